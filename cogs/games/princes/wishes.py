"""A seat's wishes: read, refuse and parse them, their buttons, and what a lot would do.

Typed wishes are in any language: `Jester 700, Forest 500 c3 d4, rest pass`. Each says what is
wished for, up to which price, and what follows if it is won.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

from bot.engine.text import Florins, Named, Refusal, Text, refuse, say
from bot.games.princes import economy, placement, works
from bot.games.princes.auction import is_left, why_no_use
from bot.games.princes.pieces import Estate, Tile
from bot.games.princes.view import View
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.planning import orders
from bot.planning.princes import turns_ahead
from bot.planning.princes.after_purchase import (
    ASK,
    DEAREST,
    HOLD,
    Choose,
    Enlist,
    Lay,
    MerchantPays,
    free_places,
)
from bot.planning.princes.orders import refuse_without_auction
from bot.planning.princes.ranked_wishes import (
    PASS,
    AuctionOrder,
    Courtship,
    Limit,
    Otherwise,
    PassRest,
    Total,
    Wish,
)
from bot.planning.princes.ranked_wishes import VOCABULARY as ORDERS
from bot.players.princes.acting import tidiest_way
from bot.tables.state import orders_of
from cogs.games.princes.benefit import gain_text, own_part
from cogs.interaction import components, limits, panels
from cogs.interaction.components import ButtonSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.speech import fold_text, parse_move_field

K = TypeVar("K", bound=AuctionOrder)

ORDERS_ROUTE = "orders"
WISH, BEST_WISH, NO_AMOUNT = "wish", "best", "none"
LOTS_ROW, PRICES_ROW, FOLLOWING_ROW, CHANGES_ROW, NAVIGATION_ROW = range(5)  # the rows of a page
RELATIVE_CHANGES = (
    "up",
    "down",
    "then",
)  # words that change something once more when they are said again


def own_orders(seat: SeatContext[View]) -> tuple[str, ...]:
    """Return the stored orders for the auctions that are on or come next."""
    acts = tuple(order.act for order in orders_of(seat.state, seat.seat))
    return orders.orders_to_come(seat.state.game.key, seat.view, acts)


def parse_order(act: str) -> AuctionOrder | Refusal:
    """Read an order as it is stored."""
    return ORDERS.read(act.partition(": ")[2])


def orders_by_text(seat: SeatContext[View]) -> Mapping[str, AuctionOrder]:
    """Return the same orders by their stored text."""
    found = {act: parse_order(act) for act in own_orders(seat)}
    return {act: order for act, order in found.items() if not isinstance(order, Refusal)}


def find_order(seat: SeatContext[View], kind: type[K], topic: str = "") -> K | None:
    """Return the order of this kind, of those that name the topic."""
    mine = (one for one in orders_by_text(seat).values() if isinstance(one, kind))
    return next((one for one in mine if not topic or topic in ORDERS.spell(one).split()), None)


def can_wish(view: View) -> bool:
    """Tell whether anything is still to be auctioned."""
    return view.phase == "characters" or refuse_without_auction(view_at_lot_auctions(view)) is None


def view_at_lot_auctions(view: View) -> View:
    """Return the view of the auctions for lots that are on, or of the next ones."""
    is_later = turns_ahead.period_of_order(view, PassRest()) != view.round
    return turns_ahead.view_next_period(view) if is_later else view


def wishes_by_lot(seat: SeatContext[View]) -> dict[str, Wish | Limit]:
    """Return the order for each lot; a limit goes before a wish for the same."""
    given = orders_by_text(seat).values()
    wishes: dict[str, Wish | Limit] = {one.lot: one for one in given if isinstance(one, Wish)}
    return wishes | {one.lot: one for one in given if isinstance(one, Limit)}


def allowed_prices(seat: SeatContext[View], lot: str) -> Iterator[int]:
    """Yield the prices that an order for this lot may name now."""
    for florins in price_steps(seat):
        if refuse_order(seat, ORDERS.spell(Limit(lot, florins, PASS))) is None:
            yield florins


def price_steps(seat: SeatContext[View]) -> range:
    """Return possible bids: as far as the purse goes now, or a menu for the next round."""
    view = seat.view
    lowest, step = view.box.opening_bid(len(view.estates)), view.box.numbers.step
    most = own_part(view).means
    if view_at_lot_auctions(view).phase == turns_ahead.NEXT_ROUND:
        most = max(most, lowest + step * (limits.OPTIONS - 1))
    return range(lowest, most + 1, step)


def fit_menu_amounts(amounts: Sequence[int]) -> Sequence[int]:
    """Drop the high prices that no menu has room for, except the highest."""
    if len(amounts) <= limits.OPTIONS:
        return amounts
    return [*amounts[: limits.OPTIONS - 1], amounts[-1]]


def refuse_order(seat: SeatContext[View], spelt: str) -> Refusal | None:
    """Return why this order may not be given now; None if it may."""
    game = seat.state.game.key
    acts = [order.act for order in orders_of(seat.state, seat.seat)]
    given = orders.add_orders(game, seat.view, acts, [spelt])
    return given if isinstance(given, Refusal) else None


def order_button(
    seat: SeatContext[View],
    words: str,
    label: Text,
    row: int,
    *,
    likely: bool = False,
    grave: bool = False,
    closed: bool = False,
) -> ButtonSpec:
    """Return a button that changes the orders, or shows another page of them."""
    stamp = _stamp_of_change(seat, words)
    id_ = components.route_id(ORDERS_ROUTE, seat.state.card.id, words, at=stamp)
    return ButtonSpec(id_, seat.speech.button_text(label), likely, grave, closed, row)


def order_menu(
    seat: SeatContext[View], words: str, label: Text, options: Iterable[MenuChoice], row: int
) -> MenuSpec:
    """Return a menu that does the same, its value as the last word."""
    stamp = _stamp_of_change(seat, words)
    id_ = components.route_menu_id(ORDERS_ROUTE, seat.state.card.id, words, at=stamp)
    shown = tuple(options)[: limits.OPTIONS]
    return MenuSpec(id_, seat.speech.button_text(label), shown, row=row)


def amount_menu(
    seat: SeatContext[View],
    kind: type[Total | MerchantPays],
    verb: str,
    amounts: Iterable[int],
    row: int,
) -> MenuSpec:
    """Return the menu of an amount that is said once, or not at all."""
    order = find_order(seat, kind)
    texts = {NO_AMOUNT: say(f"panel-orders-{verb}-none")}
    texts |= {str(one): say(f"panel-orders-{verb}-of", florins=Florins(one)) for one in amounts}
    options = panels.text_options(seat, texts, str(order.florins) if order else NO_AMOUNT)
    return order_menu(seat, verb, say(f"panel-orders-{verb}"), options, row)


def price_menu(seat: SeatContext[View], words: str, label: Text, prices: Iterable[int]) -> MenuSpec:
    texts = {str(one): say("panel-orders-price", florins=Florins(one)) for one in prices}
    return order_menu(seat, words, label, panels.text_options(seat, texts), PRICES_ROW)


def rest_buttons(seat: SeatContext[View], verb: str, *, passes: bool) -> Iterator[ButtonSpec]:
    """Yield the choice between passing for the rest and answering by hand."""
    for end, closed in ((PASS, passes), (ASK, not passes)):
        label = say(f"press-orders-{verb}-{end}")
        yield order_button(seat, f"{verb} {end}", label, CHANGES_ROW, closed=closed)


def rank_buttons(seat: SeatContext[View], name: str, ranked: Sequence[str]) -> Iterator[ButtonSpec]:
    """Yield buttons that move a wish up and down among these."""
    for way, last in (("up", ranked[0]), ("down", ranked[-1])):
        label = say(f"press-orders-{way}")
        yield order_button(seat, f"{way} {name}", label, CHANGES_ROW, closed=name == last)


def drop_button(seat: SeatContext[View], name: str) -> ButtonSpec:
    return order_button(seat, f"drop {name}", say("press-orders-drop"), CHANGES_ROW, grave=True)


def back_button(seat: SeatContext[View], page: str = "") -> ButtonSpec:
    """Return the button that leads back to a page of the orders."""
    return order_button(seat, page, say("press-orders-back"), NAVIGATION_ROW)


def _stamp_of_change(seat: SeatContext[View], words: str) -> str | None:
    return orders_mark(seat) if words.startswith(RELATIVE_CHANGES) else None


def orders_mark(seat: SeatContext[View]) -> str:
    """Return a stamp by which all orders of the seat are recognized."""
    orders = orders_of(seat.state, seat.seat)
    return components.make_stamp(order.act for order in orders)


def describe_lot_use(view: View, lot: str) -> Text:
    """Say in a few words what a lot would do for the viewer."""
    useless = why_no_use(view.box, view.open_estates, own_part(view).seat, lot)
    if useless:
        return useless.text
    parts = tuple(
        _describe_landscape_lot(view, lot)
        if view.box.landscapes_of(lot)
        else _describe_other_lot(view, lot)
    )
    return say("panel-lot-does", parts=parts) if parts else say("panel-lot-does-nothing")


def _describe_landscape_lot(view: View, lot: str) -> Iterator[Text]:
    """Describe a landscape; of those that two players choose from, each by its name."""
    estates = _estates_with_lot(view, lot)
    for name, after in estates.items():
        does = tuple(_describe_estate_change(view, after))
        if does and len(view.box.landscapes_of(lot)) > 1:
            yield say("panel-lot-one-of", landscape=Named("landscape", name), parts=does)
        else:
            yield from does


def lot_gain(view: View, lot: str) -> int:
    """Return by how much a lot lifts the works in hand and the points together."""
    estates = _estates_with_lot(view, lot).values()
    return max((_estate_gain(view, after) for after in estates), default=0)


def _estates_with_lot(view: View, lot: str) -> dict[str, Estate]:
    """Return the viewer's estate with the lot, or with each landscape it may be."""
    mine, box = view.mine, view.box
    match lot:
        case "jester":
            return {lot: economy.with_jester(mine)}
        case "builder":
            return {lot: economy.with_builder(box, mine)}
        case "recruiting":
            return {lot: economy.with_recruiting(mine)}
    return {
        name: Estate(placement.with_landscape(box, mine.open, Tile(name, "", 0)), mine.hidden)
        for name in box.landscapes_of(lot)
        if is_left(box, view.open_estates, name)
    }


def _estate_gain(view: View, after: Estate) -> int:
    lifted = sum(after_ - before for before, after_ in _work_values(view, after).values())
    return lifted + after.open.points - view.mine.open.points


def _describe_other_lot(view: View, lot: str) -> Iterator[Text]:
    if lot == "prestige":
        yield say("panel-lot-prestige", count=view.box.numbers.drawn)
    for after in _estates_with_lot(view, lot).values():
        yield from _describe_estate_change(view, after)
    here = view.recruitable_professions if lot == "recruiting" else ()
    if here:
        professions = tuple(Named("profession", name) for name in here)
        yield say("panel-lot-recruits", professions=professions)


def _describe_estate_change(view: View, after: Estate) -> Iterator[Text]:
    """Say which works it lifts, which points it scores, and what building would cost."""
    yield from describe_lifted_works(view, after)
    points = after.open.points - view.mine.open.points
    if points:
        yield say("panel-lot-points", points=points)
    costs = [view.box.building_cost(one.open.builders) for one in (view.mine, after)]
    if costs[0] != costs[1]:
        yield _describe_building_cost(Florins(costs[0]), Florins(costs[1]))


def _describe_building_cost(before: Florins, after: Florins) -> Text:
    if not after.amount:
        return say("panel-lot-building-free", before=before)
    return say("panel-lot-building", before=before, after=after)


def _work_values(view: View, after: Estate) -> dict[str, tuple[int, int]]:
    """Return what the work of every card in hand is worth, and what it would be."""
    return {
        card: (
            works.sum_work(view.box, view.mine, card).value,
            works.sum_work(view.box, after, card).value,
        )
        for card in view.mine.hidden.hand
    }


def describe_lifted_works(view: View, after: Estate) -> Iterator[Text]:
    values = _work_values(view, after)
    more = {after_ - before for before, after_ in values.values()}
    if len(values) > 1 and len(more) == 1 and more != {0}:
        yield say("panel-lot-every-work", more=more.pop())
        return
    for card, (before, now) in values.items():
        if now > before:
            yield gain_text(card, before, now)


_PART_SEPARATORS = re.compile(r"[,;\n]+")
_PRICED_WISH = re.compile(r"(?P<name>[^\d]+?)\s+(?P<florins>\d{1,9})(?!\d)\s*(?P<then>.*)")
_SQUARE_AND_TURN = re.compile(r"([a-z]\d)(?:-(\d))?")
_LIST_SEPARATOR = re.compile(r"\s*[+/]\s*")


def parse_wishes(seat: SeatContext[View], typed: str) -> list[str] | Refusal:
    """Return the orders as they are spelt, or refuse the first part not understood."""
    orders: list[str] = []
    view = view_at_lot_auctions(seat.view)
    for part in filter(
        None, (one.replace(":", " ").strip() for one in _PART_SEPARATORS.split(typed))
    ):
        found = _parse_part(view, part)
        if not found:
            return refuse("orders", "wish-not-understood", part=part)
        orders += map(ORDERS.spell, found)
    return orders or refuse("orders", "wish-not-understood", part=typed.strip())


def _parse_part(view: View, part: str) -> Sequence[AuctionOrder]:
    """Parse one wish; return nothing unless all of it is understood."""
    end, priced = _parse_rest(part), _PRICED_WISH.fullmatch(part)
    if end:
        return (Otherwise(end),)
    if priced is None:
        return ()
    name, florins, then = priced["name"], int(priced["florins"]), priced["then"].strip()
    if _is_typed_word(name, "total"):
        return () if then else (Total(florins),)
    lot, character = _find_named("lot", name), _find_named("character", name)
    if lot in view.box.lots(view.size):
        follows = _parse_follow_ups(view, lot, then)
        return () if follows is None else (Wish(lot, florins), *follows)
    if view.characters and character in view.box.characters and not then:
        return (Courtship(character, florins),)
    return ()


def _parse_rest(part: str) -> str:
    """Return what happens with the rest, if the part says that; else ""."""
    for end, word in ((PASS, "pass"), (ASK, "hand")):
        said = {f"{rest} {then}" for rest in _typed_words("rest") for then in _typed_words(word)}
        if fold_text(part) in said:
            return end
    return ""


# What follows if it is won


def _parse_follow_ups(view: View, lot: str, typed: str) -> Sequence[AuctionOrder] | None:
    """Parse squares, recruits or cards named behind the price; None if not understood."""
    if not typed:
        return ()
    if view.box.landscapes_of(lot):
        return _parse_places(view, lot, typed)
    words = [word for word in _LIST_SEPARATOR.split(typed) if word]
    match lot:
        case "recruiting" if words:
            return _parse_recruits(view, words)
        case "prestige" if words:
            return _parse_cards(view, words)
    return None


def _parse_places(view: View, lot: str, typed: str) -> Sequence[Lay] | None:
    """Parse squares; with two players the landscape is named before its squares."""
    landscapes = view.box.landscapes_of(lot)
    places: dict[str, list[str]] = {landscapes[0]: []} if len(landscapes) == 1 else {}
    for word in typed.split():
        square, name = _SQUARE_AND_TURN.fullmatch(word.casefold()), _find_named("landscape", word)
        if name in landscapes:
            places.setdefault(name, [])
        elif square and places:
            landscape = [*places][-1]
            places[landscape].append(_complete_place(view, landscape, square[1], square[2] or ""))
        else:
            return None
    return [Lay(landscape, tuple(there)) for landscape, there in places.items() if there]


def _complete_place(view: View, landscape: str, square: str, turn: str) -> str:
    """Add to a square alone the rotation that leaves the most connected ground."""
    free = [place for place in free_places(view, landscape) if place.square == square]
    if turn or not free:
        return f"{square}-{turn or 0}"
    return f"{square}-{tidiest_way(view, free).turn}"


def _parse_recruits(view: View, words: Sequence[str]) -> Sequence[Enlist] | None:
    *people, last = words
    then = HOLD if _is_typed_word(last, "save") else ASK
    names = tuple(_find_named("profession", one) for one in (people if then == HOLD else words))
    return [Enlist(names, then)] if set(names) <= set(view.box.professions) else None


def _parse_cards(view: View, words: Sequence[str]) -> Sequence[Choose] | None:
    *cards, last = words
    then = DEAREST if _is_typed_word(last, "dearest") else ASK
    names = tuple(_find_named("prestige", one) for one in (cards if then == DEAREST else words))
    return [Choose("prestige", names, then)] if set(names) <= set(view.box.prestige) else None


# Words


def _find_named(kind: str, typed: str) -> str:
    """Return the thing of this kind that has this name in some language."""
    return parse_move_field("princes", kind, typed, several=False)


def _is_typed_word(typed: str, word: str) -> bool:
    return fold_text(typed) in _typed_words(word)


@cache
def _typed_words(name: str) -> tuple[str, ...]:
    """Return what players type for it, in every language."""
    spoken = (speaker_for(one).speak_text(Text(f"typed-{name}")) for one in LANGUAGES)
    return tuple(fold_text(word) for words in spoken for word in words.split(" / "))
