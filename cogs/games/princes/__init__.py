"""The Princes of Florence as the door shows it."""

from cogs.front import Front
from cogs.games.princes import alone, lessons, words
from cogs.games.princes.auction import BELL, beside
from cogs.games.princes.placement import build, place
from cogs.games.princes.works import panel as work
from render.princes import describe, draw_board, position

FRONT = Front(
    draw_board=draw_board,
    describe=describe,
    position=position,
    heading=words.heading,
    asked=words.asked,
    public_moves=words.public_moves,
    hand=words.hand,
    panels={"build": build, "place": place, "work": work},
    beside=beside,
    help=lessons.HELP,
    question=alone.question,
    on_button=alone.on_button,
    story=alone.STORY,
    orders=BELL,
)
