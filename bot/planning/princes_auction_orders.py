"""Judge and obey the orders of The Princes of Florence, in this round and for the next."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Any, TypeAlias

from bot.engine.game import Seat
from bot.engine.notation import Vocabulary
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Fact, Florins, Named, Refusal, Text, refuse, say
from bot.games.princes import character_auction, moves, payments_and_gains, state_parts, works
from bot.games.princes.auction import why_lot_is_useless, why_lot_unavailable
from bot.games.princes.moves import Bid, Court, Move, Nominate, Pass, Withdraw
from bot.games.princes.view import SeenEstate, View
from bot.planning import princes_order_kinds
from bot.planning.planning_rules import AskPlayer, OrderReply, PlanningRules, PlayMove, VoidReason
from bot.planning.princes_order_kinds import (
    PASS,
    VOCABULARY,
    AuctionOrder,
    CharacterOrder,
    Courtship,
    CourtshipOtherwise,
    Limit,
    LotOrder,
    NoCourtship,
    NoWishOrder,
    Otherwise,
    PassRest,
    PricedOrder,
    PutUp,
    RankedWish,
    Total,
    Wish,
)

NEXT_ROUND = "ahead"  # the phase of a view of the round to come


def period_of_order(view: View, order: princes_order_kinds.AuctionOrder) -> int:
    """The round an order is for: this one until its auction is over, then the next."""
    if isinstance(order, princes_order_kinds.LotOrder):
        return view.lot_auction_round
    return view.round + (view.phase == "action")


def view_next_period(view: View) -> View:
    """The view as the next round will begin; its phase NEXT_ROUND says that money is unknown."""
    return replace(
        view,
        round=view.round + 1,
        phase=NEXT_ROUND,
        starter=state_parts.clockwise(len(view.estates), view.starter)[1],
        asked=state_parts.Asked("", ()),
        stacks=tuple(replace(stack, sale=None) for stack in view.stacks),
        estates=tuple(replace(estate, withdrawn=False, pawn_lies=False) for estate in view.estates),
        characters=tuple(replace(card, pawn=None) for card in view.characters),
    )


@dataclass(frozen=True, slots=True)
class KeepDearest:
    """Keep the card drawn that is worth most then; of professions the one with the best work."""


PLAN_WISHES: Vocabulary[KeepDearest] = Vocabulary(KeepDearest)


def wishes_instead_of_moves(view: View) -> Sequence[KeepDearest]:
    return (KeepDearest(),) if view.asked.kind == "picking" else ()


def moves_for_plan_wish(view: View, _: KeepDearest) -> Sequence[moves.Move]:
    if view.asked.kind != "picking":
        return ()
    if view.asked.deck != "profession":
        return (moves.Keep(princes_order_kinds.most_valuable_card(view, view.my.drawn)),)
    return (moves.Keep(max(view.my.looking_at, key=lambda card: _work_value(view, card))),)


def _work_value(view: View, profession: str) -> int:
    return works.sum_work(view.box, view.mine, profession).value


def weigh_outcome(text: Text) -> tuple[Text | None, int]:
    """Works may become worth more; prices and points sold for cash may fall."""
    facts = dict(text.facts)
    match text.key:
        case "works" | "princess-works":
            return text.without_facts("value", "florins"), _number_of_fact(facts["value"])
        case "sells-points":
            return None, -_number_of_fact(facts["points"])
        case "builds" | "introduces":
            return text.without_facts("price"), -_number_of_fact(facts["price"])
    return text, 0


def _number_of_fact(fact: Fact) -> int:
    assert isinstance(fact, int | Florins)
    return fact.amount if isinstance(fact, Florins) else fact


# Turns that all plan at once


def turns_after(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The seats that have their actions after this one; alone nobody waits."""
    if view.automa or view.phase != "action":
        return ()
    return view.turn_order[view.turn_order.index(seat) + 1 :]


def reasons_to_wait(view: View, planned: Sequence[Move]) -> Iterator[Text]:
    """What the others' turns may change: Best Work, whom to recruit, the last one of a thing."""
    if _may_need_bonus_for_best_work(view, planned):
        yield say("wait-best-work")
    if view.mine.open.recruiting:
        yield say("wait-recruiting")
    for kind, name in dict.fromkeys(_buildings_and_freedoms_taken(planned)):
        supply = view.buildings if kind == "building" else view.freedoms
        if any(one.name == name and one.left == 1 for one in supply):
            yield say("wait-last-one", thing=Named(kind, name))


def _may_need_bonus_for_best_work(view: View, planned: Sequence[Move]) -> bool:
    """Whether a work could be the best one yet, and bonus cards are left to make it better."""
    box, mine = view.box, view.mine
    works_planned = [move for move in planned if isinstance(move, moves.Work)]
    spent = [card for move in works_planned for card in move.bonus]
    names = [move.profession for move in works_planned] or mine.hidden.hand
    bonus = mine.hidden.bonus
    best = max((works.sum_work(box, mine, one, bonus).value for one in names), default=0)
    to_beat = max(view.minimum, *(estate.best_work for estate in view.estates))
    return best >= to_beat and any(
        works.bonus_card_worth(box, mine, card) for card in bonus if card not in spent
    )


def _buildings_and_freedoms_taken(planned: Sequence[Move]) -> Iterator[tuple[str, str]]:
    for move in planned:
        match move:
            case moves.Build(building):
                yield "building", building
            case moves.Introduce(freedom):
                yield "freedom", freedom


PricedLotOrder: TypeAlias = Limit | Wish


# Phases of auctions


def auction_phase(view: View) -> int:
    """The number of the running phase: lots in each round, then characters where there are any."""
    if view.automa or view.phase not in ("auction", "characters"):
        return 0
    return _phases_of_round(view, view.round)[view.phase == "characters"]


def phases_to_come(view: View) -> tuple[int, ...]:
    """The phases of auctions of this round, and during the actions those of the next."""
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
    """The same orders, but passing wherever they would ask the player in this phase."""
    if view.phase == "characters":
        return princes_order_kinds.with_pass_at_end(orders, CourtshipOtherwise(PASS), NoCourtship())
    limited = [
        replace(order, afterwards=PASS) if isinstance(order, Limit) else order for order in orders
    ]
    return princes_order_kinds.with_pass_at_end(limited, Otherwise(PASS), PassRest())


# Giving orders


def why_not_order(
    view: View, orders: Sequence[AuctionOrder], order: AuctionOrder
) -> Refusal | None:
    """Why this order makes no sense beside the others; names the nearest that does."""
    if isinstance(order, CharacterOrder) and not view.characters:
        return refuse("orders", "no-characters-here")
    if not view.has_auctions_left:
        return refuse("orders", "no-orders-alone" if view.automa else "no-auctions-to-come")
    if isinstance(order, princes_order_kinds.AfterPurchaseOrder):
        return princes_order_kinds.why_not_after_purchase_order(view, order)
    if isinstance(order, Total):
        return _why_not_total(view, order.florins)
    auction = _auction_of_order(order)
    return auction.refuse_entry(view) or _why_not_in_auction(view, auction, orders, order)


def _why_not_in_auction(
    view: View, auction: "_AuctionRules", orders: Sequence[AuctionOrder], order: AuctionOrder
) -> Refusal | None:
    match order:
        case Limit() | Wish() | Courtship():
            end = order.afterwards if isinstance(order, Limit) else PASS
            wrong = princes_order_kinds.why_no_such_end(princes_order_kinds.ENDS, end)
            wrong = wrong or auction.refuse_thing(view, princes_order_kinds.thing_sought(order))
            return wrong or _why_not_price(view, order)
        case PutUp(lots):
            refusals = (_why_not_lot(view, lot) for lot in lots)
            return next((refusal for refusal in refusals if refusal), None)
        case Otherwise(then) | CourtshipOtherwise(then):
            return princes_order_kinds.why_wishes_cannot_end_so(
                auction.select(orders), then, auction.no_wish
            )
    return None


def _why_not_total(view: View, florins: int) -> Refusal | None:
    """A total has to be enough for the cheapest lot."""
    lowest = _opening_bid(view)
    if florins >= lowest:
        return None
    return replace(_refuse_too_low_price(lowest), nearest=VOCABULARY.spell(Total(lowest)))


def _refuse_too_low_price(lowest: int) -> Refusal:
    return refuse("orders", "limit-too-low", lowest=Florins(lowest))


def _why_not_price(view: View, order: PricedOrder) -> Refusal | None:
    """Why this price can't be reached or paid; names the nearest that can."""
    if isinstance(order, Courtship):
        prices, purse = _character_bids_left(view, order.character), view.mine.hidden.florins
    else:
        if view.asked.lot == order.lot and view.viewer not in view.asked.bidders:
            return refuse("orders", "lot-passed", lot=Named("lot", order.lot))
        lowest = _next_price(view, order.lot)
        prices = range(lowest, max(order.florins, lowest) + 1, view.box.numbers.step)
        purse = view.own.means if view.own else 0
    refusal = _why_unpayable(view, prices[0])
    if refusal:
        return refusal
    refusal = _why_florins_not_in_prices(view, order, prices)
    if refusal is None:
        return None
    most = order.florins if view.phase == NEXT_ROUND else min(order.florins, purse)
    nearest = replace(order, florins=prices[max(0, bisect_right(prices, most) - 1)])
    return replace(refusal, nearest=VOCABULARY.spell(nearest))


def _why_florins_not_in_prices(view: View, order: PricedOrder, prices: range) -> Refusal | None:
    florins, unpayable = order.florins, _why_unpayable(view, order.florins)
    if isinstance(order, Courtship):
        wrong = (
            character_auction.why_no_space(view.box, Court(order.character, florins)) or unpayable
        )
        return wrong or (None if florins in prices else _refuse_too_low_price(prices[0]))
    if florins < prices[0]:
        return _refuse_too_low_price(prices[0])
    if unpayable or florins in prices:
        return unpayable
    step = Florins(view.box.numbers.step)
    return refuse("raise", "limit-between-steps", florins=Florins(florins), step=step)


def _why_unpayable(view: View, florins: int) -> Refusal | None:
    """Nothing is known of the money in auctions to come."""
    return (
        None
        if view.phase == NEXT_ROUND
        else payments_and_gains.why_not_pay(view.box, view.mine, florins)
    )


# Answering questions


def answer_question(
    view: View, legal: Sequence[Move], orders: Sequence[AuctionOrder]
) -> OrderReply[Move]:
    """The reply of the orders of the seat that is asked while something is auctioned."""
    sale = _sale_to_viewer(view)  # the Merchant's help saves nothing of a total
    orders = princes_order_kinds.cap_by_total(orders, sale.price if sale else 0)
    match view.asked.kind:
        case "nominating":
            return _answer_by_rank(view, _LOTS, orders, Withdraw())
        case "bidding":
            return _answer_by_rank(view, _LOTS, orders, Pass())
        case "courting":
            return _answer_by_rank(view, _CHARACTERS, orders, Pass())
    return princes_order_kinds.answer_after_purchase(view, legal, orders)


def _answer_by_rank(
    view: View, auction: "_AuctionRules", orders: Sequence[AuctionOrder], passing: Move
) -> OrderReply[Move]:
    """Limits and lots to put up go first, then the first wish that can still be had."""
    ours = auction.select(orders)
    valid = [order for order in ours if why_order_is_void(view, ours, order) is None]
    wishes = [
        wish
        for wish in princes_order_kinds.ranked_wishes(valid)
        if _is_price_within_limit(view, wish)
    ]
    has_use = bool(wishes) or not princes_order_kinds.ranked_wishes(ours)
    reply = _answer_by_limit_or_put_up(view, valid, has_use)
    if reply:
        return reply
    if auction.no_wish in valid:
        return PlayMove(passing)
    if wishes:
        return PlayMove(_move_for_wish(view, wishes[0]))
    return princes_order_kinds.answer_without_wish(ours, passing)


def _answer_by_limit_or_put_up(
    view: View, valid: Sequence[AuctionOrder], has_use: bool
) -> OrderReply[Move] | None:
    if view.asked.kind == "nominating":
        put_up = _lot_to_put_up(view, valid) if has_use else ""
        return PlayMove(Nominate(put_up)) if put_up else None
    limits = (one for one in valid if isinstance(one, Limit) and one.lot == view.asked.lot)
    limit = next(limits, None)
    return _answer_by_limit(view, limit) if limit else None


def _answer_by_limit(view: View, limit: Limit) -> OrderReply[Move]:
    price = _next_price(view, limit.lot)
    if price <= limit.florins:
        return PlayMove(Bid(price))
    if limit.afterwards == PASS:
        return PlayMove(Pass())
    lot, florins = Named("lot", limit.lot), Florins(limit.florins)
    return AskPlayer(say("limit-reached", lot=lot, florins=florins))


def _lot_to_put_up(view: View, valid: Sequence[AuctionOrder]) -> str:
    """The first lot to put up that is left, if the seat can pay for it."""
    if _why_unpayable(view, _opening_bid(view)):
        return ""
    named = [lot for order in valid if isinstance(order, PutUp) for lot in order.lot]
    return next((lot for lot in named if _why_not_lot(view, lot) is None), "")


def _is_price_within_limit(view: View, wish: RankedWish) -> bool:
    """Whether the next price of what is wished for is within its limit."""
    if isinstance(wish, Courtship):
        return _character_bids_left(view, wish.character)[0] <= min(
            wish.florins, view.mine.hidden.florins
        )
    return _next_price(view, wish.lot) <= wish.florins


def _move_for_wish(view: View, wish: RankedWish) -> Move:
    if isinstance(wish, Courtship):
        return Court(wish.character, _character_bids_left(view, wish.character)[0])
    if view.asked.kind == "nominating":
        return Nominate(wish.lot)
    return Bid(_next_price(view, wish.lot)) if wish.lot == view.asked.lot else Pass()


# Void orders


def why_order_is_void(
    view: View, orders: Sequence[AuctionOrder], order: AuctionOrder
) -> VoidReason | None:
    """Find why an order would be refused now for another reason than the running price."""
    if isinstance(order, princes_order_kinds.FavourOnHiring | Total):
        return None
    if isinstance(order, princes_order_kinds.AfterPurchaseOrder):
        return _find_void_after_purchase(view, orders, order)
    auction = _auction_of_order(order)
    refusal = auction.refuse_entry(view)
    if refusal is None and isinstance(order, PricedOrder):
        refusal = auction.refuse_thing(view, princes_order_kinds.thing_sought(order))
    if refusal is None and isinstance(order, PricedLotOrder):
        (capped,) = princes_order_kinds.cap_by_total([*orders, order], 0)[-1:]
        assert isinstance(capped, PricedLotOrder)
        refusal = _why_unpayable(view, capped.florins)
    if refusal is None:
        return None
    return VoidReason(
        refusal.text, _is_void_unexpected(view, auction, auction.select(orders), order)
    )


def _find_void_after_purchase(
    view: View, orders: Sequence[AuctionOrder], order: princes_order_kinds.AfterPurchaseOrder
) -> VoidReason | None:
    """It is news only while the purchase is still sought."""
    why = princes_order_kinds.find_void_reason(view, order)
    if why is None:
        return None
    is_for_lot, every = princes_order_kinds.is_order_for_lot, view.box.lots(view.size)
    lots = [lot for lot in every if is_for_lot(view.box, order, lot)]
    sought = (one for one in orders if isinstance(one, PricedLotOrder) and one.lot in lots)
    return VoidReason(why, any(why_order_is_void(view, orders, one) is None for one in sought))


def _is_void_unexpected(
    view: View, auction: "_AuctionRules", orders: Sequence[AuctionOrder], order: AuctionOrder
) -> bool:
    """Whether the order ended otherwise than its owner had to expect."""
    if not isinstance(order, PricedOrder) or auction.has_bought(view):
        return False
    passes = princes_order_kinds.has_pass_at_end(orders)
    if isinstance(order, PricedLotOrder):
        if _own_estate(view).withdrawn:
            return not passes
        sale = next((sale for sale in view.sales if sale.lot == order.lot), None)
        if sale is None:
            return True
        if isinstance(order, Limit):
            return sale.price < order.florins
    others = (one for one in princes_order_kinds.ranked_wishes(orders) if one != order)
    things = map(princes_order_kinds.thing_sought, others)
    return not passes and all(auction.refuse_thing(view, thing) for thing in things)


# The two auctions of a round, as the owner of the orders sees them


@dataclass(frozen=True, slots=True)
class _AuctionRules:
    """The rules of one kind of auction; `no_wish` is the order that wants nothing of it."""

    orders: UnionType | Any
    no_wish: NoWishOrder
    refuse_entry: Callable[[View], Refusal | None]  # why the seat gets nothing more in it
    refuse_thing: Callable[[View, str], Refusal | None]  # why this can't be bought any more
    has_bought: Callable[[View], object]

    def select(self, orders: Sequence[AuctionOrder]) -> list[AuctionOrder]:
        """Those of the orders that are for this auction alone."""
        return [order for order in orders if isinstance(order, self.orders)]


def _auction_of_order(order: AuctionOrder) -> _AuctionRules:
    return _CHARACTERS if isinstance(order, CharacterOrder) else _LOTS


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)


def _next_price(view: View, lot: str) -> int:
    """The next bid of the seat for this lot; its own where it leads."""
    asked = view.asked
    if asked.lot != lot:
        return _opening_bid(view)
    return asked.price if asked.bidders[-1] == view.viewer else asked.bid


def _why_no_lots(view: View) -> Refusal | None:
    bought = _sale_to_viewer(view)
    if bought:
        return refuse("one-lot-each", "already-bought", lot=Named("lot", bought.lot))
    if _own_estate(view).withdrawn:
        return refuse("auction-turn", "already-withdrawn")
    return None


def _why_not_lot(view: View, lot: str) -> Refusal | None:
    """Why no seat, or not this one, can buy the lot."""
    seat = _own_estate(view).seat
    left = next((stack.left for stack in view.stacks if stack.lot == lot), 0)
    unavailable = why_lot_unavailable(view.box, view.size, view.sales, left, lot)
    return unavailable or why_lot_is_useless(view.box, view.open_estates, seat, lot)


def _sale_to_viewer(view: View) -> state_parts.Sale | None:
    return next((sale for sale in view.sales if sale.seat == view.viewer), None)


def _character_bids_left(view: View, character: str) -> range:
    """The spaces left; before its own pawn has bought, a seat is not asked again."""
    pawn = next((card.pawn for card in view.characters if card.name == character), None)
    return character_auction.spaces_above(view.box, character, pawn)


def _why_no_courtship(view: View) -> Refusal | None:
    if view.phase == "action":
        return refuse("orders", "characters-are-hired")
    if view.phase != "characters" or not _own_estate(view).pawn_lies:
        return None
    character = _own_estate(view).character
    if character:
        name = Named("character", character)
        return refuse("character-auction", "has-a-character", character=name)
    return refuse("character-auction", "courts-no-more")


def _why_not_character(view: View, character: str) -> Refusal | None:
    """Why no seat can hire this character; before the auction all characters are to be had."""
    cards = view.characters if view.phase == "characters" else ()
    served = [card.serving for card in cards if card.serving]
    pawns = [card.pawn for card in cards if card.pawn]
    return character_auction.why_character_unavailable(view.box, served, pawns, character)


def _is_hiring_over(view: View) -> bool:
    return bool(_own_estate(view).character) or view.phase == "action"


def _own_estate(view: View) -> SeenEstate:
    return view.estates[view.my.seat]


_LOTS = _AuctionRules(LotOrder, PassRest(), _why_no_lots, _why_not_lot, _sale_to_viewer)
_CHARACTERS = _AuctionRules(
    CharacterOrder, NoCourtship(), _why_no_courtship, _why_not_character, _is_hiring_over
)

PRINCES_PLANNING: PlanningRules[View, Move, AuctionOrder, KeepDearest] = PlanningRules(
    order_vocabulary=VOCABULARY,
    describe_order=princes_order_kinds.describe_order,
    current_period=lambda view: view.round,
    period_of_order=period_of_order,
    view_next_period=view_next_period,
    auction_phase=auction_phase,
    phases_to_come=phases_to_come,
    refuse_order=why_not_order,
    merge_order=princes_order_kinds.merge_order,
    make_orders_pass=make_orders_pass,
    answer_question=answer_question,
    find_void=why_order_is_void,
    turns_after=turns_after,
    reasons_to_wait=lambda view, planned: tuple(reasons_to_wait(view, planned)),
    wish_vocabulary=PLAN_WISHES,
    wishes_instead=wishes_instead_of_moves,
    moves_meant=moves_for_plan_wish,
    weigh_outcome=weigh_outcome,
)
