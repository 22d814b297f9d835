"""Who may decide: everybody who owns a seat is asked, and then the votes that came."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.planning import orders_and_plans
from bot.tables import clocks, motion_kinds, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import Applied
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    DeadlineAction,
    PersonId,
    SeatHolder,
    TableId,
    TableStatus,
    TableTerms,
)
from bot.tables.records import JobKind, MessageKind
from bot.tables.state import motion_stamp
from bot.tables.votes_and_seat_changes import VOTE_LASTS
from tests.tables.houses import CATERINA, COSIMO, EVERYBODY, GIULIANO, ISABELLA, LORENZO, World, why


async def asked(world: World, table: TableId) -> list[PersonId | None]:
    """Who is being asked for his vote."""
    return [note.person for note in await world.notes(table) if note.key.kind is MessageKind.VOTE]


async def chair(world: World, table: TableId, seat: int) -> SeatHolder:
    return (await world.standing(table)).card.holders[seat]


# Everybody is asked, and told until when


async def test_whoever_owns_a_seat_is_asked_and_told_until_when(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 2)
    await world.say_yes(table, motion_kinds.UndoMotion(2), LORENZO)

    (ballot,) = (await world.standing(table)).ballots
    assert ballot.until == world.clock.now() + 24 * HOUR
    assert await asked(world, table) == [ISABELLA, COSIMO]
    (due,) = await world.dues(table, JobKind.VOTE)
    assert (due.seat, due.at) == (None, ballot.until)


async def test_whoever_has_spoken_is_asked_no_longer(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO, COSIMO)
    assert await asked(world, table) == [ISABELLA]
    assert why(await world.vote(table, COSIMO, motion_kinds.PlainMotion.PAUSE)) == "voted-already"
    await world.vote(table, ISABELLA, motion_kinds.PlainMotion.PAUSE, in_favour=False)
    assert await asked(world, table) == []
    assert await world.dues(table, JobKind.VOTE) == []


async def test_the_wait_ends_with_the_deadline_of_who_is_waited_for(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    await world.pass_time(20 * HOUR)
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    assert deadline.at < world.clock.now() + DAY
    (due,) = await world.dues(table, JobKind.VOTE)
    assert due.at == deadline.at


async def test_nobody_is_surprised_at_the_last_moment_of_a_deadline(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    await world.pass_time(deadline.at - world.clock.now() - 5 * MINUTE)
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    (due,) = await world.dues(table, JobKind.VOTE)
    assert due.at == world.clock.now() + HOUR


async def test_what_waited_for_a_deadline_is_decided_before_it_strikes(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast", DeadlineAction.PASS))
    before = (await world.course(table)).state
    await world.play_on(table)
    await world.pass_time(20 * HOUR)
    await world.say_yes(table, motion_kinds.UndoMotion(1), LORENZO)
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    await world.pass_time(deadline.at - world.clock.now())
    assert (await world.journal(table))[-1] == "None undo 1"
    assert (await world.course(table)).state == before


# The votes that came decide


@pytest.mark.parametrize("motion", [motion_kinds.UndoMotion(3), motion_kinds.PlainMotion.CANCEL])
async def test_one_vote_waits_until_the_time_is_over(
    motion: motion_kinds.Motion, world: World
) -> None:
    table = await world.auction()
    await world.play_on(table, 3)
    for person in (ISABELLA, COSIMO):
        await world.do_as(table, person, seat_commands.let_computer_replace)
    plies = len(await world.journal(table))
    await world.say_yes(table, motion, LORENZO)
    assert len(await world.journal(table)) == plies
    assert await world.status(table) is TableStatus.PLAYING
    assert await asked(world, table) == [ISABELLA, COSIMO]


async def test_one_vote_alone_is_enough_after_the_wait(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    await world.pass_time(VOTE_LASTS - 1)
    assert await world.status(table) is TableStatus.PLAYING
    await world.pass_time(1)
    assert await world.status(table) is TableStatus.PAUSED
    assert await world.store.load_ballots(table) == ()


async def test_a_motion_survives_a_restart_with_its_votes_and_its_time(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    before = (await world.standing(table)).ballots
    await world.pass_time(VOTE_LASTS // 2)

    world.open()

    assert (await world.standing(table)).ballots == before
    await world.pass_time(VOTE_LASTS // 2)
    assert await world.status(table) is TableStatus.PAUSED


async def test_while_the_house_is_shut_nobody_is_asked_and_no_time_runs(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    stamp = motion_stamp(await world.standing(table), motion_kinds.PlainMotion.PAUSE)
    await world.pass_time(10 * HOUR)
    await world.be_shut(3 * DAY)

    await world.bell.run_due_jobs()
    after = await world.standing(table)
    assert motion_stamp(after, motion_kinds.PlainMotion.PAUSE) == stamp  # its buttons still count
    await world.pass_time(14 * HOUR - 10 * MINUTE)
    assert await world.status(table) is TableStatus.PLAYING
    await world.pass_time(20 * MINUTE)
    assert await world.status(table) is TableStatus.PAUSED


async def test_a_motion_almost_due_gets_an_hour_after_downtime(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    await world.pass_time(VOTE_LASTS - 5 * MINUTE)
    await world.be_shut(3 * DAY)
    await world.bell.run_due_jobs()
    await world.pass_time(clocks.LEAST_AFTER_PAUSE - MINUTE)
    assert await world.status(table) is TableStatus.PLAYING
    await world.pass_time(2 * MINUTE)
    assert await world.status(table) is TableStatus.PAUSED


async def test_where_one_person_owns_a_seat_he_decides_at_once(world: World) -> None:
    table = await world.start(LORENZO, guests=("random", "random"))
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO)
    assert await world.status(table) is TableStatus.PAUSED


async def test_two_who_speak_at_the_same_moment_carry_it_once(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 2)
    await world.say_yes(table, motion_kinds.UndoMotion(1), LORENZO)
    outcomes = await asyncio.gather(
        *(world.vote(table, person, motion_kinds.UndoMotion(1)) for person in (ISABELLA, COSIMO))
    )
    assert all(isinstance(outcome, Applied) for outcome in outcomes)
    assert [line for line in await world.journal(table) if "undo" in line] == ["None undo 1"]


# Leaving


async def test_what_only_a_silent_player_held_up_is_done_when_he_leaves(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO, ISABELLA)
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert await world.status(table) is TableStatus.PAUSED
    assert await world.store.load_ballots(table) == ()


async def test_whoever_asks_to_be_forgotten_holds_nothing_up(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, LORENZO, ISABELLA)
    await world.house.forget_person(COSIMO)
    assert await world.status(table) is TableStatus.PAUSED


async def test_whoever_leaves_takes_his_vote_along(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, COSIMO)
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert await world.status(table) is TableStatus.PLAYING
    assert await world.store.load_ballots(table) == ()
    assert await asked(world, table) == []


async def test_the_table_of_an_owner_who_leaves_is_the_next_ones(world: World) -> None:
    table = await world.auction()
    await world.do_as(table, LORENZO, votes_and_seat_changes.resign_seat)
    assert (await world.standing(table)).card.owner == ISABELLA


async def test_the_hand_of_somebody_who_left_is_closed_to_him(world: World) -> None:
    table = await world.auction()
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    card = (await world.standing(table)).card
    assert (card.owned_seat(COSIMO), card.seat_of_person(COSIMO)) == (None, Seat(2))
    await world.take_notes(table)

    for _ in range(4):
        await world.pass_time(5)
        asked_now = await world.asked(table)
        for person in (LORENZO, ISABELLA):
            if person in asked_now:
                await world.play(table, person, (await world.legal(table, person))[0])
                break

    hands = [note for note in await world.notes(table) if note.key.kind is MessageKind.HAND]
    assert hands
    assert not [note for note in hands if note.person == COSIMO]
    for act in (
        seat_commands.come_back,
        seat_commands.let_computer_replace,
        lambda seat: orders_and_plans.withdraw_orders(seat, ["x"]),
    ):
        assert why(await world.do_as(table, COSIMO, act)) == "has-resigned"
    for act in (
        seat_commands.come_back,
        lambda seat: seat_commands.declare_wishes_complete(seat, 1),
    ):  # even where nobody sees to it
        assert why(await world.do(table, act(Seat(2)))) == "has-resigned"


# Substitutes


async def with_stand_ins(world: World, *people: PersonId) -> TableId:
    """A table at which computer players stand in for these for a while."""
    table = await world.auction()
    for person in people:
        await world.do_as(table, person, seat_commands.let_computer_replace)
    return table


async def test_no_stranger_takes_a_seat_while_all_are_away(world: World) -> None:
    table = await with_stand_ins(world, *EVERYBODY)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2))), Applied
    )
    assert (await chair(world, table, 2)).person == COSIMO
    assert await asked(world, table) == list(EVERYBODY)
    await world.pass_time(VOTE_LASTS)
    assert (await chair(world, table, 2)).person == COSIMO
    assert (await world.standing(table)).card.owned_seat(GIULIANO) is None


async def test_the_owner_of_a_seat_under_a_stand_in_says_no_to_a_stranger(world: World) -> None:
    table = await with_stand_ins(world, COSIMO)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    motion = motion_kinds.TakeoverMotion(Seat(2), GIULIANO)
    await world.say_yes(table, motion, LORENZO, ISABELLA)
    assert (await chair(world, table, 2)).person == COSIMO
    await world.vote(table, COSIMO, motion, in_favour=False)
    await world.pass_time(VOTE_LASTS)
    assert (await chair(world, table, 2)).person == COSIMO


async def test_the_others_replace_him_when_he_has_not_answered_in_time(world: World) -> None:
    table = await with_stand_ins(world, COSIMO)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    await world.say_yes(table, motion_kinds.TakeoverMotion(Seat(2), GIULIANO), LORENZO)
    await world.pass_time(VOTE_LASTS)
    lines = len(await world.journal(table))
    assert await chair(world, table, 2) == SeatHolder(GIULIANO, came_after=lines, came_in=1)


async def test_what_a_stand_in_plays_meanwhile_is_no_answer_of_its_owner(world: World) -> None:
    table = await with_stand_ins(world, *EVERYBODY)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    plies = len(await world.journal(table))
    await world.pass_time(60)
    assert any(line.startswith("2 ") for line in (await world.journal(table))[plies:])
    assert [one.motion for one in await world.store.load_ballots(table)] == [
        motion_kinds.TakeoverMotion(Seat(2), GIULIANO)
    ]


async def test_a_takeover_is_offered_once_for_a_seat(world: World) -> None:
    table = await with_stand_ins(world, ISABELLA, COSIMO)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2))))
        == "offered-already"
    )
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(1))))
        == "offered-already"
    )
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(CATERINA, Seat(2))))
        == "another-has-offered"
    )
    assert (await world.news(table)).count("offers-to-substitute") == 4  # a sentence, three letters


async def test_whoever_left_for_good_does_not_offer_himself_for_another_seat(world: World) -> None:
    table = await with_stand_ins(world, ISABELLA)
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, Seat(1))))
        == "has-resigned"
    )


async def test_a_substitute_is_asked_anew_what_his_seat_has_answered_before(world: World) -> None:
    table = await with_stand_ins(world, COSIMO)
    await world.say_yes(table, motion_kinds.PlainMotion.PAUSE, COSIMO, ISABELLA)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    await world.say_yes(table, motion_kinds.TakeoverMotion(Seat(2), GIULIANO), *EVERYBODY)
    lines = len(await world.journal(table))
    assert await chair(world, table, 2) == SeatHolder(GIULIANO, came_after=lines, came_in=1)
    (ballot,) = await world.store.load_ballots(table)
    assert (ballot.motion, ballot.votes) == (motion_kinds.PlainMotion.PAUSE, (Seat(1),))
    assert await asked(world, table) == [LORENZO, GIULIANO]


async def test_a_takeover_by_a_departure_is_asked_about_other_motions(world: World) -> None:
    """The departure carries the first motion, and that one withdraws a vote for the second."""
    table = await with_stand_ins(world, COSIMO)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2)))
    for motion in (motion_kinds.TakeoverMotion(Seat(2), GIULIANO), motion_kinds.PlainMotion.PAUSE):
        await world.say_yes(table, motion, LORENZO, COSIMO)

    await world.do_as(table, ISABELLA, votes_and_seat_changes.resign_seat)

    assert (await chair(world, table, 2)).person == GIULIANO
    assert await world.status(table) is TableStatus.PLAYING
    (ballot,) = await world.store.load_ballots(table)
    assert (ballot.motion, ballot.votes) == (motion_kinds.PlainMotion.PAUSE, (Seat(0),))


async def test_a_motion_that_an_earlier_one_has_ended_is_not_carried(world: World) -> None:
    table = await world.auction(LORENZO, ISABELLA)
    await world.do_as(table, ISABELLA, seat_commands.let_computer_replace)
    await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(1)))
    for motion in (motion_kinds.TakeoverMotion(Seat(1), GIULIANO), motion_kinds.PlainMotion.PAUSE):
        await world.say_yes(table, motion, ISABELLA)

    await world.do_as(table, LORENZO, votes_and_seat_changes.resign_seat)

    assert (await chair(world, table, 1)).person == GIULIANO
    assert await world.status(table) is TableStatus.PLAYING
    assert await world.store.load_ballots(table) == ()


async def test_a_stand_in_is_not_voted_in_where_one_plays_already(world: World) -> None:
    table = await with_stand_ins(world, COSIMO)
    assert (
        why(await world.vote(table, LORENZO, motion_kinds.ReplaceMotion(Seat(2))))
        == "nobody-to-stand-in-for"
    )
