"""Building: exchange, personnel, and brick after brick of the best plan."""

from collections.abc import Iterable, Sequence

from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move
from bot.games.firenze.pieces import COLORS, ORDER
from bot.players.firenze import hiring, plans, sparing
from bot.players.firenze.outlook import Outlook
from bot.players.firenze.plans import Means, Plan

WORTH_AN_EXCHANGE = 0.3


def best_work(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """What makes the outlook better first, then the next brick, at last the end of building."""
    means = plans.means_of(outlook)
    plan = plans.best_plan(outlook, means)
    return (
        hiring.for_building(outlook, means, plan, moves)
        or _exchange(outlook, means, plan, moves)
        or next_brick(outlook, plan)
    )


def next_brick(outlook: Outlook, plan: Plan) -> Move:
    """Towers that would be torn down come first: what is paid in between must not be theirs."""
    if not plan.lay:
        return Done()
    idle = {(tower.color, tower.height) for tower in outlook.me.site if tower.idle}
    color, height = min(plan.lay, key=lambda step: (step not in idle, not step[1]))
    return Lay(color, height) if height else Begin(color)


def _exchange(outlook: Outlook, means: Means, plan: Plan, moves: Sequence[Move]) -> Move | None:
    """The exchange that helps most; of a colour the card that lies farthest from the others."""
    ways = {move.brick: move for move in moves if isinstance(move, Exchange)}
    best: Move | None = None
    better = WORTH_AN_EXCHANGE
    for color in _wanted(outlook, ways):
        gain = plans.best_plan(outlook, _exchanged(outlook, means, color)).worth - plan.worth
        if gain > better:
            best, better = ways[color], gain
    return best


def _exchanged(outlook: Outlook, means: Means, color: str) -> Means:
    given = sparing.without(outlook, means.stored, means.stored, outlook.view.exchange_cost)
    taken = tuple([int(color == name) for name in COLORS])
    return plans.with_bricks(plans.with_stored(means, given), taken)


def _wanted(outlook: Outlook, colors: Iterable[str]) -> list[str]:
    """The colours of which a brick more might be worth several others."""
    return [
        color
        for color in colors
        if sparing.loss(outlook, color, outlook.me.storehouse[ORDER[color]] + 1) > WORTH_AN_EXCHANGE
    ]
