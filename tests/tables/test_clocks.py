"""How long a seat may think, when it must answer, when it is reminded."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.text import Named
from bot.tables import clocks
from bot.tables.clocks import TOO_NEAR, answer_deadline, is_awake_at, next_reminder
from bot.tables.people import DAY, HOUR, MINUTE, Person, TableTerms, Time
from bot.tables.records import TimeBudget
from tests.tables.almanac import (
    LORENZO,
    NIGHT,
    clock_face,
    is_away,
    is_quiet,
    moments,
    people,
    terms,
    times,
    told,
)

FAST, SLOW, NONE = TableTerms("fast"), TableTerms("slow"), TableTerms("none")
EVENING = TableTerms("18:30 Europe/Paris")
SLEEPER = replace(LORENZO, quiet=NIGHT)
FRIDAY = told("2026-01-09 12:00")
MOVES = ("asked", "answered", "stopped", "resumed", "settled", "taken back", "reopened")


def asked(agreed: TableTerms, at: Time = FRIDAY, left: int | None = None) -> TimeBudget:
    budget = clocks.initial_budget(agreed) if left is None else TimeBudget(left)
    return clocks.start_clock(budget, at)


def later(at: Time, seconds: int) -> Time:
    return Time(at + seconds)


def due_of(
    agreed: TableTerms, budget: TimeBudget, person: Person = LORENZO, now: Time = FRIDAY
) -> str:
    return clock_face(answer_deadline(agreed, budget, person, now))


# What a table may choose


@pytest.mark.parametrize(
    "clock", ["none", "fast", "slow", "18:30", "7:05", "0:00", "23:59 UTC", "18:30 Europe/Paris"]
)
def test_a_clock_is_one_of_three_or_a_time_of_day(clock: str) -> None:
    assert clocks.why_no_such_clock(clock) is None


@pytest.mark.parametrize(
    "clock", ["", "quick", "24:00", "18:60", "1830", "18:30 ", "18:30 a b", "١٨:٣٠", "Fast"]
)
def test_anything_else_is_refused_with_the_clocks_there_are(clock: str) -> None:
    refusal = clocks.why_no_such_clock(clock)
    assert refusal is not None
    assert refusal.text.key == "no-such-clock"
    names = ("none", "fast", "slow")
    assert refusal.text.fact("clocks") == tuple(Named("clock", name) for name in names)


def test_a_time_of_day_in_no_zone_of_this_world_is_refused_with_the_nearest() -> None:
    refusal = clocks.why_no_such_clock("18:30 Paris")
    assert refusal is not None
    assert refusal.nearest == "Europe/Paris"


# Fast and slow


@pytest.mark.parametrize(
    ("agreed", "start", "gain", "cap"), [(FAST, 24, 4, 72), (SLOW, 72, 24, 240)]
)
def test_time_grows_up_to_a_cap(agreed: TableTerms, start: int, gain: int, cap: int) -> None:
    budget = clocks.initial_budget(agreed)
    assert budget == TimeBudget(start * HOUR)
    for answers in range(1, 30):
        budget = clocks.stop_after_answer(
            agreed, clocks.start_clock(budget, FRIDAY), LORENZO, FRIDAY
        )
        assert budget == TimeBudget(min(cap, start + answers * gain) * HOUR)


def test_the_deadline_is_when_the_budget_is_used_up() -> None:
    assert due_of(FAST, asked(FAST)) == "Sat 10 Jan 12:00"
    assert due_of(SLOW, asked(SLOW)) == "Mon 12 Jan 12:00"


def test_without_a_clock_and_while_it_stands_still_there_is_no_deadline() -> None:
    assert due_of(NONE, asked(NONE)) == "never"
    assert due_of(FAST, clocks.initial_budget(FAST)) == "never"
    assert (
        due_of(TableTerms("a clock of long ago"), asked(TableTerms("a clock of long ago")))
        == "never"
    )


def test_after_a_pause_everybody_has_an_hour_at_least() -> None:
    playing = clocks.resume_clock(FAST, TimeBudget(5), FRIDAY)
    assert due_of(FAST, playing) == "Fri 09 Jan 13:00"


def test_a_vacation_stops_the_clock_of_who_is_away() -> None:
    traveller = replace(
        LORENZO, away_from=told("2026-01-09 20:00"), away_until=told("2026-01-20 08:00")
    )
    assert due_of(FAST, asked(FAST), traveller) == "Wed 21 Jan 00:00"


def test_a_vacation_cut_short_is_paid_for_by_the_old_facts() -> None:
    traveller = replace(LORENZO, away_from=FRIDAY, away_until=told("2026-01-30"))
    back = told("2026-01-16 12:00")
    budget = clocks.charge_used_time(FAST, asked(FAST), traveller, back)
    assert due_of(FAST, budget, LORENZO, back) == "Sat 17 Jan 12:00"


def test_a_deadline_of_the_night_waits_for_the_morning() -> None:
    at_eleven = told("2026-01-09 23:00")
    assert due_of(FAST, asked(FAST, at_eleven), SLEEPER, at_eleven) == "Sun 11 Jan 07:00"


# A time of day


def test_a_move_is_due_at_the_next_time_of_day() -> None:
    assert due_of(EVENING, asked(EVENING)) == "Fri 09 Jan 18:30"


def test_a_time_of_day_without_a_zone_is_that_of_utc() -> None:
    assert due_of(TableTerms("18:30"), asked(EVENING)) == "Fri 09 Jan 19:30"
    assert due_of(TableTerms("18:30 Lost/Atlantis"), asked(EVENING)) == "Fri 09 Jan 19:30"


def test_a_time_of_day_is_the_same_on_both_sides_of_a_change_of_clocks() -> None:
    before = told("2026-03-28 20:00")
    assert due_of(EVENING, asked(EVENING, before), now=before) == "Sun 29 Mar 18:30"


def test_an_answer_gives_the_whole_notice_back() -> None:
    answered = clocks.stop_after_answer(EVENING, asked(EVENING), LORENZO, later(FRIDAY, 6 * HOUR))
    assert answered == clocks.initial_budget(EVENING)


def test_a_zone_changed_at_night_does_not_put_off_the_deadline_by_a_day() -> None:
    late, night = TableTerms("22:30 Europe/Paris"), told("2026-01-09 23:00")
    assert due_of(late, asked(late), SLEEPER) == "Sat 10 Jan 07:00"
    settled = clocks.charge_used_time(late, asked(late), SLEEPER, night)
    assert due_of(late, settled, SLEEPER, night) == "Sat 10 Jan 07:00"


# Undo


def test_doing_undoing_and_doing_again_is_doing_once() -> None:
    once = clocks.stop_after_answer(FAST, asked(FAST), LORENZO, later(FRIDAY, 5 * HOUR))
    undone = clocks.start_clock(clocks.revoke_gain(FAST, once), later(FRIDAY, 5 * HOUR))
    assert clocks.stop_after_answer(FAST, undone, LORENZO, later(FRIDAY, 5 * HOUR)) == once


# Clocks that jump, and a house that was shut


def test_a_restart_is_no_closing_and_a_clock_set_back_neither() -> None:
    assert clocks.downtime_between(FRIDAY, later(FRIDAY, 4 * MINUTE)) == 0
    assert clocks.downtime_between(FRIDAY, later(FRIDAY, -DAY)) == 0
    assert clocks.downtime_between(FRIDAY, later(FRIDAY, DAY)) == DAY


def test_a_short_restart_and_a_standing_clock_change_nothing() -> None:
    budget, still = asked(FAST), clocks.initial_budget(FAST)
    soon, much_later = later(FRIDAY, MINUTE), later(FRIDAY, 9 * DAY)
    assert clocks.resume_after_downtime(FAST, budget, LORENZO, last_seen=FRIDAY, now=soon) == budget
    assert (
        clocks.resume_after_downtime(FAST, still, LORENZO, last_seen=FRIDAY, now=much_later)
        == still
    )


def test_a_week_asleep_costs_the_players_nothing() -> None:
    budget = asked(FAST)
    closed, opened = later(FRIDAY, 4 * HOUR), later(FRIDAY, 7 * DAY)
    reopened = clocks.resume_after_downtime(FAST, budget, LORENZO, last_seen=closed, now=opened)
    assert reopened == TimeBudget(20 * HOUR, opened)


def test_a_deadline_passed_while_the_house_was_shut_comes_an_hour_after_it_opens() -> None:
    budget = asked(FAST)
    closed, opened = later(FRIDAY, DAY - MINUTE), later(FRIDAY, DAY + HOUR)
    reopened = clocks.resume_after_downtime(FAST, budget, LORENZO, last_seen=closed, now=opened)
    assert answer_deadline(FAST, reopened, LORENZO, opened) == later(opened, HOUR)


def test_a_time_of_day_passed_while_the_house_was_shut_is_tomorrows() -> None:
    closed, opened = later(FRIDAY, HOUR), told("2026-01-09 20:00")
    reopened = clocks.resume_after_downtime(
        EVENING, asked(EVENING), LORENZO, last_seen=closed, now=opened
    )
    assert due_of(EVENING, reopened, now=opened) == "Sat 10 Jan 18:30"


# Laws


@given(terms, st.lists(st.tuples(st.sampled_from(MOVES), people(), times), max_size=12))
def test_a_budget_stays_between_nothing_and_its_cap_whatever_the_clock_does(
    agreed: TableTerms, story: list[tuple[str, Person, Time]]
) -> None:
    budget, before = clocks.initial_budget(agreed), FRIDAY
    for move, person, now in story:
        budget = _moved(move, agreed, budget, person, before, now)
        assert 0 <= budget.left <= clocks.clock_pace(agreed).cap
        before = now


def _moved(
    move: str, agreed: TableTerms, budget: TimeBudget, person: Person, before: Time, now: Time
) -> TimeBudget:
    match move:
        case "asked":
            return clocks.start_clock(budget, now)
        case "answered":
            return clocks.stop_after_answer(agreed, budget, person, now)
        case "stopped":
            return clocks.stop_clock(agreed, budget, person, now)
        case "resumed":
            return clocks.resume_clock(agreed, budget, now)
        case "settled":
            return clocks.charge_used_time(agreed, budget, person, now)
        case "taken back":
            return clocks.revoke_gain(agreed, budget)
    return clocks.resume_after_downtime(agreed, budget, person, last_seen=before, now=now)


@given(moments(), st.integers(-30 * DAY, 30 * DAY), terms, st.floats(0, 1))
def test_a_deadline_is_never_gone_by_and_never_in_a_night_or_a_pause(
    moment: tuple[Person, Time], passed: int, agreed: TableTerms, share: float
) -> None:
    person, now = moment
    budget = asked(agreed, later(now, -passed), int(clocks.clock_pace(agreed).cap * share))
    due = answer_deadline(agreed, budget, person, now)
    assert (due is None) == (agreed.clock == "none")
    if due is not None:
        assert due >= now
        assert is_awake_at(due, person, agreed)


@given(moments(), st.floats(0, 1), terms)
def test_settling_a_running_clock_moves_no_deadline(
    moment: tuple[Person, Time], share: float, agreed: TableTerms
) -> None:
    person, begun = moment
    budget = asked(agreed, begun)
    due = answer_deadline(agreed, budget, person, begun)
    now = begun if due is None else later(begun, int((due - begun) * share))
    assert answer_deadline(agreed, budget, person, now) == due
    assert (
        answer_deadline(agreed, clocks.charge_used_time(agreed, budget, person, now), person, now)
        == due
    )


@given(moments(), terms, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_after_the_house_was_shut_nobody_has_less_time_than_before(
    moment: tuple[Person, Time], agreed: TableTerms, played: int, shut: int
) -> None:
    person, begun = moment
    closed, opened = later(begun, played), later(begun, played + shut)
    before = asked(agreed, begun)
    after = clocks.resume_after_downtime(agreed, before, person, last_seen=closed, now=opened)
    left = clocks.stop_clock(agreed, before, person, closed).left
    if shut >= clocks.SHORTEST_DOWNTIME:
        assert after.left >= max(left, min(HOUR, clocks.clock_pace(agreed).cap))
        due = answer_deadline(agreed, after, person, opened)
        assert due is None or due >= opened + HOUR


# Reminders


def rungs(
    due: Time | None,
    person: Person,
    *,
    asked_at: Time = FRIDAY,
    agreed: TableTerms = FAST,
    most: int = 50,
) -> list[Time]:
    """All reminders of one wait, one after the other, as the bell rings them."""
    rung: list[Time] = []
    now = asked_at
    while len(rung) < most:
        following = next_reminder(due, asked_at, person, agreed, now)
        if following is None:
            break
        rung.append(following)
        now = following
    return rung


def faces(rung: list[Time]) -> list[str]:
    return [clock_face(at) for at in rung]


def until(due: Time, person: Person) -> list[str]:
    """The reminders before a deadline; afterwards the table may go on waiting for the seat."""
    return faces([at for at in rungs(due, person) if at < due])


def test_the_ladder_is_half_of_the_wait_a_day_six_hours_and_one_hour_before() -> None:
    patient = replace(LORENZO, remind_every=30 * DAY)
    assert until(later(FRIDAY, 72 * HOUR), patient) == [
        "Sun 11 Jan 00:00",
        "Sun 11 Jan 12:00",
        "Mon 12 Jan 06:00",
        "Mon 12 Jan 11:00",
    ]


def test_a_short_wait_has_a_short_ladder() -> None:
    assert until(later(FRIDAY, 4 * HOUR), LORENZO) == ["Fri 09 Jan 14:00", "Fri 09 Jan 15:00"]
    assert until(later(FRIDAY, 90 * MINUTE), LORENZO) == ["Fri 09 Jan 12:30"]
    assert until(later(FRIDAY, 45 * MINUTE), LORENZO) == []


def test_without_a_deadline_the_persons_own_interval_remains() -> None:
    assert faces(rungs(None, LORENZO, most=3)) == [
        "Sat 10 Jan 12:00",
        "Sun 11 Jan 12:00",
        "Mon 12 Jan 12:00",
    ]


def test_a_seat_that_let_its_deadline_pass_is_reminded_by_its_own_interval() -> None:
    due = later(FRIDAY, HOUR)
    assert next_reminder(due, FRIDAY, LORENZO, FAST, due) == later(FRIDAY, DAY)


def test_nobody_is_reminded_more_often_than_every_hour() -> None:
    assert rungs(None, replace(LORENZO, remind_every=1), most=2) == [
        later(FRIDAY, HOUR),
        later(FRIDAY, 2 * HOUR),
    ]


def test_a_reminder_of_the_night_waits_for_the_morning() -> None:
    hourly = replace(SLEEPER, remind_every=12 * HOUR)
    assert faces(rungs(None, hourly, most=3)) == [
        "Sat 10 Jan 07:00",
        "Sat 10 Jan 12:00",
        "Sun 11 Jan 07:00",
    ]


def test_before_a_deadline_in_the_morning_the_last_reminder_comes_the_evening_before() -> None:
    patient = replace(SLEEPER, remind_every=30 * DAY)
    assert until(told("2026-01-11 07:00"), patient) == [
        "Sat 10 Jan 07:00",
        "Sat 10 Jan 09:30",
        "Sat 10 Jan 21:00",
    ]


def test_who_was_asked_late_in_the_evening_is_not_called_once_more_before_the_night() -> None:
    asked_at, due = told("2026-01-09 21:30"), told("2026-01-10 07:00")
    assert next_reminder(due, asked_at, SLEEPER, FAST, asked_at) is None


def test_who_comes_home_is_reminded_once_and_not_for_each_day_away() -> None:
    home = told("2026-01-20 08:00")
    traveller = replace(SLEEPER, away_from=FRIDAY, away_until=home)
    rung = rungs(None, traveller, asked_at=later(FRIDAY, -HOUR), most=2)
    assert faces(rung) == ["Tue 20 Jan 08:00", "Tue 20 Jan 11:00"]


def test_snoozed_is_silent_until_then_and_rings_then() -> None:
    due, snoozed = later(FRIDAY, 72 * HOUR), told("2026-01-11 20:00")
    rung = next_reminder(due, FRIDAY, LORENZO, FAST, FRIDAY, snoozed=snoozed)
    assert rung == snoozed
    following = next_reminder(due, FRIDAY, LORENZO, FAST, snoozed, snoozed=snoozed)
    assert clock_face(following) == "Mon 12 Jan 06:00"


def test_who_wants_no_reminders_may_still_snooze() -> None:
    silent = replace(LORENZO, remind_every=0)
    snoozed = later(FRIDAY, 2 * HOUR)
    assert next_reminder(None, FRIDAY, silent, FAST, FRIDAY, snoozed=snoozed) == snoozed
    assert next_reminder(None, FRIDAY, silent, FAST, snoozed, snoozed=snoozed) is None


@given(
    moments(),
    terms,
    st.none() | st.integers(-DAY, 20 * DAY),
    st.integers(-DAY, 10 * DAY),
    st.none() | st.integers(-DAY, 20 * DAY),
)
def test_a_reminder_is_ahead_before_the_deadline_and_wakes_nobody(
    moment: tuple[Person, Time],
    agreed: TableTerms,
    wait: int | None,
    passed: int,
    snooze: int | None,
) -> None:
    person, asked_at = moment
    now = later(asked_at, passed)
    due = None if wait is None else later(asked_at, wait)
    snoozed = None if snooze is None else later(asked_at, snooze)
    rung = next_reminder(due, asked_at, person, agreed, now, snoozed=snoozed)
    if rung is not None:
        assert rung > now
        assert due is None or due <= now or rung < due
        assert not is_quiet(person, rung)
        assert not is_away(person, rung)
        assert is_awake_at(rung, person, agreed)


@given(moments(), terms)
def test_reminders_come_while_waiting(moment: tuple[Person, Time], agreed: TableTerms) -> None:
    person, asked_at = moment
    rung = next_reminder(None, asked_at, person, agreed, asked_at)
    assert (rung is None) == (person.remind_every == 0)


@given(moments(), terms, st.integers(0, 20 * DAY))
def test_two_reminders_of_one_wait_are_not_of_the_same_moment(
    moment: tuple[Person, Time], agreed: TableTerms, wait: int
) -> None:
    person, asked_at = moment
    due = later(asked_at, wait)
    rung = rungs(due, replace(person, remind_every=30 * DAY), asked_at=asked_at, agreed=agreed)
    before = [at for at in rung if at < due]
    assert all(second - first >= TOO_NEAR for first, second in pairwise(before))


# A deadline that was missed


def test_a_deadline_that_was_missed_is_none_any_more_for_this_wait() -> None:
    late = clocks.mark_deadline_missed(asked(FAST), later(FRIDAY, 24 * HOUR))
    assert clocks.has_missed_deadline(late)
    assert due_of(FAST, late, now=later(FRIDAY, 30 * HOUR)) == "never"
    monday = later(FRIDAY, 3 * DAY)
    assert clocks.resume_after_downtime(FAST, late, LORENZO, last_seen=FRIDAY, now=monday) == late
    assert clocks.has_missed_deadline(clocks.charge_used_time(FAST, late, LORENZO, monday))


def test_who_missed_one_deadline_has_another_when_he_is_asked_again() -> None:
    late = clocks.mark_deadline_missed(asked(FAST), later(FRIDAY, 24 * HOUR))
    rest = clocks.stop_after_answer(FAST, late, LORENZO, later(FRIDAY, 25 * HOUR))
    assert rest == TimeBudget(4 * HOUR, missed=later(FRIDAY, 24 * HOUR))
    again = clocks.start_clock(rest, later(FRIDAY, 26 * HOUR))
    assert not clocks.has_missed_deadline(again)
    assert due_of(FAST, again, now=later(FRIDAY, 26 * HOUR)) == "Sat 10 Jan 18:00"
