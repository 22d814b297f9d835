"""The schema grows by numbered migrations, and a failed one leaves the file as it was."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.storage import outbox, queries
from bot.storage import schema as storage_schema
from bot.storage.db_thread import DatabaseError, open_connection
from bot.tables.people import PersonId, TableId
from bot.tables.records import DeliveryChannel, JournalEnd

SECOND = "ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT 'festina lente';"
HALF_DONE = f"{SECOND} DELETE FROM people; INSERT INTO nowhere VALUES (1);"
FORSAKEN = "DELETE FROM people;"


def schema(folder: Path, *later: str) -> Path:
    """The first migration, and those that follow it."""
    folder.mkdir(exist_ok=True)
    (first,) = storage_schema.SCHEMA_FOLDER.glob("0001_*.sql")
    for number, script in enumerate([first.read_text("utf-8"), *later], start=1):
        (folder / f"{number:04}_step.sql").write_text(script, "utf-8")
    return folder


def ours(folder: Path, many: int) -> Path:
    """So many of our own migrations."""
    folder.mkdir()
    for file in sorted(storage_schema.SCHEMA_FOLDER.glob("*.sql"))[:many]:
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    return folder


@contextmanager
def before(folder: Path, many: int) -> Iterator[tuple[sqlite3.Connection, Path]]:
    """A database of our first migrations, so many of them, with Lorenzo in it."""
    path = folder / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path, ours(folder / "schema", many))
        database.execute(
            """
            INSERT INTO people (outside, name, language, zone, remind_every)
            VALUES ('lorenzo', 'Lorenzo', 'it', 'UTC', 0)
            """
        )
        yield database, path


def put_table(database: sqlite3.Connection, table: int, **more: object) -> None:
    """A game that is played, as every schema since the first can keep it."""
    row = {"id": table, "game": "princes", "status": "playing", "server": "", "place": ""}
    row |= {"owner": 1, "options": "[]", "clock": "slow", "at_deadline": "wait", "why": ""}
    row |= {"weekend_pause": 0, "language": "en", "pictures": "move", "opened": 1, **more}
    database.execute(
        f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})",
        tuple(row.values()),
    )


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first schema, with Lorenzo in it, who has a rating."""
    path = tmp_path / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path, schema(tmp_path / "schema"))
        database.executescript(
            """
            INSERT INTO people (outside, name, language, zone, remind_every)
            VALUES ('lorenzo', 'Lorenzo', 'it', 'UTC', 0);
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
def test_a_migration_that_fails_leaves_the_file_as_it_was(
    script: str, old: Path, tmp_path: Path
) -> None:
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
    folder = schema(tmp_path / "schema", SECOND)
    (folder / "0001_step.sql").unlink()

    with pytest.raises(AssertionError, match="gaps"):
        storage_schema.load_migrations(folder)


def test_journals_written_before_their_ends_were_kept_get_theirs(tmp_path: Path) -> None:
    path = tmp_path / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path, schema(tmp_path / "schema"))
        database.executescript(
            """
            INSERT INTO people VALUES (1, 'l', 'Lorenzo', 'it', 'UTC', NULL, NULL, NULL, NULL, 0);
            INSERT INTO tables SELECT value, 'princes', 'playing', '', '', 1, '[]', 'none', 'wait',
                0, 'en', 'move', 1, 1, NULL, '' FROM json_each('[7, 8]');
            INSERT INTO lines SELECT 7, value, 0, 'pass', 'seal ' || value, 'click ' || value, 0, 1
                FROM json_each('[1, 2, 3]');
            """
        )

        storage_schema.migrate_database(database, path)

        ends = [queries.select_table_record(database, TableId(table)).end for table in (7, 8)]
        assert ends == [JournalEnd(3, "seal 3"), JournalEnd(0, "")]
        assert len(queries.select_table_record(database, TableId(7)).entries) == 3


def test_what_was_kept_among_the_settings_and_is_none_gets_rows_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "signoria.db"
    path.touch()
    with closing(open_connection(path, "rw")) as database:
        storage_schema.migrate_database(database, path, schema(tmp_path / "schema"))
        database.executescript(
            """
            INSERT INTO people (id, outside, name, language, zone, remind_every)
                SELECT value, 'p' || value, '', 'it', 'UTC', 0 FROM json_each('[1, 12]');
            INSERT INTO tables SELECT value, 'princes', 'playing', 's', '', 1, '[]', 'none', 'wait',
                0, 'en', 'move', 1, 1, NULL, '' FROM json_each('[7, 8]');
            INSERT INTO settings VALUES
                ('postman channels', '7', 'told'), ('postman channels', '8', ''),
                ('postman channels', '99', 'told'),
                ('postman 7 person 12', 'shut', 'told'), ('postman 7 person 12', 'called', '1 500'),
                ('postman 8 person 1', 'shut', ''), ('postman 8 person 99', 'shut', 'told'),
                ('rematch of 7', 'table', '8'), ('rematch of 8', 'table', '?'),
                ('rematch of 99', 'table', '8'),
                ('postman 7 channel', 'shut', 'told'), ('s', 'languages', 'it'), ('', 'seen', '5');
            """
        )

        storage_schema.migrate_database(database, path)

        seven, eight, one, twelve = TableId(7), TableId(8), PersonId(1), PersonId(12)
        assert outbox.select_delivery_channel(database, seven, None) == DeliveryChannel(
            seven, None, shut=True
        )
        assert outbox.select_delivery_channel(database, eight, None) == DeliveryChannel(eight, None)
        assert outbox.select_delivery_channel(database, seven, twelve) == DeliveryChannel(
            seven, twelve, True, "1 500"
        )
        assert outbox.select_delivery_channel(database, eight, one) == DeliveryChannel(eight, one)
        assert outbox.select_lost_channels(database) == {seven: "s"}
        assert [queries.select_rematch(database, table) for table in (seven, eight)] == [
            eight,
            None,
        ]
        left = database.execute("SELECT server, key FROM settings ORDER BY server").fetchall()
        assert left == [("", "seen"), ("s", "languages")]


def test_a_motion_of_which_nobody_was_told_until_when_is_made_anew(tmp_path: Path) -> None:
    with before(tmp_path, 2) as (database, path):
        put_table(database, 7, server="f")
        database.execute("INSERT INTO votes VALUES (7, 0, 'undo 8', 0)")

        storage_schema.migrate_database(database, path)

        assert queries.select_ballots(database, TableId(7)) == ()
        assert queries.select_banned(database, "f") == frozenset()
        card = queries.select_card(database, TableId(7))
        assert card is not None
        assert card.sent_away == frozenset()


def test_games_that_began_before_go_on_by_hand_and_without_a_chronicle(tmp_path: Path) -> None:
    with before(tmp_path, 6) as (database, path):
        put_table(database, 1, started=5)
        put_table(database, 2)

        storage_schema.migrate_database(database, path)

        begun, waiting = (queries.select_card(database, TableId(table)) for table in (1, 2))
    assert begun
    assert waiting
    assert (begun.terms.auctions, waiting.terms.auctions) == ("hand", "")
    assert (begun.terms.chronicle, waiting.terms.chronicle) == ("off", "")


def test_whoever_played_on_before_it_was_noted_came_after_the_moves_he_began_with(
    tmp_path: Path,
) -> None:
    with before(tmp_path, 22) as (database, path):
        put_table(database, 7)
        put_table(database, 8, origin=7, origin_moves=30)
        database.execute(
            """
            INSERT INTO chairs VALUES
                (7, 0, 1, '', '', 0), (8, 0, 1, '', '', 0), (8, 1, NULL, 'journeyman', '', 0)
            """
        )

        storage_schema.migrate_database(database, path)

        cards = [queries.select_card(database, TableId(table)) for table in (7, 8)]
    assert [[one.came_after for one in card.holders] for card in cards if card] == [[0], [30, 0]]


def test_rows_are_counted_from_then_on_and_of_what_is_over_nobody_is_known_to_have_been_there(
    tmp_path: Path,
) -> None:
    with before(tmp_path, 23) as (database, path):
        for table, status in ((7, "playing"), (8, "over")):
            put_table(database, table, status=status)
            database.execute("INSERT INTO presence VALUES (?, 1, 5)", (table,))
        database.execute(
            "INSERT INTO chairs (table_id, seat, person, guest, stand_in, resigned)"
            " VALUES (7, 0, 1, '', '', 0)"
        )

        storage_schema.migrate_database(database, path)

        assert not queries.select_table_record(database, TableId(7)).has_lost_rows
        assert database.execute("SELECT chairs FROM tables").fetchall() == [(1,), (0,)]
        assert queries.select_presence_of(database, PersonId(1)) == {7: 5}
        database.execute("DELETE FROM chairs")
        assert queries.select_table_record(database, TableId(7)).has_lost_rows
