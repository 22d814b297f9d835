"""Firenze, for two to four master builders."""

from collections.abc import Mapping

from bot.games.firenze.game import Firenze
from bot.games.firenze.printed_tables import FILES, build_printed

__all__ = ["FILES", "build_game"]


def build_game(tables: Mapping[str, Mapping[str, object]]) -> Firenze:
    """The game with these printed numbers."""
    return Firenze(build_printed(tables))
