"""The score table of The Princes of Florence: its sources of points, and money where it decides."""

from collections.abc import Mapping

from PIL import Image

from bot.games.princes.view import SeenEstate, View
from render import words
from render.canvas import saved
from render.frame.scores import WIDTH, ScoreRow, ScoreTable, Source
from render.palette import CREAM, GOLD, RED, TILES, WINE, Colour, mixed
from render.princes import alone, header
from render.princes.paints import PAINTS
from render.words import Names

_LOOKS: Mapping[str, tuple[str, Colour, str]] = {  # icon, colour, hatching
    "works": ("work", GOLD, "dots"),
    "best-works": ("laurel", mixed(GOLD, CREAM, 0.6), ""),
    "buildings": ("palazzo", TILES["theater"], "level"),
    "landscapes": ("forest", TILES["park"], "bend"),
    "builders": ("builder", TILES["hospital"], "upright"),
    "prestige": ("prestige", mixed(WINE, CREAM, 0.62), "sinister"),
    "sold": ("coin", mixed(RED, CREAM, 0.7), "bend"),
    "characters": ("pawn", mixed(RED, CREAM, 0.5), "upright"),
}


def draw_scores(view: View, language: str, names: Names) -> bytes:
    """How everybody's points came about, best first, as PNG."""
    return saved(composed(view, language, names))


def composed(view: View, language: str, names: Names) -> Image.Image:
    language = words.understood(language)
    names = alone.with_wolfgang(view, language, names)
    return ScoreTable(
        header.bar(view, language, names, WIDTH),
        tuple(Source(words.thing(language, "source", one), *_LOOKS[one]) for one in view.sources),
        [_row(view, estate, language, names) for estate in _ranked(view)],
        "prestige",
        PAINTS,
    ).composed()


def _row(view: View, estate: SeenEstate, language: str, names: Names) -> ScoreRow:
    return ScoreRow(
        estate.seat,
        words.called(names, estate.seat),
        estate.open.points,
        estate.earned,
        estate.seat in view.winners,
        tuple(
            (words.thing(language, "prestige", card), points)
            for card, points in zip(estate.revealed, estate.brought, strict=False)
        ),
        estate.florins,
    )


def _ranked(view: View) -> list[SeenEstate]:
    """The winners first, then by points and, where it is known, money."""
    return sorted(
        view.estates,
        key=lambda estate: (
            estate.seat not in view.winners,
            -estate.open.points,
            -(estate.florins or 0),
            estate.seat,
        ),
    )
