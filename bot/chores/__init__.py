"""The commands of the owner and the developer, one file each.

A chore is a module of this package. The first line of its docstring is its help, and it has

    def arguments(parser: argparse.ArgumentParser) -> None    # declares what may follow its name
    def run(arguments: argparse.Namespace) -> int             # does it; the exit status

It raises Unfit for whatever the person at the keyboard can put right. Modules that begin with an
underscore are no chores, but what several of them share. A command whose name Python keeps for
itself has an underscore behind it in its module's: `import` is import_.py.
"""

import argparse
import ast
import importlib
import keyword
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

_ROOM = Path(__file__).parent


class Unfit(Exception):
    """A command that cannot be done as it was asked; its message is one line for the asker."""


@dataclass(frozen=True, slots=True)
class Chore:
    """One command, ready to read its arguments and to be run."""

    name: str
    about: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def names() -> tuple[str, ...]:
    """Every command there is."""
    modules = [module.name for module in pkgutil.iter_modules([str(_ROOM)])]
    return tuple(sorted(name.removesuffix("_") for name in modules if not name.startswith("_")))


def summary(name: str) -> str:
    """One line of help, read without importing the chore: a list of commands is no work."""
    source = ast.parse((_ROOM / f"{_module(name)}.py").read_text(encoding="utf-8"))
    return (ast.get_docstring(source) or "").partition("\n")[0]


def chore_named(name: str) -> Chore:
    """The chore of that name, and only its module imported."""
    module = importlib.import_module(f"{__name__}.{_module(name)}")
    return Chore(name, module.__doc__ or "", module.arguments, module.run)


def _module(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def text_of(path: Path) -> str:
    """A text file named on the command line; Unfit if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unfit(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Unfit(f"cannot read {path}: it is not a text in UTF-8") from error
