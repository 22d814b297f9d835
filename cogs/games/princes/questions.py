"""Questions that ask for more than a list of moves, each with a panel of its own."""

from bot.games.princes.view import View
from cogs.door.answers import Reply
from cogs.door.sitting import Sitting
from cogs.games.princes import alone, bargaining, favours, hiring


def panel(sitting: Sitting[View]) -> Reply | None:
    match sitting.view.asked.kind:
        case "nominating" | "bidding" if sitting.view.automa:
            return alone.question(sitting)
        case "courting":
            return hiring.court(sitting, "court")
        case "consulting":
            return favours.consult(sitting, "consult")
        case "changing":
            return favours.change(sitting, "change")
        case "bargaining":
            return bargaining.answer(sitting)
    return None
