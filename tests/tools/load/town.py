"""The town: how many servers, channels and people there are, and a file with all their tables."""

import argparse
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cogs.interaction.context import PERMISSIONS
from cogs.messages.maintenance_and_erasure import program_hash
from tests.interaction.post_office import APPLICATION, BOT, MADE, Json, user
from tests.tools.figures.door import typed
from tests.tools.figures.house import PLIES, SEATS, build, long_game

SERVER, CHANNEL, ACCOUNT = 10**17, 3 * 10**17, 5 * 10**17  # where their numbers begin
MEMBER: Json = {"roles": [], "joined_at": MADE, "deaf": False, "mute": False, "flags": 0}
CHANNELS = 20  # of a server, those with a table among them
ROLES = 10
EMOJIS = 20

# What Discord tells of every server and message, though there is nothing to tell.
_UNSET_OF_A_SERVER = (
    *("default_message_notifications", "explicit_content_filter", "mfa_level", "nsfw_level"),
    *("premium_tier", "system_channel_flags"),
)
_EMPTY_IN_A_MESSAGE = ("mentions", "mention_roles", "attachments", "embeds", "components")

_PEOPLE = """
    WITH RECURSIVE numbers (number) AS (
        VALUES (1) UNION ALL SELECT number + 1 FROM numbers WHERE number < :people
    )
    INSERT INTO people (
        id, outside, name, language, zone, remind_every,
        hears_next, rings, allows, undo_grace, panel, named, coached
    )
    SELECT number, 'discord ' || (:first + number), 'Person ' || number, 'en', 'UTC', 86400,
           0, 'once', 'careful', 0, 'short', 0, ''
    FROM numbers
"""
_SEATED = """
    UPDATE holders SET person = 1 + (table_id + seat * :apart) % :people WHERE person IS NOT NULL
"""
_SPREAD = """
    UPDATE tables SET place = :channel + id, server = :server + id % :servers,
                      owner = 1 + id % :people
"""


@dataclass(frozen=True, slots=True)
class Town:
    """Tables over servers; everybody plays at as many as a table has seats, in each seat once."""

    tables: int
    servers: int
    plies: int = PLIES  # made at every table when the file is filled

    @property
    def people(self) -> int:
        return max(SEATS, self.tables)

    @property
    def apart(self) -> int:
        """How many tables lie between two of the same person."""
        return max(1, self.people // SEATS)

    def person(self, table: int, seat: int) -> int:
        return 1 + (table + seat * self.apart) % self.people

    # The file

    def fill(self, database: Path) -> None:
        build(database, self.tables, self.plies)
        known = {"people": self.people, "apart": self.apart, "servers": self.servers}
        known |= {"first": ACCOUNT, "channel": CHANNEL, "server": SERVER}
        with closing(sqlite3.connect(database)) as file, file:
            file.execute("PRAGMA synchronous = OFF")
            file.execute("DELETE FROM people")
            for statement in (_PEOPLE, _SEATED, _SPREAD):
                file.execute(statement, known)
            # What was said at the first table was said to those who are no more.
            file.execute("DELETE FROM messages")
            file.execute("DELETE FROM presence")
            # It is no upgrade, after which every game is told again.
            file.execute("INSERT INTO settings VALUES ('', 'program', ?)", (program_hash(),))

    # Discord's words for it

    def guild(self, number: int) -> Json:
        """A server as Discord tells of it when the bot has logged in."""
        server = str(SERVER + number)
        everybody = {"id": server, "name": "@everyone", "permissions": str(PERMISSIONS.value)}
        other: Json = {"permissions": "0", "color": 0, "hoist": False, "managed": False, "flags": 0}
        other["mentionable"] = False
        roles = [
            other | {"id": f"{server}{at}", "name": f"role {at}", "position": at}
            for at in range(1, ROLES)
        ]
        return {
            "id": server,
            "name": f"Server {number}",
            "owner_id": "1",
            "unavailable": False,
            "member_count": 250,
            "large": True,
            "joined_at": MADE,
            "verification_level": 1,
            **dict.fromkeys(_UNSET_OF_A_SERVER, 0),
            "features": ["COMMUNITY"],
            "preferred_locale": "en-US",
            "roles": [other | everybody | {"position": 0}, *roles],
            "emojis": [{"id": f"{server}{at}", "name": f"emoji{at}"} for at in range(EMOJIS)],
            "channels": list(self._channels(number)),
            "members": [MEMBER | {"user": user(BOT, is_bot=True)}],
            "threads": [],
            "stickers": [],
        }

    def _channels(self, server: int) -> Iterator[Json]:
        first = server or self.servers
        own = [CHANNEL + table for table in range(first, self.tables + 1, self.servers)]
        others = [CHANNEL + 10**9 + server * CHANNELS + at for at in range(CHANNELS - len(own))]
        for position, channel in enumerate((*own, *others)):
            yield self.channel(channel, server) | {"position": position}

    def at(self, table: int) -> int:
        """The number of the server where this table is."""
        return table % self.servers

    def channel(self, channel: int, server: int) -> Json:
        guild = str(SERVER + server)
        return {
            "id": str(channel),
            "guild_id": guild,
            "name": f"channel-{channel % CHANNEL}",
            **dict.fromkeys(("type", "position"), 0),
            "permission_overwrites": [{"id": guild, "type": 0, "allow": "0", "deny": "0"}],
            **dict.fromkeys(("parent_id", "last_message_id")),
            "topic": "Where games are played",
            "nsfw": False,
        }

    def act(self, number: int, table: int, ply: int) -> Json:
        """Whose turn it is types his move."""
        seat, act = long_game()[ply]
        account = user(ACCOUNT + self.person(table, seat), f"Person {self.person(table, seat)}")
        told = typed(number, CHANNEL + table, account, act)
        server = SERVER + self.at(table)
        member = MEMBER | {"user": account, "permissions": "0"}
        del told["user"]
        return told | {
            "guild_id": str(server),
            "guild": {"id": str(server), "locale": "en-US", "features": []},
            "channel": self.channel(CHANNEL + table, self.at(table)),
            "member": member,
            "context": 0,
            "app_permissions": str(PERMISSIONS.value),
        }

    def talk(self, number: int, table: int) -> Json:
        """Somebody says something beside a table; without an intent of its own it has no words."""
        account = user(ACCOUNT + number % self.people + 1)
        return {
            "id": str(number),
            "channel_id": str(CHANNEL + 10**9 + self.at(table) * CHANNELS),
            "guild_id": str(SERVER + self.at(table)),
            "author": account,
            "member": MEMBER,
            "content": "",
            "timestamp": MADE,
            "edited_timestamp": None,
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            **{name: [] for name in _EMPTY_IN_A_MESSAGE},
            "type": 0,
            "flags": 0,
        }


def asked_town(arguments: argparse.Namespace, folder: Path) -> tuple[Town, Path]:
    """The town of these arguments, and its file, which is filled if there is none."""
    town = Town(arguments.tables, min(arguments.servers, arguments.tables), arguments.plies)
    database = folder / "signoria.db"
    if not database.exists():
        town.fill(database)
    return town, database


def spelt(told: Json) -> str:
    return json.dumps(told, separators=(",", ":"))


def ready(shard: int, shards: int, servers: list[int], address: str) -> Json:
    """What Discord says first to a shard."""
    return {
        "v": 10,
        "user": user(BOT, "Signoria", is_bot=True),
        "guilds": [{"id": str(SERVER + number), "unavailable": True} for number in servers],
        "session_id": f"session {shard}",
        "resume_gateway_url": address,
        "shard": [shard, shards],
        "application": {"id": str(APPLICATION), "flags": 0},
    }
