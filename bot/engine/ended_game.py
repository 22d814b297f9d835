"""What is said of a finished game: who did what, its turning point, the facts of its page."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.text import Fact, Named, Text

_FEW = 2  # other buys of the same thing, before they tell what it usually costs


@dataclass(frozen=True, slots=True)
class GameMemory:
    """One deed. Those of one kind are compared by their amounts."""

    kind: str
    who: Fact  # a seat, or an Automa
    what: Named
    amount: int
    which: int = 0  # of several things with one name
    is_price: bool = False  # it was paid, and not won


def usual_price(one: GameMemory, bought: Sequence[GameMemory]) -> int:
    """What the others of its sort cost on average; 0 where too few were sold to tell."""
    others = [other.amount for other in bought if other is not one and other.what == one.what]
    return round(sum(others) / len(others)) if len(others) >= _FEW else 0


# Whoever has points: a seat, or behind them an Automa.
PlayerNumber: TypeAlias = int


@dataclass(frozen=True, slots=True)
class StoryLine:
    """What everybody heard, after how many moves and in which year."""

    text: Text
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class SummaryMoment:
    """What is remembered of the game, after how many moves it was done and in which year."""

    memory: GameMemory
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One finished game as everybody saw it, with what its page tells."""

    heading: Text
    people: int  # seats: whoever has points besides is an Automa
    points: tuple[tuple[int, ...], ...]  # before the first move, and after each of them
    years: tuple[int, ...]  # in which the game was then
    order: tuple[PlayerNumber, ...]  # the first one first
    winners: tuple[PlayerNumber, ...]
    turn: int  # after so many moves nobody stood before the winners any more
    told: tuple[StoryLine, ...]
    moments: tuple[SummaryMoment, ...]
    seal: str = ""  # of what everybody knows: seldom that of another game
    tale: tuple[Text, ...] = ()  # sentence by sentence
    best: Text | None = None  # the best feat, if there was one

    @property
    def moves(self) -> int:
        return len(self.points) - 1

    @property
    def final_points(self) -> tuple[int, ...]:
        return self.points[-1]

    @property
    def runner_up(self) -> PlayerNumber | None:
        """Who came next behind the winners; None where all of them won."""
        return next((one for one in self.order if one not in self.winners), None)


def year_of_move(years: Sequence[int], moves: int) -> int:
    """In which year a move was made: with the last one of a year the next begins."""
    return max(1, years[max(0, moves - 1)])


def turning_point(points: Sequence[Sequence[int]], winners: Collection[int]) -> int:
    """After how many moves that was; 0 where nobody ever stood before the winners.

    `points` are everybody's: before the first move, after each of them, and last as they were
    counted. Of those who share a victory the best counts.
    """
    behind = [after for after, of_all in enumerate(points) if _are_winners_behind(of_all, winners)]
    return behind[-1] + 1 if behind else 0


def _are_winners_behind(points: Sequence[int], winners: Collection[int]) -> bool:
    best = max(points[one] for one in winners)
    return any(one > best for one in points)
