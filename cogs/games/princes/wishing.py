"""What somebody has ordered, and what he may order now, as panels read it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.engine.text import Refusal
from bot.games.princes.view import View
from bot.host.standing import orders_of
from bot.players import standing_order
from bot.players.princes import ahead, orders
from bot.players.princes.ranked import PASS, Limit, Order, PassRest, Wish
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import limits, presses
from cogs.door.presses import Menu, MenuOption, Press
from cogs.door.sitting import Sitting

KNOCK = "orders"
WISH, BEST, NONE = "wish", "best", "none"
LOTS, PRICES, FOLLOWING, CHANGES, WAYS = range(5)  # the rows of a page
RELATIVE = ("up", "down", "then")  # words that change something once more when they are said again


def own_orders(sitting: Sitting[View]) -> tuple[str, ...]:
    """Those for the auctions that are on or come next, as they are kept."""
    acts = tuple(order.act for order in orders_of(sitting.standing, sitting.seat))
    return standing_order.to_come(sitting.standing.game.key, sitting.view, acts)


def read(act: str) -> Order | Refusal:
    """An order as it is kept."""
    return ORDERS.read(act.partition(": ")[2])


def said(sitting: Sitting[View]) -> Mapping[str, Order]:
    """The same, by the text they are kept under."""
    found = {act: read(act) for act in own_orders(sitting)}
    return {act: order for act, order in found.items() if not isinstance(order, Refusal)}


def may_wish(view: View) -> bool:
    """As long as there is something more to be auctioned."""
    return view.phase == "characters" or orders.why_no_auction(view_of_lots(view)) is None


def view_of_lots(view: View) -> View:
    """How the objects will be auctioned next, if they are not being auctioned now."""
    is_later = ahead.term(view, PassRest()) != view.round
    return ahead.begun(view) if is_later else view


def prices_said(sitting: Sitting[View]) -> dict[str, Wish | Limit]:
    """What is sought, and how; a limit goes before a wish for the same."""
    given = said(sitting).values()
    wishes: dict[str, Wish | Limit] = {one.lot: one for one in given if isinstance(one, Wish)}
    return wishes | {one.lot: one for one in given if isinstance(one, Limit)}


def prices(sitting: Sitting[View], lot: str) -> Iterator[int]:
    """The prices an order for this lot may name now."""
    for florins in steps(sitting):
        if refusal(sitting, ORDERS.spell(Limit(lot, florins, PASS))) is None:
            yield florins


def steps(sitting: Sitting[View]) -> range:
    """What bidding may come to: as far as the purse goes now, or a menu later."""
    view = sitting.view
    assert view.own is not None
    lowest, step = view.box.opening_bid(len(view.estates)), view.box.numbers.step
    most = view.own.means
    if view_of_lots(view).phase == ahead.AHEAD:
        most = max(most, lowest + step * (limits.OPTIONS - 1))
    return range(lowest, most + 1, step)


def some(amounts: Sequence[int]) -> Sequence[int]:
    """Low prices are those that are bid; of the others the highest."""
    if len(amounts) <= limits.OPTIONS:
        return amounts
    return [*amounts[: limits.OPTIONS - 1], amounts[-1]]


def refusal(sitting: Sitting[View], spelt: str) -> Refusal | None:
    """Why this order may not be given now."""
    game = sitting.standing.game.key
    acts = [order.act for order in orders_of(sitting.standing, sitting.seat)]
    given = standing_order.given(game, sitting.view, acts, [spelt])
    return given if isinstance(given, Refusal) else None


def press(
    sitting: Sitting[View],
    words: str,
    label: str,
    row: int,
    *,
    grave: bool = False,
    closed: bool = False,
) -> Press:
    """A button that changes the orders, or shows another page of them."""
    id_ = presses.knock(KNOCK, sitting.standing.card.id, words, at=_stamp(sitting, words))
    return Press(id_, label, grave=grave, closed=closed, row=row)


def menu(
    sitting: Sitting[View],
    words: str,
    label: str,
    options: Iterable[MenuOption],
    row: int,
) -> Menu:
    """The same, its last word chosen from a menu."""
    id_ = presses.knock_menu(KNOCK, sitting.standing.card.id, words, at=_stamp(sitting, words))
    return Menu(id_, label, tuple(options)[: limits.OPTIONS], row=row)


def _stamp(sitting: Sitting[View], words: str) -> str | None:
    return mark(sitting) if words.startswith(RELATIVE) else None


def mark(sitting: Sitting[View]) -> str:
    """By which all orders of the seat are known again."""
    orders = orders_of(sitting.standing, sitting.seat)
    return presses.mark_of(order.act for order in orders)
