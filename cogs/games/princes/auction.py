"""Questions of the auctions: which lot to name or buy, which character to bid for.

court              which character, each with the next space above
court merchant     how much for him
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.moves import Bid, Court, Move, Nominate, Pass
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import Character, InHand, View
from bot.games.princes.works import princess_sum
from cogs.games.princes import automa, turn, wishes
from cogs.games.princes.benefit import describe_lifted
from cogs.games.princes.turn import turn_heading
from cogs.games.princes.wishes import describe_lot_use, lot_gain
from cogs.games.princes.words import describe_question
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock, TextBlock
from cogs.interaction.replies import PrivateReply

_NOMINATE, _BID = frozenset({"nominate"}), frozenset({"bid"})


# Naming an object


def nominating_lines(seat: SeatContext[View]) -> QuestionLines:
    view = seat.view
    words = "\n".join(
        [turn_heading(seat, view), *(f"-# {one}" for one in _describe_opening(seat, view))]
    )
    named = [_lot_block(seat, view, lot, Nominate(lot)) for lot in _sort_lots(view)]
    named.sort(key=lambda block: not isinstance(block, LineBlock))
    return QuestionLines(words, tuple(named), _NOMINATE)


def _sort_lots(view: View) -> Sequence[str]:
    """What lifts most first; alone, what Wolfgang wants most."""
    if view.automa:
        return view.automa.lots
    return sorted(view.open_lots, key=lambda lot: -lot_gain(view, lot))


def _describe_opening(seat: SeatContext[View], view: View) -> Iterator[str]:
    if view.automa is None:
        opening = Florins(view.box.opening_bid(view.size))
        is_alone = view.buyers == (seat.seat,)
        key = "panel-auction-alone" if is_alone else "panel-auction-opening"
        yield seat.voice(key, price=opening)
    elif not view.automa.is_last:
        yield seat.voice("solo-wants-first")


# Bidding for it


def bidding_lines(seat: SeatContext[View]) -> QuestionLines:
    view, asked = seat.view, seat.view.asked
    words = [turn_heading(seat, view)]
    if view.automa is None:
        leader, price = Who(asked.bidders[-1]), Florins(asked.price)
        words.append(f"-# {seat.voice('panel-auction-leads', who=leader, price=price)}")
    return QuestionLines(
        "\n".join(words), (_lot_block(seat, view, asked.lot, Bid(asked.bid)),), _BID
    )


# In a line


def _lot_block(seat: SeatContext[View], view: View, lot: str, move: Move) -> Block:
    """What the object would do, beside its button; or why it can't be had."""
    speech, name = seat.voice, Named("lot", lot)
    why_not = seat.refuse_move(move)
    does = why_not.text if why_not else describe_lot_use(view, lot)
    told = speech("panel-orders-for", lot=name, does=does)
    return TextBlock(told) if why_not else LineBlock(told, _lot_button(seat, view, name, move))


def _lot_button(seat: SeatContext[View], view: View, lot: Named, move: Move) -> ButtonSpec:
    """It says the object too, for whoever hears nothing but the button."""
    press = seat.move_button(seat.spell_move(move))
    text = automa.describe_auction_move(view, seat.spell_move(move))
    if text is not None:
        return replace(press, label=seat.voice.button_text(text))
    if isinstance(move, Bid):
        price = Florins(move.florins)
        label = seat.voice.label_text("panel-auction-bid", lot=lot, price=price)
        return replace(press, label=label, likely=True)
    return press


NEXT_SPACES = 3  # spaces of one character that have a button each
_CHARACTERS, _SPACES, _BUTTONS, _DECISION = range(4)


def build_court_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    view = seat.view
    bids = {
        move.character: list(seat.amounts(move))
        for move in seat.legal_moves()
        if isinstance(move, Court)
    }
    _, name, *_ = [*words.split(), ""]
    chosen = name if name in bids else ""
    lines = [f"### {seat.voice.speak_text(describe_question(view), 'you')}"]
    shown = [card for card in view.characters if card.name == chosen or not chosen]
    in_lines = [card for card in shown if card.name in bids and not chosen]
    lines += (
        line
        for card in shown
        if card not in in_lines
        for line in _describe_character(seat, view, card)
    )
    blocks = tuple(_character_line(seat, view, card, bids[card.name][0]) for card in in_lines)
    return PrivateReply("\n".join(lines), tuple(_court_controls(seat, bids, chosen)), blocks=blocks)


def _character_line(
    seat: SeatContext[View], view: View, card: Character, florins: int
) -> LineBlock:
    """A character with the next space above."""
    told = "\n".join(_describe_character(seat, view, card))
    return LineBlock(told, seat.move_button(seat.spell_move(Court(card.name, florins))))


def _describe_character(seat: SeatContext[View], view: View, card: Character) -> Iterator[str]:
    """What a character does, whom it serves or will, and what it does to one's own works now."""
    speech, name = seat.voice, Named("character", card.name)
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
    """Every work in hand with what it would be worth if the Muse served one in this round."""
    assert view.own is not None
    return [(held, held.sum.value - held.sum.muse + view.round) for held in view.own.hand]


def _court_controls(
    seat: SeatContext[View], bids: dict[str, list[int]], chosen: str
) -> Iterator[ComponentSpec]:
    if bids:
        yield _characters_menu(seat, bids, chosen)
    if chosen:
        yield _spaces_menu(seat, chosen, bids[chosen])
        spelt = [seat.spell_move(Court(chosen, florins)) for florins in bids[chosen][:NEXT_SPACES]]
        yield from (seat.move_button(one, row=_BUTTONS) for one in spelt)
    yield seat.move_button(seat.spell_move(Pass()), row=_DECISION)
    if chosen:
        back = seat.turn_button_id
        yield ButtonSpec(back, seat.voice.label_text("press-back"), row=_DECISION)
    knock = components.route_id(wishes.ORDERS_ROUTE, seat.standing.card.id)
    yield ButtonSpec(knock, seat.voice.label_text("press-orders"), row=_DECISION)


def _characters_menu(seat: SeatContext[View], bids: dict[str, list[int]], chosen: str) -> MenuSpec:
    speech = seat.voice
    options = tuple(
        MenuChoice(
            name,
            _character_label(seat, name, spaces[0]),
            speech.name_thing("character", name, "about"),
        )
        if name != chosen
        else MenuChoice(name, _character_label(seat, name, spaces[0]), chosen=True)
        for name, spaces in bids.items()
    )
    id_ = components.choice_menu_id(seat.question_id, "court", 0)
    return MenuSpec(id_, speech.label_text("panel-court-which"), options, row=_CHARACTERS)


def _character_label(seat: SeatContext[View], name: str, florins: int) -> str:
    text = say("panel-court-option", character=Named("character", name), florins=Florins(florins))
    return seat.voice.plain_text(text)


def _spaces_menu(seat: SeatContext[View], name: str, spaces: list[int]) -> MenuSpec:
    options = tuple(
        MenuChoice(str(florins), seat.voice("panel-court-at", florins=Florins(florins)))
        for florins in spaces[: limits.OPTIONS]
    )
    id_ = components.choice_menu_id(seat.question_id, f"court {name}", 1)
    placeholder = seat.voice.label_text("panel-court-space", character=Named("character", name))
    return MenuSpec(id_, placeholder, options, row=_SPACES)
