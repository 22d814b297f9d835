"""Backups are taken while people play, thrown away in time, and looked at before use."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import catalogue, cli
from bot.__main__ import run_command_line
from bot.engine.game import Seat, legal_moves, settle_options
from bot.engine.journal import Entry, Opening, advance_course, begin_course
from bot.engine.text import Refusal
from bot.storage import backup, restore, schema
from bot.storage.db_thread import DatabaseError, open_connection
from bot.storage.store import SqliteStore
from bot.tables.people import DAY, HOUR, TableId, TableStatus, Time
from bot.tables.records import JournalLine
from bot.tables.store_protocols import WriteError
from tests.storage.papers import SEED, SEVEN, card, keep, line, plies, set_up

NOON = Time(int(datetime(2026, 3, 4, 12, tzinfo=UTC).timestamp()))


def companions(path: Path) -> list[str]:
    return [other.name for other in path.parent.iterdir() if other != path]


# Taking them


async def test_a_backup_during_play_is_whole(store: SqliteStore, tmp_path: Path) -> None:
    await set_up(store)
    taken: list[Path] = []

    async def play() -> None:
        for ply in range(1, 200, 2):
            await keep(store, line(ply), line(ply + 1))

    async def back_up() -> None:
        for number in range(10):
            path = tmp_path / "copies" / str(number) / "copy.db"
            taken.append(await backup.back_up(store.path, path))

    await asyncio.gather(play(), back_up())

    counts = []
    for path in taken:
        assert companions(path) == []
        with closing(sqlite3.connect(path)) as copy:
            assert restore.find_any_damage(copy) == ""
            counts.append(copy.execute("SELECT count(*) FROM lines").fetchone()[0])
    assert counts == sorted(counts)
    assert all(count % 2 == 0 for count in counts), "the two lines of a page belong together"


async def test_a_backup_is_for_its_owner_alone(store: SqliteStore, tmp_path: Path) -> None:
    path = await backup.back_up(store.path, tmp_path / "copy.db")

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_failed_backup_leaves_nothing_behind(store: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "wall").touch()
    (tmp_path / "copies" / "copy.db" / "in the way").mkdir(parents=True)

    with pytest.raises(WriteError, match="wall"):
        await backup.back_up(store.path, tmp_path / "wall" / "copy.db")
    with pytest.raises(WriteError, match=r"copy\.db"):
        await backup.back_up(store.path, tmp_path / "copies" / "copy.db")

    assert os.listdir(tmp_path / "copies") == ["copy.db"]


# Throwing them away


def pretend(folder: Path, *times: int) -> None:
    folder.mkdir(exist_ok=True)
    for at in times:
        (folder / f"auto-{backup.format_stamp(Time(at))}.db").touch()


def days_ago(at: int) -> int:
    return (NOON - at) // DAY


def test_the_newest_of_every_hour_day_and_week_is_kept() -> None:
    taken = [Time(NOON - hours * HOUR) for hours in range(24 * 60)]

    kept = sorted(backup.backups_to_keep(taken), reverse=True)

    assert kept[:24] == taken[:24]
    # Noon on a Wednesday: the ends of six days before today, and of three weeks before this one.
    ends = [datetime.fromtimestamp(at, UTC) for at in kept[24:]]
    assert [f"{end:%a %d %H}" for end in ends] == [
        *("Mon 02 23", "Sun 01 23", "Sat 28 23", "Fri 27 23", "Thu 26 23"),
        *("Sun 22 23", "Sun 15 23"),
    ]


def test_several_backups_of_one_hour_are_one_too_many() -> None:
    assert backup.backups_to_keep([NOON, Time(NOON + 60)]) == {NOON + 60}


def test_after_a_long_silence_the_old_ones_are_still_there() -> None:
    taken = {Time(NOON - 400 * DAY - hours * HOUR) for hours in range(24)}

    assert backup.backups_to_keep(taken | {NOON}) >= {NOON, *sorted(taken)[1:]}


def test_only_automatic_backups_of_the_past_are_thrown_away(tmp_path: Path) -> None:
    pretend(tmp_path, *(NOON - hours * HOUR for hours in range(100)), NOON + 400 * DAY)
    ours = ["auto-of-lorenzo.db", "signoria-20260101T000000Z.db", "letter.txt"]
    for name in ours:
        (tmp_path / name).touch()
    (tmp_path / "auto-20260304T110000Z.db.x.part").touch()

    backup.rotate_backups(tmp_path, NOON)

    left = os.listdir(tmp_path)
    assert set(ours) <= set(left)
    assert f"auto-{backup.format_stamp(Time(NOON + 400 * DAY))}.db" in left
    assert len(left) == len(ours) + 1 + len(
        backup.backups_to_keep(Time(NOON - hours * HOUR) for hours in range(100))
    )


async def test_a_backup_is_due_an_hour_after_the_last(store: SqliteStore, tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    async def made(at: int) -> bool:
        return await backup.back_up_if_due(store.path, folder, Time(at)) is not None

    assert await made(NOON)
    assert not await made(NOON + HOUR - 1)
    assert await made(NOON + HOUR)
    assert len(os.listdir(folder)) == 2


async def test_backups_of_many_weeks_become_few(store: SqliteStore, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    pretend(folder, *(NOON - hours * HOUR for hours in range(1, 24 * 60)))

    await backup.back_up_if_due(store.path, folder, NOON)

    assert 24 < len(os.listdir(folder)) <= 24 + 7 + 4


def bitten(path: Path) -> str:
    """One bit is flipped in its last page that SQLite misses then; what it says of it."""
    with path.open("r+b", buffering=0) as file:
        for page in range(len(file.read()) - 4096, 0, -4096):
            (sound,) = os.pread(file.fileno(), 1, page + 4)
            os.pwrite(file.fileno(), bytes([sound ^ 1]), page + 4)
            damage = noticed(path)
            if damage:
                return damage
            os.pwrite(file.fileno(), bytes([sound]), page + 4)
    raise AssertionError("nothing is noticed")


def noticed(path: Path) -> str:
    """What is found wrong with it; of a page of the schema nothing, since it can't be opened."""
    try:
        database = open_connection(path, "ro")
    except sqlite3.DatabaseError as error:
        if "malformed database schema" not in str(error):
            raise
        return ""
    with closing(database):
        return backup.find_page_damage(database)


def test_a_damaged_backup_costs_no_older_one(tmp_path: Path) -> None:
    path, folder = tmp_path / "signoria.db", tmp_path / "backups"
    played(path, plies=40)
    pretend(folder, *(NOON - hours * HOUR for hours in range(1, 100)))
    before = sorted(os.listdir(folder))
    damage = bitten(path)

    with pytest.raises(WriteError, match="so its older backups are kept") as caught:
        asyncio.run(backup.back_up_if_due(path, folder, NOON))

    assert damage in str(caught.value)
    assert sorted(os.listdir(folder)) == before


async def test_a_damaged_file_is_noticed_when_it_is_opened(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await set_up(store)
    await keep(store, *(line(ply) for ply in range(1, 200)))
    await store.close_store()
    damage = bitten(store.path)

    opened = await SqliteStore.open_for_hosting(store.path)

    assert opened.damage == damage
    assert f"{store.path} is damaged: {damage}" in caplog.text
    await opened.close_store()


# Using them


async def begun(store: SqliteStore, *, plies: int = 5, table: int = SEVEN) -> None:
    """A game of princes as the host would have kept it."""
    game, edition = catalogue.current_game("princes"), catalogue.current_edition("princes")
    setup = settle_options(game, 3, {})
    assert not isinstance(setup, Refusal)
    opening = Opening(game.key, setup.rules, edition.seal, 3, setup.options, SEED)
    lorenzo = await store.find_or_add_person("lorenzo", "Lorenzo")
    course, lines = begin_course(game, opening), []
    for ply in range(1, plies + 1):
        seat = min(game.to_move(course.state))
        move = legal_moves(game, course.state, seat)[0]
        after = advance_course(game, course, seat, move)
        assert not isinstance(after, Refusal)
        course = after
        seal = game.tally(course.state).seal()
        entry = Entry(Seat(seat), game.vocabulary.spell(move), seal)
        lines.append(JournalLine(ply, entry, f"{table}/{ply}", 0, NOON))
    async with store.unit_of_work() as page:
        page.save_table_card(card(table, *[lorenzo.id] * 3, status=TableStatus.PLAYING))
        page.save_edition(edition.seal, "princes", edition.text)
        page.save_opening(TableId(table), opening)
        page.add_journal_lines(TableId(table), lines)


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands look for the database; nothing is there yet."""
    path = tmp_path / "house" / "signoria.db"
    monkeypatch.setenv("SIGNORIA_DB", str(path))
    return path


def do(*words: str) -> int:
    """Run a command of the house."""
    return run_command_line(words)


def played(path: Path, plies: int = 5) -> None:
    async def play() -> None:
        store = await SqliteStore.open_for_hosting(path)
        await begun(store, plies=plies)
        await store.close_store()

    asyncio.run(play())


def kept_plies(path: Path) -> list[int]:
    async def look() -> list[int]:
        store = await SqliteStore.open_for_reading(path)
        try:
            return await plies(store)
        finally:
            await store.close_store()

    return asyncio.run(look())


def damaged(path: Path) -> Path:
    """Some pages in its middle are overwritten."""
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\xaa" * 200
    path.write_bytes(content)
    return path


def test_the_command_says_where_the_backup_is(
    ours: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(ours)

    assert do("backup") == 0
    assert do("backup", str(tmp_path / "copy.db")) == 0

    beside, named = capsys.readouterr().out.splitlines()
    assert Path(beside).parent == ours.parent / "backups"
    assert kept_plies(Path(beside)) == kept_plies(Path(named)) == [1, 2, 3, 4, 5]


def test_a_backup_never_overwrites(ours: Path) -> None:
    with pytest.raises(cli.CommandError, match="no database"):
        do("backup")
    played(ours)

    with pytest.raises(cli.CommandError, match="there already"):
        do("backup", str(ours))


def test_a_backup_is_restored_and_what_was_there_is_kept(
    ours: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    do("backup", str(copy))
    played(tmp_path / "other.db", plies=2)
    (tmp_path / "other.db").replace(ours)

    assert do("restore", str(copy)) == 0

    assert kept_plies(ours) == [1, 2, 3, 4, 5]
    told = capsys.readouterr().out
    before = Path(told.split("the one before is ")[1].strip())
    assert kept_plies(before) == [1, 2]
    assert f"{copy}: sound, with 1 open games" in told


def test_an_old_journal_is_not_played_into_a_new_database(ours: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    played(ours, plies=2)
    do("backup", str(copy))

    async def die_while_playing() -> None:
        store = await SqliteStore.open_for_hosting(ours)
        await keep(store, *(line(ply) for ply in range(3, 9)))
        wal = ours.with_name("signoria.db-wal").read_bytes()
        await store.close_store()
        ours.with_name("signoria.db-wal").write_bytes(wal)

    asyncio.run(die_while_playing())

    do("restore", str(copy))

    assert kept_plies(ours) == [1, 2]


def with_last_moves_in_its_journal(path: Path, last: int) -> None:
    """As a host that was killed leaves it: five plies, and those behind them in the -wal."""

    async def die_while_playing() -> None:
        store = await SqliteStore.open_for_hosting(path)
        await keep(store, *(line(ply) for ply in range(6, last + 1)))
        names = [path, path.with_name(f"{path.name}-wal")]
        left = {name: name.read_bytes() for name in names}
        await store.close_store()
        for name, content in left.items():
            name.write_bytes(content)

    asyncio.run(die_while_playing())
    assert path.with_name(f"{path.name}-wal").stat().st_size


class Killed(BaseException):
    """Nothing of ours catches it."""


KILLED_AT = [
    (where, call)
    for where, calls in (("copy_file", 2), ("move_into_place", 3), ("_sync_file", 5))
    for call in range(calls)
]


@pytest.mark.parametrize(("where", "call"), KILLED_AT)
@pytest.mark.parametrize("after", [False, True])
def test_a_restore_killed_at_any_moment_loses_no_move(
    where: str, call: int, after: bool, ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.db"
    played(tmp_path / "other.db", plies=3)
    asyncio.run(backup.back_up(tmp_path / "other.db", copy))
    played(ours)
    with_last_moves_in_its_journal(ours, last=12)
    unpacked = tmp_path / "unpacked.db"
    restore.copy_and_check_backup(copy, unpacked)
    done, real = 0, getattr(backup, where)

    def kills(*arguments: Path) -> None:
        nonlocal done
        done += 1
        if done == call + 1 and not after:
            raise Killed
        real(*arguments)
        if done == call + 1:
            raise Killed

    monkeypatch.setattr(backup, where, kills)
    with suppress(Killed), restore.hold_database_lock(ours) as database:
        restore.replace_database(database, unpacked, NOON)
    monkeypatch.undo()

    now, before = kept_plies(ours), list(range(1, 13))
    if now != before:
        assert now == [1, 2, 3]
        (set_aside,) = (ours.parent / "backups").glob("*-replaced-*.db")
        assert kept_plies(set_aside) == before


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("", "it is empty"),
        ("DROP TABLE orders", "orders"),
        ("ALTER TABLE people DROP COLUMN zone", "people"),
        ("DROP INDEX jobs_by_time", "jobs_by_time"),
        ("CREATE VIEW spy AS SELECT seed FROM openings", "spy"),
        ("CREATE TRIGGER thief AFTER INSERT ON lines BEGIN DELETE FROM votes; END", "thief"),
        ("PRAGMA application_id = 0", "another program"),
        ("PRAGMA user_version = 0", "it is empty"),
    ],
)
@pytest.mark.parametrize("dry", [["--dry-run"], []], ids=["dry run", "earnest"])
def test_what_is_no_whole_database_of_ours_is_not_restored(
    spoil: str, why: str, dry: list[str], ours: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    if spoil:
        do("backup", str(copy))
        with closing(sqlite3.connect(copy, isolation_level=None)) as database:
            database.execute(spoil)
    else:
        copy.touch()
    before = ours.read_bytes()

    with pytest.raises(cli.CommandError, match=why):
        do("restore", str(copy), *dry)

    assert ours.read_bytes() == before


def test_a_backup_of_an_older_schema_is_restored_and_brought_up_to_date(
    ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.db"
    copy.touch()
    with closing(open_connection(copy, "rw")) as database:
        schema.migrate_database(database, copy)
    newer = (*schema.load_migrations(), "ALTER TABLE people ADD COLUMN motto TEXT")
    monkeypatch.setattr(schema, "load_migrations", lambda _: newer)

    assert do("restore", str(copy)) == 0

    assert kept_plies(ours) == []


def test_what_killed_restores_and_backups_left_is_swept(ours: Path, tmp_path: Path) -> None:
    played(ours)
    copy = tmp_path / "copy.db"
    do("backup", str(copy))
    left = [ours.parent / "unpacking-x1", ours.parent / "unpacking-x2"]

    for use in (lambda: do("restore", str(copy)), lambda: played(tmp_path / "house" / "other.db")):
        for folder in left:
            folder.mkdir()
            (folder / "unpacked.db").touch()
        use()
        assert not any(folder.exists() for folder in left)


def test_parts_of_backups_are_swept_once_nobody_can_be_writing_them(tmp_path: Path) -> None:
    names = ["auto-20260304T110000Z.db.x.part", "auto-20260304T110000Z.db.x.part-journal"]
    old, fresh = tmp_path / "signoria-a.db.x.part", tmp_path / "signoria-b.db.x.part"
    for path in (*(tmp_path / name for name in names), old, fresh):
        path.touch()
    os.utime(old, (NOON - 2 * DAY, NOON - 2 * DAY))
    os.utime(fresh, (NOON - HOUR, NOON - HOUR))

    backup.rotate_backups(tmp_path, NOON)

    assert list(tmp_path.iterdir()) == [fresh]


def test_a_dry_run_changes_nothing(ours: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    do("backup", str(copy))
    ours.unlink()
    before = sorted(ours.parent.iterdir())

    assert do("restore", str(copy), "--dry-run") == 0

    assert sorted(ours.parent.iterdir()) == before


@pytest.mark.parametrize("dry", [["--dry-run"], []], ids=["dry run", "earnest"])
def test_a_damaged_backup_is_not_restored(dry: list[str], ours: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    do("backup", str(copy))
    damaged(copy)
    before = ours.read_bytes()

    with pytest.raises(cli.CommandError, match="damaged"):
        do("restore", str(copy), *dry)

    assert ours.read_bytes() == before


def test_a_file_that_is_no_backup_is_not_restored(ours: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Lorenzo")

    with pytest.raises(cli.CommandError, match="it is no database"):
        do("restore", str(tmp_path / "letter"))
    with pytest.raises(cli.CommandError, match="there is no file"):
        do("restore", str(tmp_path / "nothing"))

    assert not ours.exists()


def test_a_damaged_database_can_be_replaced(ours: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    do("backup", str(copy))
    ours.write_text("not any more")

    assert do("restore", str(copy)) == 0

    assert kept_plies(ours) == [1, 2, 3, 4, 5]


def test_a_game_that_no_longer_replays_is_named_and_the_others_restored(
    ours: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    played(ours)
    do("backup", str(copy))
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE lines SET seal = '00000000' WHERE ply = 3")

    assert do("restore", str(copy), "--dry-run") == 1
    assert do("restore", str(copy)) == 1

    told = capsys.readouterr().out
    assert "table 7: line 3 (" in told
    assert SEED not in told
    assert kept_plies(ours) == [1, 2, 3, 4, 5]


async def test_a_running_host_is_not_restored(store: SqliteStore, tmp_path: Path) -> None:
    copy = await backup.back_up(store.path, tmp_path / "copy.db")
    restore.copy_and_check_backup(copy, tmp_path / "unpacked.db")

    with (
        pytest.raises(DatabaseError, match="another host"),
        restore.hold_database_lock(store.path) as database,
    ):
        restore.replace_database(database, tmp_path / "unpacked.db", NOON)

    await set_up(store)
    assert await plies(store) == []
