"""Every request the bot makes, measured by what Discord takes and what the house promises."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from simcord import Env
from simcord.components import walk_components

from cogs.interaction import discord_limits

PRIVATE_ROWS, PUBLIC_ROWS = 5, 2
ROW = 1
LAID_OUT = 1 << 15  # the flag of a message of components alone
# What shapes a sentence; on buttons and in menus Discord shows it as it is written.
MARKS = re.compile(r"\*\*|`|^-# |^#+ |<[t@#]")


def check(env: Env) -> None:
    names = frozenset(user.global_name or "" for user in env.backend.users.values()) - {""}
    for request in env.http_requests:
        body = request.json
        if isinstance(body, dict):
            data = body.get("data") if isinstance(body.get("data"), dict) else body
            where = f"{request.method} {request.path}"
            check_body(where, data or {}, names, is_public=_is_public(env, where))


def check_body(
    where: str, body: dict[str, Any], names: Collection[str] = (), *, is_public: bool
) -> None:
    assert len(body.get("content") or "") <= discord_limits.CONTENT, where
    assert len(body.get("nonce") or "") <= discord_limits.NONCE, where
    assert len(body.get("choices") or ()) <= discord_limits.OPTIONS, where
    parts = list(walk_components(body.get("components") or []))
    rows = [part for part in parts if part["type"] == ROW]
    assert len(rows) <= (PUBLIC_ROWS if is_public else PRIVATE_ROWS), where
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids), where
    for part in parts:
        assert len(part.get("custom_id") or "") <= discord_limits.CUSTOM_ID, where
        assert len(part.get("label") or "") <= discord_limits.LABEL, where
        assert len(part.get("options") or ()) <= discord_limits.OPTIONS, where
        for words in _written_on(part):
            is_called_so = any(name in words for name in names)  # names may be anything
            assert is_called_so or not MARKS.search(words), f"{where}: {words}"
        for option in part.get("options") or ():
            assert len(option["label"]) <= discord_limits.OPTION, where
            assert len(option["value"]) <= discord_limits.OPTION, where
    if (body.get("flags") or 0) & LAID_OUT:
        assert not body.get("content"), where
        assert not body.get("embeds"), where
        assert len(parts) <= discord_limits.PARTS, where
        assert sum(len(part.get("content", "")) for part in parts) <= discord_limits.WORDS, where
    _check_mentions(where, body)


def _written_on(part: dict[str, Any]) -> Iterator[str]:
    """Everything on a button or in a menu that a person reads."""
    for one in (part, *(part.get("options") or ())):
        yield from (one.get(name) or "" for name in ("label", "placeholder", "description"))


def _check_mentions(where: str, body: dict[str, Any]) -> None:
    """Nobody is called but by his own account, and never everybody."""
    if body.get("content"):
        allowed = body["allowed_mentions"]
        assert allowed.get("parse", []) == [], where
        called = [f"<@&{role}> " for role in allowed.get("roles", [])]  # as a moderator wants it
        assert len(called) < 2, where
        assert all(body["content"].startswith(one) for one in called), where


def _is_public(env: Env, where: str) -> bool:
    """Whether it goes to a channel of a server."""
    _, _, path = where.partition(" ")
    parts = path.strip("/").split("/")
    if parts[0] != "channels" or len(parts) < 3:
        return False
    channel = env.backend.channels.get(int(parts[1]))
    return channel is None or channel.guild_id is not None  # what was deleted was on a server
