"""Lay out a tile: where it may lie, what it brings, and the landscape just won (Rules p. 4, 7)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.princes import land_grid, payments_and_gains
from bot.games.princes.box import Box
from bot.games.princes.land_grid import NOWHERE, Bits, neighbours, opposite
from bot.games.princes.moves import Move, Place
from bot.games.princes.state import AskedOfOne, State
from bot.games.princes.state_parts import BUILDINGS, LANDSCAPES, Asked, Open, Tile


def with_building(box: Box, own: Open, tile: Tile) -> Open:
    own = own.with_points(BUILDINGS, box.numbers.building_points)
    return replace(own, buildings=(*own.buildings, tile))


def with_landscape(box: Box, own: Open, tile: Tile) -> Open:
    """Rules p. 4: only another landscape of the same type brings points."""
    again = any(laid.name == tile.name for laid in own.landscapes)
    own = own.with_points(LANDSCAPES, box.numbers.landscape_points if again else 0)
    return replace(own, landscapes=(*own.landscapes, tile))


def with_tile(box: Box, own: Open, tile: Tile) -> Open:
    """Whatever kind of tile it is."""
    lay = with_building if tile.name in box.building_order else with_landscape
    return lay(box, own, tile)


def points_for_tile(box: Box, own: Open, tile: Tile) -> int:
    """What its owner gets for laying it out."""
    return with_tile(box, own, tile).points - own.points


def lay_tile(box: Box, estates: Sequence[Open], seat: Seat, tile: Tile) -> tuple[Open, ...]:
    """Every estate once this seat has the tile; across a border the neighbour has it, too."""
    after = list(estates)
    after[seat] = with_tile(box, estates[seat], tile)
    if tile.across:
        other = dict(neighbours(len(estates), seat))[tile.across]
        beyond = replace(tile, across=opposite(tile.across))
        after[other] = with_tile(box, estates[other], beyond)
    return tuple(after)


def closed_to_buildings(box: Box, estates: Sequence[Open], seat: Seat) -> Bits:
    """Where this seat can't build alone. Ruling 21: on side B also at a border, with few builders.

    Without a builder nothing may stand at a border; with one only where nothing faces it.
    """
    closed = land_grid.closed_to_buildings(box.ground, estates[seat])
    for bits in closed_by_neighbours(box, estates, seat).values():
        closed |= bits
    return closed


def closed_by_neighbours(box: Box, estates: Sequence[Open], seat: Seat) -> dict[Seat, Bits]:
    """The squares at each border where a seat with one builder, or none, can't build alone."""
    borders, builders = box.borders, estates[seat].builders
    if borders is None or land_grid.may_build_wall_to_wall(builders):
        return {}
    return {
        other: borders.bits_facing(side, land_grid.taken_squares(borders, estates[other]))
        if builders
        else borders.bits_along(side)
        for side, other in neighbours(len(estates), seat)
    }


def why_not_at_border(
    box: Box, estates: Sequence[Open], seat: Seat, tile: Named, bits: Bits
) -> Refusal:
    """Why a building may not stand alone where it would be beside a neighbour's ground."""
    closed = closed_by_neighbours(box, estates, seat)
    whom = next(other for other, there in closed.items() if bits & there)
    if estates[seat].builders:
        return refuse("border-alone", "border-is-built-up", tile=tile, whom=Who(whom))
    return refuse("border-alone", "border-needs-builder", tile=tile, whom=Who(whom))


def closed_squares(box: Box, estates: Sequence[Open], seat: Seat, name: str) -> Bits:
    """Where this seat, by itself, can't lay such a tile."""
    if name in box.building_order:
        return closed_to_buildings(box, estates, seat)
    return land_grid.taken_squares(box.ground, estates[seat])


def fitting_tiles(box: Box, estates: Sequence[Open], seat: Seat) -> frozenset[str]:
    """The tiles for which this seat, by itself, has room."""
    shut = {name: closed_squares(box, estates, seat, name) for name in box.ground.turns}
    return frozenset(name for name in shut if land_grid.has_room_for(box.ground, name, shut[name]))


@dataclass(frozen=True, slots=True)
class PlacingLandscape(AskedOfOne):
    """A landscape was won, and where it is to lie."""

    lot: str

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        closed = land_grid.taken_squares(box.ground, state.estates[seat].open)
        for name in box.landscapes_of(self.lot):
            yield from [place for place, bits in box.places[name] if not bits & closed]

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Place):
            return refuse("landscape-placed", "place-it-first", lot=Named("lot", self.lot))
        won = box.landscapes_of(self.lot)
        if move.landscape not in won:
            named = tuple(Named("landscape", name) for name in won)
            return refuse("landscape-placed", "other-landscape-won", landscapes=named)
        if not state.stock.landscapes[box.landscape_order[move.landscape]]:
            name = Named("landscape", move.landscape)
            return refuse("exhausted-stack", "lot-exhausted", lot=name)
        return why_no_room(box, state.estates[seat].open, move)

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Place)
        return place_landscape(box, state, seat, move)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("placing", self.seats, lot=self.lot)


def why_no_room(box: Box, estate: Open, move: Place) -> Refusal | None:
    """Why the ground of this estate has no room for a landscape there."""
    bits = box.ground.bits_by_square(move.landscape).get(move.square, NOWHERE).get(move.turn)
    if bits is not None and not bits & land_grid.taken_squares(box.ground, estate):
        return None
    name = Named("landscape", move.landscape)
    return land_grid.why_square_is_closed(box.ground, estate, name, move.square, move.turn)


def place_landscape(box: Box, state: State, seat: Seat, move: Place) -> Step[State]:
    before = state.estates[seat]
    tile = Tile(move.landscape, move.square, move.turn)
    estate = replace(before, open=with_landscape(box, before.open, tile))
    points = estate.open.points - before.open.points
    stock = state.stock.with_one_fewer("landscapes", box.landscape_order[move.landscape])
    name = Named("landscape", move.landscape)
    told = say("places", who=Who(seat), landscape=name, square=move.square)
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock)
    return Step(after, (Event(told), *payments_and_gains.points_events(Who(seat), points, name)))
