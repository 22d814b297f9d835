"""The planning rules of each game."""

from collections.abc import Mapping

from bot.planning.firenze.turns_ahead import FIRENZE_PLANNING
from bot.planning.planning_rules import AnyPlanningRules, PlanningRules
from bot.planning.princes.orders import PRINCES_PLANNING

PLANNING_RULES: Mapping[str, AnyPlanningRules] = {
    "firenze": FIRENZE_PLANNING,
    "princes": PRINCES_PLANNING,
}
_NO_PLANNING: AnyPlanningRules = PlanningRules()


def planning_rules(game: str) -> AnyPlanningRules:
    """The rules of the game of this key; a game without any has plans of plain moves alone."""
    return PLANNING_RULES.get(game, _NO_PLANNING)
