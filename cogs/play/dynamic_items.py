"""Dynamic items: buttons, menus and forms that are recognized by their ids, after a restart too."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Self

import discord

from bot.tables.people import TableId
from cogs.interaction import components, replies, routes_and_forms
from cogs.interaction.context import Interaction, RequestContext, client_of
from cogs.interaction.replies import AnswerCaller, PrivateReply, answer_interaction
from cogs.play.submit_move import show_changed_turn, show_choice, submit_moves

_NUMBER = rf"[0-9]{{1,{components.LONGEST_NUMBER}}}"
_QUESTION = rf"(?P<table>{_NUMBER}):(?P<seat>[0-9]{{1,2}}):(?P<decision>{components.STAMP})"
_ROUTE = rf"(?P<knock>[a-z]+):(?P<table>{_NUMBER}):(?P<rest>.*)"
_NEVER = r"(?!)"


class _DynamicComponent(discord.ui.DynamicItem[components.Item], template=_NEVER):
    """A component that is known by its id alone."""

    drawn_as: type[components.Item] = discord.ui.Button

    def __init__(self, item: components.Item, match: re.Match[str]) -> None:
        super().__init__(item)
        self._said = match

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: components.Item, match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, cls.drawn_as)
        return cls(item, match)

    @property
    def _question_id(self) -> components.QuestionId:
        table = TableId(int(self._said["table"]))
        return components.make_question_id(table, self._said["seat"], self._said["decision"])


class MoveButton(_DynamicComponent, template=rf"m:{_QUESTION}:(?P<move>.+)"):
    """Make the move in its id."""

    async def callback(self, interaction: Interaction) -> None:
        at, spelt = self._question_id, self._said["move"]
        await _answer_press(
            *(interaction, at.table, lambda request: submit_moves(request, at.table, [spelt], at)),
            is_public=True,
        )


class ChoiceButton(_DynamicComponent, template=rf"c:{_QUESTION}:(?P<words>.+)"):
    """Open the choice of how a move goes on."""

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question_id, self._said["words"]
        await _answer_press(interaction, at.table, lambda request: show_choice(request, at, words))


class ChoiceMenu(_DynamicComponent, template=rf"k:[0-9]:{_QUESTION}:(?P<words>.+)"):
    """Go on with a choice by the selected words."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question_id, f"{self._said['words']} {_selected_values(interaction)}"
        await _answer_press(interaction, at.table, lambda request: show_choice(request, at, words))


class RouteButton(_DynamicComponent, template=rf"d:{_ROUTE}"):
    """Call the route in its id."""

    async def callback(self, interaction: Interaction) -> None:
        await _answer_route(interaction, self._said, self._said["rest"])


class RouteMenu(_DynamicComponent, template=rf"s:{_ROUTE}"):
    """Call the route in its id with the selected values."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        rest = f"{self._said['rest']} {_selected_values(interaction)}".strip()
        await _answer_route(interaction, self._said, rest)


class FormButton(_DynamicComponent, template=rf"f:{_ROUTE}"):
    """Open a form."""

    async def callback(self, interaction: Interaction) -> None:
        table, rest = TableId(int(self._said["table"])), self._said["rest"]
        await routes_and_forms.open_form(interaction, self._said["knock"], table, rest)


async def _answer_route(interaction: Interaction, said: re.Match[str], rest: str) -> None:
    answered = client_of(interaction).routes.get(said["knock"], _refuse_button)
    table = TableId(int(said["table"]))
    await _answer_press(interaction, table, lambda request: answered(request, table, rest))


async def _answer_press(
    interaction: Interaction, table: TableId, answering: AnswerCaller, *, is_public: bool = False
) -> None:
    """Answer a press, unless the panel has just changed under the thumb: then show it as it is."""
    if replies.has_panel_just_changed(interaction):
        answering, is_public = partial(show_changed_turn, table=table), False
    await answer_interaction(interaction, answering, is_public=is_public)


async def _refuse_button(_: RequestContext, *__: object) -> PrivateReply:
    raise components.UnknownButton


def _selected_values(interaction: Interaction) -> str:
    """Read the values from the interaction: the item is shared by concurrent clicks."""
    match _interaction_data(interaction):
        case {"values": [*values]}:
            return "+".join(map(str, values)) or "-"
    return "-"


def _interaction_data(interaction: Interaction) -> Mapping[str, object]:
    return interaction.data or {}


# Interactions that discord.py does not answer

DYNAMIC_ITEMS: tuple[type[_DynamicComponent], ...] = (
    *(MoveButton, ChoiceButton, RouteButton, FormButton),
    *(ChoiceMenu, RouteMenu),
)
_SHEET = re.compile(rf"f:{_ROUTE}")
_TYPES: Mapping[int, type[components.Item]] = {
    discord.ComponentType.button.value: discord.ui.Button,
    discord.ComponentType.select.value: discord.ui.Select,
}


async def answer_form(interaction: Interaction) -> None:
    """Answer a submitted form by the route in its id."""
    said = _SHEET.fullmatch(str(_interaction_data(interaction).get("custom_id", "")))
    if said is None:
        await answer_interaction(interaction, _refuse_button)
        return
    await routes_and_forms.answer_submitted_form(
        interaction, said["knock"], TableId(int(said["table"])), said["rest"]
    )


async def answer_unknown_component(interaction: Interaction) -> None:
    """Answer a component that no handler knows; discord.py would say nothing."""
    if not _is_known(interaction):
        await answer_interaction(interaction, _refuse_button)


def _is_known(interaction: Interaction) -> bool:
    """Whether discord.py calls a handler: the id matches, and its message contains it."""
    match _interaction_data(interaction):
        case {"component_type": int(sort), "custom_id": str(id_)}:
            kinds = (kind for kind in DYNAMIC_ITEMS if kind.drawn_as is _TYPES.get(sort))
            is_ours = any(kind.__discord_ui_compiled_template__.fullmatch(id_) for kind in kinds)
            return is_ours and (sort, id_) in set(_components_on(interaction.message))
    return False


def _components_on(message: discord.Message | None) -> Iterator[tuple[int, str]]:
    """List kind and id of the components of a message."""
    for part in components.walk_components(message.components) if message else ():
        if isinstance(part, discord.Button | discord.SelectMenu) and part.custom_id:
            yield part.type.value, part.custom_id
