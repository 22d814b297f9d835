"""The computer players of each game by name, and how its moves are explained and reviewed."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

from bot.engine.text import Text
from bot.players import player
from bot.players.firenze import level_players as firenze_levels
from bot.players.firenze import reasons as firenze_reasons
from bot.players.player import ComputerPlayer
from bot.players.princes import level_players as princes_levels
from bot.players.princes import lookahead as princes_lookahead
from bot.players.princes import reasons as princes_reasons
from bot.players.review import ReviewMethod

AnyComputerPlayer: TypeAlias = ComputerPlayer[Any, Any]
# The reasons for a move, by the view of its player.
ReasonFinder: TypeAlias = Callable[[Any, Any], Iterable[Text]]
# By how many points a move is better than another one, by which the question is passed.
GainEstimator: TypeAlias = Callable[[Any, Any, Any], float]

LEVELS = ("apprentice", "journeyman", "master")
SLOW_PLAYERS = frozenset({"master"})  # they think for so long that nothing may wait for them
# Replacements of absent people, who are never invited: PASSIVE answers only what can't be passed.
PASSIVE, CAREFUL = "passive", "careful"


@dataclass(frozen=True, slots=True)
class GamePlayers:
    """The computer players of one game; the defaults are those of a game without any."""

    players: Mapping[str, AnyComputerPlayer] = field(default_factory=dict)
    replacements: Mapping[str, AnyComputerPlayer] = field(default_factory=dict)
    find_reasons: ReasonFinder | None = None
    estimate_gain: GainEstimator | None = None
    review_method: ReviewMethod[Any, Any] | None = None


_PLAYERS_OF_ANY_GAME: Mapping[str, AnyComputerPlayer] = {"random": player.choose_random_move}
_NO_PLAYERS = GamePlayers()
_GAMES: Mapping[str, GamePlayers] = {
    "princes": GamePlayers(
        players={
            "apprentice": princes_levels.choose_as_apprentice,
            "journeyman": princes_levels.choose_as_journeyman,
            "master": princes_levels.choose_as_master,
            "greedy": princes_levels.choose_as_greedy,
        },
        replacements=dict.fromkeys((CAREFUL, PASSIVE), princes_levels.choose_as_careful),
        find_reasons=princes_reasons.find_reasons,
        estimate_gain=princes_reasons.estimate_gain,
        review_method=princes_lookahead.REVIEW_METHOD,
    ),
    "firenze": GamePlayers(
        players={
            "random": firenze_levels.choose_as_random,  # in place of the one who plays any game
            "apprentice": firenze_levels.choose_as_apprentice,
            "journeyman": firenze_levels.choose_as_journeyman,
            "master": firenze_levels.choose_as_master,
            "greedy": firenze_levels.choose_as_greedy,
        },
        replacements=dict.fromkeys((CAREFUL, PASSIVE), firenze_levels.choose_as_careful),
        find_reasons=firenze_reasons.find_reasons,
        estimate_gain=firenze_reasons.estimate_gain,
        review_method=firenze_levels.REVIEW_METHOD,
    ),
}


def _game_players(game: str) -> GamePlayers:
    return _GAMES.get(game, _NO_PLAYERS)


def computer_players(game: str) -> dict[str, AnyComputerPlayer]:
    """All computer players of this game that may be invited, by name."""
    return {**_PLAYERS_OF_ANY_GAME, **_game_players(game).players}


def default_player(game: str) -> str:
    """The player where none is named: the best that knows the game and takes no time."""
    known = computer_players(game)
    return next(name for name in ("journeyman", "greedy", "random") if name in known)


def levels_of_game(game: str) -> tuple[str, ...]:
    """The levels of opponents to choose from, the easiest first."""
    known = computer_players(game)
    return tuple(name for name in LEVELS if name in known) or (default_player(game),)


def next_level(game: str, level: str) -> str:
    """The level above this one; '' above the last and for other players."""
    levels = pairwise(levels_of_game(game))
    return next((above for at, above in levels if at == level), "")


def choose_replacement(game: str, allowed: str) -> str:
    """The player that replaces an absent person who allows so much, else the default one."""
    return allowed if allowed in _game_players(game).replacements else default_player(game)


def players_and_replacements(game: str) -> dict[str, AnyComputerPlayer]:
    """All computer players that may hold a seat of this game."""
    return {**computer_players(game), **_game_players(game).replacements}


def reason_finder(game: str) -> ReasonFinder | None:
    """Tells reasons for a move; None where a game has none."""
    return _game_players(game).find_reasons


def gain_estimator(game: str) -> GainEstimator | None:
    """Estimates what a move is likely to bring; None where a game has no estimate."""
    return _game_players(game).estimate_gain


def estimate_loss(game: str, view: Any, made: Any, better: Any) -> float:
    """Estimate by how many points a move is worse than a better one; 0 where nothing tells."""
    estimate = gain_estimator(game)
    if estimate is None:
        return 0.0
    return max(0.0, estimate(view, better, made) - max(0.0, estimate(view, made, better)))


def review_method(game: str) -> ReviewMethod[Any, Any] | None:
    """How a game is reviewed; None where it can't be."""
    return _game_players(game).review_method
