"""The box of the game: what is printed, looked up by name."""

from bot.games.firenze.pieces import COLORS, ORDER
from bot.games.firenze.printed import Printed


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
        self.levels = tuple(tile.height for tile in printed.levels)
        self.numerals = tuple(sorted({tile.numeral for tile in printed.balconies}))
        self._kinds = {card.name: card.kind for card in printed.cards}

    def commission(self, color: str, height: int) -> int:
        """Which of all commissions it is, counted color by color from the lowest up."""
        return ORDER[color] * len(self.heights) + height - self.heights[0]

    def printed_points(self, color: str, height: int) -> int:
        return self.towers[color].points[height - self.heights[0]]

    def kind(self, card: str) -> str:
        return self._kinds[card]

    def deck(self, *, campanile: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """All cards with a start symbol, and all others."""
        cards = [c for c in self.printed.cards if campanile or c.name != "campanile"]
        starts = tuple(card.name for card in cards for _ in range(card.starts))
        others = tuple(card.name for card in cards for _ in range(card.copies - card.starts))
        return starts, others
