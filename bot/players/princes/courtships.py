"""Courtships: standing orders for the character auction of one round, given in the auctions before.

They are ranked wishes like those for lots: a pawn is stood on the first character still to be had
within its limit, always on the lowest space that counts, and on the next one when it is displaced.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.notation import Vocabulary
from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes.characters import spaces_above, why_no_space, why_not_to_be_had
from bot.games.princes.moves import Court, Move, Pass
from bot.games.princes.purse import why_not_pay
from bot.games.princes.view import Own, SeenEstate, View
from bot.players.order_rules import Ask, Play, Reply, Void

PASS, ASK = "pass", "ask"
ENDS = (PASS, ASK)


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


Order: TypeAlias = Courtship | CourtshipOtherwise | NoCourtship

VOCABULARY: Vocabulary[Order] = Vocabulary(*Order.__args__)


def described(order: Order) -> Text:
    match order:
        case Courtship(character, florins):
            name, up_to = Named("character", character), Florins(florins)
            return say("order-princes-courtship", character=name, florins=up_to)
        case CourtshipOtherwise(then):
            return say("order-princes-courtship-otherwise", then=then)
    return say("order-princes-no-courtship")


# Giving


def together(orders: Sequence[Order], order: Order) -> tuple[Order, ...]:
    """A new courtship of the same character stands in the place of the old one."""
    if isinstance(order, NoCourtship):
        return (order,)
    if isinstance(order, Courtship):
        orders = [other for other in orders if not isinstance(other, NoCourtship)]
    if any(_is_about_the_same(order, other) for other in orders):
        return tuple(order if _is_about_the_same(order, other) else other for other in orders)
    return (*orders, order)


def _is_about_the_same(one: Order, other: Order) -> bool:
    if isinstance(one, Courtship) and isinstance(other, Courtship):
        return one.character == other.character
    return type(one) is type(other)


def why_not(view: View, orders: Sequence[Order], order: Order) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    refusal = _why_not_now(view)
    if refusal:
        return refusal
    match order:
        case Courtship(character):
            return _why_not_had(view, character) or _why_not_so_much(view, order)
        case CourtshipOtherwise(then) if then not in ENDS:
            return refuse("orders", "no-such-end", end=then, ends=" ".join(ENDS))
        case CourtshipOtherwise():
            return _why_no_plan(orders)
    return None


def _why_not_now(view: View) -> Refusal | None:
    if not view.characters:
        return refuse("orders", "no-characters-here")
    if view.phase not in ("auction", "characters"):
        return refuse("orders", "orders-in-auction-phase")
    return _why_out(view)


def _why_no_plan(orders: Sequence[Order]) -> Refusal | None:
    if _wishes(orders):
        return None
    refusal = refuse("orders", "otherwise-needs-wishes")
    return replace(refusal, nearest=VOCABULARY.spell(NoCourtship()))


def _why_not_so_much(view: View, order: Courtship) -> Refusal | None:
    spaces = _spaces_above(view, order.character)
    refusal = why_not_pay(view.box, view.mine, spaces[0])
    if refusal:
        return refusal
    court = Court(order.character, order.florins)
    refusal = why_no_space(view.box, court) or why_not_pay(view.box, view.mine, order.florins)
    if refusal is None and order.florins in spaces:
        return None
    refusal = refusal or refuse("orders", "limit-too-low", lowest=Florins(spaces[0]))
    cash = _own(view).hidden.florins
    below = [florins for florins in spaces if florins <= min(cash, order.florins)]
    nearest = replace(order, florins=below[-1] if below else spaces[0])
    return replace(refusal, nearest=VOCABULARY.spell(nearest))


# Replying


def reply(view: View, orders: Sequence[Order]) -> Reply[Move]:
    """What the orders do for the seat that is to stand its pawn somewhere, or to pass."""
    standing = [order for order in orders if void(view, orders, order) is None]
    if NoCourtship() in standing:
        return Play(Pass())
    for wish in _wishes(standing):
        lowest = _spaces_above(view, wish.character)[0]
        if lowest <= min(wish.florins, _own(view).hidden.florins):
            return Play(Court(wish.character, lowest))
    if not _wishes(orders):
        return Ask()
    if CourtshipOtherwise(PASS) in orders:
        return Play(Pass())
    return Ask(say("no-wish-left"))


# What is void


def void(view: View, orders: Sequence[Order], order: Order) -> Void | None:
    """An order is void when it would be refused now for another reason than a running bid."""
    refusal = _why_out(view)
    if refusal is None and isinstance(order, Courtship):
        refusal = _why_not_had(view, order.character)
    return Void(refusal.text, _is_news(view, orders, order)) if refusal else None


def _is_news(view: View, orders: Sequence[Order], order: Order) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, Courtship) or _estate(view).character or view.phase == "action":
        return False
    if _ends_by_passing(orders):
        return False
    others = [other for other in _wishes(orders) if other != order]
    return not any(_why_not_had(view, other.character) is None for other in others)


def _ends_by_passing(orders: Sequence[Order]) -> bool:
    return NoCourtship() in orders or CourtshipOtherwise(PASS) in orders


def _wishes(orders: Sequence[Order]) -> list[Courtship]:
    return [order for order in orders if isinstance(order, Courtship)]


# The character auction as the owner of the orders sees it


def _own(view: View) -> Own:
    assert view.own is not None, "orders are obeyed for a seat"
    return view.own


def _estate(view: View) -> SeenEstate:
    return view.estates[_own(view).seat]


def _spaces_above(view: View, character: str) -> range:
    """The spaces still to be had; a pawn of one's own buys before one is asked."""
    pawn = next((card.pawn for card in view.characters if card.name == character), None)
    return spaces_above(view.box, character, pawn)


def _why_out(view: View) -> Refusal | None:
    """Why the seat gets nobody more in this round."""
    if view.phase == "action":
        return refuse("orders", "characters-are-hired")
    if view.phase != "characters" or not _estate(view).pawn_lies:
        return None
    character = _estate(view).character
    if character:
        name = Named("character", character)
        return refuse("character-auction", "has-a-character", character=name)
    return refuse("character-auction", "courts-no-more")


def _why_not_had(view: View, character: str) -> Refusal | None:
    """Why nobody can hire this character any more.

    Until their auction begins they serve whom they served the round before.
    """
    cards = view.characters if view.phase == "characters" else ()
    served = [card.serving for card in cards if card.serving]
    pawns = [card.pawn for card in cards if card.pawn]
    return why_not_to_be_had(view.box, served, pawns, character)
