"""A turn made ahead that has come: its next move or where it stops, and what is left of it then."""

from collections.abc import Sequence
from typing import Any

from bot.engine.copies import replace
from bot.engine.game import Seat
from bot.engine.text import say
from bot.players.ahead import (
    DRAFT,
    PLAN,
    AnyGame,
    Plan,
    Step,
    begun,
    meanings,
    of_kind,
    read,
    thought_through,
    wish_in,
)
from bot.players.order_rules import Ask, Play, Reply


def reply(game: AnyGame, state: Any, seat: Seat, kept: Sequence[str]) -> Reply[Any]:
    """The next move of the first plan that can be made to its end; or where the first one stops."""
    start, plans = begun(game, state, seat), of_kind(read(kept), PLAN)
    assert start is not None, "whoever has the turn can think about it"
    thoughts = [thought_through(start, plan) for plan in plans]
    for thinking in thoughts:
        if thinking.holds and thinking.moves:
            return Play(thinking.moves[0])
    stopped = next((thinking for thinking in thoughts if not thinking.holds), None)
    if stopped is None:
        return Ask()
    steps = stopped.plan.steps
    return Ask(say("plan-stops", step=len(stopped.made) + 1, steps=len(steps)))


def gone_on(
    game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, kept: Sequence[str]
) -> tuple[str, ...]:
    """What is left of a seat's plans after a move of its own, whoever made it for the seat.

    Of the plans that meant this move, the rest; all others are for a turn that went otherwise.
    """
    plans = read(kept)
    if game.turn(before) != seat:
        return tuple(kept)
    left = [_rest(game, before, after, seat, move, plan) for plan in of_kind(plans, PLAN)]
    drafts = of_kind(plans, DRAFT)
    return tuple([str(plan) for plan in (*drafts, *left) if plan is not None and plan.steps])


def _rest(game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, plan: Plan) -> Plan | None:
    """The plan without the step that this move was; None where it was to go otherwise."""
    plan = replace(plan, steps=_about_this(game, game.view(before, seat), plan.steps))
    if not plan.steps:
        return None
    said, rest = plan.steps[0].said, replace(plan, steps=plan.steps[1:])
    if game.vocabulary.read(said) == move:
        return rest
    if move not in meanings(game, game.view(before, seat), said):
        return None
    asked = game.turn(after) == seat and seat in game.to_move(after)
    return plan if asked and meanings(game, game.view(after, seat), said) else rest


def _about_this(game: AnyGame, view: Any, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Without the wishes at their head that are about something else than what is asked."""
    for at, step in enumerate(steps):
        found = wish_in(game, step.said)
        if found is None or found[0].meant(view, found[1]) != ():
            return steps[at:]
    return ()
