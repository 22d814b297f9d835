"""A call for actions: while the first player has the turn, the others plan theirs."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.planning import orders_and_plans, turns_ahead
from bot.planning.orders_and_plans import with_plans
from bot.tables import clocks, lobby, seat_commands
from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import PlainMotion, UndoMotion
from bot.tables.people import DAY, HOUR, MINUTE, DeadlineAction, PersonId, TableId, TableTerms
from bot.tables.records import JobKind, OutboxMessage
from bot.tables.state import (
    TableState,
    is_person_asked,
    seats_asked_to_plan,
    seats_waited_for,
    seats_yet_to_plan,
    table_command,
)
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO, World, why, world
from tests.tables.test_sealed_equal_hands import _calm, _Watch, overheard
from tests.tables.turns_ahead import leave, made, thought_of, whose_turn

TOGETHER = TableTerms("slow", auctions=clocks.BY_HAND, turns=clocks.TOGETHER)


async def in_turn(here: World, table: TableId) -> list[PersonId]:
    """Everybody in the order of their turns."""
    first = await whose_turn(here, table)
    return [*EVERYBODY[first:], *EVERYBODY[:first]]


async def sees_first(here: World, table: TableId, person: PersonId) -> None:
    assert isinstance(
        await here.do_as(table, person, orders_and_plans.answer_call_without_plan), Applied
    )


def letters(notes: list[OutboxMessage]) -> list[PersonId | None]:
    return [note.person for note in notes if str(note.key).startswith("turn")]


# The call


async def test_while_the_first_has_the_turn_all_others_are_called_once(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    first, *others = await in_turn(world, table)
    state = await world.standing(table)
    assert seats_waited_for(state) == {await world.seat(table, first)}
    asked = letters(await world.take_notes(table))[-3:]
    assert set(asked) == set(EVERYBODY)  # one letter each
    for seat in [await world.seat(table, one) for one in others]:
        assert is_person_asked(state, seat)
        assert state.budgets[seat].since is None  # the table does not wait for it yet
    assert await world.store.tables_asking_person(others[1]) == (table,)
    await world.play(table, first, "end")
    # Whoever has not answered is asked now like anybody whose turn comes; the third hears nothing.
    assert letters(await world.take_notes(table)) == [others[0]]


async def test_at_a_table_with_turns_in_order_nobody_is_called(world: World) -> None:
    table = await world.action(terms=TableTerms("slow", auctions=clocks.BY_HAND))
    assert not seats_asked_to_plan(await world.standing(table))
    refused = await world.do_as(
        table, await world.next(table), orders_and_plans.answer_call_without_plan
    )
    assert why(refused) == "no-turn-to-come"


async def test_plans_are_played_in_turn_and_only_who_sees_first_is_asked(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    first, second, third = await in_turn(world, table)
    await leave(world, table, third, ["end"])
    await sees_first(world, table, second)
    assert not seats_yet_to_plan(await world.standing(table))
    await world.take_notes(table)
    await world.play(table, first, "end")
    assert letters(await world.take_notes(table)) == [second]
    await world.pass_time(MINUTE)  # nobody else moves before
    assert await world.next(table) == second
    await world.play(table, second, "end")
    before = len(await world.journal(table))
    await world.pass_time(MINUTE)
    seat = await world.seat(table, third)
    assert (await world.journal(table))[before:] == [f"{seat} end"]


async def test_an_answer_may_be_changed_until_it_is_played(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    first, second, _ = await in_turn(world, table)
    seat = await world.seat(table, second)
    await world.take_notes(table)
    await sees_first(world, table, second)
    for change in (
        lambda at: orders_and_plans.add_plan_moves(at, ["end"], 0),
        orders_and_plans.turn_draft_into_plan,
        orders_and_plans.answer_call_without_plan,
        lambda at: orders_and_plans.add_plan_moves(at, ["end"], 0),
        orders_and_plans.turn_draft_into_plan,
        orders_and_plans.drop_own_plans,
    ):
        assert seat not in seats_yet_to_plan(await world.standing(table))
        assert isinstance(await world.do_as(table, second, change), Applied)
    assert seat in seats_yet_to_plan(await world.standing(table))
    assert letters(await world.take_notes(table)) == []  # the call was heard already
    await leave(world, table, second, ["end"])
    world.open()  # a restart in the midst of the call
    await world.play(table, first, "end")
    await made(world, table, second)
    assert (await world.journal(table))[-1] == f"{seat} end"


async def test_the_deadline_of_the_first_in_the_midst_of_a_call_leaves_the_plans(
    world: World,
) -> None:
    terms = TableTerms("slow", DeadlineAction.PASS, auctions="hand", turns=clocks.TOGETHER)
    table = await world.action(terms=terms)
    first, second, third = await in_turn(world, table)
    await leave(world, table, second, ["end"])
    await sees_first(world, table, third)
    await world.be_shut(3 * HOUR)
    while "deadline-passed" not in await world.news(table):
        await world.pass_time(HOUR)
    await world.pass_time(MINUTE)
    turns = [line.split()[0] for line in await world.journal(table) if line.endswith(" end")]
    seats = [str(await world.seat(table, one)) for one in (first, second)]
    assert turns[:2] == seats
    assert await world.next(table) == third


async def test_where_one_person_plays_or_all_play_live_nobody_is_called(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    await world.say_yes(table, PlainMotion.LIVE)
    assert not seats_asked_to_plan(await world.standing(table))
    alone = await world.start(LORENZO, guests=("random", "random"), terms=TOGETHER)
    await world.play(alone, LORENZO, (await world.legal(alone, LORENZO))[0])
    while (await world.standing(alone)).game.turn((await world.course(alone)).state) is None:
        if await world.dues(alone, JobKind.ANSWER):
            await world.ring()
        else:
            legal = await world.legal(alone, LORENZO)
            await world.play(alone, LORENZO, "withdraw" if "withdraw" in legal else "pass")
    course = await world.course(alone)
    coming = turns_ahead.turns_after(await world.game(alone), course.state)
    assert await world.seat(alone, LORENZO) in coming
    assert not seats_asked_to_plan(await world.standing(alone))


async def test_a_seat_with_a_computer_in_its_place_is_not_called(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    _, second, third = await in_turn(world, table)
    await world.do_as(table, third, seat_commands.let_computer_replace)
    assert seats_asked_to_plan(await world.standing(table)) == {await world.seat(table, second)}


async def test_what_is_taken_back_by_vote_asks_again_for_plans(world: World) -> None:
    table = await world.action(terms=TOGETHER)
    first, second, _ = await in_turn(world, table)
    await leave(world, table, second, ["end"])
    await world.play(table, first, "acquire-bonus")
    await world.say_yes(table, UndoMotion(1))
    assert await world.seat(table, second) in seats_yet_to_plan(await world.standing(table))
    assert "plan-loosened" in await world.news(table)


# Chosen by all


async def test_in_a_running_game_all_must_want_it_and_silence_is_no_consent(world: World) -> None:
    table = await world.action(terms=TableTerms(auctions="hand"))
    await world.vote(table, LORENZO, PlainMotion.TOGETHER)
    await world.vote(table, ISABELLA, PlainMotion.TOGETHER)
    await world.pass_time(2 * DAY)
    assert not seats_asked_to_plan(await world.standing(table))
    assert "votes-came-to-nothing" in await world.news(table)

    await world.take_notes(table)
    await world.say_yes(table, PlainMotion.TOGETHER)
    assert len(seats_asked_to_plan(await world.standing(table))) == 2
    assert len(letters(await world.take_notes(table))) == 2
    assert why(await world.vote(table, COSIMO, PlainMotion.TOGETHER)) == "votes-turns-are-so"
    world.open()
    assert len(seats_asked_to_plan(await world.standing(table))) == 2  # it is kept
    await world.say_yes(table, PlainMotion.IN_ORDER)
    assert not seats_asked_to_plan(await world.standing(table))


async def test_firenze_has_no_turns_to_plan_at_once(world: World) -> None:
    table = await world.house.open_table("firenze", LORENZO, server="Florence", place="piazza")
    assert not isinstance(table, Refusal)
    await world.do(table, lobby.sit_down(ISABELLA))
    await world.house.start_game(table, LORENZO, "start")
    assert why(await world.vote(table, LORENZO, PlainMotion.TOGETHER)) == "no-turns-together"


# What the others notice

ANSWERS = ("nothing", "wait", "draft", "plan", "plan, then wait", "plan, then nothing", "conflict")


@dataclass(frozen=True)
class Noticed:
    """What the others see before the turn of the one who answers has come, and after."""

    before: Sequence[object]
    after: Sequence[object]


@table_command
def leave_conflict(state: TableState, seat: Seat) -> TableState:
    """Leave a plan that tells of another outcome than the move will have."""
    return with_plans(state, seat, [f"{turns_ahead.PLAN}: end =00000000"])


async def noticed(seed: int, answer: str, *, last: bool) -> Noticed:
    with TemporaryDirectory() as folder:
        async with world(Path(folder), seed=f"called {seed}") as here:
            table = await here.action(terms=TOGETHER)
            order = await in_turn(here, table)
            person = order[2 if last else 1]
            with overheard() as log:
                watch = _Watch(here, table, person, log)
                await watch.look()
                await answer_call(here, table, person, answer)
                await watch.look()
                for other in order[1:]:
                    if other != person:
                        await sees_first(here, table, other)
                        await watch.look()
                await here.pass_time(40 * MINUTE)
                await watch.look()
                for other in order[: order.index(person)]:
                    await here.play(table, other, "end")
                    await watch.look()
                before = len(watch.seen)
                for _ in range(4):
                    await here.pass_time(10)
                    await watch.look()
            return Noticed(watch.seen[:before], watch.seen[before:])


async def answer_call(here: World, table: TableId, person: PersonId, answer: str) -> None:
    if answer == "conflict":
        assert isinstance(await here.do_as(table, person, leave_conflict), Applied)
    said = (await thought_of(here, table, person))[0][:2]
    if answer == "draft":
        await here.do_as(
            table, person, lambda seat: orders_and_plans.add_plan_moves(seat, said[:1], 0)
        )
    if answer.startswith("plan"):
        await leave(here, table, person, said)
    if answer.endswith("wait"):
        await sees_first(here, table, person)
    if answer.endswith("then nothing"):
        await here.do_as(table, person, orders_and_plans.drop_own_plans)


def nobody_can_tell_the_answer(seed: int, one: str, other: str, *, last: bool) -> None:
    first, second = (asyncio.run(noticed(seed, answer, last=last)) for answer in (one, other))
    assert first.before == second.before
    if "plan" not in (one, other):  # a plan is played; all else is asked in the same way
        assert first.after == second.after


_answers = st.sampled_from(ANSWERS)


@given(seed=st.integers(0, 10**6), one=_answers, other=_answers, last=st.booleans())
@example(seed=1, one="nothing", other="conflict", last=False)
@example(seed=2, one="plan", other="wait", last=True)
@settings(_calm, max_examples=3)
def test_nobody_can_tell_who_has_answered_and_how(
    *, seed: int, one: str, other: str, last: bool
) -> None:
    nobody_can_tell_the_answer(seed, one, other, last=last)


@pytest.mark.long
@given(seed=st.integers(0, 10**6), one=_answers, other=_answers, last=st.booleans())
@settings(_calm, max_examples=100)
def test_nobody_can_tell_who_has_answered_and_how_at_very_many_tables(
    *, seed: int, one: str, other: str, last: bool
) -> None:
    nobody_can_tell_the_answer(seed, one, other, last=last)
