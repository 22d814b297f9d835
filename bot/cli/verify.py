"""Check a score sheet's deal: the half, the words, what was announced, every card and every die.

The game is played again from its seed, and the seed made again from the house's half and the
players' words. With --commitment also that it is what was announced: the code of the lobby, those
of the words, that of the first post of the game. Words count in their order: if one code of them
is given, all must be. How to do the same by hand is told in data/DEAL.md.

Exit status: 0 when all of it is as it should be, 1 when something is not, 2 when it can't be told.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from bot.cli import read_text_file, replay
from bot.engine import game_transcript
from bot.engine.deal import Deal
from bot.engine.journal import Opening


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.game", type=Path, help="a score sheet")
    parser.add_argument(
        "--commitment",
        metavar="CODE",
        action="append",
        default=[],
        help="a code announced in the lobby or when the game began; may be given for each",
    )


def run_command(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    game, sheet = replay.load_sheet_and_game(file)
    opening = game_transcript.parse_score_sheet(
        read_text_file(file)
    ).opening  # with no option that it does not mention
    deal = sheet.deal or Deal(opening.seed)
    faults = [*_find_deal_differences(deal, opening, arguments.commitment)]
    difference = replay.first_difference(game, sheet)
    if difference:
        faults.append(
            f"{difference.place_in_sheet} another card or die came: {difference.reasons[0]}"
        )
    if faults:
        print(*(f"{file}: {fault}" for fault in faults), sep="\n")
        return 1
    print(f"{file}: {len(sheet.lines)} lines; every card and every die follows from the seed")
    print(
        *_describe_deal_codes(deal, opening, arguments.commitment),
        *_explain_check_by_hand(deal, opening),
        sep="\n",
    )
    return 0


def _find_deal_differences(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    """Yield what does not match what was announced."""
    if deal.seed != opening.seed:
        yield "its seed is not made of its half and its words"
    if not deal.salt_codes_match:
        yield "a word is not that of its code, or stands in another place"
    known = (*deal.codes, deal.commitment(opening))
    codes = ["".join(code.split()).lower() for code in announced]
    for code in codes:
        if code not in known:
            yield f"{code} was announced for another half, for another word, or for another opening"
    of_words = tuple(code for code in codes if code in deal.codes[1:])
    if of_words and of_words != deal.codes[1:]:
        yield "its words are not those that were announced, in their order"


def _describe_deal_codes(deal: Deal, opening: Opening, announced: list[str]) -> Iterator[str]:
    yield f"code of the lobby:     {deal.promise}"
    for salt in deal.player_salts:
        whose = "a player who left" if salt.seat is None else f"seat {salt.seat}"
        yield f"code of a word:        {salt.code}  ({whose})"
    yield f"code of the beginning: {deal.commitment(opening)}"
    is_ours = "as announced" if announced else "compare it with what was announced"
    yield f"({is_ours})"
    if not deal.player_salts:
        yield "nobody added a word: the half is the seed, and who runs the bot could choose it"
        return
    yield "the seed is made of the half and the words"
    if not deal.has_no_deleted_salt:
        yield "a word was deleted since: its code counts, and what it said can't be told"
    yield "to the giver of the last word the deal is proven against everybody, if the codes before"
    yield "it were announced before it was given, and if no player or option was changed after it"


def _explain_check_by_hand(deal: Deal, opening: Opening) -> Iterator[str]:
    """Yield how to check it by hand, and the commands."""
    yield ""
    yield "By hand: the half, hashed with sha256sum, gives the code of the lobby, and together with"
    yield "the lines of what was settled that of the beginning. Each word is hashed with the half"
    yield "and the code before it; the half and the last of these codes give the seed, or the half"
    yield "is the seed where nobody added a word. Each card and each die is a hash of the seed, the"
    yield "number of the move, what is drawn and how often it was drawn for that move; data/DEAL.md"
    yield "deals the first cards in ten lines."
    yield ""
    yield _sha256_command("half", deal.server_seed)
    yield _sha256_command("opening", deal.server_seed, *deal.list_settled_facts(opening))
    for before, salt in zip(deal.codes, deal.player_salts, strict=False):
        if salt.text:
            yield _sha256_command("word", deal.server_seed, before, salt.text)
    if deal.player_salts:
        yield _sha256_command("seed", deal.server_seed, deal.last_code)


def _sha256_command(what: str, *lines: str) -> str:
    return " ".join(["printf '%s\\n'", *map(quote, (f"signoria {what}", *lines)), "| sha256sum"])
