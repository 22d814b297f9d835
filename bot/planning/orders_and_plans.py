"""Orders and plans at a table: the commands of their owner, and what the core asks about them."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engine.game import Seat, legal_moves
from bot.engine.journal import AnyGame
from bot.engine.replace_and_memoize import RecentAnswers
from bot.engine.text import Refusal, refuse, say
from bot.planning import auction_orders, turns_ahead
from bot.planning.auction_orders import planning_rules
from bot.planning.planning_rules import AskPlayer, OrderReply, PlayMove
from bot.planning.turns_ahead import DRAFT, LOOSE, PLAN, ImaginedTurn, PlanCheck, PlanStep, TurnPlan
from bot.tables.people import TableStatus
from bot.tables.seat_commands import apply_move, mark_active
from bot.tables.state import (
    Announcement,
    CommandRejected,
    CommandStale,
    Planner,
    TableState,
    accept,
    all_seats,
    leave_to_player,
    orders_of,
    running_course,
    seats_asked_to_plan,
    seats_called,
    table_command,
    why_not_running,
    with_news,
    with_orders,
    with_time_budget,
)
from bot.tables.store_protocols import format_trace

_log = logging.getLogger(__name__)

PHASES_REMEMBERED = 16  # positions


def auction_orders_of(state: TableState, seat: Seat) -> tuple[str, ...]:
    """Return the spelled orders of a seat for auctions, without its plans."""
    acts = (order.act for order in orders_of(state, seat))
    return tuple([act for act in acts if not turns_ahead.is_stored_plan(act)])


def plans_of(state: TableState, seat: Seat) -> tuple[str, ...]:
    """Return the spelled plans and draft of a seat, which are stored among its orders."""
    acts = (order.act for order in orders_of(state, seat))
    return tuple([act for act in acts if turns_ahead.is_stored_plan(act)])


def with_auction_orders(state: TableState, seat: Seat, acts: Iterable[str]) -> TableState:
    return with_orders(state, seat, (*acts, *plans_of(state, seat)))


def with_plans(state: TableState, seat: Seat, plans: Iterable[str]) -> TableState:
    return with_orders(state, seat, (*auction_orders_of(state, seat), *plans))


# Orders for auctions


@table_command
def give_orders(state: TableState, seat: Seat, texts: Sequence[str]) -> TableState:
    """Add secret orders by which the bot answers for this seat."""
    course = running_course(state)
    after = mark_active(state, seat)
    game, known = state.game, auction_orders_of(state, seat)
    given = accept(auction_orders.add_orders(game.key, game.view(course.state, seat), known, texts))
    if seat not in seats_called(after):
        after = with_time_budget(after, seat, replace(after.budgets[seat], answered_manually=None))
    return with_auction_orders(after, seat, given)


@table_command
def withdraw_orders(state: TableState, seat: Seat, unwanted: Sequence[str]) -> TableState:
    """Remove orders by their stored text."""
    known = auction_orders_of(state, seat)
    if not unwanted or not set(unwanted) <= set(known):
        raise CommandRejected(refuse("orders", "no-such-order"))
    return with_auction_orders(state, seat, [text for text in known if text not in unwanted])


# Turns made ahead


def imagine_own_turn(state: TableState, seat: Seat) -> ImaginedTurn | Refusal:
    """Imagine the seat's running or next turn, from what the seat knows alone."""
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return why_not_running(state)
    start = turns_ahead.imagine_turn(state.game, state.course.state, seat)
    return refuse("plans", "no-turn-to-come") if start is None else start


def check_draft(state: TableState, seat: Seat) -> PlanCheck | Refusal:
    """Check the seat's draft plan against the table as it is now."""
    start = imagine_own_turn(state, seat)
    if isinstance(start, Refusal):
        return start
    drafts = plans_of_kind(state, seat, DRAFT)
    return turns_ahead.check_plan(start, drafts[0] if drafts else TurnPlan(DRAFT, ()))


def plans_of_kind(state: TableState, seat: Seat, kind: str) -> tuple[TurnPlan, ...]:
    return turns_ahead.select_plans(turns_ahead.parse_plans(plans_of(state, seat)), kind)


def has_plans(state: TableState, seat: Seat) -> bool:
    return any(plans_of_kind(state, seat, kind) for kind in (DRAFT, PLAN, LOOSE))


@table_command
def add_plan_moves(state: TableState, seat: Seat, moves: Sequence[str], at: int) -> TableState:
    """Append moves to the draft; stale unless `at` is the number of its feasible steps."""
    draft = _check_current_draft(state, seat)
    if at != len(draft.feasible_steps):
        raise CommandStale(len(draft.feasible_steps))
    _, added = accept(draft.turn_so_far.try_moves(moves))
    steps = [*(step.spelling for step in draft.feasible_steps), *added]
    if len(steps) > turns_ahead.MOST_STEPS:
        raise CommandRejected(refuse("plans", "plan-too-long", most=turns_ahead.MOST_STEPS))
    return _with_draft(state, seat, steps)


@table_command
def remove_plan_step(state: TableState, seat: Seat) -> TableState:
    """Remove the last feasible step of the draft, and the steps that are not feasible."""
    draft = _check_current_draft(state, seat)
    return _with_draft(state, seat, [step.spelling for step in draft.feasible_steps[:-1]])


@table_command
def turn_draft_into_plan(state: TableState, seat: Seat) -> TableState:
    """Turn the draft into a plan that is played, after the plans kept before."""
    draft = _check_current_draft(state, seat)
    if not draft.feasible_steps:
        raise CommandRejected(refuse("plans", "plan-is-empty"))
    plans = plans_of_kind(state, seat, PLAN)
    if len(plans) >= turns_ahead.MOST_PLANS:
        raise CommandRejected(refuse("plans", "too-many-plans", most=turns_ahead.MOST_PLANS))
    return _with_turn_plans(state, seat, *plans, draft.hashed_plan())


@table_command
def confirm_loose_plans(state: TableState, seat: Seat) -> TableState:
    """Make loosened plans count again, as far as they are feasible now."""
    start = _imagine_turn_to_plan(state, seat)
    loose = plans_of_kind(state, seat, LOOSE)
    plans = [turns_ahead.check_plan(start, plan.without_hashes).hashed_plan() for plan in loose]
    if not any(plan.steps for plan in plans):
        raise CommandRejected(refuse("plans", "plan-is-empty"))
    drafts, others = plans_of_kind(state, seat, DRAFT), plans_of_kind(state, seat, PLAN)
    return _with_turn_plans(state, seat, *drafts, *others, *(plan for plan in plans if plan.steps))


@table_command
def reopen_plan(state: TableState, seat: Seat) -> TableState:
    """Turn the first plan back into the draft; the others are kept behind it."""
    plans = (*plans_of_kind(state, seat, PLAN), *plans_of_kind(state, seat, LOOSE))
    if not plans:
        raise CommandRejected(refuse("plans", "no-plan-here"))
    first, *others = plans
    return _with_turn_plans(state, seat, TurnPlan(DRAFT, first.without_hashes.steps), *others)


@table_command
def drop_own_plans(state: TableState, seat: Seat) -> TableState:
    if not plans_of(state, seat):
        raise CommandRejected(refuse("plans", "no-plan-here"))
    return with_plans(state, seat, ())


@table_command
def answer_call_without_plan(state: TableState, seat: Seat) -> TableState:
    """Answer the call to plan without a plan: the seat is asked when its turn comes."""
    if seat not in seats_asked_to_plan(state):
        raise CommandRejected(refuse("plans", "no-turn-to-come"))
    drafts = plans_of_kind(state, seat, DRAFT)
    return _with_turn_plans(state, seat, *drafts, TurnPlan(turns_ahead.WAIT, (PlanStep("-"),)))


def _imagine_turn_to_plan(state: TableState, seat: Seat) -> ImaginedTurn:
    """Imagine the turn to plan for; rejected during the seat's own turn."""
    if state.game.turn(running_course(state).state) == seat:
        raise CommandRejected(refuse("plans", "plan-is-your-turn"))
    return accept(imagine_own_turn(state, seat))


def _check_current_draft(state: TableState, seat: Seat) -> PlanCheck:
    _imagine_turn_to_plan(state, seat)
    return accept(check_draft(state, seat))


def _with_draft(state: TableState, seat: Seat, steps: Sequence[str]) -> TableState:
    draft = TurnPlan(DRAFT, tuple(map(PlanStep, steps)))
    others = [
        one for kind in (PLAN, LOOSE, turns_ahead.WAIT) for one in plans_of_kind(state, seat, kind)
    ]
    return _with_turn_plans(state, seat, draft, *others)


def _with_turn_plans(state: TableState, seat: Seat, *plans: TurnPlan) -> TableState:
    return with_plans(state, seat, [str(plan) for plan in plans if plan.steps])


# What the core asks


def loosen_plans(state: TableState, seat: Seat) -> TableState:
    """Stop playing the seat's plans until their owner confirms them."""
    return with_plans(state, seat, turns_ahead.mark_plans_loose(plans_of(state, seat)))


def has_plan_for_turn(state: TableState, seat: Seat) -> bool:
    """Check whether it is the seat's turn and it has a plan that counts."""
    is_turn = state.game.turn(state.begun_course.state) == seat
    return is_turn and bool(plans_of_kind(state, seat, PLAN))


class OrdersAndPlansPlanner(Planner):
    """Answer for seats by their secret orders and plans."""

    def __init__(self) -> None:
        self._phases = RecentAnswers[int](PHASES_REMEMBERED)

    def has_order_kinds(self, game: AnyGame) -> bool:
        return planning_rules(game.key).has_order_kinds

    def can_plan_together(self, game: AnyGame) -> bool:
        return planning_rules(game.key).can_plan_together

    def auction_phase(self, game: AnyGame, position: Any) -> int:
        find = partial(auction_orders.auction_phase, game, position)
        return self._phases.get_or_find((game.key, position), find)

    def turns_after(self, game: AnyGame, position: Any) -> Sequence[Seat]:
        return turns_ahead.turns_after(game, position)

    def phases_to_come(self, state: TableState, seat: Seat) -> Sequence[int]:
        return planning_rules(state.game.key).phases_to_come(_seat_view(state, seat))

    def has_planned(self, state: TableState, seat: Seat) -> bool:
        return any(plans_of_kind(state, seat, kind) for kind in (PLAN, turns_ahead.WAIT))

    def can_answer(self, state: TableState, seat: Seat) -> bool:
        acts = auction_orders_of(state, seat)
        if acts and auction_orders.can_orders_answer(state.game.key, _seat_view(state, seat), acts):
            return True
        return has_plan_for_turn(state, seat)

    def answer_for_person(self, state: TableState, seat: Seat) -> TableState:
        if has_plan_for_turn(state, seat):
            return _play_next_plan_step(state, seat)
        reply = _order_reply(state, seat)
        if isinstance(reply, PlayMove):
            after = _try_move(state, seat, reply.move, "an order")
            return leave_to_player(state, seat) if after is None else after
        return leave_to_player(_tell_owner_why(state, seat, reply), seat)

    def answer_for_absent(self, state: TableState, seat: Seat) -> TableState:
        if has_plan_for_turn(state, seat):
            reply = _plan_reply(state, seat)
            if not isinstance(reply, PlayMove):
                return loosen_plans(state, seat)
        else:
            reply = _order_reply(state, seat)
        if isinstance(reply, PlayMove):
            return _try_move(state, seat, reply.move, "what was wished for") or state
        return state

    def advance_plans(
        self, before: TableState, after: TableState, seat: Seat, move: object
    ) -> TableState:
        """Drop the steps of the seat's plans that this move has made; forget those it overtook."""
        plans = plans_of(before, seat)
        if not plans:
            return after
        positions = before.begun_course.state, after.begun_course.state
        left = turns_ahead.advance_plans(before.game, *positions, seat, move, plans)
        return with_plans(after, seat, left)

    def drop_void_and_old_orders(self, before: TableState, after: TableState) -> TableState:
        """Tell owners of orders that became void; drop orders whose time is over."""
        if before.course is None or after.course is None:
            return after
        if before.course is after.course and before.orders == after.orders:
            return after
        game = after.game
        for seat in all_seats(after.card):
            acts, owner = auction_orders_of(after, seat), after.card.holders[seat].person
            if not acts or owner is None:  # without a person the news would go to the channel
                continue
            was, now = partial(_seat_view, before, seat), _seat_view(after, seat)
            notices = auction_orders.derive_void_notices(game.key, was, now, acts)
            after = with_news(after, *(Announcement(text, owner) for text in notices))
            after = with_auction_orders(
                after, seat, auction_orders.unexpired_orders(game.key, now, acts)
            )
        return after

    def loosen_all_plans(self, state: TableState) -> TableState:
        """Loosen every plan after an undo or a vote, and tell its owner."""
        for seat in all_seats(state.card):
            owner = state.card.holders[seat].person
            if plans_of_kind(state, seat, PLAN) and owner is not None:
                news = Announcement(say("plan-loosened"), owner)
                state = with_news(loosen_plans(state, seat), news)
        return state

    def pass_where_nothing_wished(self, state: TableState, seat: Seat) -> TableState:
        known = auction_orders_of(state, seat)
        passing = auction_orders.make_orders_pass(state.game.key, _seat_view(state, seat), known)
        return with_auction_orders(state, seat, passing)


def _seat_view(state: TableState, seat: Seat) -> Any:
    return state.game.view(state.begun_course.state, seat)


def _play_next_plan_step(state: TableState, seat: Seat) -> TableState:
    """Play the next step of the seat's plan; where it stops, ask its owner and say why."""
    reply = _plan_reply(state, seat)
    if isinstance(reply, PlayMove):
        after = _try_move(state, seat, reply.move, "a plan")
        if after is not None:
            return after
    else:
        state = _tell_owner_why(state, seat, reply)
    return leave_to_player(loosen_plans(state, seat), seat)


def _try_move(state: TableState, seat: Seat, move: object, source: str) -> TableState | None:
    try:
        return apply_move(state, seat, state.game.vocabulary.spell(move))
    except CommandRejected:
        _log.error("%s makes no legal move at table %d", source, state.card.id)
        return None


def _tell_owner_why(state: TableState, seat: Seat, reply: AskPlayer) -> TableState:
    """Tell the owner of a seat, and nobody else, why an order or a plan does not answer."""
    owner = state.card.holders[seat].person
    if reply.why is None or owner is None:
        return state
    return with_news(state, Announcement(reply.why, owner, about=seat))


def _plan_reply(state: TableState, seat: Seat) -> OrderReply[Any]:
    try:
        position = state.begun_course.state
        return turns_ahead.answer_by_plan(state.game, position, seat, plans_of(state, seat))
    except Exception as error:
        _log.error("a plan fails at table %d: %s", state.card.id, format_trace(error))
        return AskPlayer()


def _order_reply(state: TableState, seat: Seat) -> OrderReply[Any]:
    game, acts = state.game, auction_orders_of(state, seat)
    try:
        legal = legal_moves(game, state.begun_course.state, seat)
        return auction_orders.answer_by_orders(game.key, _seat_view(state, seat), legal, acts)
    except Exception as error:
        _log.error("orders fail at table %d: %s", state.card.id, format_trace(error))
        return AskPlayer()
