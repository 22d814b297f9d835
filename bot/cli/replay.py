"""Replay score sheets or kept tables line by line, and say where one differs.

With --all every table of the database is replayed, with the printed numbers it was started with;
a bot may be playing on it meanwhile.

Exit status: 0 when all are as written, 1 when one differs, 2 when one cannot be replayed.
"""

import argparse
import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.cli import CommandError, read_text_file, show_progress
from bot.cli.stored_games import UnplayableTable, open_database, replay_stored_game
from bot.engine import game_transcript
from bot.engine.game import settle_options
from bot.engine.game_transcript import BROKEN, ScoreSheet, SheetError, SheetLine
from bot.engine.journal import AnyGame, Course, Diverged, Opening, begin_course
from bot.engine.text import Fact, Florins, Named, Refusal, Text, Who
from bot.storage import queries
from bot.tables.people import TableCard


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE.game", nargs="*", type=Path, help="a score sheet")
    parser.add_argument("--all", action="store_true", help="every table of the database")


def run_command(arguments: argparse.Namespace) -> int:
    if arguments.all == bool(arguments.files):
        raise CommandError("replay takes score sheets or --all; see 'python -m bot replay --help'")
    if arguments.all:
        return int(replay_all_tables())
    # All are looked at before one is replayed: a slip is answered at once.
    sheets = [(file, *load_sheet_and_game(file)) for file in arguments.files]
    differing = [replay_and_report(*sheet) for sheet in show_progress(sheets, "games replayed")]
    return int(any(differing))


# Score sheets


@dataclass(frozen=True, slots=True)
class SheetDifference:
    """Where and how a replayed game differs from its sheet."""

    line: SheetLine | None  # None: the ending in the headline
    reasons: tuple[str, ...]

    @property
    def place_in_sheet(self) -> str:
        if self.line is None:
            return "in line 1, how it ends"
        who = "all" if self.line.seat is None else f"seat {self.line.seat}"
        return f"in line {self.line.number}, {who}: {self.line.act}"


def load_sheet_and_game(file: Path) -> tuple[AnyGame, ScoreSheet]:
    """Load a sheet and its game; CommandError if it cannot be read or replayed here."""
    try:
        sheet = game_transcript.parse_score_sheet(read_text_file(file))
    except SheetError as illegible:
        raise CommandError(f"{file}, {illegible}") from illegible
    opening = sheet.opening
    if opening.game not in catalogue.GAMES:
        raise CommandError(f"{file}: this version has no game '{opening.game}'")
    game = _load_edition_of_sheet(file, opening)
    if not 1 <= opening.rules <= game.rules:
        raise CommandError(f"{file}: we know the rules 1 to {game.rules} only, not {opening.rules}")
    setup = settle_options(game, opening.seats, dict(opening.options))
    if isinstance(setup, Refusal):
        raise CommandError(f"{file}: it cannot be set up: {describe_refusal(setup)}")
    # Options that a sheet does not mention have their default.
    return game, replace(sheet, opening=replace(opening, options=setup.options))


def _load_edition_of_sheet(file: Path, opening: Opening) -> AnyGame:
    """Load the game with the printed numbers of the sheet."""
    try:
        return catalogue.unpack_edition(catalogue.find_edition(opening.game, opening.printed))
    except LookupError as missing:
        known = ", ".join(
            (catalogue.current_edition(opening.game).seal, *catalogue.earlier_seals(opening.game))
        )
        raise CommandError(
            f"{file}: it was played with the printed numbers {opening.printed}, data/{opening.game}"
            f" has {known}, and with other printed numbers a game cannot be replayed"
        ) from missing


def replay_and_report(file: Path, game: AnyGame, sheet: ScoreSheet) -> bool:
    """Replay a sheet, print the result and return whether it differs."""
    difference = first_difference(game, sheet)
    if difference:
        print(f"{file}: differs {difference.place_in_sheet}")
        print(*(f"  {reason}" for reason in difference.reasons), sep="\n")
        return True
    once = f", though once it was {sheet.ends}" if sheet.ends.startswith(BROKEN) else ""
    print(f"{file}: {len(sheet.lines)} lines, as written{once}")
    return False


def first_difference(game: AnyGame, sheet: ScoreSheet) -> SheetDifference | None:
    """Find the first line whose replay differs from the sheet."""
    course: Course[Any, Any] = begin_course(game, sheet.opening)
    for line in sheet.lines:
        try:
            after = game_transcript.continue_course(game, course, line.seat, line.act)
        except Exception as fault:
            fault.add_note(f"when replaying line {line.number}: {line.act}")
            raise
        if isinstance(after, Refusal):
            return SheetDifference(line, (f"it is refused: {describe_refusal(after)}",))
        course = after
        reasons = _find_line_differences(game, course.state, line)
        if reasons:
            return SheetDifference(line, reasons)
    return _find_ending_difference(game, course.state, sheet)


def _find_line_differences(game: AnyGame, state: object, line: SheetLine) -> tuple[str, ...]:
    tally = game.tally(state)
    notes, seal = game_transcript.format_tally_notes(tally), tally.seal()
    if (notes, seal) != (line.notes, line.seal):
        return (
            f"written:   {line.notes} · {line.seal}",
            f"comes out: {notes} · {seal}",
            f"other are: {_name_differing_notes(line.notes, notes)}",
        )
    law = game.broken_law(state)
    return (f"a law is broken: {law}",) if law else ()


def _name_differing_notes(written: str, notes: str) -> str:
    """Name the notes that differ, by the words they begin with."""
    before, after = written.split(" · "), notes.split(" · ")
    differing = [note for note in after if note not in before]
    differing += [note for note in before if note not in after]
    names = [" ".join(word for word in note.split() if not word.isdecimal()) for note in differing]
    return ", ".join(dict.fromkeys(names)) or "the hands or decks, which only the seal covers"


def _find_ending_difference(
    game: AnyGame, state: object, sheet: ScoreSheet
) -> SheetDifference | None:
    if not sheet.ends or sheet.ends.startswith(BROKEN):
        return None
    ending = game_transcript.format_ending(game, state)
    if ending == sheet.ends:
        return None
    comes_out = ending or "the game is not over"
    return SheetDifference(None, (f"written:   {sheet.ends}", f"comes out: {comes_out}"))


# Tables


def replay_all_tables() -> bool:
    """Replay every game that has begun, print which differ and return whether any does."""
    count, differing = 0, 0
    with open_database() as connection:
        for card in show_progress(queries.select_table_cards(connection), "tables read"):
            if card.started is None:
                continue
            count += 1
            fault = find_replay_fault(connection, card)
            if fault:
                differing += 1
                print(f"table {card.id}: {fault}")
    games = "1 game" if count == 1 else f"{count} games"
    print(f"{games} replayed, {f'not as written: {differing}' if differing else 'as written'}")
    return differing > 0


def find_replay_fault(connection: sqlite3.Connection, card: TableCard) -> str:
    """Replay a stored game; return where it differs or why it cannot be replayed, else ""."""
    try:
        replay_stored_game(connection, card)
    except (Diverged, UnplayableTable) as fault:
        return str(fault)
    except Exception as fault:  # one table that fails hides no other
        return f"the rules fail at it ({type(fault).__name__})"
    return ""


def describe_refusal(refusal: Refusal) -> str:
    """Format a refusal as key, facts, rule and nearest legal move, without phrases."""
    parts = [_describe_fact(refusal.text), f"rule {refusal.rule}"]
    if refusal.nearest:
        parts.append(f"nearest legal: {refusal.nearest}")
    return " · ".join(parts)


def _describe_fact(fact: Fact) -> str:
    match fact:
        case Text(key, facts):
            text = ", ".join(f"{name} {_describe_fact(value)}" for name, value in facts)
            return f"{key} ({text})" if text else key
        case Who(seat):
            return f"seat {seat}"
        case Named(_, name):
            return name
        case Florins(amount):
            return f"{amount} florins"
        case tuple():
            return " ".join(map(_describe_fact, fact)) or "none"
    return str(fact)
