"""What is true of every file in the checkout."""

import ast
import re
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, files

ROOMS = {"bot", "cogs", "render", "data", "tests"}
PAPERS = {"pyproject.toml", "README.md", "Dockerfile", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"}
TOOLS = {"Makefile", ".ci", ".gitignore", ".dockerignore", ".env.example", "compose.yaml"}
TOOLS |= {"requirements.lock"}

# Put together here, so that this file does not name them itself.
REGISTRIES = [
    ".".join(host)
    for host in [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")]
]
MACHINE = re.compile("|".join("/" + place for place in ["work/main", "work/shared", "root/"]))

MODULES = [path for path in files() if path.suffix == ".py"]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def words_of(path: Path) -> str:
    """The text of a file; pictures and fonts have none that anybody could read."""
    return path.read_bytes().decode("utf-8", errors="ignore")


def test_the_top_level_holds_rooms_papers_and_tools_only() -> None:
    entries = {path.relative_to(ROOT).parts[0] for path in files()}

    assert entries <= ROOMS | PAPERS | TOOLS


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_module_begins_with_one_sentence_on_what_it_is_for(module: Path) -> None:
    docstring = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    first, *rest = docstring.splitlines() or [""]

    assert re.fullmatch(r"\S.*[^.]\.", first), f"{name_of(module)}: {first!r}"
    assert not re.search(r"[.?!] [A-Z]", first), "one sentence is enough"
    assert not rest or not rest[0], "what follows the sentence stands apart"


def test_no_file_names_a_package_registry() -> None:
    telling = {name_of(path) for path in files() for host in REGISTRIES if host in words_of(path)}

    assert not telling


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    telling = {name_of(path) for path in files() if MACHINE.search(words_of(path))}

    assert not telling
