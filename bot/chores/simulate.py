"""Play games among computer players, watched by an umpire at every ply.

Exit status: 0 when all games went by the laws, 1 at the first that did not (it is saved as a score
sheet in this folder, for 'python -m bot replay'), 2 when they could not be played as asked.
"""

import argparse
import json
import logging
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import mean
from typing import Any, TypeVar

from bot import catalogue
from bot.chores import Unfit, _tables
from bot.chores._series import Kept, interval, scores_kept
from bot.engine import scoresheet
from bot.engine.game import Scores
from bot.engine.journal import AnyGame, Opening
from bot.players import guestbook, match
from bot.players.guestbook import AnyGuest
from bot.players.match import LawBroken
from bot.players.reliable import reliable

T = TypeVar("T")

_log = logging.getLogger(__name__)

BROKEN = 1

_LONGEST_NAME = 80
_SEATS = 4  # where nothing else is asked for


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(catalogue.GAMES)}")
    parser.add_argument("--seats", type=int, metavar="N", help="default: 4; alone: 1")
    parser.add_argument(
        "--solo",
        metavar="LEVEL",
        help="one guest alone against the Automa, at this level; --option dummies=3 makes a table"
        " for five",
    )
    parser.add_argument("--games", type=int, metavar="N", default=100, help="default: 100")
    parser.add_argument(
        "--seed",
        metavar="WORDS",
        default="medici",
        help="the same seed tells the same games again (default: medici)",
    )
    parser.add_argument(
        "--guests",
        metavar="NAME,…",
        default="random",
        help="who sits down, seat by seat, and over again until all seats are taken"
        f" ({_guests_told()}; default: random)",
    )
    parser.add_argument(
        "--rotate", action="store_true", help="from game to game every guest moves on by a seat"
    )
    _tables.ask_for_options(parser)
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep how each game ended; called again, the same series goes on where it was",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _guests_told() -> str:
    """Who plays which game."""
    return "; ".join(f"{key}: {', '.join(guestbook.guests(key))}" for key in catalogue.GAMES)


def run(arguments: argparse.Namespace) -> int:
    series = _planned(arguments)
    try:
        report = _played(series, _kept(arguments, series))
    except LawBroken as broken:
        return _told_broken(series.game, broken)
    print(json.dumps(report.figures()) if arguments.json else report.told())
    return 0


@dataclass(frozen=True, slots=True)
class Series:
    """Some games with the same guests, in the same seats or each in every seat by turns."""

    game: AnyGame
    openings: tuple[Opening, ...]
    names: tuple[str, ...]
    rotates: bool
    guests: tuple[AnyGuest, ...]


def seated(names: Sequence[T], game: int, *, rotates: bool) -> tuple[T, ...]:
    """Who sits in each seat of this game; of the first, as they were named."""
    by = game % len(names) if rotates else 0
    return (*names[len(names) - by :], *names[: len(names) - by])


@dataclass(frozen=True, slots=True)
class Report:
    """How the games of a series went; an Automa is told of beside the seats."""

    game: str
    names: tuple[str, ...]
    rotates: bool
    scores: tuple[Scores, ...]
    lengths: tuple[int, ...]
    seconds: float

    def figures(self) -> dict[str, object]:
        """What a program wants to know. A shared victory is a win for each of its seats."""
        figures: dict[str, object] = {
            "game": self.game,
            "games": len(self.scores),
            "seats": len(self.names),
            "guests": self.names,
            "plies": sum(self.lengths),
            "seconds": round(self.seconds, 3),
            "mean_score": round(mean(self._all_points()), 2),
            "mean_winning_score": round(mean(self._winning_points()), 2),
            "mean_score_by_seat": [round(mean(points), 2) for points in self._points_by_seat()],
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_guest": self.wins_by_guest(),
            "win_share_by_guest": self.win_share_by_guest(),
        }
        if self.is_alone:
            figures["human_win_share"] = round(self.human_win_share(), 3)
            figures["wolfgang_mean_score"] = round(self.wolfgang_mean_score(), 2)
        return figures

    def told(self) -> str:
        """What a person wants to know."""
        winning, lengths = self._winning_points(), self.lengths
        rows = [
            f"{len(self.scores)} games of {self.game} among {len(self.names)},"
            f" {len(self.scores) / self.seconds:.1f} a second; all by the laws",
            f"points   {mean(self._all_points()):.1f} on average",
            f"winners  {mean(winning):.1f} on average, {min(winning)} to {max(winning)}",
            f"plies    {mean(lengths):.1f} on average, {min(lengths)} to {max(lengths)}",
            "",
            "seat  guest       points  best  wins",
        ]
        per_seat = zip(self.names, self._points_by_seat(), self.wins_by_seat(), strict=True)
        for seat, (name, points, wins) in enumerate(per_seat):
            who = "by turns" if self.rotates else name
            rows.append(f"{seat:>4}  {who:<10}  {mean(points):6.1f}  {max(points):4}  {wins:4}")
        if self.rotates:
            rows += ["", "guest       wins"]
            rows += [f"{name:<10}  {wins:4.1f}" for name, wins in self.wins_by_guest().items()]
        if self.is_alone:
            share = 100 * self.human_win_share()
            rows += ["", f"Wolfgang {self.wolfgang_mean_score():.1f} points on average"]
            rows.append(f"wins     {share:.1f} % of the games against him")
        return "\n".join(rows)

    def wins_by_seat(self) -> list[int]:
        winners = [seat for scores in self.scores for seat in scores.winners]
        return [winners.count(seat) for seat in range(len(self.names))]  # type: ignore[arg-type]

    def wins_by_guest(self) -> dict[str, float]:
        """Of a shared victory each of those who share it has his part."""
        won = dict.fromkeys(self.names, 0.0)
        for game, scores in enumerate(self.scores):
            names = seated(self.names, game, rotates=self.rotates)
            for seat in scores.winners:
                won[names[seat]] += 1 / len(scores.winners)
        return {name: round(wins, 3) for name, wins in won.items()}

    def win_share_by_guest(self) -> dict[str, tuple[float, float, float]]:
        """Of the games, with what the share may be at the least and at the most."""
        games = len(self.scores)
        return {name: interval(wins, games) for name, wins in self.wins_by_guest().items()}

    @property
    def is_alone(self) -> bool:
        return any(scores.automas for scores in self.scores)

    def human_win_share(self) -> float:
        """How many of the games the one seat won; a shared victory is one."""
        return sum(bool(scores.winners) for scores in self.scores) / len(self.scores)

    def wolfgang_mean_score(self) -> float:
        return mean(scores.totals[-1] for scores in self.scores)

    def _points_by_seat(self) -> list[tuple[int, ...]]:
        seats = len(self.names)
        return list(zip(*(scores.totals[:seats] for scores in self.scores), strict=True))

    def _all_points(self) -> list[int]:
        return [points for seat in self._points_by_seat() for points in seat]

    def _winning_points(self) -> list[int]:
        return [max(scores.totals) for scores in self.scores]


# What was asked for


def _planned(arguments: argparse.Namespace) -> Series:
    game = _tables.game_named(arguments.game)
    if arguments.games < 1:
        raise Unfit(f"--games must be 1 or more, it is {arguments.games}")
    seats = _SEATS if arguments.seats is None and arguments.solo is None else arguments.seats
    setup = _tables.setup_for(game, seats, arguments.solo, _tables.options(arguments.option))
    names = _names(arguments.game, arguments.guests.split(","), setup.seats)
    book = guestbook.guests(arguments.game)
    printed = catalogue.current(arguments.game).seal
    openings = tuple(
        Opening(game.key, game.rules, printed, setup.seats, setup.options, seed)
        for seed in (f"{arguments.seed}-{number}" for number in range(1, arguments.games + 1))
    )
    sitting = tuple(reliable(book[name], partial(_told_failing, name)) for name in names)
    return Series(game, openings, names, arguments.rotate, sitting)


def _told_failing(name: str, failure: Exception) -> None:
    _log.error("guest %s fails, a random one answers in his place", name, exc_info=failure)


def _names(game: str, guests: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who sits in each seat: the names over again until all are taken."""
    known = guestbook.guests(game)
    for name in guests:
        if name not in known:
            raise Unfit(f"no guest '{name}' plays {game}; there is {', '.join(known)}")
    if len(guests) > seats:
        raise Unfit(f"there are {len(guests)} guests for {seats} seats")
    return tuple(islice(cycle(guests), seats))


# Playing


def _kept(arguments: argparse.Namespace, series: Series) -> Kept:
    first = series.openings[0]
    which = [first.game, first.printed, first.seats, first.options, arguments.seed, series.names]
    return Kept(arguments.keep, [*which, series.rotates])


def _played(series: Series, kept: Kept) -> Report:
    scores, lengths = [], []
    began = time.perf_counter()
    for number, opening in enumerate(series.openings):
        ended, length = kept.of(number, partial(_one_played, series, number, opening))
        scores.append(scores_kept(ended))
        lengths.append(length)
    seconds = time.perf_counter() - began
    key, names = series.game.key, series.names
    return Report(key, names, series.rotates, tuple(scores), tuple(lengths), seconds)


def _one_played(series: Series, number: int, opening: Opening) -> tuple[dict[str, Any], int]:
    """How it ended, and after how many moves, as it is kept."""
    guests = seated(series.guests, number, rotates=series.rotates)
    course = match.played(series.game, opening, guests)
    match.check_journal(series.game, course)
    scores = series.game.scores(course.state)
    assert scores is not None  # the umpire has seen to that
    return asdict(scores), len(course.made)


def _told_broken(game: AnyGame, broken: LawBroken) -> int:
    file = _saved(game, broken)
    law = " ".join(broken.law.split())
    print(
        f"signoria: game {broken.opening.seed} broke a law at ply {len(broken.entries)}: {law};"
        f" saved as {file}",
        file=sys.stderr,
    )
    return BROKEN


def _saved(game: AnyGame, broken: LawBroken) -> Path:
    """The broken game as a score sheet in the current folder."""
    ends = f"{scoresheet.BROKEN}{broken.law}"
    # A seed may hold what no file may be called.
    name = re.sub(r"[^\w.-]+", "_", broken.opening.seed)[-_LONGEST_NAME:]
    file = Path(f"broken-{name}.game")
    sheet = scoresheet.written(game, broken.opening, broken.entries, ends=ends)
    file.write_text(sheet, encoding="utf-8")
    return file
