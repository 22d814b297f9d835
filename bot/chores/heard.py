"""Write down everything that anybody would read of a game, person by person.

Score sheets are played with awkward names, in one language or in all: the table before it begins,
the rules by topic, the story, what is asked, every panel with its buttons and menus, hands, help,
answers, refusals, letters and alt texts. What was read before is not written again.
"""

import argparse
from pathlib import Path

from bot.chores._hearing import Heard, Listener
from bot.chores.replay import playable
from bot.i18n.speak import LANGUAGES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE.game", nargs="+", type=Path, help="a score sheet")
    parser.add_argument("--language", choices=LANGUAGES, help="default: all of them")


def run(arguments: argparse.Namespace) -> int:
    sheets = [(file, *playable(file)) for file in arguments.files]
    for file, game, sheet in sheets:
        for language in [arguments.language] if arguments.language else LANGUAGES:
            print(f"== {file} in {language}")
            entries = [line.entry for line in sheet.lines]
            for heard in Listener(game, sheet.opening, language).hear(entries):
                print(_written(heard))
    return 0


def _written(heard: Heard) -> str:
    """With where it is read before it, and indented below that."""
    where = ", ".join(filter(None, (f"{heard.line:>4}  {heard.kind}", heard.who)))
    first, *more = heard.words.split("\n")
    return "\n".join([f"{where}: {first}", *(f"        {line}" for line in more)])
