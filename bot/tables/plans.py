"""Commands for turns made ahead: begin, extend, keep, forget a plan."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse, say
from bot.planning import turns_ahead
from bot.planning.turns_ahead import (
    DRAFT,
    LOOSE,
    PLAN,
    WAIT,
    ImaginedTurn,
    PlanCheck,
    PlanStep,
    TurnPlan,
)
from bot.tables.people import TableStatus
from bot.tables.state import (
    Announcement,
    CommandRejected,
    CommandStale,
    TableState,
    accept,
    plans_of,
    refuse_not_running,
    running_course,
    seats_of,
    seats_to_come,
    table_command,
    with_news,
    with_plans,
)


def begin_thought(state: TableState, seat: Seat) -> ImaginedTurn | Refusal:
    """Imagine the seat's running or next turn, from what the seat knows alone."""
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return refuse_not_running(state)
    start = turns_ahead.imagine_turn(state.game, state.course.state, seat)
    return refuse("plans", "no-turn-to-come") if start is None else start


def load_draft(state: TableState, seat: Seat) -> PlanCheck | Refusal:
    """Check the seat's draft plan against the table as it is now."""
    start = begin_thought(state, seat)
    if isinstance(start, Refusal):
        return start
    drafts = plans_of_kind(state, seat, DRAFT)
    return turns_ahead.check_plan(start, drafts[0] if drafts else TurnPlan(DRAFT, ()))


def plans_of_kind(state: TableState, seat: Seat, kind: str) -> tuple[TurnPlan, ...]:
    return turns_ahead.select_plans(turns_ahead.parse_plans(plans_of(state, seat)), kind)


def has_plans(state: TableState, seat: Seat) -> bool:
    return any(plans_of_kind(state, seat, kind) for kind in (DRAFT, PLAN, LOOSE))


# Commands of its owner


@table_command
def add_plan_moves(state: TableState, seat: Seat, moves: Sequence[str], at: int) -> TableState:
    """Append moves to the draft; stale unless `at` is the number of its feasible steps."""
    draft = _current_draft(state, seat)
    if at != len(draft.steps_made):
        raise CommandStale(len(draft.steps_made))
    _, added = accept(draft.last_turn.try_moves(moves))
    steps = [*(step.spelling for step in draft.steps_made), *added]
    if len(steps) > turns_ahead.MOST_STEPS:
        raise CommandRejected(refuse("plans", "plan-too-long", most=turns_ahead.MOST_STEPS))
    return _with_draft(state, seat, steps)


@table_command
def remove_plan_step(state: TableState, seat: Seat) -> TableState:
    """Remove the last feasible step of the draft, and the steps that are not feasible."""
    draft = _current_draft(state, seat)
    return _with_draft(state, seat, [step.spelling for step in draft.steps_made[:-1]])


@table_command
def keep_draft(state: TableState, seat: Seat) -> TableState:
    """Turn the draft into a plan that is played, after the plans kept before."""
    draft = _current_draft(state, seat)
    if not draft.steps_made:
        raise CommandRejected(refuse("plans", "plan-is-empty"))
    plans = plans_of_kind(state, seat, PLAN)
    if len(plans) >= turns_ahead.MOST_PLANS:
        raise CommandRejected(refuse("plans", "too-many-plans", most=turns_ahead.MOST_PLANS))
    return _with_plan_texts(state, seat, *plans, draft.with_hashes())


@table_command
def rely_on_plans_again(state: TableState, seat: Seat) -> TableState:
    """Make loosened plans count again, as far as they are feasible now."""
    start = _plan_start(state, seat)
    loose = plans_of_kind(state, seat, LOOSE)
    plans = [turns_ahead.check_plan(start, plan.without_hashes).with_hashes() for plan in loose]
    if not any(plan.steps for plan in plans):
        raise CommandRejected(refuse("plans", "plan-is-empty"))
    drafts, others = plans_of_kind(state, seat, DRAFT), plans_of_kind(state, seat, PLAN)
    return _with_plan_texts(state, seat, *drafts, *others, *(plan for plan in plans if plan.steps))


@table_command
def reopen_plan(state: TableState, seat: Seat) -> TableState:
    """Turn the first plan back into the draft; the others are kept behind it."""
    plans = (*plans_of_kind(state, seat, PLAN), *plans_of_kind(state, seat, LOOSE))
    if not plans:
        raise CommandRejected(refuse("plans", "no-plan-here"))
    first, *others = plans
    return _with_plan_texts(state, seat, TurnPlan(DRAFT, first.without_hashes.steps), *others)


@table_command
def forget_plans(state: TableState, seat: Seat) -> TableState:
    if not plans_of(state, seat):
        raise CommandRejected(refuse("plans", "no-plan-here"))
    return with_plans(state, seat, ())


@table_command
def see_first(state: TableState, seat: Seat) -> TableState:
    """Answer the call to plan without a plan: the seat is asked when its turn comes."""
    if seat not in seats_to_come(state):
        raise CommandRejected(refuse("plans", "no-turn-to-come"))
    drafts = plans_of_kind(state, seat, DRAFT)
    return _with_plan_texts(state, seat, *drafts, TurnPlan(WAIT, (PlanStep("-"),)))


def _plan_start(state: TableState, seat: Seat) -> ImaginedTurn:
    """Imagine the turn to plan for; rejected during the seat's own turn."""
    if state.game.turn(running_course(state).state) == seat:
        raise CommandRejected(refuse("plans", "plan-is-your-turn"))
    return accept(begin_thought(state, seat))


def _current_draft(state: TableState, seat: Seat) -> PlanCheck:
    _plan_start(state, seat)
    return accept(load_draft(state, seat))


def _with_draft(state: TableState, seat: Seat, steps: Sequence[str]) -> TableState:
    draft = TurnPlan(DRAFT, tuple(map(PlanStep, steps)))
    others = [one for kind in (PLAN, LOOSE, WAIT) for one in plans_of_kind(state, seat, kind)]
    return _with_plan_texts(state, seat, draft, *others)


def _with_plan_texts(state: TableState, seat: Seat, *plans: TurnPlan) -> TableState:
    return with_plans(state, seat, [str(plan) for plan in plans if plan.steps])


# Changes by the game


def loosen_plans(state: TableState, seat: Seat) -> TableState:
    """Stop playing the seat's plans until their owner confirms them."""
    return with_plans(state, seat, turns_ahead.mark_plans_loose(plans_of(state, seat)))


def loosen_all_plans(state: TableState) -> TableState:
    """Loosen every plan after an undo or a vote, and tell its owner."""
    for seat in seats_of(state.card):
        owner = state.card.holders[seat].person
        if plans_of_kind(state, seat, PLAN) and owner is not None:
            news = Announcement(say("plan-loosened"), owner)
            state = with_news(loosen_plans(state, seat), news)
    return state
