"""Every import contract of pyproject.toml bites, shown on a small house of paper."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.checkout import ROOT

GROUND = """
    bot/__init__ bot/__main__ bot/settings bot/chores/__init__
    bot/engine/__init__ bot/engine/game bot/players/__init__ bot/players/guest bot/catalogue
    bot/games/__init__ bot/games/princes/__init__ bot/games/princes/state bot/games/princes/view
    bot/i18n/__init__ bot/store/__init__ bot/client bot/sandbox cogs/__init__ render/__init__
    cogs/games/__init__ cogs/games/princes/__init__ cogs/games/princes/words
    cogs/door/__init__ cogs/door/answers cogs/posts/__init__ cogs/posts/board
    cogs/table/__init__ cogs/table/lobby cogs/turn/__init__ cogs/turn/play
    render/frame/__init__ render/princes/__init__ render/firenze/__init__
"""
WHOLE = f"""{GROUND}
    bot/chores/run bot/host/__init__ bot/host/table
    bot/games/firenze/__init__ bot/games/firenze/state bot/games/firenze/view
    render/album cogs/games/firenze/__init__ cogs/games/firenze/words
"""


def build(rooms: str, where: Path) -> Path:
    """An empty module for every room, under the contracts of the real house."""
    for room in rooms.split():
        module = where / f"{room}.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.touch()
    shutil.copy(ROOT / "pyproject.toml", where)
    return where


def inspect(house: Path) -> tuple[int, str]:
    """The inspector's exit status and report."""
    call = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", call],
        cwd=house,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("rooms", [GROUND, WHOLE], ids=["ground", "whole"])
def test_a_house_whose_rooms_keep_to_themselves_passes(rooms: str, tmp_path: Path) -> None:
    status, report = inspect(build(rooms, tmp_path))

    assert status == 0, report


@pytest.mark.parametrize(
    ("room", "line", "contract"),
    [
        ("bot/engine/game", "import bot.games.princes.view", "You only look down"),
        ("bot/store/__init__", "import render", "You only look down"),
        ("bot/i18n/__init__", "import bot.host.table", "You only look down"),
        ("bot/cellar", "", "Every module of bot has a floor"),
        ("bot/engine/game", "import random", "Rules have no disk"),
        ("bot/games/princes/view", "import os.path", "Rules have no disk"),
        ("bot/players/guest", "from datetime import date", "Rules have no disk"),
        ("bot/players/guest", "import bot.games.princes.state", "A state is opened only inside"),
        ("bot/host/table", "from bot.games.firenze import state", "A state is opened only inside"),
        ("bot/games/firenze/view", "import bot.games.princes.view", "Games do not know each other"),
        ("cogs/games/firenze/words", "import cogs.games.princes.words", "The door shows each game"),
        ("render/firenze/__init__", "import render.princes", "Each game is drawn by itself"),
        ("render/frame/__init__", "import render.princes", "Each game is drawn by itself"),
        ("render/album", "import bot.catalogue", "Pictures know views"),
        ("render/album", "import bot.players.guest", "Pictures know views"),
        ("bot/host/table", "import discord", "Only the front doors speak Discord"),
        ("bot/i18n/__init__", "from discord.ext import commands", "Only the front doors"),
        ("render/album", "import bot.host.table", "Pictures know views"),
        ("render/album", "import discord", "Only the front doors speak Discord"),
        ("cogs/turn/play", "import cogs.table.lobby", "What is done at the door stands above"),
        ("cogs/posts/board", "import cogs.turn.play", "What is done at the door stands above"),
        ("cogs/games/princes/words", "import cogs.posts", "What is done at the door stands above"),
        ("cogs/door/answers", "import cogs.games", "What is done at the door stands above"),
        ("cogs/cellar", "", "What is done at the door stands above"),
        ("bot/client", "import bot.sandbox", "You only look down"),
        ("cogs/turn/play", "import bot.sandbox", "You only look down"),
    ],
)
def test_a_forbidden_look_is_seen(room: str, line: str, contract: str, tmp_path: Path) -> None:
    house = build(WHOLE, tmp_path)
    (house / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")

    status, report = inspect(house)

    assert status == 1, report
    assert contract in report.partition("Broken contracts")[2], report


def test_the_rest_of_the_door_may_ask_the_list_of_all_games(tmp_path: Path) -> None:
    house = build(WHOLE, tmp_path)
    for room, line in {
        "cogs/games/__init__": "from cogs.games import firenze, princes",
        "cogs/turn/play": "import cogs.games",
        "cogs/games/firenze/words": "import cogs.door.answers",
    }.items():
        (house / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")

    status, report = inspect(house)

    assert status == 0, report


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("bot/client", "import discord, cogs.turn.play"),
        ("bot/sandbox", "import discord, bot.client"),
        ("bot/chores/run", "import discord, bot.sandbox, bot.client"),
        ("cogs/turn/play", "import discord, render, bot.host.table"),
        ("bot/games/princes/view", "import bot.games.princes.state"),
        ("bot/host/table", "import asyncio, logging, bot.catalogue, bot.games.princes"),
        ("render/album", "import PIL, bot.i18n, bot.games.princes.view"),
    ],
)
def test_a_lawful_look_is_not(room: str, line: str, tmp_path: Path) -> None:
    house = build(WHOLE, tmp_path)
    (house / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")

    status, report = inspect(house)

    assert status == 0, report
