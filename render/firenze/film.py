"""The film of Firenze: it pauses whenever everybody has had a turn."""

from bot.games.firenze.view import View
from render.firenze import board, scores
from render.firenze.covered import Held, calmed, held
from render.frame.film import Camera


def _round(view: View) -> int:
    return (view.turns - 1) // len(view.builders)


_CAMERA: Camera[View, Held] = Camera(
    board.BOARD, scores.composed, chapter=_round, held=held, calmed=calmed
)
draw_film, draw_replay = _CAMERA.film, _CAMERA.replay
