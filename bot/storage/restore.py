"""Restore a backup: check it on a copy, keep the database that it replaces."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from bot.engine.game import Seat
from bot.engine.text import Text, say
from bot.storage import backup, db_thread, schema
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.people import MINUTE, TableId, Time
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage
from bot.tables.store_protocols import WriteError

OF_NO_SERVER, RESTORED_ROW = "", "restored"
RECENT = 5 * MINUTE  # before the last line: tables that may have gone on in the lost time
MOST_PLIES = 10_000  # more than a game comes to
_OPEN = "status IN ('gathering', 'playing', 'paused')"
_SELECT_OPEN = f"SELECT id FROM tables WHERE {_OPEN}"
_SELECT_RECENT = f"""
    SELECT DISTINCT table_id FROM lines JOIN tables ON tables.id = table_id
    WHERE at >= ? AND {_OPEN} ORDER BY table_id
"""
_SELECT_SEATED = """
    SELECT seat, person FROM holders WHERE table_id = ? AND person IS NOT NULL AND NOT resigned
"""
_RENUMBER_BUTTONS = f"UPDATE tables SET incarnation = max(?, incarnation + ?) WHERE {_OPEN}"
# Where boards of the tables played at last lie, which position is the last known, and their age.
_SELECT_BOARDS = f"""
    SELECT tables.id, channel, incarnation + lines, opened
    FROM posts JOIN tables ON tables.id = table_id
    WHERE key = 'board' AND {_OPEN} AND started IS NOT NULL
    ORDER BY (SELECT max(at) FROM lines WHERE lines.table_id = tables.id) DESC LIMIT ?
"""
_SKIP_NUMBERS = "UPDATE counters SET last = last + 100"  # posts name tables that are lost
_JOURNAL_SUFFIXES = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database


@contextmanager
def hold_database_lock(database: Path) -> Iterator[Path]:
    """Lock the database for a block; yield its real path. Raise DatabaseError if a bot runs."""
    database = database.expanduser().resolve()
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = db_thread.HostLock(database)
    except OSError as error:
        raise db_thread.to_database_error(database, error) from error
    try:
        if database.exists():
            lock.lock_database_file()
        backup.delete_restore_leftovers(database)
        yield database
    finally:
        lock.release_lock()


def copy_and_check_backup(file: Path, copy: Path) -> None:
    """Copy a backup, check it fully and migrate it; raise DatabaseError."""
    try:
        with db_thread.open_for_block(file, "ro") as packed:
            schema.check_schema(packed, file)
            backup.copy_database(packed, copy)
        with (
            db_thread.translate_sqlite_errors(file),
            closing(db_thread.open_connection(copy, "rw")) as unpacked,
        ):
            damage = find_any_damage(unpacked)
            if not damage:
                schema.migrate_database(unpacked, copy)
    except WriteError as error:
        raise db_thread.DatabaseError(str(error)) from error
    if damage:
        raise db_thread.DatabaseDamaged(f"{file}: it is damaged ({damage})")


def find_any_damage(database: sqlite3.Connection) -> str:
    """Damage that SQLite finds when it reads every page, or ""."""
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return " ".join(str(found).split())
    missing = database.execute("PRAGMA foreign_key_check").fetchone()
    return f"a row of {missing[0]} refers to one of {missing[2]} that is missing" if missing else ""


def mark_restored(database: sqlite3.Connection) -> int:
    """Let the next start part from the lost time; return how many tables will be told of it."""
    unit = SqlUnitOfWork()
    unit.save_setting(OF_NO_SERVER, RESTORED_ROW, "yes")
    unit.write_transaction_to(database)
    return len(_select_recent_tables(database)[1])


def _select_recent_tables(database: sqlite3.Connection) -> tuple[Time, list[TableId]]:
    """Return when the last line was written, and the tables that were active then."""
    (last,) = database.execute("SELECT ifnull(max(at), 0) FROM lines").fetchone()
    return last, [table for (table,) in database.execute(_SELECT_RECENT, (last - RECENT,))]


def select_last_stored_positions(
    database: sqlite3.Connection, most: int
) -> list[tuple[TableId, str, int, Time]]:
    """Return table, channel, last position and time of opening of the tables played at last."""
    return database.execute(_SELECT_BOARDS, (most,)).fetchall()


def prepare_after_restore(
    database: sqlite3.Connection, now: Time, shown: Mapping[TableId, int]
) -> None:
    """Prepare a database for what people did and saw after it was copied, which it does not know.

    Buttons of that time become stale, no number of a table comes again, and boards are drawn
    again. Active tables are told once; `shown` are lines that were seen there beyond the last.
    """
    unit = SqlUnitOfWork()
    last, recent = _select_recent_tables(database)
    for (table,) in database.execute(_SELECT_OPEN):
        unit.enqueue_message(OutboxMessage(table, BOARD_KEY, None, None, created=last))
    for table in sorted({*recent, *shown}):
        key = MessageKey(MessageKind.SENTENCE, source=f"restored {now}")
        text = _describe_loss(database, table, last, shown.get(table, 0))
        unit.enqueue_message(OutboxMessage(table, key, None, text, created=now))
        for seat, person in database.execute(_SELECT_SEATED, (table,)):
            key = MessageKey(MessageKind.REVISION, Seat(seat))
            unit.enqueue_message(OutboxMessage(table, key, person, None, created=last))
    unit.save_setting(OF_NO_SERVER, RESTORED_ROW, "")
    with db_thread.write_transaction(database):
        database.execute(_RENUMBER_BUTTONS, (now // MINUTE * MOST_PLIES, MOST_PLIES))
        database.execute(_SKIP_NUMBERS)
        database.execute("UPDATE direct_messages SET told = '[]'")  # they may have changed
        unit.run_statements(database)


def _describe_loss(database: sqlite3.Connection, table: TableId, last: Time, count: int) -> Text:
    """Tell of the lost moves by number where a board has shown them."""
    if not 0 < count < MOST_PLIES:  # it is unknown, or there was another restore between
        return say("table-restored", at=str(last))
    (lines,) = database.execute("SELECT lines FROM tables WHERE id = ?", (table,)).fetchone()
    return say(
        "table-restored-moves", at=str(last), count=count, first=lines + 1, last=lines + count
    )


def replace_database(database: Path, copy: Path, now: Time) -> Path | None:
    """Replace a locked database by the copy; return where the one before is kept.

    A kill at any moment leaves the one or the other, complete.
    """
    try:
        before = _keep_replaced_database(database, now) if database.exists() else None
        # A WAL of the old database would be applied to the new one.
        for journal in _companion_files(database):
            journal.unlink()
        backup.move_into_place(copy, database)
    except OSError as error:
        raise db_thread.to_database_error(database, error) from error
    return before


def _keep_replaced_database(database: Path, now: Time) -> Path:
    """Copy the database byte by byte: it may be damaged."""
    _checkpoint_wal(database)
    folder = backup.backup_folder(database)
    folder.mkdir(parents=True, exist_ok=True)
    before = folder / f"{database.stem}-replaced-{backup.format_stamp(now)}.db"
    for part in (*_companion_files(database), database):
        end = part.name.removeprefix(database.name)
        backup.copy_file(part, before.with_name(f"{before.name}{end}"))
    return before


def _checkpoint_wal(database: Path) -> None:
    """Write the WAL into the database, unless that is damaged; raise DatabaseError if in use."""
    try:
        with db_thread.open_for_block(database, "rw") as kept:
            kept.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            (busy, *_) = kept.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except db_thread.DatabaseDamaged:
        return
    if busy:
        raise db_thread.DatabaseError(f"{database}: another program reads it; let that end first")


def _companion_files(database: Path) -> list[Path]:
    paths = (database.with_name(f"{database.name}{end}") for end in _JOURNAL_SUFFIXES)
    return [path for path in paths if path.exists()]
