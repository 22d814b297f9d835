"""What each game names by keys that are put together: things and families of phrases.

Kinds of things and keys belong to one game alone: kinds are words of its own, and families of
phrases that are looked up by the name of a move or of a question have the game's key in their
prefix (`asked-princes-bidding`); `phrases` complains otherwise. Words (`word-FIELD`) are the same
everywhere. A game that names its moves alone needs no module here.
"""

import importlib
import importlib.util
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot import catalogue
from bot.engine.journal import AnyGame
from tests.tools.phrase_files import Family


@dataclass(frozen=True, slots=True)
class NamedThings:
    """What one game speaks of."""

    things: Mapping[str, Collection[str]]  # by their kinds
    families: Mapping[str, Family]
    # Moves with something to choose that are never behind a button of their kind.
    always_buttons: Collection[str] = ()


def load_named_things() -> Mapping[str, NamedThings]:
    """Every game of the house with what it speaks of."""
    return {key: _load_game(catalogue.current_game(key)) for key in catalogue.GAMES}


def _load_game(game: AnyGame) -> NamedThings:
    if importlib.util.find_spec(f"{__name__}.{game.key}") is None:
        return NamedThings({}, {})
    spoken: NamedThings = importlib.import_module(f"{__name__}.{game.key}").make_named_things(game)
    return spoken


def make_family(prefix: str, facts: Mapping[str, str]) -> Family:
    """`bidding: who lot` may be told of by who bids and of which lot."""
    return {f"{prefix}-{name}": frozenset(of.split()) for name, of in facts.items()}


def make_plain_family(prefix: str, names: Iterable[str]) -> Family:
    return {f"{prefix}-{name}": frozenset() for name in names}
