"""`make mutants` changes what it says it changes, and nothing a test could not notice."""

import ast
from pathlib import Path

import pytest

from tests.tools import mutants
from tests.tools.mutants import AREAS, change_node, draw_mutants, find_mutants

SOURCE = '''
_log.info("%d", 3)


def is_cheap(price: Literal[2], *, most: int = 5) -> Literal[7]:
    """Say whether it is."""
    if price < most and not price == 0:
        note_price(price + 1)
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
