"""Somebody at a table: which question is his, and what he may do."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from bot.engine.game import Seat, is_pointless, legal_moves
from bot.engine.notation import verb as verb_of
from bot.engine.rehearsal import Rehearsal, rehearse
from bot.engine.text import Refusal
from bot.host import clocks
from bot.host.company import Person, TableId
from bot.host.standing import (
    AnyCourse,
    Standing,
    called_for_wishes,
    decision_of,
    may_move,
    person_at,
    waited_for,
)
from bot.host.time import Time
from cogs.door import presses
from cogs.door.limits import OPTIONS
from cogs.door.presses import Press, QuestionId
from cogs.door.speech import Voice, move_in_words, voice_at

# What a seat may see of its game. Rooms that show every game alike know nothing of it.
V_co = TypeVar("V_co", covariant=True, default=object)
V = TypeVar("V")

# Moves are objects here: whoever means one kind of them looks for it.
Trial: TypeAlias = Rehearsal[object, object, V]


# In place of a question's name: where a turn is made ahead, and where its owner reads what he did.
PLANNED, TOLD = "plan", "told"
_QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Asks:
    """What a panel shows: another name as soon as it shows an old question."""

    table: TableId
    question: str

    @property
    def is_question(self) -> bool:
        return self.question.startswith(_QUESTION)


@dataclass(frozen=True, slots=True)
class Sitting(Generic[V_co]):
    """A seat at a game that has begun, and the language its owner is spoken to in.

    Where a turn is made ahead, the standing is the one it would lead to, and its moves are steps of
    the plan: panels need not know the difference.
    """

    standing: Standing
    seat: Seat
    voice: Voice
    ahead: bool = False

    @property
    def course(self) -> AnyCourse:
        assert self.standing.course is not None
        return self.standing.course

    @property
    def question(self) -> QuestionId:
        decision = self.course.decisions[self.seat]
        return QuestionId(self.standing.card.id, self.seat, decision, self.ahead)

    @property
    def asks(self) -> Asks:
        """What a panel shows that is drawn now: a question, a plan, or for whom the table waits."""
        card = self.standing.card
        if self.ahead:
            return self.plans
        if self.may_act:
            return Asks(card.id, f"{_QUESTION} {decision_of(self.standing, self.seat)}")
        return Asks(card.id, f"{card.status} {self.course.ply}")

    @property
    def plans(self) -> Asks:
        """What a panel shows where something is settled ahead."""
        return Asks(self.standing.card.id, PLANNED)

    @property
    def tells(self) -> Asks:
        """What a panel shows that only says what was done."""
        return Asks(self.standing.card.id, TOLD)

    @property
    def may_act(self) -> bool:
        """Whether there is anything here to be answered by the seat's owner."""
        return self.is_called or self.may_move

    @property
    def turn(self) -> str:
        """The id of the button that leads back to all he may do."""
        return presses.knock("plan" if self.ahead else "turn", self.standing.card.id)

    @property
    def is_asked(self) -> bool:
        return self.seat in waited_for(self.standing)

    @property
    def is_called(self) -> bool:
        """Whether he is asked for his wishes, as everybody is at once."""
        return self.seat in called_for_wishes(self.standing)

    @property
    def may_move(self) -> bool:
        """Whoever may act though somebody else is asked is not waited for."""
        return self.seat in may_move(self.standing)

    @property
    def view(self) -> V_co:
        seen: V_co = self.standing.game.view(self.course.state, self.seat)
        return seen

    def rehearsal(self) -> Trial[V_co]:
        """What he might try out: it begins with what he knows, and nothing of it is kept."""
        return rehearse(self.standing.game, self.course.state, self.seat)

    def spell(self, move: object) -> str:
        return self.standing.game.vocabulary.spell(move)

    def legal(self) -> list[object]:
        """Every legal move; one with a free amount stands for all of them."""
        return legal_moves(self.standing.game, self.course.state, self.seat)

    def amounts(self, move: object) -> range:
        return self.standing.game.amounts(self.course.state, self.seat, move)

    def press(self, spelt: str, *, likely: bool = False, row: int | None = None) -> Press:
        """A button that makes this move."""
        text = move_in_words(self.standing, spelt)
        label = self.voice.button(text) if text else spelt
        return Press(presses.move(self.question, spelt), label, likely, row=row)

    def is_legal(self, spelt: str) -> bool:
        """Whether these words are a whole move that may be made now."""
        move = self.standing.game.vocabulary.read(spelt)
        if isinstance(move, Refusal) or not self.may_move:
            return False
        return self.why_not(move) is None

    def why_not(self, move: object) -> Refusal | None:
        """Why he may not make this move now."""
        return self.standing.game.judge(self.course.state, self.seat)(move)

    def by_verb(self) -> dict[str, list[object]]:
        """What may be done to some end, kind by kind; to spell it all would take far longer."""
        found: dict[type[object], list[object]] = {}
        for move in self.legal():
            if not is_pointless(move):
                found.setdefault(type(move), []).append(move)
        return {verb_of(kind): moves for kind, moves in found.items()}

    def spelt(self, *, verb: str = "") -> Iterator[str]:
        """Those moves as they are spelt, with as many amounts as a menu has room for."""
        for name, moves in self.by_verb().items():
            if verb in ("", name):
                yield from self.in_amounts(moves)

    def in_amounts(self, moves: Iterable[object]) -> Iterator[str]:
        """These moves as they are spelt, each with its amounts."""
        vocabulary = self.standing.game.vocabulary
        for move in moves:
            if not vocabulary.amount_field(type(move)):
                yield self.spell(move)
                continue
            for amount in spread(self.amounts(move)):
                yield self.spell(vocabulary.with_amount(move, amount))


def spread(amounts: range) -> list[int]:
    """All of them, or as many as can be shown, the lowest and the highest among them."""
    if len(amounts) <= OPTIONS:
        return list(amounts)
    last = len(amounts) - 1
    return [amounts[at * last // (OPTIONS - 1)] for at in range(OPTIONS)]


# At a table of which only the key of its game is known.
AnySitting: TypeAlias = Sitting[Any]


def sitting_of(standing: Standing, person: Person) -> AnySitting | None:
    """Where somebody sits at a game that has begun; None for whoever only looks on."""
    seat = standing.card.seat_of(person.id)
    if seat is None or standing.course is None:
        return None
    return Sitting(standing, seat, voice_at(standing, person.language))


def deadline(standing: Standing, seat: Seat) -> Time | None:
    """When this seat must have answered; None if it is not asked, or there is no hurry."""
    if not standing.budgets:
        return None
    person, budget = person_at(standing, seat), standing.budgets[seat]
    return clocks.deadline(standing.card.terms, budget, person, standing.now)
