"""Draw the public board of Firenze in portrait format, for a phone."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.firenze.view import SeenBuilder, View
from render import words
from render.canvas import encode_png
from render.common import my_view
from render.common.board import draw_tall_header_bar
from render.common.my_view import GAP, INNER, OtherPlayerData, Row
from render.firenze import families, table
from render.firenze import my_view as own_view
from render.firenze.changes import BoardChanges, BuilderChanges, find_changes
from render.firenze.theme import THEME
from render.words import Names


def draw_portrait(view: View, language: str, names: Names, before: View | None = None) -> bytes:
    """Draw the public board in portrait format as PNG; highlight what differs from `before`."""
    rows = _draw_rows(view, words.nearest_language(language), names, find_changes(before, view))
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_rows(view: View, language: str, names: Names, new: BoardChanges) -> Iterator[Row]:
    header = table.make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    seat = view.turn.seat
    site, turn = view.active.site, table.make_turn_data(view, language)
    yield (
        own_view.draw_site_panel(
            site, own_view.SITE_WIDE, own_view.SITE, new.builders[seat].towers
        ),
        own_view.draw_turn(turn, INNER - own_view.SITE_WIDE - GAP),
    )
    fresh = frozenset((color, one) for color, new_ in new.commissions.items() for one in new_)
    yield (families.draw_chart(families.make_chart_data(view, ringed=fresh)),)
    yield (own_view.draw_card_row(view, language, is_told=False),)
    shown = tuple(
        _make_player_data(view, builder, names, new.builders[builder.seat])
        for builder in view.builders
    )
    yield (my_view.draw_other_players(shown, THEME),)
    yield (my_view.draw_footnote(words.label(language, "firenze-some-ours"), THEME),)


def _make_player_data(
    view: View, builder: SeenBuilder, names: Names, new: BuilderChanges
) -> OtherPlayerData:
    fresh = {*new.counters, *(["points"] if new.points else [])}
    fresh |= {
        f"brick-{tower.color}"
        for tower, is_new in zip(builder.open.site, new.towers, strict=False)
        if is_new
    }
    counts = [replace(one, fresh=one.icon in fresh) for one in own_view.player_counts(builder)]
    name = words.player_name(names, builder.seat)
    return OtherPlayerData(builder.seat, name, builder.seat in view.asked.seats, tuple(counts))
