"""What a computer player is asked, and what he answers: he sees a view, never the state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Game, Judge, Seat, is_pointless, legal_moves, why_not

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Situation(Generic[M, V]):
    """What one seat is asked: how the table looks from there, and what it may do.

    What changes nothing is not among the moves. A move with a free amount is listed once, at its
    lowest; `amounts` tells how far it goes (and is empty for every other move), `with_amount`
    makes it the move that is meant.
    """

    look: Callable[[], V]  # a view takes time to make, and not every guest looks
    moves: Sequence[M]
    amounts: Callable[[M], range]
    with_amount: Callable[[M, int], M]
    refusal: Judge[M]


# One answer for one situation: a guest remembers nothing, and all his luck is the chance he is
# handed, so that his game can be told again.
Guest: TypeAlias = Callable[[Situation[M, V], Chance], M]


def situation_of(game: Game[S, M, V], state: S, seat: Seat) -> Situation[M, V]:
    """What this seat is asked now; without moves when it is not asked at all."""

    def with_amount(move: M, amount: int) -> M:
        field = game.vocabulary.amount_field(type(move))
        return replace(move, **{field: amount})  # type: ignore[type-var]

    return Situation(
        look=lambda: game.view(state, seat),
        moves=[move for move in legal_moves(game, state, seat) if not is_pointless(move)],
        amounts=lambda move: game.amounts(state, seat, move),
        with_amount=with_amount,
        refusal=lambda move: why_not(game, state, seat, move),
    )


def luck(seed: str, seat: Seat, moves: int) -> Chance:
    """A guest's own luck. The luck of the game would tell him which cards come next."""
    return Chance(f"{seed}\nguest {seat}", moves)
