"""Games acted out up to some ply, with moves taken back here and there."""

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course, Entry, advance_course, begin_course, take_back
from bot.engine.random_draws import Chance
from bot.players.player import make_situation
from tests.conformance.tables import TABLES, Table, wander

MOST_PLIES = 120
UNDO_EVERY = 6  # lines, about


@dataclass(frozen=True)
class Script:
    """A game so far, the lines it left in the journal, and what it was like before each."""

    table: Table
    entries: tuple[Entry, ...]
    courses: tuple[Course[Any, Any], ...]

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def course(self) -> Course[Any, Any]:
        return self.courses[-1]


def acted_out(table: Table, seed: str, plies: int) -> Script:
    """The first lines of a game in which people often change their minds."""
    game = table.game
    course: Course[Any, Any] = begin_course(game, table.opening(seed))
    courses, entries = [course], []
    for ply in range(plies):
        guest = Chance(f"guest of {seed}", ply)
        awaited = sorted(game.to_move(course.state))
        seat: Seat | None
        if course.made and (not awaited or not guest.draw_below(UNDO_EVERY, "undo")):
            count = 1 + guest.draw_below(min(len(course.made), 4), "count")
            seat = guest.one_of((course.made[-1].seat, None), "who")
            act = f"undo {count}"
            course = take_back(course, count)
        else:
            seat = guest.one_of(awaited, "seat")
            move = wander(game)(make_situation(game, course.state, seat), guest)
            act = game.vocabulary.spell(move)
            after = advance_course(game, course, seat, move)
            assert isinstance(after, Course)
            course = after
        courses.append(course)
        entries.append(Entry(seat, act, game.tally(course.state).seal()))
    return Script(table, tuple(entries), tuple(courses))


scripts = st.builds(
    acted_out, st.sampled_from(TABLES), st.text(max_size=12), st.integers(0, MOST_PLIES)
)
