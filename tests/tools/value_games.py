"""Games from which the fitted value of computer players is learned, and their positions."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

from bot import catalogue
from bot.engine.game import Seat, carry_out_move, seats_to_answer, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.players.firenze import features as firenze_features
from bot.players.firenze import level_players as firenze_levels
from bot.players.firenze.judgement_parameters import JOURNEYMAN as FIRENZE
from bot.players.player import ComputerPlayer, make_player_chance, make_situation
from bot.players.princes import answers, lookahead
from bot.players.princes import estate_value as princes_outlook
from bot.players.princes import features as princes_features
from bot.players.princes.imagined_estates import current_scenario
from bot.players.princes.judgement_parameters import JOURNEYMAN
from bot.players.registry import computer_players
from tests.tools.simulate import SeriesFile

J = TypeVar("J")

# Games to learn from depend on no value that was learned before.
PRINCES = replace(JOURNEYMAN, value_share=0.0)

BOTH = {"characters": "on", "together": "on"}
# One kind of table after the other; the usual ones more often.
TABLES: Mapping[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "princes": (
        *((seats, {}) for seats in (4, 3, 5, 4, 2)),
        *((seats, BOTH) for seats in (4, 3, 5, 2)),
        *((seats, {"characters": "on"}) for seats in (4, 5, 3)),
        *((seats, {"together": "on"}) for seats in (4, 3)),
    ),
    "firenze": tuple((seats, {}) for seats in (3, 4, 2)),
}
PLAIN_GAMES = 0.4  # share of mixed games in which all are journeymen
USUAL_SEATS = 0.25  # share of journeymen in the others
# Masters that try little.
_BRIEF: dict[str, ComputerPlayer[Any, Any]] = {
    "princes": partial(lookahead.choose_by_search, most_truths=4),
    "firenze": partial(firenze_levels.choose_as_master, most_truths=4),
}

Figures: TypeAlias = Sequence[Sequence[float]]  # of all seats


@dataclass(frozen=True, slots=True)
class Position:
    """The figures of all seats at one moment of a game, and what each had in the end."""

    game: int
    table: str
    stage: int
    features: Figures
    totals: Sequence[int]


@dataclass(frozen=True, slots=True)
class Source:
    """How positions are taken from games of one game."""

    find_features: Callable[[Any], tuple[float, ...]]
    name_table: Callable[[Any], str]
    find_stage: Callable[[Any], int]
    find_moment: Callable[[Any], int]  # another one whenever a position is to be noted
    names: tuple[str, ...]


SOURCES = {
    "princes": Source(
        lambda view: princes_features.find_features(view, current_scenario(view, PRINCES)),
        princes_outlook.kind_of_table,
        lambda view: view.round,
        lambda view: view.round,
        princes_features.NAMES,
    ),
    "firenze": Source(
        firenze_features.find_features,
        firenze_features.kind_of_table,
        firenze_features.find_stage,
        lambda view: (view.turns + 1) // 2,  # every other turn, so that each seat is met at it
        firenze_features.NAMES,
    ),
}


def plain_player(game: str) -> ComputerPlayer[Any, Any]:
    """The journeyman without the fitted value."""
    if game == "firenze":
        return firenze_levels.choose_as_journeyman
    return partial(answers.choose_by_judgement, PRINCES)


def curious_player(game: str, luck: Random) -> ComputerPlayer[Any, Any]:
    """A journeyman with other figures, who tries what the usual one does not."""
    if game == "firenze":
        return partial(firenze_levels.choose_by_judgement, _vary(FIRENZE, luck, 0.3))
    odd = _vary(PRINCES, luck, 0.4)
    builders = tuple([more * luck.lognormvariate(0, 0.5) for more in PRINCES.builders])
    return partial(answers.choose_by_judgement, replace(odd, builders=builders))


def _vary(usual: J, luck: Random, spread: float) -> J:
    """The same judgement with some figures by up to a half smaller or larger."""
    varied = {
        name: getattr(usual, name) * luck.lognormvariate(0, spread) for name in _VARIED[type(usual)]
    }
    shares = {name: min(1.0, varied[name]) for name in _SHARES & varied.keys()}
    return replace(usual, **{**varied, **shares})  # type: ignore[type-var]


_VARIED: Mapping[type, tuple[str, ...]] = {
    type(PRINCES): (
        *("florin", "florin_soon", "buildings_per_slot", "works_per_slot", "jester"),
        *("recruiting", "invited", "unknown_wants", "ready", "works_at_least"),
    ),
    type(FIRENZE): ("seal", "brick", "starved", "luck_at_least", "balcony_waits", "lead_kept"),
}
_SHARES = frozenset({"starved", "balcony_waits", "lead_kept"})  # that 1 is the most of


def known_players(game: str) -> dict[str, ComputerPlayer[Any, Any] | None]:
    """The computer players and those that only games to learn from know, by name."""
    return {**computer_players(game), "brief": _BRIEF[game], "mixed": None}


def seat_players(
    game: str, players: str, seats: int, luck: Random
) -> list[ComputerPlayer[Any, Any]]:
    """Who plays in a game: one level in all seats; where mixed, journeymen and curious ones."""
    one = known_players(game)[players]
    if one is not None:
        return [one] * seats
    is_plain = luck.random() < PLAIN_GAMES
    return [
        plain_player(game)
        if is_plain or luck.random() < USUAL_SEATS
        else curious_player(game, luck)
        for _ in range(seats)
    ]


def play_positions(key: str, players: str, number: int, seed: str) -> list[Position]:
    """Play one game and take its positions."""
    game, source, name = catalogue.current_game(key), SOURCES[key], f"{seed}-{number}"
    seats, chosen = TABLES[key][number % len(TABLES[key])]
    sitting = seat_players(key, players, seats, Random(f"{seed}-{players}-{number}"))
    setup = settle_options(game, seats, chosen)
    assert not isinstance(setup, Refusal)
    state, taken = game.start(setup, Chance(name, 0)), list[tuple[str, int, Figures]]()
    last = source.find_moment(game.view(state, None))
    for ply in count():
        awaited = seats_to_answer(game, state)
        if not awaited:
            break
        view, seat = game.view(state, None), min(awaited)
        if source.find_moment(view) != last:
            last = source.find_moment(view)
            seen = [game.view(state, Seat(at)) for at in range(seats)]
            figures = tuple([tuple(map(float, source.find_features(one))) for one in seen])
            taken.append((source.name_table(view), source.find_stage(view), figures))
        move = sitting[seat](make_situation(game, state, seat), make_player_chance(name, seat, ply))
        state = carry_out_move(game, state, seat, move, Chance(name, ply + 1)).state
    scores = game.scores(state)
    assert scores is not None
    return [Position(number, *one, scores.totals) for one in taken]


def write_positions(file: Path, key: str, players: str, games: int, seed: str) -> None:
    """Play the games that are missing in the file, one a line."""
    file.parent.mkdir(exist_ok=True)
    kept = SeriesFile(file, [key, players, seed, SOURCES[key].names])
    for number in range(games):
        kept.load_or_play(number, partial(_play_line, key, players, number, seed))


def _play_line(key: str, players: str, number: int, seed: str) -> list[Any]:
    return list(map(astuple, play_positions(key, players, number, seed)))


def read_positions(file: Path) -> Iterator[Position]:
    _, *lines = file.read_text("utf-8").splitlines(keepends=True)
    for line in lines:
        if line.endswith("\n"):
            yield from [Position(*one) for one in json.loads(line)]
