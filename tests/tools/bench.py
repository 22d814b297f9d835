"""Measure how fast the bot is, against its targets: a line for each figure, or one object.

Exit status: 0 when every target is met, 1 when one is missed.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.cli import CommandError
from tests.tools.figures import Figure, figures


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="only figures whose name begins so"
    )
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run_command(arguments: argparse.Namespace) -> int:
    return int(not read(arguments.names, as_json=arguments.json))


def read(names: Sequence[str], *, as_json: bool) -> bool:
    """Measure the figures of these names and tell them; whether every target is met."""
    chosen, measured = named(figures(), names), []
    for figure in chosen:
        reading = Reading(figure, figure.measure())
        measured.append(reading)
        if not as_json:
            print(reading.line(widest=max(len(other.name) for other in chosen)), flush=True)
    if as_json:
        print(json.dumps({"figures": [reading.facts() for reading in measured]}, indent=2))
    return all(reading.met for reading in measured)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a figure came to this time."""

    figure: Figure
    value: float

    @property
    def met(self) -> bool:
        return self.figure.met(self.value)

    def line(self, widest: int) -> str:
        figure = self.figure
        value = f"{figure.name:<{widest}}  {rounded(self.value):>11} {figure.unit}"
        if figure.aim == "to compare":
            return value
        target = f"{figure.aim} {rounded(figure.target)}"
        return f"{value}  ({target}: {'met' if self.met else 'MISSED'})"

    def facts(self) -> dict[str, object]:
        figure = self.figure
        compared = figure.aim == "to compare"
        return {
            "name": figure.name,
            "value": self.value,
            "unit": figure.unit,
            "aim": figure.aim,
            "target": None if compared else figure.target,
            "met": None if compared else self.met,
        }


def named(among: Sequence[Figure], names: Sequence[str]) -> list[Figure]:
    """The figures whose names begin with one of these; all when none is given."""
    for name in names:
        if not any(figure.name.startswith(name) for figure in among):
            known = ", ".join(figure.name for figure in among)
            raise CommandError(f"no figure's name begins with '{name}'; there are: {known}")
    return [figure for figure in among if not names or figure.name.startswith(tuple(names))]


def rounded(value: float) -> str:
    """Short enough to be compared at a glance: 25,000 or 15 or 2.71."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"
