"""A building offered to one's eastern neighbour and built with him, as it is drawn."""

from typing import Any

from bot.engine.text import Refusal
from bot.games.princes.state import State
from tests.rules.ascii_border import to_build, wish
from tests.rules.telling import refused, tell

TOWER_ACROSS = """
    .......|.......
    .......|.......
    .......|.......
    ......x|xx.....
    .......|.......
    ..###..|..###..
    ..###..|..###..
"""


def offered(name: str, drawing: str, price: int = 0, **known: Any) -> State:
    """Seat 0 has offered his eastern neighbour what is marked with x."""
    state = to_build(drawing, **known)
    return tell(state, f"0 offer {wish(name, drawing)} {price}")


def built(name: str, drawing: str, price: int = 0, **known: Any) -> State:
    """The same, and he agreed."""
    return tell(offered(name, drawing, price, **known), f"1 accept {price}")


def not_offered(name: str, drawing: str, price: int = 0, **known: Any) -> Refusal:
    state = to_build(drawing, **known)
    return refused(state, f"0 offer {wish(name, drawing)} {price}")


def points(state: State, seat: int) -> int:
    return state.estates[seat].open.points


def florins(state: State, seat: int) -> int:
    return state.estates[seat].hidden.florins
