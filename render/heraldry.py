"""Tell seats apart without color: shields with a letter and hatching, banners of a seat."""

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.canvas import SUPERSAMPLING, Box, Canvas, Pen, Point, Sprite, make_sprite, rounded_mask
from render.fonts import Face
from render.palette import GOLD, GONE, INK, SLOT, TINCTURES, Tincture


def seat_tincture(seat: int) -> Tincture:
    return TINCTURES[seat % len(TINCTURES)]


def seat_letter(seat: int) -> str:
    return seat_tincture(seat).letter


@lru_cache(256)
def shield_sprite(seat: int, size: int, *, dim: bool = False, gilt: bool = False) -> Sprite:
    """Make the shield of a seat: dim when it is out, gilt when it leads or is asked."""
    own = seat_tincture(seat)
    fill, line, ink = (SLOT, GONE, INK) if dim else (own.fill, own.hatching_colour, own.ink)
    rim = GONE if dim else own.rim

    def draw(pen: Pen) -> None:
        pen.polygon(_shield_outline(0), GOLD if gilt else rim)
        if gilt:
            pen.polygon(_shield_outline(5), INK)
        inner = Image.new("L", pen.sheet.size)
        Pen(inner, size / 100).polygon(_shield_outline(9 if gilt else 6), 255)  # type: ignore[arg-type]
        pen.sheet.paste((*fill, 255), mask=inner)
        if not dim:
            pen.sheet.paste(
                (*line, 255), mask=_intersect_masks(inner, _shield_hatching(own.hatching, size))
            )
            pen.disk(50, 45, 31, fill)
        pen.text(50, 66, own.letter, Face.STRONG, 62, ink)

    return make_sprite(size, size, draw, unit=size / 100)


def _shield_outline(inset: float) -> list[Point]:
    """Return the outline of a shield of 100 by 100 steps, inset on all sides."""
    left, right, top, foot = 8 + inset, 92 - inset, 2 + inset, 100 - inset * 1.3
    points: list[Point] = [(left, top), (right, top), (right, 46)]
    for step in range(1, 9):
        t = step / 8  # from the right side down to the foot
        points.append((_curve_point(right, right, 50, t), _curve_point(46, 80, foot, t)))
    points += [(100 - x, y) for x, y in reversed(points[3:-1])]
    return [*points, (left, 46)]


def _curve_point(begin: float, towards: float, end: float, t: float) -> float:
    return (1 - t) ** 2 * begin + 2 * t * (1 - t) * towards + t**2 * end


def _intersect_masks(one: Image.Image, other: Image.Image) -> Image.Image:
    return Image.composite(other, Image.new("L", one.size), one)


@cache
def _shield_hatching(hatching: str, size: int) -> Image.Image:
    return hatching_mask(
        hatching, size * SUPERSAMPLING, size * SUPERSAMPLING, max(4, size // 7) * SUPERSAMPLING
    )


def hatching_mask(hatching: str, width: int, height: int, step: int) -> Image.Image:
    """Make a mask of hatching, `step` pixels from line to line."""
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    thick = max(1, step // 4)
    reach = width + height
    match hatching:
        case "upright":
            for x in range(step // 2, width, step):
                draw.line((x, 0, x, height), 255, thick)
        case "level":
            for y in range(step // 2, height, step):
                draw.line((0, y, width, y), 255, thick)
        case "bend":
            for x in range(-height, width, round(step * 1.4)):
                draw.line((x, 0, x + reach, reach), 255, thick)
        case "sinister":
            for x in range(0, reach, round(step * 1.4)):
                draw.line((x, 0, x - reach, reach), 255, thick)
        case _:
            for row, y in enumerate(range(step // 2, height, step)):
                for x in range(step // 2 + row % 2 * step // 2, width, step):
                    draw.ellipse((x - thick, y - thick, x + thick, y + thick), 255)
    return mask


@lru_cache(64)
def _hatched_band(seat: int, width: int, height: int) -> Image.Image:
    own = seat_tincture(seat)
    band = Image.new("RGB", (width, height), own.fill)
    mask = hatching_mask(own.hatching, width * 2, height * 2, 20).reduce(2)
    band.paste(own.hatching_colour, mask=mask)
    return band


def draw_hatched_bar(canvas: Canvas, box: Box, seat: int, *, hatched_to: int, radius: int) -> None:
    """Draw a bar in the seat's colour, hatched up to `hatched_to`, with round upper corners."""
    bar = Canvas(box.width, box.height, seat_tincture(seat).fill)
    bar.image.paste(_hatched_band(seat, hatched_to, box.height), (0, 0))
    bar.fill(Box(0, box.height - 3, box.width, 3), GOLD)
    mask = rounded_mask(box.width, box.height + radius, radius)
    canvas.image.paste(bar.image, (box.left, box.top), mask.crop((0, 0, box.width, box.height)))
