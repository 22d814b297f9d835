"""The commands that README.md promises are there."""

import re
import shlex

import pytest

from bot import chores
from tests.house.ground import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCES = re.findall(r"^```(?:sh|console)\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for fence in FENCES for line in fence.splitlines() if line]


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))


def test_the_readme_shows_how_to_test_and_how_to_begin() -> None:
    assert "make test" in COMMANDS
    assert any("-m bot" in command for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_promised_command_is_there(command: str) -> None:
    words = shlex.split(command, comments=True)

    if words[0] == "make":
        assert set(words[1:]) <= targets()
    if "bot" in words:
        assert words[words.index("bot") + 1] in {"--help", *chores.names()}
