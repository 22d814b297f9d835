"""Wishes for a turn of Firenze that is made ahead: a card of the row, wherever it lies by then."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.notation import Names, Vocabulary
from bot.engine.text import Named, Refusal, refuse
from bot.games.firenze import bricks
from bot.games.firenze.moves import Exchange, Move, Pay, Spill, Take
from bot.games.firenze.pieces import COLORS, ORDER, Bricks
from bot.games.firenze.view import Offer, View


@dataclass(frozen=True, slots=True)
class Choose:
    """This card, for at most these bricks, the leftmost first, if at least those lie on it."""

    card: str
    paid: Names
    brings: Names


@dataclass(frozen=True, slots=True)
class Fetch:
    """Exchange for such a brick from this card, wherever it lies."""

    brick: str
    card: str


@dataclass(frozen=True, slots=True)
class Spare:
    """Give what can best be spared, however much is due."""


Wish: TypeAlias = Choose | Fetch | Spare
VOCABULARY: Vocabulary[Wish] = Vocabulary(Choose, Fetch, Spare)
_PAYING = ("paying-card", "paying-exchange", "paying-construction")
_SPILLING = ("losing", "limiting-bricks")


def offered(_: View) -> Sequence[Wish]:
    """Which cards there are, everybody sees."""
    return ()


def meant(view: View, wish: Wish) -> Move | Refusal | None:
    asked = view.asked
    match wish:
        case Choose() if asked.kind == "choosing":
            offer = _meant(view, wish)
            return offer if isinstance(offer, Refusal) else Take(offer.place)
        case Choose() if asked.kind == "paying-card" and asked.card == wish.card:
            return Pay(wish.paid[asked.place - 1 - asked.due])
        case Fetch() if asked.kind == "building" and not view.turn.exchanged:
            return _fetched(view, wish)
        case Spare() if asked.kind in _PAYING:
            return Pay(_spared(view, asked.spare)[0])
        case Spare() if asked.kind in _SPILLING:
            return Spill(_spared(view, asked.spare)[0])
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


def _fetched(view: View, wish: Fetch) -> Move | Refusal:
    at = ORDER[wish.brick]
    lies = next((o for o in view.row if o.card.name == wish.card and o.bricks[at]), None)
    if lies is not None:
        return Exchange(lies.place, wish.brick)
    brick, card = Named("brick", wish.brick), Named("action-card", wish.card)
    return refuse("firenze-exchange", "firenze-ahead-brick-gone", brick=brick, card=card)


# What moves are kept as


def kept_as(view: View, moves: Sequence[Move]) -> tuple[Wish, Sequence[Move]] | None:
    """Choosing a card and paying for it are one wish; cards are known by what they are."""
    match moves:
        case [Take(place), *others] if 1 <= place <= len(view.row):
            return _choosing(view, view.row[place - 1], others)
        case [Exchange(place, brick), *others] if 1 <= place <= len(view.row):
            return Fetch(brick, view.row[place - 1].card.name), others
        case [Pay() | Spill(), *_]:
            return _sparing(view, moves)
    return None


def _choosing(view: View, offer: Offer, others: Sequence[Move]) -> tuple[Wish, Sequence[Move]]:
    """If it isn't said what is paid, it is what can best be spared."""
    own, cost = view.mine.open, offer.cost
    paid = [move.brick for move in others[:cost] if isinstance(move, Pay)]
    if len(paid) < cost:
        paid, others = _spared(view, own.storehouse)[:cost], others[len(paid) :]
    else:
        others = others[cost:]
    return Choose(offer.card.name, tuple(paid), tuple(_listed(offer.bricks, COLORS))), others


def _sparing(view: View, moves: Sequence[Move]) -> tuple[Wish, Sequence[Move]] | None:
    """Whoever gives what can best be spared means that, whichever it will be."""
    spared = _spared(view, view.asked.spare)[: view.asked.due]
    given = [move.brick for move in moves[: len(spared)] if isinstance(move, Pay | Spill)]
    alike = len(given) == len(spared) and sorted(given) == sorted(spared)
    return (Spare(), moves[len(spared) :]) if alike and spared else None


def _spared(view: View, spare: Bricks) -> list[str]:
    """These bricks, what can best be spared first."""
    return _listed(spare, bricks.sparing(view.mine.open.site))


def _listed(heap: Bricks, order: Sequence[str]) -> list[str]:
    return [color for color in order for _ in range(heap[ORDER[color]])]
