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

    assert settings.database_path() == Path("/home/lorenzo/games.db")


def test_without_a_name_the_file_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings.database_path() == Path("/home/lorenzo/.local/share/signoria/signoria.db")

    monkeypatch.setenv("XDG_DATA_HOME", "/var/games")
    assert settings.database_path() == Path("/var/games/signoria/signoria.db")

    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert settings.database_path() == Path("/home/lorenzo/.local/share/signoria/signoria.db")


def test_other_systems_have_other_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "Application Support" in settings.database_path().parts

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/appdata")
    assert settings.database_path() == Path("/appdata/signoria/signoria.db")


@pytest.mark.parametrize(
    "line",
    [
        "DISCORD_TOKEN=abc",
        "export DISCORD_TOKEN=abc",
        "  export   DISCORD_TOKEN = 'abc' ",
        "\ufeffDISCORD_TOKEN=abc",
        '\ufeffexport DISCORD_TOKEN="abc"',
        "OTHER=1\r\nDISCORD_TOKEN=abc\r\n",
    ],
)
def test_a_token_is_found_in_the_file_however_it_was_written(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(line.encode())

    assert settings.discord_token() == "abc"


def test_a_file_of_settings_that_is_no_text_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(b"SIGNORIA_BACKUPS=~\0")

    with pytest.raises(settings.SettingsError, match="write it anew"):
        settings.second_backup_folder()


def test_a_second_place_for_backups_is_named_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIGNORIA_BACKUPS", raising=False)
    assert settings.second_backup_folder() is None

    monkeypatch.setenv("SIGNORIA_BACKUPS", "~/copies")
    assert settings.second_backup_folder() == Path("/home/lorenzo/copies")

    monkeypatch.setenv("SIGNORIA_BACKUPS", "~nobody-of-this-name/copies")
    with pytest.raises(settings.SettingsError, match="no home of whom"):
        settings.second_backup_folder()
