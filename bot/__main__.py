"""The front step: reads the command line and hands over to a chore."""

import argparse
import difflib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot import chores
from bot.chores import Unfit
from bot.engine.tables import Misprint
from bot.settings import Misset

PROGRAM = "python -m bot"
WAY_OUT = f"'{PROGRAM} --help' lists them"

UNFIT = 2
# What a shell reports of a program ended by these signals.
INTERRUPTED = 128 + 2
PIPE_CLOSED = 128 + 13


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise Unfit(f"{message}; see '{self.prog} --help'")


def obey(words: Sequence[str]) -> int:
    """Do what the command line says; its exit status."""
    if not words:
        raise Unfit(f"which command? {WAY_OUT}")
    name, *rest = words
    if name in {"-h", "--help"}:
        print(overview())
        return 0
    if name in chores.names():
        try:
            return perform(chores.chore_named(name), rest)
        except (Misset, Misprint) as trouble:
            raise Unfit(str(trouble)) from trouble
    kind = "option" if name.startswith("-") else "command"
    raise Unfit(f"there is no {kind} '{name}'{_perhaps(name)}; {WAY_OUT}")


def perform(chore: chores.Chore, words: Sequence[str]) -> int:
    """Read what follows the command's name, and run it."""
    parser = Parser(
        prog=f"{PROGRAM} {chore.name}",
        description=chore.about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    chore.arguments(parser)
    return chore.run(parser.parse_args(words))


def overview() -> str:
    """All commands with a line on each."""
    known = chores.names()
    width = max(map(len, known), default=0)
    lines = [f"  {name:{width}}  {chores.summary(name)}" for name in known]
    hint = f"'{PROGRAM} COMMAND --help' says more about one of them."
    return "\n".join([f"usage: {PROGRAM} COMMAND …", "", "commands:", *lines, "", hint])


def _perhaps(name: str) -> str:
    close = difflib.get_close_matches(name, chores.names(), n=1)
    return f", perhaps you mean '{close[0]}'" if close else ""


def _refuse(sentence: str) -> int:
    # Whatever was typed, the answer is one line.
    print("signoria:", " ".join(sentence.split()), file=sys.stderr)
    return UNFIT


def _hush() -> None:
    """Keep Python from complaining when it closes an output that nobody reads any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> int:
    """One command from the shell to its exit status, and never a traceback for a slip."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # files may be called anything
    try:
        try:
            return obey(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except Unfit as unfit:
        return _refuse(str(unfit))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _hush()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None:
            raise
        return _refuse(f"{error.filename}: {error.strerror}")


def clean_up_when_ended() -> None:
    """Make SIGTERM and SIGHUP raise SystemExit: temporary folders are removed on the way out."""
    for name in ("SIGTERM", "SIGHUP"):  # Windows has no SIGHUP; nohup has it ignored
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _exit)


def _exit(number: int, _: object) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)  # a second one must not interrupt the removal
    sys.exit(128 + number)


if __name__ == "__main__":
    clean_up_when_ended()
    sys.exit(main())
