"""The panels of wishes for the auctions, and what their buttons do.

orders T                          the list
orders T lot jester               one object; after a change its page stays open
orders T lots, characters, character muse, favours    the other pages
orders T given 6     these are my wishes, for that phase of auctions and those before it
orders T reconsider  they are not, after all
orders T typed jester 700, …      as a player typed it

Changes, after `orders T`:

price jester wish 700    wish for it up to 700; or `pass`, `ask`: bid up to it only
manner jester ask        the same price, another manner
courtship muse 600       hire her for at most 600
up|down jester           a wish before or after its neighbour in rank
drop jester              nothing more for it
courting pass|ask        what happens with all other characters
total 900|none           how much to spend in all
then forest place …      what follows if it is won
favour merchant points|none, favour-on-hiring …, pays 500|none
forget                   take everything back that is on the list
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

from bot.engine.game import Seat
from bot.engine.notation import Names
from bot.engine.text import Fact, Florins, Named, Refusal, Text, say
from bot.games.princes import character_favours, moves, payments_and_gains, state_parts
from bot.games.princes.auction import is_landscape_left
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.planning import auction_orders, orders_and_plans, princes_order_kinds
from bot.planning.princes_auction_orders import is_character_phase
from bot.planning.princes_order_kinds import Favour, FavourOnHiring, MerchantPays
from bot.players.princes.acting import rank_by_tidiness
from bot.tables import seat_commands, service
from bot.tables.command_runner import Applied, Rejected, StorageError
from bot.tables.people import TableId
from bot.tables.state import TableState, table_command
from cogs.games.princes import help, move_gains, turn, wishes_editing
from cogs.games.princes.game_texts import PrincesSeat
from cogs.games.princes.wishes_editing import OrderSheet
from cogs.interaction import components, discord_limits, game_ui, rulebook, table_context
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_refusal

WISH_KINDS = (
    wishes_editing.WISH,
    *princes_order_kinds.ENDS,
)  # buy it; or bid up to a price, then pass or ask


def _build_page(lines: Iterable[str], controls: Iterable[ComponentSpec]) -> PrivateReply:
    return game_ui.build_panel(filter(None, lines), controls)


def wishes_buttons(seat: PrincesSeat) -> Sequence[ButtonSpec]:
    """Return the button that leads to the seat's orders."""
    if not seat.view.has_auctions_left:
        return ()
    table = seat.state.card.id
    return (
        components.route_button(
            seat.speech, wishes_editing.ORDERS_ROUTE, table, label="press-orders"
        ),
    )


# The call for wishes before sealed auctions


def view_with_wishes_call(view: View, seats: Sequence[Seat]) -> View:
    """Return a view whose open question is the call for wishes."""
    return replace(view, asked=state_parts.Asked(state_parts.WISHING, tuple(seats)))


def _describe_call_status(seat: PrincesSeat) -> Iterator[str]:
    """Say that the call is open, and that it was answered."""
    if seat.is_asked_for_wishes:
        yield seat.speech("panel-wishes-call")
    if seat_commands.last_answered_phase(seat.state, seat.seat) in _answerable_phases(seat):
        yield seat.speech("panel-wishes-given")


def _call_buttons(sheet: OrderSheet, *, characters: bool) -> Iterator[ButtonSpec]:
    """Yield the buttons that answer the call for the phase of this page, or take that back."""
    seat, row = sheet.seat, wishes_editing.NAVIGATION_ROW
    answered = seat_commands.last_answered_phase(seat.state, seat.seat)
    for phase in _answerable_phases(seat):
        if is_character_phase(phase) == characters and answered < phase:
            label = say("press-wishes-given")
            yield sheet.orders_button(f"given {phase}", label, row, likely=seat.is_asked_for_wishes)
    if answered in _answerable_phases(seat):
        yield sheet.orders_button("reconsider", say("press-wishes-reconsider"), row)


def _answerable_phases(seat: PrincesSeat) -> tuple[int, ...]:
    return seat_commands.answerable_auction_phases(seat.state, seat.seat)


# The list


def build_wishes_panel(seat: PrincesSeat, before: str = "") -> PrivateReply:
    """Build the page of all that is wished, may be wished, and holds for the rest."""
    sheet = OrderSheet(seat)
    lines = [before, *describe_wishes(sheet), *_describe_call_status(seat)]
    why = sheet.why_refused(princes_order_kinds.PassRest())
    if why:
        controls = (*_forget_button(sheet), *_navigation_buttons(sheet))
        return _build_page([*lines, seat.speech.speak_text(why.text)], controls)
    return _build_page(lines, _wishes_controls(sheet))


def describe_wishes(sheet: OrderSheet) -> Iterator[str]:
    """Say what is ordered, in its rank; what a lot would do stands in the menu of lots."""
    seat, speech, game = sheet.seat, sheet.seat.speech, sheet.seat.state.game.key
    is_hiring = seat.view.phase == "characters"
    yield speech("panel-orders", round=seat.view.round if is_hiring else sheet.view.round)
    void, ranks = auction_orders.list_void_orders(game, seat.view, [*sheet.orders]), count(1)
    for stored, order in sheet.orders.items():
        text = auction_orders.describe_order(game, stored)
        if stored in void:
            yield speech("panel-orders-void", order=text, why=void[stored].why)
        elif isinstance(order, princes_order_kinds.Wish | princes_order_kinds.Limit):
            then = order.afterwards if isinstance(order, princes_order_kinds.Limit) else ""
            most, lot = order.florins, Named("lot", order.lot)
            yield speech("panel-orders-wished", rank=next(ranks), lot=lot, most=most, then=then)
        elif isinstance(order, princes_order_kinds.Courtship):
            yield speech("panel-orders-courted", rank=next(ranks), order=text)
        elif not isinstance(order, princes_order_kinds.Otherwise | princes_order_kinds.PassRest):
            yield speech("panel-orders-line", order=text)
    rest = "rest-by-hand" if sheet.orders else "none"
    yield speech(f"panel-orders-{'rest-pass' if _passes_rest(sheet) else rest}")


def _passes_rest(sheet: OrderSheet) -> bool:
    passing = {
        princes_order_kinds.PassRest(),
        princes_order_kinds.Otherwise(princes_order_kinds.PASS),
    }
    return not passing.isdisjoint(sheet.orders.values())


def _wishes_controls(sheet: OrderSheet) -> Iterator[ComponentSpec]:
    if lots := _wishable_lots(sheet):
        yield _lots_or_characters_menu(sheet, "lot", lots, "")
        id_ = components.form_id(wishes_editing.ORDERS_ROUTE, sheet.seat.state.card.id)
        label = sheet.seat.speech.label_text("press-wishes-form")
        yield ButtonSpec(id_, label, likely=True, row=wishes_editing.PRICES_ROW)
    if sheet.view.characters:
        total = sheet.find_order(princes_order_kinds.Total)
        yield sheet.amount_menu("total", total, sheet.prices, wishes_editing.FOLLOWING_ROW)
    yield from _forget_button(sheet)
    yield from _navigation_buttons(sheet)


def _forget_button(sheet: OrderSheet) -> Iterator[ButtonSpec]:
    if sheet.orders:
        yield sheet.one_word_button("forget", wishes_editing.CHANGES_ROW, grave=True)


def _navigation_buttons(sheet: OrderSheet) -> Iterator[ButtonSpec]:
    """Yield the way to the orders for the characters and their favors, and away."""
    yield from _call_buttons(sheet, characters=False)
    if sheet.view.characters:
        yield sheet.one_word_button("characters", wishes_editing.NAVIGATION_ROW)
    if _usable_character(sheet.view):
        yield sheet.one_word_button("favours", wishes_editing.NAVIGATION_ROW)
    yield _back_to_turn_button(sheet.seat)


def _back_to_turn_button(seat: PrincesSeat) -> ButtonSpec:
    """Return the button that leads back to the turn, never to a plan."""
    id_ = components.route_id("turn", seat.state.card.id)
    return ButtonSpec(id_, seat.speech.label_text("press-back"), row=wishes_editing.NAVIGATION_ROW)


def _wishable_lots(sheet: OrderSheet) -> list[str]:
    """Return the lots that may be ordered, and those that are ordered."""
    open_ = [lot for lot in sheet.view.open_lots if any(sheet.allowed_prices(lot))]
    return [*open_, *(lot for lot in sheet.lots if lot not in open_)]


def _lots_or_characters_menu(
    sheet: OrderSheet, kind: str, names: Iterable[str], chosen: str
) -> MenuSpec:
    """Return the menu of lots or characters, each with its price where it is wished for."""
    wished, speech, options = sheet.wishes_for(kind), sheet.seat.speech, []
    for name in names:
        facts: dict[str, Fact] = {kind: Named(kind, name)}
        text = say(f"panel-orders-{kind}-option", **facts)
        if name in wished:
            facts["florins"] = Florins(wished[name].florins)
            text = say(f"panel-orders-{kind}-wished", **facts)
        about = speech.name_thing(kind, name, "about")
        if kind == "lot":
            does = speech.plain_text(move_gains.describe_lot_use(sheet.view, name))
            about = does.replace("\n", " ")
        options.append(game_ui.menu_option(sheet.seat, name, text, about, chosen=name == chosen))
    return sheet.menu(kind, say(f"panel-orders-{kind}"), options, wishes_editing.LOTS_ROW)


# One lot


def build_lot_panel(seat: PrincesSeat, lot: str, before: str = "") -> PrivateReply:
    """Build the page of one lot: up to which price, what then, and what follows if it is won."""
    sheet = OrderSheet(seat)
    if lot not in _wishable_lots(sheet):
        return build_wishes_panel(seat, before)
    does = move_gains.describe_lot_use(sheet.view, lot)
    about = seat.speech("panel-orders-for", lot=Named("lot", lot), does=does)
    lines = [before, *describe_wishes(sheet), about]
    return _build_page(lines, _lot_controls(sheet, lot))


def _lot_controls(sheet: OrderSheet, lot: str) -> Iterator[ComponentSpec]:
    yield _lots_or_characters_menu(sheet, "lot", _wishable_lots(sheet), lot)
    allowed, order = list(sheet.allowed_prices(lot)), sheet.lots.get(lot)
    kind = order.afterwards if isinstance(order, princes_order_kinds.Limit) else wishes_editing.WISH
    if allowed:
        yield sheet.price_menu(
            f"price {lot} {kind}", kind, wishes_editing.fit_menu_amounts(allowed)
        )
    yield from _follow_up_menus(sheet, lot)
    if order:
        yield from _change_buttons(sheet, order, kind)
    yield sheet.back_button()


def _change_buttons(
    sheet: OrderSheet, order: princes_order_kinds.Wish | princes_order_kinds.Limit, kind: str
) -> Iterator[ButtonSpec]:
    """Yield buttons that change the rank or the kind of a wish, or drop it."""
    if isinstance(order, princes_order_kinds.Wish):
        ranked = [
            one.lot for one in sheet.orders.values() if isinstance(one, princes_order_kinds.Wish)
        ]
        yield from sheet.rank_buttons(order.lot, ranked)
    for other in WISH_KINDS:
        if other != kind:
            label = say(f"press-orders-{other}")
            yield sheet.orders_button(
                f"manner {order.lot} {other}", label, wishes_editing.CHANGES_ROW
            )
    yield sheet.drop_button(order.lot)


# What follows a purchase


def _follow_up_menus(sheet: OrderSheet, lot: str) -> Iterator[MenuSpec]:
    """Yield the menu of what is asked once this lot is won."""
    if sheet.view.box.landscapes_of(lot):
        yield _places_menu(sheet, lot)
    elif lot == "recruiting":
        yield _recruits_menu(sheet)
    elif lot == "prestige":
        yield _cards_menu(sheet, "prestige", lot, wishes_editing.FOLLOWING_ROW)


def _ranked_text(names: Names, name: str, text: Text) -> Text:
    """Put its rank before what is chosen; choosing it again takes it away."""
    if name not in names:
        return text
    return say("panel-orders-chosen", rank=names.index(name) + 1, what=text)


def _places_menu(sheet: OrderSheet, lot: str) -> MenuSpec:
    view = sheet.view
    names = [
        n for n in view.box.landscapes_of(lot) if is_landscape_left(view.box, view.open_estates, n)
    ]
    room = discord_limits.OPTIONS // max(1, len(names))
    options = [
        _place_option(sheet, place, is_named=len(names) > 1)
        for name in names
        for place in _sort_places(sheet, name)[:room]
    ]
    return sheet.menu(
        f"then {lot} place", say("panel-orders-place"), options, wishes_editing.FOLLOWING_ROW
    )


def _sort_places(sheet: OrderSheet, landscape: str) -> list[moves.Place]:
    """Return the chosen places, then those that leave the most connected ground."""
    free = rank_by_tidiness(
        sheet.view, princes_order_kinds.places_for_landscape(sheet.view, landscape)
    )
    ranks = {
        spelt: rank for rank, spelt in enumerate(wishes_editing.chosen_places(sheet, landscape))
    }
    return sorted(free, key=lambda place: ranks.get(_spell_place(place), len(ranks)))


def _spell_place(place: moves.Place) -> str:
    return f"{place.square}-{place.turn}"


def _place_option(sheet: OrderSheet, place: moves.Place, *, is_named: bool) -> MenuChoice:
    spelt, landscape, ground = _spell_place(place), place.landscape, sheet.view.box.ground
    text = princes_order_kinds.describe_place(spelt)
    if is_named:
        text = say("panel-orders-place-of", landscape=Named("landscape", landscape), place=text)
    bits = ground.bits_if_laid(landscape, place.square, place.turn)
    assert bits is not None
    ranked = _ranked_text(wishes_editing.chosen_places(sheet, landscape), spelt, text)
    covered = " ".join(ground.squares_of(bits))
    return game_ui.menu_option(sheet.seat, f"{landscape} {spelt}", ranked, covered)


def recruits_best_first(sheet: OrderSheet) -> list[str]:
    """Return the professions on other tables, first whose work would be worth most."""
    view, after = sheet.view, payments_and_gains.with_recruiting_card(sheet.view.mine)
    names = view.recruitable_professions
    return sorted(
        names, key=lambda name: turn.recruited_work_value(view, after, name), reverse=True
    )


def _recruits_menu(sheet: OrderSheet) -> MenuSpec:
    """Return the menu of professions on other tables, with what the work of each would be worth."""
    order, view = wishes_editing.enlist_order(sheet), sheet.view
    after, texts = payments_and_gains.with_recruiting_card(view.mine), dict[str, Text]()
    for name in view.recruitable_professions:
        text = turn.recruit_text(name, turn.recruited_work_value(view, after, name))
        texts[name] = _ranked_text(order.profession, name, text)
    ends = princes_order_kinds.INSTEAD_OF_RECRUITING
    last = {end: say(f"panel-orders-recruit-{end}") for end in ends}
    texts = dict([*texts.items()][: discord_limits.OPTIONS - len(last)]) | last
    label = say("panel-orders-recruiting")
    return sheet.text_menu(
        "then recruiting enlist", label, texts, order.then, wishes_editing.FOLLOWING_ROW
    )


def _cards_menu(sheet: OrderSheet, deck: str, page: str, row: int) -> MenuSpec:
    """Return the menu of the card to keep: what is worth most then, or one that may be drawn."""
    seat, order = sheet.seat, wishes_editing.card_choice_order(sheet, deck)
    ends = {end: say(f"panel-orders-card-{end}") for end in princes_order_kinds.INSTEAD_OF_CARDS}
    options = game_ui.menu_options(seat, ends, order.then)
    for name in _unseen_cards(seat.view, deck):
        text = _ranked_text(order.card, name, say("panel-orders-card-of", card=Named(deck, name)))
        about = seat.speech.name_thing(deck, name, "about")
        options.append(game_ui.menu_option(seat, name, text, about))
    label = say("panel-orders-card", deck=Named("deck", deck))
    return sheet.menu(f"then {page} card {deck}", label, options, row)


def _unseen_cards(view: View, deck: str) -> list[str]:
    """Return the cards that the viewer has not seen elsewhere."""
    held = {*view.mine.hidden.prestige, *view.mine.hidden.bonus, *view.spent}
    cards = view.box.prestige if deck == "prestige" else view.box.bonus
    return [name for name in cards if name not in held]


# Favors


def _usable_character(view: View) -> str:
    """Return the character that may still help in these or the next auctions, or ""."""
    estate = view.estates[move_gains.private_view(view).seat]
    return (
        estate.character
        if estate.character in character_favours.USES and not estate.is_face_down
        else ""
    )


def build_favours_panel(seat: PrincesSeat, before: str = "") -> PrivateReply:
    """Build the page of what the Merchant or the Professor does in the auctions for lots."""
    sheet, name = OrderSheet(seat), _usable_character(seat.view)
    if not name:
        return _build_page([before, seat.speech("nobody-to-consult")], [sheet.back_button()])
    line = seat.speech("panel-orders-favours", character=Named("character", name))
    return _build_page([before, line], _favours_controls(sheet, name))


def _favours_controls(sheet: OrderSheet, name: str) -> Iterator[ComponentSpec]:
    yield _favour_menu(
        sheet, "favour", name, sheet.find_order(Favour, name), wishes_editing.LOTS_ROW
    )
    if name == "merchant":
        amounts = wishes_editing.fit_menu_amounts(sheet.prices)[: discord_limits.OPTIONS - 1]
        yield sheet.amount_menu(
            "pays", sheet.find_order(MerchantPays), amounts, wishes_editing.PRICES_ROW
        )
    else:
        yield _cards_menu(sheet, "prestige", "favours", wishes_editing.PRICES_ROW)
        yield _cards_menu(sheet, "bonus", "favours", wishes_editing.FOLLOWING_ROW)
    yield sheet.back_button()


def _favour_menu(
    sheet: OrderSheet, verb: str, name: str, order: Favour | FavourOnHiring | None, row: int
) -> MenuSpec:
    uses = [
        use
        for use in (*character_favours.USES[name], princes_order_kinds.LATER)
        if use != character_favours.FREE
    ]
    texts = {wishes_editing.NO_AMOUNT: say("panel-orders-favour-none")}
    texts |= {use: say("panel-orders-favour-of", use=Named("use", use)) for use in uses}
    label = say("panel-orders-favour", character=Named("character", name))
    chosen = order.use if order else wishes_editing.NO_AMOUNT
    return sheet.text_menu(f"{verb} {name}", label, texts, chosen, row)


# Characters


def build_characters_panel(seat: PrincesSeat, before: str = "") -> PrivateReply:
    """Build the page of all orders, and of what may be ordered for the characters."""
    sheet, speech = OrderSheet(seat), seat.speech
    lines = [before, *describe_wishes(sheet), speech("panel-orders-characters")]
    lines += _describe_call_status(seat)
    why = sheet.why_refused(princes_order_kinds.NoCourtship())
    if why:
        return _build_page([*lines, speech.speak_text(why.text)], _characters_navigation(sheet))
    passing = {
        princes_order_kinds.NoCourtship(),
        princes_order_kinds.CourtshipOtherwise(princes_order_kinds.PASS),
    }
    passes = not passing.isdisjoint(sheet.orders.values())
    lines.append(speech(f"panel-orders-courting-{'pass' if passes else 'by-hand'}"))
    names = _wishable_characters(sheet)
    menu = [_lots_or_characters_menu(sheet, "character", names, "")] if names else []
    buttons = sheet.rest_of_courting_buttons(passes=passes)
    return _build_page(lines, [*menu, *buttons, *_characters_navigation(sheet)])


def _characters_navigation(sheet: OrderSheet) -> Iterator[ButtonSpec]:
    yield from _call_buttons(sheet, characters=True)
    yield sheet.one_word_button("lots", wishes_editing.NAVIGATION_ROW)
    yield _back_to_turn_button(sheet.seat)


def build_character_panel(seat: PrincesSeat, name: str, before: str = "") -> PrivateReply:
    """Build the page of one character: up to which price, in which rank, and its first favor."""
    sheet, speech, character = OrderSheet(seat), seat.speech, Named("character", name)
    if name not in _wishable_characters(sheet):
        return build_characters_panel(seat, before)
    about = speech.name_thing("character", name, "about")
    line = speech("panel-orders-for-character", character=character, about=about)
    return _build_page([before, *describe_wishes(sheet), line], _character_controls(sheet, name))


def _character_controls(sheet: OrderSheet, name: str) -> Iterator[ComponentSpec]:
    spaces = list(sheet.allowed_prices(name))
    yield _lots_or_characters_menu(sheet, "character", _wishable_characters(sheet), name)
    if spaces:
        yield sheet.price_menu(f"courtship {name}", "courtship", spaces)
    if name in character_favours.USES:
        order = sheet.find_order(FavourOnHiring, name)
        yield _favour_menu(sheet, "favour-on-hiring", name, order, wishes_editing.FOLLOWING_ROW)
    if name in sheet.courtships:
        yield from sheet.rank_buttons(name, [*sheet.courtships])
        yield sheet.drop_button(name)
    yield sheet.back_button("characters")


def _wishable_characters(sheet: OrderSheet) -> list[str]:
    """Return the characters that may be wished for, and those that are."""
    names = [card.name for card in sheet.seat.view.characters]
    return [name for name in names if name in sheet.courtships or any(sheet.allowed_prices(name))]


# Buttons


async def handle_orders_button(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    seat = require_princes_seat(await table_context.enter_table(request, table))
    if rest.startswith("typed "):
        found = wishes_editing.parse_wishes(seat, rest.partition(" ")[2])
        if isinstance(found, Refusal):
            return _rejected_reply(seat, (), found)
        return await _run_and_reply(
            request, table, partial(change_stored_orders, change=([], found)), ()
        )
    said, stamp = components.split_stamp(rest)
    words = said.split()
    if said.startswith(wishes_editing.RELATIVE_CHANGES) and stamp != OrderSheet(seat).mark:
        return build_orders_panel(seat, words, seat.speech("panel-orders-stale"))
    match words:
        case ["given", spelt]:
            answer = partial(
                seat_commands.declare_wishes_complete, phase=components.parse_number(spelt)
            )
            return await _run_and_reply(request, table, answer, ())
        case ["reconsider"]:
            return await _run_and_reply(request, table, seat_commands.reopen_wishes, ())
    change = wishes_editing.derive_change(seat, words)
    if change is None:
        return build_orders_panel(seat, words)
    return await _run_and_reply(request, table, partial(change_stored_orders, change=change), words)


def build_wishes_call_panel(seat: PrincesSeat, before: str) -> PrivateReply:
    """Build the panel that asks for wishes in the auctions that open now."""
    return build_orders_panel(seat, (), before)


def require_princes_seat(context: table_context.TableContext) -> PrincesSeat:
    if not isinstance(context.state.game, Princes):
        raise components.UnknownButton
    return context.require_seat()


def build_orders_panel(seat: PrincesSeat, words: Sequence[str], before: str = "") -> PrivateReply:
    """Build the page on which these words were chosen, in answer to a call or before it."""
    asks = seat.panel_question if seat.state.auctions_just_opened else seat.plans_panel_key
    return replace(_chosen_page(seat, words, before), panel_question=asks)


def _chosen_page(seat: PrincesSeat, words: Sequence[str], before: str) -> PrivateReply:
    names = [card.name for card in seat.view.characters]
    match words:
        case ["favours"] | ["favour" | "pays", *_] | ["then", "favours", *_]:
            return build_favours_panel(seat, before)
        case ["character" | "courtship" | "favour-on-hiring", name, *_]:
            return build_character_panel(seat, name, before)
        case ["up" | "down", name] if name in names:
            return build_character_panel(seat, name, before)
        case ["lot" | "price" | "manner" | "then" | "up" | "down", lot, *_]:
            return build_lot_panel(seat, lot, before)
        case ["drop", name] if name in names:
            return build_characters_panel(seat, before)
        case ["characters"] | ["courting", *_]:
            return build_characters_panel(seat, before)
        case [] if seat.view.phase == "characters":
            return build_characters_panel(seat, before)
    return build_wishes_panel(seat, before)


@table_command
def change_stored_orders(
    state: TableState, seat: Seat, change: wishes_editing.OrderChange
) -> TableState:
    """Withdraw and give orders in one command: both or neither."""
    unwanted, given = change
    if unwanted:
        state = orders_and_plans.withdraw_orders(seat, unwanted)(state)
    return orders_and_plans.give_orders(seat, given)(state) if given else state


async def _run_and_reply(
    request: RequestContext, table: TableId, act: service.SeatCommand, words: Sequence[str]
) -> PrivateReply:
    """Run a command, and say what came of it above the page as it is now."""
    outcome = await request.run_seat_command(table, act)
    seat = require_princes_seat(table_context.context_after(request, outcome))
    match outcome:
        case Rejected(refusal):
            return _rejected_reply(seat, words, refusal)
        case StorageError():
            return build_orders_panel(seat, words, seat.speech("door-not-kept"))
        case Applied():
            return build_orders_panel(seat, words, seat.speech("panel-orders-noted"))
    return build_orders_panel(seat, words)


def _rejected_reply(seat: PrincesSeat, words: Sequence[str], refusal: Refusal) -> PrivateReply:
    """Say why not above the page, with a button to the page of the rulebook."""
    state, speech = seat.state, seat.speech
    why = speech.speak_text(describe_table_refusal(state, refusal))
    reply = build_orders_panel(seat, words, why)
    more = rulebook.rule_buttons(speech, refusal.rule, state.card.id, (help.RULE_BOOK, state.game))
    return replace(reply, components=(*reply.components, *more))
