"""Say what is wrong with this house, and the remedy.

Python and the printed numbers are looked at, then the database, its disk, its backups, and what
waits in it. Nothing is changed, and a bot may be playing meanwhile.

Exit status: 0 when all is well, 1 when something is wrong.
"""

import argparse
import json
import os
import shutil
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot import catalogue, settings
from bot.cli.health import TIME_KEYS, Liveness, format_ago, format_span, read_liveness
from bot.outbox.delivery import TRIES_BEFORE_YIELDING
from bot.scheduler.downtime import OF_NO_SERVER, parse_time_setting
from bot.storage import outbox, queries, restore, schema
from bot.storage.backup import backup_folder
from bot.storage.db_thread import DatabaseError, open_and_close
from bot.tables.clocks import refuse_zone
from bot.tables.people import DAY, HOUR, MINUTE, ODD_ROW, TableCard, TableStatus, Time
from bot.tables.records import OutboxMessage

OLDEST_PYTHON = (3, 11)
LEAST_ROOM = 200_000_000  # bytes; and always enough for two more copies of the database
OVERDUE_AFTER = 10 * MINUTE  # the bell and the postman come within seconds
OLDEST_BACKUP = 3 * HOUR  # one is made every hour
CLOCK_SLACK = 2 * MINUTE  # by which clocks may differ
RECENT_MESSAGES = 7 * DAY

_FOR_OTHERS = 0o077  # what a file's mode grants to all but its owner
_RESTORE = "look for a backup that is sound: 'python -m bot restore FILE --dry-run'"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run_command(arguments: argparse.Namespace) -> int:
    now = Time(int(time.time()))
    findings = list(examine_all(settings.database_path(), now))
    well = all(finding.is_well for finding in findings)
    if arguments.json:
        print(
            json.dumps({"well": well, "findings": [each.to_json() for each in findings]}, indent=2)
        )
    else:
        print(*(finding.to_line() for finding in findings), sep="\n")
    return int(not well)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at and how it is; with a remedy when it is wrong."""

    about: str
    said: str
    remedy: str = ""

    @property
    def is_well(self) -> bool:
        return not self.remedy

    def to_line(self) -> str:
        if self.is_well:
            return f"well   {self.about}: {self.said}"
        return f"WRONG  {self.about}: {self.said}\n       remedy: {self.remedy}"

    def to_json(self) -> dict[str, object]:
        return {
            "about": self.about,
            "well": self.is_well,
            "said": self.said,
            "remedy": self.remedy or None,
        }


@dataclass(frozen=True, slots=True)
class ExaminedDatabase:
    """A database that can be read, and what is needed to judge it."""

    kept: sqlite3.Connection
    database: Path
    now: Time
    cards: tuple[TableCard, ...]
    pulse: Liveness


def examine_all(database: Path, now: Time) -> Iterator[Finding]:
    """All findings. What stands on something broken is not looked at."""
    yield _check_python()
    yield _check_zones()
    yield from _check_printed_values()
    yield _check_disk_space(database)
    if not database.exists():
        yield _no_database_yet(database)
        return
    try:
        with open_and_close(database, "ro") as kept:
            schema.check_is_current(kept, database)
            schema.check_schema(kept, database)
            damage = restore.full_check(kept)
            if damage:
                yield Finding("database", f"{database} is damaged: {damage}", _RESTORE)
                return
            yield from _examine_database(kept, database, now)
    except DatabaseError as trouble:
        yield Finding("database", str(trouble), f"put that right, or {_RESTORE}")


def _examine_database(kept: sqlite3.Connection, database: Path, now: Time) -> Iterator[Finding]:
    patient = ExaminedDatabase(
        kept, database, now, queries.select_cards(kept), read_liveness(kept, database)
    )
    yield _check_schema(patient)
    yield from _check_durability(patient)
    yield from _check_odd_rows(patient)
    yield from _check_file_mode(patient)
    yield _check_liveness(patient)
    yield _check_clock(patient)
    yield _check_backups(patient)
    yield _check_second_place(patient)
    yield from _check_tables(patient)
    yield _check_overdue_jobs(patient)
    yield from _check_messages(patient)


# The machine


def _check_python() -> Finding:
    python = ".".join(map(str, sys.version_info[:3]))
    said = f"this is Python {python} with SQLite {sqlite3.sqlite_version}"
    if sys.version_info < OLDEST_PYTHON or sqlite3.sqlite_version_info < schema.OLDEST_SQLITE:
        oldest = (".".join(map(str, least)) for least in (OLDEST_PYTHON, schema.OLDEST_SQLITE))
        return Finding("python", said, "install at least Python {} with SQLite {}".format(*oldest))
    return Finding("python", said)


def _check_zones() -> Finding:
    if refuse_zone("Europe/Rome"):
        return Finding(
            "time zones", "Europe/Rome is unknown", "install what requirements.lock names: tzdata"
        )
    return Finding("time zones", "known")


def _check_printed_values() -> Iterator[Finding]:
    for game in catalogue.GAMES:
        try:
            edition = catalogue.current_edition(game)
            catalogue.unpack_edition(edition)
        except Exception as damage:  # whatever it is, it is told here
            yield Finding(
                "printed numbers",
                f"those of {game} cannot be played with: {damage}",
                f"bring data/{game} back as it was delivered",
            )
        else:
            yield Finding("printed numbers", f"those of {game} are sound ({edition.seal})")


def _check_disk_space(database: Path) -> Finding:
    """The folder the database lies in, or would be made in."""
    folder = next(path for path in database.absolute().parents if path.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding("disk", f"{folder} may not be written to", "let the bot's user write there")
    size = database.stat().st_size if database.exists() else 0
    free = shutil.disk_usage(folder).free
    said = f"{_megabytes(free)} free for a database of {_megabytes(size)}"
    if free < max(LEAST_ROOM, 2 * size):
        return Finding("disk", said, f"make room on the disk of {folder}")
    return Finding("disk", said)


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:,.1f} MB"


# The file


def _no_database_yet(database: Path) -> Finding:
    return Finding("database", f"there is none yet at {database}; the first start makes it")


def _check_schema(patient: ExaminedDatabase) -> Finding:
    version = schema.read_version(patient.kept, patient.database)
    play = sum(card.status in (TableStatus.PLAYING, TableStatus.PAUSED) for card in patient.cards)
    said = f"sound, schema {version}, {play} of {len(patient.cards)} tables play"
    return Finding("database", f"{patient.database} is {said}")


def _check_durability(patient: ExaminedDatabase) -> Iterator[Finding]:
    """What makes a kept move survive a power cut. Two of them hold for a connection like ours."""
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for name, value in wanted.items():
        (found,) = patient.kept.execute(f"PRAGMA {name}").fetchone()
        if found != value:
            yield Finding(
                "database",
                f"its {name} is {found}, it should be {value}",
                "start the bot once; if that does not help, put the file on a local disk",
            )


def _check_odd_rows(patient: ExaminedDatabase) -> Iterator[Finding]:
    """Rows the house sets aside; what they say may be a secret."""
    for where, count in Counter(_odd_row_names(patient)).items():
        times = f", {count} times" if count > 1 else ""
        yield Finding("database", f"{where} is damaged and set aside{times}", _RESTORE)


def _odd_row_names(patient: ExaminedDatabase) -> Iterator[str]:
    yield from schema.find_odd_rows(patient.kept)
    rows = queries.select_settings(patient.kept, OF_NO_SERVER)
    yield from (
        f"'{key}'" for key in TIME_KEYS if key in rows and parse_time_setting(rows, key) is None
    )


def _check_file_mode(patient: ExaminedDatabase) -> Iterator[Finding]:
    if os.name == "posix" and patient.database.stat().st_mode & _FOR_OTHERS:
        yield Finding(
            "database",
            "other users of this machine may open it, with every hand and secret order",
            f"chmod 600 {patient.database}*",
        )


# The bot


def _check_liveness(patient: ExaminedDatabase) -> Finding:
    pulse, now = patient.pulse, patient.now
    if pulse.process is not None and not pulse.is_alive(now):
        return Finding(
            "bot", pulse.to_line(now), "it hangs, or it starts just now: look into its log"
        )
    if pulse.process is not None and pulse.is_slow:
        return Finding("bot", pulse.to_line(now), "too much for this machine: see data/MACHINE.md")
    return Finding("bot", pulse.to_line(now))


def _check_clock(patient: ExaminedDatabase) -> Finding:
    """What was written down cannot have happened after now."""
    times = [at for card in patient.cards for at in (card.opened, card.started, card.ended) if at]
    latest = max([*times, patient.pulse.seen or 0], default=0)
    if latest > patient.now + CLOCK_SLACK:
        return Finding(
            "clock",
            f"something in the database happened {format_ago(patient.now - latest)}",
            "set this machine's clock right; deadlines go by it",
        )
    return Finding("clock", "nothing has happened in the future")


def _check_backups(patient: ExaminedDatabase) -> Finding:
    folder = backup_folder(patient.database)
    backups = [path.stat().st_mtime for path in folder.glob("*.db")]
    changed = max(path.stat().st_mtime for path in _database_files(patient.database))
    remedy = "'python -m bot backup'; a running bot makes one every hour, its log says why not"
    if not backups:
        remedy = remedy if patient.cards else ""
        return Finding("backups", f"there is none yet in {folder}", remedy)
    newest = int(max(backups))
    said = f"the newest of {len(backups)} was made {format_ago(patient.now - newest)}"
    if changed - newest > OLDEST_BACKUP:
        return Finding("backups", f"{said}, and the database has changed since", remedy)
    return Finding("backups", said)


def _check_second_place(patient: ExaminedDatabase) -> Finding:
    """One dead disk takes everything that lies on it."""
    folder = settings.backup_path()
    if folder is None:
        return Finding("second place", "backups have none; SIGNORIA_BACKUPS names one")
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        remedy = "mount its disk, make the folder, or let the bot's user write there"
        return Finding("second place", f"no backup can be made in {folder}", remedy)
    count = sum(1 for _ in folder.glob("*.db"))
    same = folder.stat().st_dev == patient.database.stat().st_dev
    disk = "on the disk of the database; another one would be safer" if same else "on another disk"
    return Finding("second place", f"{count} backups in {folder}, {disk}")


def _database_files(database: Path) -> list[Path]:
    """The database, and what SQLite has not yet written into it. Reading leaves an empty one."""
    journal = database.with_name(f"{database.name}-wal")
    return [database, *([journal] if journal.exists() and journal.stat().st_size else [])]


# What waits


def _check_tables(patient: ExaminedDatabase) -> Iterator[Finding]:
    # One whose row is odd was named already.
    frozen = [
        card for card in patient.cards if card.status is TableStatus.FROZEN and card.why != ODD_ROW
    ]
    for card in frozen:
        # Why is written on its card, but may be somebody's secret, and the owner may play too.
        yield Finding(
            "tables",
            f"table {card.id} is frozen, its game no longer tells what it told",
            "'python -m bot replay --all' says where; a newer Signoria, or the one before, may"
            " know it again",
        )
    torn = set(schema.tables_with_incomplete_journal(patient.kept)).difference(
        card.id for card in frozen
    )
    for table in sorted(torn):
        yield Finding("tables", f"table {table} has lost lines or other rows", _RESTORE)
    if not (frozen or torn):
        yield Finding("tables", "none is frozen")


def _check_overdue_jobs(patient: ExaminedDatabase) -> Finding:
    overdue = queries.select_due_jobs(patient.kept, Time(patient.now - OVERDUE_AFTER))
    if not overdue:
        return Finding("bell", "nothing is overdue")
    said = f"{_count_of(len(overdue), 'due')} unanswered, the oldest for"
    return Finding(
        "bell", f"{said} {format_span(patient.now - overdue[0].at)}", _restart_advice(patient.pulse)
    )


def _check_messages(patient: ExaminedDatabase) -> Iterator[Finding]:
    waiting = outbox.select_due_messages(patient.kept, Time(patient.now + DAY))
    stuck = [
        note for note in waiting if max(note.created, note.not_before) < patient.now - OVERDUE_AFTER
    ]
    failing = [note for note in waiting if note.tries >= TRIES_BEFORE_YIELDING]
    lost = [
        (note, why)
        for note, why in outbox.select_lost_messages(patient.kept)
        if note.created > patient.now - RECENT_MESSAGES
    ]
    if stuck:
        yield Finding(
            "messages",
            f"{_count_of(len(stuck), 'message')} left lying",
            _restart_advice(patient.pulse),
        )
    if failing:
        yield Finding(
            "messages",
            f"{_count_of(len(failing), 'message')} tried several times, for {_tables_of(failing)}",
            "see whether Discord is up, and what the log says; they are tried for a week",
        )
    channels = [note for note, _ in lost if note.person is None]
    if channels:
        yield Finding(
            "messages",
            f"{_count_of(len(channels), 'message')} lost in a week, for {_tables_of(channels)}:"
            " the channel is gone, or the bot may not write there",
            "give the bot its rights in the channel back, or let the table be given up",
        )
    if not (stuck or failing or channels):
        # Whoever closes his direct messages is told so at his table; that is no fault here.
        yield Finding("messages", f"none waits too long; {len(lost)} lost to people in a week")


def _restart_advice(pulse: Liveness) -> str:
    if pulse.process is None:
        return "start the bot: 'python -m bot run'"
    return "look into the bot's log, and start it again"


def _count_of(count: int, thing: str) -> str:
    return f"1 {thing} is" if count == 1 else f"{count} {thing}s are"


def _tables_of(notes: list[OutboxMessage]) -> str:
    tables = sorted({note.table for note in notes})
    return f"table{'s' if len(tables) > 1 else ''} {', '.join(map(str, tables))}"
