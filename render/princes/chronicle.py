"""The page of a finished game of The Princes of Florence, with everybody's principality."""

from PIL import Image

from bot.engine.beside import Beside
from bot.games.princes.pieces import WOLFGANG
from bot.games.princes.view import SeenEstate, View
from render import words
from render.canvas import Box, panelled, saved
from render.frame import chronicle
from render.frame.chronicle import HEAD
from render.palette import flattened
from render.princes import alone, header, mine, principality
from render.princes.paints import PAINTS
from render.words import Names

_LARGEST = 42  # pixels of a square
_FOOT = 62  # below a principality, for what else there was


def draw_chronicle(view: View, beside: Beside, language: str, names: Names) -> bytes:
    """One picture worth keeping, as PNG."""
    language = words.understood(language)
    names = alone.with_wolfgang(view, language, names)
    wide = chronicle.width(len(beside.order))
    estates = [
        _estate(view, view.estates[one], language, names, beside, wide) for one in beside.order
    ]
    return saved(
        chronicle.composed(header.HEADER, PAINTS, beside, estates, "laurel", language, names)
    )


def _estate(
    view: View, estate: SeenEstate, language: str, names: Names, beside: Beside, wide: int
) -> Image.Image:
    ground = view.box.ground
    square = min(_LARGEST, (wide - 26) // (len(ground.columns) + 1))
    land = principality.height(ground, square)
    canvas, _ = panelled(wide, HEAD + land + _FOOT)
    name, won = words.called(names, estate.seat), estate.seat in beside.winners
    chronicle.estate(canvas, estate.seat, name, estate.open.points, PAINTS, won=won)
    if view.automa and estate.seat == WOLFGANG:
        box = Box(0, HEAD, wide, land)
        chronicle.possessions(canvas, box, _possessions(estate), PAINTS)
    else:
        left = (wide - principality.width(ground, square)) // 2 - 4
        mine.draw_land(canvas, left, HEAD, square, mine.look(view, estate, language))
    own = estate.open
    counts = (("work", len(own.feats)), ("jester", own.jesters), ("builder", own.builders))
    chronicle.counted(canvas, counts, PAINTS)
    return flattened(canvas.image)


def _possessions(wolfgang: SeenEstate) -> tuple[tuple[str, int], ...]:
    own = wolfgang.open
    return (
        ("palazzo", len(own.buildings)),
        ("landscapes", len(own.landscapes)),
        ("freedom", len(own.freedoms)),
        ("prestige", len(wolfgang.revealed)),
    )
