"""Plan a turn ahead with the panels of a turn, and show what is within reach."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text
from bot.planning.turns_ahead import LOOSE, PLAN, ImaginedTurn, PlanCheck, PlanStep, check_plan
from bot.tables import commands, plans
from bot.tables.people import TableId, TableStatus
from bot.tables.results import Applied, Rejected, Stale, StorageError
from bot.tables.service import SeatCommand
from bot.tables.state import (
    CommandStale,
    TableCommand,
    TableState,
    plans_of,
    shown_at,
    table_command,
)
from cogs.games import game_ui_of, rulebook_buttons
from cogs.interaction import components, limits
from cogs.interaction.components import (
    ButtonSpec,
    ComponentSpec,
    MenuSpec,
    QuestionId,
    UnknownButton,
    route_button,
)
from cogs.interaction.context import AnySeatContext, RequestContext, SeatContext
from cogs.interaction.game_ui import OutlookLines
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext, describe_table_move, describe_table_refusal
from cogs.interaction.table_context import TableContext, enter_table, find_card_meant, table_after
from cogs.messages import pictures
from cogs.messages.panel import describe_seat_move, move_button, panel_without_view
from cogs.play import notes

PLAN_ROUTE = "plan"
LOOK_ACTION = "look"
_ROOM = 900  # characters of what was thought of so far


async def show_plan_here(request: RequestContext) -> PrivateReply:
    return await show_plan(request, (await find_card_meant(request)).id, "")


async def show_plan(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    said, stamp = components.split_stamp(rest)
    deed, _, chosen = said.partition(" ")
    if deed == LOOK_ACTION:
        return show_outlook((await enter_table(request, table)).require_seat(), chosen=chosen)
    if not said or said == "another":
        return plan_overview((await enter_table(request, table)).require_seat(), another=bool(said))
    if said not in _PLAN_ACTIONS:
        raise UnknownButton

    def seat_act(seat: Seat) -> TableCommand:
        return commands.unless_changed(
            stamp, lambda now: _mark(now, seat), _PLAN_ACTIONS[deed](seat)
        )

    return await _run_plan_action(request, table, seat_act, "plan-left" if deed == "leave" else "")


def _mark(state: TableState, seat: Seat) -> str:
    """Make a mark by which the plans of a seat are recognized."""
    return components.make_stamp(plans_of(state, seat))


_PLAN_ACTIONS: Mapping[str, Callable[[Seat], TableCommand]] = {
    "leave": plans.keep_draft,
    "back": plans.remove_plan_step,
    "change": plans.reopen_plan,
    "again": plans.rely_on_plans_again,
    "forget": plans.forget_plans,
}


async def _run_plan_action(
    request: RequestContext, table: TableId, seat_act: SeatCommand, told: str = ""
) -> PrivateReply:
    """Run the command and show the plan with its outcome."""
    outcome = await request.run_seat_command(table, seat_act)
    seat_context = table_after(request, outcome).require_seat()
    speech = seat_context.speech
    match outcome:
        case Rejected(refusal):
            reply = plan_overview(
                seat_context,
                speech.speak_text(describe_table_refusal(seat_context.state, refusal)),
            )
            page = rulebook_buttons(seat_context.state, speech, refusal)
            return replace(reply, components=(*reply.components, *page))
        case StorageError():
            return plan_overview(seat_context, speech("door-not-kept"))
        case Stale():
            return plan_overview(seat_context, speech("plan-stale"))
        case Applied() if told:
            return plan_overview(seat_context, speech(told))
    return plan_overview(seat_context)


# Thinking: the panels of a turn, and where their moves go


async def add_plan_moves(
    request: RequestContext, asked_of: QuestionId, moves: Sequence[str]
) -> PrivateReply:
    """Add these moves to the plan as its next steps."""
    return await _run_plan_action(
        request, asked_of.table, lambda seat: _add_moves(seat, asked_of, moves)
    )


@table_command
def _add_moves(
    state: TableState, seat: Seat, asked_of: QuestionId, moves: Sequence[str]
) -> TableState:
    if seat != asked_of.seat:
        raise CommandStale(asked_of.decision)
    return plans.add_plan_moves(seat, moves, asked_of.decision)(state)


def enter_draft(context: TableContext, asked_of: QuestionId) -> AnySeatContext | PrivateReply:
    """Find the seat in the imagined state that a plan's button was drawn for."""
    seat_context = context.require_seat()
    thinking = plans.load_draft(seat_context.state, seat_context.seat)
    if isinstance(thinking, Refusal):
        return plan_overview(seat_context)
    thought = _after_steps(seat_context, thinking)
    if thought.question_id != asked_of:
        return plan_overview(seat_context, seat_context.speech("plan-stale"))
    return thought


def _after_steps(seat_context: AnySeatContext, thinking: PlanCheck) -> AnySeatContext:
    """Imagine the seat after the steps of its plan, without the real seed."""
    return _seat_in_thought(seat_context, thinking.last_turn, len(thinking.steps_made))


def _seat_in_thought(
    seat_context: AnySeatContext, thought: ImaginedTurn, steps: int
) -> AnySeatContext:
    course, seat = seat_context.course, seat_context.seat
    decisions = (*course.decisions[:seat], steps, *course.decisions[seat + 1 :])
    opening = replace(course.opening, seed="")
    then = replace(course, opening=opening, start=thought.shown_state, made=(), decisions=decisions)
    return SeatContext(shown_at(seat_context.state, then), seat, seat_context.speech, ahead=True)


# The plan, and what may be done with it


def plan_overview(
    seat_context: AnySeatContext, before: str = "", *, another: bool = False
) -> PrivateReply:
    """Show the stored plans, the draft, and the choices for its next step."""
    speech, state, seat = seat_context.speech, seat_context.state, seat_context.seat
    words = [before] if before else []
    thinking = plans.load_draft(state, seat)
    if isinstance(thinking, Refusal):
        return show_outlook(seat_context, before)
    words += _kept_plans(seat_context, thinking)
    if state.game.turn(seat_context.course.state) == seat:
        return show_outlook(seat_context, _join_fitting([*words, speech("plan-is-your-turn")]))
    if plans.plans_of_kind(state, seat, PLAN) and not (thinking.plan.steps or another):
        return PrivateReply(
            _join_fitting(words),
            tuple(_change_buttons(seat_context)),
            panel_question=seat_context.panel_of_plans,
        )
    return _describe_draft(seat_context, thinking, words)


def _describe_draft(
    seat_context: AnySeatContext, thinking: PlanCheck, words: list[str]
) -> PrivateReply:
    thought = _after_steps(seat_context, thinking)
    lines = list(_describe_steps(seat_context, thinking)) or [seat_context.speech("plan-begins")]
    if any(one.opened for one in thinking.path):
        lines.append(seat_context.speech("plan-luck"))
    ways = _next_choices(seat_context, thinking, thought)
    words = [*words, _newest_lines(lines, seat_context.speech), ways.words]
    sketch = pictures.my_view_picture(thought) if thinking.steps_made else None
    why = (
        rulebook_buttons(seat_context.state, seat_context.speech, thinking.why)
        if thinking.why
        else ()
    )
    further = _plan_button(seat_context, LOOK_ACTION)
    to_leave = (*ways.components, *_keep_buttons(seat_context, thinking), further, *why)
    ways = replace(ways, panel_question=seat_context.panel_of_plans)
    return replace(ways, words=_join_fitting(words), components=to_leave, picture=sketch)


def _newest_lines(lines: Sequence[str], speech: SpeechContext) -> str:
    return limits.keep_newest(lines, _ROOM, speech("plan-earlier"))


def _join_fitting(words: Sequence[str]) -> str:
    return limits.shorten_text("\n".join(word for word in words if word), limits.CONTENT)


def _next_choices(
    seat_context: AnySeatContext, thinking: PlanCheck, thought: AnySeatContext
) -> PrivateReply:
    """Show the panel of the next step, or the chances to plan for."""
    if not thinking.last_turn.can_continue:
        return PrivateReply(seat_context.speech("plan-whole"))
    wishes = thinking.last_turn.wishes_instead()
    if wishes:
        offered_ = tuple(move_button(thought, wish) for wish in wishes)
        return PrivateReply(seat_context.speech("plan-wish"), offered_)
    panel = panel_without_view(thought)
    beside = tuple(move_button(thought, wish) for wish in thinking.last_turn.wishes_beside())
    return replace(panel, components=(*panel.components, *beside))


def _kept_plans(seat_context: AnySeatContext, thinking: PlanCheck) -> Iterator[str]:
    """Describe every stored plan and whether it still works."""
    for kind in (PLAN, LOOSE):
        for number, one in enumerate(
            plans.plans_of_kind(seat_context.state, seat_context.seat, kind), 1
        ):
            yield seat_context.speech(f"plan-is-{kind}", number=number)
            stands = check_plan(thinking.path[0], one)
            yield _newest_lines(list(_describe_steps(seat_context, stands)), seat_context.speech)


def _describe_steps(seat_context: AnySeatContext, thinking: PlanCheck) -> Iterator[str]:
    """Describe each step by what it tells, or by its name if it tells nothing."""
    speech, seat, quiet = seat_context.speech, seat_context.seat, list[str]()
    for step, was, now in zip(thinking.steps_made, thinking.path, thinking.path[1:], strict=False):
        if now.heard:
            quiet = []
            yield from (f"> {speech.speak_to_seat(seat, text)}" for text in now.heard)
        else:
            quiet.append(_describe_step(_seat_in_thought(seat_context, was, 0), step))
    yield from (f"> {one}" for one in quiet)
    if thinking.broken_step is not None:
        yield from _describe_stop(seat_context, thinking, thinking.broken_step)


def _describe_stop(
    seat_context: AnySeatContext, thinking: PlanCheck, broken: PlanStep
) -> Iterator[str]:
    speech = seat_context.speech
    step = _describe_step(_seat_in_thought(seat_context, thinking.last_turn, 0), broken)
    yield speech("plan-stops-at", step=step)
    if thinking.why is not None:
        yield speech.speak_text(describe_table_refusal(seat_context.state, thinking.why))
    yield from (f"> {speech.speak_to_seat(seat_context.seat, text)}" for text in thinking.instead)


def _describe_step(where: AnySeatContext, step: PlanStep) -> str:
    """Describe a step as it reads in that state."""
    is_move = where.is_legal(step.spelling)
    text: Text | None = describe_seat_move(where, step.spelling) if is_move else None
    text = text or describe_table_move(where.state, step.spelling)
    return where.speech.speak_text(text) if text else step.spelling


# Beyond the next turn


def show_outlook(seat_context: AnySeatContext, before: str = "", chosen: str = "") -> PrivateReply:
    """Show what is within reach after the plan, by what the seat's player sees alone."""
    speech, state = seat_context.speech, seat_context.state
    words, thinking = [before], plans.load_draft(state, seat_context.seat)
    found = game_ui_of(state).build_outlook(
        seat_context, _seat_after_plan(seat_context, thinking), chosen
    )
    if isinstance(thinking, Refusal) and not (found.lines and _is_running(state)):
        words.append(speech.speak_text(describe_table_refusal(state, thinking)))
        return PrivateReply(_join_fitting(words), tuple(rulebook_buttons(state, speech, thinking)))
    is_planned = isinstance(thinking, PlanCheck) and thinking.steps_made
    if found.lines:
        words.append(speech("plan-look-after" if is_planned else "plan-look"))
    below = (*_detail_menu(seat_context, found), *_outlook_buttons(seat_context, thinking))
    return PrivateReply(_join_fitting(words), below, more="\n".join(found.lines))


def _is_running(state: TableState) -> bool:
    return state.card.status is TableStatus.PLAYING


def _detail_menu(seat_context: AnySeatContext, found: OutlookLines) -> Iterator[MenuSpec]:
    if found.choices:
        id_ = components.route_menu_id(PLAN_ROUTE, seat_context.state.card.id, LOOK_ACTION)
        yield MenuSpec(id_, seat_context.speech.label_text("plan-look-in-full"), found.choices)


def _seat_after_plan(seat_context: AnySeatContext, thinking: PlanCheck | Refusal) -> AnySeatContext:
    """Imagine the seat after its plan; as it is if there is none."""
    if isinstance(thinking, Refusal) or not thinking.steps_made:
        return seat_context
    return _after_steps(seat_context, thinking)


# To be pressed


def _keep_buttons(seat_context: AnySeatContext, thinking: PlanCheck) -> Iterator[ComponentSpec]:
    if thinking.steps_made:
        yield _plan_button(seat_context, "leave", likely=True)
        yield _plan_button(seat_context, "back")
    elif plans.plans_of_kind(seat_context.state, seat_context.seat, LOOSE):
        yield _plan_button(seat_context, "again", likely=True)
    if plans.has_plans(seat_context.state, seat_context.seat):
        yield _plan_button(seat_context, "forget", grave=True)


def _change_buttons(seat_context: AnySeatContext) -> Iterator[ComponentSpec]:
    yield _plan_button(seat_context, "change")
    yield _plan_button(seat_context, "another")
    yield _plan_button(seat_context, LOOK_ACTION)
    yield _plan_button(seat_context, "forget", grave=True)


def _outlook_buttons(
    seat_context: AnySeatContext, thinking: PlanCheck | Refusal
) -> Iterator[ComponentSpec]:
    """Make the buttons back to the turn or the plan, and to the notes."""
    table, speech = seat_context.state.card.id, seat_context.speech
    if seat_context.may_move:
        yield route_button(speech, "turn", table, likely=True)
    is_to_come = seat_context.state.game.turn(seat_context.course.state) != seat_context.seat
    if is_to_come and not isinstance(thinking, Refusal):
        yield route_button(speech, PLAN_ROUTE, table, label="press-plan-turn")
    yield notes.notes_button(table, speech)


def _plan_button(
    seat_context: AnySeatContext, deed: str, *, likely: bool = False, grave: bool = False
) -> ButtonSpec:
    mark = _mark(seat_context.state, seat_context.seat) if deed in _PLAN_ACTIONS else None
    id_ = components.route_id(PLAN_ROUTE, seat_context.state.card.id, deed, at=mark)
    return ButtonSpec(
        id_, seat_context.speech.label_text(f"press-plan-{deed}"), likely=likely, grave=grave
    )


ROUTES: RouteTable = {PLAN_ROUTE: show_plan}
