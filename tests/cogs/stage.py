"""A stage: the whole bot on a simulated Discord, with people who type, click and choose."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot import catalogue
from bot.client import SignoriaBot
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from bot.sandbox import make_simulated_sleep, simulate_discord
from bot.tables.command_runner import Applied
from bot.tables.lobby import NO_LIMITS, Limits
from bot.tables.people import MINUTE, Person, TableId
from bot.tables.records import Job, JobKind
from bot.tables.state import AnyCourse, TableState, people_at, seats_waited_for
from cogs.games import GAME_UIS
from cogs.interaction.game_ui import MORE
from cogs.interaction.slash_commands import english_name, option_key
from cogs.messages.pictures import PicturePainter
from tests.cogs import requests
from tests.cogs.reading import components, on, private, said

NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
LANGUAGES = ("en", "fr", "de")
NOTHING: Mapping[str, str] = {}
STEP = 5 * MINUTE
LONGEST = 30  # seconds until a bot that does not come to rest has failed: a machine may be busy
PATIENCE = 12  # steps to a move that has no panel of its own: one for each of its words, and more
MOST_BEGUN = 3  # words of a choice that opens a panel; an arrow in it says more


class Stage:
    """A channel with people in it, and one table."""

    def __init__(self, env: simcord.Env, bot: SignoriaBot, database: Path, people: int) -> None:
        self.env, self.bot, self._database = env, bot, database
        guild = env.create_guild("Florence")
        self.channel: ChannelHandle = guild.create_text_channel("piazza")
        self.people: list[MemberActor] = [
            guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in NAMES[:people]
        ]
        self.answers: list[InteractionResult] = []
        self.table = TableId(1)

    # Acts

    async def slash(self, who: MemberActor, name: str, **options: Any) -> str:
        """Type a command; what he is answered."""
        return self.heard(await who.slash(self.channel, name, **options))

    async def click(self, who: MemberActor, message: Any, **button: str) -> InteractionResult:
        """By its label, or by its id with or without the stamp."""
        if "custom_id" in button:
            button["custom_id"] = on(message, button["custom_id"])
        done = await who.click(message, **button)
        self.heard(done)
        return done

    async def select(self, who: MemberActor, message: Any, value: str, id: str) -> Any:
        done = await who.select(message, [value], custom_id=id)
        self.heard(done)
        return done

    def heard(self, done: InteractionResult) -> str:
        """Every interaction is answered with words: in private, or by the board itself."""
        assert done.acknowledged, done
        self.answers.append(done)
        words = said(private(done) or self.board)
        assert words, done
        return words

    async def gather(
        self,
        *,
        languages: tuple[str, ...] = ("en",),
        game: str = catalogue.GAMES[0],
        options: Mapping[str, str] = NOTHING,
    ) -> None:
        """Everybody sits down at a new table, and its game begins."""
        owner, *others = self.people
        for at, person in enumerate(self.people):
            spoken = languages[at % len(languages)]
            if spoken != "en":
                await self.slash(person, "settings language", language=spoken)
        await self.slash(owner, "game new", game=game)
        for person in others:
            await self.slash(person, "game join")
        for option, value in options.items():
            await self.slash(owner, "game options", option=option, value=value)
        await self.slash(owner, "game start")

    async def pass_time(self, seconds: float) -> None:
        """Step by step: the bot may take so long for each, and no longer."""
        while seconds > 0:
            await self.env.advance_time(min(seconds, STEP))
            seconds -= STEP

    async def end_the_wait(self) -> None:
        """As if everybody had been asked for his vote long enough."""
        store = self.bot.services.store
        async with store.unit_of_work() as page:
            since = [replace(one, until=one.since) for one in await store.load_ballots(self.table)]
            page.replace_ballots(self.table, since)
            page.replace_jobs(
                self.table,
                [Job(self.table, None, JobKind.VOTE, one.until) for one in since],
                (None,),
            )
        await self.restart()
        await self.pass_time(10)

    async def restart(self, painter: PicturePainter | None = None) -> None:
        """The process ends and another one begins on the same file."""
        await self.bot.stop_services()
        self.bot = made(self._database, painter)
        self.bot.sleep = make_simulated_sleep(self.env)
        await self.env.restart_bot(self.bot)

    async def click_at_once(
        self,
        *clicks: tuple[MemberActor, discord.Message | ResponseMessage, str],
        meanwhile: Awaitable[None] | None = None,
    ) -> list[InteractionResult]:
        """Several clicks before the bot has answered any; they arrive after what happens then."""
        backend, records, payloads = self.env.backend, [], []
        for who, message, custom_id in clicks:
            stored = backend.get_message(_channel_of(message), message.id)
            record, payload = base_payload(
                backend,
                type=InteractionType.MESSAGE_COMPONENT,
                channel_id=stored.channel_id,
                guild_id=who.guild.id,
                user_id=who.id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            payload["message"] = dict(message_payload(backend, stored))
            record.source_message_id = stored.id
            records.append(record)
            payloads.append(payload)
        if meanwhile:
            await meanwhile
        for payload in payloads:
            backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    # What can be seen

    @property
    def board(self) -> discord.Message:
        """The post that is laid out: there is one, and no older one can be mistaken for it.

        That of the lobby stands above it once the game is on, and nothing can be pressed there.
        """
        messages = self.channel.history()
        posts = [one for one in messages if one.components and not one.content]
        if len(posts) > 1 and not ids(min(posts, key=lambda one: one.id)):
            posts.remove(min(posts, key=lambda one: one.id))
        assert len(posts) == 1, [said(message) for message in posts]
        return posts[0]

    def letters(self, who: MemberActor) -> list[discord.Message]:
        """His direct messages, the newest last."""
        return sorted(who.user.dm_channel.history(), key=lambda message: message.id)

    async def standing(self) -> TableState:
        state = await self.bot.services.tables.table_state(self.table)
        assert isinstance(state, TableState)
        return state

    async def course(self) -> AnyCourse:
        course = (await self.standing()).course
        assert isinstance(course, Course)
        return course

    async def person(self, who: MemberActor) -> Person:
        return await self.bot.services.store.find_or_add_person(f"discord {who.id}", who.name)

    async def seat(self, who: MemberActor) -> Seat:
        seat = (await self.standing()).card.owned_seat((await self.person(who)).id)
        assert seat is not None
        return seat

    # Whole games

    async def done_elsewhere(self, who: MemberActor, spelt: str) -> None:
        """Somebody makes a move, and nothing of it is seen here but what everybody sees."""
        person, ply = await self.person(who), (await self.course()).ply
        house = self.bot.services.tables
        outcome = await house.submit_moves(self.table, person.id, [spelt], None, f"elsewhere {ply}")
        assert isinstance(outcome, Applied), outcome
        await self.env.settle()

    async def next(self) -> tuple[MemberActor, str] | None:
        """Who is to move, and what the greedy guest would do in his place."""
        state, course = await self.standing(), await self.course()
        waiting = sorted(seats_waited_for(state))
        if not waiting:
            return None
        seat = waiting[0]
        return self.people[seat], greedy(state.game, course, seat)


async def played(scene: Stage, moves: int = 1000) -> None:
    """On by so many moves, or to the end; the channel hears of it afterwards."""
    house = scene.bot.services.tables
    while moves and (following := await scene.next()):
        who, spelt = following
        person, ply = await scene.person(who), (await scene.course()).ply
        outcome = await house.submit_moves(scene.table, person.id, [spelt], None, f"play {ply}")
        assert isinstance(outcome, Applied), outcome
        moves -= 1
    await scene.env.settle()


def greedy(game: AnyGame, course: AnyCourse, seat: Seat) -> str:
    situation = make_situation(game, course.state, seat)
    move = computer_players(game.key)["greedy"](
        situation, make_player_chance("stage", seat, len(course.made))
    )
    return game.vocabulary.spell(move)


def words_of(game: AnyGame, spelt: str) -> tuple[str, dict[str, Any]]:
    """A move as its slash command: the name, and the options."""
    verb, *words = spelt.split()
    kind = game.vocabulary.kinds[verb]
    hints = get_type_hints(kind)  # a free amount is a number, free names are words
    options = {
        english_name(option_key(field.name)): int(word) if hints[field.name] is int else word
        for field, word in zip(fields(kind), words, strict=True)
    }
    groups = GAME_UIS[game.key].command_groups.items()
    group = [name for name, verbs in groups if verb in verbs]
    keys = [f"command-{game.key}{name}" for name in ("", *(f"-{one}" for one in (*group, verb)))]
    return " ".join(map(english_name, keys)), options


async def outlive_tokens(bot: SignoriaBot, table: TableId) -> None:
    """As if every panel had been pressed so long ago that it cannot be changed any more."""
    store = bot.services.store
    card = await store.load_table_card(table)
    assert card is not None
    for person in people_at(card):
        async with store.unit_of_work() as page:
            for panel in await store.panels_of_person(person, table):
                page.delete_ephemeral_reply(panel)


# Buttons


def _channel_of(message: discord.Message | ResponseMessage) -> int:
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


def ids(message: discord.Message | ResponseMessage) -> list[str]:
    return [one["custom_id"] for one in components(message) if "custom_id" in one]


def steps_of(game: str) -> Any:
    """How people find their move in the panels of this game."""
    return import_module(f"tests.cogs.{game}_steps")


async def press_move(stage: Stage, who: MemberActor, spelt: str) -> InteractionResult:
    """Make a move by nothing but buttons and menus, from the board on."""
    found = _button_for(stage.board, spelt)
    if found:
        return await stage.click(who, stage.board, custom_id=found)
    done = await stage.click(who, stage.board, custom_id=f"d:turn:{stage.table}:")
    return await press_in(stage, who, done, spelt)


async def press_in(
    stage: Stage, who: MemberActor, done: InteractionResult, spelt: str
) -> InteractionResult:
    """The same from the panel on with which this was answered."""
    ply = (await stage.course()).ply

    async def is_made() -> bool:
        return (await stage.course()).ply != ply

    return await press_on(stage, who, done.response, spelt, is_made)


async def press_on(
    stage: Stage, who: MemberActor, panel: Any, spelt: str, is_made: Callable[[], Awaitable[bool]]
) -> InteractionResult:
    """From this panel on, until the move is made or, in a plan, is a step of it."""
    verb, steps = spelt.split(maxsplit=1)[0], steps_of((await stage.standing()).card.game)
    for _ in range(PATIENCE):
        found, way_in = _button_for(panel, spelt), _way_in(panel, spelt.split())
        if found:
            return await stage.click(who, panel, custom_id=found)
        if not way_in and verb in steps.PANELS:
            through: InteractionResult = await steps.through_panel(stage, who, panel, spelt)
            return through
        if way_in:
            done: InteractionResult = await stage.click(who, panel, custom_id=way_in)
        else:
            done = await _step(stage, who, panel, spelt.split())
        if await is_made():
            return done
        panel = done.response
    raise AssertionError(f"no way to {spelt} in {PATIENCE} steps")


def _button_for(message: discord.Message | ResponseMessage, spelt: str) -> str:
    own = [one for one in ids(message) if one.startswith("m:") and one.split(":", 4)[4] == spelt]
    return own[0] if own else ""


def _way_in(panel: discord.Message | ResponseMessage, words: list[str]) -> str:
    """The choice that opens a panel: `c:work poet`, or one that is as good."""
    choices = [one for one in ids(panel) if one.startswith("c:")]
    begun = {one: one.split(":", 4)[4].split() for one in choices}
    alike = [one for one, said in begun.items() if said[0] == words[0] and len(said) <= MOST_BEGUN]
    nearer = [one for one in alike if begun[one][1:2] in ([], words[1:2])]
    return next(iter(nearer or [one for one in alike if words[0] == "work"]), "")


async def _step(stage: Stage, who: MemberActor, panel: Any, words: list[str]) -> Any:
    """The next choice on the way to these words: of several the one that goes furthest."""
    ways = []
    for one in components(panel):
        kind, _, rest = one.get("custom_id", "").partition(":")
        if kind == "k":
            begun = rest.split(":", 4)[4].split()
            values = [option["value"] for option in one["options"]]
            whole = next((w for w in (" ".join(words), words[0]) if w in values), "")
            if begun == [MORE] and whole:
                return await stage.select(who, panel, whole, one["custom_id"])
            if words[: len(begun)] == begun and words[len(begun)] in values:
                ways.append((len(begun), one["custom_id"]))
    if not ways:
        more = next((one for one in ids(panel) if one.endswith(f":{MORE}")), "")
        assert more, f"no way to {' '.join(words)} from {ids(panel)}"
        return await stage.click(who, panel, custom_id=more)
    begun_with, id_ = max(ways)
    return await stage.select(who, panel, words[begun_with], id_)


def made(
    database: Path, painter: PicturePainter | None = None, limits: Limits = NO_LIMITS
) -> SignoriaBot:
    return SignoriaBot(database, shard_count=1, painter=painter, limits=limits)


async def loaded_bot() -> SignoriaBot:
    """With all its commands and routes, and connected to nothing."""
    bot = made(Path("nowhere"))
    await bot.load_extensions()
    return bot


@asynccontextmanager
async def stage(
    folder: Path, people: int, painter: PicturePainter | None = None, limits: Limits = NO_LIMITS
) -> AsyncIterator[Stage]:
    database = folder / "signoria.db"
    bot = made(database, painter, limits)
    async with simulate_discord(bot, settle_timeout=LONGEST) as env:
        scene = Stage(env, bot, database, people)
        try:
            yield scene
            requests.check(env)
        finally:
            await scene.bot.stop_services()
