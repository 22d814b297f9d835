"""Help for the question that is asked, numbers of the lessons, and the outlook on one's works."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Florins, Named, Text, say
from bot.games.princes import reach
from bot.games.princes.game import Princes
from bot.games.princes.reach import CARD, Aid, Coming, Goal, Prospect
from bot.games.princes.view import AutomaView, View
from bot.games.princes.works import most_points, pay
from bot.players.princes.acting import tidiest_way
from cogs.games.princes import turn, wishes
from cogs.games.princes.rulebook import RULE_BOOK, SEVERAL_PLAYERS
from cogs.interaction import limits
from cogs.interaction.components import MenuChoice
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import GameHelp, OutlookLines
from cogs.interaction.speech import SpeechContext


def help_text_now(view: View) -> Text:
    asked, own = view.asked, view.own
    assert own is not None
    numbers = view.box.numbers
    match asked.kind:
        case "nominating" | "bidding" if view.automa:
            return _solo_help_text(view, view.automa, Florins(own.means))
        case "choosing":
            return say("help-choosing", kept=numbers.kept)
        case "nominating":
            opening = Florins(view.box.opening_bid(len(view.estates)))
            return say("help-nominating", opening=opening, means=Florins(own.means))
        case "bidding":
            return say("help-bidding", next=Florins(asked.bid), means=Florins(own.means))
        case "placing":
            return say("help-placing")
        case "picking":
            return say("help-picking", count=asked.cards)
        case "recruiting":
            return say("help-recruiting")
        case "courting":
            return say("help-courting", florins=Florins(own.hidden.florins))
        case "consulting":
            return say("help-consulting", character=Named("character", asked.character))
        case "changing":
            return say("help-changing", points=own.changes)
        case "bargaining":
            return say("help-bargaining")
    if view.characters:
        return say("help-acting-hired", actions=asked.actions, minimum=view.minimum)
    return say("help-acting", actions=asked.actions, minimum=view.minimum)


def _solo_help_text(view: View, automa: AutomaView, means: Florins) -> Text:
    """Help in an auction against the Automa's die."""
    if view.asked.kind == "bidding":
        return say("help-solo-bidding", price=Florins(view.asked.bid), means=means)
    if automa.is_last:
        opening = Florins(view.box.opening_bid(view.size))
        return say("help-solo-last", opening=opening, means=means)
    return say("help-solo-nominating", step=Florins(view.box.numbers.step), means=means)


def lesson_facts(game: AnyGame) -> Mapping[str, Fact]:
    """Return the numbers of the lesson, and of the rulebook's example of a Work."""
    assert isinstance(game, Princes)
    box, numbers = game.box, game.box.numbers
    jesters, cards = 2 * numbers.work_jester, 4 * numbers.work_card
    value = numbers.work_building + numbers.work_freedom + jesters + cards
    points = most_points(box, value)
    return {
        "kept": numbers.kept,
        "opening": Florins(box.opening_bid(SEVERAL_PLAYERS)),
        "step": Florins(numbers.step),
        "actions": numbers.actions,
        "drawn": numbers.drawn,
        "first": box.minimum(1),
        "second": box.minimum(2),
        "building": numbers.work_building,
        "freedom": numbers.work_freedom,
        "jesters": jesters,
        "cards": cards,
        "value": value,
        "each": Florins(numbers.florins_per_value),
        "price": Florins(numbers.florins_per_point),
        "florins": Florins(pay(box, value, 0)),
        "points": points,
        "rest": Florins(pay(box, value, points)),
        "best": numbers.best_work_points,
    }


HELP = GameHelp(help_text_now, say("help-waiting"), RULE_BOOK, lesson_facts)


_ALL = "-"  # in place of the name of one
_BRIEF = 2  # ways that are told of each work where all of them are looked at


def build_outlook(seat: SeatContext[View], then: SeatContext[View], chosen: str) -> OutlookLines:
    """Look at the works within reach after the plan."""
    turns = tuple(reach.turns_to_come(seat.view, _seat_in_turn(seat), _actions_left(seat, then)))
    works = reach.prospects(then.view, turns) if turns else ()
    lines = [
        turn.describe_purse(then.speech, then.view),
        *_describe_works(then, turns, works, chosen),
    ]
    return OutlookLines(tuple(lines), tuple(_work_options(then.speech, works, chosen)))


def _seat_in_turn(seat: SeatContext[View]) -> Seat | None:
    return seat.state.game.turn(seat.course.state)


def _actions_left(seat: SeatContext[View], then: SeatContext[View]) -> int | None:
    """Return the actions that the plan leaves of its turn; None without a plan."""
    if then is seat:
        return None
    return then.view.asked.actions if _seat_in_turn(then) == then.seat else 0


# Works


def _describe_works(
    then: SeatContext[View], turns: Sequence[Coming], works: Sequence[Prospect], chosen: str
) -> Iterator[str]:
    """Describe all works briefly, or one round by round, and what lifts them."""
    speech, view = then.speech, then.view
    if not works:
        yield speech("outlook-princes-no-work" if turns else "outlook-princes-no-turn")
        return
    told = [one for one in works if one.name == chosen] or works
    for one in told:
        yield from _describe_work(speech, view, one, most=None if len(told) == 1 else _BRIEF)
    yield speech("outlook-princes-lifts")
    yield from _list_aids(speech, view)
    yield f"-# {speech('outlook-princes-each')}"


def _work_options(
    speech: SpeechContext, works: Sequence[Prospect], chosen: str
) -> Iterator[MenuChoice]:
    """Yield the works to be told in full, and the way back to all of them."""
    if len(works) < 2:
        return
    if any(one.name == chosen for one in works):
        yield MenuChoice(_ALL, speech.label_text("outlook-princes-all"))
    for one in works[: limits.OPTIONS - 1]:
        thing = Named("profession", one.name)
        label = speech.plain_text(say("outlook-princes-work", profession=thing, value=one.value))
        yield MenuChoice(one.name, label, chosen=one.name == chosen)


def _describe_work(
    speech: SpeechContext, view: View, one: Prospect, *, most: int | None
) -> Iterator[str]:
    thing = Named("profession", one.name)
    head = speech("outlook-princes-work", profession=thing, value=one.value)
    yield f"**{head}** – {turn.describe_wants(speech, one.held)}"
    if one.barred:
        yield f"· {speech('outlook-princes-barred', things=one.barred)}"
    ways = [list(alike) for _, alike in groupby(one.goals, key=lambda goal: goal.way)]
    for goals in ways[:most]:
        yield f"· {_describe_goals(speech, view, goals, is_first=goals is ways[0])}"


def _describe_goals(
    speech: SpeechContext, view: View, goals: Sequence[Goal], *, is_first: bool
) -> str:
    """Describe the rounds to which one way leads; the first says what money it leaves."""
    when, way = _describe_rounds(goals), goals[0].way
    if way is None:
        return speech("outlook-princes-beyond", when=when)
    if not (way.aids or way.bonus):
        return speech("outlook-princes-enough", when=when)
    things = (*map(_describe_aid, way.aids), *(_describe_bonus_card(card) for card in way.bonus))
    told = speech("outlook-princes-way", when=when, things=things, value=way.value)
    is_dear = way.price > view.mine.hidden.florins
    left = _describe_money_left(speech, view, way.price) if is_first or is_dear else ()
    return " · ".join([told, *left])


def _describe_rounds(goals: Sequence[Goal]) -> Text:
    first, last = goals[0], goals[-1]
    if first is last:
        return say("outlook-princes-round", round=first.round, minimum=first.minimum)
    facts = {"first": first.round, "last": last.round, "minimum": last.minimum}
    return say("outlook-princes-rounds", **facts)


def _describe_aid(aid: Aid) -> Text:
    """Name an aid with its price; what is auctioned has none yet."""
    if aid.price is None:
        return say("outlook-princes-auctioned", thing=aid.thing)
    price = Florins(aid.price)
    if aid.thing == CARD:
        return say("outlook-princes-card", price=price)
    return say("outlook-princes-priced", thing=aid.thing, price=price)


def _describe_bonus_card(card: str) -> Text:
    return say("outlook-princes-bonus", card=Named("bonus", card))


def _describe_money_left(speech: SpeechContext, view: View, price: int) -> Iterator[str]:
    """Say which money would be left, or is missing."""
    left = view.mine.hidden.florins - price
    if price and left < 0:
        yield speech("outlook-princes-short", florins=Florins(-left))
    elif price:
        yield speech("outlook-princes-leaves", florins=Florins(left))


# What lifts them


def _list_aids(speech: SpeechContext, view: View) -> Iterator[str]:
    for aid in reach.helpful(view):
        gains = tuple(wishes.describe_lifted_works(view, reach.estate_with(view, aid.thing)))
        told = speech("outlook-princes-lift", thing=_describe_aid(aid), gains=gains)
        yield " · ".join(
            [
                f"· {told}",
                *_describe_best_place(speech, view, aid),
                *_describe_money_left(speech, view, aid.price or 0),
            ]
        )


def _describe_best_place(speech: SpeechContext, view: View, aid: Aid) -> Iterator[str]:
    """Say where a building would leave the most connected ground."""
    if aid.thing.kind == "building":
        square = tidiest_way(view, reach.builds(view, aid.thing.name)).square
        yield speech("outlook-princes-fits", square=square)
