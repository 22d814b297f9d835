"""Draw bricks: each colour also has a mark of its own."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, pi, sin

from bot.games.firenze.state_parts import COLORS, Bricks
from render import fonts
from render.canvas import Box, Canvas, Pen, Point, Sprite, make_sprite
from render.firenze.theme import BRICK_COLOURS, wall_colour
from render.fonts import Face
from render.palette import CREAM, HONEY, INK, Colour, contrast_ratio, darken, lighten

_THIN = 14  # pixels up to which a brick has a thin outline


def ink_on_brick(color: str) -> Colour:
    """Return the colour with the better contrast for a mark on such a brick."""
    fill = BRICK_COLOURS[color]
    return max((INK, CREAM), key=lambda ink: contrast_ratio(ink, fill))


def draw_color_mark(pen: Pen, color: str, x: float, y: float, r: float, ink: Colour) -> None:
    """Draw ring, lozenge, triangle, cross, bars or star, `r` from its middle to its edge."""
    match color:
        case "white":
            pen.ring(x, y, r, ink, r * 0.45)
        case "yellow":
            pen.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], ink)
        case "green":
            pen.polygon([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], ink)
        case "red":
            thick = r * 0.36
            pen.block(x - r, y - thick, x + r, y + thick, ink)
            pen.block(x - thick, y - r, x + thick, y + r, ink)
        case "blue":
            pen.block(x - r, y - r * 0.75, x + r, y - r * 0.15, ink)
            pen.block(x - r, y + r * 0.25, x + r, y + r * 0.85, ink)
        case _:
            pen.polygon(list(_star_points(x, y, r * 1.15)), ink)


def _star_points(x: float, y: float, r: float) -> Iterator[Point]:
    for at in range(10):
        reach = r * 0.42 if at % 2 else r
        yield x + reach * sin(pi * at / 5), y - reach * cos(pi * at / 5)


@lru_cache(256)
def brick_sprite(
    color: str, width: int, height: int, *, plain: bool = False, planned: bool = False
) -> Sprite:
    """Make the sprite of a brick, without its mark if `plain`.

    A brick that is only planned is hatched.
    """
    fill, line = BRICK_COLOURS[color], 2 if height > _THIN else 1

    def draw(pen: Pen) -> None:
        pen.block(0, 0, width, height, INK, 3)
        if planned:
            pen.block(line, line, width - line, height - line, wall_colour(fill), 2)
            for x in range(-height, width, 14):
                pen.line([(x, height - line), (x + height, line)], darken(fill), 3)
            return
        pen.block(line, line, width - line, height - line, darken(fill), 2)
        pen.block(line, line, width - line, height - line - 2, fill, 2)
        pen.block(line + 1, line + 1, width - line - 1, line + 3, lighten(fill))
        if not plain:
            draw_color_mark(
                pen, color, width / 2, height / 2, min(width, height) * 0.25, ink_on_brick(color)
            )

    return make_sprite(width, height, draw)


@lru_cache(64)
def color_mark_sprite(color: str, size: int, *, ink: Colour = INK) -> Sprite:
    """Make the sprite of a colour's mark without its brick."""
    return make_sprite(
        size, size, lambda pen: draw_color_mark(pen, color, size / 2, size / 2, size * 0.4, ink)
    )


def colors_with_counts(bricks: Bricks) -> tuple[tuple[str, int], ...]:
    """Return the colours there are, each with its count."""
    pairs = zip(COLORS, bricks, strict=True) if bricks else ()
    return tuple((color, count) for color, count in pairs if count)


def draw_brick_row(
    canvas: Canvas,
    box: Box,
    counted: Iterable[tuple[str, int]],
    letters: int,
    *,
    step: int,
    fresh: frozenset[str] = frozenset(),
) -> None:
    """Draw bricks side by side with their counts; highlight `fresh` colours."""
    high = box.height
    wide = round(high * 1.25)
    for number, (color, count) in enumerate(counted):
        left = box.left + number * step
        if color in fresh:
            reach = wide + 6 + fonts.text_width(Face.STRONG, letters, f"{count}")
            canvas.draw_slot(Box(left - 4, box.top - 4, reach + 8, high + 8), HONEY, 6, fresh=True)
        canvas.paste(brick_sprite(color, wide, high), left, box.top)
        base = box.top + high // 2 + round(letters * 0.35)
        canvas.write(left + wide + 4, base, f"{count}", Face.STRONG, letters, INK)
