"""The kinds of orders of The Princes of Florence, their words and their rank among each other."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from bot.engine.frozen_values import replace
from bot.engine.notation import Names, Vocabulary, verb
from bot.engine.text import Fact, Florins, Named, Refusal, Text, refuse, say
from bot.games.princes.moves import Move
from bot.planning.planning_rules import AskPlayer, OrderReply, PlayMove
from bot.planning.princes import after_purchase
from bot.planning.princes.after_purchase import (
    AfterHiringOrder,
    AfterLotOrder,
    AfterPurchaseOrder,
    Choose,
    Favour,
    FavourOnHiring,
    Lay,
)

PASS, ASK = "pass", "ask"
ENDS = (PASS, ASK)


@dataclass(frozen=True, slots=True)
class Limit:
    """Bid for this lot, once it is named, up to so much; then pass, or ask."""

    lot: str
    florins: int
    afterwards: str


@dataclass(frozen=True, slots=True)
class Wish:
    """Name and buy this lot for at most so much, once no earlier wish can be had."""

    lot: str
    florins: int


@dataclass(frozen=True, slots=True)
class Otherwise:
    """When no wish is left, pass the rest of the phase, or ask."""

    then: str


@dataclass(frozen=True, slots=True)
class PassRest:
    """Pass every lot but those with a limit, and withdraw when a lot is to be named."""


@dataclass(frozen=True, slots=True)
class PutUp:
    """When a lot is to be named, name the first of these that is left, not the best wish."""

    lot: Names


@dataclass(frozen=True, slots=True)
class Total:
    """Spend at most so much on the lot and the character of the round together."""

    florins: int


@dataclass(frozen=True, slots=True)
class Courtship:
    """Court this character for at most so much, once no earlier courtship can succeed."""

    character: str
    florins: int


@dataclass(frozen=True, slots=True)
class CourtshipOtherwise:
    """When no courtship is left, pass, or ask."""

    then: str


@dataclass(frozen=True, slots=True)
class NoCourtship:
    """Pass when the characters are auctioned."""


LotOrder: TypeAlias = Limit | Wish | Otherwise | PassRest | PutUp | AfterLotOrder
CharacterOrder: TypeAlias = Courtship | CourtshipOtherwise | NoCourtship | AfterHiringOrder
RoundOrder: TypeAlias = Total | Choose
AuctionOrder: TypeAlias = RoundOrder | LotOrder | CharacterOrder

# The same in both auctions.
RankedWish: TypeAlias = Wish | Courtship
EndingOrder: TypeAlias = Otherwise | CourtshipOtherwise
NoWishOrder: TypeAlias = PassRest | NoCourtship
PricedOrder: TypeAlias = Limit | Wish | Courtship

VOCABULARY: Vocabulary[AuctionOrder] = Vocabulary(*AuctionOrder.__args__)


def thing_sought(order: AuctionOrder) -> str:
    """The name of what an order is about, or ""."""
    match order:
        case Limit(name) | Wish(name) | Courtship(name) | Lay(name) | Choose(name):
            return name
        case Favour(name) | FavourOnHiring(name):
            return name
    return ""


def describe_order(order: AuctionOrder) -> Text:
    facts = {field.name: _describe_field(order, field.name) for field in fields(order)}
    return say(f"order-princes-{verb(type(order))}", **facts)


def _describe_field(order: AuctionOrder, name: str) -> Fact:
    value = getattr(order, name)
    match name:
        case "florins":
            return Florins(value)
        case "afterwards" | "then":
            return str(value)
        case "places":
            return tuple(map(after_purchase.describe_place, value))
        case "card":
            return tuple(Named(thing_sought(order), card) for card in value)
    return (
        tuple(Named(name, one) for one in value) if isinstance(value, tuple) else Named(name, value)
    )


# Giving orders


def merge_order(orders: Sequence[AuctionOrder], order: AuctionOrder) -> tuple[AuctionOrder, ...]:
    """Add an order, or put it in the place of the one of its kind for the same thing."""
    alike = [other for other in orders if _auction_number(other) == _auction_number(order)]
    others = [other for other in orders if _auction_number(other) != _auction_number(order)]
    return tuple(sorted([*others, *_join_order(alike, order)], key=_sort_key))


def _auction_number(order: AuctionOrder) -> int:
    """0 for both auctions, 1 for that of lots, 2 for that of characters."""
    if isinstance(order, RoundOrder):
        return 0
    return 2 if isinstance(order, CharacterOrder) else 1


def _sort_key(order: AuctionOrder) -> tuple[int, bool, bool, bool]:
    """First the wishes in their rank, then how they end, then what follows a purchase."""
    is_after, is_end = isinstance(order, AfterPurchaseOrder), isinstance(order, EndingOrder)
    return _auction_number(order), is_after, is_end, isinstance(order, PutUp)


def _join_order(orders: Sequence[AuctionOrder], order: AuctionOrder) -> tuple[AuctionOrder, ...]:
    """To want nothing takes wishes back, but not orders for after a purchase."""
    if isinstance(order, NoWishOrder):
        return (order, *(other for other in orders if isinstance(other, AfterPurchaseOrder)))
    if isinstance(order, RankedWish):
        orders = [other for other in orders if not isinstance(other, NoWishOrder)]
    if any(_is_about_the_same(order, other) for other in orders):
        return tuple(order if _is_about_the_same(order, other) else other for other in orders)
    return (*orders, order)


def _is_about_the_same(one: AuctionOrder, other: AuctionOrder) -> bool:
    return type(one) is type(other) and thing_sought(one) == thing_sought(other)


def end_by_passing(
    orders: Sequence[AuctionOrder], ending: EndingOrder, nothing: NoWishOrder
) -> tuple[AuctionOrder, ...]:
    """The same orders, but passing where no wish of this auction is left."""
    others = [order for order in orders if type(order) not in (type(ending), type(nothing))]
    alike = [order for order in others if _auction_number(order) == _auction_number(ending)]
    end = ending if wishes_in_rank(alike) else nothing
    return tuple(sorted([*others, end], key=_auction_number))


def refuse_otherwise(
    orders: Sequence[AuctionOrder], then: str, instead: NoWishOrder
) -> Refusal | None:
    """Why wishes can't end so; without any there is no end either."""
    wrong = after_purchase.refuse_end(ENDS, then)
    if wrong or wishes_in_rank(orders):
        return wrong
    refusal = refuse("orders", "otherwise-needs-wishes")
    return replace(refusal, nearest=VOCABULARY.spell(instead))


# Wishes of one auction


def cap_by_total(orders: Sequence[AuctionOrder], spent: int) -> list[AuctionOrder]:
    """The same orders, with no price beyond what is left of the total after so much was spent."""
    total = next((order.florins for order in orders if isinstance(order, Total)), None)
    if total is None:
        return list(orders)
    return [_cap_price(order, max(0, total - spent)) for order in orders]


def _cap_price(order: AuctionOrder, most: int) -> AuctionOrder:
    if not isinstance(order, PricedOrder) or order.florins <= most:
        return order
    return replace(order, florins=most)


def wishes_in_rank(orders: Sequence[AuctionOrder]) -> list[RankedWish]:
    """The best one first."""
    return [order for order in orders if isinstance(order, RankedWish)]


def answer_without_wish(orders: Sequence[AuctionOrder], passing: Move) -> OrderReply[Move]:
    """Pass where the wishes are to end so; else ask, and tell why if there were any."""
    if not wishes_in_rank(orders):
        return AskPlayer()
    return PlayMove(passing) if _end_of_wishes(orders) == PASS else AskPlayer(say("no-wish-left"))


def ends_by_passing(orders: Sequence[AuctionOrder]) -> bool:
    return _end_of_wishes(orders) == PASS or any(isinstance(order, NoWishOrder) for order in orders)


def _end_of_wishes(orders: Sequence[AuctionOrder]) -> str:
    return next((order.then for order in orders if isinstance(order, EndingOrder)), "")
