"""The chore `bench`: figures by name, what they come to, and which are missed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import obey
from bot.chores import Unfit, bench
from tests.bench import reading
from tests.bench.figures import Aim, Figure, figures, seconds
from tests.house.checkout import ROOT


def figure(name: str, aim: Aim, target: float, value: float) -> Figure:
    return Figure(name, "spoons", aim, target, lambda: value)


FAST = figure("soup fast", "at least", 25_000, 31_415.9)
SMALL = figure("soup small", "at most", 15, 7.123)
SLOW = figure("stew slow", "at least", 100, 99.5)
SIZE = figure("stew size", "to compare", 0, 2.5)


@pytest.fixture
def kitchen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "figures", lambda: (FAST, SMALL, SLOW, SIZE))


@pytest.mark.usefixtures("kitchen")
def test_every_figure_is_told_with_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    status = obey(["bench"])

    assert status == 1
    assert capsys.readouterr().out.split("\n") == [
        "soup fast        31,416 spoons  (at least 25,000: met)",
        "soup small         7.12 spoons  (at most 15: met)",
        "stew slow          99.5 spoons  (at least 100: MISSED)",
        "stew size           2.5 spoons",
        "",
    ]


@pytest.mark.usefixtures("kitchen")
def test_names_choose_figures_by_how_they_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["bench", "soup", "stew si"]) == 0

    told = capsys.readouterr().out
    assert "soup fast" in told
    assert "stew size" in told
    assert "stew slow" not in told


@pytest.mark.usefixtures("kitchen")
def test_a_name_without_a_figure_is_answered_in_one_line() -> None:
    with pytest.raises(Unfit, match="no figure's name begins with 'sauce'; there are: soup fast,"):
        obey(["bench", "sauce"])


@pytest.mark.usefixtures("kitchen")
def test_other_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    status = obey(["bench", "--json", "stew"])

    assert status == 1
    assert json.loads(capsys.readouterr().out) == {
        "figures": [
            {
                "name": "stew slow",
                "value": 99.5,
                "unit": "spoons",
                "aim": "at least",
                "target": 100,
                "met": False,
            },
            {
                "name": "stew size",
                "value": 2.5,
                "unit": "spoons",
                "aim": "to compare",
                "target": None,
                "met": None,
            },
        ]
    }


def test_no_two_figures_have_the_same_name() -> None:
    names = [figure.name for figure in figures()]

    assert len(set(names)) == len(names)
    assert "engine replay" in names


def test_the_shortest_of_several_times_counts() -> None:
    naps = iter([3, 1, 2])
    clock = 0.0

    def work() -> None:
        nonlocal clock
        clock += next(naps)

    assert seconds(work, times=3, clock=lambda: clock) == 1


def test_where_there_are_no_tests_there_is_no_bench(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "BENCH", tmp_path / "tests" / "bench")

    with pytest.raises(Unfit, match=r"the bench is part of the tests, .* use a checkout"):
        obey(["bench"])


def test_the_image_of_the_bot_is_told_so_in_one_line(tmp_path: Path) -> None:
    for room in ("bot", "data"):  # what the Dockerfile copies, as far as this command looks at it
        (tmp_path / room).symlink_to(ROOT / room)
    words = [sys.executable, "-m", "bot", "bench", "engine replace"]

    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "the bench is part of the tests" in done.stderr
