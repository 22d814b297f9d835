"""Secret orders for auctions: parse, add, obey and prune the stored texts of a seat."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text, refuse, say
from bot.planning.order_rules import AskPlayer, OrderReply, OrderRules, PlayMove, VoidOrder
from bot.planning.princes import orders as princes_orders

# What is kept of a seat is read without knowing the game it belongs to.
AnyOrderRules: TypeAlias = OrderRules[Any, Any, Any]

ORDER_RULES: Mapping[str, AnyOrderRules] = {"princes": princes_orders}

_STORED_ORDER = re.compile(r"([0-9]{1,4}): (.+)")


@dataclass(frozen=True, slots=True)
class _StoredOrder:
    """An order as it is kept, with what it says."""

    text: str
    period: int
    order: Any


def auction_phase(game: AnyGame, state: Any) -> int:
    """Which phase of auctions a game is in, by what everybody sees; 0 for none."""
    rules = ORDER_RULES.get(game.key)
    return rules.auction_phase(game.view(state, None)) if rules else 0


def phases_to_come(game: str, view: Any) -> tuple[int, ...]:
    """The phases of auctions for which all wishes may have been given by now."""
    return ORDER_RULES[game].phases_to_come(view) if game in ORDER_RULES else ()


def make_orders_pass(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """All orders of the seat, as they are to be kept, of which none asks it in this phase."""
    rules, orders = ORDER_RULES[game], _parse_orders(ORDER_RULES[game], acts)
    term = rules.current_period(view)
    others = [one for one in orders if one.period != term]
    others += _format_orders(
        rules, term, rules.make_orders_pass(view, _orders_of_period(orders, term))
    )
    return tuple(one.text for one in sorted(others, key=lambda one: one.period))


def add_orders(
    game: str, view: Any, acts: Sequence[str], texts: Sequence[str]
) -> tuple[str, ...] | Refusal:
    """All orders of the seat, as they are to be kept, once it has given these too; or why not."""
    if game not in ORDER_RULES:
        return refuse("orders", "no-orders-here")
    rules, orders = ORDER_RULES[game], _parse_orders(ORDER_RULES[game], acts)
    for text in texts:
        order = rules.VOCABULARY.read(text)
        if isinstance(order, Refusal):
            return order
        term = rules.period_of_order(view, order)
        beside = _orders_of_period(orders, term)
        refusal = rules.refuse_order(_view_at_period(rules, view, term), beside, order)
        if refusal:
            return refusal
        orders = [one for one in orders if one.period != term]
        orders += _format_orders(rules, term, rules.merge_order(beside, order))
    return tuple(one.text for one in sorted(orders, key=lambda one: one.period))


def answer_by_orders(
    game: str, view: Any, legal: Sequence[Any], acts: Sequence[str]
) -> OrderReply[Any]:
    """What the orders of the seat that is asked now do: one legal move, or ask the player."""
    if game not in ORDER_RULES or not ORDER_RULES[game].is_auction_on(view):
        return AskPlayer()
    rules = ORDER_RULES[game]
    answer = rules.answer_question(
        view, _orders_of_period(_parse_orders(rules, acts), rules.current_period(view))
    )
    if isinstance(answer, PlayMove) and answer.move not in legal:
        return AskPlayer()
    return answer


def can_orders_answer(game: str, view: Any, acts: Sequence[str]) -> bool:
    """Whether any of the orders is for what is asked in these days, whatever it says."""
    if game not in ORDER_RULES or not ORDER_RULES[game].is_auction_on(view):
        return False
    return bool(
        _orders_of_period(
            _parse_orders(ORDER_RULES[game], acts), ORDER_RULES[game].current_period(view)
        )
    )


def unexpired_orders(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """The orders that may still do something, here or after an undo within their phase."""
    if game not in ORDER_RULES:
        return ()
    rules = ORDER_RULES[game]
    return tuple(
        order.text
        for order in _parse_orders(rules, acts)
        if order.period >= rules.current_period(view)
    )


def orders_to_come(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """The orders for the phase that is on or, where orders are given for the next, for that."""
    if game not in ORDER_RULES:
        return ()
    rules = ORDER_RULES[game]
    return tuple(
        one.text
        for one in _parse_orders(rules, acts)
        if one.period == rules.period_of_order(view, one.order)
    )


def void_orders(game: str, view: Any, acts: Sequence[str]) -> dict[str, VoidOrder]:
    """The orders of this phase and the next that can do nothing as things stand, and why."""
    if game not in ORDER_RULES:
        return {}
    rules, orders = ORDER_RULES[game], _parse_orders(ORDER_RULES[game], acts)
    return {
        order.text: why
        for order in orders
        if rules.current_period(view) <= order.period <= rules.period_of_order(view, order.order)
        and (why := _find_void(rules, view, orders, order))
    }


def _find_void(
    rules: AnyOrderRules, view: Any, orders: Sequence[_StoredOrder], order: _StoredOrder
) -> VoidOrder | None:
    return rules.find_void(
        _view_at_period(rules, view, order.period),
        _orders_of_period(orders, order.period),
        order.order,
    )


def derive_void_notices(
    game: str, before: Callable[[], Any], after: Any, acts: Sequence[str]
) -> tuple[Text, ...]:
    """What the owner is to be told: the orders whose premise broke between these two views.

    Of those for a phase to come he is told once it begins. Mostly there is nothing, and how he saw
    it before is not looked at.
    """
    told = {act: now for act, now in _orders_void_now(game, after, acts).items() if now.is_news}
    was = _orders_void_now(game, before(), acts) if told else {}
    return tuple(
        say("order-void", order=describe_order(game, act), why=now.why)
        for act, now in told.items()
        if act not in was
    )


def describe_order(game: str, act: str) -> Text:
    """The order in words, for its owner's list."""
    (order,) = _parse_orders(ORDER_RULES[game], [act])
    return ORDER_RULES[game].describe_order(order.order)


def _orders_void_now(game: str, view: Any, acts: Sequence[str]) -> dict[str, VoidOrder]:
    if game not in ORDER_RULES:
        return {}
    rules, orders = ORDER_RULES[game], _parse_orders(ORDER_RULES[game], acts)
    ours = [order for order in orders if order.period == rules.current_period(view)]
    found = ((order.text, _find_void(rules, view, ours, order)) for order in ours)
    return {act: why for act, why in found if why}


def _view_at_period(rules: AnyOrderRules, view: Any, term: int) -> Any:
    """What the orders of this phase are judged by."""
    return view if term == rules.current_period(view) else rules.view_next_period(view)


def _format_orders(rules: AnyOrderRules, term: int, orders: Iterable[Any]) -> list[_StoredOrder]:
    return [_StoredOrder(f"{term}: {rules.VOCABULARY.spell(one)}", term, one) for one in orders]


def _parse_orders(rules: AnyOrderRules, acts: Sequence[str]) -> list[_StoredOrder]:
    """What an older house kept and this one can't read is no order any more."""
    orders = (_parse_order(rules.VOCABULARY, act) for act in acts)
    return [order for order in orders if order is not None]


@lru_cache(maxsize=1024)
def _parse_order(vocabulary: Vocabulary[Any], act: str) -> _StoredOrder | None:
    """The same orders are read at every ply; what they say is in their words alone."""
    match = _STORED_ORDER.fullmatch(act)
    says = vocabulary.read(match[2]) if match else None
    if match is None or says is None or isinstance(says, Refusal):
        return None
    return _StoredOrder(act, int(match[1]), says)


def _orders_of_period(orders: Sequence[_StoredOrder], term: int) -> list[Any]:
    """What is ordered for this phase; an order of a later one waits for it: there was an undo."""
    return [order.order for order in orders if order.period == term]
