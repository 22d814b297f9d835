"""The annals: how games came out, and how strong people are at them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from bot.engine.game import Seat
from bot.host.company import PersonId
from bot.host.rows import Rating, Result
from bot.host.standing import Standing

_MODEL = PlackettLuce()


def results(standing: Standing) -> tuple[Result, ...]:
    """One line for each seat of a finished game."""
    card, course = standing.card, standing.course
    assert course is not None
    assert card.ended is not None
    scores = standing.game.scores(course.state)
    assert scores is not None
    return tuple(
        Result(
            table=card.id,
            game=card.game,
            server=card.server,
            seats=len(card.chairs),
            seat=Seat(at),
            person=chair.person,
            guest=chair.guest or (chair.stand_in if chair.resigned else ""),
            points=scores.totals[at],
            rank=scores.place(at),
            ended=card.ended,
        )
        for at, chair in enumerate(card.chairs)
    )


# Strength


def ratings(results: Sequence[Result], known: Mapping[PersonId, Rating]) -> tuple[Rating, ...]:
    """The ratings of the people who played, after this game; none where a computer played too.

    Games of different sizes are different games to openskill: a rating is for one of them.
    """
    people = [result for result in results if result.person is not None]
    if len(people) < 2 or any(map(_is_computers, results)):
        return ()
    before = [_rating_of(result, known) for result in people]
    rated = _MODEL.rate(
        [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before],
        ranks=[_place(result) for result in people],
    )
    return tuple(
        replace(rating, mu=team[0].mu, sigma=team[0].sigma, games=rating.games + 1)
        for rating, team in zip(before, rated, strict=True)
    )


def _is_computers(result: Result) -> bool:
    """Nor is it somebody's who left, or who was forgotten since."""
    return result.person is None and bool(result.guest)


def _place(result: Result) -> float:
    """Whoever resigned comes last, however well the guest did that played on for him."""
    return float(result.seats + 1 if result.guest else result.rank)


def _rating_of(result: Result, known: Mapping[PersonId, Rating]) -> Rating:
    assert result.person is not None
    new = _MODEL.rating()
    fresh = Rating(result.person, result.game, result.seats, new.mu, new.sigma, games=0)
    return known.get(result.person, fresh)


# The leaderboard


@dataclass(frozen=True, slots=True)
class Rank:
    """How somebody stands among those he plays with on one server."""

    person: PersonId
    strength: float  # what he is at least worth, all but certainly
    games: int  # here; the strength comes from everywhere
    wins: int


def ranks(
    results: Iterable[Result], ratings: Mapping[PersonId, Rating], game: str, seats: int
) -> tuple[Rank, ...]:
    """Whoever finished a rated game of this kind here, the strongest first."""
    of_kind = [one for one in results if (one.game, one.seats) == (game, seats)]
    unrated = {one.table for one in of_kind if _is_computers(one)}
    played: dict[PersonId, list[Result]] = {}
    for result in of_kind:
        if result.person is not None and result.table not in unrated:
            played.setdefault(result.person, []).append(result)
    found = [
        Rank(
            person,
            strength=ratings[person].mu - 3 * ratings[person].sigma,
            games=len(own),
            wins=sum(result.rank == 1 and not result.guest for result in own),
        )
        for person, own in played.items()
        if person in ratings
    ]
    return tuple(sorted(found, key=lambda rank: (-rank.strength, -rank.wins, rank.person)))


# Alone


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody did in games he played alone: they say nothing of how strong others are."""

    person: PersonId
    games: int
    wins: int
    best: int  # points


def records(results: Iterable[Result], game: str) -> tuple[Record, ...]:
    """Of everybody who finished a game alone, the one who won most first."""
    played: dict[PersonId, list[Result]] = {}
    for result in results:
        if (result.game, result.seats) == (game, 1) and result.person and not result.guest:
            played.setdefault(result.person, []).append(result)
    found = [
        Record(
            person,
            games=len(own),
            wins=sum(result.rank == 1 for result in own),
            best=max(result.points for result in own),
        )
        for person, own in played.items()
    ]
    return tuple(sorted(found, key=lambda record: (-record.wins, -record.best, record.person)))
