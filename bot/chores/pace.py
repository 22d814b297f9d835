"""Measure how many days a game takes that is played at a few visits a day.

People with time zones and hours of their own, who decide like the greedy guest, play whole games
through the real house; its clock leaps from visit to visit, and its letters are counted.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import mean, median

from bot import catalogue
from bot.chores import Unfit, _tables
from bot.chores._pace.calendar import MOST_VISITS
from bot.chores._pace.correspondence import Fixture, Played, played
from bot.chores._pace.manners import MANNERS
from bot.players import guestbook


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(catalogue.GAMES)}")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: 4")
    parser.add_argument(
        "--visits",
        type=int,
        metavar="N",
        default=2,
        help="how often a day everybody looks in (default: 2)",
    )
    parser.add_argument("--games", type=int, metavar="N", default=60, help="default: 60")
    parser.add_argument(
        "--manner",
        choices=tuple(MANNERS),
        default="hand",
        help="; ".join(f"{name}: {manner.told}" for name, manner in MANNERS.items())
        + " (default: hand)",
    )
    parser.add_argument(
        "--seed",
        metavar="WORDS",
        default="medici",
        help="the same seed tells the same games again (default: medici)",
    )
    _tables.ask_for_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    fixtures = _fixtures(arguments)
    report = Report(arguments.manner, fixtures[0], tuple(played(fixture) for fixture in fixtures))
    print(json.dumps(report.figures()) if arguments.json else report.told())
    return 0


def _fixtures(arguments: argparse.Namespace) -> tuple[Fixture, ...]:
    game, manner = _tables.game_named(arguments.game), MANNERS[arguments.manner]
    if arguments.seats == 1:
        raise Unfit("--seats must be 2 or more: alone nobody waits for anybody")
    if arguments.games < 1:
        raise Unfit(f"--games must be 1 or more, it is {arguments.games}")
    if not 1 <= arguments.visits <= MOST_VISITS:
        raise Unfit(f"--visits must be 1 to {MOST_VISITS}, it is {arguments.visits}")
    if manner.orders and guestbook.wishes(game.key) is None:
        raise Unfit(f"in {game.key} the house takes no orders: --manner {arguments.manner}")
    setup = _tables.setup_for(game, arguments.seats, None, _tables.options(arguments.option))
    return tuple(
        Fixture(
            *(game.key, setup.seats, setup.options, manner, arguments.visits),
            f"{arguments.seed}-{number}",
        )
        for number in range(1, arguments.games + 1)
    )


# What it came to


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is counted of every game."""

    name: str  # to programs
    told: str
    of: Callable[[Played], float]


def _letters_a_day(game: Played) -> float:
    return mean(game.letters) / game.days


MEASURES = (
    Measure("days", "days", lambda game: game.days),
    Measure("moves", "moves", lambda game: game.moves),
    Measure("handovers", "hand-overs", lambda game: game.handovers),
    Measure("visits_used", "visits used, each person", lambda game: mean(game.visits)),
    Measure("ahead", "turns made ahead, in a hundred", lambda game: 100 * game.ahead),
    Measure("letters_a_day", "letters, each person and day", _letters_a_day),
)


@dataclass(frozen=True, slots=True)
class Report:
    """How long the games of a series took."""

    manner: str
    fixture: Fixture
    games: tuple[Played, ...]

    def figures(self) -> dict[str, object]:
        figures: dict[str, object] = {
            "game": self.fixture.game,
            "games": len(self.games),
            "seats": self.fixture.seats,
            "visits": self.fixture.visits,
            "manner": self.manner,
        }
        for measure in MEASURES:
            values = self._values(measure)
            figures[measure.name] = {
                "median": round(median(values), 2),
                "ninetieth": round(ninetieth(values), 2),
            }
        return figures

    def told(self) -> str:
        fixture = self.fixture
        rows = [
            f"{fixture.game} among {fixture.seats}, {fixture.visits} visits a day,"
            f" {fixture.manner.told}; games: {len(self.games)}",
            "",
            f"{'':<30}  {'median':>8}  {'ninetieth of a hundred':>22}",
        ]
        for measure in MEASURES:
            values = self._values(measure)
            rows.append(f"{measure.told:<30}  {median(values):8.1f}  {ninetieth(values):22.1f}")
        return "\n".join(rows)

    def _values(self, measure: Measure) -> list[float]:
        return [measure.of(game) for game in self.games]


def ninetieth(values: Sequence[float]) -> float:
    """What nine of ten stay within."""
    return sorted(values)[ceil(len(values) * 9 / 10) - 1]
