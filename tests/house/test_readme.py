"""What README.md and CONTRIBUTING.md promise is there: commands, permissions, pictures."""

import argparse
import asyncio
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import bot.client  # noqa: F401 - with it all rooms that hang up commands
from bot import chores
from bot.__main__ import obey
from bot.host.company import PersonId, Status
from bot.host.house import House
from bot.host.outcomes import Kept
from bot.store.sqlite import Sqlite
from cogs.door import rights
from cogs.door.commands import GAME, SETTINGS
from cogs.games import FRONTS
from cogs.table import chronicle, florence, learning, records, steward
from cogs.turn import ahead, hand, notes, orders, play
from tests.chores.kept_tables import HALF, SEVEN, STORY, with_table
from tests.host.recording_messenger import HandClock
from tests.house.checkout import ROOT

README, CONTRIBUTING = (
    (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md")
)
PAPERS = f"{README}\n{CONTRIBUTING}"
FENCES = re.findall(r"^```(?:sh|console)\n(.*?)^```", PAPERS, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for fence in FENCES for line in fence.splitlines() if line]

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, flags=re.MULTILINE))


def obeys(name: str, value: str) -> None:
    """What make is told is heard, and the sandbox understands it."""
    assert f"$({name})" in MAKEFILE
    if name == "SANDBOX":
        parser = argparse.ArgumentParser(exit_on_error=False)
        chores.chore_named("sandbox").arguments(parser)
        parser.parse_args(shlex.split(value))


def test_the_readme_begins_with_how_to_test_and_how_to_play() -> None:
    assert COMMANDS[:2] == ["make test", "make run"]
    assert any("-m bot" in command for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_promised_command_is_there(command: str) -> None:
    words = shlex.split(command, comments=True)

    if words[0] == "make":
        wishes = [word.partition("=") for word in words[1:] if "=" in word]
        assert {word for word in words[1:] if "=" not in word} <= TARGETS
        for name, _, value in wishes:
            obeys(name, value)
    if "bot" in words:
        assert words[words.index("bot") + 1] in {"--help", *chores.names()}


@pytest.mark.parametrize("command", sorted(set(re.findall(r"-m bot (\w+)", PAPERS))))
def test_a_command_named_in_a_sentence_is_there(command: str) -> None:
    assert command in chores.names()


@pytest.mark.parametrize("place", re.findall(r"\]\(([^)]+)\)", PAPERS))
def test_what_is_shown_and_linked_is_there(place: str) -> None:
    assert (ROOT / place).is_file()


# In Discord


def spelt_commands() -> Iterator[str]:
    """As they are typed in English, the groups too."""
    alone: list[app_commands.Command[Any, ..., Any]]
    alone = [hand.hand, chronicle.board, chronicle.help_, orders.orders, ahead.plan]
    alone += [learning.learn, records.record, florence.florence, notes.notes]
    groups: list[app_commands.Group]
    groups = [GAME, SETTINGS, steward.STEWARD, *map(play.group_of, FRONTS)]
    yield from (f"/{command.name}" for command in alone)
    yield from (f"/{group.name}" for group in groups)
    yield from (f"/{group.name} {one.name}" for group in groups for one in group.commands)


def test_every_slash_command_of_the_readme_is_there() -> None:
    named = set(re.findall(r"`(/[\w-]+(?: [a-z][\w-]*)?)", README))

    assert len(named) > 20
    assert named <= set(spelt_commands())


def test_the_readme_says_of_each_permission_what_it_is_for_and_of_no_other() -> None:
    asked = {name for name, is_asked in rights.PERMISSIONS if is_asked}
    called = {"read_messages": "view channel"}  # what Discord's own settings say
    table = README.partition("### What it asks for")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (?!permission|---)([^|]+) \| \w", table, flags=re.MULTILINE)

    assert {row.lower() for row in rows} == {
        called.get(name, name.replace("_", " ")) for name in asked
    }


# Moving to another machine

MOVING = README.partition("### Moving to another machine\n")[2].partition("\n\n")[0].splitlines()


def test_moving_takes_four_lines_of_commands_that_are_there() -> None:
    assert [line[:2] for line in MOVING] == ["1.", "2.", "3.", "4."]
    made = {word for line in MOVING for word in re.findall(r"`make ([a-z]+)`", line)}
    assert made == {"env", "run"} <= TARGETS


def test_a_house_that_moves_goes_on_where_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here" / "signoria.db", tmp_path / "there" / "signoria.db"
    with_table(here, plies=HALF, status=Status.PLAYING)
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"`\.venv/bin/python -m bot ([^`]+)`", " ".join(MOVING))
    assert len(commands) == 2

    for place, command in zip((here, there), commands, strict=True):
        monkeypatch.setenv("SIGNORIA_DB", str(place))
        assert obey(shlex.split(command)) == 0

    assert asyncio.run(told(there)) == asyncio.run(told(here))
    assert asyncio.run(played_on(there)) == HALF + 1


async def told(database: Path) -> tuple[object, ...]:
    store = await Sqlite.open_for_reading(database)
    try:
        shelf = await store.shelf(SEVEN)
        people = [await store.person(PersonId(number)) for number in (1, 2)]
        return shelf.card, shelf.opening, shelf.entries, shelf.orders, shelf.ballots, people
    finally:
        await store.close()


async def played_on(database: Path) -> int:
    """The next move of the story is made, as if nothing had happened."""
    store = await Sqlite.open_for_hosting(database)
    try:
        house, following = House(store, HandClock()), STORY.entries[HALF]
        card = await store.card(SEVEN)
        assert card is not None
        assert following.seat is not None
        person = card.chairs[following.seat].person
        assert person is not None
        outcome = await house.play(SEVEN, person, [following.act], None, "after the move")
        assert isinstance(outcome, Kept), outcome
        return outcome.ply
    finally:
        await store.close()
