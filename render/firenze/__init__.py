"""Pictures of Firenze: made of views alone, so that nothing hidden is in them."""

from render.firenze.alt import describe, position
from render.firenze.board import draw_board
from render.firenze.building import draw_building
from render.firenze.chronicle import draw_chronicle
from render.firenze.cover import draw_cover
from render.firenze.film import draw_film, draw_replay
from render.firenze.hand import draw_hand
from render.firenze.mine import draw_mine
from render.firenze.page import draw_page
from render.firenze.scores import draw_scores

__all__ = [
    "describe",
    "draw_board",
    "draw_building",
    "draw_chronicle",
    "draw_cover",
    "draw_film",
    "draw_hand",
    "draw_mine",
    "draw_page",
    "draw_replay",
    "draw_scores",
    "position",
]
