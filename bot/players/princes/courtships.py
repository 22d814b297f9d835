"""Courtships: standing orders for the character auction of one round, given in the auctions before.

They are ranked wishes like those for lots: a pawn is stood on the first character still to be had
within its limit, always on the lowest space that counts, and on the next one when it is displaced.
"""

from collections.abc import Sequence

from bot.engine.copies import replace
from bot.engine.text import Florins, Named, Refusal, refuse
from bot.games.princes.characters import spaces_above, why_no_space, why_not_to_be_had
from bot.games.princes.moves import Court, Move, Pass
from bot.games.princes.purse import why_not_pay
from bot.games.princes.view import View
from bot.players.order_rules import Play, Reply, Void
from bot.players.princes import following, ranked
from bot.players.princes.ahead import AHEAD
from bot.players.princes.following import FavourOnHiring
from bot.players.princes.ranked import (
    VOCABULARY,
    Courtship,
    CourtshipOtherwise,
    ForCharacters,
    NoCourtship,
    estate,
    own,
)

# Giving


def why_not(view: View, orders: Sequence[ForCharacters], order: ForCharacters) -> Refusal | None:
    """Why this order makes no sense now, with the nearest that does."""
    refusal = _why_nobody_is_hired(view)
    if refusal:
        return refusal
    if isinstance(order, FavourOnHiring):
        return following.why_not(view, order)
    return _why_out(view) or _why_not_courted(view, orders, order)


def _why_nobody_is_hired(view: View) -> Refusal | None:
    if not view.characters:
        return refuse("orders", "no-characters-here")
    if view.round > view.box.rounds or view.phase == "end":
        return refuse("orders", "no-auctions-to-come")
    return None


def _why_not_courted(
    view: View, orders: Sequence[ForCharacters], order: ForCharacters
) -> Refusal | None:
    match order:
        case Courtship(character):
            return _why_not_had(view, character) or _why_not_so_much(view, order)
        case CourtshipOtherwise(then):
            return ranked.why_not_then(orders, then, NoCourtship())
    return None


def _why_not_so_much(view: View, order: Courtship) -> Refusal | None:
    spaces = _spaces_above(view, order.character)
    refusal = _why_not_paid(view, spaces[0])
    if refusal:
        return refusal
    court = Court(order.character, order.florins)
    refusal = why_no_space(view.box, court) or _why_not_paid(view, order.florins)
    if refusal is None and order.florins in spaces:
        return None
    refusal = refusal or refuse("orders", "limit-too-low", lowest=Florins(spaces[0]))
    most = order.florins if view.phase == AHEAD else min(_cash(view), order.florins)
    below = [florins for florins in spaces if florins <= most]
    nearest = replace(order, florins=below[-1] if below else spaces[0])
    return replace(refusal, nearest=VOCABULARY.spell(nearest))


def _why_not_paid(view: View, florins: int) -> Refusal | None:
    """What a purse will hold in the auctions to come nobody knows."""
    return None if view.phase == AHEAD else why_not_pay(view.box, view.mine, florins)


def _cash(view: View) -> int:
    return own(view).hidden.florins


# Replying


def reply(view: View, orders: Sequence[ForCharacters]) -> Reply[Move]:
    """What the orders do for the seat that is to stand its pawn somewhere, or to pass."""
    standing = [order for order in orders if void(view, orders, order) is None]
    if NoCourtship() in standing:
        return Play(Pass())
    for wish in standing:
        if isinstance(wish, Courtship):
            lowest = _spaces_above(view, wish.character)[0]
            if lowest <= min(wish.florins, _cash(view)):
                return Play(Court(wish.character, lowest))
    return ranked.no_wish_left(orders, Pass())


# What is void


def void(view: View, orders: Sequence[ForCharacters], order: ForCharacters) -> Void | None:
    """An order is void when it would be refused now for another reason than a running bid."""
    if isinstance(order, FavourOnHiring):
        return None
    refusal = _why_out(view)
    if refusal is None and isinstance(order, Courtship):
        refusal = _why_not_had(view, order.character)
    return Void(refusal.text, _is_news(view, orders, order)) if refusal else None


def _is_news(view: View, orders: Sequence[ForCharacters], order: ForCharacters) -> bool:
    """Whether the order ended otherwise than its owner had to expect when he gave it."""
    if not isinstance(order, Courtship) or estate(view).character or view.phase == "action":
        return False
    if ranked.ends_by_passing(orders):
        return False
    return ranked.is_last(orders, order, lambda name: _why_not_had(view, name) is None)


# The character auction as the owner of the orders sees it


def _spaces_above(view: View, character: str) -> range:
    """The spaces still to be had; a pawn of one's own buys before one is asked."""
    pawn = next((card.pawn for card in view.characters if card.name == character), None)
    return spaces_above(view.box, character, pawn)


def _why_out(view: View) -> Refusal | None:
    """Why the seat gets nobody more in this round."""
    if view.phase == "action":
        return refuse("orders", "characters-are-hired")
    if view.phase != "characters" or not estate(view).pawn_lies:
        return None
    character = estate(view).character
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
