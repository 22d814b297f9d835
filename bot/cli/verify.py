"""Check a score sheet's deal: the half, the words, what was announced, every card and every die.

The game is played again from its seed, and the seed made again from the house's half and the
players' words. With --commitment also that it is what was announced: the code of the lobby, that
of the first post of the game, or both. How to do the same by hand is told in data/DEAL.md.

Exit status: 0 when all of it is as it should be, 1 when something is not, 2 when it can't be told.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from bot.cli import read_text_file, replay
from bot.engine import scoresheet
from bot.engine.deal import Deal, format_settled
from bot.engine.journal import Opening


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.game", type=Path, help="a score sheet")
    parser.add_argument(
        "--commitment",
        metavar="CODE",
        action="append",
        default=[],
        help="what was announced, in the lobby or when the game began; may be given for each",
    )


def run_command(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    game, sheet = replay.load_playable(file)
    opening = scoresheet.parse_sheet(
        read_text_file(file)
    ).opening  # with no option that it does not mention
    deal = sheet.deal or Deal(opening.seed)
    faults = [*_differences(deal, opening, arguments.commitment)]
    difference = replay.first_difference(game, sheet)
    if difference:
        faults.append(f"{difference.to_place} another card or die came: {difference.reasons[0]}")
    if faults:
        print(*(f"{file}: {fault}" for fault in faults), sep="\n")
        return 1
    print(f"{file}: {len(sheet.lines)} lines; every card and every die follows from the seed")
    print(
        *_report_lines(deal, opening, arguments.commitment),
        *_commands_by_hand(deal, opening),
        sep="\n",
    )
    return 0


def _differences(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    """Yield what does not match what was announced."""
    if deal.is_whole and deal.seed != opening.seed:
        yield "its seed is not made of its half and its words"
    known = {deal.promise, deal.commitment(opening)}
    for code in announced:
        if "".join(code.split()).lower() not in known:
            yield f"{code} was announced for another half, or for another opening"


def _report_lines(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    if not deal.player_salts:
        yield "nobody added a word: the half is the seed"
    elif deal.is_whole:
        yield "the seed is made of the half and the words"
    else:
        yield "a word was withdrawn since, so it can't be told whether the seed is made of it"
    is_ours = "as announced" if announced else "compare it with what was announced"
    yield f"code of the lobby:     {deal.promise}"
    yield f"code of the beginning: {deal.commitment(opening)}"
    yield f"({is_ours})"


def _commands_by_hand(deal: Deal, opening: Opening) -> Iterator[str]:
    """Yield how to check it by hand, and the commands."""
    yield ""
    yield "By hand: the half, hashed with sha256sum, gives the code of the lobby, and together with"
    yield "the line of what was settled that of the beginning. The half and the words, hashed, give"
    yield "the seed, or the half is the seed where nobody added a word. Each card and each die is a"
    yield "hash of the seed, the number of the move, what is drawn and how often it was drawn for"
    yield "that move; data/DEAL.md deals the first cards in ten lines."
    yield ""
    yield _shell_command("half", deal.server_seed)
    yield _shell_command("opening", deal.server_seed, format_settled(opening))
    if deal.player_salts and deal.is_whole:
        yield _shell_command(
            "seed", deal.server_seed, *(f"{seat} {word}" for seat, word in deal.player_salts)
        )


def _shell_command(what: str, *lines: str) -> str:
    return " ".join(["printf '%s\\n'", *map(quote, (f"signoria {what}", *lines)), "| sha256sum"])
