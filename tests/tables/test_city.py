"""What a server's games build: the same for ever, and nothing that was built before is changed."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.journal import Opening
from bot.history.city import DOME, GAMES_PER_SEASON, MILESTONES, SINGLE_SEASONS, build_city
from bot.history.reviews import ReviewService
from bot.notifications import presence_and_absence
from bot.players.review import DecisionToWeigh, GameReview, ReviewProgress
from bot.tables import moderation, seat_commands
from bot.tables.people import DAY, PersonId, Time
from tests.tables.cities import BEGUN, built, games
from tests.tables.houses import GIULIANO, LORENZO, World
from tests.tables.test_absence_log import acted_for


def test_where_no_game_has_ended_nothing_stands() -> None:
    city = build_city(())

    assert (city.districts, city.landmarks, city.plots_newest_first) == ((), frozenset(), ())
    assert city.next_landmark == ("bridge", MILESTONES["bridge"])


@pytest.mark.parametrize(
    ("seats", "computers", "won", "raised"),
    [
        (5, 0, True, ("palazzo", 3, 4, 0)),
        (2, 0, True, ("palazzo", 2, 1, 0)),
        (4, 2, True, ("villa", 2, 1, 2)),
        (2, 2, True, ("villa", 2, 0, 1)),  # computers alone: one of them won
        (1, 0, True, ("house", 2, 0, 0)),
        (1, 0, False, ("house", 1, 0, 0)),
    ],
)
def test_who_plays_among_people_builds_higher_than_beside_computers_or_alone(
    seats: int, computers: int, won: bool, raised: tuple[str, int, int, int]
) -> None:
    (plot,) = build_city([built(seats=seats, computers=computers, won=won)]).plots_newest_first

    assert (plot.form, plot.storeys, plot.houses, plot.huts) == raised


def test_the_best_result_so_far_adds_a_storey_once_there_are_some_to_compare_with() -> None:
    scores = (50, 60, 40, 45, 50, 61, 61, 62)

    plots = build_city(
        [built(at, points=points) for at, points in enumerate(scores)]
    ).plots_newest_first

    assert [plot.storeys for plot in reversed(plots)] == [3, 3, 3, 3, 3, 4, 3, 4]


def test_a_monument_is_the_higher_the_nearer_it_comes_to_the_best_before_it() -> None:
    works = (20, 16, 18, None, 20, 21)

    plots = build_city(
        [built(at, greatest=work) for at, work in enumerate(works)]
    ).plots_newest_first

    assert [plot.monument for plot in reversed(plots)] == [1, 1, 2, 0, 2, 3]


def test_a_dome_is_vaulted_for_what_none_surpassed_of_many() -> None:
    before = [built(at, greatest=20 + at % 5) for at in range(40)]
    less, more = built(40, greatest=23), built(41, greatest=25)
    other = built(42, game="firenze", greatest=90)  # nobody there to measure it by

    assert DOME not in build_city(before[:20]).landmarks
    assert build_city([*before, less]).dome == build_city(before).dome
    raised = build_city([*before, less, more, other])
    assert DOME in raised.landmarks
    assert raised.dome is not None
    assert raised.dome.built == more


@pytest.mark.parametrize("count", [1, 6, 10, 24, 60, 100, 400])
def test_whatever_is_built_later_leaves_what_stands(count: int) -> None:
    known = games(count + 7)

    before, after = build_city(known[:count]), build_city(reversed(known))

    assert after.plots_newest_first[7:] == before.plots_newest_first
    assert after.landmarks >= before.landmarks


def test_a_season_is_so_many_games_and_the_oldest_are_one_old_town() -> None:
    city = build_city(games(GAMES_PER_SEASON * (SINGLE_SEASONS + 2) + 3))

    newest, *older, old = city.districts
    assert (newest.first, newest.last, len(newest.plots)) == (10, 10, 3)
    assert [one.last for one in older] == [9, 8, 7, 6, 5, 4]
    assert not any(one.is_old for one in (newest, *older))
    assert (old.is_old, old.first, old.last, len(old.plots)) == (True, 1, 3, 3 * GAMES_PER_SEASON)
    assert (
        len(build_city(games(GAMES_PER_SEASON * SINGLE_SEASONS + 1)).districts)
        == SINGLE_SEASONS + 1
    )


def test_a_district_knows_who_won_most_in_it_of_those_who_are_named() -> None:
    won = [built(1, names=("Isabella",)), built(2), built(3), built(4, names=("Cosimo",))]

    (district,) = build_city([*won, built(5, names=("Isabella", "Cosimo"))]).districts

    assert district.most_wins == ("Cosimo", 2)
    (unnamed,) = build_city([built(1)]).districts
    assert unnamed.most_wins is None


def test_a_district_tells_the_years_it_was_built_in() -> None:
    later = replace(built(2), opened=Time(BEGUN + 300 * DAY))

    (district,) = build_city([built(1), later]).districts

    assert district.years == (2023, 2024)


def test_what_comes_next_is_told_until_all_is_built() -> None:
    ends = max(MILESTONES.values())

    assert build_city(games(4)).next_landmark == ("walls", 3)
    assert build_city(games(ends)).next_landmark is None


# Looking back, in the house: what is thought about is what somebody decided himself


class Thought:
    """In place of those who think: what they are asked about is noted down."""

    def __init__(self) -> None:
        self.asked, self.times, self.pause = set[int](), 0, 0.0

    async def weigh_decision(self, _: PersonId, __: Opening, doubt: DecisionToWeigh) -> None:
        await asyncio.sleep(self.pause)
        self.asked.add(doubt.at)
        self.times += 1


def looking_back(world: World) -> tuple[ReviewService, Thought]:
    thought: Any = Thought()
    return ReviewService(world.store, thought), thought


async def test_what_was_done_for_somebody_who_was_away_is_no_decision_of_his(world: World) -> None:
    table, away = await acted_for(world, "careful")
    state, seat = await world.standing(table), await world.seat(table, away)
    assert state.course is not None
    done = {errand.at for errand in presence_and_absence.moves_made_for_seat(state, seat)}
    moves = {at for at, made in enumerate(state.course.made) if made.seat == seat}
    reviews, thought = looking_back(world)

    await reviews.start_review(state, seat).wait_for_review()

    assert done
    assert thought.asked == moves - done != set()


async def test_decisions_before_a_takeover_are_not_reviewed(world: World) -> None:
    table = await world.auction()
    seat = await world.seat(table, LORENZO)
    await world.do(table, moderation.replace_person(LORENZO, GIULIANO))
    before = len(await world.journal(table))
    await world.play_on(table, 9)
    reviews, thought = looking_back(world)
    state = await world.standing(table)
    assert state.course is not None
    moves = {at for at, made in enumerate(state.course.made) if made.seat == seat}

    await reviews.start_review(state, seat).wait_for_review()

    assert min(moves) < before
    assert thought.asked  # bids that were outbid are not weighed
    assert thought.asked <= {at for at in moves if at >= before}


async def test_who_has_decided_nothing_is_told_so_and_not_asked_to_wait(world: World) -> None:
    table = await world.start()
    await world.do_as(table, LORENZO, seat_commands.let_computer_replace)
    seat = await world.seat(table, LORENZO)
    while not presence_and_absence.moves_made_for_seat(state := await world.standing(table), seat):
        await world.ring()
    reviews, thought = looking_back(world)

    assert await reviews.start_review(state, seat).wait_for_review() == GameReview(None, ())
    assert not thought.asked


async def test_who_asks_again_while_a_review_is_thought_out_joins_it(world: World) -> None:
    table = await world.auction()
    await world.play_on(table, 9)
    state, seat = await world.standing(table), await world.seat(table, LORENZO)
    reviews, thought = looking_back(world)
    thought.pause = 0.01
    look = reviews.start_review(state, seat)
    assert await look.wait_for_review(0) == ReviewProgress()

    assert reviews.start_review(state, seat) is look
    while (far := await look.wait_for_review(0.001)) == ReviewProgress():
        pass

    assert isinstance(far, ReviewProgress)
    assert 0 < far.number < far.total
    assert await look.wait_for_review() == GameReview(None, ())
    assert thought.times == far.total
