"""What is remembered of a game once it is over: who did what, and how much it came to."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.text import Fact, Named

_FEW = 2  # other buys of the same thing, before they tell what it usually costs


@dataclass(frozen=True, slots=True)
class Memory:
    """One deed. Those of one kind are compared by their amounts."""

    kind: str
    who: Fact  # a seat, or an Automa
    what: Named
    amount: int
    which: int = 0  # of several things with one name
    is_price: bool = False  # it was paid, and not won


def usual_price(one: Memory, bought: Sequence[Memory]) -> int:
    """What the others of its sort cost on average; 0 where too few were sold to tell."""
    others = [other.amount for other in bought if other is not one and other.what == one.what]
    return round(sum(others) / len(others)) if len(others) >= _FEW else 0
