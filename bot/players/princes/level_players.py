"""Computer players of The Princes of Florence: greedy, journeyman, master, apprentice, careful."""

from functools import partial

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes import moves
from bot.games.princes.view import View
from bot.players.player import ComputerPlayer, Situation
from bot.players.princes import acting, answers, bidding, lookahead
from bot.players.princes.imagined_estates import Scenario, current_scenario
from bot.players.princes.judgement_parameters import APPRENTICE, CAREFUL, GREEDY, JOURNEYMAN

choose_as_greedy: ComputerPlayer[moves.Move, View] = partial(answers.choose_by_judgement, GREEDY)
choose_as_journeyman: ComputerPlayer[moves.Move, View] = partial(
    answers.choose_by_judgement, JOURNEYMAN
)


def choose_as_master(situation: Situation[moves.Move, View], chance: Chance) -> moves.Move:
    """Search among the journeyman's best moves."""
    return lookahead.choose_by_search(situation, chance)


# The apprentice

CONTENT_ODDS = 24  # one time of so many the second best is good enough
FORGETFUL_ODDS = 6  # one time of so many bonus cards are forgotten
MOST_MOOD = 1  # hundreds of florins bid too much or too little at most


def choose_as_apprentice(situation: Situation[moves.Move, View], chance: Chance) -> moves.Move:
    """Play as a good beginner: by rougher figures, fond of building, and at times not the best."""
    view = situation.make_view()
    own = current_scenario(view, APPRENTICE)
    best = answers.choose_best(view, own, situation)
    match best:
        case moves.Nominate() if _may_take_second_best(chance):
            return _choose_second_best_lot(view, own, situation, best)
        case moves.Bid() | moves.Pass() if view.asked.kind == "bidding" and not view.automa:
            return _choose_moody_bid(view, own, situation, chance)
        case moves.Keep() if _may_take_second_best(chance):
            others = (
                move for move in answers.rank_cards(view, own, situation.moves) if move != best
            )
            return next(others, best)
        case moves.Work() if best.bonus and chance.draw_below(FORGETFUL_ODDS, "bonus cards") == 0:
            return _work_without_bonus(situation, best)
    if (
        view.asked.kind == "acting"
        and not isinstance(best, moves.End)
        and _may_take_second_best(chance)
    ):
        return _choose_second_best_act(view, own, situation, best)
    return best


def _may_take_second_best(chance: Chance) -> bool:
    return chance.draw_below(CONTENT_ODDS, "content") == 0


def _choose_second_best_lot(
    view: View, own: Scenario, situation: Situation[moves.Move, View], best: moves.Nominate
) -> moves.Move:
    others = [
        move.lot for move in situation.moves if isinstance(move, moves.Nominate) and move != best
    ]
    gains = bidding.gains_of_lots(view, own, others, view.box.opening_bid(view.size))
    second = max(gains, key=lambda lot: gains[lot], default="")
    return moves.Nominate(second) if second and gains[second] > 0 else best


def _choose_moody_bid(
    view: View, own: Scenario, situation: Situation[moves.Move, View], chance: Chance
) -> moves.Move:
    """Bid as if the price were another one."""
    bids = [move for move in situation.moves if isinstance(move, moves.Bid)]
    off = chance.draw_below(2 * MOST_MOOD + 1, "mood") - MOST_MOOD
    for bid in bids:
        felt = max(view.asked.price, bid.florins + off * view.box.numbers.step)
        in_purse = bid.florins <= own.estate.hidden.florins
        if in_purse and bidding.is_worth_bidding(view, own, view.asked.lot, felt):
            return bid
    return moves.Pass()


def _work_without_bonus(situation: Situation[moves.Move, View], best: moves.Work) -> moves.Move:
    """The same work without bonus cards, if it is legal."""
    plain = replace(best, bonus=(), points=0)
    return best if situation.judge(plain) else plain


def _choose_second_best_act(
    view: View, own: Scenario, situation: Situation[moves.Move, View], best: moves.Move
) -> moves.Move:
    """The second best act, if it is better than to end the turn."""
    acts = acting.rank_acts(view, own, situation)
    others = [act for act in acts if not acting.is_same_act(act, best)]
    if not others or isinstance(others[0], moves.End):
        return best
    return acting.best_way_to_act(view, own, situation, others[0])


def choose_as_careful(situation: Situation[moves.Move, View], chance: Chance) -> moves.Move:
    """Play as the journeyman without rash moves: the replacement of an absent person."""
    view = situation.make_view()
    prudent = replace(
        situation,
        make_view=lambda: view,
        moves=[move for move in situation.moves if not overspends_or_binds(view, move)],
        is_unwanted=lambda move: overspends_or_binds(view, move),
    )
    return answers.choose_by_judgement(CAREFUL, prudent, chance)


def overspends_or_binds(view: View, move: moves.Move) -> bool:
    """Whether a move spends more than the cash, or binds the player to another one."""
    match move:
        case moves.Bid() | moves.Sell() | moves.Offer() | moves.Accept() | moves.Counter():
            return True
        case moves.Court(character):
            return any(card.pawn for card in view.characters if card.name == character)
    return _price_of_move(view, move) > view.my.hidden.florins


def _price_of_move(view: View, move: moves.Move) -> int:
    box = view.box
    match move:
        case moves.Nominate():
            return box.opening_bid(view.size)
        case moves.Build():
            return box.building_cost(view.mine.open.builders)
        case moves.Introduce():
            return box.numbers.freedom_cost
        case moves.TakeProfession():
            return box.numbers.profession_cost
        case moves.AcquireBonus():
            return box.numbers.bonus_cost
    return 0
