"""Which games the door offers, in one line; what it misses is told as the bot tells it."""

import logging

logging.basicConfig(format="%(message)s", level=logging.ERROR)

from cogs.games import GAME_UIS  # noqa: E402 - the log is there before the games are looked for

print(*GAME_UIS)
