"""The panel that takes a card of the row, and the panel that covers a commission.

take                 which card
take 3 -             the third from the left, paid with what can best be spared
take 3 wy            a white brick on the leftmost card, a yellow one on the next
cover                as the rulebook recommends
cover as white 3     this commission
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Named, Text, say
from bot.games.firenze.box import OURS
from bot.games.firenze.bricks import heap
from bot.games.firenze.moves import Move, Pay, Take
from bot.games.firenze.pieces import Open
from bot.games.firenze.row import is_second
from bot.games.firenze.setup import tiles
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import words
from cogs.games.firenze.payment import describe_brick_on_card, payments_by_card_menu
from cogs.games.firenze.words import (
    NO_BRICK,
    away_button,
    choose_payment,
    colors_of_codes,
    describe_offer,
    filter_codes,
    several_moves_button,
)
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply

_CARDS, _PAYING, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card as it would be taken now."""

    seat: SeatContext[View]
    view: View
    offer: Offer
    paid: str  # on the cards to its left, the leftmost first

    @property
    def own(self) -> Open:
        return self.view.mine.open

    @property
    def game_moves(self) -> tuple[Move, ...]:
        return (Take(self.offer.place), *map(Pay, colors_of_codes(self.paid)))

    @property
    def moves(self) -> list[str]:
        return [self.seat.spell_move(move) for move in self.game_moves]


def build_take_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    chosen = draft_card_choice(seat, words)
    if chosen is None:
        controls = (_cards_menu(seat, None), away_button(seat, _DECISION))
        return PrivateReply(seat.voice("panel-firenze-take-which"), controls)
    return PrivateReply("\n".join(_describe_card(chosen)), tuple(_take_controls(chosen)))


def draft_card_choice(seat: SeatContext[View], words: str) -> CardChoice | None:
    """What these words say; None when they name no card that may be chosen."""
    _, place, paid, *_ = [*words.split(), "", "", ""]
    view = seat.view
    offer = next((one for one in choosable_offers(seat) if str(one.place) == place), None)
    if offer is None:
        return None
    own = view.mine.open
    letters = choose_payment(own, own.storehouse, offer.cost, filter_codes(paid))
    return CardChoice(seat, view, offer, letters)


def choosable_offers(seat: SeatContext[View]) -> list[Offer]:
    view = seat.view
    places = {move.place for move in seat.legal_moves() if isinstance(move, Take)}
    return [offer for offer in view.row if offer.place in places]


# In words


def _describe_card(chosen: CardChoice) -> Iterator[str]:
    speech, offer, card = chosen.seat.voice, chosen.offer, chosen.offer.card
    named = Named("action-card", card.name)
    about = speech.name_thing("action-card", card.name, "about")
    kind = Named("card-kind", card.kind)
    yield speech("panel-firenze-take", card=named, kind=kind, about=about)
    if card.effect_from == OURS:
        yield speech("panel-firenze-effect-ours")
    yield speech("panel-firenze-take-brings", bricks=heap(offer.bricks))
    if chosen.paid:
        pairs = zip(_skipped_offers(chosen), chosen.paid, strict=True)
        parts = tuple(describe_brick_on_card(skipped, letter) for skipped, letter in pairs)
        yield speech("panel-firenze-take-costs", count=len(parts), parts=parts)
    yield from _describe_consequences(chosen)


def _describe_consequences(chosen: CardChoice) -> Iterator[str]:
    """What is easily forgotten."""
    speech, after = chosen.seat.voice, _rehearse_taking(chosen)
    if after:
        mine = after.builders[chosen.seat.seat]
        limit = mine.storehouse_limit
        yield speech("panel-firenze-stored-then", stored=mine.open.stored, limit=limit)
    if is_second(chosen.own, chosen.offer.card.name):
        yield speech("panel-firenze-second-building")


def _rehearse_taking(chosen: CardChoice) -> View | None:
    """How the table would look after it, but for the card that is drawn then."""
    *first, last = chosen.game_moves
    paying = chosen.seat.start_rehearsal().after_moves(chosen.seat.seat, *first)
    after = paying.after_move_with_luck(chosen.seat.seat, last) if paying else None
    return after[0].view if after else None


def _skipped_offers(chosen: CardChoice) -> tuple[Offer, ...]:
    """The cards on which a brick is laid."""
    return chosen.view.row[: len(chosen.paid)]


# To be pressed


def _take_controls(chosen: CardChoice) -> Iterator[ComponentSpec]:
    seat, offer = chosen.seat, chosen.offer
    yield _cards_menu(seat, chosen)
    store = chosen.own.storehouse
    yield from payments_by_card_menu(
        seat,
        "take",
        chosen.paid,
        store,
        lambda paid: f"{offer.place} {paid}",
        _skipped_offers(chosen),
        row=_PAYING,
    )
    label = seat.voice.label_text(
        "panel-firenze-take-it", card=Named("action-card", offer.card.name), paid=len(chosen.paid)
    )
    if chosen.paid:
        words = f"take {offer.place} {chosen.paid}"
        yield several_moves_button(seat, words, label, likely=True, row=_DECISION)
    else:
        done = components.move_id(seat.question_id, f"take {offer.place}")
        yield ButtonSpec(done, label, likely=True, row=_DECISION)
    yield away_button(seat, _DECISION)


def _cards_menu(seat: SeatContext[View], chosen: CardChoice | None) -> MenuSpec:
    speech = seat.voice
    options = tuple(
        MenuChoice(
            f"{offer.place} {NO_BRICK}",
            speech.plain_text(describe_offer(offer)),
            speech.name_thing("action-card", offer.card.name, "about"),
            chosen=chosen is not None and offer == chosen.offer,
        )
        for offer in choosable_offers(seat)
    )
    label = speech.label_text("panel-firenze-take-which")
    return MenuSpec(
        components.choice_menu_id(seat.question_id, "take", _CARDS), label, options, row=_CARDS
    )


_AS = "as"  # what follows is no move yet
_TOWER_ROW, _HEIGHT_ROW, _COVER_ROW = range(3)


@dataclass(frozen=True, slots=True)
class SealChoice:
    """A commission as it would be covered now."""

    seat: SeatContext[View]
    ways: tuple[tuple[str, str], ...]  # colour and height, as the rules list them
    way: tuple[str, str]

    @property
    def view(self) -> View:
        return self.seat.view

    @property
    def move(self) -> str:
        return " ".join(["cover", *self.way])


def build_cover_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    chosen = draft_seal_choice(seat, words)
    return PrivateReply("\n".join(_describe_seal(chosen)), tuple(_cover_controls(chosen)))


def draft_seal_choice(seat: SeatContext[View], words: str) -> SealChoice:
    """What these words say, or else what comes nearest to it."""
    _, _, color, height, *_ = [*words.split(), "", "", "", ""]
    ways = tuple((way[1], way[2]) for way in map(str.split, seat.spellings_of_verb(verb="cover")))
    way = max(ways, key=lambda way: (way[0] == color, way[1] == height))
    return SealChoice(seat, ways, way)


# In words


def _describe_seal(chosen: SealChoice) -> Iterator[str]:
    speech, view = chosen.seat.voice, chosen.view
    numbers, heights = view.box.numbers, view.box.heights
    yield speech(
        "panel-firenze-cover",
        left=view.asked.due,
        least=heights[0],
        most=heights[numbers.low_heights - 1],
    )
    yield speech("panel-firenze-cover-tiles", tiles=heap(_tiles_by_color(view)))
    yield f"**{speech.speak_text(_describe_commission(view, *chosen.way))}**"


def _tiles_by_color(view: View) -> tuple[int, ...]:
    return tuple(tiles(view.box, view.board, color) for color in view.colors)


def _describe_commission(view: View, color: str, height: str) -> Text:
    met = view.commission(color, int(height))
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-cover-this", brick=brick, height=met.height, points=met.points)


# To be pressed


def _cover_controls(chosen: SealChoice) -> Iterator[ComponentSpec]:
    seat, speech = chosen.seat, chosen.seat.voice
    color, height = chosen.way
    towers = {way[0]: way for way in reversed(chosen.ways)}
    towers |= {way[0]: way for way in chosen.ways if way[1] == height}
    yield MenuSpec(
        components.choice_menu_id(seat.question_id, f"cover {_AS}", _TOWER_ROW),
        speech.label_text("panel-firenze-cover-tower"),
        tuple(
            MenuChoice(" ".join(towers[one]), speech.name_thing("brick", one), chosen=one == color)
            for one in chosen.view.colors
            if one in towers
        ),
        row=_TOWER_ROW,
    )
    yield MenuSpec(
        components.choice_menu_id(seat.question_id, f"cover {_AS}", _HEIGHT_ROW),
        speech.label_text("panel-firenze-cover-height"),
        tuple(
            MenuChoice(
                " ".join(way),
                speech.plain_text(_describe_commission(chosen.view, *way)),
                chosen=way == chosen.way,
            )
            for way in sorted(chosen.ways)
            if way[0] == color
        ),
        row=_HEIGHT_ROW,
    )
    yield seat.move_button(chosen.move, likely=True, row=_COVER_ROW)
    yield words.away_button(seat, _COVER_ROW)
