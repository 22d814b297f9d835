"""The Princes of Florence signs the contract: the open question answers for itself."""

from collections.abc import Collection, Iterable, Sequence

from bot.engine.chance import Chance
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer, first_law
from bot.engine.notation import Vocabulary
from bot.engine.summary import GameMemory
from bot.engine.text import Text
from bot.games.princes import (
    characters,
    economy,
    imagination,
    laws,
    options,
    rounds,
    scoring,
    setup,
    together,
    view_builder,
)
from bot.games.princes.auction import Bidding
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import Box
from bot.games.princes.cards import Choosing, Picking
from bot.games.princes.moves import (
    VOCABULARY,
    Decline,
    End,
    Forgo,
    Hold,
    Move,
    Pass,
    Retract,
    Sell,
    Withdraw,
)
from bot.games.princes.printed import Printed
from bot.games.princes.scoring import Over
from bot.games.princes.state import Solo, State
from bot.games.princes.view import View


class Princes:
    """The game for one to five, with the expansions that the table wants."""

    key = "princes"
    rules = together.NEWEST
    vocabulary: Vocabulary[Move] = VOCABULARY
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
        return options.offered_options(self.box.printed, seats)

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
        return imagination.imagine_state(self.box, state, viewer, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return imagination.could_be(self.box_of(state), state, seat)

    def tally(self, state: State) -> Tally:
        estates, decks, question = state.estates, state.decks, state.question
        notes: list[Note] = [
            ("round", (state.round,)),
            ("florins", tuple([estate.hidden.florins for estate in estates])),
            ("points", tuple([estate.open.points for estate in estates])),
        ]
        if isinstance(question, Bidding | Bargaining):
            notes.append(("price", (question.price,)))
        notes += characters.notes(self.box, state) if state.characters else []
        notes.append(("to move", tuple(sorted(self.to_move(state)))))
        covered = tuple(
            [
                (estate.hidden.hand, estate.hidden.bonus, estate.hidden.prestige)
                for estate in estates
            ]
        )
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
