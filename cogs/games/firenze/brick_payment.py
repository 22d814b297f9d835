"""Pay with bricks: the panel of exchanges, menus of other payments, what is missed least.

exchange             which brick
exchange 2b -        the blue one of the second card, for what can best be spared
exchange 2b wwy      for two white ones and a yellow one
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.text import Named, Text, say
from bot.games.firenze.bricks_and_towers import heap_texts, subtract_bricks
from bot.games.firenze.moves import Discard, Exchange, Move, Pay
from bot.games.firenze.state_parts import COLORS, ORDER, Bricks
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import game_texts
from cogs.interaction import components, game_ui
from cogs.interaction.replies import PrivateReply


def other_payments_menu(
    seat: game_texts.FirenzeSeat, verb: str, prefix: str, paid: str, spare: Bricks, *, row: int
) -> Iterator[components.MenuSpec]:
    """Yield the menu of other payments, if any, where it does not matter which brick goes where.

    Its values are the prefix and a payment.
    """
    found: dict[str, Text] = {}
    for old in dict.fromkeys(paid):
        for new in _codes_left(spare, paid):
            if new != old:
                changed = "".join(sorted(paid.replace(old, new, 1), key=_color_order))
                swap = say("panel-firenze-instead", new=_name_brick(new), old=_name_brick(old))
                found.setdefault(f"{prefix}{changed}", swap)
    yield from _payments_menu(seat, verb, paid, found, row)


def payments_by_card_menu(
    seat: game_texts.FirenzeSeat,
    verb: str,
    prefix: str,
    paid: str,
    spare: Bricks,
    cards: tuple[Offer, ...],
    *,
    row: int,
) -> Iterator[components.MenuSpec]:
    """Yield the same where each brick goes onto a card of its own: another, or two exchanged."""
    found: dict[str, Text] = {}
    for at, card in enumerate(cards):
        for new in game_texts.CODE_OF_COLOR.values():
            changed = _with_brick_at(paid, at, new, _codes_left(spare, paid))
            if changed and changed != paid:
                found.setdefault(f"{prefix}{changed}", describe_brick_on_card(card, new))
    yield from _payments_menu(seat, verb, paid, found, row)


def describe_brick_on_card(offer: Offer, letter: str) -> Text:
    """Describe a brick on the card that it pays to skip."""
    card = Named("action-card", offer.card.name)
    return say("panel-firenze-pay-on", brick=_name_brick(letter), place=offer.place, card=card)


def _with_brick_at(paid: str, at: int, new: str, left: list[str]) -> str:
    """Pay with this brick there, exchanged with another place if no more of it is left."""
    if new in left:
        return f"{paid[:at]}{new}{paid[at + 1 :]}"
    other = paid.find(new)
    if other < 0:
        return ""
    exchanged = list(paid)
    exchanged[at], exchanged[other] = exchanged[other], exchanged[at]
    return "".join(exchanged)


def _codes_left(spare: Bricks, paid: str) -> list[str]:
    """Return the colors of which there is more than is paid."""
    left = subtract_bricks(spare, game_texts.count_coded_bricks(paid))
    return [
        game_texts.CODE_OF_COLOR[one] for one, many in zip(COLORS, left, strict=True) if many > 0
    ]


def _color_order(letter: str) -> int:
    return ORDER[game_texts.COLOR_OF_CODE[letter]]


def _name_brick(letter: str) -> Named:
    return Named("brick", game_texts.COLOR_OF_CODE[letter])


def _payments_menu(
    seat: game_texts.FirenzeSeat, verb: str, paid: str, found: dict[str, Text], row: int
) -> Iterator[components.MenuSpec]:
    if found:
        label = seat.speech(
            "panel-firenze-pay-otherwise", bricks=game_texts.describe_coded_bricks(paid)
        )
        options = game_ui.menu_options(seat, found)
        yield game_ui.choice_menu(seat, verb, row, label, options, row=row)


# Exchanges

_LEFT, _RIGHT, _PAYING, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class ExchangeDraft:
    """An exchange as it would be made now."""

    seat: game_texts.FirenzeSeat
    view: View
    place: int
    code: str
    paid: str

    @property
    def place_and_color_code(self) -> str:
        return f"{self.place}{self.code}"

    @property
    def game_moves(self) -> tuple[Move, ...]:
        paid = map(Pay, game_texts.colors_of_codes(self.paid))
        return (Exchange(self.place, game_texts.COLOR_OF_CODE[self.code]), *paid)

    @property
    def moves(self) -> list[str]:
        return game_texts.spell_moves(self.seat, self.game_moves)


def build_exchange_panel(seat: game_texts.FirenzeSeat, spelt: str) -> PrivateReply:
    draft = draft_exchange(seat, spelt)
    if draft is None:
        line = seat.speech("panel-firenze-exchange-which", cost=seat.view.exchange_cost)
        menus = _exchanged_brick_menus(seat, "")
        return game_ui.build_panel([line], [*menus, game_ui.back_to_turn_button(seat, _DECISION)])
    return game_ui.build_panel(_describe_exchange(draft), _exchange_controls(draft))


def draft_exchange(seat: game_texts.FirenzeSeat, spelt: str) -> ExchangeDraft | None:
    _, what, paid, *_ = [*spelt.split(), "", "", ""]
    if what not in exchanges_by_code(seat):
        return None
    view = seat.view
    own, wanted = view.mine.open, game_texts.COLOR_OF_CODE[what[-1]]
    wished, cost = game_texts.filter_color_codes(paid), view.exchange_cost
    letters = game_texts.choose_payment(own, own.storehouse, cost, wished, wanted)
    return ExchangeDraft(seat, view, int(what[:-1]), what[-1], letters)


def exchanges_by_code(seat: game_texts.FirenzeSeat) -> dict[str, Exchange]:
    """Return all bricks that can be had, as the panel spells them."""
    exchanges = [move for move in seat.legal_moves() if isinstance(move, Exchange)]
    return {f"{move.place}{game_texts.CODE_OF_COLOR[move.brick]}": move for move in exchanges}


def _describe_exchange(draft: ExchangeDraft) -> Iterator[str]:
    speech, offer = draft.seat.speech, draft.view.row[draft.place - 1]
    brick = Named("brick", game_texts.COLOR_OF_CODE[draft.code])
    card, paid = Named("action-card", offer.card.name), game_texts.describe_coded_bricks(draft.paid)
    yield speech("panel-firenze-exchange", brick=brick, card=card, paid=paid)
    after = draft.seat.start_rehearsal().after_moves(draft.seat.seat, *draft.game_moves)
    if after:
        yield speech("panel-firenze-store", bricks=heap_texts(after.view.mine.open.storehouse))


def _exchange_controls(draft: ExchangeDraft) -> Iterator[components.ComponentSpec]:
    seat, paid, store = draft.seat, draft.paid, draft.view.mine.open.storehouse
    prefix = f"{draft.place_and_color_code} "
    yield from _exchanged_brick_menus(seat, draft.place_and_color_code)
    yield from other_payments_menu(seat, "exchange", prefix, paid, store, row=_PAYING)
    label = say("panel-firenze-exchange-it", paid=game_texts.describe_coded_bricks(paid))
    spelt = f"exchange {draft.place_and_color_code} {paid}"
    yield game_texts.several_moves_button(seat, spelt, label, likely=True, row=_DECISION)
    yield game_ui.back_to_turn_button(seat, _DECISION)


def _exchanged_brick_menus(
    seat: game_texts.FirenzeSeat, chosen: str
) -> Iterator[components.MenuSpec]:
    """Yield two menus, since payments pile up more bricks than one has room for."""
    view, found = seat.view, exchanges_by_code(seat)
    half = -(-len(view.row) // 2)
    for row in (_LEFT, _RIGHT):
        options = [
            _brick_option(seat, view, move, word, chosen)
            for word, move in found.items()
            if (move.place > half) == (row == _RIGHT)
        ]
        if options:
            first, last = options[0].label, options[-1].label
            label = say("door-choose-between", first=first, last=last)
            yield game_ui.choice_menu(seat, "exchange", row, label, options, row=row)


def _brick_option(
    seat: game_texts.FirenzeSeat, view: View, move: Exchange, word: str, chosen: str
) -> components.MenuChoice:
    text = game_texts.describe_move(view, seat.spell_move(move))
    assert text is not None
    return game_ui.menu_option(seat, f"{word} {game_texts.NO_BRICK}", text, chosen=word == chosen)


# Giving bricks and cards

_PAYING_KINDS = ("paying-card", "paying-exchange", "paying-construction")
_SPILLING_KINDS = ("losing", "limiting-bricks")


def give_all_due_button(seat: game_texts.FirenzeSeat) -> Sequence[components.ButtonSpec]:
    return tuple(_buttons_when_due(seat)) if seat.is_asked else ()


def _buttons_when_due(seat: game_texts.FirenzeSeat) -> Iterator[components.ButtonSpec]:
    view = seat.view
    asked = view.asked
    if asked.kind in (*_PAYING_KINDS, *_SPILLING_KINDS) and asked.due > 1:
        given = game_texts.spell_spare_bricks(view.mine.open, asked.spare, asked.due, asked.brick)
        verb = "pay" if asked.kind in _PAYING_KINDS else "spill"
        bricks = game_texts.describe_coded_bricks(given)
        label = say("panel-firenze-give-these", bricks=bricks, count=asked.due)
        yield game_texts.several_moves_button(seat, f"{verb} {given}", label, likely=True)
    if asked.kind == "limiting-cards" and asked.due > 1:
        cards = tuple(Named("action-card", card) for card in least_missed_cards(seat))
        label = say("panel-firenze-put-away", cards=cards)
        yield game_texts.several_moves_button(seat, "discard", label, likely=True)


def moves_of_giving_button(seat: game_texts.FirenzeSeat, spelt: str) -> list[str]:
    """Return the moves of such a button."""
    verb, *given = spelt.split()
    if verb == "discard":
        return [f"discard {card}" for card in least_missed_cards(seat)]
    colors = game_texts.colors_of_codes(game_texts.filter_color_codes("".join(given)))
    return [f"{verb} {color}" for color in colors]


def least_missed_cards(seat: game_texts.FirenzeSeat) -> list[str]:
    """Return the cards to discard: second copies first, then the commonest, buildings last."""
    view = seat.view
    held = [one.card.name for one in view.my.hand]
    built = [one.name for one in view.builders[seat.seat].buildings]
    going: list[str] = []
    named = [move.card for move in seat.legal_moves() if isinstance(move, Discard)]
    seconds = [card for card in named if held.count(card) > 1 for _ in range(held.count(card) - 1)]
    staff = [card for card in named if card not in built]
    for card in (*seconds, *sorted(staff, key=lambda card: -view.box.cards[card].copies), *built):
        if len(going) < view.asked.due and going.count(card) < (*held, *built).count(card):
            going.append(card)
    return going
