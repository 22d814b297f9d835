"""Golden pictures: every kind, number of players and language looks as it did when we looked."""

import pytest
from PIL import Image, ImageChops, features

from tests.render import gallery, princes_gallery

# The kept ones are small and have few colours; a letter or a tile elsewhere is far more than this.
_ELSEWHERE = 48  # of 255: a pixel that is so different shows something else
_SO_MANY = 12


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels show something else."""
    difference = ImageChops.difference(one, other).convert("L")
    return sum(difference.histogram()[_ELSEWHERE:])


@pytest.mark.skipif(not features.check("raqm"), reason="those that hang were set with libfribidi")
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in gallery.DRAWN for name in gallery.pictures(game)]
)
def test_a_picture_is_as_it_was(game: str, name: str) -> None:
    drawn, hung = gallery.small(gallery.pictures(game)[name]()), gallery.hung(game, name)

    assert drawn.size == hung.size
    assert differing(drawn, hung) <= _SO_MANY, "python -m tests.render.gallery draws it anew"


@pytest.mark.parametrize("game", gallery.DRAWN)
def test_every_picture_that_hangs_is_looked_at(game: str) -> None:
    hanging = {path.stem for path in gallery.hall(game).glob("*.png")}

    assert hanging == set(gallery.pictures(game))


def test_another_language_is_another_picture() -> None:
    english = gallery.small(princes_gallery._last(5, "en"))

    assert differing(english, gallery.hung("princes", "last-5-de")) > _SO_MANY


@pytest.mark.parametrize("game", gallery.DRAWN)
def test_they_are_small(game: str) -> None:
    assert sum(path.stat().st_size for path in gallery.hall(game).glob("*.png")) < 720_000
