"""A test stops measuring as soon as what it measures was fast enough."""

from functools import partial

import pytest

from bot.chores._figures import engine, firenze, seconds


@pytest.fixture
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    for measured in (engine, firenze):
        monkeypatch.setattr(measured, "seconds", partial(seconds, times=1))
