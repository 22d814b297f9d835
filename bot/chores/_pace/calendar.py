"""Calendars: when people look in, day by day, each at hours of his own."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from bot.engine.chance import Chance
from bot.host.hours import day_at, shown, zone_named
from bot.host.time import DAY, MINUTE, Time

# Most people at a table live on one continent, some beyond an ocean.
ZONES = (
    "Europe/Berlin",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/London",
    "Europe/Athens",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Tokyo",
)
UP, TO_BED = 7 * 60, 23 * 60  # minutes of everybody's day
NIGHT = (TO_BED, UP)  # nobody is rung
APART = 60  # minutes; two visits that are nearer to each other are one
MOST_VISITS = (TO_BED - UP) // APART
JITTER = 45  # minutes by which a visit comes earlier or later than usual
EPOCH, YEARS = 1_767_225_600, 4  # 2026, and so many years from which a first day is drawn


@dataclass(frozen=True, slots=True)
class Calendar:
    """One person's days: each at the same hours, more or less."""

    seed: str
    zone: str
    hours: tuple[int, ...]  # minutes of his day

    def visits(self, since: Time) -> Iterator[Time]:
        """All from then on."""
        day = day_at(since, zone_named(self.zone))
        while True:
            yield from (visit for visit in self._on(day) if visit >= since)
            day += timedelta(days=1)

    def _on(self, day: date) -> list[Time]:
        luck, zone = Chance(self.seed, day.toordinal()), zone_named(self.zone)
        minutes = [hour + luck.below(2 * JITTER + 1, "minute") - JITTER for hour in self.hours]
        return sorted(shown(day, minute, zone)[0] for minute in minutes)


def calendar_of(seed: str, visits: int) -> Calendar:
    """Somebody's calendar with so many visits a day.

    Nobody spreads them over his day to please a table: the hours are drawn without regard to each
    other, and most nights are long.
    """
    luck = Chance(seed, 0)
    zone, spare = luck.one_of(ZONES, "zone"), TO_BED - UP - (visits - 1) * APART
    hours = sorted(UP + luck.below(spare + 1, "hour") for _ in range(visits))
    return Calendar(seed, zone, tuple(at + APART * before for before, at in enumerate(hours)))


def first_day(seed: str) -> Time:
    """When a table is opened; summer time comes and goes in some games."""
    minutes = YEARS * 365 * (DAY // MINUTE)
    return Time(EPOCH + MINUTE * Chance(seed, 0).below(minutes, "first day"))
