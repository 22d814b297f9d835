"""Calls: before sealed auctions are played out, everybody is asked for his wishes at once.

Whoever wrote them before is counted after a while that is drawn without a look at them, as if he
had written them then; his letter is only sent when that while is over. So nobody can tell.
"""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.host import acts
from bot.host.standing import (
    Standing,
    called_for_wishes,
    left_to_player,
    may_call,
    orders_of,
    playing,
    with_budget,
    with_orders,
)
from bot.host.table import Act
from bot.players import standing_order


def answerable(standing: Standing, seat: Seat) -> tuple[int, ...]:
    """The calls, open now or still to come, that this seat may answer."""
    course = standing.course
    if course is None or not may_call(standing.card):
        return ()
    phases = standing_order.coming(standing.game.key, standing.game.view(course.state, seat))
    called = seat in called_for_wishes(standing)
    return tuple(phase for phase in phases if phase > standing.phase or called)


def wished(standing: Standing, seat: Seat) -> int:
    """Up to which phase of auctions he has said what he wishes for."""
    return standing.budgets[seat].wished if standing.budgets else 0


def answer(seat: Seat, phase: int) -> Act:
    """These are my wishes for the auctions up to this phase; there need not be any."""

    def act(standing: Standing) -> Standing | Refusal:
        course = playing(standing)
        if isinstance(course, Refusal):
            return course
        after = acts.himself(standing, seat)
        if isinstance(after, Refusal):
            return after
        if phase not in answerable(after, seat):
            return refuse("orders", "no-call-for-wishes")
        return _counted(_said(after, seat, phase), seat)

    return act


def reconsider(seat: Seat) -> Act:
    """Whoever has given his wishes too early is asked for them all the same."""

    def act(standing: Standing) -> Standing | Refusal:
        if wished(standing, seat) not in answerable(standing, seat):
            return refuse("orders", "no-call-for-wishes")
        return _said(standing, seat, 0)

    return act


def looked_at(standing: Standing, seat: Seat) -> Standing:
    """If his wishes were written before, they count from now on; else he is asked."""
    if standing.budgets[seat].wished >= standing.phase:
        return _counted(standing, seat)
    return left_to_player(standing, seat)


def let_go(standing: Standing, seat: Seat) -> Standing:
    """He wishes for nothing more than he has written so far, and is asked nothing meanwhile."""
    assert standing.course is not None
    game, has = standing.game, [order.act for order in orders_of(standing, seat)]
    orders = standing_order.let_go(game.key, game.view(standing.course.state, seat), has)
    return _counted(with_orders(standing, seat, orders), seat)


def _said(standing: Standing, seat: Seat, phase: int) -> Standing:
    return with_budget(standing, seat, replace(standing.budgets[seat], wished=phase))


def _counted(standing: Standing, seat: Seat) -> Standing:
    if seat not in called_for_wishes(standing):
        return standing
    budget = replace(standing.budgets[seat], counted=standing.phase)
    return with_budget(standing, seat, budget)
