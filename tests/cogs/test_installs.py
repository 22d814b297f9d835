"""People bring the commands with them: to servers without the bot, and to groups."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias
from unittest.mock import patch

import discord
import pytest
import simcord.interactions
from discord import app_commands
from simcord.backend.serializers import user_payload

from bot.tables.people import TableStatus
from cogs.interaction.command_texts import english_name
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids

GROUP, FOREIGN_SERVER = "group", "foreign server"
GROUP_CHANNEL, PRIVATE_CONTEXT = 3, 2
PlayerCommand: TypeAlias = app_commands.Command[Any, ..., Any]

TROUBLE = "Something went wrong"
_PAYLOAD = simcord.interactions.base_payload
# What commands want to be told; "1" does for the others.
WORDS = {"option": "auctions", "value": "sealed", "motion": "pause", "zone": "Europe/Rome"}


@contextmanager
def installed_by_user(scene: Stage, where: str) -> Iterator[None]:
    """Let interactions come from a place where the bot is no member."""
    client = scene.bot

    def payload(backend: Any, **facts: Any) -> Any:
        record, made = _PAYLOAD(backend, **facts)
        made["authorizing_integration_owners"] = {"1": str(facts["user_id"])}
        if where == GROUP:
            for gone in ("guild_id", "member", "guild_locale"):
                made.pop(gone, None)
            user = dict(user_payload(backend.get_user(facts["user_id"])))
            channel = {"id": made["channel_id"], "type": GROUP_CHANNEL, "recipients": [user]}
            made |= {"user": user, "context": PRIVATE_CONTEXT, "channel": channel}
        return record, made

    known = client._connection._guilds
    hidden = dict(known)
    if where == FOREIGN_SERVER:
        known.clear()
    with patch("simcord.interactions.base_payload", payload):
        yield
    known.update(hidden)


def required_options(scene: Stage, command: PlayerCommand) -> Mapping[str, Any]:
    """Fill in what has to be said, as a person who does not think long."""
    required = [one for one in command.parameters if one.required]
    return {str(one.display_name): _value(scene, one) for one in required}


def _value(scene: Stage, option: app_commands.Parameter) -> Any:
    if option.choices:
        return option.choices[0].value
    match option.type:
        case discord.AppCommandOptionType.integer:
            return int(option.min_value or 1)
        case discord.AppCommandOptionType.boolean:
            return True
        case discord.AppCommandOptionType.user:
            return scene.people[-1]
    return WORDS.get(option.name, "1")


def commands_of_players(scene: Stage) -> list[PlayerCommand]:
    admin = english_name("command-admin")
    return [
        one
        for one in scene.bot.tree.walk_commands()
        if isinstance(one, app_commands.Command) and not one.qualified_name.startswith(admin)
    ]


@pytest.mark.parametrize("where", [GROUP, FOREIGN_SERVER])
async def test_every_command_answers_in_private_without_a_board(scene: Stage, where: str) -> None:
    person = scene.people[0]
    commands = commands_of_players(scene)
    assert len(commands) > 60
    before = len(scene.channel.history())
    with installed_by_user(scene, where):
        for command in commands:
            done = await person.slash(
                scene.channel, command.qualified_name, **required_options(scene, command)
            )
            answer = private(done)
            assert done.acknowledged, command.qualified_name
            assert answer is not None, command.qualified_name
            assert said(answer), command.qualified_name
            assert TROUBLE not in said(answer), command.qualified_name
    public = [one for one in scene.channel.history() if not one.flags.ephemeral]
    assert len(public) == before
    assert not await scene.bot.services.store.find_cards(place=str(scene.channel.id))


@pytest.mark.parametrize("where", [GROUP, FOREIGN_SERVER])
async def test_a_game_asked_for_elsewhere_begins_in_private(solo: Stage, where: str) -> None:
    (person,) = solo.people
    with installed_by_user(solo, where):
        done = await person.slash(solo.channel, "game new", solo="standard")
        answer = private(done)
        assert answer is not None
        (home,) = [one for one in ids(answer) if one.startswith("d:home:")]
        await solo.click(person, answer, custom_id=home)

    (card,) = await solo.bot.services.store.find_cards()
    assert (card.server, card.status) == ("", TableStatus.PLAYING)
    assert card.place == str(person.user.dm_channel.id)
    assert any(one.components for one in person.user.dm_channel.history())


@pytest.mark.parametrize("where", [GROUP, FOREIGN_SERVER])
async def test_a_lesson_asked_for_elsewhere_begins_in_private(solo: Stage, where: str) -> None:
    (person,) = solo.people
    with installed_by_user(solo, where):
        await person.slash(solo.channel, "learn", game="princes")

    (card,) = await solo.bot.services.store.find_cards()
    assert (card.place, card.status) == (str(person.user.dm_channel.id), TableStatus.PLAYING)


async def test_commands_may_be_added_by_servers_and_by_people(solo: Stage) -> None:
    for command in solo.bot.tree.get_commands():
        told = command.to_dict(solo.bot.tree)
        is_admin = told["name"] == english_name("command-admin")
        assert told["integration_types"] == ([0] if is_admin else [0, 1]), told["name"]
