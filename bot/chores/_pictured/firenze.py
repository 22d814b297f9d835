"""The pictures of Firenze."""

from collections.abc import Sequence

from bot.chores._pictured import NAMES, Pictures, Wish
from bot.engine.game import legal_moves
from bot.games.firenze.moves import Begin, Lay, Move
from render import firenze
from render.firenze.building import draw_building


def _board(wish: Wish) -> bytes:
    return firenze.draw_board(wish.view(), wish.language, NAMES, wish.before())


def _hand(wish: Wish) -> bytes:
    return firenze.draw_hand(wish.owned(), wish.language, NAMES)


def _building(wish: Wish) -> bytes:
    return draw_building(wish.owned(), _plan(wish), wish.language, NAMES)


def _scores(wish: Wish) -> bytes:
    return firenze.draw_scores(wish.view(), wish.language, NAMES)


def _plan(wish: Wish) -> Sequence[Move]:
    """One brick, the first that the seat may lay; none where it may lay none."""
    assert wish.viewer is not None
    moves = legal_moves(wish.game, wish.states[-1], wish.viewer)
    return [move for move in moves if isinstance(move, Lay | Begin)][:1]


PICTURES = Pictures(
    kinds={"board": _board, "hand": _hand, "building": _building, "scores": _scores},
    draw_film=firenze.draw_film,
)
