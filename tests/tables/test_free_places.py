"""A place that a computer keeps is taken over by whoever comes, at any question of a game."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest
import pytest_asyncio

from bot.cli import replay
from bot.engine.game import Seat, legal_moves
from bot.engine.journal import begin_course
from bot.engine.text import Refusal
from bot.history.ratings import rate_game, seat_results
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.tables import derived_effects, lobby, moderation, seat_commands, votes_and_seat_changes
from bot.tables.clocks import initial_budget
from bot.tables.command_runner import Applied, Rejected, Table
from bot.tables.motion_kinds import ReplaceMotion, TakeoverMotion
from bot.tables.people import (
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.state import (
    CommandRejected,
    TableState,
    is_person_asked,
    seats_called,
    seats_waited_for,
)
from cogs.interaction.speech import SpeechContext
from tests.golden.recipes import FOLDER
from tests.tables.houses import (
    CATERINA,
    COSIMO,
    GIULIANO,
    ISABELLA,
    LORENZO,
    Options,
    World,
    why,
    world,
)
from tests.tables.test_laws import ProcessKilled

FREE = Seat(2)


@pytest_asyncio.fixture(name="world")
async def _world(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as opened:
        yield opened


async def begun(here: World, *people: PersonId, terms: TableTerms | None = None) -> TableId:
    """Three play: these, and computers that keep the other places."""
    table = await here.gather(*people, terms=terms)
    first = lobby.keep_seats_free(people[0], "greedy", 3)
    done = await here.house.start_game(table, people[0], "start", first=first)
    assert isinstance(done, Applied), done
    return table


async def later(here: World, table: TableId, round_: int = 2) -> None:
    """On until this round; computers play by themselves."""
    while (await here.game(table)).round_of((await here.course(table)).state) < round_:
        asked = [person for person in await here.asked(table) if person is not None]
        if asked:
            legal = await here.legal(table, asked[0])
            await here.play(table, asked[0], next((m for m in legal if m == "withdraw"), legal[0]))
        else:
            await here.pass_time(10)


# The start


async def test_a_table_starts_as_soon_as_its_owner_likes(world: World) -> None:
    table = await begun(world, LORENZO)

    card = (await world.standing(table)).card
    assert card.holders[1:] == (SeatHolder(computer="greedy", free=True),) * 2
    assert card.seats_kept_free == (1, 2)


async def test_who_is_at_the_table_already_is_not_driven_away(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    keep = lobby.keep_seats_free(LORENZO, "greedy", 2)
    assert why(await world.do(table, keep)) == "nothing-to-keep"
    assert why(await world.do(table, lobby.keep_seats_free(ISABELLA, "greedy", 3))) == (
        "only-the-owner"
    )
    assert why(await world.do(table, lobby.keep_seats_free(LORENZO, "greedy", 6))) == (
        "table-is-full"
    )


# Taking one over


async def test_in_the_first_round_nobody_is_asked(world: World) -> None:
    table = await begun(world, LORENZO, ISABELLA)

    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, FREE)), Applied
    )

    state = await world.standing(table)
    assert state.card.holders[FREE].person == COSIMO
    assert state.card.holders[FREE].came_in == 1
    assert state.card.seats_kept_free == ()
    assert await world.legal(table, COSIMO)
    world.open()
    assert (await world.standing(table)).card == state.card


async def test_later_the_others_agree_unless_the_owner_said_otherwise(world: World) -> None:
    table = await begun(world, LORENZO, ISABELLA)
    await later(world, table)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, FREE)), Applied
    )
    assert (await world.standing(table)).card.seats_kept_free == (FREE,)

    await world.say_yes(table, TakeoverMotion(FREE, COSIMO), LORENZO, ISABELLA)

    holder = (await world.standing(table)).card.holders[FREE]
    assert (holder.person, holder.came_in) == (COSIMO, 2)

    terms = TableTerms(takeovers=lobby.FREE_TAKEOVERS)
    other = await begun(world, LORENZO, ISABELLA, terms=terms)
    await later(world, other)
    assert isinstance(
        await world.do(other, votes_and_seat_changes.offer_takeover(COSIMO, FREE)), Applied
    )
    assert (await world.standing(other)).card.holders[FREE].person == COSIMO


async def test_a_computer_that_was_invited_is_no_free_place(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("greedy",))
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, FREE)))
        == "no-such-seat"
    )


async def test_nobody_takes_two_nor_comes_back_for_another(world: World) -> None:
    """Whoever has seen one hand of a game gets no other."""
    terms = TableTerms("fast", takeovers=lobby.FREE_TAKEOVERS)
    table = await begun(world, LORENZO, ISABELLA, terms=terms)
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(LORENZO, FREE)))
        == "you-play-already"
    )
    await world.do_as(table, ISABELLA, votes_and_seat_changes.resign_seat)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(CATERINA, Seat(1))), Applied
    )
    await world.say_yes(table, TakeoverMotion(Seat(1), CATERINA), LORENZO)
    assert (await world.standing(table)).card.left == {ISABELLA}

    for _ in range(2):
        offer = votes_and_seat_changes.offer_takeover(ISABELLA, FREE)
        assert why(await world.do(table, offer)) == "has-resigned"
        world.open()


async def test_no_moderator_seats_anybody_a_second_time(world: World) -> None:
    table = await begun(world, LORENZO, ISABELLA)
    await world.do(table, moderation.replace_person(ISABELLA, CATERINA))
    again = moderation.replace_person(LORENZO, ISABELLA)
    outcome = await world.do(table, again)
    assert why(outcome) == "sat-here-before"
    assert isinstance(outcome, Rejected)
    told = SpeechContext("en").speak_text(outcome.refusal.text)
    assert told.startswith("That person has had a place")


async def test_who_left_before_the_cards_were_dealt_may_come_back(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    await world.do(table, lobby.stand_up(ISABELLA))
    first = lobby.keep_seats_free(LORENZO, "greedy", 3)
    assert isinstance(await world.house.start_game(table, LORENZO, "1", first=first), Applied)
    world.open()
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(ISABELLA, FREE)), Applied
    )


async def test_a_new_player_is_called_for_wishes_like_all_others(world: World) -> None:
    table = await begun(world, LORENZO, ISABELLA, terms=TableTerms("slow"))
    for person in (LORENZO, ISABELLA):
        await world.play(table, person, (await world.legal(table, person))[0])
    while not seats_called(await world.standing(table)):
        await world.pass_time(10)
    state = await world.standing(table)
    assert seats_called(state) == {0, 1}
    await world.do_as(
        table, LORENZO, lambda seat: seat_commands.declare_wishes_complete(seat, state.phase)
    )

    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, FREE)), Applied
    )

    assert seats_called(await world.standing(table)) == {1, FREE}
    for person in (ISABELLA, COSIMO):
        await world.do_as(
            table, person, lambda seat: seat_commands.declare_wishes_complete(seat, state.phase)
        )
    assert not seats_called(await world.standing(table))


async def test_names_of_computers_stay_and_a_rematch_keeps_no_place(world: World) -> None:
    table = await begun(world, LORENZO)
    assert isinstance(
        await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, Seat(1))), Applied
    )
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    await world.do_as(table, LORENZO, votes_and_seat_changes.resign_seat)
    again = await world.house.open_or_join_rematch(table, LORENZO, "again")
    assert not isinstance(again, Refusal)
    assert (await world.standing(again)).card.holders == (SeatHolder(LORENZO),)


# At every question of whole games


SHEETS = ("princes/four-hire", "princes/both-three", "firenze/three-builders")


def states_of(name: str) -> list[TableState]:
    """A game of computers, the last of which keeps a free place, before each of its moves."""
    game, sheet = replay.load_sheet_and_game(FOLDER / f"{name}.game")
    seats = sheet.opening.seats
    people = [SeatHolder(PersonId(at + 1)) for at in range(seats - 1)]
    card = TableCard(
        *(TableId(1), game.key, TableStatus.PLAYING, "Florence", "piazza", LORENZO, ()),
        *(TableTerms("slow", takeovers=lobby.FREE_TAKEOVERS),),
        holders=(*people, SeatHolder(computer="greedy", free=True)),
        opened=Time(1),
        started=Time(1),
    )
    begun_ = begin_course(game, sheet.opening)
    state = TableState(card, game, begun_, now=Time(9), planner=OrdersAndPlansPlanner())
    state = replace(state, budgets=(initial_budget(card.terms),) * seats, server_seed="seed")
    found = [state]
    for entry in sheet.entries:
        assert entry.seat is not None
        if entry.act.startswith("undo"):
            break
        state = seat_commands.apply_move(state, entry.seat, entry.act)
        found.append(replace(state, new_entries=()))
    return [one for one in found if seats_waited_for(one)]


@pytest.mark.parametrize("name", SHEETS)
def test_a_place_is_taken_over_at_every_question(name: str) -> None:
    states = states_of(name)
    assert len(states) > 100
    for state in states:
        free, before = state.card.seats_kept_free[0], seats_called(state)
        after = votes_and_seat_changes.offer_takeover(GIULIANO, free)(state)
        found = derived_effects.derive_effects(state, after, "1")

        assert found.after.card.holders[free].person == GIULIANO
        assert found.after.card.status is TableStatus.PLAYING
        assert not found.after.new_entries  # no move is lost and none is made
        assert before <= seats_called(found.after) <= before | {free}
        waits = seats_waited_for(found.after)
        if free in waits:
            asked = is_person_asked(found.after, free)
            kinds = {str(job.kind) for job in found.jobs if job.seat == free}
            assert kinds == ({"deadline", "remind"} if asked else {"answer"}), kinds
        # Nobody hears more of it than who it is.
        for message in found.messages:
            if message.text is not None:
                assert message.text.key in ("substitute-sits-down", "asks-for-a-vote")
            if message.person not in (None, GIULIANO):
                assert message.text is None or message.text.facts == ()


@pytest.mark.parametrize("name", SHEETS)
def test_the_game_goes_on_as_if_nothing_had_happened(name: str) -> None:
    """The same moves lead to the same end, whoever makes them."""
    states = states_of(name)
    last = states[-1].begun_course
    for at in range(0, len(states), len(states) // 5):
        state = votes_and_seat_changes.offer_takeover(GIULIANO, states[at].card.seats_kept_free[0])(
            states[at]
        )
        for made in last.made[state.begun_course.ply :]:
            spelt = state.game.vocabulary.spell(made.move)
            state = seat_commands.apply_move(state, made.seat, spelt)
        assert state.begun_course.state == last.state


# Killed at any question


GAMES: dict[str, tuple[str, Options, TableTerms]] = {
    "by hand": ("princes", (), TableTerms("fast", auctions="hand")),
    "sealed": ("princes", (), TableTerms("slow", auctions="sealed")),
    "together": ("princes", (("characters", "on"),), TableTerms("slow", turns="together")),
    "bricks": ("firenze", (), TableTerms("slow")),
}


async def begun_with(here: World, name: str) -> TableId:
    game, options, terms = GAMES[name]
    terms = replace(terms, takeovers=lobby.FREE_TAKEOVERS)
    table = await here.gather(LORENZO, ISABELLA, game=game, options=options, terms=terms)
    first = lobby.keep_seats_free(LORENZO, "random", 3)
    done = await here.house.start_game(table, LORENZO, "start", first=first)
    assert isinstance(done, Applied), done
    return table


async def go_on(here: World, table: TableId, rng: Random) -> None:
    """Somebody does something; computers play by themselves."""
    state = await here.standing(table)
    called = sorted(seats_called(state))
    asked = sorted(seat for seat in seats_waited_for(state) if is_person_asked(state, seat))
    if called:
        person, phase = state.card.holders[called[0]].person, state.phase
        assert person is not None
        await here.do_as(
            table, person, lambda seat: seat_commands.declare_wishes_complete(seat, phase)
        )
    elif asked:
        person = state.card.holders[asked[0]].person
        assert person is not None
        await here.play(table, person, rng.choice(await here.legal(table, person)))
    else:
        await here.pass_time(10)


async def take_over_and_die(here: World, table: TableId, killed: type, method: str) -> None:
    """Take the free place over; the process ends where this is called, and another one begins."""

    def kill(*_: object) -> None:
        raise ProcessKilled

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(killed, method, kill)
        with pytest.raises(ProcessKilled):
            await here.house.run_command(
                table, votes_and_seat_changes.offer_takeover(COSIMO, FREE), "takes over"
            )
    here.open()


async def check_kills(here: World, table: TableId) -> None:
    """Killed before the place is stored nothing is left of it, killed after it nothing is lost."""
    before, journal = await here.standing(table), await here.journal(table)
    await take_over_and_die(here, table, type(here.store), "_run_writing")
    state = await here.standing(table)
    assert (state.card, state.budgets) == (before.card, before.budgets)

    await take_over_and_die(here, table, Table, "adopt_state")

    state = await here.standing(table)
    taken = state.card.holders[FREE]
    assert (taken.person, taken.computer, state.card.seats_kept_free) == (COSIMO, "", ())
    assert state.begun_course.state == before.begun_course.state
    again = await here.house.run_command(
        table, votes_and_seat_changes.offer_takeover(COSIMO, FREE), "takes over"
    )
    assert why(again) == "you-play-already"
    assert "substitute-sits-down" in await here.news(table)
    await here.pass_time(30)  # no computer moves in the place that somebody has taken
    later = await here.journal(table)
    assert later[: len(journal)] == journal
    for line in later[len(journal) :]:  # but what is somebody's only move is made for them
        seat, act = int(line.split()[0]), line.partition(" ")[2]
        assert len(legal_moves(state.game, state.begun_course.state, Seat(seat))) == 1
        state = seat_commands.apply_move(state, Seat(seat), act)
    here.open()
    await go_on(here, table, Random(1))


async def kill_in_copy(here: World, table: TableId, folder: Path) -> None:
    """Leave the game itself as it is: it goes on from this question."""
    copy = folder / "copy" / "signoria.db"
    copy.parent.mkdir()
    with closing(sqlite3.connect(here.store.path)) as file, closing(sqlite3.connect(copy)) as to:
        file.backup(to)
    async with world(copy.parent) as other:
        other.clock.at = here.clock.at
        await check_kills(other, table)
    rmtree(copy.parent)


async def kill_at_questions(here: World, name: str, folder: Path, every: int, most: int) -> int:
    """Go through a game and take over at each of these questions; return at how many."""
    table, rng, asked, seen = await begun_with(here, name), Random(name), 0, set[object]()
    while (state := await here.standing(table)).card.status is TableStatus.PLAYING and asked < most:
        question = (len(await here.journal(table)), frozenset(seats_called(state)))
        if question not in seen and len(seen) % every == 0:
            await kill_in_copy(here, table, folder)
            asked += 1
        seen.add(question)
        await go_on(here, table, rng)
    return asked


@pytest.mark.parametrize("name", GAMES)
async def test_a_kill_leaves_all_of_a_take_over_or_nothing(
    world: World, tmp_path: Path, name: str
) -> None:
    assert await kill_at_questions(world, name, tmp_path, every=7, most=6) == 6


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
async def test_at_every_question_of_a_game_as_well(world: World, tmp_path: Path, name: str) -> None:
    assert await kill_at_questions(world, name, tmp_path, every=1, most=1000) > 60


# Results


def test_who_took_over_is_not_rated_and_the_round_is_kept() -> None:
    state = states_of("firenze/three-builders")[-1]
    taken = votes_and_seat_changes.offer_takeover(GIULIANO, state.card.seats_kept_free[0])(state)
    last = replay.load_sheet_and_game(FOLDER / "firenze/three-builders.game")[1].entries
    for entry in last[state.begun_course.ply :]:
        assert entry.seat is not None
        taken = seat_commands.apply_move(taken, entry.seat, entry.act)
    over = replace(taken, card=replace(taken.card, ended=Time(20)))
    *others, came = seat_results(over)
    assert came.person == GIULIANO
    assert came.took_over == state.game.round_of(state.begun_course.state)
    assert [one.took_over for one in others] == [0, 0]
    rated = {one.person for one in rate_game((*others, came), {})}
    assert GIULIANO not in rated


def test_nobody_votes_about_an_empty_place_otherwise() -> None:
    state = states_of("firenze/three-builders")[0]
    motion = ReplaceMotion(state.card.seats_kept_free[0])
    with pytest.raises(CommandRejected):
        votes_and_seat_changes.cast_vote(Seat(0), motion, in_favour=True)(state)
