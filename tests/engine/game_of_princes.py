"""A short game of The Princes of Florence as a journal, to try the engine on."""

from typing import Any

from bot.engine.game import Seat, Setup, legal_moves, settle_options
from bot.engine.journal import Course, Entry, Opening, advance_course, begin_course
from bot.engine.text import Refusal
from tests.rules.princes_table import GAME

SEED = "medici"


def opening(seats: int = 2, seed: str = SEED) -> Opening:
    setup = settle_options(GAME, seats, {})
    assert isinstance(setup, Setup)
    return Opening("princes", GAME.rules, "printed", seats, setup.options, seed)


def beginning(seats: int = 2) -> Course[Any, Any]:
    """Everybody has given back a profession, the last seat first."""
    course = begin_course(GAME, opening(seats))
    for seat in reversed(range(seats)):
        move = legal_moves(GAME, course.state, Seat(seat))[0]
        course = going_on(course, f"{seat} {GAME.vocabulary.spell(move)}")
    return course


def going_on(course: Course[Any, Any], *lines: str) -> Course[Any, Any]:
    """The course after these moves, told as in `tests/rules/princes_table.py`."""
    for line in lines:
        seat, _, words = line.partition(" ")
        move = GAME.vocabulary.read(words)
        assert not isinstance(move, Refusal)
        after = advance_course(GAME, course, Seat(int(seat)), move)
        assert not isinstance(after, Refusal), f"{line}: {after}"
        course = after
    return course


def entries(course: Course[Any, Any]) -> tuple[Entry, ...]:
    """The journal of a course in which nothing was taken back."""
    return tuple(
        Entry(made.seat, GAME.vocabulary.spell(made.move), GAME.tally(made.step.state).seal())
        for made in course.made
    )
