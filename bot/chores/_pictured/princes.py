"""The pictures of The Princes of Florence."""

from bot.chores import Unfit
from bot.chores._pictured import NAMES, Atelier, Subject
from bot.engine.game import legal_moves
from bot.games.princes.moves import Build, Place
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render import princes


def _board(subject: Subject) -> bytes:
    return princes.draw_board(subject.view(), subject.language, NAMES, subject.before())


def _hand(subject: Subject) -> bytes:
    return princes.draw_hand(subject.owned(), subject.language, NAMES)


def _placement(subject: Subject) -> bytes:
    return princes.draw_placement(subject.owned(), _tile(subject), subject.language)


def _mine(subject: Subject) -> bytes:
    return princes.draw_mine(subject.owned(), subject.language, NAMES)


def _scores(subject: Subject) -> bytes:
    return princes.draw_scores(subject.view(), subject.language, NAMES)


def _tile(subject: Subject) -> Tile:
    """The tile as it was written, or the first that the seat may place."""
    assert subject.viewer is not None
    if subject.tile:
        return _written_tile(subject.tile, subject.view())
    for move in legal_moves(subject.game, subject.states[-1], subject.viewer):
        match move:
            case Build(name, square, turn) | Place(name, square, turn):
                return Tile(name, square, turn)
    raise Unfit(f"seat {subject.viewer} may place nothing here; say what with --tile")


def _written_tile(words: str, view: View) -> Tile:
    ground = view.box.ground
    match words.split():
        case [name, square, turn] if turn.isdecimal() and name in ground.turns:
            if ground.lying(name, square, int(turn)) is not None:
                return Tile(name, square, int(turn))
    raise Unfit(f"--tile is NAME SQUARE TURN of a tile on the grid, not '{words}'")


PICTURES = Atelier(
    kinds={
        "board": _board,
        "hand": _hand,
        "mine": _mine,
        "placement": _placement,
        "scores": _scores,
    },
    draw_film=princes.draw_film,
    round_of=lambda view: view.round,
    rounds=lambda view: range(1, view.box.rounds + 1),
)
