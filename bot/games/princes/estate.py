"""An estate: what of it lies open, and what its owner alone knows.

Views hand both on as they are, `Hidden` to its owner only; whoever has them may ask the rules.
"""

from dataclasses import dataclass

from bot.games.princes.pieces import SOURCES, Feat, Tile


@dataclass(frozen=True, slots=True)
class Open:
    """What lies on the table for everybody to see."""

    shown: tuple[str, ...] = ()  # professions in hand that everybody has seen
    recruiting: int = 0
    table: tuple[str, ...] = ()  # professions whose work is done, and recruiting cards left there
    builders: int = 0
    jesters: int = 0
    freedoms: tuple[str, ...] = ()
    buildings: tuple[Tile, ...] = ()
    landscapes: tuple[Tile, ...] = ()
    feats: tuple[Feat, ...] = ()
    earned: tuple[int, ...] = (0,) * len(SOURCES)
    may_sell: bool = True  # whether points may be given up for money

    @property
    def points(self) -> int:
        return sum(self.earned)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody but its owner knows: his purse and his cards."""

    florins: int
    hand: tuple[str, ...] = ()  # professions
    bonus: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()
    spent: int = 0  # florins paid to the bank so far, for whatever
    banked: int = 0  # florins the Banker brought
    received: int = 0  # florins from neighbours for building together, less those paid to them


@dataclass(frozen=True, slots=True)
class Estate:
    """What one prince owns."""

    open: Open
    hidden: Hidden
