"""Record the views of a game, for its film."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine.game import Seat, Viewer
from bot.engine.journal import AnyGame, Course

Views: TypeAlias = Sequence[Any]


@dataclass(frozen=True, slots=True)
class RecordedViews:
    """What a film is made of. What the seats saw is in it only once the game is over."""

    views: Views
    end: Any = None  # the last view of the whole game, if it is over and hands are shown
    seen: Sequence[Views] = ()  # then at each of the views: what every seat saw


def record_covered_views(
    game: AnyGame, states: Sequence[Any], viewer: Viewer = None
) -> RecordedViews:
    """As one of them saw it, or everybody."""
    return RecordedViews([game.view(state, viewer) for state in states])


def record_uncovered_views(
    game: AnyGame, states: Sequence[Any], seats: int, end: Any, viewer: Viewer = None
) -> RecordedViews:
    """With all hands, if the game has come to an end in the state `end`; else covered."""
    reel = record_covered_views(game, states, viewer)
    if game.scores(end) is None:
        return reel
    seen = [[game.view(state, Seat(at)) for at in range(seats)] for state in states]
    return RecordedViews(reel.views, game.view(end, None), seen)


def states_of_course(course: Course[Any, Any]) -> list[Any]:
    """The start, and what every move in force led to: what was taken back is not told again."""
    return [course.start, *(made.step.state for made in course.made)]
