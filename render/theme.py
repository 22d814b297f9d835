"""Theme of a game's pictures, and the drawings in data/art: icons, portraits, buildings.

A drawing is a text in a TOML file with a shape in each line: kind, colour, numbers. It is a
hundred steps wide and high where no size is given. A colour is a name of `render.palette` or of
the theme, mixed with others as in `wine*ink40`: 60 % wine, 40 % ink.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from PIL import Image

from render import palette
from render.canvas import Canvas, Pen, Point, Sprite, encode_png, make_sprite
from render.palette import INK, Colour, Quantize, mix_colours

Colours: TypeAlias = Mapping[str, Colour]
Shape: TypeAlias = tuple[str, str, tuple[float, ...]]  # kind, colour, numbers

FOLDER = Path(__file__).parents[1] / "data" / "art"
_OUTLINE = 5.0

NAMED_COLOURS: Colours = {
    name.lower(): value
    for name, value in vars(palette).items()
    if isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], int)
}


class IconMaker(Protocol):
    """Make an icon of a game by name; every game has those of data/art/common.toml."""

    def __call__(self, name: str, size: int, *, dim: bool = False) -> Sprite: ...


@dataclass(frozen=True, slots=True)
class Theme:
    """What the shared parts of pictures need to draw in the style of one game."""

    icon: IconMaker
    quantize: Quantize
    draw_pattern: Callable[[Canvas], None]  # on the wine of the header bar

    def to_png(self, picture: Image.Image) -> bytes:
        return encode_png(self.quantize(picture))


# Drawings


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes, and the size in steps of the sheet they are drawn on."""

    shapes: tuple[Shape, ...]
    width: int = 100
    height: int = 100

    def draw(self, pen: Pen, colours: Colours) -> None:
        for kind, colour, numbers in self.shapes:
            _DRAWERS[kind](pen, parse_colour(colour, colours), numbers)

    def make_sprite(self, scale: float, colours: Colours) -> Sprite:
        """Make a sprite with `scale` pixels to a step."""
        width, height = (max(2, round(side * scale)) for side in (self.width, self.height))
        return make_sprite(width, height, lambda pen: self.draw(pen, colours), unit=scale)


def overlay_drawings(*drawings: Drawing) -> Drawing:
    """Put drawings of one size on top of one another."""
    shapes = tuple(shape for one in drawings for shape in one.shapes)
    return Drawing(shapes, drawings[0].width, drawings[0].height)


@cache
def load_drawings(*files: str) -> Mapping[str, Drawing]:
    """Load the drawings of these files of data/art by name; raise FileNotFoundError."""
    found: dict[str, Drawing] = {}
    for file in files:
        tables = tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))
        found |= {name: _parse_drawing(table) for name, table in tables.items()}
    return found


def _parse_drawing(table: str | Mapping[str, Any]) -> Drawing:
    text, size = (table, ()) if isinstance(table, str) else (table["shapes"], table["size"])
    return Drawing(tuple(map(_parse_shape, text.splitlines())), *size)


def _parse_shape(line: str) -> Shape:
    kind, colour, *numbers = line.replace(",", " ").split()
    return kind, colour, tuple(map(float, numbers))


def parse_colour(text: str, colours: Colours) -> Colour:
    """Return the colour of a text such as `wine*ink40`; raise KeyError for an unknown name."""
    name, *mixed = text.split("*")
    colour = colours[name]
    for part in mixed:
        other = part.rstrip("0123456789")
        colour = mix_colours(colour, colours[other], int(part.removeprefix(other)) / 100)
    return colour


def _pair_coordinates(numbers: Sequence[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _draw_outlined_polygon(pen: Pen, fill: Colour, numbers: Sequence[float]) -> None:
    points = _pair_coordinates(numbers[1:])
    pen.polygon(points, fill)
    pen.line([*points, *points[:2]], INK, numbers[0])


def _draw_outlined_disk(pen: Pen, fill: Colour, numbers: Sequence[float]) -> None:
    x, y, radius = numbers
    pen.disk(x, y, radius, INK)
    pen.disk(x, y, radius - _OUTLINE, fill)


def _draw_block(pen: Pen, fill: Colour, numbers: Sequence[float]) -> None:
    left, top, right, bottom, *radius = numbers
    pen.block(left, top, right, bottom, fill, *radius)


def _draw_outlined_rectangle(pen: Pen, fill: Colour, numbers: Sequence[float]) -> None:
    left, top, right, bottom, radius = numbers
    pen.block(left, top, right, bottom, INK, radius + 3)
    inner = left + _OUTLINE, top + _OUTLINE, right - _OUTLINE, bottom - _OUTLINE
    pen.block(*inner, fill, radius)


_DRAWERS: Mapping[str, Callable[[Pen, Colour, Sequence[float]], None]] = {
    "polygon": lambda pen, fill, n: pen.polygon(_pair_coordinates(n), fill),
    "polygon+": _draw_outlined_polygon,  # width of the outline, points
    "line": lambda pen, fill, n: pen.line(_pair_coordinates(n[1:]), fill, n[0]),  # width, points
    "disk": lambda pen, fill, n: pen.disk(n[0], n[1], n[2], fill),
    "disk+": _draw_outlined_disk,
    "oval": lambda pen, fill, n: pen.oval(n[0], n[1], n[2], n[3], fill),
    "ring": lambda pen, fill, n: pen.ring(n[0], n[1], n[2], fill, n[3]),
    "arc": lambda pen, fill, n: pen.arc(n[:4], round(n[4]), round(n[5]), fill, n[6]),
    "pie": lambda pen, fill, n: pen.pie(n[:4], round(n[4]), round(n[5]), fill),
    "block": _draw_block,
    "block+": _draw_outlined_rectangle,
}
