"""Icons and theme of the pictures of The Princes of Florence."""

from functools import lru_cache

from PIL import Image

from render import theme
from render.canvas import Canvas, Sprite
from render.palette import DAMASK, GONE, SLOT, TILES, WINE, Colour, mix_colours, quantize_picture
from render.theme import Theme

DRAWINGS = theme.load_drawings("common", "princes")
COLOURS = {**theme.NAMED_COLOURS, **TILES, "fill": WINE}


@lru_cache(512)
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    """Make the icon of this name; dim where the thing is used up or still missing."""
    drawing = DRAWINGS[name].make_sprite(size / 100, COLOURS)
    return _dim_sprite(drawing) if dim else drawing


@lru_cache(16)
def lily_sprite(size: int, fill: Colour) -> Sprite:
    """Make the lily of Florence in any colour."""
    return DRAWINGS["lily"].make_sprite(size / 100, {"fill": fill})


def _dim_sprite(drawing: Sprite) -> Sprite:
    """Reduce a drawing to two pale tones, which also cost few bytes."""
    dark = drawing.image.convert("L").point(lambda light: 255 if light < 90 else 0)
    pale = Image.new("RGB", drawing.image.size, SLOT)
    pale.paste(mix_colours(SLOT, GONE, 0.6), mask=dark)
    return Sprite(pale, drawing.mask.point(lambda alpha: 255 if alpha > 100 else 0))


def _draw_damask(canvas: Canvas) -> None:
    """Draw a pattern of lilies."""
    flower = lily_sprite(26, DAMASK)
    for column in range(canvas.image.width // 48 + 1):
        for row in range(canvas.image.height // 30 + 1):
            canvas.paste(flower, column * 48 + row % 2 * 24 - 10, row * 30 - 8)


THEME = Theme(icon, quantize_picture, _draw_damask)
