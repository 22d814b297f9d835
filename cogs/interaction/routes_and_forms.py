"""Routes: the functions that answer buttons, menus and forms, by the name in their id."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias, TypeVar

import discord
from discord.ext import commands

from bot.tables.people import TableId
from bot.tables.store_protocols import WriteError
from cogs.interaction import discord_limits
from cogs.interaction.components import (
    Item,
    MenuChoice,
    MenuSpec,
    UnknownButton,
    build_component,
    walk_components,
)
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

TEXT = "text"
_FEW = 3  # options that are shown at once; more are a menu

# What was submitted, by the names of the fields; several chosen values are joined by "+".
Submitted: TypeAlias = Mapping[str, str]

# Takes the request, the table, the mark in the form's id, and what was submitted.
SubmitForm: TypeAlias = Callable[[RequestContext, TableId, str, Submitted], Awaitable[PrivateReply]]

# Takes the request, the table, the rest of the button's id, and the text of its message.
MakeForm: TypeAlias = Callable[[RequestContext, TableId, str, str], Awaitable["FormSpec"]]


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A field of a form in which options are ticked: several, or exactly one."""

    name: str
    asks: str
    options: tuple[MenuChoice, ...]
    several: bool = False


@dataclass(frozen=True, slots=True)
class FormSpec:
    """A form with a text field, what that begins with, and up to four choices below."""

    id: str
    title: str
    asks: str
    longest: int
    text: str = field(repr=False)
    about: str = ""
    choices: tuple[FormChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class FormRoute:
    """Make a form for a person, and take what they submit."""

    sheet: MakeForm
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


def join_routes(*tables: Mapping[str, T]) -> Mapping[str, T]:
    """Join these tables of routes into one. Raise ValueError if two have a name in common."""
    joined: dict[str, T] = {}
    for table in tables:
        _add_routes(joined, table)
    return joined


def _add_routes(known: dict[str, T], added: Mapping[str, T]) -> None:
    """Add these routes, all or none. Raise ValueError if a name is taken."""
    for name in added:
        if name in known:
            raise ValueError(f"{name} is answered already")
    known.update(added)


async def open_form(interaction: Interaction, name: str, table: TableId, rest: str) -> None:
    """Open a form as the first response to an interaction; an error is answered in private."""
    try:
        request, words = (
            await make_request_context(interaction),
            _text_of_message(interaction.message),
        )
        route = _form_route(interaction, name)
        sheet = _make_modal(await route.sheet(request, table, rest, words))
    except Exception as trouble:
        await answer_interaction(interaction, _make_raising_answer(trouble))
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


def _make_raising_answer(trouble: Exception) -> Callable[[RequestContext], Awaitable[PrivateReply]]:
    async def raise_trouble(_: RequestContext) -> PrivateReply:
        raise trouble

    return raise_trouble


def _make_modal(sheet: FormSpec) -> discord.ui.Modal:
    drawn = discord.ui.Modal(
        title=discord_limits.shorten_text(sheet.title, discord_limits.TITLE),
        custom_id=sheet.id,
        timeout=None,
    )
    paper = discord.ui.TextInput[discord.ui.Modal](
        custom_id=TEXT,
        style=discord.TextStyle.paragraph,
        default=sheet.text[: discord_limits.FIELD] or None,
        required=False,
        max_length=min(max(sheet.longest, len(sheet.text)), discord_limits.FIELD),
    )
    drawn.add_item(_make_label(sheet.asks, paper, sheet.about))
    for choice in sheet.choices:
        drawn.add_item(_make_label(choice.asks, _make_choice(choice)))
    drawn.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return drawn


def _make_label(asks: str, paper: Item, about: str = "") -> discord.ui.Label[discord.ui.Modal]:
    text = discord_limits.shorten_text(asks, discord_limits.TITLE)
    below = discord_limits.shorten_text(about, discord_limits.OPTION) or None
    return discord.ui.Label(text=text, component=paper, description=below)


def _make_choice(choice: FormChoice) -> Item:
    """Make boxes to tick, a few options to choose from, or a menu of many."""
    if not choice.several and len(choice.options) > _FEW:
        return build_component(MenuSpec(choice.name, choice.asks, choice.options))
    texts = [
        (discord_limits.shorten_text(one.label, discord_limits.OPTION), one)
        for one in choice.options
    ]
    if choice.several:
        boxes = [
            discord.CheckboxGroupOption(label=text, value=one.value, default=one.chosen)
            for text, one in texts
        ]
        return discord.ui.CheckboxGroup(
            custom_id=choice.name, required=False, min_values=0, options=boxes
        )
    radios = [
        discord.RadioGroupOption(label=text, value=one.value, default=one.chosen)
        for text, one in texts
    ]
    return discord.ui.RadioGroup(custom_id=choice.name, options=radios)


def _text_of_message(message: discord.Message | None) -> str:
    """Join the texts of a message that is laid out."""
    parts = walk_components(message.components) if message else ()
    return "\n".join(one.content for one in parts if isinstance(one, discord.TextDisplay))


async def answer_submitted_form(
    interaction: Interaction, name: str, table: TableId, shown: str
) -> None:
    """Answer a submitted form; where storing fails, give the text back to its author."""
    fields = dict(_submitted_fields(interaction.data or {}))

    async def answer(request: RequestContext) -> PrivateReply:
        route = _form_route(interaction, name)
        try:
            return await route.written(request, table, shown, fields)
        except WriteError as trouble:
            _log.error("the disk does not take it: %s", trouble)
            return PrivateReply(request.speech("door-not-kept"), more=fields.get(TEXT, ""))

    await answer_interaction(interaction, answer)


_ModalPart: TypeAlias = Mapping[str, Any]


def _submitted_fields(part: _ModalPart) -> Iterator[tuple[str, str]]:
    """Find the fields of a submitted form, however deep its components are nested."""
    match part:
        case {"custom_id": str(name), "values": [*values]}:
            yield name, "+".join(map(str, values))
        case {"custom_id": str(name), "value": value}:
            yield name, str(value or "")
    for within in (*part.get("components", ()), *filter(None, [part.get("component")])):
        yield from _submitted_fields(within)
