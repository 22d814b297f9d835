"""Buttons: a click is known by its id alone, so that it works after a restart, anywhere."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.engine.game import Seat
from bot.host.ports import TableId
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.presses import LONGEST_NUMBER, Question
from cogs.turn.moving import choose, move

Item: TypeAlias = discord.ui.Item[Any]
Drawn: TypeAlias = discord.ui.Button[discord.ui.View]

# What a door answers when its bell is pulled: the caller, the table, and the rest of the id.
Answer: TypeAlias = Callable[[Caller, TableId, str], Awaitable[Reply]]
BELLS: dict[str, Answer] = {}

NUMBER = rf"[0-9]{{1,{LONGEST_NUMBER}}}"
QUESTION = rf"(?P<table>{NUMBER}):(?P<seat>[0-9]{{1,2}}):(?P<decision>{NUMBER})"


def question_in(match: re.Match[str]) -> Question:
    table, seat, decision = (int(match[name]) for name in ("table", "seat", "decision"))
    return Question(TableId(table), Seat(seat), decision)


def bell(name: str) -> Callable[[Answer], Answer]:
    """Marks what answers the buttons of this bell; no two rooms hang up the same."""

    def hung(answer_: Answer) -> Answer:
        if name in BELLS:
            raise ValueError(f"the bell {name} hangs already")
        BELLS[name] = answer_
        return answer_

    return hung


class MoveButton(discord.ui.DynamicItem[Drawn], template=rf"m:{QUESTION}:(?P<move>.+)"):
    """Makes the move it names."""

    def __init__(self, button: Drawn, question: Question, spelt: str) -> None:
        super().__init__(button)
        self._question, self._spelt = question, spelt

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: Item, match: re.Match[str], /
    ) -> "MoveButton":
        return cls(_button(item), question_in(match), match["move"])

    async def callback(self, interaction: Interaction) -> None:
        at, spelt = self._question, self._spelt
        await answer(interaction, lambda caller: move(caller, at.table, [spelt], at))


class ChoiceButton(discord.ui.DynamicItem[Drawn], template=rf"c:{QUESTION}:(?P<words>.+)"):
    """Opens the choice of how a move goes on."""

    def __init__(self, button: Drawn, question: Question, words: str) -> None:
        super().__init__(button)
        self._question, self._words = question, words

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: Item, match: re.Match[str], /
    ) -> "ChoiceButton":
        return cls(_button(item), question_in(match), match["words"])

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question, self._words
        await answer(interaction, lambda caller: choose(caller, at, words))


class BellButton(
    discord.ui.DynamicItem[Drawn], template=rf"d:(?P<bell>[a-z]+):(?P<table>{NUMBER}):(?P<rest>.*)"
):
    """Asks for anything else: a hand, the board, a chair."""

    def __init__(self, button: Drawn, name: str, table: TableId, rest: str) -> None:
        super().__init__(button)
        self._name, self._table, self._rest = name, table, rest

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: Item, match: re.Match[str], /
    ) -> "BellButton":
        return cls(_button(item), match["bell"], TableId(int(match["table"])), match["rest"])

    async def callback(self, interaction: Interaction) -> None:
        answered = BELLS.get(self._name, worn_out)
        await answer(interaction, lambda caller: answered(caller, self._table, self._rest))


def _button(item: Item) -> Drawn:
    assert isinstance(item, discord.ui.Button)
    return item


async def worn_out(caller: Caller, _: TableId, __: str) -> Reply:
    return Reply(caller.voice("door-worn-out"))


async def answer_unknown(interaction: Interaction) -> None:
    """A component of which nobody knows any more what it did; discord.py would say nothing."""

    async def answered(caller: Caller) -> Reply:
        return Reply(caller.voice("door-worn-out"))

    await answer(interaction, answered)
