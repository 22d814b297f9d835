"""The film of The Princes of Florence: it pauses at the end of each round."""

from bot.games.princes.view import View
from render.frame.film import Camera
from render.princes import board, scores
from render.princes.covered import Held, calmed, held

_CAMERA: Camera[View, Held] = Camera(
    board.BOARD, scores.composed, chapter=lambda view: view.round, held=held, calmed=calmed
)
draw_film, draw_replay = _CAMERA.film, _CAMERA.replay
