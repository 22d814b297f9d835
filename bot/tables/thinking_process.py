"""The process in which a computer player thinks: reads questions, writes answers."""

import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from bot import catalogue
from bot.engine.game import Seat
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import players_and_replacements, review_method
from bot.players.review import DecisionToWeigh, WeighedDecision, weigh_decision
from bot.tables.store_protocols import format_trace

LENGTH_BYTES = 4  # bytes before each message: its length
_NICENESS = 19  # the bot itself goes first


@dataclass(frozen=True, slots=True)
class MoveProblem:
    """A position for which a computer player is to find a move."""

    edition: catalogue.Edition
    known: Any = field(repr=False)  # an imagined state that the seat can't tell from the true one
    seat: Seat
    guest: str
    seed: str = field(repr=False)  # of the computer's own chance
    moves: int  # made so far


@dataclass(frozen=True, slots=True)
class ReviewProblem:
    """A decision of a finished game, to be compared with its alternatives."""

    edition: catalogue.Edition
    doubt: DecisionToWeigh = field(repr=False)
    guest: str = "of hindsight"


def solve_problem(problem: MoveProblem | ReviewProblem) -> str | WeighedDecision | None:
    return _solve_review(problem) if isinstance(problem, ReviewProblem) else _solve_move(problem)


def _solve_review(problem: ReviewProblem) -> WeighedDecision | None:
    game = catalogue.unpack_edition(problem.edition)
    mind = review_method(game.key)
    assert mind is not None
    return weigh_decision(game, mind, problem.doubt)


def _solve_move(problem: MoveProblem) -> str:
    """Return the spelling of the computer's move."""
    game = catalogue.unpack_edition(problem.edition)
    choose = players_and_replacements(game.key)[problem.guest]
    situation = make_situation(game, problem.known, problem.seat)
    move = choose(situation, make_player_chance(problem.seed, problem.seat, problem.moves))
    return game.vocabulary.spell(move)


def pack_message(content: object) -> bytes:
    packed = pickle.dumps(content)
    return len(packed).to_bytes(LENGTH_BYTES, "big") + packed


def run_process() -> None:
    """Answer questions from stdin on stdout until stdin ends."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            answered.write(pack_message(_try_to_solve(_read_problem(asked))))
            answered.flush()


def _try_to_solve(problem: MoveProblem | ReviewProblem) -> tuple[str | WeighedDecision | None, str]:
    """Return the answer, and a summary of the error if there is none."""
    try:
        return solve_problem(problem), ""
    except Exception as error:
        return "", format_trace(error)


def _read_problem(asked: BinaryIO) -> MoveProblem | ReviewProblem:
    length = asked.read(LENGTH_BYTES)
    if len(length) < LENGTH_BYTES:
        raise EOFError
    problem = pickle.loads(asked.read(int.from_bytes(length, "big")))
    assert isinstance(problem, MoveProblem | ReviewProblem)
    return problem
