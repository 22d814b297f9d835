"""The careful stand-in: he goes on with somebody's game, and binds him to nothing he would regret.

He never raises a bid and sells no points, and with the neighbours he agrees on nothing. What he
names, builds and completes is paid in cash; for the rest he plays like the journeyman.
"""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.princes.moves import (
    Accept,
    AcquireBonus,
    Bid,
    Build,
    Counter,
    Court,
    Introduce,
    Move,
    Nominate,
    Offer,
    Sell,
    TakeProfession,
)
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes import journeyman


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    view = situation.look()
    moves = [move for move in situation.moves if not is_rash(view, move)]
    prudent = replace(
        situation, look=lambda: view, moves=moves, is_unwanted=lambda move: is_rash(view, move)
    )
    return journeyman.choose(prudent, chance)


def is_rash(view: View, move: Move) -> bool:
    """Whether it commits its owner to more than what lies in his purse, or to somebody else."""
    match move:
        case Bid() | Sell() | Offer() | Accept() | Counter():
            return True
        case Court(character):
            return any(card.pawn for card in view.characters if card.name == character)
    assert view.own is not None
    return _price(view, move) > view.own.hidden.florins


def _price(view: View, move: Move) -> int:
    box = view.box
    match move:
        case Nominate():
            return box.opening_bid(view.size)
        case Build():
            return box.building_cost(view.mine.open.builders)
        case Introduce():
            return box.numbers.freedom_cost
        case TakeProfession():
            return box.numbers.profession_cost
        case AcquireBonus():
            return box.numbers.bonus_cost
    return 0
