"""Start a developer's program: `python -m tests.tools COMMAND …`."""

import sys

from bot.__main__ import clean_up_when_ended, main
from tests.tools import DEVELOPER_COMMANDS

if __name__ == "__main__":
    clean_up_when_ended()
    sys.exit(main(DEVELOPER_COMMANDS))
