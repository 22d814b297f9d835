"""Routes: what answers a button, a menu or a form, by the name in its id."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

import discord

from bot.tables.people import TableId
from bot.tables.store import WriteError
from cogs.interaction import limits
from cogs.interaction.components import UnknownButton
from cogs.interaction.context import Interaction, RequestContext, make_request_context
from cogs.interaction.replies import CONNECTION_ERRORS, PrivateReply, answer_interaction

# What answers a knock: the caller, the table, and the rest of the id.
RouteHandler: TypeAlias = Callable[[RequestContext, TableId, str], Awaitable[PrivateReply]]
BUTTON_ROUTES: dict[str, RouteHandler] = {}
MARKED_HANDLERS: list[tuple[str, str, RouteHandler]] = []  # by module and name, registered or not


def button_route(name: str) -> Callable[[RouteHandler], RouteHandler]:
    """Mark what answers the buttons that knock like this, once its module is registered."""

    def mark(answer: RouteHandler) -> RouteHandler:
        MARKED_HANDLERS.append((answer.__module__, name, answer))
        return answer

    return mark


def register_modules(*modules: ModuleType) -> None:
    """Answer the buttons of these modules from now on."""
    names = {module.__name__ for module in modules}
    for module, name, answer in MARKED_HANDLERS:
        if module in names:
            register_route(name, answer)


def register_route(name: str, answer: RouteHandler) -> None:
    """Answer the buttons that knock like this from now on; no two answers share a name."""
    if name in BUTTON_ROUTES:
        raise ValueError(f"{name} is answered already")
    BUTTON_ROUTES[name] = answer


_log = logging.getLogger(__name__)

_TEXT = "text"

# Who wrote, at which table, on a sheet with which mark, and what.
SubmitForm: TypeAlias = Callable[[RequestContext, TableId, str, str], Awaitable[PrivateReply]]


@dataclass(frozen=True, slots=True)
class FormSheet:
    """What is asked on it, and what stands there already."""

    id: str
    title: str
    asks: str
    longest: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FormRoute:
    """How a sheet is made out for somebody, and what is done with what he wrote."""

    sheet: Callable[[RequestContext, TableId], Awaitable[FormSheet]]
    written: SubmitForm = field(repr=False)


FORM_ROUTES: dict[str, FormRoute] = {}


async def open_form(interaction: Interaction, name: str, table: TableId) -> None:
    """It has to be the first answer of all; what stands in its way is told like anything else."""
    try:
        if name not in FORM_ROUTES:
            raise UnknownButton
        sheet = _make_modal(
            await FORM_ROUTES[name].sheet(await make_request_context(interaction), table)
        )
    except Exception as trouble:
        await answer_interaction(interaction, _raise_later(trouble))
        return
    try:
        await interaction.response.send_modal(sheet)
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        _log.warning("a form did not arrive: %s", type(error).__name__)


def _raise_later(trouble: Exception) -> Callable[[RequestContext], Awaitable[PrivateReply]]:
    async def answered(_: RequestContext) -> PrivateReply:
        raise trouble

    return answered


def _make_modal(sheet: FormSheet) -> discord.ui.Modal:
    drawn = discord.ui.Modal(
        title=limits.shorten_text(sheet.title, limits.TITLE), custom_id=sheet.id, timeout=None
    )
    paper = discord.ui.TextInput[discord.ui.Modal](
        custom_id=_TEXT,
        style=discord.TextStyle.paragraph,
        default=sheet.text[: limits.FIELD] or None,
        required=False,
        max_length=min(max(sheet.longest, len(sheet.text)), limits.FIELD),
    )
    asks = limits.shorten_text(sheet.asks, limits.TITLE)
    drawn.add_item(discord.ui.Label(text=asks, component=paper))
    drawn.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return drawn


async def submit_form(interaction: Interaction, name: str, table: TableId, shown: str) -> None:
    """A sheet that comes back, whenever it was opened."""
    text = next(_submitted_texts(interaction.data or {}), "")

    async def answered(caller: RequestContext) -> PrivateReply:
        if name not in FORM_ROUTES:
            raise UnknownButton
        try:
            return await FORM_ROUTES[name].written(caller, table, shown, text)
        except WriteError as trouble:
            _log.error("the disk does not take it: %s", trouble)
            return PrivateReply(caller.voice("door-not-kept"), more=text)  # he has it nowhere else

    await answer_interaction(interaction, answered)


_ModalPart: TypeAlias = Mapping[str, Any]


def _submitted_texts(part: _ModalPart) -> Iterator[str]:
    """Whatever was written, however it is wrapped."""
    if part.get("custom_id") == _TEXT:
        yield str(part.get("value") or "")
    for within in (*part.get("components", ()), *filter(None, [part.get("component")])):
        yield from _submitted_texts(within)
