"""Play a whole game among computer players, and check the laws of the game at every ply."""

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.engine.game import Game, Seat, seats_to_answer
from bot.engine.journal import (
    Course,
    Diverged,
    Entry,
    Opening,
    advance_course,
    begin_course,
    replay_journal,
)
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.players.player import ComputerPlayer, make_player_chance, make_situation

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

# Far beyond any game: beyond that, moves run in circles.
MOST_MOVES = 20_000


class LawBroken(Exception):
    """A law of the game that was broken, and all moves; a move that failed comes last."""

    def __init__(self, law: str, opening: Opening, entries: tuple[Entry, ...]) -> None:
        super().__init__(law)
        self.law, self.opening, self.entries = law, opening, entries


def play_match(
    game: Game[S, M, V], opening: Opening, players: Sequence[ComputerPlayer[M, V]]
) -> Course[S, M]:
    """Play a whole game, one computer player for each seat; raise LawBroken."""
    course = begin_course(game, opening)
    _check_laws(game, course)
    while awaited := seats_to_answer(game, course.state):
        course = _play_next_ply(game, course, _whose_turn(course, awaited), players)
        _check_laws(game, course)
    if game.scores(course.state) is None:
        raise _make_law_broken(game, course, "the game is over, and nobody knows who won")
    return course


def journal_entries(game: Game[S, M, V], course: Course[S, M]) -> tuple[Entry, ...]:
    """The journal of a course from which nothing was taken back."""
    return tuple(
        Entry(made.seat, game.vocabulary.spell(made.move), game.tally(made.step.state).seal())
        for made in course.made
    )


def check_journal(game: Game[S, M, V], course: Course[S, M]) -> None:
    """Check that the journal, written and replayed, leads to the same state; raise LawBroken."""
    try:
        again = replay_journal(game, course.opening, journal_entries(game, course))
    except Diverged as diverged:
        raise _make_law_broken(game, course, f"the replay differs in {diverged}") from diverged
    if again.state != course.state:
        raise _make_law_broken(game, course, "the replay ends in another state with the same tally")


def _play_next_ply(
    game: Game[S, M, V], course: Course[S, M], seat: Seat, players: Sequence[ComputerPlayer[M, V]]
) -> Course[S, M]:
    situation = make_situation(game, course.state, seat)
    if not situation.moves:
        raise _make_law_broken(game, course, f"dead end: seat {seat} is asked and may do nothing")
    move = players[seat](situation, make_player_chance(course.opening.seed, seat, len(course.made)))
    try:
        after = advance_course(game, course, seat, move)
    except Exception as fault:
        raise _make_move_failed(game, course, seat, move, f"the rules fail: {fault!r}") from fault
    if isinstance(after, Refusal):
        told = f"an offered move is refused: {after.text.key} (rule {after.rule})"
        raise _make_move_failed(game, course, seat, move, told)
    return after


def _whose_turn(course: Course[Any, Any], awaited: frozenset[Seat]) -> Seat:
    """The seat that answers first; by luck where several are asked at once."""
    if len(awaited) == 1:
        return min(awaited)
    return Chance(f"{course.opening.seed}\nquickest", len(course.made)).one_of(
        sorted(awaited), "seat"
    )


def _check_laws(game: Game[S, M, V], course: Course[S, M]) -> None:
    law = game.broken_law(course.state)
    if law:
        raise _make_law_broken(game, course, law)
    if len(course.made) > MOST_MOVES:
        raise _make_law_broken(game, course, f"no end after {MOST_MOVES} moves")


def _make_law_broken(game: Game[S, M, V], course: Course[S, M], law: str) -> LawBroken:
    return LawBroken(law, course.opening, journal_entries(game, course))


def _make_move_failed(
    game: Game[S, M, V], course: Course[S, M], seat: Seat, move: M, law: str
) -> LawBroken:
    """The act stands in the journal as it was meant, without the tally it never led to."""
    meant = Entry(seat, game.vocabulary.spell(move), "")
    return LawBroken(law, course.opening, (*journal_entries(game, course), meant))
