"""The vigil: what goes on by itself in the house is done, slept over, and done again."""

import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn, TypeAlias

from bot.host.ports import CannotKeep, CannotRead
from bot.host.trouble import outline

_log = logging.getLogger(__name__)

# How the house sleeps, in seconds: by the time of the world, or by one that is turned by hand.
Sleep: TypeAlias = Callable[[float], Awaitable[object]]

TROUBLED = 5.0  # seconds; the disk may be full: there is no use in trying every second


async def keep_vigil(
    name: str, work: Callable[[], Awaitable[bool]], *, every: float, sleep: Sleep
) -> NoReturn:
    """Until cancelled. `work` says whether all went well; what fails comes again like the rest."""
    while True:
        well = False
        try:
            well = await work()
        except (CannotKeep, CannotRead) as trouble:  # what these say is meant for the owner
            _log.error("the %s has to wait: %s", name, trouble)
        except Exception as error:
            _log.error("the %s missed a round and goes on: %s", name, outline(error))
        await sleep(every if well else max(every, TROUBLED))
