"""Which thing a word of a move names: fields are called after the kinds of things they hold."""

from collections.abc import Mapping

from bot.engine.text import Named
from bot.i18n.speak import FALLBACK, speaker

# A field is of the kind that it is named after; these hold things of any of several kinds.
_KINDS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("princes", "card"): ("profession", "bonus", "prestige"),
    ("firenze", "card"): ("action-card",),
    ("firenze", "color"): ("brick",),
    ("firenze", "paid"): ("brick",),
    ("firenze", "brings"): ("brick",),
    ("firenze", "give"): ("brick",),
    ("firenze", "take"): ("brick",),
}


def kinds_of(game: str, field: str) -> tuple[str, ...]:
    """Of which kinds the things in this field of the game's moves may be."""
    return _KINDS.get((game, field), (field,))


def thing(game: str, field: str, word: str) -> Named | None:
    """The thing that this word names in such a field of the game's moves; None for a plain word."""
    named = (Named(kind, word) for kind in kinds_of(game, field))
    return next((one for one in named if speaker(FALLBACK).names(one)), None)
