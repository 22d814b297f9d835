"""The games as the door shows them: a room here for each, found by the name of its game."""

import importlib
import importlib.util
import logging
from collections.abc import Iterator, Mapping

from bot import catalogue
from bot.engine.text import Refusal
from bot.host.standing import Standing
from bot.i18n.speak import FALLBACK, speaker
from cogs.door import book
from cogs.door.front import AnyFront
from cogs.door.presses import Press
from cogs.door.speech import Voice

_log = logging.getLogger(__name__)


def front_of(standing: Standing) -> AnyFront:
    return FRONTS[standing.game.key]


def rules_of(standing: Standing, voice: Voice, refusal: Refusal) -> Iterator[Press]:
    """The way to the page that tells of the rule it names."""
    taught, game = front_of(standing).help, standing.game
    own = (taught.book, game) if taught else None
    return book.of_rule(voice, refusal.rule, standing.card.id, own)


def _found() -> Iterator[tuple[str, AnyFront]]:
    """A game that can't be shown yet keeps none of the others away."""
    for game in catalogue.GAMES:
        lacks = _lacking(game)
        if lacks:
            _log.error("%s is not offered: %s", game, lacks)
            continue
        yield game, importlib.import_module(f"{__name__}.{game}").FRONT


def _lacking(game: str) -> str:
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return f"there is no room cogs/games/{game}"
    words = speaker(FALLBACK)
    verbs = catalogue.game(game).vocabulary.kinds
    keys = [f"game-{game}", f"command-{game}", *(f"command-{game}-{verb}" for verb in verbs)]
    missing = [key for key in keys if not words.knows(key)]
    return f"data/phrases lacks {', '.join(missing)}" if missing else ""


FRONTS: Mapping[str, AnyFront] = dict(_found())
