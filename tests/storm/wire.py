"""Discord without sockets: requests of discord.py are carried out, delayed, refused and lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

import aiohttp
from aiohttp import web

from bot.tables.people import HOUR, MINUTE
from tests.interaction.post_office import Asked, Json, Trouble, _failed, direct_channel, in_json
from tests.storm.loop import Seed, SimLoop, World
from tests.tools.load.gateway import Counter

API = "https://discord.com/api/v10"
SHORTEST, LONGEST = 0.03, 0.4  # seconds that a request takes
VERY_SLOW = 90.0
FAULTS = ("slow", "drop", "lost", "error", "error and lost", "limit", "gone")
CALLBACK_WITHIN, TOKEN_LASTS = 3.0, 15 * MINUTE
NONCE_KEPT = 3 * MINUTE
CLOSED, UNKNOWN_INTERACTION, TOKEN_GONE, TOO_OLD = 50007, 10062, 50027, 30046
SAID, THINKING, MODAL = 4, 5, 9
EPHEMERAL = 1 << 6  # the flag of a message that one person sees
SUPPRESSED = 1 << 12  # the flag of a message that makes no sound
ACCOUNT, MOST_ACCOUNTS = 11, 1000  # of people: the owner of the bot is another
DISCORD_BEGUN = 1_420_070_400


@dataclass(slots=True)
class Press:
    """Something a person does, and what the bot did about it."""

    number: int
    account: int
    what: str
    at: float
    channel: int
    process: int = 0  # that heard of it; 0: none did
    acknowledged: int = 0  # the kind of the first callback that was tried
    answered: bool = False  # whether more was tried than the first callback
    tried: bool = False  # whether a callback was tried, even in vain
    modal: Json | None = None
    is_public: bool = False  # whether everybody in the channel sees the answer

    @property
    def token(self) -> str:
        return f"token-{self.number}"


@dataclass(slots=True)
class SimOffice(Counter):
    """What lies in the channels, who blocks the bot, and what each nonce has led to."""

    blocking: set[int] = field(default_factory=set)  # accounts
    presses: dict[str, Press] = field(default_factory=dict)  # by token
    posted: dict[tuple[int, str], list[int]] = field(default_factory=dict)  # by channel and nonce
    rings: list[tuple[float, int, str]] = field(default_factory=list)  # when who heard what
    removed: set[int] = field(default_factory=set)  # messages that people deleted
    hear: Callable[[str, Json], None] = lambda *_: None  # what the gateway tells
    now: Callable[[], float] = lambda: 0.0
    is_edit_refused: Callable[[], bool] = lambda: False

    def carry_out(self, asked: Asked, query: Mapping[str, str]) -> web.Response:
        """Do what is asked unless Discord refuses it."""
        match asked.method, asked.path.strip("/").split("/"):
            case "POST", ["channels", channel, "messages"] if self._refuses_messages(int(channel)):
                return _failed(Trouble("", status=403, code=CLOSED))
            case "GET", ["channels", channel, "messages"]:
                return in_json(self._history(int(channel), query))
            case "PATCH", ["channels", channel, "messages", number]:
                if int(number) in self.messages and self._is_old(int(number)):
                    return _failed(Trouble("", status=429, code=TOO_OLD, retry_after=60))
            case "POST", ["interactions", _, token, "callback"]:
                return self._call_back(token, asked)
            case _, ["webhooks", _, token, *_]:
                if self.now() - self.presses[token].at > TOKEN_LASTS:
                    return _failed(Trouble("", status=401, code=TOKEN_GONE))
            case "PATCH" | "DELETE", ["channels", _]:
                return in_json({"id": "1", "type": 11})
        return self._with_news(asked)

    def press_of(self, asked: Asked) -> Press | None:
        """Find the press that a request answers."""
        match asked.path.strip("/").split("/"):
            case ["interactions" | "webhooks", _, token, *_]:
                return self.presses[token]
        return None

    def _with_news(self, asked: Asked) -> web.Response:
        before = set(self.messages)
        done = self._carried_out(asked)
        for number in set(self.messages) - before:
            self.hear("MESSAGE_CREATE", self.messages[number])
        for number in before - set(self.messages):
            self.hear("MESSAGE_DELETE", {"id": str(number), "channel_id": asked.path.split("/")[2]})
        return done

    def _refuses_messages(self, channel: int) -> bool:
        return channel in map(direct_channel, self.blocking)

    def _is_old(self, number: int) -> bool:
        return self.clock.now() - _made_at(number) > HOUR and self.is_edit_refused()

    def _history(self, channel: int, query: Mapping[str, str]) -> list[Json]:
        lying = [
            one for one in self.lying_in(channel) if int(one["id"]) > int(query.get("after", 0))
        ]
        if "before" in query:
            lying = [one for one in lying if int(one["id"]) < int(query["before"])]
        return lying[::-1][: int(query.get("limit", 50))]

    def _call_back(self, token: str, asked: Asked) -> web.Response:
        press = self.presses[token]
        if press.acknowledged:
            return _failed(Trouble("", status=400, code=40060))
        if self.now() - press.at > CALLBACK_WITHIN:
            return _failed(Trouble("", status=404, code=UNKNOWN_INTERACTION))
        press.acknowledged = asked.body["type"]
        flags = (asked.body.get("data") or {}).get("flags") or 0
        press.is_public = press.acknowledged in (SAID, THINKING) and not flags & EPHEMERAL
        if press.acknowledged == MODAL:
            press.modal = asked.body["data"]
            return in_json({"interaction": {"id": str(press.number), "type": 2}})
        return self._carried_out(asked)

    def _sent(self, channel: int, body: Json) -> Json:
        key, before = (channel, str(body.get("nonce"))), len(self.messages)
        known = self.posted.setdefault(key, [])
        if known and (
            known[-1] not in self.messages or self.clock.now() - _made_at(known[-1]) > NONCE_KEPT
        ):
            self.nonces.pop(key, None)
        message = super(SimOffice, self)._sent(channel, body)
        if len(self.messages) > before:
            known.append(int(message["id"]))
            account = channel - direct_channel(0)
            words, is_silent = body.get("content"), (body.get("flags") or 0) & SUPPRESSED
            if ACCOUNT <= account < MOST_ACCOUNTS and words and not is_silent:
                self.rings.append((self.now(), account, words))
        return message

    def remove(self, number: int) -> None:
        """Delete a message as a moderator does."""
        message = self.messages.pop(number, None)
        if message is not None:
            self.removed.add(number)
            told = {"id": str(number), "channel_id": message["channel_id"]}
            self.hear("MESSAGE_DELETE", told)


def _made_at(number: int) -> float:
    """Read the time in a number of Discord."""
    return (number >> 22) / 1000 + DISCORD_BEGUN


class SimResponse:
    """As much of a response of aiohttp as discord.py reads."""

    def __init__(self, told: web.Response) -> None:
        self.status, self.reason = told.status, ""
        self.headers = {key.lower(): value for key, value in told.headers.items()}
        self.headers |= dict(told.headers)
        self._body = bytes(told.body or b"")  # type: ignore[arg-type]

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding)

    async def json(self) -> Any:
        return json.loads(self._body)


class Wire:
    """Between the bot and Discord: every request has a number, from which its fate is drawn."""

    def __init__(
        self,
        world: World,
        seed: Seed,
        office: SimOffice,
        fault: Callable[[int], str],
        note: Callable[[str], None],
    ) -> None:
        self.world, self.seed, self.office = world, seed, office
        self.requests = 0
        self._fault, self._note = fault, note

    def session(self, loop: SimLoop, **settings: Any) -> "SimSession":
        return SimSession(self, loop, settings.get("trace_configs") or [])

    async def send(self, loop: SimLoop, asked: Asked, query: Mapping[str, str]) -> SimResponse:
        """Carry a request out after a while, and tell what came of it after another."""
        self.requests += 1
        if (press := self.office.press_of(asked)) is not None:
            is_callback = asked.path.startswith("/interactions")
            press.tried, press.answered = (
                press.tried or is_callback,
                press.answered or not is_callback,
            )
        number, answered = self.requests, loop.create_future()
        fault = self._fault(number)
        seconds = SHORTEST + LONGEST * self.seed.draw("there", number)
        seconds += VERY_SLOW * self.seed.draw("slow", number) if fault == "slow" else 0.0

        def arrive() -> None:
            if fault == "slow" and (answered.cancelled() or loop.is_dead):
                return  # the line was cut long before
            told = self._come_of(fault, asked, query, number)
            status = told.status if told else "cut off"
            body = blake2b(json.dumps(asked.body).encode(), digest_size=4).hexdigest()
            self._note(f"{loop.name} #{number} {asked} {body} {fault and f'({fault})'} -> {status}")
            back = SHORTEST + LONGEST * self.seed.draw("back", number)
            self.world.after(back, lambda: loop.call_soon(_answer, answered, told))

        self.world.after(seconds, arrive)
        told = await answered
        if told is None:
            raise aiohttp.ServerDisconnectedError
        return SimResponse(told)

    def _come_of(
        self, fault: str, asked: Asked, query: Mapping[str, str], number: int
    ) -> web.Response | None:
        """Return what Discord answers; None if the line is cut."""
        match fault:
            case "drop":
                return None
            case "error":
                return _failed(Trouble("", status=502))
            case "limit":
                after = round(3 * self.seed.draw("limit", number), 2)
                return _failed(Trouble("", status=429, retry_after=after))
            case "gone" if "/messages/" in asked.path and asked.path.startswith("/channels/"):
                self.office.remove(int(asked.path.split("/")[4]))
        done = self.office.carry_out(asked, query)
        if fault == "error and lost":
            return _failed(Trouble("", status=502))
        return None if fault == "lost" else done


def _answer(answered: "asyncio.Future[Any]", told: web.Response | None) -> None:
    if not answered.done():
        answered.set_result(told)


class SimSession:
    """In place of the session of aiohttp that discord.py opens."""

    def __init__(self, wire: Wire, loop: SimLoop, traces: list[aiohttp.TraceConfig]) -> None:
        self._wire, self._loop, self._traces = wire, loop, traces
        self.closed = False

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: Any = None, **more: Any
    ) -> AsyncIterator[SimResponse]:
        path = url.removeprefix(API).partition("?")[0]
        asked = Asked(method, path, _body_of(data), self._wire.world.now)
        query = {key: str(value) for key, value in (more.get("params") or {}).items()}
        response = await self._wire.send(self._loop, asked, query)
        for trace in self._traces:
            for end in trace.on_request_end:
                await end(self, None, SimpleNamespace(response=response))  # type: ignore[arg-type]
        yield response

    async def close(self) -> None:
        self.closed = True


def _body_of(data: Any) -> Any:
    """Read JSON, or the words beside uploaded files."""
    if isinstance(data, aiohttp.FormData):
        parts = {options["name"]: value for options, _, value in data._fields}
        data = parts["payload_json"]
    return json.loads(data) if data else None
