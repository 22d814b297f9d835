"""Errands: whoever comes back learns what was done in his name, and what it was good for."""

from dataclasses import replace

import pytest

from bot.notifications import presence_and_absence
from bot.notifications.presence_and_absence import AbsenceLog
from bot.storage.store import SqliteStore
from bot.tables import people, seat_commands
from bot.tables.records import MoveInAbsence
from bot.tables.state import with_holder
from tests.tables.houses import World


async def acted_for(world: World, allows: str) -> tuple[people.TableId, people.PersonId]:
    """Somebody is away, and his turn of actions was taken by whoever stands in for him."""
    table = await world.action()
    away = await world.next(table)
    assert away is not None
    person = await world.store.load_person(away)
    assert person is not None
    await world.house.save_person(replace(person, allows=people.ReplacementFreedom(allows)))
    await world.do_as(table, away, seat_commands.let_computer_replace)
    while await world.next(table) == away:
        await world.ring()
    return table, away


async def errands_of(
    world: World, table: people.TableId, person: people.PersonId
) -> tuple[MoveInAbsence, ...]:
    return presence_and_absence.moves_made_for_seat(
        await world.standing(table), await world.seat(table, person)
    )


@pytest.mark.parametrize(("allows", "passes"), [("careful", False), ("passive", True)])
async def test_what_was_done_is_known_with_stakes(world: World, allows: str, passes: bool) -> None:
    table, away = await acted_for(world, allows)

    state = await world.standing(table)
    assert state.course is not None
    done = await errands_of(world, table, away)
    seat = await world.seat(table, away)
    assert [state.course.made[one.at].seat for one in done] == [seat] * len(done)
    assert done[0].stake > 0
    assert presence_and_absence.is_passing_move(state, done[0]) is passes


async def test_it_is_the_same_when_the_house_opens_again(world: World) -> None:
    table, away = await acted_for(world, "careful")
    known = await errands_of(world, table, away)
    shelf = await world.store.load_table(table)
    assert shelf.absence_log == known != ()


async def test_it_is_told_until_somebody_has_acted_himself_twice(world: World) -> None:
    table, away = await acted_for(world, "careful")
    since = presence_and_absence.count_moves_through_last_own(
        await world.standing(table), await world.seat(table, away)
    )
    known = await errands_of(world, table, away)
    assert since <= known[0].at

    left = []
    for _ in range(2):
        while (asked := await world.next(table)) != away:
            assert asked is not None
            await world.play(table, asked, await _anything(world, table, asked))
        await world.play(table, away, await _anything(world, table, away))
        left.append(await errands_of(world, table, away))

    assert left == [known, ()]


async def _anything(world: World, table: people.TableId, person: people.PersonId) -> str:
    legal = await world.legal(table, person)
    return next((move for move in legal if move in ("end", "withdraw", "pass")), legal[0])


async def test_a_takeover_is_told_nothing_of_what_was_done_before(world: World) -> None:
    table, away = await acted_for(world, "careful")
    state, seat = await world.standing(table), await world.seat(table, away)
    taken = with_holder(state, seat, people.SeatHolder(people.PersonId(99)))
    after = AbsenceLog().revise_state(state, taken, None)
    assert presence_and_absence.moves_made_for_seat(state, seat) != ()
    assert presence_and_absence.moves_made_for_seat(after, seat) == ()
    other = next(one for one in state.people if one != away)
    assert presence_and_absence.moves_made_for_seat(state, await world.seat(table, other)) == ()


async def test_what_time_decided_is_known_too(world: World) -> None:
    table = await world.auction(terms=people.TableTerms("fast", people.DeadlineAction.PASS))
    away = await world.next(table)
    assert away is not None
    await world.pass_time(3 * people.DAY)
    assert await errands_of(world, table, away)


async def test_rows_of_what_was_done_for_nobody_stop_no_table(world: World) -> None:
    table, away = await acted_for(world, "careful")
    known, state = await errands_of(world, table, away), await world.standing(table)
    seat, store = await world.seat(table, away), world.store
    assert isinstance(store, SqliteStore)
    assert state.course is not None
    made = len(state.course.made)
    other = next(at for at, one in enumerate(state.course.made) if one.seat != seat)
    odd = [
        *(MoveInAbsence(seat, at, 9) for at in range(made, made + 40)),
        MoveInAbsence(seat, other, 9),
    ]
    async with store.unit_of_work() as page:
        page.replace_absence_log(
            table, [*known, *odd, MoveInAbsence(seat, -1, 9), MoveInAbsence(seat, 2**62, 9)]
        )

    await world.be_shut(1)
    assert await errands_of(world, table, away) == known
    while await errands_of(world, table, away) == known:
        asked = await world.next(table)
        if asked == away:
            await world.ring()
        else:
            await world.play(table, asked, await _anything(world, table, asked))


async def test_unknown_stakes_stop_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> float:
        raise ZeroDivisionError

    monkeypatch.setattr(presence_and_absence, "gain_estimator", lambda _: fails)
    table, away = await acted_for(world, "careful")
    assert {one.stake for one in await errands_of(world, table, away)} == {0}
