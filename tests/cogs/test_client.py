"""The client: commands in three languages, told to Discord only when they change; discretion."""

import asyncio
import logging
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import catalogue, client
from bot.chores import Unfit
from bot.chores import run as chore
from bot.chores.run import LONGEST_STOP
from bot.client import INTENTS, Signoria
from bot.host.ports import CannotKeep
from bot.host.time import HOUR, MINUTE
from bot.store import backup
from bot.store.lock import HostLock
from bot.store.sqlite import Sqlite
from cogs.door import answers
from cogs.door.caller import Caller
from cogs.door.command_names import CommandNames
from cogs.door.commands import GAME, SETTINGS
from cogs.door.rights import PERMISSIONS, invitation
from cogs.posts import caretaker
from cogs.table import chronicle, habits, lobby, records, steward, together
from cogs.turn import hand, play
from tests.cogs.reading import said
from tests.cogs.stage import Stage, stage
from tests.host.recording_messenger import HandClock
from tests.house.checkout import ROOT

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
        monkeypatch.setattr(caretaker, "back_up_if_due", no_room)
        await scene.pass_time(2 * MINUTE)

        assert (await store.settings(""))["discord heard"] > before
        assert "no room for a backup" in caplog.text


@pytest.mark.asyncio
async def test_whoever_leaves_the_house_leaves_nothing_going_on(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        vigils = scene.bot._vigils
        assert not any(vigil.done() for vigil in vigils)
        await scene.bot.leave_the_house()
        assert len(vigils) == 5
        assert all(vigil.cancelled() for vigil in vigils)


def commands() -> Iterator[Any]:
    yield from (hand.hand, chronicle.board, chronicle.help_, records.record)
    for group in (GAME, SETTINGS, steward.STEWARD, *map(play.group_of, catalogue.GAMES)):
        yield group
        yield from group.walk_commands()


def test_every_command_fits_what_discord_takes() -> None:
    assert max(len(group.commands) for group in (GAME, SETTINGS, steward.STEWARD)) <= 25
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
    for command in commands():
        payload = await told_to_discord(command)
        told = payload["name_localizations"][locale.value]
        about = payload["description_localizations"][locale.value]
        assert NAME.fullmatch(told), told
        assert told == told.lower()
        assert 1 <= len(about) <= 100, about
        _check_siblings(payload.get("options", []), locale.value)


async def told_to_discord(command: Any) -> dict[str, Any]:
    tree = app_commands.CommandTree(discord.Client(intents=INTENTS))
    payload: dict[str, Any] = await command.get_translated_payload(tree, CommandNames())
    return payload


OF_OLD = (
    "guest mine substitute steward openers go-on keep-out let-in quiet court consult forgo change "
    "hold consecrate spill endure avert renounce begin lay fulfil spoken late favour begins ends "
    "lot turn most seat seats"
)


@pytest.mark.asyncio
async def test_commands_are_called_what_people_would_look_for() -> None:
    told = [await told_to_discord(command) for command in commands()]
    groups = {one["name"] for one in told if one.get("type", 1) == 1 and one.get("options")}
    names = {one["name"] for one in told}
    options = {option["name"] for one in told for option in one.get("options", ())}

    assert {"game", "settings", "admin", "princes", "firenze"} <= groups
    assert {"add-computer", "my-games", "language", "nominate", "hire", "fulfill"} <= names
    assert {"object", "language", "timeout", "in-favor", "rotation"} <= options
    assert not {*OF_OLD.split()} & (names | options)


@pytest.mark.asyncio
async def test_what_one_settles_for_oneself_stands_apart_from_tables() -> None:
    payload = await told_to_discord(SETTINGS)

    assert [one["name"] for one in payload["options"]] == [
        *("show", "next-turn", "coach", "not-with"),
        *("language", "timezone", "quiet-hours", "reminders", "away", "privacy"),
    ]


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

    hurried: list[bool] = []
    monkeypatch.setattr(chore, "_connected", unreachable)
    monkeypatch.setattr(chore, "_end_in_time", lambda: hurried.append(True))
    serving = asyncio.create_task(chore.serve("token"))
    await asyncio.sleep(0)

    os.kill(os.getpid(), signal.SIGTERM)

    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(serving, 5)
    assert hurried


NEVER_ENDING = """
import asyncio, sys, time
from bot.chores import run as chore

async def drawing(_):
    print("drawing", flush=True)
    await asyncio.to_thread(time.sleep, 60)

chore._connected, chore.LONGEST_STOP = drawing, 0.3
asyncio.run(chore.serve("token"))
"""


def test_it_stops_in_time_even_with_a_picture_half_drawn() -> None:
    words = [sys.executable, "-c", NEVER_ENDING]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "drawing\n"
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGTERM)  # whoever is impatient gains nothing

        assert process.wait(10) == 0


async def for_ever(*_: object) -> None:
    await asyncio.sleep(3600)


@pytest.mark.asyncio
async def test_a_stop_waits_for_nothing_that_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.LONGEST_ANSWER + client.LONGEST_ROUND + client.LONGEST_FAREWELL < LONGEST_STOP
    for patience in ("LONGEST_ANSWER", "LONGEST_ROUND", "LONGEST_FAREWELL"):
        monkeypatch.setattr(client, patience, 0.05)
    bot = Signoria(tmp_path / "signoria.db")
    monkeypatch.setattr(discord.AutoShardedClient, "close", for_ever)
    bot._store = await Sqlite.open_for_hosting(tmp_path / "signoria.db")
    answering = asyncio.create_task(for_ever())
    bot.inside.add(answering)

    await asyncio.wait_for(bot.close(), 3)

    answering.cancel()
    HostLock(tmp_path / "signoria.db").release()  # another host could play now


@pytest.mark.asyncio
async def test_while_it_stops_those_who_are_inside_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        let_go = asyncio.Event()
        wrapped = answers._reply

        async def slowly(*arguments: Any) -> tuple[answers.Reply, Caller | None]:
            await let_go.wait()
            return await wrapped(*arguments)

        monkeypatch.setattr(answers, "_reply", slowly)
        early = asyncio.create_task(scene.slash(scene.people[0], "hand"))
        while not scene.bot.inside:
            await asyncio.sleep(0.01)
        stopping = asyncio.create_task(scene.bot.close())
        await asyncio.sleep(0.05)
        assert scene.bot.is_shutting
        assert not stopping.done()

        let_go.set()
        told = await early
        await stopping

        assert told
        assert "I am restarting" not in told


@pytest.mark.asyncio
async def test_whoever_comes_while_it_stops_is_told_so_and_nothing_is_begun(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        scene.bot.is_shutting = True

        told = await scene.slash(scene.people[0], "game new")

        assert told == "I am restarting, so nothing was changed. Please try again in a minute."
        assert await scene.bot.door.store.cards() == ()


# What the caretaker does


def told_to_owner(scene: Stage) -> list[str]:
    return [said(letter) for letter in scene.letters(scene.people[0])]


def owned_by_the_first(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Signoria.application_info

    async def info(bot: Signoria) -> discord.AppInfo:
        told = await asked(bot)
        told.owner.id = scene.people[0].id
        return told

    monkeypatch.setattr(Signoria, "application_info", info)


async def tended(scene: Stage, seconds: int) -> None:
    """So much later the house is tended to, every minute."""
    clock = HandClock(scene.bot._clock.now())
    scene.bot._caretaker._clock = clock
    for _ in range(seconds // MINUTE):
        clock.turn(MINUTE)
        await scene.bot._caretaker.come_round()


@pytest.mark.asyncio
async def test_the_owner_is_told_once_that_no_backup_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        (backups,) = tmp_path.rglob("backups")
        shutil.rmtree(backups)
        backups.touch()

        await tended(scene, HOUR)

        (told,) = told_to_owner(scene)
        assert "No backup could be made" in told
        assert caplog.text.count("there is no new backup in") == 6

        backups.unlink()
        await tended(scene, 11 * MINUTE)
        assert list(backups.glob("auto-*.db"))


@pytest.mark.asyncio
async def test_backups_are_made_in_a_second_place_too_and_only_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        second = tmp_path / "another disk"
        scene.bot._caretaker._second_place = second

        await tended(scene, MINUTE)
        assert not second.exists()
        assert "another disk" in told_to_owner(scene)[-1]

        second.mkdir()
        await tended(scene, HOUR)
        assert list(second.glob("auto-*.db"))


@pytest.mark.asyncio
async def test_after_an_upgrade_every_open_game_is_told_again_and_the_owner_hears_of_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        await scene.restart()
        assert not any("upgraded" in told for told in told_to_owner(scene))

        monkeypatch.setattr(caretaker, "program_seal", lambda: "a newer one")
        for _ in range(2):
            await scene.restart()
            await scene.pass_time(MINUTE)

        told = [told for told in told_to_owner(scene) if "upgraded" in told]
        assert told == ["Signoria was upgraded: one table replayed, all sound."]


@pytest.mark.asyncio
async def test_after_an_upgrade_a_game_that_is_told_otherwise_is_frozen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        await scene.slash(scene.people[0], "board")
        (database,) = tmp_path.rglob("signoria*.db")
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("UPDATE openings SET seed = 'another', seats = 9")
        monkeypatch.setattr(caretaker, "program_seal", lambda: "a newer one")

        await scene.restart()
        await scene.pass_time(MINUTE)

        (told,) = [told for told in told_to_owner(scene) if "upgraded" in told]
        assert "one table replayed, one of them can’t be replayed exactly" in told


@pytest.mark.asyncio
async def test_the_owner_is_told_of_a_damaged_database_and_what_is_sound_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        monkeypatch.setattr(backup, "quick_damage", lambda _: "Page 7 is never used")

        await scene.restart()
        await scene.pass_time(MINUTE)

        told = [told for told in told_to_owner(scene) if "The database is damaged" in told]
        assert len(told) == 1
        assert "No table that is open has lost anything" in told[0]
        assert not any("upgraded" in told for told in told_to_owner(scene))
        assert await scene.next()


def test_another_line_of_source_is_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seals = []
    monkeypatch.setattr(caretaker, "ROOT", tmp_path)
    for content in ("a = 1", "a = 2", "a = 1"):
        (tmp_path / "bot").mkdir(exist_ok=True)
        (tmp_path / "bot" / "a.py").write_text(content, "utf-8")
        seals.append(caretaker.program_seal())

    assert seals[0] == seals[2] != seals[1]


def test_it_waits_longer_and_longer_for_the_network() -> None:
    waits = list(islice(chore.pauses(), 12))

    assert waits == sorted(waits)
    assert waits[0] <= 2
    assert waits[-1] == 300
