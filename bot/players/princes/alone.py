"""The auctions against Wolfgang: which dice to roll, and what to wait for (Rules p. 10)."""

from collections.abc import Sequence

from bot.games.princes.auction import raised
from bot.games.princes.automa import group_of
from bot.games.princes.automa_auction import is_forced, last_bid
from bot.games.princes.automa_view import AutomaView, Wanted
from bot.games.princes.view import View
from bot.players.princes.bidding import gain, gains, lots_of_use, own_seat
from bot.players.princes.scenarios import Scenario

DICE = range(1, 7)


def lot_to_name(view: View, own: Scenario, lots: Sequence[str]) -> str:
    """The lot whose die promises most, or '' when nothing is worth its price.

    The best lot of those that the last auction sells is kept for it: there it is cheapest.
    """
    automa = _automa(view)
    kept, reserve = _kept_for_last(view, own, lots)
    if automa.is_last:
        return kept
    others = [lot for lot in lots if lot != kept]
    hopes = {lot: _hope(view, own, lot, reserve) for lot in others}
    best = max(hopes, key=lambda lot: hopes[lot], default="")
    # With a hope of 0 a lot serves to come to the last auction; one that may have to be bought
    # for too much does not.
    return best if best and hopes[best] >= 0 else kept


def is_worth(view: View, own: Scenario, lot: str, price: int) -> bool:
    """Whether the lot at this price is better than what the last auction will sell."""
    rolled = {roll.lot for roll in _automa(view).rolls}
    others = [lot for lot in lots_of_use(view, own_seat(view)) if lot not in rolled]
    _, reserve = _kept_for_last(view, own, others)
    here = gain(view, own, lot, price)
    return here > 0 and here >= reserve


def _kept_for_last(view: View, own: Scenario, lots: Sequence[str]) -> tuple[str, float]:
    """The best lot that the last auction sells, and how much better the outlook is with it."""
    price = view.box.opening_bid(view.size)
    promised = gains(view, own, [lot for lot in lots if not _wanted(view, lot).barred], price)
    best = max(promised, key=lambda lot: promised[lot], default="")
    if not best or promised[best] <= 0:
        return "", 0.0
    return best, promised[best]


def _hope(view: View, own: Scenario, lot: str, reserve: float) -> float:
    """How much the die for this lot promises beyond what can be had anyway."""
    added, hope = _wanted(view, lot).add, 0.0
    for die in DICE:
        price = raised(view.box, last_bid(view.box, die, added))
        better = gain(view, own, lot, price) - reserve
        hope += better if is_forced(die, added) else max(0.0, better)
    return hope / len(DICE)


def _automa(view: View) -> AutomaView:
    assert view.automa is not None
    return view.automa


def _wanted(view: View, lot: str) -> Wanted:
    """What the open card says of the object that this lot belongs to."""
    object_ = group_of(view.box, lot)
    return next(wanted for wanted in _automa(view).wants if wanted.lot == object_)
