"""Theme of Firenze: colors, icons, names of its things, and the sign of unprinted values."""

from functools import lru_cache

from PIL import Image

from bot.games.firenze.box import OURS, ActionCard
from render import palette, theme, words
from render.canvas import EMOJI_SIZE, Box, Canvas, Sprite
from render.palette import DAMASK, GONE, INK, PANEL, WHITE, Colour, darken, lighten, mix_colours
from render.theme import Theme

# Each has a mark of its own besides.
BRICK_COLOURS: dict[str, Colour] = {
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


def wall_colour(colour: Colour) -> Colour:
    """Return a pale colour of such bricks, for letters to stand on."""
    return mix_colours(colour, PANEL, 0.66)


def covered_wall_colour(colour: Colour) -> Colour:
    """Return the colour of the wall behind a seal."""
    return mix_colours(wall_colour(colour), GONE, 0.35)


def _firenze_colours() -> list[Colour]:
    named = [WOOD, CLAY, LEAD]
    for fill in BRICK_COLOURS.values():
        named += [fill, darken(fill), lighten(fill), wall_colour(fill), covered_wall_colour(fill)]
        named += [
            mix_colours(fill, INK, 0.6),
            *(mix_colours(ink, wall_colour(fill), 0.5) for ink in (INK, WHITE)),
        ]
    return named


COLOURS = palette.palette_colours(*_firenze_colours())
_PALETTE = palette.make_palette(COLOURS)


def quantize_picture(picture: Image.Image) -> Image.Image:
    """Reduce a picture to the fixed palette of this game."""
    return palette.quantize_picture(picture, _PALETTE)


# Icons

DRAWINGS = theme.load_drawings("common", "firenze")
ICON_COLOURS = {
    **theme.NAMED_COLOURS,
    **{f"brick-{name}": fill for name, fill in BRICK_COLOURS.items()},
    "wood": WOOD,
    "clay": CLAY,
    "lead": LEAD,
}


@lru_cache(512)
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    """Make the icon of this name; dim where the thing is used up or still missing."""
    drawing = DRAWINGS[name].make_sprite(size / 100, ICON_COLOURS)
    return drawing.fade(3) if dim else drawing


def draw_emoji(name: str) -> bytes:
    """Draw a thing of the game by itself as PNG."""
    return icon(name, EMOJI_SIZE).to_png()


def _draw_masonry(canvas: Canvas) -> None:
    """Draw a pattern of masonry."""
    width, height = canvas.image.size
    for course in range(height // 18 + 1):
        canvas.fill(Box(0, course * 18, width, 2), DAMASK)
        for x in range(course % 2 * 24, width, 48):
            canvas.fill(Box(x, course * 18, 2, 18), DAMASK)


THEME = Theme(icon, quantize_picture, _draw_masonry)


# Values and names


OURS_SIGN = "*"


def is_ours(*standings: str) -> bool:
    return OURS in standings


def mark_ours(points: int, source: str) -> str:
    """Format points; `*` marks values that are not printed."""
    return f"{points}{OURS_SIGN}" if is_ours(source) else f"{points}"


CARD_THING = "action-card"


def card_name(language: str, card: ActionCard) -> str:
    return card_name_by_key(language, card.name)


def card_name_by_key(language: str, name: str) -> str:
    return words.thing_name(language, CARD_THING, name)


def card_text(language: str, card: ActionCard) -> str:
    """Return what the card does."""
    return words.thing_name(language, CARD_THING, card.name, "about")


def marked_card_name(language: str, card: ActionCard) -> str:
    """Return the card's name; `*` marks a card with values that are not printed."""
    mine = is_ours(card.name_from, card.effect_from)
    return f"{card_name(language, card)} {OURS_SIGN}" if mine else card_name(language, card)


def card_kind_name(language: str, card: ActionCard) -> str:
    """Return the name of the card's kind."""
    return words.thing_name(language, "card-kind", card.kind)


def color_name(language: str, name: str) -> str:
    return words.thing_name(language, "brick", name)


def source_name(language: str, name: str) -> str:
    """Return the name of a source of points."""
    return words.thing_name(language, "prestige-source", name)
