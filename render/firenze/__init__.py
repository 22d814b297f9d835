"""Pictures of Firenze: made of views alone, so that nothing hidden is in them."""

from render.firenze.alt import describe_board, describe_position
from render.firenze.board import draw_board, load_cover
from render.firenze.finished_game import draw_film, draw_game_page, draw_replay, draw_scores
from render.firenze.hand import draw_hand
from render.firenze.phone_pictures import draw_estate, draw_my_view, draw_portrait, draw_question
from render.firenze.planned_building import draw_planned_building
from render.firenze.rulebook_pages import draw_rulebook_page, draw_summary
from render.firenze.theme import draw_emoji
