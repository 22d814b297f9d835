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

from bot.cli import CommandError, sandbox
from tests.tools.computer_wishes import wish_planner
from tests.tools.pace_game import PaceResult, PaceSetup, simulate_game
from tests.tools.pace_people import MOST_VISITS, PLAY_STYLES
from tests.tools.simulate import add_series_arguments


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series_arguments(parser, 60)
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: 4")
    parser.add_argument(
        "--visits",
        type=int,
        metavar="N",
        default=2,
        help="how often a day everybody looks in (default: 2)",
    )
    parser.add_argument(
        "--manner",
        choices=tuple(PLAY_STYLES),
        default="hand",
        help="; ".join(f"{name}: {manner.description}" for name, manner in PLAY_STYLES.items())
        + " (default: hand)",
    )
    parser.add_argument(
        "--see-first",
        type=int,
        metavar="N",
        default=25,
        help="of a hundred turns called for at once, those not planned (default: 25)",
    )
    parser.add_argument(
        "--laggard", action="store_true", help="the last person visits once in two days"
    )


def run_command(arguments: argparse.Namespace) -> int:
    fixtures = _make_setups(arguments)
    report = PaceReport(
        arguments.manner, fixtures[0], tuple(simulate_game(fixture) for fixture in fixtures)
    )
    print(json.dumps(report.to_dict()) if arguments.json else report.to_text())
    return 0


def _make_setups(arguments: argparse.Namespace) -> tuple[PaceSetup, ...]:
    game, manner = sandbox.find_game(arguments.game), PLAY_STYLES[arguments.manner]
    if arguments.seats == 1:
        raise CommandError("--seats must be 2 or more: alone nobody waits for anybody")
    if arguments.games < 1:
        raise CommandError(f"--games must be 1 or more, it is {arguments.games}")
    if not 0 <= arguments.see_first <= 100:
        raise CommandError(f"--see-first must be 0 to 100, it is {arguments.see_first}")
    if not 1 <= arguments.visits <= MOST_VISITS:
        raise CommandError(f"--visits must be 1 to {MOST_VISITS}, it is {arguments.visits}")
    if manner.needs_orders and wish_planner(game.key) is None:
        raise CommandError(f"in {game.key} the house takes no orders: --manner {arguments.manner}")
    setup = sandbox.make_game_setup(
        game, arguments.seats, None, sandbox.parse_options(arguments.option)
    )
    return tuple(
        PaceSetup(
            *(game.key, setup.seats, setup.options, manner, arguments.visits),
            f"{arguments.seed}-{number}",
            arguments.see_first,
            arguments.laggard,
        )
        for number in range(1, arguments.games + 1)
    )


# What it came to


@dataclass(frozen=True, slots=True)
class PaceMeasure:
    """One figure that is counted for every game."""

    name: str  # to programs
    label: str
    compute: Callable[[PaceResult], float]


def _messages_per_day(game: PaceResult) -> float:
    return mean(game.messages_rung) / game.days


MEASURES = (
    PaceMeasure("days", "days", lambda game: game.days),
    PaceMeasure("moves", "moves", lambda game: game.moves),
    PaceMeasure("handovers", "hand-overs", lambda game: game.handovers),
    PaceMeasure("visits_used", "visits used, each person", lambda game: mean(game.visits)),
    PaceMeasure("ahead", "turns made ahead, in a hundred", lambda game: 100 * game.ahead),
    PaceMeasure(
        "asked_again", "turns asked again, in a hundred", lambda game: 100 * game.asked_again
    ),
    PaceMeasure("letters_a_day", "letters, each person and day", _messages_per_day),
)


@dataclass(frozen=True, slots=True)
class PaceReport:
    """How long the games of a series took."""

    style: str
    setup: PaceSetup
    games: tuple[PaceResult, ...]

    def to_dict(self) -> dict[str, object]:
        figures: dict[str, object] = {
            "game": self.setup.game,
            "games": len(self.games),
            "seats": self.setup.seats,
            "visits": self.setup.visits,
            "manner": self.style,
        }
        for measure in MEASURES:
            values = self._values_of(measure)
            figures[measure.name] = {
                "median": round(median(values), 2),
                "ninetieth": round(ninetieth_percentile(values), 2),
            }
        return figures

    def to_text(self) -> str:
        fixture = self.setup
        rows = [
            f"{fixture.game} among {fixture.seats}, {fixture.visits} visits a day,"
            f" {fixture.style.description}; games: {len(self.games)}",
            "",
            f"{'':<30}  {'median':>8}  {'ninetieth of a hundred':>22}",
        ]
        for measure in MEASURES:
            values = self._values_of(measure)
            rows.append(
                f"{measure.label:<30}  {median(values):8.1f}  {ninetieth_percentile(values):22.1f}"
            )
        return "\n".join(rows)

    def _values_of(self, measure: PaceMeasure) -> list[float]:
        return [measure.compute(game) for game in self.games]


def ninetieth_percentile(values: Sequence[float]) -> float:
    """Return the value that nine of ten games do not exceed."""
    return sorted(values)[ceil(len(values) * 9 / 10) - 1]
