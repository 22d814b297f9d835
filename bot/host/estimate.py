"""How long a game will take among these people, and what would make it shorter.

The base was measured among people who look in twice a day; it is stretched by how those who sit
down are used to answer, as far as that is known, and cut by a clock that does not wait.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot import catalogue
from bot.catalogue import Days, Measured
from bot.host import clocks
from bot.host.company import AtDeadline, TableCard, Terms
from bot.host.rows import Habit
from bot.host.standing import Standing, people_at
from bot.host.time import DAY

FEWEST = 2  # people: alone one waits for nobody


def days(standing: Standing, seats: int) -> int | None:
    """Among so many; None where nobody waits for anybody, or nobody has measured it."""
    return _days(standing, seats, standing.card.terms)


def shorter(standing: Standing, seats: int) -> list[tuple[str, int]]:
    """By which change, and in how many days then; the best first, none for little."""
    now = days(standing, seats)
    found = []
    for name, then in _changed(standing, seats).items():
        if now is not None and then is not None and then * 4 <= now * 3:
            found.append((name, then))
    return sorted(found, key=lambda one: one[1])


def _changed(standing: Standing, seats: int) -> dict[str, int | None]:
    """In how many days, with other terms or with plans; wishes ahead need sealed auctions."""
    terms = standing.card.terms
    sealed = replace(terms, auctions=clocks.SEALED)
    quick = replace(terms, clock="fast", at_deadline=AtDeadline.STAND_IN)
    measured = catalogue.measured(standing.card.game)
    has_auctions = measured is not None and clocks.SEALED in measured.days
    return {
        "sealed": _days(standing, seats, sealed),
        "clock": _days(standing, seats, quick),
        "sealed-ahead" if has_auctions else "ahead": _days(standing, seats, sealed, ahead=True),
    }


def _days(standing: Standing, seats: int, terms: Terms, *, ahead: bool = False) -> int | None:
    card = standing.card
    measured, people = catalogue.measured(card.game), people_at(card)
    if measured is None or not seats:
        return None
    base = _base(measured, card, terms, ahead=ahead).get(seats)
    # Whoever is still to come is taken for somebody who looks in twice a day.
    computers = sum(bool(chair.guest) for chair in card.chairs)
    waits = [_answer(standing.habits.get(person), measured.answer, terms) for person in people]
    waits += [_answer(None, measured.answer, terms)] * (seats - computers - len(people))
    if base is None or len(waits) < FEWEST:
        return None
    return max(1, round(base * sum(waits) / (seats * measured.answer)))


def _base(measured: Measured, card: TableCard, terms: Terms, *, ahead: bool) -> Mapping[int, float]:
    """By seats; planning turns saves the same share, whatever else the table has chosen."""
    chosen = _as_held(measured.days_with(card.options), terms)
    if not ahead:
        return chosen
    usual = _as_held(measured.days, terms)
    return {seats: days * chosen[seats] / usual[seats] for seats, days in measured.ahead.items()}


def _as_held(days: Days, terms: Terms) -> Mapping[int, int]:
    """By seats, as auctions are held on these terms; a game without any is the same either way."""
    by_hand = days[clocks.BY_HAND]
    return days.get(clocks.SEALED, by_hand) if clocks.are_sealed(terms) else by_hand


def _answer(habit: Habit | None, usual: int, terms: Terms) -> int:
    """Seconds that somebody takes for an answer, or that the clock lets him take for long."""
    takes = usual if habit is None or habit.answer is None else habit.answer
    if not clocks.runs(terms) or terms.at_deadline is AtDeadline.WAIT:
        return takes
    return min(takes, clocks.pace(terms).gain if terms.clock in clocks.NAMES else DAY)
