"""Questions that ask for more than a list of moves: line by line, or by a panel of their own."""

from bot.games.princes.view import View
from cogs.door.answers import Reply
from cogs.door.front import Lines
from cogs.door.sitting import Sitting
from cogs.games.princes import bargaining, bidding, favours, hiring, keeping, turn


def lines(sitting: Sitting[View]) -> Lines | None:
    match sitting.view.asked.kind:
        case "nominating":
            return bidding.nominating(sitting)
        case "bidding":
            return bidding.bidding(sitting)
        case "acting":
            return turn.acting(sitting)
        case "picking":
            return keeping.picking(sitting)
        case "choosing":
            return keeping.choosing(sitting)
    return None


def panel(sitting: Sitting[View]) -> Reply | None:
    match sitting.view.asked.kind:
        case "courting":
            return hiring.court(sitting, "court")
        case "consulting":
            return favours.consult(sitting, "consult")
        case "changing":
            return favours.change(sitting, "change")
        case "bargaining":
            return bargaining.answer(sitting)
    return None
