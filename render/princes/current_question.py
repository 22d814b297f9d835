"""Draw the current question: the lot and its price, or whose turn it is and what is asked."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from PIL import Image

from bot.games.princes import character_favours
from bot.games.princes.state_parts import Roll
from bot.games.princes.view import AutomaView, View
from render import heraldry, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.fonts import Face
from render.palette import FADED, HONEY, INK, RULE, SLOT, quantize_picture
from render.princes.solo_panels import die_sprite
from render.princes.theme import icon

_CROWD = 4  # so many lozenges are set more tightly


@dataclass(frozen=True, slots=True)
class QuestionData:
    """What the panel shows: `row` names seats; `out` are those with nothing left to do."""

    symbol: str
    caption: str
    figure: int | None = None
    money: bool = False
    lozenges: tuple[bool, ...] = ()  # actions: still to do, or done
    leader: int | None = None
    told: str = ""  # what the row below is about
    row: tuple[int, ...] = ()
    out: frozenset[int] = frozenset()
    next: frozenset[int] = frozenset()
    fresh: bool = False
    roll: Roll | None = None  # of the solo game: the die, and the last bid that it makes
    add: int = 0


def make_question_data(view: View, language: str, *, fresh: bool) -> QuestionData:
    asked = view.asked
    match asked.kind:
        case "choosing":
            return _choosing_data(view, language)
        case "nominating" | "bidding" if view.automa:
            return _solo_auction_data(view, view.automa, language, fresh=fresh)
        case "nominating":
            return _opening_bid_data(view, language)
        case "wishing":
            return _wishing_data(view, language)
        case "bidding":
            return _bidding_data(view, language, fresh=fresh)
        case "placing" | "recruiting":
            return _bought_data(view, language, asked.lot or "recruiting")
        case "courting":
            return _courting_data(view, language)
        case "consulting" | "changing":
            return _character_use_data(view, language)
        case "bargaining":
            return _bargaining_data(view, language, fresh=fresh)
        case "picking" if _is_professor_asking(view):
            return _professor_cards_data(view, language)
        case "over":
            return _over_data(view, language)
    if asked.deck == "prestige":
        return _bought_data(view, language, "prestige")
    return _acting_data(view, language)


def _make_data(
    view: View, language: str, symbol: str, caption: str, told: str, **shown: Any
) -> QuestionData:
    """Make the data of a question with a line told below; those who are asked are set off."""
    line = words.label(language, f"stage-{told}")
    return QuestionData(symbol, caption, told=line, next=frozenset(view.asked.seats), **shown)


def _choosing_data(view: View, language: str) -> QuestionData:
    seats = tuple(estate.seat for estate in view.estates)
    caption, out = (
        words.label(language, "stage-choosing"),
        frozenset({*seats} - {*view.asked.seats}),
    )
    data = _make_data(view, language, "profession", caption, "choosers", row=seats, out=out)
    return replace(data, figure=view.box.numbers.kept)


def _bidding_data(view: View, language: str, *, fresh: bool) -> QuestionData:
    *others, leader = view.asked.bidders
    name = words.thing_name(language, "lot", view.asked.lot)
    data = _make_data(view, language, view.asked.lot, name, "bidders", row=tuple(others))
    return replace(data, figure=view.asked.price, money=True, leader=leader, fresh=fresh)


def _solo_auction_data(
    view: View, automa: AutomaView, language: str, *, fresh: bool
) -> QuestionData:
    """Show the price of the chosen lot, or how many auctions are to come (solo game)."""
    roll = automa.rolls[-1] if automa.rolls else None
    told = words.label(language, "stage-roll") if roll else ""
    if view.asked.kind == "bidding":
        assert roll is not None
        name = words.thing_name(language, "lot", roll.lot)
        scene = QuestionData(roll.lot, name, figure=view.asked.bid, money=True, fresh=fresh)
    elif automa.is_last:
        caption = words.label(language, "stage-last")
        scene = QuestionData("gavel", caption, figure=view.box.opening_bid(view.size), money=True)
    else:
        most = automa.auctions_most
        caption = words.label(language, "stage-auction", number=automa.auctions + 1, most=most)
        scene = QuestionData(
            "gavel", caption, lozenges=tuple(at >= automa.auctions for at in range(most))
        )
    return replace(scene, told=told, roll=roll, add=automa.dice[-1].add if roll else 0)


def _opening_bid_data(view: View, language: str) -> QuestionData:
    opening = view.box.opening_bid(view.size)
    caption = words.label(language, "stage-opening")
    return _buyers_data(view, language, "gavel", caption, figure=opening)


def _wishing_data(view: View, language: str) -> QuestionData:
    """Show the auctions that open, and who still has to give wishes for them."""
    opens = _courting_data if view.phase == "characters" else _opening_bid_data
    told, answered = (
        words.label(language, "stage-wishing"),
        {*view.turn_order} - {*view.asked.seats},
    )
    return replace(opens(view, language), told=told, out=frozenset(answered))


def _bought_data(view: View, language: str, lot: str) -> QuestionData:
    name = words.thing_name(language, "lot", lot)
    return _buyers_data(view, language, lot, name, figure=_price_paid(view, lot))


def _buyers_data(
    view: View, language: str, symbol: str, caption: str, *, figure: int | None
) -> QuestionData:
    """Show who may still buy something, between two auctions."""
    out = frozenset(view.turn_order) - frozenset(view.buyers)
    data = _make_data(view, language, symbol, caption, "buyers", row=view.turn_order, out=out)
    return replace(data, figure=figure, money=figure is not None)


def _acting_data(view: View, language: str) -> QuestionData:
    seats, asked = view.turn_order, view.asked
    symbol = asked.deck if asked.kind == "picking" else "palazzo"
    caption, out = words.label(language, "stage-actions"), seats[: seats.index(asked.seats[0])]
    data = _make_data(view, language, symbol, caption, "turns", row=seats, out=frozenset(out))
    actions = character_favours.actions_with_character(
        view.box, view.estates[asked.seats[0]].character
    )
    return replace(data, lozenges=tuple(number < asked.actions for number in range(actions)))


# The expansions


def _courting_data(view: View, language: str) -> QuestionData:
    """Show how many characters are without a bid, and whose pawns are not placed."""
    free = [card for card in view.characters if not card.pawn and not card.serving]
    out = frozenset(estate.seat for estate in view.estates if estate.pawn_lies)
    caption = words.label(language, "stage-free")
    data = _make_data(view, language, "pawn", caption, "courting", row=view.turn_order, out=out)
    return replace(data, figure=len(free))


def _character_use_data(view: View, language: str) -> QuestionData:
    """Show which character may be used: for an object just won, or for money at the end."""
    asked = view.asked
    rate = view.box.favours.banker_florins_per_point if asked.kind == "changing" else 0
    name, told = words.thing_name(language, "character", asked.character), "consulting"
    data = _make_data(view, language, asked.character, name, "rate" if rate else told)
    if asked.lot:
        lot = words.thing_name(language, "lot", asked.lot)
        data = replace(data, told=words.label(language, "stage-object", lot=lot))
    return replace(data, figure=asked.price or rate or None, money=True, row=asked.seats)


def _is_professor_asking(view: View) -> bool:
    """Return whether the cards were drawn by the Professor, and not for a lot."""
    asked = view.asked
    if view.estates[asked.seats[0]].character != "professor" or view.phase == "action":
        return False
    bought = (stack.sale.seat for stack in view.stacks if stack.lot == "prestige" and stack.sale)
    return asked.deck != "prestige" or asked.seats[0] not in bought


def _professor_cards_data(view: View, language: str) -> QuestionData:
    asked = view.asked
    return QuestionData(
        "professor",
        words.thing_name(language, "character", "professor"),
        figure=asked.cards,
        told=words.thing_name(language, "deck", asked.deck),
        row=asked.seats,
        next=frozenset(asked.seats),
    )


def _bargaining_data(view: View, language: str, *, fresh: bool) -> QuestionData:
    """Show the price offered, and who agrees to it."""
    bargain = view.asked.bargain
    assert bargain is not None
    name, row = bargain.offer.building, (bargain.builder, bargain.partner)
    caption = words.thing_name(language, "building", name)
    data = _make_data(view, language, "together", caption, "bargain", row=row)
    return replace(data, figure=bargain.price, money=True, fresh=fresh)


def _over_data(view: View, language: str) -> QuestionData:
    assert view.scores is not None
    return QuestionData(
        "crown",
        words.label(language, "stage-won"),
        figure=max(view.scores.totals),
        told=words.label(language, "stage-winners", count=len(view.winners)),
        row=view.winners,
        next=frozenset(view.winners),
    )


def _price_paid(view: View, lot: str) -> int | None:
    return next((s.sale.price for s in view.stacks if s.lot == lot and s.sale), None)


@lru_cache(8)
def draw_question_panel(scene: QuestionData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    niche = Box(12, 10, 104, 104)
    canvas.draw_slot(niche, HONEY if scene.fresh else SLOT, 12, fresh=scene.fresh)
    canvas.paste_centred(icon(scene.symbol, 84), niche.middle, niche.middle_y)
    if scene.leader is not None:
        canvas.paste_centred(
            heraldry.shield_sprite(scene.leader, 54, gilt=True), niche.right - 16, niche.bottom - 20
        )
    left = niche.right + 16
    room = whole.right - left - 12
    canvas.write(left, 38, scene.caption, Face.NAME, 30, INK, room=room, least=18)
    _draw_amount_and_actions(canvas, left, whole.right - 12, scene)
    canvas.fill(Box(12, 121, whole.width - 24, 2), RULE)
    _draw_seat_row(canvas, whole, scene)
    return quantize_picture(canvas.image)


def _draw_amount_and_actions(canvas: Canvas, left: int, right: int, scene: QuestionData) -> None:
    size, step = (54, 68) if len(scene.lozenges) < _CROWD else (36, 39)
    for number, open_ in enumerate(scene.lozenges):
        drawing = icon("action" if open_ else "action-done", size)
        canvas.paste(drawing, left + number * step, 83 - size // 2)
    if scene.figure is None:
        return
    if scene.money:
        canvas.paste_centred(icon("coin", 40), left + 20, 84)
        left += 48
    canvas.write(left, 108, str(scene.figure), Face.STRONG, 72, INK, room=right - left, least=40)


def _draw_seat_row(canvas: Canvas, whole: Box, scene: QuestionData) -> None:
    canvas.write(12, 143, scene.told, Face.TEXT, 22, FADED, room=whole.width - 28, least=15)
    if scene.roll:
        _draw_roll(canvas, whole, scene.roll, scene.add)
        return
    step, middle = 46, 171
    for number, seat in enumerate(scene.row):
        asked = seat in scene.next
        drawing = heraldry.shield_sprite(seat, 40, dim=seat in scene.out, gilt=asked)
        canvas.paste_centred(drawing, 32 + step * number, middle)


def _draw_roll(canvas: Canvas, whole: Box, roll: Roll, add: int) -> None:
    """Draw the die, what is added to it, and the sum."""
    canvas.paste_centred(icon(roll.lot, 40), 32, 171)
    canvas.paste_centred(die_sprite(roll.die, 42), 82, 171)
    text = f"+ {add} = {roll.bid}" if add else f"= {roll.bid}"
    canvas.write(114, 182, text, Face.STRONG, 32, INK, room=whole.width - 126, least=20)
