"""The outlook of an estate: the points it is likely to bring, if its owner goes on sensibly.

Every decision of the greedy guest compares outlooks: a lot, a building, a card is worth what the
outlook is better with it. The figures of his judgement were tried in hundreds of games of four.
"""

from functools import lru_cache

from bot.games.princes.box import Box
from bot.games.princes.view import View
from bot.players.princes.cards import prestige_hope
from bot.players.princes.judgement import Judgement
from bot.players.princes.scenarios import Scenario
from bot.players.princes.works import works_worth


def worth(view: View, own: Scenario) -> float:
    """The points this estate is likely to bring by the end."""
    estate = own.estate
    return (
        estate.open.points
        + purse_worth(view, own, estate.hidden.florins)
        + works_worth(view, own)
        + _people_worth(own)
        + sum([prestige_hope(view, own, card) for card in estate.hidden.prestige])
        - _building_costs(view, own)
    )


def purse_worth(view: View, own: Scenario, florins: int) -> float:
    """Money is dear as far as it is wanted soon, and worth little where nothing is to be had."""
    judgement = own.judgement
    soon, later = _wanted(view.box, judgement, view.size, view.round, own.slots)
    near = min(florins, soon)
    far = min(florins - near, later)
    return (
        near * judgement.florin_soon
        + far * judgement.florin
        + (florins - near - far) * judgement.florin_to_spare
    )


@lru_cache(maxsize=256)
def _wanted(box: Box, judgement: Judgement, size: int, round_: int, slots: int) -> tuple[int, int]:
    """The florins wanted until the next round's works, and those wanted after that."""
    rounds_ahead = box.rounds - round_
    running = slots - box.numbers.actions * rounds_ahead
    now = judgement.action if running else 0
    if not rounds_ahead:
        return now, 0
    a_round = judgement.lot[size] + judgement.action
    last_round = int(judgement.last_round * a_round)
    if rounds_ahead == 1:
        return now + last_round, 0
    return now + a_round, (rounds_ahead - 2) * a_round + last_round + judgement.action


def _building_costs(view: View, own: Scenario) -> float:
    """What the buildings to come will cost: with a builder, much less."""
    cost = view.box.building_cost(own.estate.open.builders)
    judgement = own.judgement
    return judgement.buildings_per_slot * own.slots * cost * judgement.florin


def _people_worth(own: Scenario) -> float:
    """What builders, jesters and recruiting cards bring beside."""
    judgement, open_ = own.judgement, own.estate.open
    a_slot = judgement.builders[open_.builders] + judgement.jester * open_.jesters
    return a_slot * own.slots + judgement.recruiting * min(open_.recruiting, own.slots)
