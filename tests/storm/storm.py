"""A storm: the whole bot for so many acts of people, in virtual time, under one seed."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.cli.run import PASSING_ERRORS
from bot.client import SignoriaBot
from bot.storage.db_thread import DatabaseError
from bot.tables.state import TableState, seats_that_may_move, seats_waited_for
from bot.tables.store_protocols import WriteError
from bot.tables.thinking_pool import ThinkingPool
from bot.tables.thinking_process import solve_problem
from cogs.interaction import slash_commands
from cogs.interaction.components import BookPageBlock
from cogs.interaction.speech import SpeechContext
from cogs.messages.emojis import draw_emojis
from cogs.messages.pictures import DrawnPicture, board_picture
from tests.cogs.stage import greedy, words_of
from tests.interaction.evening import FakePainter
from tests.interaction.post_office import Json
from tests.storm import checks, disk, wire
from tests.storm.disk import Disk, SimThread
from tests.storm.loop import Seed, SimClock, SimLoop, World
from tests.storm.people import SETUPS, Crowd, Person
from tests.storm.wire import ACCOUNT, Press, SimOffice, Wire
from tests.tools.load.town import MEMBER, SERVER, Town, ready
from tests.translated import translate_commands

OWN_SEAT = """
    SELECT seat FROM holders JOIN people ON people.id = person WHERE table_id = ? AND outside = ?
"""
TOKEN = "storm"
GAMES = ("princes", "firenze")
CALM_SECONDS = 3 * 3600.0
SEATS = 3
POLL_STRETCH = 4  # times longer than in earnest the background tasks sleep
LONGEST_DOWN = 1800.0  # seconds until a process that is gone is started again
THOUGHT, DEEP_THOUGHT = 20.0, 50.0  # seconds, at most


# How often something goes wrong: one of so many requests, statements or acts.
REQUESTS, STATEMENTS, CRASHES, JUMPS = 25, 150, 250, 300
KINDS = frozenset((*wire.FAULTS, *disk.FAULTS, "crash", "stop", "jump"))
CALM = frozenset[str]()


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a storm depends on."""

    seed: int
    acts: int
    tables: int = 2
    thinkers: int = 2
    is_thoughtful: bool = False  # whether a computer that thinks sits at every table
    in_order: bool = False  # whether callbacks run as they became ready
    kinds: frozenset[str] = KINDS  # of what goes wrong


class SealPainter(FakePainter):
    """In place of pictures: a hash of what is told of them."""

    async def paint_board(self, state: TableState, speech: SpeechContext) -> DrawnPicture:
        sketch = board_picture(state, speech)
        assert sketch is not None
        return DrawnPicture(blake2b(sketch.alt.encode()).digest(), sketch.alt)

    async def paint_book_page(
        self, leaf: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> DrawnPicture:
        return DrawnPicture(blake2b(leaf.name.encode()).digest(), leaf.alt, leaf.name)


@dataclass(slots=True)
class Process:
    """One life of the bot, from its start to its stop or crash."""

    number: int
    loop: SimLoop
    bot: SignoriaBot | None = None
    is_connected: bool = False
    is_stopping: bool = False


class Storm:
    """Everything that one seed moves."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.seed = plan, Seed(plan.seed)
        self.world = World(self.seed, in_order=plan.in_order)
        self.trace = list[str]()
        self.is_calm = self.was_set_back = False  # the latter: the clock
        self.disk = Disk(self.seed, partial(self._fault, disk.FAULTS, STATEMENTS))
        self.town = Town(tables=plan.tables, servers=1)
        self.office = SimOffice(
            SimClock(self.world.true_time),
            hear=self._hear,
            now=lambda: self.world.now,
            is_edit_refused=lambda: "limit" in plan.kinds and not self.is_calm,
        )
        at_wire = partial(self._fault, wire.FAULTS, REQUESTS, "wire")
        self.wire = Wire(self.world, self.seed, self.office, at_wire, self.note)
        people = [
            Person(ACCOUNT + table * 10 + seat, table)
            for table in range(1, plan.tables + 1)
            for seat in range(SEATS)
        ]
        self.crowd = Crowd(
            *(self.world, self.seed, self.office, self.town, people),
            tell=self._tell,
            move_for=self.move_for,
            note=self._note_act,
        )
        self.process: Process | None = None
        self.lives = 0
        self.errors = list[str]()  # logged by the bot
        self.told = dict[int, int]()  # the highest ply that was acknowledged, by table
        self.broken = list[str]()  # promises
        self.ended = dict[int, float]()  # when each process was gone

    # Faults

    def _fault(self, among: tuple[str, ...], one_of: int, where: str, number: int) -> str:
        if self.is_calm or self.seed.draw(where, number) >= 1 / one_of:
            return ""
        kind = self.seed.choose([*among], where, number, "kind")
        return kind if kind in self.plan.kinds else ""

    def _strike(self) -> None:
        """After some acts the process ends, or the clock jumps."""
        kinds, acts = self.plan.kinds, self.crowd.acts
        drawn = self.seed.draw("strike", acts)
        if self.seed.draw("jump", acts) < 1 / JUMPS and "jump" in kinds:
            jump = int(7200 * (self.seed.draw("jump by", acts) - 0.5))
            self.note(f"the clock jumps by {jump} seconds")
            self.world.skew += jump
            self.was_set_back |= jump < 0
        if drawn >= 1 / CRASHES or self.process is None:
            return
        if drawn < 0.2 / CRASHES:
            if "stop" in kinds:
                self._stop()
        elif "crash" in kinds:
            self.disk.cut_at = self.disk.statements + 1 + int(30 * self.seed.draw("cut", acts))

    # Processes

    def boot(self) -> None:
        self.lives += 1
        loop = SimLoop(self.world, self.seed, f"bot {self.lives}")
        self.process = Process(self.lives, loop)
        self.note(f"bot {self.lives} starts")
        loop.start(self._start(self.process))

    async def _start(self, process: Process) -> None:
        bot = SignoriaBot(
            Path("storm.db"),
            clock=SimClock(self.world.wall_time),
            shard_count=1,
            painter=SealPainter(),
        )
        bot.sleep = lambda seconds: asyncio.sleep(seconds * POLL_STRETCH)
        bot._films._worker = _FilmWorker()  # type: ignore[assignment]
        process.bot = bot
        try:
            await bot.login(TOKEN)
        except (*PASSING_ERRORS, DatabaseError, WriteError) as error:  # it is started again
            self.note(f"bot {process.number} can't log in: {type(error).__name__}")
            asyncio.get_running_loop().call_soon(self.end_process, 5.0)
            return
        bot._connection.shard_count, bot._connection.shard_ids = 1, [0]
        told = ready(0, 1, [0], "")
        bot._connection.parse_ready(told)  # type: ignore[arg-type]
        bot._connection.parse_guild_create(self.town.guild(0))
        process.is_connected = True

    def end_process(self, down: float | None = None) -> None:
        """Let the process be gone in the middle of what it does, and start another later."""
        process = self.process
        if process is None:
            return
        self.note(f"bot {process.number} is gone")
        self.process = None
        self.ended[process.number] = self.world.now
        self.errors += process.loop.troubles
        process.loop.kill()
        self.disk.end_process()
        if down is None:
            down = LONGEST_DOWN * self.seed.draw("down", process.number) ** 3
        self.world.after(1 + down, self.boot)

    def _stop(self) -> None:
        """Stop the process as its owner does, and start it again."""
        process = self.process
        assert process is not None
        if process.bot is None or not process.is_connected or process.is_stopping:
            return
        process.is_stopping = True
        self.note(f"bot {process.number} is stopped")

        async def stop() -> None:
            assert process.bot is not None
            await process.bot.close()
            asyncio.get_running_loop().call_soon(self.end_process, 2.0)

        process.loop.start(stop())

    # Between people and the bot

    def _tell(self, press: Press, told: Json) -> None:
        """Deliver an interaction after a moment, if a process is there to hear it."""

        def arrive() -> None:
            process = self.process
            if process and process.bot and process.is_connected and not process.is_stopping:
                press.process = process.number
                parse = process.bot._connection.parse_interaction_create
                process.loop.call_soon(parse, told)

        self.world.after(0.02 + 0.2 * self.seed.draw("press", press.number), arrive)

    def _hear(self, event: str, told: Json) -> None:
        """Tell the bot what happens in its channels."""
        if int(told["channel_id"]) not in {one.channel for one in self.crowd.people}:
            return
        told = told | {"guild_id": str(SERVER)}
        if "author" in told:
            told |= {"member": MEMBER | {"user": told["author"]}}

        def arrive() -> None:
            process = self.process
            if process and process.bot and process.is_connected:
                process.loop.call_soon(process.bot._connection.parsers[event], told)

        self.world.after(0.05, arrive)

    def move_for(self, person: Person) -> tuple[tuple[str, ...], Json] | None:
        """Choose a move for a person who is asked, by what is played at their table."""
        for state in self.states():
            if state.card.place != str(person.channel) or state.course is None:
                continue
            for (seat,) in self.disk.ask(OWN_SEAT, state.card.id, f"discord {person.account}"):
                if seat in seats_waited_for(state) & seats_that_may_move(state):
                    name, options = words_of(state.game, greedy(state.game, state.course, seat))
                    return tuple(name.split()), options
        return None

    @property
    def bot(self) -> SignoriaBot:
        """The bot of the process that is alive."""
        assert self.process is not None
        assert self.process.bot is not None
        return self.process.bot

    def states(self) -> Iterator[TableState]:
        """Yield the states that the bot has in memory."""
        if self.process and self.process.bot and self.process.is_connected:
            for table in self.process.bot.services.tables._tables.values():
                if table._state is not None:
                    yield table._state

    # The run

    def note(self, line: str) -> None:
        self.trace.append(f"{self.world.now:.3f} {line}")

    def _note_act(self, line: str) -> None:
        self.note(line)
        self._strike()

    def play(self, script: Callable[["Storm"], None]) -> None:
        """Run a script of acts from the bot's start on."""
        with patched(self):
            self.boot()
            self.world.run_for(5)
            script(self)
            self.end_process()
            self.world.run_for(0.1)

    def run(self) -> None:
        """Let people act as often as planned; then let everything come to rest in calm weather."""
        with patched(self):
            self.boot()
            self.world.run_for(5)
            self.crowd.begin(
                self.plan.acts,
                {t: GAMES[t % 2] for t in range(1, self.plan.tables + 1)},
                SETUPS[:1] if self.plan.is_thoughtful else SETUPS,
            )
            self.world.run_until(lambda: self.crowd.acts >= self.plan.acts)
            self.is_calm = True
            self.office.blocking.clear()
            self.world.run_for(CALM_SECONDS)
            self.world.run_until(lambda: self.process is not None and self.process.is_connected)
            checks.check_rest(self)
            self.world.run_until(lambda: self.process is not None)
            self._stop()
            self.world.run_until(lambda: self.process is None)
            self.world.run_for(0.1)  # until it is buried

    @property
    def digest(self) -> str:
        return blake2b("\n".join(self.trace).encode(), digest_size=16).hexdigest()


@contextmanager
def patched(storm: Storm) -> Iterator[None]:
    """For a block: no sockets, threads, processes or real time, and no chance but the seed's."""
    numbers = count()

    def token(size: int = 16) -> str:
        return blake2b(f"{storm.plan.seed} {next(numbers)}".encode(), digest_size=size).hexdigest()

    def session(**settings: Any) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimLoop)
        return storm.wire.session(loop, **settings)

    thread = partial(SimThread, storm.disk, storm.end_process)

    def utcnow() -> datetime:
        return datetime.fromtimestamp(storm.world.true_time(), UTC)

    def program_hash() -> str:
        return "storm"

    to_thread = asyncio.to_thread

    async def run_or_seal(function: Callable[..., Any], *args: Any) -> Any:
        """Draw nothing: what takes no argument draws a picture."""
        return await to_thread(
            function if args or function in (program_hash, draw_emojis) else _draw_nothing, *args
        )

    with pytest.MonkeyPatch.context() as patch:
        disk.patch_store(patch, thread)
        patch.setattr(aiohttp, "ClientSession", session)
        patch.setattr(aiohttp, "TCPConnector", lambda **_: None)
        patch.setattr(discord.utils, "utcnow", utcnow)
        for module in (
            "bot.tables.service",
            "cogs.interaction.replies",
            "cogs.messages.notification",
        ):
            patch.setattr(f"{module}.token_hex", token)
        patch.setattr("secrets.randbits", lambda bits: int(token(bits // 8), 16))
        thinker = partial(SimThinker, storm.plan, storm.seed, numbers)
        pool = partial(ThinkingPool, make_thinker=thinker, most=storm.plan.thinkers)
        patch.setattr("bot.client.ThinkingPool", pool)
        patch.setattr("cogs.messages.maintenance_and_erasure.program_hash", program_hash)
        patch.setattr(asyncio, "to_thread", run_or_seal)
        patch.setattr(slash_commands, "translate_commands", translate_commands)
        checks.watch(storm, patch)
        log = checks.ErrorLog(storm.errors)
        for name in ("bot", "cogs"):
            logging.getLogger(name).addHandler(log)
        try:
            yield
        finally:
            for name in ("bot", "cogs"):
                logging.getLogger(name).removeHandler(log)


def _draw_nothing() -> bytes:
    return b"\x89PNG\r\n\x1a\n"


class _FilmWorker:
    """In place of the thread that draws films."""

    def submit(self, draw: Callable[..., Any], page: Any, order: Any) -> Any:
        order.draw = _draw_nothing
        done: Any = Future()
        call = asyncio.get_running_loop().call_later
        call(1.0, lambda: done.set_result(draw(page, order)))
        return done

    def shutdown(self, **_: object) -> None:
        pass


class SimThinker:
    """In place of a process that thinks: a while passes, and it may be gone."""

    def __init__(self, plan: Plan, seed: Seed, numbers: Iterator[int]) -> None:
        self._longest = DEEP_THOUGHT if plan.is_thoughtful else THOUGHT
        self._seed, self._numbers = seed, numbers

    async def ask_process(self, problem: Any) -> object:
        number = next(self._numbers)
        await asyncio.sleep(self._longest * self._seed.draw("thought", number))
        if self._seed.draw("thinker", number) < 0.05:
            raise EOFError
        return solve_problem(replace(problem, guest="greedy"))

    def end_process(self) -> None:
        pass

    async def end_and_wait(self) -> None:
        pass
