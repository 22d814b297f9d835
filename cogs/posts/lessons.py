"""Lessons as they are written in data/lessons: when which two sentences are said."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot import catalogue
from bot.host.standing import Standing

_LESSON = "lesson"  # the first word of what such a table is dealt by
SHELF = catalogue.DATA / "lessons"


@dataclass(frozen=True, slots=True)
class Step:
    """Two sentences, and when they are said: the first time that all of it holds."""

    says: str
    page: str
    asked: str = ""
    time: int = 0
    round: int = 0
    can: str = ""
    picture: str = ""

    @property
    def shows(self) -> str:
        """The page whose picture goes along with it."""
        return self.picture or self.page


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught of a game; with a deal, by a first game of its own."""

    game: str
    steps: tuple[Step, ...]
    deal: str = ""
    computers: Sequence[str] = ()
    rounds: int = 0
    afterwards: Mapping[str, str] = field(default_factory=dict)

    @property
    def half(self) -> str:
        """What its table is dealt by: by that it is known for ever."""
        return f"{_LESSON} {self.game} {self.deal}"


def lessons() -> Mapping[str, Lesson]:
    """Those that are a game of their own, by the key of the game."""
    return {game: lesson for game, lesson in taught().items() if lesson.deal}


@cache
def taught() -> Mapping[str, Lesson]:
    """All that is taught, by the key of the game, in the order of the catalogue."""
    files = ((game, SHELF / f"{game}.toml") for game in catalogue.GAMES)
    return {game: _read(game, file.read_text("utf-8")) for game, file in files if file.exists()}


def _read(game: str, text: str) -> Lesson:
    written: dict[str, Any] = tomllib.loads(text)
    steps = tuple(Step(**step) for step in written.pop("step"))
    return Lesson(game, steps, **written)


def lesson_at(standing: Standing) -> Lesson | None:
    """The lesson that is given at this table: its journal begins with it."""
    course = standing.course
    if course is None or standing.card.origin is not None:
        return None
    match course.opening.seed.split(" "):
        case [first, game, _] if first == _LESSON and game == standing.card.game:
            return lessons().get(game)
    return None
