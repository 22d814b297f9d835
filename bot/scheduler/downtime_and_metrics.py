"""What is known of this process: downtime, for which clocks stop, answer times and memory."""

import asyncio
import json
import os
import re
from collections import Counter, deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from math import inf
from pathlib import Path
from typing import NamedTuple

from bot.engine.game import Seat
from bot.tables import clocks
from bot.tables.people import MINUTE, Clock, Time
from bot.tables.records import Ballot, TimeBudget
from bot.tables.state import TableState, all_seats, person_of_seat
from bot.tables.store_protocols import Store, WriteError

HEARTBEAT = MINUTE
REMEMBERED = 50  # older gaps no longer matter to any clock

# Stored among the settings of no server.
OF_NO_SERVER, LAST_SEEN, _CLOSURES = "", "last seen", "closures"
_TIME, _SPAN = re.compile(r"[0-9]{1,12}"), re.compile(r"([0-9]{1,12})-([0-9]{1,12})")


class DowntimeSpan(NamedTuple):
    """A span in which the bot did not run."""

    last_seen: Time
    opened: Time


class DowntimeWatcher:
    """Tell the time, and notice gaps in which the bot did not run."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._seen: Time | None = None  # None: not asked since the start
        self._written = Time(0)
        self._closures: tuple[DowntimeSpan, ...] = ()
        self._looking = asyncio.Lock()
        self.was_set_back = False  # until the scheduler has checked all jobs

    async def current_time(self) -> Time:
        """Return the time; every command asks here, so that no gap is missed."""
        now = self._clock.now()
        if self._seen is None or _is_gap(self._seen, now):
            await self._notice_gap()
        self._seen = now
        return now

    async def save_heartbeat(self) -> None:
        """Store about once a minute that the bot is running."""
        now = await self.current_time()
        if abs(now - self._written) >= HEARTBEAT:
            await self._save_heartbeat_and_spans(now)

    async def _save_heartbeat_and_spans(self, now: Time) -> None:
        async with self._store.unit_of_work() as unit:
            unit.save_setting(OF_NO_SERVER, LAST_SEEN, str(now))
            unit.save_setting(OF_NO_SERVER, _CLOSURES, _format_downtime_spans(self._closures))
            unit.delete_old_presence(now)
        self._written = now

    async def _notice_gap(self) -> None:
        async with self._looking:
            now, seen = self._clock.now(), self._seen
            if seen is None:
                seen = await self._load_heartbeat_and_spans()
            if seen is not None and _is_gap(seen, now):
                self.was_set_back |= now < seen
                past = [closure for closure in self._closures if closure.opened <= now]
                self._closures = (*past, *([DowntimeSpan(seen, now)] if seen < now else []))
                with suppress(WriteError):  # the next heartbeat tries again
                    await self._save_heartbeat_and_spans(now)
            self._seen = now

    async def _load_heartbeat_and_spans(self) -> Time | None:
        rows = await self._store.server_settings(OF_NO_SERVER)
        self._closures = _parse_downtime_spans(rows)[-REMEMBERED:]
        return parse_time_setting(rows, LAST_SEEN)

    def adjust_clocks(self, state: TableState) -> TableState:
        """Stop clocks and votes for the time the bot did not run."""
        ballots = tuple(self._extend_ballot(ballot, state.now) for ballot in state.ballots)
        if ballots != state.ballots:
            state = replace(state, ballots=ballots)
        if not state.budgets or not clocks.has_clock(state.card.terms):
            return state
        budgets = [self._adjust_budget(state, seat) for seat in all_seats(state.card)]
        if budgets == list(state.budgets):
            return state
        return replace(state, budgets=tuple(budgets))

    def _extend_ballot(self, ballot: Ballot, now: Time) -> Ballot:
        """Move the end of a vote by the time the bot did not run."""
        if ballot.since > now:  # the clock was set back
            return replace(ballot, since=now, until=Time(now + ballot.until - ballot.since))
        for last_seen, opened in self._closures:
            if ballot.since < opened <= now:
                left = max(clocks.LEAST_AFTER_PAUSE, ballot.until - max(last_seen, ballot.since))
                ballot = replace(ballot, since=opened, until=Time(opened + left))
        return ballot

    def _adjust_budget(self, state: TableState, seat: Seat) -> TimeBudget:
        budget, now = state.budgets[seat], state.now
        if budget.since is None:
            return budget
        if budget.since > now:  # the clock was set back
            return replace(budget, since=now)
        for last_seen, opened in self._closures:
            # A question asked after the last heartbeat was still asked before the gap.
            if (budget.since or now) < opened <= now:
                budget = clocks.resume_after_downtime(
                    *(state.card.terms, budget, person_of_seat(state, seat)),
                    last_seen=last_seen,
                    now=opened,
                )
        return budget


def _is_gap(seen: Time, now: Time) -> bool:
    return abs(now - seen) >= clocks.SHORTEST_DOWNTIME


def _format_downtime_spans(closures: tuple[DowntimeSpan, ...]) -> str:
    return " ".join(f"{last_seen}-{opened}" for last_seen, opened in closures)


def _parse_downtime_spans(rows: Mapping[str, str]) -> tuple[DowntimeSpan, ...]:
    spans = [_SPAN.fullmatch(span) for span in rows.get(_CLOSURES, "").split()]
    return tuple(DowntimeSpan(Time(int(span[1])), Time(int(span[2]))) for span in spans if span)


def parse_time_setting(rows: Mapping[str, str], key: str) -> Time | None:
    """Return a stored time; None if there is none or it is malformed."""
    written = _TIME.fullmatch(rows.get(key, ""))
    return Time(int(written[0])) if written else None


# Answer times, lag of the event loop and memory

METRICS_ROW = "bears"  # stored among the settings of no server
SERVERS_ROW = "servers"  # how many the bot is on, stored likewise
MOST_WAITS = 200  # number of latest answers
ANSWER_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, inf)  # seconds
SAMPLE_EVERY = 1.0  # seconds
_STATM = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class MetricsSample:
    """Figures of the last answers and of the last minute."""

    answers: int
    slow: int  # milliseconds, 95th percentile
    lag: int  # milliseconds, the longest
    memory: int  # megabytes; 0 where unknown

    @property
    def to_json(self) -> str:
        return json.dumps(asdict(self))


class Metrics:
    """Answer times and event loop lag of this process."""

    def __init__(self) -> None:
        self.answers = Counter[float]()  # since it began, by the bucket of their time
        self.answer_time = 0.0  # seconds, of all of them
        self.last_lag = 0.0  # seconds, the longest before the last sample
        self._waits: deque[float] = deque(maxlen=MOST_WAITS)
        self._lag = 0.0
        self._next: asyncio.TimerHandle | None = None

    def add_answer_time(self, seconds: float) -> None:
        self._waits.append(seconds)
        self.answers[next(bucket for bucket in ANSWER_BUCKETS if seconds <= bucket)] += 1
        self.answer_time += seconds

    def longest_lag(self) -> float:
        """Return the longest lag of the last minute or two, in seconds."""
        return max(self._lag, self.last_lag)

    def start_sampling(self) -> None:
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(SAMPLE_EVERY, self._sample_lag, loop.time() + SAMPLE_EVERY)

    def _sample_lag(self, due: float) -> None:
        self._lag = max(self._lag, asyncio.get_running_loop().time() - due)
        self.start_sampling()

    def stop_sampling(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def take_sample(self) -> MetricsSample:
        """Return a sample and reset the longest lag."""
        self.last_lag = lag = self._lag
        self._lag = 0.0
        waits = sorted(self._waits)
        slow = waits[len(waits) * 95 // 100] if waits else 0.0
        return MetricsSample(len(waits), round(1000 * slow), round(1000 * lag), _memory_megabytes())


def parse_sample(spelt: str) -> MetricsSample | None:
    """Return None if the text is not a stored sample."""
    try:
        facts = json.loads(spelt)
        return MetricsSample(**{name: int(value) for name, value in facts.items()})
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _memory_megabytes() -> int:
    if not _STATM.exists():
        return 0
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
