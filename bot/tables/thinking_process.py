"""The process in which a computer player thinks: reads questions, writes answers."""

import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from bot import catalogue
from bot.engine.game import Seat
from bot.players.player import make_situation, player_chance
from bot.players.registry import players_and_replacements, review_method
from bot.players.review import DecisionToWeigh, WeighedDecision, weigh_decision
from bot.tables.store import summarize_error

LENGTH_BYTES = 4  # bytes before each message, which say how long it is
_NICENESS = 19  # whoever plays a move goes before whoever thinks about one


@dataclass(frozen=True, slots=True)
class MoveProblem:
    """What somebody is to think about."""

    edition: catalogue.Edition
    known: Any = field(repr=False)  # a truth that the seat can't tell from the real one
    seat: Seat
    guest: str
    seed: str = field(repr=False)  # of the guest's own luck: no card or die is drawn here
    moves: int  # made so far


@dataclass(frozen=True, slots=True)
class ReviewProblem:
    """What somebody did in a game that is over, to be held against what he might have done."""

    edition: catalogue.Edition
    doubt: DecisionToWeigh = field(repr=False)
    guest: str = "of hindsight"


def solve_problem(problem: MoveProblem | ReviewProblem) -> str | WeighedDecision | None:
    if isinstance(problem, ReviewProblem):
        return _solve_review(problem)
    return _solve_move(problem)


def _solve_review(problem: ReviewProblem) -> WeighedDecision | None:
    game = catalogue.unpack_edition(problem.edition)
    mind = review_method(game.key)
    assert mind is not None
    return weigh_decision(game, mind, problem.doubt)


def _solve_move(problem: MoveProblem) -> str:
    """The move that the guest makes, as it is written."""
    game = catalogue.unpack_edition(problem.edition)
    guest = players_and_replacements(game.key)[problem.guest]
    situation = make_situation(game, problem.known, problem.seat)
    move = guest(situation, player_chance(problem.seed, problem.seat, problem.moves))
    return game.vocabulary.spell(move)


def pack_message(content: object) -> bytes:
    packed = pickle.dumps(content)
    return len(packed).to_bytes(LENGTH_BYTES, "big") + packed


def run_process() -> None:
    """Until nothing more is to be thought about."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            answered.write(pack_message(_try_to_solve(_read_problem(asked))))
            answered.flush()


def _try_to_solve(problem: MoveProblem | ReviewProblem) -> tuple[str | WeighedDecision | None, str]:
    """The answer, and what went wrong if there is none: somebody else has to answer then."""
    try:
        return solve_problem(problem), ""
    except Exception as error:
        return "", summarize_error(error)


def _read_problem(asked: BinaryIO) -> MoveProblem | ReviewProblem:
    length = asked.read(LENGTH_BYTES)
    if len(length) < LENGTH_BYTES:
        raise EOFError
    problem = pickle.loads(asked.read(int.from_bytes(length, "big")))
    assert isinstance(problem, MoveProblem | ReviewProblem)
    return problem
