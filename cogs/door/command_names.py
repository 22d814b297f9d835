"""What commands and their options are called and about, in every language, from the phrases."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.engine.text import Text
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker

F = TypeVar("F", bound=Callable[..., object])

_NAMES = frozenset({At.command_name, At.group_name, At.parameter_name, At.choice_name})


class Wording(TypedDict):
    """The name of a command, and one line on it."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def called(key: str) -> str:
    """What is shown to whoever reads none of our other languages."""
    return speaker(FALLBACK).speak(Text(key))


def phrased(key: str) -> Wording:
    """A command or a group by the phrase that names it: its English name too is a phrase."""
    return Wording(name=_name(key), description=_about(key))


def worded(*options: str) -> Callable[[F], F]:
    """Gives the options of a command their names and lines; in code they are called otherwise."""
    keys = {option: option_key(option) for option in options}

    def made(callback: F) -> F:
        shown = app_commands.rename(**{option: _name(key) for option, key in keys.items()})
        return shown(
            app_commands.describe(**{option: _about(key) for option, key in keys.items()})(callback)
        )

    return made


def option_key(option: str) -> str:
    """The phrase that names an option, by what the option is called in code."""
    return f"word-{option.replace('_', '-')}"


def games(keys: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Games to choose from; each person reads what they are called in his own language."""
    return choices({key: f"game-{key}" for key in keys})


def choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Values to choose from, each with the key of what people read in their own language."""
    return [app_commands.Choice(name=_name(key), value=value) for value, key in keys.items()]


def _name(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(called(key), key=key)


def _about(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(speaker(FALLBACK).speak(Text(key), form="about"), key=key)


class CommandNames(app_commands.Translator):
    """Names and lines in the languages of the house; Discord shows English in all others."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key, language = string.extras.get("key"), locale.value.split("-")[0]
        if key is None or language not in LANGUAGES or language == FALLBACK:
            return None
        form = "" if context.location in _NAMES else "about"
        return speaker(language).speak(Text(key), form=form)
