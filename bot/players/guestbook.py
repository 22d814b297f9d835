"""The guest book: which guests play which game, by name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.engine.text import Text
from bot.players import random_guest
from bot.players.firenze import apprentice as firenze_apprentice
from bot.players.firenze import careful as firenze_careful
from bot.players.firenze import greedy as firenze_greedy
from bot.players.firenze import hindsight as firenze_hindsight
from bot.players.firenze import journeyman as firenze_journeyman
from bot.players.firenze import master as firenze_master
from bot.players.firenze import random_builder
from bot.players.firenze import reasons as firenze_reasons
from bot.players.guest import Guest
from bot.players.princes import apprentice as princes_apprentice
from bot.players.princes import careful as princes_careful
from bot.players.princes import greedy as princes_greedy
from bot.players.princes import hindsight as princes_hindsight
from bot.players.princes import journeyman as princes_journeyman
from bot.players.princes import master as princes_master
from bot.players.princes import reasons as princes_reasons
from bot.players.princes import wishes as princes_wishes
from bot.players.review import Hindsight

AnyGuest: TypeAlias = Guest[Any, Any]
# What somebody who plays like the greedy guest orders in advance, by what he sees.
Wishes: TypeAlias = Callable[[Any], tuple[str, ...]]

# Why a move is a good one, by what whoever makes it sees.
Reasons: TypeAlias = Callable[[Any, Any], Iterable[Text]]
# How many points more it promises than the other one, by which the question is let go by.
Gained: TypeAlias = Callable[[Any, Any, Any], float]

_OF_ANY_GAME: Mapping[str, AnyGuest] = {"random": random_guest.choose}
_OF_ONE_GAME: Mapping[str, Mapping[str, AnyGuest]] = {
    "princes": {
        "apprentice": princes_apprentice.choose,
        "journeyman": princes_journeyman.choose,
        "master": princes_master.choose,
        "greedy": princes_greedy.choose,
    },
    "firenze": {
        "random": random_builder.choose,  # in place of the one who plays any game
        "apprentice": firenze_apprentice.choose,
        "journeyman": firenze_journeyman.choose,
        "master": firenze_master.choose,
        "greedy": firenze_greedy.choose,
    },
}
# Who thinks for so long that nobody is to wait for him.
PONDERING = frozenset({"master"})
LEVELS = ("apprentice", "journeyman", "master")
# Who plays on for somebody who is away: nobody invites them. What may be let go by the passive one
# lets go by; he is asked for the rest.
PASSIVE, CAREFUL = "passive", "careful"
_STAND_INS: Mapping[str, Mapping[str, AnyGuest]] = {
    "princes": {CAREFUL: princes_careful.choose, PASSIVE: princes_careful.choose},
    "firenze": {CAREFUL: firenze_careful.choose, PASSIVE: firenze_careful.choose},
}
_REASONS: Mapping[str, Reasons] = {
    "princes": princes_reasons.reasons,
    "firenze": firenze_reasons.reasons,
}
_GAINED: Mapping[str, Gained] = {
    "princes": princes_reasons.gained,
    "firenze": firenze_reasons.gained,
}
_HINDSIGHT: Mapping[str, Hindsight[Any, Any]] = {
    "princes": princes_hindsight.HINDSIGHT,
    "firenze": firenze_hindsight.HINDSIGHT,
}
_WISHES: Mapping[str, Wishes] = {"princes": princes_wishes.orders}


def guests(game: str) -> dict[str, AnyGuest]:
    """Everybody who plays this game."""
    return {**_OF_ANY_GAME, **_OF_ONE_GAME.get(game, {})}


def usual(game: str) -> str:
    """Who plays where nobody is named: the best that knows the game and takes no time."""
    known = guests(game)
    return next(name for name in ("journeyman", "greedy", "random") if name in known)


def levels(game: str) -> tuple[str, ...]:
    """Whom one may choose among as an opponent, the easiest first."""
    known = guests(game)
    return tuple(name for name in LEVELS if name in known) or (usual(game),)


def stand_in(game: str, allowed: str) -> str:
    """Who plays on for people who allow so much: a stand-in, or the best that knows the game."""
    return allowed if allowed in _STAND_INS.get(game, {}) else usual(game)


def in_chairs(game: str) -> dict[str, AnyGuest]:
    """Everybody who may sit in a chair of this game: guests, and stand-ins for people."""
    return {**guests(game), **_STAND_INS.get(game, {})}


def reasons(game: str) -> Reasons | None:
    """What there is to be said for a move of the best that knows the game; None: no words."""
    return _REASONS.get(game)


def gained(game: str) -> Gained | None:
    """What a move is likely to bring; None where nobody can tell."""
    return _GAINED.get(game)


def hindsight(game: str) -> Hindsight[Any, Any] | None:
    """How a game of it is looked back at; None where nobody knows it well enough."""
    return _HINDSIGHT.get(game)


def wishes(game: str) -> Wishes | None:
    """None where the house takes no orders."""
    return _WISHES.get(game)
