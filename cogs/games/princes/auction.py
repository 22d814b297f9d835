"""Standing orders for the auctions: secret limits, ranked wishes, passing the rest.

orders T                              the list
orders T lot jester                   what to order for a lot
orders T limit jester pass 700        bid up to 700, then pass
orders T wish jester 700              buy it for at most 700
orders T give pass-rest               any order as it is spelt
orders T first 3: wish jester 700     rank this wish before the others
orders T withdraw 3: wish jester 700  take orders back, several joined by +
"""

from collections.abc import Iterator, Sequence

from bot.engine.text import Named, Refusal, say
from bot.games.princes.view import View
from bot.host.standing import orders_of
from bot.players import standing_order
from bot.players.princes.ranked import ENDS, Limit, Order, Otherwise, PassRest, Wish
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting

KNOCK = "orders"
_SELLING = frozenset({"nominating", "bidding", "placing", "recruiting", "courting", "consulting"})


def beside(sitting: Sitting[View]) -> Sequence[Press]:
    """The way to one's orders, as long as auctions go on among several."""
    view = sitting.view
    if view.automa or view.asked.kind not in _SELLING:
        return ()
    table = sitting.standing.card.id
    return (Press(presses.knock(KNOCK, table), sitting.voice.label("press-orders")),)


def own_orders(sitting: Sitting[View]) -> tuple[str, ...]:
    return tuple(order.act for order in orders_of(sitting.standing, sitting.seat))


# The list


def listed(sitting: Sitting[View], before: str = "") -> Reply:
    """All orders of the seat, and what may be ordered now."""
    words = [before] if before else []
    words += told(sitting)
    why = refusal(sitting, ORDERS.spell(PassRest()))
    if why:
        words.append(sitting.voice.text(why.text))
        return Reply("\n".join(words), (*withdrawing(sitting), *_ways(sitting)))
    return Reply("\n".join(words), tuple(_controls(sitting)))


def told(sitting: Sitting[View]) -> Iterator[str]:
    voice, game, acts = sitting.voice, sitting.standing.game.key, own_orders(sitting)
    view = sitting.view
    yield voice("panel-orders", round=view.round)
    if not acts:
        yield voice("panel-orders-none")
    void = standing_order.void(game, view, acts)
    for rank, act in enumerate(acts, start=1):
        order = standing_order.described(game, act)
        if act in void:
            yield voice("panel-orders-void", rank=rank, order=order, why=void[act].why)
        else:
            yield voice("panel-orders-line", rank=rank, order=order)


def _controls(sitting: Sitting[View]) -> Iterator[Pressable]:
    lots = [lot for lot in _lots(sitting) if next(_prices(sitting, lot), None) is not None]
    if lots:
        yield _lots_menu(sitting, lots, "")
    yield from withdrawing(sitting)
    yield from ranking(sitting, Wish, 2)
    yield from others(sitting, "give", [PassRest(), *map(Otherwise, ENDS)])
    yield from _ways(sitting)


def others(sitting: Sitting[View], word: str, orders: Sequence[Order]) -> Iterator[Press]:
    """What may be ordered beside wishes, a button each."""
    table, game = sitting.standing.card.id, sitting.standing.game.key
    for spelt in map(ORDERS.spell, orders):
        is_given = any(act.endswith(f": {spelt}") for act in own_orders(sitting))
        if not is_given and refusal(sitting, spelt) is None:
            label = sitting.voice.button(standing_order.described(game, f"0: {spelt}"))
            yield Press(presses.knock(KNOCK, table, f"{word} {spelt}"), label, row=3)


def _ways(sitting: Sitting[View]) -> Iterator[Press]:
    """To the orders for the characters, and away."""
    table, voice = sitting.standing.card.id, sitting.voice
    if sitting.view.characters:
        characters = presses.knock(KNOCK, table, "characters")
        yield Press(characters, voice.label("press-orders-characters"), row=4)
    yield Press(presses.knock("turn", table), voice.label("press-back"), row=4)


def _lots(sitting: Sitting[View]) -> list[str]:
    view = sitting.view
    return list(view.open_lots)


def _lots_menu(sitting: Sitting[View], lots: Sequence[str], chosen: str) -> Menu:
    voice = sitting.voice
    options = tuple(
        MenuOption(
            lot, voice.thing("lot", lot), voice.thing("lot", lot, "about"), chosen=lot == chosen
        )
        for lot in lots
    )
    id_ = presses.knock_menu(KNOCK, sitting.standing.card.id, "lot")
    return Menu(id_, voice.label("panel-orders-lot"), options, row=0)


def withdrawing(sitting: Sitting[View]) -> Iterator[Menu]:
    options = _as_options(sitting, own_orders(sitting))
    if options:
        id_ = presses.knock_menu(KNOCK, sitting.standing.card.id, "withdraw")
        label = sitting.voice.label("panel-orders-withdraw")
        yield Menu(id_, label, options, most=len(options), row=1)


def ranking(sitting: Sitting[View], kind: type[Order], row: int) -> Iterator[Menu]:
    """A later wish may be ranked before the others of its kind."""
    wishes = wished(own_orders(sitting), kind)
    if len(wishes) > 1:
        id_ = presses.knock_menu(KNOCK, sitting.standing.card.id, "first")
        label = sitting.voice.label("panel-orders-first")
        yield Menu(id_, label, _as_options(sitting, wishes[1:]), row=row)


def wished(acts: Sequence[str], kind: type[Order]) -> list[str]:
    """The wishes of this kind among these orders, in their rank."""
    return [act for act in acts if isinstance(read(act), kind)]


def read(act: str) -> Order | Refusal:
    """An order as it is kept."""
    return ORDERS.read(act.partition(": ")[2])


def _as_options(sitting: Sitting[View], acts: Sequence[str]) -> tuple[MenuOption, ...]:
    game, voice = sitting.standing.game.key, sitting.voice
    return tuple(
        MenuOption(act, voice.plain(standing_order.described(game, act)))
        for act in acts[: limits.OPTIONS]
    )


# One lot


def one_lot(sitting: Sitting[View], lot: str) -> Reply:
    """Up to which price, and what then: each is a menu of prices."""
    prices = list(_prices(sitting, lot))
    if not prices:
        return listed(sitting)
    voice, table = sitting.voice, sitting.standing.card.id
    options = tuple(
        MenuOption(str(price), voice.plain(say("money", amount=price))) for price in _some(prices)
    )
    named = Named("lot", lot)
    menus: list[Pressable] = [_lots_menu(sitting, _lots(sitting), lot)]
    for row, end in enumerate(ENDS, start=1):
        id_ = presses.knock_menu(KNOCK, table, f"limit {lot} {end}")
        if end == "pass":
            label = voice.label("panel-orders-pass")
        else:
            label = voice.label("panel-orders-ask")
        menus.append(Menu(id_, label, options, row=row))
    wish = presses.knock_menu(KNOCK, table, f"wish {lot}")
    menus.append(Menu(wish, voice.label("panel-orders-wish"), options, row=3))
    back = presses.knock(KNOCK, table)
    menus.append(Press(back, voice.label("press-orders-back"), row=4))
    return Reply(voice("panel-orders-for", lot=named), tuple(menus))


def _prices(sitting: Sitting[View], lot: str) -> Iterator[int]:
    """The prices an order for this lot may name now."""
    view = sitting.view
    assert view.own is not None
    lowest = view.box.opening_bid(len(view.estates))
    for florins in range(lowest, view.own.means + 1, view.box.numbers.step):
        if refusal(sitting, ORDERS.spell(Limit(lot, florins, "pass"))) is None:
            yield florins


def _some(prices: list[int]) -> list[int]:
    """Low prices are those that are bid; of the others the highest."""
    if len(prices) <= limits.OPTIONS:
        return prices
    return [*prices[: limits.OPTIONS - 1], prices[-1]]


def refusal(sitting: Sitting[View], spelt: str) -> Refusal | None:
    """Why this order may not be given now."""
    game, acts = sitting.standing.game.key, own_orders(sitting)
    orders = standing_order.given(game, sitting.view, acts, [spelt])
    return orders if isinstance(orders, Refusal) else None
