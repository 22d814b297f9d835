"""The master: tries out the best few things the journeyman would think of, and sees what comes.

He plays on in his head, for everybody, to the end of the next round, in several games that could be
the one on the table, and sees how everybody stands then; from what the journeyman would do he
departs where something else is likely to be better.
"""

from collections.abc import Iterator, Sequence

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.princes.moves import (
    Bid,
    Court,
    GiveBack,
    Hold,
    Keep,
    Move,
    Nominate,
    Pass,
    Recruit,
    Withdraw,
)
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes import acting, bidding, courting, outlook, scenarios
from bot.players.princes.greedy import answered
from bot.players.princes.journeyman import JOURNEYMAN
from bot.players.princes.scenarios import Scenario, held
from bot.players.princes.standing import standing
from bot.players.search import Search

MOST = 6  # moves that are tried out
ROUNDS = 1  # beyond the running one
# What he plays on with has to be quick: it makes nobody pay for what he himself doesn't want.
_QUICK = replace(JOURNEYMAN, sure=None, idle_building=0.0)


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    view = situation.look()
    own = held(view, JOURNEYMAN)
    best = answered(view, own, situation)
    if view.automa:  # who is not played by anybody
        return best
    moves = _first_of(best, candidates(view, own, situation))
    if len(moves) == 1:
        return best
    search = BRIEFER if view.characters or view.borders else SEARCH
    return search.best(situation, chance, moves)[0]


def _first_of(best: Move, others: Sequence[Move]) -> list[Move]:
    """The best one, and of the others those that do something else."""
    different = [move for move in others if not acting.is_alike(move, best)]
    return [best, *different[: MOST - 1]]


def candidates(view: View, own: Scenario, situation: Situation[Move, View]) -> list[Move]:
    """What is worth a thought, the likeliest first."""
    moves = situation.moves if view.asked.kind != "acting" else ()
    match view.asked.kind:
        case "bidding":
            return [move for move in moves if isinstance(move, Bid | Pass)]
        case "nominating":
            return [*map(Nominate, _lots(view, own, moves)), Withdraw()]
        case "picking":
            return [Keep(card) for card in _cards(view, own, moves)]
        case "choosing":
            return [move for move in moves if isinstance(move, GiveBack)]
        case "courting":
            return [*_courtships(view, own, moves), Pass()]
        case "recruiting":
            return [*_recruits(view, own, moves), Hold()]
        case "acting":
            return list(_acts(view, own, situation))
    return []


def _lots(view: View, own: Scenario, moves: Sequence[Move]) -> list[str]:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    gains = bidding.gains(view, own, lots, view.box.opening_bid(view.size))
    return sorted(lots, key=lambda lot: gains[lot], reverse=True)


def _cards(view: View, own: Scenario, moves: Sequence[Move]) -> list[str]:
    def worth(card: str) -> float:
        return outlook.worth(view, scenarios.with_card(own, view.asked.deck, card))

    kept = [move.card for move in moves if isinstance(move, Keep)]
    return sorted(kept, key=worth, reverse=True)


def _courtships(view: View, own: Scenario, moves: Sequence[Move]) -> list[Court]:
    courtships = [move for move in moves if isinstance(move, Court)]
    return sorted(courtships, key=lambda move: courting.gain(view, own, move), reverse=True)


def _recruits(view: View, own: Scenario, moves: Sequence[Move]) -> list[Recruit]:
    recruits = [move for move in moves if isinstance(move, Recruit)]
    return sorted(recruits, key=lambda move: acting.worth_after(view, own, move), reverse=True)


def _acts(view: View, own: Scenario, situation: Situation[Move, View]) -> Iterator[Move]:
    """One act of each kind, done as well as it can be."""
    for act in acting.ranked(view, own, situation)[: MOST + 2]:
        yield acting.made(view, own, situation, act)


# Playing on


def _quickly(situation: Situation[Move, View], _: Chance) -> Move:
    view = situation.look()
    return answered(view, held(view, _QUICK), situation)


def _is_far(now: View, then: View) -> bool:
    return then.round > now.round + ROUNDS


def _seats(view: View) -> int:
    return len(view.estates)


SEARCH = Search(_quickly, _is_far, standing, _seats, truths=8, playouts=30, sure=0.3)
# With the expansions a round is longer.
BRIEFER = replace(SEARCH, truths=6, playouts=20)
