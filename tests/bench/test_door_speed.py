"""Moves are answered as soon as they should be, shown with fewer tables than `bench door` takes."""

from pathlib import Path

import pytest

from tests.tools.figures.door import FIGURES, slowest, waits

(ANSWER,) = (figure for figure in FIGURES if figure.name == "door answer")
FEWER = 10  # tables
ROUNDS = 4
SLACK = 3.0  # for machines that are slow, or busy with other tests
TRIES = 4


@pytest.mark.long
def test_moves_are_answered_beside_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))

    tried = []
    for _ in range(TRIES):
        waits.cache_clear()
        tried.append(slowest(waits(FEWER, ROUNDS).answered))
        if tried[-1] <= SLACK * ANSWER.target:
            return

    pytest.fail(f"{ANSWER.name} should be at most {ANSWER.target} {ANSWER.unit}: {tried}")
