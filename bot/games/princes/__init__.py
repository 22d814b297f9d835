"""The rules of *The Princes of Florence*."""

from collections.abc import Mapping

from bot.games.princes.game import Princes
from bot.games.princes.printed_tables import FILES, build_printed

__all__ = ["FILES", "build_game"]


def build_game(tables: Mapping[str, Mapping[str, object]]) -> Princes:
    """The game with these printed numbers."""
    return Princes(build_printed(tables))
