"""Build together: the panel of an offer to a neighbor, and the panel that answers one.

offer                           with which neighbor, and what
offer - west                    what, with the neighbor in the west
offer library east              where it would lie best, at a fair price
offer library east h3 2 300 WAY    there and so; the way one came only keeps the ids apart
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.board import EAST, neighbours, opposite
from bot.games.princes.moves import Accept, Build, Decline, Offer, Retract
from bot.games.princes.pieces import Bargain, Proposal, Tile
from bot.games.princes.together import least_price
from bot.games.princes.view import View
from bot.players.princes.acting import tidiest_way
from cogs.games.princes import benefit, grid
from cogs.games.princes.grid import (
    BY_MENU,
    DECISION_ROW,
    LAST_ROW,
    STEPS_ROW,
    TURNS_ROW,
    LegalPositions,
    TilePosition,
)
from cogs.games.princes.words import describe_question
from cogs.interaction import limits, panels
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import SeatContext, deadline_of_seat
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import format_time
from render.princes import draw_offer

OffersByBuilding: TypeAlias = dict[tuple[str, str], list[Offer]]  # by building and side

ANY_BUILDING = "-"
_BUILDINGS_ROW, _SIDES_ROW = range(2)  # where nothing is chosen yet


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
    def words(self) -> str:
        return f"offer {self.name} {self.side}"

    @property
    def ghost(self) -> Tile:
        return Tile(self.name, self.at.square, self.at.turn, self.side)

    @property
    def partner(self) -> Seat:
        return _neighbour_at(self.view, self.seat.seat, self.side)

    @property
    def move(self) -> Offer:
        return Offer(self.name, self.side, self.at.square, self.at.turn, self.florins)


def build_offer_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    view, ways = seat.view, possible_offers(seat)
    _, name, side, *rest = [*words.split(), "", ""]
    if (name, side) not in ways:
        sides = [side for _, side in ways]
        return _build_offer_choice(seat, view, ways, side if side in sides else sides[0])
    draft = _draft_offer(seat, view, ways[name, side], [one for one in rest if one])
    at, speech = draft.at, seat.speech
    language, proposal = (
        speech.speaker.language,
        Proposal(name, side, at.square, at.turn, draft.florins),
    )
    return grid.build_tile_panel(
        _describe_offer(draft),
        _offer_controls(draft, ways),
        partial(draw_offer, view, seat.seat, proposal, language, speech.plain_names),
        grid.shared_grid(seat, side, draft.ghost),
        speech("panel-legend-borders"),
    )


def possible_offers(seat: SeatContext[View]) -> OffersByBuilding:
    """Return every way of each building across each border, at the lowest price."""
    found: OffersByBuilding = {}
    for move in seat.legal_moves():
        if isinstance(move, Offer):
            found.setdefault((move.building, move.side), []).append(move)
    return found


def _neighbour_at(view: View, seat: Seat, side: str) -> Seat:
    return dict(neighbours(len(view.estates), seat))[side]


def _draft_offer(
    seat: SeatContext[View], view: View, ways: Sequence[Offer], words: Sequence[str]
) -> OfferDraft:
    borders, first = view.box.borders, ways[0]
    assert borders is not None
    legal = frozenset(TilePosition(way.square, way.turn) for way in ways)
    at, wished = None, _fair_price(view, seat.seat, first.side)
    match words:
        case [_, turn, florins, *_] if turn.isdecimal() and florins.isdecimal():
            at, wished = grid.parse_position(words), int(florins)
    if at is None or at not in legal:
        best = tidiest_way(view, ways)
        at = TilePosition(best.square, best.turn)
    places, amounts = LegalPositions(borders.strip, first.building, legal), seat.amounts(first)
    florins_ = min(amounts, key=lambda amount: abs(amount - wished))
    return OfferDraft(seat, view, first.side, places, at, amounts, florins_)


def _fair_price(view: View, seat: Seat, side: str) -> int:
    """Return what the partner would pay the bank for building alone."""
    partner = view.estates[_neighbour_at(view, seat, side)]
    return view.box.building_cost(partner.open.builders)


def _own_cost(seat: SeatContext[View], view: View) -> Florins:
    """Return what this seat would pay the bank for building alone."""
    return Florins(view.box.building_cost(view.estates[seat.seat].open.builders))


# Which


def _build_offer_choice(
    seat: SeatContext[View], view: View, ways: OffersByBuilding, side: str
) -> PrivateReply:
    whom, cost = Who(_neighbour_at(view, seat.seat, side)), _own_cost(seat, view)
    words = seat.speech("panel-offer-which", whom=whom, price=cost, left=view.offers_left)
    options = []
    for (name, at), (first, *_) in ways.items():
        if at == side:
            ghost = Tile(name, first.square, first.turn, side)
            after = benefit.estates_built_together(seat, view, ghost)
            held = benefit.professions_that_gain(view, after)
            options.append(benefit.tile_option(seat, "building", name, f"{name} {side}", held))
    label = say("panel-build-menu")
    menu = panels.choice_menu(seat, "offer", 1, label, options, row=_BUILDINGS_ROW)
    sides = [one for one in dict.fromkeys(side for _, side in ways) if one != side]
    others = [_neighbour_button(seat, view, ANY_BUILDING, one, _SIDES_ROW) for one in sides]
    return PrivateReply(words, (menu, *others, panels.away_button(seat, _SIDES_ROW)))


def _neighbour_button(
    seat: SeatContext[View], view: View, name: str, side: str, row: int
) -> ButtonSpec:
    """Return the button that leads to the same with another neighbor."""
    key = "panel-offer-east" if side == EAST else "panel-offer-west"
    label = say(key, whom=Who(_neighbour_at(view, seat.seat, side)))
    return panels.choice_button(seat, f"offer {name} {side}", label, row=row)


def neighbour_buttons(seat: SeatContext[View], name: str, row: int) -> Iterator[ButtonSpec]:
    """Yield buttons that lead from building alone to building the same with a neighbor."""
    view = seat.view
    for building, side in possible_offers(seat):
        if building == name:
            yield _neighbour_button(seat, view, name, side, row)


# Where, and for how much


def _describe_offer(draft: OfferDraft) -> Iterator[str]:
    seat, speech, view, whom = draft.seat, draft.seat.speech, draft.view, Who(draft.partner)
    after = benefit.estates_built_together(seat, view, draft.ghost)
    yield speech(
        "panel-offer",
        tile=Named("building", draft.name),
        whom=whom,
        square=draft.at.square,
        price=Florins(draft.florins),
        cost=_own_cost(seat, view),
        points=after[seat.seat].points - view.mine.open.points,
    )
    least = least_price(view.box, view.mine)
    if draft.florins < least:
        yield speech("panel-offer-beyond-you", whom=whom, least=Florins(least))
    alone = Florins(_fair_price(view, seat.seat, draft.side))
    yield speech("panel-offer-alone", whom=whom, price=alone, left=view.offers_left)
    yield benefit.describe_gain_of_tile(seat, view, after)
    yield from benefit.describe_fit(seat, view, after)


def _offer_controls(draft: OfferDraft, ways: OffersByBuilding) -> Iterator[ComponentSpec]:
    seat, at, whom = draft.seat, draft.at, Who(draft.partner)
    yield from grid.position_controls(seat, draft.words, draft.places, at, f" {draft.florins}")
    for name, side in ways:
        if name == draft.name and side != draft.side:
            yield _neighbour_button(seat, draft.view, name, side, TURNS_ROW)
    builds = [move.building for move in seat.legal_moves() if isinstance(move, Build)]
    if draft.name in builds:
        label = say("panel-offer-no-one")
        yield panels.choice_button(seat, f"build {draft.name}", label, row=TURNS_ROW)
    others = f"offer {ANY_BUILDING} {draft.side}"
    yield panels.choice_button(seat, others, say("panel-offer-other"), row=STEPS_ROW)
    label = say("panel-offer-here", whom=whom, price=Florins(draft.florins))
    yield panels.move_button(seat, draft.move, label, likely=True, row=DECISION_ROW)
    yield panels.away_button(seat, DECISION_ROW)
    amounts = panels.amounts_around(draft.amounts, draft.florins)
    prices = panels.money_options(seat, amounts, draft.florins, BY_MENU)
    words, label = f"{draft.words} {at.square} {at.turn}", say("panel-offer-price", whom=whom)
    yield panels.choice_menu(seat, words, 2, label, prices, row=LAST_ROW)


# The answer

_ANSWERS_ROW, _COUNTER_ROW, _SELL_ROW = range(3)


def build_bargain_panel(seat: SeatContext[View]) -> PrivateReply:
    """Build the panel of the partner, of the builder who is answered, or who waits."""
    view, speech = seat.view, seat.speech
    bargain = view.asked.bargain
    assert bargain is not None
    offer = bargain.offer
    side = offer.side if seat.seat == bargain.builder else opposite(offer.side)
    ghost = Tile(offer.building, offer.square, offer.turn, side)
    language, proposal = speech.speaker.language, replace(offer, florins=bargain.price)
    return grid.build_tile_panel(
        _describe_bargain(seat, view, bargain, ghost),
        _bargain_controls(seat, view, bargain),
        partial(draw_offer, view, bargain.builder, proposal, language, speech.plain_names),
        grid.shared_grid(seat, side, ghost),
        speech("panel-legend-borders"),
    )


def _describe_bargain(
    seat: SeatContext[View], view: View, bargain: Bargain, ghost: Tile
) -> Iterator[str]:
    speech = seat.speech
    if not seat.is_asked:
        yield from _describe_waiting(seat, view, bargain, ghost)
        return
    yield speech.speak_text(describe_question(view), "you")
    after = benefit.estates_built_together(seat, view, ghost)
    points = after[seat.seat].points - view.mine.open.points
    if seat.seat == bargain.builder:
        yield speech("panel-bargain-costs", price=Florins(bargain.cost), points=points)
    else:
        yield speech("panel-bargain-gains", price=_own_cost(seat, view), points=points)
    accept = Accept(bargain.price)
    refusal = seat.refuse_move(accept)
    if refusal:
        yield speech.speak_text(refusal.text)
    else:
        sold = benefit.rehearse_move(seat, accept).points_sold
        yield from benefit.describe_selling(seat, view, sold)
    yield benefit.describe_gain_of_tile(seat, view, after)
    yield from benefit.describe_fit(seat, view, after)


def _describe_waiting(
    seat: SeatContext[View], view: View, bargain: Bargain, ghost: Tile
) -> Iterator[str]:
    yield seat.speech(
        "panel-bargain-waits",
        whom=Who(bargain.partner),
        building=Named("building", ghost.name),
        square=ghost.square,
        price=Florins(bargain.price),
        left=view.offers_left,
    )
    until = deadline_of_seat(seat.state, bargain.partner)
    if until is not None:
        who, when = Who(bargain.partner), format_time(until, "R")
        yield seat.speech("board-deadline", who=who, when=when)


def _bargain_controls(
    seat: SeatContext[View], view: View, bargain: Bargain
) -> Iterator[ComponentSpec]:
    accept = Accept(bargain.price)
    if seat.is_asked and seat.refuse_move(accept) is None:
        label = say("panel-bargain-agree", price=Florins(bargain.price))
        yield panels.move_button(seat, accept, label, likely=True, row=_ANSWERS_ROW)
    is_builder = seat.seat == bargain.builder
    label = say("panel-bargain-retract") if is_builder else say("panel-bargain-decline")
    no = Retract() if is_builder else Decline()
    yield panels.move_button(seat, no, label, grave=True, row=_ANSWERS_ROW)
    prices = benefit.own_part(view).prices[: limits.OPTIONS]  # the usual ones; others are typed
    if seat.is_asked and prices:
        options, label = panels.money_options(seat, prices), say("panel-bargain-another")
        yield panels.choice_menu(seat, "counter", 0, label, options, row=_COUNTER_ROW)
    if "sell" in seat.moves_by_verb():
        yield panels.choice_button(seat, "sell", say("press-princes-sell"), row=_SELL_ROW)
