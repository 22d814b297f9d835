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


def question_lines(sitting: SeatContext[View]) -> QuestionLines | None:
    match sitting.view.asked.kind:
        case "choosing":
            return _make_lines(sitting, _row_lines(sitting), "take")
        case "building":
            return _make_lines(
                sitting,
                building.brick_menus(building.draft_building(sitting, "begin")),
                "lay",
                "begin",
            )
        case "fulfilling":
            return _make_lines(sitting, _commission_blocks(sitting), "fulfil")
    return None


def _make_lines(sitting: SeatContext[View], blocks: Iterator[Block], *kinds: str) -> QuestionLines:
    return QuestionLines(_turn_heading(sitting), tuple(blocks), frozenset(kinds))


def _turn_heading(sitting: SeatContext[View]) -> str:
    """What is asked, and what there is to do it with."""
    view, voice = sitting.view, sitting.voice
    called = voice.speak_text(describe_question(view), "you" if sitting.is_asked else "")
    return f"### {called}\n-# {voice.speak_text(describe_holdings(view, sitting.seat))}"


# The row


def _row_lines(sitting: SeatContext[View]) -> Iterator[LineBlock]:
    return (_card_line(sitting, offer) for offer in row.choosable_offers(sitting))


def _card_line(sitting: SeatContext[View], offer: Offer) -> LineBlock:
    """What it does, what lies on it, what it costs; what costs nothing is taken at once."""
    voice = sitting.voice
    about = voice.name_thing("action-card", offer.card.name, "about")
    ours = [voice("ours-firenze-effect")] if offer.card.effect_from == OURS else []
    told = [voice.speak_text(describe_offer_in_full(offer)), " ".join([about, *ours])]
    if is_second(sitting.view.mine.open, offer.card.name):
        told.append(voice("panel-firenze-second-building"))
    if offer.cost:
        id_ = components.choice_id(sitting.question_id, f"take {offer.place} {NO_BRICK}")
    else:
        id_ = components.move_id(sitting.question_id, f"take {offer.place}")
    return LineBlock("\n".join(told), ButtonSpec(id_, voice.button_text(describe_offer(offer))))


# Commissions


def _commission_blocks(sitting: SeatContext[View]) -> Iterator[Block]:
    """What is met, the dearest first; several may be fulfilled at once."""
    feats = sorted(commissions.possible_fulfilments(sitting), key=lambda feat: -feat.points_gained)
    for feat in feats[:_MOST_BUTTONS]:
        yield LineBlock(_bold_text(sitting, feat.text), _fulfil_button(sitting, feat))
    if len(feats) > 1:
        label = sitting.voice.label_text("panel-firenze-several")
        yield ButtonSpec(components.choice_id(sitting.question_id, "fulfil"), label)


def _bold_text(sitting: SeatContext[View], text: Text) -> str:
    return f"**{sitting.voice.speak_text(text)}**"


def _fulfil_button(sitting: SeatContext[View], feat: Fulfilment) -> ButtonSpec:
    label = sitting.voice.label_text(
        "panel-firenze-fulfil-this",
        brick=Named("brick", feat.move.color),
        height=feat.move.height,
        points=feat.points_gained,
    )
    return ButtonSpec(
        components.move_id(sitting.question_id, sitting.spell_move(feat.move)), label, likely=True
    )


def moves_of_button(sitting: SeatContext[View], words: str) -> list[str]:
    """The moves that these words stand for; the words themselves when they stand for none."""
    moves = _MOVES_BY_VERB.get(words.split(maxsplit=1)[0], payment.moves_of_giving)
    return moves(sitting, words) or [words]


def _take_moves(sitting: SeatContext[View], words: str) -> list[str]:
    chosen = row.draft_card_choice(sitting, words)
    return chosen.moves if chosen else []


def _exchange_moves(sitting: SeatContext[View], words: str) -> list[str]:
    deal = payment.draft_exchange(sitting, words)
    return deal.moves if deal else []


def _building_moves(sitting: SeatContext[View], words: str) -> list[str]:
    moves = building.draft_building(sitting, words).moves
    return [*moves, "done"] if words.endswith(f" {building.DONE_WORD}") else moves


def _fulfil_moves(sitting: SeatContext[View], words: str) -> list[str]:
    moves = commissions.draft_fulfilment(sitting, words).moves
    return [*moves, "end"] if words.endswith(f" {commissions.END_WORD}") else moves


_MOVES_BY_VERB: Mapping[str, Callable[[SeatContext[View], str], list[str]]] = {
    "take": _take_moves,
    "exchange": _exchange_moves,
    "begin": _building_moves,
    "fulfil": _fulfil_moves,
}
