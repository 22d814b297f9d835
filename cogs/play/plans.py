"""Plan a turn ahead with the panels of a turn, and show what is within reach."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text
from bot.planning import orders_and_plans, turns_ahead
from bot.planning.orders_and_plans import plans_of
from bot.planning.turns_ahead import PLAN, WAIT, ImaginedTurn, PlanCheck, PlanStep, reasons_to_wait
from bot.tables import seat_commands, service
from bot.tables.command_runner import Applied, Rejected, Stale, StorageError
from bot.tables.people import TableId, TableStatus
from bot.tables.seat_commands import answerable_auction_phases, last_answered_phase
from bot.tables.state import (
    CommandStale,
    TableCommand,
    TableState,
    seats_asked_to_plan,
    seats_yet_to_plan,
    state_shown_at,
    table_command,
)
from cogs.games import game_ui_of, refusal_rule_buttons
from cogs.interaction import components, discord_limits, routes_and_forms
from cogs.interaction.context import AnySeatContext, RequestContext
from cogs.interaction.game_ui import OutlookLines
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext, describe_table_move, describe_table_refusal
from cogs.interaction.table_context import (
    TableContext,
    context_after,
    enter_table,
    require_table_card_here,
)
from cogs.messages import pictures
from cogs.messages.private_panel import describe_seat_move, move_button, panel_without_view

PLAN_ROUTE = "plan"
LOOK_ACTION = "look"
_ROOM = 900  # characters of what was thought of so far


async def show_plan_here(request: RequestContext) -> PrivateReply:
    return await show_or_change_plan(request, (await require_table_card_here(request)).id, "")


async def show_or_change_plan(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    said, stamp = components.split_stamp(rest)
    deed, _, chosen = said.partition(" ")
    if deed == LOOK_ACTION:
        return show_outlook((await enter_table(request, table)).require_seat(), chosen=chosen)
    if not said or said == "another":
        return plan_overview((await enter_table(request, table)).require_seat(), another=bool(said))
    if said not in _PLAN_ACTIONS:
        raise components.UnknownButton

    def seat_act(seat: Seat) -> TableCommand:
        action = _PLAN_ACTIONS[deed](seat)
        return seat_commands.run_unless_changed(stamp, lambda now: _hash_plans(now, seat), action)

    return await _run_plan_action(request, table, seat_act, _TOLD.get(deed, ""))


def _hash_plans(state: TableState, seat: Seat) -> str:
    """Make a mark by which the plans of a seat are recognized."""
    return components.hash_texts(plans_of(state, seat))


_PLAN_ACTIONS: Mapping[str, Callable[[Seat], TableCommand]] = {
    "leave": orders_and_plans.turn_draft_into_plan,
    "back": orders_and_plans.remove_plan_step,
    "change": orders_and_plans.reopen_plan,
    "again": orders_and_plans.confirm_loose_plans,
    "forget": orders_and_plans.drop_own_plans,
    "wait": orders_and_plans.answer_call_without_plan,
}

_TOLD = {"leave": "plan-left", "wait": "plan-waits"}


async def _run_plan_action(
    request: RequestContext, table: TableId, seat_act: service.SeatCommand, told: str = ""
) -> PrivateReply:
    """Run the command and show the plan with its outcome."""
    outcome = await request.run_seat_command(table, seat_act)
    seat = context_after(request, outcome).require_seat()
    speech = seat.speech
    match outcome:
        case Rejected(refusal):
            why = speech.speak_text(describe_table_refusal(seat.state, refusal))
            reply = plan_overview(seat, why)
            page = refusal_rule_buttons(seat.state, speech, refusal)
            return reply.with_components(*page)
        case StorageError():
            return plan_overview(seat, speech("door-not-kept"))
        case Stale():
            return plan_overview(seat, speech("plan-stale"))
        case Applied() if told:
            return plan_overview(seat, speech(told))
    return plan_overview(seat)


# Thinking: the panels of a turn, and where their moves go


async def add_plan_moves(
    request: RequestContext, asked_of: components.QuestionId, moves: Sequence[str]
) -> PrivateReply:
    """Add these moves to the plan as its next steps."""
    add = partial(_add_moves, asked_of=asked_of, moves=moves)
    return await _run_plan_action(request, asked_of.table, add)


@table_command
def _add_moves(
    state: TableState, seat: Seat, asked_of: components.QuestionId, moves: Sequence[str]
) -> TableState:
    if seat != asked_of.seat:
        raise CommandStale(asked_of.decision)
    return orders_and_plans.add_plan_moves(seat, moves, asked_of.decision - state.card.incarnation)(
        state
    )


def enter_draft(
    context: TableContext, asked_of: components.QuestionId
) -> AnySeatContext | PrivateReply:
    """Find the seat in the imagined state that a plan's button was drawn for."""
    seat = context.require_seat()
    thinking = orders_and_plans.check_draft(seat.state, seat.seat)
    if isinstance(thinking, Refusal):
        return plan_overview(seat)
    thought = _seat_after_steps(seat, thinking)
    if thought.question_id != asked_of:
        return plan_overview(seat, seat.speech("plan-stale"))
    return thought


def _seat_after_steps(seat: AnySeatContext, thinking: PlanCheck) -> AnySeatContext:
    """Imagine the seat after the steps of its plan, without the real seed."""
    return _imagined_seat(seat, thinking.turn_so_far, len(thinking.feasible_steps))


def _imagined_seat(seat: AnySeatContext, thought: ImaginedTurn, steps: int) -> AnySeatContext:
    course, decisions = seat.course, list(seat.course.decisions)
    decisions[seat.seat] = steps
    opening = replace(course.opening, seed="")
    start = thought.shown_state
    then = replace(course, opening=opening, start=start, made=(), decisions=tuple(decisions))
    return replace(seat, state=state_shown_at(seat.state, then), ahead=True)


# The plan, and what may be done with it


def plan_overview(seat: AnySeatContext, before: str = "", *, another: bool = False) -> PrivateReply:
    """Show the stored plans, the draft, and the choices for its next step."""
    speech, state = seat.speech, seat.state
    words = [before] if before else []
    thinking = orders_and_plans.check_draft(state, seat.seat)
    if isinstance(thinking, Refusal):
        return show_outlook(seat, before)
    words += [*_describe_call_to_plan(seat, thinking), *_describe_kept_plans(seat, thinking)]
    if state.game.turn(seat.course.state) == seat.seat:
        return show_outlook(seat, _join_shortened([*words, speech("plan-is-your-turn")]))
    if orders_and_plans.plans_of_kind(state, seat.seat, PLAN) and not (
        thinking.plan.steps or another
    ):
        is_called = seat.seat in seats_asked_to_plan(state)
        beside = game_ui_of(state).other_buttons(seat) if is_called else ()
        below = (*_change_buttons(seat), *_wait_button(seat), *beside)
        return PrivateReply(_join_shortened(words), below, panel_question=seat.plans_panel_key)
    return _describe_draft(seat, thinking, words)


def _describe_draft(seat: AnySeatContext, thinking: PlanCheck, words: list[str]) -> PrivateReply:
    thought = _seat_after_steps(seat, thinking)
    lines = list(_describe_steps(seat, thinking)) or [seat.speech("plan-begins")]
    if any(one.opened for one in thinking.path):
        lines.append(seat.speech("plan-luck"))
    ways = _next_step_panel(seat, thinking, thought)
    words = [*words, _newest_lines(lines, seat.speech), ways.words]
    sketch = pictures.my_view_picture(thought) if thinking.feasible_steps else None
    why = refusal_rule_buttons(seat.state, seat.speech, thinking.why) if thinking.why else ()
    further = _plan_button(seat, LOOK_ACTION)
    waits = _wait_button(seat, likely=bool(reasons_to_wait(thinking)))
    to_leave = (*ways.components, *_draft_buttons(seat, thinking), *waits, further, *why)
    ways = replace(ways, panel_question=seat.plans_panel_key)
    return replace(ways, words=_join_shortened(words), components=to_leave, picture=sketch)


def _describe_call_to_plan(seat: AnySeatContext, thinking: PlanCheck) -> Iterator[str]:
    """Say that all plan at once, why to see the others' turns first, and what can be done next."""
    state, speech = seat.state, seat.speech
    if seat.seat not in seats_asked_to_plan(state):
        return
    if seat.seat in seats_yet_to_plan(state):
        yield speech("call-to-plan")
        yield from map(speech.speak_text, reasons_to_wait(thinking))
        return
    if orders_and_plans.plans_of_kind(state, seat.seat, WAIT):
        yield speech("call-waits")
    if last_answered_phase(state, seat.seat) < max(
        answerable_auction_phases(state, seat.seat), default=0
    ):
        yield speech("call-wishes-next")


def _newest_lines(lines: Sequence[str], speech: SpeechContext) -> str:
    return discord_limits.keep_newest_lines(lines, _ROOM, speech("plan-earlier"))


def _join_shortened(words: Sequence[str]) -> str:
    return discord_limits.shorten_text(
        "\n".join(word for word in words if word), discord_limits.CONTENT
    )


def _next_step_panel(
    seat: AnySeatContext, thinking: PlanCheck, thought: AnySeatContext
) -> PrivateReply:
    """Show the panel of the next step, or the chances to plan for."""
    if not thinking.turn_so_far.can_continue:
        return PrivateReply(seat.speech("plan-whole"))
    wishes = thinking.turn_so_far.wishes_instead()
    if wishes:
        offered_ = tuple(move_button(thought, wish) for wish in wishes)
        return PrivateReply(seat.speech("plan-wish"), offered_)
    panel = panel_without_view(thought)
    beside = tuple(move_button(thought, wish) for wish in thinking.turn_so_far.wishes_beside())
    return panel.with_components(*beside)


def _describe_kept_plans(seat: AnySeatContext, thinking: PlanCheck) -> Iterator[str]:
    """Describe every stored plan and whether it still works."""
    for kind in (PLAN, turns_ahead.LOOSE):
        for number, one in enumerate(
            orders_and_plans.plans_of_kind(seat.state, seat.seat, kind), 1
        ):
            yield seat.speech(f"plan-is-{kind}", number=number)
            stands = turns_ahead.check_plan(thinking.path[0], one)
            yield _newest_lines(list(_describe_steps(seat, stands)), seat.speech)


def _describe_steps(seat: AnySeatContext, thinking: PlanCheck) -> Iterator[str]:
    """Describe each step by what it tells, or by its name if it tells nothing."""
    speech, quiet = seat.speech, list[str]()
    for step, was, now in zip(
        thinking.feasible_steps, thinking.path, thinking.path[1:], strict=False
    ):
        if now.heard:
            quiet = []
            yield from (f"> {speech.speak_to_seat(seat.seat, text)}" for text in now.heard)
        else:
            quiet.append(_describe_step(_imagined_seat(seat, was, 0), step))
    yield from (f"> {one}" for one in quiet)
    if thinking.broken_step is not None:
        yield from _describe_broken_step(seat, thinking, thinking.broken_step)


def _describe_broken_step(
    seat: AnySeatContext, thinking: PlanCheck, broken: PlanStep
) -> Iterator[str]:
    speech = seat.speech
    step = _describe_step(_imagined_seat(seat, thinking.turn_so_far, 0), broken)
    yield speech("plan-stops-at", step=step)
    if thinking.why is not None:
        yield speech.speak_text(describe_table_refusal(seat.state, thinking.why))
    yield from (f"> {speech.speak_to_seat(seat.seat, text)}" for text in thinking.instead)


def _describe_step(where: AnySeatContext, step: PlanStep) -> str:
    """Describe a step as it reads in that state."""
    is_move = where.is_legal(step.spelling)
    text: Text | None = describe_seat_move(where, step.spelling) if is_move else None
    text = text or describe_table_move(where.state, step.spelling)
    return where.speech.speak_text(text) if text else step.spelling


# Beyond the next turn


def show_outlook(seat: AnySeatContext, before: str = "", chosen: str = "") -> PrivateReply:
    """Show what is within reach after the plan, by what the seat's player sees alone."""
    speech, state = seat.speech, seat.state
    words, thinking = [before], orders_and_plans.check_draft(state, seat.seat)
    found = game_ui_of(state).build_outlook(seat, _seat_after_plan(seat, thinking), chosen)
    is_running = state.card.status is TableStatus.PLAYING
    if isinstance(thinking, Refusal) and not (found.lines and is_running):
        words.append(speech.speak_text(describe_table_refusal(state, thinking)))
        return PrivateReply(
            _join_shortened(words), tuple(refusal_rule_buttons(state, speech, thinking))
        )
    is_planned = isinstance(thinking, PlanCheck) and thinking.feasible_steps
    if found.lines:
        words.append(speech("plan-look-after" if is_planned else "plan-look"))
    below = (*_detail_menu(seat, found), *_outlook_buttons(seat, thinking))
    return PrivateReply(_join_shortened(words), below, more="\n".join(found.lines))


def _detail_menu(seat: AnySeatContext, found: OutlookLines) -> Iterator[components.MenuSpec]:
    if found.choices:
        label, table = seat.speech.label_text("plan-look-in-full"), seat.state.card.id
        yield components.route_menu(PLAN_ROUTE, table, LOOK_ACTION, label, found.choices)


def _seat_after_plan(seat: AnySeatContext, thinking: PlanCheck | Refusal) -> AnySeatContext:
    """Imagine the seat after its plan; as it is if there is none."""
    if isinstance(thinking, Refusal) or not thinking.feasible_steps:
        return seat
    return _seat_after_steps(seat, thinking)


# To be pressed


def _draft_buttons(seat: AnySeatContext, thinking: PlanCheck) -> Iterator[components.ComponentSpec]:
    if thinking.feasible_steps:
        yield _plan_button(seat, "leave", likely=True)
        yield _plan_button(seat, "back")
    elif orders_and_plans.plans_of_kind(seat.state, seat.seat, turns_ahead.LOOSE):
        yield _plan_button(seat, "again", likely=True)
    if orders_and_plans.has_plans(seat.state, seat.seat):
        yield _plan_button(seat, "forget", grave=True)


def _wait_button(
    seat: AnySeatContext, *, likely: bool = False
) -> Iterator[components.ComponentSpec]:
    """Yield the answer to a call that leaves no plan."""
    is_called = seat.seat in seats_asked_to_plan(seat.state)
    if is_called and not orders_and_plans.plans_of_kind(seat.state, seat.seat, WAIT):
        yield _plan_button(seat, "wait", likely=likely)


def _change_buttons(seat: AnySeatContext) -> Iterator[components.ComponentSpec]:
    yield _plan_button(seat, "change")
    yield _plan_button(seat, "another")
    yield _plan_button(seat, LOOK_ACTION)
    yield _plan_button(seat, "forget", grave=True)


def _outlook_buttons(
    seat: AnySeatContext, thinking: PlanCheck | Refusal
) -> Iterator[components.ComponentSpec]:
    """Make the buttons back to the turn or the plan, and to the notes."""
    table, speech = seat.state.card.id, seat.speech
    if seat.may_move:
        yield components.route_button(speech, "turn", table, likely=True)
    is_to_come = seat.state.game.turn(seat.course.state) != seat.seat
    if is_to_come and not isinstance(thinking, Refusal):
        yield components.route_button(speech, PLAN_ROUTE, table, label="press-plan-turn")
    yield components.route_button(speech, "notes", table, label="press-notes")


def _plan_button(
    seat: AnySeatContext, deed: str, *, likely: bool = False, grave: bool = False
) -> components.ButtonSpec:
    mark = _hash_plans(seat.state, seat.seat) if deed in _PLAN_ACTIONS else None
    at = seat.speech, PLAN_ROUTE, seat.state.card.id, deed
    label = f"press-plan-{deed}"
    return components.route_button(*at, at=mark, label=label, likely=likely, grave=grave)


ROUTES: routes_and_forms.RouteTable = {PLAN_ROUTE: show_or_change_plan}
