"""The master: search among the journeyman's best moves; and how games are reviewed."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.games.princes.moves import (
    Bid,
    Court,
    GiveBack,
    Hold,
    Move,
    Nominate,
    Pass,
    Withdraw,
)
from bot.games.princes.pieces import WOLFGANG
from bot.games.princes.view import View
from bot.players.player import Situation
from bot.players.princes import acting, bidding, courting, evaluation, levels, works
from bot.players.princes.scenarios import JOURNEYMAN, Scenario, current_scenario
from bot.players.review import ReviewMethod
from bot.players.search import Search


@dataclass(frozen=True, slots=True)
class _EstateFigures:
    """Points for each unit of these."""

    point: float
    florin: float
    works: float  # per expected point of works to come
    prestige: float  # per expected point of prestige cards in hand
    profession: float
    jester: float
    recruiting: float
    bonus: float


# By round.
_PLAIN = {
    3: _EstateFigures(0.70, 0.006, 0.55, 0.1, 0.9, 3.7, 1.8, 1.0),
    4: _EstateFigures(0.77, 0.006, 0.56, 0.4, 0.9, 2.7, 2.3, 2.0),
    5: _EstateFigures(0.86, 0.006, 0.61, 0.8, 0.2, 1.5, 2.3, 1.4),
    6: _EstateFigures(0.97, 0.003, 0.69, 0.9, 0.1, 0.5, 2.7, 1.0),
    7: _EstateFigures(0.99, 0.002, 0.60, 1.0, 0.8, 0.0, 2.5, 1.0),
}
_WITH_CHARACTERS = {
    3: _EstateFigures(1.00, 0.004, 0.60, 0.8, 0.2, 0.0, 0.5, 0.5),
    4: _EstateFigures(1.00, 0.005, 0.50, 1.0, 1.2, 0.3, 1.8, 0.7),
    5: _EstateFigures(0.87, 0.005, 0.51, 1.1, 1.2, 0.0, 2.3, 0.5),
    6: _EstateFigures(0.87, 0.004, 0.65, 0.9, 0.8, -1.0, 3.2, 0.5),
    7: _EstateFigures(0.95, 0.008, 0.67, 0.9, 0.6, -1.0, 1.5, 1.5),
}


def evaluate_position(view: View) -> float:
    """A measure of the points by which the viewer is likely to be ahead of others."""
    own = current_scenario(view, JOURNEYMAN)
    figures = (_WITH_CHARACTERS if view.characters else _PLAIN)[view.round]
    open_, hidden = own.estate.open, own.estate.hidden
    return (
        figures.point * open_.points
        + figures.florin * hidden.florins
        + figures.works * works.works_worth(view, own)
        + figures.prestige
        * sum([evaluation.prestige_hope(view, own, card) for card in hidden.prestige])
        + figures.profession * len(hidden.hand)
        + figures.jester * open_.jesters
        + figures.recruiting * open_.recruiting
        + figures.bonus * len(hidden.bonus)
    )


MOST_CANDIDATES = 6  # moves that are tried out
ROUNDS_AHEAD = 1  # beyond the running one
# Playing on has to be quick: without bidding up rivals.
_QUICK_JUDGEMENT = replace(JOURNEYMAN, sure=None, idle_building=0.0)


def choose_master(situation: Situation[Move, View], chance: Chance) -> Move:
    view = situation.make_view()
    own = current_scenario(view, JOURNEYMAN)
    best = levels.choose_best(view, own, situation)
    if view.automa:  # the search would need a player for Wolfgang
        return best
    moves = _first_candidates(best, candidate_moves(view, own, situation))
    if len(moves) == 1:
        return best
    search = BRIEF_SEARCH if view.characters or view.borders else SEARCH
    return search.find_best(situation, chance, moves)[0]


def _first_candidates(best: Move, others: Sequence[Move]) -> list[Move]:
    """The best move, and the first of those that do something else."""
    different = [move for move in others if not acting.is_same_act(move, best)]
    return [best, *different[: MOST_CANDIDATES - 1]]


def candidate_moves(view: View, own: Scenario, situation: Situation[Move, View]) -> list[Move]:
    """The moves to compare, the likeliest first."""
    moves = situation.moves if view.asked.kind != "acting" else ()
    match view.asked.kind:
        case "bidding":
            return [move for move in moves if isinstance(move, Bid | Pass)]
        case "nominating":
            return [*map(Nominate, _lots_by_gain(view, own, moves)), Withdraw()]
        case "picking":
            return [*levels.rank_cards(view, own, moves)]
        case "choosing":
            return [move for move in moves if isinstance(move, GiveBack)]
        case "courting":
            return [*_courtships_by_gain(view, own, moves), Pass()]
        case "recruiting":
            return [*levels.rank_recruits(view, own, moves), Hold()]
        case "acting":
            return list(_best_acts(view, own, situation))
    return []


def _lots_by_gain(view: View, own: Scenario, moves: Sequence[Move]) -> list[str]:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    gains = bidding.gains_of_lots(view, own, lots, view.box.opening_bid(view.size))
    return sorted(lots, key=lambda lot: gains[lot], reverse=True)


def _courtships_by_gain(view: View, own: Scenario, moves: Sequence[Move]) -> list[Court]:
    courtships = [move for move in moves if isinstance(move, Court)]
    return sorted(
        courtships, key=lambda move: courting.gain_of_courtship(view, own, move), reverse=True
    )


def _best_acts(view: View, own: Scenario, situation: Situation[Move, View]) -> Iterator[Move]:
    """The best acts, each in its best way."""
    for act in acting.rank_acts(view, own, situation)[: MOST_CANDIDATES + 2]:
        yield acting.best_way_to_act(view, own, situation, act)


# Playing on


def _is_far_enough(now: View, then: View) -> bool:
    return then.round > now.round + ROUNDS_AHEAD


def _count_seats(view: View) -> int:
    return len(view.estates)


SEARCH: Search[Move, View] = Search(
    partial(levels.choose_by_judgement, _QUICK_JUDGEMENT),
    _is_far_enough,
    evaluate_position,
    _count_seats,
    truths=8,
    playouts=30,
    sure=0.3,
)
# With the expansions a round is longer.
BRIEF_SEARCH = replace(SEARCH, truths=6, playouts=20)


# Standard error of the evaluation of a decision, in points: the spread of what seemed to cost most
# in games of masters, who win clearly more often than the journeyman.
_EVALUATION_ERROR = 1.5


def _list_alternatives(situation: Situation[Move, View]) -> Sequence[Move]:
    """The moves to compare; against the Automa only actions are reviewed."""
    view = situation.make_view()
    if view.automa and view.asked.kind != "acting":
        return ()
    return candidate_moves(view, current_scenario(view, JOURNEYMAN), situation)


def _occasion_of_move(view: View, move: Move) -> Hashable:
    """The auction of a lot, however many bids it takes."""
    if view.asked.kind == "bidding":
        return view.round, view.asked.lot
    return (view.round, move.lot) if isinstance(move, Nominate) else None


def _evaluate_seat(view: View) -> float:
    """Evaluate to compare decisions of one seat, not the seats of a table."""
    hoped = evaluation.evaluate_estate(view, current_scenario(view, JOURNEYMAN))
    return hoped - view.estates[WOLFGANG].open.points if view.automa else hoped


def _count_played_seats(view: View) -> int:
    """The seats with a player: Wolfgang's estate has no view."""
    return 1 if view.automa else len(view.estates)


def _evaluation_error(view: View) -> float:
    """The error of the evaluation; 0 where playouts reach the end of the game."""
    return _EVALUATION_ERROR if view.round + ROUNDS_AHEAD < view.box.rounds else 0.0


_REVIEW_SEARCH = replace(SEARCH, evaluate=_evaluate_seat, count_seats=_count_played_seats)
REVIEW_METHOD = ReviewMethod(
    *(levels.choose_journeyman, _list_alternatives, _REVIEW_SEARCH, _occasion_of_move),
    playouts=1000,
    evaluation_error=_evaluation_error,
)
