"""Run the buttons of wishes and state orders; the panel of wishes for the characters.

orders T                          the list
orders T lot jester               one object; after a change its page stays open
orders T lots, characters, character muse, favours    the other pages
orders T given 6, reconsider      see `wishes_panel`
orders T typed jester 700, …      as a player typed it

Changes, after `orders T`:

price jester wish 700    wish for it up to 700; or `pass`, `ask`: bid up to it only
manner jester ask        the same price, another manner
courtship muse 600       hire her for at most 600
up|down jester           a wish before or after its neighbour in rank
drop jester              nothing more for it
rest pass|ask            what happens with all other objects; courting: with the characters
put-up jester|best       what to put up first
total 900|none           how much to spend in all
then forest place …      what follows if it is won, see `after_purchase`
favour merchant points|none, favour-on-hiring …, pays 500|none
forget                   take everything back that is on the list
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Refusal, say
from bot.games.princes.favours import USES
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.planning.princes.after_purchase import (
    AfterPurchaseOrder,
    Favour,
    FavourOnHiring,
    MerchantPays,
    is_for_lot,
)
from bot.planning.princes.ranked_wishes import (
    ASK,
    ENDS,
    PASS,
    AuctionOrder,
    Courtship,
    CourtshipOtherwise,
    Limit,
    NoCourtship,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
    thing_sought,
)
from bot.planning.princes.ranked_wishes import VOCABULARY as ORDERS
from bot.tables import commands, sealed_round
from bot.tables.people import TableId
from bot.tables.results import Applied, Rejected, StorageError
from bot.tables.service import SeatCommand
from bot.tables.state import TableState, table_command
from cogs.games.princes import after_purchase, wishes_panel
from cogs.games.princes.rulebook import RULE_BOOK
from cogs.games.princes.wishes import (
    BEST_WISH,
    FOLLOWING_ROW,
    LOTS_ROW,
    NAVIGATION_ROW,
    NO_AMOUNT,
    RELATIVE_CHANGES,
    WISH,
    back_button,
    drop_button,
    order_button,
    order_menu,
    orders_by_text,
    orders_mark,
    parse_wishes,
    price_menu,
    rank_buttons,
    refuse_order,
    rest_buttons,
    wishes_by_lot,
)
from cogs.interaction import components, panels, rulebook
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuSpec, UnknownButton
from cogs.interaction.context import RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_refusal
from cogs.interaction.table_context import TableContext, enter_table, table_after

StoredOrders: TypeAlias = Mapping[str, AuctionOrder]
# By the text they are kept under, and as they are spelt.
OrderChange: TypeAlias = tuple[list[str], list[str]]


def derive_change(seat: SeatContext[View], words: Sequence[str]) -> OrderChange | None:
    """Return which orders these words drop and add; None where they mean nothing any more."""
    kept = orders_by_text(seat)
    match words:
        case ["price", lot, manner, florins]:
            return _replace_lot_order(kept, lot, _spell_lot_order(lot, manner, florins))
        case ["manner", lot, manner] if lot in wishes_by_lot(seat):
            florins = str(wishes_by_lot(seat)[lot].florins)
            return _replace_lot_order(kept, lot, _spell_lot_order(lot, manner, florins))
        case ["courtship", character, florins]:
            return [], [f"courtship {character} {florins}"]
        case ["up" | "down" as way, name]:
            return _move_in_rank(kept, name, -1 if way == "up" else 1)
        case ["drop", name]:
            return [act for act, one in kept.items() if _is_order_about(seat, one, name)], []
        case ["rest", end] if end in ENDS:
            return _change_rest(kept, end)
        case ["courting", end] if end in ENDS:
            return _change_courting_rest(kept, end)
        case ["forget"]:
            return list(kept), []
        case ["then", _, *choice]:
            return _change_follow_up(kept, after_purchase.toggle_choice(seat, choice), choice)
    return _change_single_order(kept, words)


def _change_single_order(kept: StoredOrders, words: Sequence[str]) -> OrderChange | None:
    """Change an order that is given once, or not at all."""
    match words:
        case ["put-up", value]:
            return _set_or_remove(kept, PutUp, "" if value == BEST_WISH else f"put-up {value}")
        case ["total", value]:
            return _set_or_remove(kept, Total, "" if value == NO_AMOUNT else f"total {value}")
        case ["pays", value]:
            return _set_or_remove(
                kept, MerchantPays, "" if value == NO_AMOUNT else f"merchant-pays {value}"
            )
        case ["favour" | "favour-on-hiring" as verb, character, use]:
            kind = Favour if verb == "favour" else FavourOnHiring
            alike = {act: o for act, o in kept.items() if thing_sought(o) == character}
            return _set_or_remove(
                alike, kind, "" if use == NO_AMOUNT else f"{verb} {character} {use}"
            )
    return None


def _set_or_remove(kept: StoredOrders, kind: type[AuctionOrder], spelt: str) -> OrderChange:
    if spelt:
        return [], [spelt]
    return [act for act, one in kept.items() if isinstance(one, kind)], []


def _spell_lot_order(lot: str, manner: str, florins: str) -> str:
    return f"wish {lot} {florins}" if manner == WISH else f"limit {lot} {florins} {manner}"


def _replace_lot_order(kept: StoredOrders, lot: str, spelt: str) -> OrderChange:
    """Replace the order of another kind for the same lot."""
    verb = spelt.partition(" ")[0]
    others = [
        act
        for act, one in kept.items()
        if isinstance(one, Wish | Limit) and one.lot == lot and act.split()[1] != verb
    ]
    return others, [spelt]


def _move_in_rank(kept: StoredOrders, name: str, by: int) -> OrderChange | None:
    """Drop all wishes of its kind and give them again in their new rank."""
    kind = next((type(o) for o in kept.values() if _is_ranked(o) and thing_sought(o) == name), None)
    wishes = [act for act, one in kept.items() if type(one) is kind]
    at = next((at for at, act in enumerate(wishes) if thing_sought(kept[act]) == name), -1)
    if kind is None or not 0 <= at + by < len(wishes):
        return None
    wishes[at], wishes[at + by] = wishes[at + by], wishes[at]
    return list(wishes), _spellings_of(wishes)


def _is_ranked(order: AuctionOrder) -> bool:
    return isinstance(order, Wish | Courtship)


def _spellings_of(acts: Sequence[str]) -> list[str]:
    return [act.partition(": ")[2] for act in acts]


def _is_order_about(seat: SeatContext[View], order: AuctionOrder, name: str) -> bool:
    if isinstance(order, FavourOnHiring):
        return order.character == name
    if isinstance(order, AfterPurchaseOrder):
        return is_for_lot(seat.view.box, order, name)
    return thing_sought(order) == name


def _change_rest(kept: StoredOrders, end: str) -> OrderChange:
    """Change the rest for the lots; limits are given again, as exceptions to it."""
    if any(isinstance(one, Wish) for one in kept.values()):
        return [], [f"otherwise {end}"]
    if end == ASK:
        return [act for act, one in kept.items() if isinstance(one, PassRest | Otherwise)], []
    limits = [act for act, one in kept.items() if isinstance(one, Limit)]
    return limits, ["pass-rest", *_spellings_of(limits)]


def _change_courting_rest(kept: StoredOrders, end: str) -> OrderChange:
    if any(isinstance(one, Courtship) for one in kept.values()):
        return [], [f"courtship-otherwise {end}"]
    if end == ASK:
        return [act for act, one in kept.items() if isinstance(one, NoCourtship)], []
    return [], ["no-courtship"]


def _change_follow_up(kept: StoredOrders, spelt: str, choice: Sequence[str]) -> OrderChange | None:
    """Change what follows a purchase; without its last place the order is dropped."""
    if spelt:
        return [], [spelt]
    match choice:
        case ["place", landscape, _]:
            return [act for act in kept if act.split()[1:3] == ["lay", landscape]], []
    return None


def build_characters_panel(seat: SeatContext[View], before: str = "") -> PrivateReply:
    """Build the page of all orders, and of what may be ordered for the characters."""
    words = [before] if before else []
    words += [*wishes_panel.describe_wishes(seat), seat.speech("panel-orders-characters")]
    words += wishes_panel.describe_call_status(seat)
    why = refuse_order(seat, ORDERS.spell(NoCourtship()))
    if why:
        words.append(seat.speech.speak_text(why.text))
        return panels.build_panel(words, _navigation_buttons(seat))
    given = orders_by_text(seat).values()
    passes = NoCourtship() in given or CourtshipOtherwise(PASS) in given
    words.append(seat.speech(f"panel-orders-courting-{'pass' if passes else 'by-hand'}"))
    menu = [_characters_menu(seat, "")] if _wishable_characters(seat) else []
    buttons = rest_buttons(seat, "courting", passes=passes)
    return panels.build_panel(words, [*menu, *buttons, *_navigation_buttons(seat)])


def _navigation_buttons(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    yield from wishes_panel.call_buttons(seat, characters=True)
    yield order_button(seat, "lots", say("press-orders-lots"), NAVIGATION_ROW)
    yield wishes_panel.turn_button(seat)


def build_character_panel(seat: SeatContext[View], name: str, before: str = "") -> PrivateReply:
    """Build the page of one character: up to which price, in which rank, and its first favor."""
    if name not in _wishable_characters(seat):
        return build_characters_panel(seat, before)
    words, about = [before] if before else [], seat.speech.name_thing("character", name, "about")
    words += wishes_panel.describe_wishes(seat)
    character = Named("character", name)
    words.append(seat.speech("panel-orders-for-character", character=character, about=about))
    return panels.build_panel(words, _character_controls(seat, name))


def _character_controls(seat: SeatContext[View], name: str) -> Iterator[ComponentSpec]:
    spaces, courted = _allowed_spaces(seat, name), list(_courtships(seat))
    yield _characters_menu(seat, name)
    if spaces:
        yield price_menu(seat, f"courtship {name}", say("panel-orders-courtship"), spaces)
    if name in USES:
        yield after_purchase.favour_menu(seat, FavourOnHiring, name, FOLLOWING_ROW)
    if name in courted:
        yield from rank_buttons(seat, name, courted)
        yield drop_button(seat, name)
    yield back_button(seat, "characters")


def _courtships(seat: SeatContext[View]) -> dict[str, int]:
    """Return the highest price of every character wished for, in their rank."""
    given = orders_by_text(seat).values()
    return {one.character: one.florins for one in given if isinstance(one, Courtship)}


def _wishable_characters(seat: SeatContext[View]) -> list[str]:
    """Return the characters that may be wished for, and those that are."""
    courted, names = _courtships(seat), [card.name for card in seat.view.characters]
    return [name for name in names if name in courted or _allowed_spaces(seat, name)]


def _allowed_spaces(seat: SeatContext[View], name: str) -> list[int]:
    """Return the prices that an order for this character may name now."""
    spaces = seat.view.box.spaces(name)
    return [one for one in spaces if not refuse_order(seat, ORDERS.spell(Courtship(name, one)))]


def _characters_menu(seat: SeatContext[View], chosen: str) -> MenuSpec:
    courted, options = _courtships(seat), []
    for name in _wishable_characters(seat):
        character = Named("character", name)
        text = say("panel-orders-option-character", character=character)
        if name in courted:
            florins = Florins(courted[name])
            text = say("panel-orders-option-courted", character=character, florins=florins)
        about = seat.speech.name_thing("character", name, "about")
        options.append(panels.menu_option(seat, name, text, about, chosen=name == chosen))
    return order_menu(seat, "character", say("panel-orders-character"), options, LOTS_ROW)


async def change_orders(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    seat = _require_princes_seat(await enter_table(request, table))
    if rest.startswith("typed "):
        found = parse_wishes(seat, rest.partition(" ")[2])
        if isinstance(found, Refusal):
            return _rejected_reply(seat, (), found)
        return await _run_and_reply(request, table, _make_change_command(([], found)), ())
    said, stamp = components.split_stamp(rest)
    words = said.split()
    if said.startswith(RELATIVE_CHANGES) and stamp != orders_mark(seat):
        return _build_orders_panel(seat, words, seat.speech("panel-orders-stale"))
    match words:
        case ["given", spelt]:
            phase = components.parse_number(spelt)
            return await _run_and_reply(
                request, table, lambda at: sealed_round.answer_call(at, phase), ()
            )
        case ["reconsider"]:
            return await _run_and_reply(request, table, sealed_round.reopen_answer, ())
    change = derive_change(seat, words)
    if change is None:
        return _build_orders_panel(seat, words)
    return await _run_and_reply(request, table, _make_change_command(change), words)


def build_call_panel(seat: SeatContext[View], before: str) -> PrivateReply:
    """Build the panel that asks for wishes in the auctions that open now."""
    return _build_orders_panel(seat, (), before)


def _require_princes_seat(context: TableContext) -> SeatContext[View]:
    if not isinstance(context.state.game, Princes):
        raise UnknownButton
    return context.require_seat()


def _build_orders_panel(
    seat: SeatContext[View], words: Sequence[str], before: str = ""
) -> PrivateReply:
    """Build the page on which these words were chosen, in answer to a call or before it."""
    asks = seat.panel_question if seat.state.opens else seat.panel_of_plans
    return replace(_chosen_page(seat, words, before), panel_question=asks)


def _chosen_page(seat: SeatContext[View], words: Sequence[str], before: str) -> PrivateReply:
    names = [card.name for card in seat.view.characters]
    match words:
        case ["favours"] | ["favour" | "pays", *_] | ["then", "favours", *_]:
            return after_purchase.build_favours_panel(seat, before)
        case ["character" | "courtship" | "favour-on-hiring", name, *_]:
            return build_character_panel(seat, name, before)
        case ["up" | "down", name] if name in names:
            return build_character_panel(seat, name, before)
        case ["lot" | "price" | "manner" | "then" | "up" | "down", lot, *_]:
            return wishes_panel.build_lot_panel(seat, lot, before)
        case ["drop", name] if name in names:
            return build_characters_panel(seat, before)
        case ["characters"] | ["courting", *_]:
            return build_characters_panel(seat, before)
        case [] if seat.view.phase == "characters":
            return build_characters_panel(seat, before)
    return wishes_panel.build_wishes_panel(seat, before)


def _make_change_command(change: OrderChange) -> SeatCommand:
    return lambda seat: _change_orders(seat, change)


@table_command
def _change_orders(state: TableState, seat: Seat, change: OrderChange) -> TableState:
    """Withdraw and give orders in one command: both or neither."""
    unwanted, given = change
    if unwanted:
        state = commands.withdraw_orders(seat, unwanted)(state)
    return commands.give_orders(seat, given)(state) if given else state


async def _run_and_reply(
    request: RequestContext, table: TableId, act: SeatCommand, words: Sequence[str]
) -> PrivateReply:
    """Run a command, and say what came of it above the page as it is now."""
    outcome = await request.run_seat_command(table, act)
    seat = _require_princes_seat(table_after(request, outcome))
    match outcome:
        case Rejected(refusal):
            return _rejected_reply(seat, words, refusal)
        case StorageError():
            return _build_orders_panel(seat, words, seat.speech("door-not-kept"))
        case Applied():
            return _build_orders_panel(seat, words, seat.speech("panel-orders-noted"))
    return _build_orders_panel(seat, words)


def _rejected_reply(
    seat: SeatContext[View], words: Sequence[str], refusal: Refusal
) -> PrivateReply:
    """Say why not above the page, with a button to the page of the rulebook."""
    state, speech = seat.state, seat.speech
    reply = _build_orders_panel(
        seat, words, speech.speak_text(describe_table_refusal(state, refusal))
    )
    more = rulebook.rule_buttons(speech, refusal.rule, state.card.id, (RULE_BOOK, state.game))
    return replace(reply, components=(*reply.components, *more))
