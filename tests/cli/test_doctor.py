"""The chore `doctor`: what is wrong, in a sentence each and with its remedy."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.cli import doctor
from bot.cli.doctor import Finding, examine_all
from bot.engine.game import Seat
from bot.engine.text import say
from bot.scheduler.downtime_and_metrics import LAST_SEEN, METRICS_ROW, OF_NO_SERVER, MetricsSample
from bot.storage import schema
from bot.storage.db_thread import HostLock
from bot.tables.people import DAY, HOUR, MINUTE, PersonId, TableId, TableStatus, Time
from bot.tables.records import BOARD_KEY, Job, JobKind, OutboxMessage
from tests.cli.kept_tables import BEGAN, HALF, SEVEN, on_a_page, with_another_seal, with_table
from tests.project.checkout import ROOT

pytestmark = pytest.mark.usefixtures("patient")

NOW = Time(BEGAN + 30 * DAY)


@pytest.fixture
def house(database: Path) -> Path:
    """A database of a house in which all is well."""
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    backups = database.parent / "backups"
    backups.mkdir()
    shutil.copy(database, backups / "auto-1.db")
    dated(database, NOW)
    dated(backups / "auto-1.db", NOW - HOUR)
    return database


def dated(file: Path, at: int) -> None:
    os.utime(file, (at, at))


def wrong(database: Path) -> list[Finding]:
    return [finding for finding in examine_all(database, NOW) if not finding.is_well]


def only(database: Path) -> Finding:
    """The one thing that is wrong."""
    (finding,) = wrong(database)
    return finding


def note(*, created: int = NOW, tries: int = 0, person: int | None = None) -> OutboxMessage:
    to = None if person is None else PersonId(person)
    return OutboxMessage(
        SEVEN, BOARD_KEY, to, say("table-is-playing"), tries=tries, created=Time(created)
    )


def test_a_house_in_order_is_well(house: Path) -> None:
    assert wrong(house) == []

    findings = {finding.about: finding.said for finding in examine_all(house, NOW)}

    assert findings["database"].startswith(f"{house} is sound, schema ")
    assert findings["database"].endswith("1 of 1 tables play")
    assert findings["bot"] == "no bot is running; never seen"
    assert findings["backups"] == "the newest of 1 was made 1 hour ago"
    assert findings["tables"] == "none is frozen"
    assert findings["bell"] == "nothing is overdue"


def test_a_database_just_restored_is_well_before_the_bot_has_started(house: Path) -> None:
    backup = house.parent / "backups" / "auto-1.db"
    pragma("journal_mode = DELETE")(backup)  # as backups are written

    for how in ([], ["--moved"]):
        assert run_command_line(["restore", str(backup), *how]) == 0
        assert [finding for finding in wrong(house) if finding.about == "database"] == []


@pytest.mark.usefixtures("database")
def test_a_missing_database_is_reported_with_advice(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["doctor"]) == 0

    said = capsys.readouterr().out
    assert "well   database: there is none yet at " in said
    assert "WRONG" not in said


def test_what_is_wrong_has_its_remedy(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, status=TableStatus.FROZEN, plies=HALF)

    assert run_command_line(["doctor"]) == 1

    said = capsys.readouterr().out
    assert "WRONG  tables: table 7 is frozen" in said
    assert "       remedy: 'python -m bot replay --all' says where" in said


@pytest.mark.parametrize(("is_terminal", "no_color"), [(True, ""), (True, "1"), (False, "")])
def test_only_on_a_terminal_it_is_in_colors(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    is_terminal: bool,
    no_color: str,
) -> None:
    with_table(database, status=TableStatus.FROZEN, plies=HALF)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setenv("NO_COLOR", no_color)

    run_command_line(["doctor"])

    said = capsys.readouterr().out
    is_colored = is_terminal and not no_color
    assert ("\033[1;31mWRONG\033[0m  tables: " in said) == is_colored
    assert ("\033" in said) == is_colored


def test_other_programs_get_one_object(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, status=TableStatus.FROZEN, plies=HALF)

    assert run_command_line(["doctor", "--json"]) == 1

    told = json.loads(capsys.readouterr().out)
    assert told["well"] is False
    assert {"about": "time zones", "well": True, "said": "known", "remedy": None} in told[
        "findings"
    ]
    assert [finding["about"] for finding in told["findings"] if finding["remedy"]] == [
        "backups",
        "tables",
    ]


def test_looking_changes_nothing(house: Path) -> None:
    before = {path: path.read_bytes() for path in house.parent.rglob("*") if path.is_file()}

    list(examine_all(house, NOW))

    after = {path: path.read_bytes() for path in house.parent.rglob("*") if path.is_file()}
    assert {path: after[path] for path in before} == before


def test_no_secret_is_told(database: Path) -> None:
    with_table(database, status=TableStatus.FROZEN, plies=HALF, change=with_another_seal(3))

    told = " ".join(finding.to_line() for finding in examine_all(database, NOW))

    assert "secret-limit" not in told
    assert "00000000" not in told


class Trouble(NamedTuple):
    """Something that can go wrong in a house, and what is said of it."""

    name: str
    make: Callable[[Path], object]
    about: str
    said: str
    remedy: str


def hold(at: int) -> Callable[[Path], object]:
    return lambda house: on_a_page(
        house, lambda page: page.save_setting(OF_NO_SERVER, LAST_SEEN, str(at))
    )


def notes(*written: OutboxMessage) -> Callable[[Path], object]:
    def write(house: Path) -> None:
        for one in written:
            on_a_page(house, lambda page, one=one: page.enqueue_message(one))  # type: ignore[misc]
        dated(house, NOW)

    return write


def lost(one: OutboxMessage) -> Callable[[Path], object]:
    def write(house: Path) -> None:
        on_a_page(house, lambda page: page.enqueue_message(one))
        on_a_page(house, lambda page: page.mark_message_undeliverable(1, "unreachable"))
        dated(house, NOW)

    return write


def due(house: Path) -> None:
    late = Job(SEVEN, Seat(0), JobKind.DEADLINE, Time(NOW - 2 * HOUR))
    on_a_page(house, lambda page: page.replace_jobs(SEVEN, [late]))


def robbed_of(what: str) -> Callable[[Path], object]:
    def rob(house: Path) -> None:
        database = sqlite3.connect(house)
        database.execute(f"DELETE FROM {what}")
        database.commit()
        database.close()

    return rob


def pragma(words: str) -> Callable[[Path], object]:
    def change(house: Path) -> None:
        database = sqlite3.connect(house)
        database.execute(f"PRAGMA {words}")
        database.close()

    return change


def torn(house: Path) -> None:
    size = house.stat().st_size
    house.write_bytes(house.read_bytes()[: size // 2])


def changed(statement: str) -> Callable[[Path], object]:
    def change(house: Path) -> None:
        database = sqlite3.connect(house)
        database.execute(statement)
        database.commit()
        database.close()

    return change


def odd_note(house: Path) -> None:
    notes(note())(house)
    changed("UPDATE messages SET text = '{\"say\": 1}'")(house)


def odd_due(house: Path) -> None:
    due(house)
    changed("UPDATE jobs SET kind = 'gong'")(house)


ODD_SETTING = f"INSERT INTO settings VALUES ('{OF_NO_SERVER}', '{LAST_SEEN}', 'lately')"
NO_TEXT = "UPDATE tables SET options = CAST(x'5b5b22ff225d' AS TEXT)"
NEWER = f"user_version = {len(schema.load_migrations()) + 1}"
TROUBLES = [
    Trouble("letter", lambda h: h.write_text("a letter"), "database", "no database", "restore"),
    Trouble("torn", torn, "database", "damaged", "restore FILE --dry-run"),
    Trouble("newer", pragma(NEWER), "database", "newer Signoria", "put that right, or"),
    Trouble("orphans", robbed_of("editions"), "database", "that is missing", "restore"),
    Trouble("no wal", pragma("journal_mode = DELETE"), "database", "is delete", "start the bot"),
    Trouble("open", lambda h: h.chmod(0o644), "database", "other users", "chmod 600"),
    Trouble("ahead", hold(NOW + DAY), "clock", "1 day in the future", "clock right"),
    Trouble("bell", due, "bell", "1 due is unanswered, the oldest for 2 hours", "start the bot"),
    Trouble(
        "stuck", notes(note(created=NOW - HOUR)), "messages", "1 message is left lying", "start"
    ),
    Trouble(
        "failing", notes(note(tries=5)), "messages", "tried several times, for table 7", "Discord"
    ),
    Trouble("odd note", odd_note, "database", "a message of table 7 is damaged", "restore"),
    Trouble("odd due", odd_due, "database", "a due of table 7 is damaged", "restore"),
    Trouble(
        "odd status",
        changed("UPDATE tables SET status = 'asleep'"),
        *("database", "the row of table 7 is damaged", "restore"),
    ),
    Trouble("odd text", changed(NO_TEXT), "database", "the row of table 7 is damaged", "restore"),
    Trouble(
        "odd opening",
        changed("UPDATE openings SET options = 'none'"),
        *("database", "the opening of table 7 is damaged", "restore"),
    ),
    Trouble("odd setting", changed(ODD_SETTING), "database", "'last seen' is damaged", "restore"),
    Trouble(
        "lost lines",
        changed("DELETE FROM lines WHERE ply > 9"),
        *("tables", "table 7 has lost lines or other rows", "restore"),
    ),
    Trouble("channel", lost(note()), "messages", "lost in a week, for table 7", "its rights"),
]


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: trouble.name)
def test_every_trouble_is_told_and_nothing_else(house: Path, trouble: Trouble) -> None:
    trouble.make(house)
    dated(house, NOW)

    finding = only(house)

    assert finding.about == trouble.about
    assert trouble.said in finding.said
    assert trouble.remedy in finding.remedy


def test_somebody_who_closed_his_messages_is_no_fault_of_the_house(house: Path) -> None:
    lost(note(person=1))(house)

    assert wrong(house) == []
    told = [finding.said for finding in examine_all(house, NOW) if finding.about == "messages"]
    assert told == ["none waits too long; 1 lost to people in a week"]


def test_a_bot_that_holds_the_lock_and_says_nothing_hangs(house: Path) -> None:
    hold(NOW - 10 * MINUTE)(house)
    dated(house, NOW)
    lock = HostLock(house)

    finding = only(house)

    lock.release_lock()
    assert finding.about == "bot"
    assert "last seen 10 minutes ago" in finding.said


def test_an_owner_is_told_when_too_much_is_asked_of_his_machine(house: Path) -> None:
    hold(NOW)(house)
    row = MetricsSample(answers=20, slow=1400, lag=31, memory=165).to_json
    on_a_page(house, lambda page: page.save_setting(OF_NO_SERVER, METRICS_ROW, row))
    dated(house, NOW)
    lock = HostLock(house)

    finding = only(house)

    lock.release_lock()
    assert "95 of 100 answers within 1400 ms" in finding.said
    assert "data/MACHINE.md" in finding.remedy
    assert (ROOT / "data" / "MACHINE.md").is_file()


def test_a_bell_that_does_not_ring_though_the_bot_runs_is_another_trouble(house: Path) -> None:
    hold(NOW)(house)
    due(house)
    dated(house, NOW)
    lock = HostLock(house)

    finding = only(house)

    lock.release_lock()
    assert finding.remedy == "look into the bot's log, and start it again"


def test_an_old_backup_matters_only_once_something_has_changed(house: Path) -> None:
    dated(house.parent / "backups" / "auto-1.db", NOW - 9 * DAY)
    assert only(house).said.endswith("9 days ago, and the database has changed since")

    dated(house, NOW - 9 * DAY)
    assert wrong(house) == []


def test_no_backup_matters_once_there_is_a_table(house: Path) -> None:
    shutil.rmtree(house.parent / "backups")

    assert only(house).about == "backups"


def test_a_full_disk_is_told(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_ROOM", 10**18)

    assert only(house).about == "disk"


NO_ROOM = """
import resource
from bot.__main__ import run_command_line
from bot.storage import db_thread
db_thread.LEAST_ROOM = 1 << 62
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
run_command_line(["doctor"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of POSIX")
def test_of_a_database_that_a_full_disk_keeps_shut_nothing_is_to_be_restored(house: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", NO_ROOM],
        cwd=ROOT,
        env={**os.environ, "SIGNORIA_DB": str(house)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert f"WRONG  database: {house}: the disk is full" in told
    assert "make room" in told
    assert "restore" not in told


def test_damaged_printed_numbers_are_told(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_: object) -> None:
        raise ValueError("the library has no roof")

    monkeypatch.setattr(catalogue, "unpack_edition", damaged)

    told = [finding.said for finding in wrong(house)]
    assert told == [
        f"those of {game} cannot be played with: the library has no roof"
        for game in catalogue.GAMES
    ]


def test_old_python_and_no_zones_are_reported(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (9, 9))
    monkeypatch.setattr(doctor, "why_no_such_zone", lambda _: say("no-such-zone"))

    assert [finding.about for finding in wrong(house)] == ["python", "time zones"]


def test_a_frozen_table_is_named(house: Path) -> None:
    with_table(house, TableId(8), plies=HALF, status=TableStatus.FROZEN)
    dated(house, NOW)

    assert only(house).said.startswith("table 8 is frozen")


def test_a_second_place_that_is_not_there_is_told(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_BACKUPS", str(tmp_path / "disk"))
    assert only(house).said == f"no backup can be made in {tmp_path / 'disk'}"

    (tmp_path / "disk").mkdir()
    assert wrong(house) == []
