"""Questions of the auctions: which lot to name or buy, which character to bid for.

court              which character, each with the next space above
court merchant     how much for that one
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Florins, Named, Text, Who, say
from bot.games.princes.moves import Bid, Court, Move, Nominate, Pass
from bot.games.princes.state_parts import PRINCESS
from bot.games.princes.view import Character, InHand, View
from bot.games.princes.works import sum_princess_work
from cogs.games.princes import move_gains, turn
from cogs.games.princes.game_texts import PrincesSeat, describe_solo_auction_move
from cogs.interaction import components, game_ui
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.replies import PrivateReply

# Lots


_IN_A_ROW = 3  # lots whose buttons share a row


def nominating_lines(seat: PrincesSeat) -> game_ui.QuestionLines:
    view = seat.view
    words = [
        turn.turn_heading(seat, view),
        *(f"-# {one}" for one in _describe_opening_bid(seat, view)),
    ]
    buttons = [
        _lot_button(seat, view, lot, Nominate(lot), at // _IN_A_ROW)
        for at, lot in enumerate(_sort_lots(view))
    ]
    return game_ui.build_question_lines(words, buttons, "nominate")


def describe_lots(seat: PrincesSeat) -> Iterator[str]:
    """Say what each lot would do, or why it can't be had."""
    for lot in _sort_lots(seat.view):
        yield _describe_lot(seat, seat.view, lot, Nominate(lot))


def _sort_lots(view: View) -> Sequence[str]:
    """Return what lifts the works most first; alone, in the order in which the Automa wants it."""
    if view.automa:
        return view.automa.lots
    return sorted(view.open_lots, key=lambda lot: -move_gains.lot_gain(view, lot))


def _describe_opening_bid(seat: PrincesSeat, view: View) -> Iterator[str]:
    if view.automa is None:
        opening = Florins(view.box.opening_bid(view.size))
        is_alone = view.buyers == (seat.seat,)
        key = "panel-auction-alone" if is_alone else "panel-auction-opening"
        yield seat.speech(key, price=opening)
    elif not view.automa.is_last:
        yield seat.speech("solo-wants-first")


def bidding_lines(seat: PrincesSeat) -> game_ui.QuestionLines:
    view, asked = seat.view, seat.view.asked
    words, bid = [turn.turn_heading(seat, view)], Bid(asked.bid)
    if view.automa is None:
        leader, price = Who(asked.bidders[-1]), Florins(asked.price)
        words.append(f"-# {seat.speech('panel-auction-leads', who=leader, price=price)}")
    words.append(_describe_lot(seat, view, asked.lot, bid))
    answers: list[Move] = [bid, Pass()] if seat.why_not_legal(bid) is None else [Pass()]
    buttons = [_bid_or_pass_button(seat, view, move) for move in answers]
    return game_ui.build_question_lines(words, buttons, "bid", "pass")


def _bid_or_pass_button(seat: PrincesSeat, view: View, move: Move) -> ButtonSpec:
    spelt, likely = seat.spell_move(move), isinstance(move, Bid)
    text = describe_solo_auction_move(view, spelt)
    if text is None:
        return seat.move_button(spelt, likely=likely, row=0)
    return game_ui.move_button(seat, spelt, text, row=0)


def _describe_lot(seat: PrincesSeat, view: View, lot: str, move: Move) -> str:
    why_not = seat.why_not_legal(move)
    does = why_not.text if why_not else move_gains.describe_lot_use(view, lot)
    return seat.speech("panel-orders-for", lot=Named("lot", lot), does=does)


def _lot_button(seat: PrincesSeat, view: View, lot: str, move: Move, row: int) -> ButtonSpec:
    """Return the button of a lot; it is disabled if the lot can't be had."""
    spelt, gain = seat.spell_move(move), move_gains.lot_gain(view, lot)
    text = describe_solo_auction_move(view, spelt) or say(
        "panel-option", thing=Named("lot", lot), worth=gain
    )
    button = game_ui.move_button(seat, spelt, text, row=row)
    return replace(button, disabled=seat.why_not_legal(move) is not None)


# Characters

NEXT_SPACES = 3  # spaces of one character that have a button each
_BUTTONS_ROW, _, _MENU_ROW, _DECISION_ROW = range(4)


def build_courting_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    """Build the panel of all characters, or of one with its prices."""
    courts = [move for move in seat.legal_moves() if isinstance(move, Court)]
    bids = {move.character: list(seat.amounts(move)) for move in courts}
    _, name, *_ = [*words.split(), ""]
    if name in bids:
        card = next(card for card in seat.view.characters if card.name == name)
        lines = _describe_character(seat, seat.view, card)
        return game_ui.build_panel(lines, _character_price_controls(seat, name, bids[name]))
    return game_ui.build_panel([turn.turn_heading(seat, seat.view)], _courting_controls(seat, bids))


def describe_characters(seat: PrincesSeat) -> Iterator[str]:
    for card in seat.view.characters:
        yield from _describe_character(seat, seat.view, card)


def _describe_character(seat: PrincesSeat, view: View, card: Character) -> Iterator[str]:
    """Say what a character does, whom it serves or will, and what it does to the viewer's works."""
    speech, name = seat.speech, Named("character", card.name)
    about = speech.name_thing("character", card.name, "about")
    yield f"**{speech.name_thing('character', card.name)}** – {about}"
    if card.serving:
        yield speech("panel-court-hired", character=name, who=Who(card.serving.seat))
        return
    if card.pawn:
        florins, who = Florins(card.pawn.florins), Who(card.pawn.seat)
        yield speech("panel-court-bid", character=name, who=who, florins=florins)
    if card.florins:
        yield speech("panel-court-banker", florins=Florins(card.florins))
    if card.name == "muse":
        yield move_gains.format_lifted_works(seat, _values_with_muse(view))
    if card.name == PRINCESS:
        yield turn.describe_princess_line(speech, view, sum_princess_work(view.box, view.mine))


def _values_with_muse(view: View) -> list[tuple[InHand, int]]:
    """Return every work in hand with what it would be worth with the Muse in this round."""
    hand = move_gains.private_view(view).hand
    return [(held, held.sum.value - held.sum.muse + view.round) for held in hand]


def _courting_controls(seat: PrincesSeat, bids: dict[str, list[int]]) -> Iterator[ComponentSpec]:
    for at, (name, (lowest, *_)) in enumerate(bids.items()):
        text = _character_price_text(name, lowest)
        yield game_ui.move_button(seat, Court(name, lowest), text, row=at // _IN_A_ROW)
    if bids:
        yield _characters_menu(seat, bids)
    yield seat.move_button(seat.spell_move(Pass()), row=_DECISION_ROW)


def _character_price_controls(
    seat: PrincesSeat, name: str, spaces: list[int]
) -> Iterator[ComponentSpec]:
    label = say("panel-court-space", character=Named("character", name))
    options = [
        components.MenuChoice(str(one), seat.speech("panel-court-at", florins=Florins(one)))
        for one in spaces
    ]
    yield game_ui.choice_menu(seat, f"court {name}", 1, label, options, row=_MENU_ROW)
    for florins in spaces[:NEXT_SPACES]:
        text = _character_price_text(name, florins)
        yield game_ui.move_button(seat, Court(name, florins), text, row=_BUTTONS_ROW)
    yield game_ui.back_to_turn_button(seat, _DECISION_ROW, "press-back")


def _character_price_text(name: str, florins: int) -> Text:
    return say("panel-court-option", character=Named("character", name), price=florins)


def _characters_menu(seat: PrincesSeat, bids: dict[str, list[int]]) -> ComponentSpec:
    options = [
        game_ui.menu_option(
            seat,
            name,
            Text(f"character-{name}"),
            seat.speech.name_thing("character", name, "about"),
        )
        for name in bids
    ]
    return game_ui.choice_menu(seat, "court", 0, say("panel-court-which"), options, row=_MENU_ROW)
