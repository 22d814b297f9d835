"""A house of paper where the little auction is among the games, as CONTRIBUTING.md says."""

import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

from tests.project.checkout import ROOT

HERE = Path(__file__).parent / "auction"
# What of the auction lies where; every file is new, and one word stands in the catalogue.
PLACES = {
    "rules.py": "bot/games/auction.py",
    "front.py": "cogs/games/auction.py",
    "lots.toml": "data/auction/lots.toml",
    "en.ftl": "data/phrases/en/auction.ftl",
    "fr.ftl": "data/phrases/fr/auction.ftl",
    "de.ftl": "data/phrases/de/auction.ftl",
}
CATALOGUE = "bot/catalogue.py"
GAMES = 'GAMES = ("princes", "firenze"'
TOP = ("bot", "cogs", "data", "render", "tests", "pyproject.toml", "README.md", ".gitignore")


def build(where: Path, *, without: Collection[str] = ()) -> Path:
    """With these files beside those there are; `without` some of them."""
    listed = (ROOT / CATALOGUE).read_text("utf-8")
    assert listed.count(GAMES) == 1
    files = {CATALOGUE: listed.replace(GAMES, f'{GAMES}, "auction"')}
    for name, place in PLACES.items():
        if name not in without:
            words = (HERE / name).read_text("utf-8")
            files[place] = words.replace("tests.little.auction.rules", "bot.games.auction")
    return built_with(where, files)


def built_with(where: Path, files: Mapping[str, str]) -> Path:
    """The whole checkout by links, with these files beside its own or in their place."""
    where.mkdir(exist_ok=True)
    rooms = {parent.as_posix() for place in files for parent in Path(place).parents}
    for name in TOP:
        _link(name, where, rooms)
    for place, words in files.items():
        _put(where / place, words)
    return where


def _link(name: str, where: Path, rooms: Collection[str]) -> None:
    """Folders in which something is added are folders; all else is a link."""
    if name not in rooms:
        (where / name).symlink_to(ROOT / name)
        return
    (where / name).mkdir()
    for one in (ROOT / name).iterdir():
        if one.name != "__pycache__":
            _link(f"{name}/{one.name}", where, rooms)


def _put(file: Path, words: str) -> None:
    file.unlink(missing_ok=True)
    file.parent.mkdir(exist_ok=True)
    file.write_text(words, "utf-8")


def run(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What `python -m …` comes to there."""
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=house,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
