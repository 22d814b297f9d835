"""Change the program in small ways, one after another, and see whether its tests notice.

Mutants are drawn with a seed; each runs in a copy of the program, with the tests of its area.
Exit status: 0 if enough of them are killed in every area, else 1.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]
LONGEST = 600.0  # seconds until the tests of a mutant are ended: then it is killed, too

_PAIRS: tuple[tuple[type[ast.AST], type[ast.AST]], ...] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn)),
    *((ast.Is, ast.IsNot), (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
)
_OTHER = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}


class Area(NamedTuple):
    """A part of the program, how much of it must be killed, and the tests that may do it."""

    least: int  # percent
    sources: tuple[str, ...]
    tests: tuple[str, ...]


_RULES = ("tests/rules", "tests/laws", "tests/golden", "tests/conformance/test_conformance.py")
AREAS = {
    "rules": Area(90, ("bot/games/*/*.py",), _RULES),
    "views": Area(90, ("bot/games/*/view*.py",), (*_RULES, "tests/engine")),
    "sealed": Area(
        90,
        (
            "bot/tables/seat_commands.py",
            "bot/planning/auction_orders.py",
            "bot/planning/*_orders.py",
        ),
        ("tests/tables", "tests/players"),
    ),
    "tables": Area(80, ("bot/tables/*.py",), ("tests/tables", "tests/notifications")),
    "outbox": Area(80, ("bot/outbox/*.py",), ("tests/outbox", "tests/tables")),
    "storage": Area(90, ("bot/storage/*.py",), ("tests/storage", "tests/cli")),
}


class Mutant(NamedTuple):
    """One change: which node of a file is another."""

    file: str
    node: int  # in the order of `ast.walk`
    line: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--area", choices=AREAS, action="append", help="default: all")
    parser.add_argument("--count", type=int, default=70, help="in each area (default: 70)")
    parser.add_argument("--seed", default="one", help="by which they are drawn")


def run_command(arguments: argparse.Namespace) -> int:
    is_enough = True
    with TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "program"
        shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__"))
        for name in arguments.area or AREAS:
            area = AREAS[name]
            drawn = draw_mutants(area.sources, arguments.count, f"{arguments.seed} {name}")
            if not _is_green(copy, area.tests):
                print(f"{name}: its tests fail without a mutant")
                return 1
            alive = [mutant for mutant in drawn if _survives(copy, mutant, area.tests)]
            score = 100 * (len(drawn) - len(alive)) / len(drawn)
            print(f"{name}: {len(drawn)} mutants, {score:.0f} % killed, {area.least} wanted")
            is_enough &= score >= area.least
    return int(not is_enough)


def draw_mutants(sources: Sequence[str], count: int, seed: str) -> list[Mutant]:
    files = {file for pattern in sources for file in PROJECT.glob(pattern)}
    found = [mutant for file in sorted(files) for mutant in find_mutants(file)]
    return random.Random(seed).sample(found, min(count, len(found)))


def find_mutants(file: Path) -> Iterator[Mutant]:
    """Yield every change that can be made to a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {id(inner) for node in ast.walk(tree) for inner in _unheard(node)}
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in told and change_node(node):
            yield Mutant(str(file.relative_to(PROJECT)), number, getattr(node, "lineno", 0))


def _unheard(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what changes nothing that a test could notice: annotations and log lines."""
    for hint in (getattr(node, "annotation", None), getattr(node, "returns", None)):
        yield from ast.walk(hint) if hint else ()
    match node:
        case (
            ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))))
            | ast.Expr(value=ast.Constant())
            | ast.Call(func=ast.Name(id="dataclass"))
        ):
            yield from ast.walk(node)


def change_node(node: ast.AST) -> bool:
    """Change a node where it stands; return whether there is a change for it."""
    match node:
        case ast.Compare(ops=[op, *rest]) if type(op) in _OTHER:
            node.ops = [_OTHER[type(op)](), *rest]  # type: ignore[list-item]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in _OTHER:
            node.op = _OTHER[type(op)]()  # type: ignore[assignment]
        case ast.UnaryOp(op=ast.Not()):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.If() | ast.IfExp():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Expr(value=ast.Call() | ast.Await()):
            node.value = ast.Constant(None)
        case _:
            return False
    return True


def _survives(copy: Path, mutant: Mutant, tests: Sequence[str]) -> bool:
    file = copy / mutant.file
    before = file.read_text(encoding="utf-8")
    tree = ast.parse(before)
    change_node(next(node for at, node in enumerate(ast.walk(tree)) if at == mutant.node))
    file.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
    is_alive = _is_green(copy, tests)
    file.write_text(before, encoding="utf-8")
    line = before.splitlines()[mutant.line - 1].strip()
    print(f"{'ALIVE ' if is_alive else 'killed'} {mutant.file}:{mutant.line} {line}", flush=True)
    return is_alive


def _is_green(copy: Path, tests: Sequence[str]) -> bool:
    words = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    settings = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    run = partial(subprocess.run, cwd=copy, env=settings, capture_output=True, timeout=LONGEST)
    try:
        return run([*words, *tests], check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False
