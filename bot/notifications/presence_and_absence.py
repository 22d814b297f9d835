"""When people are here, how fast they answer, and what was done while they were away."""

import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.game import Seat, passing_move
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import CAREFUL, gain_estimator, players_and_replacements
from bot.tables import people
from bot.tables.derived_effects import Feature
from bot.tables.records import Job, JobKind, MoveInAbsence, ResponseHabit, TableRecord
from bot.tables.state import AnyCourse, TableState, people_at, with_feature_part
from bot.tables.store_protocols import Store, UnitOfWork, format_trace

_log = logging.getLogger(__name__)

MOST_REMEMBERED = 4096  # habits kept in memory
KEPT_EVERY = 2 * people.MINUTE  # stored times may be older than the truth by this
MOST_TABLES = 1024  # kept in memory


@dataclass(frozen=True, slots=True)
class _TablePresence:
    """When each person was last seen at a table, and what is stored of it."""

    seen: dict[people.PersonId, people.Time]
    kept: dict[people.PersonId, people.Time]


class Presence(Feature):
    """Keep the newest times in memory and store them every few minutes."""

    def __init__(self, store: Store, clock: people.Clock, *, room: int = MOST_TABLES) -> None:
        self._store = store
        self._clock = clock
        self._room = room
        self._tables: OrderedDict[people.TableId, _TablePresence] = OrderedDict()
        # People whose command runs, or is about to be stored.
        self._acting: dict[people.PersonId, dict[people.TableId, people.Time]] = {}
        self._notified: set[people.PersonId] = set()  # their next action is stored at once

    async def last_seen_by_person(
        self, table: people.TableId
    ) -> Mapping[people.PersonId, people.Time]:
        """Return when each person was last seen at this table."""
        return (await self._load_presence(table)).seen

    async def _load_presence(self, table: people.TableId) -> _TablePresence:
        if table not in self._tables:
            known = await self._store.presence_at_table(table)
            # What was recorded during the read is newer.
            self._tables.setdefault(table, _TablePresence(dict(known), dict(known)))
        self._tables.move_to_end(table)
        if len(self._tables) > self._room:
            self._tables.popitem(last=False)
        return self._tables[table]

    def mark_acting(self, table: people.TableId, person: people.PersonId) -> None:
        """Mark a person as present before their command runs, so that its effects see it."""
        self._acting.setdefault(person, {})[table] = self._clock.now()

    async def last_seen_by_table(
        self, person: people.PersonId
    ) -> Mapping[people.TableId, people.Time]:
        """Return when the person was last seen, by table."""
        known = await self._store.presence_of_person(person)
        here = {
            table: self._tables[table].seen[person]
            for table in known
            if table in self._tables and person in self._tables[table].seen
        }
        return {**known, **here, **self._acting.get(person, {})}

    def mark_notified(self, person: people.PersonId) -> None:
        self._notified.add(person)

    async def mark_present(
        self, table: people.TableId, person: people.PersonId
    ) -> Mapping[people.PersonId, people.Time]:
        """Record the person's presence now, and return everybody's at this table."""
        now, here = self._clock.now(), await self._load_presence(table)
        here.seen[person] = now
        known = here.kept.get(person)
        try:
            if known is None or not 0 <= now - known < KEPT_EVERY or person in self._notified:
                self.mark_acting(table, person)
                await self._save_presence(table, person, now)
                here.kept[person] = now
        finally:
            self._end_acting(table, person)
        return here.seen

    async def _save_presence(
        self, table: people.TableId, person: people.PersonId, now: people.Time
    ) -> None:
        self._notified.discard(person)
        async with self._store.unit_of_work() as unit:
            unit.save_presence(table, person, now)

    def _end_acting(self, table: people.TableId, person: people.PersonId) -> None:
        acting = self._acting.get(person, {})
        acting.pop(table, None)
        if not acting:
            self._acting.pop(person, None)

    def forget_person(self, person: people.PersonId) -> None:
        for presses in self._tables.values():
            presses.seen.pop(person, None)
            presses.kept.pop(person, None)
        self._acting.pop(person, None)


# How fast people answer


class ResponseHabits(Feature):
    """How fast people answer, server by server; read again after an hour."""

    def __init__(self, store: Store, clock: people.Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[tuple[people.PersonId, str], tuple[people.Time, ResponseHabit]] = {}

    async def habits_at_table(
        self, card: people.TableCard
    ) -> Mapping[people.PersonId, ResponseHabit]:
        """Return the habits of the people in a lobby; of a running game none are shown."""
        if card.status is not people.TableStatus.GATHERING or not card.server:
            return {}
        return {person: await self._load_habit(person, card.server) for person in people_at(card)}

    async def _load_habit(self, person: people.PersonId, server: str) -> ResponseHabit:
        now, one = self._clock.now(), (person, server)
        known = self._known.get(one)
        if known is None or not 0 <= now - known[0] < people.HOUR:
            known = self._known[one] = now, await self._store.response_habit(person, server)
            if len(self._known) > MOST_REMEMBERED:
                del self._known[next(iter(self._known))]
        return known[1]

    def forget_person(self, person: people.PersonId) -> None:
        for one in [one for one in self._known if one[0] == person]:
            del self._known[one]


# The moves made for people who were away, and what they were worth


class AbsenceLog(Feature):
    """Keep the moves made for an absent person until that person has moved twice again."""

    def load(self, record: TableRecord, state: TableState) -> TableState:
        """Add the stored entries whose moves are in force."""
        return state if state.course is None else _with_logged_moves(state, record.absence_log)

    def revise_state(self, before: TableState, after: TableState, job: Job | None) -> TableState:
        """Log new moves for absent people; drop what is undone, read or another person's."""
        if before.course is None or after.course is None:
            return after
        if before.course is after.course and before.card.holders is after.card.holders:
            return after
        kept = [
            one
            for one in _logged_moves(after)
            if not _has_seat_changed_owner(before, after, one.seat)
        ]
        if job is None:
            kept = list(_without_seen_moves(before, after.course, kept))
        return _with_logged_moves(after, (*kept, *_new_logged_moves(before, after, job)))

    def write(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        if _logged_moves(before) != _logged_moves(after):
            unit.replace_absence_log(after.card.id, _logged_moves(after))


# What is read


def moves_made_for_seat(state: TableState, seat: Seat) -> tuple[MoveInAbsence, ...]:
    """Return the moves made for this seat, the first one first."""
    return tuple(entry for entry in _logged_moves(state) if entry.seat == seat)


def count_moves_through_last_own(state: TableState, seat: Seat) -> int:
    """Count the moves in force up to the last one that the owner of the seat made."""
    made, logged = state.begun_course.made, {one.at for one in moves_made_for_seat(state, seat)}
    own = (at for at in reversed(range(len(made))) if made[at].seat == seat and at not in logged)
    return next(own, -1) + 1


def count_to_next_own_move(state: TableState, seat: Seat) -> int:
    """Count the moves before the first that the owner made again after the logged ones."""
    made, logged = state.begun_course.made, {one.at for one in moves_made_for_seat(state, seat)}
    later = range(max(logged, default=0), len(made))
    return next((at for at in later if made[at].seat == seat and at not in logged), len(made))


def is_passing_move(state: TableState, entry: MoveInAbsence) -> bool:
    """Check whether the question was passed."""
    course = state.begun_course
    passing = passing_move(state.game, _game_state_before_move(course, entry.at), entry.seat)
    return bool(course.made[entry.at].move == passing)


# How it changes


def _logged_moves(state: TableState) -> tuple[MoveInAbsence, ...]:
    entries: tuple[MoveInAbsence, ...] = state.parts.get(AbsenceLog, ())
    return entries


def _with_logged_moves(state: TableState, entries: Iterable[MoveInAbsence]) -> TableState:
    """Set the entries, but for those whose moves are not in force, whatever a row may say."""
    made = state.begun_course.made
    kept = [one for one in entries if 0 <= one.at < len(made) and made[one.at].seat == one.seat]
    same = tuple(kept) == _logged_moves(state)
    return state if same else with_feature_part(state, AbsenceLog, tuple(kept) or None)


def _has_seat_changed_owner(before: TableState, after: TableState, seat: Seat) -> bool:
    """Check whether the seat was resigned or given to another person."""
    was, now = before.card.holders[seat], after.card.holders[seat]
    return was.person != now.person or (now.resigned and not was.resigned)


def _without_seen_moves(
    before: TableState, course: AnyCourse, entries: Iterable[MoveInAbsence]
) -> Iterator[MoveInAbsence]:
    """Drop, for seats that just moved, what was logged before their own move before this one."""
    known = len(before.begun_course.made)
    since = {
        one.seat: count_moves_through_last_own(before, one.seat) for one in course.made[known:]
    }
    return (one for one in entries if one.at >= since.get(one.seat, 0))


def _new_logged_moves(
    before: TableState, after: TableState, job: Job | None
) -> Iterator[MoveInAbsence]:
    course = after.begun_course
    for at in range(len(before.begun_course.made), len(course.made)):
        seat = course.made[at].seat
        if _was_made_for_absent(after.card.holders[seat], seat, job):
            yield MoveInAbsence(seat, at, _estimate_stake(after, seat, at))


def _was_made_for_absent(holder: people.SeatHolder, seat: Seat, job: Job | None) -> bool:
    """Check whether a new move of this seat was made for its owner: a move of theirs ends that."""
    missed = job is not None and job.kind is JobKind.DEADLINE and job.seat == seat
    return missed or bool(holder.replacement and not holder.resigned)


def _game_state_before_move(course: AnyCourse, at: int) -> Any:
    return course.made[at - 1].step.state if at else course.start


# What was at stake


def _estimate_stake(state: TableState, seat: Seat, at: int) -> int:
    """Estimate in points, from what the seat sees; log errors and return 0 for them."""
    try:
        return max(0, round(_gain_over_passing(state, seat, at)))
    except Exception as error:
        _log.error(
            "nobody can tell what was at stake at table %d: %s",
            state.card.id,
            format_trace(error),
        )
        return 0


def _gain_over_passing(state: TableState, seat: Seat, at: int) -> float:
    """Compare the move, or a careful player's move, with letting the question go by."""
    game, course = state.game, state.begun_course
    position, move = _game_state_before_move(course, at), course.made[at].move
    estimate, passing = gain_estimator(game.key), passing_move(game, position, seat)
    if estimate is None or passing is None:
        return 0.0
    if move == passing:
        careful = players_and_replacements(game.key)[CAREFUL]
        chance = make_player_chance(course.opening.seed, seat, at)
        move = careful(make_situation(game, position, seat), chance)
    return 0.0 if move == passing else estimate(game.view(position, seat), move, passing)
