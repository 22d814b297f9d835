"""The laws of a game are asked with every move, in the transaction that stores it."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.game import first_law
from bot.games.princes.game import Princes
from bot.history.records import OwnRecord
from bot.storage import restore, schema
from bot.storage.db_thread import open_for_block
from bot.storage.queries import COUNTED
from bot.tables.command_runner import Applied, Rejected, Table
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import BROKEN_LAW, TableId, TableStatus, TableTerms
from tests.players.test_reasons import replaced_at
from tests.tables.crowded import SERVER, crowd
from tests.tables.houses import ISABELLA, LORENZO, LUCREZIA, LUDOVICO, World, why, world

LAW = "seat 1: a jester ran away"


class ProcessKilled(BaseException):
    """The process ends here."""


def break_law(
    monkeypatch: pytest.MonkeyPatch, asked: int = 0, broken: Callable[[], str] = lambda: LAW
) -> None:
    """Have the laws break when they are asked for that time from now."""
    law = replaced_at(asked, lambda *_: "", broken)
    monkeypatch.setattr(Princes, "broken_law", law)


def fail() -> str:
    raise KeyError("a hand")


async def die_in(world: World, table: TableId, killed: type, method: str) -> None:
    """Nominate, and let the process end where this is called; another one begins."""

    def kill(*_: object) -> None:
        raise ProcessKilled

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(killed, method, kill)
        with pytest.raises(ProcessKilled):
            await world.attempt(table, await world.next(table), "nominate jester")
    world.open()


async def test_nothing_follows_from_a_broken_law_although_the_process_is_killed_after_it(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    person, lines = await world.next(table), await world.journal(table)
    await world.take_notes(table)
    break_law(monkeypatch)

    await die_in(world, table, Table, "adopt_state")  # at once after the commit

    state = await world.standing(table)
    assert (state.card.status, state.card.why) == (TableStatus.FROZEN, BROKEN_LAW)
    assert state.course is None
    assert len(await world.journal(table)) == len(lines) + 1
    assert await world.news(table) == ["table-breaks-law"]
    assert await world.dues(table) == []
    assert why(await world.attempt(table, person, "pass")) == "table-is-frozen"
    assert "ran away" not in caplog.text


async def test_a_broken_law_of_a_move_that_was_not_stored_freezes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.auction()
    break_law(monkeypatch)

    await die_in(world, table, type(world.store), "_run_writing")

    await world.play(table, await world.next(table), "nominate jester")
    assert await world.status(table) is TableStatus.PLAYING


@pytest.mark.parametrize(("asked", "broken"), [(0, lambda: LAW), (1, lambda: LAW), (1, fail)])
async def test_each_position_of_a_command_is_asked_and_laws_that_fail_are_broken(
    world: World, monkeypatch: pytest.MonkeyPatch, asked: int, broken: Callable[[], str]
) -> None:
    table = await world.action()
    person = await world.next(table)
    break_law(monkeypatch, asked, broken)

    outcome = await world.play(table, person, "introduce travel", "end")

    assert outcome.events == ()
    state = await world.standing(table)
    assert (state.card.status, state.course) == (TableStatus.FROZEN, None)


async def test_a_deal_that_breaks_a_law_can_be_resumed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_law(monkeypatch)
    table = await world.gather(LORENZO, guests=("random", "random"))
    await world.house.start_game(table, LORENZO, "start")
    assert await world.status(table) is TableStatus.FROZEN

    world.open()
    monkeypatch.undo()
    assert isinstance(await world.house.thaw_table(table, "thaw"), Applied)

    assert await world.status(table) is TableStatus.PLAYING
    assert await world.dues(table)


async def test_a_law_is_set_aside_for_every_seat_and_others_are_still_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, broken = await world.auction(), ["seat 1: a jester ran away"]

    def find_law(_: Princes, __: object, besides: Collection[str] = ()) -> str:
        return first_law(broken, besides)

    monkeypatch.setattr(Princes, "broken_law", find_law)
    await world.play_on(table)
    assert isinstance(await world.house.thaw_table(table, "thaw"), Applied)
    broken[:] = ["seat 0: a jester ran away"]
    await world.say_yes(table, PlainMotion.PAUSE)
    await world.say_yes(table, PlainMotion.RESUME)
    await world.play_on(table, 2)
    broken.append("points were lost")
    await world.play_on(table)

    assert await world.status(table) is TableStatus.FROZEN
    assert isinstance(await world.house.thaw_table(table, "once more"), Applied)
    world.open()
    assert (await world.standing(table)).card.laws_aside == (
        "a jester ran away",
        "points were lost",
    )
    await world.play_on(table)


# Rows that are lost or say what nobody has written: a table is frozen, and the doctor tells it

# Of these a row may not be there, as far as any other tells; most of them are written again.
MAY_BE_MISSING = """
    absence_log accounts avoided banned counters delivery_channels direct_messages
    ephemeral_replies feats messages named_messages named_people people_seated player_notes
    play_wishes posts presence ratings rematches reviews sent_away settings shared_deal_accounts
    shared_deal_tables thread_cursors
"""
# In these whatever can be decoded could have been written by the house.
PLAIN = """
    avoided banned budgets counters delivery_channels ephemeral_replies feats lines
    named_messages named_people orders people_seated player_notes player_salts presence
    rematches results sent_away server_seeds settings shared_deal_accounts shared_deal_tables
    tables thread_cursors votes
"""
# Text in these is read as something: damaged, it says nothing.
SPELT = """
    accounts.points ballots.motion direct_messages.told editions.text finished_games.options
    finished_games.sources holders.computer holders.replacement jobs.kind messages.key
    messages.text openings.game openings.options people.allows people.rings play_wishes.game
    play_wishes.pace posts.key
    reviews.text shared_deals.options tables.at_deadline tables.options tables.status
"""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("crowded")

    async def fill() -> tuple[TableId, TableId]:
        async with world(folder) as here:
            return await crowd(here)

    assert asyncio.run(fill()) == (TABLE, OVER)
    return (folder / "signoria.db").read_bytes()


OVER, TABLE = TableId(1), TableId(2)


@pytest.fixture
def file(crowded: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "signoria.db"
    path.write_bytes(crowded)
    return path


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement).rowcount, statement


def named(file: Path) -> list[str]:
    """All that the doctor finds wrong with the rows."""
    with open_for_block(file, "ro") as database:
        torn = [f"table {table}" for table in schema.tables_with_lost_rows(database)]
        damage = restore.find_any_damage(database)
        return [*([damage] if damage else []), *torn, *schema.find_odd_rows(database)]


def columns(file: Path) -> Iterator[tuple[str, str, str]]:
    """Table, column and kind of each."""
    asked = """
        SELECT tables.name, columns.name, columns.type FROM pragma_table_list AS tables
        JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT GLOB 'sqlite_*'
    """
    with closing(sqlite3.connect(file)) as database:
        yield from database.execute(asked).fetchall()


def test_nothing_is_wrong_with_rows_of_the_house(file: Path) -> None:
    assert named(file) == []


def test_the_doctor_looks_at_every_table_of_the_schema(file: Path, crowded: bytes) -> None:
    every = list(columns(file))
    tables = {table for table, _, _ in every}
    assert tables == schema.ROW_KINDS.keys() | set(PLAIN.split())
    assert schema.ROW_KINDS.keys().isdisjoint(PLAIN.split())
    for table, column, kind in every:
        if kind != "TEXT" or (table, column) == ("messages", "state"):  # SQLite watches over that
            continue
        file.write_bytes(crowded)
        change(file, f"UPDATE {table} SET {column} = CAST(x'ff' || {column} AS TEXT)")
        assert named(file), f"{table}.{column} can't be decoded"
    for spelt in SPELT.split():
        table, column = spelt.split(".")
        file.write_bytes(crowded)
        change(file, f"UPDATE {table} SET {column} = '{{' || ifnull({column}, '')")
        assert named(file), f"{spelt} says nothing"


def test_lost_rows_are_told_wherever_others_tell_of_them(file: Path, crowded: bytes) -> None:
    silent = set()
    for table in {table for table, _, _ in columns(file)}:
        file.write_bytes(crowded)
        change(file, f"DELETE FROM {table}")
        silent |= set() if named(file) else {table}

    assert silent == set(MAY_BE_MISSING.split())


@pytest.mark.parametrize(
    "statement",
    [
        *(f"DELETE FROM {kind} WHERE table_id = {TABLE}" for kind in COUNTED),
        *(
            f"DELETE FROM {kind} WHERE table_id = {TABLE} AND seat = 1"
            for kind in ("budgets", "holders")
        ),
        *(f"UPDATE {kind} SET seat = 7 WHERE seat = 0" for kind in ("budgets", "orders")),
        "UPDATE jobs SET seat = 7 WHERE seat IS NOT NULL",
        f"DELETE FROM people WHERE id = {LORENZO}",
        f"DELETE FROM openings WHERE table_id = {TABLE}",
        f"UPDATE openings SET game = 'firenze' WHERE table_id = {TABLE}",
        f"UPDATE openings SET seats = 4 WHERE table_id = {TABLE}",
        f"UPDATE holders SET computer = 'medici' WHERE table_id = {TABLE} AND computer <> ''",
        f"UPDATE holders SET replacement = 'medici' WHERE table_id = {TABLE}",
    ],
)
async def test_damaged_rows_freeze_their_table(tmp_path: Path, file: Path, statement: str) -> None:
    change(file, statement)
    assert named(file)
    async with world(tmp_path) as here:
        here.requests = 1000  # others came before
        other = await here.start(LUDOVICO, LUCREZIA)

        pressed = await here.house.submit_moves(TABLE, ISABELLA, ["pass"], None, "press")

        assert isinstance(pressed, Rejected)
        assert await here.status(TABLE) is TableStatus.FROZEN
        assert {"table-is-torn", "table-freezes"} & set(await here.news(TABLE))
        here.open()
        assert await here.status(TABLE) is TableStatus.FROZEN
        thawed = await here.house.thaw_table(TABLE, "thaw")
        # What is due follows from all else.
        assert isinstance(thawed, Applied if " jobs " in statement else Rejected)
        await here.play_on(other)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE accounts SET points = '{' WHERE seat = 0",
        """UPDATE accounts SET points = '["1"]' WHERE seat = 0""",
        "UPDATE finished_games SET sources = '{'",
        "UPDATE finished_games SET sources = '[1, 2]'",
        "UPDATE finished_games SET options = '['",
        "UPDATE finished_games SET options = '[[1, 2]]'",
    ],
)
async def test_a_damaged_record_tells_the_rest(tmp_path: Path, file: Path, statement: str) -> None:
    async with world(tmp_path) as here:
        before = await here.store.own_record(LORENZO, SERVER, "princes")
    change(file, statement)
    assert named(file)
    async with world(tmp_path) as here:
        own = await here.store.own_record(LORENZO, SERVER, "princes")

    assert before != OwnRecord()
    assert own != before
    assert (own.meetings, own.peaks) == (before.meetings, before.peaks)


@pytest.mark.parametrize("strength", ["mu = 9e999", "mu = 1e300", "sigma = -1", "sigma = 1e300"])
async def test_a_damaged_rating_ends_no_game(tmp_path: Path, file: Path, strength: str) -> None:
    change(file, f"UPDATE ratings SET {strength}")
    assert named(file)
    async with world(tmp_path) as here:
        assert await here.store.load_ratings("princes", 3) == {}


async def test_a_lost_counter_gives_no_number_twice(tmp_path: Path, file: Path) -> None:
    change(file, "DELETE FROM counters")
    async with world(tmp_path) as here:
        assert await here.store.next_table_id() == TABLE + 1
        assert await here.store.next_table_id() == TABLE + 2
        assert await here.store.next_shared_deal_id() == 2
