"""Looking back, in the house: what is thought about is what somebody decided himself."""

import asyncio
from typing import Any

from bot.engine.journal import Opening
from bot.history.reviews import ReviewService
from bot.notifications import presence
from bot.players.review import DecisionToWeigh, GameReview, ReviewProgress
from bot.tables import commands, moderation
from bot.tables.people import PersonId
from tests.tables.houses import GIULIANO, LORENZO, World
from tests.tables.test_errands import acted_for


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
    done = {errand.at for errand in presence.entries_of_seat(state, seat)}
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
    await world.do_as(table, LORENZO, commands.let_computer_replace)
    seat = await world.seat(table, LORENZO)
    while not presence.entries_of_seat(state := await world.standing(table), seat):
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
