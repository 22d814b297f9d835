"""Draw what one player of Firenze needs to see for the open question."""

from collections.abc import Iterator
from itertools import chain

from bot.games.firenze import building
from bot.games.firenze.pieces import ORDER, Open
from bot.games.firenze.view import Own, View
from render import words
from render.canvas import encode_png
from render.common import my_view
from render.common.my_view import CROP, Chip, Row
from render.firenze import families
from render.firenze import my_view as own_view
from render.firenze.families import CommissionPlace
from render.firenze.theme import THEME
from render.words import Names

_SITE = 150  # pixels of the construction site
_GIVING = ("paying-card", "paying-exchange", "paying-construction", "losing", "limiting-bricks")


def draw_question(view: View, language: str, names: Names) -> bytes:  # noqa: ARG001
    """Draw the crop for the viewer's question as PNG."""
    assert view.own is not None, "a spectator is asked nothing"
    rows = _draw_rows(view, view.own, words.nearest_language(language))
    return encode_png(my_view.pile_rows(rows, THEME, width=CROP))


def _draw_rows(view: View, own: Own, language: str) -> Iterator[Row]:
    kind, mine = view.asked.kind, view.mine.open
    if kind == "limiting-cards":
        yield (my_view.draw_chips("", tuple(own_view.hand_chips(own, language)), THEME, CROP),)
        return
    if kind == "choosing":
        yield (own_view.draw_card_row(view, language, CROP, is_told=False),)
    elif kind in _GIVING:
        due = Chip("bricks", words.label(language, "firenze-plan-pays"), f"{view.asked.due}")
        yield (my_view.draw_chips("", (due,), THEME, CROP),)
    else:
        ringed = frozenset(list_within_reach(view))
        yield (families.draw_chart(families.make_chart_data(view, CROP, ringed)),)
        yield (own_view.draw_site_panel(mine.site, CROP, _SITE),)
    if mine.stored:
        yield (own_view.draw_storehouse(mine.storehouse, CROP),)


def list_within_reach(view: View) -> Iterator[CommissionPlace]:
    """List the open commissions that the viewer's towers meet, or can meet this turn."""
    mine = view.mine.open
    for commission in chain.from_iterable(family.commissions for family in view.families):
        color, height = commission.color, commission.height
        stands = [tower.height for tower in mine.site if tower.color == color]
        more = height - max([0, *(one for one in stands if one <= height)])
        if commission.open and _can_lay(view, mine, color, more):
            yield color, height


def _can_lay(view: View, mine: Open, color: str, count: int) -> bool:
    """Return whether so many bricks of a colour can be laid and paid for this turn."""
    if not count:
        return True
    if count > min(view.bricks_left, mine.storehouse[ORDER[color]]):
        return False
    turn = view.turn
    cost = building.due(view.costs, turn.built, len(turn.payments), count)
    return view.asked.kind == "building" and count + cost <= mine.stored
