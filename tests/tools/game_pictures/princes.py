"""The pictures of The Princes of Florence."""

from bot.cli import CommandError
from bot.engine.game import legal_moves
from bot.games.princes.moves import Build, Place
from bot.games.princes.state_parts import Tile
from bot.games.princes.view import View
from render import princes
from tests.tools.game_pictures import PLAYER_NAMES, PictureDrawers, PictureSubject, picture_kinds


def _draw_placement(subject: PictureSubject) -> bytes:
    seen, tile = subject.view_of_owner(), _choose_tile(subject)
    return princes.draw_question(seen, subject.language, PLAYER_NAMES, tile)


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
            if ground.bits_if_laid(name, square, int(turn)) is not None:
                return Tile(name, square, int(turn))
    raise CommandError(f"--tile is NAME SQUARE TURN of a tile on the grid, not '{words}'")


PICTURES = PictureDrawers(
    kinds=picture_kinds(princes, placement=_draw_placement),
    draw_film=princes.draw_film,
    round_of=lambda view: view.round,
    rounds=lambda view: range(1, view.box.rounds + 1),
)
