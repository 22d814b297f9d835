"""The master of Firenze: where a decision is not plain he plays on in his mind, several times.

He does what the journeyman would do, unless something else turns out better by more than chance
makes likely.
"""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.firenze.moves import End, Fulfil, Move, Take
from bot.games.firenze.view import View
from bot.players.firenze import choosing, journeyman
from bot.players.firenze.judgement import JOURNEYMAN
from bot.players.firenze.outlook import Outlook
from bot.players.firenze.standing import standing
from bot.players.guest import Situation
from bot.players.search import Search

ROUNDS = 4  # that he looks ahead
CARDS = 3  # of the row that he thinks about


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    usual = journeyman.choose(situation, chance)
    thoughts = candidates(situation, usual)
    if len(thoughts) == 1:
        return usual
    return SEARCH.best(situation, chance, thoughts)[0]


def candidates(situation: Situation[Move, View], usual: Move) -> Sequence[Move]:
    """What he would usually do first, and what else is worth a thought."""
    match usual:
        case Take(place):
            worths = choosing.weighed(Outlook(situation.look(), JOURNEYMAN), situation)
            best = sorted(worths, key=worths.__getitem__, reverse=True)[:CARDS]
            return [usual, *(Take(other) for other in best if other != place)]
        case Fulfil() | End():
            others = [move for move in situation.moves if isinstance(move, Fulfil | End)]
            return [usual, *(move for move in others if move != usual)]
    return [usual]


# Playing on


def _is_far(now: View, then: View) -> bool:
    return then.turns >= now.turns + ROUNDS * _seats(now)


def _seats(view: View) -> int:
    return len(view.builders)


SEARCH = Search(journeyman.choose, _is_far, standing, _seats, truths=6, playouts=24, sure=0.8)
