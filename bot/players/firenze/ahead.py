"""Wishes for a turn of Firenze that is made ahead: a card of the row, wherever it lies by then."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.notation import Names, Vocabulary
from bot.engine.text import Named, Refusal, refuse
from bot.games.firenze import bricks
from bot.games.firenze.moves import Move, Pay, Take
from bot.games.firenze.pieces import COLORS, Bricks
from bot.games.firenze.view import Offer, View


@dataclass(frozen=True, slots=True)
class Choose:
    """This card, for at most these bricks, the leftmost first, if at least those lie on it."""

    card: str
    paid: Names
    brings: Names


VOCABULARY: Vocabulary[Choose] = Vocabulary(Choose)


def offered(_: View) -> Sequence[Choose]:
    """Which cards there are, everybody sees."""
    return ()


def meant(view: View, wish: Choose) -> Move | Refusal | None:
    match view.asked.kind:
        case "choosing":
            offer = _meant(view, wish)
            return offer if isinstance(offer, Refusal) else Take(offer.place)
        case "paying-card" if view.asked.card == wish.card:
            return Pay(wish.paid[view.asked.place - 1 - view.asked.due])
    return None


def _meant(view: View, wish: Choose) -> Offer | Refusal:
    """The leftmost of these cards that costs no more and brings no less than it was to."""
    offers = [one for one in view.row if one.card.name == wish.card]
    if not offers:
        card = Named("action-card", wish.card)
        return refuse("firenze-phase-card", "firenze-ahead-card-gone", card=card)
    refusals = [_why_not(offer, wish) for offer in offers]
    found = (offer for offer, why in zip(offers, refusals, strict=True) if why is None)
    return next(found, None) or refusals[0] or offers[0]


def _why_not(offer: Offer, wish: Choose) -> Refusal | None:
    card, most = Named("action-card", wish.card), len(wish.paid)
    if offer.cost > most:
        dearer = "firenze-ahead-card-dearer"
        return refuse("firenze-card-cost", dearer, card=card, cost=offer.cost, most=most)
    if min(bricks.without(offer.bricks, bricks.counted(wish.brings))) < 0:
        lie = bricks.heap(offer.bricks)
        return refuse("firenze-phase-card", "firenze-ahead-card-poorer", card=card, bricks=lie)
    return None


def kept_as(view: View, moves: Sequence[Move]) -> tuple[Choose | None, Sequence[Move]]:
    """Choosing a card and paying for it are one wish."""
    if not moves or not isinstance(moves[0], Take):
        return None, moves
    offer = next((one for one in view.row if one.place == moves[0].place), None)
    if offer is None:
        return None, moves
    paid = [move.brick for move in moves[1 : 1 + offer.cost] if isinstance(move, Pay)]
    if len(paid) < offer.cost:
        return None, moves
    brings = tuple(_named(offer.bricks))
    return Choose(offer.card.name, tuple(paid), brings), moves[1 + offer.cost :]


def _named(heap: Bricks) -> list[str]:
    return [color for color, many in zip(COLORS, heap, strict=True) for _ in range(many)]
