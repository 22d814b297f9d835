"""A series of games that may be broken off: what was played is kept, and not played again."""

import json
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from bot.chores import Unfit
from bot.engine.game import Scores, Seat

SURE = 1.96  # standard errors to either side: 95 of 100 times the truth lies between


class Kept:
    """What is known of the games of a series, a line for each; the first says which one it is."""

    def __init__(self, file: Path | None, series: Sequence[object]) -> None:
        self._file = file
        self._lines = _read(file, series) if file else []

    def of(self, number: int, play: Callable[[], Any]) -> Any:
        """Of this game; it is played now if it was not played before."""
        if number < len(self._lines):
            return self._lines[number]
        line = play()
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(line) + "\n")
        return line


def _read(file: Path, series: Sequence[object]) -> list[Any]:
    first = json.dumps(series)
    if not file.exists():
        file.write_text(f"{first}\n", encoding="utf-8")
    try:
        which, *lines = file.read_text("utf-8").splitlines(keepends=True)
        if which.strip() != first:
            raise Unfit(f"{file} keeps another series: name another file, or remove it")
        # A line that was broken off says nothing; the next game is written on a line of its own.
        whole = [line for line in lines if line.endswith("\n")]
        file.write_text("".join([which, *whole]), encoding="utf-8")
        return [json.loads(line) for line in whole]
    except (ValueError, OSError) as error:
        raise Unfit(f"{file} keeps no series of games: {error}") from error


def scores_kept(kept: dict[str, Any]) -> Scores:
    """As `asdict` tells them."""
    points = tuple(tuple(seat) for seat in kept["points"])
    winners = tuple(Seat(seat) for seat in kept["winners"])
    return Scores(
        tuple(kept["sources"]), points, tuple(kept["tie_break"]), winners, kept["automas"]
    )


def interval(won: float, games: int) -> tuple[float, float, float]:
    """The share of games won, and between which shares the true one lies (Wilson's interval)."""
    share, spread = won / games, SURE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(share, 3), round(middle - reach, 3), round(middle + reach, 3)
