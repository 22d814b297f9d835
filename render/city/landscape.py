"""Draw the land around the city: sky, hills, fields, the river, streets and quay."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, pi, sin, sqrt

from PIL import Image, ImageDraw

from render.canvas import Canvas, Point, Sprite, canvas_over
from render.city import buildings
from render.city.layout import HEIGHT, MIDDLE, SHORE, WIDTH, wall_distance
from render.city.theme import (
    BANK,
    CLOUD,
    DEEP,
    FAR,
    FIELDS,
    FOAM,
    GROUND,
    MEADOW,
    NEAR,
    QUAY,
    WATER,
    edge_colour,
    shade_colour,
    sky_colour,
)
from render.city.theme import MIDDLE as HILLS
from render.palette import WHITE, Colour, darken, mix_colours

_TWICE = 2  # wide shapes are drawn at twice their size, then reduced
_HORIZON = 350
_BANDS = 26


def _ridge_line(base: float, *waves: tuple[float, float, float]) -> list[Point]:
    """A line of hills from the left to the right."""
    return [
        (x, base - sum(high * sin(x / WIDTH * 2 * pi * often + at) for high, often, at in waves))
        for x in range(0, WIDTH + 20, 20)
    ]


_FARTHEST = _ridge_line(228, (34, 1.1, 0.6), (16, 2.7, 2.0), (7, 6.1, 0.4))
_BETWEEN = _ridge_line(276, (26, 1.6, 3.4), (15, 3.3, 0.2), (5, 7.7, 1.0))
_NEAREST = _ridge_line(326, (20, 1.3, 1.2), (11, 4.1, 2.6))
_HILLOCKS = ((130, 540, 360, 150), (1560, 520, 330, 120))  # the middle of the foot, and the size
_OURS = _ridge_line(1128, (20, 0.9, 1.9), (9, 2.2, 0.3))


@cache
def draw_backdrop() -> Image.Image:
    """All that is the same for every city."""
    sheet = Image.new("RGB", (WIDTH * _TWICE, HEIGHT * _TWICE), sky_colour(0))
    draw = ImageDraw.Draw(sheet)
    _draw_sky(draw)
    for ridge, colour in ((_FARTHEST, FAR), (_BETWEEN, HILLS), (_NEAREST, NEAR)):
        _fill_polygon(draw, [*ridge, (WIDTH, HEIGHT), (0, HEIGHT)], colour)
        lit = [(x, y + 7) for x, y in ridge]
        _draw_stroke(draw, lit, mix_colours(colour, WHITE, 0.18), 4)
    _fill_polygon(draw, [(0, _HORIZON), (WIDTH, _HORIZON), (WIDTH, SHORE), (0, SHORE)], MEADOW)
    _draw_fields(draw)
    for x, y, wide, high in _HILLOCKS:
        _draw_hillock(draw, x, y, wide, high)
    _draw_river(draw)
    whole = sheet.reduce(_TWICE)
    _draw_trees(canvas_over(whole))
    return whole


def _draw_sky(draw: ImageDraw.ImageDraw) -> None:
    deep = _HORIZON / _BANDS
    for band in range(_BANDS):
        top = band * deep
        air = (0, top * _TWICE, WIDTH * _TWICE, (top + deep + 1) * _TWICE)
        draw.rectangle(air, sky_colour(band / (_BANDS - 1)))
    for x, y, wide in ((190, 84, 150), (1400, 96, 190), (1230, 44, 80), (70, 150, 90)):
        for aside, up, share in ((0, 0, 1.0), (-0.35, 10, 0.55), (0.4, 8, 0.6), (0.1, -14, 0.5)):
            middle, half = x + aside * wide, wide * share / 2
            flat = 8 + 10 * share
            box = (middle - half, y + up - flat, middle + half, y + up + flat)
            draw.ellipse([edge_ * _TWICE for edge_ in box], CLOUD)


def _draw_fields(draw: ImageDraw.ImageDraw) -> None:
    """Strips of land that grow narrower towards the hills, ploughed along."""
    rows = [_HORIZON + 650 * (step / 12) ** 1.5 for step in range(13)]
    for row, (top, foot) in enumerate(pairwise(rows)):
        wide = 70 + 20 * row
        x, at = -40.0 - row * 37 % wide, 0
        while x < WIDTH:
            broad = wide * (1 + (row * 5 + at * 3) % 4 / 4)
            kind = (row * 7 + at * 5) % 6
            if kind < 4:
                slant = 14 + row
                patch = [(x + slant, top), (x + broad + slant, top), (x + broad, foot), (x, foot)]
                _fill_polygon(draw, patch, FIELDS[kind])
                if kind != 1:
                    dark = mix_colours(FIELDS[kind], darken(MEADOW), 0.3 if kind else 0.55)
                    _draw_furrows(draw, patch, dark, 7 + kind * 2)
            x, at = x + broad, at + 1


def _draw_hillock(draw: ImageDraw.ImageDraw, x: int, y: int, wide: int, high: int) -> None:
    """With terraces, and vines on them."""
    bow = [(x + wide * cos(pi * at / 40), y - high * sin(pi * at / 40)) for at in range(41)]
    _fill_polygon(draw, bow, mix_colours(NEAR, MEADOW, 0.35))
    _draw_stroke(draw, bow, mix_colours(NEAR, WHITE, 0.18), 4)
    for step in range(1, 9):
        up = high * (1 - step * 0.11)
        half = wide * sqrt(1 - (up / high) ** 2) - 8
        line = [(x + half * at / 10, y - up + 7 * (at / 10) ** 2) for at in range(-10, 11)]
        _draw_stroke(draw, line, mix_colours(NEAR, darken(NEAR), 0.5), 2)


def _draw_furrows(
    draw: ImageDraw.ImageDraw, patch: list[Point], colour: Colour, count: int
) -> None:
    (a, top), (b, _), (c, foot), (d, _) = patch
    for step in range(1, count):
        share = step / count
        line = [(a + (b - a) * share, top + 1), (d + (c - d) * share, foot - 1)]
        _draw_stroke(draw, line, colour, 1)


def _draw_river(draw: ImageDraw.ImageDraw) -> None:
    _fill_polygon(draw, [(0, SHORE), (WIDTH, SHORE), (WIDTH, HEIGHT), (0, HEIGHT)], WATER)
    _fill_polygon(draw, [(0, SHORE), (WIDTH, SHORE), (WIDTH, SHORE + 26), (0, SHORE + 26)], DEEP)
    for at in range(150):
        x, y = at * 577 % WIDTH, SHORE + 8 + at * 37 % 108
        long = 16 + at * 13 % 44
        _draw_stroke(draw, [(x, y), (x + long, y)], FOAM if at % 3 else DEEP, 2)
    _fill_polygon(draw, [*_OURS, (WIDTH, HEIGHT), (0, HEIGHT)], BANK)
    _draw_stroke(draw, [(x, y + 2) for x, y in _OURS], mix_colours(BANK, WHITE, 0.18), 5)
    path = [(640, 1200), (606, 1166), (560, 1144), (498, 1136)]
    wide = [(716, 1200), (660, 1160), (606, 1136), (548, 1124)]
    _fill_polygon(draw, [*path, *reversed(wide)], GROUND)


def _fill_polygon(draw: ImageDraw.ImageDraw, points: list[Point], colour: Colour) -> None:
    draw.polygon([(x * _TWICE, y * _TWICE) for x, y in points], colour)


def _draw_stroke(draw: ImageDraw.ImageDraw, points: list[Point], colour: Colour, wide: int) -> None:
    draw.line([(x * _TWICE, y * _TWICE) for x, y in points], colour, wide * _TWICE // 2 + 1)


def _draw_trees(canvas: Canvas) -> None:
    """Trees and farms, the farthest first."""
    for x, y, high in _tree_places():
        kind = (
            buildings.cypress_sprite,
            buildings.bush_sprite,
            buildings.cypress_sprite,
            buildings.pine_sprite,
        )[(x + y) % 4]
        tree = kind(high)
        canvas.paste(tree, x - tree.width // 2, y - tree.height)


def _tree_places() -> Iterator[tuple[int, int, int]]:
    for at in range(26):
        point = _BETWEEN[(at * 31 + 5) % 80]
        yield round(point[0]) + at * 7 % 11, round(point[1]) + 8 + at % 5, 14 + at % 3 * 4
    for at in range(40):
        point = _NEAREST[(at * 23 + 2) % 80]
        yield round(point[0]) + at * 5 % 13, round(point[1]) + 10 + at * 3 % 14, 18 + at % 4 * 5
    for at in range(70):
        x, y = at * 389 % WIDTH + at * 29 % 47, 372 + at * 83 % 590
        yield x, y, 16 + (y - 360) // 11


@lru_cache(4)
def foreground_trees() -> tuple[tuple[Sprite, int, int], ...]:
    """What stands on the hill one looks from, and where."""
    stood = (
        *((64, 1204, 236), (128, 1212, 176), (20, 1206, 170), (186, 1206, 120)),
        *((1540, 1206, 250), (1478, 1212, 184), (1584, 1210, 160), (1424, 1204, 126)),
        *((330, 1190, 64), (1290, 1196, 70), (560, 1196, 52), (1010, 1198, 60)),
    )
    made = [
        (buildings.cypress_sprite(high) if high > 100 else buildings.bush_sprite(high), x, y)
        for x, y, high in stood
    ]
    return tuple((tree, x - tree.width // 2, y - tree.height) for tree, x, y in made)


# The town's own ground


def draw_town_ground(canvas: Canvas, top: int, half: int) -> None:
    """Streets and squares, as far as the town reaches."""
    high = SHORE - top + 14
    mask = Image.new("L", (WIDTH * _TWICE, high * _TWICE))
    outline = [
        ((MIDDLE + aside) * _TWICE, (y - top + 14) * _TWICE)
        for aside, y in _town_outline(top, half)
    ]
    ImageDraw.Draw(mask).polygon(outline, 255)
    canvas.image.paste(GROUND, (0, top - 14), mask.reduce(_TWICE))


def draw_quay(canvas: Canvas, half: int) -> None:
    left, right, top = MIDDLE - half, MIDDLE + half, SHORE - 5
    canvas.image.paste(QUAY, (left, top, right, top + 24))
    canvas.image.paste(mix_colours(QUAY, WHITE, 0.4), (left, top, right, top + 4))
    for y in (top + 10, top + 17):
        canvas.image.paste(shade_colour(QUAY), (left, y, right, y + 1))
    canvas.image.paste(edge_colour(QUAY), (left, top + 22, right, top + 24))


def _town_outline(top: int, half: int) -> list[tuple[float, float]]:
    left = [
        (-half * wall_distance(step / 60), SHORE - (SHORE - top) * step / 60) for step in range(61)
    ]
    return [*left, *((-x, y) for x, y in reversed(left))]


def wall_line(top: int, half: int) -> list[tuple[float, float]]:
    """Where the wall stands, from the river at the left to the river at the right."""
    return [(MIDDLE + x, y) for x, y in _town_outline(top, half)]
