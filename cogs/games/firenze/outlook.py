"""The longer look: which commissions a turn may lead to, what that takes and what is missing."""

from collections.abc import Iterator

from bot.engine.text import Named
from bot.games.firenze import bricks, reach
from bot.games.firenze.pieces import ORDER
from bot.games.firenze.reach import Target
from bot.games.firenze.view import View
from cogs.door.front import Outlook
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.games.firenze.words import holdings

_MOST = 12  # the nearest: of all that there may be nobody reads more on a phone


def outlook(_: Sitting[View], then: Sitting[View], __: str) -> Outlook:
    """As things will stand `then`, once all is done that is planned."""
    return Outlook(tuple(_lines(then)))


def _lines(then: Sitting[View]) -> Iterator[str]:
    voice, view = then.voice, then.view
    yield f"-# {voice.text(holdings(view, then.seat))}"
    targets = reach.targets(view)
    if not targets:
        yield voice("outlook-firenze-none")
        return
    now = [one for one in targets if one.is_at_hand][:_MOST]
    if now:
        yield voice("outlook-firenze-now")
        yield from (_told(voice, view, one) for one in now)
    later = [one for one in targets if not one.is_at_hand][: _MOST - len(now)]
    if later:
        yield voice("outlook-firenze-later")
        yield from (_told(voice, view, one) for one in later)
    yield f"-# {voice('outlook-firenze-each')}"


def _told(voice: Voice, view: View, one: Target) -> str:
    return " · ".join([f"· {_tower(voice, one)}", *_takes(voice, one), *_lacks(voice, view, one)])


def _tower(voice: Voice, one: Target) -> str:
    brick = Named("brick", one.color)
    if one.is_bell:
        return voice("outlook-firenze-bell", brick=brick, height=one.height, goal=one.goal)
    facts = {"height": one.height, "goal": one.goal, "points": one.points}
    return voice("outlook-firenze-tower", brick=brick, **facts)


def _takes(voice: Voice, one: Target) -> Iterator[str]:
    """The bricks it takes, and those that would be left."""
    if not one.lay:
        yield voice("outlook-firenze-stands")
        return
    yield voice("outlook-firenze-takes", lay=one.lay, due=one.due)
    if one.is_at_hand:
        yield voice("outlook-firenze-leaves", count=one.left)


def _lacks(voice: Voice, view: View, one: Target) -> Iterator[str]:
    """What is not there yet, and on which cards of the row it lies."""
    if one.numeral:
        yield voice("outlook-firenze-waits", numeral=one.numeral)
    if one.missing:
        heap, at = bricks.heap(bricks.only(one.color, one.missing)), ORDER[one.color]
        cards = tuple(Named("action-card", it.card.name) for it in view.row if it.bricks[at])
        yield voice("outlook-firenze-missing", bricks=heap, cards=cards)
    if one.lacking:
        yield voice("outlook-firenze-lacking", count=one.lacking)
