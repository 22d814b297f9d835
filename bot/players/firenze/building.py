"""Building: exchange, personnel, and brick after brick of the best plan."""

from collections.abc import Iterable

from bot.games.firenze.bricks import colors_in
from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move
from bot.games.firenze.pieces import COLORS, ORDER
from bot.games.firenze.view import View
from bot.players.firenze import hiring, plans, sparing
from bot.players.firenze.outlook import Outlook
from bot.players.firenze.plans import Means, Plan
from bot.players.guest import Situation

WORTH_AN_EXCHANGE = 0.3


def best_work(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    """What makes the outlook better first, then the next brick, at last the end of building."""
    means = plans.means_of(outlook)
    plan = plans.best_plan(outlook, means)
    return (
        hiring.for_building(outlook, means, plan, situation)
        or _exchange(outlook, means, plan, situation)
        or next_brick(outlook, plan)
    )


def next_brick(outlook: Outlook, plan: Plan) -> Move:
    """Towers that would be torn down come first: what is paid in between must not be theirs."""
    if not plan.lay:
        return Done()
    idle = {(tower.color, tower.height) for tower in outlook.me.site if tower.idle}
    color, height = min(plan.lay, key=lambda step: (step not in idle, not step[1]))
    return Lay(color, height) if height else Begin(color)


def _exchange(
    outlook: Outlook, means: Means, plan: Plan, situation: Situation[Move, View]
) -> Move | None:
    """The exchange that helps most; of a colour the card that lies farthest from the others."""
    ways = _ways(outlook)
    best: Move | None = None
    better = WORTH_AN_EXCHANGE
    for color in _wanted(outlook, ways):
        if not (move := next((way for way in ways[color] if situation.may(way)), None)):
            continue
        gain = plans.best_plan(outlook, exchanged(outlook, means, color)).worth - plan.worth
        if gain > better:
            best, better = move, gain
    return best


def _ways(outlook: Outlook) -> dict[str, list[Exchange]]:
    """By colour, the farthest card first; none where it is too late for an exchange."""
    turn, found = outlook.view.turn, dict[str, list[Exchange]]()
    if turn.exchanged or turn.built:
        return found
    for offer in outlook.view.row:
        for color in colors_in(offer.bricks):
            found.setdefault(color, []).insert(0, Exchange(offer.place, color))
    return found


def exchanged(outlook: Outlook, means: Means, color: str) -> Means:
    """With such a brick, and without those that it costs."""
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
