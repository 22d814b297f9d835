"""What can be done now in The Princes of Florence, question by question."""

from collections.abc import Mapping

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Florins, Named, Text, say
from bot.games.princes.automa_view import AutomaView
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.games.princes.works import most_points, pay
from cogs.door.front import Help
from cogs.games.princes.book import BOOK
from cogs.games.princes.chapters import SEVERAL


def what_now(view: View) -> Text:
    asked, own = view.asked, view.own
    assert own is not None
    numbers = view.box.numbers
    match asked.kind:
        case "nominating" | "bidding" if view.automa:
            return _alone(view, view.automa, Florins(own.means))
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


def _alone(view: View, automa: AutomaView, means: Florins) -> Text:
    """In an auction against Wolfgang's die."""
    if view.asked.kind == "bidding":
        return say("help-solo-bidding", price=Florins(view.asked.bid), means=means)
    if automa.is_last:
        opening = Florins(view.box.opening_bid(view.size))
        return say("help-solo-last", opening=opening, means=means)
    return say("help-solo-nominating", step=Florins(view.box.numbers.step), means=means)


def facts(game: AnyGame) -> Mapping[str, Fact]:
    """The numbers that the lesson speaks of, and those of the rulebook's example of a Work."""
    assert isinstance(game, Princes)
    box, numbers = game.box, game.box.numbers
    jesters, cards = 2 * numbers.work_jester, 4 * numbers.work_card
    value = numbers.work_building + numbers.work_freedom + jesters + cards
    points = most_points(box, value)
    return {
        "kept": numbers.kept,
        "opening": Florins(box.opening_bid(SEVERAL)),
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


HELP = Help(what_now, say("help-waiting"), BOOK, facts)
