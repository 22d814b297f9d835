"""Encode frames as an animated GIF in which each frame holds only what changed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.canvas import Box
from render.palette import GROUND, TRANSPARENT

MOST_BYTES = 8 * 1024 * 1024  # bytes: Discord takes 10 MiB, and a message is more than its file
_FEWEST_SHOTS = 64

_LOOPING = {"loop": 0}
_END = b";"
_CHANGED = [0, *[255] * 255]


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame and how many milliseconds it is shown."""

    frame: Image.Image
    lasts: int


# Gives a picture the colours of the palette that all frames of a film share.
Quantize: TypeAlias = Callable[[Image.Image], Image.Image]


class HalfSizeBoard:
    """Compose boards at half size, reusing the reduced regions that did not change."""

    def __init__(self, width: int, height: int, flattened: Quantize) -> None:
        self._quantize = flattened
        self._shrunk: dict[int, tuple[Image.Image, Image.Image]] = {}
        self._picture = flattened(Image.new("RGB", (width, height), GROUND))

    def compose_frame(self, regions: Iterable[tuple[Box, Image.Image]]) -> Image.Image:
        picture = self._picture.copy()
        kept = {}
        for box, region in regions:
            half = self._shrink_region(region)
            kept[id(region)] = (region, half)
            picture.paste(half, (box.left // 2, box.top // 2))
        self._shrunk = kept
        return picture

    def _shrink_region(self, region: Image.Image) -> Image.Image:
        if id(region) in self._shrunk:
            return self._shrunk[id(region)][1]
        return self._quantize(region.convert("RGB").reduce(2))


# All shots of a film, or only every second, third … and always the last.
ShotSource: TypeAlias = Callable[[int], Iterable[Shot]]


def encode_gif(shots: ShotSource) -> bytes:
    """Encode as GIF; halve the number of shots until it is smaller than MOST_BYTES."""
    every = 1
    while (file := _encode_shots(shots(every))) is None:
        every *= 2
        assert every <= _FEWEST_SHOTS, "a few frames are never so large"
    return file


def _encode_shots(shots: Iterable[Shot]) -> bytes | None:
    """Encode shot by shot, with at most two frames in memory; None if the file gets too large."""
    film = bytearray()
    before: Image.Image | None = None
    for shot in shots:
        if before is None:
            header, _ = GifImagePlugin.getheader(shot.frame.copy(), info=dict(_LOOPING))
            film += b"".join(header)
        film += b"".join(_encode_frame(before, shot))
        before = shot.frame
        if len(film) >= MOST_BYTES:
            return None
    return bytes(film + _END)


def _encode_frame(before: Image.Image | None, shot: Shot) -> list[bytes]:
    """Encode one frame: the part of the picture that changed since the frame before."""
    part, corner = shot.frame, (0, 0)
    if before is not None:
        part, corner = _changed_part(before, shot.frame)
    return GifImagePlugin.getdata(
        part, corner, duration=shot.lasts, disposal=1, transparency=TRANSPARENT
    )


def _changed_part(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """Crop to what changed and make unchanged pixels transparent, which compresses best."""
    changed = ImageChops.difference(_palette_indices(before), _palette_indices(after)).point(
        _CHANGED
    )
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    part = Image.new("P", (right - left, bottom - top), TRANSPARENT)
    part.putpalette(after.getpalette() or [])
    box = (left, top, right, bottom)
    part.paste(after.crop(box), mask=changed.crop(box))
    return part, (left, top)


def _palette_indices(frame: Image.Image) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.tobytes())
