"""Which Python the house needs is said alike wherever it is said."""

import re
import tomllib

import pytest

from tests.project.checkout import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LEAST = PYPROJECT["project"]["requires-python"].removeprefix(">=")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("README.md", "Python {} or newer"),
        ("Makefile", "Python {} or newer"),
        ("Makefile", "--python-version {} "),
        ("Makefile", "sys.version_info < ({major}, {minor})"),
        (".ci/run", "sys.version_info >= ({major}, {minor})"),
        ("pyproject.toml", 'python_version = "{}"'),
    ],
)
def test_everybody_asks_for_the_same_python(file: str, words: str) -> None:
    major, minor = LEAST.split(".")
    text = (ROOT / file).read_text("utf-8")

    assert words.format(LEAST, major=major, minor=minor) in text
    asked = re.findall(r"Python (3\.\d+) or newer", text)
    assert set(asked) <= {LEAST}


def test_the_image_has_a_python_that_is_new_enough() -> None:
    (image,) = re.findall(
        r"^FROM python:3\.(\d+)\.\d+-slim", (ROOT / "Dockerfile").read_text(), re.M
    )

    assert int(image) >= int(LEAST.split(".")[1])
