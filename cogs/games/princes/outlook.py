"""The longer look: what each work in hand lacks for each round to come, and what would lift it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import reach
from bot.games.princes.reach import CARD, Aid, Coming, Goal, Prospect
from bot.games.princes.view import View
from bot.players.princes.layout import tidiest
from cogs.door import limits
from cogs.door.front import Outlook
from cogs.door.presses import MenuOption
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.games.princes import prospects, shelf

_ALL = "-"  # in place of the name of one
_BRIEF = 2  # ways that are told of each work where all of them are looked at


def outlook(sitting: Sitting[View], then: Sitting[View], chosen: str) -> Outlook:
    """As things will stand `then`, once all is done that is planned."""
    turns = tuple(reach.coming(sitting.view, _turn(sitting), _left(sitting, then)))
    works = reach.prospects(then.view, turns) if turns else ()
    lines = [_purse(then), *_works(then, turns, works, chosen)]
    return Outlook(tuple(lines), tuple(_choices(then.voice, works, chosen)))


def _purse(then: Sitting[View]) -> str:
    own = then.view.mine
    florins, points = Florins(own.hidden.florins), own.open.points
    return f"-# {then.voice('panel-turn-holds', florins=florins, points=points)}"


def _turn(sitting: Sitting[View]) -> Seat | None:
    return sitting.standing.game.turn(sitting.course.state)


def _left(sitting: Sitting[View], then: Sitting[View]) -> int | None:
    """The actions that the plan leaves of its turn; None where nothing is planned."""
    if then is sitting:
        return None
    return then.view.asked.actions if _turn(then) == then.seat else 0


# Works


def _works(
    then: Sitting[View], turns: Sequence[Coming], works: Sequence[Prospect], chosen: str
) -> Iterator[str]:
    """All of them for the rounds that come first, or one round by round; and what lifts them."""
    voice, view = then.voice, then.view
    if not works:
        yield voice("outlook-princes-no-work" if turns else "outlook-princes-no-turn")
        return
    told = [one for one in works if one.name == chosen] or works
    for one in told:
        yield from _work(voice, view, one, most=None if len(told) == 1 else _BRIEF)
    yield voice("outlook-princes-lifts")
    yield from _lifts(voice, view)
    yield f"-# {voice('outlook-princes-each')}"


def _choices(voice: Voice, works: Sequence[Prospect], chosen: str) -> Iterator[MenuOption]:
    """One to be told in full; and from there back to all of them."""
    if len(works) < 2:
        return
    if any(one.name == chosen for one in works):
        yield MenuOption(_ALL, voice.label("outlook-princes-all"))
    for one in works[: limits.OPTIONS - 1]:
        thing = Named("profession", one.name)
        label = voice.plain(say("outlook-princes-work", profession=thing, value=one.value))
        yield MenuOption(one.name, label, chosen=one.name == chosen)


def _work(voice: Voice, view: View, one: Prospect, *, most: int | None) -> Iterator[str]:
    thing = Named("profession", one.name)
    head = voice("outlook-princes-work", profession=thing, value=one.value)
    yield f"**{head}** – {shelf.wants(voice, one.held)}"
    if one.barred:
        yield f"· {voice('outlook-princes-barred', things=one.barred)}"
    ways = [list(alike) for _, alike in groupby(one.goals, key=lambda goal: goal.way)]
    for goals in ways[:most]:
        yield f"· {_goal(voice, view, goals, is_first=goals is ways[0])}"


def _goal(voice: Voice, view: View, goals: Sequence[Goal], *, is_first: bool) -> str:
    """Rounds one after the other to which the same way leads; the first says what it leaves."""
    when, way = _when(goals), goals[0].way
    if way is None:
        return voice("outlook-princes-beyond", when=when)
    if not (way.aids or way.bonus):
        return voice("outlook-princes-enough", when=when)
    things = (*map(_aid, way.aids), *(_bonus(card) for card in way.bonus))
    told = voice("outlook-princes-way", when=when, things=things, value=way.value)
    is_dear = way.price > view.mine.hidden.florins
    left = _change(voice, view, way.price) if is_first or is_dear else ()
    return " · ".join([told, *left])


def _when(goals: Sequence[Goal]) -> Text:
    first, last = goals[0], goals[-1]
    if first is last:
        return say("outlook-princes-round", round=first.round, minimum=first.minimum)
    facts = {"first": first.round, "last": last.round, "minimum": last.minimum}
    return say("outlook-princes-rounds", **facts)


def _aid(aid: Aid) -> Text:
    """With its price; what is auctioned has none yet."""
    if aid.price is None:
        return say("outlook-princes-auctioned", thing=aid.thing)
    price = Florins(aid.price)
    if aid.thing == CARD:
        return say("outlook-princes-card", price=price)
    return say("outlook-princes-priced", thing=aid.thing, price=price)


def _bonus(card: str) -> Text:
    return say("outlook-princes-bonus", card=Named("bonus", card))


def _change(voice: Voice, view: View, price: int) -> Iterator[str]:
    """What would be left, or what is not there yet."""
    left = view.mine.hidden.florins - price
    if price and left < 0:
        yield voice("outlook-princes-short", florins=Florins(-left))
    elif price:
        yield voice("outlook-princes-leaves", florins=Florins(left))


# What lifts them


def _lifts(voice: Voice, view: View) -> Iterator[str]:
    for aid in reach.helpful(view):
        gains = tuple(prospects.lifted(view, reach.lifted(view, aid.thing)))
        told = voice("outlook-princes-lift", thing=_aid(aid), gains=gains)
        yield " · ".join(
            [f"· {told}", *_place(voice, view, aid), *_change(voice, view, aid.price or 0)]
        )


def _place(voice: Voice, view: View, aid: Aid) -> Iterator[str]:
    """Where a building would leave the most ground to what comes after it."""
    if aid.thing.kind == "building":
        square = tidiest(view, reach.builds(view, aid.thing.name)).square
        yield voice("outlook-princes-fits", square=square)
