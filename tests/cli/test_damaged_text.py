"""Text that is not UTF-8, anywhere in the database: every command says what it can, in words."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.tables.people import TableStatus
from tests.cli.kept_tables import HALF, with_table

COMMANDS = (
    ("doctor",),
    ("doctor", "--json"),
    ("health",),
    ("replay", "--all"),
    ("export", "7"),
    ("export", "7", "--with-secrets"),
    ("backup",),
    ("restore", "--dry-run", "{copy}"),
    ("import", "{parcel}"),
    ("restore", "{copy}"),
)
TEXTS = """
    SELECT tables.name, columns.name FROM pragma_table_list AS tables
    JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' AND columns.type = 'TEXT'
"""


def done(*words: str, **files: Path) -> int | CommandError:
    """How a command ended; whatever else it raises is a traceback."""
    try:
        return run_command_line([word.format(**files) for word in words])
    except CommandError as unfit:
        return unfit


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
def test_no_command_fails_over_damaged_text(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], step: int
) -> None:
    """With each text some commands, with two of them all; in the long suite with each text all."""
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    sound, copy, parcel = database.read_bytes(), tmp_path / "copy.db", tmp_path / "parcel"
    assert run_command_line(["export", "7", "--with-secrets"]) == 0
    parcel.write_text(capsys.readouterr().out, "utf-8")
    with closing(sqlite3.connect(database)) as kept:
        # Over the state of a note SQLite itself watches.
        columns = set(kept.execute(TEXTS)) - {("messages", "state")}

    ends = {}
    for nth, (table, column) in enumerate(sorted(columns)):
        database.write_bytes(sound)
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute(f"UPDATE {table} SET {column} = CAST(x'ff' || {column} AS TEXT)")
        shutil.copy(database, copy)
        asked = COMMANDS if column in ("act", "status") else COMMANDS[nth % step :: step]
        ends[table, column] = [done(*words, copy=copy, parcel=parcel) for words in asked]

    assert isinstance(ends["lines", "act"][4], CommandError)  # it can't be told line by line
    assert ends["lines", "act"][3] == 1
    assert ends["tables", "status"][0] == 1
    assert ends["lines", "act"][7] == ends["lines", "act"][9] == 1  # it is told, and restored
    assert len(ends) > 20
    assert "a-seed" not in capsys.readouterr().out
