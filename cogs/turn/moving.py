"""A move on its way from a click or a command to the house, and what is told of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who
from bot.engine.undo import undoable
from bot.host.outcomes import Already, Kept, NotKept, Outcome, Refused, Stale
from bot.host.ports import Status, TableId
from bot.host.standing import Standing, waited_for
from cogs.door import presses
from cogs.door.answers import Reply, refused
from cogs.door.caller import Caller
from cogs.door.presses import Press, Pressable, Question, WornOut
from cogs.door.sitting import Sitting, sitting_of
from cogs.door.speech import refusal_in_words, voice_at
from cogs.games import front_of
from cogs.posts import film, story
from cogs.posts.panel import choice_panel, move_press, turn_panel
from cogs.posts.position import asked

IN_PASSING = 700  # characters of what happened; more of it has a frame of its own
MEANWHILE = 6  # sentences told to somebody who comes back


async def move(
    caller: Caller, table: TableId, moves: Sequence[str], asked_of: Question | None = None
) -> Reply:
    """Make these moves for whoever asks; a button says for which question it was drawn."""
    sitting = await _seated(caller, table, asked_of)
    if isinstance(sitting, Reply):
        return sitting
    decision = asked_of.decision if asked_of else None
    outcome = await caller.door.house.play(table, caller.person.id, moves, decision, caller.request)
    return await told(caller, table, outcome)


async def choose(caller: Caller, asked_of: Question, words: str) -> Reply:
    """The next step of a choice, or the move itself once nothing is left to be chosen."""
    sitting = await _seated(caller, asked_of.table, asked_of)
    if isinstance(sitting, Reply):
        return sitting
    if sitting.is_legal(words):
        return await move(caller, asked_of.table, [words], asked_of)
    return choice_panel(sitting, words)


async def take_turn(caller: Caller, table: TableId) -> Reply:
    """What whoever asks can do now, or for whom the table waits."""
    sitting = await _seated(caller, table, None)
    return sitting if isinstance(sitting, Reply) else turn_panel(sitting)


async def _seated(caller: Caller, table: TableId, asked_of: Question | None) -> Sitting | Reply:
    """Somebody who may act here, or what he is told instead."""
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    sitting = sitting_of(standing, caller.person)
    if sitting is None:
        return _not_playing(caller, standing)
    if standing.card.status is not Status.PLAYING:
        again = film.press_of(standing, sitting.voice)
        return Reply(sitting.voice(f"table-is-{standing.card.status}"), again)
    if asked_of is not None and asked_of.seat >= len(standing.card.chairs):
        raise WornOut
    if asked_of is not None and asked_of.seat != sitting.seat:
        return _foreign(sitting, asked_of.seat)
    if asked_of is not None and asked_of != sitting.question:
        return _stale(sitting)
    if not sitting.may_move:
        return _not_yet(sitting)
    return sitting


def _not_playing(caller: Caller, standing: Standing) -> Reply:
    voice = voice_at(standing, caller.person.language)
    table = standing.card.id
    if standing.card.status is Status.GATHERING:
        join = Press(presses.bell("join", table), voice.label("press-join"), likely=True)
        return Reply(voice("door-not-begun"), (join,))
    board = Press(presses.bell("board", table), voice.label("press-board"))
    return Reply("\n".join([voice("door-looks-on"), *_waiting(standing, caller)]), (board,))


def _waiting(standing: Standing, caller: Caller) -> list[str]:
    text = asked(standing)
    return [voice_at(standing, caller.person.language).text(text)] if text else []


def _foreign(sitting: Sitting, meant: Seat) -> Reply:
    """Somebody else's button: whose, and what he can do himself."""
    words = sitting.voice("door-not-yours", who=Who(meant))
    if sitting.may_move:
        return turn_panel(sitting, words)
    return _not_yet(sitting, words)


def _not_yet(sitting: Sitting, before: str = "") -> Reply:
    words = [before] if before else []
    text = asked(sitting.standing)
    if text is not None:
        words.append(sitting.voice.text(text))
    return Reply("\n".join(words) or sitting.voice("asked-over"), own_presses(sitting))


def own_presses(sitting: Sitting) -> tuple[Pressable, ...]:
    """What is of use to a player whose turn it is not."""
    table = sitting.standing.card.id
    return (
        Press(presses.bell("hand", table), sitting.voice.label("press-hand"), likely=True),
        Press(presses.bell("board", table), sitting.voice.label("press-board")),
        *front_of(sitting.standing).beside(sitting),
        *_back(sitting),
    )


def _back(sitting: Sitting) -> Iterator[Pressable]:
    """For whom somebody stands in: any move brings him back, and this does without one."""
    if sitting.standing.card.chairs[sitting.seat].stand_in:
        press = presses.bell("back", sitting.standing.card.id)
        yield Press(press, sitting.voice.label("press-am-back"))


# What came of it


async def told(caller: Caller, table: TableId, outcome: Outcome, done: Text | None = None) -> Reply:
    """What whoever asked for something hears of it; `done` is for what no event tells."""
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    sitting = sitting_of(standing, caller.person)
    match outcome:
        case Kept():
            return _kept(caller, standing, sitting, outcome, done)
        case Refused(refusal):
            return _refused(caller, standing, sitting, refusal)
        case Stale() if sitting:
            return _stale(sitting)
        case Already() | Stale():
            return _kept(caller, standing, sitting, Kept(0, ()))
    assert isinstance(outcome, NotKept)
    voice = voice_at(standing, caller.person.language)
    return Reply(voice("door-not-kept"), own_presses(sitting) if sitting else ())


def _kept(
    caller: Caller,
    standing: Standing,
    sitting: Sitting | None,
    outcome: Kept,
    done: Text | None = None,
) -> Reply:
    voice = voice_at(standing, caller.person.language)
    seat = sitting.seat if sitting else None
    lines = story.in_words(standing, voice, outcome.heard_by(seat), seat)
    told = "\n".join(lines) or (voice.to(seat, done) if done else voice("door-done"))
    if len(told) <= IN_PASSING:
        return _went_on(standing, sitting, told)
    reply = _went_on(standing, sitting, "")
    return replace(reply, words=reply.words or voice("door-done"), more=told)


def _went_on(standing: Standing, sitting: Sitting | None, told: str) -> Reply:
    """What was done, and what can be done next."""
    if sitting is None or standing.card.status is not Status.PLAYING:
        return Reply(told)
    reply = turn_panel(sitting, told) if sitting.may_move else _not_yet(sitting, told)
    return replace(reply, presses=(*reply.presses, *_undo(sitting)))


def _undo(sitting: Sitting) -> Iterator[Pressable]:
    """Offered as long as nobody else is touched by it; whoever is at leisure has a move for it."""
    if sitting.may_move and not sitting.is_asked:
        return
    if undoable(sitting.course, sitting.seat):
        press = presses.bell("undo", sitting.standing.card.id, 1)
        yield Press(press, sitting.voice.label("press-undo"))


def _refused(
    caller: Caller, standing: Standing, sitting: Sitting | None, refusal: Refusal
) -> Reply:
    voice = voice_at(standing, caller.person.language)
    words = voice.text(refusal_in_words(standing, refusal))
    if sitting is None:
        return Reply(words)
    if not sitting.may_move:
        return Reply(words, own_presses(sitting))
    nearest: list[Pressable] = []
    if refusal.nearest and _is_move(sitting, refusal.nearest):
        nearest.append(move_press(sitting, refusal.nearest, likely=True))
    back = Press(presses.bell("turn", standing.card.id), voice.label("press-back"))
    return Reply(words, (*nearest, back))


def _is_move(sitting: Sitting, spelt: str) -> bool:
    return not isinstance(sitting.standing.game.vocabulary.read(spelt), Refusal)


def _stale(sitting: Sitting) -> Reply:
    """An old button: the last of what happened meanwhile, and what can be done now."""
    lines = [sitting.voice("door-stale"), *(f"> {line}" for line in meanwhile(sitting))]
    words = "\n".join(lines)
    reply = turn_panel(sitting, words) if sitting.may_move else _not_yet(sitting, words)
    all_of_it = story.press(sitting.standing, sitting.voice)
    return replace(reply, presses=(*reply.presses, *all_of_it))


def meanwhile(sitting: Sitting) -> list[str]:
    """What was done since the player's own last move, and that move itself."""
    heard: list[Text] = []
    for made in reversed(sitting.course.made):
        heard = [*Kept(0, made.step.events).heard_by(sitting.seat), *heard]
        if made.seat == sitting.seat or len(heard) >= MEANWHILE:
            break
    return [sitting.voice.to(sitting.seat, text) for text in heard[-MEANWHILE:]]


def who_waits(standing: Standing) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in sorted(waited_for(standing)))
