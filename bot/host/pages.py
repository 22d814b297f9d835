"""Pages: what a finished game has to tell, found in what is kept of it and the same for ever."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.engine import turning
from bot.engine.journal import AnyGame, Course
from bot.engine.memory import Memory
from bot.engine.text import Text
from bot.host.outcomes import heard

# Whoever has points: a seat, or behind them an Automa.
Player: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Told:
    """What everybody heard, after how many moves and in which year."""

    text: Text
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class Moment:
    """What is remembered of the game, after how many moves it was done and in which year."""

    memory: Memory
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class Page:
    """One finished game."""

    people: int  # seats: whoever has points besides is an Automa
    points: tuple[tuple[int, ...], ...]  # before the first move, and after each of them
    years: tuple[int, ...]  # in which the game was then
    order: tuple[Player, ...]  # the first one first
    winners: tuple[Player, ...]
    turn: int  # after so many moves nobody stood before the winners any more
    told: tuple[Told, ...]
    moments: tuple[Moment, ...]
    seal: str = field(default="")  # of what everybody knows: seldom that of another game

    @property
    def moves(self) -> int:
        return len(self.points) - 1

    @property
    def totals(self) -> tuple[int, ...]:
        return self.points[-1]

    @property
    def second(self) -> Player | None:
        """Who came next behind the winners; None where all of them won."""
        return next((one for one in self.order if one not in self.winners), None)


def year_of(years: Sequence[int], moves: int) -> int:
    """In which year a move was made: with the last one of a year the next begins."""
    return max(1, years[max(0, moves - 1)])


def page_of(
    game: AnyGame, course: Course[Any, Any], points: Sequence[Sequence[int]], years: Sequence[int]
) -> Page:
    """Of a game that was played to its end, with what everybody saw of points and years."""
    scores = game.scores(course.state)
    assert scores is not None
    ranks = scores.ranks
    order = tuple(sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True))
    winners = tuple(one for one in range(len(ranks)) if ranks[one] == max(ranks))
    # What is counted at the end is counted with the last move.
    counted = (*(tuple(some) for some in points[:-1]), scores.totals)
    told = tuple(
        Told(text, moves, year_of(years, moves))
        for moves, made in enumerate(course.made, start=1)
        for text in heard(made.step.events, None)
    )
    moments = tuple(
        Moment(memory, one.moves, one.year) for one in told for memory in game.memories([one.text])
    )
    return Page(
        len(scores.totals) - scores.automas,
        *(counted, tuple(years), order, winners, turning.turning(counted, winners)),
        *(told, moments, _seal(scores.totals, told)),
    )


def _seal(totals: Sequence[int], told: Sequence[Told]) -> str:
    return " ".join(map(str, (*totals, len(told), *(one.moves for one in told[-3:]))))
