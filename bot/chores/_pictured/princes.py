"""The pictures of The Princes of Florence."""

from bot.chores import Unfit
from bot.chores._pictured import NAMES, Pictures, Wish
from bot.engine.game import legal_moves
from bot.games.princes.moves import Build, Place
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render import princes


def _board(wish: Wish) -> bytes:
    return princes.draw_board(wish.view(), wish.language, NAMES, wish.before())


def _hand(wish: Wish) -> bytes:
    return princes.draw_hand(wish.owned(), wish.language, NAMES)


def _placement(wish: Wish) -> bytes:
    return princes.draw_placement(wish.owned(), _tile(wish), wish.language)


def _scores(wish: Wish) -> bytes:
    return princes.draw_scores(wish.view(), wish.language, NAMES)


def _tile(wish: Wish) -> Tile:
    """The tile as it was written, or the first that the seat may place."""
    assert wish.viewer is not None
    if wish.tile:
        return _written_tile(wish.tile, wish.view())
    for move in legal_moves(wish.game, wish.states[-1], wish.viewer):
        match move:
            case Build(name, square, turn) | Place(name, square, turn):
                return Tile(name, square, turn)
    raise Unfit(f"seat {wish.viewer} may place nothing here; say what with --tile")


def _written_tile(words: str, view: View) -> Tile:
    ground = view.box.ground
    match words.split():
        case [name, square, turn] if turn.isdecimal() and name in ground.turns:
            if ground.lying(name, square, int(turn)) is not None:
                return Tile(name, square, int(turn))
    raise Unfit(f"--tile is NAME SQUARE TURN of a tile on the grid, not '{words}'")


PICTURES = Pictures(
    kinds={"board": _board, "hand": _hand, "placement": _placement, "scores": _scores},
    draw_film=princes.draw_film,
    round_of=lambda view: view.round,
    rounds=lambda view: range(1, view.box.rounds + 1),
)
