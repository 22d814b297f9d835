"""Which pictures there are of each game, and what each is drawn of."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.cli import CommandError
from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.recorded_views import RecordedViews

# Who plays where no names are written: people of the time.
PLAYER_NAMES = {0: "Lorenzo", 1: "Isabella", 2: "Cosimo", 3: "Lucrezia", 4: "Ferrante"}


@dataclass(frozen=True, slots=True)
class PictureSubject:
    """Which picture is to be drawn of the last of these states."""

    game: AnyGame
    states: Sequence[Any]
    seats: int
    viewer: Seat | None
    language: str
    tile: str  # what is being placed, as it was written

    def view_at(self, number: int = -1) -> Any:
        return self.game.view(self.states[number], self.viewer)

    def view_before(self) -> Any:
        """The view before the last move, to show what it changed; None at the start."""
        return self.view_at(-2) if len(self.states) > 1 else None

    def view_of_owner(self) -> Any:
        """The view of a seat, for what nobody else sees."""
        if self.viewer is None:
            raise CommandError("such a picture belongs to a seat: say which with --viewer")
        return self.view_at()


DrawPicture: TypeAlias = Callable[[PictureSubject], bytes]


@dataclass(frozen=True, slots=True)
class PictureDrawers:
    """How the pictures of a game are drawn."""

    kinds: Mapping[str, DrawPicture]
    draw_film: Callable[[RecordedViews, str, Mapping[int, str]], bytes]
    # In which round a view is, and which there are; a game without any has none.
    round_of: Callable[[Any], int] = lambda _: 0
    rounds: Callable[[Any], range] = lambda _: range(0)


def picture_kinds(room: Any, **own: DrawPicture) -> dict[str, DrawPicture]:
    """The pictures that every game has, as its module of `render` draws them, and its own."""
    return {
        "board": lambda one: room.draw_board(
            one.view_at(), one.language, PLAYER_NAMES, one.view_before()
        ),
        "hand": lambda one: room.draw_hand(one.view_of_owner(), one.language, PLAYER_NAMES),
        "mine": lambda one: room.draw_my_view(one.view_of_owner(), one.language, PLAYER_NAMES),
        **own,
        "scores": lambda one: room.draw_scores(one.view_at(), one.language, PLAYER_NAMES),
    }


def has_pictures(game: str) -> bool:
    return importlib.util.find_spec(f"{__name__}.{game}") is not None


def load_drawers(game: str) -> PictureDrawers:
    if not has_pictures(game):
        raise CommandError(f"{game} has no pictures: there is no game_pictures/{game}.py")
    found: PictureDrawers = importlib.import_module(f"{__name__}.{game}").PICTURES
    return found
