"""The user interface of Firenze for Discord, put together."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.summary import GameSummary
from bot.engine.text import Named, Text, say
from bot.games.firenze.view import View
from bot.tables.people import TableId
from cogs.games.firenze import building, commissions, payment, personnel, row, story, turn, words
from cogs.games.firenze.help import HELP, build_outlook
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
)
from cogs.interaction.speech import SpeechContext
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


class FirenzeUI(GameUI[View]):
    pictures = GamePictures(
        describe=describe_board,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_my_view=draw_my_view,
        draw_film=draw_film,
        is_recent=lambda view, now: view.turns >= now.turns - len(now.builders),
        round_of=lambda view: (view.turns + len(view.builders) - 1) // len(view.builders),
        load_cover=load_cover,
        draw_scores=draw_scores,
        draw_game_page=draw_game_page,
    )
    help = HELP
    winner_building = "tower"
    source_kind = "prestige-source"
    ending_verbs = ("done", "end")
    panels: Mapping[str, PanelBuilder[View]] = {
        "cover": row.build_cover_panel,
        "take": row.build_take_panel,
        "exchange": payment.build_exchange_panel,
        "lay": building.build_building_panel,
        "begin": building.build_building_panel,
        "fulfil": commissions.build_commissions_panel,
        **dict.fromkeys(("smuggle", "sabotage", "transmute"), personnel.build_personnel_panel),
    }
    moves_of_routes: Mapping[str, MovesOfButton[View]] = {
        words.SEVERAL_MOVES_ROUTE: turn.moves_of_button
    }

    def describe_position(self, view: View, language: str, names: Names) -> str:
        return describe_position(view, language, names)

    def describe_question(self, view: View) -> Text:
        return words.describe_question(view)

    def table_heading(self, view: View, table: TableId) -> Text | None:
        if view.scores is not None:
            return None
        return say(
            "door-firenze-heading",
            table=table,
            game=Named("game", "firenze"),
            round=(view.turns - 1) // len(view.builders) + 1,
            last=int(view.ender is not None),
            deck=view.deck,
        )

    def public_moves(self, view: View) -> Sequence[tuple[str, bool]]:
        return words.public_moves(view)

    def points_by_seat(self, view: View) -> Sequence[int]:
        return [builder.points for builder in view.open_builders]

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

    def describe_hand(self, view: View, speech: SpeechContext) -> Iterator[str]:
        return words.describe_hand(view, speech)

    def describe_word(self, seat: SeatContext[View], chosen: Sequence[str], word: str) -> str:
        return words.describe_word(seat, chosen, word)

    def question_lines(self, seat: SeatContext[View]) -> QuestionLines | None:
        return turn.question_lines(seat)

    def other_buttons(self, seat: SeatContext[View]) -> Sequence[ButtonSpec]:
        return payment.give_buttons(seat)

    def build_outlook(
        self, seat: SeatContext[View], then: SeatContext[View], chosen: str
    ) -> OutlookLines:
        return build_outlook(then)


GAME_UI = FirenzeUI()
