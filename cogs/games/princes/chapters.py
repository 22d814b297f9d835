"""What the chapters of the book say, each with the printed numbers that it speaks of."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.engine.text import Fact, Florins, Text
from bot.games.princes.automa_auction import FORCED, forced_most
from bot.games.princes.box import Box

SEVERAL = 3  # players, where the rules for two differ
LARGE = 4  # players a table is set up for when one plays alone, or five

_Facts: TypeAlias = Mapping[str, Fact]


def digest(box: Box, chapter: str) -> Text:
    """A chapter in sentences, without what it lists."""
    facts = _FACTS[chapter](box) if chapter in _FACTS else {}
    return Text(f"digest-{chapter}", tuple(facts.items()))


def _setup(box: Box) -> _Facts:
    numbers, purse = box.numbers, Florins(box.starting_florins(SEVERAL))
    return {"purse": purse, "dealt": numbers.dealt, "kept": numbers.kept}


def _auctions(box: Box) -> _Facts:
    return {"opening": Florins(box.opening_bid(SEVERAL)), "step": Florins(box.numbers.step)}


def _actions(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        "actions": numbers.actions,
        "profession": Florins(numbers.profession_cost),
        "freedom": Florins(numbers.freedom_cost),
        "bonus": Florins(numbers.bonus_cost),
        "drawn": numbers.drawn,
    }


def _wishes(box: Box) -> _Facts:
    """What each thing that a profession wants adds to a work."""
    numbers = box.numbers
    return {
        "building": numbers.work_building,
        "landscape": numbers.work_landscape,
        "freedom": numbers.work_freedom,
    }


def _works(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        **_wishes(box),
        "jester": numbers.work_jester,
        "card": numbers.work_card,
        "minima": " · ".join(map(str, numbers.minimum)),
        "value": Florins(numbers.florins_per_value),
        "point": Florins(numbers.florins_per_point),
        "best": numbers.best_work_points,
    }


def _buildings(box: Box) -> _Facts:
    first, second, *_, last = map(Florins, box.numbers.building_cost)
    points, each = box.numbers.building_points, box.numbers.buildings
    return {"first": first, "second": second, "last": last, "points": points, "each": each}


def _costs(box: Box) -> _Facts:
    return {**_actions(box), **_buildings(box), **_auctions(box)}


def _bonus(box: Box) -> _Facts:
    return {"count": len(box.bonus), "drawn": box.numbers.drawn}


def _prestige(box: Box) -> _Facts:
    return {"count": len(box.prestige), "drawn": box.numbers.drawn}


def _scoring(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        "rounds": box.rounds,
        "best": numbers.best_work_points,
        "building": numbers.building_points,
        "again": numbers.landscape_points,
        "builder": numbers.builder_points,
    }


def _solo(box: Box) -> _Facts:
    return {
        "forced": FORCED,
        "step": Florins(box.numbers.step),
        "most": Florins(forced_most(box)),
        "opening": Florins(box.opening_bid(LARGE)),
    }


def _together(box: Box) -> _Facts:
    side_b = box.printed.side_b
    return {
        "points": box.numbers.building_points,
        "offers": side_b.offers if side_b else 0,
        "most": Florins(box.highest_price),
    }


_FACTS: Mapping[str, Callable[[Box], _Facts]] = {
    "goal": lambda box: {"rounds": box.rounds, "actions": box.numbers.actions},
    "setup": _setup,
    "round": lambda box: {"actions": box.numbers.actions},
    "auctions": _auctions,
    "objects": lambda box: {"builders": box.numbers.builders_each},
    "actions": _actions,
    "works": _works,
    "professions": lambda box: {"count": len(box.professions), **_wishes(box)},
    "buildings": _buildings,
    "costs": _costs,
    "money": lambda box: {"rate": Florins(box.numbers.florins_for_point)},
    "cards": lambda box: {"drawn": box.numbers.drawn},
    "bonus": _bonus,
    "prestige": _prestige,
    "scoring": _scoring,
    "two": lambda box: {
        "opening": Florins(box.opening_bid(2)),
        "purse": Florins(box.starting_florins(2)),
    },
    "solo": _solo,
    "together": _together,
}
