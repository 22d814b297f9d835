"""The database of a test lies in its own folder."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it would be; so far there is none."""
    path = tmp_path / "house" / "signoria.db"
    monkeypatch.setenv("SIGNORIA_DB", str(path))
    return path
