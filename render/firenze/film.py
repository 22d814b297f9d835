"""The film of Firenze: a new turn is seen a little longer."""

from bot.games.firenze.view import View
from render.firenze import board, scores
from render.firenze.covered import Held, held
from render.frame.film import Camera

_CAMERA: Camera[View, Held] = Camera(
    board.BOARD, scores.composed, chapter=lambda view: view.turns, held=held
)
draw_film, draw_replay = _CAMERA.film, _CAMERA.replay
