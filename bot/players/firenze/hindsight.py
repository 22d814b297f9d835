"""Hindsight at Firenze: how what was done there is looked at after the game."""

from collections.abc import Hashable, Sequence

from bot.engine.chance import Chance
from bot.games.firenze.moves import Move
from bot.games.firenze.view import View
from bot.players.firenze import journeyman, master
from bot.players.guest import Situation
from bot.players.review import Hindsight


def _thoughts(situation: Situation[Move, View]) -> Sequence[Move]:
    return master.candidates(situation, journeyman.choose(situation, Chance("thoughts", 0)))


def _occasion(view: View, _: Move) -> Hashable:
    """One turn: it is made of many small moves."""
    return view.turns


HINDSIGHT = Hindsight(journeyman.choose, _thoughts, master.SEARCH, _occasion, playouts=600)
