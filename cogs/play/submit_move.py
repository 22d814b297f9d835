"""Submit a move from a press or a command, and reply with what came of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.game import Event, Seat
from bot.engine.text import Refusal, Text, Who
from bot.notifications.policy import PRESENT_FOR
from bot.tables import commands
from bot.tables.people import TableId, TableStatus
from bot.tables.results import (
    Applied,
    CommandResult,
    Duplicate,
    Rejected,
    Stale,
    StorageError,
    texts_heard,
)
from bot.tables.state import (
    CommandStale,
    TableState,
    is_in_direct_messages,
    table_command,
)
from bot.tables.store import WriteError
from cogs.games import game_ui_of, rulebook_buttons
from cogs.interaction import components, rulebook
from cogs.interaction.components import (
    ButtonSpec,
    ComponentSpec,
    QuestionId,
    UnknownButton,
    route_button,
)
from cogs.interaction.context import AnySeatContext, RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import describe_table_refusal
from cogs.interaction.table_context import TableContext, enter_table, not_started_text, table_after
from cogs.messages import coach, notices, pictures, replay_viewer, table_texts
from cogs.messages.board import lobby_buttons as lobby_post_lobby_buttons
from cogs.messages.board import public_move_buttons
from cogs.messages.coach import LessonStep
from cogs.messages.panel import choice_panel, move_button, plan_button, turn_panel, undo_button
from cogs.messages.result import absence_lines, own_place_text
from cogs.messages.table_texts import prompt_text
from cogs.play import plans

ENOUGH_ROUTE = "enough"


async def add_coaching(
    request: RequestContext, context: TableContext, reply: PrivateReply
) -> PrivateReply:
    """Add explanations of what is new to the player; not to replies of the board alone."""
    seat_context = context.seat_context
    if seat_context is None or reply.is_on_board:
        return reply
    steps = list(coach.new_steps(seat_context, request.person))
    if not steps:
        return reply
    if not context.state.card.terms.teaching:
        await _save_heard(request, seat_context, steps)
    words = [coach.step_text(seat_context, step) for step in steps]
    said = "\n".join([*words, reply.words])
    shown = {one.id for one in reply.all_components if isinstance(one, ButtonSpec)}
    ways = (press for press in _coach_buttons(seat_context, steps) if press.id not in shown)
    return replace(reply, words=said, components=(*reply.components, *ways))


def _coach_buttons(
    seat_context: AnySeatContext, steps: Sequence[LessonStep]
) -> Iterator[ButtonSpec]:
    """Make the buttons to pages with pictures, and to end the coaching."""
    speech, game, table = (
        seat_context.speech,
        seat_context.state.game,
        seat_context.state.card.id,
    )
    help_ = game_ui_of(seat_context.state).help
    for name in dict.fromkeys(step.page for step in steps):
        page = help_.book.find_page(game, name) if help_ else None
        if page is not None:
            yield rulebook.page_button(speech, table, game.key, page)
    yield route_button(speech, ENOUGH_ROUTE, table, label="press-enough")


async def _save_heard(
    request: RequestContext, seat_context: AnySeatContext, steps: Sequence[LessonStep]
) -> None:
    """Store what was explained; if that fails, it will be explained again."""
    heard = coach.format_heard(seat_context, request.person, steps)
    try:
        await request.services.tables.save_person(replace(request.person, coached=heard))
    except WriteError:
        return


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
    outcome = await request.run_seat_command(
        table, lambda seat: _play_command(seat, moves, asked_of)
    )
    context = table_after(request, outcome)
    if isinstance(outcome, Rejected | Stale):
        seat_context = _require_question(context, asked_of, moves[0] if len(moves) == 1 else "")
        is_called = context.seat_context is not None and context.seat_context.is_called
        if isinstance(seat_context, PrivateReply) and not is_called:
            return seat_context
    reply = result_reply(context, outcome)
    return await add_coaching(request, context, reply) if isinstance(outcome, Applied) else reply


@table_command
def _play_command(
    state: TableState, seat: Seat, moves: Sequence[str], asked_of: QuestionId | None
) -> TableState:
    """Make moves; raise CommandStale if the button was drawn for another seat."""
    if asked_of is not None and asked_of.seat != seat:
        raise CommandStale(asked_of.decision)
    return commands.submit_moves(seat, moves, asked_of.decision if asked_of else None)(state)


async def show_choice(request: RequestContext, asked_of: QuestionId, words: str) -> PrivateReply:
    """Show the next step of a choice, or make the move once it is complete."""
    seat_context = _require_question(await enter_table(request, asked_of.table), asked_of, words)
    if isinstance(seat_context, PrivateReply):
        return seat_context
    if seat_context.is_legal(words):
        return await submit_moves(request, asked_of.table, [words], asked_of)
    return choice_panel(seat_context, words)


async def submit_game_moves(
    request: RequestContext, asked_of: QuestionId, game: str, words: str, meant: ParseMoves
) -> PrivateReply:
    """Submit the moves that a game's own button stands for."""
    context = await enter_table(request, asked_of.table)
    if context.state.game.key != game:
        raise UnknownButton
    seat_context = _require_question(context, asked_of, words)
    if isinstance(seat_context, PrivateReply):
        return seat_context
    return await submit_moves(request, asked_of.table, meant(seat_context, words), asked_of)


async def open_turn(request: RequestContext, table: TableId) -> PrivateReply:
    """Show the turn; after an absence, with what happened meanwhile."""
    context = await enter_table(request, table)
    pressed = await request.services.tables.presence.last_seen_at(table)
    before = pressed.get(request.person.id)
    was_away = before is None or context.state.now - before > PRESENT_FOR
    return await add_coaching(request, context, turn_reply(context, was_away=was_away))


def turn_reply(context: TableContext, *, was_away: bool = False) -> PrivateReply:
    """Show what the person can do now, or whom the table waits for."""
    seat_context = _require_question(context, None)
    if isinstance(seat_context, PrivateReply):
        return seat_context
    lines = notices.since_own_move(seat_context) if was_away else []
    told = (
        [seat_context.speech("meanwhile-head"), *(f"> {line}" for line in lines)] if lines else []
    )
    told = [*absence_lines(seat_context), *told]
    if not told:
        return turn_panel(seat_context)
    reply = turn_panel(seat_context, "\n".join(told))
    return replace(
        reply,
        components=(
            *reply.components,
            *table_texts.story_button(seat_context.state, seat_context.speech),
        ),
    )


def _require_question(
    context: TableContext, asked_of: QuestionId | None, picked: str = ""
) -> SeatContext | PrivateReply:
    """Find the seat if it may act, else the reply that says why not."""
    seat_context, card = context.seat_context, context.state.card
    if seat_context is None:
        return _not_playing_reply(context)
    if card.status is not TableStatus.PLAYING:
        state, speech = context.state, context.speech
        again = (*pictures.page_button(state, speech), *replay_viewer.film_buttons(state, speech))
        return PrivateReply(speech(f"table-is-{card.status}"), again)
    if asked_of is not None and asked_of.seat >= len(card.holders):
        raise UnknownButton
    if asked_of is not None and asked_of.seat != seat_context.seat:
        return _foreign_button_reply(seat_context, asked_of.seat)
    if asked_of is not None and asked_of.ahead:
        return plans.enter_draft(context, asked_of)
    if asked_of is not None and asked_of != seat_context.question_id:
        return stale_reply(seat_context, picked)
    if not seat_context.may_move:
        return _not_your_turn_reply(seat_context)
    return seat_context


def _not_playing_reply(context: TableContext) -> PrivateReply:
    speech, table = context.speech, context.table_id
    if context.state.course is None:
        return PrivateReply(
            not_started_text(context.state.card, speech), tuple(lobby_buttons(context))
        )
    board = route_button(speech, "words", table, label="press-board")
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
    text = prompt_text(context.state)
    return [context.speech.speak_text(text)] if text else []


def _foreign_button_reply(seat_context: SeatContext, meant: Seat) -> PrivateReply:
    """Say whose button it is, and what the person can do instead."""
    words = seat_context.speech("door-not-yours", who=Who(meant))
    if seat_context.may_move:
        return turn_panel(seat_context, words)
    return _not_your_turn_reply(seat_context, words)


def _not_your_turn_reply(seat_context: SeatContext, before: str = "") -> PrivateReply:
    if seat_context.is_called:
        return turn_panel(seat_context, before)
    text = prompt_text(seat_context.state)
    assert text is not None, "a running game always asks a seat"
    words = (
        [before, seat_context.speech.speak_text(text)]
        if before
        else [seat_context.speech.speak_text(text)]
    )
    return PrivateReply(
        "\n".join(words), own_buttons(seat_context), panel_question=seat_context.panel_question
    )


def own_buttons(seat_context: SeatContext) -> tuple[ComponentSpec, ...]:
    """Make the buttons that are useful out of turn."""
    table = seat_context.state.card.id
    return (
        route_button(seat_context.speech, "hand", table),
        route_button(seat_context.speech, "words", table, label="press-board"),
        *plan_button(seat_context),
        *game_ui_of(seat_context.state).other_buttons(seat_context),
        *_come_back_button(seat_context),
    )


def _come_back_button(seat_context: SeatContext) -> Iterator[ComponentSpec]:
    """Offer to take the seat back from a computer replacement."""
    if seat_context.state.card.holders[seat_context.seat].replacement:
        press = components.route_id("back", seat_context.state.card.id)
        yield ButtonSpec(press, seat_context.speech.label_text("press-am-back"))


# What came of it


def result_reply(
    context: TableContext, outcome: CommandResult, done: Text | None = None
) -> PrivateReply:
    """Report the result of a command; `done` is for what no event tells."""
    match outcome:
        case Applied(_, events):
            return _applied_reply(context, events, done)
        case Rejected(refusal):
            return _rejected_reply(context, refusal)
        case Stale() if context.seat_context:
            return stale_reply(context.seat_context)
        case Duplicate() | Stale():
            return _applied_reply(context, ())
    assert isinstance(outcome, StorageError)
    return PrivateReply(
        context.speech("door-not-kept"),
        own_buttons(context.seat_context) if context.seat_context else (),
    )


def _applied_reply(
    context: TableContext, events: Sequence[Event], done: Text | None = None
) -> PrivateReply:
    speech, seat_context = context.speech, context.seat_context
    seat = seat_context.seat if seat_context else None
    lines = table_texts.story_in_words(context.state, speech, texts_heard(events, seat), seat)
    if seat is not None and events:
        lines += map(speech.speak_text, own_place_text(context.state, seat))
    words = "\n".join(lines) or (speech.speak_to_seat(seat, done) if done else speech("door-done"))
    if len(words) <= ROOM_ABOVE_PANEL:
        return replace(_next_reply(context, words), is_on_board=_is_told_by_board(context, events))
    reply = _next_reply(context, "")
    return replace(reply, words=reply.words or speech("door-done"), more=words)


def _is_told_by_board(context: TableContext, events: Sequence[Event]) -> bool:
    """Whether the board here tells all of the result, and offers all that comes next."""
    seat_context, card = context.seat_context, context.state.card
    if seat_context is None or context.request.place != card.place or not events:
        return False
    if any(seat == seat_context.seat for event in events for seat, _ in event.private):
        return False
    if is_in_direct_messages(card):
        return True
    if card.status is not TableStatus.PLAYING:
        return False  # only here players read how it ended for themselves
    return not seat_context.may_move or bool(public_move_buttons(context.state, context.speech))


def _next_reply(context: TableContext, words: str) -> PrivateReply:
    """Report what was done, and offer what can be done next."""
    seat_context = context.seat_context
    if seat_context is None or context.state.card.status is not TableStatus.PLAYING:
        return PrivateReply(words)
    if seat_context.can_act:
        return turn_panel(seat_context, words)
    # Whom the table waits for is left to the board: here it would soon be out of date.
    ways = (*own_buttons(seat_context), *undo_button(seat_context))
    return PrivateReply(words, ways, panel_question=seat_context.panel_of_news)


def _rejected_reply(context: TableContext, refusal: Refusal) -> PrivateReply:
    seat_context, speech = context.seat_context, context.speech
    words = speech.speak_text(describe_table_refusal(context.state, refusal))
    page = tuple(rulebook_buttons(context.state, speech, refusal))
    if seat_context is None:
        return PrivateReply(words, page)
    if seat_context.is_called:
        reply = turn_panel(seat_context, words)
        return replace(reply, components=(*reply.components, *page))
    if not seat_context.may_move:
        return PrivateReply(words, (*own_buttons(seat_context), *page))
    nearest: list[ComponentSpec] = []
    if refusal.nearest and _is_spelt_move(seat_context, refusal.nearest):
        nearest.append(move_button(seat_context, refusal.nearest, likely=True))
    back = route_button(speech, "turn", context.table_id, label="press-back")
    return PrivateReply(words, (*nearest, back, *page), panel_question=seat_context.panel_question)


def _is_spelt_move(seat_context: SeatContext, spelt: str) -> bool:
    return not isinstance(seat_context.state.game.vocabulary.read(spelt), Refusal)


def stale_reply(seat_context: SeatContext, picked: str = "") -> PrivateReply:
    """Report what happened since the button was drawn, and offer what can be done now."""
    lines = [
        seat_context.speech("door-stale"),
        *(f"> {line}" for line in _meanwhile_lines(seat_context)),
    ]
    words = "\n".join(lines)
    reply = (
        _picked_again(seat_context, words, picked)
        if seat_context.may_move
        else _not_your_turn_reply(seat_context, words)
    )
    all_of_it = table_texts.story_button(seat_context.state, seat_context.speech)
    return replace(reply, components=(*reply.components, *all_of_it))


def _picked_again(seat_context: SeatContext, before: str, picked: str) -> PrivateReply:
    """Show the same choice as it is now, if it is still there."""
    verb, _, rest = picked.partition(" ")
    if seat_context.is_called or not rest or verb not in seat_context.moves_by_verb():
        return turn_panel(seat_context, before)
    reply = choice_panel(seat_context, picked)
    return replace(reply, words=f"{before}\n{reply.words}")


def _meanwhile_lines(seat_context: SeatContext) -> list[str]:
    """Describe what happened since the player's last move, and that move."""
    texts: list[Text] = []
    for made in reversed(seat_context.course.made):
        texts = [*texts_heard(made.step.events, seat_context.seat), *texts]
        if made.seat == seat_context.seat or len(texts) >= MEANWHILE_LINES:
            break
    return [
        seat_context.speech.speak_to_seat(seat_context.seat, text)
        for text in texts[-MEANWHILE_LINES:]
    ]


ROUTES: RouteTable = {ENOUGH_ROUTE: stop_coaching}
