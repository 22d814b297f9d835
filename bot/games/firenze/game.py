"""Firenze as the engine plays it: the game contract, the course of turns, imagined hidden cards."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer, first_law
from bot.engine.notation import Vocabulary
from bot.engine.summary import GameMemory
from bot.engine.text import Text
from bot.games.firenze import end_of_turn, laws, moves, pieces, scoring, setup, view
from bot.games.firenze.box import Box, Printed
from bot.games.firenze.end_of_turn import Limiting
from bot.games.firenze.moves import Cover, Discard, Done, End, Endure, Lower, Move, Pay, Spill, Take
from bot.games.firenze.pieces import CELEBRATION, OPEN, PERSONNEL, Hidden, Turn
from bot.games.firenze.row import Choosing
from bot.games.firenze.scoring import Over
from bot.games.firenze.setup import Placing
from bot.games.firenze.state import Deck, State


def imagine_state(state: State, chance: Chance) -> State:
    """The order of the deck. What is in hands was taken openly, and the pouch can be counted.

    It is put in an order of its own before it is shuffled: the true one would show through.
    As long as start cards are left everybody knows that they lie on top (Rules p. 3).
    """
    deck = state.deck
    starts = chance.shuffled(sorted(deck.cards[: deck.starts]), "imagine start cards")
    others = chance.shuffled(sorted(deck.cards[deck.starts :]), "imagine deck")
    return replace(state, deck=Deck((*starts, *others), deck.starts, deck.discards))


def could_be(box: Box, state: State, seat: Seat) -> Iterator[State]:
    """How many of a hand are celebrations lies open, and nothing else of it.

    So the seat holds each kind of personnel, in one of these.
    """
    hand = state.builders[seat].hidden.hand
    celebrations = [card for card in hand if box.kind(card) == CELEBRATION]
    covered = len(hand) - len(celebrations)
    some = _kinds(box, CELEBRATION)[:1] * len(celebrations)
    for card in _kinds(box, PERSONNEL) if covered else [""]:
        hidden = Hidden((*[card] * covered, *some))
        yield state.with_builder(seat, hidden)


def _kinds(box: Box, kind: str) -> list[str]:
    return [card for card in box.cards if box.kind(card) == kind]


def continue_turns(box: Box, step: Step[State]) -> Step[State]:
    """As long as a limit is passed the turn goes on; then it is over."""
    state = step.state
    is_over = isinstance(state.question, Limiting) and end_of_turn.are_kept(
        box, state.builders[state.seat]
    )
    return step.then(lambda state: _next_turn(box, state)) if is_over else step


def _next_turn(box: Box, state: State) -> Step[State]:
    """The next turn begins, or the game is over."""
    seat = next_up(state)
    if seat is None:
        return scoring.score_final(box, state)
    return Step(replace(_begin_turn(state, seat), turns=state.turns + 1), ())


def _begin_turn(state: State, seat: Seat) -> State:
    """The turn of this seat."""
    open_ = state.builders[seat].open
    site = tuple([replace(tower, idle=True) for tower in open_.site])
    state = state.with_builder(seat, replace(open_, site=site))
    return replace(state, turn=Turn(seat), question=Choosing())


def next_up(state: State) -> Seat | None:
    """Whose turn comes after this one; nobody's once it comes back to who has the last tile."""
    seat = state.clockwise(state.seat)[1]
    match state.question:
        case Placing(1):
            return None if state.starter == state.seat else state.starter
        case Placing():
            return seat
        case scoring.Over():
            return None
    return None if seat == state.board.ender else seat


# Thinking ahead


def turn(state: State) -> Seat | None:
    """Neutral seals are laid before the first turn."""
    return None if isinstance(state.question, Placing | scoring.Over) else state.seat


def ahead(state: State, seat: Seat) -> State | None:
    """The next turn of this seat, with the row as it lies now."""
    if turn(state) is None or not _comes_again(state, seat):
        return None
    return _begin_turn(state, seat)


def _comes_again(state: State, seat: Seat) -> bool:
    """Rules p. 7: the round that was begun by whoever has the end tile is the last."""
    if state.board.ender == OPEN:
        return True
    return seat != state.seat and scoring.has_turn_left(state, seat)


class Firenze:
    """The game for two to four."""

    key = "firenze"
    rules = 2
    seats = range(2, 5)
    vocabulary: Vocabulary[Move] = moves.VOCABULARY
    # Whoever is away takes the free card, gives what can best be spared, and builds nothing;
    # a neutral seal he lays as the rulebook recommends.
    passes: frozenset[type[Move]] = frozenset(
        {Cover, Take, Pay, Done, End, Discard, Spill, Lower, Endure}
    )
    asides: frozenset[type[Move]] = frozenset()

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)

    def options(self, seats: int) -> tuple[Option, ...]:
        return pieces.offered_options()

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.set_up_table(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return state.question.to_move(state)

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return frozenset()

    def turn(self, state: State) -> Seat | None:
        return turn(state)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return ahead(state, seat)

    def next_up(self, state: State) -> Seat | None:
        return next_up(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return state.question.candidates(self.box, state)

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        return state.question.judge(self.box, state)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        return state.question.answer(self.box, state, move, chance)

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return continue_turns(self.box, done)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.make_view(self.box, state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine_state(state, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return could_be(self.box, state, seat)

    def round_of(self, state: State) -> int:
        seats = len(state.open_builders)
        return max(1, (state.turns + seats - 1) // seats)

    def tally(self, state: State) -> Tally:
        builders = state.open_builders
        notes: list[Note] = [
            ("turn", (state.turns,)),
            ("points", tuple([builder.points for builder in builders])),
            ("seals", tuple([builder.seals for builder in builders])),
            ("bricks", tuple([builder.stored for builder in builders])),
            ("to move", tuple(self.to_move(state))),
        ]
        before = [
            (
                b.open.storehouse,
                [(t.color, t.height) for t in b.open.site],
                b.hidden.hand,
                b.open.buildings,
            )
            for b in state.builders
        ]
        row = [(spot.card, spot.bricks) for spot in state.row]
        return Tally(
            tuple(notes), (before, row, state.pouch, state.deck.cards, state.deck.discards)
        )

    def broken_law(self, state: State, besides: Collection[str] = ()) -> str:
        return first_law(laws.broken_laws(self.box, state), besides)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        return scoring.derive_memories(told)
