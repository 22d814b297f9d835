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
from bot.tables.service import SeatCommand
from bot.tables.state import is_in_direct_messages
from bot.tables.store import WriteError
from bot.tables.table import TableCommand
from cogs.games import game_ui_of, rulebook_buttons
from cogs.interaction import components, rulebook
from cogs.interaction.components import ButtonSpec, ComponentSpec, QuestionId, UnknownButton
from cogs.interaction.context import AnySeatContext, RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import button_route
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
    caller: RequestContext, visit: TableContext, reply: PrivateReply
) -> PrivateReply:
    """With what is new to him above it; what the board answers alone stays so."""
    sitting = visit.seat_context
    if sitting is None or reply.on_the_board:
        return reply
    steps = list(coach.new_steps(sitting, caller.person))
    if not steps:
        return reply
    if not visit.standing.card.terms.teaching:
        await _save_heard(caller, sitting, steps)
    words = [coach.step_text(sitting, step) for step in steps]
    said = "\n".join([*words, reply.words])
    shown = {one.id for one in reply.all_components if isinstance(one, ButtonSpec)}
    ways = (press for press in _coach_buttons(sitting, steps) if press.id not in shown)
    return replace(reply, words=said, presses=(*reply.presses, *ways))


def _coach_buttons(sitting: AnySeatContext, steps: Sequence[LessonStep]) -> Iterator[ButtonSpec]:
    """The pages with their pictures, and the end of all teaching."""
    voice, game, table = sitting.voice, sitting.standing.game, sitting.standing.card.id
    help_ = game_ui_of(sitting.standing).help
    for name in dict.fromkeys(step.page for step in steps):
        page = help_.book.find_page(game, name) if help_ else None
        if page is not None:
            yield rulebook.page_button(voice, table, game.key, page)
    yield ButtonSpec(components.route_id(ENOUGH_ROUTE, table), voice.label_text("press-enough"))


async def _save_heard(
    caller: RequestContext, sitting: AnySeatContext, steps: Sequence[LessonStep]
) -> None:
    """What is heard is not said again; if that can't be kept, it is said twice."""
    heard = coach.format_heard(sitting, caller.person, steps)
    try:
        await caller.services.house.save_person(replace(caller.person, coached=heard))
    except WriteError:
        return


@button_route(ENOUGH_ROUTE)
async def stop_coaching(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    wished = replace(caller.person, coached=coach.ALL_HEARD)
    await caller.services.house.save_person(wished)
    return PrivateReply(caller.voice("coach-leaves"))


ROOM_ABOVE_PANEL = 700  # characters of what happened; more of it has a frame of its own
MEANWHILE_LINES = 6  # sentences told to somebody who comes back

ParseMoves: TypeAlias = Callable[[AnySeatContext, str], Sequence[str]]


async def submit_moves(
    caller: RequestContext, table: TableId, moves: Sequence[str], asked_of: QuestionId | None = None
) -> PrivateReply:
    """Make these moves for whoever asks; a button says for which question it was drawn."""
    if asked_of is not None and asked_of.ahead:
        return await plans.add_plan_moves(caller, asked_of, moves)
    outcome = await run_seat_command(
        caller, table, lambda seat: _play_command(seat, moves, asked_of)
    )
    visit = table_after(caller, outcome)
    if isinstance(outcome, Rejected | Stale):
        sitting = _require_question(visit, asked_of, moves[0] if len(moves) == 1 else "")
        is_called = visit.seat_context is not None and visit.seat_context.is_called
        if isinstance(sitting, PrivateReply) and not is_called:
            return sitting
    reply = result_reply(visit, outcome)
    return await add_coaching(caller, visit, reply) if isinstance(outcome, Applied) else reply


def _play_command(seat: Seat, moves: Sequence[str], asked_of: QuestionId | None) -> TableCommand:
    """Nobody makes a move by a button that was drawn for somebody else."""
    if asked_of is not None and asked_of.seat != seat:
        return lambda _: Stale(asked_of.decision)
    return commands.submit_moves(seat, moves, asked_of.decision if asked_of else None)


async def run_seat_command(
    caller: RequestContext, table: TableId, seat_act: SeatCommand
) -> CommandResult:
    return await caller.run_seat_command(table, seat_act)


async def show_choice(caller: RequestContext, asked_of: QuestionId, words: str) -> PrivateReply:
    """The next step of a choice, or the move itself once nothing is left to be chosen."""
    sitting = _require_question(await enter_table(caller, asked_of.table), asked_of, words)
    if isinstance(sitting, PrivateReply):
        return sitting
    if sitting.is_legal(words):
        return await submit_moves(caller, asked_of.table, [words], asked_of)
    return choice_panel(sitting, words)


async def submit_game_moves(
    caller: RequestContext, asked_of: QuestionId, game: str, words: str, meant: ParseMoves
) -> PrivateReply:
    """The moves for which a button of a game's own stands, as these words say."""
    visit = await enter_table(caller, asked_of.table)
    if visit.standing.game.key != game:
        raise UnknownButton
    sitting = _require_question(visit, asked_of, words)
    if isinstance(sitting, PrivateReply):
        return sitting
    return await submit_moves(caller, asked_of.table, meant(sitting, words), asked_of)


async def open_turn(caller: RequestContext, table: TableId) -> PrivateReply:
    """On top of the first panel after an absence stands what happened meanwhile."""
    visit = await enter_table(caller, table)
    pressed = await caller.services.house.presence.last_seen_at(table)
    before = pressed.get(caller.person.id)
    was_away = before is None or visit.standing.now - before > PRESENT_FOR
    return await add_coaching(caller, visit, turn_reply(visit, was_away=was_away))


def turn_reply(visit: TableContext, *, was_away: bool = False) -> PrivateReply:
    """What whoever asks can do now, or for whom the table waits."""
    sitting = _require_question(visit, None)
    if isinstance(sitting, PrivateReply):
        return sitting
    lines = notices.since_own_move(sitting) if was_away else []
    told = [sitting.voice("meanwhile-head"), *(f"> {line}" for line in lines)] if lines else []
    told = [*absence_lines(sitting), *told]
    if not told:
        return turn_panel(sitting)
    reply = turn_panel(sitting, "\n".join(told))
    return replace(
        reply, presses=(*reply.presses, *table_texts.story_button(sitting.standing, sitting.voice))
    )


def _require_question(
    visit: TableContext, asked_of: QuestionId | None, picked: str = ""
) -> SeatContext | PrivateReply:
    """Somebody who may act here, or what he is told instead; what he picked is not lost."""
    sitting, card = visit.seat_context, visit.standing.card
    if sitting is None:
        return _not_playing_reply(visit)
    if card.status is not TableStatus.PLAYING:
        standing, voice = visit.standing, visit.voice
        again = (
            *pictures.page_button(standing, voice),
            *replay_viewer.film_buttons(standing, voice),
        )
        return PrivateReply(voice(f"table-is-{card.status}"), again)
    if asked_of is not None and asked_of.seat >= len(card.holders):
        raise UnknownButton
    if asked_of is not None and asked_of.seat != sitting.seat:
        return _foreign_button_reply(sitting, asked_of.seat)
    if asked_of is not None and asked_of.ahead:
        return plans.enter_draft(visit, asked_of)
    if asked_of is not None and asked_of != sitting.question_id:
        return stale_reply(sitting, picked)
    if not sitting.may_move:
        return _not_your_turn_reply(sitting)
    return sitting


def _not_playing_reply(visit: TableContext) -> PrivateReply:
    voice, table = visit.voice, visit.table_id
    if visit.standing.course is None:
        return PrivateReply(
            not_started_text(visit.standing.card, voice), tuple(lobby_buttons(visit))
        )
    board = ButtonSpec(components.route_id("words", table), voice.label_text("press-board"))
    return PrivateReply("\n".join([voice("door-looks-on"), *waiting_lines(visit)]), (board,))


def lobby_buttons(visit: TableContext) -> Iterator[ComponentSpec]:
    """For whoever sits there what he may do; nobody else can do more than sit down."""
    standing, is_there = visit.standing, visit.seat is not None
    joins = components.route_id("join", visit.table_id)
    for press in lobby_post_lobby_buttons(standing, visit.voice):
        if isinstance(press, ButtonSpec) and (press.id == joins) != is_there:
            yield press


def waiting_lines(visit: TableContext) -> list[str]:
    """What the table waits for."""
    text = prompt_text(visit.standing)
    return [visit.voice.speak_text(text)] if text else []


def _foreign_button_reply(sitting: SeatContext, meant: Seat) -> PrivateReply:
    """Somebody else's button: whose, and what he can do himself."""
    words = sitting.voice("door-not-yours", who=Who(meant))
    if sitting.may_move:
        return turn_panel(sitting, words)
    return _not_your_turn_reply(sitting, words)


def _not_your_turn_reply(sitting: SeatContext, before: str = "") -> PrivateReply:
    if sitting.is_called:
        return turn_panel(sitting, before)
    text = prompt_text(sitting.standing)
    assert text is not None, "as long as a game is played somebody is asked"
    words = [before, sitting.voice.speak_text(text)] if before else [sitting.voice.speak_text(text)]
    return PrivateReply("\n".join(words), own_buttons(sitting), asks=sitting.panel_question)


def own_buttons(sitting: SeatContext) -> tuple[ComponentSpec, ...]:
    """What is of use to a player whose turn it is not."""
    table = sitting.standing.card.id
    return (
        ButtonSpec(components.route_id("hand", table), sitting.voice.label_text("press-hand")),
        ButtonSpec(components.route_id("words", table), sitting.voice.label_text("press-board")),
        *plan_button(sitting),
        *game_ui_of(sitting.standing).beside(sitting),
        *_come_back_button(sitting),
    )


def _come_back_button(sitting: SeatContext) -> Iterator[ComponentSpec]:
    """For whom somebody stands in: any move brings him back, and this does without one."""
    if sitting.standing.card.holders[sitting.seat].replacement:
        press = components.route_id("back", sitting.standing.card.id)
        yield ButtonSpec(press, sitting.voice.label_text("press-am-back"))


# What came of it


def result_reply(
    visit: TableContext, outcome: CommandResult, done: Text | None = None
) -> PrivateReply:
    """What whoever asked for something hears of it; `done` is for what no event tells."""
    match outcome:
        case Applied(_, events):
            return _applied_reply(visit, events, done)
        case Rejected(refusal):
            return _rejected_reply(visit, refusal)
        case Stale() if visit.seat_context:
            return stale_reply(visit.seat_context)
        case Duplicate() | Stale():
            return _applied_reply(visit, ())
    assert isinstance(outcome, StorageError)
    return PrivateReply(
        visit.voice("door-not-kept"), own_buttons(visit.seat_context) if visit.seat_context else ()
    )


def _applied_reply(
    visit: TableContext, events: Sequence[Event], done: Text | None = None
) -> PrivateReply:
    voice, sitting = visit.voice, visit.seat_context
    seat = sitting.seat if sitting else None
    lines = table_texts.story_in_words(visit.standing, voice, texts_heard(events, seat), seat)
    if seat is not None and events:
        lines += map(voice.speak_text, own_place_text(visit.standing, seat))
    words = "\n".join(lines) or (voice.speak_to_seat(seat, done) if done else voice("door-done"))
    if len(words) <= ROOM_ABOVE_PANEL:
        return replace(_next_reply(visit, words), on_the_board=_is_told_by_board(visit, events))
    reply = _next_reply(visit, "")
    return replace(reply, words=reply.words or voice("door-done"), more=words)


def _is_told_by_board(visit: TableContext, events: Sequence[Event]) -> bool:
    """Whether the board in this channel says all of it, and all that can be done next."""
    sitting, card = visit.seat_context, visit.standing.card
    if sitting is None or visit.caller.place != card.place or not events:
        return False
    if any(seat == sitting.seat for event in events for seat, _ in event.private):
        return False
    if is_in_direct_messages(card):
        return True
    if card.status is not TableStatus.PLAYING:
        return False  # only here players read how it ended for themselves
    return not sitting.may_move or bool(public_move_buttons(visit.standing, visit.voice))


def _next_reply(visit: TableContext, words: str) -> PrivateReply:
    """What was done, and what can be done next."""
    sitting = visit.seat_context
    if sitting is None or visit.standing.card.status is not TableStatus.PLAYING:
        return PrivateReply(words)
    if sitting.can_act:
        return turn_panel(sitting, words)
    # For whom the table waits now the board says; here it would soon be no longer true.
    ways = (*own_buttons(sitting), *undo_button(sitting))
    return PrivateReply(words, ways, asks=sitting.panel_of_news)


def _rejected_reply(visit: TableContext, refusal: Refusal) -> PrivateReply:
    sitting, voice = visit.seat_context, visit.voice
    words = voice.speak_text(describe_table_refusal(visit.standing, refusal))
    page = tuple(rulebook_buttons(visit.standing, voice, refusal))
    if sitting is None:
        return PrivateReply(words, page)
    if sitting.is_called:
        reply = turn_panel(sitting, words)
        return replace(reply, presses=(*reply.presses, *page))
    if not sitting.may_move:
        return PrivateReply(words, (*own_buttons(sitting), *page))
    nearest: list[ComponentSpec] = []
    if refusal.nearest and _is_spelt_move(sitting, refusal.nearest):
        nearest.append(move_button(sitting, refusal.nearest, likely=True))
    back = ButtonSpec(components.route_id("turn", visit.table_id), voice.label_text("press-back"))
    return PrivateReply(words, (*nearest, back, *page), asks=sitting.panel_question)


def _is_spelt_move(sitting: SeatContext, spelt: str) -> bool:
    return not isinstance(sitting.standing.game.vocabulary.read(spelt), Refusal)


def stale_reply(sitting: SeatContext, picked: str = "") -> PrivateReply:
    """An old button: the last of what happened meanwhile, and what can be done now."""
    lines = [sitting.voice("door-stale"), *(f"> {line}" for line in _meanwhile_lines(sitting))]
    words = "\n".join(lines)
    reply = (
        _picked_again(sitting, words, picked)
        if sitting.may_move
        else _not_your_turn_reply(sitting, words)
    )
    all_of_it = table_texts.story_button(sitting.standing, sitting.voice)
    return replace(reply, presses=(*reply.presses, *all_of_it))


def _picked_again(sitting: SeatContext, before: str, picked: str) -> PrivateReply:
    """What was picked as it would be now, to be looked at once more; else all he may do."""
    verb, _, rest = picked.partition(" ")
    if sitting.is_called or not rest or verb not in sitting.moves_by_verb():
        return turn_panel(sitting, before)
    reply = choice_panel(sitting, picked)
    return replace(reply, words=f"{before}\n{reply.words}")


def _meanwhile_lines(sitting: SeatContext) -> list[str]:
    """What was done since the player's own last move, and that move itself."""
    texts: list[Text] = []
    for made in reversed(sitting.course.made):
        texts = [*texts_heard(made.step.events, sitting.seat), *texts]
        if made.seat == sitting.seat or len(texts) >= MEANWHILE_LINES:
            break
    return [sitting.voice.speak_to_seat(sitting.seat, text) for text in texts[-MEANWHILE_LINES:]]
