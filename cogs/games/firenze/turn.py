"""The seat's own turn line by line; the moves that a button of a panel stands for."""

from collections.abc import Iterator

from bot.engine.text import Named, say
from bot.games.firenze.row import is_second
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import building, commissions, payment, row, words
from cogs.interaction import panels
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock

_MOST_BUTTONS = 8  # commissions with a button each; all of them are found where several are chosen


def question_lines(seat: SeatContext[View]) -> QuestionLines | None:
    match seat.view.asked.kind:
        case "choosing":
            cards = (_card_line(seat, offer) for offer in row.choosable_offers(seat))
            return panels.build_lines([_turn_heading(seat)], cards, "take")
        case "building":
            menus = building.brick_menus(building.draft_building(seat, "begin"))
            return panels.build_lines([_turn_heading(seat)], menus, "lay", "begin")
        case "fulfilling":
            blocks = _commission_blocks(seat)
            return panels.build_lines([_turn_heading(seat)], blocks, "fulfil")
    return None


def _turn_heading(seat: SeatContext[View]) -> str:
    """Say what is asked, and what there is to do it with."""
    view, speech = seat.view, seat.speech
    question = speech.speak_text(words.describe_question(view), "you" if seat.is_asked else "")
    return f"### {question}\n-# {speech.speak_text(words.describe_holdings(view, seat.seat))}"


def _card_line(seat: SeatContext[View], offer: Offer) -> LineBlock:
    """Say what a card does, brings and costs; a button takes one that costs nothing at once."""
    speech, label = seat.speech, words.describe_offer(offer)
    _, about = words.describe_card(speech, offer.card)
    lines = [speech.speak_text(words.describe_offer_in_full(offer)), about]
    if is_second(seat.view.mine.open, offer.card.name):
        lines.append(speech("panel-firenze-second-building"))
    if offer.cost:
        button = panels.choice_button(seat, f"take {offer.place} {words.NO_BRICK}", label)
    else:
        button = panels.move_button(seat, f"take {offer.place}", label)
    return LineBlock("\n".join(lines), button)


def _commission_blocks(seat: SeatContext[View]) -> Iterator[Block]:
    """Yield the commissions that are met, the dearest first, and the way to choose several."""
    found = sorted(commissions.possible_fulfilments(seat), key=lambda one: -one.points_gained)
    for one in found[:_MOST_BUTTONS]:
        label = say(
            "panel-firenze-fulfil-this",
            brick=Named("brick", one.move.color),
            height=one.move.height,
            points=one.points_gained,
        )
        button = panels.move_button(seat, one.move, label, likely=True)
        yield LineBlock(f"**{seat.speech.speak_text(one.text)}**", button)
    if len(found) > 1:
        yield panels.choice_button(seat, "fulfil", say("panel-firenze-several"))


def moves_of_button(seat: SeatContext[View], spelt: str) -> list[str]:
    """Return the moves that these words stand for; the words themselves if they are a move."""
    return _moves_of_words(seat, spelt) or [spelt]


def _moves_of_words(seat: SeatContext[View], spelt: str) -> list[str]:
    match spelt.split(maxsplit=1)[0]:
        case "take":
            choice = row.draft_card_choice(seat, spelt)
            return choice.moves if choice else []
        case "exchange":
            exchange = payment.draft_exchange(seat, spelt)
            return exchange.moves if exchange else []
        case "begin":
            moves = building.draft_building(seat, spelt).moves
            return [*moves, "done"] if spelt.endswith(f" {building.DONE_WORD}") else moves
        case "fulfil":
            moves = commissions.draft_fulfilment(seat, spelt).moves
            return [*moves, "end"] if spelt.endswith(f" {commissions.END_WORD}") else moves
    return payment.moves_of_giving(seat, spelt)
