"""The guest book: which guests play which game, by name."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.players import random_guest
from bot.players.firenze import greedy as firenze_greedy
from bot.players.firenze import random_builder
from bot.players.guest import Guest
from bot.players.princes import greedy as princes_greedy

AnyGuest: TypeAlias = Guest[Any, Any]

_OF_ANY_GAME: Mapping[str, AnyGuest] = {"random": random_guest.choose}
_OF_ONE_GAME: Mapping[str, Mapping[str, AnyGuest]] = {
    "princes": {"greedy": princes_greedy.choose},
    "firenze": {
        "random": random_builder.choose,  # in place of the one who plays any game
        "greedy": firenze_greedy.choose,
    },
}


def guests(game: str) -> dict[str, AnyGuest]:
    """Everybody who plays this game."""
    return {**_OF_ANY_GAME, **_OF_ONE_GAME.get(game, {})}
