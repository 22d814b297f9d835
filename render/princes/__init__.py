"""Pictures of The Princes of Florence: made of views alone, so that nothing hidden is in them."""

from render.princes.alt import describe, position
from render.princes.board import draw_board
from render.princes.chronicle import draw_chronicle
from render.princes.cover import draw_cover
from render.princes.film import draw_film, draw_replay
from render.princes.hand import draw_hand
from render.princes.mine import draw_mine
from render.princes.offer import draw_offer
from render.princes.page import draw_page
from render.princes.placement import draw_placement
from render.princes.scores import draw_scores

__all__ = [
    "describe",
    "draw_board",
    "draw_chronicle",
    "draw_cover",
    "draw_film",
    "draw_hand",
    "draw_mine",
    "draw_offer",
    "draw_page",
    "draw_placement",
    "draw_replay",
    "draw_scores",
    "position",
]
