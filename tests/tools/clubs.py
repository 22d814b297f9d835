"""Simulate clubs whose people want to play: how many find somebody, with /play and without it.

The habits are those of the question and are not fitted: wishes are Poisson with a mean of two a
week for each person, on evenings from 18 to 23 by the clock of one of three zones; 25 % see a
message within 5 minutes, another 60 % within 12 hours, 10 % within two days, and 5 % of the
people who left never come back. Half of the wishes are for today, half for this week. Whether a
wish fits a table is asked of the bot's own rule.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from heapq import heappop, heappush
from itertools import count
from random import Random

from bot import catalogue
from bot.notifications import matchmaking
from bot.notifications.matchmaking import (
    LASTS,
    THIS_WEEK,
    TODAY,
    shared_waking_hours,
    wish_fits_table,
)
from bot.tables import clocks, lobby
from bot.tables.clocks import day_at, find_zone, times_of_minute
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    Person,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import PlayWish
from bot.tables.state import TableState

CLUB_SIZES, WEEKS = range(3, 31), 4
WISHES_A_WEEK = 2.0
EVENING = (18 * 60, 23 * 60)  # minutes of the day
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")
NIGHT = (23 * 60, 7 * 60)
SEEN = ((0.25, 0, 5 * MINUTE), (0.60, 5 * MINUTE, 12 * HOUR), (0.10, 12 * HOUR, 2 * DAY))
FOUND_WITHIN = {TODAY: HOUR, THIS_WEEK: 2 * DAY}  # what counts as found
USUAL_SEATS = 3  # where the opener does not mind
COMPUTERS_AFTER = 6 * MINUTE  # today's opener takes the offer
ROUND, ROUNDS = {TODAY: 30 * MINUTE, THIS_WEEK: 2 * DAY}, 7
BEGINS_AFTER = {TODAY: 20 * MINUTE, THIS_WEEK: DAY}  # its second player, if nobody else comes
SERVER, EPOCH = "club", 1_767_225_600


@dataclass(slots=True)
class Want:
    """One person's wish, and when they sat at a table with somebody else."""

    at: Time
    person: Person
    when: str
    wish: PlayWish
    found: Time | None = None

    @property
    def is_found(self) -> bool:
        return self.found is not None and self.found - self.at <= FOUND_WITHIN[self.when]


@dataclass(slots=True)
class OpenTable:
    """A table that gathers people, and when it begins if nobody else comes."""

    number: int
    wish: PlayWish  # of who opened it
    when: str
    opened: Time
    wants: list[Want]
    is_of_list: bool = True  # the bot knows who waits there, awake or asleep
    begins: Time | None = None
    gathered: int = 1  # people who were there when it began

    @property
    def wanted(self) -> int:
        """How many its opener wants to be."""
        return self.wish.seats or USUAL_SEATS

    def state(self, now: Time) -> TableState:
        clock = next((one.wish.pace for one in self.wants if one.wish.pace), "")
        card = TableCard(
            *(TableId(self.number), self.wish.game, TableStatus.GATHERING, SERVER, "piazza"),
            *(self.wish.person, (), TableTerms(clock or clocks.RECOMMENDED)),
            holders=tuple(SeatHolder(one.person.id) for one in self.wants),
            opened=self.opened,
        )
        return TableState(card, catalogue.current_game(self.wish.game), now=now)

    def is_open(self, now: Time) -> bool:
        """Whether it still gathers: it begins, or sleeps when nobody has joined it for a day."""
        if self.begins is not None and self.begins <= now:
            return False
        if self.is_of_list:
            return len(self.wants) > 1 or now < self.wish.until
        return len(self.wants) > 1 or now - self.opened < DAY

    def fits(self, want: Want, now: Time) -> bool:
        if not self.is_open(now) or any(one.person.id == want.person.id for one in self.wants):
            return False
        return self._suits(want, now)

    def _suits(self, want: Want, now: Time) -> bool:
        zones = frozenset(one.person.zone for one in (*self.wants, want))
        is_any = not any(one.wish.pace for one in self.wants)
        return _shared_hours(zones) >= matchmaking.SHARED_HOURS and wish_fits_table(
            want.wish, self.state(now), self.wish.seats, (), any_pace=is_any
        )

    def is_played(self, now: Time) -> bool:
        if not self.is_of_list or self.begins is None:
            return False
        return self.begins <= now < self.begins + ROUNDS * ROUND[self.when]

    def has_free_place(self, want: Want, now: Time) -> bool:
        """Whether it is being played with computers that keep places, free at any time."""
        if not self.is_played(now) or any(one.person.id == want.person.id for one in self.wants):
            return False
        return len(self.wants) < self.wanted and self._suits(want, now)

    def join(self, want: Want, now: Time) -> None:
        self.wants.append(want)
        self.gathered += 1
        for one in self.wants:
            one.found = one.found or now
        if self.begins is None or now < self.begins:
            self.begins = Time(now + BEGINS_AFTER[self.when])


@cache
def _shared_hours(zones: frozenset[str]) -> float:
    people = [Person(PersonId(1), "", "", zone=zone, quiet=NIGHT) for zone in zones]
    return shared_waking_hours(people, Time(EPOCH))


@dataclass(slots=True)
class Club:
    """People of one server, and all they wish for in some weeks."""

    size: int
    wants: list[Want]
    rng: Random
    tables: list[OpenTable] = field(default_factory=list)
    kept: list[OpenTable] = field(default_factory=list)  # all that could begin with computers
    finished: int = 0  # places that were taken over from computers and played to the end

    def take_over(self, table: OpenTable, want: Want, now: Time, rng: Random) -> None:
        """Let somebody take a place over; who never comes back doesn't finish the game."""
        table.wants.append(want)
        for one in table.wants:
            one.found = one.found or now
        self.finished += _seen_after(rng) is not None


def make_club(seed: str, size: int) -> Club:
    rng = Random(seed)
    home = rng.choice(ZONES)
    wants = []
    for number in range(1, size + 1):
        zone = home if rng.random() < 0.8 else rng.choice(ZONES)
        person = Person(PersonId(number), f"discord {number}", "", zone=zone, quiet=NIGHT)
        wants += [_make_want(rng, person, day) for day in _days_of_wishes(rng)]
    return Club(size, sorted(wants, key=lambda one: (one.at, one.person.id)), rng)


def _days_of_wishes(rng: Random) -> Iterator[int]:
    """Yield the days of a Poisson process."""
    at = rng.expovariate(WISHES_A_WEEK / 7)
    while at < WEEKS * 7:
        yield int(at)
        at += rng.expovariate(WISHES_A_WEEK / 7)


def _make_want(rng: Random, person: Person, day: int) -> Want:
    zone = find_zone(person.zone)
    there = day_at(Time(EPOCH + day * DAY + DAY // 2), zone)
    at = Time(times_of_minute(there, rng.randrange(*EVENING), zone)[0])
    when, game = rng.choice((TODAY, THIS_WEEK)), rng.choice(catalogue.GAMES)
    sizes = lobby.table_sizes(catalogue.current_game(game), ())
    seats = rng.choice((0, 0, *sizes[1:]))
    pace = rng.choice(("", "", "fast", "slow"))
    wish = PlayWish(SERVER, person.id, game, seats, pace, Time(at + LASTS[when]))
    return Want(at, person, when, wish)


# Who sees what, and when


def _seen_after(rng: Random) -> int | None:
    """Draw in how many seconds a message is seen; None for never."""
    drawn = rng.random()
    for share, soonest, latest in SEEN:
        if drawn < share:
            return rng.randrange(soonest, latest)
        drawn -= share
    return None


def play_with_list(club: Club) -> None:
    """Everybody types /play: the bot seats them, or opens a table and tells who is on its list."""
    rng, order = Random(f"{club.rng.random()} list"), count()
    events: list[tuple[Time, int, Want, OpenTable | None]] = []
    for want in club.wants:
        heappush(events, (want.at, next(order), want, None))
    numbers = count(1)
    standing: list[Want] = []
    while events:
        now, _, want, told_of = heappop(events)
        standing = [one for one in standing if one.wish.until > now]
        if told_of is not None:
            if want.found is None and told_of.fits(want, now):
                told_of.join(want, now)
            elif want.found is None and told_of.has_free_place(want, now):
                club.take_over(told_of, want, now, rng)
            continue
        fitting = [one for one in club.tables if one.fits(want, now)]
        if fitting:
            min(fitting, key=lambda one: (-len(one.wants), one.number)).join(want, now)
            continue
        running = [one for one in club.tables if one.has_free_place(want, now)]
        if running:
            club.take_over(running[0], want, now, rng)
            continue
        begins = Time(now + COMPUTERS_AFTER) if want.when == TODAY else None
        table = OpenTable(next(numbers), want.wish, want.when, now, [want], begins=begins)
        club.tables = [one for one in club.tables if one.is_open(now) or one.is_played(now)]
        club.tables.append(table)
        club.kept.append(table)
        for other in standing:
            seen = _seen_after(rng)
            if other.found is None and seen is not None and table.fits(other, now):
                awake = clocks.next_awake_time(Time(now + seen), other.person, TableTerms())
                if awake is not None:
                    heappush(events, (awake, next(order), other, table))
        standing.append(want)


def play_in_lobby(club: Club) -> None:
    """Without it: one joins the lobby that stands in the channel if it suits, or opens another."""
    numbers = count(1)
    for want in club.wants:
        club.tables = [one for one in club.tables if one.is_open(want.at)]
        newest = club.tables[-1:]  # the others have scrolled away
        fitting = [one for one in newest if one.fits(want, want.at)]
        if fitting:
            fitting[0].join(want, want.at)
            continue
        table = OpenTable(next(numbers), want.wish, want.when, want.at, [want], is_of_list=False)
        club.tables.append(table)


def hold_tables(club: Club) -> None:
    """Seat everybody as somebody would who knows when each wish comes, and waits for it.

    A wish has one table; tables begin when they are full, or when the wish of their opener ends,
    and whoever comes joins the one whose people would otherwise be too late first.
    """
    numbers = count(1)
    for want in club.wants:
        club.tables = [one for one in club.tables if want.at < one.wish.until]
        fitting = [one for one in club.tables if one.fits(want, want.at)]
        if fitting:
            best = min(fitting, key=lambda one: _rank(one, want.at))
            best.join(want, want.at)
            best.begins = None
            continue
        club.tables.append(OpenTable(next(numbers), want.wish, want.when, want.at, [want]))


def _rank(table: OpenTable, now: Time) -> tuple[bool, Time]:
    """Rank tables where somebody still waits and may yet be in time before all others."""
    opener = table.wants[0]
    latest = Time(opener.at + FOUND_WITHIN[opener.when])
    return opener.found is not None or latest < now, latest


def know_future(club: Club) -> None:
    """Mark every wish that another meets in time: no more can be found, and hardly so many.

    A wish may meet several others here, though it can be played only once.
    """
    for want in club.wants:
        latest = want.at + FOUND_WITHIN[want.when]
        for other in club.wants:
            first = Time(max(want.at, other.at))
            if other.at > latest:
                break
            if first < other.wish.until and _can_play_together(want, other):
                want.found = first
                break


def _can_play_together(one: Want, other: Want) -> bool:
    """Whether a table that either opens suits the other."""
    host = OpenTable(1, one.wish, one.when, one.at, [one])
    return host.fits(other, one.at)


KEPT = "kept"
WAYS = {"future": know_future, "held": hold_tables, "/play": play_with_list, "lobby": play_in_lobby}


def found_shares(clubs: int, seed: str, sizes: Sequence[int]) -> Iterator[tuple[str, str, float]]:
    """Yield way, kind of wish and the share that was found in time; last, of kept places taken."""
    kept = finished = 0
    found: dict[tuple[str, str], list[bool]] = {}
    for number in range(clubs):
        size = sizes[number % len(sizes)]
        for way, play in WAYS.items():
            club = make_club(f"{seed} {number}", size)
            play(club)
            kept += sum(max(0, one.wanted - one.gathered) for one in club.kept if one.begins)
            finished += club.finished
            for want in club.wants:
                found.setdefault((way, want.when), []).append(want.is_found)
    for (way, when), all_found in found.items():
        yield way, when, sum(all_found) / len(all_found)
    yield KEPT, "", finished / max(1, kept)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clubs", type=int, default=1000)
    parser.add_argument("--seed", default="one")


def run_command(options: argparse.Namespace) -> int:
    """Print the shares by size of club, and that of the best which /play reaches."""
    bands = ((3, 5), (6, 10), (11, 20), (21, 30))
    for first, last in (*bands, (3, 30)):
        sizes = range(first, last + 1)
        many = max(1, options.clubs * len(sizes) // len(CLUB_SIZES))
        found = found_shares(many, options.seed, sizes)
        shares = {(way, when): share for way, when, share in found}
        print(f"{first}-{last} people, kept places taken and finished: {shares[KEPT, '']:.1%}")
        for when in (TODAY, THIS_WEEK):
            best, held, ours, without = (shares[way, when] for way in WAYS)
            print(
                f"{first}-{last} people, {when}: /play {ours:.1%}, lobby {without:.1%}, "
                f"tables held open {held:.1%}, future at most {best:.1%}; "
                f"/play reaches {ours / best if best else 1:.0%} of that"
            )
    return 0
