"""The apprentice: plays as somebody who has seen one game, and errs as beginners do.

He likes jesters too much and bonus cards too little, does not think of others, in an auction is now
eager and now timid, and at times is content with the second best. He never does what is absurd.
"""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.princes.moves import Bid, End, Keep, Move, Nominate, Pass, Work
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes import acting, bidding, outlook, scenarios
from bot.players.princes.greedy import answered
from bot.players.princes.judgement import GREEDY, Judgement
from bot.players.princes.scenarios import Scenario, held

APPRENTICE: Judgement = replace(GREEDY, jester=0.06, florin_soon=0.0075)

CONTENT = 8  # every eighth time he is content with the second best
FORGETFUL = 3  # every third time he forgets his bonus cards
MOOD = 2  # hundreds of florins by which he bids too much or too little at the most


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    view = situation.look()
    own = held(view, APPRENTICE)
    best = answered(view, own, situation)
    match best:
        case Nominate() if _is_content(chance):
            return _second_lot(view, own, situation, best)
        case Bid() | Pass() if view.asked.kind == "bidding" and not view.automa:
            return _moody(view, own, situation, chance)
        case Keep() if _is_content(chance):
            return _second_card(view, own, situation, best)
        case Work() if best.bonus and chance.below(FORGETFUL, "bonus cards") == 0:
            return _without_bonus(situation, best)
    if view.asked.kind == "acting" and not isinstance(best, End) and _is_content(chance):
        return _second_act(view, own, situation, best)
    return best


def _is_content(chance: Chance) -> bool:
    return chance.below(CONTENT, "content") == 0


def _second_lot(
    view: View, own: Scenario, situation: Situation[Move, View], best: Nominate
) -> Move:
    others = [move.lot for move in situation.moves if isinstance(move, Nominate) and move != best]
    gains = bidding.gains(view, own, others, view.box.opening_bid(view.size))
    second = max(gains, key=lambda lot: gains[lot], default="")
    return Nominate(second) if second and gains[second] > 0 else best


def _moody(view: View, own: Scenario, situation: Situation[Move, View], chance: Chance) -> Move:
    """He takes the price for another than it is."""
    bids = [move for move in situation.moves if isinstance(move, Bid)]
    off = chance.below(2 * MOOD + 1, "mood") - MOOD
    for bid in bids:
        felt = max(view.asked.price, bid.florins + off * view.box.numbers.step)
        in_purse = bid.florins <= own.estate.hidden.florins
        if in_purse and bidding.is_worth(view, own, view.asked.lot, felt):
            return bid
    return Pass()


def _second_card(view: View, own: Scenario, situation: Situation[Move, View], best: Keep) -> Move:
    others = [move for move in situation.moves if isinstance(move, Keep) and move != best]
    deck = view.asked.deck
    return max(
        others,
        key=lambda move: outlook.worth(view, scenarios.with_card(own, deck, move.card)),
        default=best,
    )


def _without_bonus(situation: Situation[Move, View], best: Work) -> Move:
    """For whatever the work is worth by itself, if that is enough."""
    plain = replace(best, bonus=(), points=0)
    return best if situation.refusal(plain) else plain


def _second_act(view: View, own: Scenario, situation: Situation[Move, View], best: Move) -> Move:
    """As long as it is better than to do nothing."""
    acts = acting.ranked(view, own, situation)
    others = [act for act in acts if not acting.is_alike(act, best)]
    if not others or isinstance(others[0], End):
        return best
    return acting.made(view, own, situation, others[0])
