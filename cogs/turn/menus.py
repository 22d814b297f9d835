"""Menus: what is taken from one are the next words of a move."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import discord

from bot.host.ports import TableId
from cogs.door.answers import answer
from cogs.door.caller import Interaction
from cogs.door.presses import Question
from cogs.turn.buttons import (
    BELLS,
    NUMBER,
    QUESTION,
    BellButton,
    ChoiceButton,
    Item,
    MoveButton,
    question_in,
    worn_out,
)
from cogs.turn.moving import choose

Drawn: TypeAlias = discord.ui.Select[discord.ui.View]


class ChoiceMenu(discord.ui.DynamicItem[Drawn], template=rf"k:[0-9]:{QUESTION}:(?P<words>.+)"):
    """One of several menus that go on with the same words."""

    def __init__(self, menu: Drawn, question: Question, words: str) -> None:
        super().__init__(menu)
        self._question, self._words = question, words

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: Item, match: re.Match[str], /
    ) -> "ChoiceMenu":
        assert isinstance(item, discord.ui.Select)
        return cls(item, question_in(match), match["words"])

    async def callback(self, interaction: Interaction) -> None:
        taken = _taken(interaction)
        at, words = self._question, f"{self._words} {taken}"
        await answer(interaction, lambda caller: choose(caller, at, words))


class BellMenu(
    discord.ui.DynamicItem[Drawn], template=rf"s:(?P<bell>[a-z]+):(?P<table>{NUMBER}):(?P<rest>.*)"
):
    """Asks a bell for what is taken."""

    def __init__(self, menu: Drawn, name: str, table: TableId, rest: str) -> None:
        super().__init__(menu)
        self._name, self._table, self._rest = name, table, rest

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: Item, match: re.Match[str], /
    ) -> "BellMenu":
        assert isinstance(item, discord.ui.Select)
        return cls(item, match["bell"], TableId(int(match["table"])), match["rest"])

    async def callback(self, interaction: Interaction) -> None:
        answered = BELLS.get(self._name, worn_out)
        rest = f"{self._rest} {_taken(interaction)}".strip()
        await answer(interaction, lambda caller: answered(caller, self._table, rest))


def _taken(interaction: Interaction) -> str:
    """Of the interaction and not of the item, which a second click would share."""
    data: Mapping[str, Any] = interaction.data or {}
    return "+".join(map(str, data.get("values", []))) or "-"


Kind: TypeAlias = type[discord.ui.DynamicItem[Any]]
BUTTONS: tuple[Kind, ...] = (MoveButton, ChoiceButton, BellButton)
MENUS: tuple[Kind, ...] = (ChoiceMenu, BellMenu)
DYNAMIC = (*BUTTONS, *MENUS)
_OF_TYPE: Mapping[int, tuple[Kind, ...]] = {
    discord.ComponentType.button.value: BUTTONS,
    discord.ComponentType.select.value: MENUS,
}


def is_known(interaction: Interaction) -> bool:
    """Whether it is pulled on its own message, as one of ours: of all else discord.py is silent."""
    asked: Mapping[str, Any] = interaction.data or {}
    pulled = asked.get("component_type", 0), str(asked.get("custom_id", ""))
    kinds = _OF_TYPE.get(pulled[0], ())
    is_ours = any(kind.__discord_ui_compiled_template__.fullmatch(pulled[1]) for kind in kinds)
    return is_ours and pulled in set(_on(interaction.message))


def _on(message: discord.Message | None) -> Iterator[tuple[int, str]]:
    """The kind and the id of whatever can be pressed in a message."""
    view = discord.ui.View.from_message(message) if message else discord.ui.View()
    for item in view.children:
        if isinstance(item, discord.ui.Button | discord.ui.Select) and item.custom_id:
            yield item.type.value, item.custom_id
