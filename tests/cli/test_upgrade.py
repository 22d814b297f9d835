"""The command `upgrade --check`: what a new version would change, tried on a copy."""

import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.cli import CommandError, upgrade
from bot.storage import schema
from bot.storage.db_thread import HostLock
from bot.tables.people import TableStatus
from tests.cli.kept_tables import HALF, with_another_seal, with_table


def check(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = run_command_line(["upgrade", "--check"])
    return status, capsys.readouterr().out


def test_where_nothing_changes_it_says_so_beside_a_running_bot(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    before = hashlib.sha256(database.read_bytes()).digest()
    lock = HostLock(database)

    status, said = check(capsys)

    lock.release_lock()
    assert status == 0
    assert "schema: 1, as now" in said
    assert "sound, with 1 open games" in said
    assert "keep older ones" not in said
    assert hashlib.sha256(database.read_bytes()).digest() == before


def test_a_new_schema_and_new_numbers_are_told_with_the_way_back(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    newer = tmp_path / "schema"
    newer.mkdir()
    shutil.copy(schema.SCHEMA_FOLDER / "schema.sql", newer)
    (newer / "0002_motto.sql").write_text("ALTER TABLE people ADD COLUMN motto TEXT;", "utf-8")
    known = schema.load_migrations
    monkeypatch.setattr(schema, "load_migrations", lambda _=None: known(newer))
    upgraded = "SELECT count(*) FROM pragma_table_info('people') WHERE name = 'motto'"

    status, said = check(capsys)

    assert status == 0
    assert "schema: 1 becomes 2; the way back is 'python -m bot restore " in said
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute(upgraded).fetchone() == (0,)


def test_games_that_keep_older_numbers_are_counted(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    newer = SimpleNamespace(
        GAMES=catalogue.GAMES,
        current_game=catalogue.current_game,
        current_edition=lambda _: SimpleNamespace(seal="newer"),
    )
    monkeypatch.setattr(upgrade, "catalogue", newer)

    _, said = check(capsys)

    assert "printed numbers newer, 1 open games keep older ones" in said


def test_a_game_that_would_no_longer_replay_is_named(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING, change=with_another_seal(5))

    status, said = check(capsys)

    assert status == 1
    assert "table 7: " in said


def test_there_is_nothing_to_check_without_a_database(database: Path) -> None:
    with pytest.raises(CommandError, match="no database yet"):
        run_command_line(["upgrade", "--check"])
    assert not database.exists()
