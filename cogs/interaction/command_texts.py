"""Names and descriptions of commands in every language, and mentions of commands."""

import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypedDict, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.engine.text import Text
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker_for

CommandCallback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
T = TypeVar("T")

_NAMES = frozenset({At.command_name, At.group_name, At.parameter_name, At.choice_name})


class CommandText(TypedDict):
    """Name and one-line description of a command, in English with the key of its translations."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def english_name(key: str) -> str:
    """Format the name that Discord shows to readers of languages that are not translated."""
    return speaker_for(FALLBACK).speak_text(Text(key))


def command_text(key: str) -> CommandText:
    """Make the localized name and description of a command or group from one phrase."""
    return CommandText(name=localized_name(key), description=localized_description(key))


def slash_command(
    key: str, *options: str
) -> Callable[[CommandCallback], app_commands.Command[Any, ..., None]]:
    """Make a slash command; the phrases of `key` and of its options name it in every language."""
    keys = {option: option_key(option) for option in options}
    names = {option: localized_name(key) for option, key in keys.items()}
    lines = {option: localized_description(key) for option, key in keys.items()}

    def make_command(callback: CommandCallback) -> app_commands.Command[Any, ..., None]:
        described = app_commands.describe(**lines)(app_commands.rename(**names)(callback))
        return app_commands.command(**command_text(key))(described)

    return make_command


def option_key(option: str) -> str:
    """Name the phrase of an option by the option's name in code."""
    return f"word-{option.replace('_', '-')}"


def game_choices(keys: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Make choices of games, named in every language."""
    return make_choices({key: f"game-{key}" for key in keys})


def make_choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Make choices of values, each with the key of the phrase that names it."""
    return [
        app_commands.Choice(name=localized_name(key), value=value) for value, key in keys.items()
    ]


def localized_name(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(english_name(key), key=key)


def localized_description(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(
        speaker_for(FALLBACK).speak_text(Text(key), form="about"), key=key
    )


class CommandTranslator(app_commands.Translator):
    """Translate names and descriptions of commands; other languages get English."""

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
        return speaker_for(language).speak_text(Text(key), form=form)


def allow_everywhere(made: T) -> T:
    """Allow a command in every place, for servers and for people who add the bot for themselves.

    Where the bot itself is no member its answer is private, and says what to do next.
    """
    allow = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(allow(made))


def install_on_servers(made: T) -> T:
    """Allow a command in servers alone, where the server itself has added the bot."""
    allow = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return app_commands.allowed_installs(guilds=True, users=False)(allow(made))


Payload: TypeAlias = dict[str, Any]  # a command as Discord is told of it, with all its names

_NAMED = re.compile(r"\*\*/([^*\n]+)\*\*")
_BELOW = (1, 2)  # the types of options that are commands, and chapters of such


async def translate_commands(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """Return all commands of the tree as Discord is told of them, in all languages."""
    assert tree.translator is not None
    commands = tree.get_commands()
    return [await one.get_translated_payload(tree, tree.translator) for one in commands]


def command_mentions(commands: Iterable[Payload], ids: Mapping[str, str]) -> dict[str, str]:
    """Map every name of a usable command, in every language, to its clickable mention."""
    found: dict[str, str] = {}
    for command in commands:
        for path in _command_paths(command) if command["name"] in ids else ():
            written = f"</{_path_name(path)}:{ids[command['name']]}>"
            languages = {"", *(one for part in path for one in part["name_localizations"])}
            found |= {_path_name(path, language): written for language in languages}
    return found


def _command_paths(
    command: Payload, above: tuple[Payload, ...] = ()
) -> Iterator[tuple[Payload, ...]]:
    path = (*above, command)
    below = [one for one in command.get("options", ()) if one["type"] in _BELOW]
    if not below:
        yield path
    for one in below:
        yield from _command_paths(one, path)


def _path_name(path: Iterable[Payload], language: str = "") -> str:
    return " ".join(part["name_localizations"].get(language, part["name"]) for part in path)


def insert_mentions(words: str, written: Mapping[str, str]) -> str:
    """Replace names of commands in bold by mentions; unknown names stay as they are."""
    return _NAMED.sub(lambda named: written.get(named[1], named[0]), words)
