"""Say in one line whether the bot is alive, for a container.

It is alive when it holds the lock of its database, the database can be read, it has written down
within three minutes that it is open, and within ten that Discord can be heard. Nothing is changed
and nobody is kept waiting.

Exit status: 0 when it is alive, 1 when it is not, whatever the reason.
"""

import argparse
import time

from bot import settings
from bot.chores import Unfit
from bot.chores._kept import the_database
from bot.chores._pulse import felt
from bot.host.time import Time


def arguments(_: argparse.ArgumentParser) -> None:
    pass


def run(_: argparse.Namespace) -> int:
    now = Time(int(time.time()))
    try:
        with the_database() as kept:
            pulse = felt(kept, settings.database())
    except (Unfit, settings.Misset) as trouble:
        # A container takes 0 and 1 only.
        print(f"ill: {' '.join(str(trouble).split())}")
        return 1
    alive = pulse.beats(now)
    print(f"{'well' if alive else 'ill'}: {pulse.told(now)}")
    return int(not alive)
