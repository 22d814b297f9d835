"""The orders of The Princes of Florence: limits and ranked wishes for one auction phase.

Those for the characters, who are auctioned next, are courtships.
"""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.copies import replace
from bot.engine.text import Florins, Named, Refusal, refuse, say
from bot.games.princes.auction import why_not_to_be_had
from bot.games.princes.moves import Bid, Move, Nominate, Pass, Withdraw
from bot.games.princes.pieces import Sale
from bot.games.princes.purse import why_not_pay
from bot.games.princes.usefulness import why_no_use
from bot.games.princes.view import View
from bot.players.order_rules import Ask, Play, Reply, Void
from bot.players.princes import courtships, following, ranked
from bot.players.princes.ahead import AHEAD, is_on, term
from bot.players.princes.ahead import begun as ahead
from bot.players.princes.following import Following
from bot.players.princes.ranked import (
    PASS,
    VOCABULARY,
    CourtshipOtherwise,
    ForCharacters,
    ForLots,
    Limit,
    NoCourtship,
    Order,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
    described,
    estate,
    own,
    together,
)

__all__ = [
    "VOCABULARY",
    "ahead",
    "coming",
    "described",
    "is_on",
    "let_go",
    "now",
    "phase",
    "reply",
    "term",
    "together",
    "void",
    "why_not",
]

Priced: TypeAlias = Limit | Wish


def now(view: View) -> int:
    """Orders are for the auctions of one round."""
    return view.round


def phase(view: View) -> int:
    """In each round the lots are auctioned, and after them the characters where there are any."""
    if view.automa or view.phase not in ("auction", "characters"):
        return 0
    return _of_round(view, view.round)[view.phase == "characters"]


def coming(view: View) -> tuple[int, ...]:
    """During the actions the next round is the one to be thought of."""
    if view.automa:
        return ()
    match view.phase:
        case "deal" | "auction":
            return _of_round(view, view.round)
        case "characters":
            return _of_round(view, view.round)[1:]
        case "action" if view.round < view.box.rounds:
            return _of_round(view, view.round + 1)
    return ()


def _of_round(view: View, round: int) -> tuple[int, ...]:
    return (2 * round, 2 * round + 1) if view.characters else (2 * round,)


def is_for_characters(phase: int) -> bool:
    return phase % 2 == 1


def let_go(view: View, orders: Sequence[Order]) -> tuple[Order, ...]:
    """The wishes there are hold; of what would be asked then, nothing is."""
    if view.phase == "characters":
        return ranked.let_go(orders, CourtshipOtherwise(PASS), NoCourtship())
    limited = [
        replace(order, afterwards=PASS) if isinstance(order, Limit) else order for order in orders
    ]
    return ranked.let_go(limited, Otherwise(PASS), PassRest())


# Giving


def why_not(view: View, orders: Sequence[Order], order: Order) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    if isinstance(order, ForCharacters):
        return courtships.why_not(view, ranked.for_characters(orders), order)
    refusal = _why_not_now(view, order)
    if refusal:
        return refusal
    if isinstance(order, Following):
        return following.why_not(view, order)
    match order:
        case Limit(lot, _, afterwards):
            wrong = ranked.why_not_end(afterwards) or _why_not_had(view, lot)
            return wrong or _why_not_so(view, order)
        case Wish(lot):
            return _why_not_had(view, lot) or _why_not_so(view, order)
        case PutUp(lots):
            refusals = (_why_not_had(view, lot) for lot in lots)
            return next((refusal for refusal in refusals if refusal), None)
        case Total(florins):
            return _why_not_in_all(view, florins)
        case Otherwise(then):
            return ranked.why_not_then(ranked.for_lots(orders), then, PassRest())
    return None


def _why_not_now(view: View, order: Order) -> Refusal | None:
    refusal = why_no_auction(view)
    if refusal or isinstance(order, Following | Total):
        return refusal
    return _why_out(view)


def why_no_auction(view: View) -> Refusal | None:
    """Why no order can be of use to anybody any more."""
    if view.automa:  # nobody else is asked meanwhile
        return refuse("orders", "no-orders-alone")
    if view.round > view.box.rounds or view.phase == "end":
        return refuse("orders", "no-auctions-to-come")
    return None


def _why_not_in_all(view: View, florins: int) -> Refusal | None:
    """Less than an object costs at the least is no total; nothing at all is said otherwise."""
    lowest = _opening(view)
    if florins >= lowest:
        return None
    refusal = refuse("orders", "limit-too-low", lowest=Florins(lowest))
    return replace(refusal, nearest=VOCABULARY.spell(Total(lowest)))


def _why_not_so(view: View, order: Priced) -> Refusal | None:
    """Why this lot can't be sought up to this price."""
    if view.asked.lot == order.lot and own(view).seat not in view.asked.bidders:
        return refuse("orders", "lot-passed", lot=Named("lot", order.lot))
    lowest = _next_price(view, order.lot)
    refusal = _why_not_paid(view, lowest)
    if refusal:
        return refusal
    refusal = _why_not_price(view, order.florins, lowest)
    if refusal is None:
        return None
    florins = max(_on_a_step(view, order.florins), lowest)
    if view.phase != AHEAD:
        florins = max(min(florins, _on_a_step(view, own(view).means)), lowest)
    return replace(refusal, nearest=VOCABULARY.spell(replace(order, florins=florins)))


def _why_not_price(view: View, florins: int, lowest: int) -> Refusal | None:
    if florins < lowest:
        return refuse("orders", "limit-too-low", lowest=Florins(lowest))
    refusal = _why_not_paid(view, florins)
    if refusal is None and florins != _on_a_step(view, florins):
        step = Florins(view.box.numbers.step)
        return refuse("raise", "limit-between-steps", florins=Florins(florins), step=step)
    return refusal


def _why_not_paid(view: View, florins: int) -> Refusal | None:
    """What a purse will hold in the auctions to come nobody knows."""
    return None if view.phase == AHEAD else why_not_pay(view.box, view.mine, florins)


def _on_a_step(view: View, florins: int) -> int:
    """The highest price up to this one that bidding by steps can come to."""
    opening, step = _opening(view), view.box.numbers.step
    return florins - (florins - opening) % step


# Replying


def reply(view: View, orders: Sequence[Order]) -> Reply[Move]:
    """What the orders do for the seat that is asked while something is auctioned."""
    orders = ranked.within(orders, _spent(view))
    if view.asked.kind == "courting":
        return courtships.reply(view, ranked.for_characters(orders))
    lots = ranked.for_lots(orders)
    standing = [order for order in lots if void(view, lots, order) is None]
    match view.asked.kind:
        case "nominating":
            return _named(view, lots, standing)
        case "bidding":
            return _bid(view, lots, standing)
    return following.reply(view, orders)


def _spent(view: View) -> int:
    """What this round's lot went for; the Merchant's help saves nothing of a total."""
    bought = _bought(view)
    return bought.price if bought else 0


def _named(view: View, orders: Sequence[ForLots], standing: Sequence[ForLots]) -> Reply[Move]:
    left, put_up = _wishes_left(view, standing), _put_up(view, standing)
    if put_up and (left or not ranked.wishes(orders)):
        return Play(Nominate(put_up))
    if PassRest() in standing:
        return Play(Withdraw())
    if left:
        return Play(Nominate(left[0].lot))
    return ranked.no_wish_left(orders, Withdraw())


def _put_up(view: View, standing: Sequence[ForLots]) -> str:
    """What the owner would rather have named, if it is to be had and he can pay for it."""
    if _why_not_paid(view, _opening(view)):
        return ""
    named = [lot for order in standing if isinstance(order, PutUp) for lot in order.lot]
    return next((lot for lot in named if _why_not_had(view, lot) is None), "")


def _bid(view: View, orders: Sequence[ForLots], standing: Sequence[ForLots]) -> Reply[Move]:
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
    return ranked.no_wish_left(orders, Pass())


def _limit_reached(limit: Limit) -> Reply[Move]:
    if limit.afterwards == PASS:
        return Play(Pass())
    lot, florins = Named("lot", limit.lot), Florins(limit.florins)
    return Ask(say("limit-reached", lot=lot, florins=florins))


def _wishes_left(view: View, standing: Sequence[ForLots]) -> list[Wish]:
    """The wishes still to be had this phase, the best one first."""
    wishes = (order for order in standing if isinstance(order, Wish))
    return [wish for wish in wishes if _next_price(view, wish.lot) <= wish.florins]


def _limit_on(lot: str, orders: Sequence[Order]) -> Limit | None:
    limits = (order for order in orders if isinstance(order, Limit) and order.lot == lot)
    return next(limits, None)


# What is void


def void(view: View, orders: Sequence[Order], order: Order) -> Void | None:
    """An order is void when it would be refused now for another reason than the running price."""
    if isinstance(order, ForCharacters):
        return courtships.void(view, ranked.for_characters(orders), order)
    if isinstance(order, Following):
        return _void_after(view, orders, order)
    if isinstance(order, Total):
        return None
    refusal = _why_out(view)
    if refusal is None and isinstance(order, Priced):
        priced = ranked.within([*orders, order], 0)[-1]
        assert isinstance(priced, Priced)
        refusal = _why_not_had(view, order.lot) or _why_not_paid(view, priced.florins)
    news = _is_news(view, ranked.for_lots(orders), order)
    return Void(refusal.text, news) if refusal else None


def _void_after(view: View, orders: Sequence[Order], order: Following) -> Void | None:
    """What would follow a purchase that nobody makes any more is no news."""
    why = following.why_void(view, order)
    if why is None:
        return None
    lots = [lot for lot in view.box.lots(view.size) if following.follows(view.box, order, lot)]
    sought = (one for one in orders if isinstance(one, Priced) and one.lot in lots)
    return Void(why, any(void(view, orders, one) is None for one in sought))


def _is_news(view: View, orders: Sequence[ForLots], order: ForLots) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, Priced) or _bought(view):
        return False
    if estate(view).withdrawn:
        return not ranked.ends_by_passing(orders)
    sale = _sale(view, order.lot)
    if sale is None:
        return True
    if isinstance(order, Limit):
        return sale.price < order.florins
    if ranked.ends_by_passing(orders):
        return False
    return ranked.is_last(orders, order, lambda lot: _why_not_had(view, lot) is None)


# The auction phase as the owner of the orders sees it


def _opening(view: View) -> int:
    return view.box.opening_bid(view.size)


def _next_price(view: View, lot: str) -> int:
    """What the seat would have to bid next for this lot; the leader has bid it already."""
    asked = view.asked
    if asked.lot != lot:
        return _opening(view)
    leads = asked.bidders[-1] == own(view).seat
    return asked.price if leads else asked.bid


def _why_out(view: View) -> Refusal | None:
    """Why the seat gets nothing more in this auction phase."""
    bought = _bought(view)
    if bought:
        return refuse("one-lot-each", "already-bought", lot=Named("lot", bought.lot))
    if estate(view).withdrawn:
        return refuse("auction-turn", "already-withdrawn")
    return None


def _why_not_had(view: View, lot: str) -> Refusal | None:
    """Why nobody, or not this seat, can buy the lot."""
    left = next((stack.left for stack in view.stacks if stack.lot == lot), 0)
    return why_not_to_be_had(view.box, view.size, view.sales, left, lot) or why_no_use(
        view.box, view.open_estates, own(view).seat, lot
    )


def _bought(view: View) -> Sale | None:
    return next((sale for sale in view.sales if sale.seat == own(view).seat), None)


def _sale(view: View, lot: str) -> Sale | None:
    return next((sale for sale in view.sales if sale.lot == lot), None)
