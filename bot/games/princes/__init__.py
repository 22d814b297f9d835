"""The rules of *The Princes of Florence*."""

from collections.abc import Mapping

from bot.games.princes.game import Princes
from bot.games.princes.tables import FILES, read

__all__ = ["FILES", "made_of"]


def made_of(tables: Mapping[str, Mapping[str, object]]) -> Princes:
    """The game with these printed numbers."""
    return Princes(read(tables))
