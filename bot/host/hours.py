"""The hours of people: when they sleep, are away or rest, and how much time runs for them.

Two things are kept apart. A *pause* (a vacation, a weekend the table keeps free) stops a clock.
A *night* (quiet hours) stops nothing: it only keeps the bell from ringing.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import takewhile
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.engine.text import Refusal, refuse
from bot.host.company import Person, Terms
from bot.host.time import DAY, MINUTE, Time

_SATURDAY = 5
_FOREVER = Time(7000 * 365 * DAY)  # well inside what a calendar can write down
_LONGEST = 40  # letters of a wrong word that are worth repeating


class Span(NamedTuple):
    """A stretch of time; its end no longer belongs to it."""

    start: Time
    end: Time

    def holds(self, at: Time) -> bool:
        return self.start <= at < self.end


_NEVER = Span(_FOREVER, _FOREVER)


# Zones


@cache
def zones() -> frozenset[str]:
    """The time zones people may choose. Reading them takes a moment, so they are read once."""
    return frozenset(available_timezones()) | {"UTC"}


def why_no_zone(name: str) -> Refusal | None:
    if name in zones():
        return None
    refusal = refuse("hours", "no-such-zone", zone=name[:_LONGEST])
    return replace(refusal, nearest=_nearest_zone(name))


def _nearest_zone(name: str) -> str:
    """Most people know the name of their city, not that of its continent."""
    cities = {zone.rpartition("/")[2].lower(): zone for zone in sorted(zones())}
    spellings = cities | {zone.lower(): zone for zone in zones()}
    wanted = name[:_LONGEST].strip().lower().replace(" ", "_")
    found = get_close_matches(wanted, spellings, n=1)
    return spellings[found[0]] if found else ""


@lru_cache(1024)
def zone_named(name: str) -> tzinfo:
    """The zone of this name, or UTC: a database that lost a zone must not stop a game."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return UTC


def day_at(at: Time, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at, zone).date()


@lru_cache(2048)  # every question about an evening asks for the same few
def shown(day: date, minute: int, zone: tzinfo) -> tuple[Time, Time]:
    """The first and the last time at which this minute of a day may be said to strike.

    They differ only where clocks are changed: an hour that comes twice, or one left out, which is
    then said to strike just as long before the gap as after it.
    """
    wall = datetime.combine(day, time(*divmod(minute, 60)), zone)
    first, last = sorted(int(wall.replace(fold=fold).timestamp()) for fold in (0, 1))
    return Time(first), Time(last)


def next_strike(at: Time, minute: int, zone: tzinfo) -> Time:
    """The first time from here on at which this minute of the day strikes.

    Where clocks are changed the later strike counts: a promise is never cut short.
    """
    today = day_at(at, zone)
    strikes = (shown(today + timedelta(days), minute, zone)[1] for days in range(4))
    return next(strike for strike in strikes if strike >= at)


# Nights


def _night(person: Person, at: Time) -> Span | None:
    """The night that holds this time, or the next to come; None for who keeps no quiet hours."""
    if person.quiet is None:
        return None
    begins, ends = (minute % (DAY // MINUTE) for minute in person.quiet)
    if begins == ends:
        return None
    zone = zone_named(person.zone)
    today = day_at(at, zone)
    over_midnight = timedelta(days=begins > ends)
    mornings = (today + timedelta(days) for days in range(-1, 4))
    nights = (
        Span(shown(day - over_midnight, begins, zone)[0], shown(day, ends, zone)[1])
        for day in mornings
    )
    return next(night for night in nights if night.end > at)


# Pauses


def _vacation(person: Person, at: Time) -> Span:
    if person.away_from is None and person.away_until is None:
        return _NEVER
    start = Time(0) if person.away_from is None else person.away_from
    end = _FOREVER if person.away_until is None else min(person.away_until, _FOREVER)
    return Span(start, end) if max(start, at) < end else _NEVER


def _weekend(person: Person, terms: Terms, at: Time) -> Span:
    """The free weekend that holds this time, or the next to come.

    It is the weekend of whose clock it stops: Saturday begins in Auckland when it begins there.
    """
    if not terms.weekend_pause:
        return _NEVER
    zone = zone_named(person.zone)
    today = day_at(at, zone)
    saturday = today + timedelta(_SATURDAY - today.weekday())
    saturdays = (saturday + timedelta(weeks=weeks) for weeks in range(-1, 3))
    weekends = (
        Span(shown(day, 0, zone)[0], shown(day + timedelta(days=2), 0, zone)[1])
        for day in saturdays
    )
    return next(weekend for weekend in weekends if weekend.end > at)


def _pause(person: Person, terms: Terms, at: Time) -> Span:
    """The pause that holds this time, or the next to come."""
    return min(_vacation(person, at), _weekend(person, terms, at))


def _stretches(start: Time, person: Person, terms: Terms) -> Iterator[Span]:
    """From here on, all stretches in which time runs for this person."""
    at = start
    while at < _FOREVER:
        pause = _pause(person, terms, at)
        if at < pause.start:
            yield Span(at, pause.start)
        at = pause.end


def counted_between(start: Time, end: Time, person: Person, terms: Terms) -> int:
    """The seconds that run for this person: none if the clock was set back meanwhile."""
    stretches = takewhile(lambda stretch: stretch.start < end, _stretches(start, person, terms))
    return sum(min(stretch.end, end) - stretch.start for stretch in stretches)


def after_counted(start: Time, seconds: int, person: Person, terms: Terms) -> Time | None:
    """When so many seconds have run and time still runs; None if that never comes.

    What would run out as a pause begins runs out as it ends.
    """
    for stretch in _stretches(start, person, terms):
        if seconds < stretch.end - stretch.start:
            return Time(stretch.start + seconds)
        seconds -= stretch.end - stretch.start
    return None


# Waking: neither night nor pause


def is_waking(at: Time, person: Person, terms: Terms) -> bool:
    return _closed(at, person, terms) is None


def next_waking(at: Time, person: Person, terms: Terms) -> Time | None:
    """The first time from here on at which the bell may ring; None if that never comes."""
    while (closed := _closed(at, person, terms)) is not None:
        at = closed.end
    return at if at < _FOREVER else None


def last_waking(at: Time, person: Person, terms: Terms) -> Time:
    """The last second, up to this one, at which the bell might ring."""
    while (closed := _closed(at, person, terms)) is not None:
        at = Time(closed.start - 1)
    return at


def _closed(at: Time, person: Person, terms: Terms) -> Span | None:
    pause = _pause(person, terms, at)
    if pause.holds(at):
        return pause
    night = _night(person, at)
    return night if night is not None and night.holds(at) else None
