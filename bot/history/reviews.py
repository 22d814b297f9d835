"""Review a finished game decision by decision, or play on from one of its positions."""

import asyncio
import json
import logging
from typing import TypeAlias

from bot.engine.game import Seat, is_legal
from bot.engine.journal import lines_in_force
from bot.engine.text import Refusal
from bot.players import registry
from bot.players.review import GameReview, ReviewMoment, ReviewProgress, review_game
from bot.tables import people
from bot.tables.lobby import NO_LIMITS, LimitedUse, LimitKind, Limits, why_limited
from bot.tables.state import TableState, reject_if_refused
from bot.tables.store_protocols import Store, format_trace
from bot.tables.thinking_pool import ThinkingFailed, ThinkingPool

_log = logging.getLogger(__name__)


_ReviewKey: TypeAlias = tuple[people.TableId, people.PersonId]


class RunningReview:
    """A review that is being computed."""

    def __init__(self) -> None:
        self.progress = ReviewProgress()
        self.task: asyncio.Task[GameReview | None]

    async def wait_for_review(
        self, patience: float | None = None
    ) -> GameReview | ReviewProgress | None:
        """Return the review, its progress after `patience` seconds, or None if it failed."""
        await asyncio.wait([self.task], timeout=patience)
        if not self.task.done():
            return self.progress
        return None if self.task.cancelled() else self.task.result()


class ReviewService:
    """Compute reviews in the thinking pool, and store them once they are complete."""

    def __init__(self, store: Store, thinking: ThinkingPool, limits: Limits = NO_LIMITS) -> None:
        self._store, self._thinking, self._limits = store, thinking, limits
        self._under_way = dict[_ReviewKey, RunningReview]()
        self._incomplete = dict[_ReviewKey, GameReview]()
        self._closed = False

    async def earlier_review(self, state: TableState, seat: Seat) -> GameReview | None:
        """Return an earlier review; None if there is none or it does not fit this game."""
        key = _review_key(state, seat)
        text = await self._store.load_review(*key)
        try:
            review = parse_review(text) if text else self._incomplete.get(key)
        except (ValueError, TypeError, RecursionError):
            return None
        return review if review and _is_review_of(review, state, seat) else None

    def start_review(self, state: TableState, seat: Seat) -> RunningReview:
        """Return the running review of this seat, or start one.

        Raise CommandRejected at a limit of the person.
        """
        key = _review_key(state, seat)
        running = self._under_way.get(key)
        if running is None:
            uses = [LimitedUse(table) for table, person in self._under_way if person == key[1]]
            reject_if_refused(why_limited(self._limits, LimitKind.REVIEWS, uses))
            running = self._under_way[key] = RunningReview()
            running.task = asyncio.create_task(self._compute_review(running, state, seat))
            running.task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return running

    async def _compute_review(
        self, running: RunningReview, state: TableState, seat: Seat
    ) -> GameReview | None:
        key = _review_key(state, seat)
        try:
            known = await self.earlier_review(state, seat)
            if known is not None or self._closed:
                return known
            review, is_whole = await self._review_decisions(running, state, seat)
            if review is not None and is_whole:
                async with self._store.unit_of_work() as unit:
                    unit.save_review(*key, format_review(review))
            elif review is not None:
                self._incomplete[key] = review
        except Exception as error:
            _log.error("table %d is not looked back at: %s", state.card.id, format_trace(error))
            return None
        return review

    async def _review_decisions(
        self, running: RunningReview, state: TableState, seat: Seat
    ) -> tuple[GameReview | None, bool]:
        """Review every decision; return the review and whether all of them could be weighed.

        The review is None if none could. Automatic moves and moves of earlier owners are left out.
        """
        course, mind = state.begun_course, registry.review_method(state.game.key)
        assert course is not None
        assert mind is not None
        others = await self._moves_of_others(state, seat)
        _, person = _review_key(state, seat)
        asking, answer = review_game(state.game, mind, course, seat, others), None
        is_thought_about, is_whole = False, True
        while True:
            try:
                doubt = asking.send(answer)
            except StopIteration as told:
                return (told.value if is_thought_about or is_whole else None), is_whole
            running.progress = doubt.progress
            try:
                answer = await self._thinking.weigh_decision(person, course.opening, doubt)
                is_thought_about = True
            except ThinkingFailed:
                answer, is_whole = None, False

    async def _moves_of_others(self, state: TableState, seat: Seat) -> frozenset[int]:
        """Return which moves in force were automatic, or made by an earlier owner of the seat."""
        before = state.card.holders[seat].came_after
        lines = lines_in_force(await self._store.journal_lines(state.card.id))
        return frozenset(
            at for at, line in enumerate(lines) if line.is_automatic or line.ply <= before
        )

    async def close_service(self) -> None:
        """Cancel running reviews; later ones return at once."""
        self._closed = True
        tasks = [running.task for running in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _review_key(state: TableState, seat: Seat) -> _ReviewKey:
    person = state.card.holders[seat].person
    assert person is not None
    return state.card.id, person


# Storage format


def format_review(review: GameReview) -> str:
    moments = [review.best, *review.lost]
    return json.dumps([one and [one.at, one.other, one.points] for one in moments])


def parse_review(text: str) -> GameReview:
    """Raise ValueError or TypeError if the text is not a stored review."""
    best, *lost = (_parse_moment(*one) if one else None for one in json.loads(text))
    return GameReview(best, tuple(one for one in lost if one))


def _parse_moment(at: object, other: object, points: object) -> ReviewMoment:
    match at, other, points:
        case int(), str(), int():
            return ReviewMoment(at, other, points)
    raise ValueError("no moment of a game")


def _is_review_of(review: GameReview, state: TableState, seat: Seat) -> bool:
    moments = (review.best, *review.lost)
    return all(_is_decision(state, seat, one) for one in moments if one)


def _is_decision(state: TableState, seat: Seat, moment: ReviewMoment) -> bool:
    """Whether this seat decided at that moment and could have made the other move."""
    game, course = state.game, state.begun_course
    assert course is not None
    if not 0 <= moment.at < len(course.made) or course.made[moment.at].seat != seat:
        return False
    position = course.made[moment.at - 1].step.state if moment.at else course.start
    other = game.vocabulary.read(moment.other)
    return not isinstance(other, Refusal) and is_legal(game, position, seat, other)
