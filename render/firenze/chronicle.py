"""The page of a finished game of Firenze, with all the commissions that everybody fulfilled."""

from collections.abc import Sequence

from PIL import Image

from bot.engine.beside import Beside
from bot.games.firenze.view import Commission, SeenBuilder, View
from render import words
from render.canvas import Box, Canvas, panelled, saved
from render.firenze import header
from render.firenze.bricks import ink_on, sign
from render.firenze.colours import BRICKS, flattened
from render.firenze.paints import PAINTS
from render.fonts import Face
from render.frame import chronicle
from render.frame.chronicle import HEAD
from render.palette import INK
from render.words import Names

_SEAL, _WIDE, _FOOT = 56, 104, 62
_FEWEST = 4  # rows of seals


def draw_chronicle(view: View, beside: Beside, language: str, names: Names) -> bytes:
    """One picture worth keeping, as PNG."""
    language = words.understood(language)
    wide = chronicle.width(len(beside.order))
    a_row = (wide - 24) // _WIDE
    seals = {one: _sealed(view, one) for one in beside.order}
    rows = max(_FEWEST, *(-(-len(some) // a_row) for some in seals.values()))
    estates = [
        _estate(view.builders[one], seals[one], names, beside, (wide, rows)) for one in beside.order
    ]
    return saved(
        chronicle.composed(header.HEADER, PAINTS, beside, estates, "seal", language, names)
    )


def _sealed(view: View, seat: int) -> list[Commission]:
    """The highest first."""
    every = [one for family in view.families for one in family.commissions]
    return sorted((one for one in every if one.seat == seat), key=lambda one: -one.height)


def _estate(
    builder: SeenBuilder,
    seals: Sequence[Commission],
    names: Names,
    beside: Beside,
    size: tuple[int, int],
) -> Image.Image:
    wide, rows = size
    canvas, _ = panelled(wide, HEAD + rows * (_SEAL + 8) + _FOOT)
    name, won = words.called(names, builder.seat), builder.seat in beside.winners
    chronicle.estate(canvas, builder.seat, name, builder.open.points, PAINTS, won=won)
    a_row = (wide - 24) // _WIDE
    for number, one in enumerate(seals):
        row, column = divmod(number, a_row)
        in_row = min(a_row, len(seals) - row * a_row)
        left = (wide - in_row * _WIDE) // 2 + column * _WIDE + 2
        _seal(canvas, Box(left, HEAD + row * (_SEAL + 8), _WIDE - 8, _SEAL), one)
    counts = (("seal", len(seals)), ("celebration", len(builder.revealed)))
    chronicle.counted(canvas, counts, PAINTS)
    return flattened(canvas.image)


def _seal(canvas: Canvas, box: Box, one: Commission) -> None:
    """The tower that was built: its colour and how high it was."""
    canvas.frame(box, BRICKS[one.color], INK, 8, 3)
    ink = ink_on(one.color)
    canvas.centre(sign(one.color, 32, ink=ink), box.left + 26, box.top + box.height // 2)
    base = box.top + box.height // 2 + 13
    canvas.write(box.right - 14, base, f"{one.height}", Face.STRONG, 38, ink, side="right")
