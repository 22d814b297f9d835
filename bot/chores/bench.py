"""Measure how fast the house is, against its targets.

Exit status: 0 when every target is met, 1 when one is missed. What is measured, and how, belongs
to the tests, so a checkout has it and an image of the bot alone has not.
"""

import argparse
import importlib
from pathlib import Path

import bot
from bot.chores import Unfit

BENCH = Path(bot.__file__).parents[1] / "tests" / "bench"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="only figures whose name begins so"
    )
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run(arguments: argparse.Namespace) -> int:
    if not BENCH.is_dir():
        raise Unfit(f"the bench is part of the tests, and there is no {BENCH}: use a checkout")
    met: bool = importlib.import_module("tests.bench.reading").read(
        arguments.names, as_json=arguments.json
    )
    return int(not met)
