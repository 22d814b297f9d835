"""What commands and their options are called and about, in every language, from the phrases."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.engine.text import Text
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker

F = TypeVar("F", bound=Callable[..., Any])

_NAMES = frozenset({At.command_name, At.group_name, At.parameter_name, At.choice_name})
_ABOUT = frozenset({At.command_description, At.group_description, At.parameter_description})


def called(key: str) -> str:
    """What a thing is called that has the same name everywhere: a language."""
    return speaker(FALLBACK).speak(Text(key))


def games(keys: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Games to choose from; each person reads what they are called in his own language."""
    return [
        app_commands.Choice(name=app_commands.locale_str(called(f"game-{key}")), value=key)
        for key in keys
    ]


def choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Values to choose from, each with the key of what people read in their own language."""
    return [
        app_commands.Choice(name=app_commands.locale_str(called(key), key=key), value=value)
        for value, key in keys.items()
    ]


def about(key: str, language: str = FALLBACK) -> str:
    """One line on a command or an option."""
    return speaker(language).speak(Text(key), form="about")


def worded(*options: str) -> Callable[[F], F]:
    """Gives the options of a command their lines, in English; the translator knows the others."""
    return app_commands.describe(**{option: about(f"word-{option}") for option in options})


class CommandNames(app_commands.Translator):
    """Names and lines in the languages of the house; Discord shows English in all others."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = locale.value.split("-")[0]
        if language not in LANGUAGES or language == FALLBACK:
            return None
        key = string.extras.get("key") or _key(context.data)
        if key is None or not speaker(language).knows(key):
            return None
        if context.location in _NAMES:
            return speaker(language).speak(Text(key))
        return about(key, language) if context.location in _ABOUT else None


def _of_command(thing: app_commands.Command[Any, ..., Any] | app_commands.Group) -> str:
    """It has the same name in whatever group it stands."""
    first, *further = thing.qualified_name.split()
    return "-".join(["command", first, *further[-1:]])


def _key(thing: object) -> str | None:
    match thing:
        case app_commands.Command() | app_commands.Group():
            return _of_command(thing)
        case app_commands.Parameter():
            return f"word-{thing.name}"
        case app_commands.Choice(value=str(game)):
            return f"game-{game}"  # a choice of anything else has the same name everywhere
    return None
