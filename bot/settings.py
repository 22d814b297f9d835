"""What the owner sets from outside: the only reader of the environment."""

import os
import sys
from pathlib import Path

_TOKEN = "DISCORD_TOKEN"


def database() -> Path:
    """The file where everything is kept: SIGNORIA_DB, or one in the user's own data folder."""
    named = os.environ.get("SIGNORIA_DB", "")
    return Path(named).expanduser() if named else _data_folder() / "signoria" / "signoria.db"


def backups() -> Path | None:
    """A second place for backups, best on another disk: the folder SIGNORIA_BACKUPS, if named."""
    named = os.environ.get("SIGNORIA_BACKUPS", "")
    return Path(named).expanduser() if named else None


def token() -> str:
    """The bot's token: DISCORD_TOKEN, or a line of the file .env; "" if there is none."""
    return (os.environ.get(_TOKEN, "").strip() or _dot_env().get(_TOKEN, "")).strip()


def _dot_env() -> dict[str, str]:
    """What stands in .env where the bot is started: NAME=value, line by line."""
    try:
        lines = Path(".env").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    pairs = (line.partition("=") for line in lines if not line.lstrip().startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    # The freedesktop rules: a folder that is not absolute does not count.
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"
