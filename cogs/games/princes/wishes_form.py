"""The form of all wishes for the lots: a list to type, and four choices below it.

f:orders:T:                          with the wishes as they are stored, or an estimate
f:orders:T:again 05 pass best kept   with what was typed before; its text stands in the message
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Refusal, Text, say
from bot.planning import princes_order_kinds
from bot.planning.princes_order_kinds import (
    ASK,
    DEAREST,
    HOLD,
    PASS,
    ChooseCard,
    Enlist,
    Lay,
    Limit,
    Otherwise,
    PassRest,
    PutUp,
    Wish,
)
from bot.players.princes.acting import rank_by_tidiness
from bot.players.princes.reasons import estimate_price_limits
from bot.tables.command_runner import Rejected, StorageError
from bot.tables.people import TableId
from cogs.games.princes import help, wishes_editing, wishes_panel
from cogs.games.princes.game_texts import PrincesSeat
from cogs.games.princes.wishes_editing import BEST_WISH, ORDERS_ROUTE, OrderSheet
from cogs.interaction import components, game_ui, rulebook, table_context
from cogs.interaction.components import ButtonSpec, MenuChoice
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes_and_forms import TEXT, FormChoice, FormRoute, FormSpec, Submitted
from cogs.interaction.speech import describe_table_refusal

_TICKED, _REST, _PUT_UP, _FOLLOW = "ticked", "rest", "put-up", "follow"  # the fields of the form
_KEPT, _USUAL = "kept", "usual"  # what follows a purchase: as written, or the usual where it isn't
_AGAIN = "again"
_LONGEST = 1000
_PLACES = 2  # that the usual names; the second one for a plot that is built over meanwhile
_TYPED_BEFORE = re.compile(r"^```\n(.*)\n```", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class WishesDraft:
    """What stands on the form."""

    text: str
    ticked: Names = ()  # lots that are taken at the opening bid once the list fails
    rest: str = ASK
    put_up: str = BEST_WISH
    follow: str = _KEPT


async def _open_form(request: RequestContext, table: TableId, rest: str, words: str) -> FormSpec:
    seat = wishes_panel.require_princes_seat(await table_context.enter_table(request, table))
    sheet = OrderSheet(seat)
    if seat.view.phase == "characters" or sheet.why_refused(PassRest()):
        raise ReplyInstead(wishes_panel.build_orders_panel(seat, ()))
    draft = (
        _draft_from_last_submission(sheet, rest, words)
        or _stored_draft(sheet)
        or _draft_from_estimates(sheet)
    )
    speech = seat.speech
    return FormSpec(
        components.form_id(ORDERS_ROUTE, table, f"@{_form_stamp(sheet)}"),
        speech.label_text("wishes-form", round=sheet.view.round),
        speech.label_text("wishes-form-list"),
        _LONGEST,
        draft.text,
        speech.plain_text(say("wishes-form-list-about")),
        tuple(_choices(sheet, draft)),
    )


def _form_stamp(sheet: OrderSheet) -> str:
    """Make a mark by which the round and the stored wishes of a form are recognized."""
    return components.hash_texts([str(sheet.view.round), *sheet.stored_texts])


def _choices(sheet: OrderSheet, draft: WishesDraft) -> Iterator[FormChoice]:
    seat, lots = sheet.seat, sheet.view.open_lots
    opening = Florins(sheet.prices[0])
    yield FormChoice(
        _TICKED,
        seat.speech.label_text("wishes-form-ticked", florins=opening),
        tuple(
            game_ui.menu_option(
                seat,
                lot,
                say("panel-orders-lot-option", lot=Named("lot", lot)),
                chosen=lot in draft.ticked,
            )
            for lot in lots
        ),
        several=True,
    )
    texts = {end: say(f"press-orders-rest-{end}") for end in (PASS, ASK)}
    yield _single_choice(sheet, _REST, say("wishes-form-rest"), texts, draft.rest)
    texts = {BEST_WISH: say("panel-orders-put-up-best")}
    texts |= {lot: say("panel-orders-put-up-lot", lot=Named("lot", lot)) for lot in lots}
    yield _single_choice(sheet, _PUT_UP, say("panel-orders-put-up"), texts, draft.put_up)
    texts = {one: say(f"wishes-form-follow-{one}") for one in (_KEPT, _USUAL)}
    yield _single_choice(sheet, _FOLLOW, say("wishes-form-follow"), texts, draft.follow)


def _single_choice(
    sheet: OrderSheet, name: str, asks: Text, texts: Mapping[str, Text], chosen: str
) -> FormChoice:
    options: list[MenuChoice] = game_ui.menu_options(sheet.seat, texts, chosen)
    return FormChoice(name, sheet.seat.speech.button_text(asks), tuple(options))


# What stands on it at first


def _stored_draft(sheet: OrderSheet) -> WishesDraft | None:
    """Write down the stored wishes for lots; None without any."""
    orders = [one for one in sheet.orders.values() if isinstance(one, Wish | Limit)]
    ends = [one.then for one in sheet.orders.values() if isinstance(one, Otherwise)]
    passes = sheet.find_order(PassRest) is not None
    if not (orders or passes):
        return None
    ticked: list[str] = []
    while orders and orders[-1] == Wish(orders[-1].lot, sheet.prices[0]):
        if _write_typed_use(sheet, orders[-1].lot):
            break
        ticked.append(orders.pop().lot)
    put_up = sheet.find_order(PutUp)
    return WishesDraft(
        "\n".join(_write_typed_wish(sheet, one) for one in orders),
        tuple(ticked[::-1]),
        PASS if passes or PASS in ends else ASK,
        put_up.lot[0] if put_up else BEST_WISH,
    )


def _draft_from_estimates(sheet: OrderSheet) -> WishesDraft:
    """Write down what the lots may be worth: listed above the opening bid, ticked at it."""
    prices = estimate_price_limits(sheet.view)
    listed = [Wish(lot, most) for lot, most in prices.items() if most > sheet.prices[0]]
    ticked = tuple(lot for lot in prices if lot not in {one.lot for one in listed})
    text = "\n".join(_write_typed_wish(sheet, one) for one in listed)
    return WishesDraft(text, ticked, follow=_USUAL)


def _write_typed_wish(sheet: OrderSheet, order: Wish | Limit) -> str:
    speech = sheet.seat.speech
    words = [speech.name_thing("lot", order.lot), str(order.florins)]
    if isinstance(order, Limit):
        words.append(
            wishes_editing.ASK_SIGN
            if order.afterwards == ASK
            else wishes_editing.word_to_type(speech, "bid")
        )
    return " ".join(filter(None, [*words, _write_typed_use(sheet, order.lot)]))


def _write_typed_use(sheet: OrderSheet, lot: str) -> str:
    """Write what follows the purchase, as it may be typed behind the price."""
    speech, words, landscapes = sheet.seat.speech, list[str](), sheet.view.box.landscapes_of(lot)
    for landscape in landscapes:
        if laid := sheet.find_order(Lay, landscape):
            words += [speech.name_thing("landscape", landscape)] if len(landscapes) > 1 else []
            words += [
                wishes_editing.shorten_place(sheet.view, landscape, one) for one in laid.places
            ]
    if lot == "recruiting" and (order := sheet.find_order(Enlist)):
        names = [speech.name_thing("profession", one) for one in order.profession]
        end = [wishes_editing.word_to_type(speech, "save")] if order.then == HOLD else []
        words.append("/".join([*names, *end]))
    if lot == "prestige" and (kept := sheet.find_order(ChooseCard, lot)):
        names = [speech.name_thing("prestige", one) for one in kept.card]
        end = [wishes_editing.word_to_type(speech, "dearest")] if kept.then == DEAREST else []
        words.append("/".join([*names, *end]))
    return " ".join(words)


# What was submitted


async def _submit_form(
    request: RequestContext, table: TableId, shown: str, fields: Submitted
) -> PrivateReply:
    """Replace the wishes that stood on the form; keep all others. Refused text is given back."""
    seat = wishes_panel.require_princes_seat(await table_context.enter_table(request, table))
    sheet, draft = OrderSheet(seat), _read_draft(fields)
    if components.split_stamp(shown)[1] != _form_stamp(sheet):
        return _ask_again(seat, draft, seat.speech("panel-orders-stale"))
    given = _derive_orders(sheet, draft)
    if isinstance(given, Refusal):
        return _ask_again(seat, draft, given)
    change = [*_texts_on_form(sheet, draft)], given
    outcome = await request.run_seat_command(
        table, partial(wishes_panel.change_stored_orders, change=change)
    )
    match outcome:
        case Rejected(refusal):
            return _ask_again(seat, draft, refusal)
        case StorageError():
            return _ask_again(seat, draft, seat.speech("door-not-kept"))
    after = wishes_panel.require_princes_seat(table_context.context_after(request, outcome))
    return wishes_panel.build_orders_panel(after, (), after.speech("panel-orders-noted"))


def _read_draft(fields: Submitted) -> WishesDraft:
    ticked = tuple(filter(None, fields.get(_TICKED, "").split("+")))
    chosen = (fields.get(_REST), fields.get(_PUT_UP), fields.get(_FOLLOW))
    rest, put_up, follow = (one or "" for one in chosen)
    return WishesDraft(
        fields.get(TEXT, ""), ticked, rest or ASK, put_up or BEST_WISH, follow or _KEPT
    )


def _texts_on_form(sheet: OrderSheet, draft: WishesDraft) -> Iterator[str]:
    """Yield the stored texts that the form showed; all others are kept."""
    for text, order in sheet.orders.items():
        match order:
            case Wish() | Limit() | Otherwise() | PassRest():
                yield text
            case PutUp(lots) if lots[0] != draft.put_up:
                yield text
            case Lay() | Enlist() | ChooseCard():
                for_lot = partial(princes_order_kinds.is_order_for_lot, sheet.view.box, order)
                if any(map(for_lot, sheet.lots)):
                    yield text


def _derive_orders(sheet: OrderSheet, draft: WishesDraft) -> list[str] | Refusal:
    """Spell the orders of a form: the list, what is ticked, what follows, then the rest."""
    found = wishes_editing.parse_wishes(sheet.seat, draft.text) if draft.text.strip() else []
    if isinstance(found, Refusal):
        return found
    ends = [one for one in found if one.startswith("otherwise ")]
    found = [one for one in found if one not in ends]
    named = [one.split()[1] for one in found if one.startswith(("wish ", "limit "))]
    added = [lot for lot in draft.ticked if lot not in named]
    found += [wishes_editing.ORDERS.spell(Wish(lot, sheet.prices[0])) for lot in added]
    if draft.follow == _USUAL:
        found += _usual_orders(sheet, [*named, *added], found)
    if draft.put_up != BEST_WISH and not _is_put_up_first(sheet, draft.put_up):
        found.append(wishes_editing.ORDERS.spell(PutUp((draft.put_up,))))
    if (ends[-1].split()[1] if ends else draft.rest) == ASK:
        return found
    if any(one.startswith("wish ") for one in found):
        return [*found, wishes_editing.ORDERS.spell(Otherwise(PASS))]
    return [wishes_editing.ORDERS.spell(PassRest()), *found]


def _is_put_up_first(sheet: OrderSheet, lot: str) -> bool:
    """Whether this lot is the first of those put up already: the others are kept then."""
    order = sheet.find_order(PutUp)
    return order is not None and order.lot[:1] == (lot,)


def _usual_orders(sheet: OrderSheet, lots: list[str], found: list[str]) -> Iterator[str]:
    """Yield what follows a purchase where nothing was written: the best now, or to save it."""
    view, written = sheet.view, {" ".join(one.split()[:2]) for one in found}
    for lot in lots:
        for landscape in view.box.landscapes_of(lot):
            free = rank_by_tidiness(view, princes_order_kinds.places_for_landscape(view, landscape))
            places = tuple(f"{one.square}-{one.turn}" for one in free[:_PLACES])
            if places and f"lay {landscape}" not in written:
                yield wishes_editing.ORDERS.spell(Lay(landscape, places))
        if lot == "recruiting" and not any(one.startswith("enlist ") for one in written):
            best = wishes_panel.recruits_best_first(sheet)[:_PLACES]
            yield wishes_editing.ORDERS.spell(Enlist(tuple(best), HOLD))
        if lot == "prestige" and "choose prestige" not in written:
            yield wishes_editing.ORDERS.spell(ChooseCard(lot, (), DEAREST))


# What was not understood


def _ask_again(seat: PrincesSeat, draft: WishesDraft, why: str | Refusal) -> PrivateReply:
    """Say why not, with the text that was typed and a button that opens the form with it."""
    speech, table, rules = seat.speech, seat.state.card.id, list[ButtonSpec]()
    if isinstance(why, Refusal):
        rules += rulebook.rule_buttons(speech, why.rule, table, (help.RULE_BOOK, seat.state.game))
        why = speech.speak_text(describe_table_refusal(seat.state, why))
    text = draft.text.replace("`", "'").strip()
    words = f"{why}\n```\n{text}\n```" if text else why
    lots = seat.view.box.lots(seat.view.size)
    ticked = "".join(str(lots.index(lot)) for lot in draft.ticked if lot in lots)
    rest = f"{_AGAIN} {ticked or '-'} {draft.rest} {draft.put_up} {draft.follow}"
    id_ = components.form_id(ORDERS_ROUTE, table, rest)
    correct = ButtonSpec(id_, speech.label_text("press-wishes-correct"), likely=True)
    back = components.route_button(speech, ORDERS_ROUTE, table, label="press-orders-back")
    return PrivateReply(words, (correct, back, *rules))


def _draft_from_last_submission(sheet: OrderSheet, rest: str, words: str) -> WishesDraft | None:
    """Read what was submitted before, from the button and from the message it stands on."""
    match rest.split():
        case [again, ticked, end, put_up, follow] if again == _AGAIN:
            typed, lots = _TYPED_BEFORE.search(words), sheet.view.box.lots(sheet.view.size)
            names = [lot for at, lot in enumerate(lots) if str(at) in ticked]
            return WishesDraft(typed[1] if typed else "", tuple(names), end, put_up, follow)
    return None


WISHES_FORM = FormRoute(_open_form, _submit_form)
