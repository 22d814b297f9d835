"""The clocks of a table: how long a seat may think, when it must answer, when it is reminded.

All a seat's clock needs is kept in two numbers, its `Budget`. The budget changes when the seat is
asked and when it has answered, and is otherwise only read. Pauses the table votes for, and time
during which the house itself was shut, are no history to be kept: the clock is stopped and asked
again. Vacations and free weekends are looked up while a clock runs; whoever changes a person's
zone or vacation, or the table's weekends, has to `settle` the running clocks of that person first,
under the old facts, or the past would be counted by the new ones.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import tzinfo
from itertools import pairwise

from bot.engine.text import Named, Refusal, refuse
from bot.host.company import Person, Terms
from bot.host.hours import (
    after_counted,
    counted_between,
    is_waking,
    last_waking,
    next_strike,
    next_waking,
    why_no_zone,
    zone_named,
)
from bot.host.rows import Budget
from bot.host.time import DAY, HOUR, MINUTE, Time

NOTICE = 4 * HOUR  # a time of day that is nearer than this when a seat is asked is tomorrow's
LEAST = HOUR  # what everybody has when a table or the house opens again
NAP = 5 * MINUTE  # a house shut for less was only restarted
LADDER = (DAY, 6 * HOUR, HOUR)  # rungs before a deadline, besides half of the wait
LIVE = 30 * MINUTE  # so long everybody plays as around a real table
LIVE_ANSWER = 5 * MINUTE  # whoever takes longer there has gone
NEAR = HOUR  # reminders closer together than this are one


@dataclass(frozen=True, slots=True)
class Pace:
    """What a seat starts with, gains by each answer, and may save up."""

    start: int
    gain: int
    cap: int


_NONE = Pace(0, 0, 0)
_PACES = {
    "none": _NONE,
    "fast": Pace(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "slow": Pace(72 * HOUR, 24 * HOUR, 240 * HOUR),
}
NAMES = tuple(_PACES)
RECOMMENDED = "slow"  # to strangers: nobody is hurried, and no table waits for ever
SEALED, BY_HAND = "sealed", "hand"
AUCTIONS = (SEALED, BY_HAND)
# Under a time of day the budget is the notice: once it is used up, the next strike is the deadline.
_DAILY = Pace(NOTICE, NOTICE, NOTICE)
_TIME_OF_DAY = re.compile(r"(?P<hour>[01]?\d|2[0-3]):(?P<minute>[0-5]\d)(?: (?P<zone>\S+))?", re.A)


# What a table may choose


def why_no_clock(clock: str) -> Refusal | None:
    """A clock is `none`, `fast`, `slow` or a time of day: `18:30`, `18:30 Europe/Paris`."""
    if clock in _PACES:
        return None
    found = _TIME_OF_DAY.fullmatch(clock)
    if found is None:
        return refuse("clocks", "no-such-clock", clock=clock[:40], clocks=_named())
    zone = found["zone"]
    return why_no_zone(zone) if zone is not None else None


def _named() -> tuple[Named, ...]:
    return tuple(Named("clock", name) for name in NAMES)


def runs(terms: Terms) -> bool:
    """Whether anybody is in a hurry at all."""
    return pace(terms) != _NONE


def are_sealed(terms: Terms) -> bool:
    """Whether everybody is asked for his wishes at once; unless chosen, as the clock is.

    While all are there they bid by hand.
    """
    if terms.live_until is not None:
        return False
    if terms.auctions:
        return terms.auctions == SEALED
    return terms.clock == "slow" or _time_of_day(terms.clock) is not None


def pace(terms: Terms) -> Pace:
    return _PACES.get(terms.clock) or (_DAILY if _time_of_day(terms.clock) else _NONE)


def _time_of_day(clock: str) -> tuple[int, tzinfo] | None:
    found = _TIME_OF_DAY.fullmatch(clock)
    if found is None:
        return None
    return int(found["hour"]) * 60 + int(found["minute"]), zone_named(found["zone"] or "UTC")


# A seat's budget


def started(terms: Terms) -> Budget:
    return Budget(pace(terms).start)


def asked(budget: Budget, now: Time) -> Budget:
    """The seat is to move. Asking again what it was asked already gives no new time."""
    return budget if budget.since is not None else replace(budget, since=now)


def stopped(terms: Terms, budget: Budget, person: Person, now: Time) -> Budget:
    """The clock stands still: the table pauses, or what the seat was asked is asked no more."""
    if budget.since is None:
        return budget
    used = counted_between(budget.since, now, person, terms)
    return replace(budget, left=max(0, budget.left - used), since=None, snoozed=None)


def answered(terms: Terms, budget: Budget, person: Person, now: Time) -> Budget:
    """The seat need not move any more: once for each wait, however many plies it took."""
    own, rest = pace(terms), stopped(terms, budget, person, now)
    return replace(rest, left=min(own.cap, rest.left + own.gain))


def taken_back(terms: Terms, budget: Budget) -> Budget:
    """An answer was undone, and with it its gain: doing and undoing earns no time.

    The notice is left to everybody who has it, so that an undo drives nobody into a deadline.
    """
    without = budget.left - pace(terms).gain
    return replace(budget, left=max(without, min(budget.left, NOTICE)))


def resumed(terms: Terms, budget: Budget, now: Time) -> Budget:
    """The clock runs again after a pause of the table, with some time to come back in."""
    return asked(replace(budget, left=max(budget.left, min(LEAST, pace(terms).cap))), now)


def settled(terms: Terms, budget: Budget, person: Person, now: Time) -> Budget:
    """The same clock with its past paid: person and terms may be other ones from now on."""
    if budget.since is None:
        return budget
    # A notice that ran out keeps its moment: the strike after it is the deadline, not tomorrow's.
    used_up = after_counted(budget.since, budget.left, person, terms)
    since = now if used_up is None else min(now, used_up)
    return replace(stopped(terms, budget, person, now), since=since, snoozed=budget.snoozed)


def missed(budget: Budget, now: Time) -> Budget:
    """The deadline has rung and was let pass: for this wait it does not ring again."""
    return replace(budget, left=0, missed=now)


def asked_anew(terms: Terms, budget: Budget, now: Time) -> Budget:
    """The question whose deadline rang was let go by, and the seat is asked another one."""
    return resumed(terms, replace(budget, since=None, missed=None), now)


def granted(terms: Terms, budget: Budget, person: Person, seconds: int, now: Time) -> Budget:
    """More time for who is asked, from now on; the deadline he may have let pass is forgotten."""
    rest = settled(terms, budget, person, now)
    return replace(rest, left=rest.left + seconds, since=now, missed=None)


def has_missed(budget: Budget) -> bool:
    """Whether the deadline of the present wait has rung already."""
    return budget.since is not None and budget.missed is not None and budget.missed >= budget.since


# The deadline


def deadline(terms: Terms, budget: Budget, person: Person, now: Time) -> Time | None:
    """When the seat must have answered; None if there is no hurry. Never in a night or a pause."""
    if budget.since is None or has_missed(budget) or not runs(terms):
        return None
    # A clock set back since the seat was asked must not lengthen the wait.
    begun = min(budget.since, now)
    used_up = after_counted(begun, budget.left, person, terms)
    of_day = _time_of_day(terms.clock)
    if used_up is not None and of_day is not None:
        used_up = _strike_that_counts(used_up, of_day, person, terms)
    return None if used_up is None else next_waking(max(used_up, now), person, terms)


def _strike_that_counts(
    at: Time, of_day: tuple[int, tzinfo], person: Person, terms: Terms
) -> Time | None:
    """The first strike from here on that is in no pause of this person."""
    strike = next_strike(at, *of_day)
    running = after_counted(strike, 0, person, terms)
    if running is None or running == strike:
        return running
    return _strike_that_counts(running, of_day, person, terms)


# The house was shut


def down_for(last_seen: Time, now: Time) -> int:
    """The seconds nobody could play: the process was down, the machine slept, the clock leapt."""
    gone = now - last_seen
    return gone if gone >= NAP else 0


def reopened(terms: Terms, budget: Budget, person: Person, *, last_seen: Time, now: Time) -> Budget:
    """A clock after the house was shut: that was a pause and costs nobody anything.

    Deadlines that passed meanwhile, or are about to, come at least an hour after the opening.
    """
    if budget.since is None or has_missed(budget) or not down_for(last_seen, now):
        return budget
    return resumed(terms, stopped(terms, budget, person, last_seen), now)


# Live


def live_ends(terms: Terms, waits: Iterable[Budget]) -> Time | None:
    """When it is over by itself: its time is up, or somebody has kept the others waiting."""
    until = terms.live_until
    if until is None:
        return None
    asked = [max(wait.since, until - LIVE) for wait in waits if wait.since is not None]
    return Time(min([until, *(since + LIVE_ANSWER for since in asked)]))


# Reminders


def next_reminder(
    due: Time | None,
    asked_at: Time,
    person: Person,
    terms: Terms,
    now: Time,
    *,
    snoozed: Time | None = None,
) -> Time | None:
    """When to remind next of what was asked; to be asked again once that or the deadline has rung.

    Rungs are fixed by the question and its deadline, so that those missed are not made up for,
    and a restart rings none twice. Who wants no reminders gets none but the one he snoozed to.
    """
    if due is not None and due <= now:
        due = None  # the table waits for this seat all the same
    rungs = list(_rungs(due, asked_at, person, terms, now))
    if snoozed is not None:
        rungs = _after_snooze(rungs, snoozed, due, person, terms)
    return min((rung for rung in rungs if rung > now), default=None)


def _rungs(
    due: Time | None, asked_at: Time, person: Person, terms: Terms, now: Time
) -> Iterator[Time]:
    if not person.remind_every:
        return
    ladder = [] if due is None else _ladder(due, asked_at, person, terms)
    yield from ladder
    for rung in _own_rungs(asked_at, person, terms, now):
        in_time = due is None or rung <= due - NEAR
        if in_time and all(abs(rung - other) >= NEAR for other in ladder):
            yield rung


def _ladder(due: Time, asked_at: Time, person: Person, terms: Terms) -> list[Time]:
    """The rungs before a deadline, each where it may ring; of those that crowd, the last."""
    half = due - (due - asked_at) // 2
    wanted = (Time(rung) for rung in (half, *(due - before for before in LADDER)))
    placed = (_placed(rung, due, person, terms) for rung in wanted if asked_at < rung <= due - NEAR)
    rungs = sorted({rung for rung in placed if rung is not None})
    return [rung for rung, later in pairwise([*rungs, due]) if later - rung >= NEAR]


def _placed(rung: Time, due: Time, person: Person, terms: Terms) -> Time | None:
    """After the night it falls into; if that is too late, the evening before, with time to act."""
    morning = next_waking(rung, person, terms)
    if morning is None or morning <= due - NEAR:
        return morning
    evening = Time(last_waking(rung, person, terms) + 1 - HOUR)
    return evening if is_waking(evening, person, terms) else None


def _own_rungs(asked_at: Time, person: Person, terms: Terms, now: Time) -> Iterator[Time]:
    """The next few times of the person's own interval."""
    every = max(person.remind_every, HOUR)
    # The last one gone by may still be waiting for the morning; the others are to spare, should
    # one be too near to a rung of the ladder.
    gone_by = max(0, now - asked_at) // every
    for count in range(max(1, gone_by), gone_by + 4):
        rung = next_waking(Time(asked_at + count * every), person, terms)
        if rung is not None:
            yield rung


def _after_snooze(
    rungs: list[Time], snoozed: Time, due: Time | None, person: Person, terms: Terms
) -> list[Time]:
    """Silence until then, and then a reminder; but nobody snoozes through the last rung."""
    until = snoozed if due is None else min(snoozed, Time(due - HOUR))
    wake = next_waking(until, person, terms) if due is None else _placed(until, due, person, terms)
    later = [rung for rung in rungs if rung >= until + NEAR]
    return later if wake is None else [wake, *later]
