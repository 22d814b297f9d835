"""The board as everybody sees it: regions side by side, each drawn anew only where it changed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeAlias, TypeVar

from PIL import Image

from render import words
from render.canvas import Box, saved
from render.palette import GROUND
from render.replay import Flatten
from render.words import Names

V = TypeVar("V")  # what everybody sees of a game
H = TypeVar("H")  # what a seat held: in films alone, and only of a game that is over

Region: TypeAlias = tuple[Box, Image.Image]


@dataclass(frozen=True, slots=True)
class Composition(Generic[V, H]):
    """How the board of a game is made."""

    width: int
    height: int
    # What is new since the view before is set off. Hands are by seat, or there are none.
    regions: Callable[[V, str, Names, V | None, Sequence[H]], Iterable[Region]]
    flattened: Flatten

    def draw(self, view: V, language: str, names: Names, before: V | None = None) -> bytes:
        """The table as everybody may see it, as PNG; what differs from `before` is set off."""
        return saved(self.composed(view, language, names, before))

    def composed(
        self, view: V, language: str, names: Names, before: V | None = None
    ) -> Image.Image:
        """The board in the colours of the fixed palette; a new image every time."""
        picture = _ground(self.width, self.height, self.flattened).copy()
        for box, region in self.regions(view, words.understood(language), names, before, ()):
            picture.paste(region, (box.left, box.top))
        return picture


@cache
def _ground(width: int, height: int, flattened: Flatten) -> Image.Image:
    return flattened(Image.new("RGB", (width, height), GROUND))
