"""How fast pictures are drawn, how large they are, and that the bot stays awake meanwhile.

Each measure is of any game.
"""

import asyncio
import importlib
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from itertools import cycle, pairwise
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from bot import catalogue
from bot.engine.recorded_views import Views
from bot.players.registry import computer_players
from render.picture_cache import Album, AlbumKey
from tests.tools.figures import Figure, late_wakings
from tests.tools.figures.engine import HOUSE, PRINCES, recorded, states
from tests.tools.game_pictures import PLAYER_NAMES

LANGUAGE = "de"  # the longest words
SECONDS_AWAKE, NAP = 2.0, 0.002


def studio(key: str) -> Any:
    """The room where the pictures of this game are drawn."""
    return importlib.import_module(f"render.{key}")


@cache
def played(key: str) -> tuple[Any, ...]:
    """The states of a game of as many as can play, who play sensibly."""
    game = catalogue.current_game(key)
    record = recorded(game, game.seats[-1], "bench", computer_players(key)["greedy"])
    return tuple(states(game, record))


@cache
def views(key: str) -> Views:
    """The game as a spectator sees it."""
    game = catalogue.current_game(key)
    return tuple(game.view(state, None) for state in played(key))


def drawings(key: str, *, mine: bool = False) -> list[Callable[[], bytes]]:
    """Every board of the game; or what whoever is asked sees of his own, move by move."""
    game, room = catalogue.current_game(key), studio(key)
    if mine:
        seen = [game.view(state, min(game.to_move(state))) for state in played(key)[:-1]]
        return [partial(room.draw_my_view, view, LANGUAGE, PLAYER_NAMES) for view in seen]
    return [
        partial(room.draw_board, view, LANGUAGE, PLAYER_NAMES, before)
        for before, view in pairwise(views(key))
    ]


def measured(draw: Callable[[], bytes]) -> tuple[float, int]:
    begun = perf_counter()
    size = len(draw())
    return 1000 * (perf_counter() - begun), size


@cache
def drawn(key: str, *, mine: bool = False) -> tuple[tuple[float, int], ...]:
    """Milliseconds and bytes of each picture of the game, one after another.

    Each is drawn three times, some hundred pictures apart: what other programs took from one
    of them does not count.
    """
    rounds = [[*map(measured, drawings(key, mine=mine))] for _ in range(4)][1:]
    return tuple((min(time for time, _ in same), same[0][1]) for same in zip(*rounds, strict=True))


def usual(key: str, *, mine: bool = False) -> float:
    return median(time for time, _ in drawn(key, mine=mine))


def slow(key: str, *, mine: bool = False) -> float:
    """Nineteen of twenty are quicker."""
    return quantiles((time for time, _ in drawn(key, mine=mine)), n=20)[-1]


def largest(key: str, *, mine: bool = False) -> float:
    return max(size for _, size in drawn(key, mine=mine)) / 1000


# In a process of its own


def alone(orders: str) -> float:
    """What a fresh process prints that does nothing else."""
    words = [sys.executable, "-c", f"from {__name__} import *; {orders}"]
    done = subprocess.run(words, cwd=HOUSE, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def first(key: str) -> float:
    """Milliseconds for the first picture of a process: the last position of the game."""
    return min(alone(f"print(first_here({key!r}))") for _ in range(3))


def first_here(key: str) -> float:
    from bot.i18n.speak import speaker_for  # noqa: PLC0415 - only this process needs it

    speaker_for(LANGUAGE)  # phrases are read when the bot starts, not for its pictures
    return measured(drawings(key)[-1])[0]


def memory(key: str) -> float:
    """Megabytes at the peak of a process that draws the whole game."""
    drawing = f"[*map(measured, drawings({key!r}))]"
    return alone(f"from tests.tools.figures.engine import peak; {drawing}; print(peak())")


# The event loop


def lag(key: str) -> float:
    """Milliseconds the event loop comes too late, in 99 of 100 cases, while pictures are drawn."""
    return min(asyncio.run(_lag(key)) for _ in range(3))


async def _lag(key: str) -> float:
    album = Album()
    drawing = asyncio.create_task(_drawing_on(album, key))
    late = await late_wakings(SECONDS_AWAKE, NAP)
    drawing.cancel()
    album.close()
    return quantiles(late, n=100)[-1]


async def _drawing_on(album: Album, key: str) -> None:
    for ply, draw in enumerate(cycle(drawings(key)), start=1):
        await album.get_picture(AlbumKey(1, None, LANGUAGE), ply, draw)


# Moving pictures


@cache
def film(key: str) -> tuple[float, int]:
    """Seconds and bytes of sixty moves from the middle of the game."""
    middle = len(views(key)) // 2
    shown = views(key)[middle - 30 : middle + 30]
    draw = partial(studio(key).draw_replay, shown, LANGUAGE, PLAYER_NAMES)
    milliseconds, size = min(measured(draw) for _ in range(3))
    return milliseconds / 1000, size


def figures_of(key: str, name: str, many: str, films: str) -> tuple[Figure, ...]:
    """What is measured of the pictures of a game, and what every game must come to."""

    def of(what: str, unit: str, target: float, measure: Callable[[], float]) -> Figure:
        return Figure(f"{name} {what}", unit, "at most", target, measure)

    board, view = f"ms for a board of {many}, median", "ms for a view of one's own, median"
    return (
        of("board", board, 12, lambda: usual(key)),
        of("slow", "ms, 95 of 100 are quicker", 20, lambda: slow(key)),
        of("size", "kB, the largest board of a game", 110, lambda: largest(key)),
        of("mine", view, 12, lambda: usual(key, mine=True)),
        of("mine slow", "ms, 95 of 100 are quicker", 20, lambda: slow(key, mine=True)),
        of("mine size", "kB, the largest of a game", 120, lambda: largest(key, mine=True)),
        of("first", "ms for the first one", 200, lambda: first(key)),
        of("memory", "MB for a whole game", 120, lambda: memory(key)),
        of(films, "s for 60 moves", 1, lambda: film(key)[0]),
        of(f"{films} size", "kB for 60 moves", 700, lambda: film(key)[1] / 1000),
    )


FIGURES = (
    *figures_of(PRINCES, "picture", "five", "replay"),
    Figure("picture lag", "ms the event loop waits, p99", "at most", 6, lambda: lag(PRINCES)),
)
