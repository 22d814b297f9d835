"""The bot at a post office: logged in over HTTP, with a table, a clock and waits turned by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.client import SignoriaBot
from bot.engine.text import Refusal, Text, say
from bot.outbox.worker import OutboxWorker
from bot.tables import lobby, records
from bot.tables.command_runner import Applied
from bot.tables.lobby import NO_LIMITS
from bot.tables.people import HOUR, Person, TableId, TableTerms
from cogs.messages.pictures import PicturePainter
from tests.cogs import requests
from tests.interaction.post_office import Json, PostOffice, commanded, direct_channel, opened, user
from tests.tables.recording_transport import HandClock

TOKEN = "MTIzNDU2.paper.do-not-tell"
SERVER, CHANNEL = 200, 300
LORENZO, ISABELLA = 11, 12  # accounts
TWO: Mapping[str, int] = {"Lorenzo": LORENZO, "Isabella": ISABELLA}
BOARD = f"POST /channels/{CHANNEL}/messages"
EDIT = f"PATCH /channels/{CHANNEL}/messages/*"
LETTER = f"POST /channels/{direct_channel(LORENZO)}/messages"
HEARD = say("table-closes")
PATIENCE = 10.0  # seconds the postman waits for one delivery


@dataclass(slots=True)
class Naps:
    """The seconds discord.py wanted to sleep; it wakes at once, unless it is to be watched."""

    seconds: list[float] = field(default_factory=list)
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    awake: asyncio.Event = field(default_factory=asyncio.Event)

    async def nap(self, seconds: float) -> None:
        if seconds:
            self.seconds.append(seconds)
            self.begun.set()
            await self.awake.wait()


@dataclass(slots=True)
class Doorway:
    """The bot, what is on the other side of its door, and what passes between them."""

    bot: SignoriaBot
    office: PostOffice
    clock: HandClock
    naps: Naps
    people: tuple[Person, ...]
    table: TableId
    born: Callable[[], SignoriaBot]  # on the same file
    _interactions: Iterator[int] = field(default_factory=lambda: count(7000))

    @property
    def postman(self) -> OutboxWorker:
        assert self.bot._outbox_worker is not None
        return self.bot._outbox_worker

    async def restart(self) -> None:
        """The process ends, and another one begins."""
        await self.bot.close()
        self.bot = await _logged_in(self.born())

    async def at_rest(self) -> None:
        """Until the postman has come home."""
        while tasks := self.postman._running_tasks():
            await asyncio.wait(tasks)

    async def sweep_after(self, seconds: int = 0) -> None:
        self.clock.turn(seconds)
        await self.postman.send_due_messages()
        await self.at_rest()

    async def show_board(self) -> None:
        await self.write(records.OutboxMessage(self.table, records.BOARD_KEY, None, None))
        await self.sweep_after()

    async def move_board_away(self) -> None:
        """It is too old to be edited, so the next one is posted anew."""
        self.clock.turn(HOUR)

    async def tell(self, person: Person | None, text: Text = HEARD) -> None:
        """Say something to somebody, or in the channel."""
        await self.write(
            records.OutboxMessage(
                self.table,
                records.MessageKey(records.MessageKind.SENTENCE, source="1"),
                person.id if person else None,
                text,
            )
        )
        await self.sweep_after()

    async def write(self, note: records.OutboxMessage) -> None:
        async with self.bot.services.store.unit_of_work() as page:
            page.enqueue_message(replace(note, created=self.clock.now()))

    async def begin(self) -> None:
        """The game begins: there is a board to be shown, and hands, and questions."""
        done = await self.bot.services.tables.start_game(self.table, self.people[0].id, "start")
        assert isinstance(done, Applied)
        await self.at_rest()

    async def waiting(self) -> list[records.OutboxMessage]:
        """But for the chronicle, which waits a while on purpose."""
        notes = await self.bot.services.store.messages_of_table(self.table)
        return [note for note in notes if note.key != records.STORY_KEY]

    async def board(self) -> records.PostRecord:
        posts = await self.bot.services.store.posts_of_table(self.table)
        (post,) = [one for one in posts if str(one.key) == "board"]
        return post

    def boards(self) -> list[Json]:
        """What is shown and can be pressed: where people sat down nothing can any more."""
        lying = self.office.lying_in(CHANNEL)
        return [one for one in lying if "custom_id" in str(one["components"])]

    def letters(self, account: int) -> list[Json]:
        return self.office.lying_in(direct_channel(account))

    async def type(self, account: int, *path: str) -> str:
        """A slash command; under which token its answer can be found."""
        number = next(self._interactions)
        self.bot._connection.parse_interaction_create(
            _typed(number, account, *path)  # type: ignore[arg-type]
        )
        await over_at_discord_py()
        return f"token-{number}"


@asynccontextmanager
async def doorway(
    folder: Path,
    patch: pytest.MonkeyPatch,
    *,
    patience: float = PATIENCE,
    accounts: Mapping[str, int] = TWO,
    guests: Sequence[str] = (),
    painter: PicturePainter | None = None,
) -> AsyncIterator[Doorway]:
    """People sit at a table that has not begun, and its post is in the channel."""
    naps = Naps()
    naps.awake.set()
    clock = HandClock()
    async with opened(clock) as (office, address):
        patch.setattr(discord.http.Route, "BASE", address)
        patch.setattr("cogs.interaction.replies.RETRY_PAUSE", 0)
        patch.setattr("bot.client.OutboxWorker", partial(OutboxWorker, longest_delivery=patience))
        for module in ("discord.http", "discord.webhook.async_"):
            patch.setattr(f"{module}.asyncio", _napping(naps))
        database = folder / "signoria.db"
        born = partial(SignoriaBot, database, clock=clock, painter=painter, limits=NO_LIMITS)
        bot = await _logged_in(born())
        people = await _people(bot, accounts)
        table = await _gathered(bot, people, guests)
        way = Doorway(bot, office, clock, naps, people, table, born)
        try:
            await way.at_rest()
            yield way
            _check(office)
        finally:
            naps.awake.set()
            await way.bot.close()


def _check(office: PostOffice) -> None:
    """All that was asked is what Discord takes."""
    for asked in office.asked:
        if isinstance(asked.body, dict):
            body = asked.body.get("data") or asked.body
            is_public = asked.path.startswith(f"/channels/{CHANNEL}/")
            requests.check_body(str(asked), body, is_public=is_public)


async def _logged_in(bot: SignoriaBot) -> SignoriaBot:
    await bot.login(TOKEN)
    return bot


def _napping(naps: Naps) -> SimpleNamespace:
    """asyncio, but for its sleep."""
    return SimpleNamespace(**vars(asyncio) | {"sleep": naps.nap})


async def _people(bot: SignoriaBot, accounts: Mapping[str, int]) -> tuple[Person, ...]:
    store = bot.services.store
    known = [
        await store.find_or_add_person(f"discord {account}", name)
        for name, account in accounts.items()
    ]
    return tuple(known)


async def _gathered(bot: SignoriaBot, people: Sequence[Person], guests: Sequence[str]) -> TableId:
    house, (owner, *others) = bot.services.tables, people
    table = await house.open_table(
        "princes", owner.id, server=str(SERVER), place=str(CHANNEL), terms=TableTerms()
    )
    assert not isinstance(table, Refusal)
    for other in others:
        await house.run_command(table, lobby.sit_down(other.id), f"sit {other.id}")
    for at, guest in enumerate(guests):
        await house.run_command(table, lobby.invite_computer(owner.id, guest), f"guest {at}")
    return table


async def over_at_discord_py() -> None:
    """discord.py answers in tasks of its own."""
    names = ("CommandTree-invoker", "discord-ui")
    while tasks := [
        one
        for one in asyncio.all_tasks()
        if one is not asyncio.current_task() and one.get_name().startswith(names)
    ]:
        await asyncio.wait(tasks)


def _typed(number: int, account: int, *path: str) -> Json:
    command, *rest = path
    options: list[Json] = []
    for name in reversed(rest):
        options = [{"name": name, "type": 1, "options": options}]
    name = "Lorenzo" if account == LORENZO else "Isabella"
    return commanded(number, user(account, name), CHANNEL, command, options)
