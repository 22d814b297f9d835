"""The score table of Firenze: its sources of points, and the celebrations uncovered."""

from collections.abc import Mapping

from PIL import Image

from bot.games.firenze import scoring
from bot.games.firenze.pieces import SOURCES
from bot.games.firenze.view import SeenBuilder, View
from render import words
from render.canvas import saved
from render.firenze import header
from render.firenze.colours import BRICKS
from render.firenze.names import card_name, source
from render.firenze.paints import PAINTS
from render.frame.scores import WIDTH, ScoreRow, ScoreTable, Source
from render.palette import CREAM, GOLD, STONE, Colour, mixed
from render.words import Names

_LOOKS: Mapping[str, tuple[str, Colour, str]] = {  # icon, colour, hatching
    "commissions": ("seal", STONE, "level"),
    "balconies": ("laurel", GOLD, "dots"),
    "level-tiles": ("tower", mixed(BRICKS["blue"], CREAM, 0.4), "upright"),
    "churches": ("church", mixed(BRICKS["green"], CREAM, 0.4), "bend"),
    "last-seal": ("end", mixed(GOLD, CREAM, 0.6), ""),
    "majorities": ("flag", mixed(BRICKS["red"], CREAM, 0.5), "sinister"),
    "celebrations": ("celebration", mixed(BRICKS["purple"], CREAM, 0.5), "bend"),
}


def draw_scores(view: View, language: str, names: Names) -> bytes:
    """How everybody's points came about, best first, as PNG."""
    return saved(composed(view, language, names))


def composed(view: View, language: str, names: Names) -> Image.Image:
    language = words.understood(language)
    return ScoreTable(
        header.bar(view, language, names, WIDTH),
        tuple(Source(source(language, one), *_LOOKS[one]) for one in SOURCES),
        [_row(view, builder, language, names) for builder in _ranked(view)],
        "celebration",
        PAINTS,
    ).composed()


def _row(view: View, builder: SeenBuilder, language: str, names: Names) -> ScoreRow:
    return ScoreRow(
        builder.seat,
        words.called(names, builder.seat),
        builder.open.points,
        builder.open.earned,
        builder.seat in _winners(view),
        tuple(
            (
                card_name(language, card),
                scoring.celebrates(view.box, view.board, builder.seat, card.name),
            )
            for card in builder.revealed
        ),
    )


def _ranked(view: View) -> list[SeenBuilder]:
    """The winners first, then by points."""
    winners = _winners(view)
    return sorted(
        view.builders, key=lambda one: (one.seat not in winners, -one.open.points, one.seat)
    )


def _winners(view: View) -> tuple[int, ...]:
    return view.scores.winners if view.scores else ()
