"""The client: commands in three languages, told to Discord only when they change; discretion."""

import asyncio
import logging
import os
import re
import signal
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import catalogue, client
from bot.chores import Unfit
from bot.chores import run as chore
from bot.client import INTENTS
from bot.host.ports import MINUTE, CannotKeep
from cogs import chronicle, habits, hand, lobby, play, steward, together
from cogs.command_names import CommandNames
from cogs.commands import GAME
from cogs.rights import PERMISSIONS, invitation
from tests.cogs.stage import Stage, stage

NAME = re.compile(r"[-_'\w]{1,32}")
LOADED = (lobby, habits, together)


def syncs(scene: Stage) -> int:
    return sum(
        one.method == "PUT" and one.path.endswith("/commands") for one in scene.env.http_requests
    )


@pytest.mark.asyncio
async def test_commands_are_told_to_discord_once(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        before = syncs(scene)
        await scene.restart()

        assert before == 1
        assert syncs(scene) == 1
        assert "No game here yet" in await scene.slash(scene.people[0], "help")


@pytest.mark.asyncio
async def test_every_hour_there_is_a_backup_and_every_minute_a_sign_of_discord(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        assert len(list(tmp_path.rglob("backups/auto-*.db"))) == 1
        settings = await scene.bot.door.store.settings("")
        assert settings["discord heard"]


@pytest.mark.asyncio
async def test_a_backup_that_fails_leaves_everything_else_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def no_room(*_: object) -> None:
        raise CannotKeep("no room for a backup")

    async with stage(tmp_path, people=2) as scene:
        store = scene.bot.door.store
        before = (await store.settings(""))["discord heard"]
        monkeypatch.setattr(client, "back_up_if_due", no_room)
        await scene.pass_time(2 * MINUTE)

        assert (await store.settings(""))["discord heard"] > before
        assert "no room for a backup" in caplog.text


@pytest.mark.asyncio
async def test_whoever_leaves_the_house_leaves_nothing_going_on(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        vigils = scene.bot._vigils
        assert not any(vigil.done() for vigil in vigils)
        await scene.bot.leave_the_house()
        assert len(vigils) == 4
        assert all(vigil.cancelled() for vigil in vigils)


def commands() -> Iterator[Any]:
    yield from (hand.hand, chronicle.board, chronicle.help_)
    for group in (GAME, steward.STEWARD, *map(play.group_of, catalogue.GAMES)):
        yield group
        yield from group.walk_commands()


def test_every_command_fits_what_discord_takes() -> None:
    assert len(GAME.commands) <= 25
    for command in commands():
        assert NAME.fullmatch(command.name)
        assert 1 <= len(command.description) <= 100, command.qualified_name
        for option in getattr(command, "parameters", ()):
            assert NAME.fullmatch(option.name)
            assert 1 <= len(option.description) <= 100, option.name


@pytest.mark.asyncio
@pytest.mark.parametrize("locale", [discord.Locale.french, discord.Locale.german])
async def test_every_command_has_a_name_and_a_line_in_every_language(
    locale: discord.Locale,
) -> None:
    tree = app_commands.CommandTree(discord.Client(intents=INTENTS))
    names = CommandNames()
    for command in commands():
        payload = await command.get_translated_payload(tree, names)
        told = payload["name_localizations"][locale.value]
        about = payload["description_localizations"][locale.value]
        assert NAME.fullmatch(told), told
        assert told == told.lower()
        assert 1 <= len(about) <= 100, about
        _check_siblings(payload.get("options", []), locale.value)


def _check_siblings(options: list[dict[str, Any]], locale: str) -> None:
    names = [option["name_localizations"][locale] for option in options]
    assert len(set(names)) == len(names), names
    for option in options:
        assert NAME.fullmatch(option["name_localizations"][locale])
        assert 1 <= len(option["description_localizations"][locale]) <= 100


def test_no_privilege_is_asked_for() -> None:
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences
    assert not PERMISSIONS.administrator
    assert not PERMISSIONS.mention_everyone
    assert str(PERMISSIONS.value) in invitation(7)


def test_without_a_token_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.settings.token", lambda: "")

    with pytest.raises(Unfit, match="sandbox"):
        chore.run(_nothing())


def _nothing() -> Any:
    return type("Arguments", (), {"has_token": False})()


def test_the_token_never_reaches_the_log() -> None:
    secret = "MTA.secret.token"
    handler = logging.getLogger().handlers[0]
    chore.keep_out_of_the_log(secret)
    try:
        record = logging.LogRecord("x", logging.INFO, "", 1, "with %s", (secret,), None)
        assert handler.filter(record)
        assert secret not in record.getMessage()
    finally:
        for one in logging.getLogger().handlers:
            one.filters.clear()


@pytest.mark.asyncio
async def test_it_stops_when_told_even_while_it_waits_for_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def unreachable(_: str) -> None:
        raise OSError

    monkeypatch.setattr(chore, "_connected", unreachable)
    serving = asyncio.create_task(chore.serve("token"))
    await asyncio.sleep(0)

    os.kill(os.getpid(), signal.SIGTERM)

    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(serving, 5)


def test_it_waits_longer_and_longer_for_the_network() -> None:
    waits = list(islice(chore.pauses(), 12))

    assert waits == sorted(waits)
    assert waits[0] <= 2
    assert waits[-1] == 300
