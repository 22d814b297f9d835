"""Results of finished games, and ratings of the people who played."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from bot.engine.game import Seat
from bot.tables.people import PersonId
from bot.tables.records import PlayerRating, SeatResult
from bot.tables.state import TableState

_MODEL = PlackettLuce()


def seat_results(state: TableState) -> tuple[SeatResult, ...]:
    """Return one result for each seat of a finished game."""
    card, course = state.card, state.course
    assert course is not None
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
        )
        for at, holder in enumerate(card.holders)
    )


# Strength


def rate_game(
    results: Sequence[SeatResult], known: Mapping[PersonId, PlayerRating]
) -> tuple[PlayerRating, ...]:
    """Return the people's ratings after this game; none where a computer played too.

    Ratings are separate for each number of seats.
    """
    people = [result for result in results if result.person is not None]
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
        if result.person is not None and result.table not in unrated:
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
