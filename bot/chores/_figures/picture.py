"""How fast pictures are drawn, how large they are, and that the bot stays awake meanwhile."""

import asyncio
import subprocess
import sys
from functools import cache
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter

from bot import catalogue
from bot.chores._figures import Figure
from bot.chores._figures.engine import HOUSE, recorded, states
from bot.games.princes.view import View
from bot.players.guestbook import guests
from render import princes
from render.album import Album, Page

NAMES = {0: "Lorenzo", 1: "Isabella", 2: "Cosimo", 3: "Lucrezia", 4: "Ferrante"}
LANGUAGE = "de"  # the longest words
SECONDS_AWAKE = 2.0


@cache
def views() -> tuple[View, ...]:
    """A game of five who play sensibly, as a spectator sees it."""
    game = catalogue.game("princes")
    record = recorded(game, 5, "bench", guests(game.key)["greedy"])
    return tuple(game.view(state, None) for state in states(game, record))


@cache
def drawn() -> tuple[tuple[float, int], ...]:
    """Milliseconds and bytes of each board of the game, one after another.

    Each is drawn three times, some hundred pictures apart: what other programs took from one
    of them does not count.
    """
    rounds = [list(boards()) for _ in range(4)][1:]
    return tuple((min(time for time, _ in same), same[0][1]) for same in zip(*rounds, strict=True))


def boards() -> list[tuple[float, int]]:
    measured = []
    for before, view in pairwise(views()):
        begun = perf_counter()
        size = len(princes.draw_board(view, LANGUAGE, NAMES, before))
        measured.append((1000 * (perf_counter() - begun), size))
    return measured


def usual() -> float:
    return median(time for time, _ in drawn())


def slow() -> float:
    """Nineteen of twenty are quicker."""
    return quantiles((time for time, _ in drawn()), n=20)[-1]


def largest() -> float:
    return max(size for _, size in drawn()) / 1000


# In a process of its own


def alone(orders: str) -> float:
    """What a fresh process prints that does nothing else."""
    words = [sys.executable, "-c", f"from {__name__} import *; {orders}"]
    done = subprocess.run(words, cwd=HOUSE, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def first() -> float:
    """Milliseconds for the first picture of a process: the last position of the game."""
    return min(alone("print(first_here())") for _ in range(3))


def first_here() -> float:
    from bot.i18n.speak import speaker  # noqa: PLC0415 - only this process needs it

    speaker(LANGUAGE)  # phrases are read when the bot starts, not for its pictures
    before, view = views()[-2:]
    begun = perf_counter()
    princes.draw_board(view, LANGUAGE, NAMES, before)
    return 1000 * (perf_counter() - begun)


def memory() -> float:
    """Megabytes at the peak of a process that draws the whole game."""
    return alone("from bot.chores._figures.engine import peak; boards(); print(peak())")


# The event loop


def lag() -> float:
    """Milliseconds the event loop comes too late, in 99 of 100 cases, while pictures are drawn."""
    return min(asyncio.run(_lag()) for _ in range(3))


async def _lag() -> float:
    album = Album()
    drawing = asyncio.create_task(_drawing_on(album))
    late = []
    until = perf_counter() + SECONDS_AWAKE
    while perf_counter() < until:
        begun = perf_counter()
        await asyncio.sleep(0.002)
        late.append(1000 * (perf_counter() - begun - 0.002))
    drawing.cancel()
    album.close()
    return quantiles(late, n=100)[-1]


async def _drawing_on(album: Album) -> None:
    ply = 0
    while True:
        for before, view in pairwise(views()):
            ply += 1
            await album.picture(
                Page(1, None, LANGUAGE),
                ply,
                lambda view=view, before=before: princes.draw_board(  # type: ignore[misc]
                    view, LANGUAGE, NAMES, before
                ),
            )


# Moving pictures


@cache
def film() -> tuple[float, int]:
    """Seconds and bytes of sixty moves from the middle of the game."""
    middle = len(views()) // 2
    shown = views()[middle - 30 : middle + 30]
    best, size = float("inf"), 0
    for _ in range(3):
        begun = perf_counter()
        size = len(princes.draw_replay(shown, LANGUAGE, NAMES))
        best = min(best, perf_counter() - begun)
    return best, size


FIGURES = (
    Figure("picture board", "ms for a board of five, median", "at most", 12, usual),
    Figure("picture slow", "ms, 95 of 100 are quicker", "at most", 20, slow),
    Figure("picture size", "kB, the largest board of a game", "at most", 110, largest),
    Figure("picture first", "ms for the first one", "at most", 200, first),
    Figure("picture memory", "MB for a whole game", "at most", 120, memory),
    Figure("picture lag", "ms the event loop waits, p99", "at most", 6, lag),
    Figure("picture replay", "s for 60 moves", "at most", 1, lambda: film()[0]),
    Figure("picture replay size", "kB for 60 moves", "at most", 700, lambda: film()[1] / 1000),
)
