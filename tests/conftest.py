"""No test hangs, none waits for the disk, and each is dealt the same games every time.

One that goes on too long shows where it stood, and its worker ends with it.

An exception would not do. A loop of the bot's may swallow it, and a failed test may hang while its
bot is being ended. pytest then names the test and goes on with a new worker.
"""

import faulthandler
import gc
import importlib.util
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from hashlib import blake2b
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final

import hypothesis
import pytest

from bot.storage import db_thread, schema
from cogs.interaction import slash_commands
from tests.said import Said
from tests.translated import translate_commands

LIMIT: Final = 300  # seconds; on a quiet machine no test needs a tenth of it
LONG: Final = 3600
STDERR: Final = pytest.StashKey[int]()
_EXTENSIONS: Final[dict[str, ModuleType]] = {}  # those that a client has loaded
_MAKE_MODULE, _EXECUTE_MODULE = importlib.util.module_from_spec, SourceFileLoader.exec_module
PATIENT: Final = db_thread._PRAGMAS
HURRIED: Final = tuple(pragma.replace("FULL", "OFF") for pragma in PATIENT)

# The same tries for everybody, however slow the machine is.
hypothesis.settings.register_profile("house", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """What a test writes is caught; this is for everybody's eyes."""
    gc.disable()  # all that is made until the tests begin stays
    logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its threads may outlive a test
    config.stash[STDERR] = os.dup(2)
    if not config.pluginmanager.has_plugin("said"):
        config.pluginmanager.register(Said(), "said")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one more than there are processors, since some tests wait for other processes."""
    return (os.cpu_count() or 1) + 1


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[STDERR])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What is there now stays; looking through it all the time took an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(100_000, 20, 20)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """From here to the end of the test itself."""
    _watch(item)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Once more: pytest looks away as soon as a test has failed."""
    _watch(item)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _watch(item: pytest.Item) -> None:
    limit = LONG if item.get_closest_marker("long") else LIMIT
    faulthandler.dump_traceback_later(limit, exit=True, file=item.config.stash[STDERR])


@pytest.fixture(autouse=True, scope="session")
def _hurried() -> Iterator[None]:
    """What a test keeps is gone with it: waiting for the disk took half of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(db_thread, "_PRAGMAS", HURRIED)
        yield


@pytest.fixture(autouse=True)
def _dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test waits for comes up in one run as in the next, with another deal for each test."""
    dealt = count()

    def half() -> str:
        deal = f"{request.node.nodeid} {next(dealt)}"
        return blake2b(deal.encode(), digest_size=16).hexdigest()

    monkeypatch.setattr("bot.tables.service.token_hex", lambda _: half())


@pytest.fixture(autouse=True, scope="session")
def _built_once() -> Iterator[None]:
    """A new file is a copy of the first one that was built."""
    build = schema.migrate_database
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with closing(memory) as first:
        build(first, Path("in memory"))

        def bring_up_to_date(
            database: sqlite3.Connection, path: Path, folder: Path = schema.SCHEMA_FOLDER
        ) -> None:
            if folder == schema.SCHEMA_FOLDER and not schema.read_version(database, path):
                first.backup(database)
            else:
                build(database, path, folder)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(schema, "migrate_database", bring_up_to_date)
            yield


@pytest.fixture(autouse=True, scope="session")
def _commands_once() -> Iterator[None]:
    """The commands are made once, and told once in some thirty languages: two thirds of a start."""
    slash_moves = importlib.import_module("cogs.play.slash_moves")  # only now: it is listened to
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slash_commands, "translate_commands", translate_commands)
        patch.setattr(slash_moves, "make_game_group", cache(slash_moves.make_game_group))
        patch.setattr(importlib.util, "module_from_spec", _reuse_extension)
        patch.setattr(SourceFileLoader, "exec_module", _execute_extension_once)
        yield


def _reuse_extension(spec: ModuleSpec) -> ModuleType:
    return _EXTENSIONS[spec.name] if spec.name in _EXTENSIONS else _MAKE_MODULE(spec)


def _execute_extension_once(loader: SourceFileLoader, module: ModuleType) -> None:
    if module.__name__ not in _EXTENSIONS:
        _EXECUTE_MODULE(loader, module)
        if module.__name__.startswith("cogs.") and hasattr(module, "setup"):
            _EXTENSIONS[module.__name__] = module


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of the promise itself: the store waits until everything lies on the disk."""
    monkeypatch.setattr(db_thread, "_PRAGMAS", PATIENT)
