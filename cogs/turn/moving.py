"""A move on its way from a click or a command to the house, and what is told of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.game import Event, Seat
from bot.engine.text import Refusal, Text, Who
from bot.host import acts
from bot.host.company import Status, TableId
from bot.host.house import SeatAct
from bot.host.letters import HERE
from bot.host.outcomes import Already, Kept, NotKept, Outcome, Refused, Stale, heard
from bot.host.standing import is_private
from bot.host.table import Act
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.presses import Press, Pressable, QuestionId, WornOut
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import refusal_in_words
from cogs.door.visit import Visit, after, at, not_begun
from cogs.games import front_of, rules_of
from cogs.posts import film, meanwhile, page, story
from cogs.posts.board import public_moves
from cogs.posts.errands import account
from cogs.posts.gathering import lobby_presses
from cogs.posts.panel import choice_panel, move_press, plan_press, turn_panel, undo_press
from cogs.posts.position import prompt
from cogs.posts.result import own_place
from cogs.turn import ahead, elbow

IN_PASSING = 700  # characters of what happened; more of it has a frame of its own
MEANWHILE = 6  # sentences told to somebody who comes back

Meant: TypeAlias = Callable[[AnySitting, str], Sequence[str]]


async def move(
    caller: Caller, table: TableId, moves: Sequence[str], asked_of: QuestionId | None = None
) -> Reply:
    """Make these moves for whoever asks; a button says for which question it was drawn."""
    if asked_of is not None and asked_of.ahead:
        return await ahead.think(caller, asked_of, moves)
    outcome = await as_seat(caller, table, lambda seat: _played(seat, moves, asked_of))
    visit = after(caller, outcome)
    if isinstance(outcome, Refused | Stale):
        sitting = _may_act(visit, asked_of, moves[0] if len(moves) == 1 else "")
        is_called = visit.sitting is not None and visit.sitting.is_called
        if isinstance(sitting, Reply) and not is_called:
            return sitting
    reply = reply_to(visit, outcome)
    return await elbow.taught(caller, visit, reply) if isinstance(outcome, Kept) else reply


def _played(seat: Seat, moves: Sequence[str], asked_of: QuestionId | None) -> Act:
    """Nobody makes a move by a button that was drawn for somebody else."""
    if asked_of is not None and asked_of.seat != seat:
        return lambda _: Stale(asked_of.decision)
    return acts.play(seat, moves, asked_of.decision if asked_of else None)


async def as_seat(caller: Caller, table: TableId, seat_act: SeatAct) -> Outcome:
    return await caller.as_seat(table, seat_act)


async def choose(caller: Caller, asked_of: QuestionId, words: str) -> Reply:
    """The next step of a choice, or the move itself once nothing is left to be chosen."""
    sitting = _may_act(await at(caller, asked_of.table), asked_of, words)
    if isinstance(sitting, Reply):
        return sitting
    if sitting.is_legal(words):
        return await move(caller, asked_of.table, [words], asked_of)
    return choice_panel(sitting, words)


async def make(caller: Caller, asked_of: QuestionId, game: str, words: str, meant: Meant) -> Reply:
    """The moves for which a button of a game's own stands, as these words say."""
    visit = await at(caller, asked_of.table)
    if visit.standing.game.key != game:
        raise WornOut
    sitting = _may_act(visit, asked_of, words)
    if isinstance(sitting, Reply):
        return sitting
    return await move(caller, asked_of.table, meant(sitting, words), asked_of)


async def take_turn(caller: Caller, table: TableId) -> Reply:
    """On top of the first panel after an absence stands what happened meanwhile."""
    visit = await at(caller, table)
    pressed = await caller.door.house.presence.at(table)
    before = pressed.get(caller.person.id)
    was_away = before is None or visit.standing.now - before > HERE
    return await elbow.taught(caller, visit, turn(visit, was_away=was_away))


def turn(visit: Visit, *, was_away: bool = False) -> Reply:
    """What whoever asks can do now, or for whom the table waits."""
    sitting = _may_act(visit, None)
    if isinstance(sitting, Reply):
        return sitting
    lines = meanwhile.since_own_move(sitting) if was_away else []
    told = [sitting.voice("meanwhile-head"), *(f"> {line}" for line in lines)] if lines else []
    told = [*account(sitting), *told]
    if not told:
        return turn_panel(sitting)
    reply = turn_panel(sitting, "\n".join(told))
    return replace(reply, presses=(*reply.presses, *story.press(sitting.standing, sitting.voice)))


def _may_act(visit: Visit, asked_of: QuestionId | None, picked: str = "") -> Sitting | Reply:
    """Somebody who may act here, or what he is told instead; what he picked is not lost."""
    sitting, card = visit.sitting, visit.standing.card
    if sitting is None:
        return _not_playing(visit)
    if card.status is not Status.PLAYING:
        standing, voice = visit.standing, visit.voice
        again = (*page.press_of(standing, voice), *film.press_of(standing, voice))
        return Reply(voice(f"table-is-{card.status}"), again)
    if asked_of is not None and asked_of.seat >= len(card.chairs):
        raise WornOut
    if asked_of is not None and asked_of.seat != sitting.seat:
        return _foreign(sitting, asked_of.seat)
    if asked_of is not None and asked_of.ahead:
        return ahead.thinking_at(visit, asked_of)
    if asked_of is not None and asked_of != sitting.question:
        return moved_on(sitting, picked)
    if not sitting.may_move:
        return _not_yet(sitting)
    return sitting


def _not_playing(visit: Visit) -> Reply:
    voice, table = visit.voice, visit.table
    if visit.standing.course is None:
        return Reply(not_begun(visit.standing.card, voice), tuple(in_lobby(visit)))
    board = Press(presses.knock("words", table), voice.label("press-board"))
    return Reply("\n".join([voice("door-looks-on"), *waiting(visit)]), (board,))


def in_lobby(visit: Visit) -> Iterator[Pressable]:
    """For whoever sits there what he may do; nobody else can do more than sit down."""
    standing, is_there = visit.standing, visit.seat is not None
    joins = presses.knock("join", visit.table)
    for press in lobby_presses(standing, visit.voice):
        if isinstance(press, Press) and (press.id == joins) != is_there:
            yield press


def waiting(visit: Visit) -> list[str]:
    """What the table waits for."""
    text = prompt(visit.standing)
    return [visit.voice.text(text)] if text else []


def _foreign(sitting: Sitting, meant: Seat) -> Reply:
    """Somebody else's button: whose, and what he can do himself."""
    words = sitting.voice("door-not-yours", who=Who(meant))
    if sitting.may_move:
        return turn_panel(sitting, words)
    return _not_yet(sitting, words)


def _not_yet(sitting: Sitting, before: str = "") -> Reply:
    if sitting.is_called:
        return turn_panel(sitting, before)
    text = prompt(sitting.standing)
    assert text is not None, "as long as a game is played somebody is asked"
    words = [before, sitting.voice.text(text)] if before else [sitting.voice.text(text)]
    return Reply("\n".join(words), own_presses(sitting), asks=sitting.asks)


def own_presses(sitting: Sitting) -> tuple[Pressable, ...]:
    """What is of use to a player whose turn it is not."""
    table = sitting.standing.card.id
    return (
        Press(presses.knock("hand", table), sitting.voice.label("press-hand")),
        Press(presses.knock("words", table), sitting.voice.label("press-board")),
        *plan_press(sitting),
        *front_of(sitting.standing).beside(sitting),
        *_back(sitting),
    )


def _back(sitting: Sitting) -> Iterator[Pressable]:
    """For whom somebody stands in: any move brings him back, and this does without one."""
    if sitting.standing.card.chairs[sitting.seat].stand_in:
        press = presses.knock("back", sitting.standing.card.id)
        yield Press(press, sitting.voice.label("press-am-back"))


# What came of it


def reply_to(visit: Visit, outcome: Outcome, done: Text | None = None) -> Reply:
    """What whoever asked for something hears of it; `done` is for what no event tells."""
    match outcome:
        case Kept(_, events):
            return _kept(visit, events, done)
        case Refused(refusal):
            return _refused(visit, refusal)
        case Stale() if visit.sitting:
            return moved_on(visit.sitting)
        case Already() | Stale():
            return _kept(visit, ())
    assert isinstance(outcome, NotKept)
    return Reply(visit.voice("door-not-kept"), own_presses(visit.sitting) if visit.sitting else ())


def _kept(visit: Visit, events: Sequence[Event], done: Text | None = None) -> Reply:
    voice, sitting = visit.voice, visit.sitting
    seat = sitting.seat if sitting else None
    lines = story.in_words(visit.standing, voice, heard(events, seat), seat)
    if seat is not None and events:
        lines += map(voice.text, own_place(visit.standing, seat))
    words = "\n".join(lines) or (voice.to(seat, done) if done else voice("door-done"))
    if len(words) <= IN_PASSING:
        return replace(_went_on(visit, words), on_the_board=_is_on_the_board(visit, events))
    reply = _went_on(visit, "")
    return replace(reply, words=reply.words or voice("door-done"), more=words)


def _is_on_the_board(visit: Visit, events: Sequence[Event]) -> bool:
    """Whether the board in this channel says all of it, and all that can be done next."""
    sitting, card = visit.sitting, visit.standing.card
    if sitting is None or visit.caller.place != card.place or not events:
        return False
    if any(seat == sitting.seat for event in events for seat, _ in event.private):
        return False
    if is_private(card):
        return True
    if card.status is not Status.PLAYING:
        return False  # only here players read how it ended for themselves
    return not sitting.may_move or bool(public_moves(visit.standing, visit.voice))


def _went_on(visit: Visit, words: str) -> Reply:
    """What was done, and what can be done next."""
    sitting = visit.sitting
    if sitting is None or visit.standing.card.status is not Status.PLAYING:
        return Reply(words)
    if sitting.may_act:
        return turn_panel(sitting, words)
    # For whom the table waits now the board says; here it would soon be no longer true.
    ways = (*own_presses(sitting), *undo_press(sitting))
    return Reply(words, ways, asks=sitting.tells)


def _refused(visit: Visit, refusal: Refusal) -> Reply:
    sitting, voice = visit.sitting, visit.voice
    words = voice.text(refusal_in_words(visit.standing, refusal))
    page = tuple(rules_of(visit.standing, voice, refusal))
    if sitting is None:
        return Reply(words, page)
    if sitting.is_called:
        reply = turn_panel(sitting, words)
        return replace(reply, presses=(*reply.presses, *page))
    if not sitting.may_move:
        return Reply(words, (*own_presses(sitting), *page))
    nearest: list[Pressable] = []
    if refusal.nearest and _is_move(sitting, refusal.nearest):
        nearest.append(move_press(sitting, refusal.nearest, likely=True))
    back = Press(presses.knock("turn", visit.table), voice.label("press-back"))
    return Reply(words, (*nearest, back, *page), asks=sitting.asks)


def _is_move(sitting: Sitting, spelt: str) -> bool:
    return not isinstance(sitting.standing.game.vocabulary.read(spelt), Refusal)


def moved_on(sitting: Sitting, picked: str = "") -> Reply:
    """An old button: the last of what happened meanwhile, and what can be done now."""
    lines = [sitting.voice("door-stale"), *(f"> {line}" for line in _meanwhile(sitting))]
    words = "\n".join(lines)
    reply = _as_picked(sitting, words, picked) if sitting.may_move else _not_yet(sitting, words)
    all_of_it = story.press(sitting.standing, sitting.voice)
    return replace(reply, presses=(*reply.presses, *all_of_it))


def _as_picked(sitting: Sitting, before: str, picked: str) -> Reply:
    """What was picked as it would be now, to be looked at once more; else all he may do."""
    verb, _, rest = picked.partition(" ")
    if sitting.is_called or not rest or verb not in sitting.by_verb():
        return turn_panel(sitting, before)
    reply = choice_panel(sitting, picked)
    return replace(reply, words=f"{before}\n{reply.words}")


def _meanwhile(sitting: Sitting) -> list[str]:
    """What was done since the player's own last move, and that move itself."""
    texts: list[Text] = []
    for made in reversed(sitting.course.made):
        texts = [*heard(made.step.events, sitting.seat), *texts]
        if made.seat == sitting.seat or len(texts) >= MEANWHILE:
            break
    return [sitting.voice.to(sitting.seat, text) for text in texts[-MEANWHILE:]]
