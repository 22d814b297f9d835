"""The laws of a game are asked with every move, in the transaction that stores it."""

from collections.abc import Callable, Collection

import pytest

from bot.engine.game import first_law
from bot.games.princes.game import Princes
from bot.tables.motions import PlainMotion
from bot.tables.people import BROKEN_LAW, TableId, TableStatus, TableTerms
from bot.tables.table import Applied, Table
from tests.players.test_reasons import replaced_at
from tests.tables.houses import LORENZO, World, why

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
