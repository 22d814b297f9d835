"""Compute where each building of the city stands in its picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from random import Random
from typing import Protocol


class Plot(Protocol):
    """The building of one finished game."""

    @property
    def number(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def storeys(self) -> int: ...
    @property
    def houses(self) -> int: ...
    @property
    def huts(self) -> int: ...
    @property
    def monument(self) -> int: ...
    @property
    def names(self) -> Sequence[str]: ...


class District(Protocol):
    """The plots of one season, or of all seasons before the newest."""

    @property
    def last(self) -> int: ...
    @property
    def is_old(self) -> bool: ...
    @property
    def plots(self) -> Sequence[Plot]: ...


class Town(Protocol):
    """All districts, the newest first, and the landmarks that the server has earned."""

    @property
    def districts(self) -> Sequence[District]: ...
    @property
    def landmarks(self) -> frozenset[str]: ...
    @property
    def games(self) -> int: ...


WIDTH, HEIGHT = 1600, 1200
MIDDLE = WIDTH // 2
SHORE = 1000  # where the river begins
PIAZZA = 620  # the base line of the cathedral and the Signoria
BACK = 344  # as far as the oldest streets may reach

# The newest games stand in rows at the river: how far up, how large, how many, how far apart.
_ROWS = ((0, 1.16, 7, 208), (138, 0.96, 9, 168), (252, 0.8, 11, 136))
_ZOOM = ((3, 1.75), (8, 1.5), (14, 1.25))  # up to so many games

# Older games stand in strips of districts behind the piazza, each with its sign before it.
_SCALES = (0.54, 0.54, 0.46, 0.38)  # of the first strip, by the number of strips
_LEAST = 0.17  # scale of the old town
_SMALLER = 0.72  # from one strip to the next behind it
_COLUMNS = {1: (770,), 2: (320, 1320), 3: (320, 770, 1320)}  # middles of the districts of a strip
_DISTRICT_WIDTH, _OLD_TOWN_WIDTH = 420, 1300
_PITCH, _DEPTH = 118, 46  # of a plot at full size
_LANE = 34  # before each strip, for the signs
_TAPER = 0.18  # what lies far off moves together


@dataclass(frozen=True, slots=True)
class PlotSpot:
    """Position of a plot: the middle of its base line, and its scale."""

    plot: Plot
    x: int
    y: int
    scale: float
    room: int = 0  # for a name; none in the streets behind


@dataclass(frozen=True, slots=True)
class DistrictSign:
    """Position of the sign with a district's name."""

    district: District
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CityPlan:
    """Everything that is drawn on the ground, ordered from back to front."""

    spots: tuple[PlotSpot, ...] = ()
    signs: tuple[DistrictSign, ...] = ()
    gardens: tuple[tuple[int, int, float], ...] = ()  # free places at the river
    trees: tuple[tuple[int, int, float], ...] = ()  # along the wall
    top: int = SHORE - 90  # of the town
    half: int = 200  # of its width at the river


def lay_out_city(town: Town) -> CityPlan:
    if not town.districts:
        return CityPlan()
    slots = _river_slots(view_scale(town))
    newest, quarters, before = list[PlotSpot](), list[tuple[District, Sequence[Plot]]](), town.games
    for district in town.districts:
        plots = district.plots
        before -= len(plots)
        older = max(0, min(len(plots), town.games - len(slots) - before))
        for at in range(older, len(plots)):
            newest.append(PlotSpot(plots[at], *slots[(before + at) % len(slots)]))
        if older:
            quarters.append((district, plots[:older]))
    streets, signs = _place_quarters(quarters)
    spots = sorted([*streets, *newest], key=lambda spot: (spot.y, spot.x))
    top, half = _town_reach(town, spots)
    taken = {(spot.x, spot.y) for spot in newest}
    free = sorted((slot[:3] for slot in slots if slot[:2] not in taken), key=lambda slot: slot[1])
    gardens = tuple(
        (x, y, scale)
        for x, y, scale in free
        if abs(x - MIDDLE) + 80 * scale < half * wall_distance((SHORE - y) / (SHORE - top))
    )
    built = [*((spot.x, spot.y, spot.scale) for spot in spots), *gardens]
    trees = tuple(sorted(_scatter_trees(built, top, half), key=lambda tree: tree[1]))
    return CityPlan(tuple(spots), tuple(signs), gardens, trees, top, half)


# At the river


def view_scale(town: Town) -> float:
    """Return the zoom: larger for the few buildings of a village."""
    return next((zoom for games, zoom in _ZOOM if town.games <= games), 1.0)


def base_line(up: int, zoom: float) -> int:
    return SHORE - 42 - round(up * zoom)


@cache
def _river_slots(zoom: float) -> tuple[tuple[int, int, float, int], ...]:
    """Compute places for the newest games (x, y, scale, room), from the middle outwards."""
    found = []
    for row, (up, scale, count, pitch) in enumerate(_ROWS):
        for at in range(count):
            x = MIDDLE + round((at - (count - 1) / 2) * pitch * zoom)
            if abs(x - MIDDLE) < MIDDLE - 60 * scale * zoom:
                far = abs(x - MIDDLE + 9) / pitch / zoom + 0.8 * row
                slot = x, base_line(up, zoom), scale * zoom, round((pitch - 8) * zoom)
                found.append((far, slot))
    return tuple(slot for _, slot in sorted(found))


# The streets behind


def _place_quarters(
    quarters: Sequence[tuple[District, Sequence[Plot]]],
) -> tuple[list[PlotSpot], list[DistrictSign]]:
    """Place three districts side by side in a strip, and the old town alone at the back."""
    single = [one for one in quarters if not one[0].is_old]
    strips = [single[at : at + 3] for at in range(0, len(single), 3)]
    strips += [[one] for one in quarters if one[0].is_old]
    spots, signs = list[PlotSpot](), list[DistrictSign]()
    scale, y = _SCALES[len(strips)], PIAZZA - 26 - _LANE
    for strip in strips:
        back = y
        for (district, plots), x in zip(strip, _COLUMNS[len(strip)], strict=True):
            signs.append(DistrictSign(district, round(_taper(x, y)), y))
            width = _OLD_TOWN_WIDTH if district.is_old else _DISTRICT_WIDTH
            spots += _fill_district(plots, x, y, width, scale)
            back = min(back, spots[-1].y)
        y, scale = back - round(_DEPTH * scale) - _LANE, scale * _SMALLER
    return spots, signs


def _fill_district(
    plots: Sequence[Plot], middle: int, y: int, width: int, scale: float
) -> Iterator[PlotSpot]:
    """Yield a grid of plots, the newest in front.

    Where there are too many, several share a place and the one with the greatest monument is drawn.
    """
    while _count_places(y, width, scale) < len(plots) and scale > _LEAST:
        scale -= 0.01
    pitch, depth = _PITCH * scale, _DEPTH * scale
    across, fold = int(width / pitch), ceil(len(plots) / _count_places(y, width, scale))
    newest = plots[::-1]
    shown = [
        max(newest[at : at + fold], key=lambda plot: (plot.monument, plot.storeys))
        for at in range(0, len(newest), fold)
    ]
    rows = max(ceil(len(shown) / across), min(3, len(shown) // 4), 1)
    across = ceil(len(shown) / rows)
    pitch = min(width / across, pitch * 1.25)
    for at, plot in enumerate(shown):
        row, column = divmod(at, across)
        astray = (plot.number * 7919 % 17 - 8) / 100 + (row % 2) / 2 - 0.25
        foot = y - row * depth
        x = middle + (column + 0.5 - across / 2 + astray) * pitch
        yield PlotSpot(plot, round(_taper(x, foot)), round(foot), scale)


def _count_places(y: int, width: int, scale: float) -> int:
    return int(width / (_PITCH * scale)) * int((y - BACK) / (_DEPTH * scale))


def _taper(x: float, y: float) -> float:
    return MIDDLE + (x - MIDDLE) * (1 - _TAPER * (PIAZZA - y) / (PIAZZA - BACK))


# The wall, and the trees along it


def _town_reach(town: Town, spots: Sequence[PlotSpot]) -> tuple[int, int]:
    """Compute the y of the town's far end and half of its width at the river."""
    top = min(spot.y - 18 - round(64 * spot.scale) for spot in spots)
    if town.games > 1:
        top = min(top, chapel_position(town)[1] - 60)
    half = max(
        (abs(spot.x - MIDDLE) + 92 * spot.scale)
        / wall_distance(min(0.96, (SHORE - spot.y) / (SHORE - top)))
        for spot in spots
    )
    return top, min(round(half) + 16, MIDDLE - 20)


def chapel_position(town: Town) -> tuple[int, int]:
    return 838, base_line(312, view_scale(town))


def wall_distance(up: float) -> float:
    """Return how far the wall is from the middle: 1 at the river, 0 at the far end."""
    return float((1 - min(1.0, up) ** 4) ** 0.25)


def depth_scale(y: float) -> float:
    """Return the scale of things at this height of the picture."""
    return 0.3 + 0.7 * max(0.0, y - BACK) / (SHORE - BACK)


def _scatter_trees(
    built: Sequence[tuple[int, int, float]], top: int, half: int
) -> Iterator[tuple[int, int, float]]:
    """Yield trees inside the wall and beside the buildings; the same for the same town."""
    rows: dict[tuple[int, float], list[int]] = {}
    for x, y, scale in built:
        rows.setdefault((y, scale), []).append(x)
    reach = [(min(xs) - 100 * s, max(xs) + 100 * s, y, s) for (y, s), xs in rows.items()]
    chance = Random(5)
    for _ in range(130):
        up = chance.uniform(0.03, 0.9)
        y, side = round(SHORE - up * (SHORE - top)), chance.choice((-1, 1))
        size = depth_scale(y)
        x = MIDDLE + side * round(half * wall_distance(up) - (30 + 150 * chance.random()) * size)
        if all(
            not left < x < right or not -60 * s < b - y < 110 * s for left, right, b, s in reach
        ):
            yield x, y, size
