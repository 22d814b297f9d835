"""A ribbon across a picture: that nobody can play on just now."""

from io import BytesIO

from PIL import Image

from render import fonts
from render.canvas import Box, Canvas, saved
from render.fonts import Face
from render.palette import CREAM, GOLD, WINE

_SIZE, _HIGH, _EDGE = 64, 120, 6


def across(png: bytes, text: str) -> bytes:
    """In the middle of the picture, from side to side."""
    with Image.open(BytesIO(png)) as opened:
        plain = opened.convert("RGB")
    canvas = Canvas(plain.width, _HIGH, GOLD)
    canvas.fill(Box(0, _EDGE, plain.width, _HIGH - 2 * _EDGE), WINE)
    size, told = fonts.fitted(Face.TITLE, _SIZE, text, plain.width - 80, 24)
    base = _HIGH // 2 + round(size * 0.36)
    canvas.write(plain.width // 2, base, told, Face.TITLE, size, CREAM, side="middle")
    plain.paste(canvas.image.convert("RGB"), (0, (plain.height - _HIGH) // 2))
    return saved(plain)
