"""Say in one line whether the bot is alive, for a container.

It is alive when it holds the lock of its database, the database can be read, it has written down
within three minutes that it is open, and within ten that Discord can be heard. Nothing is changed
and nobody is kept waiting.

Exit status: 0 when it is alive, 1 when it is not, whatever the reason.
"""

import argparse
import time

from bot import settings
from bot.cli import CommandError
from bot.cli.database import open_database
from bot.cli.liveness import read_liveness
from bot.tables.people import Time


def add_arguments(_: argparse.ArgumentParser) -> None:
    pass


def run_command(_: argparse.Namespace) -> int:
    now = Time(int(time.time()))
    try:
        with open_database() as kept:
            pulse = read_liveness(kept, settings.database_path())
    except (CommandError, settings.SettingsError) as trouble:
        # A container takes 0 and 1 only.
        print(f"ill: {' '.join(str(trouble).split())}")
        return 1
    alive = pulse.is_alive(now)
    print(f"{'well' if alive else 'ill'}: {pulse.to_line(now)}")
    return int(not alive)
