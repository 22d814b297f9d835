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


def board_post(standing: TableState, since: int) -> LayoutMessage:
    """The post of a table as it stands, with the story since that many moves were in force."""
    voice = speech_at_table(standing, standing.card.terms.language)
    if standing.course is None:
        return lobby_post.lobby_post(standing, voice)
    scores = result.final_scores(standing)
    if scores is not None:
        return result.result_post(standing, scores, voice)
    sitting = _private_seat(standing, voice)
    seat = sitting.seat if sitting else None
    told = _story_lines(standing, voice, since, seat)
    room = GIST_LENGTH if story.story_rules(standing) else STORY_LENGTH
    newest = limits.keep_newest(told, room, voice("story-earlier"), most=MOST_EVENTS)
    taught = tuple(coach.lesson_blocks(standing, voice))
    head = (*_call_lines(standing, voice, seat), *taught)
    below = tuple(_private_blocks(sitting, taught) if sitting else _board_buttons(standing, voice))
    hand = (
        _hand_without_panel(table_texts.hand_words(sitting), words_of_blocks(below))
        if sitting
        else ""
    )
    beside = [newest, *_live_lines(standing, voice), *_vote_lines(standing, voice), hand]
    foot = (
        *(TextBlock(text) for text in beside if text),
        *table_texts.solo_deal_blocks(standing, voice),
        *below,
    )
    left = limits.WORDS - len(words_of_blocks((*head, *foot))) - len("\n\n")
    seen = limits.cut_lines(board_words(standing, voice), left, voice("board-cut"))
    return LayoutMessage(head, foot, instead=seen, accent=seat_color(_seat_spoken_of(standing)))


async def add_board_picture(
    placard: LayoutMessage, standing: TableState, painter: PicturePainter | None
) -> LayoutMessage:
    """With the picture of the board where one is wanted; before the start with the game's own."""
    if painter is None:
        return placard
    if standing.course is None:
        return replace(placard, picture=cover_picture(standing))
    if game_ui_of(standing).pictures is None or not wants_picture(standing):
        return placard
    voice = speech_at_table(standing, standing.card.terms.language)
    told = game_page.make_page(standing)
    if told is not None:
        return replace(placard, picture=await painter.paint_page(told, voice))
    taught = [one for one in placard.head if isinstance(one, BookPageBlock)]
    leaves = [await painter.paint_book_page(one, standing, voice) for one in taught]
    return replace(
        placard, picture=await painter.paint_board(standing, voice), leaves=tuple(leaves)
    )


def _private_seat(standing: TableState, voice: SpeechContext) -> SeatContext | None:
    """In direct messages the board is seen by nobody but the one who plays there."""
    if not is_in_direct_messages(standing.card):
        return None
    seats = (Seat(at) for at, chair in enumerate(standing.card.holders) if chair.person)
    return SeatContext(standing, next(seats), voice)


def _seat_spoken_of(standing: TableState) -> Seat | None:
    """Whom the table waits for, if it is one."""
    waits = seats_waited_for(standing)
    return next(iter(waits)) if len(waits) == 1 else None


def _story_lines(
    standing: TableState, voice: SpeechContext, since: int, seat: Seat | None
) -> list[str]:
    """What came after the last move of those who are asked now, and at least the latest."""
    told = partial(story.story_since, standing, voice, seat=seat, gist=True)
    lines = told(max(since, _moves_at_handover(standing)), at_most=MOST_EVENTS + 1)
    return lines if len(lines) >= LATEST_EVENTS else told(since, at_most=LATEST_EVENTS)


def _hand_without_panel(hand: str, below: str) -> str:
    """One's hand without the cards that the panel below tells line by line."""
    told = {re.sub(r" \d+$", "", name) for name in _BOLD.findall(below)}
    return "\n".join(line for line in hand.splitlines() if not told & {*_BOLD.findall(line)[:1]})


def _moves_at_handover(standing: TableState) -> int:
    """How many moves were in force when the first of them made his last one, which is told too."""
    assert standing.course is not None
    last = {made.seat: at for at, made in enumerate(standing.course.made)}
    return min((last.get(one, 0) for one in seats_waited_for(standing)), default=0)


# Who is waited for


def _call_lines(
    standing: TableState, voice: SpeechContext, own: Seat | None = None
) -> Iterator[TextBlock]:
    """The call; in small print where one is, and until when."""
    text = prompt_text(standing)
    if is_left_to_computers(standing):
        who = tuple(Who(seat) for seat in sorted(seats_waited_for(standing)))
        yield TextBlock(f"### ► {voice('board-thinking', who=who)}")
    elif text is not None:
        form = "you" if own in seats_waited_for(standing) else ""
        yield TextBlock(f"### ► {voice.speak_text(text, form)}")
    else:
        yield TextBlock(f"### {voice(f'table-is-{standing.card.status}')}")
    yield TextBlock(
        " · ".join([table_heading(standing, voice), *_deadline_lines(standing, voice)]), small=True
    )


def _deadline_lines(standing: TableState, voice: SpeechContext) -> Iterator[str]:
    for seat in sorted(seats_waited_for(standing)):
        until = deadline_of_seat(standing, seat)
        if until is not None:
            yield voice("board-deadline", who=Who(seat), when=format_time(until, "R"))
    after = next_seat_waited_for(standing)
    if after is not None and len(standing.card.holders) > 2:
        yield voice("board-next", who=Who(after))


# Below the board


def _board_buttons(standing: TableState, voice: SpeechContext) -> Iterator[ComponentSpec]:
    table = standing.card.id
    if standing.card.status in (TableStatus.OVER, TableStatus.CANCELLED):
        yield ButtonSpec(
            components.route_id("rematch", table), voice.label_text("press-rematch"), likely=True
        )
        yield _story_button(standing, voice)
        yield from story.story_button(standing, voice)
        yield from replay_viewer.film_buttons(standing, voice)
        return
    motions = [
        press
        for ballot in standing.ballots
        for press in vote_buttons(standing, voice, ballot.motion)
    ]
    motions += _end_live_button(standing, voice)
    room = MOST_BUTTONS - BUTTONS_BESIDE - len(motions)
    if standing.card.status is TableStatus.PLAYING:
        moves = public_move_buttons(standing, voice)
        moves = moves if len(moves) <= room else []  # the panel of a turn has them all
        yield from moves
        room -= len(moves)
        if not (moves and is_solo(standing.card)):  # then it would open on the same
            turn = voice.label_text("press-turn")
            yield ButtonSpec(components.route_id("turn", table), turn, likely=not moves)
    yield ButtonSpec(components.route_id("hand", table), voice.label_text("press-hand"))
    yield from _orders_button(standing, voice) if room > 0 else ()
    yield from story.story_button(standing, voice)
    yield from _undo_button(standing, voice)
    if room > 1:
        yield _story_button(standing, voice)
    yield from motions[: MOST_BUTTONS - BUTTONS_BESIDE]
    if standing.card.status is TableStatus.PAUSED:
        yield ButtonSpec(
            components.route_id("resume", table), voice.label_text("press-resume"), likely=True
        )


def _orders_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    """The way to everybody's own, while there is anything to be ordered."""
    front, course = game_ui_of(standing), standing.course
    if not front.orders or course is None or standing.card.status is not TableStatus.PLAYING:
        return
    if front.may_order(standing.game.view(course.state, None)):
        yield ButtonSpec(
            components.route_id(front.orders, standing.card.id), voice.label_text("press-orders")
        )


def _undo_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    """For whoever moved last, as long as nobody else is touched by it."""
    course, card = standing.course, standing.card
    if card.status is not TableStatus.PLAYING or course is None or not course.made:
        return
    last = course.made[-1].seat
    may_undo = count_undoable(course, last) or card.terms.teaching
    if may_undo and not is_played_by_computer(card.holders[last]):
        yield ButtonSpec(
            components.route_id("undo", card.id, 1, at=course.ply), voice.label_text("press-undo")
        )


def _story_button(standing: TableState, voice: SpeechContext) -> ButtonSpec:
    """All of what the post tells the end of."""
    return ButtonSpec(components.route_id("log", standing.card.id), voice.label_text("press-log"))


def _private_blocks(sitting: SeatContext, taught: Iterable[Block]) -> Iterator[Block]:
    """All that can be done now stands open: nobody else could press it."""
    standing, voice = sitting.standing, sitting.voice
    if standing.card.status is not TableStatus.PLAYING:
        yield from _board_buttons(standing, voice)
        return
    table, panel = standing.card.id, panel_without_view(sitting)
    turn = (*panel.blocks, *panel.presses)
    has_room = count_parts((*turn, *taught)) <= MOST_OWN_BLOCKS
    if has_room and not any(isinstance(one, MenuSpec) for one in panel.presses):
        yield from turn
    else:
        yield ButtonSpec(
            components.route_id("turn", table), voice.label_text("press-turn"), likely=True
        )
        yield from undo_button(sitting)
    yield from coach.hint_button(sitting)
    yield from story.story_button(standing, voice)
    yield _story_button(standing, voice)


def _live_lines(standing: TableState, voice: SpeechContext) -> Iterator[str]:
    """Till when all of them play live, or what that would mean."""
    if is_live(standing):
        yield voice("board-live", when=format_time(live_ends(standing), "R"))
    elif find_ballot(standing, LiveMotion()):
        minutes, answer = clocks.LIVE_LASTS // MINUTE, clocks.LIVE_ANSWER // MINUTE
        yield voice("board-live-offered", minutes=minutes, answer=answer)


def _end_live_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    if is_live(standing):
        yield ButtonSpec(
            components.route_id("endlive", standing.card.id), voice.label_text("press-end-live")
        )


def _vote_lines(standing: TableState, voice: SpeechContext) -> Iterator[str]:
    """What is put to the vote, who is in favour, and until when the others are asked."""
    for ballot in standing.ballots:
        yield voice(
            "board-vote",
            motion=describe_motion(ballot.motion),
            voices=tuple(Who(seat) for seat in ballot.votes),
            when=format_time(ballot.until, "R"),
        )


def vote_buttons(
    standing: TableState, voice: SpeechContext, motion: Motion
) -> Iterator[ButtonSpec]:
    """For and against what is put to the vote."""
    yield _in_favor(standing, voice, motion)
    against = voice.label_text("press-against", motion=describe_motion(motion))
    yield ButtonSpec(components.route_id("against", standing.card.id, motion), against)


def motion_press(standing: TableState, voice: SpeechContext, motion: Motion) -> ButtonSpec:
    """Put a motion to the vote, or vote for it if it is open already."""
    is_open = find_ballot(standing, motion) is not None
    ply = standing.course.ply if standing.course and not is_open else None
    return _in_favor(standing, voice, motion, ply)


def _in_favor(
    standing: TableState, voice: SpeechContext, motion: Motion, ply: int | None = None
) -> ButtonSpec:
    id_ = components.route_id("vote", standing.card.id, motion, at=ply)
    return ButtonSpec(id_, voice.label_text("press-vote", motion=describe_motion(motion)))


def public_move_buttons(standing: TableState, voice: SpeechContext) -> list[ComponentSpec]:
    """Moves that stand open to see for everybody. The others are in the panel."""
    assert standing.course is not None
    (seat, *others) = sorted(seats_waited_for(standing))
    if others or seats_called(standing):
        return []
    table, decision = standing.card.id, standing.course.decisions[seat]
    question = QuestionId(table, seat, decision)
    found: list[ComponentSpec] = []
    game, state, front = standing.game, standing.course.state, game_ui_of(standing)
    view = game.view(state, None)
    offered = front.public_moves(view)
    if is_solo(standing.card):  # nothing is hidden that would make a difference
        legal = {game.vocabulary.spell(move) for move in legal_moves(game, state, seat)}
        offered = [pair for pair in offered if pair[0] in legal]
    for spelt, likely in offered:
        text = front.named(view, spelt) or describe_table_move(standing, spelt)
        label = voice.button_text(text) if text else spelt
        is_move = not isinstance(standing.game.vocabulary.read(spelt), Refusal)
        id_ = components.move_id if is_move else components.choice_id
        found.append(ButtonSpec(id_(question, spelt), label, likely))
    return found
