"""The random guest: plays any game, and tries everything that it allows."""

from typing import TypeVar

from bot.engine.chance import Chance
from bot.players.guest import Situation

M = TypeVar("M")
V = TypeVar("V")


def choose(situation: Situation[M, V], chance: Chance) -> M:
    """First a kind of move, then one of that kind, then an amount.

    Otherwise hundreds of ways to build would drown the few ways to end a turn.
    """
    kinds = list(dict.fromkeys(map(type, situation.moves)))
    kind = kinds[0] if len(kinds) == 1 else chance.one_of(kinds, "kind")
    move = chance.one_of([move for move in situation.moves if type(move) is kind], "move")
    amounts = situation.amounts(move)
    return situation.with_amount(move, chance.one_of(amounts, "amount")) if amounts else move
