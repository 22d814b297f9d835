"""A seat's wishes: its orders and their controls, changes by buttons, wishes that are typed.

Typed wishes are in any language: `Jester 700, Forest 500 c3 d4, rest pass`. Each says what is
wished for, up to which price, and what follows if it is won.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import TypeAlias, TypeVar

from bot.engine.notation import Names
from bot.engine.text import Florins, Refusal, Text, refuse, say
from bot.games.princes.box import Box
from bot.games.princes.view import View
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.planning import auction_orders, princes_auction_orders, princes_order_kinds
from bot.planning.orders_and_plans import auction_orders_of
from bot.planning.princes_order_kinds import (
    ASK,
    DEAREST,
    HOLD,
    PASS,
    AuctionOrder,
    ChooseCard,
    Courtship,
    Enlist,
    Lay,
    Limit,
    MerchantPays,
    Otherwise,
    Total,
    Wish,
)
from bot.players.princes.acting import tidiest_way_to_lay
from cogs.games.princes.game_texts import PrincesSeat
from cogs.games.princes.move_gains import private_view
from cogs.interaction import components, discord_limits, game_ui, speech
from cogs.interaction.components import ButtonSpec, MenuChoice, MenuSpec

K = TypeVar("K", bound=AuctionOrder)
ORDERS = princes_order_kinds.VOCABULARY
ORDERS_ROUTE = "orders"
WISH, BEST_WISH, NO_AMOUNT = "wish", "best", "none"
ASK_SIGN = "?"  # behind a price that is typed
LOTS_ROW, PRICES_ROW, FOLLOWING_ROW, CHANGES_ROW, NAVIGATION_ROW = range(5)  # the rows of a page
# Words that change something once more when they are said again.
RELATIVE_CHANGES = ("up", "down", "then")


def view_at_lot_auctions(view: View) -> View:
    """Return the view of the auctions for lots that are on, or of the next ones."""
    return (
        view
        if view.lot_auction_round == view.round
        else princes_auction_orders.view_next_period(view)
    )


# Orders and their controls


@dataclass(frozen=True)
class OrderSheet:
    """A seat's orders for the auctions that are on or come next, and controls to change them."""

    seat: PrincesSeat

    @cached_property
    def view(self) -> View:
        return view_at_lot_auctions(self.seat.view)

    @cached_property
    def stored_texts(self) -> tuple[str, ...]:
        return auction_orders_of(self.seat.state, self.seat.seat)

    @cached_property
    def orders(self) -> Mapping[str, AuctionOrder]:
        """Return the orders by their stored text."""
        texts = auction_orders.orders_for_coming_auctions(
            self.seat.state.game.key, self.seat.view, self.stored_texts
        )
        found = {text: ORDERS.read(_spelling_of(text)) for text in texts}
        return {text: order for text, order in found.items() if not isinstance(order, Refusal)}

    def stored_texts_starting_with(self, *words: str) -> list[str]:
        """Return the stored orders that are spelled with these words first."""
        return [text for text in self.orders if text.split()[1 : 1 + len(words)] == [*words]]

    def find_order(self, kind: type[K], topic: str = "") -> K | None:
        """Return the order of this kind about this thing."""
        alike = (one for one in self.orders.values() if isinstance(one, kind))
        return next((one for one in alike if princes_order_kinds.thing_sought(one) == topic), None)

    @cached_property
    def lots(self) -> Mapping[str, Wish | Limit]:
        """Return the order for each lot; a limit goes before a wish for the same."""
        given = self.orders.values()
        wishes: dict[str, Wish | Limit] = {one.lot: one for one in given if isinstance(one, Wish)}
        return wishes | {one.lot: one for one in given if isinstance(one, Limit)}

    @cached_property
    def courtships(self) -> Mapping[str, Courtship]:
        """Return the order for each character wished for, in their rank."""
        return {one.character: one for one in self.orders.values() if isinstance(one, Courtship)}

    def wishes_for(self, kind: str) -> Mapping[str, princes_order_kinds.PricedOrder]:
        return self.lots if kind == "lot" else self.courtships

    @cached_property
    def prices(self) -> range:
        """Return possible bids: as far as the purse goes now, or a menu for the next round."""
        view = self.seat.view
        lowest, step = view.box.opening_bid(len(view.estates)), view.box.numbers.step
        most = private_view(view).means
        if self.view.phase == princes_auction_orders.NEXT_ROUND:
            most = max(most, lowest + step * (discord_limits.OPTIONS - 1))
        return range(lowest, most + 1, step)

    def allowed_prices(self, name: str) -> Iterator[int]:
        """Yield the prices that an order for this lot or character may name now."""
        is_lot = name in self.view.box.lots(self.view.size)
        for florins in self.prices if is_lot else self.view.box.bidding_spaces(name):
            order = Limit(name, florins, PASS) if is_lot else Courtship(name, florins)
            if self.why_refused(order) is None:
                yield florins

    def why_refused(self, order: AuctionOrder) -> Refusal | None:
        """Return why this order may not be given now; None if it may."""
        game, spelt = self.seat.state.game.key, ORDERS.spell(order)
        given = auction_orders.add_orders(game, self.seat.view, self.stored_texts, [spelt])
        return given if isinstance(given, Refusal) else None

    @property
    def mark(self) -> str:
        """Return a stamp by which all orders of the seat are recognized."""
        return components.hash_texts(self.stored_texts)

    def _stamp_if_relative(self, words: str) -> str | None:
        return self.mark if words.startswith(RELATIVE_CHANGES) else None

    def orders_button(
        self,
        words: str,
        label: Text,
        row: int,
        *,
        likely: bool = False,
        grave: bool = False,
        disabled: bool = False,
    ) -> ButtonSpec:
        """Return a button that changes the orders, or shows another page of them."""
        table, text = self.seat.state.card.id, self.seat.speech.button_text(label)
        id_ = components.route_id(ORDERS_ROUTE, table, words, at=self._stamp_if_relative(words))
        return ButtonSpec(id_, text, likely, grave, disabled, row)

    def one_word_button(self, word: str, row: int, *, grave: bool = False) -> ButtonSpec:
        """Return such a button, labelled after its one word."""
        return self.orders_button(word, say(f"press-orders-{word}"), row, grave=grave)

    def menu(self, words: str, label: Text, options: Iterable[MenuChoice], row: int) -> MenuSpec:
        """Return a menu that does the same, its value as the last word."""
        table, text = self.seat.state.card.id, self.seat.speech.button_text(label)
        id_ = components.route_menu_id(
            ORDERS_ROUTE, table, words, at=self._stamp_if_relative(words)
        )
        return MenuSpec(id_, text, tuple(options)[: discord_limits.OPTIONS], row=row)

    def text_menu(
        self, words: str, label: Text, texts: Mapping[str, Text], chosen: str | None, row: int
    ) -> MenuSpec:
        return self.menu(words, label, game_ui.menu_options(self.seat, texts, chosen), row)

    def amount_menu(
        self, verb: str, order: Total | MerchantPays | None, amounts: Iterable[int], row: int
    ) -> MenuSpec:
        """Return the menu of an amount that is said once, or not at all."""
        texts = {NO_AMOUNT: say(f"panel-orders-{verb}-none")}
        texts |= {str(one): say(f"panel-orders-{verb}-of", florins=Florins(one)) for one in amounts}
        chosen = str(order.florins) if order else NO_AMOUNT
        return self.text_menu(verb, say(f"panel-orders-{verb}"), texts, chosen, row)

    def price_menu(self, words: str, label: str, prices: Iterable[int]) -> MenuSpec:
        texts = {str(one): say("panel-orders-price", florins=Florins(one)) for one in prices}
        return self.text_menu(words, say(f"panel-orders-{label}"), texts, None, PRICES_ROW)

    def rest_of_courting_buttons(self, *, passes: bool) -> Iterator[ButtonSpec]:
        """Yield the choice between hiring nobody else and answering by hand."""
        for end, disabled in ((PASS, passes), (ASK, not passes)):
            label = say(f"press-orders-courting-{end}")
            yield self.orders_button(f"courting {end}", label, CHANGES_ROW, disabled=disabled)

    def rank_buttons(self, name: str, ranked: Sequence[str]) -> Iterator[ButtonSpec]:
        """Yield buttons that move a wish up and down among these."""
        for way, last in (("up", ranked[0]), ("down", ranked[-1])):
            label = say(f"press-orders-{way}")
            yield self.orders_button(f"{way} {name}", label, CHANGES_ROW, disabled=name == last)

    def drop_button(self, name: str) -> ButtonSpec:
        return self.orders_button(f"drop {name}", say("press-orders-drop"), CHANGES_ROW, grave=True)

    def back_button(self, page: str = "") -> ButtonSpec:
        """Return the button that leads back to a page of the orders."""
        return self.orders_button(page, say("press-orders-back"), NAVIGATION_ROW)


def _spelling_of(stored: str) -> str:
    return stored.partition(": ")[2]


def fit_menu_amounts(amounts: Sequence[int]) -> Sequence[int]:
    """Drop the high prices that no menu has room for, except the highest."""
    if len(amounts) <= discord_limits.OPTIONS:
        return amounts
    return [*amounts[: discord_limits.OPTIONS - 1], amounts[-1]]


# Changes

# The stored texts that are taken back, and spellings that are given.
OrderChange: TypeAlias = tuple[list[str], list[str]]


def derive_change(seat: PrincesSeat, words: Sequence[str]) -> OrderChange | None:
    """Return which orders these words drop and add; None where they mean nothing any more."""
    sheet = OrderSheet(seat)
    match words:
        case ["price", lot, manner, florins]:
            return _replace_lot_order(sheet, lot, manner, florins)
        case ["manner", lot, manner] if lot in sheet.lots:
            return _replace_lot_order(sheet, lot, manner, str(sheet.lots[lot].florins))
        case ["courtship", character, florins]:
            return [], [f"courtship {character} {florins}"]
        case ["up" | "down" as way, name]:
            return _move_in_rank(sheet, name, -1 if way == "up" else 1)
        case ["drop", name]:
            box = seat.view.box
            return [text for text, one in sheet.orders.items() if _is_about(box, one, name)], []
        case ["courting", end] if end in princes_order_kinds.ENDS:
            return _change_courting(sheet, end)
        case ["forget"]:
            return [*sheet.orders], []
        case ["then", _, *choice]:
            return _toggle_choice(sheet, choice)
        case ["pays", value]:
            return _give_or_drop(sheet, value, "merchant-pays")
        case ["total", value]:
            return _give_or_drop(sheet, value, "total")
        case ["favour" | "favour-on-hiring" as verb, character, use]:
            return _give_or_drop(sheet, use, verb, character)
    return None


def _give_or_drop(sheet: OrderSheet, value: str, *words: str) -> OrderChange:
    """Change the order that begins with these words; drop it where nothing is chosen."""
    if value in (NO_AMOUNT, ""):
        return sheet.stored_texts_starting_with(*words), []
    return [], [" ".join([*words, value])]


def _replace_lot_order(sheet: OrderSheet, lot: str, manner: str, florins: str) -> OrderChange:
    """Replace the order of another kind for the same lot."""
    if manner == WISH:
        return sheet.stored_texts_starting_with("limit", lot), [f"wish {lot} {florins}"]
    return sheet.stored_texts_starting_with("wish", lot), [f"limit {lot} {florins} {manner}"]


def _move_in_rank(sheet: OrderSheet, name: str, by: int) -> OrderChange | None:
    """Drop all wishes of its kind and give them again in their new rank."""
    for kind in ("wish", "courtship"):
        wishes = sheet.stored_texts_starting_with(kind)
        at = next((at for at, text in enumerate(wishes) if text.split()[2] == name), -1)
        if at >= 0 and 0 <= at + by < len(wishes):
            wishes[at], wishes[at + by] = wishes[at + by], wishes[at]
            return [*wishes], [*map(_spelling_of, wishes)]
    return None


def _is_about(box: Box, order: AuctionOrder, name: str) -> bool:
    if isinstance(order, princes_order_kinds.AfterLotOrder | ChooseCard):
        return princes_order_kinds.is_order_for_lot(box, order, name)
    return princes_order_kinds.thing_sought(order) == name


def _change_courting(sheet: OrderSheet, end: str) -> OrderChange:
    """Change what happens without a wish for a character."""
    if sheet.stored_texts_starting_with("courtship"):
        return [], [f"courtship-otherwise {end}"]
    if end == ASK:
        return [
            *sheet.stored_texts_starting_with("no-courtship"),
            *sheet.stored_texts_starting_with("courtship-otherwise"),
        ], []
    return [], ["no-courtship"]


def _toggle_choice(sheet: OrderSheet, choice: Sequence[str]) -> OrderChange | None:
    """Add a choice to what follows a purchase, or take one back that it has."""
    match choice:
        case ["place", landscape, place]:
            places = _toggle_name(chosen_places(sheet, landscape), place)
            return _give_or_drop(sheet, "+".join(places), "lay", landscape)
        case ["enlist", word]:
            enlist = enlist_order(sheet)
            if word in princes_order_kinds.INSTEAD_OF_RECRUITING:
                return [], [ORDERS.spell(replace(enlist, then=word))]
            names = _toggle_name(enlist.profession, word)
            return [], [ORDERS.spell(replace(enlist, profession=names))]
        case ["card", deck, word]:
            cards = card_choice_order(sheet, deck)
            if word in princes_order_kinds.INSTEAD_OF_CARDS:
                return [], [ORDERS.spell(replace(cards, then=word))]
            return [], [ORDERS.spell(replace(cards, card=_toggle_name(cards.card, word)))]
    return None


def chosen_places(sheet: OrderSheet, landscape: str) -> Names:
    order = sheet.find_order(Lay, landscape)
    return order.places if order else ()


def enlist_order(sheet: OrderSheet) -> Enlist:
    return sheet.find_order(Enlist) or Enlist((), ASK)


def card_choice_order(sheet: OrderSheet, deck: str) -> ChooseCard:
    return sheet.find_order(ChooseCard, deck) or ChooseCard(deck, (), ASK)


def _toggle_name(names: Names, name: str) -> Names:
    return tuple(one for one in names if one != name) if name in names else (*names, name)


# Typed wishes

_PART_SEPARATORS = re.compile(r"[,;\n]+")
_PRICED_WISH = re.compile(r"(?P<name>[^\d]+?)\s+(?P<florins>\d{1,9})(?!\d)\s*(?P<then>.*)")
_SQUARE_AND_TURN = re.compile(r"([a-z]\d)(?:-(\d))?")


def parse_wishes(seat: PrincesSeat, typed: str) -> list[str] | Refusal:
    """Return the orders as they are spelt, or refuse the first part not understood."""
    spelled: list[str] = []
    view = view_at_lot_auctions(seat.view)
    for part in _split_into_wishes(typed):
        found = _parse_wish(view, part)
        if not found:
            return refuse("orders", "wish-not-understood", part=part)
        spelled += map(ORDERS.spell, found)
    return spelled or refuse("orders", "wish-not-understood", part=typed.strip())


def _split_into_wishes(typed: str) -> list[str]:
    """Split a list of wishes; "park 400, only bid", as panels say it, is one."""
    parts: list[str] = []
    for one in _PART_SEPARATORS.split(typed):
        part = one.replace(":", " ").strip()
        if parts and _is_typed_word(part, "bid"):
            parts[-1] += f" {part}"
        elif part:
            parts.append(part)
    return parts


def _parse_wish(view: View, part: str) -> Sequence[AuctionOrder]:
    """Parse one wish; return nothing unless all of it is understood."""
    end, priced = _parse_wish_for_rest(part), _PRICED_WISH.fullmatch(part)
    if end:
        return (Otherwise(end),)
    if priced is None:
        return ()
    name, florins, then = priced["name"], int(priced["florins"]), priced["then"].strip()
    if _is_typed_word(name, "total"):
        return () if then else (Total(florins),)
    lot, character = _find_typed_lot(view, name), _find_typed_thing("character", name)
    if lot in view.box.lots(view.size):
        manner, use = _split_off_manner(then)
        follows = _parse_use_of_lot(view, lot, use)
        wish = Limit(lot, florins, manner) if manner else Wish(lot, florins)
        return () if follows is None else (wish, *follows)
    if view.characters and character in view.box.characters and not then:
        return (Courtship(character, florins),)
    return ()


def _split_off_manner(typed: str) -> tuple[str, str]:
    """Split what is typed behind a price: whether only to bid up to it, and how that ends."""
    if typed.startswith(ASK_SIGN):
        return ASK, typed.removeprefix(ASK_SIGN).strip()
    words = typed.split()
    for count in (2, 1):  # "only bid" before "bid"
        if _is_typed_word(" ".join(words[:count]), "bid"):
            return PASS, " ".join(words[count:])
    return "", typed


def _parse_wish_for_rest(part: str) -> str:
    """Return what happens with the rest, if the part says that; else ""."""
    for end, word in ((PASS, "pass"), (ASK, "hand")):
        said = {
            f"{rest} {then}" for rest in _words_to_type("rest") for then in _words_to_type(word)
        }
        if speech.fold_text(part) in said:
            return end
    return ""


def _parse_use_of_lot(view: View, lot: str, typed: str) -> Sequence[AuctionOrder] | None:
    """Parse squares, recruits or cards named behind the price; None if not understood."""
    if not typed:
        return ()
    if view.box.landscapes_of(lot):
        return _parse_places(view, lot, typed)
    match lot:
        case "recruiting":
            found = _parse_choices("profession", view.box.professions, typed, "save", HOLD)
            return [Enlist(*found)] if found else None
        case "prestige":
            found = _parse_choices("prestige", view.box.prestige, typed, "dearest", DEAREST)
            return [ChooseCard(lot, *found)] if found else None
    return None


def _parse_choices(
    kind: str, known: Container[str], typed: str, last: str, end: str
) -> tuple[Names, str] | None:
    """Parse names of this kind, and what to do without any of them: this end, or ask."""
    words = [word for part in typed.split("/") for word in _split_names(kind, known, part)]
    then = end if words and _is_typed_word(words[-1], last) else ASK
    names = tuple(_find_typed_thing(kind, one) for one in words[: -1 if then == end else None])
    return (names, then) if words and all(name in known for name in names) else None


def _split_names(kind: str, known: Container[str], typed: str) -> Iterator[str]:
    """Split at each + unless it belongs to a name."""
    is_name = _find_typed_thing(kind, typed) in known
    return filter(None, map(str.strip, [typed] if is_name else typed.split("+")))


def _parse_places(view: View, lot: str, typed: str) -> Sequence[Lay] | None:
    """Parse squares; with two players the landscape is named before its squares."""
    landscapes = view.box.landscapes_of(lot)
    places: dict[str, list[str]] = {landscapes[0]: []} if len(landscapes) == 1 else {}
    for word in typed.split():
        square, name = (
            _SQUARE_AND_TURN.fullmatch(word.casefold()),
            _find_typed_thing("landscape", word),
        )
        if name in landscapes:
            places.setdefault(name, [])
        elif square and places:
            landscape = [*places][-1]
            places[landscape].append(_complete_place(view, landscape, square[1], square[2] or ""))
        else:
            return None
    return [Lay(landscape, tuple(there)) for landscape, there in places.items() if there]


def shorten_place(view: View, landscape: str, place: str) -> str:
    """Write a place as its square alone where that means the same rotation."""
    square = place.partition("-")[0]
    return square if _complete_place(view, landscape, square, "") == place else place


def _complete_place(view: View, landscape: str, square: str, turn: str) -> str:
    """Add to a square alone the rotation that leaves the most connected ground."""
    everywhere = princes_order_kinds.places_for_landscape(view, landscape)
    free = [place for place in everywhere if place.square == square]
    if turn or not free:
        return f"{square}-{turn or 0}"
    return f"{square}-{tidiest_way_to_lay(view, free).turn}"


# Words


def _find_typed_lot(view: View, typed: str) -> str:
    """Return the lot of this name in some language, or the only one whose name begins so."""
    lots, found = view.box.lots(view.size), _find_typed_thing("lot", typed)
    if found in lots:
        return found
    begun = speech.find_things_by_prefix("princes", "lot", typed).intersection(lots)
    return begun.pop() if len(begun) == 1 else ""


def word_to_type(spoken: speech.SpeechContext, name: str) -> str:
    """Return what is typed for this in one's own language."""
    return spoken.plain_text(Text(f"typed-{name}")).partition(" / ")[0]


def _find_typed_thing(kind: str, typed: str) -> str:
    """Return the thing of this kind that has this name in some language."""
    return speech.parse_move_field("princes", kind, typed, several=False)


def _is_typed_word(typed: str, word: str) -> bool:
    return speech.fold_text(typed) in _words_to_type(word)


@cache
def _words_to_type(name: str) -> tuple[str, ...]:
    """Return what players type for it, in every language."""
    spoken = (speaker_for(one).speak_text(Text(f"typed-{name}")) for one in LANGUAGES)
    return tuple(speech.fold_text(word) for words in spoken for word in words.split(" / "))
