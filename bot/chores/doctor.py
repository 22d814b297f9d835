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
from bot.chores._pulse import TIMES, Pulse, ago, felt, span
from bot.host.company import ODD, Status, TableCard
from bot.host.dispatch import STEPS_ASIDE
from bot.host.hours import why_no_zone
from bot.host.rows import Note
from bot.host.shutters import OF_NO_SERVER, time_in
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.store import oddities, reading, restoring, telling, upgrade
from bot.store.backup import folder_beside
from bot.store.scribe import opened
from bot.store.trouble import Unusable

OLDEST_PYTHON = (3, 11)
LEAST_ROOM = 200_000_000  # bytes; and always enough for two more copies of the database
LATE = 10 * MINUTE  # the bell and the postman come within seconds
OLDEST_BACKUP = 3 * HOUR  # one is made every hour
SLACK = 2 * MINUTE  # by which clocks may differ
RECENT = 7 * DAY

_FOR_OTHERS = 0o077  # what a file's mode grants to all but its owner
_RESTORE = "look for a backup that is sound: 'python -m bot restore FILE --dry-run'"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run(arguments: argparse.Namespace) -> int:
    now = Time(int(time.time()))
    findings = list(examined(settings.database(), now))
    well = all(finding.well for finding in findings)
    if arguments.json:
        print(json.dumps({"well": well, "findings": [each.facts() for each in findings]}, indent=2))
    else:
        print(*(finding.told() for finding in findings), sep="\n")
    return int(not well)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at and how it is; with a remedy when it is wrong."""

    about: str
    said: str
    remedy: str = ""

    @property
    def well(self) -> bool:
        return not self.remedy

    def told(self) -> str:
        if self.well:
            return f"well   {self.about}: {self.said}"
        return f"WRONG  {self.about}: {self.said}\n       remedy: {self.remedy}"

    def facts(self) -> dict[str, object]:
        return {
            "about": self.about,
            "well": self.well,
            "said": self.said,
            "remedy": self.remedy or None,
        }


@dataclass(frozen=True, slots=True)
class Patient:
    """A database that can be read, and what is needed to judge it."""

    kept: sqlite3.Connection
    database: Path
    now: Time
    cards: tuple[TableCard, ...]
    pulse: Pulse


def examined(database: Path, now: Time) -> Iterator[Finding]:
    """All findings. What stands on something broken is not looked at."""
    yield _python()
    yield _zones()
    yield from _printed()
    yield _room(database)
    if not database.exists():
        yield _no_database(database)
        return
    try:
        with opened(database, "ro") as kept:
            upgrade.must_be_current(kept, database)
            upgrade.must_be_whole(kept, database)
            damage = restoring.first_damage(kept)
            if damage:
                yield Finding("database", f"{database} is damaged: {damage}", _RESTORE)
                return
            yield from _in_the_database(kept, database, now)
    except Unusable as trouble:
        yield Finding("database", str(trouble), f"put that right, or {_RESTORE}")


def _in_the_database(kept: sqlite3.Connection, database: Path, now: Time) -> Iterator[Finding]:
    patient = Patient(kept, database, now, reading.cards(kept), felt(kept, database))
    yield _sound(patient)
    yield from _promises(patient)
    yield from _odd(patient)
    yield from _open_to_others(patient)
    yield _bot(patient)
    yield _clock(patient)
    yield _backup(patient)
    yield _second_place(patient)
    yield from _tables(patient)
    yield _bell(patient)
    yield from _messages(patient)


# The machine


def _python() -> Finding:
    python = ".".join(map(str, sys.version_info[:3]))
    said = f"this is Python {python} with SQLite {sqlite3.sqlite_version}"
    if sys.version_info < OLDEST_PYTHON or sqlite3.sqlite_version_info < upgrade.OLDEST_SQLITE:
        oldest = (".".join(map(str, least)) for least in (OLDEST_PYTHON, upgrade.OLDEST_SQLITE))
        return Finding("python", said, "install at least Python {} with SQLite {}".format(*oldest))
    return Finding("python", said)


def _zones() -> Finding:
    if why_no_zone("Europe/Rome"):
        return Finding(
            "time zones", "Europe/Rome is unknown", "install what requirements.lock names: tzdata"
        )
    return Finding("time zones", "known")


def _printed() -> Iterator[Finding]:
    for game in catalogue.GAMES:
        try:
            edition = catalogue.current(game)
            catalogue.unpacked(edition)
        except Exception as damage:  # whatever it is, it is told here
            yield Finding(
                "printed numbers",
                f"those of {game} cannot be played with: {damage}",
                f"bring data/{game} back as it was delivered",
            )
        else:
            yield Finding("printed numbers", f"those of {game} are sound ({edition.seal})")


def _room(database: Path) -> Finding:
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


def _no_database(database: Path) -> Finding:
    return Finding("database", f"there is none yet at {database}; the first start makes it")


def _sound(patient: Patient) -> Finding:
    version = upgrade.version_of(patient.kept, patient.database)
    play = sum(card.status in (Status.PLAYING, Status.PAUSED) for card in patient.cards)
    said = f"sound, schema {version}, {play} of {len(patient.cards)} tables play"
    return Finding("database", f"{patient.database} is {said}")


def _promises(patient: Patient) -> Iterator[Finding]:
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


def _odd(patient: Patient) -> Iterator[Finding]:
    """Rows the house sets aside; what they say may be a secret."""
    for where, count in Counter(_oddities(patient)).items():
        times = f", {count} times" if count > 1 else ""
        yield Finding("database", f"{where} is damaged and set aside{times}", _RESTORE)


def _oddities(patient: Patient) -> Iterator[str]:
    yield from oddities.odd(patient.kept)
    rows = reading.settings(patient.kept, OF_NO_SERVER)
    yield from (f"'{key}'" for key in TIMES if key in rows and time_in(rows, key) is None)


def _open_to_others(patient: Patient) -> Iterator[Finding]:
    if os.name == "posix" and patient.database.stat().st_mode & _FOR_OTHERS:
        yield Finding(
            "database",
            "other users of this machine may open it, with every hand and secret order",
            f"chmod 600 {patient.database}*",
        )


# The bot


def _bot(patient: Patient) -> Finding:
    pulse, now = patient.pulse, patient.now
    if pulse.process is not None and not pulse.beats(now):
        return Finding("bot", pulse.told(now), "it hangs, or it starts just now: look into its log")
    if pulse.process is not None and pulse.is_slow:
        return Finding("bot", pulse.told(now), "too much for this machine: see data/MACHINE.md")
    return Finding("bot", pulse.told(now))


def _clock(patient: Patient) -> Finding:
    """What was written down cannot have happened after now."""
    times = [at for card in patient.cards for at in (card.opened, card.started, card.ended) if at]
    latest = max([*times, patient.pulse.seen or 0], default=0)
    if latest > patient.now + SLACK:
        return Finding(
            "clock",
            f"something in the database happened {ago(patient.now - latest)}",
            "set this machine's clock right; deadlines go by it",
        )
    return Finding("clock", "nothing has happened in the future")


def _backup(patient: Patient) -> Finding:
    folder = folder_beside(patient.database)
    backups = [path.stat().st_mtime for path in folder.glob("*.db")]
    changed = max(path.stat().st_mtime for path in _files(patient.database))
    remedy = "'python -m bot backup'; a running bot makes one every hour, its log says why not"
    if not backups:
        remedy = remedy if patient.cards else ""
        return Finding("backups", f"there is none yet in {folder}", remedy)
    newest = int(max(backups))
    said = f"the newest of {len(backups)} was made {ago(patient.now - newest)}"
    if changed - newest > OLDEST_BACKUP:
        return Finding("backups", f"{said}, and the database has changed since", remedy)
    return Finding("backups", said)


def _second_place(patient: Patient) -> Finding:
    """One dead disk takes everything that lies on it."""
    folder = settings.backups()
    if folder is None:
        return Finding("second place", "backups have none; SIGNORIA_BACKUPS names one")
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        remedy = "mount its disk, make the folder, or let the bot's user write there"
        return Finding("second place", f"no backup can be made in {folder}", remedy)
    count = sum(1 for _ in folder.glob("*.db"))
    same = folder.stat().st_dev == patient.database.stat().st_dev
    disk = "on the disk of the database; another one would be safer" if same else "on another disk"
    return Finding("second place", f"{count} backups in {folder}, {disk}")


def _files(database: Path) -> list[Path]:
    """The database, and what SQLite has not yet written into it. Reading leaves an empty one."""
    journal = database.with_name(f"{database.name}-wal")
    return [database, *([journal] if journal.exists() and journal.stat().st_size else [])]


# What waits


def _tables(patient: Patient) -> Iterator[Finding]:
    # One whose row is odd was named already.
    frozen = [card for card in patient.cards if card.status is Status.FROZEN and card.why != ODD]
    for card in frozen:
        # Why is written on its card, but may be somebody's secret, and the owner may play too.
        yield Finding(
            "tables",
            f"table {card.id} is frozen, its game no longer tells what it told",
            "'python -m bot replay --all' says where; a newer Signoria, or the one before, may"
            " know it again",
        )
    torn = set(oddities.torn(patient.kept)).difference(card.id for card in frozen)
    for table in sorted(torn):
        yield Finding("tables", f"table {table} has lost lines or other rows", _RESTORE)
    if not (frozen or torn):
        yield Finding("tables", "none is frozen")


def _bell(patient: Patient) -> Finding:
    overdue = reading.dues(patient.kept, Time(patient.now - LATE))
    if not overdue:
        return Finding("bell", "nothing is overdue")
    said = f"{_counted(len(overdue), 'due')} unanswered, the oldest for"
    return Finding("bell", f"{said} {span(patient.now - overdue[0].at)}", _start(patient.pulse))


def _messages(patient: Patient) -> Iterator[Finding]:
    waiting = telling.notes(patient.kept, Time(patient.now + DAY))
    stuck = [note for note in waiting if max(note.created, note.not_before) < patient.now - LATE]
    failing = [note for note in waiting if note.tries >= STEPS_ASIDE]
    lost = [
        (note, why)
        for note, why in telling.lost_notes(patient.kept)
        if note.created > patient.now - RECENT
    ]
    if stuck:
        yield Finding(
            "messages", f"{_counted(len(stuck), 'message')} left lying", _start(patient.pulse)
        )
    if failing:
        yield Finding(
            "messages",
            f"{_counted(len(failing), 'message')} tried several times, for {_tables_of(failing)}",
            "see whether Discord is up, and what the log says; they are tried for a week",
        )
    channels = [note for note, _ in lost if note.person is None]
    if channels:
        yield Finding(
            "messages",
            f"{_counted(len(channels), 'message')} lost in a week, for {_tables_of(channels)}:"
            " the channel is gone, or the bot may not write there",
            "give the bot its rights in the channel back, or let the table be given up",
        )
    if not (stuck or failing or channels):
        # Whoever closes his direct messages is told so at his table; that is no fault here.
        yield Finding("messages", f"none waits too long; {len(lost)} lost to people in a week")


def _start(pulse: Pulse) -> str:
    if pulse.process is None:
        return "start the bot: 'python -m bot run'"
    return "look into the bot's log, and start it again"


def _counted(count: int, thing: str) -> str:
    return f"1 {thing} is" if count == 1 else f"{count} {thing}s are"


def _tables_of(notes: list[Note]) -> str:
    tables = sorted({note.table for note in notes})
    return f"table{'s' if len(tables) > 1 else ''} {', '.join(map(str, tables))}"
