"""Orders for the questions after a purchase in The Princes of Florence: places, cards, favours."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes import board
from bot.games.princes.auction import is_left
from bot.games.princes.box import Box
from bot.games.princes.favours import FREE, USES
from bot.games.princes.moves import Consult, Forgo, Hold, Keep, Move, Place, Recruit
from bot.games.princes.placement import why_no_room
from bot.games.princes.view import View, Worth
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
class Choose:
    """Of the cards drawn keep the first of these; else the one worth most now, or ask."""

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
AfterPurchaseOrder: TypeAlias = Choose | AfterLotOrder | AfterHiringOrder

K = TypeVar("K", bound=AfterPurchaseOrder)


def describe_place(place: str) -> Text:
    square, _, turn = place.partition("-")
    return say("order-place", square=square, turn=int(turn) if turn.isdecimal() else 0)


# Giving orders


def refuse_after_purchase(view: View, order: AfterPurchaseOrder) -> Refusal | None:
    """Why this order makes no sense, whatever is bought."""
    match order:
        case Lay():
            return _refuse_lay(view, order)
        case Enlist(professions, then):
            return _refuse_enlist(view, professions) or refuse_end(INSTEAD_OF_RECRUITING, then)
        case Choose(deck, cards, then):
            return _refuse_choose(view.box, deck, cards) or refuse_end(INSTEAD_OF_CARDS, then)
        case MerchantPays(florins):
            return None if florins >= 0 else refuse("orders", "limit-too-low", lowest=Florins(0))
        case Favour(character, use) | FavourOnHiring(character, use):
            return _refuse_favour(character, use)


def refuse_end(ends: Sequence[str], then: str) -> Refusal | None:
    if then in ends:
        return None
    return refuse("orders", "no-such-end", end=then, ends=" ".join(ends))


def _refuse_lay(view: View, order: Lay) -> Refusal | None:
    """Places that are taken now are refused, since they stay so."""
    if order.landscape not in view.box.landscape_order:
        named = tuple(Named("landscape", name) for name in view.box.landscape_order)
        return refuse("landscape-placed", "other-landscape-won", landscapes=named)
    if not 0 < len(order.places) <= MOST_PLACES:
        return refuse("orders", "so-many-places", most=MOST_PLACES)
    refusals = (_refuse_place(view, order.landscape, place) for place in order.places)
    return next((refusal for refusal in refusals if refusal), None)


def _refuse_place(view: View, landscape: str, place: str) -> Refusal | None:
    move = _parse_place(landscape, place)
    if move is None:
        return refuse("orders", "no-such-place", place=place)
    return why_no_room(view.box, view.mine.open, move)


def _parse_place(landscape: str, place: str) -> Place | None:
    square, _, turn = place.partition("-")
    return Place(landscape, square, int(turn)) if len(turn) == 1 and turn.isdecimal() else None


def _refuse_enlist(view: View, professions: Names) -> Refusal | None:
    unknown = next((name for name in professions if name not in view.box.professions), None)
    if unknown is None:
        return None
    return refuse(
        "recruiting",
        "not-on-another-table",
        card=unknown,
        cards=tuple(Named("profession", name) for name in view.recruitable_professions),
    )


def _refuse_choose(box: Box, deck: str, cards: Names) -> Refusal | None:
    if deck not in DECKS:
        return refuse("orders", "no-such-deck", decks=tuple(Named("deck", one) for one in DECKS))
    known = box.prestige if deck == "prestige" else box.bonus
    unknown = next((card for card in cards if card not in known), None)
    return None if unknown is None else refuse("orders", "no-such-card", card=unknown)


def _refuse_favour(character: str, use: str) -> Refusal | None:
    if character not in USES:
        return refuse("consulting", "nobody-to-consult")
    return refuse_end([*(one for one in USES[character] if one != FREE), LATER], use)


# Answering questions


def answer_after_purchase(view: View, orders: Sequence[object]) -> OrderReply[Move]:
    """The reply of the orders to a question about what was bought or who was hired."""
    match view.asked.kind:
        case "placing":
            return _answer_placing(view, orders)
        case "recruiting":
            return _answer_recruiting(view, next(_orders_of_kind(orders, Enlist), None))
        case "picking":
            choices = (
                one for one in _orders_of_kind(orders, Choose) if one.deck == view.asked.deck
            )
            return _answer_picking(view, next(choices, None))
        case "consulting":
            return _answer_consulting(view, orders)
    return AskPlayer()


def _orders_of_kind(orders: Iterable[object], kind: type[K]) -> Iterator[K]:
    return (order for order in orders if isinstance(order, kind))


def _answer_placing(view: View, orders: Sequence[object]) -> OrderReply[Move]:
    bought = view.box.landscapes_of(view.asked.lot)
    wanted = [order for order in _orders_of_kind(orders, Lay) if order.landscape in bought]
    for order in wanted:
        if is_left(view.box, view.open_estates, order.landscape):
            for move in _free_places_ordered(view, order):
                return PlayMove(move)
    return AskPlayer(say("no-place-left")) if wanted else AskPlayer()


def _free_places_ordered(view: View, order: Lay) -> Iterator[Place]:
    for place in order.places:
        move = _parse_place(order.landscape, place)
        if move and why_no_room(view.box, view.mine.open, move) is None:
            yield move


def _answer_recruiting(view: View, order: Enlist | None) -> OrderReply[Move]:
    if order is None:
        return AskPlayer()
    offered = view.recruitable_professions
    wanted = next((name for name in order.profession if name in offered), None)
    if wanted:
        return PlayMove(Recruit(wanted))
    return PlayMove(Hold()) if order.then == HOLD else AskPlayer(say("nobody-to-enlist"))


def _answer_picking(view: View, order: Choose | None) -> OrderReply[Move]:
    if order is None or view.own is None:
        return AskPlayer()
    wanted = next((card for card in order.card if card in view.own.looking_at), None)
    if wanted:
        return PlayMove(Keep(wanted))
    if order.then == DEAREST:
        return PlayMove(Keep(dearest_card(view, view.own.drawn)))
    return AskPlayer(say("no-card-drawn"))


def dearest_card(view: View, cards: Sequence[Worth]) -> str:
    """The card worth most now; of equals the first of those that can bring most points."""

    def promise(card: Worth) -> tuple[int, int]:
        printed = view.box.prestige.get(card.name)
        return card.worth, printed.points if printed else 0

    return max(cards, key=promise).name


def _answer_consulting(view: View, orders: Sequence[object]) -> OrderReply[Move]:
    """In the auctions for lots, and once a character is hired."""
    asked, kind = view.asked, Favour if view.phase == "auction" else FavourOnHiring
    pays = next(_orders_of_kind(orders, MerchantPays), None)
    if pays and asked.lot and asked.character == "merchant" and asked.price >= pays.florins:
        return PlayMove(Consult(FREE))
    favours = (one for one in orders if isinstance(one, kind) and one.character == asked.character)
    favour = next(favours, None)
    if favour is None:
        return AskPlayer()
    if favour.use != LATER:
        return PlayMove(Consult(favour.use))
    return AskPlayer(say("last-favour")) if asked.is_last_chance else PlayMove(Forgo())


# Void orders


def is_for_lot(box: Box, order: AfterPurchaseOrder, lot: str) -> bool:
    """Whether the order answers a question that buying this lot brings."""
    match order:
        case Lay(landscape):
            return landscape in box.landscapes_of(lot)
        case Enlist():
            return lot == "recruiting"
        case Choose(deck):
            return lot == deck
    return False


def free_places(view: View, landscape: str) -> list[Place]:
    """All places where the viewer may still lay this landscape."""
    closed = board.taken_squares(view.box.ground, view.mine.open)
    return [place for place, bits in view.box.places[landscape] if not bits & closed]


def find_void_reason(view: View, order: AfterPurchaseOrder) -> Text | None:
    """Why the order can do nothing any more: every place it names is taken."""
    if not isinstance(order, Lay) or next(_free_places_ordered(view, order), None):
        return None
    return say("no-place-left")
