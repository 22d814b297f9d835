"""Feed readers of foreign texts with what nobody writes, guided by the lines that it reaches.

Moves as they are typed, ids of buttons, message keys, score sheets, exported tables, databases and
.env files: a bad one is refused in words. What reaches new lines of the program is changed further.

Exit status: 0 if nothing was found, 1 if something was: it is printed, as short as it still fails.
"""

import argparse
import json
import random
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import chdir, closing, contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from functools import partial
from io import StringIO
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, TypeAlias

from bot import catalogue, settings
from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.cli.export import BadTableFile, make_table_file, parse_table_file, to_json
from bot.cli.import_ import check_table_file
from bot.engine import game_transcript
from bot.engine.text import Refusal
from bot.settings import SettingsError
from bot.storage import restore
from bot.storage.db_thread import DatabaseError
from bot.tables.people import TableStatus
from bot.tables.records import parse_message_key
from cogs.interaction import components
from cogs.interaction.components import UnknownButton
from tests.cli.kept_tables import SEVEN, with_table

PROJECT = Path(__file__).parents[2]
GOLDEN = PROJECT / "tests" / "golden"
OURS = tuple(str(PROJECT / name) for name in ("bot", "cogs"))
MOST_CHANGES = 6
LONGEST_ID = 99  # characters, with one of its kind
SHORTER_FOR = 400  # attempts to make a find shorter

ODD = (
    *("\0", "-", "0", "-1", "9" * 12, "é", "\ud800", "\u2028", " ", "\n", "\r", '"', "{", "[", "]"),
    *("null", "true", "1e999", "NaN", ":", "@", "·", "|", "#", "undo 1", "\xff", "\x80"),
)

Line: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Target:
    """A reader of texts, what it may raise, and samples that it can read."""

    read: Callable[[str], object]
    refuses: tuple[type[Exception], ...]
    samples: Callable[[], list[str]]


def _read_move(text: str) -> None:
    for game in catalogue.GAMES:
        vocabulary = catalogue.current_game(game).vocabulary
        move = vocabulary.read(text)
        if not isinstance(move, Refusal):
            assert vocabulary.read(vocabulary.spell(move)) == move


def _read_id(text: str) -> None:
    with suppress(ValueError):
        assert str(parse_message_key(str(parse_message_key(text)))) == str(parse_message_key(text))
    _, _, rest = text[:LONGEST_ID].partition(":")
    components.split_stamp(rest)
    table, _, words = rest.partition(":")
    question, spelled = components.parse_question(components.parse_number(table), words)  # type: ignore[arg-type]
    again = components.move_id(question, spelled).split(":", 2)
    assert components.parse_question(question.table, again[2])[0] == question


def _read_sheet(text: str) -> None:
    with in_file(text, "fuzz.game") as file:
        run_command_line(["replay", str(file)])


def _read_database(text: str) -> None:
    with in_file(text, "fuzz.db", "latin-1") as file:
        restore.copy_and_check_backup(file, file.with_name("copy.db"))


def _read_settings(text: str) -> None:
    with in_file(text, ".env") as file, chdir(file.parent):
        settings.metrics_address()
        settings.legal_page_addresses()
        settings.second_backup_folder()
        settings.database_path()


@contextmanager
def in_file(text: str, name: str, encoding: str = "utf-8") -> Iterator[Path]:
    """Write a text to a file for a block in which nothing is printed."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        file = Path(folder, name)
        file.write_bytes(text.encode(encoding, "replace"))
        yield file


# Samples


def _sample_moves() -> list[str]:
    sheets = [game_transcript.parse_score_sheet(text) for text in _sample_sheets()]
    return sorted({line.act for sheet in sheets for line in sheet.lines})


def _sample_ids() -> list[str]:
    pinned = (GOLDEN / "pinned" / "ids.txt").read_text(encoding="utf-8").splitlines()
    told = {line.strip() for line in pinned if line.startswith("  ")}
    ids = [one.replace("QUESTION", "7:1:42").replace("TABLE", "7") for one in sorted(told)]
    return [*ids, *("turn 2 again", "vote 1 undo 12", "motion 0 cancel", "board", "reminder 3")]


def _sample_sheets() -> list[str]:
    sheets = sorted(GOLDEN.glob("*/*.game"), key=lambda file: (file.stat().st_size, file.name))
    return [file.read_text(encoding="utf-8") for file in sheets[:12]]


def _sample_table_files() -> list[str]:
    with _stored_table(12) as database, closing(sqlite3.connect(database)) as connection:
        return [json.dumps(to_json(make_table_file(connection, SEVEN, with_people=True)))]


def _sample_databases() -> list[str]:
    with _stored_table(5) as database:
        return [database.read_bytes().decode("latin-1")]


@contextmanager
def _stored_table(lines: int) -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        with_table(Path(folder, "signoria.db"), plies=lines, status=TableStatus.PLAYING)
        yield Path(folder, "signoria.db")


def _sample_settings() -> list[str]:
    return [(PROJECT / ".env.example").read_text(encoding="utf-8"), "SIGNORIA_DB=~lorenzo/x.db"]


TARGETS = {
    "moves": Target(_read_move, (), _sample_moves),
    "ids": Target(_read_id, (UnknownButton,), _sample_ids),
    "sheets": Target(_read_sheet, (CommandError,), _sample_sheets),
    "tables": Target(
        lambda text: check_table_file(parse_table_file(text)), (BadTableFile,), _sample_table_files
    ),
    "databases": Target(_read_database, (DatabaseError,), _sample_databases),
    "settings": Target(_read_settings, (SettingsError,), _sample_settings),
}


# The search


class Fuzzer:
    """Change texts of a corpus, and keep those that reach new lines."""

    def __init__(self, target: Target, seed: str) -> None:
        self.target, self.luck = target, random.Random(seed)
        self.corpus = target.samples()
        self.reached = set[Line]()
        self.runs = 0

    def find_fault(self, seconds: float, runs: int | None = None) -> str | None:
        """Return a text that is neither read nor refused; None if there is none in time."""
        end = time.monotonic() + seconds
        for text in chain(self.target.samples(), iter(self._change_one, None)):
            if time.monotonic() > end or self.runs == runs:
                return None
            if self._fails(text):
                return self._shorten(text)
        return None

    def _fails(self, text: str) -> str:
        """Run the target; return the name and place of what it raised and may not raise."""
        self.runs += 1
        lines, before = set[Line](), sys.gettrace()
        sys.settrace(partial(_note_line, lines))
        try:
            self.target.read(text)
        except self.target.refuses:
            pass
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            return f"{type(error).__name__} at {place.filename}:{place.lineno}"
        finally:
            sys.settrace(before)
        if lines - self.reached:
            self.reached |= lines
            self.corpus.append(text)
        return ""

    def _change_one(self) -> str:
        luck, text = self.luck, self.luck.choice(self.corpus)
        for _ in range(luck.randint(1, MOST_CHANGES)):
            at = luck.randrange(len(text) + 1)
            end = min(len(text), at + int(luck.expovariate(0.3)))
            other = luck.choice(self.corpus)
            start = luck.randrange(len(other) + 1)
            piece = other[start : start + int(luck.expovariate(0.1))]
            new = luck.choice(("", text[at:end] * 2, piece, luck.choice(ODD), luck.choice(ODD)))
            text = text[:at] + new + text[luck.choice((at, end)) :]
        return text

    def _shorten(self, text: str) -> str:
        """Cut pieces out for as long as it fails in the same way."""
        fault, size = self._fails(text), len(text)
        for _ in range(SHORTER_FOR):
            cuts = (text[:at] + text[at + size :] for at in range(0, len(text), max(1, size)))
            shorter = next((one for one in cuts if size and self._fails(one) == fault), None)
            text, size = (shorter, size) if shorter is not None else (text, size // 2)
        return text


def _note_line(lines: set[Line], frame: FrameType, *_: object) -> Any:
    """Note each line of ours, as a trace function is called."""
    if not frame.f_code.co_filename.startswith(OURS):
        return None
    lines.add((frame.f_code.co_filename, frame.f_lineno))
    return partial(_note_line, lines)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--target", choices=TARGETS, action="append", help="default: all")
    parser.add_argument("--seconds", type=float, default=60, help="for each (default: 60)")
    parser.add_argument("--runs", type=int, help="stop a target after so many texts")
    parser.add_argument("--seed", default="one")


def run_command(arguments: argparse.Namespace) -> int:
    found = False
    for name in arguments.target or TARGETS:
        fuzzer = Fuzzer(TARGETS[name], f"{arguments.seed} {name}")
        text = fuzzer.find_fault(arguments.seconds, arguments.runs)
        print(f"{name}: {fuzzer.runs} texts, {len(fuzzer.reached)} lines reached", flush=True)
        if text is not None:
            found = True
            print(f"  {fuzzer._fails(text)}: {text!r}")
    return int(found)
