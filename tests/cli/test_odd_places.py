"""Whatever SIGNORIA_DB and other words name: one sentence says what is wrong, and no traceback."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.engine.data_file_reader import Misprint
from tests.cli.kept_tables import with_table
from tests.project.checkout import ROOT
from tests.tools import run_tool

COMMANDS = (
    ("doctor",),
    ("replay", "--all"),
    ("export", "7"),
    ("backup",),
    ("restore", "{here}/sound.db"),
    ("import", "{here}/seven.json"),
)


def loop(here: Path) -> str:
    (here / "a").symlink_to(here / "b")
    (here / "b").symlink_to(here / "a")
    return str(here / "a")


def pipe(here: Path) -> str:
    os.mkfifo(here / "pipe")
    return str(here / "pipe")


def below_a_file(here: Path) -> str:
    (here / "file").touch()
    return str(here / "file" / "signoria.db")


PLACES: dict[str, Callable[[Path], str]] = {
    "a loop": loop,
    "nobody": lambda _: "~nobody-of-this-name/games.db",
    "the root": lambda _: "/",
    "a pipe": pipe,
    "a device": lambda _: os.devnull,
    "below a file": below_a_file,
    "a long name": lambda here: str(here / ("x" * 300)),
}


@pytest.mark.skipif(os.name != "posix", reason="no such places elsewhere")
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
@pytest.mark.parametrize("place", PLACES)
def test_a_database_that_can_be_none_is_named_in_one_sentence(
    place: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_table(tmp_path / "sound.db")
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "sound.db"))
    assert run_command_line(["export", "7", "-o", str(tmp_path / "seven.json")]) == 0
    monkeypatch.setenv("SIGNORIA_DB", PLACES[place](tmp_path))

    with pytest.raises(CommandError, match=r"SIGNORIA_DB|no home of whom") as told:
        run_command_line([word.format(here=tmp_path) for word in words])

    assert len(str(told.value).splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="no such places elsewhere")
def test_a_bot_on_a_database_that_can_be_none_is_ill(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNORIA_DB", "/")

    assert run_command_line(["health"]) == 1
    assert capsys.readouterr().out.startswith("ill: the database cannot be /")


@pytest.mark.parametrize("number", [0, -1, 2**63, 10**40])
def test_a_table_no_row_could_be_numbered_with_is_not_there(database: Path, number: int) -> None:
    with_table(database)

    with pytest.raises(CommandError, match=f"there is no table {number}"):
        run_command_line(["export", "--", str(number)])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_file_whose_name_is_no_text_is_told_all_the_same(database: Path) -> None:
    with_table(database)
    copy = os.fsencode(database.parent) + b"/\xff.db"
    words = [os.fsencode(sys.executable), b"-m", b"bot", b"backup", copy]

    done = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)

    assert done.returncode == 0, done.stderr
    assert b"\\udcff.db" in done.stdout


# Printed numbers


@pytest.mark.parametrize(
    ("table", "before", "after", "why"),
    [
        ("numbers", "last_seal = 5 ", "last_seal = 2026-11-18 ", "must be a whole number"),
        ("numbers", "cards = 5 ", "cards = 5000000000000 ", "must be at most"),
        ("numbers", "low_heights = 2 ", "low_heights = 4 ", "low_heights: must be at most 3"),
        ("numbers", "low_heights = 2 ", "low_heights = 99999999999 ", "low_heights: must be"),
        ("numbers", 'lowest_from = "public"', "lowest_from = 12:00:00", "is unknown"),
    ],
)
def test_printed_numbers_that_cannot_be_played_with_are_told_in_one_sentence(
    table: str, before: str, after: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (catalogue.DATA / "firenze").glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    damaged = tmp_path / f"{table}.toml"
    words = damaged.read_text("utf-8")
    assert before in words
    damaged.write_text(words.replace(before, after), "utf-8")
    edition = catalogue.read_edition("firenze", tmp_path)

    with pytest.raises(Misprint, match=why):
        catalogue.unpack_edition(edition)

    monkeypatch.setattr(catalogue, "current_edition", lambda _: edition)
    with pytest.raises(CommandError, match=why):
        run_tool(["simulate", "firenze", "--seats", "2", "--games", "1"])
