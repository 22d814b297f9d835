"""What everybody sees of the question that is open."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.games.princes.pieces import Proposal

WISHING = "wishing"


@dataclass(frozen=True, slots=True)
class Bargain:
    """An offer to build together: everybody hears what is asked and what is answered."""

    builder: Seat
    partner: Seat
    offer: Proposal  # the side is the builder's, the price what he asks
    bid: int | None  # what the partner answered last
    price: int  # what the seat that is asked may accept
    cost: int  # what the builder pays the bank


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    # choosing nominating bidding placing picking recruiting acting over;
    # courting (for a character) consulting (one) changing (money, at the Banker's);
    # bargaining (about a building across a border);
    # wishing (all at once, before sealed auctions: the table asks it, the rules never do)
    kind: str
    seats: tuple[Seat, ...]
    lot: str = ""  # under the hammer, or being laid out
    price: int = 0
    bid: int = 0  # what has to be bid next
    bidders: tuple[Seat, ...] = ()  # still in, in order of turn; the last one leads
    deck: str = ""  # being looked at
    cards: int = 0
    actions: int = 0  # left in the running turn
    character: str = ""  # who may be used now
    is_last_chance: bool = False  # and goes back if he is not
    bargain: Bargain | None = None
