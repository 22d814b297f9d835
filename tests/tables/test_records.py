"""How games came out: results, ratings, and who is strongest on a server."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.history import ratings
from bot.history.ratings import load_leaderboard
from bot.players.registry import computer_players
from bot.tables import seat_commands, votes_and_seat_changes
from bot.tables.people import PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import PlayerRating, SeatResult
from tests.players import match
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, World


def result(seat: int, rank: int, *, person: int | None = None, guest: str = "") -> SeatResult:
    who = None if person is None else PersonId(person)
    return SeatResult(
        *(TableId(1), "princes", "Florence", 3, Seat(seat), who, guest),
        points=100 - 10 * rank,
        rank=rank,
        ended=Time(5),
    )


# Ratings


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    first, second, third = ratings.rate_game(
        [result(0, 3, person=1), result(1, 1, person=2), result(2, 2, person=3)], {}
    )
    assert second.mu > third.mu > first.mu
    assert {rating.games for rating in (first, second, third)} == {1}
    assert {rating.seats for rating in (first, second, third)} == {3}


def test_a_rating_goes_on_from_what_it_was() -> None:
    known = {PersonId(1): PlayerRating(PersonId(1), "princes", 3, mu=40.0, sigma=2.0, games=30)}
    strong, new = ratings.rate_game([result(0, 1, person=1), result(1, 2, person=2)], known)
    assert (strong.games, new.games) == (31, 1)
    assert strong.mu - 40 < 25 - new.mu  # as everybody expected


def test_those_who_share_the_victory_are_rated_alike() -> None:
    one, other = ratings.rate_game([result(0, 1, person=1), result(1, 1, person=2)], {})
    assert one.mu == pytest.approx(other.mu)


@pytest.mark.parametrize("seed", ["annals-1", "annals-2", "annals-3", "annals-4"])
async def test_a_game_against_wolfgang_is_not_rated(world: World, seed: str) -> None:
    table = await world.gather(LORENZO, options=(("level", "hard"),))
    await world.house.start_game(table, LORENZO, "alone")
    state = await world.standing(table)
    assert state.course is not None
    opening = replace(state.course.opening, seed=seed)
    course = match.play_match(state.game, opening, [computer_players("princes")["greedy"]])
    card = replace(state.card, ended=Time(9))
    (own,) = ratings.seat_results(replace(state, card=card, course=course))
    scores = state.game.scores(course.state)
    assert scores is not None
    assert (own.points, own.rank) == (scores.totals[0], 1 if scores.winners else 2)
    assert ratings.rate_game([own], {}) == ()


def test_where_a_computer_plays_nobody_is_rated_and_the_game_counts_in_no_ranking() -> None:
    computer = result(2, 1, guest="journeyman")
    people = [result(0, 3, person=1), result(1, 2, person=2)]
    assert ratings.rate_game([*people, computer], {}) == ()
    known = {rating.person: rating for rating in ratings.rate_game(people, {})}

    others = [replace(one, table=TableId(2)) for one in (*people, result(2, 1, person=3))]
    ranks = ratings.build_leaderboard([*people, computer, *others], known, "princes", 3)

    assert [(rank.person, rank.games) for rank in ranks] == [(2, 1), (1, 1)]


def test_whoever_asked_to_be_forgotten_later_takes_no_game_from_the_others() -> None:
    people = [result(0, 3, person=1), result(1, 2, person=2)]
    known = {rating.person: rating for rating in ratings.rate_game(people, {})}
    ranks = ratings.build_leaderboard([*people, result(2, 1)], known, "princes", 3)
    assert [rank.games for rank in ranks] == [1, 1]


def test_whoever_resigned_came_last_even_if_his_guest_won() -> None:
    gone, stayed = ratings.rate_game(
        [result(0, 1, person=1, guest="greedy"), result(1, 3, person=2)], {}
    )
    assert stayed.mu > gone.mu


# Games


async def play_out(world: World, table: TableId) -> None:
    while await world.status(table) is TableStatus.PLAYING:
        await world.ring()


async def test_a_finished_game_is_written_down_once_for_each_seat(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("greedy",))
    await world.do_as(table, LORENZO, seat_commands.let_computer_replace)
    await world.do_as(table, ISABELLA, votes_and_seat_changes.resign_seat)
    await play_out(world, table)

    results = await world.store.find_results(server="Florence")
    state = await world.standing(table)
    assert state.course is not None
    scores = state.game.scores(state.course.state)
    assert scores is not None
    assert [one.points for one in results] == list(scores.totals)
    assert [one.seat for one in results if one.rank == 1] == list(scores.winners)
    assert [one.person for one in results] == [LORENZO, ISABELLA, None]
    assert [one.computer for one in results] == ["", "journeyman", "greedy"]
    assert {one.ended for one in results} == {state.card.ended}
    assert (await world.store.load_orders(table), await world.dues(table)) == ((), [])


async def test_a_game_in_which_one_learns_counts_for_nobody(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, terms=TableTerms(teaching=True))
    await world.house.start_game(table, LORENZO, "to learn")
    for person in (LORENZO, ISABELLA):
        await world.do_as(table, person, seat_commands.let_computer_replace)
    await play_out(world, table)

    assert await world.status(table) is TableStatus.OVER
    assert list(await world.store.find_results(server="Florence")) == []
    assert await world.store.load_ratings("princes", 2) == {}


async def test_two_games_that_end_at_the_same_time_both_count(world: World) -> None:
    tables = []
    for _ in range(2):
        table = await world.start(LORENZO, ISABELLA, COSIMO)
        for person in (LORENZO, ISABELLA, COSIMO):
            await world.do_as(table, person, seat_commands.let_computer_replace)
        tables.append(table)
    while await world.status(tables[0]) is TableStatus.PLAYING:
        dues = [due for table in tables for due in await world.dues(table)]
        world.clock.at = max(due.at for due in dues)
        # Both tables are rung at the same moment, as two people would press at once.
        bells = [world.bell._run_job(due) for due in dues]
        await asyncio.gather(*bells)
    rated = await world.store.load_ratings("princes", 3)
    assert {rating.games for rating in rated.values()} == {2}


async def test_a_leaderboard_shows_the_strongest_of_a_server_first(world: World) -> None:
    for _ in range(3):
        table = await world.start(LORENZO, ISABELLA, COSIMO)
        for person in (LORENZO, COSIMO):
            await world.do_as(table, person, seat_commands.let_computer_replace)
        await world.do_as(table, ISABELLA, votes_and_seat_changes.resign_seat)
        await play_out(world, table)

    board = await load_leaderboard(world.house, world.store, "Florence", "princes", 3)

    assert board[-1][0].name == "Isabella"
    assert [rank.games for _, rank in board] == [3, 3, 3]
    assert board[-1][1].wins == 0
    assert board[0][1].strength > board[1][1].strength
    assert await load_leaderboard(world.house, world.store, "Siena", "princes", 3) == ()
    assert await load_leaderboard(world.house, world.store, "Florence", "princes", 4) == ()
