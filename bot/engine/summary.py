"""What is said of a finished game: who did what, its turning point, the facts of its page."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class PageSidebar:
    """What a page is made of, with the view that its game ended with."""

    heading: Text  # which game it was
    tale: tuple[Text, ...]  # sentence by sentence
    best: Text | None  # the best Work, or what comes to the same, if there was any
    points: tuple[tuple[int, ...], ...]  # of everybody, before the first move and after each
    years: tuple[int, ...]  # in which the game was then
    order: tuple[int, ...]  # the first one first
    winners: tuple[int, ...]
    turn: int  # after so many moves nobody stood before the winners any more


def turning_point(points: Sequence[Sequence[int]], winners: Collection[int]) -> int:
    """After how many moves that was; 0 where nobody ever stood before the winners.

    `points` are everybody's: before the first move, after each of them, and last as they were
    counted. Of those who share a victory the best counts.
    """
    behind = [after for after, of_all in enumerate(points) if _is_behind(of_all, winners)]
    return behind[-1] + 1 if behind else 0


def _is_behind(points: Sequence[int], winners: Collection[int]) -> bool:
    best = max(points[one] for one in winners)
    return any(one > best for one in points)
