"""The journal of a game: its opening and one entry per act; replay it, and who may undo."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.engine.game import Game, Seat, Setup, Step, play_move
from bot.engine.notation import UNDO
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Refusal, Who, refuse

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
A = TypeVar("A", bound="JournalAct")

_COUNT = re.compile(r"[1-9][0-9]{0,8}")

# A journal is read without knowing the game it belongs to.
AnyGame: TypeAlias = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Opening:
    """All that was settled before the first move."""

    game: str
    rules: int
    printed: str  # the seal of the printed numbers it was started with
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str

    @property
    def setup(self) -> Setup:
        return Setup(self.seats, self.rules, self.options)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: who acted (None: the vote of all), what was done, the tally's seal after it."""

    seat: Seat | None
    act: str
    seal: str


class JournalAct(Protocol):
    """A line of a journal, with whatever else is known of it."""

    @property
    def act(self) -> str: ...


@dataclass(frozen=True, slots=True)
class MoveInForce(Generic[S, M]):
    """A move in force, and what it led to."""

    seat: Seat
    move: M
    step: Step[S]


@dataclass(frozen=True, slots=True)
class Course(Generic[S, M]):
    """A game so far: where it began and the moves in force. `ply` counts lines, undone ones too.

    `decisions` counts for each seat how often its own question has changed. A button carries
    the number it was drawn for, so that an old one is known as old, and one of five people
    who choose at the same time does not make the others' buttons old.
    """

    opening: Opening
    start: S
    decisions: tuple[int, ...]
    made: tuple[MoveInForce[S, M], ...] = ()
    ply: int = 0

    @property
    def state(self) -> S:
        return self.made[-1].step.state if self.made else self.start

    @property
    def chance(self) -> Chance:
        """The luck of the next move. The start of the game drew from move number 0."""
        return Chance(self.opening.seed, len(self.made) + 1)


class Diverged(Exception):
    """A journal no longer tells the game it told when it was written."""

    def __init__(self, ply: int, act: str, reason: str) -> None:
        super().__init__(f"line {ply} ({act}): {reason}")
        self.ply, self.act, self.reason = ply, act, reason


def begin_course(game: Game[S, M, V], opening: Opening) -> Course[S, M]:
    if opening.seats not in game.seats:  # what is damaged may well name a billion
        raise Diverged(0, "", f"it is no game for {opening.seats}")
    start = game.start(opening.setup, Chance(opening.seed, 0))
    return Course(opening, start, decisions=(0,) * opening.seats)


def advance_course(
    game: Game[S, M, V], course: Course[S, M], seat: Seat, move: M
) -> Course[S, M] | Refusal:
    step = play_move(game, course.state, seat, move, course.chance)
    if isinstance(step, Refusal):
        return step
    return replace(
        course,
        decisions=_update_decisions(game, course.decisions, course.state, seat, step.state),
        made=(*course.made, MoveInForce(seat, move, step)),
        ply=course.ply + 1,
    )


def take_back(course: Course[S, M], count: int) -> Course[S, M]:
    """The same game without its last moves; who may ask for it is judged in `undo`."""
    assert 0 < count <= len(course.made)
    decisions = _increment_all(course.decisions)
    return replace(course, decisions=decisions, made=course.made[:-count], ply=course.ply + 1)


def replay_journal(game: Game[S, M, V], opening: Opening, entries: Iterable[Entry]) -> Course[S, M]:
    """The course these lines tell, judged move by move and checked against every seal."""
    course = begin_course(game, opening)
    made: list[MoveInForce[S, M]] = []
    state, ply, decisions = course.start, 0, course.decisions
    for ply, entry in enumerate(entries, start=1):
        count = count_undone(entry.act)
        if count:
            if count > len(made):
                raise Diverged(ply, entry.act, "there is not so much to take back")
            del made[-count:]
            decisions = _increment_all(decisions)
        else:
            move = _replay_entry(game, opening.seed, state, len(made), ply, entry)
            decisions = _update_decisions(game, decisions, state, move.seat, move.step.state)
            made.append(move)
        state = made[-1].step.state if made else course.start
        seal = game.tally(state).seal()
        if seal != entry.seal:
            raise Diverged(ply, entry.act, f"the tally is {seal}, the journal says {entry.seal}")
    return replace(course, decisions=decisions, made=tuple(made), ply=ply)


def lines_in_force(lines: Iterable[A]) -> list[A]:
    """The lines of the moves that no later line takes back."""
    found: list[A] = []
    for line in lines:
        count = count_undone(line.act)
        if count:
            del found[-count:]
        else:
            found.append(line)
    return found


def count_undone(act: str) -> int:
    """How many moves this line takes back; 0 when it is a move of the game."""
    verb, _, count = act.partition(" ")
    return int(count) if verb == UNDO and _COUNT.fullmatch(count) else 0


def _update_decisions(
    game: Game[S, M, V], decisions: tuple[int, ...], before: S, seat: Seat, after: S
) -> tuple[int, ...]:
    """A seat's question changes when it answers, and when it starts or ceases to be asked.

    From being at leisure to being waited for it is another one, too.
    """
    changed = game.to_move(before) ^ game.to_move(after) | {seat}
    changed |= game.at_leisure(before) ^ game.at_leisure(after)
    return tuple([count + (at in changed) for at, count in enumerate(decisions)])


def _increment_all(decisions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count + 1 for count in decisions)


def _replay_entry(
    game: Game[S, M, V], seed: str, state: S, moves: int, ply: int, entry: Entry
) -> MoveInForce[S, M]:
    move = game.vocabulary.read(entry.act)
    if isinstance(move, Refusal):
        raise Diverged(ply, entry.act, f"it can't be read: {move.text.key}")
    if entry.seat is None:
        raise Diverged(ply, entry.act, "a move of the game has no seat")
    step = play_move(game, state, entry.seat, move, Chance(seed, moves + 1))
    if isinstance(step, Refusal):
        raise Diverged(ply, entry.act, f"it is refused: {step.text.key}")
    return MoveInForce(entry.seat, move, step)


def count_undoable(course: Course[S, M], seat: Seat) -> int:
    """How many of the last moves this seat may take back without asking anybody."""
    count = 0
    for made in reversed(course.made):
        if made.seat != seat or made.step.opened:
            break
        count += 1
    return count


def why_not_undo(course: Course[S, M], seat: Seat, count: int = 1) -> Refusal | None:
    """Why this seat may not take back so many moves by itself; None when it may."""
    allowed = count_undoable(course, seat)
    if 0 < count <= allowed:
        return None
    if not course.made:
        return refuse("undo", "nothing-to-undo")
    if count < 1 or (allowed and count > allowed):
        return refuse("undo", "undo-only-so-many", most=allowed)
    last = course.made[-1]
    if last.seat != seat:
        return refuse("undo", "undo-others-have-acted", who=Who(last.seat))
    return refuse("undo", "undo-something-was-seen")


def why_vote_cannot_undo(course: Course[S, M], count: int) -> Refusal | None:
    """Why not even everybody's vote takes back so many moves; None when it does."""
    if not course.made:
        return refuse("undo", "nothing-to-undo")
    if not 0 < count <= len(course.made):
        return refuse("undo", "undo-only-so-many", most=len(course.made))
    return None
