"""Routes: the functions that answer buttons, menus and forms, by the name in their id."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias, TypeVar

import discord
from discord.ext import commands

from bot.tables.people import TableId
from bot.tables.store import WriteError
from cogs.interaction import discord_limits
from cogs.interaction.components import UnknownButton
from cogs.interaction.context import (
    Interaction,
    RequestContext,
    SignoriaClient,
    client_of,
    make_request_context,
)
from cogs.interaction.replies import CONNECTION_ERRORS, PrivateReply, answer_interaction

T = TypeVar("T")

# Answers a button or a menu: it is given the request, the table, and the rest of the id.
RouteHandler: TypeAlias = Callable[[RequestContext, TableId, str], Awaitable[PrivateReply]]
RouteTable: TypeAlias = Mapping[str, RouteHandler]

_log = logging.getLogger(__name__)

_TEXT = "text"

# Takes the request, the table, the mark in the form's id, and the text that was submitted.
SubmitForm: TypeAlias = Callable[[RequestContext, TableId, str, str], Awaitable[PrivateReply]]


@dataclass(frozen=True, slots=True)
class FormSheet:
    """A form with one text field, and the text that it begins with."""

    id: str
    title: str
    asks: str
    longest: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FormRoute:
    """Make a form for a person, and take what they submit."""

    sheet: Callable[[RequestContext, TableId], Awaitable[FormSheet]]
    written: SubmitForm = field(repr=False)


class RouteCog(commands.Cog):
    """A cog that answers buttons, menus and forms as long as it is loaded."""

    routes: ClassVar[RouteTable] = {}
    forms: ClassVar[Mapping[str, FormRoute]] = {}

    def __init__(self, bot: SignoriaClient) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        _add_routes(self.bot.routes, self.routes)
        _add_routes(self.bot.forms, self.forms)

    async def cog_unload(self) -> None:
        for name in self.routes:
            del self.bot.routes[name]
        for name in self.forms:
            del self.bot.forms[name]


def join_routes(*tables: RouteTable) -> RouteTable:
    """Join these tables of routes into one. Raise ValueError if two have a name in common."""
    joined: dict[str, RouteHandler] = {}
    for table in tables:
        _add_routes(joined, table)
    return joined


def _add_routes(known: dict[str, T], added: Mapping[str, T]) -> None:
    """Add these routes, all or none. Raise ValueError if a name is taken."""
    for name in added:
        if name in known:
            raise ValueError(f"{name} is answered already")
    known.update(added)


async def open_form(interaction: Interaction, name: str, table: TableId) -> None:
    """Open a form as the first response to an interaction; an error is answered in private."""
    try:
        route = _form_route(interaction, name)
        sheet = _make_modal(await route.sheet(await make_request_context(interaction), table))
    except Exception as trouble:
        await answer_interaction(interaction, _raise_later(trouble))
        return
    try:
        await interaction.response.send_modal(sheet)
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        _log.warning("a form did not arrive: %s", type(error).__name__)


def _form_route(interaction: Interaction, name: str) -> FormRoute:
    try:
        return client_of(interaction).forms[name]
    except KeyError as error:
        raise UnknownButton from error


def _raise_later(trouble: Exception) -> Callable[[RequestContext], Awaitable[PrivateReply]]:
    async def raise_trouble(_: RequestContext) -> PrivateReply:
        raise trouble

    return raise_trouble


def _make_modal(sheet: FormSheet) -> discord.ui.Modal:
    drawn = discord.ui.Modal(
        title=discord_limits.shorten_text(sheet.title, discord_limits.TITLE),
        custom_id=sheet.id,
        timeout=None,
    )
    paper = discord.ui.TextInput[discord.ui.Modal](
        custom_id=_TEXT,
        style=discord.TextStyle.paragraph,
        default=sheet.text[: discord_limits.FIELD] or None,
        required=False,
        max_length=min(max(sheet.longest, len(sheet.text)), discord_limits.FIELD),
    )
    asks = discord_limits.shorten_text(sheet.asks, discord_limits.TITLE)
    drawn.add_item(discord.ui.Label(text=asks, component=paper))
    drawn.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return drawn


async def submit_form(interaction: Interaction, name: str, table: TableId, shown: str) -> None:
    """Answer a submitted form; where storing fails, give the text back to its author."""
    text = next(_submitted_texts(interaction.data or {}), "")

    async def answer(request: RequestContext) -> PrivateReply:
        route = _form_route(interaction, name)
        try:
            return await route.written(request, table, shown, text)
        except WriteError as trouble:
            _log.error("the disk does not take it: %s", trouble)
            return PrivateReply(request.speech("door-not-kept"), more=text)  # its only copy

    await answer_interaction(interaction, answer)


_ModalPart: TypeAlias = Mapping[str, Any]


def _submitted_texts(part: _ModalPart) -> Iterator[str]:
    """Find the texts in a submitted form, however deep its components are nested."""
    if part.get("custom_id") == _TEXT:
        yield str(part.get("value") or "")
    for within in (*part.get("components", ()), *filter(None, [part.get("component")])):
        yield from _submitted_texts(within)
