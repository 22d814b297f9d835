"""Positions to draw: from the golden games, and the names of those who play."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.engine import game_transcript
from bot.engine.game import Seat, Viewer, legal_moves
from bot.engine.journal import AnyGame, replay_journal
from bot.games.princes.moves import Move, Work
from bot.games.princes.state import State
from bot.games.princes.state_parts import WISHING, Asked
from bot.games.princes.view import View

GAME = catalogue.current_game("princes")
LANGUAGES = ("en", "fr", "de")
NAMES = {0: "Lorenzo", 1: "Isabella", 2: "Cosimo", 3: "Lucrezia", 4: "Ferrante"}

# A game of every number of players, long enough to have much to show.
GAMES = {2: "two-sensible", 3: "three-sensible", 4: "high-score", 5: "five-sensible"}
OPEN = "open-money"  # five who see each other's money: the fullest board there is

_SHEETS = Path(__file__).parents[1] / "golden" / "princes"


@cache
def states(game: str) -> tuple[Any, ...]:
    """All states of a golden game, the start included."""
    sheet = game_transcript.parse_score_sheet(
        (_SHEETS / f"{game}.game").read_text(encoding="utf-8")
    )
    course = replay_journal(GAME, sheet.opening, sheet.entries)
    return (course.start, *(made.step.state for made in course.made))


def every_move(game: AnyGame, state: State, seat: Seat) -> list[Move]:
    """Every legal move, and of works every set of bonus cards, whatever else is listed or not.

    Games at random are drawn from it for the pictures: another list would make other games.
    """
    estate, refusal = state.estates[seat], game.judge(state, seat)
    works = [
        Work(profession, bonus, 0)
        for profession in estate.hidden.hand
        for size in range(len(estate.hidden.bonus) + 1)
        for bonus in combinations(estate.hidden.bonus, size)
    ]
    others = [move for move in legal_moves(game, state, seat) if not isinstance(move, Work)]
    return [*others, *(work for work in works if refusal(work) is None)]


def view(game: str, ply: int, viewer: Viewer = None) -> View:
    seen: View = GAME.view(states(game)[ply], viewer)
    return seen


def ply_of(game: str, kind: str, *, deck: str = "", late: bool = True) -> int:
    """A ply at which the table waits for this: the last one, or the first."""
    plies = range(len(states(game)))
    for ply in reversed(plies) if late else plies:
        asked = view(game, ply).asked
        if asked.kind == kind and asked.deck == deck:
            return ply
    raise AssertionError(f"{game} never waits for {kind} {deck}")


def wishing(view: View) -> View:
    """The same while sealed auctions open: all but one still have to give their wishes."""
    return replace(view, asked=Asked(WISHING, view.turn_order[:-1]))


def asked_seat(game: str, ply: int) -> Seat:
    return view(game, ply).asked.seats[0]
