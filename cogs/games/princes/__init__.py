"""The user interface of The Princes of Florence for Discord, put together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.engine.journal import AnyGame
from bot.engine.text import Named, Text, say
from bot.games.princes.automa import NAME
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.i18n.speak import FALLBACK, speaker_for
from bot.tables.people import TableId
from cogs.games.princes import (
    auction,
    game_texts,
    placement_panel,
    together,
    turn,
    wishes_editing,
    wishes_form,
    wishes_panel,
    works,
)
from cogs.games.princes import story_lines_and_tale as story_lines
from cogs.games.princes.help import HELP, build_outlook
from cogs.interaction import game_ui
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes_and_forms import FormRoute, RouteHandler
from render.princes import (
    describe_board,
    describe_position,
    draw_board,
    draw_estate,
    draw_film,
    draw_game_page,
    draw_hand,
    draw_my_view,
    draw_portrait,
    draw_question,
    draw_scores,
    draw_thing_as_emoji,
    load_cover,
)

_LOTS = ("jester", "builder", "recruiting", "landscapes")
# One drawing for all cards of a kind, and the move that takes one from its pile.
_CARDS = {"profession": "take-profession", "bonus": "acquire-bonus", "prestige": "prestige"}


class PrincesUI(game_ui.GameUI[View]):
    pictures = game_ui.GamePictures(
        describe=describe_board,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_my_view=draw_my_view,
        draw_question=draw_question,
        draw_portrait=draw_portrait,
        draw_estate=draw_estate,
        draw_film=draw_film,
        is_recent=lambda view, now: view.round >= now.round - 1,
        round_of=lambda view: view.round,
        load_cover=load_cover,
        draw_scores=draw_scores,
        draw_game_page=draw_game_page,
    )
    story = game_texts.STORY
    help = HELP
    wishes_call = game_ui.WishesCall(
        view=wishes_panel.view_with_wishes_call, panel=wishes_panel.build_wishes_call_panel
    )
    automa = NAME
    ending_verbs = ("withdraw", "hold", "end")
    explained_verbs = ("work",)
    orders_route = wishes_editing.ORDERS_ROUTE
    panels: Mapping[str, game_ui.PanelBuilder[View]] = {
        "build": placement_panel.build_building_panel,
        "offer": together.build_offer_panel,
        "place": placement_panel.build_landscape_panel,
        "work": works.build_work_panel,
        "princess-work": works.build_princess_panel,
        "court": auction.build_courting_panel,
        "consult": turn.build_consult_panel,
        "change": turn.build_banker_panel,
    }
    command_groups: Mapping[str, Sequence[str]] = {
        "characters": ("court", "consult", "forgo", "princess-work", "change"),
        "together": ("offer", "accept", "counter", "decline", "retract"),
    }
    moves_of_routes: Mapping[str, game_ui.MovesOfButton[View]] = {
        works.WORK_ROUTE: works.moves_of_button
    }
    routes: Mapping[str, RouteHandler] = {
        wishes_editing.ORDERS_ROUTE: wishes_panel.handle_orders_button
    }
    forms: Mapping[str, FormRoute] = {wishes_editing.ORDERS_ROUTE: wishes_form.WISHES_FORM}

    describe_position = staticmethod(describe_position)
    describe_question = staticmethod(game_texts.describe_question)
    public_moves = staticmethod(game_texts.public_moves)
    gather_lines = staticmethod(story_lines.gather_lines)
    complete_lines = staticmethod(story_lines.complete_lines)
    list_feats = staticmethod(story_lines.list_feats)
    tell_tale = staticmethod(story_lines.tell_tale)
    describe_move = staticmethod(game_texts.describe_move)
    describe_hand = staticmethod(game_texts.describe_hand)
    other_buttons = staticmethod(wishes_panel.wishes_buttons)
    build_outlook = staticmethod(build_outlook)

    def table_heading(self, view: View, table: TableId) -> Text | None:
        if view.scores is not None:
            return None
        game, progress = Named("game", "princes"), {"round": view.round, "rounds": view.box.rounds}
        return say("door-heading-round", table=table, game=game, **progress, minimum=view.minimum)

    def can_order(self, view: View) -> bool:
        return view.has_auctions_left

    def points_by_seat(self, view: View) -> Sequence[int]:
        return [estate.points for estate in view.open_estates]

    def draw_emojis(self, game: AnyGame) -> Iterator[game_ui.EmojiDrawing]:
        assert isinstance(game, Princes)
        box, things = game.box, speaker_for(FALLBACK).things_of_kind
        for kind, verb in _CARDS.items():
            yield kind, draw_thing_as_emoji(kind), (verb, kind, *(one.name for one in things(kind)))
        characters = [one.name for one in things("character")]
        for name in (*box.landscape_order, *_LOTS, *box.freedom_order, *characters, "work"):
            yield name, draw_thing_as_emoji(name), (name,)
        for name in box.building_order:
            yield name, draw_thing_as_emoji(name, box.ground.turns[name][0]), (name,)

    def list_unprinted(self, options: Mapping[str, str]) -> Sequence[Text]:
        return [say("ours-side-b")] if options.get("together") == "on" else []

    def question_lines(self, seat: game_texts.PrincesSeat) -> game_ui.QuestionLines | None:
        match seat.view.asked.kind:
            case "nominating":
                return auction.nominating_lines(seat)
            case "bidding":
                return auction.bidding_lines(seat)
            case "acting":
                return turn.acting_lines(seat)
            case "picking":
                return turn.picking_lines(seat)
            case "choosing":
                return turn.giving_back_lines(seat)
            case "recruiting":
                return turn.recruiting_lines(seat)
        return None

    def describe_options(self, seat: game_texts.PrincesSeat) -> Iterable[str]:
        match seat.view.asked.kind:
            case "nominating":
                return auction.describe_lots(seat)
            case "picking":
                return turn.describe_drawn_cards(seat)
            case "choosing":
                return turn.describe_dealt_cards(seat)
            case "courting":
                return auction.describe_characters(seat)
        return turn.describe_own_character(seat)

    def build_question_panel(self, seat: game_texts.PrincesSeat) -> PrivateReply | None:
        match seat.view.asked.kind:
            case "courting":
                return auction.build_courting_panel(seat, "court")
            case "consulting":
                return turn.build_consult_panel(seat, "consult")
            case "changing":
                return turn.build_banker_panel(seat, "change")
            case "bargaining":
                return together.build_bargain_panel(seat)
        return None


GAME_UI = PrincesUI()
