"""Laying a tile out: what it brings its owner, and which tiles have room once it lies there."""

from collections.abc import Sequence

from bot.engine.copies import replace
from bot.engine.game import Seat
from bot.games.princes import palazzo, purse, together
from bot.games.princes.borders import neighbours, opposite
from bot.games.princes.box import Box
from bot.games.princes.estate import Open
from bot.games.princes.palazzo import Bits
from bot.games.princes.pieces import BUILDINGS, LANDSCAPES, Tile


def with_building(box: Box, own: Open, tile: Tile) -> Open:
    earned = purse.gained(own.earned, BUILDINGS, box.numbers.building_points)
    return replace(own, buildings=(*own.buildings, tile), earned=earned)


def with_landscape(box: Box, own: Open, tile: Tile) -> Open:
    """Rules p. 4: only another landscape of the same type brings points."""
    again = any(laid.name == tile.name for laid in own.landscapes)
    earned = purse.gained(own.earned, LANDSCAPES, box.numbers.landscape_points if again else 0)
    return replace(own, landscapes=(*own.landscapes, tile), earned=earned)


def with_tile(box: Box, own: Open, tile: Tile) -> Open:
    """Whatever kind of tile it is."""
    lay = with_building if tile.name in box.building_order else with_landscape
    return lay(box, own, tile)


def points(box: Box, own: Open, tile: Tile) -> int:
    """What its owner gets for laying it out."""
    return with_tile(box, own, tile).points - own.points


def laid(box: Box, estates: Sequence[Open], seat: Seat, tile: Tile) -> tuple[Open, ...]:
    """Every estate once this seat has the tile; across a border the neighbour has it, too."""
    after = list(estates)
    after[seat] = with_tile(box, estates[seat], tile)
    if tile.across:
        other = dict(neighbours(len(estates), seat))[tile.across]
        beyond = replace(tile, across=opposite(tile.across))
        after[other] = with_tile(box, estates[other], beyond)
    return tuple(after)


def closed(box: Box, estates: Sequence[Open], seat: Seat, name: str) -> Bits:
    """Where this seat, by itself, can't lay such a tile."""
    if name in box.building_order:
        return together.closed_to_buildings(box, estates, seat)
    return palazzo.taken(box.ground, estates[seat])


def fitting(box: Box, estates: Sequence[Open], seat: Seat) -> frozenset[str]:
    """The tiles for which this seat, by itself, has room."""
    shut = {name: closed(box, estates, seat, name) for name in box.ground.turns}
    return frozenset(name for name in shut if palazzo.fits(box.ground, name, shut[name]))
