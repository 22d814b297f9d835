"""Features follow every command by hooks; the core plays without any of them."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest

from bot import catalogue
from bot.engine.text import say
from bot.scheduler.job_scheduler import Scheduler
from bot.tables import lobby, seat_commands
from bot.tables.command_runner import Rejected
from bot.tables.derived_effects import Feature, WriteRows
from bot.tables.people import TableStatus
from bot.tables.records import Job, MessageKey, MessageKind, OutboxMessage, TableRecord
from bot.tables.service import TableService
from bot.tables.state import TableState, with_feature_part
from bot.tables.store_protocols import UnitOfWork
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, World


class MoveCounter(Feature):
    """Count the moves in force; write the count wherever it can be written."""

    def load(self, record: TableRecord, state: TableState) -> TableState:
        return _counted(state)

    def revise_state(self, before: TableState, after: TableState, job: Job | None) -> TableState:
        return _counted(after)

    def effects(self, before: TableState, after: TableState) -> Iterable[OutboxMessage]:
        key = MessageKey(MessageKind.SENTENCE, source=f"counted {after.parts[MoveCounter]}")
        yield OutboxMessage(after.card.id, key, None, say("table-goes-on"), created=after.now)

    @asynccontextmanager
    async def prepare(self, before: TableState, after: TableState) -> AsyncIterator[WriteRows]:
        yield lambda unit: unit.save_setting("toy", "prepared", str(after.parts[MoveCounter]))

    def write(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        unit.save_setting("toy", "written", str(after.parts[MoveCounter]))


def _counted(state: TableState) -> TableState:
    return with_feature_part(state, MoveCounter, len(state.course.made) if state.course else 0)


def use_features(world: World, *features: Feature) -> None:
    world.house = TableService(world.store, world.clock, half=lambda: "medici-7", features=features)
    world.bell = Scheduler(world.house, world.store, world.clock)


async def test_all_that_a_feature_writes_is_stored_with_the_command(world: World) -> None:
    use_features(world, MoveCounter())
    table = await world.auction()
    stored = {"prepared": "0", "written": "3"}  # prepared where the game began
    assert await world.store.server_settings("toy") == stored
    assert MessageKey(MessageKind.SENTENCE, source="counted 3") in [
        message.key for message in await world.notes(table)
    ]

    assert isinstance(await world.attempt(table, await world.next(table), "sell 9"), Rejected)
    assert await world.store.server_settings("toy") == stored


async def test_a_part_is_the_same_after_an_undo_and_read_anew(world: World) -> None:
    use_features(world, MoveCounter())
    table = await world.auction()
    asked = await world.next(table)
    await world.play(table, asked, (await world.legal(table, asked))[0])
    await world.do_as(table, asked, lambda seat: seat_commands.undo_own_moves(seat, 1))
    kept = (await world.standing(table)).parts
    assert kept == {MoveCounter: 3}

    use_features(world, MoveCounter())
    assert (await world.standing(table)).parts == kept


async def test_moves_for_the_absent_and_replays_lead_to_the_same_parts(world: World) -> None:
    table = await world.action()
    away = await world.next(table)
    await world.do_as(table, away, seat_commands.let_computer_replace)
    while await world.next(table) == away:
        await world.ring()
    kept = (await world.standing(table)).parts
    assert kept

    world.open()
    assert (await world.standing(table)).parts == kept


@pytest.mark.parametrize("game", catalogue.GAMES)
async def test_a_game_of_each_kind_ends_without_features(world: World, game: str) -> None:
    use_features(world)
    table = await world.house.open_table(game, LORENZO, server="Florence", place="piazza")
    assert isinstance(table, int)
    for person in (ISABELLA, COSIMO):
        await world.do(table, lobby.sit_down(person))
    await world.house.start_game(table, LORENZO, "start")
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, seat_commands.let_computer_replace)
    while await world.status(table) is TableStatus.PLAYING:
        await world.ring()

    assert await world.status(table) is TableStatus.OVER
    assert (await world.standing(table)).parts == {}
    assert await world.store.find_results(server="Florence") == ()
