"""What would come of several moves: the rules try them on a copy, and nothing of it is kept."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import legal_moves, play
from bot.engine.text import Refusal
from bot.games.firenze.view import View
from cogs.door.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A position that is not on the table, and the moves that would lead there."""

    sitting: Sitting[View]
    state: Any
    moves: tuple[str, ...] = ()

    @property
    def view(self) -> View:
        view: View = self.sitting.standing.game.view(self.state, self.sitting.seat)
        return view

    def legal(self) -> list[Any]:
        return legal_moves(self.sitting.standing.game, self.state, self.sitting.seat)

    def then(self, spelt: str) -> "Rehearsal | None":
        """After one more move; None when the rules forbid it, or luck would decide on it."""
        game = self.sitting.standing.game
        read = game.vocabulary.read(spelt)
        if isinstance(read, Refusal) or self.sitting.seat not in game.to_move(self.state):
            return None
        # Other luck than the table's: what nobody knows yet can't be learned here.
        step = play(game, self.state, self.sitting.seat, read, Chance("rehearsal", 0))
        if isinstance(step, Refusal) or step.opened:
            return None
        return replace(self, state=step.state, moves=(*self.moves, spelt))

    def and_then(self, moves: Iterable[str]) -> "Rehearsal | None":
        found: Rehearsal | None = self
        for spelt in moves:
            found = found.then(spelt) if found else None
        return found


def as_it_stands(sitting: Sitting[View]) -> Rehearsal:
    return Rehearsal(sitting, sitting.course.state)
