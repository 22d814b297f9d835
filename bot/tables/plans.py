"""Commands for turns made ahead: begin, extend, keep, forget a plan."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse, say
from bot.planning import turns_ahead
from bot.planning.turns_ahead import DRAFT, LOOSE, PLAN, ImaginedTurn, PlanCheck, TurnPlan
from bot.tables.results import Stale
from bot.tables.state import (
    Announcement,
    TableState,
    plans_of,
    running_course,
    seats_of,
    with_news,
    with_plans,
)
from bot.tables.table import TableCommand


def begin_thought(state: TableState, seat: Seat) -> ImaginedTurn | Refusal:
    """The turn of this seat, as it knows the table; the next one as long as it hasn't come."""
    course = running_course(state)
    if isinstance(course, Refusal):
        return course
    start = turns_ahead.imagine_turn(state.game, course.state, seat)
    return refuse("plans", "no-turn-to-come") if start is None else start


def load_draft(state: TableState, seat: Seat) -> PlanCheck | Refusal:
    """The plan that is being thought of, as far as it can be made now."""
    start = begin_thought(state, seat)
    if isinstance(start, Refusal):
        return start
    drafts = plans_of_kind(state, seat, DRAFT)
    return turns_ahead.check_plan(start, drafts[0] if drafts else TurnPlan(DRAFT, ()))


def plans_of_kind(state: TableState, seat: Seat, kind: str) -> tuple[TurnPlan, ...]:
    return turns_ahead.select_plans(turns_ahead.parse_plans(plans_of(state, seat)), kind)


def has_plans(state: TableState, seat: Seat) -> bool:
    """Whether the seat's owner has thought of anything."""
    return bool(plans_of(state, seat))


# What its owner does


def add_plan_moves(seat: Seat, moves: Sequence[str], at: int) -> TableCommand:
    """These moves come next in the plan that is thought of, of which so many steps stand."""

    def act(state: TableState) -> TableState | Refusal | Stale:
        thinking = _current_draft(state, seat)
        if isinstance(thinking, Refusal):
            return thinking
        if at != len(thinking.steps_made):
            return Stale(len(thinking.steps_made))
        after = thinking.last_turn.try_moves(moves)
        if isinstance(after, Refusal):
            return after
        said = [*(step.spelling for step in thinking.steps_made), *after[1]]
        if len(said) > turns_ahead.MOST_STEPS:
            return refuse("plans", "plan-too-long", most=turns_ahead.MOST_STEPS)
        return _with_draft(state, seat, said)

    return act


def remove_plan_step(seat: Seat) -> TableCommand:
    """Without the last step that can be made."""

    def act(state: TableState) -> TableState | Refusal:
        thinking = _current_draft(state, seat)
        if isinstance(thinking, Refusal):
            return thinking
        return _with_draft(state, seat, [step.spelling for step in thinking.steps_made[:-1]])

    return act


def keep_draft(seat: Seat) -> TableCommand:
    """What was thought of is counted on from now on; after the plans that were left before."""

    def act(state: TableState) -> TableState | Refusal:
        thinking = _current_draft(state, seat)
        if isinstance(thinking, Refusal):
            return thinking
        if not thinking.steps_made:
            return refuse("plans", "plan-is-empty")
        plans = plans_of_kind(state, seat, PLAN)
        if len(plans) >= turns_ahead.MOST_PLANS:
            return refuse("plans", "too-many-plans", most=turns_ahead.MOST_PLANS)
        return _with_plan_texts(state, seat, *plans, thinking.with_hashes())

    return act


def rely_on_plans_again(seat: Seat) -> TableCommand:
    """Plans that stopped counting are counted on again, as far as they can be made now."""

    def act(state: TableState) -> TableState | Refusal:
        start = _plan_start(state, seat)
        if isinstance(start, Refusal):
            return start
        loose = plans_of_kind(state, seat, LOOSE)
        plans = [turns_ahead.check_plan(start, plan.without_hashes).with_hashes() for plan in loose]
        if not any(plan.steps for plan in plans):
            return refuse("plans", "plan-is-empty")
        drafts, others = plans_of_kind(state, seat, DRAFT), plans_of_kind(state, seat, PLAN)
        return _with_plan_texts(
            state, seat, *drafts, *others, *(plan for plan in plans if plan.steps)
        )

    return act


def reopen_plan(seat: Seat) -> TableCommand:
    """The first plan is thought of anew; the others wait behind it."""

    def act(state: TableState) -> TableState | Refusal:
        plans = (*plans_of_kind(state, seat, PLAN), *plans_of_kind(state, seat, LOOSE))
        if not plans:
            return refuse("plans", "no-plan-here")
        first, *others = plans
        return _with_plan_texts(state, seat, TurnPlan(DRAFT, first.without_hashes.steps), *others)

    return act


def forget_plans(seat: Seat) -> TableCommand:
    def act(state: TableState) -> TableState | Refusal:
        if not plans_of(state, seat):
            return refuse("plans", "no-plan-here")
        return with_plans(state, seat, ())

    return act


def _plan_start(state: TableState, seat: Seat) -> ImaginedTurn | Refusal:
    """Whoever has the turn plays it, and plans no other meanwhile."""
    course = running_course(state)
    if not isinstance(course, Refusal) and state.game.turn(course.state) == seat:
        return refuse("plans", "plan-is-your-turn")
    return begin_thought(state, seat)


def _current_draft(state: TableState, seat: Seat) -> PlanCheck | Refusal:
    start = _plan_start(state, seat)
    return start if isinstance(start, Refusal) else load_draft(state, seat)


def _with_draft(state: TableState, seat: Seat, said: Sequence[str]) -> TableState:
    draft = TurnPlan(DRAFT, tuple(map(turns_ahead.PlanStep, said)))
    others = (*plans_of_kind(state, seat, PLAN), *plans_of_kind(state, seat, LOOSE))
    return _with_plan_texts(state, seat, draft, *others)


def _with_plan_texts(state: TableState, seat: Seat, *plans: TurnPlan) -> TableState:
    return with_plans(state, seat, [str(plan) for plan in plans if plan.steps])


# What befalls it


def loosen_plans(state: TableState, seat: Seat) -> TableState:
    """The seat's plans are counted on no longer."""
    return with_plans(state, seat, turns_ahead.mark_plans_loose(plans_of(state, seat)))


def loosen_all_plans(state: TableState) -> TableState:
    """Something was taken back or decided together: each owner of a plan hears that it waits."""
    for seat in seats_of(state.card):
        owner = state.card.holders[seat].person
        if plans_of_kind(state, seat, PLAN) and owner is not None:
            news = Announcement(say("plan-loosened"), owner)
            state = with_news(loosen_plans(state, seat), news)
    return state
