"""What is true of every file in the checkout."""

import ast
import re
from pathlib import Path

import pytest

from bot import catalogue
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


# Printed numbers of once: score sheets written with them can be told again


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> catalogue.Edition:
    """An edition that the house had before the one it has now."""
    now = catalogue.current_edition("princes")
    before = catalogue.Edition("princes", now.text.replace('"offers":8', '"offers":7'))
    assert before.seal != now.seal
    file = tmp_path / "princes" / "earlier" / f"{before.seal}.json"
    file.parent.mkdir(parents=True)
    file.write_text(f"{before.text}\n", "utf-8")
    monkeypatch.setattr(catalogue, "DATA", tmp_path)
    return before


def test_an_earlier_edition_is_known_by_its_seal(before: catalogue.Edition) -> None:
    assert catalogue.earlier_seals("princes") == (before.seal,)
    assert catalogue.find_edition("princes", before.seal) == before


def test_an_edition_is_known_by_an_older_short_seal(before: catalogue.Edition) -> None:
    assert len(before.seal) == 64
    for edition in (before, catalogue.current_edition("princes")):
        assert catalogue.find_edition("princes", edition.seal[:12]) == edition
        with pytest.raises(LookupError):
            catalogue.find_edition("princes", edition.seal[:13])


def test_the_edition_of_today_is_none_of_the_earlier_ones(before: catalogue.Edition) -> None:
    now = catalogue.current_edition("princes")

    assert before != now
    assert catalogue.find_edition("princes", now.seal) is now
    assert now.seal not in catalogue.earlier_seals("princes")


@pytest.mark.usefixtures("before")
def test_an_edition_nobody_kept_is_missed_by_its_seal() -> None:
    with pytest.raises(LookupError, match="0123456789ab"):
        catalogue.find_edition("princes", "0123456789ab")


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_edition_lies_under_its_own_seal_and_can_be_played(key: str) -> None:
    for seal in (catalogue.current_edition(key).seal, *catalogue.earlier_seals(key)):
        edition = catalogue.find_edition(key, seal)

        assert edition.seal == seal
        assert catalogue.unpack_edition(edition).key == key
