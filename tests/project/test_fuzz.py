"""`python -m tests.tools fuzz` finds what a reader can't take, and makes it short."""

import pytest

from tests.tools import fuzz, run_tool
from tests.tools.fuzz import TARGETS, Fuzzer, Target

FEW = 150  # texts


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_is_found_in_a_few_texts(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tool(["fuzz", "--target", name, "--runs", str(FEW)]) == 0

    assert f"{name}: {FEW} texts" in capsys.readouterr().out


def read_prices(text: str) -> None:
    """A reader that is guided to its fault line by line."""
    if "{" in text:
        text = text.partition("{")[2]
        if "|" in text:
            text = text.partition("|")[2]
            if "]" in text:
                raise KeyError(text)
    raise ValueError


def test_a_fault_three_steps_deep_is_found_and_made_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzz, "OURS", (__file__,))
    fuzzer = Fuzzer(Target(read_prices, (ValueError,), lambda: ["a quiet list of prices"]), "one")

    assert fuzzer.find_fault(60, 100_000) == "{|]"
