"""Firenze as the door shows it."""

from bot.games.firenze.view import View
from cogs.door.front import Front, Pictures
from cogs.games.firenze import (
    building,
    exchanging,
    feats,
    fulfilling,
    hiring,
    lessons,
    moves,
    outlook,
    placing,
    several,
    taking,
    tale,
    turn,
    words,
)
from cogs.games.firenze.giving import beside
from cogs.games.firenze.hand import hand
from cogs.games.firenze.story import complete, gathered
from render.firenze import (
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
    lines=turn.lines,
    outlook=outlook.outlook,
    ends=("done", "end"),
    points=words.points,
    named=words.named,
    word=words.word,
    hand=hand,
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
    gathered=gathered,
    complete=complete,
    panels={
        "cover": placing.panel,
        "take": taking.panel,
        "exchange": exchanging.panel,
        "lay": building.panel,
        "begin": building.panel,
        "fulfil": fulfilling.panel,
        "smuggle": hiring.panel,
        "sabotage": hiring.panel,
        "transmute": hiring.panel,
    },
    beside=beside,
    feats=feats.remembered,
    tale=tale.told,
    palazzo="tower",
    sources="prestige-source",
    help=lessons.HELP,
    own_moves={several.KNOCK: moves.moves_of},
)
