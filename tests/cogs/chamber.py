"""A chamber: one person alone with the bot, in direct messages, who types, clicks and chooses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.builders import UserHandle
from simcord.results import InteractionResult

from bot.sandbox import make_simulated_sleep, simulate_discord
from bot.tables.people import Person, TableId
from bot.tables.state import TableState, seats_waited_for
from cogs.messages.pictures import PicturePainter
from tests.cogs import requests
from tests.cogs.reading import components, on, private, said
from tests.cogs.stage import (
    LONGEST,
    PATIENCE,
    Stage,
    _button_for,
    _step,
    _way_in,
    greedy,
    ids,
    made,
    steps_of,
)


class Chamber:
    """The direct messages of one person, and one table in them."""

    def __init__(self, env: simcord.Env, bot: Any, database: Path) -> None:
        self.env, self.bot, self._database = env, bot, database
        self.user: UserHandle = env.create_user("lorenzo", global_name="Lorenzo")
        self.table = TableId(1)
        self.longest = 0  # characters he was answered at once

    # Acts

    async def slash(self, name: str, **options: Any) -> str:
        return self.heard(await self.user.slash(name, **options))

    async def click(self, _: Any, message: Any, **button: str) -> InteractionResult:
        if "custom_id" in button:
            button["custom_id"] = on(message, button["custom_id"])
        done: InteractionResult = await self.user.click(message, **button)
        self.heard(done)
        return done

    async def select(self, _: Any, message: Any, value: str, id: str) -> Any:
        done = await self.user.select(message, [value], custom_id=id)
        self.heard(done)
        return done

    def heard(self, done: InteractionResult) -> str:
        """Every interaction is answered with words, and nothing of them is cut off."""
        assert done.acknowledged, done
        message = private(done)
        words = said(message or self.board)
        assert words, done
        assert message is None or "…" not in words.replace(" …", ""), words
        self.longest = max(self.longest, len(words))
        return words

    async def restart(self) -> None:
        """The process ends and another one begins on the same file."""
        await self.bot.stop_services()
        self.bot = made(self._database)
        self.bot.sleep = make_simulated_sleep(self.env)
        await self.env.restart_bot(self.bot)

    async def press(self, spelt: str) -> InteractionResult:
        """Make a move by nothing but buttons and menus, from the board on."""
        ply, who = await self.ply(), self.user
        steps = steps_of((await self.standing()).card.game)
        panel: Any = self.board
        done: InteractionResult
        for step in range(PATIENCE):
            found = _button_for(panel, spelt)
            if found:
                return await self.click(who, panel, custom_id=found)
            verb = spelt.split(maxsplit=1)[0]
            way_in = _way_in(panel, spelt.split())
            if way_in:
                done = await self.click(who, panel, custom_id=way_in)
                if await self.ply() != ply:
                    return done
                panel = private(done)
                continue
            behind = f"d:turn:{self.table}:"
            if not step and behind in ids(panel):  # there is no room for it below the board
                panel = private(await self.click(who, panel, custom_id=behind))
                continue
            if verb in steps.PANELS:
                through: Any = steps.through_panel(self, who, panel, spelt)
                ended: InteractionResult = await through
                return ended
            done = await _step(self, who, panel, spelt.split())  # type: ignore[arg-type]
            if await self.ply() != ply:
                return done
            panel = private(done) or self.board
        raise AssertionError(f"no way to {spelt} in {PATIENCE} steps")

    # What can be seen

    @property
    def letters(self) -> list[discord.Message]:
        """All that lies there, the newest last; what was only answered is not among it."""
        return sorted(self.user.dm_channel.history(), key=lambda message: message.id)

    @property
    def board(self) -> discord.Message:
        posts = [message for message in self.letters if message.components]
        assert posts, [said(message) for message in self.letters]
        return posts[-1]

    def labels(self, message: Any) -> list[str]:
        return [str(one["label"]) for one in components(message) if "label" in one]

    async def standing(self) -> TableState:
        state = await self.bot.services.tables.table_state(self.table)
        assert isinstance(state, TableState)
        return state

    async def ply(self) -> int:
        course = (await self.standing()).course
        return course.ply if course else 0

    async def view(self) -> Any:
        state = await self.standing()
        assert state.course is not None
        return state.game.view(state.course.state, None)

    async def person(self) -> Person:
        person: Person = await self.bot.services.store.find_or_add_person(
            f"discord {self.user.id}", "lorenzo"
        )
        return person

    async def next(self) -> str | None:
        """What the greedy guest would do now."""
        state = await self.standing()
        waiting = sorted(seats_waited_for(state))
        if not waiting or state.course is None:
            return None
        return greedy(state.game, state.course, waiting[0])

    async def play_until(self, kind: str) -> None:
        """By typed moves, as far as this is asked."""
        while (await self.view()).asked.kind != kind:
            spelt = await self.next()
            assert spelt is not None
            await self.press(spelt)


@asynccontextmanager
async def chamber(folder: Path, painter: PicturePainter | None = None) -> AsyncIterator[Chamber]:
    database = folder / "signoria.db"
    bot = made(database, painter)
    async with simulate_discord(bot, settle_timeout=LONGEST) as env:
        scene = Chamber(env, bot, database)
        try:
            yield scene
            requests.check(env)
        finally:
            await scene.bot.stop_services()


async def options(scene: Chamber | Stage) -> dict[str, str]:
    return dict((await scene.standing()).card.options)
