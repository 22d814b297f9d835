"""Pay with bricks: the panel of exchanges, menus of other payments, give what is missed least.

exchange             which brick
exchange 2b -        the blue one of the second card, for what can best be spared
exchange 2b wwy      for two white ones and a yellow one
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.text import Named, Text, say
from bot.games.firenze.bricks import heap, without
from bot.games.firenze.moves import Discard, Exchange, Move, Pay
from bot.games.firenze.pieces import COLORS, ORDER, Bricks
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import words
from cogs.games.firenze.words import (
    CODE_OF_COLOR,
    COLOR_OF_CODE,
    NO_BRICK,
    away_button,
    choose_payment,
    colors_of_codes,
    count_bricks,
    describe_bricks,
    describe_move,
    filter_codes,
    several_moves_button,
    spare_bricks,
)
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply

# The words that go on with such a payment, after the verb.
SpellPayment = Callable[[str], str]


def other_payments_menu(
    seat: SeatContext[View], verb: str, paid: str, spare: Bricks, words: SpellPayment, *, row: int
) -> Iterator[MenuSpec]:
    """Where it does not matter which brick goes where. None when there is no other way to pay."""
    found: dict[str, Text] = {}
    for old in dict.fromkeys(paid):
        for new in _codes_left(spare, paid):
            if new != old:
                changed = "".join(sorted(paid.replace(old, new, 1), key=_color_order))
                found.setdefault(changed, _describe_swap(old, new))
    yield from _payments_menu(seat, verb, paid, found, words, row)


def payments_by_card_menu(
    seat: SeatContext[View],
    verb: str,
    paid: str,
    spare: Bricks,
    words: SpellPayment,
    cards: tuple[Offer, ...],
    *,
    row: int,
) -> Iterator[MenuSpec]:
    """Where each brick goes onto a card of its own: another one, or two change places."""
    found: dict[str, Text] = {}
    for at, card in enumerate(cards):
        for new in CODE_OF_COLOR.values():
            changed = _with_brick_at(paid, at, new, _codes_left(spare, paid))
            if changed and changed != paid:
                found.setdefault(changed, describe_brick_on_card(card, new))
    yield from _payments_menu(seat, verb, paid, found, words, row)


def describe_brick_on_card(offer: Offer, letter: str) -> Text:
    """A brick on the card that it pays to skip."""
    card = Named("action-card", offer.card.name)
    return say("panel-firenze-pay-on", brick=_name_brick(letter), place=offer.place, card=card)


def _with_brick_at(paid: str, at: int, new: str, left: list[str]) -> str:
    """With this brick there; when there is no more of it, from where it was to lie."""
    if new in left:
        return f"{paid[:at]}{new}{paid[at + 1 :]}"
    other = paid.find(new)
    if other < 0:
        return ""
    exchanged = list(paid)
    exchanged[at], exchanged[other] = exchanged[other], exchanged[at]
    return "".join(exchanged)


def _codes_left(spare: Bricks, paid: str) -> list[str]:
    """The colours of which there is more than is paid."""
    left = without(spare, count_bricks(paid))
    return [CODE_OF_COLOR[color] for color, many in zip(COLORS, left, strict=True) if many > 0]


def _color_order(letter: str) -> int:
    return ORDER[COLOR_OF_CODE[letter]]


def _name_brick(letter: str) -> Named:
    return Named("brick", COLOR_OF_CODE[letter])


def _describe_swap(old: str, new: str) -> Text:
    return say("panel-firenze-instead", new=_name_brick(new), old=_name_brick(old))


def _payments_menu(
    seat: SeatContext[View],
    verb: str,
    paid: str,
    found: dict[str, Text],
    words: SpellPayment,
    row: int,
) -> Iterator[MenuSpec]:
    options = tuple(
        MenuChoice(words(changed), seat.voice.plain_text(text))
        for changed, text in list(found.items())[: limits.OPTIONS]
    )
    if options:
        label = seat.voice("panel-firenze-pay-otherwise", bricks=describe_bricks(paid))
        yield MenuSpec(
            components.choice_menu_id(seat.question_id, verb, row), label, options, row=row
        )


_LEFT, _RIGHT, _PAYING, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class ExchangeDraft:
    """An exchange as it would be made now."""

    seat: SeatContext[View]
    view: View
    place: int
    code: str
    paid: str

    @property
    def brick_word(self) -> str:
        return f"{self.place}{self.code}"

    @property
    def game_moves(self) -> tuple[Move, ...]:
        return (
            Exchange(self.place, COLOR_OF_CODE[self.code]),
            *map(Pay, colors_of_codes(self.paid)),
        )

    @property
    def moves(self) -> list[str]:
        return [self.seat.spell_move(move) for move in self.game_moves]


def build_exchange_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    draft = draft_exchange(seat, words)
    view = seat.view
    if draft is None:
        cost = view.exchange_cost
        controls: list[ComponentSpec] = [*_brick_menus(seat, ""), away_button(seat, _DECISION)]
        return PrivateReply(seat.voice("panel-firenze-exchange-which", cost=cost), tuple(controls))
    return PrivateReply("\n".join(_describe_exchange(draft)), tuple(_exchange_controls(draft)))


def draft_exchange(seat: SeatContext[View], words: str) -> ExchangeDraft | None:
    _, what, paid, *_ = [*words.split(), "", "", ""]
    if what not in exchanges_by_word(seat):
        return None
    view = seat.view
    own, wanted = view.mine.open, COLOR_OF_CODE[what[-1]]
    letters = choose_payment(own, own.storehouse, view.exchange_cost, filter_codes(paid), wanted)
    return ExchangeDraft(seat, view, int(what[:-1]), what[-1], letters)


def exchanges_by_word(seat: SeatContext[View]) -> dict[str, Exchange]:
    """All bricks that can be had, each as the panel spells it."""
    return {
        f"{move.place}{CODE_OF_COLOR[move.brick]}": move
        for move in seat.legal_moves()
        if isinstance(move, Exchange)
    }


def _describe_exchange(draft: ExchangeDraft) -> Iterator[str]:
    speech, offer = draft.seat.voice, draft.view.row[draft.place - 1]
    yield speech(
        "panel-firenze-exchange",
        brick=Named("brick", COLOR_OF_CODE[draft.code]),
        card=Named("action-card", offer.card.name),
        paid=describe_bricks(draft.paid),
    )
    after = draft.seat.start_rehearsal().after_moves(draft.seat.seat, *draft.game_moves)
    if after:
        yield speech("panel-firenze-store", bricks=heap(after.view.mine.open.storehouse))


def _exchange_controls(draft: ExchangeDraft) -> Iterator[ComponentSpec]:
    seat = draft.seat
    yield from _brick_menus(seat, draft.brick_word)
    yield from other_payments_menu(
        seat,
        "exchange",
        draft.paid,
        draft.view.mine.open.storehouse,
        lambda paid: f"{draft.brick_word} {paid}",
        row=_PAYING,
    )
    label = seat.voice.label_text("panel-firenze-exchange-it", paid=describe_bricks(draft.paid))
    words = f"exchange {draft.brick_word} {draft.paid}"
    yield several_moves_button(seat, words, label, likely=True, row=_DECISION)
    yield away_button(seat, _DECISION)


def _brick_menus(seat: SeatContext[View], chosen: str) -> Iterator[MenuSpec]:
    """Two menus: payments pile up more colours than one has room for."""
    view = seat.view
    found = exchanges_by_word(seat)
    half = -(-len(view.row) // 2)
    for row in (_LEFT, _RIGHT):
        here = [one for one, move in found.items() if (move.place > half) == (row == _RIGHT)]
        options = tuple(_brick_option(seat, view, found[one], one, chosen) for one in here)
        if options:
            first, last = options[0].label, options[-1].label
            label = seat.voice.label_text("door-choose-between", first=first, last=last)
            id_ = components.choice_menu_id(seat.question_id, "exchange", row)
            yield MenuSpec(id_, label, options[: limits.OPTIONS], row=row)


def _brick_option(
    seat: SeatContext[View], view: View, move: Exchange, what: str, chosen: str
) -> MenuChoice:
    text = describe_move(view, seat.spell_move(move))
    assert text is not None
    return MenuChoice(f"{what} {NO_BRICK}", seat.voice.plain_text(text), chosen=what == chosen)


_PAYING_KINDS = ("paying-card", "paying-exchange", "paying-construction")
_SPILLING_KINDS = ("losing", "limiting-bricks")


def give_buttons(seat: SeatContext[View]) -> Sequence[ButtonSpec]:
    return tuple(_buttons_when_due(seat)) if seat.is_asked else ()


def _buttons_when_due(seat: SeatContext[View]) -> Iterator[ButtonSpec]:
    view = seat.view
    asked = view.asked
    if asked.kind in (*_PAYING_KINDS, *_SPILLING_KINDS) and asked.due > 1:
        given = spare_bricks(view.mine.open, asked.spare, asked.due, asked.brick)
        verb = "pay" if asked.kind in _PAYING_KINDS else "spill"
        bricks = describe_bricks(given)
        label = seat.voice.label_text("panel-firenze-give-these", bricks=bricks, count=asked.due)
        yield words.several_moves_button(seat, f"{verb} {given}", label, likely=True)
    if asked.kind == "limiting-cards" and asked.due > 1:
        cards = tuple(Named("action-card", card) for card in least_missed_cards(seat))
        label = seat.voice.label_text("panel-firenze-put-away", cards=cards)
        yield words.several_moves_button(seat, "discard", label, likely=True)


def moves_of_giving(seat: SeatContext[View], words: str) -> list[str]:
    """The moves of such a click."""
    verb, *given = words.split()
    if verb == "discard":
        return [f"discard {card}" for card in least_missed_cards(seat)]
    return [f"{verb} {color}" for color in colors_of_codes(filter_codes("".join(given)))]


def least_missed_cards(seat: SeatContext[View]) -> list[str]:
    """As many cards as have to go: second copies first, buildings last.

    Of the others go those of which the deck has most, since they may come again.
    """
    view = seat.view
    assert view.own is not None
    held = [one.card.name for one in view.own.hand]
    built = [one.name for one in view.builders[seat.seat].buildings]
    going: list[str] = []
    named = [move.card for move in seat.legal_moves() if isinstance(move, Discard)]
    seconds = [card for card in named if held.count(card) > 1 for _ in range(held.count(card) - 1)]
    staff = [card for card in named if card not in built]
    for card in (*seconds, *sorted(staff, key=lambda card: -view.box.cards[card].copies), *built):
        if len(going) < view.asked.due and going.count(card) < (*held, *built).count(card):
            going.append(card)
    return going
