"""Sealed rounds: everybody is asked for wishes at once, before the auctions are played out."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.planning.orders import make_orders_pass, phases_to_come
from bot.tables import commands
from bot.tables.state import (
    TableState,
    can_call_for_wishes,
    leave_to_player,
    orders_of,
    running_course,
    seats_called,
    with_budget,
    with_orders,
)
from bot.tables.table import TableCommand


def answerable_phases(state: TableState, seat: Seat) -> tuple[int, ...]:
    """The calls, open now or still to come, that this seat may answer."""
    course = state.course
    if course is None or not can_call_for_wishes(state.card):
        return ()
    phases = phases_to_come(state.game.key, state.game.view(course.state, seat))
    called = seat in seats_called(state)
    return tuple(phase for phase in phases if phase > state.phase or called)


def phase_answered(state: TableState, seat: Seat) -> int:
    """Up to which phase of auctions he has said what he wishes for."""
    return state.budgets[seat].wished if state.budgets else 0


def answer_call(seat: Seat, phase: int) -> TableCommand:
    """These are my wishes for the auctions up to this phase; there need not be any."""

    def act(state: TableState) -> TableState | Refusal:
        course = running_course(state)
        if isinstance(course, Refusal):
            return course
        after = commands.mark_active(state, seat)
        if isinstance(after, Refusal):
            return after
        if phase not in answerable_phases(after, seat):
            return refuse("orders", "no-call-for-wishes")
        return _count_answer(_with_answer(after, seat, phase), seat)

    return act


def reopen_answer(seat: Seat) -> TableCommand:
    """Whoever has given his wishes too early is asked for them all the same."""

    def act(state: TableState) -> TableState | Refusal:
        if phase_answered(state, seat) not in answerable_phases(state, seat):
            return refuse("orders", "no-call-for-wishes")
        return _with_answer(state, seat, 0)

    return act


def look_at_wishes(state: TableState, seat: Seat) -> TableState:
    """If his wishes were written before, they count from now on; else he is asked."""
    if state.budgets[seat].wished >= state.phase:
        return _count_answer(state, seat)
    return leave_to_player(state, seat)


def let_call_pass(state: TableState, seat: Seat) -> TableState:
    """He wishes for nothing more than he has written so far, and is asked nothing meanwhile."""
    assert state.course is not None
    game, has = state.game, [order.act for order in orders_of(state, seat)]
    orders = make_orders_pass(game.key, game.view(state.course.state, seat), has)
    return _count_answer(with_orders(state, seat, orders), seat)


def _with_answer(state: TableState, seat: Seat, phase: int) -> TableState:
    return with_budget(state, seat, replace(state.budgets[seat], wished=phase))


def _count_answer(state: TableState, seat: Seat) -> TableState:
    if seat not in seats_called(state):
        return state
    budget = replace(state.budgets[seat], counted=state.phase)
    return with_budget(state, seat, budget)
