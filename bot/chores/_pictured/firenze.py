"""The pictures of Firenze."""

from bot.chores._pictured import NAMES, Atelier, Subject
from bot.engine.rehearsal import rehearse
from bot.games.firenze.moves import Begin, Lay
from bot.games.firenze.view import View
from render import firenze
from render.firenze.building import draw_building


def _board(subject: Subject) -> bytes:
    return firenze.draw_board(subject.view(), subject.language, NAMES, subject.before())


def _hand(subject: Subject) -> bytes:
    return firenze.draw_hand(subject.owned(), subject.language, NAMES)


def _building(subject: Subject) -> bytes:
    return draw_building(subject.owned(), _planned(subject), subject.language, NAMES)


def _mine(subject: Subject) -> bytes:
    return firenze.draw_mine(subject.owned(), subject.language, NAMES)


def _scores(subject: Subject) -> bytes:
    return firenze.draw_scores(subject.view(), subject.language, NAMES)


def _planned(subject: Subject) -> View:
    """With one brick more, the first that the seat may lay; as it stands where it may lay none."""
    assert subject.viewer is not None
    seat, tried = subject.viewer, rehearse(subject.game, subject.states[-1], subject.viewer)
    laid = (tried.then(seat, m) for m in tried.legal(seat) if isinstance(m, Lay | Begin))
    view: View = next((one.view for one in laid if one), tried.view)
    return view


PICTURES = Atelier(
    kinds={
        "board": _board,
        "hand": _hand,
        "mine": _mine,
        "building": _building,
        "scores": _scores,
    },
    draw_film=firenze.draw_film,
)
