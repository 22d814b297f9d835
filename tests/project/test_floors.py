"""Every import contract of pyproject.toml bites, shown on a small house of paper."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

GROUND = """
    bot/__init__ bot/__main__ bot/settings bot/cli/__init__
    bot/engine/__init__ bot/engine/game bot/players/__init__ bot/players/player bot/catalogue
    bot/games/__init__ bot/games/princes/__init__ bot/games/princes/state bot/games/princes/view
    bot/i18n/__init__ bot/storage/__init__ bot/client bot/planning/__init__
    bot/planning/princes_auction_orders bot/planning/princes_order_kinds bot/planning/firenze_wishes
    bot/planning/auction_orders bot/planning/planning_rules bot/planning/turns_ahead
    bot/history/__init__ bot/notifications/__init__ bot/outbox/__init__ bot/scheduler/__init__
    bot/tables/__init__ bot/sandbox cogs/__init__ render/__init__
    cogs/games/__init__ cogs/games/princes/__init__ cogs/games/princes/game_texts
    cogs/interaction/__init__ cogs/interaction/replies cogs/messages/__init__
    cogs/messages/table_post
    cogs/table/__init__ cogs/table/lobby cogs/play/__init__ cogs/play/slash_moves
    render/common/__init__ render/princes/__init__ render/firenze/__init__
"""
WHOLE = f"""{GROUND}
    bot/cli/run bot/tables/command_runner
    bot/games/firenze/__init__ bot/games/firenze/state bot/games/firenze/view
    render/picture_cache cogs/games/firenze/__init__ cogs/games/firenze/game_texts
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
        ("bot/engine/game", "import bot.games.princes.view", "Each package imports only"),
        ("bot/storage/__init__", "import render", "Each package imports only"),
        ("bot/i18n/__init__", "import bot.tables.command_runner", "Each package imports only"),
        ("bot/tables/command_runner", "import bot.history", "Tables know no feature"),
        ("bot/misc", "", "Every module of bot has a layer"),
        ("bot/engine/game", "import random", "Rules have no disk"),
        ("bot/games/princes/view", "import os.path", "Rules have no disk"),
        ("bot/players/player", "from datetime import date", "Rules have no disk"),
        ("bot/players/player", "import bot.games.princes.state", "A state is opened only"),
        (
            "bot/tables/command_runner",
            "from bot.games.firenze import state",
            "A state is opened only",
        ),
        ("bot/games/firenze/view", "import bot.games.princes.view", "Games do not know each other"),
        (
            "cogs/games/firenze/game_texts",
            "import cogs.games.princes.game_texts",
            "The user interfaces",
        ),
        ("render/firenze/__init__", "import render.princes", "Each game is drawn by itself"),
        ("render/common/__init__", "import render.princes", "Each game is drawn by itself"),
        ("render/picture_cache", "import bot.catalogue", "Pictures know views"),
        ("render/picture_cache", "import bot.players.player", "Pictures know views"),
        ("bot/tables/command_runner", "import discord", "Only the front doors speak Discord"),
        ("bot/i18n/__init__", "from discord.ext import commands", "Only the front doors"),
        ("render/picture_cache", "import bot.tables.command_runner", "Pictures know views"),
        ("render/picture_cache", "import discord", "Only the front doors speak Discord"),
        ("cogs/play/slash_moves", "import cogs.table.lobby", "Cogs that act stand above"),
        ("cogs/messages/table_post", "import cogs.play.slash_moves", "Cogs that act stand above"),
        ("cogs/games/princes/game_texts", "import cogs.messages", "Cogs that act stand above"),
        ("cogs/interaction/replies", "import cogs.games", "Cogs that act stand above"),
        ("cogs/misc", "", "Cogs that act stand above"),
        ("bot/client", "import bot.sandbox", "Each package imports only"),
        ("cogs/play/slash_moves", "import bot.sandbox", "Each package imports only"),
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
        "cogs/play/slash_moves": "import cogs.games",
        "cogs/games/firenze/game_texts": "import cogs.interaction.replies",
    }.items():
        (house / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")

    status, report = inspect(house)

    assert status == 0, report


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("bot/client", "import discord, cogs.play.slash_moves"),
        ("bot/sandbox", "import discord, bot.client"),
        ("bot/cli/run", "import discord, bot.sandbox, bot.client"),
        ("cogs/play/slash_moves", "import discord, render, bot.tables.command_runner"),
        ("bot/games/princes/view", "import bot.games.princes.state"),
        ("bot/tables/command_runner", "import asyncio, logging, bot.catalogue, bot.games.princes"),
        ("render/picture_cache", "import PIL, bot.i18n, bot.games.princes.view"),
    ],
)
def test_a_lawful_look_is_not(room: str, line: str, tmp_path: Path) -> None:
    house = build(WHOLE, tmp_path)
    (house / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")

    status, report = inspect(house)

    assert status == 0, report
