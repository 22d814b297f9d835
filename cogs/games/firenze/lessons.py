"""What can be done now in Firenze, question by question."""

from collections.abc import Mapping

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Named, Text, say
from bot.games.firenze.commissions import bell_tower
from bot.games.firenze.game import Firenze
from bot.games.firenze.view import View
from cogs.door.front import Help
from cogs.games.firenze.book import BOOK

_EXAMPLE = "blue"  # the color of the tower that the lesson reckons with


def what_now(view: View) -> Text:
    asked, turn = view.asked, view.turn
    match asked.kind:
        case "placing":
            return say("help-firenze-placing", left=asked.due)
        case "choosing":
            return say("help-firenze-choosing")
        case "averting":
            return say("help-firenze-averting", card=Named("action-card", asked.card))
        case "losing" | "lowering":
            return say("help-firenze-suffering", card=Named("action-card", asked.card))
        case "building":
            return say(
                "help-firenze-building",
                cost=view.exchange_cost,
                exchanged=int(turn.exchanged),
                left=view.bricks_left,
                next=view.next_cost,
            )
        case "fulfilling" if view.builders[turn.seat].open.owes_bell_tower:
            return say("help-firenze-bell-first", height=bell_tower(view.box)[1])
        case "fulfilling":
            return say("help-firenze-fulfilling", seals=view.builders[turn.seat].open.seals)
        case "limiting-cards":
            return say("help-firenze-limiting-cards", due=asked.due)
        case "limiting-bricks":
            return say("help-firenze-limiting-bricks", due=asked.due)
    return say("help-firenze-paying", due=asked.due)


def facts(game: AnyGame) -> Mapping[str, Fact]:
    """The numbers that the lesson speaks of, and those of its example: a tower of two turns."""
    assert isinstance(game, Firenze)
    box, numbers = game.box, game.box.numbers
    tile, low, costs = box.printed.levels[0], box.heights[0], numbers.construction
    freely = costs.count(0) - 1
    rest = tile.height - freely
    return {
        "cards": numbers.cards,
        "exchange": numbers.exchange,
        "last": numbers.last_seal,
        "color": Named("brick", _EXAMPLE),
        "low": low,
        "few": box.printed_points(_EXAMPLE, low),
        "high": tile.height,
        "many": box.printed_points(_EXAMPLE, tile.height),
        "tile": tile.points,
        "freely": freely,
        "rest": rest,
        "price": costs[rest],
    }


HELP = Help(what_now, say("help-firenze-waiting"), BOOK, facts)
