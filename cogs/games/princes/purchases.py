"""What follows a purchase, ordered beforehand: places, whom to recruit, cards, favours."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import gains, works
from bot.games.princes.favours import FREE, USES
from bot.games.princes.moves import Place
from bot.games.princes.usefulness import is_left
from bot.games.princes.view import View
from bot.players.princes.following import (
    ASK,
    DEAREST,
    HOLD,
    LATER,
    Choose,
    Enlist,
    Favour,
    FavourOnHiring,
    Following,
    Lay,
    MerchantPays,
    free_places,
    place_in_words,
    recruitable,
)
from bot.players.princes.layout import tidiest_first
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door import limits
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes.wishing import (
    FOLLOWING,
    LOTS,
    NONE,
    PRICES,
    WAYS,
    menu,
    press,
    said,
    some,
    steps,
)

K = TypeVar("K", bound=Following)


def menus_of_lot(sitting: Sitting[View], view: View, lot: str) -> Iterator[Menu]:
    """What is asked once this lot is won, if anything is."""
    if view.box.landscapes_of(lot):
        yield _places(sitting, view, lot)
    elif lot == "recruiting":
        yield _recruits(sitting, view)
    elif lot == "prestige":
        yield _card_menu(sitting, "prestige", lot, FOLLOWING)


def _told(sitting: Sitting[View], kind: type[K], topic: str = "") -> K | None:
    """What was ordered of this."""
    mine = (one for one in said(sitting).values() if isinstance(one, kind))
    return next((one for one in mine if not topic or topic in ORDERS.spell(one).split()), None)


def _numbered(sitting: Sitting[View], names: Names, name: str, text: Text) -> str:
    """What is chosen has its rank before it, and is taken away when it is chosen again."""
    if name not in names:
        return sitting.voice.plain(text)
    return sitting.voice.plain(say("panel-orders-chosen", rank=names.index(name) + 1, what=text))


# Places


def _places(sitting: Sitting[View], view: View, lot: str) -> Menu:
    names = [n for n in view.box.landscapes_of(lot) if is_left(view.box, view.open_estates, n)]
    room = limits.OPTIONS // max(1, len(names))
    options = [
        _place(sitting, view, place, len(names) > 1)
        for name in names
        for place in _offered(sitting, view, name)[:room]
    ]
    label = sitting.voice.label("panel-orders-place")
    return menu(sitting, f"then {lot} place", label, options, FOLLOWING)


def _offered(sitting: Sitting[View], view: View, landscape: str) -> list[Place]:
    """The places that were chosen, then those that leave the most connected ground."""
    chosen = _chosen_places(sitting, landscape)
    free = tidiest_first(view, free_places(view, landscape))
    ranks = {spelt: rank for rank, spelt in enumerate(chosen)}
    return sorted(free, key=lambda place: ranks.get(_spelt(place), len(ranks)))


def _chosen_places(sitting: Sitting[View], landscape: str) -> Names:
    order = _told(sitting, Lay, landscape)
    return order.places if order else ()


def _spelt(place: Place) -> str:
    return f"{place.square}-{place.turn}"


def _place(sitting: Sitting[View], view: View, place: Place, named: bool) -> MenuOption:
    spelt, there = _spelt(place), place_in_words(_spelt(place))
    name = Named("landscape", place.landscape)
    text = say("panel-orders-place-of", landscape=name, place=there) if named else there
    label = _numbered(sitting, _chosen_places(sitting, place.landscape), spelt, text)
    bits = view.box.ground.lying(place.landscape, place.square, place.turn)
    assert bits is not None
    return MenuOption(
        f"{place.landscape} {spelt}", label, " ".join(view.box.ground.squares_of(bits))
    )


# Recruiting


def _recruits(sitting: Sitting[View], view: View) -> Menu:
    """Who lies on other tables, and what his work would be worth then."""
    order = _told(sitting, Enlist)
    names, then = (order.profession, order.then) if order else ((), ASK)
    after = gains.with_recruiting(view.mine)
    options = []
    for name in recruitable(view):
        value = works.summed(view.box, gains.with_recruit(after, name), name).value
        text = say("panel-orders-recruit", profession=Named("profession", name), value=value)
        options.append(MenuOption(name, _numbered(sitting, names, name, text)))
    ends = [
        MenuOption(end, sitting.voice.plain(say(f"panel-orders-recruit-{end}")), chosen=end == then)
        for end in (HOLD, ASK)
    ]
    label = sitting.voice.label("panel-orders-recruiting")
    room = limits.OPTIONS - len(ends)
    return menu(sitting, "then recruiting enlist", label, [*options[:room], *ends], FOLLOWING)


# Cards


def _card_menu(sitting: Sitting[View], deck: str, page: str, row: int) -> Menu:
    """Which card to keep: what is worth most then, or one of those that may be drawn."""
    voice, order = sitting.voice, _told(sitting, Choose, deck)
    names, then = (order.card, order.then) if order else ((), ASK)
    ends = [
        MenuOption(end, voice.plain(say(f"panel-orders-card-{end}")), chosen=end == then)
        for end in (DEAREST, ASK)
    ]
    cards = [
        MenuOption(
            name,
            _numbered(sitting, names, name, say("panel-orders-card-of", card=Named(deck, name))),
            voice.thing(deck, name, "about"),
        )
        for name in _undrawn(sitting.view, deck)
    ]
    label = voice.label("panel-orders-card", deck=Named("deck", deck))
    return menu(sitting, f"then {page} card {deck}", label, [*ends, *cards], row)


def _undrawn(view: View, deck: str) -> list[str]:
    """All that he has not seen elsewhere."""
    assert view.own is not None
    held = {*view.own.hidden.prestige, *view.own.hidden.bonus, *view.spent}
    cards = view.box.prestige if deck == "prestige" else view.box.bonus
    return [name for name in cards if name not in held]


# Favours


def served_by(view: View) -> str:
    """The character that may still help in the auctions that are on or come next."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    return estate.character if estate.character in USES and not estate.is_face_down else ""


def favours(sitting: Sitting[View], before: str = "") -> Reply:
    """What the Merchant or the Professor does in the auctions for objects."""
    voice, name = sitting.voice, served_by(sitting.view)
    words = [before] if before else []
    if not name:
        words.append(voice("nobody-to-consult"))
        return Reply("\n".join(words), tuple(_back(sitting)))
    words.append(voice("panel-orders-favours", character=Named("character", name)))
    return Reply("\n".join(words), tuple(_of_favours(sitting, name)))


def _of_favours(sitting: Sitting[View], name: str) -> Iterator[Pressable]:
    yield favour_menu(sitting, Favour, name, LOTS)
    if name == "merchant":
        yield _pays_menu(sitting)
    else:
        yield _card_menu(sitting, "prestige", "favours", PRICES)
        yield _card_menu(sitting, "bonus", "favours", FOLLOWING)
    yield from _back(sitting)


def _back(sitting: Sitting[View]) -> Iterator[Pressable]:
    yield press(sitting, "", sitting.voice.label("press-orders-back"), WAYS)


def favour_menu(
    sitting: Sitting[View], kind: type[Favour] | type[FavourOnHiring], name: str, row: int
) -> Menu:
    voice, order = sitting.voice, _told(sitting, kind, name)
    now = order.use if order else NONE
    uses = [use for use in (*USES[name], LATER) if use != FREE]
    options = [MenuOption(NONE, voice.plain(say("panel-orders-favour-none")), chosen=now == NONE)]
    for use in uses:
        text = say("panel-orders-favour-of", use=Named("use", use))
        options.append(MenuOption(use, voice.plain(text), chosen=use == now))
    verb = "favour" if kind is Favour else "favour-on-hiring"
    label = voice.label("panel-orders-favour", character=Named("character", name))
    return menu(sitting, f"{verb} {name}", label, options, row)


def _pays_menu(sitting: Sitting[View]) -> Menu:
    voice, order = sitting.voice, _told(sitting, MerchantPays)
    now = str(order.florins) if order else NONE
    texts = {NONE: say("panel-orders-pays-none")}
    amounts: Sequence[int] = some(steps(sitting))[: limits.OPTIONS - 1]
    texts |= {str(one): say("panel-orders-pays-of", florins=Florins(one)) for one in amounts}
    options = [
        MenuOption(value, voice.plain(text), chosen=value == now) for value, text in texts.items()
    ]
    return menu(sitting, "pays", voice.label("panel-orders-pays"), options, PRICES)


# What a choice comes to


def toggled(sitting: Sitting[View], words: Sequence[str]) -> str:
    """The order that says what was said before, and this one more, or this no more."""
    match words:
        case ["place", landscape, place]:
            places = _with(_chosen_places(sitting, landscape), place)
            return ORDERS.spell(Lay(landscape, places)) if places else ""
        case ["enlist", word]:
            order = _told(sitting, Enlist) or Enlist((), ASK)
            if word in (HOLD, ASK):
                return ORDERS.spell(Enlist(order.profession, word))
            return ORDERS.spell(Enlist(_with(order.profession, word), order.then))
        case ["card", deck, word]:
            choice = _told(sitting, Choose, deck) or Choose(deck, (), ASK)
            if word in (DEAREST, ASK):
                return ORDERS.spell(Choose(deck, choice.card, word))
            return ORDERS.spell(Choose(deck, _with(choice.card, word), choice.then))
    return ""


def _with(names: Names, name: str) -> Names:
    return tuple(one for one in names if one != name) if name in names else (*names, name)
