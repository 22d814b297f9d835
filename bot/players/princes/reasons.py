"""Why the journeyman would do it: what he would pay at most, what a move gains him."""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.moves import (
    Bid,
    Consult,
    Court,
    End,
    GiveBack,
    Keep,
    Move,
    Nominate,
    Offer,
    Pass,
    Place,
    Recruit,
    Retract,
    Sell,
    Withdraw,
    Work,
)
from bot.games.princes.view import View
from bot.games.princes.works import pay
from bot.players.estimates import Comparison, estimated
from bot.players.princes import (
    acting,
    alone,
    bargaining,
    bidding,
    courting,
    outlook,
    scenarios,
    works,
)
from bot.players.princes.journeyman import JOURNEYMAN
from bot.players.princes.scenarios import Scenario, held


def reasons(view: View, move: Move) -> Iterator[Text]:
    """What there is to be said for it, by what its owner sees."""
    match move:
        case Nominate(lot):
            yield from _at_most(view, lot, _opening(view))
        case Bid(price):
            yield from _at_most(view, view.asked.lot, price)
        case Pass() if view.asked.kind == "bidding":
            yield from _too_dear(view)
        case Work(profession, points=points):
            value = works.work_value(view, move)
            paid = Florins(pay(view.box, value, points))
            card = Named("profession", profession)
            yield say("reason-work", card=card, value=value, points=points, florins=paid)
        case GiveBack() | Place() | Withdraw():
            yield say(_PLAINLY[type(move)])
        case Keep(card):
            yield from _promised(view, card)
        case Recruit() | Court():
            yield from estimated("reason-rather", gained(view, move), Comparison)
        case End() if view.asked.actions:
            yield say("reason-end")
    if view.asked.kind == "acting" and not isinstance(move, _FREE):
        yield from _gained(view, move)


_PLAINLY: dict[type[Move], str] = {
    GiveBack: "reason-kinship",
    Place: "reason-place",
    Withdraw: "reason-withdraw",
}
_FREE = (End, Consult, Recruit, Sell, Retract)  # what spends no action


def _at_most(view: View, lot: str, price: int) -> Iterator[Text]:
    """The last price at which it is better than what the others promise."""
    most = _limit(view, lot, price)
    if most:
        yield say("reason-at-most", lot=Named("lot", lot), florins=Florins(most))


def _too_dear(view: View) -> Iterator[Text]:
    lot, price = view.asked.lot, view.asked.price
    if not _limit(view, lot, price if view.automa else price + view.box.numbers.step):
        yield say("reason-not-worth", lot=Named("lot", lot))


def _limit(view: View, lot: str, price: int) -> int:
    """How far to go from this price on; 0 where it is too much already."""
    is_worth = alone.is_worth if view.automa else bidding.is_worth
    own = held(view, JOURNEYMAN)
    means, most = view.mine.hidden.florins, 0
    while price <= means and is_worth(view, own, lot, price):
        most, price = price, price + view.box.numbers.step
    return most


def _opening(view: View) -> int:
    return view.box.opening_bid(view.size)


def _promised(view: View, card: str) -> Iterator[Text]:
    own = held(view, JOURNEYMAN)
    better = outlook.worth(view, scenarios.with_card(own, view.asked.deck, card))
    yield from estimated("reason-keep", better - outlook.worth(view, own))


def _gained(view: View, move: Move) -> Iterator[Text]:
    """How much better the outlook is than if the turn ended here."""
    own = held(view, JOURNEYMAN)
    better = _worth_after(view, own, move) - acting.worth_after(view, own, End())
    yield from estimated("reason-gains", better, Comparison)


# In points


def gained(view: View, move: Move, _: Move | None = None) -> float:
    """How many points more the move promises than to let the question, or an action, go by."""
    own = held(view, JOURNEYMAN)
    match move:
        case Nominate(lot):
            return _unopposed(view, own, lot)
        case Bid(price):
            waiting = 0.0 if view.automa else bidding.hope_elsewhere(view, own, view.asked.lot)
            return bidding.gain(view, own, view.asked.lot, price) - waiting
        case Court():
            return courting.gain(view, own, move)
        case Recruit():
            return acting.worth_after(view, own, move) - outlook.worth(view, own)
    if view.asked.kind != "acting" or isinstance(move, _FREE):
        return 0.0
    return _worth_after(view, own, move) - outlook.worth(view, own.acting())


def _unopposed(view: View, own: Scenario, lot: str) -> float:
    """What a lot brings at the opening bid; nothing where somebody is likely to go further."""
    price = _opening(view)
    rivals = [] if view.automa else [seat for seat in view.buyers if seat != view.viewer]
    further = price + view.box.numbers.step
    if any(bidding.eagerness(view, own, seat, lot, further) > 0 for seat in rivals):
        return 0.0
    return bidding.gain(view, own, lot, price)


def _worth_after(view: View, own: Scenario, move: Move) -> float:
    if isinstance(move, Offer):
        return bargaining.worth_offering(view, own, move)
    return acting.worth_after(view, own, move)
