"""Drawing surfaces: anti-aliased shapes and sprites (Pen), panels and text (Canvas), PNG files."""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from typing import Literal, TypeAlias
from zlib import crc32

from PIL import Image, ImageDraw

from render import fonts, palette
from render.fonts import Face
from render.palette import GOLD, GROUND, INK, PANEL, RULE, SHADE, SLOT, Colour, quantize_picture

try:  # three times as quick; it has wheels for most machines
    from zlib_ng import zlib_ng as zlib
except ImportError:
    import zlib  # type: ignore[no-redef]

_LOWEST = 16  # pixels of a name in several lines
_RISE = 0.33  # of a letter: how high its middle is above the base line
_COMPRESSION = 4  # of 9: less makes the files too large, more takes too long
_INDEXED = struct.pack(">BBBBB", 8, 3, 0, 0, 0)  # of the header: 8 bits, a palette, not interlaced
SUPERSAMPLING = (
    4  # Pillow draws edges without smoothing them: shapes are drawn larger, then reduced
)

Point: TypeAlias = tuple[float, float]
Side: TypeAlias = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> int:
        return self.left + self.width // 2

    @property
    def middle_y(self) -> int:
        return self.top + self.height // 2

    def inset(self, by: int) -> "Box":
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def split(self, columns: int, rows: int = 1) -> "Iterator[Box]":
        """Yield cells of one size, row by row; what is left over stays at the right and below."""
        wide, high = self.width // columns, self.height // rows
        for at in range(columns * rows):
            row, column = divmod(at, columns)
            yield Box(self.left + column * wide, self.top + row * high, wide, high)


# Sprites


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture and the mask it is pasted with."""

    image: Image.Image
    mask: Image.Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def fade(self, by: int) -> "Sprite":
        """The same with so many times less of it to see."""
        return Sprite(self.image, self.mask.point(lambda alpha: alpha // by))

    def to_png(self) -> bytes:
        """Encode it on a transparent ground."""
        picture, file = self.image.convert("RGBA"), BytesIO()
        picture.putalpha(self.mask)
        picture.save(file, "PNG")
        return file.getvalue()


EMOJI_SIZE = 120


class Pen:
    """Draw shapes on a sheet enlarged by SUPERSAMPLING; `unit` pixels are one step."""

    def __init__(self, sheet: Image.Image, unit: float) -> None:
        self.sheet = sheet
        self._draw = ImageDraw.Draw(sheet)
        self._unit = unit * SUPERSAMPLING

    def _scale_points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def _scale_box(self, box: Sequence[float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = (edge * self._unit for edge in box)
        # Pillow draws the last pixel too.
        return left, top, max(left, right - 1), max(top, bottom - 1)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._draw.polygon(self._scale_points(points), fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        self._draw.line(self._scale_points(points), fill, round(width * self._unit), joint="curve")

    def oval(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self._draw.ellipse(self._scale_box((left, top, right, bottom)), fill)

    def disk(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def ring(self, x: float, y: float, radius: float, fill: Colour, width: float) -> None:
        box = self._scale_box((x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(box, None, fill, max(1, round(width * self._unit)))

    def arc(self, box: Sequence[float], begin: int, end: int, fill: Colour, w: float) -> None:
        self._draw.arc(self._scale_box(box), begin, end, fill, max(1, round(w * self._unit)))

    def pie(self, box: Sequence[float], begin: int, end: int, fill: Colour) -> None:
        self._draw.pieslice(self._scale_box(box), begin, end, fill)

    def block(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, round_: float = 0
    ) -> None:
        box = self._scale_box((left, top, right, bottom))
        self._draw.rounded_rectangle(box, round_ * self._unit, fill)

    def text(self, x: float, y: float, text: str, face: Face, size: float, fill: Colour) -> None:
        """Draw a text centred at this point of the base line."""
        made = fonts.load_font(face, round(size * self._unit))
        self._draw.text((x * self._unit, y * self._unit), text, fill, made, anchor="ms")


def make_sprite(
    width: int, height: int, draw: Callable[[Pen], None], *, unit: float = 1.0
) -> Sprite:
    """Run `draw` on an empty sheet of this size and reduce the result to a sprite."""
    sheet = Image.new("RGBA", (width * SUPERSAMPLING, height * SUPERSAMPLING))
    draw(Pen(sheet, unit))
    small = sheet.reduce(SUPERSAMPLING)
    return Sprite(small.convert("RGB"), small.getchannel("A"))


@lru_cache(512)
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Make the mask of a rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    if not radius:
        return mask
    places = ((0, 0), (width - radius, 0), (0, height - radius), (width - radius, height - radius))
    for corner, place in zip(_corner_masks(radius), places, strict=True):
        mask.paste(corner, place)
    return mask


@cache
def _corner_masks(radius: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Make the masks of the corners: upper left, upper right, lower left, lower right."""
    large = Image.new("L", (radius * SUPERSAMPLING, radius * SUPERSAMPLING))
    ImageDraw.Draw(large).ellipse(
        (0, 0, 2 * radius * SUPERSAMPLING - 1, 2 * radius * SUPERSAMPLING - 1), 255
    )
    corner = large.reduce(SUPERSAMPLING)
    return (
        corner,
        corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT),
        corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
        corner.transpose(Image.Transpose.ROTATE_180),
    )


# The canvas


class Canvas:
    """A picture being drawn; `write` draws every letter on it."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)

    def paste(self, drawing: Sprite, x: int, y: int) -> None:
        self.image.paste(drawing.image, (x, y), drawing.mask)

    def paste_centred(self, drawing: Sprite, x: int, y: int) -> None:
        self.paste(drawing, x - drawing.width // 2, y - drawing.height // 2)

    def fill(self, box: Box, colour: Colour, radius: int = 0) -> None:
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        radius = min(radius, box.width // 2, box.height // 2)
        if not radius:
            self.image.paste(colour, (left, top, right, bottom))
            return
        # A mask is dear: only the corners need one.
        self.image.paste(colour, (left + radius, top, right - radius, bottom))
        self.image.paste(colour, (left, top + radius, left + radius, bottom - radius))
        self.image.paste(colour, (right - radius, top + radius, right, bottom - radius))
        corners = _corner_masks(radius)
        self.image.paste(colour, (left, top), corners[0])
        self.image.paste(colour, (right - radius, top), corners[1])
        self.image.paste(colour, (left, bottom - radius), corners[2])
        self.image.paste(colour, (right - radius, bottom - radius), corners[3])

    def draw_frame(self, box: Box, fill: Colour, line: Colour, radius: int, width: int = 2) -> None:
        """Draw a filled rectangle with a line around it."""
        self.fill(box, line, radius)
        self.fill(box.inset(width), fill, max(0, radius - width))

    def draw_panel(self, box: Box, radius: int = 10) -> None:
        """Draw a parchment panel with its shadow."""
        self.fill(Box(box.left + 2, box.top + 3, box.width, box.height), SHADE, radius)
        self.draw_frame(box, PANEL, RULE, radius)

    def draw_slot(self, box: Box, fill: Colour, radius: int = 8, *, fresh: bool = False) -> None:
        if fresh:
            self.draw_frame(box, GOLD, INK, radius, 2)
            self.fill(box.inset(5), fill, max(0, radius - 5))
        else:
            self.fill(box, fill, radius)

    def draw_row_background(
        self, box: Box, radius: int = 8, width: int = 3, *, chosen: bool
    ) -> None:
        """Draw the ground of one line of several; the chosen one is set off."""
        if chosen:
            self.draw_frame(box, palette.HONEY, GOLD, radius, width)
        else:
            self.fill(box, SLOT, radius)

    def write(
        self,
        x: int,
        y: int,
        text: str,
        face: Face,
        size: int,
        ink: Colour,
        *,
        side: Side = "left",
        room: int = 0,
        least: int = 0,
    ) -> int:
        """Write a text on the base line `y`, no wider than `room`; return where it ends.

        A text that is too wide is made smaller down to `least`, then shortened.
        """
        if room:
            size, text = fonts.fit_text(face, size, text, room, least or size)
        made = fonts.text_mask(face, size, text)
        match side:
            case "middle":
                x -= made.width // 2
            case "right":
                x -= made.width
        self.image.paste(ink, (x + made.left, y + made.top), made.mask)
        return x + made.width

    def write_name(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        ink: Colour,
        *,
        room: int,
        least: int,
        high: int,
        side: Side = "left",
    ) -> None:
        """Write a name around a base line; shrink it, then break it into lines, then shorten it."""
        if fonts.text_width(Face.NAME, least, text) <= room:
            self.write(x, y, text, Face.NAME, size, ink, room=room, least=least, side=side)
            return
        middle = y - round(size * _RISE)
        size, lines = fonts.break_name_into_lines(
            Face.NAME, min(size, high // 2), text, room, high, _LOWEST
        )
        first = middle + round(size * _RISE) - (len(lines) - 1) * size // 2
        for number, line in enumerate(lines):
            self.write(x, first + number * size, line, Face.NAME, size, ink, side=side)

    def write_paragraph(
        self, box: Box, text: str, face: Face, size: int, ink: Colour, least: int
    ) -> None:
        """Write a text in several lines; shrink it until all of it fits."""
        size, lines = fonts.wrap_text(face, size, text, box.width, box.height, least)
        high = fonts.line_height(size)
        for number, line in enumerate(lines):
            base = box.top + number * high + round(size * 0.95)
            self.write(box.left, base, line, face, size, ink, room=box.width)

    def to_png(self) -> bytes:
        return encode_png(quantize_picture(self.image))


def make_canvas_over(picture: Image.Image) -> Canvas:
    """Make a canvas that draws on this image."""
    canvas = Canvas(1, 1, GROUND)
    canvas.image = picture
    return canvas


def make_panel_canvas(width: int, height: int) -> tuple[Canvas, Box]:
    """Make a canvas filled by one panel, and the box inside the panel's shadow."""
    canvas, whole = Canvas(width, height, GROUND), Box(0, 0, width - 2, height - 3)
    canvas.draw_panel(whole)
    return canvas, whole


def encode_png(picture: Image.Image) -> bytes:
    """Encode as PNG; where there is a palette, in half the time that Pillow would take."""
    if picture.mode != "P":
        file = BytesIO()
        picture.save(file, "PNG", compress_level=_COMPRESSION)
        return file.getvalue()
    # Every row of a PNG begins with the number of its filter: 0, none, is a column on the left.
    rows = Image.new("P", (picture.width + 1, picture.height))
    rows.paste(picture, (1, 0))
    chunks = (
        (b"IHDR", struct.pack(">II", *picture.size) + _INDEXED),
        (b"PLTE", bytes(picture.getpalette() or ())),
        (b"IDAT", zlib.compress(rows.tobytes(), _COMPRESSION)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join([_encode_chunk(*chunk) for chunk in chunks])


def _encode_chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
