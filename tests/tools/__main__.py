"""Start a developer's program: `python -m tests.tools COMMAND …`."""

import sys

from bot.__main__ import exit_cleanly_on_signals, main
from tests.tools import DEVELOPER_COMMANDS

if __name__ == "__main__":
    exit_cleanly_on_signals()
    sys.exit(main(DEVELOPER_COMMANDS))
