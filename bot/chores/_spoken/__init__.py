"""What each game speaks of by names that it puts together as it speaks: a module for each game.

Kinds of things and keys belong to one game alone, so that a tower of one is never called by the
name of the other's: kinds are words of its own, and families that are looked up by the name of a
move or of a question have the game's key in their prefix (`asked-princes-bidding`). What is asked
for here is a complaint of `bot phrases` otherwise. Words (`word-FIELD`) are the same everywhere. A
game that speaks of its moves alone needs no module.
"""

import importlib
import importlib.util
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.i18n.check import Family


@dataclass(frozen=True, slots=True)
class Spoken:
    """What one game speaks of."""

    things: Mapping[str, Collection[str]]  # by their kinds
    families: Mapping[str, Family]
    # Moves with something to choose that are never behind a button of their kind.
    always_told: Collection[str] = ()


def by_game() -> Mapping[str, Spoken]:
    """Every game of the house with what it speaks of."""
    return {key: _of(catalogue.game(key)) for key in catalogue.GAMES}


def _of(game: AnyGame) -> Spoken:
    if importlib.util.find_spec(f"{__name__}.{game.key}") is None:
        return Spoken({}, {})
    spoken: Spoken = importlib.import_module(f"{__name__}.{game.key}").spoken(game)
    return spoken


def speaking_of(prefix: str, facts: Mapping[str, str]) -> Family:
    """`bidding: who lot` may be told of by who bids and of which lot."""
    return {f"{prefix}-{name}": frozenset(of.split()) for name, of in facts.items()}


def plain(prefix: str, names: Iterable[str]) -> Family:
    return {f"{prefix}-{name}": frozenset() for name in names}
