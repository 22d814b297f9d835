"""A test that goes on for ever fails by name, and the others are run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

IMPATIENT = """
from tests import conftest as house
from tests.conftest import *

house.LIMIT = 1
"""

HANGING = """
import asyncio
import threading

import pytest


@pytest.fixture
def bot():
    yield
    threading.Event().wait()


def test_whose_bot_fails_and_cannot_be_ended(bot):
    assert not "so"


def test_with_a_loop_that_hears_nothing():
    async def tend():
        while True:
            try:
                await asyncio.sleep(0)
            except BaseException:
                pass

    async def story():
        await asyncio.create_task(tend())

    asyncio.run(story())


def test_that_ends():
    pass
"""

STARTED_BY = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "1", "--dist", "worksteal"]


@pytest.mark.long
def test_a_test_that_never_ends_fails_by_name_and_the_others_are_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(IMPATIENT, "utf-8")
    (tmp_path / "test_hanging.py").write_text(HANGING, "utf-8")
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}

    done = subprocess.run(
        STARTED_BY,
        cwd=tmp_path,
        env={**ours, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    crashed = "crashed while running 'test_hanging.py::"
    assert f"{crashed}test_whose_bot_fails_and_cannot_be_ended'" in done.stdout
    assert f"{crashed}test_with_a_loop_that_hears_nothing'" in done.stdout
    assert "3 failed, 1 passed" in done.stdout  # the first fails before it hangs
    assert 'test_hanging.py", line 11 in bot' in done.stderr
