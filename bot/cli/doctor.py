"""Check this installation and say what is wrong, with the remedy.

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
from bot.cli.pages import PAGES
from bot.outbox.worker import TRIES_BEFORE_YIELDING
from bot.scheduler.downtime_and_metrics import OF_NO_SERVER, SERVERS_ROW, parse_time_setting
from bot.storage import queries, restore, schema
from bot.storage.backup import backup_folder
from bot.storage.db_thread import DatabaseError, DiskFull, open_for_block
from bot.storage.litestream import why_no_copies
from bot.tables.clocks import why_no_such_zone
from bot.tables.people import BROKEN_LAW, DAY, HOUR, MINUTE, ODD_ROW, TableCard, TableStatus, Time
from bot.tables.records import OutboxMessage

OLDEST_PYTHON = (3, 11)
LEAST_ROOM = 200_000_000  # bytes; and always enough for two more copies of the database
OVERDUE_AFTER = 10 * MINUTE  # jobs and messages are handled within seconds
OLDEST_COPY = 2 * MINUTE  # something is stored every minute, and copied in a second
SERVERS_WITH_PAGES = 75
OLDEST_BACKUP = 3 * HOUR  # one is made every hour
CLOCK_SLACK = 2 * MINUTE  # by which clocks may differ
RECENT_MESSAGES = 7 * DAY

_GREEN, _RED, _PLAIN = "\033[32m", "\033[1;31m", "\033[0m"
_FOR_OTHERS = 0o077  # what a file's mode grants to all but its owner
_RESTORE = "look for a backup that is sound: 'python -m bot restore FILE --dry-run'"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run_command(arguments: argparse.Namespace) -> int:
    findings = list(examine_all(settings.database_path(), Time(int(time.time()))))
    well = all(finding.is_well for finding in findings)
    if arguments.json:
        print(json.dumps({"well": well, "findings": [one.to_json() for one in findings]}, indent=2))
    else:
        is_colored = settings.wants_colors(sys.stdout)
        print(*(finding.to_line(is_colored=is_colored) for finding in findings), sep="\n")
    return int(not well)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check; with a remedy if something is wrong."""

    about: str
    said: str
    remedy: str = ""

    @property
    def is_well(self) -> bool:
        return not self.remedy

    def to_line(self, *, is_colored: bool = False) -> str:
        word, color = ("well ", _GREEN) if self.is_well else ("WRONG", _RED)
        word = f"{color}{word}{_PLAIN}" if is_colored else word
        remedy = "" if self.is_well else f"\n       remedy: {self.remedy}"
        return f"{word}  {self.about}: {self.said}{remedy}"

    def to_json(self) -> dict[str, object]:
        return {
            "about": self.about,
            "well": self.is_well,
            "said": self.said,
            "remedy": self.remedy or None,
        }


@dataclass(frozen=True, slots=True)
class ExaminedDatabase:
    """A readable database, and what the checks need to know."""

    connection: sqlite3.Connection
    database: Path
    now: Time
    cards: tuple[TableCard, ...]
    liveness: Liveness


def examine_all(database: Path, now: Time) -> Iterator[Finding]:
    """Run all checks; those that depend on something broken are left out."""
    yield _check_python()
    yield _check_time_zones()
    yield from _check_printed_values()
    yield _check_disk_space(database)
    if not database.exists():
        yield _no_database_yet(database)
        return
    try:
        with open_for_block(database, "ro") as connection:
            schema.check_is_current(connection, database)
            schema.check_schema(connection, database)
            damage = restore.find_any_damage(connection)
            if damage:
                yield Finding("database", f"{database} is damaged: {damage}", _RESTORE)
                return
            yield from _examine_database(connection, database, now)
    except DiskFull as trouble:
        yield Finding("database", str(trouble), "make room; nothing that is stored is lost")
    except DatabaseError as trouble:
        yield Finding("database", str(trouble), f"put that right, or {_RESTORE}")


def _examine_database(
    connection: sqlite3.Connection, database: Path, now: Time
) -> Iterator[Finding]:
    examined = ExaminedDatabase(
        connection,
        database,
        now,
        queries.select_table_cards(connection),
        read_liveness(connection, database),
    )
    yield _describe_sound_database(examined)
    yield from _check_durability(examined)
    yield from _check_odd_rows(examined)
    yield from _check_file_mode(examined)
    yield _check_liveness(examined)
    yield _check_no_future_dates(examined)
    yield _check_backups(examined)
    yield _check_second_backups(examined)
    yield _check_continuous_copies(examined)
    yield from _check_legal_pages(examined)
    yield from _check_frozen_and_incomplete(examined)
    yield _check_overdue_jobs(examined)
    yield from _check_messages(examined)


# The machine


def _check_python() -> Finding:
    python = ".".join(map(str, sys.version_info[:3]))
    remedy = ""
    if sys.version_info < OLDEST_PYTHON or sqlite3.sqlite_version_info < schema.OLDEST_SQLITE:
        oldest = (".".join(map(str, least)) for least in (OLDEST_PYTHON, schema.OLDEST_SQLITE))
        remedy = "install at least Python {} with SQLite {}".format(*oldest)
    return Finding(
        "python", f"this is Python {python} with SQLite {sqlite3.sqlite_version}", remedy
    )


def _check_time_zones() -> Finding:
    if not why_no_such_zone("Europe/Rome"):
        return Finding("time zones", "known")
    remedy = "install what requirements.lock names: tzdata"
    return Finding("time zones", "Europe/Rome is unknown", remedy)


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
    """Check the folder that contains the database, or will contain it."""
    folder = next(path for path in database.absolute().parents if path.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding("disk", f"{folder} may not be written to", "let the bot's user write there")
    size = database.stat().st_size if database.exists() else 0
    free = shutil.disk_usage(folder).free
    remedy = f"make room on the disk of {folder}" if free < max(LEAST_ROOM, 2 * size) else ""
    said = f"{_format_megabytes(free)} free for a database of {_format_megabytes(size)}"
    return Finding("disk", said, remedy)


def _format_megabytes(size: int) -> str:
    return f"{size / 1_000_000:,.1f} MB"


# The file


def _no_database_yet(database: Path) -> Finding:
    return Finding("database", f"there is none yet at {database}; the first start makes it")


def _describe_sound_database(examined: ExaminedDatabase) -> Finding:
    version = schema.read_version(examined.connection, examined.database)
    play = sum(card.status in (TableStatus.PLAYING, TableStatus.PAUSED) for card in examined.cards)
    said = f"sound, schema {version}, {play} of {len(examined.cards)} tables play"
    return Finding("database", f"{examined.database} is {said}")


def _check_durability(examined: ExaminedDatabase) -> Iterator[Finding]:
    """Check the settings by which a stored move survives a power cut."""
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for name, value in wanted.items():
        (found,) = examined.connection.execute(f"PRAGMA {name}").fetchone()
        if found != value:
            yield Finding(
                "database",
                f"its {name} is {found}, it should be {value}",
                "start the bot once; if that does not help, put the file on a local disk",
            )


def _check_odd_rows(examined: ExaminedDatabase) -> Iterator[Finding]:
    """Name damaged rows that the bot ignores, without their content, which may be secret."""
    for where, count in Counter(_odd_row_names(examined)).items():
        times = f", {count} times" if count > 1 else ""
        yield Finding("database", f"{where} is damaged and set aside{times}", _RESTORE)


def _odd_row_names(examined: ExaminedDatabase) -> Iterator[str]:
    yield from schema.find_odd_rows(examined.connection)
    rows = queries.select_server_settings(examined.connection, OF_NO_SERVER)
    yield from (
        f"'{key}'" for key in TIME_KEYS if key in rows and parse_time_setting(rows, key) is None
    )


def _check_file_mode(examined: ExaminedDatabase) -> Iterator[Finding]:
    if os.name == "posix" and examined.database.stat().st_mode & _FOR_OTHERS:
        yield Finding(
            "database",
            "other users of this machine may open it, with every hand and secret order",
            f"chmod 600 {examined.database}*",
        )


# The bot


def _check_liveness(examined: ExaminedDatabase) -> Finding:
    liveness, now = examined.liveness, examined.now
    remedy = ""
    if liveness.process is not None and not liveness.is_alive(now):
        remedy = "it hangs, or it starts just now: look into its log"
    elif liveness.process is not None and liveness.is_overloaded:
        remedy = "too much for this machine: see data/MACHINE.md"
    return Finding("bot", liveness.to_line(now), remedy)


def _check_no_future_dates(examined: ExaminedDatabase) -> Finding:
    """Check that nothing in the database is dated after now."""
    times = [at for card in examined.cards for at in (card.opened, card.started, card.ended) if at]
    latest = max([*times, examined.liveness.seen or 0])
    if latest <= examined.now + CLOCK_SLACK:
        return Finding("clock", "nothing has happened in the future")
    said = f"something in the database happened {format_ago(examined.now - latest)}"
    return Finding("clock", said, "set this machine's clock right; deadlines go by it")


def _check_backups(examined: ExaminedDatabase) -> Finding:
    folder = backup_folder(examined.database)
    backups = [path.stat().st_mtime for path in folder.glob("*.db")]
    changed = max(path.stat().st_mtime for path in _database_files(examined.database))
    remedy = "'python -m bot backup'; a running bot makes one every hour, its log says why not"
    if not backups:
        remedy = remedy if examined.cards else ""
        return Finding("backups", f"there is none yet in {folder}", remedy)
    newest = int(max(backups))
    said = f"the newest of {len(backups)} was made {format_ago(examined.now - newest)}"
    if changed - newest > OLDEST_BACKUP:
        return Finding("backups", f"{said}, and the database has changed since", remedy)
    return Finding("backups", said)


def _check_second_backups(examined: ExaminedDatabase) -> Finding:
    """Check the folder for second copies of the backups."""
    folder = settings.second_backup_folder()
    if folder is None:
        return Finding("second place", "backups have none; SIGNORIA_BACKUPS names one")
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        remedy = "mount its disk, make the folder, or let the bot's user write there"
        return Finding("second place", f"no backup can be made in {folder}", remedy)
    count = sum(1 for _ in folder.glob("*.db"))
    same = folder.stat().st_dev == examined.database.stat().st_dev
    disk = "on the disk of the database; another one would be safer" if same else "on another disk"
    return Finding("second place", f"{count} backups in {folder}, {disk}")


def _check_continuous_copies(examined: ExaminedDatabase) -> Finding:
    """Check the continuous copies; with a running bot also how old they are."""
    place, liveness = settings.copies_place(), examined.liveness
    if not place:
        return Finding("copies", "none are made; SIGNORIA_COPIES names a folder or bucket for them")
    missing = why_no_copies(place)
    if missing:
        return Finding("copies", f"none are made: {missing}", "put that right")
    if liveness.process is None:
        return Finding("copies", f"they go to {place} while the bot runs")
    ago = None if liveness.copied is None else examined.now - liveness.copied
    said = f"to {place}, {'never' if ago is None else format_ago(ago)}"
    remedy = "see what the bot's log says of them" if ago is None or ago > OLDEST_COPY else ""
    return Finding("copies", said, remedy)


def _check_legal_pages(examined: ExaminedDatabase) -> Iterator[Finding]:
    """Ask for terms and a privacy policy before Discord does."""
    rows = queries.select_server_settings(examined.connection, OF_NO_SERVER)
    servers = int(rows[SERVERS_ROW]) if rows.get(SERVERS_ROW, "").isdecimal() else 0
    if servers >= SERVERS_WITH_PAGES and len(settings.legal_page_addresses()) < len(PAGES):
        yield Finding(
            "pages",
            f"the bot is on {servers} servers; from 100 on Discord asks for terms and privacy",
            "'python -m bot pages' writes them; name them in SIGNORIA_TERMS and SIGNORIA_PRIVACY",
        )


def _database_files(database: Path) -> list[Path]:
    """Return the database file and its write-ahead log if it is not empty."""
    journal = database.with_name(f"{database.name}-wal")
    return [database, *([journal] if journal.exists() and journal.stat().st_size else [])]


# What waits


def _check_frozen_and_incomplete(examined: ExaminedDatabase) -> Iterator[Finding]:
    # Tables with damaged rows were named by _check_odd_rows.
    cards = [card for card in examined.cards if card.why != ODD_ROW]
    frozen = {card.id for card in cards if card.status is TableStatus.FROZEN}
    incomplete = set(schema.tables_with_lost_rows(examined.connection)) - frozen
    broken = {card.id for card in cards if card.id in frozen and card.why == BROKEN_LAW}
    for table in sorted(broken):
        yield Finding(
            "tables",
            f"table {table} is frozen, its game broke a law of the rules",
            "'python -m bot frozen' reports it, or lets it play on",
        )
    for table in sorted(frozen - broken):
        # The reason stays untold: it may contain a player's secret, and the owner may play too.
        yield Finding(
            "tables",
            f"table {table} is frozen, its game no longer tells what it told",
            "'python -m bot replay --all' says where; a newer Signoria, or the one before, may"
            " know it again",
        )
    for table in sorted(incomplete):
        yield Finding("tables", f"table {table} has lost lines or other rows", _RESTORE)
    if not (frozen or incomplete):
        yield Finding("tables", "none is frozen")


def _check_overdue_jobs(examined: ExaminedDatabase) -> Finding:
    overdue = queries.select_due_jobs(examined.connection, Time(examined.now - OVERDUE_AFTER))
    if not overdue:
        return Finding("bell", "nothing is overdue")
    span = format_span(examined.now - overdue[0].at)
    said = f"{_format_count(len(overdue), 'due')} unanswered, the oldest for {span}"
    return Finding("bell", said, _restart_advice(examined.liveness))


def _check_messages(examined: ExaminedDatabase) -> Iterator[Finding]:
    """Report messages that wait too long, fail again and again, or were lost in a channel."""
    connection, latest = examined.connection, examined.now - OVERDUE_AFTER
    waiting = queries.select_due_messages(connection, Time(examined.now + DAY))
    recent = examined.now - RECENT_MESSAGES
    lost = [one for one, _ in queries.select_lost_messages(connection) if one.created > recent]
    stuck = [one for one in waiting if max(one.created, one.not_before) < latest]
    failing = [one for one in waiting if one.tries >= TRIES_BEFORE_YIELDING]
    channels = [one for one in lost if one.person is None]
    if stuck:
        said = f"{_format_count(len(stuck), 'message')} left lying"
        yield Finding("messages", said, _restart_advice(examined.liveness))
    if failing:
        said = f"{_format_count(len(failing), 'message')} tried several times, for"
        remedy = "see whether Discord is up, and what the log says; they are tried for a week"
        yield Finding("messages", f"{said} {_format_table_numbers(failing)}", remedy)
    if channels:
        count = _format_count(len(channels), "message")
        said = f"{count} lost in a week, for {_format_table_numbers(channels)}"
        why = "the channel is gone, or the bot may not write there"
        remedy = "give the bot its rights in the channel back, or let the table be given up"
        yield Finding("messages", f"{said}: {why}", remedy)
    if not (stuck or failing or channels):
        # Closed direct messages are told at the table and are no fault here.
        yield Finding("messages", f"none waits too long; {len(lost)} lost to people in a week")


def _restart_advice(liveness: Liveness) -> str:
    if liveness.process is None:
        return "start the bot: 'python -m bot run'"
    return "look into the bot's log, and start it again"


def _format_count(count: int, thing: str) -> str:
    return f"1 {thing} is" if count == 1 else f"{count} {thing}s are"


def _format_table_numbers(messages: list[OutboxMessage]) -> str:
    tables = sorted({message.table for message in messages})
    return f"table{'s' if len(tables) > 1 else ''} {', '.join(map(str, tables))}"
