"""The careful stand-in: he goes on with somebody's game, and uses up none of his personnel.

Whom one holds can be sent for once. For the rest he plays like the journeyman.
"""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.firenze import personnel
from bot.games.firenze.moves import Avert, Move
from bot.games.firenze.view import View
from bot.players.firenze import journeyman
from bot.players.guest import Situation


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    moves = [move for move in situation.moves if not is_rash(move)]
    return journeyman.choose(replace(situation, moves=moves, is_unwanted=is_rash), chance)


def is_rash(move: Move) -> bool:
    """Whether somebody is sent for with it."""
    return isinstance(move, Avert) or personnel.is_hire(move)
