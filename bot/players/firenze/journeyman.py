"""The journeyman of Firenze: he weighs like the greedy guest, and knows the trade better."""

from bot.engine.chance import Chance
from bot.games.firenze.moves import Move
from bot.games.firenze.view import View
from bot.players.firenze import greedy
from bot.players.firenze.judgement import JOURNEYMAN
from bot.players.guest import Situation


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    """His answer follows from what he sees, as the greedy guest's does."""
    return greedy.judged(JOURNEYMAN, situation, chance)
