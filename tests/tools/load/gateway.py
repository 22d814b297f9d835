"""Discord behind a port of this machine: its requests, and the sockets by which it tells a bot."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from bot.tables.people import Time
from tests.interaction.post_office import BOT, MADE, Asked, Json, PostOffice, in_json
from tests.tools.load.town import SERVER, Town, ready, spelt

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARD = 0, 1, 2, 6, 10, 11
HEARTBEAT_EVERY = 40_000  # milliseconds


class Counter(PostOffice):
    """Where threads can be opened, too."""

    def _carried_out(self, asked: Asked) -> web.Response:
        match asked.method, asked.path.strip("/").split("/"):
            case "POST", ["channels", channel, "messages", number, "threads"]:
                return in_json(_thread(number, channel, asked.body["name"]))
        return super()._carried_out(asked)


@dataclass(slots=True)
class Line:
    """The socket of one shard."""

    socket: web.WebSocketResponse
    squeeze: "zlib._Compress"
    said: int = 0

    async def say(self, op: int, told: object, event: str | None = None) -> None:
        if op == DISPATCH:
            self.said += 1
        words = spelt({"op": op, "d": told, "s": self.said or None, "t": event}).encode()
        packed = self.squeeze.compress(words) + self.squeeze.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(packed)


@dataclass(slots=True)
class Gateway:
    """Requests go to the post office, which forgets them at once: of each only the time is kept."""

    town: Town
    office: PostOffice
    shards: int = 1
    address: str = ""
    lines: dict[int, Line] = field(default_factory=dict)
    identified: dict[int, int] = field(default_factory=dict)  # how often, shard by shard
    resumed: dict[int, int] = field(default_factory=dict)
    answered: dict[str, float] = field(default_factory=dict)  # when, by token
    requests: dict[str, int] = field(default_factory=dict)  # how many of a kind
    is_silent: set[int] = field(default_factory=set)  # shards that are not let in

    async def take(self, request: web.Request) -> web.StreamResponse:
        path = request.path.strip("/").split("/")
        match request.method, path:
            case "GET", ["gateway", "bot"]:
                return in_json(self._recommended())
            case "GET", ["gateway"]:
                return await self._line(request)
        response = await self.office.take(request)
        self.office.asked.clear()
        self._count(request.method, path)
        return response

    def _count(self, method: str, path: list[str]) -> None:
        kind = path[0] if path[0] in ("interactions", "webhooks") else f"{method} {path[0]}"
        self.requests[kind] = self.requests.get(kind, 0) + 1
        if path[0] == "webhooks":
            self.answered.setdefault(path[2], asyncio.get_running_loop().time())
            self.office.answers.clear()
            self.office.private.clear()

    def _recommended(self) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.address, "shards": self.shards, "session_start_limit": limit}

    # Sockets

    async def _line(self, request: web.Request) -> web.WebSocketResponse:
        assert request.query["compress"] == "zlib-stream", request.query
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        line, shard = Line(socket, zlib.compressobj()), -1
        await line.say(HELLO, {"heartbeat_interval": HEARTBEAT_EVERY})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            heard = message.json()
            if heard["op"] == HEARTBEAT:
                await line.say(HEARD, None)
            elif heard["op"] == IDENTIFY:
                shard = heard["d"]["shard"][0]
                if shard in self.is_silent:
                    break
                await self._let_in(line, shard)
            elif heard["op"] == RESUME:
                shard = int(heard["d"]["session_id"].split()[1])
                if shard in self.is_silent:
                    break
                self._at(shard, line, self.resumed)
                line.said = heard["d"]["seq"]
                await line.say(DISPATCH, {}, "RESUMED")
        if self.lines.get(shard) is line:
            del self.lines[shard]
        return socket

    def _at(self, shard: int, line: Line, count: dict[int, int]) -> None:
        self.lines[shard] = line
        count[shard] = count.get(shard, 0) + 1

    async def _let_in(self, line: Line, shard: int) -> None:
        """First that there are servers, then each as it is."""
        servers = [at for at in range(self.town.servers) if self.shard_of(at) == shard]
        await line.say(DISPATCH, ready(shard, self.shards, servers, self.address), "READY")
        for number in servers:
            await line.say(DISPATCH, self.town.guild(number), "GUILD_CREATE")
        self._at(shard, line, self.identified)

    def shard_of(self, server: int) -> int:
        """Which shard Discord tells about the server of this number."""
        return ((SERVER + server) >> 22) % self.shards

    async def tell(self, server: int, event: str, told: Mapping[str, object]) -> bool:
        """Whether anybody listened."""
        line = self.lines.get(self.shard_of(server))
        if line is None:
            return False
        await line.say(DISPATCH, told, event)
        return True

    async def hang_up(self, shard: int) -> None:
        """The socket breaks; whoever likes may come again."""
        await self.lines[shard].socket.close(code=1012)


def _thread(number: str, channel: str, name: str) -> Json:
    """It has the number of the message that it hangs from."""
    metadata = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": MADE}
    return {
        "id": number,
        "guild_id": "200",
        "parent_id": channel,
        "owner_id": str(BOT),
        "type": 11,
        "name": name,
        "thread_metadata": metadata | {"locked": False},
        "message_count": 0,
        "member_count": 1,
    }


class Now:
    """The time of numbers that are given here: one that stands still."""

    def now(self) -> Time:
        return Time(1_790_000_000)


@asynccontextmanager
async def open_gateway(town: Town, shards: int = 1) -> AsyncIterator[Gateway]:
    """For as long as it is open it is Discord, for whoever is told its address."""
    gateway, app = Gateway(town, Counter(Now()), shards), web.Application()
    app.router.add_route("*", "/{anything:.*}", gateway.take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    gateway.address = f"ws://127.0.0.1:{port}/gateway"
    try:
        yield gateway
        assert not gateway.office.refused
    finally:
        await runner.cleanup()
