"""What the owner sets from outside: the only reader of the environment."""

import os
import stat
import sys
from pathlib import Path

_TOKEN = "DISCORD_TOKEN"


class SettingsError(Exception):
    """What was set cannot be used; its message is one sentence for whoever set it."""


def database_path() -> Path:
    """The file where everything is kept: SIGNORIA_DB, or one in the user's own data folder."""
    named = os.environ.get("SIGNORIA_DB", "")
    path = _expand_home(named) if named else _data_folder() / "signoria" / "signoria.db"
    why_not = _refuse_file(path)
    if why_not:
        raise SettingsError(
            f"the database cannot be {path}: {why_not}; set SIGNORIA_DB to a file, or to where one"
            " shall be made"
        )
    return path


def backup_path() -> Path | None:
    """A second place for backups, best on another disk: the folder SIGNORIA_BACKUPS, if named."""
    named = os.environ.get("SIGNORIA_BACKUPS", "")
    return _expand_home(named) if named else None


def discord_token() -> str:
    """The bot's token: DISCORD_TOKEN, or a line of the file .env; "" if there is none."""
    return (os.environ.get(_TOKEN, "").strip() or _read_dot_env().get(_TOKEN, "")).strip()


def _read_dot_env() -> dict[str, str]:
    """What stands in .env where the bot is started: NAME=value, line by line."""
    try:
        # Some editors put a mark of byte order in front.
        lines = Path(".env").read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    pairs = (line.partition("=") for line in lines if not line.lstrip().startswith("#"))
    return {
        name.strip().removeprefix("export ").strip(): value.strip().strip("\"'")
        for name, _, value in pairs
    }


def _expand_home(named: str) -> Path:
    try:
        return Path(named).expanduser()
    except RuntimeError as error:
        raise SettingsError(f"there is no home of whom {named} names") from error


def _refuse_file(path: Path) -> str:
    """Why neither a file is there nor one can be; "" when all is well."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return ""
    except OSError as error:
        return error.strerror or str(error)
    return "" if stat.S_ISREG(mode) else "it is no file"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    # The freedesktop rules: a folder that is not absolute does not count.
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"
