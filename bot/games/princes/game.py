"""The Princes of Florence as the engine plays it: the game contract, imagined hidden cards."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer, first_law
from bot.engine.notation import Vocabulary
from bot.engine.summary import GameMemory
from bot.engine.text import Text
from bot.games.princes import characters, economy, laws, moves, rounds, scoring, setup, view_builder
from bot.games.princes.auction import Bidding
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import AUTOMA_BACKS, Box, Printed
from bot.games.princes.card_draws import Choosing, Picking
from bot.games.princes.moves import Decline, End, Forgo, Hold, Move, Pass, Retract, Sell, Withdraw
from bot.games.princes.pieces import RECRUITING, Estate
from bot.games.princes.scoring import Over
from bot.games.princes.state import Solo, State
from bot.games.princes.view import View
from bot.games.princes.works import worth

PLENTY = 1_000_000  # florins: more than anything costs


def imagine_state(box: Box, state: State, viewer: Viewer, chance: Chance) -> State:
    """Covered cards change places; covered money follows from what was told, so it stays.

    What is kept is what the viewer sees now, not what he once saw: a card that he put
    under a deck may lie elsewhere.
    """
    for deck in ("profession", "bonus", "prestige"):
        # At the end the prestige cards lie open.
        if deck != "prestige" or not state.is_played_out:
            state = _deal_again(state, deck, viewer, chance)
    if isinstance(state.question, Choosing):
        state = replace(state, question=_choose_again(state, state.question, viewer, chance))
    if state.solo:
        state = replace(state, solo=_shuffle_automa_deck(box, state.solo, chance))
    return state


def _deal_again(state: State, deck: str, viewer: Viewer, chance: Chance) -> State:
    """All cards of a deck that the viewer can't see, shuffled and dealt to the same places."""
    question, solo = state.question, state.solo
    looked_at: tuple[str, ...] = ()
    if isinstance(question, Picking) and question.deck == deck and question.seat != viewer:
        looked_at = question.cards
    pile = state.decks.pile(deck)
    columns = solo.columns if solo and deck == "profession" else ()
    covered = [
        () if seat == viewer else _covered_cards(state, Seat(seat), deck)
        for seat in range(len(state.estates))
    ]
    below = [column.covered for column in columns]
    pool = [card for cards in (pile, looked_at, *covered, *below) for card in cards]
    # In an order of its own first: the true one would show through.
    dealt = iter(chance.shuffled(sorted(pool), f"imagine {deck}"))

    def as_many(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(dealt) for _ in cards)

    decks = state.decks.with_pile(deck, as_many(pile))
    if looked_at:
        assert isinstance(question, Picking)
        question = replace(question, cards=as_many(looked_at))
    estates = tuple(
        estate
        if seat == viewer
        else _with_covered(estate, deck, as_many(cards), in_row=state.is_automa(Seat(seat)))
        for seat, (estate, cards) in enumerate(zip(state.estates, covered, strict=True))
    )
    if solo:
        columns = tuple(replace(column, covered=as_many(column.covered)) for column in columns)
        solo = replace(solo, columns=columns or solo.columns)
    return replace(state, decks=decks, question=question, estates=estates, solo=solo)


def _covered_cards(state: State, seat: Seat, deck: str) -> tuple[str, ...]:
    estate = state.estates[seat]
    if deck == "profession":
        seen = (*estate.open.shown, RECRUITING)
        return tuple(card for card in estate.hidden.hand if card not in seen)
    if state.is_automa(seat):
        return ()  # Rules p. 11-12: whoever plays against him chooses these cards for him
    return estate.hidden.bonus if deck == "bonus" else estate.hidden.prestige


def _with_covered(estate: Estate, deck: str, dealt: tuple[str, ...], *, in_row: bool) -> Estate:
    """These cards instead of the covered ones; nobody sees where in a hand they are.

    Only Wolfgang's cards lie in a row, in which everybody sees the order.
    """
    hidden, seen = estate.hidden, (*estate.open.shown, RECRUITING)
    match deck:
        case "profession" if in_row:
            cards = iter(dealt)
            row = tuple(card if card in seen else next(cards) for card in hidden.hand)
            return replace(estate, hidden=replace(hidden, hand=row))
        case "profession":
            return replace(estate, hidden=replace(hidden, hand=(*estate.open.shown, *dealt)))
        case _ if in_row:
            return estate
        case "bonus":
            return replace(estate, hidden=replace(hidden, bonus=dealt))
    return replace(estate, hidden=replace(hidden, prestige=dealt))


def _shuffle_automa_deck(box: Box, solo: Solo, chance: Chance) -> Solo:
    """The backs of the Automa cards are seen, and so is which lie next."""
    deck = tuple(
        card
        for back in AUTOMA_BACKS
        for card in chance.shuffled(
            sorted(card for card in solo.deck if box.automa_cards[card].back == back),
            f"imagine {back}",
        )
    )
    return replace(solo, deck=deck)


def _choose_again(state: State, question: Choosing, viewer: Viewer, chance: Chance) -> Choosing:
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


# What may be, for whoever sees no more than lies open


def could_be(box: Box, state: State, seat: Seat) -> Iterator[State]:
    """Covered purses are full; the seat holds each card that it may hold, in one of these.

    Alone nobody looks on from whom anything is covered.
    """
    if state.solo:
        return
    if not state.options.open_money:
        plenty = [replace(one, hidden=replace(one.hidden, florins=PLENTY)) for one in state.estates]
        state = replace(state, estates=tuple(plenty))
    estate = state.estates[seat]
    estate = replace(estate, hidden=replace(estate.hidden, bonus=_best_bonus(box, state, estate)))
    for hand in _hands(box, state, estate):
        held = replace(estate, hidden=replace(estate.hidden, hand=hand))
        yield state.with_estate(seat, held)


def _best_bonus(box: Box, state: State, estate: Estate) -> tuple[str, ...]:
    """Of the bonus cards that were not played those that are of most use here."""
    unplayed = [card for card in box.bonus if card not in state.decks.spent]
    unplayed.sort(key=lambda card: worth(box, estate, card), reverse=True)
    return tuple(unplayed[: len(estate.hidden.bonus)])


def _hands(box: Box, state: State, estate: Estate) -> Iterator[tuple[str, ...]]:
    """Hands of this size, among them one with each profession that lies open nowhere."""
    shown = estate.open.shown
    covered = len(estate.hidden.hand) - len(shown)
    seen = [card for open_ in state.open_estates for card in (*open_.shown, *open_.table)]
    unseen = [card for card in box.professions if card not in seen] if covered else []
    for at in range(0, len(unseen) or 1, covered or 1):
        yield (*shown, *(unseen + unseen)[at : at + covered])


class Princes:
    """The game for one to five, with the expansions that the table wants."""

    key = "princes"
    rules = 3
    vocabulary: Vocabulary[Move] = moves.VOCABULARY
    passes: frozenset[type[Move]] = frozenset({Pass, Withdraw, End, Hold, Forgo, Decline, Retract})
    asides: frozenset[type[Move]] = frozenset({Sell})

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)
        self.box_b = Box(printed, side_b=True) if printed.side_b else self.box
        self.seats = range(1 if printed.automa else 2, 6)

    def box_of(self, state: State) -> Box:
        """The box with the side of the principalities that this table plays on."""
        return self.box_b if state.options.together else self.box

    def options(self, seats: int) -> tuple[Option, ...]:
        return setup.offered_options(self.box.printed, seats)

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.set_up_table(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return state.question.to_move

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return state.question.at_leisure

    def turn(self, state: State) -> Seat | None:
        return rounds.turn(state)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return rounds.ahead(self.box_of(state), state, seat)

    def next_up(self, state: State) -> Seat | None:
        return rounds.next_up(self.box_of(state), state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return state.question.candidates(self.box_of(state), state, seat)

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        return state.question.judge(self.box_of(state), state, seat)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        if isinstance(move, Sell):
            return range(1, state.estates[seat].open.points + 1)
        return state.question.amounts(self.box_of(state), state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        box = self.box_of(state)
        if isinstance(move, Sell):
            return economy.sell(box, state, seat, move)
        return state.question.answer(box, state, seat, move, chance)

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return rounds.continue_round(self.box_of(before), before, done, chance)

    def view(self, state: State, viewer: Viewer) -> View:
        return view_builder.make_view(self.box_of(state), state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine_state(self.box, state, viewer, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return could_be(self.box_of(state), state, seat)

    def round_of(self, state: State) -> int:
        return state.round

    def tally(self, state: State) -> Tally:
        estates, decks, question = state.estates, state.decks, state.question
        notes: list[Note] = [
            ("round", (state.round,)),
            ("florins", tuple([estate.hidden.florins for estate in estates])),
            ("points", tuple([estate.open.points for estate in estates])),
        ]
        if isinstance(question, Bidding | Bargaining):
            notes.append(("price", (question.price,)))
        notes += characters.tally_notes(self.box, state) if state.characters else []
        notes.append(("to move", tuple(sorted(self.to_move(state)))))
        hidden = [estate.hidden for estate in estates]
        covered = tuple([(own.hand, own.bonus, own.prestige) for own in hidden])
        aside = question.cards if isinstance(question, Picking) else ()
        if isinstance(question, Choosing):
            aside = question.given_back
        piles = (decks.profession, decks.bonus, decks.prestige)
        if state.solo:
            return Tally(tuple(notes), (covered, piles, aside, _solo_notes(state.solo)))
        return Tally(tuple(notes), (covered, piles, aside))

    def broken_law(self, state: State, besides: Collection[str] = ()) -> str:
        return first_law(laws.broken_laws(self.box_of(state), state), besides)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        return scoring.derive_memories(told)


def _solo_notes(solo: Solo) -> tuple[object, ...]:
    columns = tuple([(column.covered, column.faceup) for column in solo.columns])
    return solo.deck, columns, solo.card, solo.discarded
