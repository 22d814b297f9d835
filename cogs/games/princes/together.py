"""Build together: the panel of an offer to a neighbor, and the panel that answers one.

offer                           with which neighbor, and what
offer - west                    what, with the neighbor in the west
offer library east              where it would lie best, at a fair price
offer library east h3 2 300 WAY    there and so; the way one came only keeps the ids apart
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Fact, Florins, Named, Who, say
from bot.games.princes.bargaining import least_price
from bot.games.princes.land_grid import EAST, neighbours, opposite
from bot.games.princes.moves import Accept, Build, Decline, Offer, Retract
from bot.games.princes.state_parts import Bargain, Tile
from bot.games.princes.view import View
from bot.players.princes.acting import tidiest_way_to_lay
from cogs.games.princes import grid, move_gains
from cogs.games.princes.game_texts import PrincesSeat, describe_question, squares_across
from cogs.interaction import discord_limits, game_ui
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import deadline_of_seat
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import format_time
from render.princes import draw_offer

OffersByBuilding: TypeAlias = dict[tuple[str, str], list[Offer]]  # by building and side

ANY_BUILDING = "-"
_BUILDINGS_ROW, _SIDES_ROW = range(2)  # where nothing is chosen yet


@dataclass(frozen=True, slots=True)
class OfferDraft:
    """An offer as it would be made now."""

    seat: PrincesSeat
    view: View
    side: str
    places: grid.LegalPositions
    at: grid.TilePosition
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


def build_offer_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    view, ways = seat.view, possible_offers(seat)
    _, name, side, *rest = [*words.split(), "", ""]
    if (name, side) not in ways:
        sides = [side for _, side in ways]
        return _build_offer_choice(seat, view, ways, side if side in sides else sides[0])
    draft = _draft_offer(seat, view, ways[name, side], [one for one in rest if one])
    proposal = Offer(name, side, draft.at.square, draft.at.turn, draft.florins)
    parts = proposal, draft.ghost, _describe_offer(draft), _offer_controls(draft, ways)
    is_mapped = words.endswith(f" {grid.MAP}")
    return _build_border_panel(seat, view, seat.seat, *parts, is_mapped=is_mapped)


def _build_border_panel(
    seat: PrincesSeat,
    view: View,
    builder: Seat,
    proposal: Offer,
    ghost: Tile,
    lines: Iterable[str],
    controls: Iterable[ComponentSpec],
    *,
    is_mapped: bool = False,
) -> PrivateReply:
    """Return a panel with the picture of what would lie across a border."""
    language, names = seat.speech.speaker.language, seat.speech.plain_names
    draw = partial(draw_offer, view, builder, proposal, language, names)
    letters = ""
    if is_mapped:
        strip = grid.draw_shared_grid(seat, ghost.across, ghost)
        letters = f"```\n{strip}\n```{seat.speech('panel-legend-borders')}"
    told = _describe_effects(seat, view, ghost)
    return grid.assemble_tile_panel(lines, controls, draw, letters, told)


def _describe_effects(seat: PrincesSeat, view: View, ghost: Tile) -> Iterator[str]:
    """Say which works gain, and what else would fit."""
    after = move_gains.estates_built_together(seat, view, ghost)
    yield move_gains.describe_gain_of_tile(seat, view, after)
    yield from move_gains.describe_lost_room(seat, view, after)


def possible_offers(seat: PrincesSeat) -> OffersByBuilding:
    """Return every way of each building across each border, at the lowest price."""
    found: OffersByBuilding = {}
    for move in seat.legal_moves():
        if isinstance(move, Offer):
            found.setdefault((move.building, move.side), []).append(move)
    return found


def _neighbour_at(view: View, seat: Seat, side: str) -> Seat:
    return dict(neighbours(len(view.estates), seat))[side]


def _draft_offer(
    seat: PrincesSeat, view: View, ways: Sequence[Offer], words: Sequence[str]
) -> OfferDraft:
    borders, first = view.box.borders, ways[0]
    assert borders is not None
    legal = frozenset(grid.TilePosition(way.square, way.turn) for way in ways)
    at, wished = None, _fair_price(view, seat.seat, first.side)
    match words:
        case [_, turn, florins, *_] if turn.isdecimal() and florins.isdecimal():
            at, wished = grid.parse_tile_position(words), int(florins)
    if at is None or at not in legal:
        best = tidiest_way_to_lay(view, ways)
        at = grid.TilePosition(best.square, best.turn)
    places, amounts = grid.LegalPositions(borders.strip, first.building, legal), seat.amounts(first)
    florins_ = min(amounts, key=lambda amount: abs(amount - wished))
    return OfferDraft(seat, view, first.side, places, at, amounts, florins_)


def _fair_price(view: View, seat: Seat, side: str) -> int:
    """Return what the partner would pay the bank for building alone."""
    partner = view.estates[_neighbour_at(view, seat, side)]
    return view.box.building_cost(partner.open.builders)


def _cost_of_building_alone(seat: PrincesSeat, view: View) -> Florins:
    """Return what this seat would pay the bank for building alone."""
    return Florins(view.box.building_cost(view.estates[seat.seat].open.builders))


# Which


def _build_offer_choice(
    seat: PrincesSeat, view: View, ways: OffersByBuilding, side: str
) -> PrivateReply:
    whom, cost = Who(_neighbour_at(view, seat.seat, side)), _cost_of_building_alone(seat, view)
    words = seat.speech("panel-offer-which", whom=whom, price=cost, left=view.offers_left)
    options = []
    for (name, at), (first, *_) in ways.items():
        if at == side:
            ghost = Tile(name, first.square, first.turn, side)
            after = move_gains.estates_built_together(seat, view, ghost)
            held = move_gains.professions_that_gain(view, after)
            options.append(move_gains.tile_option(seat, "building", name, f"{name} {side}", held))
    label = say("panel-build-menu")
    menu = game_ui.choice_menu(seat, "offer", 1, label, options, row=_BUILDINGS_ROW)
    sides = [one for one in dict.fromkeys(side for _, side in ways) if one != side]
    others = [_neighbour_button(seat, view, ANY_BUILDING, one, _SIDES_ROW) for one in sides]
    return PrivateReply(words, (menu, *others, game_ui.back_to_turn_button(seat, _SIDES_ROW)))


def _neighbour_button(seat: PrincesSeat, view: View, name: str, side: str, row: int) -> ButtonSpec:
    """Return the button that leads to the same with another neighbor."""
    key = "panel-offer-east" if side == EAST else "panel-offer-west"
    label = say(key, whom=Who(_neighbour_at(view, seat.seat, side)))
    return game_ui.choice_button(seat, f"offer {name} {side}", label, row=row)


def neighbour_buttons(seat: PrincesSeat, name: str, row: int) -> Iterator[ButtonSpec]:
    """Yield buttons that lead from building alone to building the same with a neighbor."""
    view = seat.view
    for building, side in possible_offers(seat):
        if building == name:
            yield _neighbour_button(seat, view, name, side, row)


# Where, and for how much


def _describe_offer(draft: OfferDraft) -> Iterator[str]:
    seat, speech, view, whom = draft.seat, draft.seat.speech, draft.view, Who(draft.partner)
    after = move_gains.estates_built_together(seat, view, draft.ghost)
    price, cost = Florins(draft.florins), _cost_of_building_alone(seat, view)
    squares = squares_across(view, draft.move)
    what: dict[str, Fact] = {"tile": Named("building", draft.name), "square": squares}
    points = after[seat.seat].points - view.mine.open.points
    yield speech("panel-offer", **what, whom=whom, price=price, cost=cost, points=points)
    least = least_price(view.box, view.mine)
    if draft.florins < least:
        yield speech("panel-offer-beyond-you", whom=whom, least=Florins(least))
    alone = Florins(_fair_price(view, seat.seat, draft.side))
    yield speech("panel-offer-alone", whom=whom, price=alone, left=view.offers_left)


def _offer_controls(draft: OfferDraft, ways: OffersByBuilding) -> Iterator[ComponentSpec]:
    seat, at, whom = draft.seat, draft.at, Who(draft.partner)
    yield from grid.position_controls(seat, draft.words, draft.places, at, f" {draft.florins}")
    for name, side in ways:
        if name == draft.name and side != draft.side:
            yield _neighbour_button(seat, draft.view, name, side, grid.TURNS_ROW)
    builds = [move.building for move in seat.legal_moves() if isinstance(move, Build)]
    if draft.name in builds:
        label = say("panel-offer-no-one")
        yield game_ui.choice_button(seat, f"build {draft.name}", label, row=grid.TURNS_ROW)
    others = f"offer {ANY_BUILDING} {draft.side}"
    yield game_ui.choice_button(seat, others, say("panel-offer-other"), row=grid.STEPS_ROW)
    label = say("panel-offer-here", whom=whom, price=Florins(draft.florins))
    yield game_ui.move_button(seat, draft.move, label, likely=True, row=grid.DECISION_ROW)
    yield game_ui.back_to_turn_button(seat, grid.DECISION_ROW)
    yield grid.text_map_button(seat, f"{draft.words} {at.square} {at.turn} {draft.florins}")
    amounts = game_ui.amounts_around(draft.amounts, draft.florins)
    prices = game_ui.money_options(seat, amounts, draft.florins, grid.BY_MENU)
    words, label = f"{draft.words} {at.square} {at.turn}", say("panel-offer-price", whom=whom)
    yield game_ui.choice_menu(seat, words, 2, label, prices, row=grid.LAST_ROW)


# The answer

_ANSWERS_ROW, _COUNTER_ROW = range(2)


def build_bargain_panel(seat: PrincesSeat) -> PrivateReply:
    """Build the panel of the partner, of the builder who is answered, or who waits."""
    view = seat.view
    bargain = view.asked.bargain
    assert bargain is not None
    offer = bargain.offer
    side = offer.side if seat.seat == bargain.builder else opposite(offer.side)
    ghost = Tile(offer.building, offer.square, offer.turn, side)
    proposal = replace(offer, florins=bargain.price)
    lines = _describe_bargain(seat, view, bargain, ghost)
    controls = _bargain_controls(seat, view, bargain)
    return _build_border_panel(seat, view, bargain.builder, proposal, ghost, lines, controls)


def _describe_bargain(
    seat: PrincesSeat, view: View, bargain: Bargain, ghost: Tile
) -> Iterator[str]:
    speech = seat.speech
    if not seat.is_asked:
        yield from _describe_unanswered_offer(seat, view, bargain, ghost)
        return
    yield speech.speak_text(describe_question(view), "you")
    after = move_gains.estates_built_together(seat, view, ghost)
    points = after[seat.seat].points - view.mine.open.points
    if seat.seat == bargain.builder:
        yield speech("panel-bargain-costs", price=Florins(bargain.cost), points=points)
    else:
        yield speech(
            "panel-bargain-gains", price=_cost_of_building_alone(seat, view), points=points
        )
    accept = Accept(bargain.price)
    refusal = seat.why_not_legal(accept)
    if refusal:
        yield speech.speak_text(refusal.text)
    else:
        sold = move_gains.rehearse_move(seat, accept).points_sold
        yield from move_gains.warn_of_selling_points(seat, view, sold)


def _describe_unanswered_offer(
    seat: PrincesSeat, view: View, bargain: Bargain, ghost: Tile
) -> Iterator[str]:
    whom, price = Who(bargain.partner), Florins(bargain.price)
    what: dict[str, Fact] = {"building": Named("building", ghost.name)}
    what["square"] = squares_across(view, bargain.offer)
    yield seat.speech("panel-bargain-waits", **what, whom=whom, price=price, left=view.offers_left)
    until = deadline_of_seat(seat.state, bargain.partner)
    if until is not None:
        who, when = Who(bargain.partner), format_time(until, "R")
        yield seat.speech("board-deadline", who=who, when=when)


def _bargain_controls(seat: PrincesSeat, view: View, bargain: Bargain) -> Iterator[ComponentSpec]:
    accept = Accept(bargain.price)
    if seat.is_asked and seat.why_not_legal(accept) is None:
        label = say("panel-bargain-agree", price=Florins(bargain.price))
        yield game_ui.move_button(seat, accept, label, likely=True, row=_ANSWERS_ROW)
    is_builder = seat.seat == bargain.builder
    label = say("panel-bargain-retract") if is_builder else say("panel-bargain-decline")
    no = Retract() if is_builder else Decline()
    yield game_ui.move_button(seat, no, label, grave=True, row=_ANSWERS_ROW)
    prices = move_gains.private_view(view).prices[
        : discord_limits.OPTIONS
    ]  # the usual ones; others are typed
    if seat.is_asked and prices:
        options, label = game_ui.money_options(seat, prices), say("panel-bargain-another")
        yield game_ui.choice_menu(seat, "counter", 0, label, options, row=_COUNTER_ROW)
