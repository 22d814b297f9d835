"""What may be ordered: ranked wishes for lots and for characters alike, and limits on lots.

What may be ordered of the questions that follow a purchase stands in `following`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.copies import replace
from bot.engine.notation import Names, Vocabulary, verb
from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes.moves import Move
from bot.games.princes.view import Own, SeenEstate, View
from bot.players.order_rules import Ask, Play, Reply
from bot.players.princes import following
from bot.players.princes.following import (
    Choose,
    Following,
    FollowingCharacters,
    FollowingLots,
)

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
class PutUp:
    """When I am to name a lot, name the first of these still to be had, not the best wish."""

    lot: Names


@dataclass(frozen=True, slots=True)
class Total:
    """Spend at most so much on the lot and the character of the round together."""

    florins: int


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


ForLots: TypeAlias = Limit | Wish | Otherwise | PassRest | PutUp | FollowingLots
ForCharacters: TypeAlias = Courtship | CourtshipOtherwise | NoCourtship | FollowingCharacters
ForBoth: TypeAlias = Total | Choose
Order: TypeAlias = ForBoth | ForLots | ForCharacters

# The same in both auctions: what is wished for in its rank, what then, and to want nothing at all.
Wished: TypeAlias = Wish | Courtship
Ending: TypeAlias = Otherwise | CourtshipOtherwise
Nothing: TypeAlias = PassRest | NoCourtship
Priced: TypeAlias = Limit | Wish | Courtship

VOCABULARY: Vocabulary[Order] = Vocabulary(*Order.__args__)


def sought(order: Order) -> str:
    """The lot or the character that an order is about, if it is about one."""
    if isinstance(order, Following):
        return following.topic(order)
    match order:
        case Limit(lot) | Wish(lot):
            return lot
        case Courtship(character):
            return character
    return ""


def described(order: Order) -> Text:
    if isinstance(order, Following):
        return following.described(order)
    match order:
        case PutUp(lots):
            return say("order-princes-put-up", lot=tuple(Named("lot", lot) for lot in lots))
        case Total(florins):
            return say("order-princes-total", florins=Florins(florins))
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
    alike = [other for other in orders if _auction(other) == _auction(order)]
    others = [other for other in orders if _auction(other) != _auction(order)]
    return tuple(sorted([*others, *_joined(alike, order)], key=_listed))


def _auction(order: Order) -> int:
    """What an order is for: both auctions, that of the lots, or that of the characters."""
    if isinstance(order, ForBoth):
        return 0
    return 2 if isinstance(order, ForCharacters) else 1


def _listed(order: Order) -> tuple[int, bool, bool, bool]:
    """First what is sought, in its rank, then how that ends, then what follows a purchase."""
    is_after, is_end = isinstance(order, Following), isinstance(order, Ending)
    return _auction(order), is_after, is_end, isinstance(order, PutUp)


def _joined(orders: Sequence[Order], order: Order) -> tuple[Order, ...]:
    """Who wants nothing more takes his wishes back, but not what he would do with a purchase."""
    if isinstance(order, Nothing):
        return (order, *(other for other in orders if isinstance(other, Following)))
    if isinstance(order, Wished):
        orders = [other for other in orders if not isinstance(other, Nothing)]
    if any(_is_about_the_same(order, other) for other in orders):
        return tuple(order if _is_about_the_same(order, other) else other for other in orders)
    return (*orders, order)


def _is_about_the_same(one: Order, other: Order) -> bool:
    return type(one) is type(other) and sought(one) == sought(other)


def let_go(orders: Sequence[Order], ending: Ending, nothing: Nothing) -> tuple[Order, ...]:
    """The same, but where no wish of this auction is left they pass."""
    others = [order for order in orders if type(order) not in (type(ending), type(nothing))]
    alike = [order for order in others if _auction(order) == _auction(ending)]
    end = ending if wishes(alike) else nothing
    return tuple(sorted([*others, end], key=_auction))


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


def within(orders: Sequence[Order], spent: int) -> list[Order]:
    """The same orders, with no price beyond what is left of the total once so much is spent."""
    total = next((order.florins for order in orders if isinstance(order, Total)), None)
    if total is None:
        return list(orders)
    return [_within(order, max(0, total - spent)) for order in orders]


def _within(order: Order, most: int) -> Order:
    if not isinstance(order, Priced) or order.florins <= most:
        return order
    return replace(order, florins=most)


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
