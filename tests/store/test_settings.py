"""Where the database is, from what the owner set."""

import sys
from pathlib import Path

import pytest

from bot import settings


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIGNORIA_DB", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/lorenzo")
    monkeypatch.setattr(sys, "platform", "linux")


def test_the_owner_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DB", "~/games.db")

    assert settings.database() == Path("/home/lorenzo/games.db")


def test_without_a_name_it_is_in_the_data_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert settings.database() == Path("/home/lorenzo/.local/share/signoria/signoria.db")

    monkeypatch.setenv("XDG_DATA_HOME", "/var/games")
    assert settings.database() == Path("/var/games/signoria/signoria.db")

    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert settings.database() == Path("/home/lorenzo/.local/share/signoria/signoria.db")


def test_other_systems_have_other_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "Application Support" in settings.database().parts

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/appdata")
    assert settings.database() == Path("/appdata/signoria/signoria.db")
