"""The command line: a set of commands, one module for each."""

import argparse
import ast
import importlib
import importlib.util
import keyword
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

QUIET_SECONDS = 2.0
_CLEAR_LINE = "\033[K"


class CommandError(Exception):
    """A command that cannot be run as asked; its message is one line for the user."""


@dataclass(frozen=True, slots=True)
class CliCommand:
    """One command: its arguments and how to run it."""

    name: str
    about: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run_command: Callable[[argparse.Namespace], int]


@dataclass(frozen=True, slots=True)
class CommandSet:
    """The commands of one program, each a module of a package."""

    program: str  # how it is started
    package: str
    names: tuple[str, ...]

    def command_summary(self, name: str) -> str:
        """Return one line of help, read from the source without importing the module."""
        found = importlib.util.find_spec(self._module_name(name))
        assert found
        source = ast.parse(Path(found.origin or "").read_text(encoding="utf-8"))
        return (ast.get_docstring(source) or "").partition("\n")[0]

    def find_command(self, name: str) -> CliCommand:
        """Import the module of one command, and no other."""
        module = importlib.import_module(self._module_name(name))
        return CliCommand(name, module.__doc__ or "", module.add_arguments, module.run_command)

    def _module_name(self, name: str) -> str:
        return f"{self.package}.{name}_" if keyword.iskeyword(name) else f"{self.package}.{name}"


OWNER_COMMANDS = CommandSet(
    "python -m bot",
    "bot.cli",
    (
        *("backup", "doctor", "export", "frozen", "health", "import"),
        *("pages", "replay", "restore", "run", "sandbox", "servers", "upgrade", "verify"),
    ),
)


def read_text_file(path: Path) -> str:
    """Read a text file named on the command line; CommandError if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"cannot read {path}: it is not a text in UTF-8") from error


def write_new_file(file: Path, text: str, mode: int) -> None:
    """Write a file; CommandError if it exists."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    except FileExistsError as error:
        raise CommandError(f"{file} is there already") from error
    with open(handle, "w", encoding="utf-8") as opened:
        opened.write(text)


def show_progress(items: Sequence[T], doing: str) -> Iterator[T]:
    """Yield the items; on a terminal tell how far it is once two seconds have passed."""
    begun, tells = time.monotonic(), sys.stderr.isatty()
    for done, item in enumerate(items):
        if tells and time.monotonic() - begun > QUIET_SECONDS:
            print(f"{doing}: {done} of {len(items)}", end="\r", file=sys.stderr, flush=True)
        yield item
    if tells:
        print(_CLEAR_LINE, end="", file=sys.stderr, flush=True)
