"""Discord as far as letters go, behind a real port: it loses, delays and refuses as it is told.

SimCord has no sockets, no 429 and no nonces. Here discord.py speaks HTTP as it does on Discord.
"""

import asyncio
import json
import re
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fnmatch import fnmatch
from itertools import count
from typing import Any, TypeAlias

from aiohttp import web
from discord.utils import time_snowflake

from bot.tables.people import MINUTE, Clock
from tests.interaction.scales import too_much

Json: TypeAlias = dict[str, Any]

BOT, APPLICATION = 900, 901
EPHEMERAL = 1 << 6
CHANGES_IN_PLACE = (6, 7)  # of the kinds of callbacks
UNKNOWN_MESSAGE = 10008
INVALID = 50035
NO_ACCESS, NO_COMMON_SERVER = 50001, 50278
TOKEN_GONE, TOO_MANY_FOLLOWUPS = 50027, 40094
TOKEN_LASTS = 15 * MINUTE
MOST_FOLLOWUPS = 5  # of an interaction where only a person has the bot
BY_SERVER, BY_PERSON = "0", "1"  # for whom it was installed
LARGEST_EMOJI = 256 * 1024  # bytes
MADE = "2026-01-01T00:00:00+00:00"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came in."""

    method: str
    path: str
    body: Any
    at: float = 0.0  # by the event loop's clock

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(slots=True)
class Trouble:
    """What happens to requests like this one, and how often."""

    like: str
    status: int = 0
    code: int = 0
    retry_after: float | None = None
    is_global: bool = False
    is_carried_out: bool = False  # but nobody hears of it
    delay: float = 0
    times: int = 1


@dataclass(frozen=True, slots=True)
class Pressed:
    """Whose interaction it is, and the message it was made in, if it was made in one."""

    account: int
    message: int | None = None
    owners: frozenset[str] = frozenset({BY_SERVER})  # for whom the bot is installed there
    at: int = 0
    followups: list[int] = field(default_factory=list)


@dataclass(slots=True)
class PostOffice:
    """What lies in the channels, and all that was ever asked."""

    clock: Clock
    asked: list[Asked] = field(default_factory=list)
    messages: dict[int, Json] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # what Discord takes from nobody, and why
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)
    answers: dict[str, Json] = field(default_factory=dict)  # to interactions, by their token
    private: dict[int, Json] = field(default_factory=dict)  # replies that lie where they were told
    idle: list[Asked] = field(default_factory=list)  # edits after which a message says the same
    commands: dict[str, Json] = field(default_factory=dict)  # as the bot has registered them
    emojis: dict[str, Json] = field(default_factory=dict)  # of the application
    closed: dict[int, int] = field(default_factory=dict)  # channels that take nothing, and why
    _pressed: dict[str, Pressed] = field(default_factory=dict)  # by token
    _originals: dict[str, int] = field(default_factory=dict)  # what is edited with this token
    _numbers: Iterator[int] = field(default_factory=count)

    # How it is told to fail

    def trouble(self, like: str, **kind: Any) -> Trouble:
        """The next request like "POST /channels/300/messages" goes wrong."""
        self.troubles.append(Trouble(like, **kind))
        return self.troubles[-1]

    def forget_nonces(self) -> None:
        """As Discord does after some minutes."""
        self.nonces.clear()

    # What can be seen

    def lying_in(self, channel: int) -> list[Json]:
        return [one for one in self.messages.values() if one["channel_id"] == str(channel)]

    def whispered_to(self, account: int) -> list[Json]:
        """The private replies that he still has before him, the newest last."""
        return [one for one in self.private.values() if one["told to"] == account]

    def asked_like(self, like: str, since: int = 0) -> list[Asked]:
        """Of all requests but so many."""
        return [one for one in self.asked[since:] if fnmatch(str(one), like)]

    # Requests

    async def take(self, request: web.Request) -> web.StreamResponse:
        at = asyncio.get_running_loop().time()
        asked = Asked(request.method, request.path, await _body(request), at)
        self.asked.append(asked)
        wrong = [*_weighed(asked.body), *self._unknown_emojis(asked.body)]
        if wrong:
            self.refused.append(f"{asked}: {'; '.join(wrong)}")
            return _failed(Trouble("", status=400, code=INVALID))
        trouble = self._refused_by_place(asked) or self._next_trouble(asked)
        if trouble is None:
            return self._carried_out(asked)
        await asyncio.sleep(trouble.delay)
        if trouble.is_carried_out:
            self._carried_out(asked)
        if trouble.status:
            return _failed(trouble)
        if trouble.delay:
            return self._carried_out(asked)
        assert request.transport is not None
        request.transport.close()  # the line is cut before an answer
        return web.Response()

    def _unknown_emojis(self, body: Any) -> Iterator[str]:
        """Discord refuses a component with an emoji that the application doesn't have."""
        match body:
            case {"emoji": {"id": str(number), "name": str(name)}}:
                if self.emojis.get(number, {}).get("name") != name:
                    yield f"an unknown emoji {name}"
            case dict():
                for part in body.values():
                    yield from self._unknown_emojis(part)
            case list():
                for part in body:
                    yield from self._unknown_emojis(part)

    def _next_trouble(self, asked: Asked) -> Trouble | None:
        for trouble in self.troubles:
            if trouble.times and fnmatch(str(asked), trouble.like):
                trouble.times -= 1
                return trouble
        return None

    def _carried_out(self, asked: Asked) -> web.Response:
        match asked.method, asked.path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                return in_json(user(BOT, is_bot=True))
            case "GET", ["oauth2", "applications", "@me"]:
                return in_json(_application())
            case "PUT", ["applications", _, "commands"]:
                self.commands = {one["name"]: one for one in asked.body}
                return in_json([])
            case "POST", ["users", "@me", "channels"]:
                return in_json(_direct(int(asked.body["recipient_id"])))
            case "GET", ["channels", channel]:
                return in_json(_channel(int(channel)))
            case "POST", ["channels", channel, "messages"]:
                return in_json(self._sent(int(channel), asked.body))
            case "GET", ["channels", channel, "messages"]:
                return in_json(self.lying_in(int(channel))[::-1])
            case method, ["channels", _, "messages", number]:
                return self._changed(method, int(number), asked)
            case "POST", ["interactions", number, token, "callback"]:
                self._acknowledged(token, asked.body)
                return in_json({"interaction": {"id": number, "type": 2}})
            case "PATCH", ["webhooks", _, token, "messages", number]:
                return self._reworded(token, number, asked.body)
            case "POST", ["webhooks", _, token]:
                return in_json(self._whispered(token, asked.body))
            case "DELETE", ["webhooks", _, token, "messages", number]:
                self.answers.pop(token, None)
                gone = self._originals.get(token) if number == "@original" else int(number)
                self.private.pop(gone or 0, None)
                return web.Response(status=204)
        return self._about_emojis(asked)

    def _about_emojis(self, asked: Asked) -> web.Response:
        match asked.method, asked.path.strip("/").split("/"):
            case "GET", ["applications", _, "emojis"]:
                return in_json({"items": list(self.emojis.values())})
            case "POST", ["applications", _, "emojis"]:
                made = _emoji(self._number(), asked.body)
                self.emojis[made["id"]] = made
                return in_json(made)
            case "DELETE", ["applications", _, "emojis", number]:
                del self.emojis[number]
                return web.Response(status=204)
        raise AssertionError(f"the post office does not know {asked}")

    def _refused_by_place(self, asked: Asked) -> Trouble | None:
        """What the bot may not do for a channel it is no member of, or by this token any more."""
        match asked.method, asked.path.strip("/").split("/"):
            case "POST", ["channels", channel, "messages"] if int(channel) in self.closed:
                return Trouble("", status=403, code=self.closed[int(channel)])
            case method, ["webhooks", _, token, *rest] if token in self._pressed:
                pressed = self._pressed[token]
                if self.clock.now() - pressed.at > TOKEN_LASTS:
                    return Trouble("", status=401, code=TOKEN_GONE)
                if method == "POST" and not rest and pressed.owners == {BY_PERSON}:
                    pressed.followups.append(1)
                    if len(pressed.followups) > MOST_FOLLOWUPS:
                        return Trouble("", status=400, code=TOO_MANY_FOLLOWUPS)
        return None

    def offers(self, command: str, context: int, installed: str) -> bool:
        """Whether Discord shows a command in such a place to whom the bot is installed for."""
        told = self.commands[command]
        places = told.get("contexts") or (0, 1)  # of old, before there were installs
        kinds = told.get("integration_types") or (0,)
        return context in places and int(installed) in kinds

    def _sent(self, channel: int, body: Json) -> Json:
        """The same nonce again gives the message that came of it before."""
        key = (channel, str(body.get("nonce")))
        if body.get("enforce_nonce") and key in self.nonces:
            return self.messages[self.nonces[key]]
        message = _message(self._number(), channel, body)
        self.messages[int(message["id"])] = message
        self.nonces[key] = int(message["id"])
        return message

    # Interactions

    def pressing(
        self,
        token: str,
        account: int,
        message: int | None = None,
        owners: frozenset[str] = frozenset({BY_SERVER}),
    ) -> None:
        """Somebody is about to do something that is answered with this token."""
        self._pressed[token] = Pressed(account, message, owners, self.clock.now())

    def _acknowledged(self, token: str, body: Json) -> None:
        pressed = self._pressed.get(token, Pressed(0))
        if body["type"] in CHANGES_IN_PLACE and pressed.message is not None:
            self._originals[token] = pressed.message
        else:
            whispered = self._whispered(token, body.get("data") or {})
            self._originals[token] = int(whispered["id"])

    def _whispered(self, token: str, body: Json) -> Json:
        told_to = self._pressed.get(token, Pressed(0)).account
        message = _message(self._number(), 0, body) | {"told to": told_to}
        message["flags"] |= EPHEMERAL
        self.private[int(message["id"])] = message
        return message

    def _reworded(self, token: str, number: str, body: Json) -> web.Response:
        """The first answer, or another that was given with this token."""
        if number == "@original":
            return self._answered(token, body)
        if int(number) not in self.private:
            return _failed(Trouble("", status=404, code=UNKNOWN_MESSAGE))
        return in_json(_retold(self.private[int(number)], body))

    def _answered(self, token: str, body: Json) -> web.Response:
        """What was answered first is another now, unless it was taken away meanwhile."""
        number = self._originals.get(token)
        message = self.private.get(number or 0) or self.messages.get(number or 0)
        if message is None and number is not None:
            return _failed(Trouble("", status=404, code=UNKNOWN_MESSAGE))
        self.answers[token] = body
        if message is None:  # nobody knows whether it was acknowledged
            return in_json(_message(self._number(), 0, body))
        return in_json(_retold(message, body))

    # Messages

    def _changed(self, method: str, number: int, asked: Asked) -> web.Response:
        if number not in self.messages:
            return _failed(Trouble("", status=404, code=UNKNOWN_MESSAGE))
        if method == "DELETE":
            del self.messages[number]
            return web.Response(status=204)
        body, message = asked.body, self.messages[number]
        before = _shown(message)
        message.update(body | {"content": body.get("content") or ""} | _kept(message, body))
        if _shown(message) == before:
            self.idle.append(asked)
        return in_json(message)

    def _number(self) -> int:
        """When something was made is in its number."""
        made = datetime.fromtimestamp(self.clock.now(), UTC)
        return time_snowflake(made) + next(self._numbers)


@asynccontextmanager
async def opened(clock: Clock) -> AsyncIterator[tuple[PostOffice, str]]:
    """A post office, and the address it is found at."""
    office, app = PostOffice(clock), web.Application()
    app.router.add_route("*", "/{anything:.*}", office.take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield office, f"http://127.0.0.1:{runner.addresses[0][1]}"
        assert not office.refused
    finally:
        await runner.cleanup()


def commanded(number: int, user: Json, channel: int, command: str, options: list[Json]) -> Json:
    """What Discord sends when somebody types a slash command here."""
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": 2,
        "token": f"token-{number}",
        "version": 1,
        "data": {"id": "1", "name": command, "type": 1, "options": options},
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 1, "recipients": []},
        "user": user,
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "attachment_size_limit": 26214400,
        "app_permissions": "0",
    }


def clicked(
    number: int,
    user: Json,
    channel: int,
    message: Json,
    id: str,
    values: Sequence[str] | None = None,
) -> Json:
    """What Discord sends when somebody presses a button, or chooses in a menu, of this message."""
    chosen: Json = {"component_type": 2} if values is None else {"component_type": 3}
    if values is not None:
        chosen["values"] = list(values)
    told = commanded(number, user, channel, "", [])
    return told | {"type": 3, "data": {"custom_id": id} | chosen, "message": message}


def direct_channel(account: int) -> int:
    return 10_000 + account


async def _body(request: web.Request) -> Any:
    if request.content_type.startswith("multipart/"):
        return json.loads(str((await request.post())["payload_json"]))
    return json.loads(await request.text() or "null")


def _weighed(body: Any) -> list[str]:
    """What is wrong with a message, or with the answer to an interaction."""
    if not isinstance(body, dict):
        return []
    message = body.get("data") or body
    return too_much(message) if isinstance(message, dict) else []


def _failed(trouble: Trouble) -> web.Response:
    told: Json = {"code": trouble.code, "message": "trouble"}
    headers = {"Via": "1.1 paper"}  # without it discord.py takes a 429 for a ban
    if trouble.retry_after is not None:
        told |= {"retry_after": trouble.retry_after, "global": trouble.is_global}
        headers["Retry-After"] = str(trouble.retry_after)
    return in_json(told, status=trouble.status, headers=headers)


def in_json(
    told: object, *, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """discord.py takes for JSON only what is called so and no more."""
    called = {"Content-Type": "application/json"} | dict(headers or {})
    return web.Response(body=json.dumps(told).encode(), status=status, headers=called)


def user(account: int, name: str = "", *, is_bot: bool = False) -> Json:
    name = name or f"user-{account}"
    return {
        "id": str(account),
        "username": name.lower(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": is_bot,
    }


def _application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "Signoria",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(1),
        "verify_key": "",
        "flags": 0,
    }


def _emoji(number: int, body: Json) -> Json:
    """An emoji of the application, if its name and picture are such as Discord takes."""
    picture = b64decode(body["image"].removeprefix("data:image/png;base64,"), validate=True)
    assert re.fullmatch(r"\w{2,32}", body["name"]), body["name"]
    assert picture.startswith(b"\x89PNG"), "only pictures are emojis"
    assert len(picture) <= LARGEST_EMOJI, f"{len(picture)} bytes"
    return {"id": str(number), "name": body["name"], "roles": [], "user": user(BOT, is_bot=True)}


def _direct(account: int) -> Json:
    return {"id": str(direct_channel(account)), "type": 1, "recipients": [user(account)]}


def _channel(number: int) -> Json:
    return {
        "id": str(number),
        "type": 0,
        "guild_id": "200",
        "name": "parade",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
    }


def _message(number: int, channel: int, body: Json) -> Json:
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": user(BOT, is_bot=True),
        "content": body.get("content") or "",
        "timestamp": MADE,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": _attached(body),
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags") or 0,
    }


def _retold(message: Json, body: Json) -> Json:
    told = {"content": body.get("content") or ""} | _kept(message, body)
    message.update(body | told | {"flags": message["flags"] | (body.get("flags") or 0)})
    return message


def _shown(message: Json) -> object:
    """What is seen of it; of its files only whether there are any, so those are never the same."""
    return message["content"], message["components"], [id(one) for one in message["attachments"]]


def _kept(message: Json, body: Json) -> Json:
    """Of an edit that says nothing of them the files stay."""
    return {"attachments": _attached(body) if "attachments" in body else message["attachments"]}


def _attached(body: Json) -> list[Json]:
    """What was uploaded is told with where it can be had."""
    return [
        {"id": str(one["id"]), "filename": one["filename"], "size": 1, "url": "", "proxy_url": ""}
        for one in body.get("attachments") or []
    ]
