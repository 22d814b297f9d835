"""Search among the journeyman's best moves by playing on; and how games are reviewed."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes.moves import Bid, Court, GiveBack, Hold, Move, Nominate, Pass, Withdraw
from bot.games.princes.view import View
from bot.players.player import ComputerPlayer, Situation
from bot.players.princes import acting, answers, bidding, characters, estate_value
from bot.players.princes.bidding import own_seat
from bot.players.princes.estate_value import FIRST_STAGE
from bot.players.princes.imagined_estates import Scenario, current_scenario
from bot.players.princes.judgement_parameters import JOURNEYMAN
from bot.players.review import ReviewMethod
from bot.players.search import LEAST_TRUTHS, Search

MOST_CANDIDATES = 6  # moves that are tried out
MOST_TRUTHS = 24  # in which each is tried
MOST_SEATS_PLAYED = 160  # in the playouts of one question, all seats of a table in each


def choose_by_search(
    situation: Situation[Move, View], chance: Chance, most_truths: int = MOST_TRUTHS
) -> Move:
    """Choose the move that promises most at the end of the round."""
    view = situation.make_view()
    own = current_scenario(view, JOURNEYMAN)
    best = answers.choose_best(view, own, situation)
    if view.automa:  # the search would need a player for Wolfgang
        return best
    playouts = _count_playouts(view)
    most = min(MOST_CANDIDATES, playouts // LEAST_TRUTHS)
    others = candidate_moves(view, own, situation)
    moves = [best, *(move for move in others if not acting.is_same_act(move, best))][:most]
    if len(moves) == 1:
        return best
    search = replace(SEARCH, truths=most_truths, playouts=playouts)
    return search.find_best(situation, chance, moves)[0]


def _count_playouts(view: View) -> int:
    """Fewer where a playout takes longer: over two rounds, and with the expansions."""
    rounds = 3 if view.round + 1 < FIRST_STAGE else 1  # in the later one there is more to do
    phases = 2 if view.characters or view.borders else 1
    return MOST_SEATS_PLAYED // (len(view.estates) * rounds * phases)


def candidate_moves(view: View, own: Scenario, situation: Situation[Move, View]) -> list[Move]:
    """The moves to compare, the likeliest first."""
    moves = situation.moves if view.asked.kind != "acting" else ()
    match view.asked.kind:
        case "bidding":
            return [move for move in moves if isinstance(move, Bid | Pass)]
        case "nominating":
            return [*map(Nominate, _lots_by_gain(view, own, moves)), Withdraw()]
        case "picking":
            return [*answers.rank_cards(view, own, moves)]
        case "choosing":
            return [move for move in moves if isinstance(move, GiveBack)]
        case "courting":
            return [*_courtships_by_gain(view, own, moves), Pass()]
        case "recruiting":
            return [*answers.rank_recruits(view, own, moves), Hold()]
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
        courtships, key=lambda move: characters.gain_of_courtship(view, own, move), reverse=True
    )


def _best_acts(view: View, own: Scenario, situation: Situation[Move, View]) -> Iterator[Move]:
    """The best acts, each in its best way."""
    for act in acting.rank_acts(view, own, situation)[: MOST_CANDIDATES + 2]:
        yield acting.best_way_to_act(view, own, situation, act)


# Playing on


def _is_far_enough(now: View, then: View) -> bool:
    return then.round >= max(FIRST_STAGE, now.round + 1)


def _count_seats(view: View) -> int:
    return len(view.estates)


class _PlayoutPlayers:
    """How all seats play on in the playouts of one question: as journeymen, and quickly.

    What a seat does with an action is found once for its estate, whatever the others have: the
    playouts of one question differ in little else.
    """

    def __init__(self, now: View) -> None:
        self._now = now
        self._acts: dict[tuple[object, ...], Move] = {}

    def after(self, move: Move) -> ComputerPlayer[Move, View]:
        """After a bid the lot is won at its price: it is worth bidding if that is worth it."""
        return self._concede_lot if isinstance(move, Bid) and not self._now.automa else self._choose

    def _concede_lot(self, situation: Situation[Move, View], chance: Chance) -> Move:
        view, now = situation.make_view(), self._now
        is_same = (view.round, view.asked.lot) == (now.round, now.asked.lot)
        is_asked = is_same and view.asked.kind == "bidding"
        return Pass() if is_asked else self._choose(situation, chance)

    def _choose(self, situation: Situation[Move, View], chance: Chance) -> Move:
        view = situation.make_view()
        own = current_scenario(view, JOURNEYMAN)
        if view.asked.kind != "acting":
            return answers.choose_best(view, own, situation)
        seen = view.estates[own_seat(view)]
        key = (own.estate, own.slots, view.offers, seen.character, seen.is_face_down)
        known = self._acts.get(key)
        if known is None or situation.judge(known):
            known = self._acts[key] = answers.choose_best(view, own, situation)
        return known


def _make_playout_players(now: View) -> Callable[[Move], ComputerPlayer[Move, View]]:
    return _PlayoutPlayers(now).after


SEARCH: Search[Move, View] = Search(
    _make_playout_players,
    _is_far_enough,
    estate_value.evaluate_position,
    _count_seats,
    truths=MOST_TRUTHS,
    playouts=100,
    sure=0.3,
)


# Standard error of the evaluation of a decision, in points, beside what it overstates: so large
# that masters, who win clearly more often than the journeyman, are rarely told that they erred.
_EVALUATION_ERROR = 1.0


def _list_alternatives(situation: Situation[Move, View]) -> Sequence[Move]:
    """The moves to compare; against the Automa only actions are reviewed."""
    view = situation.make_view()
    if view.automa and view.asked.kind != "acting":
        return ()
    return candidate_moves(view, current_scenario(view, JOURNEYMAN), situation)


def _review_occasion_key(view: View, move: Move) -> Hashable:
    """The auction of a lot, however many bids it takes."""
    if view.asked.kind == "bidding":
        return view.round, view.asked.lot
    return (view.round, move.lot) if isinstance(move, Nominate) else None


def _count_played_seats(view: View) -> int:
    """The seats with a player: Wolfgang's estate has no view."""
    return 1 if view.automa else len(view.estates)


def _is_outbid(move: Move, later: Iterable[Move]) -> bool:
    """Whether another bid followed: then this one cost nothing."""
    others = (other for other in later if isinstance(move, Bid) and not isinstance(other, Pass))
    return isinstance(next(others, None), Bid)


def _evaluation_error(view: View) -> float:
    """The error of the evaluation; 0 where playouts reach the end of the game."""
    return _EVALUATION_ERROR if view.round < view.box.rounds else 0.0


REVIEW_METHOD = ReviewMethod(
    partial(answers.choose_by_judgement, JOURNEYMAN),
    _list_alternatives,
    replace(SEARCH, count_seats=_count_played_seats),
    _review_occasion_key,
    playouts=600,
    evaluation_error=_evaluation_error,
    is_overtaken=_is_outbid,
)
