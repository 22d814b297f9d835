"""The games as the door shows them: a room here for each, and which front belongs to which game."""

from collections.abc import Mapping

from bot.host.standing import Standing
from cogs.door.front import Front
from cogs.games import firenze, princes

FRONTS: Mapping[str, Front] = {"princes": princes.FRONT, "firenze": firenze.FRONT}


def front_of(standing: Standing) -> Front:
    return FRONTS[standing.game.key]
