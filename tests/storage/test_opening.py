"""A database is opened safely, or not at all and with one sentence that says why."""

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp

import aiosqlite
import pytest

from bot.storage import db_thread, schema
from bot.storage.db_thread import DatabaseError, DbThread
from bot.storage.store import SqliteStore
from bot.tables.store_protocols import WriteError
from tests.project.checkout import ROOT
from tests.storage.papers import keep, line, plies, set_up

NOBODY = 65534


async def used(path: Path) -> Path:
    """A database that was played on and closed."""
    store = await SqliteStore.open_for_hosting(path)
    await set_up(store)
    await keep(store, line(1))
    await store.close_store()
    return path


def all_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


async def refused(path: Path, why: str) -> None:
    """It is not opened, in one sentence, and the file is as it was."""
    before = path.read_bytes() if path.is_file() else None

    for opened in (SqliteStore.open_for_hosting, SqliteStore.open_for_reading):
        with pytest.raises(DatabaseError, match=why) as caught:
            await opened(path)
        assert str(caught.value).count("\n") == 0
        assert str(path) in str(caught.value)

    assert before is None or path.read_bytes() == before


# What holds for every connection


@pytest.mark.usefixtures("patient")
async def test_what_is_kept_is_really_on_the_disk_and_whole(store: SqliteStore) -> None:
    assert store._writer
    for scribe in (store._writer, store._reader):

        def asked(name: str, scribe: DbThread = scribe) -> asyncio.Future[object]:
            pragma = f"PRAGMA {name}"
            answer = scribe.run_task(lambda database: database.execute(pragma).fetchone()[0])
            return asyncio.ensure_future(answer)

        assert await asked("journal_mode") == "wal"
        assert await asked("synchronous") == 2  # FULL
        assert await asked("foreign_keys") == 1
        assert await asked("busy_timeout") == 5000
        assert await asked("secure_delete") == 1


async def test_every_table_is_strict(store: SqliteStore) -> None:
    asked = "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite_%'"

    tables = dict(await store._reader.run_task(lambda database: database.execute(asked).fetchall()))

    assert {"tables", "lines", "messages"} <= set(tables)
    assert set(tables.values()) == {1}


async def test_nobody_else_on_the_machine_may_read_it(tmp_path: Path) -> None:
    path = await used(tmp_path / "house" / "signoria.db")

    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


async def test_a_database_opened_again_is_as_it_was_left(tmp_path: Path) -> None:
    path = await used(tmp_path / "signoria.db")

    store = await SqliteStore.open_for_hosting(path)

    assert await plies(store) == [1]
    await store.close_store()
    await store.close_store()


# Files that are not ours to write


@pytest.mark.parametrize("words", ["hello", "SQLite format 3", "x" * 5000])
async def test_a_file_that_is_no_database_is_left_alone(words: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text(words)

    await refused(path, "it is no database")


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cookies.db"
    with closing(sqlite3.connect(path)) as other:
        other.executescript("CREATE TABLE cookies (name TEXT); PRAGMA user_version = 1")

    await refused(path, "another program")


async def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = await used(tmp_path / "signoria.db")
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
        newer.execute("PRAGMA user_version = 999")

    await refused(path, "a newer Signoria .its schema is 999")


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    await refused(tmp_path, str(tmp_path))


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "wall").touch()

    with pytest.raises(DatabaseError, match="wall"):
        await SqliteStore.open_for_hosting(tmp_path / "wall" / "signoria.db")


@contextmanager
def as_nobody(folder: Path) -> Iterator[None]:
    """Root may write everywhere, so that for root nothing is read-only."""
    if os.geteuid():
        yield
        return
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    known = schema.load_migrations()  # the house itself may stand where nobody can look
    os.seteuid(NOBODY)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(schema, "load_migrations", lambda _: known)
            yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public_folder() -> Iterator[Path]:
    folder = Path(mkdtemp())
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


async def test_a_file_that_may_only_be_read_is_not_played_on(public_folder: Path) -> None:
    path = await used(public_folder / "signoria.db")
    with as_nobody(public_folder):
        path.chmod(0o400)

        with pytest.raises(DatabaseError, match="Permission denied"):
            await SqliteStore.open_for_hosting(path)
        reading = await SqliteStore.open_for_reading(path)

        assert await plies(reading) == [1]
        await reading.close_store()


async def test_the_lock_is_the_owners_alone(tmp_path: Path) -> None:
    path = await used(tmp_path / "signoria.db")
    assert stat.S_IMODE(path.with_name("signoria.db.lock").stat().st_mode) == 0o600


async def test_a_folder_that_may_only_be_read_is_not_played_in(public_folder: Path) -> None:
    path = await used(public_folder / "signoria.db")
    (public_folder / "signoria.db.lock").unlink()
    before = all_in(public_folder)
    with as_nobody(public_folder):
        public_folder.chmod(0o500)

        with pytest.raises(DatabaseError, match="Permission denied"):
            await SqliteStore.open_for_hosting(path)

        assert all_in(public_folder) == before


async def test_a_file_turned_read_only_takes_no_more(store: SqliteStore) -> None:
    await set_up(store)
    assert store._writer
    await store._writer.run_task(
        lambda database: database.execute("PRAGMA query_only = ON").fetchall()
    )

    with pytest.raises(WriteError, match="may only be read"):
        await keep(store, line(1))


# Full disks: a process may be forbidden to write files beyond a size

STARVED = """
import asyncio, resource, sys
from pathlib import Path
from bot.tables.store_protocols import WriteError
from bot.storage.store import SqliteStore
from bot.storage.db_thread import DatabaseError
from tests.storage.papers import keep, line, plies

def starve(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main(path, first):
    if first:
        starve(20_000)
    try:
        store = await SqliteStore.open_for_hosting(path)
    except DatabaseError as unusable:
        return print("unusable:", unusable)
    starve(1000)
    try:
        await keep(store, line(2))
    except WriteError as fault:
        print("not kept:", fault)
    starve(resource.RLIM_INFINITY)
    await keep(store, line(3, "another"))
    print("kept:", await plies(store))
    await store.close_store()

asyncio.run(main(Path(sys.argv[1]), len(sys.argv) > 2))
"""


def starved(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", STARVED, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of POSIX")
async def test_a_disk_too_full_for_a_new_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "signoria.db"

    told = starved(str(path), "first")

    why = "the disk reports an error (while bringing its schema to 1)"
    assert told == f"unusable: {path}: {why}\n"
    await used(path)  # once there is room, it is opened as if nothing had been


@pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of POSIX")
async def test_a_disk_that_refuses_a_page_takes_the_next_when_there_is_room(tmp_path: Path) -> None:
    path = await used(tmp_path / "signoria.db")

    told = starved(str(path))

    assert told == f"not kept: {path}: the disk reports an error\nkept: [1, 3]\n"


# One host only

HOST = """
import asyncio, sys
from pathlib import Path
from bot.storage.store import SqliteStore
from bot.storage.db_thread import DatabaseError
from tests.storage.papers import keep, line

async def main():
    store = await SqliteStore.open_for_hosting(Path(sys.argv[1]))
    await keep(store, line(2))
    print("open", flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


@contextmanager
def another_host(path: Path) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-c", HOST, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as host:
        assert host.stdout
        assert host.stdout.readline() == "open\n"
        yield host
        host.kill()


async def test_a_second_host_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = await used(tmp_path / "signoria.db")
    with another_host(path) as host:
        with pytest.raises(DatabaseError, match=rf"another host \(process {host.pid}\)"):
            await SqliteStore.open_for_hosting(path)

        beside = await SqliteStore.open_for_reading(path)
        assert await plies(beside) == [1, 2]
        with pytest.raises(WriteError, match="for reading only"):
            await keep(beside, line(3))
        await beside.close_store()

        host.send_signal(signal.SIGKILL)
        host.wait()

    alone = await SqliteStore.open_for_reading(path)
    assert await plies(alone) == [1, 2]
    await alone.close_store()
    store = await SqliteStore.open_for_hosting(path)
    assert await plies(store) == [1, 2]
    await store.close_store()


def test_a_process_that_never_closed_its_store_still_ends(tmp_path: Path) -> None:
    asyncio.run(used(tmp_path / "signoria.db"))
    forgetful = HOST.replace("sys.stdin.read()", "raise SystemExit(7)")

    done = subprocess.run(
        [sys.executable, "-c", forgetful, str(tmp_path / "signoria.db")],
        cwd=ROOT,
        capture_output=True,
        timeout=20,
        check=False,
    )

    assert done.returncode == 7


async def test_two_names_of_one_file_are_one_database(store: SqliteStore, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.symlink_to(store.path)

    with pytest.raises(DatabaseError, match="another host"):
        await SqliteStore.open_for_hosting(other)


async def test_a_refused_opening_leaves_the_lock_free(tmp_path: Path) -> None:
    path = tmp_path / "signoria.db"
    path.write_text("hello")
    with pytest.raises(DatabaseError, match="no database"):
        await SqliteStore.open_for_hosting(path)
    path.unlink()

    store = await SqliteStore.open_for_hosting(path)

    await store.close_store()


# Only reading


async def test_who_only_reads_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no database"):
        await SqliteStore.open_for_reading(tmp_path / "signoria.db")

    assert not all_in(tmp_path)


async def test_readers_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await used(tmp_path / "signoria.db")
    one_more = (*schema.load_migrations(), "")
    monkeypatch.setattr(schema, "load_migrations", lambda _: one_more)

    with pytest.raises(DatabaseError, match="an older Signoria"):
        await SqliteStore.open_for_reading(path)


# What is private to aiosqlite


@pytest.mark.parametrize("part", ["_tx", "_thread"])
async def test_an_aiosqlite_that_is_built_otherwise_is_named(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Other(aiosqlite.Connection):
        def __getattribute__(self, name: str) -> object:
            return None if name == part else super().__getattribute__(name)

    monkeypatch.setattr(aiosqlite, "Connection", Other)

    with pytest.raises(DatabaseError, match=r"requirements\.lock"):
        await SqliteStore.open_for_hosting(tmp_path / "signoria.db")


async def test_an_old_sqlite_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))

    with pytest.raises(DatabaseError, match=r"SQLite 3\.37 or newer"):
        await SqliteStore.open_for_hosting(tmp_path / "signoria.db")


# One host alone, whatever becomes of names and lock files


def hosted_elsewhere(path: Path) -> str:
    """What a second process is told that wants to play on it."""
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.storage.store import SqliteStore;"
        "from bot.storage.db_thread import DatabaseError\n"
        "try: asyncio.run(SqliteStore.open_for_hosting(Path(sys.argv[1])))\n"
        "except DatabaseError as trouble: print(trouble)"
    )
    words = [sys.executable, "-c", script, str(path)]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux locks files whatever their name")
async def test_no_second_name_or_lost_lock_lets_a_second_host_in(tmp_path: Path) -> None:
    path, other = tmp_path / "signoria.db", tmp_path / "elsewhere" / "games.db"
    store = await SqliteStore.open_for_hosting(path)
    other.parent.mkdir()
    other.hardlink_to(path)

    assert "another host" in hosted_elsewhere(other)
    path.with_name("signoria.db.lock").unlink()
    assert "another host" in hosted_elsewhere(path)
    assert db_thread.lock_holder(path) == "unknown"

    await set_up(store)
    await keep(store, line(1))
    assert await plies(store) == [1]
    await store.close_store()
    assert hosted_elsewhere(path) == ""
