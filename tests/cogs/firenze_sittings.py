"""People at tables of Firenze that computer players have played, looked at without Discord."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course, advance_course, begin_course
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from cogs.interaction.context import SeatContext
from tests.cogs.panel_sittings import seated
from tests.conformance.tables import Table

# With the card that asks for bell towers, and with seals to lay, so that everything is met.
_CAMPANILE = (("campanile", "in"),)
_FREE = (("placing", "free"),)
TABLES = (
    (Table("firenze", 2, _FREE), "acciaiuoli", "random"),
    (Table("firenze", 3, _CAMPANILE), "strozzi", "random"),
    (Table("firenze", 4), "ridolfi", "random"),
)
_MOST = 700  # moves of one game: what comes later was there before


@cache
def courses(table: Table, seed: str, guest: str) -> tuple[AnyGame, tuple[Course[Any, Any], ...]]:
    """A game, position by position."""
    game = table.game
    course: Course[Any, Any] = begin_course(game, table.opening(seed))
    found = [course]
    while len(found) < _MOST and (awaited := game.to_move(course.state)):
        (seat,) = awaited
        move = computer_players(game.key)[guest](
            make_situation(game, course.state, seat),
            make_player_chance(seed, seat, len(course.made)),
        )
        following = advance_course(game, course, seat, move)
        assert not isinstance(following, Refusal)
        course = following
        found.append(course)
    return game, tuple(found)


@cache
def kinds_asked(table: Table, seed: str, guest: str) -> tuple[str, ...]:
    """What is asked in each of these positions."""
    game, positions = courses(table, seed, guest)
    return tuple(game.view(course.state, None).asked.kind for course in positions)


def asked(*kinds: str, every: int = 1, verb: str = "") -> Iterator[SeatContext[Any]]:
    """Those who are asked one of these, in one language after the other.

    Only those who may make a move of this verb, if one is given.
    """
    found = 0
    for table, seed, guest in TABLES:
        game, positions = courses(table, seed, guest)
        for course, kind in zip(positions, kinds_asked(table, seed, guest), strict=True):
            if kind not in kinds:
                continue
            for seat in game.to_move(course.state):
                if verb and not _may(game, course, seat, verb):
                    continue
                found += 1
                if found % every == 0:
                    yield seated(game, course, seat, LANGUAGES[found // every % len(LANGUAGES)])


def _may(game: AnyGame, course: Course[Any, Any], seat: Seat, verb: str) -> bool:
    return any(True for _ in seated(game, course, seat).spell_legal_moves(verb=verb))
