"""Review a finished game decision by decision, or play on from one of its positions."""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.game import Seat, is_legal
from bot.engine.journal import Entry, in_force, replay
from bot.engine.text import Refusal, refuse
from bot.players import registry
from bot.players.registry import default_player
from bot.players.review import GameReview, ReviewMoment, ReviewProgress, review_game
from bot.tables import effects, lobby, people
from bot.tables.lobby import NO_LIMITS, OPENINGS_WINDOW, LimitedUse, LimitKind, Limits, refuse_use
from bot.tables.service import TableService
from bot.tables.state import AnyCourse, TableState, reject_if
from bot.tables.store import Store, summarize_error
from bot.tables.thinking import ThinkingFailed, ThinkingPool

_log = logging.getLogger(__name__)

# A game given up is deleted once its opening no longer counts towards a limit.
ABANDONED_KEPT_FOR = OPENINGS_WINDOW

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

    async def stored_review(self, state: TableState, seat: Seat) -> GameReview | None:
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
            reject_if(refuse_use(self._limits, LimitKind.REVIEWS, uses))
            running = self._under_way[key] = RunningReview()
            running.task = asyncio.create_task(self._think_review(running, state, seat))
            running.task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return running

    async def _think_review(
        self, running: RunningReview, state: TableState, seat: Seat
    ) -> GameReview | None:
        key = _review_key(state, seat)
        try:
            known = await self.stored_review(state, seat)
            if known is not None or self._closed:
                return known
            review, is_whole = await self._review_decisions(running, state, seat)
            if review is not None and is_whole:
                async with self._store.unit_of_work() as unit:
                    unit.save_review(*key, format_review(review))
            elif review is not None:
                self._incomplete[key] = review
        except Exception as error:
            _log.error("table %d is not looked back at: %s", state.card.id, summarize_error(error))
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
        lines = in_force(await self._store.journal_lines(state.card.id))
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


@dataclass(frozen=True, slots=True)
class PlayOnPosition:
    """A position to play on from, and the person's seat; check `refuse_play_on` first."""

    state: TableState  # of the old game
    moves: int
    seat: Seat

    @property
    def origin(self) -> people.PlayOnOrigin:
        return people.PlayOnOrigin(self.state.card.id, self.moves)


def refuse_play_on(state: TableState, moves: int) -> Refusal | None:
    """Refuse unless the game is over and its deal is no secret any more."""
    course = state.course
    is_over = state.card.status is people.TableStatus.OVER and not state.is_embargoed
    if is_over and course is not None and moves < len(course.made):
        return None
    return refuse("lobby", "no-playing-on")


async def begin_play_on(
    service: TableService,
    store: Store,
    position: PlayOnPosition,
    person: people.Person,
    place: str,
    request: str,
) -> people.TableId:
    """Open a table that continues from this position, and return its number.

    Raise CommandRejected at a limit of the person.
    """
    old = position.state
    table = await store.next_table_id()
    now = await service.downtime.current_time()
    lines = await store.journal_lines(old.card.id)
    entries = in_force(line.entry for line in lines)[: position.moves]
    course = await asyncio.to_thread(replay, old.game, old.begun_course.opening, entries)
    gathering = TableState(
        _play_on_card(position, table, person, place, now),
        old.game,
        now=now,
        people={person.id: person},
        planner=old.planner,
    )
    follows = effects.derive_effects(
        gathering, _begin_state(gathering, position, course, entries), request
    )
    async with service.admit_table(follows.after.card), store.unit_of_work() as unit:
        follows.write_to(unit)
    await service.reload_tables([table])
    return table


async def delete_abandoned_games(service: TableService, store: Store) -> None:
    """Delete games played on that were given up some time ago."""
    now = await service.downtime.current_time()
    for table in await store.abandoned_play_ons(people.Time(now - ABANDONED_KEPT_FOR)):
        await service.delete_table(table)


def _play_on_card(
    position: PlayOnPosition,
    table: people.TableId,
    person: people.Person,
    place: str,
    now: people.Time,
) -> people.TableCard:
    """Make the card of a table with this person alone."""
    old, terms = position.state.card, people.TableTerms(language=person.language)
    return lobby.make_card(table, old.game, person.id, "", place, terms, old.options, now)


def _begin_state(
    gathering: TableState, position: PlayOnPosition, course: AnyCourse, entries: Sequence[Entry]
) -> TableState:
    """Start the game without a server seed: no deal was announced."""
    card, (own,) = gathering.card, gathering.card.holders
    own = replace(own, came_after=course.ply)
    computer = people.SeatHolder(computer=default_player(card.game))
    seats = range(course.opening.seats)
    card = replace(
        card,
        status=people.TableStatus.PLAYING,
        started=gathering.now,
        holders=tuple(own if seat == position.seat else computer for seat in seats),
        origin=position.origin,
    )
    return replace(gathering, card=card, course=course, new_entries=tuple(entries))
