"""Colors and palette of the picture of the city."""

from PIL import Image

from render import palette
from render.palette import INK, WHITE, Colour, darken, mix_colours

SKY: Colour = (176, 204, 214)
GLOW: Colour = (250, 236, 206)  # above the hills
CLOUD: Colour = (252, 247, 234)
FAR: Colour = (150, 172, 168)  # hills, from the farthest to the nearest
MIDDLE: Colour = (132, 156, 118)
NEAR: Colour = (112, 142, 84)
FIELDS: tuple[Colour, ...] = ((162, 172, 96), (188, 184, 110), (142, 160, 86), (204, 190, 124))
MEADOW: Colour = (150, 166, 92)
BANK: Colour = (98, 126, 66)  # where one stands and looks
GROUND: Colour = (222, 200, 156)  # streets and squares
WATER: Colour = (104, 152, 168)
DEEP: Colour = (78, 126, 148)
FOAM: Colour = (166, 200, 204)
WALL: Colour = (206, 182, 140)
QUAY: Colour = (186, 164, 126)
CYPRESS: Colour = (44, 74, 48)
LEAF: Colour = (86, 118, 62)
TRUNK: Colour = (98, 70, 46)
MARBLE: Colour = (246, 240, 226)
VERDE: Colour = (96, 124, 106)  # the green marble of churches
TILE: Colour = (190, 92, 58)
WINDOW: Colour = (92, 70, 58)
BROWN: Colour = (178, 140, 94)  # the stone of the Signoria
THATCH: Colour = (196, 164, 96)
GILT: Colour = palette.GOLD

FACES: tuple[Colour, ...] = (
    (240, 218, 170),
    (232, 196, 140),
    (226, 206, 182),
    (236, 186, 146),
    (246, 232, 204),
    (214, 186, 148),
)
TILES: tuple[Colour, ...] = (TILE, (204, 112, 70), (172, 78, 54))


def shade_colour(colour: Colour) -> Colour:
    """On the side that is away from the sun."""
    return mix_colours(colour, INK, 0.2)


def edge_colour(colour: Colour) -> Colour:
    return mix_colours(colour, INK, 0.45)


def sky_colour(share: float) -> Colour:
    """From the top of the picture, 0, to the hills, 1."""
    return mix_colours(SKY, GLOW, share)


def _city_colours() -> list[Colour]:
    named = [SKY, GLOW, CLOUD, FAR, MIDDLE, NEAR, *FIELDS, MEADOW, BANK, GROUND, WATER, DEEP]
    named += [FOAM, WALL, QUAY, CYPRESS, LEAF, TRUNK, MARBLE, VERDE, TILE, WINDOW, BROWN, THATCH]
    named += [sky_colour(step / 13) for step in range(1, 13)]
    for colour in (*FACES, *TILES, WALL, QUAY, MARBLE, BROWN, THATCH):
        named += [shade_colour(colour), edge_colour(colour)]
    for colour in (CYPRESS, LEAF, BANK, MEADOW, NEAR, MIDDLE, FAR, WATER):
        named += [darken(colour), mix_colours(colour, WHITE, 0.18)]
    for colour in (*TILES, *FACES[:4]):
        named += [mix_colours(colour, GROUND, 0.5), mix_colours(colour, TILE, 0.5)]
    return named


PALETTE = palette.make_palette(palette.palette_colours(*_city_colours()))


def quantize_picture(picture: Image.Image) -> Image.Image:
    return palette.quantize_picture(picture, PALETTE)
