"""Help for the open question, numbers of the lessons, outlook on commissions, the hand."""

from collections.abc import Iterator, Mapping

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Named, Text, say
from bot.games.firenze import bricks, reach
from bot.games.firenze.commissions import bell_tower
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import ORDER
from bot.games.firenze.reach import Target
from bot.games.firenze.view import View
from cogs.games.firenze.rulebook import RULE_BOOK
from cogs.games.firenze.words import describe_holdings
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import GameHelp, OutlookLines
from cogs.interaction.speech import SpeechContext

_EXAMPLE_COLOR = "blue"  # the color of the tower that the lesson reckons with


def help_text_now(view: View) -> Text:
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


def lesson_facts(game: AnyGame) -> Mapping[str, Fact]:
    """Return the numbers of the lesson, and of its example: a tower built in two turns."""
    assert isinstance(game, Firenze)
    box, numbers = game.box, game.box.numbers
    tile, low, costs = box.printed.levels[0], box.heights[0], numbers.construction
    freely = costs.count(0) - 1
    rest = tile.height - freely
    return {
        "cards": numbers.cards,
        "exchange": numbers.exchange,
        "last": numbers.last_seal,
        "color": Named("brick", _EXAMPLE_COLOR),
        "low": low,
        "few": box.printed_points(_EXAMPLE_COLOR, low),
        "high": tile.height,
        "many": box.printed_points(_EXAMPLE_COLOR, tile.height),
        "tile": tile.points,
        "freely": freely,
        "rest": rest,
        "price": costs[rest],
    }


HELP = GameHelp(help_text_now, say("help-firenze-waiting"), RULE_BOOK, lesson_facts)


_MOST_TARGETS = 12  # the nearest: of all that there may be nobody reads more on a phone


def build_outlook(then: SeatContext[View]) -> OutlookLines:
    """Look at the commissions within reach after the plan."""
    return OutlookLines(tuple(_outlook_lines(then)))


def _outlook_lines(then: SeatContext[View]) -> Iterator[str]:
    speech, view = then.speech, then.view
    yield f"-# {speech.speak_text(describe_holdings(view, then.seat))}"
    targets = reach.targets(view)
    if not targets:
        yield speech("outlook-firenze-none")
        return
    now = [one for one in targets if one.is_at_hand][:_MOST_TARGETS]
    if now:
        yield speech("outlook-firenze-now")
        yield from (_describe_target(speech, view, one) for one in now)
    later = [one for one in targets if not one.is_at_hand][: _MOST_TARGETS - len(now)]
    if later:
        yield speech("outlook-firenze-later")
        yield from (_describe_target(speech, view, one) for one in later)
    yield f"-# {speech('outlook-firenze-each')}"


def _describe_target(speech: SpeechContext, view: View, one: Target) -> str:
    return " · ".join(
        [
            f"· {_describe_tower(speech, one)}",
            *_describe_bricks_needed(speech, one),
            *_describe_missing(speech, view, one),
        ]
    )


def _describe_tower(speech: SpeechContext, one: Target) -> str:
    brick = Named("brick", one.color)
    if one.is_bell:
        return speech("outlook-firenze-bell", brick=brick, height=one.height, goal=one.goal)
    facts = {"height": one.height, "goal": one.goal, "points": one.points}
    return speech("outlook-firenze-tower", brick=brick, **facts)


def _describe_bricks_needed(speech: SpeechContext, one: Target) -> Iterator[str]:
    """Say which bricks it takes, and how many would be left."""
    if not one.lay:
        yield speech("outlook-firenze-stands")
        return
    yield speech("outlook-firenze-takes", lay=one.lay, due=one.due)
    if one.is_at_hand:
        yield speech("outlook-firenze-leaves", count=one.left)


def _describe_missing(speech: SpeechContext, view: View, one: Target) -> Iterator[str]:
    """Say what is missing, and on which cards of the row it lies."""
    if one.numeral:
        yield speech("outlook-firenze-waits", numeral=one.numeral)
    if one.missing:
        heap, at = bricks.heap(bricks.only(one.color, one.missing)), ORDER[one.color]
        cards = tuple(Named("action-card", it.card.name) for it in view.row if it.bricks[at])
        yield speech("outlook-firenze-missing", bricks=heap, cards=cards)
    if one.lacking:
        yield speech("outlook-firenze-lacking", count=one.lacking)
