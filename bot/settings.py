"""What the owner sets from outside: the only reader of the environment."""

import os
import sys
from pathlib import Path


def database() -> Path:
    """The file where everything is kept: SIGNORIA_DB, or one in the user's own data folder."""
    named = os.environ.get("SIGNORIA_DB", "")
    return Path(named).expanduser() if named else _data_folder() / "signoria" / "signoria.db"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    # The freedesktop rules: a folder that is not absolute does not count.
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"
