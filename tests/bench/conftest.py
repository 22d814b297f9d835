"""A test stops measuring as soon as what it measures was fast enough, and nobody listens in."""

from collections.abc import Iterator
from functools import partial

import pytest

from tests.said import Said
from tests.tools.figures import engine, seconds


@pytest.fixture
def at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "seconds", partial(seconds, times=1))
    monkeypatch.setattr(engine, "GAMES_EACH", {})
    monkeypatch.setattr(engine, "OF_ANOTHER", 1)


@pytest.fixture(autouse=True, scope="module")
def unheard(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever listens takes time of what is measured."""
    said = request.config.pluginmanager.get_plugin("said")
    assert isinstance(said, Said)
    said.patch.undo()
    yield
    said.listener.begin(said.patch)
