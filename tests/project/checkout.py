"""The checkout: where the house stands, and which files belong to it."""

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]


def files(within: Path = ROOT) -> Iterator[Path]:
    """Every file of the house; read without git, which a fresh machine may lack."""
    for path in sorted(within.iterdir()):
        if _is_foreign(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def _is_foreign(name: str) -> bool:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    return name == ".git" or any(fnmatch(name, pattern) for pattern in ignored)
