"""Slash commands: made from the functions that answer them, and named in every language."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from inspect import Parameter, Signature, signature
from typing import Any, TypeAlias, TypedDict, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.engine.text import Text
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker_for
from cogs.interaction import replies
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.replies import AutocompleteChoice, PrivateReply, autocomplete
from cogs.interaction.speech import Payload

Answer: TypeAlias = Callable[..., Awaitable[PrivateReply]]  # is given the request and the options
Given: TypeAlias = Mapping[str, Any]  # the options so far, by name
ChoicesFor: TypeAlias = Callable[
    [RequestContext, Given], Awaitable[Sequence[tuple[str, str | int]]]
]
Offered: TypeAlias = list[app_commands.Choice[str]] | ChoicesFor
Command: TypeAlias = app_commands.Command[Any, ..., None]
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


def slash_command(key: str, answer: Answer, **offered: Offered) -> Command:
    """Make a command of a cog from the function that answers it; its parameters are the options.

    The phrases of `key` and of the options name it in every language. An option may be offered
    choices, or a function that completes what is typed.
    """
    _, *options = signature(answer).parameters.values()
    return make_command(key, answer, options, offered, is_in_cog=True)


def make_command(
    key: str,
    answer: Answer,
    options: Sequence[Parameter],
    offered: Mapping[str, Offered],
    *,
    is_in_cog: bool = False,
    is_public: bool = False,
) -> Command:
    """Make a command with these options; discord.py reads them from a signature."""

    async def callback(*at: Any, **given: Any) -> None:
        await replies.answer_interaction(
            at[-1], lambda request: answer(request, **given), is_public=is_public
        )

    names = ["cog", "interaction"] if is_in_cog else ["interaction"]
    first = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    own = [option.replace(kind=Parameter.KEYWORD_ONLY) for option in options]
    callback.__signature__ = Signature([*first, *own])  # type: ignore[attr-defined]
    callback.__qualname__ = "Cog.callback" if is_in_cog else "callback"
    keys = {option.name: option_key(option.name) for option in options}
    app_commands.rename(**{name: localized_name(one) for name, one in keys.items()})(callback)
    about = {name: localized_description(one) for name, one in keys.items()}
    app_commands.describe(**about)(callback)
    listed = {name: one for name, one in offered.items() if isinstance(one, list)}
    app_commands.choices(**listed)(callback)
    command: Command = app_commands.Command(**command_text(key), callback=callback)
    for name, choices in offered.items():
        if not isinstance(choices, list):
            command.autocomplete(name)(_make_completion(options, choices))
    return command


def _make_completion(
    options: Sequence[Parameter], choices: ChoicesFor
) -> Callable[[Interaction, Any], Coroutine[Any, Any, list[AutocompleteChoice]]]:
    shown = {english_name(option_key(one.name)): one.name for one in options}

    async def complete(interaction: Interaction, typed: Any) -> list[AutocompleteChoice]:
        given = {shown[name]: value for name, value in interaction.namespace if name in shown}
        return await autocomplete(interaction, typed, lambda request: choices(request, given))

    return complete


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


def allow_on_servers_only(made: T) -> T:
    """Allow a command in servers alone, where the server itself has added the bot."""
    allow = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return app_commands.allowed_installs(guilds=True, users=False)(allow(made))


async def translate_commands(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """Return all commands of the tree as Discord is told of them, in all languages."""
    assert tree.translator is not None
    commands = tree.get_commands()
    return [await one.get_translated_payload(tree, tree.translator) for one in commands]
