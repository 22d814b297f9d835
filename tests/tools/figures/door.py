"""How soon whoever types a move is answered, while many tables are played at the same time.

The whole bot is logged in to a Discord behind a port of this machine, which takes everything at
once. Acts come at an even pace, whether those before them are answered or not. What is measured
of each is the time from when it was due until its answer lies with Discord, the move kept on disk:
boards and hands of all tables are brought up to date meanwhile, without pictures or with them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from statistics import quantiles
from typing import get_type_hints

import discord

from bot import catalogue
from bot.client import SignoriaBot
from bot.tables.people import Clock, TableId
from bot.tables.state import TableState
from cogs.interaction.slash_commands import english_name, option_key
from cogs.messages.pictures import CachingPainter, PicturePainter
from tests.interaction.post_office import Json, PostOffice, commanded, opened, user
from tests.tools.figures import Figure
from tests.tools.figures.engine import PRINCES
from tests.tools.figures.house import PLIES, SEATS, Standstill, build, long_game, own_folder

TABLES = 50
RATE = 20  # acts a second
ROUNDS = 4  # in which every table is played at once; one more comes before, when it is looked up
LONGEST_WAIT = 30.0  # seconds, for answers still on their way
ACCOUNTS = range(101, 101 + SEATS)
HEARD, ANSWERED = "callback", "@original"  # the last part of the path


# Commands as they are typed


def typed(number: int, channel: int, who: Json, act: str) -> Json:
    """What Discord sends when somebody types this move in the channel of a table."""
    verb, *words = act.split()
    kind = catalogue.current_game(PRINCES).vocabulary.kinds[verb]
    hints = get_type_hints(kind)
    options: list[Json] = [
        {"name": english_name(option_key(one.name))}
        | (
            {"type": 4, "value": int(word)}
            if hints[one.name] is int
            else {"type": 3, "value": word}
        )
        for one, word in zip(fields(kind), words, strict=True)
    ]
    command, name = english_name(f"command-{PRINCES}"), english_name(f"command-{PRINCES}-{verb}")
    move: Json = {"name": name, "type": 1, "options": options}
    return commanded(number, who, channel, command, [move])


# Tables that are played


@dataclass(frozen=True, slots=True)
class Waits:
    """Milliseconds from when each act was due."""

    heard: tuple[float, ...]
    answered: tuple[float, ...]


def slowest(waits: tuple[float, ...]) -> float:
    """Nineteen of twenty are shorter."""
    return quantiles(waits, n=20)[-1]


@cache
def waits(tables: int = TABLES, rounds: int = ROUNDS, *, pictured: bool = False) -> Waits:
    painter = CachingPainter() if pictured else None
    with own_folder() as folder:
        build(folder / "signoria.db", tables)
        return asyncio.run(_played(folder / "signoria.db", tables, rounds, painter))


async def _played(
    database: Path, tables: int, rounds: int, painter: PicturePainter | None
) -> Waits:
    clock = Standstill()
    bot = SignoriaBot(database, clock=clock, painter=painter)
    async with _logged_in(bot, clock) as office:
        await _settle_in(bot)
        due = await _typed_in_turn(bot, tables, rounds + 1)
        async with asyncio.timeout(LONGEST_WAIT):
            while len(_when(office, ANSWERED)) < len(due):
                await asyncio.sleep(0.01)
        await _check(bot, tables, PLIES + rounds + 1)
    heard, answered = _when(office, HEARD), _when(office, ANSWERED)
    timed = list(due.items())[tables:]
    return Waits(
        tuple(1000 * (heard[f"token-{number}"] - at) for number, at in timed),
        tuple(1000 * (answered[f"token-{number}"] - at) for number, at in timed),
    )


@asynccontextmanager
async def _logged_in(bot: SignoriaBot, clock: Clock) -> AsyncIterator[PostOffice]:
    """For as long as it is open, discord.py finds the post office where Discord was."""
    elsewhere = discord.http.Route.BASE
    async with opened(clock) as (office, address):
        discord.http.Route.BASE = address
        try:
            async with bot:
                await bot.login("bench")
                yield office
        finally:
            discord.http.Route.BASE = elsewhere


def _when(office: PostOffice, last: str) -> dict[str, float]:
    """When each interaction was acknowledged, and when answered by words or the board.

    Its token also serves to edit or delete the answer later, by the number of the message.
    """
    paths = ((asked.path.strip("/").split("/"), asked.at) for asked in office.asked)
    return {parts[2]: at for parts, at in paths if parts[-1] == last}


async def _settle_in(bot: SignoriaBot) -> None:
    """Those who play have accounts, and the first table has a channel like its copies."""
    store = bot.services.store
    for seat, account in enumerate(ACCOUNTS):
        person = await store.find_or_add_person(f"bench {seat}", "")
        name = user(account)["global_name"]
        async with store.unit_of_work() as page:
            page.save_person(replace(person, outside=f"discord {account}", name=name))
    card = await store.load_table_card(TableId(1))
    assert card is not None
    async with store.unit_of_work() as page:
        page.save_table_card(replace(card, place="1"))


async def _typed_in_turn(bot: SignoriaBot, tables: int, rounds: int) -> dict[int, float]:
    """Table after table, round after round; when each act was due."""
    loop, due = asyncio.get_running_loop(), {}
    begun = loop.time()
    for turn in range(tables * rounds):
        ply, table = divmod(turn, tables)
        number, at = 1000 + turn, begun + turn / RATE
        seat, act = long_game()[PLIES + ply]
        told = typed(number, table + 1, user(ACCOUNTS[seat]), act)
        await asyncio.sleep(max(0.0, at - loop.time()))
        due[number] = at
        bot._connection.parse_interaction_create(told)  # type: ignore[arg-type]
    return due


async def _check(bot: SignoriaBot, tables: int, plies: int) -> None:
    for table in range(1, tables + 1):
        state = await bot.services.tables.table_state(TableId(table))
        assert isinstance(state, TableState)
        assert state.course is not None
        assert len(state.course.made) == plies, table


def answer() -> float:
    return slowest(waits().answered)


def heard() -> float:
    return slowest(waits().heard)


def pictured() -> float:
    return slowest(waits(pictured=True).answered)


FIGURES = (
    Figure("door answer", "ms to a kept move's answer, p95", "at most", 40, answer),
    Figure("door heard", "ms to its acknowledgement, p95", "to compare", 0, heard),
    Figure("door pictured", "ms to the answer, drawing too, p95", "to compare", 0, pictured),
)
