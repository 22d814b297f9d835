"""The board post of a table: what it says, and what can be pressed below it.

Everybody reads it, so it is made of the spectators' view alone: not even which buttons there are
may tell what somebody holds. Only in direct messages it is one person's own, hand and all.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from bot.engine.game import Seat, legal_moves
from bot.engine.text import Refusal, Who
from bot.engine.undo import undoable
from bot.host import clocks
from bot.host.company import Status
from bot.host.motions import Live, Motion, named
from bot.host.standing import (
    Standing,
    called_for_wishes,
    is_left_to_computers,
    is_live,
    is_played_by_guest,
    is_private,
    is_solo,
    live_ends,
    next_up,
    waited_for,
)
from bot.host.time import MINUTE
from bot.host.votes import ballot_on
from cogs.door import limits, presses
from cogs.door.layout import Block, Leaf, Words, parts_in, words_in
from cogs.door.presses import Menu, Press, Pressable, QuestionId
from cogs.door.sitting import Sitting, deadline
from cogs.door.speech import Voice, moment, move_in_words, voice_at
from cogs.games import front_of
from cogs.posts import coach, film, gathering, looks, page, position, result, story
from cogs.posts.letters import Placard
from cogs.posts.looks import colour_of, wants_picture
from cogs.posts.panel import bare_panel, undo_press
from cogs.posts.pictures import Painter, cover
from cogs.posts.position import board, heading, prompt

STORY = 700  # characters; the rest of the post is the position
GIST = 1200  # of a story that is told in chapters
EVENTS = 8  # lines of the story: picture and buttons shall be seen together on a phone
LATEST = 3  # of them, that stay for whoever looks on
MOST = limits.PUBLIC_ROWS * limits.IN_A_ROW  # buttons below a post
BESIDE = 3  # of them: my turn, my hand, take it back
_BOLD = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)  # whom a line is about
MOST_OWN = 27  # parts of a turn below one's own: the others are the board's


def board_post(standing: Standing, since: int) -> Placard:
    """The post of a table as it stands, with the story since that many moves were in force."""
    voice = voice_at(standing, standing.card.terms.language)
    if standing.course is None:
        return gathering.lobby_post(standing, voice)
    scores = result.scores_of(standing)
    if scores is not None:
        return result.result_post(standing, scores, voice)
    sitting = _owner(standing, voice)
    seat = sitting.seat if sitting else None
    told = _told(standing, voice, since, seat)
    room = GIST if story.story_of(standing) else STORY
    newest = limits.newest(told, room, voice("story-earlier"), most=EVENTS)
    taught = tuple(coach.words(standing, voice))
    head = (*_called(standing, voice, seat), *taught)
    below = tuple(_below_private(sitting, taught) if sitting else _below(standing, voice))
    hand = _untold(position.hand(sitting), words_in(below)) if sitting else ""
    beside = [newest, *_live(standing, voice), *_on_votes(standing, voice), hand]
    foot = (*(Words(text) for text in beside if text), *looks.own_deal(standing, voice), *below)
    left = limits.WORDS - len(words_in((*head, *foot))) - len("\n\n")
    seen = limits.cut(board(standing, voice), left, voice("board-cut"))
    return Placard(head, foot, instead=seen, accent=colour_of(_spoken_of(standing)))


async def pictured(placard: Placard, standing: Standing, painter: Painter | None) -> Placard:
    """With the picture of the board where one is wanted; before the start with the game's own."""
    if painter is None:
        return placard
    if standing.course is None:
        return replace(placard, picture=cover(standing))
    if front_of(standing).pictures is None or not wants_picture(standing):
        return placard
    voice = voice_at(standing, standing.card.terms.language)
    told = page.chronicled(standing)
    if told is not None:
        return replace(placard, picture=await painter.page(told, voice))
    taught = [one for one in placard.head if isinstance(one, Leaf)]
    leaves = [await painter.leaf(one, standing, voice) for one in taught]
    return replace(placard, picture=await painter.board(standing, voice), leaves=tuple(leaves))


def _owner(standing: Standing, voice: Voice) -> Sitting | None:
    """In direct messages the board is seen by nobody but the one who plays there."""
    if not is_private(standing.card):
        return None
    seats = (Seat(at) for at, chair in enumerate(standing.card.chairs) if chair.person)
    return Sitting(standing, next(seats), voice)


def _spoken_of(standing: Standing) -> Seat | None:
    """Whom the table waits for, if it is one."""
    waits = waited_for(standing)
    return next(iter(waits)) if len(waits) == 1 else None


def _told(standing: Standing, voice: Voice, since: int, seat: Seat | None) -> list[str]:
    """What came after the last move of those who are asked now, and at least the latest."""
    told = partial(story.told_since, standing, voice, seat=seat, gist=True)
    lines = told(max(since, _handed_over(standing)), at_most=EVENTS + 1)
    return lines if len(lines) >= LATEST else told(since, at_most=LATEST)


def _untold(hand: str, below: str) -> str:
    """One's hand without the cards that the panel below tells line by line."""
    told = {re.sub(r" \d+$", "", name) for name in _BOLD.findall(below)}
    return "\n".join(line for line in hand.splitlines() if not told & {*_BOLD.findall(line)[:1]})


def _handed_over(standing: Standing) -> int:
    """How many moves were in force when the first of them made his last one, which is told too."""
    assert standing.course is not None
    last = {made.seat: at for at, made in enumerate(standing.course.made)}
    return min((last.get(one, 0) for one in waited_for(standing)), default=0)


# Who is waited for


def _called(standing: Standing, voice: Voice, own: Seat | None = None) -> Iterator[Words]:
    """The call; in small print where one is, and until when."""
    text = prompt(standing)
    if is_left_to_computers(standing):
        who = tuple(Who(seat) for seat in sorted(waited_for(standing)))
        yield Words(f"### ► {voice('board-thinking', who=who)}")
    elif text is not None:
        form = "you" if own in waited_for(standing) else ""
        yield Words(f"### ► {voice.text(text, form)}")
    else:
        yield Words(f"### {voice(f'table-is-{standing.card.status}')}")
    yield Words(" · ".join([heading(standing, voice), *_deadlines(standing, voice)]), small=True)


def _deadlines(standing: Standing, voice: Voice) -> Iterator[str]:
    for seat in sorted(waited_for(standing)):
        until = deadline(standing, seat)
        if until is not None:
            yield voice("board-deadline", who=Who(seat), when=moment(until, "R"))
    after = next_up(standing)
    if after is not None and len(standing.card.chairs) > 2:
        yield voice("board-next", who=Who(after))


# Below the board


def _below(standing: Standing, voice: Voice) -> Iterator[Pressable]:
    table = standing.card.id
    if standing.card.status in (Status.OVER, Status.CANCELLED):
        yield Press(presses.knock("rematch", table), voice.label("press-rematch"), likely=True)
        yield _happened(standing, voice)
        yield from story.press(standing, voice)
        yield from film.press_of(standing, voice)
        return
    motions = [
        press for ballot in standing.ballots for press in voices(standing, voice, ballot.motion)
    ]
    motions += _end_live(standing, voice)
    room = MOST - BESIDE - len(motions)
    if standing.card.status is Status.PLAYING:
        moves = public_moves(standing, voice)
        moves = moves if len(moves) <= room else []  # the panel of a turn has them all
        yield from moves
        room -= len(moves)
        if not (moves and is_solo(standing.card)):  # then it would open on the same
            turn = voice.label("press-turn")
            yield Press(presses.knock("turn", table), turn, likely=not moves)
    yield Press(presses.knock("hand", table), voice.label("press-hand"))
    yield from _orders(standing, voice) if room > 0 else ()
    yield from story.press(standing, voice)
    yield from _taken_back(standing, voice)
    if room > 1:
        yield _happened(standing, voice)
    yield from motions[: MOST - BESIDE]
    if standing.card.status is Status.PAUSED:
        yield Press(presses.knock("resume", table), voice.label("press-resume"), likely=True)


def _orders(standing: Standing, voice: Voice) -> Iterator[Press]:
    """The way to everybody's own, while there is anything to be ordered."""
    front, course = front_of(standing), standing.course
    if not front.orders or course is None or standing.card.status is not Status.PLAYING:
        return
    if front.may_order(standing.game.view(course.state, None)):
        yield Press(presses.knock(front.orders, standing.card.id), voice.label("press-orders"))


def _taken_back(standing: Standing, voice: Voice) -> Iterator[Press]:
    """For whoever moved last, as long as nobody else is touched by it."""
    course, card = standing.course, standing.card
    if card.status is not Status.PLAYING or course is None or not course.made:
        return
    last = course.made[-1].seat
    may_undo = undoable(course, last) or card.terms.teaching
    if may_undo and not is_played_by_guest(card.chairs[last]):
        yield Press(presses.knock("undo", card.id, 1, at=course.ply), voice.label("press-undo"))


def _happened(standing: Standing, voice: Voice) -> Press:
    """All of what the post tells the end of."""
    return Press(presses.knock("log", standing.card.id), voice.label("press-log"))


def _below_private(sitting: Sitting, taught: Iterable[Block]) -> Iterator[Block]:
    """All that can be done now stands open: nobody else could press it."""
    standing, voice = sitting.standing, sitting.voice
    if standing.card.status is not Status.PLAYING:
        yield from _below(standing, voice)
        return
    table, panel = standing.card.id, bare_panel(sitting)
    turn = (*panel.blocks, *panel.presses)
    has_room = parts_in((*turn, *taught)) <= MOST_OWN
    if has_room and not any(isinstance(one, Menu) for one in panel.presses):
        yield from turn
    else:
        yield Press(presses.knock("turn", table), voice.label("press-turn"), likely=True)
        yield from undo_press(sitting)
    yield from coach.hint_press(sitting)
    yield from story.press(standing, voice)
    yield _happened(standing, voice)


def _live(standing: Standing, voice: Voice) -> Iterator[str]:
    """Till when all of them play live, or what that would mean."""
    if is_live(standing):
        yield voice("board-live", when=moment(live_ends(standing), "R"))
    elif ballot_on(standing, Live()):
        minutes, answer = clocks.LIVE // MINUTE, clocks.LIVE_ANSWER // MINUTE
        yield voice("board-live-offered", minutes=minutes, answer=answer)


def _end_live(standing: Standing, voice: Voice) -> Iterator[Press]:
    if is_live(standing):
        yield Press(presses.knock("endlive", standing.card.id), voice.label("press-end-live"))


def _on_votes(standing: Standing, voice: Voice) -> Iterator[str]:
    """What is put to the vote, who is in favour, and until when the others are asked."""
    for ballot in standing.ballots:
        yield voice(
            "board-vote",
            motion=named(ballot.motion),
            voices=tuple(Who(seat) for seat in ballot.votes),
            when=moment(ballot.until, "R"),
        )


def voices(standing: Standing, voice: Voice, motion: Motion) -> Iterator[Press]:
    """For and against what is put to the vote."""
    yield _in_favor(standing, voice, motion)
    against = voice.label("press-against", motion=named(motion))
    yield Press(presses.knock("against", standing.card.id, motion), against)


def motion_press(standing: Standing, voice: Voice, motion: Motion) -> Press:
    """Put a motion to the vote, or vote for it if it is open already."""
    is_open = ballot_on(standing, motion) is not None
    ply = standing.course.ply if standing.course and not is_open else None
    return _in_favor(standing, voice, motion, ply)


def _in_favor(standing: Standing, voice: Voice, motion: Motion, ply: int | None = None) -> Press:
    id_ = presses.knock("vote", standing.card.id, motion, at=ply)
    return Press(id_, voice.label("press-vote", motion=named(motion)))


def public_moves(standing: Standing, voice: Voice) -> list[Pressable]:
    """Moves that stand open to see for everybody. The others are in the panel."""
    assert standing.course is not None
    (seat, *others) = sorted(waited_for(standing))
    if others or called_for_wishes(standing):
        return []
    table, decision = standing.card.id, standing.course.decisions[seat]
    question = QuestionId(table, seat, decision)
    found: list[Pressable] = []
    game, state, front = standing.game, standing.course.state, front_of(standing)
    view = game.view(state, None)
    offered = front.public_moves(view)
    if is_solo(standing.card):  # nothing is hidden that would make a difference
        legal = {game.vocabulary.spell(move) for move in legal_moves(game, state, seat)}
        offered = [pair for pair in offered if pair[0] in legal]
    for spelt, likely in offered:
        text = front.named(view, spelt) or move_in_words(standing, spelt)
        label = voice.button(text) if text else spelt
        is_move = not isinstance(standing.game.vocabulary.read(spelt), Refusal)
        id_ = presses.move if is_move else presses.choice
        found.append(Press(id_(question, spelt), label, likely))
    return found
