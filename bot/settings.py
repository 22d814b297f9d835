"""Settings of the owner: the only module that reads the environment."""

import os
import re
import stat
import sys
from pathlib import Path
from typing import TextIO

_TOKEN = "DISCORD_TOKEN"


class SettingsError(Exception):
    """A setting that cannot be used; its message is one sentence for the owner."""


def database_path() -> Path:
    """Return the database file: SIGNORIA_DB, or one in the user's data folder."""
    named = _read_setting("SIGNORIA_DB")
    path = _expand_home(named) if named else _data_folder() / "signoria" / "signoria.db"
    why_not = _why_no_file(path)
    if why_not:
        raise SettingsError(
            f"the database cannot be {path}: {why_not}; set SIGNORIA_DB to a file, or to where one"
            " shall be made"
        )
    return path


def second_backup_folder() -> Path | None:
    """Return the second folder for backups, SIGNORIA_BACKUPS, best on another disk."""
    named = _read_setting("SIGNORIA_BACKUPS")
    return _expand_home(named) if named else None


def copies_place() -> str:
    """Return the folder or the address of a bucket for continuous copies, or ""."""
    return _read_setting("SIGNORIA_COPIES")


def metrics_address() -> tuple[str, int] | None:
    """Return the host and port at which Prometheus may ask, SIGNORIA_METRICS."""
    named = _read_setting("SIGNORIA_METRICS")
    host, _, port = named.rpartition(":")
    if named and not (host and port.isdecimal() and int(port) < 1 << 16):
        raise SettingsError(f"SIGNORIA_METRICS is {named}; it should be like 127.0.0.1:9464")
    return (host.strip("[]"), int(port)) if named else None


def legal_page_addresses() -> dict[str, str]:
    """Return the addresses of the terms and the privacy policy that are set."""
    pages = {"terms": "SIGNORIA_TERMS", "privacy": "SIGNORIA_PRIVACY"}
    named = {page: address for page, name in pages.items() if (address := _read_setting(name))}
    for page, address in named.items():
        if not re.fullmatch(r"https://[^\s<>()]+", address):
            raise SettingsError(f"{pages[page]} is {address}; it should begin with https://")
    return named


def wants_colors(stream: TextIO) -> bool:
    """Whether to color what is written: on a terminal, unless NO_COLOR is set."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


def child_environment() -> dict[str, str]:
    """Return the environment for another program: with what .env says, without the token."""
    return {
        name: value for name, value in {**_read_dot_env(), **os.environ}.items() if name != _TOKEN
    }


def discord_token() -> str:
    """Return the bot's token from DISCORD_TOKEN or a line of the file .env, else ""."""
    return _read_setting(_TOKEN)


def _read_setting(name: str) -> str:
    return (os.environ.get(name, "").strip() or _read_dot_env().get(name, "")).strip()


def _read_dot_env() -> dict[str, str]:
    """Read .env in the current folder: NAME=value, line by line."""
    try:
        # Some editors put a mark of byte order in front.
        lines = Path(".env").read_text(encoding="utf-8-sig").splitlines()
    except OSError:
        return {}
    except UnicodeDecodeError as error:
        raise SettingsError(".env is no text in UTF-8: write it anew") from error
    if any("\0" in line for line in lines):
        raise SettingsError(".env is no text (it has a NUL character): write it anew")
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


def _why_no_file(path: Path) -> str:
    """Return why there can be no file at this path; "" if there can."""
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
