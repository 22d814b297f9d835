"""Results of finished games, and ratings of the people who played."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from bot.engine.game import Seat
from bot.history import records
from bot.tables.derived_effects import Feature, WriteRows
from bot.tables.people import Person, PersonId, TableStatus
from bot.tables.records import PlayerRating, SeatResult
from bot.tables.service import TableService
from bot.tables.state import TableState
from bot.tables.store_protocols import Store, UnitOfWork

_MODEL = PlackettLuce()


class GameResultsWriter(Feature):
    """Store the results of a game when it ends, and with them ratings and records."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()  # games that end together rate the same people in turn

    def prepare(
        self, before: TableState, after: TableState
    ) -> AbstractAsyncContextManager[WriteRows] | None:
        over = TableStatus.OVER
        has_ended = after.card.status is over and before.card.status is not over
        return self._rate_ended_game(after) if has_ended and after.card.is_rated else None

    @asynccontextmanager
    async def _rate_ended_game(self, state: TableState) -> AsyncIterator[WriteRows]:
        """Rate the game by the ratings as they are now; hold the lock until they are written."""
        results, finished = seat_results(state), records.make_finished_game(state)
        async with self._lock:
            known = await self._store.load_ratings(state.card.game, len(state.card.holders))
            is_rated = not any(holder.free for holder in state.card.holders)
            rated = rate_game(results, known) if is_rated else ()

            def write(unit: UnitOfWork) -> None:
                for result in results:
                    unit.save_record(result)
                for rating in rated:
                    unit.save_record(rating)
                unit.save_record(finished)

            yield write


def seat_results(state: TableState) -> tuple[SeatResult, ...]:
    """Return one result for each seat of a finished game."""
    card, course = state.card, state.begun_course
    assert card.ended is not None
    scores = state.game.scores(course.state)
    assert scores is not None
    return tuple(
        SeatResult(
            table=card.id,
            game=card.game,
            server=card.server,
            seats=len(card.holders),
            seat=Seat(at),
            person=holder.person,
            computer=holder.computer or (holder.replacement if holder.resigned else ""),
            points=scores.totals[at],
            rank=scores.place(at),
            ended=card.ended,
            took_over=holder.came_in,
        )
        for at, holder in enumerate(card.holders)
    )


# Strength


def rate_game(
    results: Sequence[SeatResult], known: Mapping[PersonId, PlayerRating]
) -> tuple[PlayerRating, ...]:
    """Return the people's ratings after this game; none where a computer played too.

    Ratings are separate for each number of seats. Who took a seat over is not rated.
    """
    people = [one for one in results if one.person is not None and not one.took_over]
    if len(people) < 2 or any(map(_is_computer_result, results)):
        return ()
    before = [_rating_of(result, known) for result in people]
    rated = _MODEL.rate(
        [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before],
        ranks=[_rating_place(result) for result in people],
    )
    return tuple(
        replace(rating, mu=team[0].mu, sigma=team[0].sigma, games=rating.games + 1)
        for rating, team in zip(before, rated, strict=True)
    )


def _is_computer_result(result: SeatResult) -> bool:
    """Whether a computer played from the start, and not in place of a person who left."""
    return result.person is None and bool(result.computer)


def _rating_place(result: SeatResult) -> float:
    """Rank people who resigned last, however well their computer replacement did."""
    return float(result.seats + 1 if result.computer else result.rank)


def _rating_of(result: SeatResult, known: Mapping[PersonId, PlayerRating]) -> PlayerRating:
    assert result.person is not None
    new = _MODEL.rating()
    fresh = PlayerRating(result.person, result.game, result.seats, new.mu, new.sigma, games=0)
    return known.get(result.person, fresh)


# The leaderboard


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A person's standing among the players of one server."""

    person: PersonId
    strength: float  # lower bound of the rating, all but certain
    games: int  # on this server; the rating counts all servers
    wins: int


def build_leaderboard(
    results: Iterable[SeatResult], ratings: Mapping[PersonId, PlayerRating], game: str, seats: int
) -> tuple[LeaderboardRow, ...]:
    """List everybody who finished a rated game of this kind here, the strongest first."""
    of_kind = [one for one in results if (one.game, one.seats) == (game, seats)]
    unrated = {one.table for one in of_kind if _is_computer_result(one)}
    played: dict[PersonId, list[SeatResult]] = {}
    for result in of_kind:
        is_rated = result.table not in unrated and not result.took_over
        if result.person is not None and is_rated:
            played.setdefault(result.person, []).append(result)
    found = [
        LeaderboardRow(
            person,
            strength=ratings[person].mu - 3 * ratings[person].sigma,
            games=len(own),
            wins=sum(result.rank == 1 and not result.computer for result in own),
        )
        for person, own in played.items()
        if person in ratings
    ]
    return tuple(sorted(found, key=lambda rank: (-rank.strength, -rank.wins, rank.person)))


# Solo games


@dataclass(frozen=True, slots=True)
class SoloRecord:
    """A person's results in solo games, which don't count for ratings."""

    person: PersonId
    games: int
    wins: int
    best: int  # points


def build_solo_records(results: Iterable[SeatResult], game: str) -> tuple[SoloRecord, ...]:
    """List everybody who finished a solo game, the most wins first."""
    played: dict[PersonId, list[SeatResult]] = {}
    for result in results:
        if (result.game, result.seats) == (game, 1) and result.person and not result.computer:
            played.setdefault(result.person, []).append(result)
    found = [
        SoloRecord(
            person,
            games=len(own),
            wins=sum(result.rank == 1 for result in own),
            best=max(result.points for result in own),
        )
        for person, own in played.items()
    ]
    return tuple(sorted(found, key=lambda record: (-record.wins, -record.best, record.person)))


# For a server, by name


async def load_leaderboard(
    house: TableService, store: Store, server: str, game: str, seats: int
) -> tuple[tuple[Person, LeaderboardRow], ...]:
    """Return the rated people of a server, the strongest first."""
    results = await store.find_results(server=server)
    rows = build_leaderboard(results, await store.load_ratings(game, seats), game, seats)
    found = [(await house.find_person(row.person), row) for row in rows]
    return tuple((person, row) for person, row in found if person is not None)


async def load_solo_records(
    house: TableService, store: Store, server: str, game: str, asking: PersonId
) -> tuple[tuple[Person, SoloRecord], ...]:
    """Return the solo records of a server's people; without a server, one's own."""
    results = await store.find_results(server=server, person=None if server else asking)
    sheets = build_solo_records(results, game)
    found = [(await house.find_person(one.person), one) for one in sheets]
    return tuple((person, record) for person, record in found if person is not None)
