"""What pictures say: labels by their phrase and things by their name, each spoken once and kept."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from bot.engine.text import Fact, Named, Text
from bot.i18n.speak import speaker, understood
from render import fonts, heraldry

__all__ = ["ROMAN", "Names", "called", "label", "thing", "understood"]

Names: TypeAlias = Mapping[int, str]  # by seat, as people have written them

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


@lru_cache(4096)
def _spoken(language: str, text: Text) -> str:
    return speaker(language).speak(text)


def label(language: str, key: str, **facts: Fact) -> str:
    """The phrase `render-KEY`. Names of players are facts like any other here: plain words."""
    return _spoken(language, Text(f"render-{key}", tuple(facts.items())))


@lru_cache(4096)
def thing(language: str, kind: str, name: str, form: str = "") -> str:
    return speaker(language).thing(Named(kind, name), form)


def called(names: Names, seat: int) -> str:
    """What can be drawn of a player's name, or else the letter on his shield."""
    return fonts.drawable(names.get(seat, "")) or heraldry.letter(seat)
