"""What people may wish for themselves: their hours and vacations, how often they are reminded."""

from dataclasses import replace

from bot.engine.text import Refusal, refuse
from bot.host import clocks
from bot.host.company import Person
from bot.host.hours import why_no_zone
from bot.host.standing import Standing, with_budget
from bot.host.table import Act
from bot.host.time import DAY, HOUR, MINUTE, Time

LONGEST_VACATION = 30 * DAY  # a clock stands still meanwhile, and the others are to know till when
LONGEST_NIGHT = 14 * HOUR
LEAST_INTERVAL = HOUR


def adopted(before: Person | None, wished: Person, now: Time) -> Person | Refusal:
    """The person with these habits, or why nobody can have them; what he has he may keep."""
    refusal = why_no_zone(wished.zone) or _why_no_night(wished) or _why_no_interval(wished)
    return refusal or _on_vacation(before, wished, now)


def changed(person: Person) -> Act:
    """A running clock is settled before the habits change by which it is read."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = standing.card.seat_of(person.id)
        if seat is None or standing.course is None:
            return refuse("table", "does-not-sit-here")
        before, terms = standing.people.get(person.id, person), standing.card.terms
        budget = clocks.settled(terms, standing.budgets[seat], before, standing.now)
        people = {**standing.people, person.id: person}
        return with_budget(replace(standing, people=people), seat, budget)

    return act


def _why_no_night(wished: Person) -> Refusal | None:
    if wished.quiet is None:
        return None
    begins, ends = wished.quiet
    minutes = DAY // MINUTE
    if 0 <= begins < minutes and 0 <= ends < minutes:
        night = (ends - begins) % minutes * MINUTE
        if night <= LONGEST_NIGHT:
            return None
    return refuse("hours", "night-too-long", hours=LONGEST_NIGHT // HOUR)


def _why_no_interval(wished: Person) -> Refusal | None:
    if wished.remind_every == 0 or LEAST_INTERVAL <= wished.remind_every <= LONGEST_VACATION:
        return None
    return refuse("hours", "remind-too-often", hours=LEAST_INTERVAL // HOUR)


def _on_vacation(before: Person | None, wished: Person, now: Time) -> Person | Refusal:
    """With his vacation, which is not in hindsight and has an end."""
    leaves, returns = wished.away_from, wished.away_until
    had = (before.away_from, before.away_until) if before is not None else (None, None)
    if (leaves, returns) in (had, (None, None)):
        return wished
    if returns is None:
        return refuse("hours", "vacation-needs-an-end", days=LONGEST_VACATION // DAY)
    # One that has begun goes on from its own beginning, so that nobody is away for ever.
    if leaves is None or (leaves < now and leaves != had[0]):
        leaves = now
    if returns <= max(leaves, now):
        return refuse("hours", "vacation-is-over")
    if returns - leaves > LONGEST_VACATION:
        return refuse("hours", "vacation-too-long", days=LONGEST_VACATION // DAY)
    return replace(wished, away_from=leaves)
