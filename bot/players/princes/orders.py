"""The orders of The Princes of Florence: limits and ranked wishes for one auction phase.

Those for the characters, who are auctioned next, are courtships.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.notation import Vocabulary
from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes.auction import why_not_to_be_had
from bot.games.princes.moves import Bid, Move, Nominate, Pass, Withdraw
from bot.games.princes.pieces import Sale
from bot.games.princes.purse import why_not_pay
from bot.games.princes.usefulness import why_no_use
from bot.games.princes.view import Own, SeenEstate, View
from bot.players.order_rules import Ask, Play, Reply, Void
from bot.players.princes import courtships

PASS, ASK = "pass", "ask"
ENDS = (PASS, ASK)


@dataclass(frozen=True, slots=True)
class Limit:
    """Bid for this lot up to so much; then pass, or ask me. It waits until the lot is named."""

    lot: str
    florins: int
    afterwards: str


@dataclass(frozen=True, slots=True)
class Wish:
    """Name and buy this lot for at most so much, once no earlier wish is to be had."""

    lot: str
    florins: int


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What to do when no wish is left: pass the rest of the phase, or ask me."""

    then: str


@dataclass(frozen=True, slots=True)
class PassRest:
    """Pass every lot but those with a limit, and withdraw when a lot is to be named."""


Priced: TypeAlias = Limit | Wish
ForLots: TypeAlias = Limit | Wish | Otherwise | PassRest
Order: TypeAlias = ForLots | courtships.Order

VOCABULARY: Vocabulary[Order] = Vocabulary(*Order.__args__)


def term(view: View) -> int:
    """Orders are for the auction phase of one round."""
    return view.round


def described(order: Order) -> Text:
    if isinstance(order, courtships.Order):
        return courtships.described(order)
    match order:
        case Limit(lot, florins, afterwards):
            lot_, up_to = Named("lot", lot), Florins(florins)
            return say("order-princes-limit", lot=lot_, florins=up_to, afterwards=afterwards)
        case Wish(lot, florins):
            return say("order-princes-wish", lot=Named("lot", lot), florins=Florins(florins))
        case Otherwise(then):
            return say("order-princes-otherwise", then=then)
    return say("order-princes-pass-rest")


# Giving


def together(orders: Sequence[Order], order: Order) -> tuple[Order, ...]:
    """A new order for the same thing stands in the place of the old one."""
    for_lots, of_characters = _for_lots(orders), _courtships(orders)
    if isinstance(order, courtships.Order):
        return (*for_lots, *courtships.together(of_characters, order))
    return (*_together_for_lots(for_lots, order), *of_characters)


def _for_lots(orders: Sequence[Order]) -> list[ForLots]:
    return [order for order in orders if not isinstance(order, courtships.Order)]


def _courtships(orders: Sequence[Order]) -> list[courtships.Order]:
    return [order for order in orders if isinstance(order, courtships.Order)]


def _together_for_lots(orders: Sequence[ForLots], order: ForLots) -> tuple[ForLots, ...]:
    match order:
        case PassRest():
            return (order,)
        case Wish():
            orders = [other for other in orders if not isinstance(other, PassRest)]
    if any(_is_about_the_same(order, other) for other in orders):
        return tuple(order if _is_about_the_same(order, other) else other for other in orders)
    return (*orders, order)


def why_not(view: View, orders: Sequence[Order], order: Order) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    if isinstance(order, courtships.Order):
        return courtships.why_not(view, _courtships(orders), order)
    refusal = _why_not_now(view)
    if refusal:
        return refusal
    match order:
        case Limit(lot, _, afterwards):
            return _why_not_end(afterwards) or _why_not_had(view, lot) or _why_not_so(view, order)
        case Wish(lot):
            return _why_not_had(view, lot) or _why_not_so(view, order)
        case Otherwise(then):
            return _why_not_end(then) or _why_no_plan(orders)
    return None


def _is_about_the_same(one: Order, other: Order) -> bool:
    match one, other:
        case (Limit(lot), Limit(same)) | (Wish(lot), Wish(same)):
            return lot == same
    return type(one) is type(other) and not isinstance(one, Priced)


def _why_not_now(view: View) -> Refusal | None:
    if view.automa:  # nobody else is asked meanwhile
        return refuse("orders", "no-orders-alone")
    if view.phase != "auction":
        return refuse("orders", "orders-in-auction-phase")
    return _why_out(view)


def _why_not_end(end: str) -> Refusal | None:
    return None if end in ENDS else refuse("orders", "no-such-end", end=end, ends=" ".join(ENDS))


def _why_no_plan(orders: Sequence[Order]) -> Refusal | None:
    if _wishes(orders):
        return None
    refusal = refuse("orders", "otherwise-needs-wishes")
    return replace(refusal, nearest=VOCABULARY.spell(PassRest()))


def _why_not_so(view: View, order: Priced) -> Refusal | None:
    """Why this lot can't be sought up to this price."""
    if view.asked.lot == order.lot and _own(view).seat not in view.asked.bidders:
        return refuse("orders", "lot-passed", lot=Named("lot", order.lot))
    lowest = _next_price(view, order.lot)
    refusal = why_not_pay(view.box, view.mine, lowest)
    if refusal:
        return refusal
    refusal = _why_not_price(view, order.florins, lowest)
    if refusal is None:
        return None
    highest = _on_a_step(view, _own(view).means)
    florins = min(max(_on_a_step(view, order.florins), lowest), highest)
    return replace(refusal, nearest=VOCABULARY.spell(replace(order, florins=florins)))


def _why_not_price(view: View, florins: int, lowest: int) -> Refusal | None:
    if florins < lowest:
        return refuse("orders", "limit-too-low", lowest=Florins(lowest))
    refusal = why_not_pay(view.box, view.mine, florins)
    if refusal is None and florins != _on_a_step(view, florins):
        step = Florins(view.box.numbers.step)
        return refuse("raise", "limit-between-steps", florins=Florins(florins), step=step)
    return refusal


def _on_a_step(view: View, florins: int) -> int:
    """The highest price up to this one that bidding by steps can come to."""
    opening, step = _opening(view), view.box.numbers.step
    return florins - (florins - opening) % step


# Replying


def reply(view: View, orders: Sequence[Order]) -> Reply[Move]:
    """What the orders do for the seat that is to name a lot or to bid for one."""
    if view.asked.kind == "courting":
        return courtships.reply(view, _courtships(orders))
    standing = [order for order in orders if void(view, orders, order) is None]
    match view.asked.kind:
        case "nominating":
            return _named(view, orders, standing)
        case "bidding":
            return _bid(view, orders, standing)
    return Ask()


def _named(view: View, orders: Sequence[Order], standing: Sequence[Order]) -> Reply[Move]:
    if PassRest() in standing:
        return Play(Withdraw())
    left = _wishes_left(view, standing)
    if left:
        return Play(Nominate(left[0].lot))
    return _no_wish_left(orders, Withdraw())


def _bid(view: View, orders: Sequence[Order], standing: Sequence[Order]) -> Reply[Move]:
    """A limit on the lot under the hammer goes before everything else."""
    lot, price = view.asked.lot, _next_price(view, view.asked.lot)
    limit = _limit_on(lot, standing)
    if limit:
        return Play(Bid(price)) if price <= limit.florins else _limit_reached(limit)
    if PassRest() in standing:
        return Play(Pass())
    left = _wishes_left(view, standing)
    if left:
        return Play(Bid(price) if left[0].lot == lot else Pass())
    return _no_wish_left(orders, Pass())


def _limit_reached(limit: Limit) -> Reply[Move]:
    if limit.afterwards == PASS:
        return Play(Pass())
    lot, florins = Named("lot", limit.lot), Florins(limit.florins)
    return Ask(say("limit-reached", lot=lot, florins=florins))


def _no_wish_left(orders: Sequence[Order], passing: Move) -> Reply[Move]:
    """The plan ends as its owner said; where he did not, he is asked. No wish ever: no plan."""
    if not _wishes(orders):
        return Ask()
    return Play(passing) if Otherwise(PASS) in orders else Ask(say("no-wish-left"))


def _wishes_left(view: View, standing: Sequence[Order]) -> list[Wish]:
    """The wishes still to be had this phase, the best one first."""
    return [wish for wish in _wishes(standing) if _next_price(view, wish.lot) <= wish.florins]


def _wishes(orders: Sequence[Order]) -> list[Wish]:
    return [order for order in orders if isinstance(order, Wish)]


def _limit_on(lot: str, orders: Sequence[Order]) -> Limit | None:
    limits = (order for order in orders if isinstance(order, Limit) and order.lot == lot)
    return next(limits, None)


# What is void


def void(view: View, orders: Sequence[Order], order: Order) -> Void | None:
    """An order is void when it would be refused now for another reason than the running price."""
    if isinstance(order, courtships.Order):
        return courtships.void(view, _courtships(orders), order)
    refusal = _why_out(view)
    if refusal is None and isinstance(order, Priced):
        unpaid = why_not_pay(view.box, view.mine, order.florins)
        refusal = _why_not_had(view, order.lot) or unpaid
    return Void(refusal.text, _is_news(view, orders, order)) if refusal else None


def _is_news(view: View, orders: Sequence[Order], order: Order) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, Priced) or _bought(view):
        return False
    if _estate(view).withdrawn:
        return not _ends_by_passing(orders)
    sale = _sale(view, order.lot)
    if sale is None:
        return True
    if isinstance(order, Limit):
        return sale.price < order.florins
    return not _ends_by_passing(orders) and _is_last_wish(view, orders, order)


def _ends_by_passing(orders: Sequence[Order]) -> bool:
    return PassRest() in orders or Otherwise(PASS) in orders


def _is_last_wish(view: View, orders: Sequence[Order], wish: Wish) -> bool:
    others = [other for other in orders if other != wish]
    return not any(_why_not_had(view, other.lot) is None for other in _wishes(others))


# The auction phase as the owner of the orders sees it


def _own(view: View) -> Own:
    assert view.own is not None, "orders are obeyed for a seat"
    return view.own


def _estate(view: View) -> SeenEstate:
    return view.estates[_own(view).seat]


def _opening(view: View) -> int:
    return view.box.opening_bid(view.size)


def _next_price(view: View, lot: str) -> int:
    """What the seat would have to bid next for this lot; the leader has bid it already."""
    asked = view.asked
    if asked.lot != lot:
        return _opening(view)
    leads = asked.bidders[-1] == _own(view).seat
    return asked.price if leads else asked.bid


def _why_out(view: View) -> Refusal | None:
    """Why the seat gets nothing more in this auction phase."""
    bought = _bought(view)
    if bought:
        return refuse("one-lot-each", "already-bought", lot=Named("lot", bought.lot))
    if _estate(view).withdrawn:
        return refuse("auction-turn", "already-withdrawn")
    return None


def _why_not_had(view: View, lot: str) -> Refusal | None:
    """Why nobody, or not this seat, can buy the lot."""
    left = next((stack.left for stack in view.stacks if stack.lot == lot), 0)
    return why_not_to_be_had(view.box, view.size, view.sales, left, lot) or why_no_use(
        view.box, view.open_estates, _own(view).seat, lot
    )


def _bought(view: View) -> Sale | None:
    return next((sale for sale in view.sales if sale.seat == _own(view).seat), None)


def _sale(view: View, lot: str) -> Sale | None:
    return next((sale for sale in view.sales if sale.lot == lot), None)
