"""The board post of a table: what it says, and which buttons stand below it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from bot.engine.game import Seat, legal_moves
from bot.engine.journal import count_undoable
from bot.engine.text import Refusal, Who
from bot.tables import clocks
from bot.tables.motions import LiveMotion, Motion, describe_motion
from bot.tables.people import MINUTE, TableStatus
from bot.tables.state import (
    TableState,
    is_in_direct_messages,
    is_left_to_computers,
    is_live,
    is_played_by_computer,
    is_solo,
    live_ends,
    next_seat_waited_for,
    seats_called,
    seats_waited_for,
)
from bot.tables.votes import find_ballot
from cogs.games import game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuSpec, QuestionId
from cogs.interaction.context import SeatContext, deadline_of_seat
from cogs.interaction.layout import Block, BookPageBlock, TextBlock, count_parts, words_of_blocks
from cogs.interaction.speech import SpeechContext, describe_table_move, format_time, speech_at_table
from cogs.messages import coach, game_page, lobby_post, replay_viewer, result, story, table_texts
from cogs.messages.discord_messages import LayoutMessage
from cogs.messages.panel import panel_without_view, undo_button
from cogs.messages.pictures import PicturePainter, cover_picture
from cogs.messages.table_texts import (
    board_words,
    prompt_text,
    seat_color,
    table_heading,
    wants_picture,
)

STORY_LENGTH = 700  # characters; the rest of the post is the position
GIST_LENGTH = 1200  # of a story that is told in chapters
MOST_EVENTS = 8  # lines of the story: picture and buttons shall be seen together on a phone
LATEST_EVENTS = 3  # of them, that stay for whoever looks on
MOST_BUTTONS = limits.PUBLIC_ROWS * limits.IN_A_ROW  # buttons below a post
BUTTONS_BESIDE = 3  # of them: my turn, my hand, take it back
_BOLD = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)  # whom a line is about
MOST_OWN_BLOCKS = 27  # parts of a turn below one's own: the others are the board's


def board_post(state: TableState, since: int) -> LayoutMessage:
    """The post of a table as it stands, with the story since that many moves were in force."""
    speech = speech_at_table(state, state.card.terms.language)
    if state.course is None:
        return lobby_post.lobby_post(state, speech)
    scores = result.final_scores(state)
    if scores is not None:
        return result.result_post(state, scores, speech)
    context = _private_seat(state, speech)
    seat = context.seat if context else None
    told = _story_lines(state, speech, since, seat)
    room = GIST_LENGTH if story.story_rules(state) else STORY_LENGTH
    newest = limits.keep_newest(told, room, speech("story-earlier"), most=MOST_EVENTS)
    taught = tuple(coach.lesson_blocks(state, speech))
    head = (*_call_lines(state, speech, seat), *taught)
    below = tuple(_private_blocks(context, taught) if context else _board_buttons(state, speech))
    hand = (
        _hand_without_panel(table_texts.hand_words(context), words_of_blocks(below))
        if context
        else ""
    )
    beside = [newest, *_live_lines(state, speech), *_vote_lines(state, speech), hand]
    foot = (
        *(TextBlock(text) for text in beside if text),
        *table_texts.solo_deal_blocks(state, speech),
        *below,
    )
    left = limits.WORDS - len(words_of_blocks((*head, *foot))) - len("\n\n")
    seen = limits.cut_lines(board_words(state, speech), left, speech("board-cut"))
    return LayoutMessage(head, foot, instead=seen, accent=seat_color(_seat_spoken_of(state)))


async def add_board_picture(
    layout: LayoutMessage, state: TableState, painter: PicturePainter | None
) -> LayoutMessage:
    """With the picture of the board where one is wanted; before the start with the game's own."""
    if painter is None:
        return layout
    if state.course is None:
        return replace(layout, picture=cover_picture(state))
    if game_ui_of(state).pictures is None or not wants_picture(state):
        return layout
    speech = speech_at_table(state, state.card.terms.language)
    told = game_page.make_page(state)
    if told is not None:
        return replace(layout, picture=await painter.paint_page(told, speech))
    taught = [one for one in layout.head if isinstance(one, BookPageBlock)]
    leaves = [await painter.paint_book_page(one, state, speech) for one in taught]
    return replace(layout, picture=await painter.paint_board(state, speech), leaves=tuple(leaves))


def _private_seat(state: TableState, speech: SpeechContext) -> SeatContext | None:
    """In direct messages the board is seen by nobody but the one who plays there."""
    if not is_in_direct_messages(state.card):
        return None
    seats = (Seat(at) for at, holder in enumerate(state.card.holders) if holder.person)
    return SeatContext(state, next(seats), speech)


def _seat_spoken_of(state: TableState) -> Seat | None:
    """Whom the table waits for, if it is one."""
    waits = seats_waited_for(state)
    return next(iter(waits)) if len(waits) == 1 else None


def _story_lines(
    state: TableState, speech: SpeechContext, since: int, seat: Seat | None
) -> list[str]:
    """What came after the last move of those who are asked now, and at least the latest."""
    told = partial(story.story_since, state, speech, seat=seat, gist=True)
    lines = told(max(since, _moves_at_handover(state)), at_most=MOST_EVENTS + 1)
    return lines if len(lines) >= LATEST_EVENTS else told(since, at_most=LATEST_EVENTS)


def _hand_without_panel(hand: str, below: str) -> str:
    """One's hand without the cards that the panel below tells line by line."""
    told = {re.sub(r" \d+$", "", name) for name in _BOLD.findall(below)}
    return "\n".join(line for line in hand.splitlines() if not told & {*_BOLD.findall(line)[:1]})


def _moves_at_handover(state: TableState) -> int:
    """How many moves were in force when the first of them made his last one, which is told too."""
    assert state.course is not None
    last = {made.seat: at for at, made in enumerate(state.course.made)}
    return min((last.get(one, 0) for one in seats_waited_for(state)), default=0)


# Who is waited for


def _call_lines(
    state: TableState, speech: SpeechContext, own: Seat | None = None
) -> Iterator[TextBlock]:
    """The call; in small print where one is, and until when."""
    text = prompt_text(state)
    if is_left_to_computers(state):
        who = tuple(Who(seat) for seat in sorted(seats_waited_for(state)))
        yield TextBlock(f"### ► {speech('board-thinking', who=who)}")
    elif text is not None:
        form = "you" if own in seats_waited_for(state) else ""
        yield TextBlock(f"### ► {speech.speak_text(text, form)}")
    else:
        yield TextBlock(f"### {speech(f'table-is-{state.card.status}')}")
    yield TextBlock(
        " · ".join([table_heading(state, speech), *_deadline_lines(state, speech)]), small=True
    )


def _deadline_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    for seat in sorted(seats_waited_for(state)):
        until = deadline_of_seat(state, seat)
        if until is not None:
            yield speech("board-deadline", who=Who(seat), when=format_time(until, "R"))
    after = next_seat_waited_for(state)
    if after is not None and len(state.card.holders) > 2:
        yield speech("board-next", who=Who(after))


# Below the board


def _board_buttons(state: TableState, speech: SpeechContext) -> Iterator[ComponentSpec]:
    table = state.card.id
    if state.card.status in (TableStatus.OVER, TableStatus.CANCELLED):
        yield ButtonSpec(
            components.route_id("rematch", table), speech.label_text("press-rematch"), likely=True
        )
        yield _story_button(state, speech)
        yield from story.story_button(state, speech)
        yield from replay_viewer.film_buttons(state, speech)
        return
    motions = [
        press for ballot in state.ballots for press in vote_buttons(state, speech, ballot.motion)
    ]
    motions += _end_live_button(state, speech)
    room = MOST_BUTTONS - BUTTONS_BESIDE - len(motions)
    if state.card.status is TableStatus.PLAYING:
        moves = public_move_buttons(state, speech)
        moves = moves if len(moves) <= room else []  # the panel of a turn has them all
        yield from moves
        room -= len(moves)
        if not (moves and is_solo(state.card)):  # then it would open on the same
            turn = speech.label_text("press-turn")
            yield ButtonSpec(components.route_id("turn", table), turn, likely=not moves)
    yield ButtonSpec(components.route_id("hand", table), speech.label_text("press-hand"))
    yield from _orders_button(state, speech) if room > 0 else ()
    yield from story.story_button(state, speech)
    yield from _undo_button(state, speech)
    if room > 1:
        yield _story_button(state, speech)
    yield from motions[: MOST_BUTTONS - BUTTONS_BESIDE]
    if state.card.status is TableStatus.PAUSED:
        yield ButtonSpec(
            components.route_id("resume", table), speech.label_text("press-resume"), likely=True
        )


def _orders_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """The way to everybody's own, while there is anything to be ordered."""
    game_ui, course = game_ui_of(state), state.course
    if not game_ui.orders or course is None or state.card.status is not TableStatus.PLAYING:
        return
    if game_ui.may_order(state.game.view(course.state, None)):
        yield ButtonSpec(
            components.route_id(game_ui.orders, state.card.id), speech.label_text("press-orders")
        )


def _undo_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """For whoever moved last, as long as nobody else is touched by it."""
    course, card = state.course, state.card
    if card.status is not TableStatus.PLAYING or course is None or not course.made:
        return
    last = course.made[-1].seat
    may_undo = count_undoable(course, last) or card.terms.teaching
    if may_undo and not is_played_by_computer(card.holders[last]):
        yield ButtonSpec(
            components.route_id("undo", card.id, 1, at=course.ply), speech.label_text("press-undo")
        )


def _story_button(state: TableState, speech: SpeechContext) -> ButtonSpec:
    """All of what the post tells the end of."""
    return ButtonSpec(components.route_id("log", state.card.id), speech.label_text("press-log"))


def _private_blocks(context: SeatContext, taught: Iterable[Block]) -> Iterator[Block]:
    """All that can be done now stands open: nobody else could press it."""
    state, speech = context.standing, context.voice
    if state.card.status is not TableStatus.PLAYING:
        yield from _board_buttons(state, speech)
        return
    table, panel = state.card.id, panel_without_view(context)
    turn = (*panel.blocks, *panel.presses)
    has_room = count_parts((*turn, *taught)) <= MOST_OWN_BLOCKS
    if has_room and not any(isinstance(one, MenuSpec) for one in panel.presses):
        yield from turn
    else:
        yield ButtonSpec(
            components.route_id("turn", table), speech.label_text("press-turn"), likely=True
        )
        yield from undo_button(context)
    yield from coach.hint_button(context)
    yield from story.story_button(state, speech)
    yield _story_button(state, speech)


def _live_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Till when all of them play live, or what that would mean."""
    if is_live(state):
        yield speech("board-live", when=format_time(live_ends(state), "R"))
    elif find_ballot(state, LiveMotion()):
        minutes, answer = clocks.LIVE_LASTS // MINUTE, clocks.LIVE_ANSWER // MINUTE
        yield speech("board-live-offered", minutes=minutes, answer=answer)


def _end_live_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    if is_live(state):
        yield ButtonSpec(
            components.route_id("endlive", state.card.id), speech.label_text("press-end-live")
        )


def _vote_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """What is put to the vote, who is in favour, and until when the others are asked."""
    for ballot in state.ballots:
        yield speech(
            "board-vote",
            motion=describe_motion(ballot.motion),
            voices=tuple(Who(seat) for seat in ballot.votes),
            when=format_time(ballot.until, "R"),
        )


def vote_buttons(state: TableState, speech: SpeechContext, motion: Motion) -> Iterator[ButtonSpec]:
    """For and against what is put to the vote."""
    yield _in_favor(state, speech, motion)
    against = speech.label_text("press-against", motion=describe_motion(motion))
    yield ButtonSpec(components.route_id("against", state.card.id, motion), against)


def motion_press(state: TableState, speech: SpeechContext, motion: Motion) -> ButtonSpec:
    """Put a motion to the vote, or vote for it if it is open already."""
    is_open = find_ballot(state, motion) is not None
    ply = state.course.ply if state.course and not is_open else None
    return _in_favor(state, speech, motion, ply)


def _in_favor(
    state: TableState, speech: SpeechContext, motion: Motion, ply: int | None = None
) -> ButtonSpec:
    id_ = components.route_id("vote", state.card.id, motion, at=ply)
    return ButtonSpec(id_, speech.label_text("press-vote", motion=describe_motion(motion)))


def public_move_buttons(state: TableState, speech: SpeechContext) -> list[ComponentSpec]:
    """Moves that stand open to see for everybody. The others are in the panel."""
    assert state.course is not None
    (seat, *others) = sorted(seats_waited_for(state))
    if others or seats_called(state):
        return []
    table, decision = state.card.id, state.course.decisions[seat]
    question = QuestionId(table, seat, decision)
    found: list[ComponentSpec] = []
    game, position, game_ui = state.game, state.course.state, game_ui_of(state)
    view = game.view(position, None)
    offered = game_ui.public_moves(view)
    if is_solo(state.card):  # nothing is hidden that would make a difference
        legal = {game.vocabulary.spell(move) for move in legal_moves(game, position, seat)}
        offered = [pair for pair in offered if pair[0] in legal]
    for spelt, likely in offered:
        text = game_ui.named(view, spelt) or describe_table_move(state, spelt)
        label = speech.button_text(text) if text else spelt
        is_move = not isinstance(state.game.vocabulary.read(spelt), Refusal)
        id_ = components.move_id if is_move else components.choice_id
        found.append(ButtonSpec(id_(question, spelt), label, likely))
    return found
