"""Laying tiles out so that the next ones still fit (Rules p. 7)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.games.princes import palazzo
from bot.games.princes.borders import neighbours, opposite
from bot.games.princes.moves import Build, Offer, Place
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.view import View

Way = TypeVar("Way", Build, Place, Offer)
Measure: TypeAlias = Callable[[Build | Place | Offer], int]

# Ground where a building may stand is scarcer than ground for landscapes alone.
BUILDING_GROUND = 2


def tidiest(view: View, ways: Sequence[Way]) -> Way:
    """The way to lay a tile that leaves the most connected ground; the first of equals.

    The ways of one offer leave it to both, so they are all across the same border.
    """
    assert view.own is not None
    seat = view.own.seat
    if isinstance(ways[0], Offer):
        side = ways[0].side
        other = dict(neighbours(len(view.estates), seat))[side]
        return max(ways, key=_ground_left_to_both(view, ((seat, side), (other, opposite(side)))))
    return max(ways, key=_ground_left_to(view, seat))


def tidiest_first(view: View, ways: Sequence[Place]) -> list[Place]:
    """Ways to lay a landscape of one's own: what leaves the most connected ground goes first."""
    assert view.own is not None
    return sorted(ways, key=_ground_left_to(view, view.own.seat), reverse=True)


def _ground_left_to_both(view: View, ends: Sequence[tuple[Seat, str]]) -> Measure:
    """Of either end of the building: whose board that is, and on which side it crosses."""
    measures = [_ground_left_to(view, seat, across) for seat, across in ends]
    return lambda way: sum(measure(way) for measure in measures)


def _ground_left_to(view: View, seat: Seat, across: str = "") -> Measure:
    """How much ground each way leaves to this seat."""
    ground, own = view.box.ground, view.estates[seat].open
    walls, green = palazzo.walls(ground, own), ground.covered(own.landscapes)

    def ground_left(way: Build | Place | Offer) -> int:
        name = way.landscape if isinstance(way, Place) else way.building
        bits = ground.parts(name, across)[way.square, way.turn]
        if isinstance(way, Place):
            return _ground_left(ground, walls, green | bits, own.builders)
        return _ground_left(ground, walls | bits, green, own.builders)

    return ground_left


def _ground_left(ground: Ground, walls: Bits, green: Bits, builders: int) -> int:
    """How many squares side by side stay free, those open to buildings counting more."""
    free = _everything(ground) & ~walls & ~green
    open_to_buildings = free & ~palazzo.closed_around(ground, walls, green, builders)
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
