"""The chore `replay --all`: every kept game is told again, and one that differs is named."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.tables.people import TableId, TableStatus
from tests.cli.kept_tables import HALF, SEVEN, STORY, with_another_seal, with_table
from tests.conformance.tables import TABLES, played


def test_every_game_is_told_again(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database)
    with_table(
        database, TableId(8), story=played(TABLES[-1]), plies=HALF, status=TableStatus.PLAYING
    )
    with_table(database, TableId(9), plies=0, status=TableStatus.GATHERING)

    assert run_command_line(["replay", "--all"]) == 0

    assert capsys.readouterr().out == "2 games replayed, as written\n"


def test_different_games_are_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, change=with_another_seal(5))
    with_table(database, TableId(8), plies=HALF, status=TableStatus.PLAYING)
    with_table(database, TableId(9), status=TableStatus.FROZEN, change=with_another_seal(2))

    assert run_command_line(["replay", "--all"]) == 1

    seven, nine, sum_of_it, end = capsys.readouterr().out.split("\n")
    entry = STORY.entries[4]
    assert seven == (
        f"table 7: line 5 ({entry.act}): the tally is {entry.seal}, the journal says 00000000"
    )
    assert nine.startswith("table 9: line 2 ")
    assert (sum_of_it, end) == ("3 games replayed, not as written: 2", "")


def test_what_is_missing_is_said(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    with_table(database, TableId(8), plies=HALF, status=TableStatus.PLAYING)
    robbed = sqlite3.connect(database)
    robbed.execute("DELETE FROM editions")
    robbed.execute("DELETE FROM openings WHERE table_id = 8")
    robbed.commit()
    robbed.close()

    assert run_command_line(["replay", "--all"]) == 1

    seven, eight, *_ = capsys.readouterr().out.split("\n")
    assert seven.startswith("table 7: no printed numbers are kept under the seal ")
    assert eight == "table 8: its opening is missing"


def test_rules_that_fail_at_one_table_hide_no_other(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_table(database, SEVEN)

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(STORY.game), "apply", fail)

    assert run_command_line(["replay", "--all"]) == 1
    assert "table 7: the rules fail at it (ZeroDivisionError)\n" in capsys.readouterr().out


def test_an_empty_house_is_in_order(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, plies=0, status=TableStatus.GATHERING)

    assert run_command_line(["replay", "--all"]) == 0
    assert capsys.readouterr().out == "0 games replayed, as written\n"


@pytest.mark.usefixtures("database")
def test_without_a_database_there_is_a_kind_line() -> None:
    with pytest.raises(CommandError, match="there is no database yet at "):
        run_command_line(["replay", "--all"])


def test_a_file_that_is_no_database_is_named(database: Path) -> None:
    database.parent.mkdir()
    database.write_text("a letter", "utf-8")

    with pytest.raises(CommandError, match=r"signoria\.db: it is no database"):
        run_command_line(["replay", "--all"])


@pytest.mark.parametrize("words", [[], ["--all", "sheet.game"]], ids=["neither", "both"])
def test_it_takes_sheets_or_all_tables(words: list[str]) -> None:
    with pytest.raises(CommandError, match=r"score sheets or --all; see .* --help"):
        run_command_line(["replay", *words])
