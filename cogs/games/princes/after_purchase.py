"""Menus for what follows a purchase, chosen beforehand: places, recruits, cards, favours."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import economy, works
from bot.games.princes.auction import is_left
from bot.games.princes.favours import FREE, USES
from bot.games.princes.moves import Place
from bot.games.princes.view import View
from bot.planning.princes.after_purchase import (
    ASK,
    DEAREST,
    HOLD,
    LATER,
    AfterPurchaseOrder,
    Choose,
    Enlist,
    Favour,
    FavourOnHiring,
    Lay,
    MerchantPays,
    describe_place,
    free_places,
    recruitable_professions,
)
from bot.planning.princes.ranked_wishes import VOCABULARY as ORDERS
from bot.players.princes.acting import rank_by_tidiness
from cogs.games.princes.wishes import (
    FOLLOWING_ROW,
    LOTS_ROW,
    NAVIGATION_ROW,
    NO_AMOUNT,
    PRICES_ROW,
    fit_menu_amounts,
    order_button,
    order_menu,
    orders_by_text,
    price_steps,
)
from cogs.interaction import limits
from cogs.interaction.components import ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply

K = TypeVar("K", bound=AfterPurchaseOrder)


def follow_up_menus(seat: SeatContext[View], view: View, lot: str) -> Iterator[MenuSpec]:
    """What is asked once this lot is won, if anything is."""
    if view.box.landscapes_of(lot):
        yield _places_menu(seat, view, lot)
    elif lot == "recruiting":
        yield _recruits_menu(seat, view)
    elif lot == "prestige":
        yield _card_menu(seat, "prestige", lot, FOLLOWING_ROW)


def _find_order(seat: SeatContext[View], kind: type[K], topic: str = "") -> K | None:
    """What was ordered of this."""
    mine = (one for one in orders_by_text(seat).values() if isinstance(one, kind))
    return next((one for one in mine if not topic or topic in ORDERS.spell(one).split()), None)


def _ranked_label(seat: SeatContext[View], names: Names, name: str, text: Text) -> str:
    """What is chosen has its rank before it, and is taken away when it is chosen again."""
    if name not in names:
        return seat.voice.plain_text(text)
    return seat.voice.plain_text(say("panel-orders-chosen", rank=names.index(name) + 1, what=text))


# Places


def _places_menu(seat: SeatContext[View], view: View, lot: str) -> MenuSpec:
    names = [n for n in view.box.landscapes_of(lot) if is_left(view.box, view.open_estates, n)]
    room = limits.OPTIONS // max(1, len(names))
    options = [
        _place_option(seat, view, place, len(names) > 1)
        for name in names
        for place in _sort_places(seat, view, name)[:room]
    ]
    label = seat.voice.label_text("panel-orders-place")
    return order_menu(seat, f"then {lot} place", label, options, FOLLOWING_ROW)


def _sort_places(seat: SeatContext[View], view: View, landscape: str) -> list[Place]:
    """The places that were chosen, then those that leave the most connected ground."""
    chosen = _chosen_places(seat, landscape)
    free = rank_by_tidiness(view, free_places(view, landscape))
    ranks = {spelt: rank for rank, spelt in enumerate(chosen)}
    return sorted(free, key=lambda place: ranks.get(_spell_place(place), len(ranks)))


def _chosen_places(seat: SeatContext[View], landscape: str) -> Names:
    order = _find_order(seat, Lay, landscape)
    return order.places if order else ()


def _spell_place(place: Place) -> str:
    return f"{place.square}-{place.turn}"


def _place_option(seat: SeatContext[View], view: View, place: Place, named: bool) -> MenuChoice:
    spelt, there = _spell_place(place), describe_place(_spell_place(place))
    name = Named("landscape", place.landscape)
    text = say("panel-orders-place-of", landscape=name, place=there) if named else there
    label = _ranked_label(seat, _chosen_places(seat, place.landscape), spelt, text)
    bits = view.box.ground.lying(place.landscape, place.square, place.turn)
    assert bits is not None
    return MenuChoice(
        f"{place.landscape} {spelt}", label, " ".join(view.box.ground.squares_of(bits))
    )


# Recruiting


def _recruits_menu(seat: SeatContext[View], view: View) -> MenuSpec:
    """Who lies on other tables, and what his work would be worth then."""
    order = _find_order(seat, Enlist)
    names, then = (order.profession, order.then) if order else ((), ASK)
    after = economy.with_recruiting(view.mine)
    options = []
    for name in recruitable_professions(view):
        value = works.sum_work(view.box, economy.with_recruit(after, name), name).value
        text = say("panel-orders-recruit", profession=Named("profession", name), value=value)
        options.append(MenuChoice(name, _ranked_label(seat, names, name, text)))
    ends = [
        MenuChoice(
            end, seat.voice.plain_text(say(f"panel-orders-recruit-{end}")), chosen=end == then
        )
        for end in (HOLD, ASK)
    ]
    label = seat.voice.label_text("panel-orders-recruiting")
    room = limits.OPTIONS - len(ends)
    return order_menu(
        seat, "then recruiting enlist", label, [*options[:room], *ends], FOLLOWING_ROW
    )


# Cards


def _card_menu(seat: SeatContext[View], deck: str, page: str, row: int) -> MenuSpec:
    """Which card to keep: what is worth most then, or one of those that may be drawn."""
    speech, order = seat.voice, _find_order(seat, Choose, deck)
    names, then = (order.card, order.then) if order else ((), ASK)
    ends = [
        MenuChoice(end, speech.plain_text(say(f"panel-orders-card-{end}")), chosen=end == then)
        for end in (DEAREST, ASK)
    ]
    cards = [
        MenuChoice(
            name,
            _ranked_label(seat, names, name, say("panel-orders-card-of", card=Named(deck, name))),
            speech.name_thing(deck, name, "about"),
        )
        for name in _unseen_cards(seat.view, deck)
    ]
    label = speech.label_text("panel-orders-card", deck=Named("deck", deck))
    return order_menu(seat, f"then {page} card {deck}", label, [*ends, *cards], row)


def _unseen_cards(view: View, deck: str) -> list[str]:
    """All that he has not seen elsewhere."""
    assert view.own is not None
    held = {*view.own.hidden.prestige, *view.own.hidden.bonus, *view.spent}
    cards = view.box.prestige if deck == "prestige" else view.box.bonus
    return [name for name in cards if name not in held]


# Favours


def usable_character(view: View) -> str:
    """The character that may still help in the auctions that are on or come next."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    return estate.character if estate.character in USES and not estate.is_face_down else ""


def build_favours_panel(seat: SeatContext[View], before: str = "") -> PrivateReply:
    """What the Merchant or the Professor does in the auctions for objects."""
    speech, name = seat.voice, usable_character(seat.view)
    words = [before] if before else []
    if not name:
        words.append(speech("nobody-to-consult"))
        return PrivateReply("\n".join(words), tuple(_back_button(seat)))
    words.append(speech("panel-orders-favours", character=Named("character", name)))
    return PrivateReply("\n".join(words), tuple(_favours_controls(seat, name)))


def _favours_controls(seat: SeatContext[View], name: str) -> Iterator[ComponentSpec]:
    yield favour_menu(seat, Favour, name, LOTS_ROW)
    if name == "merchant":
        yield _merchant_pays_menu(seat)
    else:
        yield _card_menu(seat, "prestige", "favours", PRICES_ROW)
        yield _card_menu(seat, "bonus", "favours", FOLLOWING_ROW)
    yield from _back_button(seat)


def _back_button(seat: SeatContext[View]) -> Iterator[ComponentSpec]:
    yield order_button(seat, "", seat.voice.label_text("press-orders-back"), NAVIGATION_ROW)


def favour_menu(
    seat: SeatContext[View], kind: type[Favour] | type[FavourOnHiring], name: str, row: int
) -> MenuSpec:
    speech, order = seat.voice, _find_order(seat, kind, name)
    now = order.use if order else NO_AMOUNT
    uses = [use for use in (*USES[name], LATER) if use != FREE]
    options = [
        MenuChoice(
            NO_AMOUNT, speech.plain_text(say("panel-orders-favour-none")), chosen=now == NO_AMOUNT
        )
    ]
    for use in uses:
        text = say("panel-orders-favour-of", use=Named("use", use))
        options.append(MenuChoice(use, speech.plain_text(text), chosen=use == now))
    verb = "favour" if kind is Favour else "favour-on-hiring"
    label = speech.label_text("panel-orders-favour", character=Named("character", name))
    return order_menu(seat, f"{verb} {name}", label, options, row)


def _merchant_pays_menu(seat: SeatContext[View]) -> MenuSpec:
    speech, order = seat.voice, _find_order(seat, MerchantPays)
    now = str(order.florins) if order else NO_AMOUNT
    texts = {NO_AMOUNT: say("panel-orders-pays-none")}
    amounts: Sequence[int] = fit_menu_amounts(price_steps(seat))[: limits.OPTIONS - 1]
    texts |= {str(one): say("panel-orders-pays-of", florins=Florins(one)) for one in amounts}
    options = [
        MenuChoice(value, speech.plain_text(text), chosen=value == now)
        for value, text in texts.items()
    ]
    return order_menu(seat, "pays", speech.label_text("panel-orders-pays"), options, PRICES_ROW)


# What a choice comes to


def toggle_choice(seat: SeatContext[View], words: Sequence[str]) -> str:
    """The order that says what was said before, and this one more, or this no more."""
    match words:
        case ["place", landscape, place]:
            places = _toggle_name(_chosen_places(seat, landscape), place)
            return ORDERS.spell(Lay(landscape, places)) if places else ""
        case ["enlist", word]:
            order = _find_order(seat, Enlist) or Enlist((), ASK)
            if word in (HOLD, ASK):
                return ORDERS.spell(Enlist(order.profession, word))
            return ORDERS.spell(Enlist(_toggle_name(order.profession, word), order.then))
        case ["card", deck, word]:
            choice = _find_order(seat, Choose, deck) or Choose(deck, (), ASK)
            if word in (DEAREST, ASK):
                return ORDERS.spell(Choose(deck, choice.card, word))
            return ORDERS.spell(Choose(deck, _toggle_name(choice.card, word), choice.then))
    return ""


def _toggle_name(names: Names, name: str) -> Names:
    return tuple(one for one in names if one != name) if name in names else (*names, name)
