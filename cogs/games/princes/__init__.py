"""The user interface of The Princes of Florence for Discord, put together."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.summary import GameSummary
from bot.engine.text import Named, Text, say
from bot.games.princes.automa import NAME
from bot.games.princes.view import View
from bot.tables.people import TableId
from cogs.games.princes import (
    auction,
    cards,
    order_changes,
    placement,
    story,
    together,
    turn,
    wishes,
    wishes_panel,
    words,
    works,
)
from cogs.games.princes.automa import STORY
from cogs.games.princes.help import HELP, build_outlook
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import (
    GamePictures,
    GameUI,
    MovesOfButton,
    Names,
    OutlookLines,
    PanelBuilder,
    QuestionLines,
    WishesCall,
)
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteHandler
from cogs.interaction.speech import SpeechContext
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


class PrincesUI(GameUI[View]):
    pictures = GamePictures(
        describe=describe_board,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_my_view=draw_my_view,
        draw_film=draw_film,
        is_recent=lambda view, now: view.round >= now.round - 1,
        round_of=lambda view: view.round,
        load_cover=load_cover,
        draw_scores=draw_scores,
        draw_game_page=draw_game_page,
    )
    story = STORY
    help = HELP
    wishes_call = WishesCall(view=wishes_panel.view_with_call, panel=order_changes.build_call_panel)
    automa = NAME
    ending_verbs = ("withdraw", "hold", "end")
    orders_route = wishes.ORDERS_ROUTE
    panels: Mapping[str, PanelBuilder[View]] = {
        "build": placement.build_building_panel,
        "offer": together.build_offer_panel,
        "place": placement.build_landscape_panel,
        "work": works.build_work_panel,
        "princess-work": works.build_princess_panel,
        "court": auction.build_court_panel,
        "consult": cards.build_consult_panel,
        "change": cards.build_change_panel,
    }
    command_groups: Mapping[str, Sequence[str]] = {
        "characters": ("court", "consult", "forgo", "princess-work", "change"),
        "together": ("offer", "accept", "counter", "decline", "retract"),
    }
    moves_of_routes: Mapping[str, MovesOfButton[View]] = {works.WORK_ROUTE: works.moves_of_button}
    routes: Mapping[str, RouteHandler] = {wishes.ORDERS_ROUTE: order_changes.change_orders}

    def describe_position(self, view: View, language: str, names: Names) -> str:
        return describe_position(view, language, names)

    def describe_question(self, view: View) -> Text:
        return words.describe_question(view)

    def table_heading(self, view: View, table: TableId) -> Text | None:
        if view.scores is not None:
            return None
        game, progress = Named("game", "princes"), {"round": view.round, "rounds": view.box.rounds}
        return say("door-heading-round", table=table, game=game, **progress, minimum=view.minimum)

    def public_moves(self, view: View) -> Sequence[tuple[str, bool]]:
        return words.public_moves(view)

    def points_by_seat(self, view: View) -> Sequence[int]:
        return [estate.points for estate in view.open_estates]

    def gather_lines(self, texts: Sequence[Text]) -> Mapping[int, Text]:
        return story.gather_lines(texts)

    def complete_lines(self, texts: Sequence[Text]) -> Mapping[int, Text]:
        return story.complete_lines(texts)

    def list_feats(self, texts: Sequence[Text]) -> Iterator[Text]:
        return story.list_feats(texts)

    def tell_tale(self, page: GameSummary) -> Iterator[Text]:
        return story.tell_tale(page)

    def describe_move(self, view: View, spelt: str) -> Text | None:
        return words.describe_move(view, spelt)

    def list_unprinted(self, options: Mapping[str, str]) -> Sequence[Text]:
        return [say("ours-side-b")] if options.get("together") == "on" else []

    def can_order(self, view: View) -> bool:
        return wishes.can_wish(view)

    def describe_hand(self, view: View, speech: SpeechContext) -> Iterator[str]:
        return words.describe_hand(view, speech)

    def question_lines(self, seat: SeatContext[View]) -> QuestionLines | None:
        match seat.view.asked.kind:
            case "nominating":
                return auction.nominating_lines(seat)
            case "bidding":
                return auction.bidding_lines(seat)
            case "acting":
                return turn.acting_lines(seat)
            case "picking":
                return cards.picking_lines(seat)
            case "choosing":
                return cards.choosing_lines(seat)
        return None

    def build_question_panel(self, seat: SeatContext[View]) -> PrivateReply | None:
        match seat.view.asked.kind:
            case "courting":
                return auction.build_court_panel(seat, "court")
            case "consulting":
                return cards.build_consult_panel(seat, "consult")
            case "changing":
                return cards.build_change_panel(seat, "change")
            case "bargaining":
                return together.build_bargain_panel(seat)
        return None

    def other_buttons(self, seat: SeatContext[View]) -> Sequence[ButtonSpec]:
        return wishes_panel.wishes_buttons(seat)

    def build_outlook(
        self, seat: SeatContext[View], then: SeatContext[View], chosen: str
    ) -> OutlookLines:
        return build_outlook(seat, then, chosen)


GAME_UI = PrincesUI()
