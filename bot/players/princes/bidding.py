"""Bid: which lot to name and how far to go, against people or against Wolfgang."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import RecentAnswers
from bot.games.princes.auction import next_price, why_lot_is_useless
from bot.games.princes.automa import group_of_lot
from bot.games.princes.automa_auction import is_purchase_forced, wolfgangs_bid
from bot.games.princes.payments_and_gains import with_builder, with_jester, with_recruiting_card
from bot.games.princes.view import AutomaView, View, WantedObject
from bot.players.princes import estate_value, evaluation, imagined_estates
from bot.players.princes.imagined_estates import Scenario

_HOPES = RecentAnswers[float](most=16)


def choose_lot(view: View, own: Scenario, lots: Sequence[str]) -> str:
    """The lot that promises most, or '' when nothing is worth the opening bid."""
    if view.automa:
        return _choose_lot_in_solo(view, own, lots)
    promised = gains_of_lots(view, own, lots, _opening_bid(view))
    best = max(promised, key=lambda lot: promised[lot], default="")
    return best if best and promised[best] > 0 else ""


def is_worth_bidding(view: View, own: Scenario, lot: str, price: int) -> bool:
    """Whether the lot at this price is better than what the others promise later."""
    if view.automa:
        return _is_worth_bidding_in_solo(view, own, lot, price)
    return gain_of_lot(view, own, lot, price) > gain_by_other_lots(view, own, lot)


def own_seat(view: View) -> Seat:
    return view.my.seat


def gain_by_other_lots(view: View, own: Scenario, lot: str) -> float:
    """The gain by other lots if this one is passed; the same as long as this lot is bid for."""
    table = [(estate.open, estate.withdrawn, estate.revealed) for estate in view.estates]
    mine = (lot, view.round, own, view.own)
    key = (*mine, table, view.stacks, view.box, view.size, view.starter, view.phase)
    return _HOPES.get_or_find(key, lambda: _find_gain_by_other_lots(view, own, lot))


def _find_gain_by_other_lots(view: View, own: Scenario, lot: str) -> float:
    opening = _opening_bid(view)
    if opening > own.estate.hidden.florins:
        return 0.0
    others = [other for other in useful_lots(view, own_seat(view)) if other != lot]
    best = max(gains_of_lots(view, own, others, opening).values(), default=0.0)
    # The rival who buys this lot is no rival for the others.
    return max(0.0, best * (1 - own.judgement.eaten_up[_count_rivals(view) - 1]))


def gain_of_lot(view: View, own: Scenario, lot: str, price: int) -> float:
    """How much better the outlook is with this lot at this price."""
    return gains_of_lots(view, own, [lot], price)[lot]


def gains_of_lots(view: View, own: Scenario, lots: Sequence[str], price: int) -> dict[str, float]:
    """By how much the outlook is better with each of these lots at this price."""
    before = estate_value.evaluate_estate(view, own)
    paid = imagined_estates.after_payment(view.box, own, price)
    gained = {lot: _worth_with_lot(view, paid, lot) - before for lot in lots}
    if not view.my.merchant:
        return gained
    # The Merchant may pay instead, but brings no points then.
    saved = before - estate_value.evaluate_estate(view, paid)
    return {lot: max(gain, gain + saved - view.my.merchant) for lot, gain in gained.items()}


def worth_of_florins(view: View, own: Scenario, price: int) -> float:
    """The points that so much money is worth."""
    return estate_value.evaluate_estate(view, own) - estate_value.evaluate_estate(
        view, imagined_estates.after_payment(view.box, own, price)
    )


def _worth_with_lot(view: View, own: Scenario, lot: str) -> float:
    """The outlook with this lot, already paid."""
    match lot:
        case "jester":
            return estate_value.evaluate_estate(view, own.with_estate(with_jester(own.estate)))
        case "recruiting":
            return estate_value.evaluate_estate(
                view, own.with_estate(with_recruiting_card(own.estate))
            )
        case "builder":
            return estate_value.evaluate_estate(
                view, own.with_estate(with_builder(view.box, own.estate))
            )
        case "prestige":
            return estate_value.evaluate_estate(view, own) + evaluation.best_prestige_hope(
                view, own
            )
    return max(
        estate_value.evaluate_estate(
            view, imagined_estates.with_landscape(view.box, own, landscape)
        )
        for landscape in view.box.landscapes_of(lot)
    )


def useful_lots(view: View, seat: Seat) -> list[str]:
    """The lots that can still be bought this round and that this seat can use."""
    box, estates = view.box, view.open_estates
    return [lot for lot in view.open_lots if why_lot_is_useless(box, estates, seat, lot) is None]


def _count_rivals(view: View) -> int:
    """The opponents who may still get something in this auction phase."""
    return sum(seat != view.my.seat for seat in view.buyers)


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)


DICE = range(1, 7)


def _choose_lot_in_solo(view: View, own: Scenario, lots: Sequence[str]) -> str:
    """The lot whose die promises most, or '' when nothing is worth its price.

    The best lot of those that the last auction sells is kept for it: there it is cheapest.
    """
    automa = _automa_view(view)
    kept, reserve = _best_lot_of_last_auction(view, own, lots)
    if automa.is_last:
        return kept
    others = [lot for lot in lots if lot != kept]
    hopes = {lot: _expected_gain_by_die(view, own, lot, reserve) for lot in others}
    best = max(hopes, key=lambda lot: hopes[lot], default="")
    # With a hope of 0 a lot serves to come to the last auction; one that may have to be bought
    # for too much does not.
    return best if best and hopes[best] >= 0 else kept


def _is_worth_bidding_in_solo(view: View, own: Scenario, lot: str, price: int) -> bool:
    """Whether the lot at this price is better than what the last auction will sell."""
    rolled = {roll.lot for roll in _automa_view(view).rolls}
    others = [lot for lot in useful_lots(view, own_seat(view)) if lot not in rolled]
    _, reserve = _best_lot_of_last_auction(view, own, others)
    here = gain_of_lot(view, own, lot, price)
    return here > 0 and here >= reserve


def _best_lot_of_last_auction(view: View, own: Scenario, lots: Sequence[str]) -> tuple[str, float]:
    """The best lot that the last auction sells, and how much better the outlook is with it."""
    price = view.box.opening_bid(view.size)
    promised = gains_of_lots(
        view, own, [lot for lot in lots if not _automa_want_for_lot(view, lot).barred], price
    )
    best = max(promised, key=lambda lot: promised[lot], default="")
    if not best or promised[best] <= 0:
        return "", 0.0
    return best, promised[best]


def _expected_gain_by_die(view: View, own: Scenario, lot: str, reserve: float) -> float:
    """The gain by the die for this lot beyond that of the reserve."""
    added, hope = _automa_want_for_lot(view, lot).add, 0.0
    for die in DICE:
        price = next_price(view.box, wolfgangs_bid(view.box, die, added))
        better = gain_of_lot(view, own, lot, price) - reserve
        hope += better if is_purchase_forced(die, added) else max(0.0, better)
    return hope / len(DICE)


def _automa_view(view: View) -> AutomaView:
    assert view.automa is not None
    return view.automa


def _automa_want_for_lot(view: View, lot: str) -> WantedObject:
    """What the open card wants of the object that this lot belongs to."""
    object_ = group_of_lot(view.box, lot)
    return next(wanted for wanted in _automa_view(view).wants if wanted.lot == object_)
