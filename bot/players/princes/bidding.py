"""Bidding: which lot to name, and how far to go for one (Rules p. 3-4)."""

from collections.abc import Sequence

from bot.games.princes.usefulness import why_no_use
from bot.games.princes.view import View
from bot.players.princes import cards, outlook, plans
from bot.players.princes.holding import Holding, held

# The part of a lot's use that its price eats up, by the rivals who are still without an object.
# The last one without pays the opening bid and keeps it all.
EATEN_UP = (0.0, 0.3, 0.45, 0.55)


def lot_to_name(view: View, lots: Sequence[str]) -> str:
    """The lot that promises most, or '' when nothing is worth the opening bid."""
    own, opening = held(view), _opening_bid(view)
    gains = {lot: gain(view, own, lot, opening) for lot in lots}
    best = max(gains, key=lambda lot: gains[lot], default="")
    return best if best and gains[best] > 0 else ""


def is_worth(view: View, lot: str, price: int) -> bool:
    """Whether the lot at this price is better than what the others promise to whoever waits."""
    own = held(view)
    here = gain(view, own, lot, price)
    return here > 0 and here > _hope_elsewhere(view, own, lot)


def _hope_elsewhere(view: View, own: Holding, lot: str) -> float:
    opening = _opening_bid(view)
    if opening > own.florins:
        return 0.0
    others = [other for other in lots_of_use(view) if other != lot]
    best = max((gain(view, own, other, opening) for other in others), default=0.0)
    # One of the rivals gets the lot under the hammer, and is no rival for the others.
    return best * (1 - EATEN_UP[_rivals(view) - 1])


def gain(view: View, own: Holding, lot: str, price: int) -> float:
    """How much better the outlook is with this lot at this price."""
    gain = _worth_with(view, own.paying(view.box, price), lot) - outlook.worth(view, own)
    assert view.own is not None
    if not view.own.merchant:
        return gain
    # The Merchant may pay instead; then he brings no points.
    return max(gain, gain + worth_of(view, own, price) - view.own.merchant)


def worth_of(view: View, own: Holding, price: int) -> float:
    """What it is worth not to pay so much."""
    return outlook.worth(view, own) - outlook.worth(view, own.paying(view.box, price))


def _worth_with(view: View, own: Holding, lot: str) -> float:
    """The outlook with this lot."""
    match lot:
        case "jester":
            return outlook.worth(view, plans.with_jester(own))
        case "recruiting":
            return outlook.worth(view, plans.with_recruiting(own))
        case "builder":
            return outlook.worth(view, plans.with_builder(view.box, own))
        case "prestige":
            return outlook.worth(view, own) + _best_prestige_card(view, own)
    return max(
        outlook.worth(view, plans.with_landscape(view.box, own, landscape))
        for landscape in view.box.landscapes_of(lot)
    )


def _best_prestige_card(view: View, own: Holding) -> float:
    unseen = cards.unseen_prestige(view)
    return cards.hoped_best(view, unseen, lambda card: cards.prestige_hope(view, own, card))


def lots_of_use(view: View) -> list[str]:
    """The lots that are still to be had this round, and that the viewer could use."""
    assert view.own is not None
    seat, stacks = view.own.seat, [stack for stack in view.stacks if stack.left and not stack.sale]
    return [
        stack.lot
        for stack in stacks
        if why_no_use(view.box, view.open_estates, seat, stack.lot) is None
    ]


def _rivals(view: View) -> int:
    """The opponents who may still get something in this auction phase."""
    assert view.own is not None
    served = {stack.sale.seat for stack in view.stacks if stack.sale}
    waiting = [e.seat for e in view.estates if not e.withdrawn and e.seat not in served]
    return len(waiting) - (view.own.seat in waiting)


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)
