"""Draw the score table, the page and the film of The Princes of Florence."""

from collections.abc import Mapping

from PIL import Image

from bot.engine.ended_game import GameSummary
from bot.games.princes.state_parts import WOLFGANG
from bot.games.princes.view import SeenEstate, View
from render import words
from render.canvas import Box, encode_png, make_panel_canvas
from render.common import finished_game_page
from render.common.board import draw_header_bar
from render.common.film import FilmRenderer
from render.common.finished_game_page import ESTATE_HEAD
from render.common.scores import WIDTH, PointSource, ScoreRow, ScoreTable
from render.palette import CREAM, GOLD, RED, TILES, WINE, Colour, mix_colours, quantize_picture
from render.princes import alt, board, my_view, principality
from render.princes.film_hands import HeldCards, align_hands, held_cards
from render.princes.theme import THEME
from render.words import Names

_SOURCE_STYLES: Mapping[str, tuple[str, Colour, str]] = {  # icon, colour, hatching
    "works": ("work", GOLD, "dots"),
    "best-works": ("laurel", mix_colours(GOLD, CREAM, 0.6), ""),
    "buildings": ("palazzo", TILES["theater"], "level"),
    "landscapes": ("forest", TILES["park"], "bend"),
    "builders": ("builder", TILES["hospital"], "upright"),
    "prestige": ("prestige", mix_colours(WINE, CREAM, 0.62), "sinister"),
    "sold": ("coin", mix_colours(RED, CREAM, 0.7), "bend"),
    "characters": ("pawn", mix_colours(RED, CREAM, 0.5), "upright"),
}


def draw_scores(view: View, language: str, names: Names) -> bytes:
    """Draw the score table as PNG, best prince first."""
    return encode_png(compose_scores(view, language, names))


def compose_scores(view: View, language: str, names: Names) -> Image.Image:
    language = words.nearest_language(language)
    names = alt.names_with_wolfgang(view, language, names)
    return ScoreTable(
        draw_header_bar(board.make_header_data(view, language, names), WIDTH, THEME),
        tuple(
            PointSource(words.thing_name(language, "source", one), *_SOURCE_STYLES[one])
            for one in view.sources
        ),
        [_make_score_row_of_seat(view, estate, language, names) for estate in _rank_estates(view)],
        "prestige",
        THEME,
    ).compose_table()


def _make_score_row_of_seat(
    view: View, estate: SeenEstate, language: str, names: Names
) -> ScoreRow:
    return ScoreRow(
        estate.seat,
        words.player_name(names, estate.seat),
        estate.open.points,
        estate.earned,
        estate.seat in view.winners,
        tuple(
            (words.thing_name(language, "prestige", card), points)
            for card, points in zip(estate.revealed, estate.brought, strict=False)
        ),
        estate.florins,
    )


def _rank_estates(view: View) -> list[SeenEstate]:
    """Sort winners first, then by points and, where it is known, money."""
    return sorted(
        view.estates,
        key=lambda estate: (
            estate.seat not in view.winners,
            -estate.open.points,
            -(estate.florins or 0),
            estate.seat,
        ),
    )


_LARGEST = 42  # pixels of a square
_FOOT = 62  # below a principality, for what else there was


def draw_game_page(view: View, sidebar: GameSummary, language: str, names: Names) -> bytes:
    """Draw the page of a finished game as PNG."""
    language = words.nearest_language(language)
    names = alt.names_with_wolfgang(view, language, names)
    order = sidebar.order
    wide = finished_game_page.estate_width(len(order))
    estates = [
        _draw_estate(view, view.estates[one], language, names, sidebar, wide) for one in order
    ]
    return encode_png(
        finished_game_page.compose_game_page(THEME, sidebar, estates, "laurel", language, names)
    )


def _draw_estate(
    view: View, estate: SeenEstate, language: str, names: Names, sidebar: GameSummary, wide: int
) -> Image.Image:
    ground = view.box.ground
    square = min(_LARGEST, (wide - 26) // (len(ground.columns) + 1))
    land = principality.land_height(ground, square)
    canvas, _ = make_panel_canvas(wide, ESTATE_HEAD + land + _FOOT)
    name, won = words.player_name(names, estate.seat), estate.seat in sidebar.winners
    finished_game_page.draw_estate_head(
        canvas, estate.seat, name, estate.open.points, THEME, won=won
    )
    if view.automa and estate.seat == WOLFGANG:
        box = Box(0, ESTATE_HEAD, wide, land)
        finished_game_page.draw_possessions(canvas, box, _count_possessions(estate), THEME)
    else:
        left = (wide - principality.land_width(ground, square)) // 2 - 4
        my_view.draw_land(
            canvas, left, ESTATE_HEAD, square, my_view.make_land_data(view, estate, language)
        )
    own = estate.open
    counts = (("work", len(own.feats)), ("jester", own.jesters), ("builder", own.builders))
    finished_game_page.draw_counts(canvas, counts, THEME)
    return quantize_picture(canvas.image)


def _count_possessions(wolfgang: SeenEstate) -> tuple[tuple[str, int], ...]:
    own = wolfgang.open
    return (
        ("palazzo", len(own.buildings)),
        ("landscapes", len(own.landscapes)),
        ("freedom", len(own.freedoms)),
        ("prestige", len(wolfgang.revealed)),
    )


_FILM: FilmRenderer[View, HeldCards] = FilmRenderer(
    board.BOARD,
    compose_scores,
    chapter_of=lambda view: view.round,
    held_cards=held_cards,
    align_hands=align_hands,
)
draw_film, draw_replay = _FILM.draw_film, _FILM.draw_replay
