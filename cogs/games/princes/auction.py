"""Questions of the auctions: which lot to name or buy, which character to bid for.

court              which character, each with the next space above
court merchant     how much for that one
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.moves import Bid, Court, Move, Nominate, Pass
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import Character, InHand, View
from bot.games.princes.works import princess_sum
from cogs.games.princes import automa, turn, wishes
from cogs.games.princes.benefit import describe_lifted, own_part
from cogs.games.princes.turn import turn_heading
from cogs.games.princes.words import describe_question
from cogs.interaction import components, panels
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock, TextBlock
from cogs.interaction.replies import PrivateReply

# Lots


def nominating_lines(seat: SeatContext[View]) -> QuestionLines:
    view = seat.view
    words = [turn_heading(seat, view), *(f"-# {one}" for one in _describe_opening(seat, view))]
    blocks = [_lot_block(seat, view, lot, Nominate(lot)) for lot in _sort_lots(view)]
    blocks.sort(key=lambda block: not isinstance(block, LineBlock))
    return panels.build_lines(words, blocks, "nominate")


def _sort_lots(view: View) -> Sequence[str]:
    """Return what lifts the works most first; alone, in the order in which the Automa wants it."""
    if view.automa:
        return view.automa.lots
    return sorted(view.open_lots, key=lambda lot: -wishes.lot_gain(view, lot))


def _describe_opening(seat: SeatContext[View], view: View) -> Iterator[str]:
    if view.automa is None:
        opening = Florins(view.box.opening_bid(view.size))
        is_alone = view.buyers == (seat.seat,)
        key = "panel-auction-alone" if is_alone else "panel-auction-opening"
        yield seat.speech(key, price=opening)
    elif not view.automa.is_last:
        yield seat.speech("solo-wants-first")


def bidding_lines(seat: SeatContext[View]) -> QuestionLines:
    view, asked = seat.view, seat.view.asked
    words = [turn_heading(seat, view)]
    if view.automa is None:
        leader, price = Who(asked.bidders[-1]), Florins(asked.price)
        words.append(f"-# {seat.speech('panel-auction-leads', who=leader, price=price)}")
    return panels.build_lines(words, [_lot_block(seat, view, asked.lot, Bid(asked.bid))], "bid")


def _lot_block(seat: SeatContext[View], view: View, lot: str, move: Move) -> Block:
    """Say what the lot would do beside its button, or why it can't be had."""
    name, why_not = Named("lot", lot), seat.refuse_move(move)
    does = why_not.text if why_not else wishes.describe_lot_use(view, lot)
    line = seat.speech("panel-orders-for", lot=name, does=does)
    return TextBlock(line) if why_not else LineBlock(line, _lot_button(seat, view, name, move))


def _lot_button(seat: SeatContext[View], view: View, lot: Named, move: Move) -> ButtonSpec:
    """Return the button of a lot; its label names the lot, for screen readers."""
    spelt = seat.spell_move(move)
    text = automa.describe_auction_move(view, spelt)
    if text is not None:
        return panels.move_button(seat, spelt, text)
    if isinstance(move, Bid):
        label = say("panel-auction-bid", lot=lot, price=Florins(move.florins))
        return panels.move_button(seat, spelt, label, likely=True)
    return seat.move_button(spelt)


# Characters

NEXT_SPACES = 3  # spaces of one character that have a button each
_CHARACTERS_ROW, _SPACES_ROW, _BUTTONS_ROW, _DECISION_ROW = range(4)


def build_court_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    view = seat.view
    courts = [move for move in seat.legal_moves() if isinstance(move, Court)]
    bids = {move.character: list(seat.amounts(move)) for move in courts}
    _, name, *_ = [*words.split(), ""]
    chosen = name if name in bids else ""
    lines, blocks = [f"### {seat.speech.speak_text(describe_question(view), 'you')}"], []
    for card in view.characters:
        about = list(_describe_character(seat, view, card))
        if card.name in bids and not chosen:
            move = Court(card.name, bids[card.name][0])
            blocks.append(panels.move_line(seat, "\n".join(about), move))
        elif card.name == chosen or not chosen:
            lines += about
    reply = panels.build_panel(lines, _court_controls(seat, bids, chosen))
    return replace(reply, blocks=tuple(blocks))


def _describe_character(seat: SeatContext[View], view: View, card: Character) -> Iterator[str]:
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
        yield describe_lifted(seat, _values_with_muse(view))
    if card.name == PRINCESS:
        yield turn.describe_princess_line(speech, view, princess_sum(view.box, view.mine))


def _values_with_muse(view: View) -> list[tuple[InHand, int]]:
    """Return every work in hand with what it would be worth with the Muse in this round."""
    hand = own_part(view).hand
    return [(held, held.sum.value - held.sum.muse + view.round) for held in hand]


def _court_controls(
    seat: SeatContext[View], bids: dict[str, list[int]], chosen: str
) -> Iterator[ComponentSpec]:
    if bids:
        yield _characters_menu(seat, bids, chosen)
    if chosen:
        spaces, label = bids[chosen], say("panel-court-space", character=Named("character", chosen))
        options = [
            components.MenuChoice(str(one), seat.speech("panel-court-at", florins=Florins(one)))
            for one in spaces
        ]
        yield panels.choice_menu(seat, f"court {chosen}", 1, label, options, row=_SPACES_ROW)
        for florins in spaces[:NEXT_SPACES]:
            yield seat.move_button(seat.spell_move(Court(chosen, florins)), row=_BUTTONS_ROW)
    yield seat.move_button(seat.spell_move(Pass()), row=_DECISION_ROW)
    if chosen:
        yield panels.away_button(seat, _DECISION_ROW, "press-back")
    orders = components.route_id(wishes.ORDERS_ROUTE, seat.state.card.id)
    yield ButtonSpec(orders, seat.speech.label_text("press-orders"), row=_DECISION_ROW)


def _characters_menu(
    seat: SeatContext[View], bids: dict[str, list[int]], chosen: str
) -> ComponentSpec:
    options = []
    for name, (lowest, *_) in bids.items():
        character, florins = Named("character", name), Florins(lowest)
        text = say("panel-court-option", character=character, florins=florins)
        about = seat.speech.name_thing("character", name, "about") if name != chosen else ""
        options.append(panels.menu_option(seat, name, text, about, chosen=name == chosen))
    label = say("panel-court-which")
    return panels.choice_menu(seat, "court", 0, label, options, row=_CHARACTERS_ROW)
