"""A test stops measuring as soon as what it measures was fast enough."""

from functools import partial

import pytest

from tests.bench.figures import engine, seconds


@pytest.fixture
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "seconds", partial(seconds, times=1))
