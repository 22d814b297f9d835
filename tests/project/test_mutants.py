"""`make mutants` changes what it says it changes, and nothing a test could not notice."""

import ast
from pathlib import Path

import pytest

from tests.tools import fuzz, mutants, run_tool
from tests.tools.fuzz import TARGETS, Fuzzer, Target
from tests.tools.mutants import AREAS, change_node, draw_mutants, find_mutants

SOURCE = '''
_log.info("%d", 3)


def is_cheap(price: Literal[2], *, most: int = 5) -> Literal[7]:
    """Say whether it is."""
    if price < most and not price == 0:
        note_price(price + 1)
    for one, other in zip(prices, prices, strict=True):
        pass
    return True
'''


def test_every_mutant_is_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "PROJECT", tmp_path)
    file = tmp_path / "prices.py"
    file.write_text(SOURCE)

    programs = set()
    for _, number, _ in find_mutants(file):
        tree = ast.parse(SOURCE)
        assert change_node([*ast.walk(tree)][number])
        programs.add(ast.unparse(ast.fix_missing_locations(tree)))

    lines = {line.strip() for program in programs for line in program.splitlines()}
    assert len(programs) == 11
    assert ast.unparse(ast.parse(SOURCE)) not in programs
    assert lines >= {
        "def is_cheap(price: Literal[2], *, most: int=6) -> Literal[7]:",
        "if price < most or not price == 0:",
        "if price <= most and (not price == 0):",
        "if price < most and (not not price == 0):",
        "None",
        "return False",
    }


def test_a_seed_draws_the_same_mutants_from_all_over_an_area() -> None:
    for name, area in AREAS.items():
        drawn = draw_mutants(area.sources, 70, name)
        assert drawn == draw_mutants(area.sources, 70, name)
        assert len({*drawn}) >= 50, name


# `python -m tests.tools fuzz` finds what a reader can't take, and makes it short

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


def test_a_fault_three_steps_deep_is_found_and_made_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "OURS", (__file__,))
    fuzzer = Fuzzer(Target(read_prices, (ValueError,), lambda: ["a quiet list of prices"]), "one")

    assert fuzzer.find_fault(60, 100_000) == "{|]"


def test_each_area_has_sources_and_tests() -> None:
    for area in AREAS.values():
        for pattern in (*area.sources, *area.tests):
            assert any(mutants.PROJECT.glob(pattern)), pattern
