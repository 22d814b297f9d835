"""Menus: what is taken from one are the next words of a move."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

import discord

from bot.host.ports import TableId
from cogs.answers import answer
from cogs.buttons import (
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
from cogs.door import Interaction
from cogs.moving import choose
from cogs.presses import Question

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


DYNAMIC: tuple[type[discord.ui.DynamicItem[Any]], ...] = (
    MoveButton,
    ChoiceButton,
    BellButton,
    ChoiceMenu,
    BellMenu,
)


def is_known(custom_id: str) -> bool:
    return any(
        item.__discord_ui_compiled_template__.fullmatch(custom_id) is not None for item in DYNAMIC
    )
