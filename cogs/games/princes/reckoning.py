"""What a move would come to: the table as its maker sees it, before the move and once it is done.

Only what he does himself is tried: whether somebody else would agree, and could pay, is not his
to find out.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.princes.moves import Move
from bot.games.princes.pieces import SOLD
from bot.games.princes.view import View
from cogs.door.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A move that was rehearsed; nothing that follows from it has happened yet."""

    before: View
    after: View

    @property
    def paid(self) -> int:
        """Florins to the bank."""
        return self.after.mine.hidden.spent - self.before.mine.hidden.spent

    @property
    def sold(self) -> int:
        """Points given up to pay them."""
        return -self.points(SOLD)

    @property
    def florins(self) -> int:
        """What comes into the purse."""
        return self.after.mine.hidden.florins - self.before.mine.hidden.florins

    def points(self, source: int) -> int:
        return self.after.mine.open.earned[source] - self.before.mine.open.earned[source]


def reckoned(sitting: Sitting[View], move: Move) -> Reckoning:
    """For a legal move that takes no luck."""
    return each_reckoned(sitting, [move])[move]


def each_reckoned(sitting: Sitting[View], moves: Iterable[Move]) -> dict[Move, Reckoning]:
    """Those of these moves that are allowed, and take no luck."""
    start = sitting.rehearsal()
    before = start.view
    tried = ((move, start.alone(sitting.seat, move)) for move in moves)
    return {move: Reckoning(before, after) for move, after in tried if after}
