"""Limits per person: what counts towards them, when the next is free, and what is deleted."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.history import play_on
from bot.history.play_on import PlayOnPosition
from bot.history.reviews import ReviewService
from bot.tables import lobby, votes_and_seat_changes
from bot.tables.command_runner import Applied
from bot.tables.derived_effects import UNJOINED_SLEEPS
from bot.tables.lobby import OPENINGS_WINDOW, PERSON_LIMITS, LimitKind
from bot.tables.people import MINUTE, TableId, Time
from bot.tables.records import BOARD_KEY, PlayWish, PostRecord
from bot.tables.state import CommandRejected
from tests.tables.houses import ISABELLA, LORENZO, World
from tests.tables.test_city import Thought
from tests.tables.test_rematch import HERE, begun, over
from tests.tables.test_solo_tables import ALONE

LOBBIES, OPENINGS = PERSON_LIMITS[LimitKind.LOBBIES], PERSON_LIMITS[LimitKind.OPENINGS]


async def opened(world: World, **wishes: Any) -> TableId:
    table = await world.house.open_table(
        "princes", LORENZO, server="Florence", place="piazza", **wishes
    )
    assert not isinstance(table, Refusal)
    return table


async def refused(opening: Awaitable[object]) -> tuple[str, object, object]:
    """By which limit it is, which tables count towards it, and when the next one is free."""
    with pytest.raises(CommandRejected) as rejected:
        await opening
    text = rejected.value.refusal.text
    return text.key.removeprefix("limit-"), text.fact("tables"), text.fact("free")


async def test_of_twenty_tables_opened_at_once_three_stand(world: World) -> None:
    world.limit_people()
    done = await asyncio.gather(*(opened(world) for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(one, CommandRejected) for one in done) == 20 - LOBBIES
    assert len(await world.store.find_table_cards()) == LOBBIES


async def _another_joins(world: World, table: TableId) -> None:
    await world.do(table, lobby.sit_down(ISABELLA))


async def _a_computer_joins(world: World, table: TableId) -> None:
    await world.do(table, lobby.invite_computer(LORENZO, "greedy"))


async def _it_starts(world: World, table: TableId) -> None:
    await _a_computer_joins(world, table)
    assert isinstance(await world.house.start_game(table, LORENZO, "start"), Applied)


async def _it_closes(world: World, table: TableId) -> None:
    await world.do(table, lobby.cancel_lobby(LORENZO))


async def _it_falls_asleep(world: World, _: TableId) -> None:
    await world.pass_time(UNJOINED_SLEEPS - MINUTE)


@pytest.mark.parametrize(
    ("what_happens", "is_free"),
    [
        (_another_joins, True),
        (_a_computer_joins, False),
        (_it_starts, True),
        (_it_closes, True),
        (_it_falls_asleep, True),
    ],
)
async def test_a_lobby_counts_while_no_other_person_sits_there(
    world: World, what_happens: Callable[[World, TableId], Awaitable[None]], is_free: bool
) -> None:
    world.limit_people()
    first = await opened(world)
    await world.pass_time(MINUTE)
    others = [await opened(world) for _ in range(LOBBIES - 1)]
    (sleep,) = await world.dues(first)
    full = ("lobbies", (first, *others), str(sleep.at))
    assert await refused(opened(world)) == full
    await _it_closes(world, await opened(world, exempt=True))  # as a role may be

    await what_happens(world, first)

    if is_free:
        assert isinstance(await opened(world), int)
    else:
        assert (await refused(opened(world)))[:2] == full[:2]


async def test_a_lobby_listed_for_players_is_free_when_its_opener_is_no_longer_listed(
    world: World,
) -> None:
    world.limit_people()
    tables = tuple([await opened(world) for _ in range(LOBBIES)])
    until = Time(world.clock.now() + UNJOINED_SLEEPS + MINUTE)
    async with world.store.unit_of_work() as unit:
        unit.save_record(PlayWish("Florence", LORENZO, "princes", 0, "", until))

    assert await refused(opened(world)) == ("lobbies", tables, str(until))
    await world.pass_time(UNJOINED_SLEEPS)
    assert await refused(opened(world)) == ("lobbies", tables, str(until))
    await world.pass_time(MINUTE)
    assert isinstance(await opened(world), int)


@pytest.mark.parametrize("wishes", [{"options": ALONE}, {"computers": ("greedy",)}])
async def test_simultaneous_games_have_one_limit(world: World, wishes: dict[str, Any]) -> None:
    world.limit_people()
    begun_at = world.clock.now()
    tables = [await opened(world, **wishes) for _ in range(OPENINGS - 1)]
    await world.pass_time(MINUTE)
    tables.append(await opened(world, **wishes))

    free = begun_at + OPENINGS_WINDOW
    assert await refused(opened(world, **wishes)) == ("openings", tuple(tables), str(free))
    await world.pass_time(free - world.clock.now())
    assert isinstance(await opened(world, **wishes), int)


def _rows(folder: Path, table: TableId) -> int:
    """How many rows there are of this table."""
    with closing(sqlite3.connect(folder / "signoria.db")) as file:
        kinds = {kind for (kind,) in file.execute("SELECT name FROM sqlite_schema")}
        keys = {kind: "id" if kind == "tables" else "table_id" for kind in kinds}
        return sum(
            file.execute(f"SELECT count(*) FROM {kind} WHERE {key} = ?", (table,)).fetchone()[0]
            for kind, key in keys.items()
            if key in [name for _, name, *_ in file.execute(f"PRAGMA table_info({kind})")]
        )


async def test_one_game_at_a_time_is_played_on_from(world: World, tmp_path: Path) -> None:
    old = await over(world, "princes")
    world.limit_people()
    table = await begun(world, PlayOnPosition(old, HERE, Seat(0)))
    earlier = PlayOnPosition(old, HERE - 1, Seat(0))
    assert await refused(begun(world, earlier)) == ("play-ons", (table,), "0")
    await world.do_as(table, ISABELLA, votes_and_seat_changes.resign_seat)
    again = await begun(world, earlier)
    async with world.store.unit_of_work() as page:
        page.save_record(PostRecord(table, BOARD_KEY, "a letter", "7", world.clock.now(), 1))
    for pause, is_told, is_left in (
        (OPENINGS_WINDOW - MINUTE, False, True),
        (MINUTE, False, True),  # its last board is still to be sent
        (0, True, False),
    ):
        await world.pass_time(pause)
        if is_told:
            await world.take_notes(table)
        await play_on.delete_abandoned_games(world.house, world.store)
        assert bool(_rows(tmp_path, table)) is is_left

    assert isinstance(await world.house.table_state(table), Refusal)
    assert (await world.standing(again)).card.holders[0].person == ISABELLA
    await world.house.forget_person(ISABELLA)
    (named,) = await world.store.messages_to_take_down()
    assert (named.channel, named.message) == ("a letter", "7")


async def test_one_game_of_a_person_is_reviewed_at_a_time(world: World) -> None:
    thought: Any = Thought()
    service = ReviewService(world.store, thought, PERSON_LIMITS)
    first, second = [await world.standing(await world.auction()) for _ in range(2)]
    running = service.start_review(first, Seat(0))

    assert service.start_review(first, Seat(0)) is running
    with pytest.raises(CommandRejected) as rejected:
        service.start_review(second, Seat(0))
    assert rejected.value.refusal.text.fact("tables") == (first.card.id,)
    service.start_review(second, Seat(1))  # of another person
    await running.wait_for_review()
    await asyncio.sleep(0)
    await service.start_review(second, Seat(0)).wait_for_review()
