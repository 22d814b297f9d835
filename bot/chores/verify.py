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

from bot.chores import replay, text_of
from bot.engine import scoresheet
from bot.engine.deal import Deal, settled
from bot.engine.journal import Opening


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.game", type=Path, help="a score sheet")
    parser.add_argument(
        "--commitment",
        metavar="CODE",
        action="append",
        default=[],
        help="what was announced, in the lobby or when the game began; may be given for each",
    )


def run(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    game, sheet = replay.playable(file)
    opening = scoresheet.read(text_of(file)).opening  # with no option that it does not mention
    deal = sheet.deal or Deal(opening.seed)
    faults = [*_unlike(deal, opening, arguments.commitment)]
    difference = replay.first_difference(game, sheet)
    if difference:
        faults.append(f"{difference.where} another card or die came: {difference.reasons[0]}")
    if faults:
        print(*(f"{file}: {fault}" for fault in faults), sep="\n")
        return 1
    print(f"{file}: {len(sheet.lines)} lines; every card and every die follows from the seed")
    print(*_told(deal, opening, arguments.commitment), *_by_hand(deal, opening), sep="\n")
    return 0


def _unlike(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    """What does not come out as it was announced."""
    if deal.is_whole and deal.seed != opening.seed:
        yield "its seed is not made of its half and its words"
    known = {deal.promise, deal.commitment(opening)}
    for code in announced:
        if "".join(code.split()).lower() not in known:
            yield f"{code} was announced for another half, or for another opening"


def _told(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    if not deal.words:
        yield "nobody added a word: the half is the seed"
    elif deal.is_whole:
        yield "the seed is made of the half and the words"
    else:
        yield "a word was withdrawn since, so it can't be told whether the seed is made of it"
    is_ours = "as announced" if announced else "compare it with what was announced"
    yield f"code of the lobby:     {deal.promise}"
    yield f"code of the beginning: {deal.commitment(opening)}"
    yield f"({is_ours})"


def _by_hand(deal: Deal, opening: Opening) -> Iterator[str]:
    """Three sentences, and what to type."""
    yield ""
    yield "By hand: the half, hashed with sha256sum, gives the code of the lobby, and together with"
    yield "the line of what was settled that of the beginning. The half and the words, hashed, give"
    yield "the seed, or the half is the seed where nobody added a word. Each card and each die is a"
    yield "hash of the seed, the number of the move, what is drawn and how often it was drawn for"
    yield "that move; data/DEAL.md deals the first cards in ten lines."
    yield ""
    yield _command("half", deal.half)
    yield _command("opening", deal.half, settled(opening))
    if deal.words and deal.is_whole:
        yield _command("seed", deal.half, *(f"{seat} {word}" for seat, word in deal.words))


def _command(what: str, *lines: str) -> str:
    return " ".join(["printf '%s\\n'", *map(quote, (f"signoria {what}", *lines)), "| sha256sum"])
