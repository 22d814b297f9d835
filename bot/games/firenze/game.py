"""Firenze signs the contract: the open question answers for itself."""

from collections.abc import Iterable, Sequence

from bot.engine.chance import Chance
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer
from bot.engine.memory import Memory
from bot.engine.notation import Vocabulary
from bot.engine.text import Text
from bot.games.firenze import imagination, laws, memories, options, scoring, setup, turns, view
from bot.games.firenze.box import Box
from bot.games.firenze.moves import (
    VOCABULARY,
    Cover,
    Discard,
    Done,
    End,
    Endure,
    Lower,
    Move,
    Pay,
    Spill,
    Take,
)
from bot.games.firenze.printed import Printed
from bot.games.firenze.scoring import Over
from bot.games.firenze.state import State


class Firenze:
    """The game for two to four."""

    key = "firenze"
    rules = 2
    seats = range(2, 5)
    vocabulary: Vocabulary[Move] = VOCABULARY
    # Whoever is away takes the free card, gives what can best be spared, and builds nothing;
    # a neutral seal he lays as the rulebook recommends.
    passes: frozenset[type[Move]] = frozenset(
        {Cover, Take, Pay, Done, End, Discard, Spill, Lower, Endure}
    )
    asides: frozenset[type[Move]] = frozenset()

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)

    def options(self, seats: int) -> tuple[Option, ...]:
        return options.offered()

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.laid_out(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return state.question.to_move(state)

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return frozenset()

    def turn(self, state: State) -> Seat | None:
        return turns.turn(state)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return turns.ahead(state, seat)

    def next_up(self, state: State) -> Seat | None:
        return turns.next_up(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return state.question.candidates(self.box, state)

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        return state.question.judge(self.box, state)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        return state.question.answer(self.box, state, move, chance)

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return turns.went_on(self.box, done)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.seen(self.box, state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagination.imagined(state, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return imagination.could_be(self.box, state, seat)

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

    def broken_law(self, state: State) -> str:
        return laws.broken(self.box, state)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None

    def memories(self, told: Sequence[Text]) -> Iterable[Memory]:
        return memories.remembered(told)
