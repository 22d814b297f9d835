"""The pictures of Firenze."""

from bot.chores._pictured import NAMES, Pictures, Wish
from bot.engine.rehearsal import rehearse
from bot.games.firenze.moves import Begin, Lay
from bot.games.firenze.view import View
from render import firenze
from render.firenze.building import draw_building


def _board(wish: Wish) -> bytes:
    return firenze.draw_board(wish.view(), wish.language, NAMES, wish.before())


def _hand(wish: Wish) -> bytes:
    return firenze.draw_hand(wish.owned(), wish.language, NAMES)


def _building(wish: Wish) -> bytes:
    return draw_building(wish.owned(), _planned(wish), wish.language, NAMES)


def _scores(wish: Wish) -> bytes:
    return firenze.draw_scores(wish.view(), wish.language, NAMES)


def _planned(wish: Wish) -> View:
    """With one brick more, the first that the seat may lay; as it stands where it may lay none."""
    assert wish.viewer is not None
    seat, tried = wish.viewer, rehearse(wish.game, wish.states[-1], wish.viewer)
    laid = (tried.then(seat, m) for m in tried.legal(seat) if isinstance(m, Lay | Begin))
    view: View = next((one.view for one in laid if one), tried.view)
    return view


PICTURES = Pictures(
    kinds={"board": _board, "hand": _hand, "building": _building, "scores": _scores},
    draw_film=firenze.draw_film,
)
