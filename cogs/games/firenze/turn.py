"""One's own turn line by line; the moves that a button of a panel stands for."""

from collections.abc import Callable, Iterator, Mapping

from bot.engine.text import Named, Text
from bot.games.firenze.box import OURS
from bot.games.firenze.row import is_second
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import building, commissions, payment, row
from cogs.games.firenze.commissions import Fulfilment
from cogs.games.firenze.words import (
    NO_BRICK,
    describe_holdings,
    describe_offer,
    describe_offer_in_full,
    describe_question,
)
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock

_MOST_BUTTONS = 8  # commissions with a button each; all of them are found where several are chosen


def question_lines(seat: SeatContext[View]) -> QuestionLines | None:
    match seat.view.asked.kind:
        case "choosing":
            return _make_lines(seat, _row_lines(seat), "take")
        case "building":
            return _make_lines(
                seat, building.brick_menus(building.draft_building(seat, "begin")), "lay", "begin"
            )
        case "fulfilling":
            return _make_lines(seat, _commission_blocks(seat), "fulfil")
    return None


def _make_lines(seat: SeatContext[View], blocks: Iterator[Block], *kinds: str) -> QuestionLines:
    return QuestionLines(_turn_heading(seat), tuple(blocks), frozenset(kinds))


def _turn_heading(seat: SeatContext[View]) -> str:
    """What is asked, and what there is to do it with."""
    view, speech = seat.view, seat.voice
    called = speech.speak_text(describe_question(view), "you" if seat.is_asked else "")
    return f"### {called}\n-# {speech.speak_text(describe_holdings(view, seat.seat))}"


# The row


def _row_lines(seat: SeatContext[View]) -> Iterator[LineBlock]:
    return (_card_line(seat, offer) for offer in row.choosable_offers(seat))


def _card_line(seat: SeatContext[View], offer: Offer) -> LineBlock:
    """What it does, what lies on it, what it costs; what costs nothing is taken at once."""
    speech = seat.voice
    about = speech.name_thing("action-card", offer.card.name, "about")
    ours = [speech("ours-firenze-effect")] if offer.card.effect_from == OURS else []
    told = [speech.speak_text(describe_offer_in_full(offer)), " ".join([about, *ours])]
    if is_second(seat.view.mine.open, offer.card.name):
        told.append(speech("panel-firenze-second-building"))
    if offer.cost:
        id_ = components.choice_id(seat.question_id, f"take {offer.place} {NO_BRICK}")
    else:
        id_ = components.move_id(seat.question_id, f"take {offer.place}")
    return LineBlock("\n".join(told), ButtonSpec(id_, speech.button_text(describe_offer(offer))))


# Commissions


def _commission_blocks(seat: SeatContext[View]) -> Iterator[Block]:
    """What is met, the dearest first; several may be fulfilled at once."""
    feats = sorted(commissions.possible_fulfilments(seat), key=lambda feat: -feat.points_gained)
    for feat in feats[:_MOST_BUTTONS]:
        yield LineBlock(_bold_text(seat, feat.text), _fulfil_button(seat, feat))
    if len(feats) > 1:
        label = seat.voice.label_text("panel-firenze-several")
        yield ButtonSpec(components.choice_id(seat.question_id, "fulfil"), label)


def _bold_text(seat: SeatContext[View], text: Text) -> str:
    return f"**{seat.voice.speak_text(text)}**"


def _fulfil_button(seat: SeatContext[View], feat: Fulfilment) -> ButtonSpec:
    label = seat.voice.label_text(
        "panel-firenze-fulfil-this",
        brick=Named("brick", feat.move.color),
        height=feat.move.height,
        points=feat.points_gained,
    )
    return ButtonSpec(
        components.move_id(seat.question_id, seat.spell_move(feat.move)), label, likely=True
    )


def moves_of_button(seat: SeatContext[View], words: str) -> list[str]:
    """The moves that these words stand for; the words themselves when they stand for none."""
    moves = _MOVES_BY_VERB.get(words.split(maxsplit=1)[0], payment.moves_of_giving)
    return moves(seat, words) or [words]


def _take_moves(seat: SeatContext[View], words: str) -> list[str]:
    chosen = row.draft_card_choice(seat, words)
    return chosen.moves if chosen else []


def _exchange_moves(seat: SeatContext[View], words: str) -> list[str]:
    draft = payment.draft_exchange(seat, words)
    return draft.moves if draft else []


def _building_moves(seat: SeatContext[View], words: str) -> list[str]:
    moves = building.draft_building(seat, words).moves
    return [*moves, "done"] if words.endswith(f" {building.DONE_WORD}") else moves


def _fulfil_moves(seat: SeatContext[View], words: str) -> list[str]:
    moves = commissions.draft_fulfilment(seat, words).moves
    return [*moves, "end"] if words.endswith(f" {commissions.END_WORD}") else moves


_MOVES_BY_VERB: Mapping[str, Callable[[SeatContext[View], str], list[str]]] = {
    "take": _take_moves,
    "exchange": _exchange_moves,
    "begin": _building_moves,
    "fulfil": _fulfil_moves,
}
