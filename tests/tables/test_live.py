"""Half an hour live: offered when all are there, agreed on by all, over by itself."""

from dataclasses import replace

import pytest

from bot.notifications.notifier import note_presence
from bot.notifications.presence_and_absence import Presence
from bot.tables import clocks, pace
from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import PlainMotion
from bot.tables.pace import PRESENT_FOR
from bot.tables.people import HOUR, MINUTE, PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import Job, JobKind, MessageKind
from bot.tables.service import TableService
from bot.tables.state import TableState, is_playing_live
from bot.tables.votes_and_seat_changes import cast_vote
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO, World, why

SLOW = TableTerms("slow", auctions=clocks.BY_HAND)


async def all_press(world: World, table: TableId, *people: PersonId, apart: int = 1) -> None:
    for at, person in enumerate(people or EVERYBODY):
        await world.pass_time(apart if at else 0)
        await press(
            world.house, world.presence, table, person, f"press {person} {world.clock.now()}"
        )


async def press(
    house: TableService, presence: Presence, table: TableId, person: PersonId, request: str
) -> None:
    state = await house.table_state(table)
    assert isinstance(state, TableState)
    await note_presence(house, presence, state, person, request)


async def offered(world: World, table: TableId) -> bool:
    state = await world.standing(table)
    return any(ballot.motion == PlainMotion.LIVE for ballot in state.ballots)


async def plays_live(world: World) -> TableId:
    """All are there and have agreed; the first one is asked to name a lot."""
    table = await world.auction(terms=SLOW)
    await all_press(world, table)
    await agree(world, table, *EVERYBODY)
    assert is_playing_live(await world.standing(table))
    return table


async def agree(world: World, table: TableId, *people: PersonId) -> None:
    for person in people:
        voted = await world.do_as(
            table, person, lambda seat: cast_vote(seat, PlainMotion.LIVE, in_favour=True)
        )
        assert isinstance(voted, Applied)


async def live_due(world: World, table: TableId) -> list[Job]:
    return await world.dues(table, JobKind.LIVE)


# Whether all are there


@pytest.mark.parametrize(
    ("apart", "is_offered"), [(1, True), (PRESENT_FOR // 2, True), (PRESENT_FOR // 2 + 1, False)]
)
async def test_it_is_offered_after_presses(apart: int, is_offered: bool, world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table, *EVERYBODY[:-1], apart=apart)
    assert not await offered(world, table)

    await world.pass_time(apart)
    await all_press(world, table, EVERYBODY[-1])

    assert await offered(world, table) == is_offered


async def test_presses_before_the_start_of_the_game_do_not_count(world: World) -> None:
    table = await world.gather(*EVERYBODY, terms=SLOW)
    await all_press(world, table)
    await world.pass_time(1)
    assert isinstance(await world.house.start_game(table, LORENZO, "start"), Applied)

    await all_press(world, table, *EVERYBODY[:-1])
    assert not await offered(world, table)
    await all_press(world, table, EVERYBODY[-1])

    assert await offered(world, table)


async def test_it_is_offered_on_the_board_and_nobody_is_written_to(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await world.take_notes(table)

    await all_press(world, table)

    notes = await world.notes(table)
    assert [str(note.key) for note in notes] == ["board"]
    assert not any(note.key.kind is MessageKind.VOTE for note in notes)


@pytest.mark.parametrize(
    ("terms", "is_offered"), [(TableTerms(), False), (TableTerms(auctions="sealed"), True)]
)
async def test_a_table_that_is_played_in_one_sitting_is_offered_nothing(
    terms: TableTerms, is_offered: bool, world: World
) -> None:
    table = await world.start(terms=terms)

    await all_press(world, table)

    assert await offered(world, table) == is_offered


async def test_who_is_there_is_known_after_a_restart_and_written_seldom(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table, *EVERYBODY[:-1])
    first = await world.store.presence_at_table(table)
    await press(world.house, world.presence, table, LORENZO, "at once")
    assert await world.store.presence_at_table(table) == first

    house = TableService(world.store, world.clock)  # another process on the same disk
    presence = Presence(world.store, world.clock)
    await press(house, presence, table, EVERYBODY[-1], "the last one")

    state = await house.table_state(table)
    assert isinstance(state, TableState)
    assert [ballot.motion for ballot in state.ballots] == [PlainMotion.LIVE]
    assert set(await world.store.presence_at_table(table)) == set(EVERYBODY)


async def test_whoever_is_forgotten_was_never_there(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table)
    seen = {"table": table, "at": (await world.store.presence_at_table(table))[LORENZO]}
    assert (await world.store.export_person(LORENZO))["presence"] == [seen]

    await world.house.forget_person(LORENZO)

    assert LORENZO not in await world.store.presence_at_table(table)


# Agreeing


async def test_it_begins_when_the_last_one_has_agreed_and_not_before(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table)

    await agree(world, table, LORENZO, ISABELLA)
    assert not is_playing_live(await world.standing(table))
    await agree(world, table, COSIMO)

    state = await world.standing(table)
    assert is_playing_live(state)
    assert state.card.terms.live_until == world.clock.now() + clocks.LIVE_LASTS
    assert "live-begins" in await world.news(table)


async def test_one_refusal_ends_the_offer_for_a_while(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table)
    await agree(world, table, LORENZO)
    await world.do_as(
        table, COSIMO, lambda seat: cast_vote(seat, PlainMotion.LIVE, in_favour=False)
    )
    assert not await offered(world, table)

    await all_press(world, table)
    assert not await offered(world, table)
    await world.pass_time(pace.LIVE_ASKED_AGAIN)
    await all_press(world, table)
    assert await offered(world, table)


async def test_an_offer_that_not_all_take_up_goes_without_a_word(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table)
    await agree(world, table, LORENZO)
    before = await world.news(table)

    await world.pass_time(pace.LIVE_VOTE_LASTS + 1)

    assert not await offered(world, table)
    assert not is_playing_live(await world.standing(table))
    assert await world.news(table) == before


async def test_an_offer_outlives_the_moves_that_are_made_meanwhile(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_press(world, table)

    await world.play(table, await world.next(table), "nominate jester")

    assert await offered(world, table)


async def test_nobody_plays_live_twice_at_once(world: World) -> None:
    table = await plays_live(world)

    again = await world.do_as(
        table, LORENZO, lambda seat: cast_vote(seat, PlainMotion.LIVE, in_favour=True)
    )

    assert why(again) == "is-live-already"


# While it lasts


async def test_nobody_is_written_to_while_all_are_there(world: World) -> None:
    table = await plays_live(world)
    await world.take_notes(table)

    await world.play(table, await world.next(table), "nominate jester")
    await world.play(table, await world.next(table), "bid 300")

    assert not any(note.key.kind is MessageKind.TURN for note in await world.notes(table))
    assert await world.dues(table, JobKind.REMIND) == []


async def test_each_answer_puts_off_the_end_but_not_for_ever(world: World) -> None:
    table = await plays_live(world)
    begun = world.clock.now()
    await world.pass_time(3 * MINUTE)
    await world.play(table, await world.next(table), "nominate jester")
    (due,) = await live_due(world, table)
    assert due.at == begun + 3 * MINUTE + clocks.LIVE_ANSWER

    while is_playing_live(await world.standing(table)):
        moves = await world.legal(table, await world.next(table))
        await world.play(table, await world.next(table), moves[0])
        await world.pass_time(2 * MINUTE)

    assert begun + clocks.LIVE_LASTS <= world.clock.now() <= begun + clocks.LIVE_LASTS + 2 * MINUTE


async def test_whoever_keeps_the_others_waiting_ends_it_and_is_called(world: World) -> None:
    table = await plays_live(world)
    await world.take_notes(table)
    asked = await world.next(table)

    await world.pass_time(clocks.LIVE_ANSWER)

    state = await world.standing(table)
    assert not is_playing_live(state)
    assert state.card.terms == SLOW
    assert "live-is-over" in await world.news(table)
    called = [one for one in await world.notes(table) if one.key.kind is MessageKind.TURN]
    assert [note.person for note in called] == [asked]
    assert await live_due(world, table) == []
    assert await world.dues(table, JobKind.REMIND) != []


async def test_whoever_has_to_go_ends_it(world: World) -> None:
    table = await plays_live(world)

    assert isinstance(await world.do_as(table, COSIMO, pace.leave_live_play), Applied)

    assert not is_playing_live(await world.standing(table))
    assert (await world.news(table))[-2:] == ["ends-live", "live-is-over"]
    assert why(await world.do_as(table, COSIMO, pace.leave_live_play)) == "is-not-live"


async def test_it_goes_on_after_a_restart_and_ends_in_time(world: World) -> None:
    table = await plays_live(world)

    world.open()
    assert is_playing_live(await world.standing(table))
    await world.pass_time(clocks.LIVE_ANSWER)

    assert not is_playing_live(await world.standing(table))


async def test_a_break_is_not_live(world: World) -> None:
    table = await plays_live(world)
    for person in EVERYBODY:
        await world.do_as(
            table, person, lambda seat: cast_vote(seat, PlainMotion.PAUSE, in_favour=True)
        )

    assert await world.status(table) is TableStatus.PAUSED
    assert not is_playing_live(await world.standing(table))
    assert await live_due(world, table) == []


async def test_a_rematch_does_not_begin_live(world: World) -> None:
    table = await plays_live(world)
    for person in EVERYBODY:
        await world.do_as(
            table, person, lambda seat: cast_vote(seat, PlainMotion.CANCEL, in_favour=True)
        )

    again = await world.house.open_or_join_rematch(table, LORENZO, "again")

    assert isinstance(again, int)
    assert (await world.standing(again)).card.terms == SLOW


async def test_the_clocks_of_the_table_go_on_as_ever(world: World) -> None:
    table = await plays_live(world)
    (due,) = await world.dues(table, JobKind.DEADLINE)

    assert due.at - world.clock.now() > 24 * HOUR
    terms = replace(SLOW, live_until=Time(1))
    assert clocks.clock_pace(terms) == clocks.clock_pace(SLOW)
