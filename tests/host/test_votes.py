"""What a table decides together, and what becomes of a seat that is silent."""

import pytest

from bot.engine.game import Seat
from bot.host import leaving, motions, votes
from bot.host.company import Chair, PersonId, Status, TableId, Terms
from bot.host.motions import Cancel, Motion, Pause, Resume, StandIn, Substitute, Undo
from bot.host.outcomes import Already, Kept, Outcome
from bot.host.rows import Ring
from bot.host.time import DAY, HOUR
from bot.host.votes import PATIENCE, SILENCE
from tests.host.houses import CATERINA, COSIMO, EVERYBODY, GIULIANO, ISABELLA, LORENZO, World, why

pytestmark = pytest.mark.asyncio


# Motions


@pytest.mark.parametrize("spelt", ["undo 3", "pause", "resume", "cancel", "substitute 2 17"])
async def test_a_motion_is_read_as_it_is_spelt(spelt: str) -> None:
    assert str(motions.read(spelt)) == spelt


@pytest.mark.parametrize(
    "spelt", ["", "undo", "undo x", "undo -1", "undo ²", "undo 1 2", "burn 3", "pause 1", "x" * 999]
)
async def test_what_is_no_motion_is_refused(spelt: str) -> None:
    refusal = motions.read(spelt)
    assert why(refusal) == "no-such-motion"
    assert len(repr(refusal)) < 300


# Undo


async def test_everybody_together_takes_back_what_nobody_could_alone(world: World) -> None:
    table = await world.auction()
    before = (await world.course(table)).state
    await world.play_on(table, 3)

    await world.say_yes(table, Undo(3), LORENZO, ISABELLA)
    assert (await world.course(table)).state != before
    await world.say_yes(table, Undo(3), COSIMO)

    assert (await world.course(table)).state == before
    assert (await world.journal(table))[-1] == "None undo 3"
    assert await world.store.ballots(table) == ()
    world.open()
    assert (await world.course(table)).state == before


async def test_one_vote_against_it_is_enough(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 3)
    await world.say_yes(table, Undo(1), LORENZO, ISABELLA)
    await world.vote(table, COSIMO, Undo(1), in_favour=False)
    against = await world.vote(table, COSIMO, Undo(1), in_favour=False)
    assert why(against) == "nobody-wants-it"
    assert await world.store.ballots(table) == ()
    await world.say_yes(table, Undo(1), COSIMO)
    assert not (await world.journal(table))[-1].endswith("undo 1")


async def test_the_vote_that_carried_an_undo_is_heard_once(world: World) -> None:
    table = await world.auction(LORENZO, ISABELLA)
    await world.play_on(table)
    await world.vote(table, LORENZO, Undo(1))

    async def pressed() -> Outcome:
        return await world.house.as_seat(
            table, ISABELLA, lambda seat: votes.vote(seat, Undo(1), in_favour=True), "press 9"
        )

    assert isinstance(await pressed(), Kept)
    assert isinstance(await pressed(), Already)
    assert not (await world.standing(table)).ballots


async def test_a_vote_to_undo_lapses_when_the_game_goes_on(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 2)
    await world.say_yes(table, Undo(2), LORENZO, ISABELLA)
    await world.play_on(table)
    assert await world.store.ballots(table) == ()


async def test_nobody_undoes_more_than_there_is(world: World) -> None:
    table = await world.start()
    assert why(await world.vote(table, LORENZO, Undo(1))) == "nothing-to-undo"
    await world.play_on(table)
    assert why(await world.vote(table, LORENZO, Undo(2))) == "undo-only-so-many"


async def test_each_vote_is_told_even_when_several_wait_to_be_told(world: World) -> None:
    table = await world.auction()
    await world.play_on(table)
    await world.say_yes(table, Undo(1), LORENZO, ISABELLA)
    assert (await world.news(table)).count("votes-for") == 2


# Pause and end


async def test_a_pause_stops_everything_and_a_vote_ends_it(world: World) -> None:
    table = await world.auction(terms=Terms("fast"))
    person = await world.next(table)
    await world.pass_time(10 * HOUR)
    await world.say_yes(table, Pause())
    assert await world.status(table) is Status.PAUSED
    assert await world.dues(table) == []
    assert why(await world.vote(table, LORENZO, Undo(1))) == "table-is-paused"
    assert why(await world.vote(table, LORENZO, Pause())) == "table-is-paused"

    await world.pass_time(20 * DAY)
    assert len(await world.journal(table)) == 3
    await world.say_yes(table, Resume())

    assert await world.next(table) == person
    (deadline,) = await world.dues(table, Ring.DEADLINE)
    assert deadline.at == world.clock.now() + (24 + 4 - 10) * HOUR
    assert [str(note.topic) for note in await world.notes(table) if note.person == person][-1] == (
        f"turn {await world.seat(table, person)}"
    )


async def test_a_game_may_be_given_up_together_even_in_a_pause(world: World) -> None:
    table = await world.auction()
    await world.say_yes(table, Pause())
    await world.say_yes(table, Cancel())
    assert await world.status(table) is Status.CANCELLED
    assert why(await world.vote(table, LORENZO, Resume())) == "table-is-cancelled"
    assert await world.store.results() == ()


async def test_who_does_not_sit_there_or_has_left_for_good_has_no_voice(world: World) -> None:
    table = await world.auction()
    await world.play_on(table)
    assert why(await world.vote(table, GIULIANO, Undo(1))) == "does-not-sit-here"
    await world.do_as(table, COSIMO, leaving.resign)
    assert why(await world.vote(table, COSIMO, Undo(1))) == "has-resigned"
    await world.say_yes(table, Undo(1), LORENZO, ISABELLA)
    assert (await world.journal(table))[-1] == "None undo 1"


# A silent seat


async def silent(world: World, clock: str) -> tuple[TableId, PersonId, list[PersonId]]:
    """A table, who keeps it waiting, and the others."""
    table = await world.auction(terms=Terms(clock))
    person = await world.next(table)
    return table, person, [other for other in EVERYBODY if other != person]


async def test_nobody_is_replaced_before_his_deadline(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.pass_time(23 * HOUR)
    assert why(await world.vote(table, others[0], StandIn(seat))) == "seat-is-not-silent"
    assert why(await world.do(table, votes.offer(GIULIANO, seat))) == "seat-is-not-silent"

    await world.pass_time(6 * HOUR)
    await world.say_yes(table, StandIn(seat), *others)
    assert not (await world.standing(table)).card.chairs[seat].stand_in
    await world.pass_time(PATIENCE)

    assert (await world.standing(table)).card.chairs[seat].stand_in == "careful"
    await world.pass_time(5)
    assert len(await world.journal(table)) > 3


async def test_without_a_clock_it_takes_days_of_silence(world: World) -> None:
    table, person, others = await silent(world, "none")
    seat = await world.seat(table, person)
    await world.pass_time(SILENCE - 10)
    assert why(await world.vote(table, others[0], StandIn(seat))) == "seat-is-not-silent"
    await world.pass_time(10)
    await world.say_yes(table, StandIn(seat), *others)
    await world.pass_time(PATIENCE)
    assert (await world.standing(table)).card.chairs[seat].stand_in == "careful"


async def test_whoever_acts_is_silent_no_longer(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.pass_time(30 * HOUR)
    await world.say_yes(table, StandIn(seat), others[0])
    await world.play(table, person, "nominate jester")
    assert await world.store.ballots(table) == ()
    assert why(await world.vote(table, others[1], StandIn(seat))) == "seat-is-not-silent"


async def test_a_substitute_offers_himself_and_the_others_vote(world: World) -> None:
    table, person, others = await silent(world, "fast")
    seat = await world.seat(table, person)
    await world.order(table, person, "limit jester 500 ask")
    await world.pass_time(30 * HOUR)
    motion = Substitute(seat, GIULIANO)
    assert why(await world.vote(table, others[0], motion)) == "nobody-offered"
    assert why(await world.do(table, votes.offer(others[0], seat))) == "you-play-already"

    assert isinstance(await world.do(table, votes.offer(GIULIANO, seat)), Kept)
    await world.say_yes(table, motion, *others)
    await world.pass_time(PATIENCE)

    standing = await world.standing(table)
    lines = len(await world.journal(table))
    assert standing.card.chairs[seat] == Chair(GIULIANO, came_after=lines)
    assert "substitute-takes-over" in await world.news(table)
    assert await world.store.orders(table) == ()
    (deadline,) = await world.dues(table, Ring.DEADLINE)
    assert deadline.at == world.clock.now() + 24 * HOUR
    told = [note for note in await world.notes(table) if str(note.topic) == f"turn {seat}"]
    assert [note.person for note in told] == [GIULIANO]
    assert why(await world.attempt(table, person, "nominate jester")) == "does-not-sit-here"
    await world.play(table, GIULIANO, "nominate jester")


async def test_a_stand_in_gives_way_to_a_substitute_at_any_time(world: World) -> None:
    table = await world.auction()
    await world.do_as(table, COSIMO, leaving.resign)
    assert isinstance(await world.do(table, votes.offer(CATERINA, Seat(2))), Kept)
    await world.say_yes(table, Substitute(Seat(2), CATERINA), LORENZO, ISABELLA)
    assert (await world.standing(table)).card.chairs[2].person == CATERINA


async def test_of_whom_one_takes_over_who_left_no_name_is_not_said(world: World) -> None:
    table = await world.auction()
    await world.house.forget(COSIMO)
    assert isinstance(await world.do(table, votes.offer(CATERINA, Seat(2))), Kept)
    await world.say_yes(table, Substitute(Seat(2), CATERINA), LORENZO, ISABELLA)
    assert "substitute-sits-down" in await world.news(table)


@pytest.mark.parametrize("motion", [StandIn(Seat(7)), Substitute(Seat(7), GIULIANO)], ids=str)
async def test_no_motion_is_about_a_seat_that_is_none(world: World, motion: Motion) -> None:
    table = await world.auction()
    assert why(await world.vote(table, LORENZO, motion)) == "no-such-seat"
