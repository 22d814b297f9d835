"""Houses, villas, palaces and towers, seen from above the river with the sun at the left."""

from collections.abc import Callable
from functools import lru_cache

from render.canvas import Pen, Sprite, sprite
from render.city.blocks import Block
from render.city.paints import (
    FACES,
    GILT,
    MARBLE,
    THATCH,
    TILES,
    edged,
    shaded,
)
from render.palette import WHITE, mixed

_DETAIL = 0.3  # from which size on windows can be told


def _made(width: float, height: float, scale: float, draw: Callable[[Pen], None]) -> Sprite:
    return sprite(max(2, round(width * scale)), max(2, round(height * scale)), draw, unit=scale)


@lru_cache(1024)
def house(kind: int, scale: float) -> Sprite:
    """One of twelve, each a little different."""
    face, tile = FACES[kind % 6], TILES[kind % 3]
    wide, high, deep = 26 + kind % 4 * 4, 24 + kind * 5 % 13, 22

    def draw(pen: Pen) -> None:
        block = Block(pen, 4, 62, wide, high, deep)
        block.walls(face)
        if scale >= _DETAIL:
            for at in (0.28, 0.7):
                block.window(block.left + wide * at, block.eave + 12, 4.5, 8)
            block.window(block.left + wide * (0.3 if kind % 2 else 0.66), 62, 6, 11)
            if high > 30:
                block.window(block.left + wide * (0.7 if kind % 2 else 0.28), 58, 4.5, 7)
        block.roof(tile, 8)

    return _made(wide + 26, 64, scale, draw)


@lru_cache(64)
def hut(scale: float) -> Sprite:
    """Where a computer lives: of wood, under straw."""

    def draw(pen: Pen) -> None:
        block = Block(pen, 4, 40, 24, 14, 18)
        block.walls((176, 140, 100))
        block.window(block.left + 8, 40, 5.5, 9)
        block.roof(THATCH, 9)

    return _made(48, 42, scale, draw)


@lru_cache(64)
def cottage(kind: int, scale: float, *, won: bool) -> Sprite:
    """Of who played alone; with a dovecote, if he won."""
    face = FACES[(kind + 3) % 6]

    def draw(pen: Pen) -> None:
        block = Block(pen, 5, 92, 44, 26, 26)
        block.walls(face)
        for at in (0.2, 0.78):
            block.window(block.left + 44 * at, block.eave + 14, 5, 9)
        block.window(block.left + 22, 92, 8, 14)
        block.roof(TILES[kind % 3], 9)
        if won:
            loft = Block(pen, 24, 58, 16, 22, 16)
            loft.walls(face)
            loft.window(32, loft.eave + 14, 5, 9)
            loft.hipped(TILES[kind % 3], 6, 2.5)

    return _made(76, 94, scale, draw)


@lru_cache(256)
def villa(kind: int, scale: float) -> Sprite:
    """Of whoever won against computers: two storeys and a loggia."""
    face, tile = FACES[kind % 6], TILES[kind % 3]

    def draw(pen: Pen) -> None:
        block = Block(pen, 7, 88, 56, 42, 30)
        block.walls(face)
        for at in range(3):
            block.window(block.left + 13 + at * 15, 88, 10, 17)
        block.course(block.eave + 22, edged(face))
        for at in range(4):
            block.window(block.left + 9 + at * 12.6, block.eave + 18, 5, 10)
        block.hipped(tile, 10)

    return _made(92, 90, scale, draw)


@lru_cache(512)
def palazzo(kind: int, storeys: int, scale: float) -> Sprite:
    """Rough stone below, rows of arched windows above, a cornice that throws a shade."""
    face, tile = FACES[kind % 6], TILES[kind % 3]
    high = 22 * storeys + 14

    def draw(pen: Pen) -> None:
        foot = 32 + high
        block = Block(pen, 9, foot, 66, high, 38)
        block.walls(face)
        stone = mixed(face, edged(face), 0.4)
        pen.block(block.left, foot - 24, block.right, foot, stone)
        for row in range(3):
            y = foot - 6 - row * 7
            pen.line([(block.left, y), (block.right, y)], edged(face), 0.8)
        block.window(block.left + 33, foot, 14, 20)
        for at in (11, 55):
            block.window(block.left + at, foot - 4, 6, 11)
        for storey in range(storeys - 1):
            sill = foot - 29 - storey * 22
            block.course(foot - 25 - storey * 22, mixed(face, WHITE, 0.4))
            for at in range(4):
                x = block.left + 10.5 + at * 15
                pen.block(x - 5, sill - 14, x + 5, sill + 1.5, mixed(face, WHITE, 0.35), 4)
                block.window(x, sill, 7, 13)
        block.hipped(tile, 9, 6)

    return _made(116, 34 + high, scale, draw)


@lru_cache(512)
def tower(kind: int, storeys: int, scale: float) -> Sprite:
    """The tower of a family, and the house at its foot."""
    face = FACES[(kind * 5 + 2) % 6]
    high = 40 + 26 * storeys

    def draw(pen: Pen) -> None:
        foot = 24 + high
        block = Block(pen, 8, foot, 30, high, 26)
        block.walls(face)
        pen.block(block.left, foot - 26, block.right, foot, mixed(face, edged(face), 0.3))
        block.window(block.left + 15, foot, 9, 16)
        for storey in range(storeys):
            block.window(block.left + 15, foot - 34 - storey * 25, 7, 12)
        block.battlements(face)
        low = Block(pen, 40, foot, 38, 30, 28)
        low.walls(FACES[(kind + 1) % 6])
        for at in (0.25, 0.7):
            low.window(low.left + 38 * at, low.eave + 16, 5.5, 10)
        low.window(low.left + 18, foot, 7, 12)
        low.roof(TILES[kind % 3], 8)

    return _made(104, 26 + high, scale, draw)


@lru_cache(128)
def statue(kind: int, scale: float) -> Sprite:
    """1: a figure on its pedestal, 2: one on a column, 3: a round temple."""

    def draw(pen: Pen) -> None:
        if kind == 3:
            _temple(pen)
            return
        foot, stem = 72.0, 12 if kind == 1 else 40
        pen.block(6, foot - 7, 22, foot, shaded(MARBLE))
        pen.block(8, foot - 7 - stem, 20 if kind == 1 else 18, foot - 7, MARBLE)
        if kind == 2:
            pen.block(15, foot - 47, 18, foot - 7, shaded(MARBLE))
            pen.block(6, foot - 50, 20, foot - 46, MARBLE)
        top = foot - 7 - stem - (4 if kind == 2 else 0)
        figure = GILT if kind == 2 else (120, 128, 116)
        x = 13.0 if kind == 2 else 14.0
        pen.polygon([(x - 4, top), (x + 4, top), (x + 2, top - 11), (x - 2, top - 11)], figure)
        pen.disk(x, top - 13, 2.8, figure)
        pen.line([(x + 1, top - 10), (x + 6, top - 15)], figure, 2)

    return _made(48 if kind == 3 else 28, 76, scale, draw)


def _temple(pen: Pen) -> None:
    pen.block(4, 66, 44, 74, shaded(MARBLE))
    pen.block(7, 62, 41, 67, MARBLE)
    pen.block(9, 36, 39, 62, shaded(MARBLE))
    for x in (10, 17.5, 25, 32.5):
        pen.block(x, 36, x + 4.6, 62, MARBLE)
    pen.block(6, 31, 42, 37, MARBLE)
    pen.pie((9, 12, 39, 50), 180, 360, TILES[0])
    pen.line([(24, 31), (24, 13)], MARBLE, 1.6)
    pen.arc((15, 12, 33, 54), 180, 270, MARBLE, 1.4)
    pen.arc((15, 12, 33, 54), 270, 360, MARBLE, 1.4)
    pen.block(22, 6, 26, 13, MARBLE)
    pen.disk(24, 4.5, 2.6, GILT)
