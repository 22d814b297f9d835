"""Pictures of The Princes of Florence: made of views alone, so that nothing hidden is in them."""

from render.princes.alt import describe_board, describe_position
from render.princes.board import draw_board, load_cover
from render.princes.finished_game import draw_film, draw_game_page, draw_replay, draw_scores
from render.princes.hand import draw_hand
from render.princes.my_view import draw_estate, draw_my_view
from render.princes.neighborhood import draw_offer
from render.princes.phone_board_and_question import draw_portrait, draw_question
from render.princes.rulebook_pages import draw_rulebook_page, draw_summary
from render.princes.tiles import draw_thing_as_emoji
