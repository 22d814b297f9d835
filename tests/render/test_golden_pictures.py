"""Golden pictures: every kind, number of players and language looks as it did when we looked."""

import pytest
from PIL import Image, ImageChops

from tests.render import gallery

# The kept ones are small and have few colours; a letter or a tile elsewhere is far more than this.
_ELSEWHERE = 48  # of 255: a pixel that is so different shows something else
_SO_MANY = 12


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels show something else."""
    difference = ImageChops.difference(one, other).convert("L")
    return sum(difference.histogram()[_ELSEWHERE:])


@pytest.mark.parametrize("name", gallery.PICTURES)
def test_a_picture_is_as_it_was(name: str) -> None:
    drawn, hung = gallery.small(gallery.PICTURES[name]()), gallery.hung(name)

    assert drawn.size == hung.size
    assert differing(drawn, hung) <= _SO_MANY, "python -m tests.render.gallery draws it anew"


def test_every_picture_that_hangs_is_looked_at() -> None:
    assert {path.stem for path in gallery.HALL.glob("*.png")} == set(gallery.PICTURES)


def test_another_language_is_another_picture() -> None:
    assert differing(gallery.small(gallery._last(5, "en")), gallery.hung("last-5-de")) > _SO_MANY


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in gallery.HALL.glob("*.png")) < 500_000
