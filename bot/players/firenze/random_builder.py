"""The random guest of Firenze: chooses as any other does, but keeps at what he has begun.

Who lays bricks quite at random abandons nearly every tower the turn after, and a game among
such builders may take weeks of turns until somebody has placed his last seal.
"""

from bot.engine.chance import Chance
from bot.games.firenze.moves import Begin, Done, Fulfil, Lay, Move
from bot.games.firenze.view import View
from bot.players import random_guest
from bot.players.guest import Situation

_LETS_GO = 6  # one commission of so many is not fulfilled though it could be
_GIVES_UP = 16  # one brick of so many is not laid where it would keep a tower
_BEGINS = 2  # one new tower of so many is not begun


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    """A tower is worth more than a whim, mostly; everything else is left to luck."""
    fulfilling = [move for move in situation.moves if isinstance(move, Fulfil)]
    if fulfilling and chance.below(_LETS_GO, "fulfil"):
        return chance.one_of(fulfilling, "move")
    laying = [move for move in situation.moves if isinstance(move, Lay)]
    if laying and chance.below(_GIVES_UP, "lay"):
        return chance.one_of(laying, "move")
    beginning = any(isinstance(move, Begin) for move in situation.moves)
    if beginning and chance.below(_BEGINS, "begin"):
        return Done()
    return random_guest.choose(situation, chance)
