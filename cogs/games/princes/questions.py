"""Which lines or which panel a question of the game is asked with."""

from bot.games.princes.view import View
from cogs.games.princes import auction, cards, together, turn
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.replies import PrivateReply


def question_lines(sitting: SeatContext[View]) -> QuestionLines | None:
    match sitting.view.asked.kind:
        case "nominating":
            return auction.nominating_lines(sitting)
        case "bidding":
            return auction.bidding_lines(sitting)
        case "acting":
            return turn.acting_lines(sitting)
        case "picking":
            return cards.picking_lines(sitting)
        case "choosing":
            return cards.choosing_lines(sitting)
    return None


def build_question_panel(sitting: SeatContext[View]) -> PrivateReply | None:
    match sitting.view.asked.kind:
        case "courting":
            return auction.build_court_panel(sitting, "court")
        case "consulting":
            return cards.build_consult_panel(sitting, "consult")
        case "changing":
            return cards.build_change_panel(sitting, "change")
        case "bargaining":
            return together.build_bargain_panel(sitting)
    return None
