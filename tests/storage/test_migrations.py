"""The schema grows by numbered migrations, and a failed one leaves the file as it was."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import schema as storage_schema
from bot.storage.db_thread import DatabaseError, open_connection

SECOND = "ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT 'festina lente';"
HALF_DONE = f"{SECOND} DELETE FROM people; INSERT INTO nowhere VALUES (1);"
FORSAKEN = "DELETE FROM people;"


def schema(folder: Path, *later: str) -> Path:
    """Our schema, and migrations that follow it."""
    folder.mkdir(exist_ok=True)
    shutil.copy(storage_schema.SCHEMA_FOLDER / "schema.sql", folder)
    for number, script in enumerate(later, start=2):
        (folder / f"{number:04}_step.sql").write_text(script, "utf-8")
    return folder


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first schema, with Lorenzo in it, who has a rating."""
    path = tmp_path / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path, schema(tmp_path / "schema"))
        database.executescript(
            """
            INSERT INTO people VALUES (
                1, 'lorenzo', 'Lorenzo', 'it', 'UTC', NULL, NULL, NULL, NULL, 0,
                0, 'once', 'careful', 0, 'short', 0, ''
            );
            INSERT INTO ratings VALUES ('princes', 2, 1, 25.0, 8.0, 1);
            """
        )
    return path


def names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [name for (name,) in database.execute("SELECT name FROM people")]


def test_a_migration_is_run_once_and_after_a_backup(old: Path, tmp_path: Path) -> None:
    newer = schema(tmp_path / "schema", SECOND)

    for _ in range(2):
        with closing(open_connection(old, "rw")) as database:
            storage_schema.migrate_database(database, old, newer)
            assert storage_schema.check_version(database, old, newer) == 2
            assert database.execute("SELECT motto FROM people").fetchone() == ("festina lente",)

    (before,) = (tmp_path / "backups").iterdir()
    assert before.name == "signoria-before-schema-0002.db"
    with closing(open_connection(before, "ro")) as database:
        assert storage_schema.check_version(database, before, newer) == 1
    assert names(before) == ["Lorenzo"]


def test_a_new_file_needs_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path)

    assert not (tmp_path / "backups").exists()


@pytest.mark.parametrize("script", [HALF_DONE, FORSAKEN], ids=["half done", "forsaken rows"])
def test_a_failed_migration_changes_no_file(script: str, old: Path, tmp_path: Path) -> None:
    before = old.read_bytes()
    with closing(open_connection(old, "rw")) as database:
        with pytest.raises(DatabaseError, match="while bringing its schema to 2"):
            storage_schema.migrate_database(database, old, schema(tmp_path / "schema", script))

        assert database.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert not database.in_transaction

    assert old.read_bytes() == before


def test_of_two_migrations_the_first_stays_when_the_second_fails(old: Path, tmp_path: Path) -> None:
    both = schema(tmp_path / "schema", SECOND, HALF_DONE)
    with closing(open_connection(old, "rw")) as database:
        with pytest.raises(DatabaseError, match="schema to 3"):
            storage_schema.migrate_database(database, old, both)

        assert storage_schema.check_version(database, old, both) == 2
    assert names(old) == ["Lorenzo"]


def test_without_a_backup_there_is_no_migration(old: Path, tmp_path: Path) -> None:
    (tmp_path / "backups").touch()
    with closing(open_connection(old, "rw")) as database:
        with pytest.raises(DatabaseError, match="was not brought up to date"):
            storage_schema.migrate_database(database, old, schema(tmp_path / "schema", SECOND))

        assert storage_schema.read_version(database, old) == 1


def test_no_migration_is_missing() -> None:
    assert len(storage_schema.load_migrations()) >= 1


def test_a_gap_between_migrations_is_noticed(tmp_path: Path) -> None:
    folder = schema(tmp_path / "schema", SECOND, SECOND)
    (folder / "0002_step.sql").unlink()

    with pytest.raises(AssertionError, match="gaps"):
        storage_schema.load_migrations(folder)
