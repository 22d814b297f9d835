"""The pictures of The Princes of Florence."""

from bot.cli import CommandError
from bot.engine.game import legal_moves
from bot.games.princes.moves import Build, Place
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render import princes
from tests.tools.game_pictures import PLAYER_NAMES, PictureDrawers, PictureSubject


def _draw_board(subject: PictureSubject) -> bytes:
    return princes.draw_board(
        subject.view_at(), subject.language, PLAYER_NAMES, subject.view_before()
    )


def _draw_hand(subject: PictureSubject) -> bytes:
    return princes.draw_hand(subject.view_of_owner(), subject.language, PLAYER_NAMES)


def _draw_placement(subject: PictureSubject) -> bytes:
    seen, tile = subject.view_of_owner(), _choose_tile(subject)
    return princes.draw_question(seen, subject.language, PLAYER_NAMES, tile)


def _draw_my_view(subject: PictureSubject) -> bytes:
    return princes.draw_my_view(subject.view_of_owner(), subject.language, PLAYER_NAMES)


def _draw_scores(subject: PictureSubject) -> bytes:
    return princes.draw_scores(subject.view_at(), subject.language, PLAYER_NAMES)


def _choose_tile(subject: PictureSubject) -> Tile:
    """The tile as it was written, or the first that the seat may place."""
    assert subject.viewer is not None
    if subject.tile:
        return _parse_tile(subject.tile, subject.view_at())
    for move in legal_moves(subject.game, subject.states[-1], subject.viewer):
        match move:
            case Build(name, square, turn) | Place(name, square, turn):
                return Tile(name, square, turn)
    raise CommandError(f"seat {subject.viewer} may place nothing here; say what with --tile")


def _parse_tile(words: str, view: View) -> Tile:
    ground = view.box.ground
    match words.split():
        case [name, square, turn] if turn.isdecimal() and name in ground.turns:
            if ground.lying(name, square, int(turn)) is not None:
                return Tile(name, square, int(turn))
    raise CommandError(f"--tile is NAME SQUARE TURN of a tile on the grid, not '{words}'")


PICTURES = PictureDrawers(
    kinds={
        "board": _draw_board,
        "hand": _draw_hand,
        "mine": _draw_my_view,
        "placement": _draw_placement,
        "scores": _draw_scores,
    },
    draw_film=princes.draw_film,
    round_of=lambda view: view.round,
    rounds=lambda view: range(1, view.box.rounds + 1),
)
