"""Laying tiles out so that the next ones still fit (Rules p. 7)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from bot.games.princes.moves import Build, Place
from bot.games.princes.palazzo import TOUCHING, Bits, Ground
from bot.games.princes.view import SeenEstate, View

Way = TypeVar("Way", Build, Place)

# Ground where a building may stand is scarcer than ground for landscapes alone.
BUILDING_GROUND = 2


def tidiest(view: View, ways: Sequence[Way]) -> Way:
    """The way to lay a tile that leaves the most connected ground; the first of equals."""
    assert view.own is not None
    ground, estate = view.box.ground, view.estates[view.own.seat]
    walls = ground.palazzo | ground.covered(estate.open.buildings)
    green = ground.covered(estate.open.landscapes)

    def ground_left(way: Way) -> int:
        if isinstance(way, Build):
            return _ground_left(ground, estate, walls | _bits(ground, way.building, way), green)
        return _ground_left(ground, estate, walls, green | _bits(ground, way.landscape, way))

    return max(ways, key=ground_left)


def ground_left_with(ground: Ground, estate: SeenEstate, building: Bits) -> int:
    """The same measure of any estate, once a building covers these squares of it."""
    walls = ground.palazzo | ground.covered(estate.open.buildings) | building
    return _ground_left(ground, estate, walls, ground.covered(estate.open.landscapes))


def _bits(ground: Ground, tile: str, way: Build | Place) -> Bits:
    bits = ground.lying(tile, way.square, way.turn)
    assert bits is not None
    return bits


def _ground_left(ground: Ground, estate: SeenEstate, walls: Bits, green: Bits) -> int:
    """How many squares side by side stay free, those open to buildings counting more."""
    free = _everything(ground) & ~walls & ~green
    open_to_buildings = free
    if estate.open.builders < TOUCHING:
        open_to_buildings &= ~ground.beside(walls)
    return _side_by_side(ground, free) + BUILDING_GROUND * _side_by_side(ground, open_to_buildings)


def _side_by_side(ground: Ground, free: Bits) -> int:
    """How many pairs of neighbouring squares are both free."""
    across = free & (free & ~_last_column(ground)) << 1
    upwards = free & free << len(ground.columns)
    return across.bit_count() + upwards.bit_count()


@lru_cache(maxsize=8)
def _last_column(ground: Ground) -> Bits:
    return ground.bits_of(f"{ground.columns[-1]}{row + 1}" for row in range(ground.rows))


@lru_cache(maxsize=8)
def _everything(ground: Ground) -> Bits:
    return ground.bits_of(ground.squares)
