"""What a move would cost whoever makes it, and bring him: read off its rehearsal."""

from dataclasses import dataclass

from bot.games.princes.estate import Estate
from bot.games.princes.moves import Move
from bot.games.princes.pieces import SOLD
from bot.games.princes.view import View
from cogs.door.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Reckoning:
    """One's own estate before a move, and once one is asked again or somebody else is.

    The round may end with it, and luck may decide what follows: nothing is read here but what
    the move alone writes into one's own books.
    """

    before: Estate
    after: Estate

    @property
    def paid(self) -> int:
        """Florins to the bank."""
        return self.after.hidden.spent - self.before.hidden.spent

    @property
    def sold(self) -> int:
        """Points given up to pay them."""
        return -self.points(SOLD)

    def points(self, source: int) -> int:
        return self.after.open.earned[source] - self.before.open.earned[source]


def reckoned(sitting: Sitting[View], move: Move) -> Reckoning:
    """For a legal move."""
    start = sitting.rehearsal()
    found = start.beyond(sitting.seat, move)
    assert found is not None
    after, _ = found
    return Reckoning(start.view.mine, after.view.mine)
