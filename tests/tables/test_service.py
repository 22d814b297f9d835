"""The house: one authority for each table, whatever is loaded, forgotten, frozen or reprinted."""

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot import catalogue
from bot.catalogue import Edition
from bot.games.princes.game import Princes
from bot.storage.db_thread import DatabaseDamaged
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import lobby, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import Applied, Rejected
from bot.tables.people import DAY, HOUR, Person, TableId, TableStatus, TableTerms, Time
from bot.tables.personal_settings import LONGEST_VACATION
from bot.tables.records import JobKind, TableRecord, TimeBudget
from tests.tables.houses import EVERYBODY, ISABELLA, LORENZO, World, why, world


def damage(folder: Path, statement: str) -> None:
    """Somebody tampers with the file behind the house's back."""
    with closing(sqlite3.connect(folder / "signoria.db")) as database:
        database.execute(statement)
        database.commit()


# Loading and forgetting


async def test_idle_tables_are_unloaded_and_read_again_when_needed(tmp_path: Path) -> None:
    async with world(tmp_path, room=3) as here:
        tables = [await here.auction() for _ in range(8)]
        before = [(await here.course(table)).state for table in tables]
        for table, state in zip(tables, before, strict=True):
            assert (await here.course(table)).state == state
            await here.play_on(table)
            assert len(here.house._tables) <= 3
        assert [len(await here.journal(table)) for table in tables] == [4] * 8


async def test_there_is_room_for_one_table_alone(tmp_path: Path) -> None:
    async with world(tmp_path, room=1) as here:
        first, second = await here.auction(), await here.auction()
        for table in (first, second) * 3:
            await here.play_on(table)
        assert len(await here.journal(first)) == len(await here.journal(second)) == 6


async def test_a_busy_table_stays_loaded_however_many_others_are(tmp_path: Path) -> None:
    """Room for one, and forty acts at once at each of ten tables: two authorities would collide."""
    async with world(tmp_path, room=1) as here:
        tables = [await here.start() for _ in range(10)]
        here.open()
        acts_ = [
            here.house.submit_moves(table, person, [move], None, f"{table} {person} {at}")
            for at in range(4)
            for table in tables
            for person in EVERYBODY
            for move in [
                f"give-back {(await here.course(table)).state.estates[person - 1].hidden.hand[at]}"
            ]
        ]
        outcomes = await asyncio.gather(*acts_)
        kept = [outcome for outcome in outcomes if isinstance(outcome, Applied)]
        assert len(kept) == 30
        assert all(isinstance(outcome, Applied | Rejected) for outcome in outcomes)
        for table in tables:
            assert len(await here.journal(table)) == 3


async def test_many_cold_tables_are_loaded_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, room=8) as here:
        tables = [await here.auction() for _ in range(40)]
        here.open()
        standings = await asyncio.gather(*(here.house.table_state(table) for table in tables * 3))
        assert len({id(state) for state in standings}) == 120
        await here.standing(tables[0])
        assert len(here.house._tables) <= 8


# Freezing


async def test_a_table_whose_journal_tells_another_game_is_frozen_and_the_others_play_on(
    world: World, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = await world.auction(terms=TableTerms("fast")), await world.auction()
    secret = (await world.journal(damaged))[1].split()[-1]
    damage(tmp_path, f"UPDATE lines SET seal = 'ffffffff' WHERE table_id = {damaged} AND ply = 2")
    world.open()

    refused = await world.attempt(damaged, LORENZO, "pass")

    assert why(refused) == "table-is-frozen"
    state = await world.standing(damaged)
    assert (state.card.status, state.card.why) == (TableStatus.FROZEN, "line 2")
    assert state.course is None
    assert "table-freezes" in await world.news(damaged)
    assert await world.dues(damaged) == []
    assert "table 1 is frozen" in caplog.text
    assert secret not in caplog.text
    assert secret not in repr(state.card)
    await world.play_on(sound, 3)
    await world.pass_time(DAY)
    world.open()
    assert await world.status(damaged) is TableStatus.FROZEN
    assert (
        why(await world.do_as(damaged, LORENZO, votes_and_seat_changes.resign_seat))
        == "table-is-frozen"
    )
    assert (await world.news(damaged)).count("table-freezes") == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE lines SET act = 'give-back nobody' WHERE ply = 1",
        "UPDATE lines SET act = '' WHERE ply = 1",
        "UPDATE lines SET seat = NULL WHERE ply = 1",
        "DELETE FROM lines WHERE ply = 1",
        "UPDATE openings SET seed = 'another'",
        "DELETE FROM openings",
        "UPDATE openings SET seats = 9",
        "INSERT INTO editions VALUES ('x', 'princes', '{}'); UPDATE openings SET printed = 'x'",
        "INSERT INTO editions VALUES ('x', 'princes', '?'); UPDATE openings SET printed = 'x'",
        "PRAGMA foreign_keys = OFF; UPDATE openings SET printed = 'lost'",
    ],
)
async def test_damage_freezes_one_table(world: World, tmp_path: Path, statement: str) -> None:
    table = await world.auction()
    for part in statement.split("; "):
        damage(tmp_path, part)
    world.open()
    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-frozen"
    await world.pass_time(2 * DAY)
    other = await world.auction()
    await world.play_on(other)


async def test_a_frozen_table_thaws_once_it_replays(world: World, tmp_path: Path) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    person = await world.next(table)
    damage(tmp_path, "UPDATE lines SET seal = 'f' || seal WHERE ply = 2")
    world.open()
    assert why(await world.house.thaw_table(table, "not frozen yet")) == "table-is-frozen"
    damage(tmp_path, "UPDATE lines SET seal = substr(seal, 2) WHERE ply = 2")

    assert isinstance(await world.house.thaw_table(table, "thaw"), Applied)

    assert await world.next(table) == person
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    assert deadline.at == world.clock.now() + 28 * HOUR
    await world.play_on(table)
    assert why(await world.house.thaw_table(table, "once more")) == "table-is-playing"


async def test_a_fault_changes_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.auction()
    before = await world.journal(table)
    game = await world.game(table)

    def broken(*_: object) -> None:
        raise KeyError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "apply", broken)
        with pytest.raises(KeyError):
            await world.play_on(table)

    assert await world.journal(table) == before
    await world.play_on(table)


# Editions


async def test_a_table_keeps_its_numbers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, waiting = await world.auction(LORENZO, ISABELLA), await world.gather(LORENZO, ISABELLA)
    old = catalogue.current_edition("princes")
    money = (await world.course(table)).state.estates[0].hidden.florins
    new = Edition("princes", old.text.replace("2500", "2600"))  # with which two begin
    assert new.seal != old.seal

    monkeypatch.setattr(catalogue, "current_edition", lambda _: new)
    world.open()

    assert (await world.course(table)).state.estates[0].hidden.florins == money == 2500
    await world.play_on(table, 5)
    world.open()
    assert (await world.course(table)).opening.printed == old.seal
    assert isinstance(await world.house.start_game(waiting, LORENZO, "start"), Applied)
    assert (await world.course(waiting)).opening.printed == new.seal
    assert (await world.course(waiting)).state.estates[0].hidden.florins == 2600


async def test_a_table_keeps_its_rules(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A corrected rule never reaches a game that is on: it ends as it began."""
    newest = Princes.rules
    with monkeypatch.context() as before:
        before.setattr(Princes, "rules", newest - 1)
        table, waiting = await world.auction(LORENZO, ISABELLA), await world.gather(LORENZO)
        assert isinstance(
            await world.do(waiting, lobby.invite_computer(LORENZO, "greedy")), Applied
        )

    world.open()
    await world.play_on(table, 5)
    world.open()

    course = await world.course(table)
    assert (course.opening.rules, course.state.rules) == (newest - 1, newest - 1)
    assert isinstance(await world.house.start_game(waiting, LORENZO, "start"), Applied)
    course = await world.course(waiting)
    assert (course.opening.rules, course.state.rules) == (newest, newest)


async def test_the_printed_numbers_are_kept_once_by_value(world: World) -> None:
    for _ in range(3):
        await world.start()
    edition = catalogue.current_edition("princes")
    assert await world.store.load_edition(edition.seal) == ("princes", edition.text)


# Habits


async def test_new_settings_reset_all_waits_at_all_tables(world: World) -> None:
    tables = [await world.start(terms=TableTerms("fast")) for _ in range(3)]
    seat = await world.seat(tables[0], LORENZO)
    await world.pass_time(10 * HOUR)
    away = replace(
        await world.person(LORENZO), away_until=Time(world.clock.now() + 5 * DAY), zone="Asia/Tokyo"
    )

    assert await world.house.save_person(away) is None

    for table in tables:
        (due,) = [due for due in await world.dues(table, JobKind.DEADLINE) if due.seat == seat]
        assert due.at == world.clock.now() + 5 * DAY + 14 * HOUR
        state = await world.standing(table)
        assert state.budgets[seat] == TimeBudget(14 * HOUR, world.clock.now())
    assert (await world.store.load_person(LORENZO)) == await world.person(LORENZO)


async def test_what_was_thought_before_is_counted_by_the_old_habits(world: World) -> None:
    table = await world.start(terms=TableTerms("fast"))
    seat = await world.seat(table, LORENZO)
    person = await world.person(LORENZO)
    leaves = Time(world.clock.now() + HOUR)
    away = replace(person, away_from=leaves, away_until=Time(leaves + 3 * DAY))
    await world.house.save_person(away)
    await world.pass_time(2 * DAY)
    await world.house.save_person(person)  # back early
    assert (await world.standing(table)).budgets[seat].left == 23 * HOUR
    await world.pass_time(HOUR)
    await world.play_on(table)
    assert (await world.standing(table)).budgets[seat].left == 26 * HOUR


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"zone": "Florence"}, "no-such-zone"),
        ({"quiet": (0, 20 * 60)}, "night-too-long"),
        ({"quiet": (-1, 5000)}, "night-too-long"),
        ({"remind_every": 60}, "remind-too-often"),
        ({"away_from": 1}, "vacation-needs-an-end"),
        ({"away_until": 1}, "vacation-is-over"),
        ({"away_from": 1_700_100_000, "away_until": 1_700_090_000}, "vacation-is-over"),
        ({"away_until": 1_700_000_000 + 31 * DAY}, "vacation-too-long"),
        ({"away_from": 1, "away_until": 1_700_000_000 + 31 * DAY}, "vacation-too-long"),
    ],
)
async def test_habits_that_would_stop_a_table_are_refused(
    world: World, wish: dict[str, object], reason: str
) -> None:
    before = await world.person(LORENZO)
    wished = replace(before, **wish)  # type: ignore[arg-type]
    assert why(await world.house.save_person(wished)) == reason
    assert await world.person(LORENZO) == before


async def test_a_vacation_does_not_begin_in_hindsight_nor_last_for_ever(world: World) -> None:
    start = world.clock.now()
    person = await world.person(LORENZO)
    wished = replace(person, away_from=Time(5), away_until=Time(start + LONGEST_VACATION))
    assert await world.house.save_person(wished) is None
    away = await world.person(LORENZO)
    assert away.away_from == start

    world.clock.turn(20 * DAY)
    longer = replace(away, away_until=Time(world.clock.now() + 20 * DAY))
    assert why(await world.house.save_person(longer)) == "vacation-too-long"
    # Whatever else he changes, the vacation he has is his.
    assert await world.house.save_person(replace(away, language="fr")) is None


@pytest.mark.parametrize("room", [1, 64])
async def test_settings_change_for_all_while_they_play_on(tmp_path: Path, room: int) -> None:
    async with world(tmp_path, room=room) as here:
        tables = [await here.start(terms=TableTerms("fast")) for _ in range(5)]
        people = [await here.person(person) for person in EVERYBODY]
        here.open()
        zones = ("Europe/Paris", "Asia/Tokyo", "UTC")
        async with asyncio.timeout(20):
            for person, zone in zip(EVERYBODY, zones, strict=True):
                moves = {table: (await here.legal(table, person))[0] for table in tables}
                outcomes = await asyncio.gather(
                    *(here.house.save_person(replace(one, zone=zone)) for one in people),
                    *(here.attempt(table, person, move) for table, move in moves.items()),
                    *(here.house.table_state(table) for table in tables),
                )
                assert sum(isinstance(outcome, Applied) for outcome in outcomes) == len(tables)
        assert {(await here.person(person)).zone for person in EVERYBODY} == {"UTC"}
        assert {len(await here.journal(table)) for table in tables} == {3}
        here.open()
        for table in tables:
            budgets = (await here.standing(table)).budgets
            assert {budget.left for budget in budgets} == {28 * HOUR}


async def test_settings_lock_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, room=1) as here:
        tables = [await here.start(terms=TableTerms("fast")) for _ in range(4)]
        here.open()
        await here.house.downtime.save_heartbeat()
        held = []
        page = here.store.unit_of_work

        def watched() -> AbstractAsyncContextManager[SqlUnitOfWork]:
            known = here.house._tables
            held.append([number in known and known[number].is_busy for number in tables])
            return page()

        monkeypatch.setattr(here.store, "unit_of_work", watched)
        wished = replace(await here.person(LORENZO), zone="Asia/Tokyo")
        assert await here.house.save_person(wished) is None
        assert held == [[True] * 4]


# Journals that lost lines


def without_lines_behind(ply: int, table: TableId) -> str:
    return f"DELETE FROM lines WHERE table_id = {table} AND ply > {ply}"


@pytest.mark.parametrize("after_undo", [False, True])
async def test_a_journal_that_lost_its_last_lines_is_not_believed_short(
    world: World, tmp_path: Path, caplog: pytest.LogCaptureFixture, after_undo: bool
) -> None:
    table = await world.action()
    person = await world.next(table)
    await world.play_on(table, 1)
    if after_undo:
        assert isinstance(
            await world.do_as(table, person, lambda seat: seat_commands.undo_own_moves(seat, 1)),
            Applied,
        )
    before = len(await world.journal(table))
    damage(tmp_path, without_lines_behind(before - 1, table))
    world.open()

    assert why(await world.attempt(table, person, "end-turn")) == "table-is-frozen"

    assert len(await world.journal(table)) == before - 1
    assert "table-is-torn" in await world.news(table)
    assert f"table {table} is frozen: {before - 1} lines of {before} are left" in caplog.text
    assert why(await world.house.thaw_table(table, "thaw")) == "table-is-frozen"


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM lines WHERE ply = 2",
        "DELETE FROM lines",
        "UPDATE tables SET lines = lines - 1",
        "UPDATE tables SET last_seal = 'ffffffff'",
    ],
)
async def test_a_torn_journal_freezes(world: World, tmp_path: Path, statement: str) -> None:
    table = await world.auction()
    damage(tmp_path, statement)
    world.open()

    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-frozen"

    assert "table-is-torn" in await world.news(table)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET status = 'asleep'",
        "UPDATE tables SET options = '['",
        "UPDATE tables SET clock = CAST(x'ff' AS TEXT), at_deadline = CAST(x'ff' AS TEXT)",
        "UPDATE lines SET act = CAST(x'ff' || act AS TEXT) WHERE ply = 2",
        "UPDATE lines SET seal = CAST(x'ff' AS TEXT) WHERE ply = 2",
        "UPDATE openings SET options = CAST(x'ff' AS TEXT)",
        "UPDATE openings SET seed = CAST(x'ff' AS TEXT)",
    ],
)
async def test_a_row_nobody_of_ours_has_written_freezes_its_table_and_is_told(
    world: World, tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.auction()
    damage(tmp_path, statement)
    world.open()

    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-frozen"

    assert await world.status(table) is TableStatus.FROZEN
    assert {"table-is-torn", "table-freezes"} & set(await world.news(table))
    assert f"table {table} is frozen" in caplog.text
    world.open()
    assert await world.status(table) is TableStatus.FROZEN
    assert len([key for key in await world.news(table) if "table-" in key]) == 1
    other = await world.auction()
    await world.play_on(other)


@pytest.mark.parametrize("key", ["last seen", "closures"])
async def test_without_start_time_the_service_opens(world: World, tmp_path: Path, key: str) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    await world.house.downtime.save_heartbeat()
    damage(tmp_path, f"UPDATE settings SET value = 'lately' WHERE key = '{key}'")
    world.open()

    await world.pass_time(HOUR)

    await world.play_on(table)


async def test_a_table_of_an_unknown_game_is_left_alone(world: World, tmp_path: Path) -> None:
    table = await world.auction()
    damage(tmp_path, "UPDATE tables SET game = 'prinzen'")
    world.open()

    assert why(await world.attempt(table, LORENZO, "pass")) == "no-such-table"


# Forgetting


async def test_a_command_of_a_person_just_forgotten_comes_too_late(world: World) -> None:
    table = await world.auction()
    before = await world.person(LORENZO)
    await world.house.forget_person(LORENZO)

    assert await world.house.save_person(replace(before, name="Lorenzo il Magnifico")) is None
    refused = await world.do_as(
        table, LORENZO, lambda seat: seat_commands.submit_moves(seat, ["pass"], None)
    )

    assert why(refused) == "does-not-sit-here"
    forgotten = Person(LORENZO, outside="", name="")
    assert await world.person(LORENZO) == await world.store.load_person(LORENZO) == forgotten
    world.open()
    assert await world.person(LORENZO) == forgotten


async def test_a_table_the_disk_cannot_read_is_frozen_and_told(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await world.auction(terms=TableTerms("fast")), await world.auction()
    world.open()
    shelf = world.store.load_table

    async def half_readable(number: TableId) -> TableRecord:
        if number == table:
            raise DatabaseDamaged("signoria.db: it is damaged")
        return await shelf(number)

    monkeypatch.setattr(world.store, "load_table", half_readable)
    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-frozen"

    assert await world.status(table) is TableStatus.FROZEN
    assert "table-is-torn" in await world.news(table)
    assert await world.dues(table) == []
    assert f"table {table} is frozen: the disk can't read it" in caplog.text
    await world.play_on(other)
    assert why(await world.house.thaw_table(table, "too early")) == "table-is-frozen"
    monkeypatch.undo()
    assert isinstance(await world.house.thaw_table(table, "restored"), Applied)
    await world.play_on(table)
