"""The command line: read it, and hand over to the module of the command."""

import argparse
import difflib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot.cli import OWNER_COMMANDS, CliCommand, CommandError, CommandSet
from bot.engine.data_file_reader import Misprint
from bot.settings import SettingsError

UNFIT = 2
# What a shell reports of a program ended by these signals.
INTERRUPTED = 128 + 2
PIPE_CLOSED = 128 + 13


class OneLineErrorParser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; see '{self.prog} --help'")


def run_command_line(words: Sequence[str], commands: CommandSet = OWNER_COMMANDS) -> int:
    """Run the command that the words name; return its exit status."""
    way_out = f"'{commands.program} --help' lists them"
    if not words:
        raise CommandError(f"which command? {way_out}")
    name, *rest = words
    if name in {"-h", "--help"}:
        print(list_commands(commands))
        return 0
    if name in commands.names:
        try:
            return run_named_command(commands.find_command(name), rest, commands.program)
        except (SettingsError, Misprint) as trouble:
            raise CommandError(str(trouble)) from trouble
    kind = "option" if name.startswith("-") else "command"
    close = _suggest_command(name, commands)
    raise CommandError(f"there is no {kind} '{name}'{close}; {way_out}")


def run_named_command(
    command: CliCommand, words: Sequence[str], program: str = OWNER_COMMANDS.program
) -> int:
    """Parse the arguments of a command, and run it."""
    parser = OneLineErrorParser(
        prog=f"{program} {command.name}",
        description=command.about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.add_arguments(parser)
    return command.run_command(parser.parse_args(words))


def list_commands(commands: CommandSet) -> str:
    """List all commands with a line on each."""
    width = max(map(len, commands.names), default=0)
    lines = [f"  {name:{width}}  {commands.command_summary(name)}" for name in commands.names]
    hint = f"'{commands.program} COMMAND --help' says more about one of them."
    return "\n".join([f"usage: {commands.program} COMMAND …", "", "commands:", *lines, "", hint])


def _suggest_command(name: str, commands: CommandSet) -> str:
    close = difflib.get_close_matches(name, commands.names, n=1)
    return f", perhaps you mean '{close[0]}'" if close else ""


def _print_error_line(sentence: str) -> int:
    print("signoria:", " ".join(sentence.split()), file=sys.stderr)
    return UNFIT


def _silence_closed_pipe() -> None:
    """Keep Python from complaining when it closes an output that nobody reads any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(commands: CommandSet = OWNER_COMMANDS) -> int:
    """Run one command from the shell to its exit status; a slip ends in one line, no traceback."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # files may be called anything
    try:
        try:
            return run_command_line(sys.argv[1:], commands)
        finally:
            sys.stdout.flush()
    except CommandError as unfit:
        return _print_error_line(str(unfit))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_closed_pipe()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None:
            raise
        return _print_error_line(f"{error.filename}: {error.strerror}")


def exit_cleanly_on_signals() -> None:
    """Make SIGTERM and SIGHUP raise SystemExit: temporary folders are removed on the way out."""
    for name in ("SIGTERM", "SIGHUP"):  # Windows has no SIGHUP; nohup has it ignored
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _exit_on_signal)


def _exit_on_signal(number: int, _: object) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)  # a second one must not interrupt the removal
    sys.exit(128 + number)


if __name__ == "__main__":
    exit_cleanly_on_signals()
    sys.exit(main())
