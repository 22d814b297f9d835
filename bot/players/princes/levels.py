"""Computer players of The Princes of Florence: greedy, journeyman, apprentice, careful."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.games.princes.moves import (
    Accept,
    AcquireBonus,
    Bid,
    Build,
    Change,
    Consult,
    Counter,
    Court,
    End,
    GiveBack,
    Hold,
    Introduce,
    Keep,
    Move,
    Nominate,
    Offer,
    Pass,
    Place,
    Recruit,
    Sell,
    TakeProfession,
    Withdraw,
    Work,
)
from bot.games.princes.view import View
from bot.players.player import ComputerPlayer, Situation
from bot.players.princes import acting, bargaining, bidding, courting, evaluation, scenarios
from bot.players.princes.acting import tidiest_way
from bot.players.princes.scenarios import (
    APPRENTICE,
    GREEDY,
    JOURNEYMAN,
    Judgement,
    Scenario,
    current_scenario,
)


def choose_by_judgement(judgement: Judgement, situation: Situation[Move, View], _: Chance) -> Move:
    """Choose the move with the best outlook by these figures; uses no luck."""
    view = situation.make_view()
    return choose_best(view, current_scenario(view, judgement), situation)


choose_greedy: ComputerPlayer[Move, View] = partial(choose_by_judgement, GREEDY)
choose_journeyman: ComputerPlayer[Move, View] = partial(choose_by_judgement, JOURNEYMAN)


def choose_best(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """Choose the move with the best outlook by the figures of this scenario."""
    if view.asked.kind == "acting":
        return _choose_act(view, own, situation)
    if len(situation.moves) == 1:
        return situation.moves[0]
    return _ANSWERS[view.asked.kind](view, own, situation.moves)


def _choose_act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """Judge the acts that are wanted; the hundreds of ways to lay a building are not listed."""
    move = acting.best_act(view, own, situation)
    if isinstance(move, Consult):  # which costs no action
        return move
    return bargaining.choose_offer_or_act(view, own, situation, move)


def _choose_profession_to_return(view: View, _: Scenario, moves: Sequence[Move]) -> Move:
    """Keep the professions that want the same things."""
    hand = view.mine.hidden.hand
    given = [move for move in moves if isinstance(move, GiveBack)]
    return max(
        given,
        key=lambda move: evaluation.shared_want_points(
            view.box, [card for card in hand if card != move.profession]
        ),
    )


def _choose_lot(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    lot = bidding.choose_lot(view, own, lots)
    return Nominate(lot) if lot else Withdraw()


def _choose_bid(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    for move in moves:
        if isinstance(move, Bid) and bidding.is_worth_bidding(
            view, own, view.asked.lot, move.florins
        ):
            return move
    return Pass()


def _choose_place(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Choose the tidiest place; with two players the landscape as well."""
    ways = [move for move in moves if isinstance(move, Place)]
    landscape = max(
        dict.fromkeys(way.landscape for way in ways),
        key=lambda name: evaluation.evaluate_estate(
            view, scenarios.with_landscape(view.box, own, name)
        ),
    )
    return tidiest_way(view, [way for way in ways if way.landscape == landscape])


def _choose_card(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    return rank_cards(view, own, moves)[0]


def rank_cards(view: View, own: Scenario, moves: Sequence[Move]) -> list[Keep]:
    """The cards that may be kept, the best outlook first."""

    def worth(move: Keep) -> float:
        with_it = scenarios.with_card(own, view.asked.deck, move.card)
        return evaluation.evaluate_estate(view, with_it)

    return sorted((move for move in moves if isinstance(move, Keep)), key=worth, reverse=True)


def _choose_recruit(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Use the recruiting card just bought, unless it is worth more to keep it."""
    best = rank_recruits(view, own, moves)[0]
    if acting.worth_after_act(view, own, best) < evaluation.evaluate_estate(view, own):
        return Hold()
    return best


def rank_recruits(view: View, own: Scenario, moves: Sequence[Move]) -> list[Recruit]:
    """The professions that may be recruited, the best outlook first."""
    recruits = [move for move in moves if isinstance(move, Recruit)]
    return sorted(recruits, key=lambda move: acting.worth_after_act(view, own, move), reverse=True)


def _choose_change(view: View, _: Scenario, __: Sequence[Move]) -> Move:
    """Change all money that can be: it only breaks ties."""
    assert view.own is not None
    return Change(view.own.changes)


_ANSWERS: dict[str, Callable[[View, Scenario, Sequence[Move]], Move]] = {
    "choosing": _choose_profession_to_return,
    "nominating": _choose_lot,
    "bidding": _choose_bid,
    "placing": _choose_place,
    "picking": _choose_card,
    "recruiting": _choose_recruit,
    "courting": courting.choose_courtship,
    "consulting": courting.choose_consultation,
    "changing": _choose_change,
    "bargaining": bargaining.choose_answer,
}


CONTENT_ODDS = 8  # one time of so many the second best is good enough
FORGETFUL_ODDS = 3  # one time of so many bonus cards are forgotten
MOST_MOOD = 2  # hundreds of florins bid too much or too little at most


def choose_apprentice(situation: Situation[Move, View], chance: Chance) -> Move:
    """Play by rougher figures, and at times not the best move."""
    view = situation.make_view()
    own = current_scenario(view, APPRENTICE)
    best = choose_best(view, own, situation)
    match best:
        case Nominate() if _is_content(chance):
            return _choose_second_lot(view, own, situation, best)
        case Bid() | Pass() if view.asked.kind == "bidding" and not view.automa:
            return _choose_moody_bid(view, own, situation, chance)
        case Keep() if _is_content(chance):
            others = (move for move in rank_cards(view, own, situation.moves) if move != best)
            return next(others, best)
        case Work() if best.bonus and chance.below(FORGETFUL_ODDS, "bonus cards") == 0:
            return _work_without_bonus(situation, best)
    if view.asked.kind == "acting" and not isinstance(best, End) and _is_content(chance):
        return _choose_second_act(view, own, situation, best)
    return best


def _is_content(chance: Chance) -> bool:
    return chance.below(CONTENT_ODDS, "content") == 0


def _choose_second_lot(
    view: View, own: Scenario, situation: Situation[Move, View], best: Nominate
) -> Move:
    others = [move.lot for move in situation.moves if isinstance(move, Nominate) and move != best]
    gains = bidding.gains_of_lots(view, own, others, view.box.opening_bid(view.size))
    second = max(gains, key=lambda lot: gains[lot], default="")
    return Nominate(second) if second and gains[second] > 0 else best


def _choose_moody_bid(
    view: View, own: Scenario, situation: Situation[Move, View], chance: Chance
) -> Move:
    """Bid as if the price were another one."""
    bids = [move for move in situation.moves if isinstance(move, Bid)]
    off = chance.below(2 * MOST_MOOD + 1, "mood") - MOST_MOOD
    for bid in bids:
        felt = max(view.asked.price, bid.florins + off * view.box.numbers.step)
        in_purse = bid.florins <= own.estate.hidden.florins
        if in_purse and bidding.is_worth_bidding(view, own, view.asked.lot, felt):
            return bid
    return Pass()


def _work_without_bonus(situation: Situation[Move, View], best: Work) -> Move:
    """The same work without bonus cards, if it is legal."""
    plain = replace(best, bonus=(), points=0)
    return best if situation.judge(plain) else plain


def _choose_second_act(
    view: View, own: Scenario, situation: Situation[Move, View], best: Move
) -> Move:
    """The second best act, if it is better than to end the turn."""
    acts = acting.rank_acts(view, own, situation)
    others = [act for act in acts if not acting.is_same_act(act, best)]
    if not others or isinstance(others[0], End):
        return best
    return acting.best_way_to_act(view, own, situation, others[0])


def choose_careful(situation: Situation[Move, View], chance: Chance) -> Move:
    """Play as the journeyman without rash moves: the replacement of an absent person."""
    view = situation.make_view()
    moves = [move for move in situation.moves if not is_rash_move(view, move)]
    prudent = replace(
        situation,
        make_view=lambda: view,
        moves=moves,
        is_unwanted=lambda move: is_rash_move(view, move),
    )
    return choose_journeyman(prudent, chance)


def is_rash_move(view: View, move: Move) -> bool:
    """Whether a move spends more than the cash, or binds the player to another one."""
    match move:
        case Bid() | Sell() | Offer() | Accept() | Counter():
            return True
        case Court(character):
            return any(card.pawn for card in view.characters if card.name == character)
    assert view.own is not None
    return _price_of_move(view, move) > view.own.hidden.florins


def _price_of_move(view: View, move: Move) -> int:
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
