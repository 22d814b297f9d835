"""Why the journeyman would do it: what he would pay at most, what a move gains him."""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.moves import Bid, Consult, End, Move, Nominate, Offer, Work
from bot.games.princes.view import View
from bot.games.princes.works import pay
from bot.players.princes import acting, alone, bargaining, bidding, works
from bot.players.princes.journeyman import JOURNEYMAN
from bot.players.princes.scenarios import Scenario, held

_A_POINT = 1.0  # of the outlook: what is less is not worth a word


def reasons(view: View, move: Move) -> Iterator[Text]:
    """What there is to be said for it, by what its owner sees."""
    match move:
        case Nominate(lot):
            yield from _at_most(view, lot, view.box.opening_bid(view.size))
        case Bid(price):
            yield from _at_most(view, view.asked.lot, price)
        case Work(profession, points=points):
            value = works.work_value(view, move)
            paid = Florins(pay(view.box, value, points))
            card = Named("profession", profession)
            yield say("reason-work", card=card, value=value, points=points, florins=paid)
    if view.asked.kind == "acting" and not isinstance(move, End | Consult):
        yield from _gained(view, move)


def _at_most(view: View, lot: str, price: int) -> Iterator[Text]:
    """The last price at which it is better than what the others promise."""
    is_worth = alone.is_worth if view.automa else bidding.is_worth
    own = held(view, JOURNEYMAN)
    means, most = view.mine.hidden.florins, 0
    while price <= means and is_worth(view, own, lot, price):
        most, price = price, price + view.box.numbers.step
    if most:
        yield say("reason-at-most", lot=Named("lot", lot), florins=Florins(most))


def _gained(view: View, move: Move) -> Iterator[Text]:
    """How much better the outlook is than if the turn ended here."""
    own = held(view, JOURNEYMAN)
    better = _worth_after(view, own, move) - acting.worth_after(view, own, End())
    if better >= _A_POINT:
        yield say("reason-gains", points=round(better))


def _worth_after(view: View, own: Scenario, move: Move) -> float:
    if isinstance(move, Offer):
        return bargaining.worth_offering(view, own, move)
    return acting.worth_after(view, own, move)
