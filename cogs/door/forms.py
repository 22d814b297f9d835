"""Forms: a sheet to write on, which a button opens, and which is known by its id alone.

f:NAME:TABLE:        on the button that opens the sheet
f:NAME:TABLE:SHOWN   on the sheet that comes back: by what mark the form knows what stood on it
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord

from bot.host.company import TableId
from bot.host.ports import CannotKeep
from cogs.door import limits
from cogs.door.answers import CUT_OFF, Reply, answer
from cogs.door.caller import Caller, Interaction, caller_of
from cogs.door.presses import WornOut

_log = logging.getLogger(__name__)

_TEXT = "text"

# Who wrote, at which table, on a sheet with which mark, and what.
Written: TypeAlias = Callable[[Caller, TableId, str, str], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is asked on it, and what stands there already."""

    id: str
    title: str
    asks: str
    longest: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Form:
    """How a sheet is made out for somebody, and what is done with what he wrote."""

    sheet: Callable[[Caller, TableId], Awaitable[Sheet]]
    written: Written = field(repr=False)


FORMS: dict[str, Form] = {}


async def open_sheet(interaction: Interaction, name: str, table: TableId) -> None:
    """It has to be the first answer of all; what stands in its way is told like anything else."""
    try:
        if name not in FORMS:
            raise WornOut
        sheet = _drawn(await FORMS[name].sheet(await caller_of(interaction), table))
    except Exception as trouble:
        await answer(interaction, _told(trouble))
        return
    try:
        await interaction.response.send_modal(sheet)
    except (discord.HTTPException, *CUT_OFF) as error:
        _log.warning("a form did not arrive: %s", type(error).__name__)


def _told(trouble: Exception) -> Callable[[Caller], Awaitable[Reply]]:
    async def answered(_: Caller) -> Reply:
        raise trouble

    return answered


def _drawn(sheet: Sheet) -> discord.ui.Modal:
    drawn = discord.ui.Modal(
        title=limits.shortened(sheet.title, limits.TITLE), custom_id=sheet.id, timeout=None
    )
    paper = discord.ui.TextInput[discord.ui.Modal](
        custom_id=_TEXT,
        style=discord.TextStyle.paragraph,
        default=sheet.text[: limits.FIELD] or None,
        required=False,
        max_length=min(max(sheet.longest, len(sheet.text)), limits.FIELD),
    )
    asks = limits.shortened(sheet.asks, limits.TITLE)
    drawn.add_item(discord.ui.Label(text=asks, component=paper))
    drawn.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return drawn


async def take_back(interaction: Interaction, name: str, table: TableId, shown: str) -> None:
    """A sheet that comes back, whenever it was opened."""
    text = next(_texts(interaction.data or {}), "")

    async def answered(caller: Caller) -> Reply:
        if name not in FORMS:
            raise WornOut
        try:
            return await FORMS[name].written(caller, table, shown, text)
        except CannotKeep as trouble:
            _log.error("the disk does not take it: %s", trouble)
            return Reply(caller.voice("door-not-kept"), more=text)  # he has it nowhere else

    await answer(interaction, answered)


_Part: TypeAlias = Mapping[str, Any]


def _texts(part: _Part) -> Iterator[str]:
    """Whatever was written, however it is wrapped."""
    if part.get("custom_id") == _TEXT:
        yield str(part.get("value") or "")
    for within in (*part.get("components", ()), *filter(None, [part.get("component")])):
        yield from _texts(within)
