"""The places a tile may lie, and the way from one to the next that never crosses closed ground."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.princes import palazzo
from bot.games.princes.palazzo import Cell, Ground

# Where an arrow leads: columns to the right, rows up.
STEPS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
TURNS = ("counter", "clockwise", "flip")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a tile lies, and how."""

    square: str
    turn: int


@dataclass(frozen=True, slots=True)
class Places:
    """All places where this tile may lie now."""

    ground: Ground
    tile: str
    legal: frozenset[Place]

    def turned(self, turn: int, near: Place) -> list[Place]:
        """Those of this turn, the nearest first."""
        alike = [place for place in self.legal if place.turn == turn]
        return sorted(alike, key=lambda place: (self._apart(place, near), place))

    def next(self, at: Place, way: str) -> Place | None:
        """The next place that way, or None when there is none."""
        if way in STEPS:
            return self._stepped(at, *STEPS[way])
        turns = (turn for turn in self._turning(at.turn, way) if turn != at.turn)
        found = (self.turned(turn, at) for turn in turns)
        return next((places[0] for places in found if places), None)

    # Steps

    def _stepped(self, at: Place, right: int, up: int) -> Place | None:
        """Straight on if there is a place, else the nearest that lies further that way."""
        column, row = self._cell(at)
        ahead = []
        for place in self.legal:
            if place.turn != at.turn:
                continue
            across, upwards = self._cell(place)[0] - column, self._cell(place)[1] - row
            on, aside = across * right + upwards * up, abs(across * up) + abs(upwards * right)
            if on > 0:
                ahead.append((aside > 0, on + aside, place))
        return min(ahead)[2] if ahead else None

    def _cell(self, place: Place) -> Cell:
        at = self.ground.squares.index(place.square)
        return at % len(self.ground.columns), at // len(self.ground.columns)

    # Turns

    def _turning(self, turn: int, way: str) -> Iterator[int]:
        """The turns one comes by that way, the first that was meant before all others."""
        turns = self.ground.turns[self.tile]
        cells = turns[turn]
        if way == "flip":
            cells = palazzo.flipped(cells)
            if cells == turns[turn]:
                return
            yield turns.index(cells)
        quarters = [cells := palazzo.turned(cells) for _ in range(3)]
        yield from map(turns.index, reversed(quarters) if way == "counter" else quarters)

    def _apart(self, one: Place, other: Place) -> int:
        """How far apart their middles are, squared and in a fine measure."""
        there = zip(self._middle(one), self._middle(other), strict=True)
        return sum((a - b) ** 2 for a, b in there)

    def _middle(self, place: Place) -> tuple[int, int]:
        cells = self.ground.turns[self.tile][place.turn]
        column, row = self._cell(place)
        first = min(c for c, r in cells if r == 0)
        return (
            sum(c - first + column for c, _ in cells),
            sum(r + row for _, r in cells),
        )
