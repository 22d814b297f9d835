"""Which lines or which panel a question of the game is asked with."""

from bot.games.princes.view import View
from cogs.games.princes import auction, cards, together, turn
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.replies import PrivateReply


def question_lines(seat: SeatContext[View]) -> QuestionLines | None:
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


def build_question_panel(seat: SeatContext[View]) -> PrivateReply | None:
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
