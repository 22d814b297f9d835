"""Learn the fitted value by which masters judge a position, and check it on games held out.

The files under data/players/ come from these games (numbers go on where a file ends, so that each
command may be broken off and called again; the files lie in .values/ and are not committed):

    python -m tests.tools value generate princes --games 1000
    python -m tests.tools value generate firenze --games 400
    python -m tests.tools value fit princes
    python -m tests.tools value fit firenze

Games of stronger players make a better value: `--players brief` plays masters that try little, and
`--players master` masters as they are. The fit takes every file of the game in .values/, and four
games of five; the fifth is held out, and the shares of variance that are told come from it.
"""

import argparse
import json
from pathlib import Path

from bot import catalogue
from bot.cli import CommandError
from bot.players.fitted_value import FOLDER
from tests.tools import value_fit, value_games

GAMES = Path(__file__).parents[2] / ".values"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("do", choices=("generate", "fit", "check"))
    parser.add_argument("game", choices=tuple(catalogue.GAMES))
    parser.add_argument(
        "--players", metavar="NAME", default="mixed", help="who plays the games (default: mixed)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", metavar="WORD", default="one", help="default: one")


def run_command(arguments: argparse.Namespace) -> int:
    key, players, seed = arguments.game, arguments.players, arguments.seed
    if arguments.do == "generate":
        if players not in value_games.known_players(key):
            raise CommandError(f"nobody called '{players}' plays {key}")
        file = GAMES / f"{key}-{players}-{seed}"
        value_games.write_positions(file, key, players, arguments.games, seed)
        return 0
    kept = {file.name: [*value_games.read_positions(file)] for file in _game_files(key)}
    if arguments.do == "fit":
        fitted = [one for every in kept.values() for one in every if not value_fit.is_held(one)]
        _write_tables(key, value_fit.fit_tables(fitted))
    for name, positions in kept.items():
        print(name, *value_fit.describe_check(key, positions), sep="\n  ")
    return 0


def _game_files(key: str) -> list[Path]:
    files = sorted(GAMES.glob(f"{key}-*"))
    if not files:
        raise CommandError(f"there are no games of {key} in {GAMES}: generate some")
    return files


def _write_tables(key: str, tables: value_fit.Tables) -> None:
    """Write the weights, a line for each table and stage."""
    lines = [
        f'"{table}": {{\n'
        + ",\n".join(f'"{stage}": {json.dumps(weights)}' for stage, weights in stages.items())
        + "\n}"
        for table, stages in tables.items()
    ]
    names = json.dumps(value_games.SOURCES[key].names)
    text = f'{{"features": {names},\n"tables": {{\n' + ",\n".join(lines) + "\n}}\n"
    (FOLDER / f"{key}.json").write_text(text, encoding="utf-8")
