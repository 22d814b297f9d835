"""The colours of Firenze: six of bricks, and the palette in which its pictures are kept."""

from PIL import Image

from render import palette
from render.palette import GONE, INK, PANEL, WHITE, Colour, darker, lighter, mixed

# Each has a mark of its own besides.
BRICKS: dict[str, Colour] = {
    "white": (240, 238, 232),
    "yellow": (240, 200, 70),
    "green": (84, 158, 92),
    "red": (190, 56, 46),
    "blue": (48, 102, 172),
    "purple": (142, 86, 170),
}
WOOD: Colour = (146, 90, 47)
CLAY: Colour = (190, 116, 58)
LEAD: Colour = (134, 136, 142)


def paler(colour: Colour) -> Colour:
    """A wall of such bricks, for letters to stand on."""
    return mixed(colour, PANEL, 0.66)


def covered(colour: Colour) -> Colour:
    """The same wall behind a seal."""
    return mixed(paler(colour), GONE, 0.35)


def _own() -> list[Colour]:
    named = [WOOD, CLAY, LEAD]
    for fill in BRICKS.values():
        named += [fill, darker(fill), lighter(fill), paler(fill), covered(fill)]
        named += [mixed(fill, INK, 0.6), *(mixed(ink, paler(fill), 0.5) for ink in (INK, WHITE))]
    return named


COLOURS = palette.of_the_house(*_own())
_FIXED = palette.fixed(COLOURS)


def flattened(picture: Image.Image) -> Image.Image:
    """The picture in the colours of the fixed palette of this game."""
    return palette.flattened(picture, _FIXED)
