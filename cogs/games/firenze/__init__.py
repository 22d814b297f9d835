"""The user interface of Firenze for Discord, put together."""

from bot.games.firenze.view import View
from cogs.games.firenze import (
    building,
    commissions,
    help,
    payment,
    personnel,
    row,
    story,
    turn,
    words,
)
from cogs.games.firenze.help import describe_hand
from cogs.games.firenze.payment import give_buttons
from cogs.games.firenze.story import complete_lines, gather_lines
from cogs.interaction.game_ui import GamePictures, GameUI
from render.firenze import (
    describe_board,
    describe_position,
    draw_board,
    draw_film,
    draw_game_page,
    draw_hand,
    draw_my_view,
    draw_scores,
    load_cover,
)

GAME_UI: GameUI[View] = GameUI(
    position=describe_position,
    heading=words.table_heading,
    prompt=words.describe_question,
    public_moves=words.public_moves,
    lines=turn.question_lines,
    outlook=help.build_outlook,
    ends=("done", "end"),
    points=words.points_by_seat,
    named=words.describe_move,
    word=words.describe_word,
    hand=describe_hand,
    pictures=GamePictures(
        describe=describe_board,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_my_view=draw_my_view,
        draw_film=draw_film,
        is_recent=words.is_recent,
        round_of=words.round_of,
        load_cover=load_cover,
        draw_scores=draw_scores,
        draw_game_page=draw_game_page,
    ),
    gathered=gather_lines,
    complete=complete_lines,
    panels={
        "cover": row.build_cover_panel,
        "take": row.build_take_panel,
        "exchange": payment.build_exchange_panel,
        "lay": building.build_building_panel,
        "begin": building.build_building_panel,
        "fulfil": commissions.build_commissions_panel,
        "smuggle": personnel.build_personnel_panel,
        "sabotage": personnel.build_personnel_panel,
        "transmute": personnel.build_personnel_panel,
    },
    beside=give_buttons,
    feats=story.list_feats,
    tale=story.tell_tale,
    palazzo="tower",
    sources="prestige-source",
    help=help.HELP,
    own_moves={words.SEVERAL_MOVES_ROUTE: turn.moves_of_button},
)
