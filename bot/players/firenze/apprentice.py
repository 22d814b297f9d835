"""The apprentice of Firenze: plays as somebody who has seen one game, and errs as beginners do.

He keeps his seals for something better, builds higher than he will come, doesn't reach for cards
that lie far off, and sends for nobody. He never does what is absurd.
"""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.firenze import personnel
from bot.games.firenze.moves import Avert, Move, Take
from bot.games.firenze.view import View
from bot.players.firenze import greedy
from bot.players.firenze.judgement import APPRENTICE
from bot.players.guest import Situation

REACH = 3  # cards, from the left


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    moves = [move for move in situation.moves if not is_too_much(move)]
    return greedy.judged(
        APPRENTICE, replace(situation, moves=moves, is_unwanted=is_too_much), chance
    )


def is_too_much(move: Move) -> bool:
    """Whether a beginner would not think of it."""
    if isinstance(move, Take):
        return move.place > REACH
    return isinstance(move, Avert) or personnel.is_hire(move)
