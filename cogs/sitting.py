"""Somebody at a table: which question is his, and what he may do."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.game import Seat, legal_moves
from bot.host.ports import Person
from bot.host.standing import AnyCourse, Standing, waited_for
from cogs.limits import OPTIONS
from cogs.presses import Question
from cogs.speech import Voice, voice_at


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat at a game that has begun, and the language its owner is spoken to in."""

    standing: Standing
    seat: Seat
    voice: Voice

    @property
    def course(self) -> AnyCourse:
        assert self.standing.course is not None
        return self.standing.course

    @property
    def question(self) -> Question:
        return Question(self.standing.card.id, self.seat, self.course.decisions[self.seat])

    @property
    def is_asked(self) -> bool:
        return self.seat in waited_for(self.standing)

    @property
    def view(self) -> Any:
        return self.standing.game.view(self.course.state, self.seat)

    def spell(self, move: Any) -> str:
        return self.standing.game.vocabulary.spell(move)

    def legal(self) -> list[Any]:
        """Every legal move; one with a free amount stands for all of them."""
        return legal_moves(self.standing.game, self.course.state, self.seat)

    def amounts(self, move: Any) -> range:
        return self.standing.game.amounts(self.course.state, self.seat, move)

    def spelt(self, *, verb: str = "") -> Iterator[str]:
        """Every legal move as it is spelt, with as many amounts as a menu has room for."""
        field_of = self.standing.game.vocabulary.amount_field
        for move in self.legal():
            field = field_of(type(move))
            if verb and self.spell(move).split()[0] != verb:
                continue
            if not field:
                yield self.spell(move)
                continue
            for amount in _spread(self.amounts(move)):
                yield self.spell(replace(move, **{field: amount}))


def _spread(amounts: range) -> list[int]:
    """All of them, or as many as can be shown, the lowest and the highest among them."""
    if len(amounts) <= OPTIONS:
        return list(amounts)
    last = len(amounts) - 1
    return [amounts[at * last // (OPTIONS - 1)] for at in range(OPTIONS)]


def sitting_of(standing: Standing, person: Person) -> Sitting | None:
    """Where somebody sits at a game that has begun; None for whoever only looks on."""
    seat = standing.card.seat_of(person.id)
    if seat is None or standing.course is None:
        return None
    return Sitting(standing, seat, voice_at(standing, person.language))
