"""The panel of wishes for the auctions, and the call for wishes before sealed auctions.

orders T given 6     these are my wishes, for that phase of auctions and those before it
orders T reconsider  they are not, after all
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.pieces import WISHING, Asked
from bot.games.princes.view import View
from bot.planning import orders
from bot.planning.princes.orders import is_character_phase
from bot.planning.princes.ranked_wishes import (
    ENDS,
    PASS,
    AuctionOrder,
    Courtship,
    Limit,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
)
from bot.planning.princes.ranked_wishes import VOCABULARY as ORDERS
from bot.tables import sealed_round
from cogs.games.princes import after_purchase
from cogs.games.princes.wishes import (
    BEST_WISH,
    CHANGES_ROW,
    FOLLOWING_ROW,
    LOTS_ROW,
    NAVIGATION_ROW,
    ORDERS_ROUTE,
    PRICES_ROW,
    WISH,
    allowed_prices,
    amount_menu,
    back_button,
    can_wish,
    describe_lot_use,
    drop_button,
    find_order,
    fit_menu_amounts,
    order_button,
    order_menu,
    orders_by_text,
    own_orders,
    price_menu,
    price_steps,
    rank_buttons,
    refuse_order,
    rest_buttons,
    view_at_lot_auctions,
    wishes_by_lot,
)
from cogs.interaction import components, panels
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply


def view_with_call(view: View, seats: Sequence[Seat]) -> View:
    """Return a view whose open question is the call for wishes."""
    return replace(view, asked=Asked(WISHING, tuple(seats)))


def describe_call_status(seat: SeatContext[View]) -> Iterator[str]:
    """Say that the call is open, and that it was answered."""
    if seat.is_called:
        yield seat.speech("panel-wishes-call")
    if sealed_round.phase_answered(seat.state, seat.seat) in _answerable_phases(seat):
        yield seat.speech("panel-wishes-given")


def call_buttons(seat: SeatContext[View], *, characters: bool) -> Iterator[ButtonSpec]:
    """Yield the buttons that answer the call for the phase of this page, or take that back."""
    answered = sealed_round.phase_answered(seat.state, seat.seat)
    for phase in _answerable_phases(seat):
        if is_character_phase(phase) == characters and answered < phase:
            words, label = f"given {phase}", say("press-wishes-given")
            yield order_button(seat, words, label, NAVIGATION_ROW, likely=seat.is_called)
    if answered in _answerable_phases(seat):
        yield order_button(seat, "reconsider", say("press-wishes-reconsider"), NAVIGATION_ROW)


def _answerable_phases(seat: SeatContext[View]) -> tuple[int, ...]:
    return sealed_round.answerable_phases(seat.state, seat.seat)


WISH_KINDS = (WISH, *ENDS)  # put it up and buy it; or bid up to a price, then pass or ask


def wishes_buttons(seat: SeatContext[View]) -> Sequence[ButtonSpec]:
    """Return the button that leads to the seat's orders."""
    if not can_wish(seat.view):
        return ()
    id_ = components.route_id(ORDERS_ROUTE, seat.state.card.id)
    return (ButtonSpec(id_, seat.speech.label_text("press-orders")),)


def turn_button(seat: SeatContext[View]) -> ButtonSpec:
    """Return the button that leads back to the turn, never to a plan."""
    id_ = components.route_id("turn", seat.state.card.id)
    return ButtonSpec(id_, seat.speech.label_text("press-back"), row=NAVIGATION_ROW)


# The list


def build_wishes_panel(seat: SeatContext[View], before: str = "") -> PrivateReply:
    """Build the page of all that is wished, may be wished, and holds for the rest."""
    words = [before] if before else []
    words += [*describe_wishes(seat), *describe_call_status(seat)]
    why = refuse_order(seat, ORDERS.spell(PassRest()))
    if why:
        words.append(seat.speech.speak_text(why.text))
        return panels.build_panel(words, (*_forget_button(seat), *_navigation_buttons(seat)))
    return panels.build_panel([*words, *_describe_other_lots(seat)], _wishes_controls(seat))


def describe_wishes(seat: SeatContext[View]) -> Iterator[str]:
    """Say what is ordered in its rank, and what each lot wished for would do."""
    speech, game, view = seat.speech, seat.state.game.key, view_at_lot_auctions(seat.view)
    is_hiring = seat.view.phase == "characters"
    yield speech("panel-orders", round=seat.view.round if is_hiring else view.round)
    void = orders.void_orders(game, seat.view, own_orders(seat))
    ranks = count(1)
    for act, order in orders_by_text(seat).items():
        text = orders.describe_order(game, act)
        if act in void:
            yield speech("panel-orders-void", order=text, why=void[act].why)
        elif isinstance(order, Wish | Limit):
            does = describe_lot_use(view, order.lot)
            yield speech("panel-orders-wished", rank=next(ranks), order=text, does=does)
        elif isinstance(order, Courtship):
            yield speech("panel-orders-courted", rank=next(ranks), order=text)
        else:
            yield speech("panel-orders-line", order=text)
    yield speech.speak_text(describe_rest(tuple(orders_by_text(seat).values())))


def describe_rest(given: Sequence[AuctionOrder]) -> Text:
    """Say what happens wherever no order applies."""
    if PassRest() in given or Otherwise(PASS) in given:
        return say("panel-orders-rest-pass")
    return say("panel-orders-rest-by-hand") if given else say("panel-orders-none")


def _describe_other_lots(seat: SeatContext[View]) -> Iterator[str]:
    """Say what each lot of the round that is not wished for would do."""
    view, wished = view_at_lot_auctions(seat.view), wishes_by_lot(seat)
    for lot in view.open_lots:
        if lot not in wished:
            name, does = Named("lot", lot), describe_lot_use(view, lot)
            yield seat.speech("panel-orders-unwished", lot=name, does=does)


def _wishes_controls(seat: SeatContext[View]) -> Iterator[ComponentSpec]:
    if _wishable_lots(seat):
        yield _lots_menu(seat, "")
    if wishes_by_lot(seat):
        yield _put_up_menu(seat)
    if seat.view.characters:
        yield amount_menu(seat, Total, "total", price_steps(seat), FOLLOWING_ROW)
    rest = describe_rest(tuple(orders_by_text(seat).values()))
    yield from rest_buttons(seat, "rest", passes=rest == say("panel-orders-rest-pass"))
    yield from _forget_button(seat)
    yield from _navigation_buttons(seat)


def _forget_button(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    if own_orders(seat):
        yield order_button(seat, "forget", say("press-orders-forget"), CHANGES_ROW, grave=True)


def _navigation_buttons(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    """Yield the way to the orders for the characters and their favors, and away."""
    yield from call_buttons(seat, characters=False)
    if seat.view.characters:
        yield order_button(seat, "characters", say("press-orders-characters"), NAVIGATION_ROW)
    if after_purchase.usable_character(seat.view):
        yield order_button(seat, "favours", say("press-orders-favours"), NAVIGATION_ROW)
    yield turn_button(seat)


def _wishable_lots(seat: SeatContext[View]) -> list[str]:
    """Return the lots that may be ordered, and those that are ordered."""
    lots = view_at_lot_auctions(seat.view).open_lots
    open_ = [lot for lot in lots if next(allowed_prices(seat, lot), None) is not None]
    return [*open_, *(lot for lot in wishes_by_lot(seat) if lot not in open_)]


def _lots_menu(seat: SeatContext[View], chosen: str) -> MenuSpec:
    view, wished, options = view_at_lot_auctions(seat.view), wishes_by_lot(seat), []
    for lot in _wishable_lots(seat):
        name = Named("lot", lot)
        text = say("panel-orders-option", lot=name)
        if lot in wished:
            florins = Florins(wished[lot].florins)
            text = say("panel-orders-option-wished", lot=name, florins=florins)
        about = seat.speech.plain_text(describe_lot_use(view, lot))
        options.append(panels.menu_option(seat, lot, text, about, chosen=lot == chosen))
    return order_menu(seat, "lot", say("panel-orders-lot"), options, LOTS_ROW)


def _put_up_menu(seat: SeatContext[View]) -> MenuSpec:
    """Return the menu of the lot to name; the best wish unless another is chosen."""
    order = find_order(seat, PutUp)
    first = order.lot[0] if order and order.lot else BEST_WISH
    texts = {BEST_WISH: say("panel-orders-put-up-best")}
    for lot in view_at_lot_auctions(seat.view).open_lots:
        texts[lot] = say("panel-orders-put-up-lot", lot=Named("lot", lot))
    options = panels.text_options(seat, texts, first)
    return order_menu(seat, "put-up", say("panel-orders-put-up"), options, PRICES_ROW)


# One lot


def build_lot_panel(seat: SeatContext[View], lot: str, before: str = "") -> PrivateReply:
    """Build the page of one lot: up to which price, what then, and what follows if it is won."""
    if lot not in _wishable_lots(seat):
        return build_wishes_panel(seat, before)
    view, words = view_at_lot_auctions(seat.view), [before] if before else []
    words += describe_wishes(seat)
    does = describe_lot_use(view, lot)
    words.append(seat.speech("panel-orders-for", lot=Named("lot", lot), does=does))
    words.append(seat.speech("panel-orders-how"))
    return panels.build_panel(words, _lot_controls(seat, view, lot))


def _lot_controls(seat: SeatContext[View], view: View, lot: str) -> Iterator[ComponentSpec]:
    yield _lots_menu(seat, lot)
    allowed, order = list(allowed_prices(seat, lot)), wishes_by_lot(seat).get(lot)
    kind = order.afterwards if isinstance(order, Limit) else WISH
    if allowed:
        words, label = f"price {lot} {kind}", say(f"panel-orders-{kind}")
        yield price_menu(seat, words, label, fit_menu_amounts(allowed))
    yield from after_purchase.follow_up_menus(seat, view, lot)
    if order:
        yield from _change_buttons(seat, order, kind)
    yield back_button(seat)


def _change_buttons(
    seat: SeatContext[View], order: Wish | Limit, kind: str
) -> Iterator[ButtonSpec]:
    """Yield buttons that change the rank or the kind of a wish, or drop it."""
    if isinstance(order, Wish):
        wishes = [one.lot for one in orders_by_text(seat).values() if isinstance(one, Wish)]
        yield from rank_buttons(seat, order.lot, wishes)
    for other in WISH_KINDS:
        if other != kind:
            words, label = f"manner {order.lot} {other}", say(f"press-orders-{other}")
            yield order_button(seat, words, label, CHANGES_ROW)
    yield drop_button(seat, order.lot)
