"""Draw the score table, the page and the film of Firenze."""

from collections.abc import Mapping, Sequence

from PIL import Image

from bot.engine.ended_game import GameSummary
from bot.games.firenze import final_scoring
from bot.games.firenze.state_parts import SOURCES
from bot.games.firenze.view import Commission, SeenBuilder, View
from render import words
from render.canvas import Box, Canvas, encode_png, make_panel_canvas
from render.common import finished_game_page
from render.common.board import draw_header_bar
from render.common.film import FilmRenderer
from render.common.finished_game_page import ESTATE_HEAD
from render.common.scores import WIDTH, PointSource, ScoreRow, ScoreTable
from render.firenze import board, header_and_side_panels
from render.firenze.bricks import color_mark_sprite, ink_on_brick
from render.firenze.builder_panel import HeldCards, align_hands, held_cards
from render.firenze.theme import BRICK_COLOURS, THEME, card_name, quantize_picture, source_name
from render.fonts import Face
from render.palette import CREAM, GOLD, INK, STONE, Colour, mix_colours
from render.words import Names

_SOURCE_STYLES: Mapping[str, tuple[str, Colour, str]] = {  # icon, colour, hatching
    "commissions": ("seal", STONE, "level"),
    "balconies": ("laurel", GOLD, "dots"),
    "level-tiles": ("tower", mix_colours(BRICK_COLOURS["blue"], CREAM, 0.4), "upright"),
    "churches": ("church", mix_colours(BRICK_COLOURS["green"], CREAM, 0.4), "bend"),
    "last-seal": ("end", mix_colours(GOLD, CREAM, 0.6), ""),
    "majorities": ("flag", mix_colours(BRICK_COLOURS["red"], CREAM, 0.5), "sinister"),
    "celebrations": ("celebration", mix_colours(BRICK_COLOURS["purple"], CREAM, 0.5), "bend"),
}


def draw_scores(view: View, language: str, names: Names) -> bytes:
    """Draw the score table as PNG, best builder first."""
    return encode_png(compose_scores(view, language, names))


def compose_scores(view: View, language: str, names: Names) -> Image.Image:
    language = words.nearest_language(language)
    return ScoreTable(
        draw_header_bar(
            header_and_side_panels.make_header_data(view, language, names), WIDTH, THEME
        ),
        tuple(PointSource(source_name(language, one), *_SOURCE_STYLES[one]) for one in SOURCES),
        [_make_score_row(view, builder, language, names) for builder in _rank_builders(view)],
        "celebration",
        THEME,
    ).compose_table()


def _make_score_row(view: View, builder: SeenBuilder, language: str, names: Names) -> ScoreRow:
    return ScoreRow(
        builder.seat,
        words.player_name(names, builder.seat),
        builder.open.points,
        builder.open.earned,
        builder.seat in _winning_seats(view),
        tuple(
            (
                card_name(language, card),
                final_scoring.celebration_points(view.box, view.board, builder.seat, card.name),
            )
            for card in builder.revealed
        ),
    )


def _rank_builders(view: View) -> list[SeenBuilder]:
    """Sort winners first, then by points."""
    winners = _winning_seats(view)
    return sorted(
        view.builders, key=lambda one: (one.seat not in winners, -one.open.points, one.seat)
    )


def _winning_seats(view: View) -> tuple[int, ...]:
    return view.scores.winners if view.scores else ()


_SEAL, _WIDE, _FOOT = 56, 104, 62
_FEWEST = 4  # rows of seals


def draw_game_page(view: View, sidebar: GameSummary, language: str, names: Names) -> bytes:
    """Draw the page of a finished game as PNG."""
    language = words.nearest_language(language)
    wide = finished_game_page.estate_width(len(sidebar.order))
    a_row = (wide - 24) // _WIDE
    seals = {one: _seat_commissions(view, one) for one in sidebar.order}
    rows = max(_FEWEST, *(-(-len(some) // a_row) for some in seals.values()))
    estates = [
        _draw_estate(view.builders[one], seals[one], names, sidebar, (wide, rows))
        for one in sidebar.order
    ]
    return encode_png(
        finished_game_page.compose_game_page(THEME, sidebar, estates, "seal", language, names)
    )


def _seat_commissions(view: View, seat: int) -> list[Commission]:
    """Return the commissions of a seat, highest first."""
    every = [one for family in view.families for one in family.commissions]
    return sorted((one for one in every if one.seat == seat), key=lambda one: -one.height)


def _draw_estate(
    builder: SeenBuilder,
    seals: Sequence[Commission],
    names: Names,
    sidebar: GameSummary,
    size: tuple[int, int],
) -> Image.Image:
    wide, rows = size
    canvas, _ = make_panel_canvas(wide, ESTATE_HEAD + rows * (_SEAL + 8) + _FOOT)
    name, won = words.player_name(names, builder.seat), builder.seat in sidebar.winners
    finished_game_page.draw_estate_head(
        canvas, builder.seat, name, builder.open.points, THEME, won=won
    )
    a_row = (wide - 24) // _WIDE
    for number, one in enumerate(seals):
        row, column = divmod(number, a_row)
        in_row = min(a_row, len(seals) - row * a_row)
        left = (wide - in_row * _WIDE) // 2 + column * _WIDE + 2
        _draw_sealed_commission(
            canvas, Box(left, ESTATE_HEAD + row * (_SEAL + 8), _WIDE - 8, _SEAL), one
        )
    counts = (("seal", len(seals)), ("celebration", len(builder.revealed)))
    finished_game_page.draw_counts(canvas, counts, THEME)
    return quantize_picture(canvas.image)


def _draw_sealed_commission(canvas: Canvas, box: Box, one: Commission) -> None:
    """Draw colour and height of a tower that fulfilled a commission."""
    canvas.draw_frame(box, BRICK_COLOURS[one.color], INK, 8, 3)
    ink = ink_on_brick(one.color)
    canvas.paste_centred(color_mark_sprite(one.color, 32, ink=ink), box.left + 26, box.middle_y)
    base = box.middle_y + 13
    canvas.write(box.right - 14, base, f"{one.height}", Face.STRONG, 38, ink, side="right")


def _round_of(view: View) -> int:
    return (view.turns - 1) // len(view.builders)


_FILM: FilmRenderer[View, HeldCards] = FilmRenderer(
    board.BOARD,
    compose_scores,
    chapter_of=_round_of,
    held_cards=held_cards,
    align_hands=align_hands,
)
draw_film, draw_replay = _FILM.draw_film, _FILM.draw_replay
