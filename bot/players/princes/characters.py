"""Evaluate characters: how much to pay for one, and when to use it."""

from collections.abc import Callable, Mapping, Sequence

from bot.games.princes.character_favours import merchant_points
from bot.games.princes.moves import Consult, Court, Forgo, Move, Pass
from bot.games.princes.view import View
from bot.games.princes.works import bonus_card_worth, sum_princess_work
from bot.players.princes import bidding, estate_value, evaluation, imagined_estates, work_values
from bot.players.princes.imagined_estates import Scenario

# Points that the action for the Princess's work is worth otherwise.
ACTION_SPENT = 2.0
# Share of a work that the Muse lifts over the minimum: it could be completed later.
LIFTED = 0.5


def choose_character_bid(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Court the character that is worth most beyond its price, at the lowest space; or pass."""
    gains = {move: gain_of_courtship(view, own, move) for move in moves if isinstance(move, Court)}
    best = max(gains, key=lambda move: gains[move], default=None)
    return best if best and gains[best] > 0 else Pass()


def gain_of_courtship(view: View, own: Scenario, move: Court) -> float:
    """How much better the outlook is with this character at this price."""
    if move.character == "banker":
        return _gain_of_banker(view, own, move.florins)
    paid = -bidding.worth_of_florins(view, own, move.florins)
    return paid + _WORTH[move.character](view, own)


def _gain_of_banker(view: View, own: Scenario, price: int) -> float:
    banker = next(card for card in view.characters if card.name == "banker")
    richer = imagined_estates.after_payment(view.box, own, price - banker.florins)
    better = estate_value.evaluate_estate(view, richer) - estate_value.evaluate_estate(view, own)
    if view.round < view.box.rounds:
        return better
    # In the last round the Banker changes the money that is left.
    rate = view.box.favours.banker_florins_per_point
    return max(better, max(0, richer.estate.hidden.florins - own.judgement.action) / rate)


def _worth_of_cardinal(view: View, own: Scenario) -> float:
    """The worth of a third work if one is ready, else that of one more action."""
    more = own.after_actions(-view.box.favours.cardinal_actions)
    usual = estate_value.evaluate_estate(view, more) - estate_value.evaluate_estate(view, own)
    ready = sorted(value for value in _hand_work_values(view) if value >= view.minimum)
    third = ready[: -view.box.numbers.actions]
    if not third:
        return usual
    kept = 0.0 if view.round == view.box.rounds else LIFTED
    return max(usual, work_values.POINTS_PER_VALUE * third[-1] * (1 - kept))


def _worth_of_merchant(view: View, own: Scenario) -> float:
    points = merchant_points(view.box, view.open_estates, view.my.seat)
    return max(points, _worth_of_waiting_merchant(view, own))


def _worth_of_muse(view: View, _: Scenario) -> float:
    """The points that the works of this round gain by the Muse."""
    minimum, lift = view.minimum, view.round
    bonus = sum(card.worth for card in view.my.bonus)
    gains = [
        work_values.POINTS_PER_VALUE
        * (lift if value + bonus >= minimum else LIFTED * (value + lift))
        for value in _hand_work_values(view)
        if value + bonus + lift >= minimum
    ]
    return sum(sorted(gains, reverse=True)[: view.box.numbers.actions])


def _hand_work_values(view: View) -> list[int]:
    """The values of the works in hand now, without bonus cards."""
    return [card.sum.value for card in view.my.hand]


def _worth_of_princess(view: View, own: Scenario) -> float:
    value = sum_princess_work(view.box, own.estate).value
    if value < view.minimum:
        return 0.0
    hope = work_values.best_work_hope(view, own.judgement, value)
    return work_values.POINTS_PER_VALUE * value + hope - ACTION_SPENT


def _worth_of_professor(view: View, own: Scenario) -> float:
    return max(evaluation.best_prestige_hope(view, own), _worth_of_bonus_card(view, own))


def _worth_of_bonus_card(view: View, own: Scenario) -> float:
    if not own.slots or not own.estate.hidden.hand:
        return 0.0
    unseen = evaluation.unseen_bonus(view)
    best = evaluation.expected_best_worth(
        view, unseen, lambda card: bonus_card_worth(view.box, own.estate, card)
    )
    return work_values.POINTS_PER_VALUE * best


_WORTH: Mapping[str, Callable[[View, Scenario], float]] = {
    "cardinal": _worth_of_cardinal,
    "merchant": _worth_of_merchant,
    "muse": _worth_of_muse,
    "princess": _worth_of_princess,
    "professor": _worth_of_professor,
}


# When to use the Merchant and the Professor


def choose_to_consult_or_forgo(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Use the Merchant or the Professor now, or later."""
    return useful_consultation(view, own, moves) or Forgo()


def useful_consultation(view: View, own: Scenario, moves: Sequence[Move]) -> Consult | None:
    """Use the Professor at once; the Merchant when that brings most."""
    uses = {move.use for move in moves if isinstance(move, Consult)}
    if not uses:
        return None
    points = view.my.merchant
    if uses & {"prestige", "bonus"}:
        return _choose_professor_use(view, own, uses)
    if "free" in uses and bidding.worth_of_florins(view, own, view.asked.price) > points:
        return Consult("free")
    now = "free" in uses or view.asked.is_last_chance or is_merchant_best_used_now(view, own)
    return Consult("points") if now else None


def _choose_professor_use(view: View, own: Scenario, uses: set[str]) -> Consult:
    if "bonus" not in uses or ("prestige" in uses and is_prestige_card_better(view, own)):
        return Consult("prestige")
    return Consult("bonus")


def is_prestige_card_better(view: View, own: Scenario) -> bool:
    return evaluation.best_prestige_hope(view, own) >= _worth_of_bonus_card(view, own)


def is_merchant_best_used_now(view: View, own: Scenario) -> bool:
    """Whether the Merchant's points are more now than he would save later."""
    points = merchant_points(view.box, view.open_estates, view.my.seat)
    return points > _worth_of_waiting_merchant(view, own)


def _worth_of_waiting_merchant(view: View, own: Scenario) -> float:
    """The points that the Merchant saves in the next auction phase, if there is one."""
    if view.round == view.box.rounds:
        return 0.0
    return own.judgement.lot[len(view.estates)] * own.judgement.florin
