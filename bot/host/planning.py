"""Turns made ahead: how a plan is thought of, counted on, taken up again and forgotten.

All of it is its owner's alone. Nothing of it is told to others, moves a clock of theirs or shows in
how long the house takes to answer.
"""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse, say
from bot.host.outcomes import Stale
from bot.host.standing import (
    News,
    Standing,
    plans_of,
    playing,
    seats_of,
    with_news,
    with_plans,
)
from bot.host.table import Act
from bot.players import ahead
from bot.players.ahead import DRAFT, LOOSE, PLAN, Plan, Thinking, Thought


def begun(standing: Standing, seat: Seat) -> Thought | Refusal:
    """The turn of this seat, as it knows the table; the next one as long as it hasn't come."""
    course = playing(standing)
    if isinstance(course, Refusal):
        return course
    start = ahead.begun(standing.game, course.state, seat)
    return refuse("plans", "no-turn-to-come") if start is None else start


def drafted(standing: Standing, seat: Seat) -> Thinking | Refusal:
    """The plan that is being thought of, as far as it can be made now."""
    start = begun(standing, seat)
    if isinstance(start, Refusal):
        return start
    drafts = kept(standing, seat, DRAFT)
    return ahead.thought_through(start, drafts[0] if drafts else Plan(DRAFT, ()))


def kept(standing: Standing, seat: Seat, kind: str) -> tuple[Plan, ...]:
    return ahead.of_kind(ahead.read(plans_of(standing, seat)), kind)


def is_kept(standing: Standing, seat: Seat) -> bool:
    """Whether the seat's owner has thought of anything."""
    return bool(plans_of(standing, seat))


# What its owner does


def think(seat: Seat, moves: Sequence[str], at: int) -> Act:
    """These moves come next in the plan that is thought of, of which so many steps stand."""

    def act(standing: Standing) -> Standing | Refusal | Stale:
        thinking = _thinking(standing, seat)
        if isinstance(thinking, Refusal):
            return thinking
        if at != len(thinking.made):
            return Stale(len(thinking.made))
        after = thinking.last.after_moves(moves)
        if isinstance(after, Refusal):
            return after
        said = [*(step.said for step in thinking.made), *after[1]]
        if len(said) > ahead.MOST_STEPS:
            return refuse("plans", "plan-too-long", most=ahead.MOST_STEPS)
        return _with_draft(standing, seat, said)

    return act


def step_back(seat: Seat) -> Act:
    """Without the last step that can be made."""

    def act(standing: Standing) -> Standing | Refusal:
        thinking = _thinking(standing, seat)
        if isinstance(thinking, Refusal):
            return thinking
        return _with_draft(standing, seat, [step.said for step in thinking.made[:-1]])

    return act


def leave(seat: Seat) -> Act:
    """What was thought of is counted on from now on; after the plans that were left before."""

    def act(standing: Standing) -> Standing | Refusal:
        thinking = _thinking(standing, seat)
        if isinstance(thinking, Refusal):
            return thinking
        if not thinking.made:
            return refuse("plans", "plan-is-empty")
        plans = kept(standing, seat, PLAN)
        if len(plans) >= ahead.MOST_PLANS:
            return refuse("plans", "too-many-plans", most=ahead.MOST_PLANS)
        return _with(standing, seat, *plans, thinking.pinned())

    return act


def hold_again(seat: Seat) -> Act:
    """Plans that stopped counting are counted on again, as far as they can be made now."""

    def act(standing: Standing) -> Standing | Refusal:
        start = _start(standing, seat)
        if isinstance(start, Refusal):
            return start
        loose = kept(standing, seat, LOOSE)
        plans = [ahead.thought_through(start, plan.unsealed).pinned() for plan in loose]
        if not any(plan.steps for plan in plans):
            return refuse("plans", "plan-is-empty")
        drafts, others = kept(standing, seat, DRAFT), kept(standing, seat, PLAN)
        return _with(standing, seat, *drafts, *others, *(plan for plan in plans if plan.steps))

    return act


def change(seat: Seat) -> Act:
    """The first plan is thought of anew; the others wait behind it."""

    def act(standing: Standing) -> Standing | Refusal:
        plans = (*kept(standing, seat, PLAN), *kept(standing, seat, LOOSE))
        if not plans:
            return refuse("plans", "no-plan-here")
        first, *others = plans
        return _with(standing, seat, Plan(DRAFT, first.unsealed.steps), *others)

    return act


def forget(seat: Seat) -> Act:
    def act(standing: Standing) -> Standing | Refusal:
        if not plans_of(standing, seat):
            return refuse("plans", "no-plan-here")
        return with_plans(standing, seat, ())

    return act


def _start(standing: Standing, seat: Seat) -> Thought | Refusal:
    """Whoever has the turn plays it, and plans no other meanwhile."""
    course = playing(standing)
    if not isinstance(course, Refusal) and standing.game.turn(course.state) == seat:
        return refuse("plans", "plan-is-your-turn")
    return begun(standing, seat)


def _thinking(standing: Standing, seat: Seat) -> Thinking | Refusal:
    start = _start(standing, seat)
    return start if isinstance(start, Refusal) else drafted(standing, seat)


def _with_draft(standing: Standing, seat: Seat, said: Sequence[str]) -> Standing:
    draft = Plan(DRAFT, tuple(map(ahead.Step, said)))
    others = (*kept(standing, seat, PLAN), *kept(standing, seat, LOOSE))
    return _with(standing, seat, draft, *others)


def _with(standing: Standing, seat: Seat, *plans: Plan) -> Standing:
    return with_plans(standing, seat, [str(plan) for plan in plans if plan.steps])


# What befalls it


def loosened(standing: Standing, seat: Seat) -> Standing:
    """The seat's plans are counted on no longer."""
    return with_plans(standing, seat, ahead.loosened(plans_of(standing, seat)))


def all_loosened(standing: Standing) -> Standing:
    """Something was taken back or decided together: each owner of a plan hears that it waits."""
    for seat in seats_of(standing.card):
        owner = standing.card.chairs[seat].person
        if kept(standing, seat, PLAN) and owner is not None:
            news = News(say("plan-loosened"), owner)
            standing = with_news(loosened(standing, seat), news)
    return standing
