"""The user interface of The Princes of Florence for Discord, put together."""

from bot.games.princes.automa import NAME
from bot.games.princes.view import View
from cogs.games.princes import automa, cards, help, questions, story, wishes_panel, words, works
from cogs.games.princes.auction import build_court_panel
from cogs.games.princes.order_changes import build_call_panel, change_orders
from cogs.games.princes.placement import build_building_panel, build_landscape_panel
from cogs.games.princes.together import build_offer_panel
from cogs.games.princes.wishes import ORDERS_ROUTE, can_wish
from cogs.games.princes.wishes_panel import wishes_buttons
from cogs.interaction.game_ui import GamePictures, GameUI, WishesCall
from render.princes import (
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
    hand=words.describe_hand,
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
    panels={
        "build": build_building_panel,
        "offer": build_offer_panel,
        "place": build_landscape_panel,
        "work": works.build_work_panel,
        "princess-work": works.build_princess_panel,
        "court": build_court_panel,
        "consult": cards.build_consult_panel,
        "change": cards.build_change_panel,
    },
    beside=wishes_buttons,
    help=help.HELP,
    named=words.describe_move,
    gathered=story.gather_lines,
    complete=story.complete_lines,
    feats=story.list_feats,
    tale=story.tell_tale,
    automa=NAME,
    points=words.points_by_seat,
    story=automa.STORY,
    lines=questions.question_lines,
    outlook=help.build_outlook,
    ends=("withdraw", "hold", "end"),
    question=questions.build_question_panel,
    ours=words.list_unprinted,
    command_groups={
        "characters": ("court", "consult", "forgo", "princess-work", "change"),
        "together": ("offer", "accept", "counter", "decline", "retract"),
    },
    own_moves={works.WORK_ROUTE: works.moves_of_button},
    routes={ORDERS_ROUTE: change_orders},
    orders=ORDERS_ROUTE,
    may_order=can_wish,
    call=WishesCall(view=wishes_panel.view_with_call, panel=build_call_panel),
)
