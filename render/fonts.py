"""Load fonts, cache drawn texts as masks, and fit texts into the room there is."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from math import ceil

from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"

# Text is the dearest part of a picture: what was drawn once is kept.
_MOST_KEPT = 2048

_BREAKS = re.compile("(?<=[ -])")  # where a name may go on in the next line


class Face(Enum):
    """A font: package, file and weight."""

    TITLE = ("fontpkg_cinzel", "Cinzel[wght].ttf", 700)
    NAME = ("fontpkg_eb_garamond", "EBGaramond[wght].ttf", 600)
    TEXT = ("fontpkg_source_sans_3", "SourceSans3[wght].ttf", 500)
    STRONG = ("fontpkg_source_sans_3", "SourceSans3[wght].ttf", 700)


@dataclass(frozen=True, slots=True)
class TextMask:
    """A text as a mask; `left` and `top` lead from the point on the base line to its corner."""

    mask: Image.Image
    left: int
    top: int
    width: int


@lru_cache(16)  # a font takes a megabyte, and a text is drawn with it once
def load_font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    package, name, weight = face.value
    made = ImageFont.truetype(str(files(package) / "files" / name), size)
    made.set_variation_by_axes([weight])
    return made


@lru_cache(_MOST_KEPT)
def text_mask(face: Face, size: int, text: str) -> TextMask:
    made = load_font(face, size)
    wide, around = text_width(face, size, text), size // 2  # letters may lean out of their room
    mask = Image.new("L", (wide + 2 * around, 2 * size))
    base = round(size * 1.4)
    ImageDraw.Draw(mask).text((around, base), text, 255, made, anchor="ls")
    left, top, right, bottom = mask.getbbox() or (around, base, around + 1, base + 1)
    return TextMask(mask.crop((left, top, right, bottom)), left - around, top - base, wide)


@lru_cache(_MOST_KEPT)
def text_width(face: Face, size: int, text: str) -> int:
    return ceil(load_font(face, size).getlength(text))


@lru_cache(_MOST_KEPT)
def fit_text(face: Face, size: int, text: str, room: int, least: int) -> tuple[int, str]:
    """Shrink a text until it fits, then shorten it; return its size and the text."""
    whole = text_width(face, size, text)
    if whole <= room:
        return size, text
    # Every size is a font of its own in memory: those that are far too large are not tried.
    likely = min(size - 1, size * room // whole + 1)
    for smaller in range(likely, least - 1, -1):
        if text_width(face, smaller, text) <= room:
            return smaller, text
    return least, shorten_text(face, least, text, room)


def font_size_for_texts(face: Face, size: int, texts: Iterable[str], room: int, least: int) -> int:
    """Return the one size in which all of these texts fit, each on a line of its own."""
    return min((fit_text(face, size, text, room, least)[0] for text in texts), default=size)


def shorten_text(face: Face, size: int, text: str, room: int) -> str:
    """Cut a text to the room there is and add an ellipsis."""
    if text_width(face, size, text) <= room:
        return text
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip() + ELLIPSIS
        if text_width(face, size, shorter) <= room:
            return shorter
    return ELLIPSIS


@lru_cache(_MOST_KEPT)
def drawable_text(text: str, face: Face = Face.NAME) -> str:
    """Keep the letters the fonts can draw, with single spaces.

    Marks without a letter of these fonts are dropped, as they would be drawn on top of each other.
    """
    marks = unicodedata.normalize("NFC", text)
    kept = [
        " " if mark.isspace() else mark
        for mark in marks
        if mark.isspace() or _has_glyph(face, mark)
    ]
    return " ".join("".join(kept).split())


@cache
def _has_glyph(face: Face, mark: str) -> bool:
    if unicodedata.category(mark)[0] in "CMZ":
        return False
    made = load_font(face, 20)
    missing = made.getmask("\U0010fffd")
    shape = made.getmask(mark)
    return (shape.size, bytes(shape)) != (missing.size, bytes(missing))


def line_height(size: int) -> int:
    """Return the pixels from one base line to the next."""
    return round(size * 1.22)


@lru_cache(_MOST_KEPT)
def wrap_text(
    face: Face, size: int, text: str, room: int, height: int, least: int
) -> tuple[int, tuple[str, ...]]:
    """Return a size and the lines that fit; text that does not fit in the least size is dropped."""
    lines: list[str] = []
    for smaller in range(size, least - 1, -1):
        lines = _break_lines(face, smaller, text, room)
        if len(lines) * line_height(smaller) <= height:
            return smaller, tuple(lines)
    count = max(1, height // line_height(least))
    rest = " ".join(lines[count - 1 :])
    return least, (*lines[: count - 1], shorten_text(face, least, rest, room))


@lru_cache(_MOST_KEPT)
def break_name_into_lines(
    face: Face, size: int, text: str, room: int, high: int, least: int
) -> tuple[int, tuple[str, ...]]:
    """Return a size and close lines, broken after spaces and hyphens, or else anywhere.

    Text that does not fit in the least size is dropped.
    """
    for smaller in range(size, least - 1, -1):
        lines = _fill_lines(face, smaller, _BREAKS.split(text), room)
        if len(lines) * smaller <= high and all(
            text_width(face, smaller, line.rstrip()) <= room for line in lines
        ):
            return smaller, tuple(lines)
    lines, most = _fill_lines(face, least, list(text), room), high // least
    rest = shorten_text(face, least, "".join(lines[most - 1 :]).strip(), room)
    return least, tuple(filter(None, (*lines[: most - 1], rest)))


def _fill_lines(face: Face, size: int, pieces: list[str], room: int) -> list[str]:
    """Fill lines with as many pieces as fit; a space at the end takes no room."""
    lines = [""]
    for piece in pieces:
        longer = lines[-1] + piece
        if not lines[-1] or text_width(face, size, longer.rstrip()) <= room:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def _break_lines(face: Face, size: int, text: str, room: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if not lines[-1] or text_width(face, size, longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
