"""The client comes up, asks for little, keeps its token to itself, and stops in time."""

import asyncio
import io
import json
import logging
import os
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import client
from bot.cli import CommandError
from bot.cli import run as chore
from bot.cli.run import LONGEST_STOP
from bot.client import INTENTS, SignoriaBot
from bot.storage.db_thread import HostLock
from bot.storage.store import SqliteStore
from bot.tables.store_protocols import ReadError
from cogs.interaction import replies
from cogs.interaction.context import PERMISSIONS, RequestContext, invite_link
from tests.cogs.stage import Stage
from tests.interaction.doors import doorway
from tests.project.checkout import ROOT


def test_no_privilege_is_asked_for() -> None:
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences
    assert not PERMISSIONS.administrator
    assert not PERMISSIONS.mention_everyone
    assert str(PERMISSIONS.value) in invite_link(7)


def test_no_warning_is_logged_when_it_is_made(tmp_path: Path) -> None:
    """discord.py would warn of voice, once in a process: this one is a new one."""
    made = "import logging, pathlib; from bot.client import SignoriaBot; logging.basicConfig(); "
    made += f"SignoriaBot(pathlib.Path({str(tmp_path / 'signoria.db')!r}))"
    done = subprocess.run(
        [sys.executable, "-c", made], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""


def test_without_a_token_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.settings.discord_token", lambda: "")

    with pytest.raises(CommandError, match="sandbox"):
        chore.run_command(_nothing())


def _nothing() -> Any:
    return type("Arguments", (), {"has_token": False, "log": "text"})()


def test_each_line_of_a_json_log_is_an_object_without_the_token() -> None:
    out, secret = io.StringIO(), "MTA.hidden.part"
    handler = logging.StreamHandler(out)
    handler.setFormatter(chore._make_log_formatter("json"))
    logger = logging.getLogger("signoria test")
    logging.getLogger().addHandler(handler)
    chore.hide_token_in_logs(secret)
    try:
        logger.error("two\nlines with %s", secret)
        try:
            raise OSError("no disk")
        except OSError:
            logger.exception("é")
    finally:
        logging.getLogger().removeHandler(handler)
        for one in logging.getLogger().handlers:
            one.filters.clear()
    first, second = map(json.loads, out.getvalue().splitlines())

    assert (first["level"], first["logger"]) == ("ERROR", "signoria test")
    assert first["message"] == "two\nlines with …"
    assert first["time"].endswith("+00:00")
    assert second["message"] == "é"
    assert "OSError: no disk" in second["exception"]


def test_the_token_never_reaches_the_log() -> None:
    secret = "MTA.secret.token"
    handler = logging.getLogger().handlers[0]
    chore.hide_token_in_logs(secret)
    try:
        record = logging.LogRecord("x", logging.INFO, "", 1, "with %s", (secret,), None)
        assert handler.filter(record)
        assert secret not in record.getMessage()
    finally:
        for one in logging.getLogger().handlers:
            one.filters.clear()


def test_it_waits_longer_and_longer_for_the_network() -> None:
    waits = list(islice(chore.retry_pauses(), 12))

    assert waits == sorted(waits)
    assert waits[0] <= 2
    assert waits[-1] == 300


async def test_the_background_runs_though_the_database_can_not_be_read_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise ReadError("the disk reports an error")

    async with doorway(tmp_path, monkeypatch) as way:
        monkeypatch.setattr(SqliteStore, "find_table_cards", fail)

        with pytest.raises(ReadError):
            await way.bot.on_ready()

        assert way.bot._background


async def test_whoever_leaves_the_house_leaves_nothing_going_on(scene: Stage) -> None:
    vigils = scene.bot._background
    assert not any(vigil.done() for vigil in vigils)
    await scene.bot.stop_services()
    assert len(vigils) == 6
    assert all(vigil.cancelled() for vigil in vigils)


async def test_it_stops_even_while_it_waits_for_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreachable(_: str) -> None:
        raise OSError

    hurried: list[bool] = []
    monkeypatch.setattr(chore, "_run_bot", unreachable)
    monkeypatch.setattr(chore, "_force_exit_in_time", lambda: hurried.append(True))
    serving = asyncio.create_task(chore.serve_forever("token"))
    await asyncio.sleep(0)

    os.kill(os.getpid(), signal.SIGTERM)

    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(serving, 5)
    assert hurried


DOCKERS = 10  # seconds, after which whatever still runs is killed

NEVER_ENDING = """
import asyncio, sys, time
from bot.cli import run as command

async def drawing(_):
    print("drawing", flush=True)
    await asyncio.to_thread(time.sleep, 60)

command._run_bot, command.LONGEST_STOP = drawing, 0.3
asyncio.run(command.serve_forever("token"))
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


async def test_a_stop_waits_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = client.LONGEST_ANSWER, client.LONGEST_ROUND, client.LONGEST_FAREWELL
    assert sum(parts) < LONGEST_STOP < DOCKERS
    for patience in ("LONGEST_ANSWER", "LONGEST_ROUND", "LONGEST_FAREWELL"):
        monkeypatch.setattr(client, patience, 0.05)
    bot = SignoriaBot(tmp_path / "signoria.db")
    monkeypatch.setattr(discord.AutoShardedClient, "close", for_ever)
    bot._store = await SqliteStore.open_for_hosting(tmp_path / "signoria.db")
    answering = asyncio.create_task(for_ever())
    bot.running_answers[answering] = 0

    await asyncio.wait_for(bot.close(), 3)

    answering.cancel()
    HostLock(tmp_path / "signoria.db").release_lock()  # another host could play now


async def test_clicks_are_always_answered(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.gather()
    let_go = asyncio.Event()
    wrapped = replies._build_reply

    async def slowly(*arguments: Any) -> tuple[replies.PrivateReply, RequestContext | None]:
        await let_go.wait()
        return await wrapped(*arguments)

    monkeypatch.setattr(replies, "_build_reply", slowly)
    early = asyncio.create_task(scene.slash(scene.people[0], "hand"))
    while not scene.bot.running_answers:
        await asyncio.sleep(0.01)
    stopping = asyncio.create_task(scene.bot.close())
    await asyncio.sleep(0.05)
    assert scene.bot.is_shutting_down
    assert not stopping.done()

    let_go.set()
    told = await early
    await stopping

    assert told
    assert "I am restarting" not in told


async def test_who_comes_while_it_stops_is_told_so(scene: Stage) -> None:
    scene.bot.is_shutting_down = True

    told = await scene.slash(scene.people[0], "game new")

    assert told == "I am restarting, so nothing was changed. Please try again in a minute."
    assert await scene.bot.services.store.find_table_cards() == ()
