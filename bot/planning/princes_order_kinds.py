"""Kinds of orders of The Princes of Florence: their words, their rank, what follows a purchase."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from bot.engine.notation import Names, Vocabulary, verb_of_move
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Fact, Florins, Named, Refusal, Text, refuse, say
from bot.games.princes import land_grid, tile_laying
from bot.games.princes.box import Box
from bot.games.princes.character_favours import FREE, USES
from bot.games.princes.moves import Consult, Forgo, Hold, Keep, Move, Place, Recruit
from bot.games.princes.view import CardWorth, View
from bot.planning.planning_rules import AskPlayer, OrderReply, PlayMove

ASK, HOLD, DEAREST, LATER = "ask", "hold", "dearest", "later"
INSTEAD_OF_RECRUITING, INSTEAD_OF_CARDS = (HOLD, ASK), (DEAREST, ASK)
DECKS = ("prestige", "bonus")  # of which a card is kept while something is auctioned
MOST_PLACES = 12


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a landscape that is bought at the first free one of these places, as `c3-0`."""

    landscape: str
    places: Names


@dataclass(frozen=True, slots=True)
class Enlist:
    """Recruit the first of these that lies on another table; else keep the card, or ask."""

    profession: Names
    then: str


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """Of the cards drawn keep the first of these; else the one worth most now, or ask."""

    spelled_as = "choose"

    deck: str
    card: Names
    then: str


@dataclass(frozen=True, slots=True)
class MerchantPays:
    """Let the Merchant pay for an object that costs at least so much."""

    florins: int


@dataclass(frozen=True, slots=True)
class Favour:
    """Use a character of the round before in this way, once the auctions allow it."""

    character: str
    use: str


@dataclass(frozen=True, slots=True)
class FavourOnHiring:
    """Use a character in this way once it is hired."""

    character: str
    use: str


AfterLotOrder: TypeAlias = Lay | Enlist | MerchantPays | Favour
AfterHiringOrder: TypeAlias = FavourOnHiring
AfterPurchaseOrder: TypeAlias = ChooseCard | AfterLotOrder | AfterHiringOrder


def describe_place(place: str) -> Text:
    square, _, turn = place.partition("-")
    return say("order-place", square=square, turn=int(turn) if turn.isdecimal() else 0)


PASS = "pass"
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
RoundOrder: TypeAlias = Total | ChooseCard
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
        case Limit(name) | Wish(name) | Courtship(name) | Lay(name) | ChooseCard(name):
            return name
        case Favour(name) | FavourOnHiring(name):
            return name
    return ""


def describe_order(order: AuctionOrder) -> Text:
    facts = {field.name: _describe_field(order, field.name) for field in fields(order)}
    return say(f"order-princes-{verb_of_move(type(order))}", **facts)


def _describe_field(order: AuctionOrder, name: str) -> Fact:
    value = getattr(order, name)
    match name:
        case "florins":
            return Florins(value)
        case "afterwards" | "then":
            return str(value)
        case "places":
            return tuple(map(describe_place, value))
        case "card":
            return tuple(Named(thing_sought(order), card) for card in value)
    return (
        tuple(Named(name, one) for one in value) if isinstance(value, tuple) else Named(name, value)
    )


# Giving orders


def merge_order(orders: Sequence[AuctionOrder], order: AuctionOrder) -> tuple[AuctionOrder, ...]:
    """Add an order, or put it in the place of the one of its kind for the same thing."""
    alike = [other for other in orders if _auction_kind(other) == _auction_kind(order)]
    others = [other for other in orders if _auction_kind(other) != _auction_kind(order)]
    return tuple(sorted([*others, *_join_order(alike, order)], key=_sort_key))


def _auction_kind(order: AuctionOrder) -> int:
    """0 for both auctions, 1 for that of lots, 2 for that of characters."""
    if isinstance(order, RoundOrder):
        return 0
    return 2 if isinstance(order, CharacterOrder) else 1


def _sort_key(order: AuctionOrder) -> tuple[int, bool, bool, bool]:
    """First the wishes in their rank, then how they end, then what follows a purchase."""
    is_after, is_end = isinstance(order, AfterPurchaseOrder), isinstance(order, EndingOrder)
    return _auction_kind(order), is_after, is_end, isinstance(order, PutUp)


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


def with_pass_at_end(
    orders: Sequence[AuctionOrder], ending: EndingOrder, nothing: NoWishOrder
) -> tuple[AuctionOrder, ...]:
    """The same orders, but passing where no wish of this auction is left."""
    others = [order for order in orders if type(order) not in (type(ending), type(nothing))]
    alike = [order for order in others if _auction_kind(order) == _auction_kind(ending)]
    end = ending if ranked_wishes(alike) else nothing
    return tuple(sorted([*others, end], key=_auction_kind))


def why_wishes_cannot_end_so(
    orders: Sequence[AuctionOrder], then: str, instead: NoWishOrder
) -> Refusal | None:
    """Why wishes can't end so; without any there is no end either."""
    wrong = why_no_such_end(ENDS, then)
    if wrong or ranked_wishes(orders):
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


def ranked_wishes(orders: Sequence[AuctionOrder]) -> list[RankedWish]:
    """The best one first."""
    return [order for order in orders if isinstance(order, RankedWish)]


def answer_without_wish(orders: Sequence[AuctionOrder], passing: Move) -> OrderReply[Move]:
    """Pass where the wishes are to end so; else ask, and tell why if there were any."""
    if not ranked_wishes(orders):
        return AskPlayer()
    return PlayMove(passing) if _end_of_wishes(orders) == PASS else AskPlayer(say("no-wish-left"))


def has_pass_at_end(orders: Sequence[AuctionOrder]) -> bool:
    return _end_of_wishes(orders) == PASS or any(isinstance(order, NoWishOrder) for order in orders)


def _end_of_wishes(orders: Sequence[AuctionOrder]) -> str:
    return next((order.then for order in orders if isinstance(order, EndingOrder)), "")


# What follows a purchase


def why_not_after_purchase_order(view: View, order: AfterPurchaseOrder) -> Refusal | None:
    """Why this order makes no sense, whatever is bought."""
    match order:
        case Lay():
            return _why_not_lay(view, order)
        case Enlist(professions, then):
            return _why_not_enlist(view, professions) or why_no_such_end(
                INSTEAD_OF_RECRUITING, then
            )
        case ChooseCard(deck, cards, then):
            return _why_not_cards(view.box, deck, cards) or why_no_such_end(INSTEAD_OF_CARDS, then)
        case MerchantPays(florins):
            return None if florins >= 0 else refuse("orders", "limit-too-low", lowest=Florins(0))
        case Favour(character, use) | FavourOnHiring(character, use):
            return _why_not_favour(character, use)


def why_no_such_end(ends: Sequence[str], then: str) -> Refusal | None:
    if then in ends:
        return None
    return refuse("orders", "no-such-end", end=then, ends=" ".join(ends))


def _why_not_lay(view: View, order: Lay) -> Refusal | None:
    """Places that are taken now are refused, since they stay so."""
    if order.landscape not in view.box.landscape_order:
        named = tuple(Named("landscape", name) for name in view.box.landscape_order)
        return refuse("landscape-placed", "other-landscape-won", landscapes=named)
    if not 0 < len(order.places) <= MOST_PLACES:
        return refuse("orders", "so-many-places", most=MOST_PLACES)
    refusals = (_why_not_place(view, order.landscape, place) for place in order.places)
    return next((refusal for refusal in refusals if refusal), None)


def _why_not_place(view: View, landscape: str, place: str) -> Refusal | None:
    move = _parse_place(landscape, place)
    if move is None:
        return refuse("orders", "no-such-place", place=place)
    return tile_laying.why_no_room(view.box, view.mine.open, move)


def _parse_place(landscape: str, place: str) -> Place | None:
    square, _, turn = place.partition("-")
    return Place(landscape, square, int(turn)) if len(turn) == 1 and turn.isdecimal() else None


def _why_not_enlist(view: View, professions: Names) -> Refusal | None:
    unknown = next((name for name in professions if name not in view.box.professions), None)
    if unknown is None:
        return None
    cards = tuple(Named("profession", name) for name in view.recruitable_professions)
    return refuse("recruiting", "not-on-another-table", card=unknown, cards=cards)


def _why_not_cards(box: Box, deck: str, cards: Names) -> Refusal | None:
    if deck not in DECKS:
        return refuse("orders", "no-such-deck", decks=tuple(Named("deck", one) for one in DECKS))
    known = box.prestige if deck == "prestige" else box.bonus
    unknown = next((card for card in cards if card not in known), None)
    return None if unknown is None else refuse("orders", "no-such-card", card=unknown)


def _why_not_favour(character: str, use: str) -> Refusal | None:
    if character not in USES:
        return refuse("consulting", "nobody-to-consult")
    return why_no_such_end([*(one for one in USES[character] if one != FREE), LATER], use)


def answer_after_purchase(
    view: View, legal: Sequence[Move], orders: Sequence[object]
) -> OrderReply[Move]:
    """The first legal move of the orders for a question about what was bought or who was hired."""
    ours = [
        one for one in orders if isinstance(one, AfterPurchaseOrder) and _is_for_question(view, one)
    ]
    ours.sort(key=lambda order: not isinstance(order, MerchantPays))
    for order in ours:
        for move in _moves_named_by_order(view, order):
            if move in legal:
                return PlayMove(move)
    return AskPlayer(_why_order_asks_player(ours[-1])) if ours else AskPlayer()


def _is_for_question(view: View, order: AfterPurchaseOrder) -> bool:
    """Whether the order is for the question that is asked."""
    asked = view.asked
    match asked.kind, order:
        case "placing", Lay(landscape):
            return landscape in view.box.landscapes_of(asked.lot)
        case "recruiting", Enlist():
            return True
        case "picking", ChooseCard(deck):
            return deck == asked.deck
        case "consulting", MerchantPays(florins):
            dear = asked.price >= florins
            return bool(asked.lot) and asked.character == "merchant" and dear
        case "consulting", Favour(character):
            return character == asked.character and view.phase == "auction"
        case "consulting", FavourOnHiring(character):
            return character == asked.character and view.phase != "auction"
    return False


def _moves_named_by_order(view: View, order: AfterPurchaseOrder) -> Iterable[Move]:
    """The moves that the order names for its question, the best first."""
    match order:
        case Lay(landscape, places):
            moves = (_parse_place(landscape, place) for place in places)
            return (move for move in moves if move)
        case Enlist(professions, then):
            return [*map(Recruit, professions), *([Hold()] if then == HOLD else [])]
        case ChooseCard(_, cards, then):
            dearest = [most_valuable_card(view, view.my.drawn)] if then == DEAREST else []
            return [Keep(card) for card in (*cards, *dearest)]
        case MerchantPays():
            return [Consult(FREE)]
        case Favour(_, use) | FavourOnHiring(_, use) if use != LATER:
            return [Consult(use)]
    return [] if view.asked.is_last_chance else [Forgo()]


def _why_order_asks_player(order: AfterPurchaseOrder) -> Text | None:
    """Why the player is asked, though there is an order for the question."""
    match order:
        case Lay():
            return say("no-place-left")
        case Enlist():
            return say("nobody-to-enlist")
        case ChooseCard():
            return say("no-card-drawn")
        case Favour(_, use) | FavourOnHiring(_, use) if use == LATER:
            return say("last-favour")
    return None


def most_valuable_card(view: View, cards: Sequence[CardWorth]) -> str:
    """The card worth most now; of equals the first of those that can bring most points."""

    def promise(card: CardWorth) -> tuple[int, int]:
        printed = view.box.prestige.get(card.name)
        return card.worth, printed.points if printed else 0

    return max(cards, key=promise).name


def is_order_for_lot(box: Box, order: AfterPurchaseOrder, lot: str) -> bool:
    """Whether the order answers a question that buying this lot brings."""
    match order:
        case Lay(landscape):
            return landscape in box.landscapes_of(lot)
        case Enlist():
            return lot == "recruiting"
        case ChooseCard(deck):
            return lot == deck
    return False


def places_for_landscape(view: View, landscape: str) -> list[Place]:
    """All places where the viewer may still lay this landscape."""
    closed = land_grid.taken_squares(view.box.ground, view.mine.open)
    return [place for place, bits in view.box.places[landscape] if not bits & closed]


def find_void_reason(view: View, order: AfterPurchaseOrder) -> Text | None:
    """Why the order can do nothing any more: every place it names is taken."""
    if isinstance(order, Lay) and all(
        _why_not_place(view, order.landscape, place) for place in order.places
    ):
        return say("no-place-left")
    return None
