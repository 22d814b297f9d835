"""Reproducible luck: drawn from a seed, the number of moves made, and a purpose."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The luck of one move.

    Nothing but the seed, the count of moves in force, the purpose and the number of
    earlier draws for it goes in: no Python version, no other table and no undo changes
    what is drawn.
    """

    __slots__ = ("_drawn", "_moves", "_seed")

    def __init__(self, seed: str, moves: int) -> None:
        self._seed = seed
        self._moves = moves
        self._drawn: dict[str, int] = {}

    def draw_below(self, bound: int, purpose: str) -> int:
        """One of 0 … bound-1, each as likely as the others."""
        # 128 bits against bounds of a few dozen: the unevenness is far below 2**-100.
        drawn = self._drawn.get(purpose, 0)
        self._drawn[purpose] = drawn + 1
        source = f"{self._seed}\n{self._moves}\n{purpose}\n{drawn}"
        return int.from_bytes(sha256(source.encode()).digest()[:16], "big") % bound

    def roll_die(self, purpose: str) -> int:
        return 1 + self.draw_below(6, purpose)

    def one_of(self, among: Sequence[T], purpose: str) -> T:
        return among[self.draw_below(len(among), purpose)]

    def shuffled(self, cards: Sequence[T], purpose: str) -> tuple[T, ...]:
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.draw_below(last + 1, purpose)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def hash_seed(seed: str) -> str:
    """What may be shown of a seed while its game runs: proof of it, and no way back to it."""
    return sha256(f"signoria\n{seed}".encode()).hexdigest()
