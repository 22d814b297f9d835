"""A master builder: what of his lies open, and what he alone holds.

Views hand both on as they are, `Hidden` to its owner only; whoever has them may ask the rules.
"""

from dataclasses import dataclass

from bot.engine.copies import replace
from bot.games.firenze.pieces import SOURCES, Bricks, Tower


@dataclass(frozen=True, slots=True)
class Open:
    """What lies on the table for everybody to see."""

    storehouse: Bricks
    seals: int
    site: tuple[Tower, ...] = ()
    buildings: tuple[str, ...] = ()
    owes_bell_tower: bool = False  # the Campanile waits for a tower of his
    earned: tuple[int, ...] = (0,) * len(SOURCES)

    @property
    def stored(self) -> int:
        return sum(self.storehouse)

    @property
    def points(self) -> int:
        return sum(self.earned)

    def gained(self, source: int, points: int) -> "Open":
        """With these prestige points more, and where they come from."""
        earned = self.earned
        after = (*earned[:source], earned[source] + points, *earned[source + 1 :])
        return replace(self, earned=after)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody but its owner sees."""

    hand: tuple[str, ...] = ()  # personnel and celebrations


@dataclass(frozen=True, slots=True)
class Builder:
    """What one master builder has before him."""

    open: Open
    hidden: Hidden = Hidden()
