"""The own buttons and menus of all games: whoever wants them to ring imports this module."""

from cogs.games.firenze import bells as firenze
from cogs.games.princes import bells as princes

__all__ = ["firenze", "princes"]
