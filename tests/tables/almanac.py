"""Dates as people say them, and people of many zones, for tests that turn the clock by hand."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from bot.tables.clocks import is_awake_at
from bot.tables.people import DAY, HOUR, MINUTE, Person, PersonId, TableTerms, Time

LORENZO = Person(PersonId(1), "1", "Lorenzo", zone="Europe/Paris")
NIGHT = (22 * 60, 7 * 60)  # from ten in the evening to seven
BUSY, FREE = TableTerms(), TableTerms(weekend_pause=True)

# Clocks changed at midnight, by half an hour, by two hours, not at all, in the other half of the
# year; zones a quarter of an hour off; and one the database has lost.
ZONES = (
    "UTC",
    "Europe/Paris",
    "America/New_York",
    "America/Santiago",
    "America/Havana",
    "America/St_Johns",
    "Africa/Cairo",
    "Antarctica/Troll",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Lost/Atlantis",
)


def told(when: str, zone: str = "Europe/Paris") -> Time:
    """The time at which the clocks of a zone show this; the first, should they show it twice."""
    return Time(int(datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(zone)).timestamp()))


def clock_face(at: Time | None, zone: str = "Europe/Paris") -> str:
    """What the clocks of a zone show, to be compared with a sentence."""
    if at is None:
        return "never"
    return datetime.fromtimestamp(at, ZoneInfo(zone)).strftime("%a %d %b %H:%M")


def clock_changes(zone: str, since: str, until: str) -> list[tuple[Time, int]]:
    """When the clocks of a zone are changed, and by how many seconds; found by the quarter hour."""

    def offset(at: int) -> int:
        shift = datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset()
        assert shift is not None
        return int(shift.total_seconds())

    found, day = [], int(told(since, "UTC"))
    while day < told(until, "UTC"):
        if offset(day) != offset(day + DAY):
            quarters = range(day, day + DAY, 15 * MINUTE)
            change = next(at for at in quarters if offset(at) != offset(at + 15 * MINUTE))
            found.append((Time(change + 15 * MINUTE), offset(day + DAY) - offset(day)))
        day += DAY
    return found


def is_quiet(person: Person, now: Time) -> bool:
    """Whether it is night for him, wherever he is."""
    return not is_awake_at(now, replace(person, away_from=None, away_until=None), BUSY)


def is_away(person: Person, now: Time) -> bool:
    """Whether he is on vacation, by day or by night."""
    return not is_awake_at(now, replace(person, quiet=None), BUSY)


times = st.integers(told("2015-01-01"), told("2037-12-31")).map(Time)
waits = st.integers(0, 300 * HOUR)
terms = st.builds(
    TableTerms,
    clock=st.sampled_from(("none", "fast", "slow", "18:30", "2:30 Europe/Paris")),
    weekend_pause=st.booleans(),
)


@st.composite
def people(draw: st.DrawFn, near: st.SearchStrategy[Time] = times) -> Person:
    """Somebody who may sleep at any hours and be away around this time, for days or for ever."""
    around = draw(near)
    away = draw(st.none() | st.integers(-20 * DAY, 20 * DAY))
    days = draw(st.integers(-DAY, 40 * DAY))
    minutes = st.integers(0, 24 * 60 - 1)
    return Person(
        PersonId(1),
        "1",
        "Somebody",
        zone=draw(st.sampled_from(ZONES)),
        quiet=draw(st.none() | st.tuples(minutes, minutes)),
        away_from=None if away is None else Time(around + away),
        away_until=None if away is None else Time(around + away + days),
        remind_every=draw(st.sampled_from((0, 60, HOUR, 5 * HOUR, DAY, 3 * DAY))),
    )


@st.composite
def moments(draw: st.DrawFn) -> tuple[Person, Time]:
    """A person, and a time that matters to him."""
    now = draw(times)
    return draw(people(st.just(now))), now
