"""Write data/LICENSES.md: what the locks bring onto an owner's machine, and under which license."""

import argparse
import re
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "data" / "LICENSES.md"
LOCKS = ("requirements.lock", ".ci/extras.lock")
_HEAD = """# Licenses

What is installed with the bot, and what `make extras` adds. Signoria itself is under the MIT
license; the image has Python (PSF-2.0) and libfribidi (LGPL-2.1-or-later) besides.

| package | license |
|---|---|
"""


def add_arguments(_: argparse.ArgumentParser) -> None:
    pass


def run_command(_: argparse.Namespace) -> int:
    known = dict(re.findall(r"^\| (\S+) \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE))
    rows = ((name, read_license(name) or known.get(name, "?")) for name in locked_packages())
    PAGE.write_text(_HEAD + "".join(f"| {name} | {terms} |\n" for name, terms in rows), "utf-8")
    return 0


def locked_packages() -> list[str]:
    """Return the names of all packages in the locks of what is shipped."""
    texts = ((ROOT / lock).read_text("utf-8") for lock in LOCKS)
    return sorted({name for text in texts for name in re.findall(r"^([\w.-]+)==", text, re.M)})


def read_license(name: str) -> str:
    """Return the license that an installed package names; "" if it is not installed."""
    try:
        found = distribution(canonicalize_name(name))
    except PackageNotFoundError:
        return ""
    return _first_line(found.metadata.get_all("License-Expression") or ()) or _by_classifier(found)


def _by_classifier(found: Distribution) -> str:
    named = [
        one.rpartition(" :: ")[2]
        for one in found.metadata.get_all("Classifier") or ()
        if one.startswith("License :: ")
    ]
    return ", ".join(named) or _first_line(found.metadata.get_all("License") or ())


def _first_line(texts: Iterable[str]) -> str:
    return next((text.strip().splitlines()[0].strip() for text in texts if text.strip()), "")
