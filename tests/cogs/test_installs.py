"""People bring the commands with them: to servers without the bot, and to groups."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
import simcord.interactions
from simcord.backend.serializers import user_payload

from bot.tables.people import TableStatus
from cogs.interaction.slash_commands import english_name
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids

GROUP, FOREIGN_SERVER = "group", "foreign server"
GROUP_CHANNEL, PRIVATE_CONTEXT = 3, 2

_PAYLOAD = simcord.interactions.base_payload


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


@pytest.mark.parametrize("where", [GROUP, FOREIGN_SERVER])
async def test_a_game_asked_for_elsewhere_begins_in_private(solo: Stage, where: str) -> None:
    (person,) = solo.people
    with installed_by_user(solo, where):
        done = await person.slash(solo.channel, "game new", solo="standard")
        answer = private(done)
        assert answer is not None
        (home,) = [one for one in ids(answer) if one.startswith("d:home:")]
        await solo.click(person, answer, custom_id=home)

    (card,) = await solo.bot.services.store.find_table_cards()
    assert (card.server, card.status) == ("", TableStatus.PLAYING)
    assert card.place == str(person.user.dm_channel.id)
    assert any(one.components for one in person.user.dm_channel.history())


async def test_who_takes_no_direct_messages_is_told_what_to_do(solo: Stage) -> None:
    (person,) = solo.people
    with installed_by_user(solo, GROUP):
        answer = private(await person.slash(solo.channel, "game new", solo="standard"))
        assert answer is not None
        (home,) = [one for one in ids(answer) if one.startswith("d:home:")]
        shut = f"/channels/{person.user.dm_channel.id}"
        solo.env.inject_error("*", f"{shut}*", status=403, code=50007, times=None)
        done = await solo.click(person, answer, custom_id=home)

    told = private(done)
    assert told is not None
    assert "I can’t send you direct messages" in said(told)
    assert not await solo.bot.services.store.find_table_cards()


@pytest.mark.parametrize("where", [GROUP, FOREIGN_SERVER])
async def test_a_lesson_asked_for_elsewhere_begins_in_private(solo: Stage, where: str) -> None:
    (person,) = solo.people
    with installed_by_user(solo, where):
        await person.slash(solo.channel, "learn", game="princes")

    (card,) = await solo.bot.services.store.find_table_cards()
    assert (card.place, card.status) == (str(person.user.dm_channel.id), TableStatus.PLAYING)


async def test_commands_may_be_added_by_servers_and_by_people(solo: Stage) -> None:
    for command in solo.bot.tree.get_commands():
        told = command.to_dict(solo.bot.tree)
        is_of_server = told["name"] in map(english_name, ("command-admin", "menu-invite"))
        assert told["integration_types"] == ([0] if is_of_server else [0, 1]), told["name"]
