"""What only a real connection shows: limits that are waited for, and nonces that Discord knows."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.client import INTENTS
from bot.engine.text import say
from bot.host.ports import Later, Note, TableId
from bot.host.topics import Sentence
from cogs.posts.messenger import Messenger
from tests.host.houses import LORENZO, World, world

CHANNEL = 42


class Wire:
    """A small Discord that takes messages, and answers as it is told."""

    def __init__(self) -> None:
        self.messages: dict[str, dict[str, Any]] = {}  # by nonce
        self.requests = 0
        self.limited = 0  # how many requests more are too many

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/users/@me", self._me)
        app.router.add_post(f"/channels/{CHANNEL}/messages", self._sent)
        return app

    async def _me(self, _: web.Request) -> web.Response:
        return _told(_bot())

    async def _sent(self, request: web.Request) -> web.Response:
        self.requests += 1
        if self.limited:
            self.limited -= 1
            body = {"message": "slowly", "retry_after": 0.05, "global": False}
            return _told(body, status=429)
        body = await request.json()
        assert body["enforce_nonce"]
        nonce = str(body["nonce"])
        if nonce not in self.messages:
            self.messages[nonce] = _message(1000 + len(self.messages), body["content"])
        return _told(self.messages[nonce])


def _told(body: dict[str, Any], status: int = 200) -> web.Response:
    """As Discord says it: without a charset, and through a proxy."""
    headers = {"Content-Type": "application/json", "Via": "1.1 wire"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def _bot() -> dict[str, Any]:
    return {"id": "7", "username": "signoria", "discriminator": "0", "avatar": None, "bot": True}


def _message(number: int, content: str) -> dict[str, Any]:
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": _bot(),
        "content": content,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
    }


@asynccontextmanager
async def connected(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Wire, Messenger, World, TableId]]:
    wire = Wire()
    async with TestServer(wire.app()) as server, world(folder) as host:
        monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/"))
        client = discord.Client(intents=INTENTS)
        try:
            await client._async_setup_hook()
            await client.http.static_login("token")
            table = await host.house.open_table("princes", LORENZO, server="1", place=str(CHANNEL))
            assert isinstance(table, int)
            yield wire, Messenger(client, host.house, host.store, host.clock), host, table
        finally:
            await client.close()


def news(table: TableId) -> Note:
    return Note(table, Sentence("1"), None, say("table-goes-on"))


@pytest.mark.asyncio
async def test_who_is_too_fast_waits_and_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(tmp_path, monkeypatch) as (wire, messenger, _, table):
        wire.limited = 2

        await messenger.deliver(news(table), "nonce-1")

        assert wire.requests == 3
        assert len(wire.messages) == 1


@pytest.mark.asyncio
async def test_what_is_sent_again_after_a_crash_is_not_a_second_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(tmp_path, monkeypatch) as (wire, messenger, _, table):
        await messenger.deliver(news(table), "nonce-1")
        await messenger.deliver(news(table), "nonce-1")

        assert wire.requests == 2
        assert len(wire.messages) == 1


@pytest.mark.asyncio
async def test_a_limit_without_end_is_left_to_the_postman(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(tmp_path, monkeypatch) as (wire, messenger, _, table):
        wire.limited = 100

        with pytest.raises(Later):
            await messenger.deliver(news(table), "nonce-1")

        assert wire.messages == {}
