"""Compute where each building of the city stands in its picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, sqrt
from typing import Protocol


class Plot(Protocol):
    """What one game has built."""

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
    """Of one season, or of all that were before."""

    @property
    def last(self) -> int: ...
    @property
    def is_old(self) -> bool: ...
    @property
    def plots(self) -> Sequence[Plot]: ...


class Town(Protocol):
    """The newest district first."""

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
CATHEDRAL, SIGNORIA = 1084, 516  # where they stand
CHAPEL = 838, 312

# How high above the river, how large, how many, and how far from one to the next.
_ROWS = ((0, 1.16, 7, 208), (138, 0.96, 9, 168), (252, 0.8, 11, 136))
_NEAR = ((3, 1.75), (8, 1.5), (14, 1.25))  # up to so many games
_PITCH, _DEPTH = 118, 46  # of a plot in the streets, at full size
_LARGEST, _LEAST, _STEP = 0.54, 0.32, 0.01
_SIGN = 92  # half of the name of a district, and what it keeps clear
_BROAD = 310.0  # a district at least, where there is room
_LANE = 30  # before each strip of districts, with their names
_A_STRIP = 3  # districts side by side
_WIDEST = 1400
_NARROWER = 0.26  # what lies far off moves together
_SHADES = ((CATHEDRAL - 160, CATHEDRAL + 150, 190), (SIGNORIA - 75, SIGNORIA + 75, 195))
_SMALLER = 0.72  # from one strip to the next behind it


@dataclass(frozen=True, slots=True)
class PlotSpot:
    """Where a plot stands: the middle of its base line, and how large it is."""

    plot: Plot
    x: int
    y: int
    scale: float
    room: int = 0  # for a name; none in the streets behind


@dataclass(frozen=True, slots=True)
class DistrictSign:
    """Where the name of a district is written."""

    district: District
    x: int
    y: int
    room: int


@dataclass(frozen=True, slots=True)
class CityPlan:
    """From the back to the front."""

    spots: tuple[PlotSpot, ...]
    trees: tuple[tuple[int, int, float], ...]  # along the wall
    gardens: tuple[tuple[int, int, float], ...]  # places at the river that nobody has built on
    signs: tuple[DistrictSign, ...]
    top: int  # of the town
    half: int  # of its width, at the river


@dataclass(frozen=True, slots=True)
class _Quarter:
    """A district and those of its plots that stand in its streets."""

    district: District
    plots: Sequence[Plot]


def lay_out_city(town: Town) -> CityPlan:
    if not town.districts:
        return CityPlan((), (), (), (), SHORE - 90, 200)
    front, behind = _place_newest(town, view_scale(town))
    quarters = [_Quarter(one, plots) for one, plots in zip(town.districts, behind, strict=True)]
    quarters = [one for one in quarters if one.plots]
    streets, signs = _place_streets(quarters)
    spots = sorted([*streets, *front], key=lambda spot: (spot.y, spot.x))
    top, half = _town_reach(town, spots)
    gardens = tuple(_place_gardens(front, top, half, view_scale(town)))
    trees = tuple(_place_trees(spots, gardens, top, half))
    return CityPlan(tuple(spots), trees, gardens, tuple(signs), top, half)


def _place_trees(
    spots: Sequence[PlotSpot],
    gardens: Sequence[tuple[int, int, float]],
    top: int,
    half: int,
) -> Iterator[tuple[int, int, float]]:
    """Within the wall, where nobody lives."""
    built = [*((spot.x, spot.y, spot.scale) for spot in spots), *gardens]
    for at in range(4, 40, 2):
        y = SHORE - 20 - (SHORE - top - 20) * at // 40
        size = 0.4 + 0.6 * max(0, y - BACK) / (SHORE - BACK)
        for side in (-1, 1):
            for row in range(3):
                aside = (
                    half * wall_distance((SHORE - y) / (SHORE - top))
                    - 30
                    - 34 * size
                    - 46 * size * row
                )
                x = MIDDLE + side * round(aside + (at * 13 + row * 31) % 37)
                if all(abs(x - a) > 100 * s or not -60 * s < b - y < 110 * s for a, b, s in built):
                    yield x, y, size


def _place_gardens(
    front: Sequence[PlotSpot], top: int, half: int, near: float
) -> Iterator[tuple[int, int, float]]:
    taken = {(spot.x, spot.y) for spot in front}
    for x, y, scale, _ in sorted(_river_slots(near), key=lambda slot: slot[1]):
        reach = half * wall_distance((SHORE - y) / (SHORE - top)) if y > top else 0
        if (x, y) not in taken and abs(x - MIDDLE) + 80 * scale < reach:
            yield x, y, scale


def _town_reach(town: Town, spots: Sequence[PlotSpot]) -> tuple[int, int]:
    """How far the town reaches back, and to both sides at the river."""
    top = min(spot.y - 18 - round(64 * spot.scale) for spot in spots)
    if town.games > 1:
        top = min(top, chapel_position(town)[1] - 60)
    half = 0.0
    for spot in spots:
        up = min(0.96, (SHORE - spot.y) / (SHORE - top))
        half = max(half, (abs(spot.x - MIDDLE) + 92 * spot.scale) / wall_distance(up))
    return top, min(round(half) + 16, MIDDLE - 20)


def wall_distance(up: float) -> float:
    """How far the wall is from the middle, at this height above the river."""
    return float((1 - min(1.0, up) ** 4) ** 0.25)


# At the river


@cache
def _river_slots(near: float) -> tuple[tuple[int, int, float, int], ...]:
    """From the middle outwards, so that a village stands together."""
    found = []
    for row, (up, scale, count, pitch) in enumerate(_ROWS):
        for at in range(count):
            x = MIDDLE + round((at - (count - 1) / 2) * pitch * near)
            far = abs(x - MIDDLE + 9) / pitch / near + 0.8 * row
            if abs(x - MIDDLE) < MIDDLE - 60 * scale * near:
                slot = x, _base_line(up, near), scale * near, round((pitch - 8) * near)
                found.append((far, slot))
    return tuple(slot for _, slot in sorted(found))


def _base_line(up: int, near: float) -> int:
    return SHORE - 42 - round(up * near)


def view_scale(town: Town) -> float:
    """A village is seen from nearby, a city from a hill."""
    return next((near for games, near in _NEAR if town.games <= games), 1.0)


def chapel_position(town: Town) -> tuple[int, int]:
    return CHAPEL[0], _base_line(CHAPEL[1], view_scale(town))


def _place_newest(town: Town, near: float) -> tuple[list[PlotSpot], list[Sequence[Plot]]]:
    """The newest, each in its place, and of each district those whose places they took."""
    slots = _river_slots(near)
    left, spots, behind = town.games, list[PlotSpot](), list[Sequence[Plot]]()
    for district in town.districts:
        plots = district.plots
        left -= len(plots)  # how many are older than all of these
        stays = max(0, min(len(plots), town.games - len(slots) - left))
        behind.append(plots[:stays])
        for at in range(stays, len(plots)):
            spots.append(PlotSpot(plots[at], *slots[(left + at) % len(slots)]))
    return spots, behind


# The streets behind


def _place_streets(quarters: Sequence[_Quarter]) -> tuple[list[PlotSpot], list[DistrictSign]]:
    if not quarters:
        return [], []
    strips = [quarters[at : at + _A_STRIP] for at in range(0, len(quarters), _A_STRIP)]
    fold, scale = 1, _LARGEST
    while _streets_height(strips, scale, fold) > PIAZZA - 26 - BACK:
        scale -= _STEP
        if scale < _LEAST:
            fold, scale = fold + 1, _LARGEST
    spots, signs, y = list[PlotSpot](), list[DistrictSign](), float(PIAZZA - 26)
    for strip in strips:
        y -= _LANE
        y = _place_strip(strip, y, scale, fold, spots, signs)
        scale *= _SMALLER
    return spots, signs


def _streets_height(strips: Sequence[Sequence[_Quarter]], scale: float, fold: int) -> float:
    high = 0.0
    for strip in strips:
        high += _LANE + _count_rows(strip, scale, fold) * _DEPTH * scale
        scale *= _SMALLER
    return high


def _count_plots(quarter: _Quarter, fold: int) -> int:
    """Where there are too many games, several of the old ones share a plot."""
    return ceil(len(quarter.plots) / (fold if quarter.district.is_old else 1))


def _standing_plots(quarter: _Quarter, fold: int) -> list[Plot]:
    """The newest first; of several that share a plot, the one most was done on."""
    plots = list(reversed(quarter.plots))
    every = fold if quarter.district.is_old else 1
    together = (plots[at : at + every] for at in range(0, len(plots), every))
    return [max(some, key=lambda plot: (plot.monument, plot.storeys)) for some in together]


def _count_rows(strip: Sequence[_Quarter], scale: float, fold: int) -> int:
    """Rows of houses: as many as it takes, and enough for the town to be no mere line."""
    counts = [_count_plots(one, fold) for one in strip]
    across = (_WIDEST - 40 * (len(strip) - 1)) / (_PITCH * scale)
    rows = max(1, min(3, round(sqrt(sum(counts) / 9))))
    while sum(ceil(count / rows) for count in counts) > across:
        rows += 1
    return rows


def _place_strip(
    strip: Sequence[_Quarter],
    y: float,
    scale: float,
    fold: int,
    spots: list[PlotSpot],
    signs: list[DistrictSign],
) -> float:
    """The districts of a strip side by side, the newer one at the left; tells where it ends."""
    rows, pitch = _count_rows(strip, scale, fold), _PITCH * scale
    widths = [max(_BROAD, ceil(_count_plots(one, fold) / rows) * pitch) for one in strip]
    gap = 40.0
    if sum(widths) + gap * (len(strip) - 1) > _WIDEST:
        widths = [ceil(_count_plots(one, fold) / rows) * pitch for one in strip]
    left = MIDDLE - (sum(widths) + gap * (len(strip) - 1)) / 2
    for quarter, width in zip(strip, widths, strict=True):
        plots = _standing_plots(quarter, fold)
        spots += _place_plots(plots, left, width, y, rows, scale)
        signs.append(_place_sign(quarter.district, left + width / 2, y, width))
        left += width + gap
    return y - rows * _DEPTH * scale


def _place_sign(district: District, x: float, y: float, room: float) -> DistrictSign:
    """Before its district, and beside the cathedral and the Signoria."""
    at = _taper_x(x, y)
    for left, right, high in _SHADES:
        if PIAZZA - high < y < PIAZZA + 40 and left - _SIGN < at < right + _SIGN:
            aside = (left - _SIGN, right + _SIGN)
            if at - aside[0] > aside[1] - at:
                aside = aside[::-1]
            inside = [to for to in aside if abs(to - at) <= room / 2 - _SIGN]
            at = (*inside, *aside)[0]
    return DistrictSign(district, round(at), round(y), round(room))


def _taper_x(x: float, y: float) -> float:
    far = (PIAZZA - y) / (PIAZZA - BACK)
    return MIDDLE + (x - MIDDLE) * (1 - _NARROWER * far)


def _place_plots(
    plots: Sequence[Plot], left: float, width: float, y: float, rows: int, scale: float
) -> Iterator[PlotSpot]:
    across = ceil(len(plots) / rows)
    pitch = min(width / across, _PITCH * scale * 2)
    begin = left + (width - across * pitch) / 2
    for at, plot in enumerate(plots):
        row, column = divmod(at, across)
        astray = (plot.number * 7919 % 17 - 8) / 100 * pitch  # no town is a grid
        shift = pitch / 2 * (row % 2) - pitch / 4
        x = begin + (column + 0.5) * pitch + astray + shift
        foot = y - row * _DEPTH * scale
        yield PlotSpot(plot, round(_taper_x(x, foot)), round(foot), scale)
