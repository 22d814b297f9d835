"""Programs for developers: simulate games, measure, check phrases, draw samples."""

from collections.abc import Sequence

from bot.__main__ import run_command_line
from bot.cli import CommandSet

DEVELOPER_COMMANDS = CommandSet(
    "python -m tests.tools",
    "tests.tools",
    (
        *("audit", "bench", "clubs", "fuzz", "heard", "licenses", "mutants", "pace", "panels"),
        *("parade", "phrases", "picture", "simulate", "storm", "together", "value"),
    ),
)


def run_tool(words: Sequence[str]) -> int:
    """Run one developer's command, as the command line does; return its exit status."""
    return run_command_line(words, DEVELOPER_COMMANDS)
