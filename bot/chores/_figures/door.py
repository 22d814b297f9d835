"""How soon whoever types a move is answered, while many tables are played at the same time.

The whole bot is logged in to a Discord behind a port of this machine, which takes everything at
once. Acts come at an even pace, whether those before them are answered or not. What is measured
of each is the time from when it was due until its answer lies with Discord, the move kept on disk:
boards and hands of all tables are brought up to date meanwhile, without pictures or with them.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeAlias, get_type_hints

import discord
from aiohttp import web

from bot import catalogue
from bot.chores._figures import Figure
from bot.chores._figures.engine import PRINCES
from bot.chores._figures.house import PLIES, SEATS, Standstill, build, long_game, own_folder
from bot.client import Signoria
from bot.host.ports import TableId
from bot.host.standing import Standing
from cogs.posts.pictures import Gallery, Painter

Json: TypeAlias = dict[str, Any]

TABLES = 50
RATE = 20  # acts a second
ROUNDS = 4  # in which every table is played at once; one more comes before, when it is looked up
LONGEST_WAIT = 30.0  # seconds, for answers still on their way
ACCOUNTS = range(101, 101 + SEATS)
BOT, APPLICATION = 900, 901


# A Discord that takes everything


@dataclass(slots=True)
class Desk:
    """When every interaction was acknowledged, and when it was answered."""

    heard: dict[int, float] = field(default_factory=dict)
    answered: dict[int, float] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=lambda: count(10_000))

    async def take(self, request: web.Request) -> web.Response:
        body, now = await request.read(), asyncio.get_running_loop().time()
        told: object = {}
        match request.method, request.path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                told = _user(BOT)
            case "GET", ["oauth2", "applications", "@me"]:
                told = _application()
            case "PUT", _:
                told = []
            case "POST", ["interactions", number, *_]:
                self.heard[int(number)] = now
                told = {"interaction": {"id": number, "type": 2}}
            case "PATCH", ["webhooks", _, token, *_]:
                self.answered[int(token)] = now
                told = _message(next(self.numbers), 0)
            case "POST", ["users", *_]:
                account = json.loads(body)["recipient_id"]
                told = {"id": account, "type": 1, "recipients": [_user(account)]}
            case "POST", ["channels", channel, _]:
                told = _message(next(self.numbers), channel)
            case "PATCH", ["channels", channel, _, number]:
                told = _message(number, channel)
        # discord.py takes for JSON only what is called so and no more.
        called = {"Content-Type": "application/json"}
        return web.Response(body=json.dumps(told).encode(), headers=called)


@asynccontextmanager
async def _opened() -> AsyncIterator[Desk]:
    """For as long as it is open, discord.py finds it where Discord was."""
    desk, app, elsewhere = Desk(), web.Application(), discord.http.Route.BASE
    app.router.add_route("*", "/{anything:.*}", desk.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.http.Route.BASE = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield desk
    finally:
        discord.http.Route.BASE = elsewhere
        await runner.cleanup()


def _user(account: object) -> Json:
    name = f"user {account}"
    return {"id": str(account), "username": name, "discriminator": "0", "avatar": None}


def _application() -> Json:
    told = {"id": str(APPLICATION), "name": "Signoria", "icon": None, "description": ""}
    flags = {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
    return told | flags | {"owner": _user(BOT)}


def _message(number: object, channel: object) -> Json:
    made = {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None}
    flags = {"tts": False, "mention_everyone": False, "pinned": False, "flags": 0, "type": 0}
    lists: Json = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}
    names = {"id": str(number), "channel_id": str(channel), "content": ""}
    return made | flags | lists | names | {"components": [], "author": _user(BOT)}


# Commands as they are typed


def _typed(number: int, table: int, seat: int, act: str) -> Json:
    """What Discord sends when somebody types this move in the channel of this table."""
    verb, *words = act.split()
    kind = catalogue.game(PRINCES).vocabulary.kinds[verb]
    hints = get_type_hints(kind)
    options = [
        {"name": one.name, "type": 4, "value": int(word)}
        if hints[one.name] is int
        else {"name": one.name, "type": 3, "value": word}
        for one, word in zip(fields(kind), words, strict=True)
    ]
    move = {"name": verb, "type": 1, "options": options}
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": 2,
        "token": str(number),
        "version": 1,
        "data": {"id": "1", "name": PRINCES, "type": 1, "options": [move]},
        "channel_id": str(table),
        "channel": {"id": str(table), "type": 1, "recipients": []},
        "user": _user(ACCOUNTS[seat]),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "attachment_size_limit": 26214400,
        "app_permissions": "0",
    }


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
    painter = Gallery() if pictured else None
    with own_folder() as folder:
        build(folder / "signoria.db", tables)
        return asyncio.run(_played(folder / "signoria.db", tables, rounds, painter))


async def _played(database: Path, tables: int, rounds: int, painter: Painter | None) -> Waits:
    bot = Signoria(database, clock=Standstill(), painter=painter)
    async with _opened() as desk, bot:
        await bot.login("bench")
        await _settle_in(bot)
        due = await _typed_in_turn(bot, tables, rounds + 1)
        async with asyncio.timeout(LONGEST_WAIT):
            while len(desk.answered) < len(due):
                await asyncio.sleep(0.01)
        await _check(bot, tables, PLIES + rounds + 1)
    timed = list(due.items())[tables:]
    return Waits(
        tuple(1000 * (desk.heard[number] - at) for number, at in timed),
        tuple(1000 * (desk.answered[number] - at) for number, at in timed),
    )


async def _settle_in(bot: Signoria) -> None:
    """Those who play have accounts, and the first table has a channel like its copies."""
    store = bot.door.store
    for seat, account in enumerate(ACCOUNTS):
        person = await store.person_outside(f"bench {seat}", "")
        name = _user(account)["username"]
        async with store.page() as page:
            page.put_person(replace(person, outside=f"discord {account}", name=name))
    card = await store.card(TableId(1))
    assert card is not None
    async with store.page() as page:
        page.put_card(replace(card, place="1"))


async def _typed_in_turn(bot: Signoria, tables: int, rounds: int) -> dict[int, float]:
    """Table after table, round after round; when each act was due."""
    loop, due = asyncio.get_running_loop(), {}
    begun = loop.time()
    for turn in range(tables * rounds):
        ply, table = divmod(turn, tables)
        number, at = 1000 + turn, begun + turn / RATE
        told = _typed(number, table + 1, *long_game()[PLIES + ply])
        await asyncio.sleep(max(0.0, at - loop.time()))
        due[number] = at
        bot._connection.parse_interaction_create(told)  # type: ignore[arg-type]
    return due


async def _check(bot: Signoria, tables: int, plies: int) -> None:
    for table in range(1, tables + 1):
        standing = await bot.door.house.standing(TableId(table))
        assert isinstance(standing, Standing)
        assert standing.course is not None
        assert len(standing.course.made) == plies, table


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
