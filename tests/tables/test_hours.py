"""When people sleep, are away or rest, and how much time runs for them."""

from dataclasses import replace

import pytest
from hypothesis import given

from bot.tables import clocks
from bot.tables.clocks import find_zone, next_awake_time, seconds_counted, time_after_counted
from bot.tables.people import DAY, HOUR, MINUTE, Person, TableTerms, Time
from tests.tables.almanac import (
    BUSY,
    FREE,
    LORENZO,
    NIGHT,
    clock_changes,
    clock_face,
    is_away,
    is_quiet,
    moments,
    people,
    terms,
    times,
    told,
    waits,
)

SLEEPER = replace(LORENZO, quiet=NIGHT)


def end_of_quiet(person: Person, now: Time) -> Time:
    """When it is day for him, wherever he is."""
    end = next_awake_time(now, replace(person, away_from=None, away_until=None), BUSY)
    assert end is not None
    return end


# Nights


def test_quiet_hours_go_over_midnight() -> None:
    hours = ("21:59", "22:00", "23:59", "00:00", "06:59", "07:00", "12:00")
    quiet = [is_quiet(SLEEPER, told(f"2026-01-09 {hour}")) for hour in hours]
    assert quiet == [False, True, True, True, True, False, False]


def test_quiet_hours_that_end_as_they_begin_are_none() -> None:
    assert not is_quiet(replace(LORENZO, quiet=(600, 600)), told("2026-01-09 10:00"))
    assert not is_quiet(replace(LORENZO, quiet=(0, 24 * 60)), told("2026-01-09 10:00"))


def test_quiet_hours_are_those_of_the_persons_own_zone() -> None:
    noon_in_paris = told("2026-01-09 12:00")
    assert is_quiet(replace(SLEEPER, zone="America/Los_Angeles"), noon_in_paris)
    assert not is_quiet(SLEEPER, noon_in_paris)


@given(moments())
def test_the_end_of_quiet_is_not_quiet_and_all_before_it_is(moment: tuple[Person, Time]) -> None:
    person, now = moment
    end = end_of_quiet(person, now)
    assert end >= now
    assert not is_quiet(person, end)
    assert end == now or is_quiet(person, Time(end - 1))


# Zones


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("Europe/Florenz", ""),
        ("", ""),
        ("../../etc/passwd", ""),
        ("a" * 5000, ""),
        ("\0", ""),
    ],
)
def test_an_unknown_zone_is_refused_with_the_nearest_one(name: str, nearest: str) -> None:
    refusal = clocks.why_no_such_zone(name)
    assert refusal is not None
    assert refusal.text.key == "no-such-zone"
    assert refusal.nearest == nearest or not nearest


@pytest.mark.parametrize("name", ["Lost/Atlantis", "Europe", "", "../up", "\0", "a" * 5000])
def test_a_zone_the_database_has_lost_is_utc(name: str) -> None:
    assert find_zone(name) is find_zone("UTC")


@given(times)
def test_a_minute_of_the_day_strikes_within_a_day_and_what_clocks_are_changed_by(now: Time) -> None:
    for zone, hours in (
        ("UTC", 0),
        ("Europe/Paris", 1),
        ("America/Santiago", 1),
        ("Australia/Lord_Howe", 1),
        ("Antarctica/Troll", 2),
    ):
        assert (
            now <= clocks.next_time_of_day(now, 150, find_zone(zone)) <= now + (24 + hours) * HOUR
        )


CHANGES = [
    (name, change, abs(shift))
    for name in sorted(clocks.zone_names())
    for change, shift in clock_changes(name, "2026-01-01", "2027-01-01")
]


def test_in_every_zone_each_minute_strikes_in_time_when_clocks_are_changed() -> None:
    """Never sooner than asked for, and never the sooner the later one asks."""
    assert max(shift for _, _, shift in CHANGES) == 2 * HOUR
    for name, change, shift in CHANGES:
        zone = find_zone(name)
        for minute in range(0, DAY // MINUTE, 30):
            asked = [Time(change + hours * HOUR) for hours in (-30, -24, -4, -1, 0, 1, 3, 24)]
            strikes = [clocks.next_time_of_day(at, minute, zone) for at in asked]
            assert strikes == sorted(strikes), name
            for at, strike in zip(asked, strikes, strict=True):
                assert at <= strike <= at + DAY + shift, (name, at, minute)


def test_in_every_zone_a_night_ends_and_the_next_begins_when_clocks_are_changed() -> None:
    alike = {(change, shift): name for name, change, shift in CHANGES}
    for (change, shift), name in alike.items():
        for night in (NIGHT, (23 * 60, 2 * 60 + 30), (90, 9 * 60)):
            sleeper = replace(LORENZO, zone=name, quiet=night)
            at = Time(change - 2 * DAY)
            for _ in range(4):
                bed = next(
                    Time(at + wait)
                    for wait in range(0, 2 * DAY, 5 * MINUTE)
                    if is_quiet(sleeper, Time(at + wait))
                )
                at = end_of_quiet(sleeper, bed)
                length = (night[1] - night[0]) % (DAY // MINUTE) * MINUTE
                assert at - bed <= length + 2 * shift, name


@pytest.mark.parametrize(
    ("evening", "hours", "morning"),
    [("2026-10-24 23:00", 5.5, "Sun 25 Oct 02:30"), ("2026-03-28 23:00", 3.5, "Sun 29 Mar 04:30")],
)
def test_nights_end_in_the_two_hours_of_a_change(evening: str, hours: float, morning: str) -> None:
    owl = replace(LORENZO, zone="Antarctica/Troll", quiet=(23 * 60, 2 * 60 + 30))
    begins = told(evening, owl.zone)
    ends = end_of_quiet(owl, begins)
    assert ends - begins == hours * HOUR
    assert clock_face(ends, owl.zone) == morning


# Pauses


def test_who_is_away_is_so_from_the_first_second_and_not_in_the_last() -> None:
    start, end = told("2026-07-01"), told("2026-07-15")
    traveller = replace(LORENZO, away_from=start, away_until=end)
    asked = (start - 1, start, end - 1, end)
    assert [is_away(traveller, Time(at)) for at in asked] == [False, True, True, False]
    assert not is_away(LORENZO, start)


def test_a_vacation_that_ends_before_it_begins_is_none() -> None:
    confused = replace(LORENZO, away_from=told("2026-07-15"), away_until=told("2026-07-01"))
    assert not is_away(confused, told("2026-07-10"))
    assert seconds_counted(told("2026-07-01"), told("2026-07-31"), confused, BUSY) == 30 * DAY


def test_nothing_runs_out_for_who_is_away_for_ever() -> None:
    gone = replace(LORENZO, away_from=told("2026-07-02"))
    assert time_after_counted(told("2026-07-01"), 2 * DAY, gone, BUSY) is None
    assert next_awake_time(told("2026-07-03"), gone, BUSY) is None
    assert seconds_counted(told("2026-07-01"), told("2036-07-01"), gone, FREE) == DAY


def test_a_vacation_until_the_end_of_all_calendars_is_one_for_ever() -> None:
    gone = replace(LORENZO, away_from=told("2026-07-02"), away_until=Time(10**15))
    assert time_after_counted(told("2026-07-01"), 2 * DAY, gone, FREE) is None


def test_everybody_has_the_weekend_of_his_own_zone() -> None:
    sunday_evening_in_paris = told("2026-01-11 18:00")
    kiwi = replace(LORENZO, zone="Pacific/Auckland")
    assert next_awake_time(sunday_evening_in_paris, kiwi, FREE) == sunday_evening_in_paris
    assert clock_face(next_awake_time(sunday_evening_in_paris, LORENZO, FREE)) == "Mon 12 Jan 00:00"


@given(moments(), waits, terms)
def test_counting_on_and_counting_back_agree(
    moment: tuple[Person, Time], seconds: int, agreed: TableTerms
) -> None:
    person, start = moment
    end = time_after_counted(start, seconds, person, agreed)
    assert end is not None
    assert end >= start + seconds
    assert seconds_counted(start, end, person, agreed) == seconds
    # Time really runs there: one more second counts.
    assert seconds_counted(start, Time(end + 1), person, agreed) == seconds + 1


@given(moments(), waits, waits, terms)
def test_more_time_never_runs_out_sooner(
    moment: tuple[Person, Time], some: int, more: int, agreed: TableTerms
) -> None:
    person, start = moment
    first = time_after_counted(start, some, person, agreed)
    then = time_after_counted(start, some + more, person, agreed)
    assert first is not None
    assert then is not None
    assert then - first >= more
    assert time_after_counted(first, more, person, agreed) == then


@given(moments(), waits, waits, terms)
def test_what_counts_in_two_parts_counts_as_one(
    moment: tuple[Person, Time], some: int, more: int, agreed: TableTerms
) -> None:
    person, start = moment
    middle, end = Time(start + some), Time(start + some + more)
    halves = seconds_counted(start, middle, person, agreed) + seconds_counted(
        middle, end, person, agreed
    )
    assert seconds_counted(start, end, person, agreed) == halves <= some + more


# Waking


@given(moments(), terms)
def test_a_waking_time_is_no_free_time(moment: tuple[Person, Time], agreed: TableTerms) -> None:
    person, now = moment
    waking = next_awake_time(now, person, agreed)
    assert waking is not None
    assert waking >= now
    assert clocks.is_awake_at(waking, person, agreed)
    assert not is_quiet(person, waking)
    assert not is_away(person, waking)
    assert next_awake_time(waking, person, agreed) == waking


@given(moments(), terms)
def test_nobody_wakes_between_waking_times(moment: tuple[Person, Time], agreed: TableTerms) -> None:
    person, now = moment
    last, following = (
        clocks.last_awake_time(now, person, agreed),
        next_awake_time(now, person, agreed),
    )
    assert last <= now
    assert clocks.is_awake_at(last, person, agreed)
    assert following == last or next_awake_time(Time(last + 1), person, agreed) == following


@given(people(), times, terms)
def test_who_is_at_home_wakes_in_a_few_days(person: Person, now: Time, agreed: TableTerms) -> None:
    at_home = replace(person, away_from=None, away_until=None)
    waking = next_awake_time(now, at_home, agreed)
    assert waking is not None
    assert waking <= now + 5 * DAY
