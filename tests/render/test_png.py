"""The files of pictures: whatever packs them, the pixels are the same."""

import zlib
from io import BytesIO

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from render import canvas
from render.palette import PALETTE


@pytest.mark.parametrize("packer", [zlib, zlib_ng], ids=["zlib", "zlib-ng"])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (256, 4)])
def test_a_file_has_the_pixels_of_its_picture(
    monkeypatch: pytest.MonkeyPatch, packer: object, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(canvas, "zlib", packer)
    picture = Image.frombytes("P", size, bytes(n % 256 for n in range(size[0] * size[1])))
    picture.putpalette(PALETTE.getpalette() or ())
    with Image.open(BytesIO(canvas.encode_png(picture))) as shown:
        shown.load()
    assert (shown.format, shown.mode, shown.size) == ("PNG", "P", size)
    assert shown.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_a_picture_without_a_palette_is_packed_too() -> None:
    picture = Image.new("RGB", (3, 2), (1, 2, 3))
    picture.putpixel((2, 1), (200, 100, 50))
    with Image.open(BytesIO(canvas.encode_png(picture))) as shown:
        assert shown.convert("RGB").tobytes() == picture.tobytes()
