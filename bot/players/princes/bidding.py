"""Bidding: which lot to name, and how far to go for one (Rules p. 3-4)."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.recent import Recent
from bot.games.princes.gains import with_builder, with_jester, with_recruiting
from bot.games.princes.usefulness import why_no_use
from bot.games.princes.view import View
from bot.players.princes import cards, outlook, rivals, scenarios
from bot.players.princes.scenarios import Scenario

_HOPES = Recent[float](most=16)


def lot_to_name(view: View, own: Scenario, lots: Sequence[str]) -> str:
    """The lot that promises most, or '' when nothing is worth the opening bid."""
    promised = gains(view, own, lots, _opening_bid(view))
    best = max(promised, key=lambda lot: promised[lot], default="")
    return best if best and promised[best] > 0 else ""


def is_worth(view: View, own: Scenario, lot: str, price: int) -> bool:
    """Whether the lot at this price is better than what the others promise to whoever waits.

    Somebody else may want it so much that he will go further: then he is made to pay for it.
    """
    short = hope_elsewhere(view, own, lot) - gain(view, own, lot, price)
    return short < 0 or _will_be_outbid(view, own, lot, price, short)


def _will_be_outbid(view: View, own: Scenario, lot: str, price: int, short: float) -> bool:
    """Whether another bidder wants the lot by so much more than the risk of having to take it."""
    sure = own.judgement.sure
    if sure is None or short > own.judgement.daring:
        return False
    next_ = price + view.box.numbers.step
    others = [seat for seat in view.asked.bidders if seat != own_seat(view)]
    return any(eagerness(view, own, seat, lot, next_) > sure + short for seat in others)


def eagerness(view: View, own: Scenario, seat: Seat, lot: str, price: int) -> float:
    """How much better this lot is for a rival, as far as one can see, than what he may wait for."""
    box, rival = view.box, rivals.seen(view, own, seat)
    if why_no_use(box, view.open_estates, seat, lot):
        return 0.0
    paid = scenarios.paying(box, rival, price)
    gained = _worth_with(view, paid, lot) - outlook.worth(view, rival)
    return gained - _hope_of(view, rival, seat, lot)


def own_seat(view: View) -> Seat:
    assert view.own is not None
    return view.own.seat


def hope_elsewhere(view: View, own: Scenario, lot: str) -> float:
    """What the other lots promise to whoever lets this one go; nobody has to take any.

    As long as a lot is bid for, that stays as it is.
    """
    return _hope_of(view, own, own_seat(view), lot)


def _hope_of(view: View, own: Scenario, seat: Seat, lot: str) -> float:
    table = [(estate.open, estate.withdrawn, estate.revealed) for estate in view.estates]
    mine = (seat, lot, view.round, own, view.own)  # of a rival each one hopes otherwise
    key = (*mine, table, view.stacks, view.box, view.size, view.starter, view.phase)
    return _HOPES.of(key, lambda: _hope_elsewhere(view, own, seat, lot))


def _hope_elsewhere(view: View, own: Scenario, seat: Seat, lot: str) -> float:
    opening = _opening_bid(view)
    if opening > own.estate.hidden.florins:
        return 0.0
    others = [other for other in lots_of_use(view, seat) if other != lot]
    best = max(gains(view, own, others, opening).values(), default=0.0)
    # One of the rivals gets the lot under the hammer, and is no rival for the others.
    return max(0.0, best * (1 - own.judgement.eaten_up[_rivals(view) - 1]))


def gain(view: View, own: Scenario, lot: str, price: int) -> float:
    """How much better the outlook is with this lot at this price."""
    return gains(view, own, [lot], price)[lot]


def gains(view: View, own: Scenario, lots: Sequence[str], price: int) -> dict[str, float]:
    """The same of each of these lots."""
    assert view.own is not None
    before, paid = outlook.worth(view, own), scenarios.paying(view.box, own, price)
    gained = {lot: _worth_with(view, paid, lot) - before for lot in lots}
    if not view.own.merchant:
        return gained
    # The Merchant may pay instead; then he brings no points.
    saved = before - outlook.worth(view, paid)
    return {lot: max(gain, gain + saved - view.own.merchant) for lot, gain in gained.items()}


def worth_of(view: View, own: Scenario, price: int) -> float:
    """What it is worth not to pay so much."""
    return outlook.worth(view, own) - outlook.worth(view, scenarios.paying(view.box, own, price))


def _worth_with(view: View, own: Scenario, lot: str) -> float:
    """The outlook with this lot."""
    match lot:
        case "jester":
            return outlook.worth(view, own.with_(with_jester(own.estate)))
        case "recruiting":
            return outlook.worth(view, own.with_(with_recruiting(own.estate)))
        case "builder":
            return outlook.worth(view, own.with_(with_builder(view.box, own.estate)))
        case "prestige":
            return outlook.worth(view, own) + cards.best_prestige_card(view, own)
    return max(
        outlook.worth(view, scenarios.with_landscape(view.box, own, landscape))
        for landscape in view.box.landscapes_of(lot)
    )


def lots_of_use(view: View, seat: Seat) -> list[str]:
    """The lots that are still to be had this round, and that this seat could use."""
    box, estates = view.box, view.open_estates
    return [lot for lot in view.open_lots if why_no_use(box, estates, seat, lot) is None]


def _rivals(view: View) -> int:
    """The opponents who may still get something in this auction phase."""
    assert view.own is not None
    return sum(seat != view.own.seat for seat in view.buyers)


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)
