"""Computer players of The Princes of Florence: greedy, journeyman, apprentice, careful."""

from collections.abc import Callable, Sequence

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
from bot.players.player import Situation
from bot.players.princes import acting, bargaining, bidding, courting, evaluation, scenarios
from bot.players.princes.acting import tidiest_way
from bot.players.princes.scenarios import GREEDY, Judgement, Scenario, current_scenario


def choose_greedy(situation: Situation[Move, View], _: Chance) -> Move:
    """His answer follows from what he sees: he needs no luck."""
    view = situation.make_view()
    return choose_by_judgement(view, current_scenario(view), situation)


def choose_by_judgement(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """What whoever judges so answers to whatever is asked."""
    if view.asked.kind == "acting":
        return _choose_act(view, own, situation)
    if len(situation.moves) == 1:
        return situation.moves[0]
    return _ANSWERS[view.asked.kind](view, own, situation.moves)


def _choose_act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """He asks for what he wants: there are hundreds of ways to lay a building."""
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
    name = bidding.choose_lot_in_solo if view.automa else bidding.choose_lot
    lot = name(view, own, lots)
    return Nominate(lot) if lot else Withdraw()


def _choose_bid(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    is_worth = bidding.is_worth_bidding_in_solo if view.automa else bidding.is_worth_bidding
    for move in moves:
        if isinstance(move, Bid) and is_worth(view, own, view.asked.lot, move.florins):
            return move
    return Pass()


def _choose_place(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """With two players the landscape itself is still to be chosen."""
    ways = [move for move in moves if isinstance(move, Place)]
    landscape = max(
        dict.fromkeys(way.landscape for way in ways),
        key=lambda name: evaluation.evaluate_estate(
            view, scenarios.with_landscape(view.box, own, name)
        ),
    )
    return tidiest_way(view, [way for way in ways if way.landscape == landscape])


def _choose_card(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    deck = view.asked.deck
    kept = [move for move in moves if isinstance(move, Keep)]
    return max(
        kept,
        key=lambda move: evaluation.evaluate_estate(
            view, scenarios.with_card(own, deck, move.card)
        ),
    )


def _choose_recruit(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Whom to take with the recruiting card just won, unless waiting for others is better."""
    recruits = [move for move in moves if isinstance(move, Recruit)]
    best = max(recruits, key=lambda move: acting.worth_after_act(view, own, move))
    if acting.worth_after_act(view, own, best) < evaluation.evaluate_estate(view, own):
        return Hold()
    return best


def _choose_change(view: View, _: Scenario, __: Sequence[Move]) -> Move:
    """Money only breaks ties."""
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


JOURNEYMAN: Judgement = replace(
    GREEDY,
    florin=0.0058,
    florin_soon=0.0091,
    action=265,
    last_round=0.4,
    buildings_per_slot=0.19,
    works_per_slot=0.53,
    works_at_least=0.65,
    growth=1.02,
    lift=2.75,
    unknown_wants=0.8,
    invited=4.3,
    recruited=0.95,
    best_work=1.2,
    lifts=True,
    bonus_growth=0.24,
    ready=2.0,
    typical_best=0.2,
    builders=(0.0, 0.13, 0.41, 0.5),
    jester=0.055,
    recruiting=2.2,
    idle_building=5.0,
    kept_a_round=0.905,
    won_a_round=0.105,
    met_a_round=0.12,
    eaten_up=(0.0, 0.15, 0.3, 0.4),
    sure=-4.5,
    daring=9,
)


def choose_journeyman(situation: Situation[Move, View], _: Chance) -> Move:
    """His answer follows from what he sees: he needs no luck."""
    view = situation.make_view()
    return choose_by_judgement(view, current_scenario(view, JOURNEYMAN), situation)


APPRENTICE: Judgement = replace(GREEDY, jester=0.06, florin_soon=0.0075)

CONTENT_ODDS = 8  # every eighth time he is content with the second best
FORGETFUL_ODDS = 3  # every third time he forgets his bonus cards
MOST_MOOD = 2  # hundreds of florins by which he bids too much or too little at the most


def choose_apprentice(situation: Situation[Move, View], chance: Chance) -> Move:
    view = situation.make_view()
    own = current_scenario(view, APPRENTICE)
    best = choose_by_judgement(view, own, situation)
    match best:
        case Nominate() if _is_content(chance):
            return _choose_second_lot(view, own, situation, best)
        case Bid() | Pass() if view.asked.kind == "bidding" and not view.automa:
            return _choose_moody_bid(view, own, situation, chance)
        case Keep() if _is_content(chance):
            return _choose_second_card(view, own, situation, best)
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
    """He takes the price for another than it is."""
    bids = [move for move in situation.moves if isinstance(move, Bid)]
    off = chance.below(2 * MOST_MOOD + 1, "mood") - MOST_MOOD
    for bid in bids:
        felt = max(view.asked.price, bid.florins + off * view.box.numbers.step)
        in_purse = bid.florins <= own.estate.hidden.florins
        if in_purse and bidding.is_worth_bidding(view, own, view.asked.lot, felt):
            return bid
    return Pass()


def _choose_second_card(
    view: View, own: Scenario, situation: Situation[Move, View], best: Keep
) -> Move:
    others = [move for move in situation.moves if isinstance(move, Keep) and move != best]
    deck = view.asked.deck
    return max(
        others,
        key=lambda move: evaluation.evaluate_estate(
            view, scenarios.with_card(own, deck, move.card)
        ),
        default=best,
    )


def _work_without_bonus(situation: Situation[Move, View], best: Work) -> Move:
    """For whatever the work is worth by itself, if that is enough."""
    plain = replace(best, bonus=(), points=0)
    return best if situation.judge(plain) else plain


def _choose_second_act(
    view: View, own: Scenario, situation: Situation[Move, View], best: Move
) -> Move:
    """As long as it is better than to do nothing."""
    acts = acting.rank_acts(view, own, situation)
    others = [act for act in acts if not acting.is_same_act(act, best)]
    if not others or isinstance(others[0], End):
        return best
    return acting.best_way_to_act(view, own, situation, others[0])


def choose_careful(situation: Situation[Move, View], chance: Chance) -> Move:
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
    """Whether it commits its owner to more than what lies in his purse, or to somebody else."""
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
