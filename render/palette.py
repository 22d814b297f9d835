"""Colors shared by all pictures, and the fixed palettes to which pictures are quantized."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
# Gives a picture the colours of a fixed palette.
Quantize: TypeAlias = Callable[[Image.Image], Image.Image]


def mix_colours(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours: all of the first at 0, all of the other at 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def relative_luminance(colour: Colour) -> float:
    """Return the brightness from 0 to 1 by the formula of WCAG."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: Colour, other: Colour) -> float:
    """Return the WCAG contrast ratio, from 1 to 21; text needs 4.5."""
    dark, bright = sorted((relative_luminance(one), relative_luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


# The paper

GROUND: Colour = (226, 209, 174)  # between the panels
PANEL: Colour = (251, 244, 228)
SLOT: Colour = (242, 230, 202)  # where something lies, or may lie
RULE: Colour = (214, 190, 142)  # thin lines
SHADE: Colour = (201, 178, 135)  # what a panel throws on the ground
INK: Colour = (44, 29, 21)
FADED: Colour = (105, 80, 54)  # letters that may be read later
GONE: Colour = (171, 150, 118)  # drawings of what is used up; never letters

# The heraldry

WINE: Colour = (94, 20, 30)
DAMASK: Colour = (107, 30, 39)  # the pattern in the wine
CREAM: Colour = (255, 243, 214)
GOLD: Colour = (216, 166, 56)
BRASS: Colour = (146, 102, 22)
HONEY: Colour = (252, 223, 132)  # what has just changed
WHITE: Colour = (255, 255, 255)
GREEN: Colour = (38, 104, 58)  # yes
RED: Colour = (160, 36, 36)  # no
BLUE: Colour = (36, 84, 154)


@dataclass(frozen=True, slots=True)
class Tincture:
    """How a seat is told apart: a colour, the ink on it, hatching and a letter.

    The hatching is that of heraldry in print: upright lines are red, level ones blue, dots gold.
    """

    fill: Colour
    ink: Colour
    hatching: str
    letter: str

    @property
    def hatching_colour(self) -> Colour:
        """The colour of the hatching."""
        return mix_colours(self.fill, WHITE, 0.34)

    @property
    def rim(self) -> Colour:
        return mix_colours(self.fill, INK, 0.55)


TINCTURES = (
    Tincture((172, 34, 40), CREAM, "upright", "A"),
    Tincture(BLUE, CREAM, "level", "B"),
    Tincture((225, 172, 46), INK, "dots", "C"),
    Tincture((36, 108, 62), CREAM, "bend", "D"),
    Tincture((112, 54, 136), CREAM, "sinister", "E"),
)

# The tiles: each has a colour of its own, and a texture that does without it.

TILES: dict[str, Colour] = {
    "university": (82, 108, 160),
    "laboratory": (134, 96, 158),
    "workshop": (190, 116, 58),
    "library": (158, 66, 58),
    "opera": (180, 78, 116),
    "studio": (66, 138, 128),
    "hospital": (196, 184, 164),
    "theater": (214, 122, 92),
    "tower": (134, 136, 142),
    "chapel": (220, 188, 104),
    "forest": (66, 116, 62),
    "lake": (96, 156, 192),
    "park": (160, 188, 104),
}
EARTH: Colour = (231, 224, 194)  # free squares
FURROW: Colour = (208, 197, 156)  # lines between them
STONE: Colour = (226, 198, 150)  # the palazzo
ROOF: Colour = (182, 84, 52)


def darken(colour: Colour) -> Colour:
    return mix_colours(colour, INK, 0.3)


def lighten(colour: Colour) -> Colour:
    return mix_colours(colour, WHITE, 0.3)


# The palette: every colour with a name, and steps between those that meet at an edge. A game that
# has colours of its own has a palette of its own too, so that no game's pictures change another's.

TRANSPARENT = 255  # the index that moving pictures keep for "as before"

_EDGES: tuple[tuple[Colour, Colour, int], ...] = (
    (INK, PANEL, 5),
    (INK, SLOT, 3),
    (INK, WHITE, 3),
    (INK, HONEY, 3),
    (INK, GOLD, 2),
    (INK, EARTH, 2),
    (FADED, PANEL, 3),
    (FADED, GROUND, 2),
    (CREAM, WINE, 4),
    (GOLD, WINE, 3),
    (BRASS, PANEL, 3),
    (GOLD, PANEL, 3),
    (GOLD, WHITE, 2),
    (SLOT, GONE, 4),
    (GREEN, PANEL, 3),
    (RED, PANEL, 3),
    (STONE, INK, 3),
    (ROOF, INK, 2),
    (GROUND, INK, 3),
)


def palette_colours(*own: Colour) -> tuple[Colour, ...]:
    """Return shared colours, a game's own colours, and the steps between those that meet."""
    named = [GROUND, PANEL, SLOT, RULE, SHADE, INK, FADED, GONE, WINE, DAMASK, CREAM, GOLD, BRASS]
    named += [HONEY, WHITE, GREEN, RED, EARTH, FURROW, STONE, ROOF]
    for tincture in TINCTURES:
        named += [tincture.fill, tincture.hatching_colour, tincture.rim]
        named += _colour_steps(tincture.ink, tincture.fill, 3)
        named += _colour_steps(tincture.fill, PANEL, 2)
    steps = chain.from_iterable(_colour_steps(*edge) for edge in _EDGES)
    colours = tuple(dict.fromkeys([*named, *own, *steps]))
    assert len(colours) <= TRANSPARENT, len(colours)
    return colours


def _tile_colours() -> list[Colour]:
    named = []
    for fill in TILES.values():
        named += [fill, darken(fill), lighten(fill), mix_colours(fill, INK, 0.6)]
        named += _colour_steps(fill, EARTH, 1)
    return named


def _colour_steps(one: Colour, other: Colour, count: int) -> list[Colour]:
    return [mix_colours(one, other, step / (count + 1)) for step in range(1, count + 1)]


COLOURS = palette_colours(*_tile_colours())


def make_palette(colours: tuple[Colour, ...]) -> Image.Image:
    """Make a Pillow palette image of these colours."""
    picture = Image.new("P", (1, 1))
    # What is not used repeats the ink, so that no other colour is ever drawn.
    filled = [*colours, *[INK] * (256 - len(colours))]
    picture.putpalette([part for colour in filled for part in colour])
    return picture


PALETTE = make_palette(COLOURS)


def quantize_picture(picture: Image.Image, palette: Image.Image = PALETTE) -> Image.Image:
    """Reduce a picture to a fixed palette without dithering."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)
