"""Reviews: who looks back at a game of his is told what he did best and what cost him most.

It is thought about once, when first asked for, and stored. If the house closes meanwhile nothing is
stored, and it begins again when asked for again. If a decision could not be thought about, the rest
is remembered until the process ends: asking again would only fail again.
"""

import asyncio
import json
import logging
from typing import TypeAlias

from bot.engine.game import Seat, is_legal
from bot.engine.journal import in_force
from bot.engine.text import Refusal
from bot.host.company import PersonId, TableId
from bot.host.ports import Store
from bot.host.standing import Standing
from bot.host.thinking import Thinking, Unthought
from bot.host.trouble import outline
from bot.players import guestbook
from bot.players.review import Moment, Progress, Review, reviewed

_log = logging.getLogger(__name__)

_Question: TypeAlias = tuple[TableId, PersonId]


class Look:
    """A review that is being thought out."""

    def __init__(self) -> None:
        self.progress = Progress()
        self.task: asyncio.Task[Review | None]

    async def found(self, patience: float | None = None) -> Review | Progress | None:
        """The review; how far it has come if that takes longer; None if there will be none."""
        await asyncio.wait([self.task], timeout=patience)
        if not self.task.done():
            return self.progress
        return None if self.task.cancelled() else self.task.result()


class Reviews:
    def __init__(self, store: Store, thinking: Thinking) -> None:
        self._store, self._thinking = store, thinking
        self._under_way = dict[_Question, Look]()
        self._incomplete = dict[_Question, Review]()
        self._closed = False

    async def kept(self, standing: Standing, seat: Seat) -> Review | None:
        """What was found out before; None where it says nothing of this game."""
        question = _question(standing, seat)
        text = await self._store.review(*question)
        try:
            review = read(text) if text else self._incomplete.get(question)
        except (ValueError, TypeError, RecursionError):
            return None
        return review if review and _is_of(review, standing, seat) else None

    def look(self, standing: Standing, seat: Seat) -> Look:
        """The one that is under way, or else begun now."""
        question = _question(standing, seat)
        look = self._under_way.get(question)
        if look is None:
            look = self._under_way[question] = Look()
            look.task = asyncio.create_task(self._thought(look, standing, seat))
            look.task.add_done_callback(lambda _: self._under_way.pop(question, None))
        return look

    async def _thought(self, look: Look, standing: Standing, seat: Seat) -> Review | None:
        question = _question(standing, seat)
        try:
            known = await self.kept(standing, seat)
            if known is not None or self._closed:
                return known
            review, is_whole = await self._reviewed(look, standing, seat)
            if review is not None and is_whole:
                async with self._store.page() as page:
                    page.put_review(*question, written(review))
            elif review is not None:
                self._incomplete[question] = review
        except Exception as error:
            _log.error("table %d is not looked back at: %s", standing.card.id, outline(error))
            return None
        return review

    async def _reviewed(
        self, look: Look, standing: Standing, seat: Seat
    ) -> tuple[Review | None, bool]:
        """Decision by decision; nothing where nobody could think about any of them.

        And whether all could be thought about. What was done for the player, or by whoever sat
        there before, is no decision of theirs.
        """
        course, mind = standing.course, guestbook.hindsight(standing.game.key)
        assert course is not None
        assert mind is not None
        others = await self._of_others(standing, seat)
        asking, answer = reviewed(standing.game, mind, course, seat, others), None
        is_thought_about, is_whole = False, True
        while True:
            try:
                doubt = asking.send(answer)
            except StopIteration as told:
                return (told.value if is_thought_about or is_whole else None), is_whole
            look.progress = doubt.progress
            try:
                answer = await self._thinking.weighed(course.opening, doubt)
                is_thought_about = True
            except Unthought:
                answer, is_whole = None, False

    async def _of_others(self, standing: Standing, seat: Seat) -> frozenset[int]:
        """Which of the moves in force nobody made by hand, or nobody who sits there now."""
        before = standing.card.chairs[seat].came_after
        lines = in_force(await self._store.lines(standing.card.id))
        return frozenset(at for at, line in enumerate(lines) if line.is_rung or line.ply <= before)

    async def close(self) -> None:
        """Whoever has pressed just before begins nothing any more."""
        self._closed = True
        tasks = [look.task for look in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _question(standing: Standing, seat: Seat) -> _Question:
    person = standing.card.chairs[seat].person
    assert person is not None
    return standing.card.id, person


# As it is kept


def written(review: Review) -> str:
    moments = [review.best, *review.lost]
    return json.dumps([one and [one.at, one.other, one.points] for one in moments])


def read(text: str) -> Review:
    """ValueError or TypeError where nobody of the house has written it."""
    best, *lost = (_moment(*one) if one else None for one in json.loads(text))
    return Review(best, tuple(one for one in lost if one))


def _moment(at: object, other: object, points: object) -> Moment:
    match at, other, points:
        case int(), str(), int():
            return Moment(at, other, points)
    raise ValueError("no moment of a game")


def _is_of(review: Review, standing: Standing, seat: Seat) -> bool:
    moments = (review.best, *review.lost)
    return all(_is_decision(standing, seat, one) for one in moments if one)


def _is_decision(standing: Standing, seat: Seat, moment: Moment) -> bool:
    """Whether this seat decided then, and could have done the other thing."""
    game, course = standing.game, standing.course
    assert course is not None
    if not 0 <= moment.at < len(course.made) or course.made[moment.at].seat != seat:
        return False
    state = course.made[moment.at - 1].step.state if moment.at else course.start
    other = game.vocabulary.read(moment.other)
    return not isinstance(other, Refusal) and is_legal(game, state, seat, other)
