"""Check and apply what people set for themselves: quiet hours, reminders, vacations."""

from dataclasses import replace

from bot.engine.text import refuse
from bot.tables import clocks
from bot.tables.clocks import why_no_such_zone
from bot.tables.people import DAY, HOUR, MINUTE, Person, Time
from bot.tables.state import (
    CommandRejected,
    TableState,
    reject_if_refused,
    table_command,
    with_time_budget,
)

LONGEST_VACATION = 30 * DAY  # a clock stands still meanwhile, and the others are to know till when


LONGEST_NIGHT = 14 * HOUR


LEAST_INTERVAL = HOUR


def check_personal_settings(before: Person | None, wished: Person, now: Time) -> Person:
    """Return the person with these settings; raise CommandRejected if they are not allowed.

    A vacation that the person has already may stay as it is.
    """
    reject_if_refused(why_no_such_zone(wished.zone))
    _check_quiet_hours_length(wished)
    _check_reminder_interval(wished)
    return _with_checked_vacation(before, wished, now)


@table_command
def settle_clock_and_apply_settings(state: TableState, person: Person) -> TableState:
    """Settle the person's clock by their old settings before the new ones apply."""
    seat = state.card.owned_seat(person.id)
    if seat is None or state.course is None:
        raise CommandRejected(refuse("table", "does-not-sit-here"))
    before, terms = state.people.get(person.id, person), state.card.terms
    budget = clocks.charge_used_time(terms, state.budgets[seat], before, state.now)
    return with_time_budget(
        replace(state, people={**state.people, person.id: person}), seat, budget
    )


def _check_quiet_hours_length(wished: Person) -> None:
    if wished.quiet is None:
        return
    begins, ends = wished.quiet
    minutes = DAY // MINUTE
    in_day = 0 <= begins < minutes and 0 <= ends < minutes
    if not in_day or (ends - begins) % minutes * MINUTE > LONGEST_NIGHT:
        raise CommandRejected(refuse("hours", "night-too-long", hours=LONGEST_NIGHT // HOUR))


def _check_reminder_interval(wished: Person) -> None:
    if wished.remind_every and not LEAST_INTERVAL <= wished.remind_every <= LONGEST_VACATION:
        raise CommandRejected(refuse("hours", "remind-too-often", hours=LEAST_INTERVAL // HOUR))


def _with_checked_vacation(before: Person | None, wished: Person, now: Time) -> Person:
    """Check the vacation, and let it begin now at the earliest."""
    leaves, returns = wished.away_from, wished.away_until
    had = (before.away_from, before.away_until) if before is not None else (None, None)
    if (leaves, returns) in (had, (None, None)):
        return wished
    longest = LONGEST_VACATION // DAY
    if returns is None:
        raise CommandRejected(refuse("hours", "vacation-needs-an-end", days=longest))
    # One that has begun keeps its beginning, so that its length can't be extended for ever.
    if leaves is None or (leaves < now and leaves != had[0]):
        leaves = now
    if returns <= max(leaves, now):
        raise CommandRejected(refuse("hours", "vacation-is-over"))
    if returns - leaves > LONGEST_VACATION:
        raise CommandRejected(refuse("hours", "vacation-too-long", days=longest))
    return replace(wished, away_from=leaves)
