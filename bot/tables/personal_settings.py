"""Check and apply what people set for themselves: quiet hours, vacations, reminders."""

from dataclasses import replace

from bot.engine.text import Refusal, refuse
from bot.tables import clocks
from bot.tables.clocks import refuse_zone
from bot.tables.people import DAY, HOUR, MINUTE, Person, Time
from bot.tables.state import TableState, with_budget
from bot.tables.table import TableCommand

LONGEST_VACATION = 30 * DAY  # a clock stands still meanwhile, and the others are to know till when
LONGEST_NIGHT = 14 * HOUR
LEAST_INTERVAL = HOUR


def apply_personal_settings(before: Person | None, wished: Person, now: Time) -> Person | Refusal:
    """The person with these habits, or why nobody can have them; what he has he may keep."""
    refusal = refuse_zone(wished.zone) or _refuse_quiet_hours(wished) or _refuse_interval(wished)
    return refusal or _with_vacation(before, wished, now)


def change_person(person: Person) -> TableCommand:
    """A running clock is settled before the habits change by which it is read."""

    def act(state: TableState) -> TableState | Refusal:
        seat = state.card.owned_seat(person.id)
        if seat is None or state.course is None:
            return refuse("table", "does-not-sit-here")
        before, terms = state.people.get(person.id, person), state.card.terms
        budget = clocks.settle_clock(terms, state.budgets[seat], before, state.now)
        people = {**state.people, person.id: person}
        return with_budget(replace(state, people=people), seat, budget)

    return act


def _refuse_quiet_hours(wished: Person) -> Refusal | None:
    if wished.quiet is None:
        return None
    begins, ends = wished.quiet
    minutes = DAY // MINUTE
    if 0 <= begins < minutes and 0 <= ends < minutes:
        night = (ends - begins) % minutes * MINUTE
        if night <= LONGEST_NIGHT:
            return None
    return refuse("hours", "night-too-long", hours=LONGEST_NIGHT // HOUR)


def _refuse_interval(wished: Person) -> Refusal | None:
    if wished.remind_every == 0 or LEAST_INTERVAL <= wished.remind_every <= LONGEST_VACATION:
        return None
    return refuse("hours", "remind-too-often", hours=LEAST_INTERVAL // HOUR)


def _with_vacation(before: Person | None, wished: Person, now: Time) -> Person | Refusal:
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
