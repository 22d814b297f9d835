"""Change the program in small ways, one after another, and see whether its tests notice.

Mutants are drawn with a seed; each runs in a copy of the program, with the tests of its area.
Exit status: 0 if enough of them are killed in every area, else 1.
"""

import argparse
import ast
import compileall
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import repeat
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

T = TypeVar("T")

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
    "outbox": Area(
        80, ("bot/outbox/*.py",), ("tests/outbox", "tests/notifications", "tests/tables")
    ),
    "storage": Area(
        90, ("bot/storage/*.py",), ("tests/storage", "tests/cli", "tests/cogs/test_restored.py")
    ),
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
    is_enough, workers = True, os.cpu_count() or 1
    with TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(workers) as pool:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            free.put(_copy_program(Path(folder) / f"program-{number}"))
        for name in arguments.area or AREAS:
            area = AREAS[name]
            drawn = draw_mutants(area.sources, arguments.count, f"{arguments.seed} {name}")
            run = partial(_run_in_a_copy, free)
            if not all(pool.map(run, repeat(_is_green, workers), repeat(area.tests))):
                print(f"{name}: its tests fail without a mutant")
                return 1
            survives = partial(_survives, tests=area.tests)
            alive = sum(pool.map(run, repeat(survives), drawn))
            score = 100 * (len(drawn) - alive) / len(drawn)
            print(f"{name}: {len(drawn)} mutants, {score:.0f} % killed, {area.least} wanted")
            is_enough &= score >= area.least
    return int(not is_enough)


def _copy_program(copy: Path) -> Path:
    """Copy the program and compile it so that a changed file alone is compiled again."""
    shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__"))
    mode = PycInvalidationMode.CHECKED_HASH
    compileall.compile_dir(copy, quiet=1, invalidation_mode=mode)
    return copy


def _run_in_a_copy(free: SimpleQueue[Path], run: Callable[[Path, T], bool], what: T) -> bool:
    copy = free.get()
    try:
        return run(copy, what)
    finally:
        free.put(copy)


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
    """Yield what no test could notice: annotations, log lines, and guards against other faults."""
    for hint in (getattr(node, "annotation", None), getattr(node, "returns", None)):
        yield from ast.walk(hint) if hint else ()
    match node:
        case (
            ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))))
            | ast.Expr(value=ast.Constant())
            | ast.Call(func=ast.Name(id="dataclass"))
            | ast.keyword(arg="strict")
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
    is_alive = _is_green(copy, (*_nearest_tests(mutant, tests), *tests))
    file.write_text(before, encoding="utf-8")
    line = before.splitlines()[mutant.line - 1].strip()
    print(f"{'ALIVE ' if is_alive else 'killed'} {mutant.file}:{mutant.line} {line}", flush=True)
    return is_alive


def _nearest_tests(mutant: Mutant, tests: Sequence[str]) -> list[str]:
    """Return the test files that bear the changed module's name: they are run first."""
    name = f"test_{Path(mutant.file).stem}.py"
    found = (file for folder in tests for file in (PROJECT / folder).rglob(name))
    return [str(file.relative_to(PROJECT)) for file in found]


def _is_green(copy: Path, tests: Sequence[str]) -> bool:
    words = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    run = partial(subprocess.run, cwd=copy, capture_output=True, timeout=LONGEST)
    try:
        return run([*words, *tests], check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False
