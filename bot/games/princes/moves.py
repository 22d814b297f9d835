"""The moves of The Princes of Florence, as players propose them."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.notation import Amount, FreeNames, Vocabulary


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Before the first round: keep the dealt professions but this one."""

    profession: str


@dataclass(frozen=True, slots=True)
class Nominate:
    """Put a lot up for auction, and bid the opening price."""

    lot: str


@dataclass(frozen=True, slots=True)
class Bid:
    """Raise the price of the lot under the hammer."""

    florins: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Out of the bidding for this lot."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Out of the auction phase, instead of nominating."""


@dataclass(frozen=True, slots=True)
class Place:
    """Lay out the landscape just won; the square is the leftmost of its lowest row."""

    landscape: str
    square: str
    turn: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards just looked at; the others go under their deck."""

    card: str


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take this profession from an opponent's table and leave a recruiting card there."""

    profession: str


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep the recruiting card just won for later."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Give prestige points away for money."""

    points: Amount


@dataclass(frozen=True, slots=True)
class Work:
    """Let a profession complete a work, with bonus cards, and take part of the pay in points.

    Bonus cards may be named in any order. With many of them there are thousands of sets: for each
    value that can be reached one is listed, in the order of the hand.
    """

    profession: str
    bonus: FreeNames
    points: Amount


@dataclass(frozen=True, slots=True)
class Build:
    """Build a building; the square is the leftmost of its lowest row."""

    building: str
    square: str
    turn: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a neighbour to build across the border with him, if he pays so much.

    The square is one of the strip that both boards make: columns a to g are those of the western
    board, h to n those of the eastern one.
    """

    building: str
    side: str  # where the neighbour is: "east" or "west"
    square: str
    turn: int
    florins: Amount


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to the price that was named; it is told again, so that nobody agrees to another."""

    florins: int


@dataclass(frozen=True, slots=True)
class Counter:
    """Answer with another price."""

    florins: Amount


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn a neighbour's offer down."""


@dataclass(frozen=True, slots=True)
class Retract:
    """Take one's own offer back, and go on with one's turn."""


@dataclass(frozen=True, slots=True)
class TakeProfession:
    """Look at five professions and invite one."""


@dataclass(frozen=True, slots=True)
class Introduce:
    """Introduce a freedom."""

    freedom: str


@dataclass(frozen=True, slots=True)
class AcquireBonus:
    """Look at five bonus cards and take one."""


@dataclass(frozen=True, slots=True)
class End:
    """End one's turn, forgoing the actions that are left."""


@dataclass(frozen=True, slots=True)
class Court:
    """Stand one's pawn on a character card, and so bid that much for it."""

    character: str
    florins: Amount


@dataclass(frozen=True, slots=True)
class Consult:
    """Use the Merchant ("free", "points") or the Professor ("prestige", "bonus")."""

    use: str


@dataclass(frozen=True, slots=True)
class Forgo:
    """Let the character in front of one be, now that he could help."""


@dataclass(frozen=True, slots=True)
class PrincessWork:
    """Let the Princess complete a work, and take part of the pay in points."""

    points: Amount


@dataclass(frozen=True, slots=True)
class Change:
    """After the last round: buy points from the Banker."""

    points: Amount


AuctionMove: TypeAlias = (  # before anybody's action turn, and whenever something is asked
    GiveBack | Nominate | Bid | Pass | Withdraw | Place | Keep | Recruit | Hold | Sell
)
BargainMove: TypeAlias = Offer | Accept | Counter | Decline | Retract
TurnMove: TypeAlias = TakeProfession | Introduce | AcquireBonus | End
CharacterMove: TypeAlias = Court | Consult | Forgo | PrincessWork | Change
Move: TypeAlias = AuctionMove | Work | Build | BargainMove | TurnMove | CharacterMove

VOCABULARY: Vocabulary[Move] = Vocabulary(*Move.__args__)
