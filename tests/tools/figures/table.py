"""What a table costs those who sit at it: requests, rings, presses, pictures, lines.

Three people play by pressing what lies before them, and one plays with two computers, each at a
Discord behind a port of this machine that keeps all that is asked of it. Nothing here is timed:
the same sitting comes to the same counts on every machine.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from bot.tables.people import MINUTE
from tests.interaction.evening import THINKS, Evening, evening
from tests.tools.figures import Figure
from tests.tools.figures.house import own_folder

T = TypeVar("T")

MOVES = 100
LOTS = 7
PEOPLE = ("Lorenzo", "Isabella", "Cosimo")
COMPUTERS = ("greedy", "greedy")
AWAY = 30 * MINUTE
ABSENCES = 3
OF_AN_AUCTION = ("nominate", "bid", "pass")
MONEY = "florins"  # a line that speaks of it while a lot is up speaks of the lot


# A sitting


@dataclass(frozen=True, slots=True)
class Counts:
    """What so many moves came to, while everybody was there."""

    moves: int  # that somebody pressed
    made: int  # of the same people, with those that the house made as the only ones there were
    requests: int
    rings: int
    lying: int  # the most that anybody ever had before his eyes
    idle: int
    pictures: int
    building: int  # presses, the most it ever took
    lots: tuple[int, ...]  # how many lines each of them left in the channel's post

    @property
    def of_seven(self) -> float:
        """Lines for as many lots as one can be."""
        return LOTS * sum(self.lots) / len(self.lots)


async def sat(table: Evening, moves: int) -> Counts:
    """Everybody is there and moves soon after he is asked."""
    asked, drawn = table.asked, table.easel.drawn
    building, lying, made, lots = 0, 0, 0, Lots(table)
    while made < moves and (following := await table.next()):
        who, spelt = following
        pressed = table.presses
        lots.before(spelt)
        await table.move(who, spelt)
        made += 1
        if spelt.startswith("build "):
            building = max(building, table.presses - pressed)
        await table.pass_time(THINKS)
        lots.after(spelt)
        lying = max(lying, *map(table.lying, table.people))
    return Counts(
        *(made, await table.made_by_people(), table.asked - asked, len(table.rang(asked)), lying),
        *(table.idle_hands(), table.easel.drawn - drawn, building, tuple(lots.closed[:LOTS])),
    )


class Lots:
    """What stands in the channel's post of each lot once it is closed, and did not before."""

    def __init__(self, table: Evening) -> None:
        self.closed: list[int] = []
        self._table = table
        self._begun: list[str] | None = None
        self._newest: list[str] = []

    def before(self, spelt: str) -> None:
        verb = spelt.split(maxsplit=1)[0]
        if self._begun is not None and verb not in OF_AN_AUCTION[1:]:
            fresh = set(self._newest) - set(self._begun)
            self.closed.append(sum(MONEY in line for line in fresh))
            self._begun = None
        if verb == OF_AN_AUCTION[0]:
            self._begun = _story(self._table)

    def after(self, spelt: str) -> None:
        if spelt.split(maxsplit=1)[0] in OF_AN_AUCTION:
            self._newest = _story(self._table)


def _story(table: Evening) -> list[str]:
    """Without the call, which is no report."""
    return table.lines()[1:]


# Absences


async def missed(table: Evening, absences: int) -> int:
    """Rings while somebody is away and asked; each time he comes back and moves, and goes again."""
    asked, who = table.asked, table.people[0]
    for _ in range(absences):
        while (following := await table.next()) and following[0] is not who:
            await table.move(*following)
            await table.pass_time(THINKS)
        await table.pass_time(AWAY)
        assert following is not None
        await table.move(*following)
    return table.rang(asked).count(who.account)


# What they come to


@cache
def together(moves: int = MOVES) -> Counts:
    return _played(lambda table: sat(table, moves), *PEOPLE)


@cache
def alone(moves: int = MOVES) -> Counts:
    return _played(lambda table: sat(table, moves), *PEOPLE[:1], guests=COMPUTERS)


@cache
def rings(absences: int = ABSENCES) -> float:
    """For an absence."""
    return _played(lambda table: missed(table, absences), *PEOPLE) / absences


def _played(
    play: Callable[[Evening], Awaitable[T]], *people: str, guests: tuple[str, ...] = ()
) -> T:
    async def played() -> T:
        with own_folder() as folder:
            async with evening(folder, *people, guests=guests) as table:
                return await play(table)

    return asyncio.run(played())


def _figures() -> Iterator[Figure]:
    def of(name: str, unit: str, target: float, measure: Callable[[], float]) -> Figure:
        return Figure(f"table {name}", unit, "at most", target, measure)

    yield of("requests", "a move", 5, lambda: together().requests / together().moves)
    yield of("rings", "letters while all are there", 0, lambda: together().rings)
    yield of("absence", "letters that ring, for an absence", 1, rings)
    yield of("replies", "private ones left lying", 1, lambda: together().lying)
    yield of("building", "presses from the board on", 4, lambda: together().building)
    yield of("hands", "edits that change nothing", 0, lambda: together().idle)
    yield of("auction", "lines for seven lots", LOTS, lambda: together().of_seven)
    yield of("pictures", "a move, with computers", 1, lambda: alone().pictures / alone().made)


FIGURES = tuple(_figures())
