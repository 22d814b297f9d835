"""Secret orders for auctions: parse, add, obey and prune the stored texts of a seat."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.engine.journal import AnyGame
from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text, refuse, say
from bot.planning.firenze_wishes import FIRENZE_PLANNING
from bot.planning.planning_rules import (
    AnyPlanningRules,
    AskPlayer,
    OrderReply,
    PlanningRules,
    PlayMove,
    VoidReason,
)
from bot.planning.princes_auction_orders import PRINCES_PLANNING

_STORED_ORDER = re.compile(r"([0-9]{1,4}): (.+)")


@dataclass(frozen=True, slots=True)
class _StoredOrder:
    """An order as it is stored, and parsed."""

    text: str
    period: int
    order: Any


def auction_phase(game: AnyGame, state: Any) -> int:
    """The phase of auctions that is on, by what everybody sees; 0 for none."""
    rules = planning_rules(game.key)
    return rules.auction_phase(game.view(state, None)) if rules.has_order_kinds else 0


def make_orders_pass(game: str, view: Any, texts: Sequence[str]) -> tuple[str, ...]:
    """All stored orders of the seat, changed so that none asks the player in this phase."""
    rules = planning_rules(game)
    orders, period = _parse_orders(rules, texts), rules.current_period(view)
    passing = rules.make_orders_pass(view, _orders_of_period(orders, period))
    return _format_orders(_replace_orders_of_period(rules, orders, period, passing))


def add_orders(
    game: str, view: Any, texts: Sequence[str], added: Sequence[str]
) -> tuple[str, ...] | Refusal:
    """All stored orders of the seat with these added; or why one of them is refused."""
    rules = planning_rules(game)
    if not rules.has_order_kinds:
        return refuse("orders", "no-orders-here")
    orders = _parse_orders(rules, texts)
    for text in added:
        order = rules.order_vocabulary.read(text)
        if isinstance(order, Refusal):
            return order
        period = rules.period_of_order(view, order)
        others = _orders_of_period(orders, period)
        refusal = rules.refuse_order(_view_at_period(rules, view, period), others, order)
        if refusal:
            return refusal
        orders = _replace_orders_of_period(rules, orders, period, rules.merge_order(others, order))
    return _format_orders(orders)


def answer_by_orders(
    game: str, view: Any, legal: Sequence[Any], texts: Sequence[str]
) -> OrderReply[Any]:
    """The reply of a seat's orders to its question: one legal move, or ask the player."""
    orders = _orders_of_open_auction(game, view, texts)
    if not orders:
        return AskPlayer()
    answer = planning_rules(game).answer_question(view, legal, orders)
    if isinstance(answer, PlayMove) and answer.move not in legal:
        return AskPlayer()
    return answer


def can_orders_answer(game: str, view: Any, texts: Sequence[str]) -> bool:
    """Whether any of the orders is for the auctions that are on."""
    return bool(_orders_of_open_auction(game, view, texts))


def _orders_of_open_auction(game: str, view: Any, texts: Sequence[str]) -> list[Any]:
    """The orders for this period while something is auctioned."""
    rules = planning_rules(game)
    if not rules.auction_phase(view):
        return []
    return _orders_of_period(_parse_orders(rules, texts), rules.current_period(view))


def unexpired_orders(game: str, view: Any, texts: Sequence[str]) -> tuple[str, ...]:
    """The orders that may still do something, here or after an undo within their period."""
    rules = planning_rules(game)
    now = rules.current_period(view)
    return tuple(one.text for one in _parse_orders(rules, texts) if one.period >= now)


def orders_for_coming_auctions(game: str, view: Any, texts: Sequence[str]) -> tuple[str, ...]:
    """The orders for the period that orders given now are for."""
    rules = planning_rules(game)
    orders, period_of = _parse_orders(rules, texts), rules.period_of_order
    return tuple(one.text for one in orders if one.period == period_of(view, one.order))


def list_void_orders(game: str, view: Any, texts: Sequence[str]) -> dict[str, VoidReason]:
    """The orders of this period and the next that can do nothing at present, and why."""
    rules = planning_rules(game)
    orders = _parse_orders(rules, texts)
    now, period_of = rules.current_period(view), rules.period_of_order
    counted = (one for one in orders if now <= one.period <= period_of(view, one.order))
    return _find_void_orders(rules, view, orders, counted)


def derive_void_notices(
    game: str, before: Callable[[], Any], after: Any, texts: Sequence[str]
) -> tuple[Text, ...]:
    """Tell the owner which orders became void between these two views.

    Orders for a period to come are told of once it begins. `before` is called only where there is
    anything to tell.
    """
    void = {
        text: now for text, now in _list_void_orders_now(game, after, texts).items() if now.is_news
    }
    known = _list_void_orders_now(game, before(), texts) if void else {}
    news = ((text, now.why) for text, now in void.items() if text not in known)
    return tuple(say("order-void", order=describe_order(game, text), why=why) for text, why in news)


def describe_order(game: str, text: str) -> Text:
    """A stored order in words, for its owner's list."""
    rules = planning_rules(game)
    (stored,) = _parse_orders(rules, [text])
    return rules.describe_order(stored.order)


def _list_void_orders_now(game: str, view: Any, texts: Sequence[str]) -> dict[str, VoidReason]:
    rules = planning_rules(game)
    period = rules.current_period(view)
    orders = [one for one in _parse_orders(rules, texts) if one.period == period]
    return _find_void_orders(rules, view, orders, orders)


def _find_void_orders(
    rules: AnyPlanningRules,
    view: Any,
    orders: Sequence[_StoredOrder],
    which: Iterable[_StoredOrder],
) -> dict[str, VoidReason]:
    found = {}
    for one in which:
        then = _view_at_period(rules, view, one.period)
        others = _orders_of_period(orders, one.period)
        void = rules.find_void(then, others, one.order)
        if void:
            found[one.text] = void
    return found


def _view_at_period(rules: AnyPlanningRules, view: Any, period: int) -> Any:
    """The view by which orders of this period are judged."""
    return view if period == rules.current_period(view) else rules.view_next_period(view)


def _replace_orders_of_period(
    rules: AnyPlanningRules, orders: Sequence[_StoredOrder], period: int, now: Iterable[Any]
) -> list[_StoredOrder]:
    """The orders with those of one period replaced."""
    spell = rules.order_vocabulary.spell
    changed = [_StoredOrder(f"{period}: {spell(one)}", period, one) for one in now]
    return [*(one for one in orders if one.period != period), *changed]


def _format_orders(orders: Iterable[_StoredOrder]) -> tuple[str, ...]:
    return tuple(one.text for one in sorted(orders, key=lambda one: one.period))


def _parse_orders(rules: AnyPlanningRules, texts: Sequence[str]) -> list[_StoredOrder]:
    """Skips stored texts that can't be read."""
    orders = (_parse_order(rules.order_vocabulary, text) for text in texts)
    return [order for order in orders if order is not None]


@lru_cache(maxsize=1024)
def _parse_order(vocabulary: Vocabulary[Any], text: str) -> _StoredOrder | None:
    """Cached: the same orders are parsed at every ply."""
    match = _STORED_ORDER.fullmatch(text)
    order = vocabulary.read(match[2]) if match else None
    if match is None or order is None or isinstance(order, Refusal):
        return None
    return _StoredOrder(text, int(match[1]), order)


def _orders_of_period(orders: Sequence[_StoredOrder], period: int) -> list[Any]:
    """The orders that count in this period; after an undo there may be some for a later one."""
    return [one.order for one in orders if one.period == period]


PLANNING_RULES: Mapping[str, AnyPlanningRules] = {
    "firenze": FIRENZE_PLANNING,
    "princes": PRINCES_PLANNING,
}
_NO_PLANNING: AnyPlanningRules = PlanningRules()


def planning_rules(game: str) -> AnyPlanningRules:
    """The rules of the game of this key; a game without any has plans of plain moves alone."""
    return PLANNING_RULES.get(game, _NO_PLANNING)
