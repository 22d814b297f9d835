"""How fast pictures are drawn, how large they are, and that the bot stays awake meanwhile.

Each measure is of any game; what another one must come to stands with its own figures.
"""

import asyncio
import importlib
import subprocess
import sys
from functools import cache
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from bot import catalogue
from bot.engine.rehearsal import Views
from bot.players.registry import computer_players
from render.album import Album, AlbumKey
from tests.tools.figures import Figure
from tests.tools.figures.engine import HOUSE, PRINCES, recorded, states
from tests.tools.game_pictures import PLAYER_NAMES

LANGUAGE = "de"  # the longest words
SECONDS_AWAKE = 2.0


def studio(key: str) -> Any:
    """The room where the pictures of this game are drawn."""
    return importlib.import_module(f"render.{key}")


@cache
def views(key: str) -> Views:
    """A game of as many as can play, sensibly, as a spectator sees it."""
    game = catalogue.current_game(key)
    record = recorded(game, game.seats[-1], "bench", computer_players(key)["greedy"])
    return tuple(game.view(state, None) for state in states(game, record))


@cache
def drawn(key: str) -> tuple[tuple[float, int], ...]:
    """Milliseconds and bytes of each board of the game, one after another.

    Each is drawn three times, some hundred pictures apart: what other programs took from one
    of them does not count.
    """
    rounds = [list(boards(key)) for _ in range(4)][1:]
    return tuple((min(time for time, _ in same), same[0][1]) for same in zip(*rounds, strict=True))


def boards(key: str) -> list[tuple[float, int]]:
    measured, room = [], studio(key)
    for before, view in pairwise(views(key)):
        begun = perf_counter()
        size = len(room.draw_board(view, LANGUAGE, PLAYER_NAMES, before))
        measured.append((1000 * (perf_counter() - begun), size))
    return measured


def usual(key: str = PRINCES) -> float:
    return median(time for time, _ in drawn(key))


def slow(key: str = PRINCES) -> float:
    """Nineteen of twenty are quicker."""
    return quantiles((time for time, _ in drawn(key)), n=20)[-1]


def largest(key: str = PRINCES) -> float:
    return max(size for _, size in drawn(key)) / 1000


# My view


@cache
def mine_views(key: str) -> Views:
    """The same game as whoever is asked sees it, move by move."""
    game = catalogue.current_game(key)
    record = recorded(game, game.seats[-1], "bench", computer_players(key)["greedy"])
    shown = states(game, record)
    return tuple(game.view(state, min(game.to_move(state))) for state in shown[:-1])


@cache
def mine_drawn(key: str) -> tuple[tuple[float, int], ...]:
    """Milliseconds and bytes of what each of them sees, measured like the boards."""
    rounds = [list(mine(key)) for _ in range(4)][1:]
    return tuple((min(time for time, _ in same), same[0][1]) for same in zip(*rounds, strict=True))


def mine(key: str) -> list[tuple[float, int]]:
    measured, room = [], studio(key)
    for view in mine_views(key):
        begun = perf_counter()
        size = len(room.draw_my_view(view, LANGUAGE, PLAYER_NAMES))
        measured.append((1000 * (perf_counter() - begun), size))
    return measured


def mine_usual(key: str = PRINCES) -> float:
    return median(time for time, _ in mine_drawn(key))


def mine_slow(key: str = PRINCES) -> float:
    """Nineteen of twenty are quicker."""
    return quantiles((time for time, _ in mine_drawn(key)), n=20)[-1]


def mine_largest(key: str = PRINCES) -> float:
    return max(size for _, size in mine_drawn(key)) / 1000


# In a process of its own


def alone(orders: str) -> float:
    """What a fresh process prints that does nothing else."""
    words = [sys.executable, "-c", f"from {__name__} import *; {orders}"]
    done = subprocess.run(words, cwd=HOUSE, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def first(key: str = PRINCES) -> float:
    """Milliseconds for the first picture of a process: the last position of the game."""
    return min(alone(f"print(first_here({key!r}))") for _ in range(3))


def first_here(key: str) -> float:
    from bot.i18n.speak import speaker_for  # noqa: PLC0415 - only this process needs it

    speaker_for(LANGUAGE)  # phrases are read when the bot starts, not for its pictures
    room = studio(key)
    before, view = views(key)[-2:]
    begun = perf_counter()
    room.draw_board(view, LANGUAGE, PLAYER_NAMES, before)
    return 1000 * (perf_counter() - begun)


def memory(key: str = PRINCES) -> float:
    """Megabytes at the peak of a process that draws the whole game."""
    return alone(f"from tests.tools.figures.engine import peak; boards({key!r}); print(peak())")


# The event loop


def lag(key: str = PRINCES) -> float:
    """Milliseconds the event loop comes too late, in 99 of 100 cases, while pictures are drawn."""
    return min(asyncio.run(_lag(key)) for _ in range(3))


async def _lag(key: str) -> float:
    album = Album()
    drawing = asyncio.create_task(_drawing_on(album, key))
    late = []
    until = perf_counter() + SECONDS_AWAKE
    while perf_counter() < until:
        begun = perf_counter()
        await asyncio.sleep(0.002)
        late.append(1000 * (perf_counter() - begun - 0.002))
    drawing.cancel()
    album.close()
    return quantiles(late, n=100)[-1]


async def _drawing_on(album: Album, key: str) -> None:
    ply, room = 0, studio(key)
    while True:
        for before, view in pairwise(views(key)):
            ply += 1
            await album.get_picture(
                AlbumKey(1, None, LANGUAGE),
                ply,
                lambda view=view, before=before: room.draw_board(  # type: ignore[misc]
                    view, LANGUAGE, PLAYER_NAMES, before
                ),
            )


# Moving pictures


@cache
def film(key: str = PRINCES) -> tuple[float, int]:
    """Seconds and bytes of sixty moves from the middle of the game."""
    middle = len(views(key)) // 2
    shown = views(key)[middle - 30 : middle + 30]
    best, size = float("inf"), 0
    for _ in range(3):
        begun = perf_counter()
        size = len(studio(key).draw_replay(shown, LANGUAGE, PLAYER_NAMES))
        best = min(best, perf_counter() - begun)
    return best, size


FIGURES = (
    Figure("picture board", "ms for a board of five, median", "at most", 12, usual),
    Figure("picture slow", "ms, 95 of 100 are quicker", "at most", 20, slow),
    Figure("picture size", "kB, the largest board of a game", "at most", 110, largest),
    Figure("picture mine", "ms for a view of one's own, median", "at most", 12, mine_usual),
    Figure("picture mine slow", "ms, 95 of 100 are quicker", "at most", 20, mine_slow),
    Figure("picture mine size", "kB, the largest of a game", "at most", 120, mine_largest),
    Figure("picture first", "ms for the first one", "at most", 200, first),
    Figure("picture memory", "MB for a whole game", "at most", 120, memory),
    Figure("picture lag", "ms the event loop waits, p99", "at most", 6, lag),
    Figure("picture replay", "s for 60 moves", "at most", 1, lambda: film()[0]),
    Figure("picture replay size", "kB for 60 moves", "at most", 700, lambda: film()[1] / 1000),
)
