"""What may be ordered: ranked wishes for lots and for characters alike, and limits on lots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.notation import Vocabulary, verb
from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes.moves import Move
from bot.games.princes.view import Own, SeenEstate, View
from bot.players.order_rules import Ask, Play, Reply

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


@dataclass(frozen=True, slots=True)
class Courtship:
    """Court this character for at most so much, once no earlier courtship is of use."""

    character: str
    florins: int


@dataclass(frozen=True, slots=True)
class CourtshipOtherwise:
    """What to do when no courtship is left: pass, or ask me."""

    then: str


@dataclass(frozen=True, slots=True)
class NoCourtship:
    """Pass when the characters are auctioned."""


ForLots: TypeAlias = Limit | Wish | Otherwise | PassRest
ForCharacters: TypeAlias = Courtship | CourtshipOtherwise | NoCourtship
Order: TypeAlias = ForLots | ForCharacters

# The same in both auctions: what is wished for in its rank, what then, and to want nothing at all.
Wished: TypeAlias = Wish | Courtship
Ending: TypeAlias = Otherwise | CourtshipOtherwise
Nothing: TypeAlias = PassRest | NoCourtship

VOCABULARY: Vocabulary[Order] = Vocabulary(*Order.__args__)


def sought(order: Order) -> str:
    """The lot or the character that an order is about, if it is about one."""
    match order:
        case Limit(lot) | Wish(lot):
            return lot
        case Courtship(character):
            return character
    return ""


def described(order: Order) -> Text:
    match order:
        case Limit(lot, florins, afterwards):
            lot_, up_to = Named("lot", lot), Florins(florins)
            return say("order-princes-limit", lot=lot_, florins=up_to, afterwards=afterwards)
        case Wish(lot, florins):
            return say("order-princes-wish", lot=Named("lot", lot), florins=Florins(florins))
        case Courtship(character, florins):
            name, up_to = Named("character", character), Florins(florins)
            return say("order-princes-courtship", character=name, florins=up_to)
        case Otherwise(then) | CourtshipOtherwise(then):
            return say(f"order-princes-{verb(type(order))}", then=then)
    return say(f"order-princes-{verb(type(order))}")


# Giving


def for_lots(orders: Sequence[Order]) -> list[ForLots]:
    return [order for order in orders if isinstance(order, ForLots)]


def for_characters(orders: Sequence[Order]) -> list[ForCharacters]:
    return [order for order in orders if isinstance(order, ForCharacters)]


def together(orders: Sequence[Order], order: Order) -> tuple[Order, ...]:
    """A new order for the same thing stands in the place of the old one, in the same auction."""
    lots, characters = for_lots(orders), for_characters(orders)
    if isinstance(order, ForCharacters):
        return (*lots, *_joined(characters, order))
    return (*_joined(lots, order), *characters)


def _joined(orders: Sequence[Order], order: Order) -> tuple[Order, ...]:
    if isinstance(order, Nothing):
        return (order,)
    if isinstance(order, Wished):
        orders = [other for other in orders if not isinstance(other, Nothing)]
    if any(_is_about_the_same(order, other) for other in orders):
        return tuple(order if _is_about_the_same(order, other) else other for other in orders)
    return (*orders, order)


def _is_about_the_same(one: Order, other: Order) -> bool:
    return type(one) is type(other) and sought(one) == sought(other)


def why_not_end(end: str) -> Refusal | None:
    return None if end in ENDS else refuse("orders", "no-such-end", end=end, ends=" ".join(ENDS))


def why_not_then(orders: Sequence[Order], then: str, instead: Nothing) -> Refusal | None:
    """Without a wish there is no end of them either."""
    wrong = why_not_end(then)
    if wrong or wishes(orders):
        return wrong
    refusal = refuse("orders", "otherwise-needs-wishes")
    return replace(refusal, nearest=VOCABULARY.spell(instead))


# The plan of one auction


def wishes(orders: Sequence[Order]) -> list[Wished]:
    """The best one first."""
    return [order for order in orders if isinstance(order, Wished)]


def no_wish_left(orders: Sequence[Order], passing: Move) -> Reply[Move]:
    """The plan ends as its owner said; where he did not, he is asked. No wish ever: no plan."""
    if not wishes(orders):
        return Ask()
    return Play(passing) if _then(orders) == PASS else Ask(say("no-wish-left"))


def ends_by_passing(orders: Sequence[Order]) -> bool:
    return _then(orders) == PASS or any(isinstance(order, Nothing) for order in orders)


def _then(orders: Sequence[Order]) -> str:
    return next((order.then for order in orders if isinstance(order, Ending)), "")


def is_last(orders: Sequence[Order], wish: Wished, is_had: Callable[[str], bool]) -> bool:
    """Whether nothing else that is wished for can still be had."""
    return not any(is_had(sought(other)) for other in wishes(orders) if other != wish)


# Whoever ordered


def own(view: View) -> Own:
    assert view.own is not None, "orders are obeyed for a seat"
    return view.own


def estate(view: View) -> SeenEstate:
    return view.estates[own(view).seat]
