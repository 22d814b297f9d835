"""A thinker: a process of its own in which computer players think, one question after another.

It is handed what a seat knows, never what the table hides, and answers with a move. It goes when
whoever started it does: then there is nothing more to read.
"""

import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from bot import catalogue
from bot.engine.game import Seat
from bot.host.trouble import outline
from bot.players.guest import luck, situation_of
from bot.players.guestbook import hindsight, in_chairs
from bot.players.review import Doubt, Weighed, weighed

LENGTH = 4  # bytes before each message, which say how long it is
_MODEST = 19  # whoever plays a move goes before whoever thinks about one


@dataclass(frozen=True, slots=True)
class Problem:
    """What somebody is to think about."""

    edition: catalogue.Edition
    known: Any = field(repr=False)  # a truth that the seat can't tell from the real one
    seat: Seat
    guest: str
    seed: str = field(repr=False)  # of the guest's own luck: no card or die is drawn here
    moves: int  # made so far


@dataclass(frozen=True, slots=True)
class Retrospect:
    """What somebody did in a game that is over, to be held against what he might have done."""

    edition: catalogue.Edition
    doubt: Doubt = field(repr=False)
    guest: str = "of hindsight"


def solved(problem: Problem | Retrospect) -> str | Weighed | None:
    if isinstance(problem, Retrospect):
        return _looked_back(problem)
    return _move(problem)


def _looked_back(problem: Retrospect) -> Weighed | None:
    game = catalogue.unpacked(problem.edition)
    mind = hindsight(game.key)
    assert mind is not None
    return weighed(game, mind, problem.doubt)


def _move(problem: Problem) -> str:
    """The move that the guest makes, as it is written."""
    game = catalogue.unpacked(problem.edition)
    guest = in_chairs(game.key)[problem.guest]
    situation = situation_of(game, problem.known, problem.seat)
    move = guest(situation, luck(problem.seed, problem.seat, problem.moves))
    return game.vocabulary.spell(move)


def message(content: object) -> bytes:
    packed = pickle.dumps(content)
    return len(packed).to_bytes(LENGTH, "big") + packed


def main() -> None:
    """Until nothing more is to be thought about."""
    if hasattr(os, "nice"):
        os.nice(_MODEST)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            answered.write(message(_answer(_read(asked))))
            answered.flush()


def _answer(problem: Problem | Retrospect) -> tuple[str | Weighed | None, str]:
    """The answer, and what went wrong if there is none: somebody else has to answer then."""
    try:
        return solved(problem), ""
    except Exception as error:
        return "", outline(error)


def _read(asked: BinaryIO) -> Problem | Retrospect:
    length = asked.read(LENGTH)
    if len(length) < LENGTH:
        raise EOFError
    problem = pickle.loads(asked.read(int.from_bytes(length, "big")))
    assert isinstance(problem, Problem | Retrospect)
    return problem
