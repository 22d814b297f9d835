"""No test hangs: one that goes on too long shows where it stood, and its worker ends with it.

An exception would not do. A loop of the bot's may swallow it, and a failed test may hang while its
bot is being ended. pytest then names the test and goes on with a new worker.
"""

import faulthandler
import gc
import os
from collections.abc import Iterator
from typing import Final

import pytest

from tests.said import Said

LIMIT: Final = 300  # seconds; on a quiet machine no test needs a tenth of it
LONG: Final = 3600
STDERR: Final = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """What a test writes is caught; this is for everybody's eyes."""
    config.stash[STDERR] = os.dup(2)
    if not config.pluginmanager.has_plugin("said"):
        config.pluginmanager.register(Said(), "said")


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[STDERR])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What is there now stays; looking through it all the time took an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def _watched(item: pytest.Item) -> Iterator[None]:
    limit = LONG if item.get_closest_marker("long") else LIMIT
    faulthandler.dump_traceback_later(limit, exit=True, file=item.config.stash[STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = _watched
