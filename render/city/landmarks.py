"""Sprites of what the whole city has built: walls, bridges, cathedral, Signoria."""

from functools import lru_cache
from itertools import pairwise
from math import pi, sin

from PIL import Image, ImageDraw

from render.canvas import Canvas, Pen, Point, Sprite, make_sprite
from render.city.buildings import BuildingBlock
from render.city.landscape import wall_line
from render.city.layout import BACK, SHORE
from render.city.theme import (
    BROWN,
    FACES,
    GILT,
    MARBLE,
    TILES,
    VERDE,
    WALL,
    WATER,
    WINDOW,
    edge_colour,
    shade_colour,
)
from render.palette import WHITE, Colour, mix_colours

_TILE = TILES[0]

# Walls


def draw_city_walls(canvas: Canvas, top: int, half: int, size: float) -> None:
    """Around the town, with towers; the farther away the lower."""
    line = wall_line(top, half)
    _draw_curtain_wall(canvas, line, size)
    for at in range(0, len(line), 8 if size > 1 else 12):
        x, y = line[at]
        tall = _depth_scale(y) * 1.15 * size
        made = wall_tower_sprite(round(tall * 20) / 20)
        canvas.paste(made, round(x) - made.width // 2, round(y) + 4 - made.height)


def _depth_scale(y: float) -> float:
    """How large things look there."""
    return 0.3 + 0.7 * max(0.0, y - BACK) / (SHORE - BACK)


def _draw_curtain_wall(canvas: Canvas, line: list[Point], size: float) -> None:
    """Drawn piece by piece, each with its teeth."""
    ys = [y for _, y in line]
    top = round(min(ys)) - 50
    whole = canvas.image.width * 2, (SHORE - top + 10) * 2
    sheet = Image.new("RGB", whole, WALL)
    mask = Image.new("L", whole)
    pens = ImageDraw.Draw(sheet), ImageDraw.Draw(mask)
    for (x, y), (to_x, to_y) in pairwise(line):
        high, to_high = (_depth_scale(at) * 24 * size for at in (y, to_y))
        piece = [(x, y), (to_x, to_y), (to_x, to_y - to_high), (x, y - high)]
        steep = abs(to_y - y) > abs(to_x - x)
        colour = shade_colour(WALL) if steep and x > canvas.image.width / 2 else WALL
        at2 = [(a * 2, (b - top) * 2) for a, b in piece]
        pens[0].polygon(at2, colour)
        pens[1].polygon(at2, 255)
        _draw_battlements(pens, piece, top, colour)
        pens[0].line(at2[:2], edge_colour(WALL), 3)
    canvas.image.paste(sheet.reduce(2), (0, top), mask.reduce(2))


def _draw_battlements(
    pens: tuple[ImageDraw.ImageDraw, ImageDraw.ImageDraw],
    piece: list[Point],
    top: int,
    colour: Colour,
) -> None:
    _, _, (x, y), (from_x, from_y) = piece
    long = max(abs(x - from_x), abs(y - from_y))
    count = max(1, round(long / 9))
    size = 2 + 4 * _depth_scale(y)
    for at in range(count):
        share = (at + 0.3) / count
        left = from_x + (x - from_x) * share
        foot = from_y + (y - from_y) * share
        box = (left * 2, (foot - size - top) * 2, (left + size) * 2, (foot - top + 1) * 2)
        pens[0].rectangle(box, colour)
        pens[1].rectangle(box, 255)


@lru_cache(64)
def wall_tower_sprite(scale: float) -> Sprite:
    def draw(pen: Pen) -> None:
        block = BuildingBlock(pen, 7, 62, 22, 42, 20)
        block.draw_walls(WALL)
        block.draw_window(18, 44, 5, 9)
        block.draw_battlements(WALL, 5)

    return make_sprite(round(48 * scale) + 1, round(64 * scale) + 1, draw, unit=scale)


# Bridges


_LONG, _WIDE, _LEAN = 122, 46, 96  # of a bridge, and how far its end is to the right
_ARCHES = 3


@lru_cache(8)
def bridge_sprite(*, old: bool) -> Sprite:
    """From the near shore to the quay, on arches; the old one has shops on it."""

    def draw(pen: Pen) -> None:
        near: Point = (6, _LONG + 34)
        far: Point = (6 + _LEAN, 34)
        _draw_arches(pen, (near[0] + _WIDE, near[1]), (far[0] + _WIDE, far[1]))
        deck = [near, far, (far[0] + _WIDE, far[1]), (near[0] + _WIDE, near[1])]
        pen.polygon(deck, mix_colours(WALL, WHITE, 0.3))
        for aside in (0, _WIDE):
            rail = [(near[0] + aside, near[1] - 4), (far[0] + aside, far[1] - 4)]
            pen.polygon([*rail, (rail[1][0], far[1]), (rail[0][0], near[1])], WALL)
            pen.line(rail, mix_colours(WALL, WHITE, 0.5), 1.6)
        if old:
            _draw_shops(pen, near, far)

    return make_sprite(_LEAN + _WIDE + 40, _LONG + 84, draw)


def bridgehead_position() -> tuple[int, int]:
    """Where in its drawing a bridge leaves the quay."""
    return 6 + _LEAN + _WIDE // 2, 34


def _draw_arches(pen: Pen, near: Point, far: Point) -> None:
    """The side that faces us."""

    def under(share: float, deep: float) -> Point:
        x, y = near[0] + (far[0] - near[0]) * share, near[1] + (far[1] - near[1]) * share
        return x, y + deep

    pen.polygon([near, far, under(1, 30), under(0, 34)], shade_colour(WALL))
    for at in range(_ARCHES):
        begin, span = (at + 0.14) / _ARCHES, 0.72 / _ARCHES
        bow = [under(begin + span * step / 8, 33 - 25 * sin(pi * step / 8)) for step in range(9)]
        pen.polygon(bow, edge_colour(WATER))
    pen.line([under(0, 1), under(1, 1)], edge_colour(WALL), 1.6)


def _draw_shops(pen: Pen, near: Point, far: Point) -> None:
    """In two rows along the street, the farther ones first."""
    for at in range(4, -1, -1):
        share = (at + 0.1) / 5
        left, foot = near[0] + (far[0] - near[0]) * share, near[1] + (far[1] - near[1]) * share
        for aside in (-3, 27):
            block = BuildingBlock(pen, left + aside, foot, 20, 20 + at % 2 * 4, 26)
            block.draw_walls(FACES[(at * 2 + aside) % 6])
            block.draw_window(block.left + 10, foot - 6, 6, 9)
            block.draw_roof(TILES[(at + aside) % 3], 6, 1.5)


@lru_cache(1)
def boat_sprite() -> Sprite:
    """With a slanting sail."""

    def draw(pen: Pen) -> None:
        pen.oval(4, 46, 60, 54, edge_colour(WATER))
        pen.polygon([(4, 38), (60, 38), (52, 49), (14, 49)], (122, 82, 52))
        pen.line([(4, 38), (60, 38)], (178, 140, 94), 2)
        pen.line([(30, 40), (30, 8)], (98, 70, 46), 2)
        pen.polygon([(14, 34), (31, 33), (40, 2)], MARBLE)
        pen.polygon([(31, 33), (40, 2), (44, 30)], shade_colour(MARBLE))

    return make_sprite(64, 56, draw)


# Churches


@lru_cache(8)
def chapel_sprite(scale: float = 1.0) -> Sprite:
    """What a village has before it can build more."""

    def draw(pen: Pen) -> None:
        tall = BuildingBlock(pen, 8, 88, 15, 66, 14)
        tall.draw_walls(FACES[4])
        tall.draw_window(15.5, tall.eave + 16, 6, 11)
        tall.draw_hipped_roof(_TILE, 8, 2)
        block = BuildingBlock(pen, 26, 88, 40, 32, 44)
        block.draw_walls(FACES[4])
        pen.disk(46, 66, 4.5, WINDOW)
        block.draw_window(46, 88, 9, 15)
        block.draw_roof(_TILE, 12)

    return make_sprite(round(112 * scale), round(92 * scale), draw, unit=scale)


@lru_cache(8)
def cathedral_sprite(*, domed: bool, campanile: bool, scale: float = 1.0) -> Sprite:
    """Of white and green marble; without its dome a drum that waits for it."""

    def draw(pen: Pen) -> None:
        foot = 216.0
        _draw_nave(pen, foot)
        _draw_apse(pen, foot)
        (_draw_dome if domed else _draw_unfinished_dome)(pen, foot)
        if campanile:
            _draw_campanile(pen, foot)

    return make_sprite(round(300 * scale), round(224 * scale), draw, unit=scale)


def _draw_nave(pen: Pen, foot: float) -> None:
    block = BuildingBlock(pen, 62, foot, 118, 62, 40)
    block.draw_walls(MARBLE)
    for at in range(9):
        x = block.left + 6.5 + at * 13.2
        pen.line([(x, foot - 58), (x, foot - 4)], VERDE, 1.2)
    for y in (foot - 6, foot - 30, foot - 54):
        block.draw_course(y, VERDE)
    for at in range(4):
        block.draw_window(block.left + 20 + at * 26, foot - 10, 8, 30)
    block.draw_roof(_TILE, 10, 3)
    # The aisle is lower, the front has a rose.
    front = [(46, foot), (62, foot), (62, foot - 62), (78, foot - 86), (62, foot - 70)]
    pen.polygon([(40, foot), (62, foot), (62, foot - 62), (40, foot - 44)], shade_colour(MARBLE))
    pen.line(front[:2], VERDE, 1.5)


def _draw_apse(pen: Pen, foot: float) -> None:
    """Three round chapels around the crossing."""
    for x, wide, high in ((238, 44, 58), (176, 40, 46), (206, 52, 50)):
        pen.block(x - wide / 2, foot - high, x + wide / 2, foot, MARBLE)
        pen.block(x + wide / 6, foot - high, x + wide / 2, foot, shade_colour(MARBLE))
        for at in (-0.32, 0, 0.32):
            pen.line([(x + wide * at, foot - high + 4), (x + wide * at, foot - 3)], VERDE, 1.2)
        pen.line([(x - wide / 2, foot - 8), (x + wide / 2, foot - 8)], VERDE, 1.2)
        top = foot - high
        pen.pie((x - wide / 2, top - wide * 0.42, x + wide / 2, top + wide * 0.42), 180, 360, _TILE)
        pen.pie(
            (x, top - wide * 0.42, x + wide / 2, top + wide * 0.42), 270, 360, shade_colour(_TILE)
        )
    for x, high in ((206, 24), (238, 26), (176, 22)):
        pen.block(x - 4, foot - high, x + 4, foot - 6, WINDOW, 4)


def _draw_drum(pen: Pen, foot: float) -> float:
    """The octagon that carries the dome; tells where it ends."""
    left, right, base, top = 152.0, 264.0, foot - 62, foot - 112
    pen.polygon([(left, base), (left, top), (right, top), (right, base)], MARBLE)
    pen.polygon(
        [(right - 30, base), (right - 30, top), (right, top), (right, base)], shade_colour(MARBLE)
    )
    for x in (left, left + 34, right - 30, right):
        pen.line([(x, base), (x, top)], VERDE, 1.8)
    for x in (left + 17, (left + right) / 2, right - 15):
        pen.disk(x, (base + top) / 2, 9, VERDE)
        pen.disk(x, (base + top) / 2, 6.4, WINDOW)
    pen.block(left - 4, top - 5, right + 4, top, mix_colours(MARBLE, WHITE, 0.4))
    pen.line([(left - 4, base), (right + 4, base)], VERDE, 1.6)
    return top - 5


def _draw_dome(pen: Pen, foot: float) -> None:
    base = _draw_drum(pen, foot)
    middle, half, high = 208.0, 56.0, 82.0
    curve = [
        (half * (1 - step / 12) ** 0.52 + 6 * step / 12, high * (step / 12) ** 0.92)
        for step in range(13)
    ]
    right = [(middle + x, base - y) for x, y in curve]
    left = [(middle - x, base - y) for x, y in curve]
    pen.polygon([*left, *reversed(right)], _TILE)
    shade = [(middle + x * 0.42, base - y) for x, y in curve]
    pen.polygon([*shade, *reversed(right)], shade_colour(_TILE))
    lit = [(middle - x * 0.46, base - y) for x, y in curve]
    pen.polygon([*left, *reversed(lit)], mix_colours(_TILE, WHITE, 0.12))
    for share in (-1, -0.46, 0.42, 1):
        rib = [(middle + x * share, base - y) for x, y in curve]
        pen.line(rib, MARBLE, 2.6)
    top = base - high
    pen.block(middle - 9, top - 3, middle + 9, top + 2, MARBLE)
    pen.block(middle - 5.5, top - 17, middle + 5.5, top - 2, MARBLE)
    pen.block(middle - 1.2, top - 15, middle + 1.6, top - 4, WINDOW)
    pen.polygon([(middle - 7, top - 17), (middle + 7, top - 17), (middle, top - 30)], MARBLE)
    pen.disk(middle, top - 32, 3.4, GILT)


def _draw_unfinished_dome(pen: Pen, foot: float) -> None:
    """Scaffolds on the drum: as it stood for a hundred years."""
    base = _draw_drum(pen, foot)
    for x in (160, 176, 192, 208, 224, 240, 256):
        pen.line([(x, base), (x, base - 20 - x % 3 * 5)], (128, 96, 62), 2)
    for y in (base - 9, base - 17):
        pen.line([(156, y), (260, y)], (128, 96, 62), 1.6)
    pen.line([(208, base), (208, base - 46)], (128, 96, 62), 2.4)
    pen.line([(208, base - 44), (244, base - 36)], (128, 96, 62), 2)
    pen.line([(244, base - 36), (244, base - 22)], (90, 70, 50), 1)


def _draw_campanile(pen: Pen, foot: float) -> None:
    block = BuildingBlock(pen, 14, foot, 27, 158, 20)
    block.draw_walls(MARBLE)
    for at, y in enumerate(range(round(foot - 26), round(foot - 150), -26)):
        block.draw_course(y, VERDE)
        pen.block(17, y + 3, 38, y + 8, mix_colours(VERDE, MARBLE, 0.4))
        if at:
            for x in (22.5, 32.5):
                block.draw_window(x, y + 21, 5, 11)
    pen.block(11, foot - 163, 46, foot - 157, MARBLE)
    block.draw_hipped_roof(_TILE, 5, 3)


@lru_cache(8)
def signoria_sprite() -> Sprite:
    """A fortress of brown stone, and its tower above all roofs."""

    def draw(pen: Pen) -> None:
        foot = 206.0
        block = BuildingBlock(pen, 10, foot, 84, 72, 46)
        block.draw_walls(BROWN)
        for row in range(2):
            block.draw_course(foot - 24 - row * 24, shade_colour(BROWN))
            for at in range(4):
                block.draw_window(block.left + 12 + at * 20, foot - 30 - row * 24, 7, 13)
        block.draw_window(block.left + 42, foot, 12, 18)
        block.draw_battlements(BROWN, 7)
        tower_ = BuildingBlock(pen, 46, foot - 80, 20, 74, 16)
        tower_.draw_walls(BROWN)
        tower_.draw_window(56, foot - 124, 5, 9)
        tower_.draw_battlements(BROWN, 5)
        top = BuildingBlock(pen, 50, foot - 164, 12, 14, 11)
        top.draw_walls(BROWN)
        top.draw_hipped_roof(_TILE, 14, 2)
        pen.line([(61, foot - 206), (61, foot - 192)], GILT, 1.6)

    return make_sprite(140, 212, draw)
