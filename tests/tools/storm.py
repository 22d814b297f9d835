"""Run the whole bot in a storm: people, faults and crashes, all drawn from one seed.

Without a seed, runs seeds that were never run before and adds their acts to a file, by commit.
Exit status: 0 if every promise was kept, 1 if one was broken; then a short story tells how.
"""

import argparse
import subprocess
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from tests.storm import report
from tests.storm.storm import Plan, Storm

COLLECTED = Path(__file__).parents[1] / "storm" / "acts.txt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, help="replay one seed; else new ones until told")
    parser.add_argument("--acts", type=int, default=1000, help="acts of people (default: 1000)")
    parser.add_argument("--seeds", type=int, help="stop after so many seeds")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    parser.add_argument(
        "--collected", type=Path, default=COLLECTED, help="the file with the acts of all runs"
    )


def run_command(arguments: argparse.Namespace) -> int:
    is_new, collected = arguments.seed is None, arguments.collected
    seeds = _new_seeds(collected) if is_new else iter((arguments.seed,))
    commit = _read_commit() if is_new else ""
    for seed in islice(seeds, arguments.seeds):
        storm = report.run_plan(Plan(seed, arguments.acts))
        if arguments.trace:
            print(*storm.trace, sep="\n")
        print(report.describe(storm), flush=True)
        if is_new:
            collect_acts(collected, commit, storm)
        if storm.broken:
            print(*report.tell_story(report.shrink(storm)), sep="\n")
            return 1
    return 0


def collect_acts(collected: Path, commit: str, storm: Storm) -> None:
    """Add a storm to the file: a line has a commit, its seeds, their acts, and what broke."""
    rows = _read_rows(collected)
    seed, acts, broken = storm.plan.seed, storm.crowd.acts, int(bool(storm.broken))
    if rows and rows[-1][0] == commit and int(rows[-1][2]) == seed - 1:
        _, first, _, so_far, lost = rows.pop()
        row = [commit, first, str(seed), str(int(so_far) + acts), str(int(lost) + broken)]
    else:
        row = [commit, str(seed), str(seed), str(acts), str(broken)]
    collected.write_text("".join(" ".join(one) + "\n" for one in [*rows, row]))


def _read_rows(collected: Path) -> list[list[str]]:
    return (
        [line.split() for line in collected.read_text().splitlines()] if collected.exists() else []
    )


def _new_seeds(collected: Path) -> Iterator[int]:
    """Count on from the highest seed that was ever run."""
    return count(1 + max((int(row[2]) for row in _read_rows(collected)), default=0))


def _read_commit() -> str:
    words = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
