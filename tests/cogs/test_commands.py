"""Commands in three languages: called what people look for, and told to Discord once."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import INTENTS
from cogs.interaction.slash_commands import CommandTranslator
from tests.cogs.stage import Stage, loaded_bot

NAME = re.compile(r"[-_'\w]{1,32}")


def syncs(scene: Stage) -> int:
    return sum(
        one.method == "PUT" and one.path.endswith("/commands") for one in scene.env.http_requests
    )


async def test_commands_are_told_to_discord_once(scene: Stage) -> None:
    before = syncs(scene)
    await scene.restart()

    assert before == 1
    assert syncs(scene) == 1
    assert "New here?" in await scene.slash(scene.people[0], "help")


async def commands() -> list[Any]:
    return [*(await loaded_bot()).tree.walk_commands()]


async def test_every_command_fits_what_discord_takes() -> None:
    for command in await commands():
        assert len(getattr(command, "commands", ())) <= 25
        assert NAME.fullmatch(command.name)
        assert 1 <= len(command.description) <= 100, command.qualified_name
        for option in getattr(command, "parameters", ()):
            assert NAME.fullmatch(option.name)
            assert 1 <= len(option.description) <= 100, option.name


@pytest.mark.parametrize("locale", [discord.Locale.french, discord.Locale.german])
async def test_every_command_has_a_name_in_every_language(locale: discord.Locale) -> None:
    for command in await commands():
        payload = await told_to_discord(command)
        told = payload["name_localizations"][locale.value]
        about = payload["description_localizations"][locale.value]
        assert NAME.fullmatch(told), told
        assert told == told.lower()
        assert 1 <= len(about) <= 100, about
        _check_siblings(payload.get("options", []), locale.value)


async def told_to_discord(command: Any) -> dict[str, Any]:
    tree = app_commands.CommandTree(discord.Client(intents=INTENTS))
    payload: dict[str, Any] = await command.get_translated_payload(tree, CommandTranslator())
    return payload


OF_OLD = (
    "guest mine substitute steward openers go-on keep-out let-in quiet court consult forgo change "
    "hold consecrate spill endure avert renounce begin lay fulfil spoken late favour begins ends "
    "lot turn most seat seats"
)


async def test_commands_are_called_what_people_would_look_for() -> None:
    told = [await told_to_discord(command) for command in await commands()]
    groups = {one["name"] for one in told if one.get("type", 1) == 1 and one.get("options")}
    names = {one["name"] for one in told}
    options = {option["name"] for one in told for option in one.get("options", ())}

    assert {"game", "settings", "admin", "princes", "firenze"} <= groups
    assert {"add-computer", "my-games", "language", "auction", "hire", "fulfill"} <= names
    assert {"object", "language", "timeout", "in-favor", "rotation"} <= options
    assert not {*OF_OLD.split()} & (names | options)


async def test_what_one_settles_for_oneself_stands_apart_from_tables() -> None:
    payload = await told_to_discord((await loaded_bot()).tree.get_command("settings"))

    assert [one["name"] for one in payload["options"]] == [
        *("show", "next-turn", "coach", "not-with"),
        *("language", "timezone", "quiet-hours", "reminders", "away", "privacy"),
    ]


def _check_siblings(options: list[dict[str, Any]], locale: str) -> None:
    names = [option["name_localizations"][locale] for option in options]
    assert len(set(names)) == len(names), names
    for option in options:
        assert NAME.fullmatch(option["name_localizations"][locale])
        assert 1 <= len(option["description_localizations"][locale]) <= 100
