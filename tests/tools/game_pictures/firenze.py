"""The pictures of Firenze."""

from bot.engine.rehearsal import begin_rehearsal
from bot.games.firenze.moves import Begin, Lay
from bot.games.firenze.view import View
from render import firenze
from render.firenze.planned_building import draw_planned_building
from tests.tools.game_pictures import PLAYER_NAMES, PictureDrawers, PictureSubject, picture_kinds


def _draw_building(subject: PictureSubject) -> bytes:
    return draw_planned_building(
        subject.view_of_owner(), _view_with_brick(subject), subject.language, PLAYER_NAMES
    )


def _view_with_brick(subject: PictureSubject) -> View:
    """With one brick more, the first that the seat may lay; as it stands where it may lay none."""
    assert subject.viewer is not None
    seat, tried = subject.viewer, begin_rehearsal(subject.game, subject.states[-1], subject.viewer)
    laid = (
        tried.after_move(seat, m) for m in tried.legal_moves(seat) if isinstance(m, Lay | Begin)
    )
    view: View = next((one.view for one in laid if one), tried.view)
    return view


PICTURES = PictureDrawers(
    kinds=picture_kinds(firenze, building=_draw_building), draw_film=firenze.draw_film
)
