"""The golden games of *The Princes of Florence* with both expansions: hired, and built together."""

from bot.games.princes.moves import Accept, Change, Decline, PrincessWork
from tests.golden.princes import GREEDY, MIXED, RANDOM, acts_a_third_time, at, consults
from tests.golden.recipes import Moment, Recipe


def shares(moment: Moment) -> bool:
    """Whoever moves has a building across a border."""
    seat = moment.entry.seat
    return seat is not None and any(
        tile.across for tile in moment.after.state.estates[seat].open.buildings
    )


def lets_the_princess_count_it(moment: Moment) -> bool:
    return isinstance(moment.move, PrincessWork) and shares(moment)


def builds_together_as_a_third_action(moment: Moment) -> bool:
    return isinstance(moment.move, Accept) and acts_a_third_time(moment)


def changes_money_and_shares(moment: Moment) -> bool:
    return isinstance(moment.move, Change) and shares(moment)


def consults_with_an_offer_made(moment: Moment) -> bool:
    turn = moment.before.state.turn
    return turn is not None and bool(turn.offers) and consults("points")(moment)


def declines_though_helped(moment: Moment) -> bool:
    seat = moment.entry.seat
    return (
        isinstance(moment.move, Decline)
        and seat is not None
        and moment.before.state.serving(seat) is not None
    )


BOTH = {"characters": "on", "together": "on"}

RECIPES = (
    Recipe(
        "both-two",
        at(2, **BOTH),
        GREEDY,
        "The Princess counts what neighbours share.",
        lets_the_princess_count_it,
    ),
    Recipe(
        "both-three",
        at(3, **BOTH),
        MIXED[:3],
        "The Cardinal's third action is built together.",
        builds_together_as_a_third_action,
    ),
    Recipe(
        "both-four",
        at(4, **BOTH),
        GREEDY,
        "The Banker changes the money of somebody who shares a building.",
        changes_money_and_shares,
    ),
    Recipe(
        "both-five",
        at(5, **BOTH),
        MIXED,
        "The Merchant is asked in a turn in which something was offered.",
        consults_with_an_offer_made,
    ),
    Recipe(
        "both-wild",
        at(3, **BOTH, deal="open", money="open"),
        RANDOM,
        "Somebody whom a character serves declines an offer.",
        declines_though_helped,
    ),
    Recipe(
        "both-undone",
        at(4, **BOTH),
        RANDOM,
        "The Merchant is asked in a turn in which something was offered, where people are fickle.",
        consults_with_an_offer_made,
        fickle=True,
    ),
)
