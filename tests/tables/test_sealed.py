"""Sealed auctions: a call asks everybody for his wishes, and then they are played out at once."""

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.tables import (
    clocks,
    derived_effects,
    lobby,
    motion_kinds,
    seat_commands,
    votes_and_seat_changes,
)
from bot.tables.command_runner import Applied, CommandResult
from bot.tables.people import DAY, HOUR, MINUTE, DeadlineAction, PersonId, TableId, TableTerms, Time
from bot.tables.records import JobKind, OutboxMessage
from bot.tables.state import is_person_asked, seats_called, seats_that_may_move, seats_waited_for
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO, World, why, world

SLOW = TableTerms("slow")


@pytest_asyncio.fixture(name="world")
async def _world(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as opened:
        yield opened


async def called(here: World, table: TableId) -> frozenset[Seat]:
    return seats_called(await here.standing(table))


async def answered(here: World, table: TableId, person: PersonId) -> CommandResult:
    phase = (await here.standing(table)).phase
    return await here.do_as(
        table, person, lambda seat: seat_commands.declare_wishes_complete(seat, phase)
    )


async def all_answered(here: World, table: TableId, *people: PersonId) -> None:
    for person in people or EVERYBODY:
        assert isinstance(await answered(here, table, person), Applied)


async def agreed(here: World, table: TableId, motion: motion_kinds.Motion) -> None:
    for person in EVERYBODY:
        await here.do_as(
            table,
            person,
            lambda seat: votes_and_seat_changes.cast_vote(seat, motion, in_favour=True),
        )


def told(notes: list[OutboxMessage], topic: str) -> list[OutboxMessage]:
    return [note for note in notes if str(note.key).startswith(topic)]


# The call


async def test_everybody_is_asked_at_once_and_nobody_makes_a_move(world: World) -> None:
    table = await world.auction(terms=SLOW)
    state = await world.standing(table)
    assert seats_waited_for(state) == {0, 1, 2}
    assert seats_that_may_move(state) == set()
    for person in EVERYBODY:
        assert why(await world.attempt(table, person, "nominate jester")) == "wishes-come-first"
    assert all(budget.since == world.clock.now() for budget in state.budgets)


async def test_a_command_of_several_moves_does_not_run_into_a_call(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_answered(world, table)
    for _ in EVERYBODY:
        await world.play(table, await world.next(table), "withdraw")
    for _ in range(2):
        await world.play(table, await world.next(table), "end")
    last, lines = await world.next(table), await world.journal(table)
    # In the second round the one who ends the first is not the one who names a lot: whoever it is.
    assert why(await world.attempt(table, last, "end", "nominate jester")) == "wishes-come-first"
    assert await world.journal(table) == lines


async def test_the_table_waits_for_exactly_those_who_have_not_answered(world: World) -> None:
    table = await world.auction(terms=SLOW)
    for left, person in ((2, LORENZO), (1, ISABELLA)):
        assert isinstance(await answered(world, table, person), Applied)
        assert len(await called(world, table)) == left
        assert seats_waited_for(await world.standing(table)) == await called(world, table)
    assert why(await answered(world, table, LORENZO)) == "no-call-for-wishes"
    await all_answered(world, table, COSIMO)
    state = await world.standing(table)
    assert await called(world, table) == set()
    assert seats_waited_for(state) == state.game.to_move((await world.course(table)).state)
    assert why(await answered(world, table, LORENZO)) == "no-call-for-wishes"


async def test_letters_go_after_the_first_moments_to_those_who_wait(world: World) -> None:
    table = await world.auction(terms=SLOW)
    assert not told([n for n in await world.take_notes(table) if n.decision < 0], "turn")
    await all_answered(world, table, LORENZO)
    await world.pass_time(derived_effects.AT_HAND.stop)
    letters = [note.person for note in told(await world.take_notes(table), "turn")]
    assert set(letters) == {ISABELLA, COSIMO}
    assert len(letters) == 2
    state = await world.standing(table)
    assert all(is_person_asked(state, seat) for seat in await called(world, table))
    rings = {due.kind for due in await world.dues(table)}
    assert rings == {JobKind.DEADLINE, JobKind.REMIND}
    await world.pass_time(DAY)
    texts = [note.text.key for note in await world.take_notes(table) if note.text]
    assert texts.count("reminder-wishes") == 2
    assert "reminder" not in texts


async def test_who_orders_something_while_he_is_asked_gets_no_second_letter(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await world.pass_time(derived_effects.AT_HAND.stop)
    await world.take_notes(table)
    await world.order(table, LORENZO, "wish jester 900")
    assert [note for note in await world.notes(table) if note.person is not None] == []
    assert await world.seat(table, LORENZO) in await called(world, table)


async def test_auctions_are_played_out_in_one_breath(world: World) -> None:
    table = await world.auction(terms=SLOW)
    for person, lot in zip(EVERYBODY, ("jester", "builder", "recruiting"), strict=True):
        await world.order(table, person, f"wish {lot} 900", "otherwise pass")
        await world.order(table, person, "limit jester 500 pass")
    await all_answered(world, table)
    (due,) = await world.dues(table, JobKind.ANSWER)
    assert derived_effects.SHORTEST <= due.at - world.clock.now() <= derived_effects.LONGEST
    await world.take_notes(table)
    before = len(await world.journal(table))

    assert await world.ring() is JobKind.ANSWER

    lines = (await world.store.journal_lines(table))[before:]
    assert len({line.request for line in lines}) == 1
    assert [line.step for line in lines] == list(range(1, len(lines) + 1))
    assert sum(line.entry.act.startswith("nominate") for line in lines) >= 2
    assert len(told(await world.notes(table), "board")) == 1


async def test_only_who_bids_by_hand_is_asked_and_the_rest_goes_on(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await world.order(table, LORENZO, "pass-rest")
    await world.order(table, COSIMO, "pass-rest")
    await all_answered(world, table)
    while (await world.standing(table)).phase:
        if await world.dues(table, JobKind.ANSWER):
            await world.ring()
            continue
        assert await world.next(table) == ISABELLA
        legal = await world.legal(table, ISABELLA)
        await world.play(table, ISABELLA, legal[0])


# What was written before


async def actions(here: World, table: TableId) -> None:
    """Nobody buys anything, and somebody has his actions."""
    await all_answered(here, table)
    for _ in EVERYBODY:
        await here.play(table, await here.next(table), "withdraw")


async def test_who_answered_before_the_call_is_counted_after_a_while(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await actions(world, table)
    seat = await world.seat(table, LORENZO)
    (coming,) = seat_commands.answerable_auction_phases(await world.standing(table), seat)
    await world.do_as(
        table, LORENZO, lambda own: seat_commands.declare_wishes_complete(own, coming)
    )
    for _ in EVERYBODY:
        await world.play(table, await world.next(table), "end")
    assert await called(world, table) == {0, 1, 2}
    world.open()  # the bell rings in the midst of the call, whatever happened to the house
    await world.pass_time(MINUTE - 1)
    assert await called(world, table) == {0, 1, 2}
    await world.pass_time(derived_effects.AT_HAND.stop)
    assert await called(world, table) == {0, 1, 2} - {seat}
    letters = [note.person for note in await world.notes(table) if note.seat == seat]
    assert letters in ([], [LORENZO])  # at most his hand


async def test_what_a_log_could_show_does_not_say_who_has_answered_before(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await actions(world, table)
    shown = repr(await world.standing(table))
    (coming,) = seat_commands.answerable_auction_phases(await world.standing(table), Seat(0))
    outcome = await world.do_as(
        table, LORENZO, lambda own: seat_commands.declare_wishes_complete(own, coming)
    )
    assert isinstance(outcome, Applied)
    assert repr(await world.standing(table)) == shown


async def test_who_thinks_better_of_it_is_asked(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await actions(world, table)
    assert (
        why(await world.do_as(table, LORENZO, seat_commands.reopen_wishes)) == "no-call-for-wishes"
    )
    (coming,) = seat_commands.answerable_auction_phases(await world.standing(table), Seat(0))
    await world.do_as(
        table, LORENZO, lambda own: seat_commands.declare_wishes_complete(own, coming)
    )
    assert isinstance(await world.do_as(table, LORENZO, seat_commands.reopen_wishes), Applied)
    for _ in EVERYBODY:
        await world.play(table, await world.next(table), "end")
    await world.pass_time(derived_effects.AT_HAND.stop)
    assert await called(world, table) == {0, 1, 2}


async def test_a_call_outlives_the_house(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await world.order(table, LORENZO, "wish jester 900", "otherwise pass")
    await all_answered(world, table, LORENZO)
    await world.be_shut(3 * HOUR)
    assert len(await called(world, table)) == 2
    await world.pass_time(derived_effects.AT_HAND.stop)
    await world.be_shut(3 * HOUR)
    await all_answered(world, table, ISABELLA, COSIMO)
    world.open()
    assert await called(world, table) == set()


# The bell


async def test_at_a_table_that_waits_the_call_stays_open(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_answered(world, table, ISABELLA, COSIMO)
    await world.pass_time(9 * DAY)
    assert await called(world, table) == {await world.seat(table, LORENZO)}
    assert "deadline-passed" in await world.news(table)
    await all_answered(world, table, LORENZO)


@pytest.mark.parametrize("late", [DeadlineAction.PASS, DeadlineAction.STAND_IN])
async def test_a_deadline_holds_a_round_no_more(world: World, late: DeadlineAction) -> None:
    table = await world.auction(terms=TableTerms("slow", late))
    for person in (ISABELLA, COSIMO):
        await world.order(table, person, "pass-rest")
    await world.order(table, LORENZO, "wish jester 900", "otherwise ask", "limit lake 400 ask")
    await all_answered(world, table, ISABELLA, COSIMO)
    await world.pass_time(5 * DAY)
    assert not (await world.standing(table)).phase
    sales = [act for act in await world.journal(table) if "nominate" in act]
    seat = await world.seat(table, LORENZO)
    if late is DeadlineAction.PASS:  # what he had written so far holds
        assert sales == [f"{seat} nominate jester"]
    else:
        assert (await world.standing(table)).card.holders[seat].replacement


async def test_who_has_written_nothing_and_lets_the_bell_ring_buys_nothing(world: World) -> None:
    table = await world.auction(terms=TableTerms("slow", DeadlineAction.PASS))
    await world.pass_time(5 * DAY)
    assert not (await world.standing(table)).phase
    assert not any("nominate" in act for act in await world.journal(table))


async def test_at_the_characters_too_the_bell_lets_somebody_pass(world: World) -> None:
    table = await world.auction(
        terms=TableTerms("slow", DeadlineAction.PASS), options=(("characters", "on"),)
    )
    await world.order(table, LORENZO, "courtship muse 400")
    for person in EVERYBODY:
        await world.order(table, person, "pass-rest")
    await all_answered(world, table)
    await world.ring()
    assert (await world.standing(table)).auctions_just_opened
    assert await called(world, table) == {0, 1, 2}
    await world.pass_time(8 * DAY)
    courts = [act.split()[:3] for act in await world.journal(table) if "court" in act]
    assert courts == [[str(await world.seat(table, LORENZO)), "court", "muse"]]


async def test_one_answer_may_be_for_lots_and_characters(world: World) -> None:
    table = await world.auction(terms=SLOW, options=(("characters", "on"),))
    for person in EVERYBODY:
        seat = await world.seat(table, person)
        await world.order(table, person, "pass-rest", "no-courtship")
        _, characters = seat_commands.answerable_auction_phases(await world.standing(table), seat)
        await world.do_as(
            table, person, partial(seat_commands.declare_wishes_complete, phase=characters)
        )
    await world.ring()
    assert await called(world, table) == {0, 1, 2}  # nobody can tell who has answered already
    await world.pass_time(derived_effects.AT_HAND.stop + MINUTE)
    assert not (await world.standing(table)).phase


# Who is called


async def test_guests_and_stand_ins_are_not_waited_for(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("random",), terms=SLOW)
    for person in (LORENZO, ISABELLA):
        await world.play(table, person, (await world.legal(table, person))[0])
    await world.pass_time(5)
    assert len(await called(world, table)) == 2
    await world.do_as(table, ISABELLA, seat_commands.let_computer_replace)
    assert await called(world, table) == set()  # there is one person left
    await world.do_as(table, ISABELLA, seat_commands.come_back)
    assert await called(world, table) == set()  # and what is over is over


async def test_where_one_person_plays_he_bids_as_he_comes_along(world: World) -> None:
    table = await world.start(LORENZO, guests=("random", "random"), terms=SLOW)
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    await world.pass_time(30)
    assert (await world.standing(table)).phase
    assert await called(world, table) == set()


@pytest.mark.parametrize(
    ("terms", "sealed"),
    [
        (TableTerms(), False),
        (TableTerms("fast"), False),
        (TableTerms("slow"), True),
        (TableTerms("18:30"), True),
        (TableTerms("slow", auctions="hand"), False),
        (TableTerms("none", auctions="sealed"), True),
    ],
)
async def test_unless_it_is_chosen_the_clock_says_how_auctions_go(
    world: World, terms: TableTerms, *, sealed: bool
) -> None:
    assert clocks.has_sealed_auctions(terms) == sealed
    table = await world.auction(terms=terms)
    assert bool(await called(world, table)) == sealed


async def test_auctions_of_another_kind_there_are_not(world: World) -> None:
    table = await world.gather(*EVERYBODY)
    agree = lobby.set_terms(LORENZO, TableTerms(auctions="dutch"))
    assert why(await world.do(table, agree)) == "no-such-auctions"


# Taking back, and deciding together


async def test_an_undo_back_to_the_round_reopens_it_with_all_answers(world: World) -> None:
    table = await world.auction(terms=SLOW)
    for person in EVERYBODY:
        await world.order(table, person, "wish jester 900", "otherwise pass")
    await all_answered(world, table)
    before = len((await world.course(table)).made)
    await world.ring()
    count = len((await world.course(table)).made) - before
    orders = await world.store.load_orders(table)
    await agreed(world, table, motion_kinds.UndoMotion(count))
    assert await called(world, table) == {0, 1, 2}
    assert await world.store.load_orders(table) == orders
    await world.pass_time(HOUR)
    assert await called(world, table) == {0, 1, 2}  # nothing happens by itself now
    await world.order(table, LORENZO, "wish builder 900")
    await all_answered(world, table)
    assert await called(world, table) == set()


async def test_an_undo_before_the_round_keeps_the_answers(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await actions(world, table)
    for _ in EVERYBODY[1:]:
        await world.play(table, await world.next(table), "end")
    last = await world.next(table)
    await world.play(table, last, "end")
    await all_answered(world, table, *(person for person in EVERYBODY if person != last))
    await world.do_as(table, last, lambda seat: seat_commands.undo_own_moves(seat, 1))
    assert not (await world.standing(table)).phase
    await world.play(table, last, "end")
    assert await called(world, table) == {0, 1, 2}
    await world.pass_time(derived_effects.AT_HAND.stop)
    assert await called(world, table) == {await world.seat(table, last)}


async def test_a_round_reopened_by_an_undo_gives_no_time_again(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await actions(world, table)
    for _ in EVERYBODY[1:]:
        await world.play(table, await world.next(table), "end")
    last = await world.next(table)
    await world.play(table, last, "end")
    await all_answered(world, table, *(person for person in EVERYBODY if person != last))
    had = [budget.left for budget in (await world.standing(table)).budgets]
    await world.do_as(table, last, lambda seat: seat_commands.undo_own_moves(seat, 1))
    await world.play(table, last, "end")

    await all_answered(world, table, *(person for person in EVERYBODY if person != last))

    budgets = (await world.standing(table)).budgets
    assert all(budget.left <= left for budget, left in zip(budgets, had, strict=True))


async def test_who_takes_back_his_own_nomination_calls_nobody(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_answered(world, table)
    first = await world.next(table)
    await world.play(table, first, "nominate jester")
    await world.do_as(table, first, lambda seat: seat_commands.undo_own_moves(seat, 1))
    assert await called(world, table) == set()
    assert await world.next(table) == first


async def test_the_table_votes_how_auctions_go(world: World) -> None:
    table = await world.auction()
    await agreed(world, table, motion_kinds.PlainMotion.SEALED)
    assert "votes-auctions-sealed" in await world.news(table)
    assert await called(world, table) == set()  # those that are on go on as they began
    for _ in EVERYBODY:
        await world.play(table, await world.next(table), "withdraw")
    for _ in EVERYBODY:
        await world.play(table, await world.next(table), "end")
    assert await called(world, table) == {0, 1, 2}
    await world.take_notes(table)
    refused = await world.do_as(
        table,
        LORENZO,
        lambda s: votes_and_seat_changes.cast_vote(
            s, motion_kinds.PlainMotion.SEALED, in_favour=True
        ),
    )
    assert why(refused) == "votes-auctions-are-so"
    await agreed(world, table, motion_kinds.PlainMotion.BY_HAND)
    assert "votes-auctions-by-hand" in await world.news(table)
    assert await called(world, table) == set()
    await world.play(table, await world.next(table), "withdraw")


async def test_while_all_are_there_they_bid_by_hand(world: World) -> None:
    table = await world.auction(terms=SLOW)
    before = await world.standing(table)
    live = replace(before.card, terms=replace(SLOW, live_until=Time(before.now + HOUR)))
    assert seats_called(before) == {0, 1, 2}
    assert seats_called(replace(before, card=live)) == set()


async def test_a_call_is_still_open_after_a_pause(world: World) -> None:
    table = await world.auction(terms=SLOW)
    await all_answered(world, table, LORENZO)
    await agreed(world, table, motion_kinds.PlainMotion.PAUSE)
    assert await called(world, table) == set()
    await agreed(world, table, motion_kinds.PlainMotion.RESUME)
    assert len(await called(world, table)) == 2
