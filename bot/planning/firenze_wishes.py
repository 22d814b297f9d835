"""Wishes in plans of turns in Firenze: cards and bricks, wherever they lie by then."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Never, TypeAlias

from bot.engine.notation import Names, Vocabulary
from bot.engine.text import Fact, Named, Refusal, Text, refuse
from bot.games.firenze import bricks_and_towers
from bot.games.firenze.moves import Exchange, Move, Pay, Spill, Take
from bot.games.firenze.state_parts import COLORS, EVENT, ORDER, Bricks
from bot.games.firenze.view import Offer, View
from bot.planning.planning_rules import PlanningRules


@dataclass(frozen=True, slots=True)
class Choose:
    """Take this card for at most these bricks, if at least so many lie on it.

    The bricks are paid from the left; `spare` is the brick that can best be spared then.
    """

    card: str
    paid: Names
    brings: Names


@dataclass(frozen=True, slots=True)
class Whichever:
    """Take the card that brings most bricks for at most so many, but no event."""

    most: int


@dataclass(frozen=True, slots=True)
class Fetch:
    """Exchange for a brick of this color from this card, wherever it lies."""

    brick: str
    card: str


@dataclass(frozen=True, slots=True)
class Spare:
    """Give the bricks that can best be spared, however many are due."""


FirenzeWish: TypeAlias = Choose | Whichever | Fetch | Spare
VOCABULARY: Vocabulary[FirenzeWish] = Vocabulary(Choose, Whichever, Fetch, Spare)
CHEAP = 2  # bricks for an unknown card
_SPARE = "spare"
_PAYING = ("paying-card", "paying-exchange", "paying-construction")
_SPILLING = ("losing", "limiting-bricks")


def wishes_beside_moves(view: View) -> Sequence[FirenzeWish]:
    """In case all cards of the row have gone by then."""
    if view.asked.kind != "choosing":
        return ()
    return (Whichever(CHEAP),)


def moves_for_wish(view: View, wish: FirenzeWish) -> Sequence[Move] | Refusal:
    match view.asked.kind, wish:
        case "choosing", Choose():
            return _moves_for_card(view, wish)
        case "choosing", Whichever(most):
            return _moves_for_any_card(view, most)
        case "building", Fetch() if not view.turn.exchanged:
            return _moves_for_exchange(view, wish)
        case "paying-card", Choose(card, paid) if view.asked.card == card:
            return (_make_pay_move(view, paid[view.asked.place - 1 - view.asked.due]),)
        case "paying-card", Whichever():
            return (_make_pay_move(view, _SPARE),)
        case kind, Spare() if kind in _PAYING:
            return (_make_pay_move(view, _SPARE),)
        case kind, Spare() if kind in _SPILLING:
            return (Spill(_bricks_best_spared_first(view, view.asked.spare)[0]),)
    return ()


def _moves_for_card(view: View, wish: Choose) -> Sequence[Move] | Refusal:
    """The leftmost of these cards that costs no more and brings no less than planned."""
    offers = [one for one in view.row if one.card.name == wish.card]
    if not offers:
        card = Named("action-card", wish.card)
        return refuse("firenze-phase-card", "firenze-ahead-card-gone", card=card)
    refusals = [_why_offer_misses_wish(offer, wish) for offer in offers]
    found = (offer for offer, why in zip(offers, refusals, strict=True) if why is None)
    offer = next(found, None)
    return refusals[0] or () if offer is None else (Take(offer.place),)


def _why_offer_misses_wish(offer: Offer, wish: Choose) -> Refusal | None:
    card, most = Named("action-card", wish.card), len(wish.paid)
    if offer.cost > most:
        dearer = "firenze-ahead-card-dearer"
        return refuse("firenze-card-cost", dearer, card=card, cost=offer.cost, most=most)
    if sum(offer.bricks) < len(wish.brings):
        lie = bricks_and_towers.heap_texts(offer.bricks)
        return refuse("firenze-phase-card", "firenze-ahead-card-poorer", card=card, bricks=lie)
    return None


def _make_pay_move(view: View, brick: str) -> Pay:
    return Pay(_bricks_best_spared_first(view, view.asked.spare)[0] if brick == _SPARE else brick)


def _moves_for_any_card(view: View, most: int) -> Sequence[Move] | Refusal:
    """The moves that leave most bricks first."""
    can = min(most, view.mine.open.stored)
    offers = [one for one in view.row if one.cost <= can and one.card.kind != EVENT]
    if not offers:
        return refuse("firenze-phase-card", "firenze-ahead-only-events", most=can)
    best_first = sorted(offers, key=lambda one: one.cost - sum(one.bricks))
    return tuple(Take(one.place) for one in best_first)


def _moves_for_exchange(view: View, wish: Fetch) -> Sequence[Move] | Refusal:
    """From this card; where it has no such brick any more, from the rightmost one that has."""
    at = ORDER[wish.brick]
    offers = [one for one in view.row if one.bricks[at]]
    if not offers:
        brick = Named("brick", wish.brick)
        return refuse("firenze-exchange", "firenze-ahead-brick-gone", brick=brick)
    best = max(offers, key=lambda one: (one.card.name == wish.card, one.place))
    return (Exchange(best.place, wish.brick),)


def is_wished_card_in_row(view: View, wish: FirenzeWish) -> bool:
    """Whether the named card lies in the row; luck may have yet to bring it."""
    return not isinstance(wish, Fetch) or wish.card in [one.card.name for one in view.row]


# Outcomes


def weigh_outcome(text: Text) -> tuple[Text | None, int]:
    """Buildings and points count, not which bricks are paid or where other towers stand."""
    facts = dict(text.facts)
    match text.key:
        case "firenze-builds":
            return text.without_facts("paid", "towers"), -_count_bricks(facts["paid"])
        case "firenze-exchanges":
            return text.without_facts("paid"), -_count_bricks(facts["paid"])
        case "firenze-fulfils":
            return text.without_facts("points", "numeral", "seals"), _int_fact(facts["points"])
        case "firenze-takes-level" | "firenze-church-rewards" | "firenze-last-seal":
            return None, _int_fact(facts["points"])
    return text, 0


def _count_bricks(heap: Fact) -> int:
    assert isinstance(heap, tuple)
    return sum(_int_fact(one.fact("count")) for one in heap if isinstance(one, Text))


def _int_fact(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


# Wishes in place of moves


def wish_for_moves(view: View, moves: Sequence[Move]) -> tuple[FirenzeWish, Sequence[Move]] | None:
    """Taking a card and paying for it are one wish, which names the card, not its place."""
    match moves:
        case [Take(place), *others] if 1 <= place <= len(view.row):
            return _wish_for_card(view, view.row[place - 1], others)
        case [Exchange(place, brick), *others] if 1 <= place <= len(view.row):
            return Fetch(brick, view.row[place - 1].card.name), others
        case [Pay() | Spill(), *_]:
            return _wish_for_sparing(view, moves)
    return None


def _wish_for_card(
    view: View, offer: Offer, others: Sequence[Move]
) -> tuple[FirenzeWish, Sequence[Move]]:
    """Where no bricks to pay are named, or those best spared, they are spared then."""
    cost = offer.cost
    paid = [move.brick for move in others[:cost] if isinstance(move, Pay)]
    others = others[len(paid) :]
    if len(paid) < cost or sorted(paid) == sorted(
        _bricks_best_spared_first(view, view.mine.open.storehouse)[:cost]
    ):
        paid = [_SPARE] * cost
    return Choose(offer.card.name, tuple(paid), tuple(_list_bricks(offer.bricks, COLORS))), others


def _wish_for_sparing(
    view: View, moves: Sequence[Move]
) -> tuple[FirenzeWish, Sequence[Move]] | None:
    """Giving the bricks that can best be spared means those that can be spared then."""
    spared = _bricks_best_spared_first(view, view.asked.spare)[: view.asked.due]
    given = [move.brick for move in moves[: len(spared)] if isinstance(move, Pay | Spill)]
    alike = len(given) == len(spared) and sorted(given) == sorted(spared)
    return (Spare(), moves[len(spared) :]) if alike and spared else None


def _bricks_best_spared_first(view: View, spare: Bricks) -> list[str]:
    """These bricks, those that can best be spared first."""
    return _list_bricks(spare, bricks_and_towers.colors_to_spare_first(view.mine.open.site))


def _list_bricks(heap: Bricks, order: Sequence[str]) -> list[str]:
    return [color for color in order for _ in range(heap[ORDER[color]])]


FIRENZE_PLANNING: PlanningRules[View, Move, Never, FirenzeWish] = PlanningRules(
    wish_vocabulary=VOCABULARY,
    wishes_beside=wishes_beside_moves,
    moves_meant=moves_for_wish,
    is_available=is_wished_card_in_row,
    wish_for_moves=wish_for_moves,
    weigh_outcome=weigh_outcome,
)
