"""The moves of Firenze, as players propose them.

Bricks are laid and paid one at a time, so that every choice of colour is a move; one command of
a player may send several. A tower is named by its colour and its height as it stands: two that
are alike are the same to everybody.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.notation import Vocabulary


@dataclass(frozen=True, slots=True)
class Cover:
    """Lay a neutral seal on the commission of this colour and height, before the first turn."""

    color: str
    height: int


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a card of the row, counted from the left; what it costs is asked for next."""

    place: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Give one brick of the storehouse for what was just chosen."""

    brick: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Ask for a brick that lies on a card of the row; the bricks given for it follow."""

    place: int
    brick: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Lay the first brick of a new tower."""

    color: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay one more brick on a tower."""

    color: str
    height: int


@dataclass(frozen=True, slots=True)
class Done:
    """Enough exchanged and built: what was not worked on is torn down."""


@dataclass(frozen=True, slots=True)
class Fulfil:
    """Fulfil the commission of this colour and height with such a tower."""

    color: str
    height: int


@dataclass(frozen=True, slots=True)
class Consecrate:
    """Hand in the bell tower that the Campanile asks for."""


@dataclass(frozen=True, slots=True)
class End:
    """End one's turn; limits are checked after it."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card away to keep the card limit."""

    card: str


@dataclass(frozen=True, slots=True)
class Spill:
    """Put a brick of the storehouse into the pouch: an event or the limit demands it."""

    brick: str


@dataclass(frozen=True, slots=True)
class Lower:
    """Take the brick that an event demands from this tower of one's own."""

    color: str
    height: int


@dataclass(frozen=True, slots=True)
class Endure:
    """Let the event just chosen take its course."""


@dataclass(frozen=True, slots=True)
class Avert:
    """Play the Patrician: the event just chosen is put away and does nothing."""


@dataclass(frozen=True, slots=True)
class Renounce:
    """Play the Patrician: put a celebration card of one's hand away."""

    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play the Princess, the Mason or the Architect for the rest of the turn."""

    card: str


@dataclass(frozen=True, slots=True)
class Smuggle:
    """Play the Smuggler: give that player a brick for one of his."""

    seat: int
    give: str
    take: str

    @property
    def is_pointless(self) -> bool:
        return self.give == self.take


@dataclass(frozen=True, slots=True)
class Restock:
    """Play the Wholesaler: new bricks for a card of the row."""

    place: int


@dataclass(frozen=True, slots=True)
class Sabotage:
    """Play the Saboteur: a brick less for that player's tower."""

    seat: int
    color: str
    height: int


@dataclass(frozen=True, slots=True)
class Transmute:
    """Play the Alchemist: a brick into the pouch for one out of it."""

    give: str
    take: str

    @property
    def is_pointless(self) -> bool:
        return self.give == self.take


BuildingMove: TypeAlias = Exchange | Begin | Lay | Done
EndMove: TypeAlias = Fulfil | Consecrate | End | Discard | Spill
EventMove: TypeAlias = Lower | Endure | Avert
# By which personnel cards are played.
Hire: TypeAlias = Renounce | Play | Smuggle | Restock | Sabotage | Transmute
Move: TypeAlias = Cover | Take | Pay | BuildingMove | EndMove | EventMove | Hire

VOCABULARY: Vocabulary[Move] = Vocabulary(*Move.__args__)
