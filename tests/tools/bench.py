"""Measure how fast the bot is, against its targets.

Exit status: 0 when every target is met, 1 when one is missed.
"""

import argparse

from tests.bench import reading


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="only figures whose name begins so"
    )
    parser.add_argument("--json", action="store_true", help="one object for other programs")


def run_command(arguments: argparse.Namespace) -> int:
    return int(not reading.read(arguments.names, as_json=arguments.json))
