"""How long a game will take among these people, and what would make it shorter.

The base was measured among people who look in twice a day; it is stretched by how those who sit
down are used to answer, as far as that is known, and cut by a clock that does not wait.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot import catalogue
from bot.catalogue import Days
from bot.host import clocks
from bot.host.company import AtDeadline, PersonId, TableCard, Terms
from bot.host.rows import Habit
from bot.host.standing import Standing, people_at
from bot.host.time import DAY

FEWEST = 2  # people: alone one waits for nobody


def days(standing: Standing, seats: int) -> int | None:
    """Among so many; None where nobody waits for anybody, or nobody has measured it."""
    return _days(standing.card, standing.habits, seats, standing.card.terms)


def shorter(standing: Standing, seats: int) -> list[tuple[str, int]]:
    """By which change of the terms, and in how many days then; the best first, none for little."""
    card, now = standing.card, days(standing, seats)
    found = []
    for name, terms in _changes(card.terms).items():
        then = _days(card, standing.habits, seats, terms)
        if now is not None and then is not None and then * 4 <= now * 3:
            found.append((name, then))
    return sorted(found, key=lambda one: one[1])


def _changes(terms: Terms) -> dict[str, Terms]:
    return {
        "sealed": replace(terms, auctions=clocks.SEALED),
        "clock": replace(terms, clock="fast", at_deadline=AtDeadline.STAND_IN),
    }


def _days(
    card: TableCard, habits: Mapping[PersonId, Habit], seats: int, terms: Terms
) -> int | None:
    measured, people = catalogue.measured(card.game), people_at(card)
    if measured is None or not seats:
        return None
    base = _measured_days(measured.days_with(card.options), terms).get(seats)
    # Whoever is still to come is taken for somebody who looks in twice a day.
    computers = sum(bool(chair.guest) for chair in card.chairs)
    waits = [_answer(habits.get(person), measured.answer, terms) for person in people]
    waits += [_answer(None, measured.answer, terms)] * (seats - computers - len(people))
    if base is None or len(waits) < FEWEST:
        return None
    return max(1, round(base * sum(waits) / (seats * measured.answer)))


def _measured_days(days: Days, terms: Terms) -> Mapping[int, int]:
    """By seats, as auctions are held at this table; a game without any is the same either way."""
    by_hand = days[clocks.BY_HAND]
    return days.get(clocks.SEALED, by_hand) if clocks.are_sealed(terms) else by_hand


def _answer(habit: Habit | None, usual: int, terms: Terms) -> int:
    """Seconds that somebody takes for an answer, or that the clock lets him take for long."""
    takes = usual if habit is None or habit.answer is None else habit.answer
    if not clocks.runs(terms) or terms.at_deadline is AtDeadline.WAIT:
        return takes
    return min(takes, clocks.pace(terms).gain if terms.clock in clocks.NAMES else DAY)
