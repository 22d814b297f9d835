"""The box of the game: what is printed and how well it is known, looked up by name."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from bot.engine.data_file_reader import Positive
from bot.games.firenze.state_parts import COLORS, KINDS, ORDER

# Where a value comes from: the rulebook prints it, a public source tells it, it follows from
# either by reasoning, or it is ours because the printed one is not public.
PRINTED, PUBLIC, INFERRED, OURS = "printed", "public", "inferred", "ours"
STANDINGS = (PRINTED, PUBLIC, INFERRED, OURS)

Standing: TypeAlias = Annotated[str, STANDINGS]


@dataclass(frozen=True, slots=True)
class FamilyTower:
    """A tower of the board: what its commissions are worth, from the lowest up."""

    name: str  # its colour
    bricks: Positive  # of this colour in the box
    points: tuple[int, ...]
    majority: int
    points_from: tuple[Standing, ...]
    majority_from: Standing


@dataclass(frozen=True, slots=True)
class LevelTile:
    """The points of whoever is first to fulfil a commission of this height."""

    height: int
    points: Positive
    points_from: Standing


@dataclass(frozen=True, slots=True)
class BalconyTile:
    """A balcony: its points replace those of the commission that it covers."""

    name: str
    numeral: Positive
    color: Annotated[str, COLORS]
    height: int
    points: Positive
    color_from: Standing
    height_from: Standing
    points_from: Standing


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A kind of card. What the two numbers mean is told where the card takes effect."""

    name: str
    kind: Annotated[str, KINDS]
    copies: Positive
    starts: int  # of the copies, how many are start cards
    amount: Annotated[int, -9]
    measure: int
    name_from: Standing
    effect_from: Standing
    copies_from: Standing


@dataclass(frozen=True, slots=True)
class Numbers:
    """Every other number of the game."""

    seals: tuple[int, ...]  # of each player; the index is the number of players
    start_bricks: int  # white, of the starting player; each next one has one more
    row: Positive
    bricks_each: Positive  # on a new card of the row
    exchange: Positive
    construction: tuple[int, ...]  # what so many bricks cost in a turn
    storehouse: Positive
    cards: Positive
    last_seal: int
    lowest: Positive  # the height of the lowest commissions
    lowest_from: Standing
    low_heights: Positive  # about half of the neutral seals lie on the lowest so many heights
    low_seals: int  # and at most so many


@dataclass(frozen=True, slots=True)
class Printed:
    """All of it."""

    towers: tuple[FamilyTower, ...]
    levels: tuple[LevelTile, ...]
    balconies: tuple[BalconyTile, ...]
    cards: tuple[ActionCard, ...]
    numbers: Numbers


class Box:
    """One edition of the game, unpacked once and shared by all its tables."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.numbers = printed.numbers
        self.towers = {tower.name: tower for tower in printed.towers}
        self.cards = {card.name: card for card in printed.cards}
        self.balconies = {tile.name: tile for tile in printed.balconies}
        self.bricks = tuple(self.towers[color].bricks for color in COLORS)
        storeys = len(printed.towers[0].points)
        self.heights = tuple(range(self.numbers.lowest, self.numbers.lowest + storeys))
        self.places = tuple((color, height) for color in COLORS for height in self.heights)
        self.levels = tuple(tile.height for tile in printed.levels)
        self.numerals = tuple(sorted({tile.numeral for tile in printed.balconies}))
        self._kinds = {card.name: card.kind for card in printed.cards}

    def commission_index(self, color: str, height: int) -> int:
        """Which of all commissions it is, counted color by color from the lowest up."""
        return ORDER[color] * len(self.heights) + height - self.heights[0]

    def printed_points(self, color: str, height: int) -> int:
        return self.towers[color].points[height - self.heights[0]]

    def card_kind(self, card: str) -> str:
        return self._kinds[card]

    def deck(self, *, campanile: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """All cards with a start symbol, and all others."""
        cards = [c for c in self.printed.cards if campanile or c.name != "campanile"]
        starts = tuple(card.name for card in cards for _ in range(card.starts))
        others = tuple(card.name for card in cards for _ in range(card.copies - card.starts))
        return starts, others
