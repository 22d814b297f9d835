"""Sprites of houses, villas, palaces, towers, statues and trees of the city."""

from collections.abc import Callable
from functools import lru_cache

from render.canvas import Pen, Point, Sprite, make_sprite
from render.city.theme import (
    CYPRESS,
    FACES,
    GILT,
    GROUND,
    LEAF,
    MARBLE,
    MEADOW,
    THATCH,
    TILES,
    TRUNK,
    WINDOW,
    edge_colour,
    shade_colour,
)
from render.palette import WHITE, Colour, darken, mix_colours

_LEAN, _RISE = 0.55, 0.34  # how far what lies behind moves to the right, and up
_LINE = 1.3


class BuildingBlock:
    """A wall with its side and its roof, in steps of the full size."""

    def __init__(self, pen: Pen, left: float, foot: float, wide: float, high: float, deep: float):
        self.pen, self.left, self.foot = pen, left, foot
        self.wide, self.high, self.deep = wide, high, deep
        self.aside, self.up = deep * _LEAN, deep * _RISE

    @property
    def right(self) -> float:
        return self.left + self.wide

    @property
    def eave(self) -> float:
        return self.foot - self.high

    def draw_walls(self, colour: Colour) -> None:
        side = [
            (self.right, self.foot),
            (self.right + self.aside, self.foot - self.up),
            (self.right + self.aside, self.eave - self.up),
            (self.right, self.eave),
        ]
        self.pen.polygon(side, shade_colour(colour))
        self.pen.block(self.left, self.eave, self.right, self.foot, colour)
        self.pen.line([*side[:1], side[3]], edge_colour(colour), _LINE)
        self.pen.line([(self.left, self.foot), (self.left, self.eave)], edge_colour(colour), _LINE)

    def draw_roof(self, colour: Colour, rise: float, over: float = 2.5) -> None:
        """Two slopes: the ridge lies along the front."""
        ridge = self.eave - self.up / 2 - rise
        begin, end = self.left - over, self.right + over
        left, right = self.left + self.aside / 2 - over, self.right + self.aside / 2 + over
        gable = [
            (self.right, self.eave),
            (self.right + self.aside, self.eave - self.up),
            (right - over, ridge),
        ]
        self.pen.polygon(gable, shade_colour(FACES[1]))
        back = [
            (left, ridge),
            (right, ridge),
            (right + self.aside / 2, self.eave - self.up + 1),
            (left + self.aside / 2, self.eave - self.up + 1),
        ]
        self.pen.polygon(back, shade_colour(colour))
        front = [(begin, self.eave + 1.5), (end, self.eave + 1.5), (right, ridge), (left, ridge)]
        self.pen.polygon(front, colour)
        for at in range(1, 6):
            top = left + (right - left) * at / 6, ridge
            foot = begin + (end - begin) * at / 6, self.eave + 1.5
            self.pen.line([top, foot], mix_colours(colour, edge_colour(colour), 0.35), 0.8)
        self.pen.line([(left, ridge), (right, ridge)], mix_colours(colour, WHITE, 0.25), 1.4)
        self.pen.line(front[:2], edge_colour(colour), _LINE)

    def draw_hipped_roof(self, colour: Colour, rise: float, over: float = 5) -> None:
        """Four slopes on a cornice that reaches far out."""
        begin, end = self.left - over, self.right + over
        eave, top = self.eave + 2, self.eave - self.up / 2 - rise
        left, right = self.left + self.wide * 0.3, self.right - self.wide * 0.16
        left, right = left + self.aside / 2, right + self.aside / 2
        back: Point = (end + self.aside, eave - self.up)
        self.pen.polygon([(end, eave), back, (right, top)], shade_colour(colour))
        self.pen.polygon([(begin, eave), (end, eave), (right, top), (left, top)], colour)
        far: Point = (begin + self.aside, eave - self.up)
        self.pen.polygon([(begin, eave), (left, top), far], mix_colours(colour, WHITE, 0.12))
        for at in range(1, 8):
            share = at / 8
            up = left + (right - left) * share, top
            foot = begin + (end - begin) * share, eave
            self.pen.line([up, foot], mix_colours(colour, edge_colour(colour), 0.35), 0.8)
        self.pen.line([(left, top), (right, top)], mix_colours(colour, WHITE, 0.25), 1.4)
        self.pen.line([(begin, eave), (end, eave)], edge_colour(colour), 2.2)

    def draw_window(self, x: float, foot: float, wide: float, high: float) -> None:
        """With an arch above it."""
        self.pen.block(x - wide / 2, foot - high + wide / 2, x + wide / 2, foot, WINDOW)
        self.pen.disk(x, foot - high + wide / 2, wide / 2, WINDOW)

    def draw_course(self, y: float, colour: Colour) -> None:
        self.pen.line([(self.left, y), (self.right, y)], colour, 1.4)
        side = [(self.right, y), (self.right + self.aside, y - self.up)]
        self.pen.line(side, shade_colour(colour), 1.4)

    def draw_battlements(self, colour: Colour, tooth: float = 5) -> None:
        """A gallery that stands out, and the teeth on it."""
        over, high = 3.0, 8.0
        top = BuildingBlock(
            self.pen,
            self.left - over,
            self.eave + 2,
            self.wide + 2 * over,
            high,
            self.deep + 2 * over,
        )
        top.draw_walls(colour)
        self.pen.polygon(
            [
                (top.left, top.eave),
                (top.right, top.eave),
                (top.right + top.aside, top.eave - top.up),
                (top.left + top.aside, top.eave - top.up),
            ],
            shade_colour(shade_colour(colour)),
        )
        at = top.left
        while at < top.right - 1:
            right = min(at + tooth * 0.6, top.right)
            self.pen.block(at, top.eave - tooth, right, top.eave + 1, colour)
            at += tooth * 1.15
        for step in range(4):
            x, y = top.right + top.aside * (step + 0.3) / 4, top.eave - top.up * (step + 0.3) / 4
            self.pen.block(x, y - tooth, x + tooth * 0.4, y + 1, shade_colour(colour))


_DETAIL = 0.3  # from which size on windows can be told


def _make_scaled_sprite(
    width: float, height: float, scale: float, draw: Callable[[Pen], None]
) -> Sprite:
    return make_sprite(
        max(2, round(width * scale)), max(2, round(height * scale)), draw, unit=scale
    )


@lru_cache(1024)
def house_sprite(kind: int, scale: float) -> Sprite:
    """One of twelve, each a little different."""
    face, tile = FACES[kind % 6], TILES[kind % 3]
    wide, high, deep = 26 + kind % 4 * 4, 24 + kind * 5 % 13, 22

    def draw(pen: Pen) -> None:
        block = BuildingBlock(pen, 4, 62, wide, high, deep)
        block.draw_walls(face)
        if scale >= _DETAIL:
            for at in (0.28, 0.7):
                block.draw_window(block.left + wide * at, block.eave + 12, 4.5, 8)
            block.draw_window(block.left + wide * (0.3 if kind % 2 else 0.66), 62, 6, 11)
            if high > 30:
                block.draw_window(block.left + wide * (0.7 if kind % 2 else 0.28), 58, 4.5, 7)
        block.draw_roof(tile, 8)

    return _make_scaled_sprite(wide + 26, 64, scale, draw)


@lru_cache(64)
def hut_sprite(scale: float) -> Sprite:
    """Where a computer lives: of wood, under straw."""

    def draw(pen: Pen) -> None:
        block = BuildingBlock(pen, 4, 40, 24, 14, 18)
        block.draw_walls((176, 140, 100))
        block.draw_window(block.left + 8, 40, 5.5, 9)
        block.draw_roof(THATCH, 9)

    return _make_scaled_sprite(48, 42, scale, draw)


@lru_cache(64)
def cottage_sprite(kind: int, scale: float, *, won: bool) -> Sprite:
    """Of who played alone; with a dovecote, if he won."""
    face = FACES[(kind + 3) % 6]

    def draw(pen: Pen) -> None:
        block = BuildingBlock(pen, 5, 92, 44, 26, 26)
        block.draw_walls(face)
        for at in (0.2, 0.78):
            block.draw_window(block.left + 44 * at, block.eave + 14, 5, 9)
        block.draw_window(block.left + 22, 92, 8, 14)
        block.draw_roof(TILES[kind % 3], 9)
        if won:
            loft = BuildingBlock(pen, 24, 58, 16, 22, 16)
            loft.draw_walls(face)
            loft.draw_window(32, loft.eave + 14, 5, 9)
            loft.draw_hipped_roof(TILES[kind % 3], 6, 2.5)

    return _make_scaled_sprite(76, 94, scale, draw)


@lru_cache(256)
def villa_sprite(kind: int, scale: float) -> Sprite:
    """Of whoever won against computers: two storeys and a loggia."""
    face, tile = FACES[kind % 6], TILES[kind % 3]

    def draw(pen: Pen) -> None:
        block = BuildingBlock(pen, 7, 88, 56, 42, 30)
        block.draw_walls(face)
        for at in range(3):
            block.draw_window(block.left + 13 + at * 15, 88, 10, 17)
        block.draw_course(block.eave + 22, edge_colour(face))
        for at in range(4):
            block.draw_window(block.left + 9 + at * 12.6, block.eave + 18, 5, 10)
        block.draw_hipped_roof(tile, 10)

    return _make_scaled_sprite(92, 90, scale, draw)


@lru_cache(512)
def palazzo_sprite(kind: int, storeys: int, scale: float) -> Sprite:
    """Rough stone below, rows of arched windows above, a cornice that throws a shade."""
    face, tile = FACES[kind % 6], TILES[kind % 3]
    high = 22 * storeys + 14

    def draw(pen: Pen) -> None:
        foot = 32 + high
        block = BuildingBlock(pen, 9, foot, 66, high, 38)
        block.draw_walls(face)
        stone = mix_colours(face, edge_colour(face), 0.4)
        pen.block(block.left, foot - 24, block.right, foot, stone)
        for row in range(3):
            y = foot - 6 - row * 7
            pen.line([(block.left, y), (block.right, y)], edge_colour(face), 0.8)
        block.draw_window(block.left + 33, foot, 14, 20)
        for at in (11, 55):
            block.draw_window(block.left + at, foot - 4, 6, 11)
        for storey in range(storeys - 1):
            sill = foot - 29 - storey * 22
            block.draw_course(foot - 25 - storey * 22, mix_colours(face, WHITE, 0.4))
            for at in range(4):
                x = block.left + 10.5 + at * 15
                pen.block(x - 5, sill - 14, x + 5, sill + 1.5, mix_colours(face, WHITE, 0.35), 4)
                block.draw_window(x, sill, 7, 13)
        block.draw_hipped_roof(tile, 9, 6)

    return _make_scaled_sprite(116, 34 + high, scale, draw)


@lru_cache(512)
def tower_sprite(kind: int, storeys: int, scale: float) -> Sprite:
    """The tower of a family, and the house at its foot."""
    face = FACES[(kind * 5 + 2) % 6]
    high = 40 + 26 * storeys

    def draw(pen: Pen) -> None:
        foot = 24 + high
        block = BuildingBlock(pen, 8, foot, 30, high, 26)
        block.draw_walls(face)
        pen.block(
            block.left, foot - 26, block.right, foot, mix_colours(face, edge_colour(face), 0.3)
        )
        block.draw_window(block.left + 15, foot, 9, 16)
        for storey in range(storeys):
            block.draw_window(block.left + 15, foot - 34 - storey * 25, 7, 12)
        block.draw_battlements(face)
        low = BuildingBlock(pen, 40, foot, 38, 30, 28)
        low.draw_walls(FACES[(kind + 1) % 6])
        for at in (0.25, 0.7):
            low.draw_window(low.left + 38 * at, low.eave + 16, 5.5, 10)
        low.draw_window(low.left + 18, foot, 7, 12)
        low.draw_roof(TILES[kind % 3], 8)

    return _make_scaled_sprite(104, 26 + high, scale, draw)


@lru_cache(128)
def statue_sprite(kind: int, scale: float) -> Sprite:
    """1: a figure on its pedestal, 2: one on a column, 3: a round temple."""

    def draw(pen: Pen) -> None:
        if kind == 3:
            _draw_temple(pen)
            return
        foot, stem = 72.0, 12 if kind == 1 else 40
        pen.block(6, foot - 7, 22, foot, shade_colour(MARBLE))
        pen.block(8, foot - 7 - stem, 20 if kind == 1 else 18, foot - 7, MARBLE)
        if kind == 2:
            pen.block(15, foot - 47, 18, foot - 7, shade_colour(MARBLE))
            pen.block(6, foot - 50, 20, foot - 46, MARBLE)
        top = foot - 7 - stem - (4 if kind == 2 else 0)
        figure = GILT if kind == 2 else (120, 128, 116)
        x = 13.0 if kind == 2 else 14.0
        pen.polygon([(x - 4, top), (x + 4, top), (x + 2, top - 11), (x - 2, top - 11)], figure)
        pen.disk(x, top - 13, 2.8, figure)
        pen.line([(x + 1, top - 10), (x + 6, top - 15)], figure, 2)

    return _make_scaled_sprite(48 if kind == 3 else 28, 76, scale, draw)


def _draw_temple(pen: Pen) -> None:
    pen.block(4, 66, 44, 74, shade_colour(MARBLE))
    pen.block(7, 62, 41, 67, MARBLE)
    pen.block(9, 36, 39, 62, shade_colour(MARBLE))
    for x in (10, 17.5, 25, 32.5):
        pen.block(x, 36, x + 4.6, 62, MARBLE)
    pen.block(6, 31, 42, 37, MARBLE)
    pen.pie((9, 12, 39, 50), 180, 360, TILES[0])
    pen.line([(24, 31), (24, 13)], MARBLE, 1.6)
    pen.arc((15, 12, 33, 54), 180, 270, MARBLE, 1.4)
    pen.arc((15, 12, 33, 54), 270, 360, MARBLE, 1.4)
    pen.block(22, 6, 26, 13, MARBLE)
    pen.disk(24, 4.5, 2.6, GILT)


@lru_cache(64)
def cypress_sprite(high: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.block(0.11, 0.9, 0.19, 1, TRUNK)
        flame = [(0.15, 0), (0.23, 0.14), (0.28, 0.4), (0.295, 0.68), (0.25, 0.88), (0.15, 0.95)]
        left = [(0.3 - x, y) for x, y in reversed(flame)]
        pen.polygon([*flame, *left], CYPRESS)
        lit = [(0.15, 0.02), (0.07, 0.2), (0.025, 0.5), (0.035, 0.78), (0.1, 0.88), (0.12, 0.4)]
        pen.polygon(lit, mix_colours(CYPRESS, WHITE, 0.18))

    return make_sprite(max(4, round(high * 0.3)), high, draw, unit=high)


@lru_cache(64)
def pine_sprite(high: int) -> Sprite:
    """An umbrella on a stem."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0.47, 0.3), (0.53, 0.3), (0.55, 1), (0.45, 1)], TRUNK)
        pen.line([(0.5, 0.55), (0.34, 0.3)], TRUNK, 0.03)
        pen.line([(0.5, 0.5), (0.66, 0.3)], TRUNK, 0.03)
        for x, y, wide, tall in ((0.3, 0.28, 0.26, 0.13), (0.7, 0.28, 0.26, 0.13)):
            pen.oval(x - wide, y - tall, x + wide, y + tall, darken(LEAF))
        pen.oval(0.14, 0.04, 0.86, 0.34, LEAF)
        pen.oval(0.2, 0.05, 0.6, 0.2, mix_colours(LEAF, WHITE, 0.18))

    return make_sprite(high, high, draw, unit=high)


@lru_cache(64)
def bush_sprite(high: int) -> Sprite:
    """A round tree, as they stand in gardens."""

    def draw(pen: Pen) -> None:
        pen.block(0.45, 0.7, 0.55, 1, TRUNK)
        pen.disk(0.5, 0.42, 0.4, darken(LEAF))
        pen.disk(0.46, 0.38, 0.34, LEAF)
        pen.disk(0.4, 0.32, 0.17, mix_colours(LEAF, WHITE, 0.18))

    return make_sprite(high, high, draw, unit=high)


@lru_cache(64)
def garden_sprite(kind: int, wide: int, high: int) -> Sprite:
    """A piece of green behind a wall: lawn, vines or beds."""
    green = (MEADOW, mix_colours(MEADOW, GROUND, 0.35), mix_colours(LEAF, MEADOW, 0.6))[kind % 3]

    def draw(pen: Pen) -> None:
        lean = high * 0.7
        outline = [(lean, 2), (wide - 2, 2), (wide - 2 - lean, high - 2), (2, high - 2)]
        pen.polygon(outline, green)
        count = (0, 7, 5)[kind % 3]
        for at in range(1, count):
            share = at / count
            begin, end = lean + (wide - 2 - lean) * share, 2 + (wide - 4 - lean) * share
            pen.line([(begin, 4), (end, high - 4)], darken(green), 1.6)
        pen.line([*outline, outline[0]], mix_colours(green, GROUND, 0.6), 2)

    return make_sprite(wide, high, draw)
