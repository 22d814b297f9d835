"""A ribbon across a picture: that nobody can play on just now."""

from collections.abc import Callable
from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageFilter, ImageOps

from render import fonts
from render.canvas import Box, Canvas, saved
from render.fonts import Face
from render.palette import CREAM, GOLD, WINE
from render.words import label

Draw: TypeAlias = Callable[[], bytes]

_SIZE, _HIGH, _EDGE = 64, 120, 6
_BLUR = 24  # nobody takes it for a board that stands somewhere


def draw_stopped(draw: Draw, language: str, why: str) -> bytes:
    """What is drawn, and from side to side of it why it stands still."""
    return saved(_across(_opened(draw()), label(language, f"ribbon-{why}")))


def draw_unknown(draw: Draw, language: str, why: str) -> bytes:
    """The same where the board itself can't be known: it is hinted at."""
    hinted = ImageOps.grayscale(_opened(draw()).filter(ImageFilter.GaussianBlur(_BLUR)))
    return saved(_across(hinted.convert("RGB"), label(language, f"ribbon-{why}")))


def _opened(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as opened:
        return opened.convert("RGB")


def _across(plain: Image.Image, text: str) -> Image.Image:
    canvas = Canvas(plain.width, _HIGH, GOLD)
    canvas.fill(Box(0, _EDGE, plain.width, _HIGH - 2 * _EDGE), WINE)
    size, told = fonts.fitted(Face.TITLE, _SIZE, text, plain.width - 80, 24)
    base = _HIGH // 2 + round(size * 0.36)
    canvas.write(plain.width // 2, base, told, Face.TITLE, size, CREAM, side="middle")
    plain.paste(canvas.image.convert("RGB"), (0, (plain.height - _HIGH) // 2))
    return plain
