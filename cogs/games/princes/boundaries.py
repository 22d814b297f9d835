"""Where a tile may not lie on somebody's ground, and what would still fit beside another one."""

from bot.engine.game import Seat
from bot.games.princes import palazzo
from bot.games.princes.borders import neighbours
from bot.games.princes.palazzo import Bits
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render.princes import placement


def closed(view: View, seat: Seat, *, building: bool) -> Bits:
    """Ruling 21: with few builders one keeps clear of the borders, too, when building alone."""
    ground, estate = view.box.ground, view.estates[seat]
    shut = placement.closed(ground, estate, building=building)
    borders = view.box.borders
    if borders is None or not building or estate.open.builders >= palazzo.TOUCHING:
        return shut
    for side, other in neighbours(len(view.estates), seat):
        beyond = view.estates[other]
        taken = borders.palazzo | borders.covered((*beyond.open.buildings, *beyond.open.landscapes))
        shut |= borders.facing(side, taken) if estate.open.builders else borders.along(side)
    return shut


def closed_together(view: View, seat: Seat) -> Bits:
    """Ruling 20: across a border the rules of placing hold, and no others."""
    return placement.closed(view.box.ground, view.estates[seat], building=True)


def fitting_beside(view: View, seat: Seat, ghost: Tile) -> frozenset[str]:
    """The tiles that would still have a place once the ghost lies there."""
    ground = view.box.ground
    bits, few = ground.covered([ghost]), view.estates[seat].open.builders < palazzo.TOUCHING
    is_wall = ghost.name in view.box.building_order
    found = set()
    for name in ground.turns:
        building = name in view.box.building_order
        shut = closed(view, seat, building=building) | bits
        if building and is_wall and few:
            shut |= ground.beside(bits)
        if palazzo.fits(ground, name, shut):
            found.add(name)
    return frozenset(found)
