"""The Princes of Florence as the door shows it."""

from bot.games.princes.automa import NAME
from bot.games.princes.view import View
from cogs.door.front import Call, Front, Pictures
from cogs.games.princes import (
    alone,
    called,
    favours,
    feats,
    lessons,
    outlook,
    princess,
    questions,
    story,
    tale,
    words,
    works,
)
from cogs.games.princes.across import offer
from cogs.games.princes.auction import beside
from cogs.games.princes.hiring import court
from cogs.games.princes.orders import call_panel, ordering
from cogs.games.princes.placement import build, place
from cogs.games.princes.wishing import KNOCK, may_wish
from render.princes import (
    describe,
    draw_board,
    draw_chronicle,
    draw_cover,
    draw_film,
    draw_hand,
    draw_mine,
    draw_scores,
    position,
)

FRONT: Front[View] = Front(
    position=position,
    heading=words.heading,
    prompt=words.asked,
    public_moves=words.public_moves,
    hand=words.hand,
    pictures=Pictures(
        describe=describe,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_mine=draw_mine,
        draw_film=draw_film,
        is_recent=words.is_recent,
        round_of=words.round_of,
        draw_cover=draw_cover,
        draw_scores=draw_scores,
        draw_chronicle=draw_chronicle,
    ),
    panels={
        "build": build,
        "offer": offer,
        "place": place,
        "work": works.panel,
        "princess-work": princess.panel,
        "court": court,
        "consult": favours.consult,
        "change": favours.change,
    },
    beside=beside,
    help=lessons.HELP,
    named=words.named,
    gathered=story.gathered,
    complete=story.complete,
    feats=feats.remembered,
    tale=tale.told,
    automa=NAME,
    points=words.points,
    story=alone.STORY,
    lines=questions.lines,
    outlook=outlook.outlook,
    ends=("withdraw", "hold", "end"),
    question=questions.panel,
    ours=words.ours,
    command_groups={
        "characters": ("court", "consult", "forgo", "princess-work", "change"),
        "together": ("offer", "accept", "counter", "decline", "retract"),
    },
    own_moves={works.KNOCK: works.moves_of},
    knocks={KNOCK: ordering},
    orders=KNOCK,
    may_order=may_wish,
    call=Call(view=called.seen, panel=call_panel),
)
