"""Reading messages: what stands in them, and what can be pressed, wherever it is laid out."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

Message: TypeAlias = discord.Message | ResponseMessage


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """All it is laid out of, from top to bottom."""
    for one in message.components:
        plain: Any = one if isinstance(one, dict) else one.to_dict()
        yield from walk_components(plain)


def said(message: Message) -> str:
    """All its words, but for those on buttons."""
    paragraphs = (part["content"] for part in parts(message) if "content" in part)
    return "\n".join([*filter(None, [message.content]), *paragraphs])


def shown(message: Message) -> list[str]:
    """What is heard of its pictures."""
    galleries = (part["items"] for part in parts(message) if "items" in part)
    return [item.get("description") or "" for items in galleries for item in items]


def private(done: InteractionResult) -> ResponseMessage | None:
    """What somebody was told alone; None where the board is the answer."""
    if done.followups:
        return done.followups[-1]
    return done.response if done.response and done.response.ephemeral else None


def unstamped(id_: str) -> str:
    """An id without what it was drawn for."""
    return id_.partition("@")[0].removesuffix(" ")


def on(message: Message, id_: str) -> str:
    """The id on this message that is this one but for its stamp."""
    ids = [one["custom_id"] for one in components(message) if "custom_id" in one]
    return id_ if id_ in ids else next((one for one in ids if unstamped(one) == id_), id_)


def components(message: Message) -> Iterator[dict[str, Any]]:
    """Its buttons and menus."""
    return (part for part in parts(message) if "custom_id" in part or "url" in part)
