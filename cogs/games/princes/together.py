"""Build together: the panel of an offer to a neighbour, and the panel that answers one.

offer                           with which neighbour, and what
offer - west                    what, with the neighbour in the west
offer library east              where it would lie best, at a fair price
offer library east h3 2 300 WAY    there and so; the way one came only keeps the ids apart
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Refusal, Who, say
from bot.games.princes.board import EAST, neighbours, opposite
from bot.games.princes.moves import Accept, Build, Decline, Offer, Retract
from bot.games.princes.pieces import Bargain, Proposal, Tile
from bot.games.princes.together import least_price
from bot.games.princes.view import View
from bot.players.princes.acting import tidiest_way
from cogs.games.princes.benefit import (
    describe_fit,
    describe_gain_of_tile,
    describe_selling,
    estates_built_together,
    professions_that_gain,
    rehearse_move,
)
from cogs.games.princes.grid import STEPS, TURNS, LegalPositions, TilePosition, shared_grid
from cogs.games.princes.words import describe_question
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext, deadline_of_seat
from cogs.interaction.replies import PictureRequest, PrivateReply
from cogs.interaction.speech import format_time
from render.princes import draw_offer

OffersByBuilding: TypeAlias = dict[tuple[str, str], list[Offer]]  # by building and side

ANY_BUILDING = "-"
BY_MENU = "at"  # the way one comes by a menu
_ANCHORS, _TURNS, _STEPS, _DECISION, _PRICES = range(5)
_BUILDINGS, _SIDES = range(2)  # where nothing is chosen yet


@dataclass(frozen=True, slots=True)
class OfferDraft:
    """An offer as it would be made now."""

    seat: SeatContext[View]
    view: View
    side: str
    places: LegalPositions
    at: TilePosition
    amounts: range
    florins: int

    @property
    def name(self) -> str:
        return self.places.tile

    @property
    def ghost(self) -> Tile:
        return _tile_of_offer(self.move)

    @property
    def partner(self) -> Seat:
        return _neighbour_at(self.view, self.seat.seat, self.side)

    @property
    def move(self) -> Offer:
        return Offer(self.name, self.side, self.at.square, self.at.turn, self.florins)

    @property
    def proposal(self) -> Proposal:
        return Proposal(self.name, self.side, self.at.square, self.at.turn, self.florins)

    def choice_id(self, place: TilePosition, way: str) -> str:
        """The same draft at another place; the last word makes it no move."""
        move = replace(self.move, square=place.square, turn=place.turn)
        return components.choice_id(self.seat.question_id, f"{self.seat.spell_move(move)} {way}")


def build_offer_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    view = seat.view
    ways = possible_offers(seat)
    _, name, side, *rest = [*words.split(), "", ""]
    if (name, side) not in ways:
        sides = list(dict.fromkeys(side for _, side in ways))
        return _build_offer_choice(seat, view, ways, side if side in sides else sides[0])
    return _build_draft_panel(
        _draft_offer(seat, view, ways[name, side], [one for one in rest if one]), ways
    )


def possible_offers(seat: SeatContext[View]) -> OffersByBuilding:
    """Every way of each building across each border, at the lowest price."""
    found: dict[tuple[str, str], list[Offer]] = {}
    for move in seat.legal_moves():
        if isinstance(move, Offer):
            found.setdefault((move.building, move.side), []).append(move)
    return found


def _tile_of_offer(move: Offer) -> Tile:
    return Tile(move.building, move.square, move.turn, move.side)


def _neighbour_at(view: View, seat: Seat, side: str) -> Seat:
    return dict(neighbours(len(view.estates), seat))[side]


def _draft_offer(
    seat: SeatContext[View], view: View, ways: Sequence[Offer], words: Sequence[str]
) -> OfferDraft:
    borders, first = view.box.borders, ways[0]
    assert borders is not None
    legal = frozenset(TilePosition(way.square, way.turn) for way in ways)
    places = LegalPositions(borders.strip, first.building, legal)
    amounts = seat.amounts(first)
    match words:
        case [square, turn, florins, *_] if turn.isdecimal() and florins.isdecimal():
            at, wished = TilePosition(square, int(turn)), int(florins)
        case _:
            at, wished = TilePosition("", 0), _fair_price(view, seat.seat, first.side)
    if at not in legal:
        best = tidiest_way(view, ways)
        at = TilePosition(best.square, best.turn)
    return OfferDraft(seat, view, first.side, places, at, amounts, _nearest_amount(amounts, wished))


def _fair_price(view: View, seat: Seat, side: str) -> int:
    """What the partner would have to pay the bank if he built alone."""
    partner = view.estates[_neighbour_at(view, seat, side)]
    return view.box.building_cost(partner.open.builders)


def _nearest_amount(amounts: range, florins: int) -> int:
    return min(amounts, key=lambda amount: abs(amount - florins))


# Which


def _build_offer_choice(
    seat: SeatContext[View], view: View, ways: OffersByBuilding, side: str
) -> PrivateReply:
    speech, whom = seat.voice, Who(_neighbour_at(view, seat.seat, side))
    cost = Florins(view.box.building_cost(view.estates[seat.seat].open.builders))
    words = speech("panel-offer-which", whom=whom, price=cost, left=view.offers_left)
    options = []
    for name, first in ((name, first) for (name, at), (first, *_) in ways.items() if at == side):
        held = professions_that_gain(
            view, estates_built_together(seat, view, _tile_of_offer(first))
        )
        about = speech.plain_text(say("panel-wanted-in-menu", professions=held))
        label = speech.name_thing("building", name)
        options.append(MenuChoice(f"{name} {side}", label, about if held else ""))
    id_ = components.choice_menu_id(seat.question_id, "offer", 1)
    menu = MenuSpec(id_, speech.label_text("panel-build-menu"), tuple(options), row=_BUILDINGS)
    sides = [one for one in dict.fromkeys(side for _, side in ways) if one != side]
    others = [_neighbour_button(seat, view, ANY_BUILDING, one, _SIDES) for one in sides]
    return PrivateReply(words, (menu, *others, _away_button(seat, _SIDES)))


def _neighbour_button(
    seat: SeatContext[View], view: View, name: str, side: str, row: int
) -> ButtonSpec:
    """The way to the same with another neighbour."""
    whom = Who(_neighbour_at(view, seat.seat, side))
    if side == EAST:
        label = seat.voice.label_text("panel-offer-east", whom=whom)
    else:
        label = seat.voice.label_text("panel-offer-west", whom=whom)
    return ButtonSpec(
        components.choice_id(seat.question_id, f"offer {name} {side}"), label, row=row
    )


def neighbour_buttons(seat: SeatContext[View], name: str, row: int) -> Iterator[ButtonSpec]:
    """From building alone to building the same with a neighbour."""
    view = seat.view
    for building, side in possible_offers(seat):
        if building == name:
            yield _neighbour_button(seat, view, name, side, row)


def _away_button(seat: SeatContext[View], row: int) -> ButtonSpec:
    back = seat.turn_button_id
    return ButtonSpec(back, seat.voice.label_text("panel-away"), row=row)


# Where, and for how much


def _build_draft_panel(draft: OfferDraft, ways: OffersByBuilding) -> PrivateReply:
    words, speech = "\n".join(_describe_offer(draft)), draft.seat.voice
    language, names, seat = speech.speaker.language, speech.plain_names, draft.seat.seat
    draw = partial(draw_offer, draft.view, seat, draft.proposal, language, names)
    grid = shared_grid(draft.seat, draft.side, draft.ghost)
    sketch = PictureRequest(draw, words, f"```\n{grid}\n```{speech('panel-legend-borders')}")
    return PrivateReply(words, tuple(_offer_controls(draft, ways)), sketch=sketch)


def _describe_offer(draft: OfferDraft) -> Iterator[str]:
    speech, view, whom = draft.seat.voice, draft.view, Who(draft.partner)
    after = estates_built_together(draft.seat, view, draft.ghost)
    cost = view.box.building_cost(view.estates[draft.seat.seat].open.builders)
    yield speech(
        "panel-offer",
        tile=Named("building", draft.name),
        whom=whom,
        square=draft.at.square,
        price=Florins(draft.florins),
        cost=Florins(cost),
        points=after[draft.seat.seat].points - view.mine.open.points,
    )
    least = least_price(view.box, view.mine)
    if draft.florins < least:
        yield speech("panel-offer-beyond-you", whom=whom, least=Florins(least))
    alone = Florins(_fair_price(view, draft.seat.seat, draft.side))
    yield speech("panel-offer-alone", whom=whom, price=alone, left=view.offers_left)
    yield describe_gain_of_tile(draft.seat, view, after)
    yield from describe_fit(draft.seat, view, after)


def _offer_controls(draft: OfferDraft, ways: OffersByBuilding) -> Iterator[ComponentSpec]:
    seat, speech, at = draft.seat, draft.seat.voice, draft.at
    yield _squares_menu(draft)
    for row, turning in ((_TURNS, TURNS), (_STEPS, tuple(STEPS))):
        for way in turning:
            there = draft.places.next_position(at, way)
            label = speech.label_text(f"panel-way-{way}")
            yield ButtonSpec(
                draft.choice_id(there or at, way), label, disabled=there is None, row=row
            )
    for name, side in ways:
        if name == draft.name and side != draft.side:
            yield _neighbour_button(seat, draft.view, name, side, _TURNS)
    moves = seat.legal_moves()
    if any(isinstance(move, Build) and move.building == draft.name for move in moves):
        alone = components.choice_id(seat.question_id, f"build {draft.name}")
        yield ButtonSpec(alone, speech.label_text("panel-offer-no-one"), row=_TURNS)
    other = components.choice_id(seat.question_id, f"offer {ANY_BUILDING} {draft.side}")
    yield ButtonSpec(other, speech.label_text("panel-offer-other"), row=_STEPS)
    price, whom = Florins(draft.florins), Who(draft.partner)
    label = speech.label_text("panel-offer-here", whom=whom, price=price)
    id_ = components.move_id(seat.question_id, seat.spell_move(draft.move))
    yield ButtonSpec(id_, label, likely=True, row=_DECISION)
    yield _away_button(seat, _DECISION)
    yield _prices_menu(draft)


def _squares_menu(draft: OfferDraft) -> MenuSpec:
    """The legal places of this turn, the nearest if there are more than a menu has room for."""
    near = draft.places.nearest_with_turn(draft.at.turn, draft.at)
    squares = draft.places.ground.squares
    shown = sorted(near[: limits.OPTIONS], key=lambda place: squares.index(place.square))
    options = tuple(
        MenuChoice(
            f"{place.square} {place.turn} {draft.florins} {BY_MENU}",
            place.square,
            chosen=place == draft.at,
        )
        for place in shown
    )
    label = draft.seat.voice.label_text("panel-anchors", count=len(near), square=draft.at.square)
    id_ = components.choice_menu_id(draft.seat.question_id, f"offer {draft.name} {draft.side}", 0)
    return MenuSpec(id_, label, options, row=_ANCHORS)


def _prices_menu(draft: OfferDraft) -> MenuSpec:
    """The prices around the one that stands."""
    at = draft.amounts.index(draft.florins)
    first = max(0, min(at - limits.OPTIONS // 2, len(draft.amounts) - limits.OPTIONS))
    options = tuple(
        MenuChoice(
            f"{florins} {BY_MENU}",
            draft.seat.voice.plain_text(say("money", amount=florins)),
            chosen=florins == draft.florins,
        )
        for florins in draft.amounts[first : first + limits.OPTIONS]
    )
    words = f"offer {draft.name} {draft.side} {draft.at.square} {draft.at.turn}"
    label = draft.seat.voice.label_text("panel-offer-price", whom=Who(draft.partner))
    return MenuSpec(
        components.choice_menu_id(draft.seat.question_id, words, 2), label, options, row=_PRICES
    )


_ANSWERS_ROW, _COUNTER_ROW, _SELL_ROW = range(3)


def build_bargain_panel(seat: SeatContext[View]) -> PrivateReply:
    """To the partner, to the builder who is answered, and to the builder while he waits."""
    view = seat.view
    bargain = view.asked.bargain
    assert bargain is not None
    side = bargain.offer.side
    if seat.seat != bargain.builder:
        side = opposite(side)
    offer = bargain.offer
    ghost = Tile(offer.building, offer.square, offer.turn, side)
    words, speech = "\n".join(_describe_bargain(seat, view, bargain, ghost)), seat.voice
    state = replace(offer, florins=bargain.price)
    language, names = speech.speaker.language, speech.plain_names
    draw = partial(draw_offer, view, bargain.builder, state, language, names)
    grid = shared_grid(seat, side, ghost)
    sketch = PictureRequest(draw, words, f"```\n{grid}\n```{speech('panel-legend-borders')}")
    return PrivateReply(words, tuple(_bargain_controls(seat, view, bargain)), sketch=sketch)


def _describe_bargain(
    seat: SeatContext[View], view: View, bargain: Bargain, ghost: Tile
) -> Iterator[str]:
    speech, is_builder = seat.voice, seat.seat == bargain.builder
    if not seat.is_asked:
        yield speech(
            "panel-bargain-waits",
            whom=Who(bargain.partner),
            building=Named("building", ghost.name),
            square=ghost.square,
            price=Florins(bargain.price),
            left=view.offers_left,
        )
        until = deadline_of_seat(seat.standing, bargain.partner)
        if until is not None:
            yield speech("board-deadline", who=Who(bargain.partner), when=format_time(until, "R"))
        return
    yield speech.speak_text(describe_question(view), "you")
    cost, after = Florins(bargain.cost), estates_built_together(seat, view, ghost)
    points = after[seat.seat].points - view.mine.open.points
    if is_builder:
        yield speech("panel-bargain-costs", price=cost, points=points)
    else:
        alone = Florins(view.box.building_cost(view.estates[seat.seat].open.builders))
        yield speech("panel-bargain-gains", price=alone, points=points)
    refusal = _refuse_agreement(seat, bargain)
    if refusal:
        yield speech.speak_text(refusal.text)
    else:
        yield from describe_selling(
            seat, view, rehearse_move(seat, Accept(bargain.price)).points_sold
        )
    yield describe_gain_of_tile(seat, view, after)
    yield from describe_fit(seat, view, after)


def _refuse_agreement(seat: SeatContext[View], bargain: Bargain) -> Refusal | None:
    """To name a price takes no money, but to agree to one does."""
    return seat.refuse_move(Accept(bargain.price))


def _bargain_controls(
    seat: SeatContext[View], view: View, bargain: Bargain
) -> Iterator[ComponentSpec]:
    speech, question = seat.voice, seat.question_id
    is_builder = seat.seat == bargain.builder
    if seat.is_asked and _refuse_agreement(seat, bargain) is None:
        label = speech.label_text("panel-bargain-agree", price=Florins(bargain.price))
        accept = components.move_id(question, seat.spell_move(Accept(bargain.price)))
        yield ButtonSpec(accept, label, likely=True, row=_ANSWERS_ROW)
    no = Retract() if is_builder else Decline()
    label = speech.button_text(
        say("panel-bargain-retract") if is_builder else say("panel-bargain-decline")
    )
    yield ButtonSpec(
        components.move_id(question, seat.spell_move(no)), label, grave=True, row=_ANSWERS_ROW
    )
    assert view.own is not None
    prices = view.own.prices[: limits.OPTIONS]  # the usual ones; any other is typed
    if seat.is_asked and prices:
        options = tuple(
            MenuChoice(str(price), speech.plain_text(say("money", amount=price)))
            for price in prices
        )
        id_ = components.choice_menu_id(question, "counter", 0)
        yield MenuSpec(id_, speech.label_text("panel-bargain-another"), options, row=_COUNTER_ROW)
    if "sell" in seat.moves_by_verb():
        yield ButtonSpec(
            components.choice_id(question, "sell"),
            speech.label_text("press-princes-sell"),
            row=_SELL_ROW,
        )
