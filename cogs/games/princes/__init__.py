"""The Princes of Florence as the door shows it."""

from cogs.front import Front
from cogs.games.princes import lessons, words
from cogs.games.princes.auction import BELL, beside
from cogs.games.princes.placement import build, place
from cogs.games.princes.works import panel as work
from render.princes import describe, draw_board, draw_film, draw_hand, position

FRONT = Front(
    draw_board=draw_board,
    describe=describe,
    position=position,
    heading=words.heading,
    asked=words.asked,
    public_moves=words.public_moves,
    draw_film=draw_film,
    is_recent=words.is_recent,
    hand=words.hand,
    draw_hand=draw_hand,
    panels={"build": build, "place": place, "work": work},
    beside=beside,
    help=lessons.HELP,
    orders=BELL,
)
