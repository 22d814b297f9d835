"""The commands that README.md promises are there."""

import argparse
import re
import shlex

import pytest

from bot import chores
from tests.house.ground import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCES = re.findall(r"^```(?:sh|console)\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for fence in FENCES for line in fence.splitlines() if line]


MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, flags=re.MULTILINE))


def obeys(name: str, value: str) -> None:
    """What make is told is heard, and the sandbox understands it."""
    assert f"$({name})" in MAKEFILE
    if name == "SANDBOX":
        parser = argparse.ArgumentParser(exit_on_error=False)
        chores.named("sandbox").arguments(parser)
        parser.parse_args(shlex.split(value))


def test_the_readme_shows_how_to_test_and_how_to_begin() -> None:
    assert "make test" in COMMANDS
    assert any("-m bot" in command for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_promised_command_is_there(command: str) -> None:
    words = shlex.split(command, comments=True)

    if words[0] == "make":
        wishes = [word.partition("=") for word in words[1:] if "=" in word]
        assert {word for word in words[1:] if "=" not in word} <= TARGETS
        for name, _, value in wishes:
            obeys(name, value)
    if "bot" in words:
        assert words[words.index("bot") + 1] in {"--help", *chores.names()}
