"""Standing orders: what a player tells the house in secret to do for him.

They are kept as text, each with the phase it is for: "3: limit jester 700 pass".
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text, refuse, say
from bot.players.order_rules import Ask, OrderRules, Play, Reply, Void
from bot.players.princes import orders as princes_orders

# What is kept of a seat is read without knowing the game it belongs to.
AnyOrderRules: TypeAlias = OrderRules[Any, Any, Any]

RULES: Mapping[str, AnyOrderRules] = {"princes": princes_orders}

_KEPT = re.compile(r"([0-9]{1,4}): (.+)")


@dataclass(frozen=True, slots=True)
class _Order:
    """An order as it is kept, with what it says."""

    act: str
    term: int
    says: Any


def phase(game: AnyGame, state: Any) -> int:
    """Which phase of auctions a game is in, by what everybody sees; 0 for none."""
    rules = RULES.get(game.key)
    return rules.phase(game.view(state, None)) if rules else 0


def coming(game: str, view: Any) -> tuple[int, ...]:
    """The phases of auctions for which all wishes may have been given by now."""
    return RULES[game].coming(view) if game in RULES else ()


def let_go(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """All orders of the seat, as they are to be kept, of which none asks it in this phase."""
    rules, orders = RULES[game], _read(RULES[game], acts)
    term = rules.now(view)
    others = [one for one in orders if one.term != term]
    others += _kept(rules, term, rules.let_go(view, _of(orders, term)))
    return tuple(one.act for one in sorted(others, key=lambda one: one.term))


def given(
    game: str, view: Any, acts: Sequence[str], texts: Sequence[str]
) -> tuple[str, ...] | Refusal:
    """All orders of the seat, as they are to be kept, once it has given these too; or why not."""
    if game not in RULES:
        return refuse("orders", "no-orders-here")
    rules, orders = RULES[game], _read(RULES[game], acts)
    for text in texts:
        order = rules.VOCABULARY.read(text)
        if isinstance(order, Refusal):
            return order
        term = rules.term(view, order)
        beside = _of(orders, term)
        refusal = rules.why_not(_as_of(rules, view, term), beside, order)
        if refusal:
            return refusal
        orders = [one for one in orders if one.term != term]
        orders += _kept(rules, term, rules.together(beside, order))
    return tuple(one.act for one in sorted(orders, key=lambda one: one.term))


def reply(game: str, view: Any, legal: Sequence[Any], acts: Sequence[str]) -> Reply[Any]:
    """What the orders of the seat that is asked now do: one legal move, or ask the player."""
    if game not in RULES or not RULES[game].is_on(view):
        return Ask()
    rules = RULES[game]
    answer = rules.reply(view, _of(_read(rules, acts), rules.now(view)))
    if isinstance(answer, Play) and answer.move not in legal:
        return Ask()
    return answer


def may_answer(game: str, view: Any, acts: Sequence[str]) -> bool:
    """Whether any of the orders is for what is asked in these days, whatever it says."""
    if game not in RULES or not RULES[game].is_on(view):
        return False
    return bool(_of(_read(RULES[game], acts), RULES[game].now(view)))


def kept(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """The orders that may still do something, here or after an undo within their phase."""
    if game not in RULES:
        return ()
    rules = RULES[game]
    return tuple(order.act for order in _read(rules, acts) if order.term >= rules.now(view))


def to_come(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """The orders for the phase that is on or, where orders are given for the next, for that."""
    if game not in RULES:
        return ()
    rules = RULES[game]
    return tuple(one.act for one in _read(rules, acts) if one.term == rules.term(view, one.says))


def void(game: str, view: Any, acts: Sequence[str]) -> dict[str, Void]:
    """The orders of this phase and the next that can do nothing as things stand, and why."""
    if game not in RULES:
        return {}
    rules, orders = RULES[game], _read(RULES[game], acts)
    return {
        order.act: why
        for order in orders
        if rules.now(view) <= order.term <= rules.term(view, order.says)
        and (why := _void(rules, view, orders, order))
    }


def _void(rules: AnyOrderRules, view: Any, orders: Sequence[_Order], order: _Order) -> Void | None:
    return rules.void(_as_of(rules, view, order.term), _of(orders, order.term), order.says)


def notices(
    game: str, before: Callable[[], Any], after: Any, acts: Sequence[str]
) -> tuple[Text, ...]:
    """What the owner is to be told: the orders whose premise broke between these two views.

    Of those for a phase to come he is told once it begins. Mostly there is nothing, and how he saw
    it before is not looked at.
    """
    told = {act: now for act, now in _void_now(game, after, acts).items() if now.tell}
    was = _void_now(game, before(), acts) if told else {}
    return tuple(
        say("order-void", order=described(game, act), why=now.why)
        for act, now in told.items()
        if act not in was
    )


def described(game: str, act: str) -> Text:
    """The order in words, for its owner's list."""
    (order,) = _read(RULES[game], [act])
    return RULES[game].described(order.says)


def _void_now(game: str, view: Any, acts: Sequence[str]) -> dict[str, Void]:
    if game not in RULES:
        return {}
    rules, orders = RULES[game], _read(RULES[game], acts)
    ours = [order for order in orders if order.term == rules.now(view)]
    found = ((order.act, _void(rules, view, ours, order)) for order in ours)
    return {act: why for act, why in found if why}


def _as_of(rules: AnyOrderRules, view: Any, term: int) -> Any:
    """What the orders of this phase are judged by."""
    return view if term == rules.now(view) else rules.ahead(view)


def _kept(rules: AnyOrderRules, term: int, orders: Iterable[Any]) -> list[_Order]:
    return [_Order(f"{term}: {rules.VOCABULARY.spell(one)}", term, one) for one in orders]


def _read(rules: AnyOrderRules, acts: Sequence[str]) -> list[_Order]:
    """What an older house kept and this one can't read is no order any more."""
    orders = (_read_once(rules.VOCABULARY, act) for act in acts)
    return [order for order in orders if order is not None]


@lru_cache(maxsize=1024)
def _read_once(vocabulary: Vocabulary[Any], act: str) -> _Order | None:
    """The same orders are read at every ply; what they say is in their words alone."""
    match = _KEPT.fullmatch(act)
    says = vocabulary.read(match[2]) if match else None
    if match is None or says is None or isinstance(says, Refusal):
        return None
    return _Order(act, int(match[1]), says)


def _of(orders: Sequence[_Order], term: int) -> list[Any]:
    """What is ordered for this phase; an order of a later one waits for it: there was an undo."""
    return [order.says for order in orders if order.term == term]
