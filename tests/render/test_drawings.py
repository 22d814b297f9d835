"""The drawings in data/art: each can be drawn, in colours that have names."""

import pytest

from render import city, theme
from render.firenze import theme as firenze
from render.palette import INK, WINE, mix_colours
from render.princes import theme as princes

DRAWN = {
    "princes": (princes.DRAWINGS, princes.COLOURS),
    "firenze": (firenze.DRAWINGS, firenze.ICON_COLOURS),
    "city": (city.DRAWINGS, {**city.COLOURS, **dict.fromkeys(("face", "other", "tile"), INK)}),
}


@pytest.mark.parametrize("name", DRAWN)
def test_every_drawing_leaves_something_on_its_sheet(name: str) -> None:
    drawings, colours = DRAWN[name]

    for title, drawing in drawings.items():
        sprite = drawing.make_sprite(0.5, colours)

        assert sprite.mask.getbbox(), title
        assert (sprite.width, sprite.height) == (
            round(drawing.width / 2),
            round(drawing.height / 2),
        )


def test_colours_are_named_and_mixed() -> None:
    assert theme.parse_colour("wine", theme.NAMED_COLOURS) == WINE
    assert theme.parse_colour("wine*ink40", theme.NAMED_COLOURS) == mix_colours(WINE, INK, 0.4)
    with pytest.raises(KeyError):
        theme.parse_colour("nothing", theme.NAMED_COLOURS)


def test_drawings_of_one_size_are_joined() -> None:
    parts = [city.DRAWINGS[part] for part in ("cathedral", "dome")]

    joined = theme.overlay_drawings(*parts)

    assert joined.shapes == (*parts[0].shapes, *parts[1].shapes)
    assert (joined.width, joined.height) == (parts[0].width, parts[0].height)
