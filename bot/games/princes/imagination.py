"""Another truth that a viewer cannot tell from the real one: what he can't see is dealt again."""

from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Viewer
from bot.games.princes.state import Choosing, Estate, Picking, State


def imagined(state: State, viewer: Viewer, chance: Chance) -> State:
    """Covered cards change places; covered money follows from what was told, so it stays.

    What is kept is what the viewer sees now, not what he once saw: a card that he put
    under a deck may lie elsewhere.
    """
    for deck in ("profession", "bonus", "prestige"):
        # At the end the prestige cards lie open.
        if deck != "prestige" or not state.is_played_out:
            state = _dealt_again(state, deck, viewer, chance)
    if isinstance(state.question, Choosing):
        state = replace(state, question=_chosen_again(state, state.question, viewer, chance))
    return state


def _dealt_again(state: State, deck: str, viewer: Viewer, chance: Chance) -> State:
    """All cards of a deck that the viewer can't see, shuffled and dealt to the same places."""
    question = state.question
    looked_at: tuple[str, ...] = ()
    if isinstance(question, Picking) and question.deck == deck and question.seat != viewer:
        looked_at = question.cards
    pile: tuple[str, ...] = getattr(state.decks, deck)
    covered = [
        () if seat == viewer else _covered(estate, deck)
        for seat, estate in enumerate(state.estates)
    ]
    pool = [card for cards in (pile, looked_at, *covered) for card in cards]
    dealt = iter(chance.shuffled(pool, f"imagine {deck}"))

    def as_many(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(dealt) for _ in cards)

    decks = replace(state.decks, **{deck: as_many(pile)})
    if looked_at:
        assert isinstance(question, Picking)
        question = replace(question, cards=as_many(looked_at))
    estates = tuple(
        _with_covered(estate, deck, as_many(cards)) if cards else estate
        for estate, cards in zip(state.estates, covered, strict=True)
    )
    return replace(state, decks=decks, question=question, estates=estates)


def _covered(estate: Estate, deck: str) -> tuple[str, ...]:
    match deck:
        case "profession":
            return tuple(card for card in estate.hand if card not in estate.shown)
        case "bonus":
            return estate.bonus
    return estate.prestige


def _with_covered(estate: Estate, deck: str, cards: tuple[str, ...]) -> Estate:
    match deck:
        case "profession":
            return replace(estate, hand=(*estate.shown, *cards))
        case "bonus":
            return replace(estate, bonus=cards)
    return replace(estate, prestige=cards)


def _chosen_again(state: State, question: Choosing, viewer: Viewer, chance: Chance) -> Choosing:
    """Whoever has chosen, but the viewer, gave back any card he could have."""
    return Choosing(
        tuple(
            chance.one_of(estate.hand, "imagine choice") if given and seat != viewer else given
            for seat, (given, estate) in enumerate(
                zip(question.given_back, state.estates, strict=True)
            )
        )
    )
