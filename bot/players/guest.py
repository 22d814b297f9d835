"""What a computer player is asked, and what he answers: he sees a view, never the state."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, overload

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Game, Judge, Seat, is_pointless, legal_moves, why_not
from bot.engine.rehearsal import Rehearsal, rehearse

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Situation(Generic[M, V]):
    """What one seat is asked: how the table looks from there, and what it may do.

    What changes nothing is not among the moves. A move with a free amount is listed once, at its
    lowest; `amounts` tells how far it goes (and is empty for every other move), `with_amount`
    makes it the move that is meant.

    A view takes time to make, and a list of all moves even more: not every guest looks, nor asks
    for all. Whoever knows what he wants may ask the judge about it.
    """

    look: Callable[[], V]
    moves: Sequence[M]
    amounts: Callable[[M], range]
    with_amount: Callable[[M, int], M]
    refusal: Judge[M]
    # What the seat knows, in a truth that fits it: another luck imagines another one.
    rehearsed: Callable[[str], Rehearsal[Any, M, V]]
    is_unwanted: Callable[[M], bool] | None = None  # legal, and not among the moves all the same

    def may(self, move: M) -> bool:
        """Whether it is among the moves, or would be if all free amounts were listed."""
        if self.refusal(move) is not None:
            return False
        return self.is_unwanted is None or not self.is_unwanted(move)


# One answer for one situation: a guest remembers nothing, and all his luck is the chance he is
# handed, so that his game can be told again.
Guest: TypeAlias = Callable[[Situation[M, V], Chance], M]


def situation_of(game: Game[S, M, V], state: S, seat: Seat) -> Situation[M, V]:
    """What this seat is asked now; without moves when it is not asked at all."""

    def with_amount(move: M, amount: int) -> M:
        field = game.vocabulary.amount_field(type(move))
        return replace(move, **{field: amount})  # type: ignore[type-var]

    def listed() -> list[M]:
        return [move for move in legal_moves(game, state, seat) if not is_pointless(move)]

    return Situation(
        look=lambda: game.view(state, seat),
        moves=_Listed(listed),
        amounts=lambda move: game.amounts(state, seat, move),
        with_amount=with_amount,
        refusal=_judge(game, state, seat),
        rehearsed=lambda luck: rehearse(game, state, seat, luck),
    )


def _judge(game: Game[S, M, V], state: S, seat: Seat) -> Judge[M]:
    if seat in game.to_move(state):
        return game.judge(state, seat)
    return lambda move: why_not(game, state, seat, move)


class _Listed(Sequence[M]):
    """What is listed once somebody looks into the list."""

    __slots__ = ("_found", "_list")

    def __init__(self, listed: Callable[[], Sequence[M]]) -> None:
        self._list = listed
        self._found: Sequence[M] | None = None

    def _all(self) -> Sequence[M]:
        if self._found is None:
            self._found = self._list()
        return self._found

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[M]:
        return iter(self._all())

    @overload
    def __getitem__(self, at: int) -> M: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[M]: ...
    def __getitem__(self, at: int | slice) -> M | Sequence[M]:
        return self._all()[at]


def luck(seed: str, seat: Seat, moves: int) -> Chance:
    """A guest's own luck. The luck of the game would tell him which cards come next."""
    return Chance(f"{seed}\nguest {seat}", moves)
