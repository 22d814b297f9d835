"""Standing orders: what a player tells the house in secret to do for him.

They are kept as text, each with the phase it is for: "3: limit jester 700 pass".
"""

import re
from collections.abc import Mapping, Sequence
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
    rules = RULES[game]
    return _spelt(rules, view, rules.let_go(view, _in_force(rules, view, acts)), acts)


def given(
    game: str, view: Any, acts: Sequence[str], texts: Sequence[str]
) -> tuple[str, ...] | Refusal:
    """All orders of the seat, as they are to be kept, once it has given these too; or why not."""
    if game not in RULES:
        return refuse("orders", "no-orders-here")
    rules = RULES[game]
    orders = tuple(_in_force(rules, view, acts))
    for text in texts:
        order = rules.VOCABULARY.read(text)
        refusal = order if isinstance(order, Refusal) else rules.why_not(view, orders, order)
        if refusal:
            return refusal
        orders = rules.together(orders, order)
    return _spelt(rules, view, orders, acts)


def _spelt(
    rules: AnyOrderRules, view: Any, orders: Sequence[Any], acts: Sequence[str]
) -> tuple[str, ...]:
    """These orders in place of those in force, as they are kept."""
    term = rules.term(view)
    later = [order.act for order in _read(rules, acts) if order.term > term]
    return (*(f"{term}: {rules.VOCABULARY.spell(order)}" for order in orders), *later)


def reply(game: str, view: Any, legal: Sequence[Any], acts: Sequence[str]) -> Reply[Any]:
    """What the orders of the seat that is asked now do: one legal move, or ask the player."""
    if game not in RULES:
        return Ask()
    rules = RULES[game]
    answer = rules.reply(view, _in_force(rules, view, acts))
    if isinstance(answer, Play) and answer.move not in legal:
        return Ask()
    return answer


def kept(game: str, view: Any, acts: Sequence[str]) -> tuple[str, ...]:
    """The orders that may still do something, here or after an undo within their phase."""
    if game not in RULES:
        return ()
    rules = RULES[game]
    return tuple(order.act for order in _read(rules, acts) if order.term >= rules.term(view))


def void(game: str, view: Any, acts: Sequence[str]) -> dict[str, Void]:
    """The orders of this phase that can do nothing as things stand, and why."""
    if game not in RULES:
        return {}
    rules, orders = RULES[game], _in_force(RULES[game], view, acts)
    found: dict[str, Void] = {}
    for order in _read(rules, acts):
        if order.term == rules.term(view):
            why = rules.void(view, orders, order.says)
            if why:
                found[order.act] = why
    return found


def notices(game: str, before: Any, after: Any, acts: Sequence[str]) -> tuple[Text, ...]:
    """What the owner is to be told: the orders whose premise broke between these two views."""
    was = void(game, before, acts)
    return tuple(
        say("order-void", order=described(game, act), why=now.why)
        for act, now in void(game, after, acts).items()
        if now.tell and act not in was
    )


def described(game: str, act: str) -> Text:
    """The order in words, for its owner's list."""
    (order,) = _read(RULES[game], [act])
    return RULES[game].described(order.says)


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


def _in_force(rules: AnyOrderRules, view: Any, acts: Sequence[str]) -> list[Any]:
    """An order of a later phase waits for it: there was an undo."""
    return [order.says for order in _read(rules, acts) if order.term == rules.term(view)]
