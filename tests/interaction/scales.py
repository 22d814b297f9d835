"""The scales of the post office: what Discord takes of a message and no more."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from cogs.interaction import discord_limits

Json: TypeAlias = dict[str, Any]

LAID_OUT = 1 << 15  # the flag of a message that is


def parts(message: Json) -> Iterator[Json]:
    """Whatever it is made of, and what stands within."""
    waiting = list(message.get("components") or ())
    while waiting:
        one = waiting.pop(0)
        yield one
        waiting += one.get("components") or ()
        waiting += [one["accessory"]] if "accessory" in one else []


def words(message: Json) -> str:
    written = (str(one["content"]) for one in parts(message) if "content" in one)
    return "\n".join([message.get("content") or "", *written])


def is_laid_out(message: Json) -> bool:
    return bool((message.get("flags") or 0) & LAID_OUT)


def too_much(message: Json) -> list[str]:
    """Why Discord would not take it."""
    found = [*_ids(message), *_rows(message)]
    if not is_laid_out(message):
        if len(message.get("content") or "") > discord_limits.CONTENT:
            found.append("its words are too long")
        return found
    if message.get("content") or message.get("embeds"):
        found.append("it is laid out and has words or frames beside")
    if len(list(parts(message))) > discord_limits.PARTS:
        found.append("it has too many parts")
    if sum(len(str(one.get("content") or "")) for one in parts(message)) > discord_limits.WORDS:
        found.append("its paragraphs are too long")
    return found


def _ids(message: Json) -> Iterator[str]:
    ids = [str(one["custom_id"]) for one in parts(message) if one.get("custom_id")]
    if len(set(ids)) < len(ids):
        yield "two of its parts have the same id"
    if any(len(one) > discord_limits.CUSTOM_ID for one in ids):
        yield "an id is too long"


def _rows(message: Json) -> Iterator[str]:
    for one in parts(message):
        match one:
            case {"type": 1, "components": within} if (
                not 0 < len(within) <= discord_limits.IN_A_ROW
            ):
                yield "a row has too many buttons, or none"
            case {"type": 2, "label": str(label)} if not 0 < len(label) <= discord_limits.LABEL:
                yield "a label is too long, or empty"
            case {"type": 3, "options": options} if not 0 < len(options) <= discord_limits.OPTIONS:
                yield "a menu has too many options, or none"
