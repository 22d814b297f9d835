"""Clocks and calendars: thinking time, deadlines, reminders, hours that count."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import pairwise, takewhile
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.engine.text import Named, Refusal, refuse
from bot.tables.people import DAY, HOUR, MINUTE, Person, TableTerms, Time
from bot.tables.records import TimeBudget

_SATURDAY = 5
_FOREVER = Time(7000 * 365 * DAY)  # well inside what a calendar can write down
_LONGEST = 40  # characters of a wrong word that are repeated


class TimeSpan(NamedTuple):
    """A span of time without its end."""

    start: Time
    end: Time

    def contains_time(self, at: Time) -> bool:
        return self.start <= at < self.end


_NEVER_SPAN = TimeSpan(_FOREVER, _FOREVER)


# Zones


@cache
def zone_names() -> frozenset[str]:
    """Return the time zones people may choose; cached, because reading them is slow."""
    return frozenset(available_timezones()) | {"UTC"}


def why_no_such_zone(name: str) -> Refusal | None:
    if name in zone_names():
        return None
    refusal = refuse("hours", "no-such-zone", zone=name[:_LONGEST])
    return replace(refusal, nearest=_suggest_zone(name))


def _suggest_zone(name: str) -> str:
    """Find the zone that was probably meant, by its full name or by its city."""
    cities = {zone.rpartition("/")[2].lower(): zone for zone in sorted(zone_names())}
    spellings = cities | {zone.lower(): zone for zone in zone_names()}
    wanted = name[:_LONGEST].strip().lower().replace(" ", "_")
    found = get_close_matches(wanted, spellings, n=1)
    return spellings[found[0]] if found else ""


@lru_cache(1024)
def find_zone(name: str) -> tzinfo:
    """Return the zone of this name, or UTC if the system does not know it."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return UTC


def day_at(at: Time, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at, zone).date()


@lru_cache(2048)  # every question about an evening asks for the same few
def times_of_minute(day: date, minute: int, zone: tzinfo) -> tuple[Time, Time]:
    """Return the first and the last time of this minute of a day.

    They differ only where clocks are changed: for an hour that comes twice or is left out.
    """
    wall = datetime.combine(day, time(*divmod(minute, 60)), zone)
    first, last = sorted(int(wall.replace(fold=fold).timestamp()) for fold in (0, 1))
    return Time(first), Time(last)


def next_time_of_day(at: Time, minute: int, zone: tzinfo) -> Time:
    """Return the next time of this minute of the day; the later one where clocks are changed."""
    today = day_at(at, zone)
    strikes = (times_of_minute(today + timedelta(days), minute, zone)[1] for days in range(4))
    return next(strike for strike in strikes if strike >= at)


# Nights


def _current_or_next_night(person: Person, at: Time) -> TimeSpan | None:
    """Return the quiet hours at this time, or the next ones; None if the person has none."""
    if person.quiet is None:
        return None
    begins, ends = (minute % (DAY // MINUTE) for minute in person.quiet)
    if begins == ends:
        return None
    zone = find_zone(person.zone)
    today = day_at(at, zone)
    over_midnight = timedelta(days=begins > ends)
    mornings = (today + timedelta(days) for days in range(-1, 4))
    nights = (
        TimeSpan(
            times_of_minute(day - over_midnight, begins, zone)[0],
            times_of_minute(day, ends, zone)[1],
        )
        for day in mornings
    )
    return next(night for night in nights if night.end > at)


# Pauses


def _current_or_next_vacation(person: Person, at: Time) -> TimeSpan:
    if person.away_from is None and person.away_until is None:
        return _NEVER_SPAN
    start = Time(0) if person.away_from is None else person.away_from
    end = _FOREVER if person.away_until is None else min(person.away_until, _FOREVER)
    return TimeSpan(start, end) if max(start, at) < end else _NEVER_SPAN


def _current_or_next_weekend(person: Person, terms: TableTerms, at: Time) -> TimeSpan:
    """Return the free weekend at this time, or the next one, in the person's own zone."""
    if not terms.weekend_pause:
        return _NEVER_SPAN
    zone = find_zone(person.zone)
    today = day_at(at, zone)
    saturday = today + timedelta(_SATURDAY - today.weekday())
    saturdays = (saturday + timedelta(weeks=weeks) for weeks in range(-1, 3))
    weekends = (
        TimeSpan(
            times_of_minute(day, 0, zone)[0], times_of_minute(day + timedelta(days=2), 0, zone)[1]
        )
        for day in saturdays
    )
    return next(weekend for weekend in weekends if weekend.end > at)


def _current_or_next_pause(person: Person, terms: TableTerms, at: Time) -> TimeSpan:
    """Return the vacation or weekend at this time, or the next one."""
    return min(_current_or_next_vacation(person, at), _current_or_next_weekend(person, terms, at))


def _counted_spans(start: Time, person: Person, terms: TableTerms) -> Iterator[TimeSpan]:
    """Yield the spans from here on in which time runs for this person."""
    at = start
    while at < _FOREVER:
        pause = _current_or_next_pause(person, terms, at)
        if at < pause.start:
            yield TimeSpan(at, pause.start)
        at = pause.end


def seconds_counted(start: Time, end: Time, person: Person, terms: TableTerms) -> int:
    """Count the seconds that run for this person; 0 if the clock was set back."""
    stretches = takewhile(lambda stretch: stretch.start < end, _counted_spans(start, person, terms))
    return sum(min(stretch.end, end) - stretch.start for stretch in stretches)


def time_after_counted(start: Time, seconds: int, person: Person, terms: TableTerms) -> Time | None:
    """Return when so many seconds have run; None if never.

    Time that would run out as a pause begins runs out as the pause ends.
    """
    for stretch in _counted_spans(start, person, terms):
        if seconds < stretch.end - stretch.start:
            return Time(stretch.start + seconds)
        seconds -= stretch.end - stretch.start
    return None


# Waking: neither night nor pause


def is_awake_at(at: Time, person: Person, terms: TableTerms) -> bool:
    return _unavailable_span(at, person, terms) is None


def next_awake_time(at: Time, person: Person, terms: TableTerms) -> Time | None:
    """Return the next time at which a person may be notified; None if never."""
    while (closed := _unavailable_span(at, person, terms)) is not None:
        at = closed.end
    return at if at < _FOREVER else None


def last_awake_time(at: Time, person: Person, terms: TableTerms) -> Time:
    """Return the last second, up to this one, at which the person might be notified."""
    while (closed := _unavailable_span(at, person, terms)) is not None:
        at = Time(closed.start - 1)
    return at


def _unavailable_span(at: Time, person: Person, terms: TableTerms) -> TimeSpan | None:
    pause = _current_or_next_pause(person, terms, at)
    if pause.contains_time(at):
        return pause
    night = _current_or_next_night(person, at)
    return night if night is not None and night.contains_time(at) else None


SHORTEST_NOTICE = 4 * HOUR  # a daily deadline nearer than this is tomorrow's
LEAST_AFTER_PAUSE = HOUR  # what all have at least after a pause or downtime
SHORTEST_DOWNTIME = 5 * MINUTE  # less is only a restart
REMINDER_STEPS = (DAY, 6 * HOUR, HOUR)  # before a deadline, besides half of the wait
LIVE_LASTS = 30 * MINUTE  # of live play
LIVE_ANSWER = 5 * MINUTE  # live play ends after a longer wait
TOO_NEAR = HOUR  # reminders closer together than this are one


@dataclass(frozen=True, slots=True)
class ClockPace:
    """Thinking time at the start, gained by each answer, and at most."""

    start: int
    gain: int
    cap: int


_NONE = ClockPace(0, 0, 0)
_PACES = {
    "none": _NONE,
    "fast": ClockPace(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "slow": ClockPace(72 * HOUR, 24 * HOUR, 240 * HOUR),
}
CLOCK_NAMES = tuple(_PACES)
RECOMMENDED = "slow"  # for strangers
SEALED, BY_HAND = "sealed", "hand"
AUCTIONS = (SEALED, BY_HAND)
TOGETHER, IN_ORDER = "together", ""
TURNS = (IN_ORDER, TOGETHER)
# Under a time of day the budget is the notice: once it is used up, the next strike is the deadline.
_DAILY = ClockPace(SHORTEST_NOTICE, SHORTEST_NOTICE, SHORTEST_NOTICE)
_TIME_OF_DAY = re.compile(r"(?P<hour>[01]?\d|2[0-3]):(?P<minute>[0-5]\d)(?: (?P<zone>\S+))?", re.A)


# What a table may choose


def why_no_such_clock(clock: str) -> Refusal | None:
    """Refuse all but `none`, `fast`, `slow` and a time of day: `18:30`, `18:30 Europe/Paris`."""
    if clock in _PACES:
        return None
    found = _TIME_OF_DAY.fullmatch(clock)
    if found is None:
        return refuse("clocks", "no-such-clock", clock=clock[:40], clocks=_clock_names())
    zone = found["zone"]
    return why_no_such_zone(zone) if zone is not None else None


def _clock_names() -> tuple[Named, ...]:
    return tuple(Named("clock", name) for name in CLOCK_NAMES)


def has_clock(terms: TableTerms) -> bool:
    """Check whether the table has deadlines."""
    return clock_pace(terms) != _NONE


def has_sealed_auctions(terms: TableTerms) -> bool:
    """Check whether auctions are sealed: as chosen, else with slow clocks; never in live play."""
    if terms.live_until is not None:
        return False
    if terms.auctions:
        return terms.auctions == SEALED
    return terms.clock == "slow" or _parse_time_of_day(terms.clock) is not None


def are_turns_planned_together(terms: TableTerms) -> bool:
    """Check whether all plan the turns of a round at once; never in live play."""
    return terms.turns == TOGETHER and terms.live_until is None


def clock_pace(terms: TableTerms) -> ClockPace:
    return _PACES.get(terms.clock) or (_DAILY if _parse_time_of_day(terms.clock) else _NONE)


def _parse_time_of_day(clock: str) -> tuple[int, tzinfo] | None:
    found = _TIME_OF_DAY.fullmatch(clock)
    if found is None:
        return None
    return int(found["hour"]) * 60 + int(found["minute"]), find_zone(found["zone"] or "UTC")


# A seat's budget


def initial_budget(terms: TableTerms) -> TimeBudget:
    return TimeBudget(clock_pace(terms).start)


def start_clock(budget: TimeBudget, now: Time) -> TimeBudget:
    """Start the clock of a seat that is asked; a running clock goes on."""
    return budget if budget.since is not None else replace(budget, since=now)


def stop_clock(terms: TableTerms, budget: TimeBudget, person: Person, now: Time) -> TimeBudget:
    """Stop the clock without a gain: the table pauses, or the question is withdrawn."""
    if budget.since is None:
        return budget
    used = seconds_counted(budget.since, now, person, terms)
    return replace(budget, left=max(0, budget.left - used), since=None, snoozed=None)


def stop_after_answer(
    terms: TableTerms, budget: TimeBudget, person: Person, now: Time
) -> TimeBudget:
    """Stop the clock with the gain of an answer: once per wait, however many moves it took."""
    own, rest = clock_pace(terms), stop_clock(terms, budget, person, now)
    return replace(rest, left=min(own.cap, rest.left + own.gain))


def revoke_gain(terms: TableTerms, budget: TimeBudget) -> TimeBudget:
    """Take back the gain of an answer that was undone.

    The shortest notice is left, so that an undo brings no seat to its deadline.
    """
    without = budget.left - clock_pace(terms).gain
    return replace(budget, left=max(without, min(budget.left, SHORTEST_NOTICE)))


def resume_clock(terms: TableTerms, budget: TimeBudget, now: Time) -> TimeBudget:
    """Start the clock after a pause, with some time left at least."""
    return start_clock(
        replace(budget, left=max(budget.left, min(LEAST_AFTER_PAUSE, clock_pace(terms).cap))), now
    )


def charge_used_time(
    terms: TableTerms, budget: TimeBudget, person: Person, now: Time
) -> TimeBudget:
    """Charge the time used so far, so that person and terms may change from now on."""
    if budget.since is None:
        return budget
    # A budget used up earlier keeps that time: the daily deadline after it counts.
    used_up = time_after_counted(budget.since, budget.left, person, terms)
    since = now if used_up is None else min(now, used_up)
    return replace(stop_clock(terms, budget, person, now), since=since, snoozed=budget.snoozed)


def mark_deadline_missed(budget: TimeBudget, now: Time) -> TimeBudget:
    """Note that the deadline was missed: in this wait it does not come again."""
    return replace(budget, left=0, missed=now)


def restart_after_miss(terms: TableTerms, budget: TimeBudget, now: Time) -> TimeBudget:
    """Restart the clock for the next question after a missed one was passed."""
    return resume_clock(terms, replace(budget, since=None, missed=None), now)


def grant_time(
    terms: TableTerms, budget: TimeBudget, person: Person, seconds: int, now: Time
) -> TimeBudget:
    """Add time from now on and forget a missed deadline."""
    rest = charge_used_time(terms, budget, person, now)
    return replace(rest, left=rest.left + seconds, since=now, missed=None)


def has_missed_deadline(budget: TimeBudget) -> bool:
    """Check whether the deadline of the present wait was missed."""
    return budget.since is not None and budget.missed is not None and budget.missed >= budget.since


# The deadline


def answer_deadline(
    terms: TableTerms, budget: TimeBudget, person: Person, now: Time
) -> Time | None:
    """Return when the seat must have answered, outside nights and pauses; None if never."""
    if budget.since is None or has_missed_deadline(budget) or not has_clock(terms):
        return None
    # A clock set back since the seat was asked must not lengthen the wait.
    begun = min(budget.since, now)
    used_up = time_after_counted(begun, budget.left, person, terms)
    of_day = _parse_time_of_day(terms.clock)
    if used_up is not None and of_day is not None:
        used_up = _next_daily_deadline(used_up, of_day, person, terms)
    return None if used_up is None else next_awake_time(max(used_up, now), person, terms)


def _next_daily_deadline(
    at: Time, of_day: tuple[int, tzinfo], person: Person, terms: TableTerms
) -> Time | None:
    """Return the next daily deadline that is in no pause of this person."""
    strike = next_time_of_day(at, *of_day)
    running = time_after_counted(strike, 0, person, terms)
    if running is None or running == strike:
        return running
    return _next_daily_deadline(running, of_day, person, terms)


# Downtime


def downtime_between(last_seen: Time, now: Time) -> int:
    """Return the seconds in which the bot was down; 0 for a restart."""
    gone = now - last_seen
    return gone if gone >= SHORTEST_DOWNTIME else 0


def resume_after_downtime(
    terms: TableTerms, budget: TimeBudget, person: Person, *, last_seen: Time, now: Time
) -> TimeBudget:
    """Treat downtime as a pause; deadlines come an hour after it at the earliest."""
    if budget.since is None or has_missed_deadline(budget) or not downtime_between(last_seen, now):
        return budget
    return resume_clock(terms, stop_clock(terms, budget, person, last_seen), now)


# Live


def live_play_end(terms: TableTerms, waits: Iterable[TimeBudget]) -> Time | None:
    """Return when live play ends: its time is up, or a seat keeps the others waiting."""
    until = terms.live_until
    if until is None:
        return None
    asked = [max(wait.since, until - LIVE_LASTS) for wait in waits if wait.since is not None]
    return Time(min([until, *(since + LIVE_ANSWER for since in asked)]))


# Reminders


def next_reminder(
    due: Time | None,
    asked_at: Time,
    person: Person,
    terms: TableTerms,
    now: Time,
    *,
    snoozed: Time | None = None,
) -> Time | None:
    """Return the time of the next reminder of a question; None for no more.

    The times depend on the question and its deadline alone, so that a restart repeats none. A
    person without reminders still gets the one they snoozed to.
    """
    if due is not None and due <= now:
        due = None  # the table still waits for this seat
    times = list(_reminder_times(due, asked_at, person, terms, now))
    if snoozed is not None:
        times = _apply_snooze(times, snoozed, due, person, terms)
    return min((at for at in times if at > now), default=None)


def _reminder_times(
    due: Time | None, asked_at: Time, person: Person, terms: TableTerms, now: Time
) -> Iterator[Time]:
    if not person.remind_every:
        return
    ladder = [] if due is None else _deadline_reminders(due, asked_at, person, terms)
    yield from ladder
    for at in _interval_reminders(asked_at, person, terms, now):
        in_time = due is None or at <= due - TOO_NEAR
        if in_time and all(abs(at - other) >= TOO_NEAR for other in ladder):
            yield at


def _deadline_reminders(due: Time, asked_at: Time, person: Person, terms: TableTerms) -> list[Time]:
    """Return the reminders before a deadline, out of nights; of close ones the last."""
    half = due - (due - asked_at) // 2
    wanted = (Time(at) for at in (half, *(due - before for before in REMINDER_STEPS)))
    placed = (
        _move_out_of_night(at, due, person, terms)
        for at in wanted
        if asked_at < at <= due - TOO_NEAR
    )
    times = sorted({at for at in placed if at is not None})
    return [at for at, later in pairwise([*times, due]) if later - at >= TOO_NEAR]


def _move_out_of_night(at: Time, due: Time, person: Person, terms: TableTerms) -> Time | None:
    """Move a reminder to the morning; if that is too late, to the evening before."""
    morning = next_awake_time(at, person, terms)
    if morning is None or morning <= due - TOO_NEAR:
        return morning
    evening = Time(last_awake_time(at, person, terms) + 1 - HOUR)
    return evening if is_awake_at(evening, person, terms) else None


def _interval_reminders(
    asked_at: Time, person: Person, terms: TableTerms, now: Time
) -> Iterator[Time]:
    """Yield the next few times of the person's own reminder interval."""
    every = max(person.remind_every, HOUR)
    # The last one gone by may be put off to the morning; some are spare, should one be too near
    # to a reminder before the deadline.
    gone_by = max(0, now - asked_at) // every
    for count in range(max(1, gone_by), gone_by + 4):
        at = next_awake_time(Time(asked_at + count * every), person, terms)
        if at is not None:
            yield at


def _apply_snooze(
    times: list[Time], snoozed: Time, due: Time | None, person: Person, terms: TableTerms
) -> list[Time]:
    """Replace the reminders before the end of the snooze by one at its end.

    It ends an hour before the deadline at the latest.
    """
    until = snoozed if due is None else min(snoozed, Time(due - HOUR))
    wake = (
        next_awake_time(until, person, terms)
        if due is None
        else _move_out_of_night(until, due, person, terms)
    )
    later = [at for at in times if at >= until + TOO_NEAR]
    return later if wake is None else [wake, *later]
