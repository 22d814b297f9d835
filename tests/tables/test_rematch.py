"""After a game: who leaves it for good, who plays again and with whom, who is forgotten."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.history import play_on
from bot.history.play_on import PlayOnPosition
from bot.history.shared_deals import SharedDealService
from bot.tables import lobby, seat_commands, service, votes_and_seat_changes
from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import PlainMotion, UndoMotion
from bot.tables.people import (
    PersonId,
    PlayOnOrigin,
    SeatHolder,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import JobKind, MessageKey, MessageKind, SharedDeal
from bot.tables.state import TableCommand, TableState
from tests.tables.houses import COSIMO, GIULIANO, ISABELLA, LORENZO, Options, World, why
from tests.tables.test_solo_tables import ALONE

# Leaving for good


async def test_a_guest_plays_on_for_who_resigns_and_he_never_comes_back(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.order(table, person, "limit jester 500 pass")

    assert isinstance(await world.do_as(table, person, votes_and_seat_changes.resign_seat), Applied)

    holder = (await world.standing(table)).card.holders[seat]
    assert holder == SeatHolder(person, replacement="journeyman", resigned=True)
    assert await world.store.load_orders(table) == ()
    await world.pass_time(5)
    assert len(await world.journal(table)) > 3
    assert why(await world.attempt(table, person, "pass")) == "has-resigned"
    assert (
        why(await world.do_as(table, person, votes_and_seat_changes.resign_seat)) == "has-resigned"
    )
    assert why(await world.do_as(table, person, seat_commands.come_back)) == "has-resigned"


async def test_a_table_that_everybody_left_is_given_up(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("random",))
    for person in (LORENZO, ISABELLA):
        await world.do_as(table, person, votes_and_seat_changes.resign_seat)
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
    assert (
        why(await world.house.open_or_join_rematch(table, ISABELLA, "again"))
        == "rematch-after-the-end"
    )
    await world.house.start_game(table, LORENZO, "start")
    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, PlainMotion.CANCEL)
    assert (
        why(await world.house.open_or_join_rematch(table, GIULIANO, "again")) == "does-not-sit-here"
    )

    again = await world.house.open_or_join_rematch(table, ISABELLA, "again")

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
        await world.do_as(table, person, votes_and_seat_changes.resign_seat)

    again = await world.house.open_or_join_rematch(table, ISABELLA, "again")

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
        await world.do_as(table, person, votes_and_seat_changes.resign_seat)
    for person, other in wishes:
        assert await service.avoid_person(world.store, person, other) is None

    again = await world.house.open_or_join_rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    invited = [note for note in await world.notes(again) if note.key.kind is MessageKind.INVITATION]
    assert [note.person for note in invited] == asked
    assert await world.house.open_or_join_rematch(table, LORENZO, "by himself") == again


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
        await world.do_as(table, person, votes_and_seat_changes.resign_seat)

    tables = await asyncio.gather(
        *(
            world.house.open_or_join_rematch(table, person, f"again {person}")
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


# Playing on from a position of a game that is over: alone, with its luck, and for no record

HERE = 9  # moves


async def over(
    world: World, game: str, *, options: Options = (), number: int = HERE + 4
) -> TableState:
    """A game in which much was taken back, as if it had been played to its end."""
    table = await world.house.open_table(
        game, LORENZO, server="Florence", place="piazza", options=options
    )
    assert not isinstance(table, Refusal)
    people = [LORENZO] if options else [LORENZO, ISABELLA]
    for person in people[1:]:
        await world.do(table, lobby.sit_down(person))
    assert isinstance(await world.house.start_game(table, LORENZO, f"start {table}"), Applied)
    await world.play_on(table, 3)
    if not options:
        for person in people:
            await world.vote(table, person, UndoMotion(2))
    made = len((await world.course(table)).made)
    await world.play_on(table, number - made)
    state = await world.standing(table)
    assert len(await world.store.journal_lines(table)) > number or options
    return replace(state, card=replace(state.card, status=TableStatus.OVER))


async def begun(world: World, position: PlayOnPosition) -> TableId:
    person = await world.person(ISABELLA)
    return await play_on.open_play_on_table(
        world.house, world.store, position, person, "a letter", f"click {position.moves}"
    )


@pytest.mark.parametrize(
    ("game", "options", "seat"), [("princes", (), 1), ("firenze", (), 0), ("princes", ALONE, 0)]
)
async def test_it_begins_where_the_old_one_stood_and_goes_on_with_the_same_luck(
    world: World, game: str, options: Options, seat: int
) -> None:
    old = await over(world, game, options=options)
    assert old.course is not None
    world.told.clear()
    table = await begun(world, PlayOnPosition(old, HERE, Seat(seat)))
    assert table in world.told, "its board is posted and its computers are rung for at once"
    world.open()  # by what is on disk alone

    new = await world.standing(table)
    assert new.course is not None
    assert new.course.state == old.course.made[HERE - 1].step.state
    assert new.course.opening == old.course.opening
    assert (new.card.origin, new.card.is_rated) == (PlayOnOrigin(old.card.id, HERE), False)
    assert (new.card.server, new.card.place, new.server_seed) == ("", "a letter", "")
    computer = SeatHolder(computer="journeyman")
    assert new.card.holders == tuple(
        SeatHolder(ISABELLA, came_after=HERE) if at == seat else computer
        for at in range(len(old.card.holders))
    )
    assert {due.kind for due in await world.dues(table)} <= {JobKind.ANSWER}
    assert {str(note.key) for note in await world.notes(table)} == {"board"}

    for made in old.course.made[HERE:]:
        spelt = old.game.vocabulary.spell(made.move)
        assert isinstance(await world.do(table, _played(made.seat, spelt)), Applied)
    assert (await world.course(table)).state == old.course.state


def _played(seat: Seat, spelt: str) -> TableCommand:
    return seat_commands.submit_moves(seat, [spelt], None)


async def test_a_computer_goes_on_and_old_moves_can_be_undone(world: World) -> None:
    old = await over(world, "princes")
    assert old.course is not None
    moved = old.course.made[HERE].seat
    table = await begun(world, PlayOnPosition(old, HERE, Seat(1 - moved)))

    await world.pass_time(30)

    after = await world.course(table)
    assert len(after.made) > HERE
    assert after.made[HERE].seat == moved
    back = len(after.made) - HERE + 2
    assert isinstance(await world.vote(table, ISABELLA, UndoMotion(back)), Applied)
    assert (await world.course(table)).state == old.course.made[HERE - 3].step.state


async def test_what_was_moved_before_it_is_not_told_of_whoever_plays_on(world: World) -> None:
    old = await over(world, "princes")
    table = await begun(world, PlayOnPosition(old, HERE, Seat(0)))

    told = await world.store.export_person(ISABELLA)

    assert isinstance(told["moves"], list)
    assert not [one for one in told["moves"] if one["table"] == table]
    assert isinstance(told["tables"], list)
    assert told["tables"][-1]["origin"] == {"table": old.card.id, "moves": HERE}
    await world.house.forget_person(ISABELLA)
    assert (await world.standing(table)).card.holders[0].resigned


async def test_only_an_ended_game_is_continued_and_not_from_its_end(world: World) -> None:
    old = await over(world, "princes")
    assert old.course is not None
    deal = SharedDeal(1, "", "", "en", "princes", 1, "", (), "", Time(0), until=None)
    running = replace(old, card=replace(old.card, status=TableStatus.PLAYING))

    assert play_on.why_no_play_on(old, 0) is None
    for state, moves in ((running, 0), (replace(old, shared=deal), 0), (old, len(old.course.made))):
        assert why(play_on.why_no_play_on(state, moves)) == "no-playing-on"


async def test_its_deal_is_offered_to_nobody(world: World) -> None:
    old = await over(world, "princes", options=ALONE)
    table = await begun(world, PlayOnPosition(old, HERE, Seat(0)))
    shared = SharedDealService(world.house, world.store, world.clock)

    assert why(await shared.share_deal(table, ISABELLA)) == "no-deal-to-share"
