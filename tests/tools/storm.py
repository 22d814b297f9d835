"""Run the whole bot in a storm: people, faults and crashes, all drawn from one seed.

Exit status: 0 if every promise was kept, 1 if one was broken; then a short story tells how.
"""

import argparse
from itertools import count

from tests.storm import report
from tests.storm.storm import Plan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, help="replay one seed; else seeds from 1 on until told")
    parser.add_argument("--acts", type=int, default=1000, help="acts of people (default: 1000)")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")


def run_command(arguments: argparse.Namespace) -> int:
    seeds = count(1) if arguments.seed is None else (arguments.seed,)
    for seed in seeds:
        storm = report.run_plan(Plan(seed, arguments.acts))
        if arguments.trace:
            print(*storm.trace, sep="\n")
        print(report.describe(storm), flush=True)
        if storm.broken:
            print(*report.tell_story(report.shrink(storm)), sep="\n")
            return 1
    return 0
