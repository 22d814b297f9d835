"""What a game paints with: its icons, and the palette that its pictures are kept in."""

from dataclasses import dataclass
from typing import Protocol

from PIL import Image

from render.canvas import Sprite, saved
from render.replay import Flatten


class Icons(Protocol):
    """The icons of a game by their names; whoever has the emblems of the house has enough."""

    def __call__(self, name: str, size: int, *, dim: bool = False) -> Sprite: ...


@dataclass(frozen=True, slots=True)
class Paints:
    """Handed to all that the frame draws for a game."""

    icon: Icons
    flattened: Flatten

    def png(self, picture: Image.Image) -> bytes:
        return saved(self.flattened(picture))
