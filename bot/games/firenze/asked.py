"""What everybody sees of the question that is open."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.games.firenze.pieces import Bricks


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    # placing choosing paying-card averting losing lowering building paying-exchange
    # paying-construction fulfilling limiting-cards limiting-bricks over
    kind: str
    seats: tuple[Seat, ...]
    card: str = ""  # being paid for, or the event
    place: int = 0  # of that card in the row, or of the one exchanged with
    brick: str = ""  # asked for in exchange
    due: int = 0  # bricks still to give, cards to put away, neutral seals to lay
    spare: Bricks = ()  # what may be given
