"""Games played at random by nobody in particular, to meet positions nobody thought of."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.engine.game import Seat, Step, carry_out_move, legal_moves
from bot.engine.random_draws import Chance
from bot.games.princes.moves import Move, Sell
from bot.games.princes.state import State
from tests.rules.princes_table import GAME, dealt


@dataclass(frozen=True, slots=True)
class Stride:
    """One move of a wandering: who made it, where, and what it led to."""

    before: State
    seat: Seat
    move: Move
    step: Step[State]


def wandering(seed: int, seats: int, **options: str) -> Iterator[Stride]:
    """A whole game. The kind of move is drawn first, so that rare kinds come up too."""
    luck = Random(seed)
    state, number = dealt(seats, f"wandering {seed}", **options), 0
    while awaited := sorted(GAME.to_move(state)):
        number += 1
        seat = luck.choice(awaited)
        move = _drawn_move(luck, legal_moves(GAME, state, seat))
        step = carry_out_move(GAME, state, seat, move, Chance(f"wandering {seed}", number))
        yield Stride(state, seat, move, step)
        state = step.state


def _drawn_move(luck: Random, moves: list[Move]) -> Move:
    kinds = sorted({type(move).__name__ for move in moves})
    if luck.random() < 0.9 and len(kinds) > 1:
        kinds = [kind for kind in kinds if kind not in {Sell.__name__, "End", "Withdraw"}] or kinds
    kind = luck.choice(kinds)
    return luck.choice([move for move in moves if type(move).__name__ == kind])
