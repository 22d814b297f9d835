"""What a golden game is made from, and what has to happen in it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from bot.engine import game_transcript
from bot.engine.game import Event
from bot.engine.journal import AnyGame, Course, Entry, Opening, begin_course
from tests.conformance.tables import Table

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Moment:
    """One line of a golden game: what it was like before, and what it was like after."""

    game: AnyGame
    ply: int
    entry: Entry
    before: Course[Any, Any]
    after: Course[Any, Any]

    @property
    def undoes(self) -> bool:
        return len(self.after.made) <= len(self.before.made)

    @property
    def move(self) -> Any:
        return None if self.undoes else self.after.made[-1].move

    @property
    def events(self) -> tuple[Event, ...]:
        return () if self.undoes else self.after.made[-1].step.events

    @property
    def ending(self) -> str:
        return game_transcript.format_ending(self.game, self.after.state)

    def view(self) -> Any:
        """What is open to all after it."""
        return self.game.view(self.after.state, None)


Shows: TypeAlias = Callable[[Moment], bool]


@dataclass(frozen=True)
class Recipe:
    """A golden game: who plays it how, and the sentence that must become true in it."""

    name: str
    table: Table
    guests: tuple[str, ...]  # one for each seat, or one for all
    sentence: str
    shows: Shows
    rules: int = 1  # under which it began: whatever was corrected since, it ends as it did
    fickle: bool = False  # people take moves back
    impatient: bool = False  # who may act while somebody else is asked does so, too

    @property
    def file(self) -> Path:
        return FOLDER / self.table.key / f"{self.name}.game"

    def opening(self, seed: str, printed: str = "") -> Opening:
        """How the game begins, with the printed numbers of today or of this seal."""
        opening = replace(self.table.opening(seed), rules=self.rules)
        return replace(opening, printed=printed) if printed else opening


def moments(game: AnyGame, opening: Opening, entries: Iterable[Entry]) -> Iterator[Moment]:
    """The game of these lines, line by line, as far as it can be played."""
    course: Course[Any, Any] = begin_course(game, opening)
    for ply, entry in enumerate(entries, start=1):
        after = game_transcript.continue_course(game, course, entry.seat, entry.act)
        if not isinstance(after, Course):
            return
        yield Moment(game, ply, entry, course, after)
        course = after


def first_shown(recipe: Recipe, told: Iterable[Moment]) -> int | None:
    """The ply at which the sentence becomes true."""
    return next((moment.ply for moment in told if recipe.shows(moment)), None)
