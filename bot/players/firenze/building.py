"""Choose exchange, personnel and the next brick of the best building plan."""

from collections.abc import Iterable

from bot.games.firenze.bricks_and_towers import colors_in
from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move
from bot.games.firenze.state_parts import COLORS, ORDER
from bot.games.firenze.view import View
from bot.players.firenze import building_plans, cards, evaluation
from bot.players.firenze.building_plans import BuildingMeans, BuildingPlan
from bot.players.firenze.evaluation import Outlook
from bot.players.player import Situation

WORTH_AN_EXCHANGE = 0.3


def choose_building_move(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    """Play personnel or exchange where that helps; else lay the next brick, or end building."""
    means = building_plans.current_means(outlook)
    plan = building_plans.best_plan(outlook, means)
    return (
        cards.choose_hire_for_building(outlook, means, plan, situation)
        or _best_exchange(outlook, means, plan, situation)
        or next_brick(outlook, plan)
    )


def next_brick(outlook: Outlook, plan: BuildingPlan) -> Move:
    """Lay first on towers that would be torn down, so that their bricks are not paid away."""
    if not plan.lay:
        return Done()
    idle = {(tower.color, tower.height) for tower in outlook.me.site if tower.idle}
    color, height = min(plan.lay, key=lambda step: (step not in idle, not step[1]))
    return Lay(color, height) if height else Begin(color)


def _best_exchange(
    outlook: Outlook, means: BuildingMeans, plan: BuildingPlan, situation: Situation[Move, View]
) -> Move | None:
    """The exchange that helps most; of a color from the rightmost card."""
    ways = _exchanges_by_color(outlook)
    best: Move | None = None
    better = WORTH_AN_EXCHANGE
    for color in _colors_wanted(outlook, ways):
        if not (move := next((way for way in ways[color] if situation.allows_move(way)), None)):
            continue
        gain = (
            building_plans.best_plan(outlook, means_after_exchange(outlook, means, color)).worth
            - plan.worth
        )
        if gain > better:
            best, better = move, gain
    return best


def _exchanges_by_color(outlook: Outlook) -> dict[str, list[Exchange]]:
    """The exchanges by color, the rightmost card first; none once bricks were laid."""
    turn, found = outlook.view.turn, dict[str, list[Exchange]]()
    if turn.exchanged or turn.built:
        return found
    for offer in outlook.view.row:
        for color in colors_in(offer.bricks):
            found.setdefault(color, []).insert(0, Exchange(offer.place, color))
    return found


def means_after_exchange(outlook: Outlook, means: BuildingMeans, color: str) -> BuildingMeans:
    """The means with a brick of this color, and without those that it costs."""
    given = evaluation.bricks_after_giving(
        outlook, means.stored, means.stored, outlook.view.exchange_cost
    )
    taken = tuple([int(color == name) for name in COLORS])
    return building_plans.with_added_bricks(building_plans.with_stored(means, given), taken)


def _colors_wanted(outlook: Outlook, colors: Iterable[str]) -> list[str]:
    """The colors of which a brick more may be worth its exchange."""
    return [
        color
        for color in colors
        if evaluation.brick_loss(outlook, color, outlook.me.storehouse[ORDER[color]] + 1)
        > WORTH_AN_EXCHANGE
    ]
