"""Positions with the expansions to draw: whole games at random, for no guest's play to change."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from bot.engine.game import Seat, Setup, Viewer, carry_out_move, settle_options
from bot.engine.random_draws import Chance
from bot.games.princes.moves import Move
from bot.games.princes.state import State
from bot.games.princes.view import View
from tests.render.positions import GAME, every_move

CHARACTERS = "characters"
TOGETHER = "together"
BOTH = "both"
COMBINATIONS = (CHARACTERS, TOGETHER, BOTH)
SEATS = (2, 3, 4, 5)

# Kinds of moves that lead to empty boards.
_SHY = frozenset({"Sell", "End", "Decline", "Retract", "Forgo"})
_SEED = 1
_KEEN = 0.7  # how often everybody bids for a character rather than pass


def options(combination: str) -> dict[str, str]:
    names = (CHARACTERS, TOGETHER) if combination == BOTH else (combination,)
    return dict.fromkeys(names, "on")


@cache
def states(combination: str, seats: int) -> tuple[State, ...]:
    """All states of a game at random."""
    setup = settle_options(GAME, seats, options(combination))
    assert isinstance(setup, Setup)
    began = replace(setup, rules=1)  # whatever is corrected since, no picture changes by it
    luck, words = Random(_SEED), "pictures"
    state: State = GAME.start(began, Chance(words, 0))
    told = [state]
    while asked := sorted(GAME.to_move(state)):
        seat = _whose(state, asked)
        move = _drawn_move(luck, every_move(GAME, state, seat))
        state = carry_out_move(GAME, state, seat, move, Chance(words, len(told))).state
        told.append(state)
    return tuple(told)


def _whose(state: State, asked: list[Seat]) -> Seat:
    """Of two who may answer, the one that is asked."""
    asked_first = getattr(state.question, "seat", asked[0])
    return Seat(asked_first)


def _drawn_move(luck: Random, moves: list[Move]) -> Move:
    """The kind of move is drawn first, so that rare kinds come up too."""
    kinds = sorted({type(move).__name__ for move in moves})
    if luck.random() < 0.95:
        kinds = [kind for kind in kinds if kind not in _SHY] or kinds
    if "Court" in kinds and luck.random() < _KEEN:
        kinds = ["Court"]
    kind = luck.choice(kinds)
    return luck.choice([move for move in moves if type(move).__name__ == kind])


def view(combination: str, seats: int, ply: int, viewer: Viewer = None) -> View:
    seen: View = GAME.view(states(combination, seats)[ply], viewer)
    return seen


@cache
def game(combination: str, seats: int) -> tuple[View, ...]:
    """A whole game as a spectator sees it."""
    return tuple(view(combination, seats, ply) for ply in range(len(states(combination, seats))))


def ply_of(shown: tuple[View, ...], looks_so: Callable[[View], bool]) -> int:
    """The last ply that looks so."""
    return next(ply for ply in reversed(range(1, len(shown))) if looks_so(shown[ply]))
