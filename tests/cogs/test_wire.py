"""What only a real connection shows: limits that are waited for, and nonces that Discord knows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.client import INTENTS
from bot.engine.text import say
from bot.notifications.notifier import Notification, NotificationItem, pending_items
from bot.tables.people import TableId
from bot.tables.records import MessageKey, MessageKind, OutboxMessage
from bot.tables.store_protocols import DeliverLaterError
from cogs.messages.transport import DiscordTransport
from tests.interaction.post_office import PostOffice, opened
from tests.tables.houses import ISABELLA, LORENZO, World, world

CHANNEL = 42
LETTER = f"POST /channels/{CHANNEL}/messages"
SLOWLY = {"status": 429, "retry_after": 0.05}


@asynccontextmanager
async def connected(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[PostOffice, DiscordTransport, World, TableId]]:
    async with world(folder) as host, opened(host.clock) as (office, address):
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        client = discord.Client(intents=INTENTS)
        try:
            await client._async_setup_hook()
            await client.http.static_login("token")
            table = await host.house.open_table("princes", LORENZO, server="1", place=str(CHANNEL))
            assert isinstance(table, int)
            yield office, DiscordTransport(client, host.house, host.store, host.clock), host, table
        finally:
            await client.close()


def news(table: TableId) -> OutboxMessage:
    return OutboxMessage(
        table, MessageKey(MessageKind.SENTENCE, source="1"), None, say("table-goes-on")
    )


async def test_too_fast_a_sender_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(tmp_path, monkeypatch) as (office, messenger, _, table):
        office.trouble(LETTER, times=2, **SLOWLY)

        await messenger.deliver_message(news(table), "nonce-1")

        assert len(office.asked_like(LETTER)) == 3
        assert len(office.messages) == 1


async def test_a_resent_message_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(tmp_path, monkeypatch) as (office, messenger, _, table):
        await messenger.deliver_message(news(table), "nonce-1")
        await messenger.deliver_message(news(table), "nonce-1")

        assert len(office.asked_like(LETTER)) == 2
        assert len(office.messages) == 1


async def test_endless_limits_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(tmp_path, monkeypatch) as (office, messenger, _, table):
        office.trouble(LETTER, times=100, **SLOWLY)

        with pytest.raises(DeliverLaterError):
            await messenger.deliver_message(news(table), "nonce-1")

        assert office.messages == {}


# Letters


async def a_letter(host: World, channel: str) -> Notification:
    """What Isabella is asked, for somebody whose letters lay in this channel before."""
    state = await host.standing(await host.auction())
    person = replace(await host.person(ISABELLA), outside="discord 7")
    (wait,) = pending_items(state, ISABELLA)
    return Notification(person, (NotificationItem(wait, state),), silent=True, channel=channel)


async def test_a_channel_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(tmp_path, monkeypatch) as (office, messenger, host, _):
        channel, message = await messenger.direct_messages.send_direct_message(
            await a_letter(host, ""), "nonce-1"
        )
        assert len(office.asked_like("POST /users/@me/channels")) == 1
        assert [one["id"] for one in office.lying_in(int(channel))] == [message]

        assert (
            await messenger.direct_messages.send_direct_message(
                await a_letter(host, "77"), "nonce-2"
            )
        )[0] == "77"
        assert len(office.asked_like("POST /users/@me/channels")) == 1


async def test_a_lost_channel_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(tmp_path, monkeypatch) as (office, messenger, host, _):
        office.trouble("POST /channels/77/messages", status=404, code=10003)

        channel, _ = await messenger.direct_messages.send_direct_message(
            await a_letter(host, "77"), "nonce-1"
        )

        assert channel != "77"
        assert len(office.lying_in(int(channel))) == 1
