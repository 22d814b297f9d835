"""The user interface of Firenze for Discord, put together."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.engine.journal import AnyGame
from bot.engine.text import Named, Text, say
from bot.games.firenze.card_choice import is_second_copy
from bot.games.firenze.game import Firenze
from bot.games.firenze.state_parts import COLORS
from bot.games.firenze.view import Offer, View
from bot.tables.people import TableId
from cogs.games.firenze import (
    brick_payment,
    building_and_commissions,
    game_texts,
    story_lines_and_tale,
    take_cover_and_personnel,
)
from cogs.games.firenze.help import HELP, build_outlook
from cogs.interaction import components, game_ui
from render.firenze import (
    describe_board,
    describe_position,
    draw_board,
    draw_emoji,
    draw_estate,
    draw_film,
    draw_game_page,
    draw_hand,
    draw_my_view,
    draw_portrait,
    draw_question,
    draw_scores,
    load_cover,
)

_CARD_VERBS = ("play", "discard", "renounce")  # cards bear names of other things, too
_MOST_BUTTONS = 2  # commissions with a button each; all of them are found where several are chosen


def question_lines(seat: game_texts.FirenzeSeat) -> game_ui.QuestionLines | None:
    further, heading = (
        take_cover_and_personnel.exchange_and_personnel_controls(seat),
        [_turn_heading(seat)],
    )
    match seat.view.asked.kind:
        case "choosing":
            ways = [take_cover_and_personnel.cards_menu(seat, None, is_at_once=True), *further]
            return game_ui.build_question_lines(
                heading, ways, "take", *take_cover_and_personnel.FURTHER_VERBS
            )
        case "building":
            ways = [*building_and_commissions.brick_controls(seat), *further]
            kinds = ("lay", "begin", "done", *take_cover_and_personnel.FURTHER_VERBS)
            lines = game_ui.build_question_lines(heading, ways, *kinds)
            return replace(lines, ending=tuple(building_and_commissions.end_building_button(seat)))
        case "fulfilling":
            ways = [*_commission_buttons(seat), *further]
            return game_ui.build_question_lines(
                heading, ways, "fulfil", *take_cover_and_personnel.FURTHER_VERBS
            )
    return None


def describe_options(seat: game_texts.FirenzeSeat) -> Iterator[str]:
    match seat.view.asked.kind:
        case "placing":
            yield from take_cover_and_personnel.describe_cover_advice(seat)
        case "choosing":
            for offer in take_cover_and_personnel.choosable_card_offers(seat):
                yield from _describe_card_offer(seat, offer)
        case "building":
            yield from building_and_commissions.describe_building_outcome(
                building_and_commissions.draft_building(seat, "begin")
            )
        case "fulfilling":
            for one in _fulfilments_best_first(seat):
                yield seat.speech.speak_text(one.text)


def _turn_heading(seat: game_texts.FirenzeSeat) -> str:
    """Say what is asked, and what there is to do it with; for building the picture does."""
    view, speech = seat.view, seat.speech
    question = speech.speak_text(game_texts.describe_question(view), "you" if seat.is_asked else "")
    if view.asked.kind == "building":
        return f"### {question}"
    return f"### {question}\n-# {speech.speak_text(game_texts.describe_holdings(view, seat.seat))}"


def _describe_card_offer(seat: game_texts.FirenzeSeat, offer: Offer) -> Iterator[str]:
    """Say what a card does, brings and costs."""
    yield seat.speech.speak_text(game_texts.describe_card_offer_fully(offer))
    yield game_texts.describe_card(seat.speech, offer.card)[1]
    if is_second_copy(seat.view.mine.open, offer.card.name):
        yield seat.speech("panel-firenze-second-building")


def _fulfilments_best_first(
    seat: game_texts.FirenzeSeat,
) -> list[building_and_commissions.Fulfilment]:
    return sorted(
        building_and_commissions.possible_fulfilments(seat), key=lambda one: -one.points_gained
    )


def _commission_buttons(seat: game_texts.FirenzeSeat) -> Iterator[components.ButtonSpec]:
    """Yield the commissions that are met, the dearest first, and the way to choose several."""
    found = _fulfilments_best_first(seat)
    for one in found[:_MOST_BUTTONS]:
        brick, height, points = Named("brick", one.move.color), one.move.height, one.points_gained
        label = say("panel-firenze-fulfil-this", brick=brick, height=height, points=points)
        yield game_ui.move_button(seat, one.move, label, likely=True)
    if len(found) > 1:
        yield game_ui.choice_button(seat, "fulfil", say("panel-firenze-several"))


def moves_of_button(seat: game_texts.FirenzeSeat, spelt: str) -> list[str]:
    """Return the moves that these words stand for; the words themselves if they are a move."""
    return _moves_of_words(seat, spelt) or [spelt]


def _moves_of_words(seat: game_texts.FirenzeSeat, spelt: str) -> list[str]:
    match spelt.split(maxsplit=1)[0]:
        case "take":
            choice = take_cover_and_personnel.draft_card_choice(seat, spelt)
            return choice.moves if choice else []
        case "exchange":
            exchange = brick_payment.draft_exchange(seat, spelt)
            return exchange.moves if exchange else []
        case "begin":
            moves = building_and_commissions.draft_building(seat, spelt).moves
            if spelt.endswith(f" {building_and_commissions.END_WORD}"):
                return [*moves, "done", "end"]
            return (
                [*moves, "done"]
                if spelt.endswith(f" {building_and_commissions.DONE_WORD}")
                else moves
            )
        case "fulfil":
            moves = building_and_commissions.draft_fulfilment(seat, spelt).moves
            return (
                [*moves, "end"]
                if spelt.endswith(f" {building_and_commissions.END_WORD}")
                else moves
            )
    return brick_payment.moves_of_giving_button(seat, spelt)


# The interface


class FirenzeUI(game_ui.GameUI[View]):
    pictures = game_ui.GamePictures(
        describe=describe_board,
        draw_board=draw_board,
        draw_hand=draw_hand,
        draw_my_view=draw_my_view,
        draw_question=draw_question,
        draw_portrait=draw_portrait,
        draw_estate=draw_estate,
        draw_film=draw_film,
        is_recent=lambda view, now: view.turns >= now.turns - len(now.builders),
        round_of=lambda view: view.round,
        load_cover=load_cover,
        draw_scores=draw_scores,
        draw_game_page=draw_game_page,
    )
    help = HELP
    winner_building = "tower"
    source_kind = "prestige-source"
    round_word = Text("round-word-firenze")
    ending_verbs = ("done", "end")
    panels: Mapping[str, game_ui.PanelBuilder[View]] = {
        "cover": take_cover_and_personnel.build_cover_commission_panel,
        "take": take_cover_and_personnel.build_take_panel,
        "exchange": brick_payment.build_exchange_panel,
        "lay": building_and_commissions.build_building_panel,
        "begin": building_and_commissions.build_building_panel,
        "fulfil": building_and_commissions.build_commissions_panel,
        **dict.fromkeys(
            ("smuggle", "sabotage", "transmute"), take_cover_and_personnel.build_personnel_panel
        ),
    }
    moves_of_routes: Mapping[str, game_ui.MovesOfButton[View]] = {
        game_texts.SEVERAL_MOVES_ROUTE: moves_of_button
    }

    def draw_emojis(self, game: AnyGame) -> Iterator[game_ui.EmojiDrawing]:
        assert isinstance(game, Firenze)
        for color in COLORS:
            yield f"brick-{color}", draw_emoji(f"brick-{color}"), (color,)
        cards = sorted(game.box.cards.items(), key=lambda one: one[1].kind)
        for kind, alike in groupby(cards, lambda one: one[1].kind):
            names = [name for name, _ in alike]
            meant = [f"{verb} {name}" for verb in _CARD_VERBS for name in names]
            yield kind, draw_emoji(kind), meant

    describe_position = staticmethod(describe_position)
    describe_question = staticmethod(game_texts.describe_question)
    public_moves = staticmethod(game_texts.public_moves)
    gather_lines = staticmethod(story_lines_and_tale.gather_lines)
    complete_lines = staticmethod(story_lines_and_tale.complete_lines)
    list_feats = staticmethod(story_lines_and_tale.list_feats)
    tell_tale = staticmethod(story_lines_and_tale.tell_tale)
    describe_move = staticmethod(game_texts.describe_move)
    describe_hand = staticmethod(game_texts.describe_hand)
    describe_word = staticmethod(game_texts.describe_word)
    question_lines = staticmethod(question_lines)
    describe_options = staticmethod(describe_options)
    other_buttons = staticmethod(brick_payment.give_all_due_button)

    def table_heading(self, view: View, table: TableId) -> Text | None:
        if view.scores is not None:
            return None
        game, last = Named("game", "firenze"), int(view.ender is not None)
        progress = {"round": view.round, "last": last, "deck": view.deck}
        return say("door-firenze-heading", table=table, game=game, **progress)

    def points_by_seat(self, view: View) -> Sequence[int]:
        return [builder.points for builder in view.open_builders]

    def build_outlook(
        self, seat: game_texts.FirenzeSeat, then: game_texts.FirenzeSeat, chosen: str
    ) -> game_ui.OutlookLines:
        return build_outlook(then)


GAME_UI = FirenzeUI()
