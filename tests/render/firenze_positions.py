"""Positions of Firenze to draw: from games among builders who keep at what they have begun."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from bot import catalogue
from bot.engine.game import Seat, Setup, Viewer, carry_out_move, legal_moves
from bot.engine.random_draws import Chance
from bot.games.firenze import bricks_and_towers
from bot.games.firenze.moves import Begin, End, Exchange, Fulfil, Lay
from bot.games.firenze.state_parts import ORDER, Tower
from bot.games.firenze.view import View

# The golden pictures are of games under the first rules, with the numbers that were printed then.
_RULES, _PRINTED = 1, "0175d24b5500"
GAME = catalogue.unpack_edition(catalogue.find_edition("firenze", _PRINTED))
LANGUAGES = ("en", "fr", "de")
NAMES = {0: "Lorenzo", 1: "Isabella", 2: "Cosimo", 3: "Lucrezia"}
SEATS = (2, 3, 4)
KINDS = (
    "choosing",
    "paying-card",
    "averting",
    "losing",
    "lowering",
    "building",
    "paying-exchange",
    "paying-construction",
    "fulfilling",
    "limiting-cards",
    "limiting-bricks",
    "over",
)
# Three play with everything that can be chosen for a table, and so have most to show: every
# kind of question is asked among them.
FULLEST = 3
OPTIONS = {FULLEST: (("campanile", "in"), ("neutral-seals", "7"), ("dead-color", "green"))}

_SEED = "giotto"
_WEIGHTS = {Fulfil: 60.0, Lay: 12.0, Begin: 3.0, End: 6.0, Exchange: 0.2}
_MOST_TOWERS = 4
_LONGEST = 3_000  # plies


@cache
def states(seats: int) -> tuple[Any, ...]:
    """All states of a game, the start included."""
    luck = Random(seats)
    setup = Setup(seats, _RULES, OPTIONS.get(seats, ()))
    state = GAME.start(setup, Chance(_SEED, 0))
    passed = [state]
    while (awaited := GAME.to_move(state)) and len(passed) < _LONGEST:
        [seat] = awaited
        moves = legal_moves(GAME, state, seat)
        site = GAME.view(state, seat).builders[seat].open.site
        [move] = luck.choices(moves, [_weight(one, len(site)) for one in moves])
        state = carry_out_move(GAME, state, seat, move, Chance(_SEED, len(passed))).state
        passed.append(state)
    return tuple(passed)


def _weight(move: Any, towers: int) -> float:
    if isinstance(move, Begin) and towers >= _MOST_TOWERS:
        return 0.1
    if isinstance(move, Lay) and move.height >= 8:
        return 0.02
    return _WEIGHTS.get(type(move), 1.0)


def view(seats: int, ply: int, viewer: Viewer = None) -> View:
    seen: View = GAME.view(states(seats)[ply], viewer)
    return seen


@cache
def ply_of(seats: int, kind: str, *, late: bool = True) -> int:
    """A ply at which the table waits for this: the last one, or the first."""
    plies = range(len(states(seats)))
    for ply in reversed(plies) if late else plies:
        if view(seats, ply).asked.kind == kind:
            return ply
    raise AssertionError(f"{seats} builders never wait for {kind}")


def asked_seat(seats: int, ply: int) -> Seat:
    return view(seats, ply).asked.seats[0]


def laid(seen: View, move: Lay | Begin) -> View:
    """With this brick laid by the viewer, legal or not, and all that it costs still to be paid."""
    own, turn = seen.mine.open, seen.turn
    if isinstance(move, Lay):
        site = bricks_and_towers.raise_tower(own.site, move.color, move.height)
    else:
        site = (*own.site, Tower(move.color, 1))
    if own.storehouse[ORDER[move.color]]:
        own = replace(own, storehouse=bricks_and_towers.remove_brick(own.storehouse, move.color))
    own, built = replace(own, site=site), min(turn.built, len(seen.costs) - 2)
    owing = seen.asked.due + seen.costs[built + 1] - seen.costs[built]
    builders = [replace(b, open=own) if b.seat == seen.viewer else b for b in seen.builders]
    return replace(
        seen,
        builders=tuple(builders),
        turn=replace(turn, laid=bricks_and_towers.add_brick(turn.laid, move.color)),
        asked=replace(seen.asked, kind="paying-construction", due=owing),
    )
