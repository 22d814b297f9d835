"""The orders of The Princes of Florence: judge and obey limits, ranked wishes and courtships."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.frozen_values import replace
from bot.engine.text import Florins, Named, Refusal, refuse, say
from bot.games.princes.auction import why_lot_unavailable, why_no_use
from bot.games.princes.characters import spaces_above, why_character_unavailable, why_no_space
from bot.games.princes.economy import why_not_pay
from bot.games.princes.moves import Bid, Court, Move, Nominate, Pass, Withdraw
from bot.games.princes.pieces import Sale
from bot.games.princes.view import View
from bot.planning.order_rules import AskPlayer, OrderReply, PlayMove, VoidOrder
from bot.planning.princes import after_purchase, ranked_wishes
from bot.planning.princes.after_purchase import AfterPurchaseOrder, FavourOnHiring
from bot.planning.princes.ranked_wishes import (
    PASS,
    VOCABULARY,
    AuctionOrder,
    CharacterOrder,
    Courtship,
    CourtshipOtherwise,
    Limit,
    LotOrder,
    NoCourtship,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
    describe_order,
    merge_order,
    own_estate,
    own_part,
)
from bot.planning.princes.turns_ahead import (
    NEXT_ROUND,
    is_auction_on,
    period_of_order,
    view_next_period,
)

# Giving


def refuse_courtship(
    view: View, orders: Sequence[CharacterOrder], order: CharacterOrder
) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    refusal = _refuse_without_hiring(view)
    if refusal:
        return refusal
    if isinstance(order, FavourOnHiring):
        return after_purchase.refuse_after_purchase(view, order)
    return _refuse_out_of_hiring(view) or _refuse_courting(view, orders, order)


def _refuse_without_hiring(view: View) -> Refusal | None:
    if not view.characters:
        return refuse("orders", "no-characters-here")
    if view.round > view.box.rounds or view.phase == "end":
        return refuse("orders", "no-auctions-to-come")
    return None


def _refuse_courting(
    view: View, orders: Sequence[CharacterOrder], order: CharacterOrder
) -> Refusal | None:
    match order:
        case Courtship(character):
            return _refuse_unavailable_character(view, character) or _refuse_courtship_price(
                view, order
            )
        case CourtshipOtherwise(then):
            return ranked_wishes.refuse_otherwise(orders, then, NoCourtship())
    return None


def _refuse_courtship_price(view: View, order: Courtship) -> Refusal | None:
    spaces = _spaces_above(view, order.character)
    refusal = _refuse_unpayable_space(view, spaces[0])
    if refusal:
        return refusal
    court = Court(order.character, order.florins)
    refusal = why_no_space(view.box, court) or _refuse_unpayable_space(view, order.florins)
    if refusal is None and order.florins in spaces:
        return None
    refusal = refusal or refuse("orders", "limit-too-low", lowest=Florins(spaces[0]))
    most = order.florins if view.phase == NEXT_ROUND else min(_own_cash(view), order.florins)
    below = [florins for florins in spaces if florins <= most]
    nearest = replace(order, florins=below[-1] if below else spaces[0])
    return replace(refusal, nearest=VOCABULARY.spell(nearest))


def _refuse_unpayable_space(view: View, florins: int) -> Refusal | None:
    """What a purse will hold in the auctions to come nobody knows."""
    return None if view.phase == NEXT_ROUND else why_not_pay(view.box, view.mine, florins)


def _own_cash(view: View) -> int:
    return own_part(view).hidden.florins


# Replying


def answer_courting(view: View, orders: Sequence[CharacterOrder]) -> OrderReply[Move]:
    """What the orders do for the seat that is to stand its pawn somewhere, or to pass."""
    standing = [order for order in orders if find_void_courtship(view, orders, order) is None]
    if NoCourtship() in standing:
        return PlayMove(Pass())
    for wish in standing:
        if isinstance(wish, Courtship):
            lowest = _spaces_above(view, wish.character)[0]
            if lowest <= min(wish.florins, _own_cash(view)):
                return PlayMove(Court(wish.character, lowest))
    return ranked_wishes.answer_without_wish(orders, Pass())


# What is void


def find_void_courtship(
    view: View, orders: Sequence[CharacterOrder], order: CharacterOrder
) -> VoidOrder | None:
    """An order is void when it would be refused now for another reason than a running bid."""
    if isinstance(order, FavourOnHiring):
        return None
    refusal = _refuse_out_of_hiring(view)
    if refusal is None and isinstance(order, Courtship):
        refusal = _refuse_unavailable_character(view, order.character)
    return VoidOrder(refusal.text, _is_news_of_courtship(view, orders, order)) if refusal else None


def _is_news_of_courtship(
    view: View, orders: Sequence[CharacterOrder], order: CharacterOrder
) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, Courtship) or own_estate(view).character or view.phase == "action":
        return False
    if ranked_wishes.ends_by_passing(orders):
        return False
    return ranked_wishes.is_last_wish(
        orders, order, lambda name: _refuse_unavailable_character(view, name) is None
    )


# The character auction as the owner of the orders sees it


def _spaces_above(view: View, character: str) -> range:
    """The spaces still to be had; a pawn of one's own buys before one is asked."""
    pawn = next((card.pawn for card in view.characters if card.name == character), None)
    return spaces_above(view.box, character, pawn)


def _refuse_out_of_hiring(view: View) -> Refusal | None:
    """Why the seat gets nobody more in this round."""
    if view.phase == "action":
        return refuse("orders", "characters-are-hired")
    if view.phase != "characters" or not own_estate(view).pawn_lies:
        return None
    character = own_estate(view).character
    if character:
        name = Named("character", character)
        return refuse("character-auction", "has-a-character", character=name)
    return refuse("character-auction", "courts-no-more")


def _refuse_unavailable_character(view: View, character: str) -> Refusal | None:
    """Why nobody can hire this character any more.

    Until their auction begins they serve whom they served the round before.
    """
    cards = view.characters if view.phase == "characters" else ()
    served = [card.serving for card in cards if card.serving]
    pawns = [card.pawn for card in cards if card.pawn]
    return why_character_unavailable(view.box, served, pawns, character)


__all__ = [
    "VOCABULARY",
    "answer_question",
    "auction_phase",
    "current_period",
    "describe_order",
    "find_void",
    "is_auction_on",
    "make_orders_pass",
    "merge_order",
    "period_of_order",
    "phases_to_come",
    "refuse_order",
    "view_next_period",
]

PricedLotOrder: TypeAlias = Limit | Wish


def current_period(view: View) -> int:
    """Orders are for the auctions of one round."""
    return view.round


def auction_phase(view: View) -> int:
    """In each round the lots are auctioned, and after them the characters where there are any."""
    if view.automa or view.phase not in ("auction", "characters"):
        return 0
    return _phases_of_round(view, view.round)[view.phase == "characters"]


def phases_to_come(view: View) -> tuple[int, ...]:
    """During the actions the next round is the one to be thought of."""
    if view.automa:
        return ()
    match view.phase:
        case "deal" | "auction":
            return _phases_of_round(view, view.round)
        case "characters":
            return _phases_of_round(view, view.round)[1:]
        case "action" if view.round < view.box.rounds:
            return _phases_of_round(view, view.round + 1)
    return ()


def _phases_of_round(view: View, round: int) -> tuple[int, ...]:
    return (2 * round, 2 * round + 1) if view.characters else (2 * round,)


def is_character_phase(phase: int) -> bool:
    return phase % 2 == 1


def make_orders_pass(view: View, orders: Sequence[AuctionOrder]) -> tuple[AuctionOrder, ...]:
    """The wishes there are hold; of what would be asked then, nothing is."""
    if view.phase == "characters":
        return ranked_wishes.end_by_passing(orders, CourtshipOtherwise(PASS), NoCourtship())
    limited = [
        replace(order, afterwards=PASS) if isinstance(order, Limit) else order for order in orders
    ]
    return ranked_wishes.end_by_passing(limited, Otherwise(PASS), PassRest())


# Giving


def refuse_order(view: View, orders: Sequence[AuctionOrder], order: AuctionOrder) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    if isinstance(order, CharacterOrder):
        return refuse_courtship(view, ranked_wishes.character_orders(orders), order)
    refusal = _refuse_now(view, order)
    if refusal:
        return refusal
    if isinstance(order, AfterPurchaseOrder):
        return after_purchase.refuse_after_purchase(view, order)
    match order:
        case Limit(lot, _, afterwards):
            wrong = ranked_wishes.refuse_end(afterwards) or _refuse_unavailable_lot(view, lot)
            return wrong or _refuse_lot_price(view, order)
        case Wish(lot):
            return _refuse_unavailable_lot(view, lot) or _refuse_lot_price(view, order)
        case PutUp(lots):
            refusals = (_refuse_unavailable_lot(view, lot) for lot in lots)
            return next((refusal for refusal in refusals if refusal), None)
        case Total(florins):
            return _refuse_total(view, florins)
        case Otherwise(then):
            return ranked_wishes.refuse_otherwise(
                ranked_wishes.lot_orders(orders), then, PassRest()
            )
    return None


def _refuse_now(view: View, order: AuctionOrder) -> Refusal | None:
    refusal = refuse_without_auction(view)
    if refusal or isinstance(order, AfterPurchaseOrder | Total):
        return refusal
    return _refuse_out_of_auction(view)


def refuse_without_auction(view: View) -> Refusal | None:
    """Why no order can be of use to anybody any more."""
    if view.automa:  # nobody else is asked meanwhile
        return refuse("orders", "no-orders-alone")
    if view.round > view.box.rounds or view.phase == "end":
        return refuse("orders", "no-auctions-to-come")
    return None


def _refuse_total(view: View, florins: int) -> Refusal | None:
    """Less than an object costs at the least is no total; nothing at all is said otherwise."""
    lowest = _opening_bid(view)
    if florins >= lowest:
        return None
    refusal = refuse("orders", "limit-too-low", lowest=Florins(lowest))
    return replace(refusal, nearest=VOCABULARY.spell(Total(lowest)))


def _refuse_lot_price(view: View, order: PricedLotOrder) -> Refusal | None:
    """Why this lot can't be sought up to this price."""
    if view.asked.lot == order.lot and own_part(view).seat not in view.asked.bidders:
        return refuse("orders", "lot-passed", lot=Named("lot", order.lot))
    lowest = _next_price(view, order.lot)
    refusal = _refuse_unpayable(view, lowest)
    if refusal:
        return refusal
    refusal = _refuse_amount(view, order.florins, lowest)
    if refusal is None:
        return None
    florins = max(_round_to_step(view, order.florins), lowest)
    if view.phase != NEXT_ROUND:
        florins = max(min(florins, _round_to_step(view, own_part(view).means)), lowest)
    return replace(refusal, nearest=VOCABULARY.spell(replace(order, florins=florins)))


def _refuse_amount(view: View, florins: int, lowest: int) -> Refusal | None:
    if florins < lowest:
        return refuse("orders", "limit-too-low", lowest=Florins(lowest))
    refusal = _refuse_unpayable(view, florins)
    if refusal is None and florins != _round_to_step(view, florins):
        step = Florins(view.box.numbers.step)
        return refuse("raise", "limit-between-steps", florins=Florins(florins), step=step)
    return refusal


def _refuse_unpayable(view: View, florins: int) -> Refusal | None:
    """What a purse will hold in the auctions to come nobody knows."""
    return None if view.phase == NEXT_ROUND else why_not_pay(view.box, view.mine, florins)


def _round_to_step(view: View, florins: int) -> int:
    """The highest price up to this one that bidding by steps can come to."""
    opening, step = _opening_bid(view), view.box.numbers.step
    return florins - (florins - opening) % step


# Replying


def answer_question(view: View, orders: Sequence[AuctionOrder]) -> OrderReply[Move]:
    """What the orders do for the seat that is asked while something is auctioned."""
    orders = ranked_wishes.cap_by_total(orders, _spent_on_lot(view))
    if view.asked.kind == "courting":
        return answer_courting(view, ranked_wishes.character_orders(orders))
    lots = ranked_wishes.lot_orders(orders)
    standing = [order for order in lots if find_void(view, lots, order) is None]
    match view.asked.kind:
        case "nominating":
            return _answer_nominating(view, lots, standing)
        case "bidding":
            return _answer_bidding(view, lots, standing)
    return after_purchase.answer_after_purchase(view, orders)


def _spent_on_lot(view: View) -> int:
    """What this round's lot went for; the Merchant's help saves nothing of a total."""
    bought = _own_sale(view)
    return bought.price if bought else 0


def _answer_nominating(
    view: View, orders: Sequence[LotOrder], standing: Sequence[LotOrder]
) -> OrderReply[Move]:
    left, put_up = _wishes_left(view, standing), _lot_to_put_up(view, standing)
    if put_up and (left or not ranked_wishes.wishes_in_rank(orders)):
        return PlayMove(Nominate(put_up))
    if PassRest() in standing:
        return PlayMove(Withdraw())
    if left:
        return PlayMove(Nominate(left[0].lot))
    return ranked_wishes.answer_without_wish(orders, Withdraw())


def _lot_to_put_up(view: View, standing: Sequence[LotOrder]) -> str:
    """What the owner would rather have named, if it is to be had and he can pay for it."""
    if _refuse_unpayable(view, _opening_bid(view)):
        return ""
    named = [lot for order in standing if isinstance(order, PutUp) for lot in order.lot]
    return next((lot for lot in named if _refuse_unavailable_lot(view, lot) is None), "")


def _answer_bidding(
    view: View, orders: Sequence[LotOrder], standing: Sequence[LotOrder]
) -> OrderReply[Move]:
    """A limit on the lot under the hammer goes before everything else."""
    lot, price = view.asked.lot, _next_price(view, view.asked.lot)
    limit = _limit_on(lot, standing)
    if limit:
        return PlayMove(Bid(price)) if price <= limit.florins else _answer_at_limit(limit)
    if PassRest() in standing:
        return PlayMove(Pass())
    left = _wishes_left(view, standing)
    if left:
        return PlayMove(Bid(price) if left[0].lot == lot else Pass())
    return ranked_wishes.answer_without_wish(orders, Pass())


def _answer_at_limit(limit: Limit) -> OrderReply[Move]:
    if limit.afterwards == PASS:
        return PlayMove(Pass())
    lot, florins = Named("lot", limit.lot), Florins(limit.florins)
    return AskPlayer(say("limit-reached", lot=lot, florins=florins))


def _wishes_left(view: View, standing: Sequence[LotOrder]) -> list[Wish]:
    """The wishes still to be had this phase, the best one first."""
    wishes = (order for order in standing if isinstance(order, Wish))
    return [wish for wish in wishes if _next_price(view, wish.lot) <= wish.florins]


def _limit_on(lot: str, orders: Sequence[AuctionOrder]) -> Limit | None:
    limits = (order for order in orders if isinstance(order, Limit) and order.lot == lot)
    return next(limits, None)


# What is void


def find_void(view: View, orders: Sequence[AuctionOrder], order: AuctionOrder) -> VoidOrder | None:
    """An order is void when it would be refused now for another reason than the running price."""
    if isinstance(order, CharacterOrder):
        return find_void_courtship(view, ranked_wishes.character_orders(orders), order)
    if isinstance(order, AfterPurchaseOrder):
        return _find_void_after_purchase(view, orders, order)
    if isinstance(order, Total):
        return None
    refusal = _refuse_out_of_auction(view)
    if refusal is None and isinstance(order, PricedLotOrder):
        priced = ranked_wishes.cap_by_total([*orders, order], 0)[-1]
        assert isinstance(priced, PricedLotOrder)
        refusal = _refuse_unavailable_lot(view, order.lot) or _refuse_unpayable(
            view, priced.florins
        )
    news = _is_news_of_lot(view, ranked_wishes.lot_orders(orders), order)
    return VoidOrder(refusal.text, news) if refusal else None


def _find_void_after_purchase(
    view: View, orders: Sequence[AuctionOrder], order: AfterPurchaseOrder
) -> VoidOrder | None:
    """What would follow a purchase that nobody makes any more is no news."""
    why = after_purchase.find_void_reason(view, order)
    if why is None:
        return None
    lots = [
        lot for lot in view.box.lots(view.size) if after_purchase.is_for_lot(view.box, order, lot)
    ]
    sought = (one for one in orders if isinstance(one, PricedLotOrder) and one.lot in lots)
    return VoidOrder(why, any(find_void(view, orders, one) is None for one in sought))


def _is_news_of_lot(view: View, orders: Sequence[LotOrder], order: LotOrder) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, PricedLotOrder) or _own_sale(view):
        return False
    if own_estate(view).withdrawn:
        return not ranked_wishes.ends_by_passing(orders)
    sale = _sale_of_lot(view, order.lot)
    if sale is None:
        return True
    if isinstance(order, Limit):
        return sale.price < order.florins
    if ranked_wishes.ends_by_passing(orders):
        return False
    return ranked_wishes.is_last_wish(
        orders, order, lambda lot: _refuse_unavailable_lot(view, lot) is None
    )


# The auction phase as the owner of the orders sees it


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)


def _next_price(view: View, lot: str) -> int:
    """What the seat would have to bid next for this lot; the leader has bid it already."""
    asked = view.asked
    if asked.lot != lot:
        return _opening_bid(view)
    leads = asked.bidders[-1] == own_part(view).seat
    return asked.price if leads else asked.bid


def _refuse_out_of_auction(view: View) -> Refusal | None:
    """Why the seat gets nothing more in this auction phase."""
    bought = _own_sale(view)
    if bought:
        return refuse("one-lot-each", "already-bought", lot=Named("lot", bought.lot))
    if own_estate(view).withdrawn:
        return refuse("auction-turn", "already-withdrawn")
    return None


def _refuse_unavailable_lot(view: View, lot: str) -> Refusal | None:
    """Why nobody, or not this seat, can buy the lot."""
    left = next((stack.left for stack in view.stacks if stack.lot == lot), 0)
    return why_lot_unavailable(view.box, view.size, view.sales, left, lot) or why_no_use(
        view.box, view.open_estates, own_part(view).seat, lot
    )


def _own_sale(view: View) -> Sale | None:
    return next((sale for sale in view.sales if sale.seat == own_part(view).seat), None)


def _sale_of_lot(view: View, lot: str) -> Sale | None:
    return next((sale for sale in view.sales if sale.lot == lot), None)
