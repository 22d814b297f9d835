"""Play games among computer players, with every law checked at every ply.

Exit status: 0 when all games went by the laws, 1 at the first that did not (it is saved as a score
sheet in this folder, for 'python -m bot replay'), 2 when they could not be played as asked.
"""

import argparse
import json
import logging
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle, islice
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any, TypeVar

from bot import catalogue
from bot.cli import CommandError, sandbox, show_progress
from bot.engine import game_transcript
from bot.engine.game import Scores, Seat
from bot.engine.journal import AnyGame, Opening
from bot.players import registry
from bot.players.player import make_reliable
from bot.players.registry import AnyComputerPlayer
from tests.players import match
from tests.players.match import LawBroken

STANDARD_ERRORS = 1.96  # standard errors to either side: 95 of 100 times the truth lies between


class SeriesFile:
    """A file with a line for each game of a series; the first line identifies the series."""

    def __init__(self, file: Path | None, series: Sequence[object]) -> None:
        self._file = file
        self._lines = _read_lines(file, series) if file else []

    def load_or_play(self, number: int, play: Callable[[], Any]) -> Any:
        """Return the result of a game, played now if it is not in the file."""
        if number < len(self._lines):
            return self._lines[number]
        line = play()
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(line) + "\n")
        return line


def _read_lines(file: Path, series: Sequence[object]) -> list[Any]:
    first = json.dumps(series)
    if not file.exists():
        file.write_text(f"{first}\n", encoding="utf-8")
    try:
        which, *lines = file.read_text("utf-8").splitlines(keepends=True)
        if which.strip() != first:
            raise CommandError(f"{file} keeps another series: name another file, or remove it")
        # A line that was broken off says nothing; the next game is written on a line of its own.
        whole = [line for line in lines if line.endswith("\n")]
        file.write_text("".join([which, *whole]), encoding="utf-8")
        return [json.loads(line) for line in whole]
    except (ValueError, OSError) as error:
        raise CommandError(f"{file} keeps no series of games: {error}") from error


def parse_scores(kept: dict[str, Any]) -> Scores:
    """Parse scores written by `asdict`."""
    points = tuple(tuple(seat) for seat in kept["points"])
    winners = tuple(Seat(seat) for seat in kept["winners"])
    return Scores(
        tuple(kept["sources"]), points, tuple(kept["tie_break"]), winners, kept["automas"]
    )


def win_share_interval(won: float, games: int) -> tuple[float, float, float]:
    """Return the share of games won with its confidence interval (Wilson)."""
    share, spread = won / games, STANDARD_ERRORS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = (
        STANDARD_ERRORS * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    )
    return round(share, 3), round(middle - reach, 3), round(middle + reach, 3)


T = TypeVar("T")

_log = logging.getLogger(__name__)

BROKEN = 1

_LONGEST_NAME = 80
_DEFAULT_SEATS = 4  # where nothing else is asked for


def add_series_arguments(parser: argparse.ArgumentParser, games: int) -> None:
    """Add what every program asks that plays a series of games."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(catalogue.GAMES)}")
    parser.add_argument("--games", type=int, metavar="N", default=games, help=f"default: {games}")
    parser.add_argument(
        "--seed",
        metavar="WORDS",
        default="medici",
        help="the same seed tells the same games again (default: medici)",
    )
    sandbox.add_option_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series_arguments(parser, 100)
    parser.add_argument("--seats", type=int, metavar="N", help="default: 4; alone: 1")
    parser.add_argument(
        "--solo",
        metavar="LEVEL",
        help="one guest alone against the Automa, at this level; --option dummies=3 makes a table"
        " for five",
    )
    parser.add_argument(
        "--guests",
        metavar="NAME,…",
        default="random",
        help="who sits down, seat by seat, and over again until all seats are taken"
        f" ({_list_computers()}; default: random)",
    )
    parser.add_argument(
        "--rotate", action="store_true", help="from game to game every guest moves on by a seat"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep how each game ended; called again, the same series goes on where it was",
    )


def _list_computers() -> str:
    """List the computer players by game."""
    return "; ".join(
        f"{key}: {', '.join(registry.computer_players(key))}" for key in catalogue.GAMES
    )


def run_command(arguments: argparse.Namespace) -> int:
    series = _make_series(arguments)
    try:
        report = _play_series(series, _open_series_file(arguments, series))
    except LawBroken as broken:
        return _report_broken_law(series.game, broken)
    print(json.dumps(report.to_dict()) if arguments.json else report.to_text())
    return 0


@dataclass(frozen=True, slots=True)
class GameSeries:
    """Games of the same computer players, in fixed or rotating seats."""

    game: AnyGame
    openings: tuple[Opening, ...]
    names: tuple[str, ...]
    rotates: bool
    computers: tuple[AnyComputerPlayer, ...]


def rotate_seats(names: Sequence[T], game: int, *, rotates: bool) -> tuple[T, ...]:
    """Return who plays in each seat of this game."""
    by = game % len(names) if rotates else 0
    return (*names[len(names) - by :], *names[: len(names) - by])


@dataclass(frozen=True, slots=True)
class SeriesReport:
    """The results of a series; an Automa is reported beside the seats."""

    game: str
    names: tuple[str, ...]
    rotates: bool
    scores: tuple[Scores, ...]
    lengths: tuple[int, ...]
    seconds: float

    def to_dict(self) -> dict[str, object]:
        """Return the figures for programs. A shared victory is a win for each of its seats."""
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
            "wins_by_guest": self.wins_by_computer(),
            "win_share_by_guest": self.win_share_by_computer(),
        }
        if self.is_alone:
            figures["human_win_share"] = round(self.human_win_share(), 3)
            figures["wolfgang_mean_score"] = round(self.wolfgang_mean_score(), 2)
        return figures

    def to_text(self) -> str:
        """Return a table for people."""
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
            rows += [f"{name:<10}  {wins:4.1f}" for name, wins in self.wins_by_computer().items()]
        if self.is_alone:
            share = 100 * self.human_win_share()
            rows += ["", f"Wolfgang {self.wolfgang_mean_score():.1f} points on average"]
            rows.append(f"wins     {share:.1f} % of the games against him")
        return "\n".join(rows)

    def wins_by_seat(self) -> list[int]:
        winners = [seat for scores in self.scores for seat in scores.winners]
        return [winners.count(seat) for seat in range(len(self.names))]  # type: ignore[arg-type]

    def wins_by_computer(self) -> dict[str, float]:
        """Count wins by computer player; a shared victory is divided."""
        won = dict.fromkeys(self.names, 0.0)
        for game, scores in enumerate(self.scores):
            names = rotate_seats(self.names, game, rotates=self.rotates)
            for seat in scores.winners:
                won[names[seat]] += 1 / len(scores.winners)
        return {name: round(wins, 3) for name, wins in won.items()}

    def win_share_by_computer(self) -> dict[str, tuple[float, float, float]]:
        """Return the share of games won by each player, with its interval."""
        games = len(self.scores)
        return {
            name: win_share_interval(wins, games) for name, wins in self.wins_by_computer().items()
        }

    @property
    def is_alone(self) -> bool:
        return any(scores.automas for scores in self.scores)

    def human_win_share(self) -> float:
        """Return the share of games won alone against the Automa; a shared victory counts."""
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


def _make_series(arguments: argparse.Namespace) -> GameSeries:
    game = sandbox.find_game(arguments.game)
    if arguments.games < 1:
        raise CommandError(f"--games must be 1 or more, it is {arguments.games}")
    seats = (
        _DEFAULT_SEATS if arguments.seats is None and arguments.solo is None else arguments.seats
    )
    setup = sandbox.make_game_setup(
        game, seats, arguments.solo, sandbox.parse_options(arguments.option)
    )
    names = _names_by_seat(arguments.game, arguments.guests.split(","), setup.seats)
    book = registry.computer_players(arguments.game)
    printed = catalogue.current_edition(arguments.game).seal
    openings = tuple(
        Opening(game.key, game.rules, printed, setup.seats, setup.options, seed)
        for seed in (f"{arguments.seed}-{number}" for number in range(1, arguments.games + 1))
    )
    sitting = tuple(make_reliable(book[name], partial(_log_failure, name)) for name in names)
    return GameSeries(game, openings, names, arguments.rotate, sitting)


def _log_failure(name: str, failure: Exception) -> None:
    _log.error("guest %s fails, a random one answers in his place", name, exc_info=failure)


def _names_by_seat(game: str, guests: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return who plays in each seat, repeating the names."""
    known = registry.computer_players(game)
    for name in guests:
        if name not in known:
            raise CommandError(f"no guest '{name}' plays {game}; there is {', '.join(known)}")
    if len(guests) > seats:
        raise CommandError(f"there are {len(guests)} guests for {seats} seats")
    return tuple(islice(cycle(guests), seats))


# Playing


def _open_series_file(arguments: argparse.Namespace, series: GameSeries) -> SeriesFile:
    first = series.openings[0]
    which = [first.game, first.printed, first.seats, first.options, arguments.seed, series.names]
    return SeriesFile(arguments.keep, [*which, series.rotates])


def _play_series(series: GameSeries, kept: SeriesFile) -> SeriesReport:
    scores, lengths = [], []
    began = time.perf_counter()
    for number, opening in enumerate(show_progress(series.openings, "games played")):
        ended, length = kept.load_or_play(number, partial(_play_game, series, number, opening))
        scores.append(parse_scores(ended))
        lengths.append(length)
    seconds = time.perf_counter() - began
    key, names = series.game.key, series.names
    return SeriesReport(key, names, series.rotates, tuple(scores), tuple(lengths), seconds)


def _play_game(series: GameSeries, number: int, opening: Opening) -> tuple[dict[str, Any], int]:
    """Play one game; return its scores and its length, as stored."""
    guests = rotate_seats(series.computers, number, rotates=series.rotates)
    course = match.play_match(series.game, opening, guests)
    match.check_journal(series.game, course)
    scores = series.game.scores(course.state)
    assert scores is not None  # the umpire has seen to that
    return asdict(scores), len(course.made)


def _report_broken_law(game: AnyGame, broken: LawBroken) -> int:
    file = _save_broken_game(game, broken)
    law = " ".join(broken.law.split())
    print(
        f"signoria: game {broken.opening.seed} broke a law at ply {len(broken.entries)}: {law};"
        f" saved as {file}",
        file=sys.stderr,
    )
    return BROKEN


def _save_broken_game(game: AnyGame, broken: LawBroken) -> Path:
    """Save the broken game as a score sheet in the current folder."""
    ends = f"{game_transcript.BROKEN}{broken.law}"
    # A seed may hold what no file may be called.
    name = re.sub(r"[^\w.-]+", "_", broken.opening.seed)[-_LONGEST_NAME:]
    file = Path(f"broken-{name}.game")
    sheet = game_transcript.write_score_sheet(game, broken.opening, broken.entries, ends=ends)
    file.write_text(sheet, encoding="utf-8")
    return file
