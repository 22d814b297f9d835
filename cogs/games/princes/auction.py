"""Wishes for the auctions: all objects in one list, with what each would do; then one of them."""

from collections.abc import Iterator, Sequence
from itertools import count

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.view import View
from bot.players import standing_order
from bot.players.princes.ranked import (
    ASK,
    ENDS,
    PASS,
    Courtship,
    Limit,
    Order,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
)
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import called, purchases
from cogs.games.princes.prospects import prospect
from cogs.games.princes.wishing import (
    BEST,
    CHANGES,
    FOLLOWING,
    KNOCK,
    LOTS,
    NONE,
    PRICES,
    WAYS,
    WISH,
    may_wish,
    menu,
    own_orders,
    press,
    prices,
    prices_said,
    refusal,
    said,
    some,
    steps,
    view_of_lots,
)

MANNERS = (WISH, *ENDS)  # put it up and buy it; or bid up to a price, then pass or ask


def beside(sitting: Sitting[View]) -> Sequence[Press]:
    """The way to one's orders."""
    if not may_wish(sitting.view):
        return ()
    table = sitting.standing.card.id
    return (Press(presses.knock(KNOCK, table), sitting.voice.label("press-orders")),)


# The list


def listed(sitting: Sitting[View], before: str = "") -> Reply:
    """All that is wished, all that may be wished, and what holds for the rest."""
    words = [before] if before else []
    words += [*told(sitting), *called.told(sitting)]
    why = refusal(sitting, ORDERS.spell(PassRest()))
    if why:
        words.append(sitting.voice.text(why.text))
        return Reply("\n".join(words), (*_forgetting(sitting), *_ways(sitting)))
    words += _unwished(sitting)
    return Reply("\n".join(words), tuple(_controls(sitting)))


def told(sitting: Sitting[View]) -> Iterator[str]:
    """What is ordered, in its rank, and what each object wished for would do."""
    voice, game, view = sitting.voice, sitting.standing.game.key, view_of_lots(sitting.view)
    is_hiring = sitting.view.phase == "characters"
    yield voice("panel-orders", round=sitting.view.round if is_hiring else view.round)
    void = standing_order.void(game, sitting.view, own_orders(sitting))
    ranks = count(1)
    for act, order in said(sitting).items():
        text = standing_order.described(game, act)
        if act in void:
            yield voice("panel-orders-void", order=text, why=void[act].why)
        elif isinstance(order, Wish | Limit):
            does = prospect(view, order.lot)
            yield voice("panel-orders-wished", rank=next(ranks), order=text, does=does)
        elif isinstance(order, Courtship):
            yield voice("panel-orders-courted", rank=next(ranks), order=text)
        else:
            yield voice("panel-orders-line", order=text)
    yield voice.text(rest(tuple(said(sitting).values())))


def rest(given: Sequence[Order]) -> Text:
    """What happens wherever no order says anything."""
    if PassRest() in given or Otherwise(PASS) in given:
        return say("panel-orders-rest-pass")
    return say("panel-orders-rest-by-hand") if given else say("panel-orders-none")


def _unwished(sitting: Sitting[View]) -> Iterator[str]:
    """The other objects of the round, and what each would do."""
    view, wished = view_of_lots(sitting.view), prices_said(sitting)
    for lot in view.open_lots:
        if lot not in wished:
            name, does = Named("lot", lot), prospect(view, lot)
            yield sitting.voice("panel-orders-unwished", lot=name, does=does)


def _controls(sitting: Sitting[View]) -> Iterator[Pressable]:
    if _lots(sitting):
        yield _lots_menu(sitting, "")
    if prices_said(sitting):
        yield _put_up_menu(sitting)
    if sitting.view.characters:
        yield _total_menu(sitting)
    yield from _rest_presses(sitting)
    yield from _forgetting(sitting)
    yield from _ways(sitting)


def _rest_presses(sitting: Sitting[View]) -> Iterator[Press]:
    """The rest: pass, or by hand; what holds already can't be pressed."""
    passes = rest(tuple(said(sitting).values())) == say("panel-orders-rest-pass")
    for end, closed in ((PASS, passes), (ASK, not passes)):
        label = sitting.voice.label(f"press-orders-rest-{end}")
        yield press(sitting, f"rest {end}", label, CHANGES, closed=closed)


def _forgetting(sitting: Sitting[View]) -> Iterator[Press]:
    if own_orders(sitting):
        label = sitting.voice.label("press-orders-forget")
        yield press(sitting, "forget", label, CHANGES, grave=True)


def _ways(sitting: Sitting[View]) -> Iterator[Press]:
    """To the orders for the characters, and away."""
    voice = sitting.voice
    yield from called.answers(sitting, characters=False)
    if sitting.view.characters:
        yield press(sitting, "characters", voice.label("press-orders-characters"), WAYS)
    if purchases.served_by(sitting.view):
        yield press(sitting, "favours", voice.label("press-orders-favours"), WAYS)
    back = presses.knock("turn", sitting.standing.card.id)
    yield Press(back, voice.label("press-back"), row=WAYS)


def _lots(sitting: Sitting[View]) -> list[str]:
    """Whatever may be ordered, and whatever is ordered and may be taken back."""
    lots = view_of_lots(sitting.view).open_lots
    open_ = [lot for lot in lots if next(prices(sitting, lot), None) is not None]
    return [*open_, *(lot for lot in prices_said(sitting) if lot not in open_)]


def _lots_menu(sitting: Sitting[View], chosen: str) -> Menu:
    voice, view, wished = sitting.voice, view_of_lots(sitting.view), prices_said(sitting)
    options = []
    for lot in _lots(sitting):
        name = Named("lot", lot)
        text = say("panel-orders-option", lot=name)
        if lot in wished:
            florins = Florins(wished[lot].florins)
            text = say("panel-orders-option-wished", lot=name, florins=florins)
        about = voice.plain(prospect(view, lot))
        options.append(MenuOption(lot, voice.plain(text), about, chosen=lot == chosen))
    return menu(sitting, "lot", voice.label("panel-orders-lot"), options, LOTS)


def _put_up_menu(sitting: Sitting[View]) -> Menu:
    """Which lot to name; the best wish if nothing else is said."""
    voice, view = sitting.voice, view_of_lots(sitting.view)
    order = next((one for one in said(sitting).values() if isinstance(one, PutUp)), None)
    first = order.lot[0] if order and order.lot else BEST
    texts = {BEST: say("panel-orders-put-up-best")}
    texts |= {lot: say("panel-orders-put-up-lot", lot=Named("lot", lot)) for lot in view.open_lots}
    options = [
        MenuOption(value, voice.plain(text), chosen=value == first) for value, text in texts.items()
    ]
    return menu(sitting, "put-up", voice.label("panel-orders-put-up"), options, PRICES)


def _total_menu(sitting: Sitting[View]) -> Menu:
    voice = sitting.voice
    order = next((one for one in said(sitting).values() if isinstance(one, Total)), None)
    now = str(order.florins) if order else NONE
    texts = {NONE: say("panel-orders-total-none")}
    texts |= {
        str(one): say("panel-orders-total-of", florins=Florins(one)) for one in steps(sitting)
    }
    options = [
        MenuOption(value, voice.plain(text), chosen=value == now) for value, text in texts.items()
    ]
    return menu(sitting, "total", voice.label("panel-orders-total"), options, FOLLOWING)


# One lot


def one_lot(sitting: Sitting[View], lot: str, before: str = "") -> Reply:
    """Up to which price, what then, and what follows if it is won."""
    if lot not in _lots(sitting):
        return listed(sitting, before)
    view, words = view_of_lots(sitting.view), [before] if before else []
    words += told(sitting)
    words.append(sitting.voice("panel-orders-for", lot=Named("lot", lot), does=prospect(view, lot)))
    words.append(sitting.voice("panel-orders-how"))
    return Reply("\n".join(words), tuple(_of_lot(sitting, view, lot)))


def _of_lot(sitting: Sitting[View], view: View, lot: str) -> Iterator[Pressable]:
    yield _lots_menu(sitting, lot)
    allowed = list(prices(sitting, lot))
    if allowed:
        yield _price_menu(sitting, lot, allowed)
    yield from purchases.menus_of_lot(sitting, view, lot)
    if lot in prices_said(sitting):
        yield from _changes(sitting, lot)
    yield press(sitting, "", sitting.voice.label("press-orders-back"), WAYS)


def _price_menu(sitting: Sitting[View], lot: str, allowed: Sequence[int]) -> Menu:
    voice, manner = sitting.voice, _manner(prices_said(sitting).get(lot))
    options = [
        MenuOption(str(price), voice.plain(say("panel-orders-price", florins=Florins(price))))
        for price in some(allowed)
    ]
    label = voice.label(f"panel-orders-{manner}")
    return menu(sitting, f"price {lot} {manner}", label, options, PRICES)


def _manner(order: Wish | Limit | None) -> str:
    return order.afterwards if isinstance(order, Limit) else WISH


def _changes(sitting: Sitting[View], lot: str) -> Iterator[Press]:
    """Up and down in rank, another manner, and away with it."""
    voice, order = sitting.voice, prices_said(sitting)[lot]
    if isinstance(order, Wish):
        wishes = [one.lot for one in said(sitting).values() if isinstance(one, Wish)]
        for way, last in (("up", wishes[0]), ("down", wishes[-1])):
            label = voice.label(f"press-orders-{way}")
            yield press(sitting, f"{way} {lot}", label, CHANGES, closed=lot == last)
    for manner in MANNERS:
        if manner != _manner(order):
            label = voice.label(f"press-orders-{manner}")
            yield press(sitting, f"manner {lot} {manner}", label, CHANGES)
    yield press(sitting, f"drop {lot}", voice.label("press-orders-drop"), CHANGES, grave=True)
