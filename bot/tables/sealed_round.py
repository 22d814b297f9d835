"""Sealed rounds: all players give their wishes before the auctions are played out."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import refuse
from bot.planning.orders import make_orders_pass, phases_to_come
from bot.tables import commands
from bot.tables.state import (
    CommandRejected,
    TableState,
    can_call_for_wishes,
    leave_to_player,
    orders_of,
    running_course,
    seats_called,
    table_command,
    with_budget,
    with_orders,
)


def answerable_phases(state: TableState, seat: Seat) -> tuple[int, ...]:
    """Return the auction phases, open or to come, whose call for wishes this seat may answer."""
    course = state.course
    if course is None or not can_call_for_wishes(state.card):
        return ()
    phases = phases_to_come(state.game.key, state.game.view(course.state, seat))
    called = seat in seats_called(state)
    return tuple(phase for phase in phases if phase > state.phase or called)


def phase_answered(state: TableState, seat: Seat) -> int:
    """Return the last auction phase for which the seat has given its wishes; 0 for none."""
    return state.budgets[seat].wished if state.budgets else 0


@table_command
def answer_call(state: TableState, seat: Seat, phase: int) -> TableState:
    """Declare the seat's wishes complete for the auctions up to this phase."""
    running_course(state)
    after = commands.mark_active(state, seat)
    if phase not in answerable_phases(after, seat):
        raise CommandRejected(refuse("orders", "no-call-for-wishes"))
    return _count_answer(_with_answer(after, seat, phase), seat)


@table_command
def reopen_answer(state: TableState, seat: Seat) -> TableState:
    """Ask the seat for its wishes after all, though they were declared complete early."""
    if phase_answered(state, seat) not in answerable_phases(state, seat):
        raise CommandRejected(refuse("orders", "no-call-for-wishes"))
    return _with_answer(state, seat, 0)


def look_at_wishes(state: TableState, seat: Seat) -> TableState:
    """Count wishes that were declared complete before the call; else ask the player."""
    if state.budgets[seat].wished >= state.phase:
        return _count_answer(state, seat)
    return leave_to_player(state, seat)


def let_call_pass(state: TableState, seat: Seat) -> TableState:
    """Answer a call for a silent seat: it passes wherever it has given no wishes."""
    game, known = state.game, [order.act for order in orders_of(state, seat)]
    orders = make_orders_pass(game.key, game.view(state.begun_course.state, seat), known)
    return _count_answer(with_orders(state, seat, orders), seat)


def _with_answer(state: TableState, seat: Seat, phase: int) -> TableState:
    return with_budget(state, seat, replace(state.budgets[seat], wished=phase))


def _count_answer(state: TableState, seat: Seat) -> TableState:
    if seat not in seats_called(state):
        return state
    return with_budget(state, seat, replace(state.budgets[seat], counted=state.phase))
