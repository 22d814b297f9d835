"""Try moves on what one viewer knows without playing them, and record the views of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Game, Seat, Viewer, finish_step, is_legal, legal_moves
from bot.engine.journal import AnyGame, Course
from bot.engine.text import Text

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Rehearsal(Generic[S, M, V]):
    """A position that is not on the table, and the moves that led there from the one that is."""

    game: Game[S, M, V]
    viewer: Viewer
    imagined: S
    luck: str = "rehearsal"
    moves: tuple[M, ...] = ()
    heard: tuple[Text, ...] = ()  # of the last of them, before anything followed from it

    @property
    def view(self) -> V:
        """What the viewer would see then."""
        return self.game.view(self.imagined, self.viewer)

    def legal_moves(self, seat: Seat) -> list[M]:
        return legal_moves(self.game, self.imagined, seat)

    def after_move(self, seat: Seat, move: M) -> "Rehearsal[S, M, V] | None":
        """After one more move; None where it is not allowed, or where only luck could tell."""
        after = self.after_move_with_luck(seat, move)
        return None if after is None or after[1] else after[0]

    def after_moves(self, seat: Seat, *moves: M) -> "Rehearsal[S, M, V] | None":
        found: Rehearsal[S, M, V] | None = self
        for move in moves:
            found = found.after_move(seat, move) if found else None
        return found

    def view_after_move(self, seat: Seat, move: M) -> V | None:
        """What the viewer would see once this move is done, before anything follows from it.

        None where it is not allowed, or where luck is a part of it. Nobody moves from there: it
        is to be looked at.
        """
        if not is_legal(self.game, self.imagined, seat, move):
            return None
        luck = Chance(self.luck, len(self.moves))
        done = self.game.apply(self.imagined, seat, move, luck)
        return None if done.opened else self.game.view(done.state, self.viewer)

    def after_move_with_luck(self, seat: Seat, move: M) -> "tuple[Rehearsal[S, M, V], bool] | None":
        """After one more move, whatever luck it takes, and whether it took any; None: forbidden."""
        if not is_legal(self.game, self.imagined, seat, move):
            return None
        chance = Chance(self.luck, len(self.moves))
        done = self.game.apply(self.imagined, seat, move, chance)
        step = finish_step(self.game, self.imagined, move, done, chance)
        heard = tuple([event.to(self.viewer) for event in done.events])
        after = replace(self, imagined=step.state, moves=(*self.moves, move), heard=heard)
        return after, step.opened


def rehearse(
    game: Game[S, M, V], state: S, viewer: Viewer, luck: str = "rehearsal"
) -> Rehearsal[S, M, V]:
    """Begin with what the viewer knows: from here on the real state is out of reach."""
    return Rehearsal(game, viewer, game.imagine(state, viewer, Chance(luck, 0)), luck)


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


def states_of(course: Course[Any, Any]) -> list[Any]:
    """The start, and what every move in force led to: what was taken back is not told again."""
    return [course.start, *(made.step.state for made in course.made)]
