"""Tables at which one plays alone: nobody waits, nobody is called, nothing is told twice."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.history import ratings
from bot.tables import lobby, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import PlainMotion, UndoMotion
from bot.tables.people import DAY, HOUR, PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import JobKind, SeatResult
from bot.tables.state import TableState
from tests.tables.houses import ISABELLA, LORENZO, World, why

ALONE = (("level", "easy"), ("dummies", "3"))


async def in_direct_messages(world: World, *guests: str) -> TableId:
    options = () if guests else ALONE
    table = await world.house.open_table(
        "princes", LORENZO, server="", place="a letter", options=options
    )
    assert not isinstance(table, Refusal)
    for guest in guests:
        await world.do(table, lobby.invite_computer(LORENZO, guest))
    assert isinstance(await world.house.start_game(table, LORENZO, "begin"), Applied)
    return table


async def topics(world: World, table: TableId) -> set[str]:
    return {str(note.key) for note in await world.notes(table)}


# What is told


@pytest.mark.parametrize("guests", [(), ("greedy",)])
async def test_in_direct_messages_only_a_board_comes(world: World, guests: tuple[str, ...]) -> None:
    table = await in_direct_messages(world, *guests)
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    await world.pass_time(HOUR)
    assert await topics(world, table) == {"board"}


async def test_in_a_channel_a_hand_is_shown_and_nobody_is_called(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    told = {topic for topic in await topics(world, table) if not topic.startswith("news")}
    assert told == {"board", "hand 0"}


async def test_a_table_moved_to_a_channel_shows_its_hand_in_a_letter(world: World) -> None:
    table = await in_direct_messages(world)
    await world.take_notes(table)

    def moved(state: TableState) -> TableState:
        card = replace(state.card, server="Florence", place="piazza")
        return replace(state, card=card)

    await world.do(table, moved)
    assert "hand 0" in await topics(world, table)


# Time


async def test_nobody_is_reminded_of_a_game_in_which_nobody_waits(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    assert await world.dues(table) == []
    await world.pass_time(8 * DAY)
    assert await world.status(table) is TableStatus.PLAYING
    assert "reminder" not in await world.news(table)


async def test_whoever_wants_to_be_reminded_of_his_own_game_asks_for_it(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    until = Time(world.clock.now() + 5 * HOUR)
    await world.do_as(table, LORENZO, lambda seat: seat_commands.snooze_reminders(seat, until))
    (due,) = await world.dues(table)
    assert due.kind is JobKind.REMIND


async def test_a_clock_that_was_wished_for_runs_alone_too(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE, terms=TableTerms(clock="fast"))
    assert await world.dues(table, JobKind.DEADLINE)


async def test_nobody_takes_over_a_game_of_somebody_who_takes_his_time(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    await world.pass_time(8 * DAY)
    outcome = await world.do(table, votes_and_seat_changes.offer_takeover(ISABELLA, Seat(0)))
    assert why(outcome) == "seat-is-not-silent"


# Undo


async def test_alone_there_is_no_vote_that_takes_back_a_die(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    lot = next(move for move in await world.legal(table, LORENZO) if move.startswith("nominate"))
    await world.play(table, LORENZO, lot)
    alone = await world.do_as(table, LORENZO, lambda seat: seat_commands.undo_own_moves(seat, 1))
    assert why(alone) == "nobody-to-ask"
    assert why(await world.vote(table, LORENZO, UndoMotion(1))) == "nobody-to-ask"


async def test_alone_nobody_plays_live(world: World) -> None:
    table = await world.auction(LORENZO, options=ALONE)
    refused = await world.vote(table, LORENZO, PlainMotion.LIVE)
    assert why(refused) == "live-wants-two"


# The lobby


async def test_only_a_table_one_has_to_oneself_becomes_one_for_oneself_alone(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    assert why(await world.do(table, lobby.make_table_solo(LORENZO, ALONE))) == "others-sit-here"
    assert why(await world.do(table, lobby.make_table_solo(ISABELLA, ALONE))) == "only-the-owner"
    await world.do(table, lobby.stand_up(ISABELLA))
    assert isinstance(await world.do(table, lobby.make_table_solo(LORENZO, ALONE)), Applied)
    assert isinstance(await world.house.start_game(table, LORENZO, "begin"), Applied)


async def test_what_is_for_several_has_to_go_before_one_plays_alone(world: World) -> None:
    table = await world.gather(LORENZO)
    await world.do(table, lobby.set_option(LORENZO, "characters", "on"))
    refused = await world.do(table, lobby.make_table_solo(LORENZO, ALONE))
    assert why(refused) == "option-at-other-sizes"
    await world.do(table, lobby.set_option(LORENZO, "characters", "off"))
    assert isinstance(await world.do(table, lobby.make_table_solo(LORENZO, ALONE)), Applied)


# The annals


def test_games_alone_are_told_by_wins_and_best_and_rate_nobody() -> None:
    def result(person: int, points: int, rank: int, seats: int = 1) -> SeatResult:
        at = (TableId(1), "princes", "Florence", seats, Seat(0), PersonId(person), "")
        return SeatResult(*at, points=points, rank=rank, ended=Time(5))

    results = [result(1, 60, 2), result(1, 40, 2), result(2, 50, 1), result(1, 90, 1, seats=3)]

    first, second = ratings.build_solo_records(results, "princes")

    assert (first.person, first.games, first.wins, first.best) == (2, 1, 1, 50)
    assert (second.person, second.games, second.wins, second.best) == (1, 2, 0, 60)
    assert ratings.rate_game([results[0]], {}) == ()
