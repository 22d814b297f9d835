"""After a game: who leaves it for good, who plays again and with whom, who is forgotten."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.tables import commands, service, votes
from bot.tables.motions import PlainMotion
from bot.tables.people import PersonId, SeatHolder, TableStatus, TableTerms
from bot.tables.records import MessageKey, MessageKind
from bot.tables.table import Applied
from tests.tables.houses import COSIMO, GIULIANO, ISABELLA, LORENZO, World, why

# Leaving for good


async def test_a_guest_plays_on_for_who_resigns_and_he_never_comes_back(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.order(table, person, "limit jester 500 pass")

    assert isinstance(await world.do_as(table, person, votes.resign_seat), Applied)

    holder = (await world.standing(table)).card.holders[seat]
    assert holder == SeatHolder(person, replacement="journeyman", resigned=True)
    assert await world.store.load_orders(table) == ()
    await world.pass_time(5)
    assert len(await world.journal(table)) > 3
    assert why(await world.attempt(table, person, "pass")) == "has-resigned"
    assert why(await world.do_as(table, person, votes.resign_seat)) == "has-resigned"
    assert why(await world.do_as(table, person, commands.come_back)) == "has-resigned"


async def test_a_table_that_everybody_left_is_given_up(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("random",))
    for person in (LORENZO, ISABELLA):
        await world.do_as(table, person, votes.resign_seat)
    assert await world.status(table) is TableStatus.CANCELLED
    assert await world.dues(table) == []


# Once more


async def test_a_rematch_has_the_same_options_terms_and_guests(world: World) -> None:
    table = await world.gather(
        *(LORENZO, ISABELLA),
        guests=("random",),
        terms=TableTerms("slow"),
        options=(("money", "open"),),
    )
    assert why(await world.house.open_rematch(table, ISABELLA, "again")) == "rematch-after-the-end"
    await world.house.start_game(table, LORENZO, "start")
    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, PlainMotion.CANCEL)
    assert why(await world.house.open_rematch(table, GIULIANO, "again")) == "does-not-sit-here"

    again = await world.house.open_rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    before, after = (await world.standing(table)).card, (await world.standing(again)).card
    assert after.holders == (SeatHolder(ISABELLA), SeatHolder(computer="random"))
    assert after.owner == ISABELLA
    assert after == replace(
        *(after,),
        options=before.options,
        terms=before.terms,
        server=before.server,
        place=before.place,
        game=before.game,
    )
    invited = [
        note
        for note in await world.notes(again)
        if note.key == MessageKey(MessageKind.INVITATION, Seat(0))
    ]
    assert [note.person for note in invited] == [LORENZO]


async def test_everybody_else_is_asked_whether_he_comes_to_the_rematch(world: World) -> None:
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, votes.resign_seat)

    again = await world.house.open_rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    invited = [note for note in await world.notes(again) if note.key.kind is MessageKind.INVITATION]
    assert [note.person for note in invited] == [LORENZO, COSIMO]


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [
        ((), [LORENZO, COSIMO]),
        (((LORENZO, ISABELLA),), []),  # with the one who asks
        (((COSIMO, LORENZO),), []),  # with another one who would be asked
        (((LORENZO, GIULIANO), (GIULIANO, COSIMO)), [LORENZO, COSIMO]),  # who is not there
    ],
)
async def test_the_house_brings_nobody_together_who_would_rather_not_be(
    wishes: Sequence[tuple[PersonId, PersonId]], asked: list[PersonId], world: World
) -> None:
    """Nobody is asked at all then: who was left out would tell whom it is about."""
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, votes.resign_seat)
    for person, other in wishes:
        assert await service.avoid_person(world.store, person, other) is None

    again = await world.house.open_rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    invited = [note for note in await world.notes(again) if note.key.kind is MessageKind.INVITATION]
    assert [note.person for note in invited] == asked
    assert await world.house.open_rematch(table, LORENZO, "by himself") == again


async def test_whom_somebody_avoids_is_his_own_affair_and_can_be_taken_back(world: World) -> None:
    assert why(await service.avoid_person(world.store, LORENZO, LORENZO)) == "avoids-nobody-else"
    for _ in range(2):
        assert await service.avoid_person(world.store, LORENZO, COSIMO) is None

    assert await world.store.avoided_people(LORENZO) == {COSIMO}
    assert await world.store.avoided_people(COSIMO) == frozenset()
    assert not await service.can_be_seated_together(world.store, [COSIMO, LORENZO])
    assert await service.can_be_seated_together(world.store, [COSIMO, ISABELLA])

    await service.stop_avoiding(world.store, LORENZO, COSIMO)
    assert await service.can_be_seated_together(world.store, [COSIMO, LORENZO])


async def test_a_menu_limits_avoidance(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_AVOIDED", 1)
    await service.avoid_person(world.store, LORENZO, COSIMO)

    assert why(await service.avoid_person(world.store, LORENZO, ISABELLA)) == "avoids-too-many"
    assert await service.avoid_person(world.store, LORENZO, COSIMO) is None


async def test_whoever_is_forgotten_avoids_nobody_and_is_avoided_by_nobody(world: World) -> None:
    await service.avoid_person(world.store, LORENZO, COSIMO)
    await service.avoid_person(world.store, COSIMO, ISABELLA)
    assert (await world.store.export_person(LORENZO))["not with"] == [{"person": COSIMO}]
    assert (await world.store.export_person(ISABELLA))["not with"] == []

    await world.house.forget_person(COSIMO)

    assert await world.store.avoided_people(LORENZO) == frozenset()
    assert await world.store.avoided_people(COSIMO) == frozenset()


async def test_late_and_repeated_rematches_lead_to_one_table(world: World) -> None:
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, votes.resign_seat)

    tables = await asyncio.gather(
        *(
            world.house.open_rematch(table, person, f"again {person}")
            for person in (LORENZO, ISABELLA, LORENZO)
        )
    )

    (again,) = set(tables)
    assert isinstance(again, int)
    assert [holder.person for holder in (await world.standing(again)).card.holders] == [
        *(LORENZO, ISABELLA)
    ]


# Forgetting somebody


async def test_who_is_forgotten_leaves_no_name_and_holds_up_no_table(world: World) -> None:
    playing = await world.start(LORENZO, ISABELLA)
    waiting = await world.gather(ISABELLA, LORENZO)

    await world.house.forget_person(LORENZO)

    assert (await world.person(LORENZO)).name == ""
    assert (await world.standing(playing)).card.holders[0].resigned
    assert [c.person for c in (await world.standing(waiting)).card.holders] == [ISABELLA]
    assert (await world.standing(playing)).people[LORENZO].outside == ""
