"""Files damaged anywhere: every command ends with words about it, and none with a traceback."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot import settings
from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.cli import run as bot_run
from bot.storage.store import SqliteStore
from bot.tables.store_protocols import ReadError, WriteError
from tests.cli.test_damaged_text import COMMANDS, done
from tests.tables.crowded import crowd
from tests.tables.houses import FAR, World, world

DAMAGES = 400
IN_THE_NORMAL_SUITE = 20
SCHEMA_TEXT = b"CREATE TABLE counters"
_OF_TABLE_1 = tuple(tuple(word.replace("7", "1") for word in words) for words in COMMANDS)
EVERY_COMMAND = (
    *_OF_TABLE_1[:-3],
    *(("frozen",), ("servers",), ("upgrade", "--check"), ("run",), ("restore", "{good}")),
    *_OF_TABLE_1[-3:],
)


def no_utf_8_in_the_schema(file: bytearray, _: Random) -> None:
    file[file.find(SCHEMA_TEXT) + 3] = 0xB1


def a_byte_of_the_schema(file: bytearray, luck: Random) -> None:
    file[luck.randrange(100, 8192)] = luck.randrange(256)


def bytes_anywhere(file: bytearray, luck: Random) -> None:
    for _ in range(luck.choice((1, 20, 300))):
        file[luck.randrange(len(file))] = luck.randrange(256)


def a_lost_page(file: bytearray, luck: Random) -> None:
    at = luck.randrange(len(file) // 4096) * 4096
    file[at : at + 4096] = bytes(4096)


def a_head_of_a_page(file: bytearray, luck: Random) -> None:
    at = luck.randrange(len(file) // 4096) * 4096
    file[at + luck.randrange(12)] ^= 1 << luck.randrange(8)


def a_lost_end(file: bytearray, luck: Random) -> None:
    del file[luck.randrange(len(file)) :]


DAMAGE: tuple[Callable[[bytearray, Random], None], ...] = (
    *(no_utf_8_in_the_schema, a_byte_of_the_schema, bytes_anywhere),
    *(a_lost_page, a_head_of_a_page, a_lost_end),
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with rows of every kind."""
    folder = tmp_path_factory.mktemp("sound")

    async def fill() -> None:
        async with world(folder) as here:
            await crowd(here)

    asyncio.run(fill())
    return folder / "signoria.db"


async def host_it(_: str) -> None:
    """What the bot asks of its database once it is connected."""
    store = await SqliteStore.open_for_hosting(settings.database_path())
    try:
        here = World(store)
        for card in await store.find_table_cards():
            await here.house.table_state(card.id)
        await here.bell.run_due_jobs()
        await store.due_messages(FAR)
        await store.report_odd_rows()
    except (WriteError, ReadError):
        pass  # what the bot does by itself waits and is tried again
    finally:
        await store.close_store()


@pytest.fixture
def files(
    sound: Path,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> dict[str, Path]:
    monkeypatch.setattr(bot_run, "_run_bot", host_it)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    database.parent.mkdir()
    shutil.copy(sound, database)
    parcel = tmp_path / "parcel"
    assert run_command_line(["export", "1", "--with-secrets"]) == 0
    parcel.write_text(capsys.readouterr().out, "utf-8")
    return {"good": sound, "copy": tmp_path / "copy.db", "parcel": parcel}


def damaged(sound: Path, number: int) -> bytes:
    """One of so many files, the same each time."""
    file, luck = bytearray(sound.read_bytes()), Random(f"damage {number}")
    DAMAGE[number % len(DAMAGE)](file, luck)
    return bytes(file)


@pytest.mark.parametrize("words", EVERY_COMMAND, ids=" ".join)
@pytest.mark.parametrize(
    "numbers",
    [
        pytest.param(range(IN_THE_NORMAL_SUITE), id="some"),
        pytest.param(range(DAMAGES), id="all", marks=pytest.mark.long),
    ],
)
def test_no_command_ends_in_a_traceback_over_a_damaged_file(
    files: dict[str, Path], database: Path, numbers: range, words: tuple[str, ...]
) -> None:
    for number in numbers:
        for left in database.parent.glob(f"{database.name}-*"):
            left.unlink()
        shutil.rmtree(database.parent / "backups", ignore_errors=True)
        file = damaged(files["good"], number)
        database.write_bytes(file)
        files["copy"].write_bytes(file)

        end = done(*words, **files)

        assert isinstance(end, CommandError) or end in (0, 1), (number, end)


def test_a_name_that_is_no_utf_8_is_told_as_damage_and_the_remedy_works(
    files: dict[str, Path], database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_bytes(damaged(files["good"], DAMAGE.index(no_utf_8_in_the_schema)))

    for word in ("health", "doctor"):
        assert done(word) == 1
        assert f"{database}: it is damaged" in capsys.readouterr().out
    for line in ("replay --all", "export 7", "backup", "run"):
        assert str(done(*line.split())) == f"{database}: it is damaged"
    assert done("restore", "{good}", **files) == 0
    assert done("replay", "--all") == 0
