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
    ASK,
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
    NO_AMOUNT,
    ORDERS_ROUTE,
    PRICES_ROW,
    WISH,
    allowed_prices,
    can_wish,
    describe_lot_use,
    fit_menu_amounts,
    order_button,
    order_menu,
    orders_by_text,
    own_orders,
    price_steps,
    refuse_order,
    view_at_lot_auctions,
    wishes_by_lot,
)
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply


def view_with_call(view: View, seats: Sequence[Seat]) -> View:
    """Return a view whose open question is the call for wishes."""
    return replace(view, asked=Asked(WISHING, tuple(seats)))


def describe_call_status(seat: SeatContext[View]) -> Iterator[str]:
    """What he should know of the call, or what he has answered already."""
    if seat.is_called:
        yield seat.voice("panel-wishes-call")
    if sealed_round.phase_answered(seat.standing, seat.seat) in _answerable_phases(seat):
        yield seat.voice("panel-wishes-given")


def call_buttons(seat: SeatContext[View], *, characters: bool) -> Iterator[ButtonSpec]:
    """These are my wishes, as far as they stand on this page; or they are not, after all."""
    speech, wished = seat.voice, sealed_round.phase_answered(seat.standing, seat.seat)
    for phase in _answerable_phases(seat):
        if is_character_phase(phase) == characters and wished < phase:
            given = order_button(
                seat, f"given {phase}", speech.label_text("press-wishes-given"), NAVIGATION_ROW
            )
            yield replace(given, likely=seat.is_called)
    if wished in _answerable_phases(seat):
        yield order_button(
            seat, "reconsider", speech.label_text("press-wishes-reconsider"), NAVIGATION_ROW
        )


def _answerable_phases(seat: SeatContext[View]) -> tuple[int, ...]:
    return sealed_round.answerable_phases(seat.standing, seat.seat)


WISH_KINDS = (WISH, *ENDS)  # put it up and buy it; or bid up to a price, then pass or ask


def wishes_buttons(seat: SeatContext[View]) -> Sequence[ButtonSpec]:
    """The way to one's orders."""
    if not can_wish(seat.view):
        return ()
    table = seat.standing.card.id
    return (
        ButtonSpec(components.route_id(ORDERS_ROUTE, table), seat.voice.label_text("press-orders")),
    )


# The list


def build_wishes_panel(seat: SeatContext[View], before: str = "") -> PrivateReply:
    """All that is wished, all that may be wished, and what holds for the rest."""
    words = [before] if before else []
    words += [*describe_wishes(seat), *describe_call_status(seat)]
    why = refuse_order(seat, ORDERS.spell(PassRest()))
    if why:
        words.append(seat.voice.speak_text(why.text))
        return PrivateReply("\n".join(words), (*_forget_button(seat), *_navigation_buttons(seat)))
    words += _describe_other_lots(seat)
    return PrivateReply("\n".join(words), tuple(_wishes_controls(seat)))


def describe_wishes(seat: SeatContext[View]) -> Iterator[str]:
    """What is ordered, in its rank, and what each object wished for would do."""
    speech, game, view = seat.voice, seat.standing.game.key, view_at_lot_auctions(seat.view)
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
    """What happens wherever no order says anything."""
    if PassRest() in given or Otherwise(PASS) in given:
        return say("panel-orders-rest-pass")
    return say("panel-orders-rest-by-hand") if given else say("panel-orders-none")


def _describe_other_lots(seat: SeatContext[View]) -> Iterator[str]:
    """The other objects of the round, and what each would do."""
    view, wished = view_at_lot_auctions(seat.view), wishes_by_lot(seat)
    for lot in view.open_lots:
        if lot not in wished:
            name, does = Named("lot", lot), describe_lot_use(view, lot)
            yield seat.voice("panel-orders-unwished", lot=name, does=does)


def _wishes_controls(seat: SeatContext[View]) -> Iterator[ComponentSpec]:
    if _wishable_lots(seat):
        yield _lots_menu(seat, "")
    if wishes_by_lot(seat):
        yield _put_up_menu(seat)
    if seat.view.characters:
        yield _total_menu(seat)
    yield from _rest_buttons(seat)
    yield from _forget_button(seat)
    yield from _navigation_buttons(seat)


def _rest_buttons(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    """The rest: pass, or by hand; what holds already can't be pressed."""
    passes = describe_rest(tuple(orders_by_text(seat).values())) == say("panel-orders-rest-pass")
    for end, closed in ((PASS, passes), (ASK, not passes)):
        label = seat.voice.label_text(f"press-orders-rest-{end}")
        yield order_button(seat, f"rest {end}", label, CHANGES_ROW, closed=closed)


def _forget_button(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    if own_orders(seat):
        label = seat.voice.label_text("press-orders-forget")
        yield order_button(seat, "forget", label, CHANGES_ROW, grave=True)


def _navigation_buttons(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    """To the orders for the characters, and away."""
    speech = seat.voice
    yield from call_buttons(seat, characters=False)
    if seat.view.characters:
        yield order_button(
            seat, "characters", speech.label_text("press-orders-characters"), NAVIGATION_ROW
        )
    if after_purchase.usable_character(seat.view):
        yield order_button(
            seat, "favours", speech.label_text("press-orders-favours"), NAVIGATION_ROW
        )
    back = components.route_id("turn", seat.standing.card.id)
    yield ButtonSpec(back, speech.label_text("press-back"), row=NAVIGATION_ROW)


def _wishable_lots(seat: SeatContext[View]) -> list[str]:
    """Whatever may be ordered, and whatever is ordered and may be taken back."""
    lots = view_at_lot_auctions(seat.view).open_lots
    open_ = [lot for lot in lots if next(allowed_prices(seat, lot), None) is not None]
    return [*open_, *(lot for lot in wishes_by_lot(seat) if lot not in open_)]


def _lots_menu(seat: SeatContext[View], chosen: str) -> MenuSpec:
    speech, view, wished = seat.voice, view_at_lot_auctions(seat.view), wishes_by_lot(seat)
    options = []
    for lot in _wishable_lots(seat):
        name = Named("lot", lot)
        text = say("panel-orders-option", lot=name)
        if lot in wished:
            florins = Florins(wished[lot].florins)
            text = say("panel-orders-option-wished", lot=name, florins=florins)
        about = speech.plain_text(describe_lot_use(view, lot))
        options.append(MenuChoice(lot, speech.plain_text(text), about, chosen=lot == chosen))
    return order_menu(seat, "lot", speech.label_text("panel-orders-lot"), options, LOTS_ROW)


def _put_up_menu(seat: SeatContext[View]) -> MenuSpec:
    """Which lot to name; the best wish if nothing else is said."""
    speech, view = seat.voice, view_at_lot_auctions(seat.view)
    order = next((one for one in orders_by_text(seat).values() if isinstance(one, PutUp)), None)
    first = order.lot[0] if order and order.lot else BEST_WISH
    texts = {BEST_WISH: say("panel-orders-put-up-best")}
    texts |= {lot: say("panel-orders-put-up-lot", lot=Named("lot", lot)) for lot in view.open_lots}
    options = [
        MenuChoice(value, speech.plain_text(text), chosen=value == first)
        for value, text in texts.items()
    ]
    return order_menu(seat, "put-up", speech.label_text("panel-orders-put-up"), options, PRICES_ROW)


def _total_menu(seat: SeatContext[View]) -> MenuSpec:
    speech = seat.voice
    order = next((one for one in orders_by_text(seat).values() if isinstance(one, Total)), None)
    now = str(order.florins) if order else NO_AMOUNT
    texts = {NO_AMOUNT: say("panel-orders-total-none")}
    texts |= {
        str(one): say("panel-orders-total-of", florins=Florins(one)) for one in price_steps(seat)
    }
    options = [
        MenuChoice(value, speech.plain_text(text), chosen=value == now)
        for value, text in texts.items()
    ]
    return order_menu(
        seat, "total", speech.label_text("panel-orders-total"), options, FOLLOWING_ROW
    )


# One lot


def build_lot_panel(seat: SeatContext[View], lot: str, before: str = "") -> PrivateReply:
    """Up to which price, what then, and what follows if it is won."""
    if lot not in _wishable_lots(seat):
        return build_wishes_panel(seat, before)
    view, words = view_at_lot_auctions(seat.view), [before] if before else []
    words += describe_wishes(seat)
    words.append(
        seat.voice("panel-orders-for", lot=Named("lot", lot), does=describe_lot_use(view, lot))
    )
    words.append(seat.voice("panel-orders-how"))
    return PrivateReply("\n".join(words), tuple(_lot_controls(seat, view, lot)))


def _lot_controls(seat: SeatContext[View], view: View, lot: str) -> Iterator[ComponentSpec]:
    yield _lots_menu(seat, lot)
    allowed = list(allowed_prices(seat, lot))
    if allowed:
        yield _price_menu(seat, lot, allowed)
    yield from after_purchase.follow_up_menus(seat, view, lot)
    if lot in wishes_by_lot(seat):
        yield from _change_buttons(seat, lot)
    yield order_button(seat, "", seat.voice.label_text("press-orders-back"), NAVIGATION_ROW)


def _price_menu(seat: SeatContext[View], lot: str, allowed: Sequence[int]) -> MenuSpec:
    speech, manner = seat.voice, _wish_kind(wishes_by_lot(seat).get(lot))
    options = [
        MenuChoice(str(price), speech.plain_text(say("panel-orders-price", florins=Florins(price))))
        for price in fit_menu_amounts(allowed)
    ]
    label = speech.label_text(f"panel-orders-{manner}")
    return order_menu(seat, f"price {lot} {manner}", label, options, PRICES_ROW)


def _wish_kind(order: Wish | Limit | None) -> str:
    return order.afterwards if isinstance(order, Limit) else WISH


def _change_buttons(seat: SeatContext[View], lot: str) -> Iterator[ButtonSpec]:
    """Up and down in rank, another manner, and away with it."""
    speech, order = seat.voice, wishes_by_lot(seat)[lot]
    if isinstance(order, Wish):
        wishes = [one.lot for one in orders_by_text(seat).values() if isinstance(one, Wish)]
        for way, last in (("up", wishes[0]), ("down", wishes[-1])):
            label = speech.label_text(f"press-orders-{way}")
            yield order_button(seat, f"{way} {lot}", label, CHANGES_ROW, closed=lot == last)
    for manner in WISH_KINDS:
        if manner != _wish_kind(order):
            label = speech.label_text(f"press-orders-{manner}")
            yield order_button(seat, f"manner {lot} {manner}", label, CHANGES_ROW)
    yield order_button(
        seat, f"drop {lot}", speech.label_text("press-orders-drop"), CHANGES_ROW, grave=True
    )
