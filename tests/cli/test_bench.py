"""The chore `bench`: figures by name, what they come to, and which are missed."""

import json

import pytest

from tests.tools import bench, run_tool
from tests.tools.figures import Aim, Figure, seconds


def figure(name: str, aim: Aim, target: float, value: float) -> Figure:
    return Figure(name, "spoons", aim, target, lambda: value)


FAST = figure("soup fast", "at least", 25_000, 31_415.9)
SMALL = figure("soup small", "at most", 15, 7.123)
SLOW = figure("stew slow", "at least", 100, 99.5)
SIZE = figure("stew size", "to compare", 0, 2.5)


@pytest.fixture
def kitchen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "figures", lambda: (FAST, SMALL, SLOW, SIZE))


@pytest.mark.usefixtures("kitchen")
def test_every_figure_is_told_with_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    status = run_tool(["bench"])

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
    assert run_tool(["bench", "soup", "stew si"]) == 0

    told = capsys.readouterr().out
    assert "soup fast" in told
    assert "stew size" in told
    assert "stew slow" not in told


@pytest.mark.usefixtures("kitchen")
def test_other_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    status = run_tool(["bench", "--json", "stew"])

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


def test_the_shortest_of_several_times_counts() -> None:
    naps = iter([3, 1, 2])
    clock = 0.0

    def work() -> None:
        nonlocal clock
        clock += next(naps)

    assert seconds(work, times=3, clock=lambda: clock) == 1
