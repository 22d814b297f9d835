"""Submit a move from a press or a command, and reply with what came of it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.game import Event, Seat
from bot.engine.text import Refusal, Text, Who
from bot.tables import seat_commands, store_protocols
from bot.tables.command_runner import (
    Applied,
    CommandResult,
    Duplicate,
    Rejected,
    Stale,
    StorageError,
    texts_heard,
)
from bot.tables.pace import PRESENT_FOR
from bot.tables.people import TableId, TableStatus
from bot.tables.state import (
    CommandStale,
    TableState,
    is_in_direct_messages,
    seats_asked_to_plan,
    table_command,
)
from cogs.games import game_ui_of, refusal_rule_buttons
from cogs.interaction import components, routes_and_forms
from cogs.interaction.components import ButtonSpec, ComponentSpec, QuestionId, UnknownButton
from cogs.interaction.context import AnySeatContext, RequestContext, SeatContext
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_refusal
from cogs.interaction.table_context import (
    TableContext,
    context_after,
    enter_table,
    not_started_text,
)
from cogs.messages import (
    coach,
    pictures,
    private_panel,
    replay_viewer,
    result_and_review,
    table_texts,
)
from cogs.messages.lesson import LessonStep
from cogs.messages.table_post import lobby_buttons as lobby_post_lobby_buttons
from cogs.messages.table_post import public_move_buttons
from cogs.play import plans


async def add_coaching(
    request: RequestContext, context: TableContext, reply: PrivateReply
) -> PrivateReply:
    """Add explanations of what is new to the player; not to replies of the board alone."""
    seat = context.own_seat_context
    if seat is None or reply.is_on_board:
        return reply
    steps = list(coach.unheard_steps(seat, request.person))[:1]
    if not steps:
        return reply
    if not context.state.card.terms.teaching:
        await _save_heard_steps(request, seat, steps)
    said = "\n".join([*(coach.step_text(seat, step, "short") for step in steps), reply.words])
    return replace(reply, words=said)


async def _save_heard_steps(
    request: RequestContext, seat: AnySeatContext, steps: Sequence[LessonStep]
) -> None:
    """Store what was explained; if that fails, it will be explained again."""
    heard = coach.add_heard_steps(seat, request.person, steps)
    with suppress(store_protocols.WriteError):
        await request.services.tables.save_person(replace(request.person, coached=heard))


async def stop_coaching(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    wished = replace(request.person, coached=coach.ALL_HEARD)
    await request.services.tables.save_person(wished)
    return PrivateReply(request.speech("coach-leaves"))


ROOM_ABOVE_PANEL = 700  # characters of what happened; more of it has a frame of its own
MEANWHILE_LINES = 6  # sentences on what happened

ParseMoves: TypeAlias = Callable[[AnySeatContext, str], Sequence[str]]


async def submit_moves(
    request: RequestContext,
    table: TableId,
    moves: Sequence[str],
    asked_of: QuestionId | None = None,
) -> PrivateReply:
    """Submit moves for the person's seat; a button names the question it was drawn for."""
    if asked_of is not None and asked_of.ahead:
        return await plans.add_plan_moves(request, asked_of, moves)
    play = partial(_submit_moves_command, moves=moves, asked_of=asked_of)
    outcome = await request.run_seat_command(table, play)
    context = context_after(request, outcome)
    if isinstance(outcome, Rejected | Stale):
        seat = _seat_or_refusal_reply(context, asked_of, moves[0] if len(moves) == 1 else "")
        own = context.own_seat_context
        is_called = own is not None and own.is_asked_for_wishes
        if isinstance(seat, PrivateReply) and not is_called:
            return seat
    reply = result_reply(context, outcome)
    if isinstance(outcome, Applied):
        return await add_coaching(request, context, reply)
    return reply


@table_command
def _submit_moves_command(
    state: TableState, seat: Seat, moves: Sequence[str], asked_of: QuestionId | None
) -> TableState:
    """Make moves; raise CommandStale if the button was drawn for another seat."""
    if asked_of is not None and asked_of.seat != seat:
        raise CommandStale(asked_of.decision)
    decision = None if asked_of is None else asked_of.decision - state.card.incarnation
    return seat_commands.submit_moves(seat, moves, decision)(state)


async def show_choice(request: RequestContext, asked_of: QuestionId, words: str) -> PrivateReply:
    """Show the next step of a choice, or make the move once it is complete."""
    words = words.removeprefix(f"{MORE} ")
    seat = _seat_or_refusal_reply(await enter_table(request, asked_of.table), asked_of, words)
    if isinstance(seat, PrivateReply):
        return seat
    if seat.is_legal(words):
        return await submit_moves(request, asked_of.table, [words], asked_of)
    return private_panel.choice_panel(seat, words)


async def submit_moves_of_button(
    request: RequestContext, asked_of: QuestionId, game: str, words: str, meant: ParseMoves
) -> PrivateReply:
    """Submit the moves that a game's own button stands for."""
    context = await enter_table(request, asked_of.table)
    if context.state.game.key != game:
        raise UnknownButton
    seat = _seat_or_refusal_reply(context, asked_of, words)
    if isinstance(seat, PrivateReply):
        return seat
    return await submit_moves(request, asked_of.table, meant(seat, words), asked_of)


async def open_turn(request: RequestContext, table: TableId, _: str = "") -> PrivateReply:
    """Show the turn; after an absence, with what happened meanwhile."""
    context = await enter_table(request, table)
    pressed = await request.services.presence.last_seen_by_person(table)
    before = pressed.get(request.person.id)
    was_away = before is None or context.state.now - before > PRESENT_FOR
    return await add_coaching(request, context, turn_reply(context, was_away=was_away))


async def show_changed_turn(request: RequestContext, table: TableId) -> PrivateReply:
    """Show the turn in place of a press that was meant for the question before."""
    seat = _seat_or_refusal_reply(await enter_table(request, table), None)
    if isinstance(seat, PrivateReply):
        return seat
    return private_panel.turn_panel(seat, seat.speech("door-just-changed"))


def turn_reply(context: TableContext, *, was_away: bool = False) -> PrivateReply:
    """Show what the person can do now, or whom the table waits for."""
    seat = _seat_or_refusal_reply(context, None)
    if isinstance(seat, PrivateReply):
        return seat
    lines = result_and_review.lines_since_own_move(seat) if was_away else []
    told = [seat.speech("meanwhile-head"), *(f"> {line}" for line in lines)] if lines else []
    told = [*result_and_review.absence_lines(seat), *told]
    return private_panel.turn_panel(seat, "\n".join(told))


def _seat_or_refusal_reply(
    context: TableContext, asked_of: QuestionId | None, picked: str = ""
) -> SeatContext | PrivateReply:
    """Find the seat if it may act, else the reply that says why not."""
    seat, card = context.own_seat_context, context.state.card
    if seat is None:
        return _not_playing_reply(context)
    if card.status is not TableStatus.PLAYING:
        return _not_running_reply(context)
    if asked_of is not None and asked_of.seat >= len(card.holders):
        raise UnknownButton
    if asked_of is not None and asked_of.seat != seat.seat:
        return _foreign_button_reply(seat, asked_of.seat)
    if asked_of is not None and asked_of.ahead:
        return plans.enter_draft(context, asked_of)
    if asked_of is not None and asked_of != seat.question_id:
        return stale_reply(seat, picked)
    if not seat.may_move:
        return _not_your_turn_reply(seat)
    return seat


def _not_running_reply(context: TableContext) -> PrivateReply:
    state, speech = context.state, context.speech
    again = (*pictures.game_page_button(state, speech), *replay_viewer.film_buttons(state, speech))
    return PrivateReply(speech(f"table-is-{state.card.status}"), again)


def _not_playing_reply(context: TableContext) -> PrivateReply:
    speech, table = context.speech, context.table_id
    if context.state.course is None:
        words = not_started_text(context.state.card, speech)
        return PrivateReply(words, tuple(lobby_buttons(context)))
    board = components.route_button(speech, "words", table, label="press-board")
    return PrivateReply("\n".join([speech("door-looks-on"), *waiting_lines(context)]), (board,))


def lobby_buttons(context: TableContext) -> Iterator[ComponentSpec]:
    """Make a lobby's buttons: all for its players, joining for others."""
    state, is_there = context.state, context.seat is not None
    joins = components.route_id("join", context.table_id)
    for press in lobby_post_lobby_buttons(state, context.speech):
        if isinstance(press, ButtonSpec) and (press.id == joins) != is_there:
            yield press


def waiting_lines(context: TableContext) -> list[str]:
    """Describe what the table waits for."""
    text = table_texts.prompt_text(context.state)
    return [context.speech.speak_text(text)] if text else []


def _foreign_button_reply(seat: SeatContext, meant: Seat) -> PrivateReply:
    """Say whose button it is, and what the person can do instead."""
    words = seat.speech("door-not-yours", who=Who(meant))
    if seat.may_move:
        return private_panel.turn_panel(seat, words)
    return _not_your_turn_reply(seat, words)


def _not_your_turn_reply(seat: SeatContext, before: str = "") -> PrivateReply:
    if seat.is_asked_for_wishes:
        return private_panel.turn_panel(seat, before)
    if seat.seat in seats_asked_to_plan(seat.state):
        return plans.plan_overview(seat, before)
    text = table_texts.prompt_text(seat.state)
    assert text is not None, "a running game always asks a seat"
    words = [before, seat.speech.speak_text(text)] if before else [seat.speech.speak_text(text)]
    return PrivateReply(
        "\n".join(words), out_of_turn_buttons(seat), panel_question=seat.panel_question
    )


def out_of_turn_buttons(seat: SeatContext) -> tuple[ComponentSpec, ...]:
    """Make the buttons that are useful out of turn."""
    table = seat.state.card.id
    return (
        components.route_button(seat.speech, "hand", table),
        components.route_button(seat.speech, "log", table),
        *private_panel.plan_button(seat),
        *game_ui_of(seat.state).other_buttons(seat),
        *_take_seat_back_button(seat),
    )


def _take_seat_back_button(seat: SeatContext) -> Iterator[ComponentSpec]:
    """Offer to take the seat back from a computer replacement."""
    if seat.state.card.holders[seat.seat].replacement:
        yield components.route_button(
            seat.speech, "back", seat.state.card.id, label="press-am-back"
        )


# What came of it


def result_reply(
    context: TableContext, outcome: CommandResult, done: Text | None = None
) -> PrivateReply:
    """Report the result of a command; `done` is for what no event tells."""
    match outcome:
        case Applied() if context.state.card.status is TableStatus.FROZEN:
            return PrivateReply(context.speech("table-is-frozen"))
        case Applied(_, events):
            return _applied_reply(context, events, done)
        case Rejected(refusal):
            return _rejected_reply(context, refusal)
        case Stale() if (seat := context.own_seat_context) is not None:
            is_on = context.state.card.status is TableStatus.PLAYING
            return stale_reply(seat) if is_on else _not_running_reply(context)
        case Duplicate() | Stale():
            return _applied_reply(context, ())
    assert isinstance(outcome, StorageError)
    ways = out_of_turn_buttons(context.own_seat_context) if context.own_seat_context else ()
    return PrivateReply(context.speech("door-not-kept"), ways)


def _applied_reply(
    context: TableContext, events: Sequence[Event], done: Text | None = None
) -> PrivateReply:
    speech, seat = context.speech, context.own_seat_context
    if context.request.is_answered_by_post and _is_told_by_board(context, events):
        return PrivateReply("", is_on_board=True)
    own = seat.seat if seat else None
    lines = table_texts.story_in_words(context.state, speech, texts_heard(events, own), own)
    if own is not None and events and context.state.card.status is TableStatus.OVER:
        lines = [
            *map(speech.speak_text, result_and_review.own_place_text(context.state, own)),
            *lines,
        ]
    words = "\n".join(lines) or (speech.speak_to_seat(own, done) if done else speech("door-done"))
    if len(words) <= ROOM_ABOVE_PANEL:
        return replace(
            _done_and_next_reply(context, words), is_on_board=_is_told_by_board(context, events)
        )
    reply = _done_and_next_reply(context, "")
    return replace(reply, words=reply.words or speech("door-done"), more=words)


def _is_told_by_board(context: TableContext, events: Sequence[Event]) -> bool:
    """Whether the board here tells all of the result, and offers all that comes next."""
    seat, card = context.own_seat_context, context.state.card
    if seat is None or context.request.place != card.place or not events:
        return False
    if any(heard == seat.seat for event in events for heard, _ in event.private):
        return False
    if is_in_direct_messages(card):
        return True
    if card.status is not TableStatus.PLAYING:
        return False  # only here players read how it ended for themselves
    return not seat.may_move or bool(public_move_buttons(context.state, context.speech))


def _done_and_next_reply(context: TableContext, words: str) -> PrivateReply:
    """Report what was done, and offer what can be done next."""
    seat = context.own_seat_context
    if seat is None or context.state.card.status is not TableStatus.PLAYING:
        return PrivateReply(words)
    if seat.can_act:
        return private_panel.turn_panel(seat, words)
    # Whom the table waits for is left to the board: here it would soon be out of date.
    ways = (*out_of_turn_buttons(seat), *private_panel.undo_button(seat))
    return PrivateReply(words, ways, panel_question=seat.news_panel_question)


def _rejected_reply(context: TableContext, refusal: Refusal) -> PrivateReply:
    seat, speech = context.own_seat_context, context.speech
    words = speech.speak_text(describe_table_refusal(context.state, refusal))
    page = tuple(refusal_rule_buttons(context.state, speech, refusal))
    if seat is None:
        return PrivateReply(words, page)
    if seat.is_asked_for_wishes:
        reply = private_panel.turn_panel(seat, words)
        return reply.with_components(*page)
    if not seat.may_move:
        return PrivateReply(words, (*out_of_turn_buttons(seat), *page))
    nearest: list[ComponentSpec] = []
    if refusal.nearest and _is_spelt_move(seat, refusal.nearest):
        nearest.append(private_panel.move_button(seat, refusal.nearest, likely=True))
    back = components.route_button(speech, "turn", context.table_id, label="press-back")
    return PrivateReply(words, (*nearest, back, *page), panel_question=seat.panel_question)


def _is_spelt_move(seat: SeatContext, spelt: str) -> bool:
    return not isinstance(seat.state.game.vocabulary.read(spelt), Refusal)


def stale_reply(seat: SeatContext, picked: str = "") -> PrivateReply:
    """Report what happened since the button was drawn, and offer what can be done now."""
    lines = [seat.speech("door-stale"), *(f"> {line}" for line in _meanwhile_lines(seat))]
    words = "\n".join(lines)
    if seat.may_move:
        return _offer_choice_again(seat, words, picked)
    return _not_your_turn_reply(seat, words)


def _offer_choice_again(seat: SeatContext, before: str, picked: str) -> PrivateReply:
    """Show the same choice as it is now, if it is still there."""
    verb, _, rest = picked.partition(" ")
    if seat.is_asked_for_wishes or not rest or verb not in seat.moves_by_verb():
        return private_panel.turn_panel(seat, before)
    reply = private_panel.choice_panel(seat, picked)
    return replace(reply, words=f"{before}\n{reply.words}")


def _meanwhile_lines(seat: SeatContext) -> list[str]:
    """Describe what happened since the player's last move, and that move."""
    texts: list[Text] = []
    for made in reversed(seat.course.made):
        texts = [*texts_heard(made.step.events, seat.seat), *texts]
        if made.seat == seat.seat or len(texts) >= MEANWHILE_LINES:
            break
    return [seat.speech.speak_to_seat(seat.seat, text) for text in texts[-MEANWHILE_LINES:]]


ROUTES: routes_and_forms.RouteTable = {coach.ENOUGH_ROUTE: stop_coaching}
