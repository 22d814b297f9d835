"""Every request the bot makes, measured by what Discord takes and what the house promises."""

from collections.abc import Iterator
from typing import Any

from simcord import Env

from cogs.door import limits

PRIVATE_ROWS, PUBLIC_ROWS = 5, 2
EPHEMERAL = 64


def check(env: Env) -> None:
    for request in env.http_requests:
        body = request.json
        if isinstance(body, dict):
            data = body.get("data") if isinstance(body.get("data"), dict) else body
            _check(env, f"{request.method} {request.path}", data or {})


def _check(env: Env, where: str, body: dict[str, Any]) -> None:
    assert len(body.get("content") or "") <= limits.CONTENT, where
    assert len(body.get("nonce") or "") <= limits.NONCE, where
    assert len(body.get("choices") or ()) <= limits.OPTIONS, where
    rows = body.get("components") or []
    assert len(rows) <= (PUBLIC_ROWS if _is_public(env, where) else PRIVATE_ROWS), where
    for item in _items(rows):
        assert len(item.get("custom_id") or "") <= limits.CUSTOM_ID, where
        assert len(item.get("label") or "") <= limits.LABEL, where
        assert len(item.get("options") or ()) <= limits.OPTIONS, where
        for option in item.get("options") or ():
            assert len(option["label"]) <= limits.OPTION, where
            assert len(option["value"]) <= limits.OPTION, where
    _check_mentions(where, body)


def _check_mentions(where: str, body: dict[str, Any]) -> None:
    """Nobody is called but by his own account, and never everybody."""
    if body.get("content"):
        allowed = body["allowed_mentions"]
        assert allowed.get("parse", []) == [], where
        assert allowed.get("roles", []) == [], where


def _items(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    ids = set()
    for row in rows:
        for item in row["components"]:
            if "custom_id" in item:
                assert item["custom_id"] not in ids
                ids.add(item["custom_id"])
            yield item


def _is_public(env: Env, where: str) -> bool:
    """Whether it goes to a channel of a server."""
    _, _, path = where.partition(" ")
    parts = path.strip("/").split("/")
    if parts[0] != "channels" or len(parts) < 3:
        return False
    channel = env.backend.channels.get(int(parts[1]))
    return channel is None or channel.guild_id is not None  # what was deleted was on a server
