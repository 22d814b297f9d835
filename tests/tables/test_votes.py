"""What a table decides together, and what becomes of a seat that is silent."""

import pytest

from bot.engine.game import Seat
from bot.tables import motion_kinds, votes_and_seat_changes
from bot.tables.command_runner import Applied, CommandResult, Duplicate
from bot.tables.motion_kinds import Motion, PlainMotion, ReplaceMotion, TakeoverMotion, UndoMotion
from bot.tables.people import DAY, HOUR, PersonId, SeatHolder, TableId, TableStatus, TableTerms
from bot.tables.records import JobKind
from bot.tables.votes_and_seat_changes import LONGEST_SILENCE, VOTE_LASTS
from tests.tables.houses import CATERINA, COSIMO, EVERYBODY, GIULIANO, ISABELLA, LORENZO, World, why

# Motions


@pytest.mark.parametrize("spelt", ["undo 3", "pause", "resume", "cancel", "substitute 2 17"])
async def test_a_motion_is_read_as_it_is_spelt(spelt: str) -> None:
    assert str(motion_kinds.parse_motion(spelt)) == spelt


@pytest.mark.parametrize(
    "spelt", ["", "undo", "undo x", "undo -1", "undo ²", "undo 1 2", "burn 3", "pause 1", "x" * 999]
)
async def test_what_is_no_motion_is_refused(spelt: str) -> None:
    refusal = motion_kinds.parse_motion(spelt)
    assert why(refusal) == "no-such-motion"
    assert len(repr(refusal)) < 300


# Undo


async def test_everybody_together_takes_back_what_nobody_could_alone(world: World) -> None:
    table = await world.auction()
    before = (await world.course(table)).state
    await world.play_on(table, 3)

    await world.say_yes(table, UndoMotion(3), LORENZO, ISABELLA)
    assert (await world.course(table)).state != before
    await world.say_yes(table, UndoMotion(3), COSIMO)

    assert (await world.course(table)).state == before
    assert (await world.journal(table))[-1] == "None undo 3"
    assert await world.store.load_ballots(table) == ()
    world.open()
    assert (await world.course(table)).state == before


async def test_one_vote_against_it_is_enough(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 3)
    await world.say_yes(table, UndoMotion(1), LORENZO, ISABELLA)
    await world.vote(table, COSIMO, UndoMotion(1), in_favour=False)
    against = await world.vote(table, COSIMO, UndoMotion(1), in_favour=False)
    assert why(against) == "nobody-wants-it"
    assert await world.store.load_ballots(table) == ()
    await world.say_yes(table, UndoMotion(1), COSIMO)
    assert not (await world.journal(table))[-1].endswith("undo 1")


async def test_the_vote_that_carried_an_undo_is_heard_once(world: World) -> None:
    table = await world.auction(LORENZO, ISABELLA)
    await world.play_on(table)
    await world.vote(table, LORENZO, UndoMotion(1))

    async def pressed() -> CommandResult:
        return await world.house.run_seat_command(
            table,
            ISABELLA,
            lambda seat: votes_and_seat_changes.cast_vote(seat, UndoMotion(1), in_favour=True),
            "press 9",
        )

    assert isinstance(await pressed(), Applied)
    assert isinstance(await pressed(), Duplicate)
    assert not (await world.standing(table)).ballots


async def test_a_vote_to_undo_lapses_when_the_game_goes_on(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 2)
    await world.say_yes(table, UndoMotion(2), LORENZO, ISABELLA)
    await world.play_on(table)
    assert await world.store.load_ballots(table) == ()


async def test_nobody_undoes_more_than_there_is(world: World) -> None:
    table = await world.start()
    assert why(await world.vote(table, LORENZO, UndoMotion(1))) == "nothing-to-undo"
    await world.play_on(table)
    assert why(await world.vote(table, LORENZO, UndoMotion(2))) == "undo-only-so-many"


async def test_each_vote_is_told_even_when_several_wait_to_be_told(world: World) -> None:
    table = await world.auction()
    await world.play_on(table)
    await world.say_yes(table, UndoMotion(1), LORENZO, ISABELLA)
    assert (await world.news(table)).count("votes-for") == 2


# Pause and end


async def test_a_pause_stops_everything_and_a_vote_ends_it(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    person = await world.next(table)
    await world.pass_time(10 * HOUR)
    await world.say_yes(table, PlainMotion.PAUSE)
    assert await world.status(table) is TableStatus.PAUSED
    assert await world.dues(table) == []
    assert why(await world.vote(table, LORENZO, UndoMotion(1))) == "table-is-paused"
    assert why(await world.vote(table, LORENZO, PlainMotion.PAUSE)) == "table-is-paused"

    await world.pass_time(20 * DAY)
    assert len(await world.journal(table)) == 3
    await world.say_yes(table, PlainMotion.RESUME)

    assert await world.next(table) == person
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    assert deadline.at == world.clock.now() + (24 + 4 - 10) * HOUR
    assert [str(note.key) for note in await world.notes(table) if note.person == person][-1] == (
        f"turn {await world.seat(table, person)}"
    )


async def test_a_game_may_be_given_up_together_even_in_a_pause(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, PlainMotion.PAUSE)
    await world.say_yes(table, PlainMotion.CANCEL)
    assert await world.status(table) is TableStatus.CANCELLED
    assert why(await world.vote(table, LORENZO, PlainMotion.RESUME)) == "table-is-cancelled"
    assert await world.store.find_results() == ()


async def test_who_does_not_sit_there_or_has_left_for_good_has_no_voice(world: World) -> None:
    table = await world.auction()
    await world.play_on(table)
    assert why(await world.vote(table, GIULIANO, UndoMotion(1))) == "does-not-sit-here"
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert why(await world.vote(table, COSIMO, UndoMotion(1))) == "has-resigned"
    await world.say_yes(table, UndoMotion(1), LORENZO, ISABELLA)
    assert (await world.journal(table))[-1] == "None undo 1"


# A silent seat


async def silent(world: World, clock: str) -> tuple[TableId, PersonId, list[PersonId]]:
    """A table, who keeps it waiting, and the others."""
    table = await world.auction(terms=TableTerms(clock))
    person = await world.next(table)
    return table, person, [other for other in EVERYBODY if other != person]


async def test_nobody_is_replaced_before_his_deadline(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.pass_time(23 * HOUR)
    assert why(await world.vote(table, others[0], ReplaceMotion(seat))) == "seat-is-not-silent"
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, seat)))
        == "seat-is-not-silent"
    )

    await world.pass_time(6 * HOUR)
    await world.say_yes(table, ReplaceMotion(seat), *others)
    assert not (await world.standing(table)).card.holders[seat].replacement
    await world.pass_time(VOTE_LASTS)

    assert (await world.standing(table)).card.holders[seat].replacement == "careful"
    await world.pass_time(5)
    assert len(await world.journal(table)) > 3


async def test_without_a_clock_it_takes_days_of_silence(world: World) -> None:
    table, person, others = await silent(world, "none")
    seat = await world.seat(table, person)
    await world.pass_time(LONGEST_SILENCE - 10)
    assert why(await world.vote(table, others[0], ReplaceMotion(seat))) == "seat-is-not-silent"
    await world.pass_time(10)
    await world.say_yes(table, ReplaceMotion(seat), *others)
    await world.pass_time(VOTE_LASTS)
    assert (await world.standing(table)).card.holders[seat].replacement == "careful"


async def test_whoever_acts_is_silent_no_longer(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.pass_time(30 * HOUR)
    await world.say_yes(table, ReplaceMotion(seat), others[0])
    await world.play(table, person, "nominate jester")
    assert await world.store.load_ballots(table) == ()
    assert why(await world.vote(table, others[1], ReplaceMotion(seat))) == "seat-is-not-silent"


async def test_a_substitute_offers_himself_and_the_others_vote(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.order(table, person, "limit jester 500 ask")
    await world.pass_time(30 * HOUR)
    motion = TakeoverMotion(seat, GIULIANO)
    assert why(await world.vote(table, others[0], motion)) == "nobody-offered"
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(others[0], seat)))
        == "you-play-already"
    )

    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, seat)), Applied
    )
    await world.say_yes(table, motion, *others)
    await world.pass_time(VOTE_LASTS)

    state = await world.standing(table)
    lines = len(await world.journal(table))
    assert state.card.holders[seat] == SeatHolder(GIULIANO, came_after=lines, came_in=1)
    assert "substitute-takes-over" in await world.news(table)
    assert await world.store.load_orders(table) == ()
    (deadline,) = await world.dues(table, JobKind.DEADLINE)
    assert deadline.at == world.clock.now() + 24 * HOUR
    told = [note for note in await world.notes(table) if str(note.key) == f"turn {seat}"]
    assert [note.person for note in told] == [GIULIANO]
    assert why(await world.attempt(table, person, "nominate jester")) == "does-not-sit-here"
    await world.play(table, GIULIANO, "nominate jester")


async def test_a_stand_in_gives_way_to_a_substitute_at_any_time(world: World) -> None:
    table = await world.auction()
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(CATERINA, Seat(2))), Applied
    )
    await world.say_yes(table, TakeoverMotion(Seat(2), CATERINA), LORENZO, ISABELLA)
    assert (await world.standing(table)).card.holders[2].person == CATERINA


async def test_of_whom_one_takes_over_who_left_no_name_is_not_said(world: World) -> None:
    table = await world.auction()
    await world.house.forget_person(COSIMO)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(CATERINA, Seat(2))), Applied
    )
    await world.say_yes(table, TakeoverMotion(Seat(2), CATERINA), LORENZO, ISABELLA)
    assert "substitute-sits-down" in await world.news(table)


@pytest.mark.parametrize(
    "motion", [ReplaceMotion(Seat(7)), TakeoverMotion(Seat(7), GIULIANO)], ids=str
)
async def test_no_motion_is_about_a_seat_that_is_none(world: World, motion: Motion) -> None:
    table = await world.auction()
    assert why(await world.vote(table, LORENZO, motion)) == "no-such-seat"
