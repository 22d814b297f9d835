"""The moves made for a person who was away, and what they were worth."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.game import Seat, passing_move
from bot.engine.text import Refusal
from bot.players.player import make_situation, player_chance
from bot.players.registry import CAREFUL, gain_estimator, players_and_replacements
from bot.tables.records import AbsenceEntry
from bot.tables.state import AnyCourse, TableState
from bot.tables.store import summarize_error

_log = logging.getLogger(__name__)


def entries_of_seat(state: TableState, seat: Seat) -> tuple[AbsenceEntry, ...]:
    """Return the moves made for this seat, the first one first."""
    return tuple(entry for entry in state.absence_log if entry.seat == seat)


def _own_moves(state: TableState, seat: Seat) -> list[int]:
    assert state.course is not None
    automatic = {entry.at for entry in entries_of_seat(state, seat)}
    made = enumerate(state.course.made)
    return [at for at, move in made if move.seat == seat and at not in automatic]


def since_own_move(state: TableState, seat: Seat) -> int:
    """Return the number of moves in force after the owner's last own move."""
    own = _own_moves(state, seat)
    return own[-1] + 1 if own else 0


def is_passing_move(state: TableState, entry: AbsenceEntry) -> bool:
    """Whether the move let the question go by."""
    assert state.course is not None
    course, at = state.course, entry.at
    position = course.made[at - 1].step.state if at else course.start
    passing = passing_move(state.game, position, entry.seat)
    return bool(course.made[at].move == passing)


def until_own_move(state: TableState, seat: Seat) -> int:
    """Return the number of moves in force when the owner acted again, or now."""
    assert state.course is not None
    last = max((entry.at for entry in entries_of_seat(state, seat)), default=0)
    return next((at for at in _own_moves(state, seat) if at >= last), len(state.course.made))


def log_move(before: TableState, after: TableState | Refusal, seat: Seat) -> TableState | Refusal:
    """Add the automatic move from `before` to `after` to the log, with what was at stake."""
    course = before.course
    if isinstance(after, Refusal) or course is None or after.course is None:
        return after
    at = len(course.made)
    if len(after.course.made) != at + 1:
        return after
    entry = AbsenceEntry(
        seat, at, _estimate_stake(before, course, seat, after.course.made[at].move)
    )
    return replace(after, absence_log=(*after.absence_log, entry))


def drop_read(before: TableState, after: TableState, seat: Seat) -> TableState:
    """Drop entries older than the owner's last own move: they have been shown by then."""
    since = since_own_move(before, seat)
    return _with_entries(
        after, (one for one in after.absence_log if one.seat != seat or one.at >= since)
    )


def drop_undone(state: TableState) -> TableState:
    """Drop entries of moves that were taken back."""
    assert state.course is not None
    done = {(at, made.seat) for at, made in enumerate(state.course.made)}
    return _with_entries(state, (one for one in state.absence_log if (one.at, one.seat) in done))


def drop_seat(state: TableState, seat: Seat) -> TableState:
    """Drop the entries of a seat that has a new owner."""
    return _with_entries(state, (one for one in state.absence_log if one.seat != seat))


def _with_entries(state: TableState, entries: Iterable[AbsenceEntry]) -> TableState:
    kept = tuple(entries)
    return state if kept == state.absence_log else replace(state, absence_log=kept)


# What was at stake


def _estimate_stake(state: TableState, course: AnyCourse, seat: Seat, made: Any) -> int:
    """Estimate in points, from what the seat sees; log errors and return 0 for them."""
    try:
        return max(0, round(_points_at_stake(state, course, seat, made)))
    except Exception as error:
        _log.error(
            "nobody can tell what was at stake at table %d: %s",
            state.card.id,
            summarize_error(error),
        )
        return 0


def _points_at_stake(state: TableState, course: AnyCourse, seat: Seat, made: Any) -> float:
    """Compare the move, or a careful player's move, with letting the question go by."""
    game, position = state.game, course.state
    count, passing = gain_estimator(game.key), passing_move(game, position, seat)
    if count is None or passing is None:
        return 0.0
    if made == passing:
        careful = players_and_replacements(game.key)[CAREFUL]
        chance = player_chance(course.opening.seed, seat, len(course.made))
        made = careful(make_situation(game, position, seat), chance)
    return 0.0 if made == passing else count(game.view(position, seat), made, passing)
