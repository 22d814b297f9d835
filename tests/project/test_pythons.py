"""Which Python the house needs is said alike wherever it is said."""

import os
import re
import subprocess
import sys
import tomllib
import warnings
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LEAST = PYPROJECT["project"]["requires-python"].removeprefix(">=")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("README.md", "Python {} or newer"),
        ("Makefile", "Python {} or newer"),
        ("Makefile", "--python-version {} "),
        ("Makefile", "sys.version_info < ({major}, {minor})"),
        (".ci/run", "sys.version_info >= ({major}, {minor})"),
        ("pyproject.toml", 'python_version = "{}"'),
    ],
)
def test_everybody_asks_for_the_same_python(file: str, words: str) -> None:
    major, minor = LEAST.split(".")
    text = (ROOT / file).read_text("utf-8")

    assert words.format(LEAST, major=major, minor=minor) in text
    asked = re.findall(r"Python (3\.\d+) or newer", text)
    assert set(asked) <= {LEAST}


def test_the_image_has_a_python_that_is_new_enough() -> None:
    (image,) = re.findall(
        r"^FROM python:3\.(\d+)\.\d+-slim", (ROOT / "Dockerfile").read_text(), re.M
    )

    assert int(image) >= int(LEAST.split(".")[1])


# A test that goes on for ever fails by name, and the others are run

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


# Our own warnings are errors; what a library warns of is for its next release


def warned(module: str, kind: type[Warning]) -> None:
    warnings.warn_explicit("count is passed as positional argument", kind, "a.py", 1, module)


@pytest.mark.parametrize(
    "module",
    ["bot", "bot.tables.state", "cogs.interaction.speech", "render.picture_cache", __name__],
)
@pytest.mark.parametrize("kind", [DeprecationWarning, UserWarning, RuntimeWarning])
def test_what_a_module_of_ours_warns_of_is_an_error(module: str, kind: type[Warning]) -> None:
    with pytest.raises(kind):
        warned(module, kind)


@pytest.mark.parametrize("module", ["discord.utils", "botocore", "bots.bot", "re"])
def test_what_a_library_warns_of_is_none(module: str) -> None:
    warned(module, DeprecationWarning)


def test_what_is_left_open_is_an_error_wherever_it_is_found() -> None:
    with pytest.raises(ResourceWarning):
        warned("sys", ResourceWarning)
