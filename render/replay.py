"""Moving pictures: frames in the fixed palette, each holding only what differs from the last."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.canvas import Box
from render.palette import GROUND, TRANSPARENT

MOST = 8 * 1024 * 1024  # bytes: Discord takes 10 MiB, and a message is more than its file
_SPARSEST = 64

_FOR_EVER = {"loop": 0}
_END = b";"
_CHANGED = [0, *[255] * 255]


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame, and for how many milliseconds it is seen."""

    frame: Image.Image
    lasts: int


# Gives a picture the colours of the palette that all frames of a film share.
Flatten: TypeAlias = Callable[[Image.Image], Image.Image]


class Halves:
    """Boards at half their size; a region that did not change is not made smaller again."""

    def __init__(self, width: int, height: int, flattened: Flatten) -> None:
        self._flattened = flattened
        self._kept: dict[int, tuple[Image.Image, Image.Image]] = {}
        self._picture = flattened(Image.new("RGB", (width, height), GROUND))

    def composed(self, regions: Iterable[tuple[Box, Image.Image]]) -> Image.Image:
        picture = self._picture.copy()
        kept = {}
        for box, region in regions:
            half = self._half(region)
            kept[id(region)] = (region, half)
            picture.paste(half, (box.left // 2, box.top // 2))
        self._kept = kept
        return picture

    def _half(self, region: Image.Image) -> Image.Image:
        if id(region) in self._kept:
            return self._kept[id(region)][1]
        return self._flattened(region.convert("RGB").reduce(2))


# All shots of a film, or only every second, third … and always the last.
Shots: TypeAlias = Callable[[int], Iterable[Shot]]


def moving(shots: Shots) -> bytes:
    """The film as GIF. If it is larger than MOST, it is made anew of half as many shots."""
    every = 1
    while (file := _encoded(shots(every))) is None:
        every *= 2
        assert every <= _SPARSEST, "a few frames are never so large"
    return file


def _encoded(shots: Iterable[Shot]) -> bytes | None:
    """Written shot by shot, so that no more than two frames are in memory at a time."""
    film = bytearray()
    before: Image.Image | None = None
    for shot in shots:
        if before is None:
            header, _ = GifImagePlugin.getheader(shot.frame.copy(), info=dict(_FOR_EVER))
            film += b"".join(header)
        film += b"".join(_written(before, shot))
        before = shot.frame
        if len(film) >= MOST:
            return None
    return bytes(film + _END)


def _written(before: Image.Image | None, shot: Shot) -> list[bytes]:
    """One frame: the part of the picture that changed, and in it only what did."""
    part, corner = shot.frame, (0, 0)
    if before is not None:
        part, corner = _difference(before, shot.frame)
    return GifImagePlugin.getdata(
        part, corner, duration=shot.lasts, disposal=1, transparency=TRANSPARENT
    )


def _difference(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """What is as it was is transparent: that packs best."""
    changed = ImageChops.difference(_indices(before), _indices(after)).point(_CHANGED)
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    part = Image.new("P", (right - left, bottom - top), TRANSPARENT)
    part.putpalette(after.getpalette() or [])
    box = (left, top, right, bottom)
    part.paste(after.crop(box), mask=changed.crop(box))
    return part, (left, top)


def _indices(frame: Image.Image) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.tobytes())
