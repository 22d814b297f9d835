"""Another truth that a viewer cannot tell from the real one: what he can't see is dealt again."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Viewer
from bot.games.princes.box import Box
from bot.games.princes.cards import (
    Choosing,
    Picking,
)
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import RECRUITING
from bot.games.princes.printed import AUTOMA_BACKS
from bot.games.princes.state import (
    Solo,
    State,
)


def imagined(box: Box, state: State, viewer: Viewer, chance: Chance) -> State:
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
    if state.solo:
        state = replace(state, solo=_automa_deck_shuffled(box, state.solo, chance))
    return state


def _dealt_again(state: State, deck: str, viewer: Viewer, chance: Chance) -> State:
    """All cards of a deck that the viewer can't see, shuffled and dealt to the same places."""
    question, solo = state.question, state.solo
    looked_at: tuple[str, ...] = ()
    if isinstance(question, Picking) and question.deck == deck and question.seat != viewer:
        looked_at = question.cards
    pile: tuple[str, ...] = getattr(state.decks, deck)
    columns = solo.columns if solo and deck == "profession" else ()
    covered = [
        () if seat == viewer else _covered(state, Seat(seat), deck)
        for seat in range(len(state.estates))
    ]
    below = [column.covered for column in columns]
    pool = [card for cards in (pile, looked_at, *covered, *below) for card in cards]
    dealt = iter(chance.shuffled(pool, f"imagine {deck}"))

    def as_many(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(dealt) for _ in cards)

    decks = replace(state.decks, **{deck: as_many(pile)})
    if looked_at:
        assert isinstance(question, Picking)
        question = replace(question, cards=as_many(looked_at))
    estates = tuple(
        _with_covered(estate, deck, dict(zip(cards, as_many(cards), strict=True)))
        for estate, cards in zip(state.estates, covered, strict=True)
    )
    if solo:
        columns = tuple(replace(column, covered=as_many(column.covered)) for column in columns)
        solo = replace(solo, columns=columns or solo.columns)
    return replace(state, decks=decks, question=question, estates=estates, solo=solo)


def _covered(state: State, seat: Seat, deck: str) -> tuple[str, ...]:
    estate = state.estates[seat]
    if deck == "profession":
        seen = (*estate.open.shown, RECRUITING)
        return tuple(card for card in estate.hidden.hand if card not in seen)
    if state.is_automa(seat):
        return ()  # Rules p. 11-12: whoever plays against him chooses these cards for him
    return estate.hidden.bonus if deck == "bonus" else estate.hidden.prestige


def _with_covered(estate: Estate, deck: str, instead: Mapping[str, str]) -> Estate:
    """Each covered card replaced where it lay."""
    if not instead:
        return estate

    def dealt(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(instead.get(card, card) for card in cards)

    match deck:
        case "profession":
            return replace(estate, hidden=replace(estate.hidden, hand=dealt(estate.hidden.hand)))
        case "bonus":
            return replace(estate, hidden=replace(estate.hidden, bonus=dealt(estate.hidden.bonus)))
    return replace(estate, hidden=replace(estate.hidden, prestige=dealt(estate.hidden.prestige)))


def _automa_deck_shuffled(box: Box, solo: Solo, chance: Chance) -> Solo:
    """The backs of the Automa cards are seen, and so is which lie next."""
    deck = tuple(
        card
        for back in AUTOMA_BACKS
        for card in chance.shuffled(
            [card for card in solo.deck if box.automa_cards[card].back == back], f"imagine {back}"
        )
    )
    return replace(solo, deck=deck)


def _chosen_again(state: State, question: Choosing, viewer: Viewer, chance: Chance) -> Choosing:
    """Whoever has chosen, but the viewer, gave back any card he could have."""
    return Choosing(
        tuple(
            chance.one_of(estate.hidden.hand, "imagine choice")
            if given and seat != viewer
            else given
            for seat, (given, estate) in enumerate(
                zip(question.given_back, state.estates, strict=False)
            )
        )
    )
