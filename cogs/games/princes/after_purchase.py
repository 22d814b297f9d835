"""Menus for what follows a purchase, chosen beforehand: places, recruits, cards, favors."""

from collections.abc import Iterator, Sequence

from bot.engine.notation import Names
from bot.engine.text import Named, Text, say
from bot.games.princes import economy
from bot.games.princes.auction import is_left
from bot.games.princes.favours import FREE, USES
from bot.games.princes.moves import Place
from bot.games.princes.view import View
from bot.planning.princes.after_purchase import (
    ASK,
    DEAREST,
    HOLD,
    LATER,
    Choose,
    Enlist,
    Favour,
    FavourOnHiring,
    Lay,
    MerchantPays,
    describe_place,
    free_places,
)
from bot.planning.princes.ranked_wishes import VOCABULARY as ORDERS
from bot.players.princes.acting import rank_by_tidiness
from cogs.games.princes import turn
from cogs.games.princes.benefit import own_part
from cogs.games.princes.wishes import (
    FOLLOWING_ROW,
    LOTS_ROW,
    NO_AMOUNT,
    PRICES_ROW,
    amount_menu,
    back_button,
    find_order,
    fit_menu_amounts,
    order_menu,
    price_steps,
)
from cogs.interaction import limits, panels
from cogs.interaction.components import ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply


def follow_up_menus(seat: SeatContext[View], view: View, lot: str) -> Iterator[MenuSpec]:
    """Yield the menu of what is asked once this lot is won."""
    if view.box.landscapes_of(lot):
        yield _places_menu(seat, view, lot)
    elif lot == "recruiting":
        yield _recruits_menu(seat, view)
    elif lot == "prestige":
        yield _card_menu(seat, "prestige", lot, FOLLOWING_ROW)


def _ranked_text(names: Names, name: str, text: Text) -> Text:
    """Put its rank before what is chosen; choosing it again takes it away."""
    if name not in names:
        return text
    return say("panel-orders-chosen", rank=names.index(name) + 1, what=text)


# Places


def _places_menu(seat: SeatContext[View], view: View, lot: str) -> MenuSpec:
    names = [n for n in view.box.landscapes_of(lot) if is_left(view.box, view.open_estates, n)]
    room = limits.OPTIONS // max(1, len(names))
    options = [
        _place_option(seat, view, place, len(names) > 1)
        for name in names
        for place in _sort_places(seat, view, name)[:room]
    ]
    return order_menu(seat, f"then {lot} place", say("panel-orders-place"), options, FOLLOWING_ROW)


def _sort_places(seat: SeatContext[View], view: View, landscape: str) -> list[Place]:
    """Return the chosen places, then those that leave the most connected ground."""
    chosen = _chosen_places(seat, landscape)
    free = rank_by_tidiness(view, free_places(view, landscape))
    ranks = {spelt: rank for rank, spelt in enumerate(chosen)}
    return sorted(free, key=lambda place: ranks.get(_spell_place(place), len(ranks)))


def _chosen_places(seat: SeatContext[View], landscape: str) -> Names:
    order = find_order(seat, Lay, landscape)
    return order.places if order else ()


def _spell_place(place: Place) -> str:
    return f"{place.square}-{place.turn}"


def _place_option(seat: SeatContext[View], view: View, place: Place, named: bool) -> MenuChoice:
    spelt, name = _spell_place(place), Named("landscape", place.landscape)
    there = describe_place(spelt)
    text = say("panel-orders-place-of", landscape=name, place=there) if named else there
    bits = view.box.ground.lying(place.landscape, place.square, place.turn)
    assert bits is not None
    return panels.menu_option(
        seat,
        f"{place.landscape} {spelt}",
        _ranked_text(_chosen_places(seat, place.landscape), spelt, text),
        " ".join(view.box.ground.squares_of(bits)),
    )


# Recruits and cards


def _recruits_menu(seat: SeatContext[View], view: View) -> MenuSpec:
    """Return the menu of professions on other tables, with what the work of each would be worth."""
    order = find_order(seat, Enlist) or Enlist((), ASK)
    after = economy.with_recruiting(view.mine)
    options = []
    for name in view.recruitable_professions:
        text = turn.recruit_text(name, turn.recruit_value(view, after, name))
        text = _ranked_text(order.profession, name, text)
        options.append(panels.menu_option(seat, name, text))
    ends = {end: say(f"panel-orders-recruit-{end}") for end in (HOLD, ASK)}
    last = panels.text_options(seat, ends, order.then)
    shown = [*options[: limits.OPTIONS - len(last)], *last]
    label = say("panel-orders-recruiting")
    return order_menu(seat, "then recruiting enlist", label, shown, FOLLOWING_ROW)


def _card_menu(seat: SeatContext[View], deck: str, page: str, row: int) -> MenuSpec:
    """Return the menu of the card to keep: what is worth most then, or one that may be drawn."""
    order = find_order(seat, Choose, deck) or Choose(deck, (), ASK)
    ends = {end: say(f"panel-orders-card-{end}") for end in (DEAREST, ASK)}
    options = panels.text_options(seat, ends, order.then)
    for name in _unseen_cards(seat.view, deck):
        text = _ranked_text(order.card, name, say("panel-orders-card-of", card=Named(deck, name)))
        about = seat.speech.name_thing(deck, name, "about")
        options.append(panels.menu_option(seat, name, text, about))
    label = say("panel-orders-card", deck=Named("deck", deck))
    return order_menu(seat, f"then {page} card {deck}", label, options, row)


def _unseen_cards(view: View, deck: str) -> list[str]:
    """Return the cards that the viewer has not seen elsewhere."""
    held = {*view.mine.hidden.prestige, *view.mine.hidden.bonus, *view.spent}
    cards = view.box.prestige if deck == "prestige" else view.box.bonus
    return [name for name in cards if name not in held]


# Favours


def usable_character(view: View) -> str:
    """Return the character that may still help in these or the next auctions, or ""."""
    estate = view.estates[own_part(view).seat]
    return estate.character if estate.character in USES and not estate.is_face_down else ""


def build_favours_panel(seat: SeatContext[View], before: str = "") -> PrivateReply:
    """Build the page of what the Merchant or the Professor does in the auctions for lots."""
    speech, name = seat.speech, usable_character(seat.view)
    words = [before] if before else []
    if not name:
        return panels.build_panel([*words, speech("nobody-to-consult")], [back_button(seat)])
    words.append(speech("panel-orders-favours", character=Named("character", name)))
    return panels.build_panel(words, _favours_controls(seat, name))


def _favours_controls(seat: SeatContext[View], name: str) -> Iterator[ComponentSpec]:
    yield favour_menu(seat, Favour, name, LOTS_ROW)
    if name == "merchant":
        amounts = fit_menu_amounts(price_steps(seat))[: limits.OPTIONS - 1]
        yield amount_menu(seat, MerchantPays, "pays", amounts, PRICES_ROW)
    else:
        yield _card_menu(seat, "prestige", "favours", PRICES_ROW)
        yield _card_menu(seat, "bonus", "favours", FOLLOWING_ROW)
    yield back_button(seat)


def favour_menu(
    seat: SeatContext[View], kind: type[Favour] | type[FavourOnHiring], name: str, row: int
) -> MenuSpec:
    order = find_order(seat, kind, name)
    uses = [use for use in (*USES[name], LATER) if use != FREE]
    texts = {NO_AMOUNT: say("panel-orders-favour-none")}
    texts |= {use: say("panel-orders-favour-of", use=Named("use", use)) for use in uses}
    options = panels.text_options(seat, texts, order.use if order else NO_AMOUNT)
    verb = "favour" if kind is Favour else "favour-on-hiring"
    label = say("panel-orders-favour", character=Named("character", name))
    return order_menu(seat, f"{verb} {name}", label, options, row)


def toggle_choice(seat: SeatContext[View], words: Sequence[str]) -> str:
    """Spell the order with one more choice, or without one that it has; "" if none is left."""
    match words:
        case ["place", landscape, place]:
            places = _toggle_name(_chosen_places(seat, landscape), place)
            return ORDERS.spell(Lay(landscape, places)) if places else ""
        case ["enlist", word]:
            order = find_order(seat, Enlist) or Enlist((), ASK)
            if word in (HOLD, ASK):
                return ORDERS.spell(Enlist(order.profession, word))
            return ORDERS.spell(Enlist(_toggle_name(order.profession, word), order.then))
        case ["card", deck, word]:
            choice = find_order(seat, Choose, deck) or Choose(deck, (), ASK)
            if word in (DEAREST, ASK):
                return ORDERS.spell(Choose(deck, choice.card, word))
            return ORDERS.spell(Choose(deck, _toggle_name(choice.card, word), choice.then))
    return ""


def _toggle_name(names: Names, name: str) -> Names:
    return tuple(one for one in names if one != name) if name in names else (*names, name)
