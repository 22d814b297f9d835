"""Texts on pictures: phrases, names of things and names of players, cached by language."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from bot.engine.text import Fact, Named, Text
from bot.i18n.speak import nearest_language, speaker_for
from render import fonts, heraldry

__all__ = ["ROMAN", "Names", "format_change", "format_points", "label", "nearest_language"]
__all__ += ["player_name", "thing_name"]

Names: TypeAlias = Mapping[int, str]  # by seat, as people have written them

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


@lru_cache(4096)
def _speak_text(language: str, text: Text) -> str:
    return speaker_for(language).speak_text(text)


def label(language: str, key: str, **facts: Fact) -> str:
    """Speak the phrase `render-KEY`; names of players are plain facts here."""
    return _speak_text(language, Text(f"render-{key}", tuple(facts.items())))


@lru_cache(4096)
def thing_name(language: str, kind: str, name: str, form: str = "") -> str:
    return speaker_for(language).name_thing(Named(kind, name), form)


def format_points(points: int) -> str:
    """Write a number with a true minus."""
    return f"{points}".replace("-", "−")


def format_change(points: int) -> str:
    """Write what is won or lost, with its sign."""
    return f"{points:+}".replace("-", "−") if points else "0"


def player_name(names: Names, seat: int) -> str:
    """Return what can be drawn of a player's name, or else the letter of the seat."""
    return fonts.drawable_text(names.get(seat, "")) or heraldry.seat_letter(seat)
