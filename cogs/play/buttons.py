"""Dynamic items: buttons, menus and forms known by their ids alone, after a restart too."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Self

import discord

from bot.tables.people import NOWHERE, TableId
from cogs.games import GAME_UIS
from cogs.interaction.components import (
    LONGEST_NUMBER,
    STAMP,
    Item,
    QuestionId,
    UnknownButton,
    make_question_id,
    parse_question,
)
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.game_ui import AnyGameUI, MovesOfButton
from cogs.interaction.layout import walk_components
from cogs.interaction.replies import PrivateReply, answer_interaction
from cogs.interaction.routes import BUTTON_ROUTES, open_form, register_route, submit_form
from cogs.play.submit_move import show_choice, submit_game_moves, submit_moves

_NUMBER = rf"[0-9]{{1,{LONGEST_NUMBER}}}"
_QUESTION = rf"(?P<table>{_NUMBER}):(?P<seat>[0-9]{{1,2}}):(?P<decision>{STAMP})"
_ROUTE = rf"(?P<knock>[a-z]+):(?P<table>{_NUMBER}):(?P<rest>.*)"
_NEVER = r"(?!)"


class _DynamicComponent(discord.ui.DynamicItem[Item], template=_NEVER):
    """Of an id, all that it means."""

    drawn_as: type[Item] = discord.ui.Button

    def __init__(self, item: Item, match: re.Match[str]) -> None:
        super().__init__(item)
        self._said = match

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: Item, match: re.Match[str], /) -> Self:
        assert isinstance(item, cls.drawn_as)
        return cls(item, match)

    @property
    def _question(self) -> QuestionId:
        table = TableId(int(self._said["table"]))
        return make_question_id(table, self._said["seat"], self._said["decision"])


class MoveButton(_DynamicComponent, template=rf"m:{_QUESTION}:(?P<move>.+)"):
    """Makes the move it names."""

    async def callback(self, interaction: Interaction) -> None:
        at, spelt = self._question, self._said["move"]
        await answer_interaction(
            interaction, lambda caller: submit_moves(caller, at.table, [spelt], at), is_public=True
        )


class ChoiceButton(_DynamicComponent, template=rf"c:{_QUESTION}:(?P<words>.+)"):
    """Opens the choice of how a move goes on."""

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question, self._said["words"]
        await answer_interaction(interaction, lambda caller: show_choice(caller, at, words))


class ChoiceMenu(_DynamicComponent, template=rf"k:[0-9]:{_QUESTION}:(?P<words>.+)"):
    """One of several menus that go on with the same words; what is taken are the next ones."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question, f"{self._said['words']} {_selected_values(interaction)}"
        await answer_interaction(interaction, lambda caller: show_choice(caller, at, words))


class RouteButton(_DynamicComponent, template=rf"d:{_ROUTE}"):
    """Asks for anything else: a hand, the board, a chair."""

    async def callback(self, interaction: Interaction) -> None:
        await _answer_route(interaction, self._said, self._said["rest"])


class RouteMenu(_DynamicComponent, template=rf"s:{_ROUTE}"):
    """Asks for what is taken."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        rest = f"{self._said['rest']} {_selected_values(interaction)}".strip()
        await _answer_route(interaction, self._said, rest)


class FormButton(_DynamicComponent, template=rf"f:{_ROUTE}"):
    """Opens a sheet to write on."""

    async def callback(self, interaction: Interaction) -> None:
        await open_form(interaction, self._said["knock"], TableId(int(self._said["table"])))


async def _answer_route(interaction: Interaction, said: re.Match[str], rest: str) -> None:
    answered, table = (
        BUTTON_ROUTES.get(said["knock"], _raise_unknown_button),
        TableId(int(said["table"])),
    )
    await answer_interaction(interaction, lambda caller: answered(caller, table, rest))


async def _raise_unknown_button(_: RequestContext, __: TableId, ___: str) -> PrivateReply:
    raise UnknownButton


def _selected_values(interaction: Interaction) -> str:
    """Of the interaction and not of the item, which a second click would share."""
    match _interaction_data(interaction):
        case {"values": [*values]}:
            return "+".join(map(str, values)) or "-"
    return "-"


def _interaction_data(interaction: Interaction) -> Mapping[str, object]:
    return interaction.data or {}


# The own buttons of the games


def register_games() -> None:
    """Answer the own buttons of every game from now on."""
    for game, front in GAME_UIS.items():
        _register_game(game, front)


def _register_game(game: str, front: AnyGameUI) -> None:
    for name, answering in front.routes.items():
        register_route(name, answering)
    for name, moves_of in front.own_moves.items():
        register_route(name, partial(_make_game_moves, game, moves_of))


async def _make_game_moves(
    game: str, moves_of: MovesOfButton[object], caller: RequestContext, table: TableId, rest: str
) -> PrivateReply:
    question, words = parse_question(table, rest)
    return await submit_game_moves(caller, question, game, words, moves_of)


# What nobody else answers

DYNAMIC_ITEMS: tuple[type[_DynamicComponent], ...] = (
    *(MoveButton, ChoiceButton, RouteButton, FormButton),
    *(ChoiceMenu, RouteMenu),
)
_SHEET = re.compile(rf"f:{_ROUTE}")
_TYPES: Mapping[int, type[Item]] = {
    discord.ComponentType.button.value: discord.ui.Button,
    discord.ComponentType.select.value: discord.ui.Select,
}


async def answer_form(interaction: Interaction) -> None:
    """A sheet that comes back, and none of ours is kept: its id says what it is."""
    said = _SHEET.fullmatch(str(_interaction_data(interaction).get("custom_id", "")))
    if said is None:
        await answer_interaction(
            interaction, lambda caller: _raise_unknown_button(caller, NOWHERE, "")
        )
        return
    await submit_form(interaction, said["knock"], TableId(int(said["table"])), said["rest"])


async def answer_unknown(interaction: Interaction) -> None:
    """A component of which nobody knows any more what it did; discord.py would say nothing."""
    if not _is_known(interaction):
        await answer_interaction(
            interaction, lambda caller: _raise_unknown_button(caller, NOWHERE, "")
        )


def _is_known(interaction: Interaction) -> bool:
    """Whether it is pulled on its own message, as one of ours: of all else discord.py is silent."""
    match _interaction_data(interaction):
        case {"component_type": int(sort), "custom_id": str(id_)}:
            kinds = (kind for kind in DYNAMIC_ITEMS if kind.drawn_as is _TYPES.get(sort))
            is_ours = any(kind.__discord_ui_compiled_template__.fullmatch(id_) for kind in kinds)
            return is_ours and (sort, id_) in set(_components_on(interaction.message))
    return False


def _components_on(message: discord.Message | None) -> Iterator[tuple[int, str]]:
    """The kind and the id of whatever can be pressed in a message."""
    for part in walk_components(message.components) if message else ():
        if isinstance(part, discord.Button | discord.SelectMenu) and part.custom_id:
            yield part.type.value, part.custom_id
