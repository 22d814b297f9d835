"""Which computer players play which game, by name, and who explains, reviews and plans for it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.engine.text import Text
from bot.planning.princes import computer_wishes as princes_wishes
from bot.players import player
from bot.players.firenze import levels
from bot.players.firenze import levels as firenze_apprentice
from bot.players.firenze import levels as firenze_careful
from bot.players.firenze import levels as firenze_greedy
from bot.players.firenze import levels as firenze_hindsight
from bot.players.firenze import levels as firenze_journeyman
from bot.players.firenze import levels as firenze_master
from bot.players.firenze import reasons as firenze_reasons
from bot.players.player import ComputerPlayer
from bot.players.princes import levels as princes_apprentice
from bot.players.princes import levels as princes_careful
from bot.players.princes import levels as princes_greedy
from bot.players.princes import levels as princes_journeyman
from bot.players.princes import master as princes_hindsight
from bot.players.princes import master as princes_master
from bot.players.princes import reasons as princes_reasons
from bot.players.review import ReviewMethod

AnyComputerPlayer: TypeAlias = ComputerPlayer[Any, Any]
# What somebody who plays like the greedy guest orders in advance, by what he sees.
WishPlanner: TypeAlias = Callable[[Any], tuple[str, ...]]

# Why a move is a good one, by what whoever makes it sees.
ReasonFinder: TypeAlias = Callable[[Any, Any], Iterable[Text]]
# How many points more it promises than the other one, by which the question is let go by.
GainEstimator: TypeAlias = Callable[[Any, Any, Any], float]

_PLAYERS_OF_ANY_GAME: Mapping[str, AnyComputerPlayer] = {"random": player.choose_random_move}
_PLAYERS_OF_GAME: Mapping[str, Mapping[str, AnyComputerPlayer]] = {
    "princes": {
        "apprentice": princes_apprentice.choose_apprentice,
        "journeyman": princes_journeyman.choose_journeyman,
        "master": princes_master.choose_master,
        "greedy": princes_greedy.choose_greedy,
    },
    "firenze": {
        "random": levels.choose_random,  # in place of the one who plays any game
        "apprentice": firenze_apprentice.choose_apprentice,
        "journeyman": firenze_journeyman.choose_journeyman,
        "master": firenze_master.choose_master,
        "greedy": firenze_greedy.choose_greedy,
    },
}
# Who thinks for so long that nobody is to wait for him.
SLOW_PLAYERS = frozenset({"master"})
LEVELS = ("apprentice", "journeyman", "master")
# Who plays on for somebody who is away: nobody invites them. What may be let go by the passive one
# lets go by; he is asked for the rest.
PASSIVE, CAREFUL = "passive", "careful"
_REPLACEMENTS: Mapping[str, Mapping[str, AnyComputerPlayer]] = {
    "princes": {CAREFUL: princes_careful.choose_careful, PASSIVE: princes_careful.choose_careful},
    "firenze": {CAREFUL: firenze_careful.choose_careful, PASSIVE: firenze_careful.choose_careful},
}
_REASON_FINDERS: Mapping[str, ReasonFinder] = {
    "princes": princes_reasons.find_reasons,
    "firenze": firenze_reasons.find_reasons,
}
_GAIN_ESTIMATORS: Mapping[str, GainEstimator] = {
    "princes": princes_reasons.estimate_gain,
    "firenze": firenze_reasons.estimate_gain,
}
_REVIEW_METHODS: Mapping[str, ReviewMethod[Any, Any]] = {
    "princes": princes_hindsight.REVIEW_METHOD,
    "firenze": firenze_hindsight.REVIEW_METHOD,
}
_WISH_PLANNERS: Mapping[str, WishPlanner] = {"princes": princes_wishes.plan_wishes}


def computer_players(game: str) -> dict[str, AnyComputerPlayer]:
    """Everybody who plays this game."""
    return {**_PLAYERS_OF_ANY_GAME, **_PLAYERS_OF_GAME.get(game, {})}


def default_player(game: str) -> str:
    """Who plays where nobody is named: the best that knows the game and takes no time."""
    known = computer_players(game)
    return next(name for name in ("journeyman", "greedy", "random") if name in known)


def levels_of_game(game: str) -> tuple[str, ...]:
    """Whom one may choose among as an opponent, the easiest first."""
    known = computer_players(game)
    return tuple(name for name in LEVELS if name in known) or (default_player(game),)


def choose_replacement(game: str, allowed: str) -> str:
    """Who plays on for people who allow so much: a stand-in, or the best that knows the game."""
    return allowed if allowed in _REPLACEMENTS.get(game, {}) else default_player(game)


def players_and_replacements(game: str) -> dict[str, AnyComputerPlayer]:
    """Everybody who may sit in a chair of this game: guests, and stand-ins for people."""
    return {**computer_players(game), **_REPLACEMENTS.get(game, {})}


def reason_finder(game: str) -> ReasonFinder | None:
    """What there is to be said for a move of the best that knows the game; None: no words."""
    return _REASON_FINDERS.get(game)


def gain_estimator(game: str) -> GainEstimator | None:
    """What a move is likely to bring; None where nobody can tell."""
    return _GAIN_ESTIMATORS.get(game)


def review_method(game: str) -> ReviewMethod[Any, Any] | None:
    """How a game of it is looked back at; None where nobody knows it well enough."""
    return _REVIEW_METHODS.get(game)


def wish_planner(game: str) -> WishPlanner | None:
    """None where the house takes no orders."""
    return _WISH_PLANNERS.get(game)
