"""The fame track: where everybody stands, with a disk for who has gone around, or below 0."""

from functools import cache, lru_cache

from PIL import Image

from render import heraldry
from render.canvas import Box, Canvas, Sprite, sprite
from render.fonts import Face
from render.palette import (
    BRASS,
    CREAM,
    GOLD,
    GROUND,
    HONEY,
    INK,
    RED,
    RULE,
    SLOT,
    Colour,
    flattened,
)
from render.princes.icons import icon

HEIGHT = 84
FIELDS = 50
_LEFT = 62
_FIELD = 30
_SHIELD = 38
_APART = _SHIELD - 2
_DISK = 10  # pixels that a disk reaches into what is beside its shield


@lru_cache(8)
def track(points: tuple[int, ...], fresh: tuple[bool, ...], width: int) -> Image.Image:
    canvas = Canvas(width, HEIGHT, GROUND)
    canvas.image.paste(_track(width), (0, 0))
    order = sorted(range(len(points)), key=lambda seat: (_field(points[seat]), seat))
    wanted = [_middle(_field(points[seat])) for seat in order]
    around = any(total >= FIELDS or total < 0 for total in points)
    places = spread(wanted, _APART + _DISK if around else _APART, 24, width - 40)
    for seat, field in zip(order, wanted, strict=True):
        line = heraldry.tincture(seat).fill if wanted.count(field) == 1 else INK
        box = Box(field - _FIELD // 2 + 1, 10, _FIELD - 2, 26)
        canvas.frame(box, HONEY if fresh[seat] else SLOT, line, 5, 3)
        _number(canvas, _field(points[seat]))
    for seat, field, x in zip(order, wanted, places, strict=True):
        canvas.centre(_pin(field - x, heraldry.tincture(seat).fill), (field + x) // 2, 41)
    for seat, x in zip(order, places, strict=True):
        canvas.centre(heraldry.shield(seat, _SHIELD, gilt=fresh[seat]), x, 60)
        if points[seat] >= FIELDS:
            _disk(canvas, x + 17, 69, f"{points[seat] // FIELDS * FIELDS}")
        if points[seat] < 0:
            _disk(canvas, x + 17, 69, "−", CREAM, RED)
    return flattened(canvas.image)


def _field(points: int) -> int:
    """Rules p. 10: who has less than nothing is marked by another disk, and counts from 0 too."""
    return abs(points) % FIELDS


def spread(wanted: list[int], apart: int, first: int, last: int) -> list[int]:
    """Places in the same order, as near to the wanted ones as they can be without overlapping."""
    groups: list[list[int]] = []  # each a run of marks side by side
    for at in wanted:
        groups.append([at])
        while len(groups) > 1 and _begin(groups[-1], apart) < _end(groups[-2], apart) + apart:
            late = groups.pop()
            groups[-1] += late
    places: list[int] = []
    for group in groups:
        begin = _begin(group, apart)
        begin = max(first, min(begin, last - apart * (len(group) - 1)))
        places += [begin + number * apart for number in range(len(group))]
    return places


def _begin(group: list[int], apart: int) -> int:
    return round(sum(group) / len(group) - apart * (len(group) - 1) / 2)


def _end(group: list[int], apart: int) -> int:
    return _begin(group, apart) + apart * (len(group) - 1)


def _middle(field: int) -> int:
    return _LEFT + field * _FIELD + _FIELD // 2


@cache
def _track(width: int) -> Image.Image:
    canvas = Canvas(width, HEIGHT, GROUND)
    canvas.panel(Box(0, 0, width - 2, HEIGHT - 3))
    canvas.centre(icon("points", 32), 32, 23)
    for field in range(FIELDS):
        middle = _middle(field)
        fill = SLOT if field % 5 else GOLD
        canvas.frame(Box(middle - _FIELD // 2 + 1, 10, _FIELD - 2, 26), fill, RULE, 5, 1)
        if field % 5 == 0:
            _number(canvas, field)
    return canvas.image


def _number(canvas: Canvas, field: int) -> None:
    canvas.write(_middle(field), 29, str(field), Face.STRONG, 17, INK, side="middle")


@cache
def _pin(aside: int, fill: tuple[int, int, int]) -> Sprite:
    wide = abs(aside) + 8
    ends = [(wide / 2 + aside / 2, 0.0), (wide / 2 - aside / 2, 14.0)]
    return sprite(wide, 14, lambda pen: pen.line(ends, fill, 3))


def _disk(
    canvas: Canvas, x: int, y: int, text: str, ink: Colour = INK, fill: Colour = HONEY
) -> None:
    wide = 26 if len(text) < 3 else 32
    canvas.frame(Box(x - wide // 2, y - 11, wide, 22), fill, BRASS, 11, 2)
    canvas.write(x, y + 6, text, Face.STRONG, 16, ink, side="middle")
