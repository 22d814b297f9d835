"""Draws whatever can be pressed and sees who answers it.

The extensions in the client's list are loaded before anything else is imported, so it belongs into
a process of its own (`tests.golden.pins`). What is drawn of golden games is looked up; what a bot
on a simulated Discord answers is pressed, one of each kind in each scene.
"""

import asyncio
import importlib
import pkgutil
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.client import EXTENSIONS, SignoriaBot


async def loaded() -> SignoriaBot:
    """The client with its extensions, connected to nothing."""
    bot = SignoriaBot(Path("nowhere"), shard_count=1)
    await bot.load_extensions()
    return bot


LOADED = asyncio.run(loaded())
ANSWERED = {*LOADED.routes, *LOADED.forms}

from discord import app_commands  # noqa: E402 - everything below may import what it likes
from discord.ext.commands import Cog  # noqa: E402
from simcord.actors import MemberActor  # noqa: E402
from simcord.backend.serializers import message_payload  # noqa: E402
from simcord.components import walk_components  # noqa: E402

import cogs  # noqa: E402
from bot.tables.people import TableId, TableStatus  # noqa: E402
from bot.tables.state import TableState  # noqa: E402
from cogs.interaction.components import (  # noqa: E402
    ComponentSpec,
    LinkSpec,
    build_component,
    components_of_blocks,
)
from cogs.interaction.context import SeatContext  # noqa: E402
from cogs.messages.private_panel import choice_panel, turn_panel  # noqa: E402
from cogs.messages.table_post import board_post  # noqa: E402
from cogs.play import hand_and_notes_cog, submit_move  # noqa: E402
from cogs.play.dynamic_items import DYNAMIC_ITEMS  # noqa: E402
from tests.cogs.panel_sittings import goes_on  # noqa: E402
from tests.cogs.reading import components, said  # noqa: E402
from tests.cogs.stage import Stage, _channel_of, played, stage  # noqa: E402

BUTTON = 2
WORN_OUT, TROUBLE = "no longer works", "Something went wrong"
GAMES = ("princes/both-five", "princes/solo-won", "firenze/campanile")
EVERY = 29  # positions
DEEP = 3  # presses after one another
# Not pressed but looked up: after it there would be another table, or none.
LOOKED_UP = re.compile(
    r"^[ds]:(cancel|leave|resign|forget|start|startfree|takeover|alone|learn|vote|standin|rematch|playon|guest|away"
    r"|clock|options|review)\b"
)


# What is drawn


def everything_at(sitting: SeatContext[Any]) -> Iterator[ComponentSpec]:
    """Of one table, with and without hints, and in whatever state it may be."""
    learning = with_card(sitting.state, terms=replace(sitting.state.card.terms, teaching=True))
    panel = turn_panel(sitting)
    yield from panel.all_components
    for words in goes_on(panel):
        chosen = choice_panel(sitting, words)
        yield from chosen.all_components
        for further in [*goes_on(chosen)][:2]:
            yield from choice_panel(sitting, further).all_components
    yield from turn_panel(replace(sitting, state=learning)).all_components
    yield from hand_and_notes_cog.build_hint(replace(sitting, state=learning)).all_components
    yield from submit_move.out_of_turn_buttons(sitting)
    tables = [with_card(sitting.state, status=status) for status in TableStatus]
    lobby = replace(tables[0], card=replace(tables[0].card, started=None), course=None)
    for table in (learning, lobby, *tables):
        post = board_post(table, 0)
        yield from components_of_blocks((*post.head, *post.foot))


def with_card(state: TableState, **changes: Any) -> TableState:
    return replace(state, card=replace(state.card, **changes))


def answered(pressable: ComponentSpec) -> Iterator[str]:
    """By which name; what nobody answers ends it all."""
    if isinstance(pressable, LinkSpec):
        return
    id_, sort = pressable.id, type(build_component(pressable))
    kinds = [one for one in DYNAMIC_ITEMS if one.drawn_as is sort]
    matches = [one.__discord_ui_compiled_template__.fullmatch(id_) for one in kinds]
    match = next((one for one in matches if one), None)
    assert match, f"{id_} is answered by no kind of {sort.__name__}"
    name = match.groupdict().get("knock") or id_[0]
    assert name in {*ANSWERED, "m", "c", "k"}, f"{id_} is answered by nothing"
    yield name


# What is pressed


async def scenes() -> "Walk":
    """A lobby, a game that has begun, a vote, learning, wishes at once, and the end."""
    with tempfile.TemporaryDirectory() as folder:
        async with stage(Path(folder), people=3) as scene:
            lorenzo, isabella, cosimo = scene.people
            walk = Walk(scene)
            await walk.commands(lorenzo, "settings show", "record", "florence", "learn", "game new")
            scene.table = TableId(2)  # the first one is the lesson's
            await walk.all_of(lorenzo)
            for who in (isabella, cosimo):
                await who.slash(scene.channel, "game join")
            await lorenzo.slash(scene.channel, "game options", option="characters", value="on")
            await walk.commands(lorenzo, "help", "game cancel", "board")
            await lorenzo.slash(scene.channel, "game start")
            for moves in (0, 2, 9, 60):
                await played(scene, moves)
                await walk.commands(
                    lorenzo, *("hand", "board", "help", "plan", "wishes", "notes", "game my-games")
                )
                await walk.all_of(isabella)
                await walk.commands(
                    cosimo, "settings privacy", "game undo", "game vote", "game log", "game resign"
                )
            await played(scene)
            await walk.commands(lorenzo, "game chronicle", "record", "game log", "hand")
            await walk.all_of(lorenzo)
            return walk


class Walk:
    """Presses one of each kind, again in each scene, and whatever it is answered with."""

    def __init__(self, scene: Stage) -> None:
        self.scene, self.met = scene, set[str]()
        self.kinds, self.seen = set[str](), set[str]()

    async def commands(self, who: MemberActor, *names: str) -> None:
        self.seen.clear()
        for name in names:
            words = {"motion": "pause"} if name == "game vote" else {}
            done = await who.slash(self.scene.channel, name, **words)
            if done.response is not None:
                await self.into(who, done.response, DEEP)

    async def all_of(self, who: MemberActor) -> None:
        """Whatever hangs in the channel."""
        self.seen.clear()
        for post in self.scene.channel.history():
            if post.components:
                await self.into(who, post, DEEP)

    async def into(self, who: MemberActor, message: Any, deep: int) -> None:
        for part in list(components(message)):
            id_ = part.get("custom_id", "")
            kind = re.sub(r"\d+", "0", id_)
            if not id_ or kind in self.seen or part.get("disabled"):
                continue
            self.seen.add(kind)
            self.kinds.add(kind)
            self.met.add(id_.split(":")[1] if id_[0] in "dsf" else id_[0])
            if id_[0] in "dsf":
                assert id_.split(":")[1] in ANSWERED, f"{id_} is answered by nothing"
            if LOOKED_UP.match(kind) or not self.is_there(message, id_):
                continue
            await self.press(who, message, part, deep)

    def is_there(self, message: Any, id_: str) -> bool:
        """A post may have been edited since, or an answer been replaced by another."""
        backend, channel = self.scene.env.backend, _channel_of(message)
        stored = backend.messages[channel].get(message.id)
        if stored is None:
            return False
        now = message_payload(backend, stored)
        parts = [part for one in now["components"] for part in walk_components(one)]
        return any(one.get("custom_id") == id_ and not one.get("disabled") for one in parts)

    async def press(self, who: MemberActor, message: Any, part: Any, deep: int) -> None:
        id_ = part["custom_id"]
        if part["type"] == BUTTON:
            done = await who.click(message, custom_id=id_)
        else:
            done = await who.select(message, [part["options"][-1]["value"]], custom_id=id_)
        told = [*done.followups, *([done.response] if done.response else [])]
        assert told or done.acknowledged or id_[0] == "f", f"{id_} is not answered"
        for answer in told:
            words = said(answer)
            assert WORN_OUT not in words, f"{id_}: {words}"
            assert TROUBLE not in words, f"{id_}: {words}"
        if deep > 1:
            for answer in told:
                await self.into(who, answer, deep - 1)


# What is listed


def everything_is_listed() -> None:
    """Whatever cog or table of routes any module has, an extension in the client's list loads."""
    for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
        importlib.import_module(module.name)
    modules = [module for name, module in [*sys.modules.items()] if name.startswith("cogs.")]
    assert {name for module in modules for name in vars(module).get("ROUTES", ())} <= ANSWERED
    assert {module.__name__ for module in modules if hasattr(module, "setup")} == {*EXTENSIONS}
    found = [one for module in modules for one in vars(module).values()]
    assert not [one for one in found if isinstance(one, app_commands.Command | app_commands.Group)]
    kinds = {one.__name__ for one in found if isinstance(one, type) and issubclass(one, Cog)}
    assert kinds - {"RouteCog", "Cog"} == {*LOADED.cogs}
