"""The outlook of an estate: the points it is likely to bring, if its owner goes on sensibly.

Every decision of the greedy guest compares outlooks: a lot, a building, a card is worth what the
outlook is better with it. The figures of judgement were tried in hundreds of games of four.
"""

from functools import lru_cache

from bot.games.princes.box import Box
from bot.games.princes.view import View
from bot.players.princes.cards import prestige_hope
from bot.players.princes.scenarios import Scenario
from bot.players.princes.works import works_worth

POINTS_PER_FLORIN = 1 / 200  # what a work pays: a point, or 200 florins
# Whoever runs short sells points for half of what a work pays for them, or misses his action.
POINTS_PER_FLORIN_SOON = 1 / 120
POINTS_PER_FLORIN_TO_SPARE = 1 / 1000  # nothing is left to buy; ruling 15: money breaks ties

# What a round's object is likely to cost, by the number of players.
LOT = (0, 0, 350, 450, 600, 700)
ACTION = 250  # what an action is likely to cost, works being free
# The last round is mostly works, and they pay for the rest.
LAST_ROUND = 0.3

BUILDINGS_PER_SLOT = 0.2  # with fourteen actions: three buildings


def worth(view: View, own: Scenario) -> float:
    """The points this estate is likely to bring by the end."""
    estate = own.estate
    return (
        estate.open.points
        + purse_worth(view, estate.hidden.florins, own.slots)
        + works_worth(view, own)
        + sum([prestige_hope(view, own, card) for card in estate.hidden.prestige])
        - _building_costs(view, own)
    )


def purse_worth(view: View, florins: int, slots: int) -> float:
    """Money is dear as far as it is wanted soon, and worth little where nothing is to be had."""
    soon, later = _wanted(view.box, view.size, view.round, slots)
    near = min(florins, soon)
    far = min(florins - near, later)
    return (
        near * POINTS_PER_FLORIN_SOON
        + far * POINTS_PER_FLORIN
        + (florins - near - far) * POINTS_PER_FLORIN_TO_SPARE
    )


@lru_cache(maxsize=256)
def _wanted(box: Box, size: int, round_: int, slots: int) -> tuple[int, int]:
    """The florins wanted until the next round's works, and those wanted after that."""
    rounds_ahead = box.rounds - round_
    running = slots - box.numbers.actions * rounds_ahead
    now = ACTION if running else 0
    if not rounds_ahead:
        return now, 0
    a_round = LOT[size] + ACTION
    last_round = int(LAST_ROUND * a_round)
    if rounds_ahead == 1:
        return now + last_round, 0
    return now + a_round, (rounds_ahead - 2) * a_round + last_round + ACTION


def _building_costs(view: View, own: Scenario) -> float:
    """What the buildings to come will cost: with a builder, much less."""
    cost = view.box.building_cost(own.estate.open.builders)
    return BUILDINGS_PER_SLOT * own.slots * cost * POINTS_PER_FLORIN
