"""Buttons and menus: known by their ids alone, so that they work after a restart, anywhere."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Self

import discord

from bot.host.company import TableId
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.forms import open_sheet, take_back
from cogs.door.front import AnyFront, MovesOf
from cogs.door.knocks import KNOCKS, register
from cogs.door.layout import parts_of
from cogs.door.presses import (
    LONGEST_NUMBER,
    STAMP,
    Item,
    QuestionId,
    WornOut,
    question_of,
    stamped,
)
from cogs.games import FRONTS
from cogs.turn.moving import choose, make, move

_NUMBER = rf"[0-9]{{1,{LONGEST_NUMBER}}}"
_QUESTION = rf"(?P<table>{_NUMBER}):(?P<seat>[0-9]{{1,2}}):(?P<decision>{STAMP})"
_KNOCK = rf"(?P<knock>[a-z]+):(?P<table>{_NUMBER}):(?P<rest>.*)"
_NEVER = r"(?!)"


class _ById(discord.ui.DynamicItem[Item], template=_NEVER):
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
        return stamped(table, self._said["seat"], self._said["decision"])


class MoveButton(_ById, template=rf"m:{_QUESTION}:(?P<move>.+)"):
    """Makes the move it names."""

    async def callback(self, interaction: Interaction) -> None:
        at, spelt = self._question, self._said["move"]
        await answer(
            interaction, lambda caller: move(caller, at.table, [spelt], at), is_public=True
        )


class ChoiceButton(_ById, template=rf"c:{_QUESTION}:(?P<words>.+)"):
    """Opens the choice of how a move goes on."""

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question, self._said["words"]
        await answer(interaction, lambda caller: choose(caller, at, words))


class ChoiceMenu(_ById, template=rf"k:[0-9]:{_QUESTION}:(?P<words>.+)"):
    """One of several menus that go on with the same words; what is taken are the next ones."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        at, words = self._question, f"{self._said['words']} {_taken(interaction)}"
        await answer(interaction, lambda caller: choose(caller, at, words))


class KnockButton(_ById, template=rf"d:{_KNOCK}"):
    """Asks for anything else: a hand, the board, a chair."""

    async def callback(self, interaction: Interaction) -> None:
        await _knocked(interaction, self._said, self._said["rest"])


class KnockMenu(_ById, template=rf"s:{_KNOCK}"):
    """Asks for what is taken."""

    drawn_as = discord.ui.Select

    async def callback(self, interaction: Interaction) -> None:
        rest = f"{self._said['rest']} {_taken(interaction)}".strip()
        await _knocked(interaction, self._said, rest)


class FormButton(_ById, template=rf"f:{_KNOCK}"):
    """Opens a sheet to write on."""

    async def callback(self, interaction: Interaction) -> None:
        await open_sheet(interaction, self._said["knock"], TableId(int(self._said["table"])))


async def _knocked(interaction: Interaction, said: re.Match[str], rest: str) -> None:
    answered, table = KNOCKS.get(said["knock"], _worn_out), TableId(int(said["table"]))
    await answer(interaction, lambda caller: answered(caller, table, rest))


async def _worn_out(_: Caller, __: TableId, ___: str) -> Reply:
    raise WornOut


def _taken(interaction: Interaction) -> str:
    """Of the interaction and not of the item, which a second click would share."""
    match _said(interaction):
        case {"values": [*values]}:
            return "+".join(map(str, values)) or "-"
    return "-"


def _said(interaction: Interaction) -> Mapping[str, object]:
    return interaction.data or {}


# The own buttons of the games


def register_games() -> None:
    """Answer the own buttons of every game from now on."""
    for game, front in FRONTS.items():
        _register(game, front)


def _register(game: str, front: AnyFront) -> None:
    for name, answering in front.knocks.items():
        register(name, answering)
    for name, moves_of in front.own_moves.items():
        register(name, partial(_made, game, moves_of))


async def _made(
    game: str, moves_of: MovesOf[object], caller: Caller, table: TableId, rest: str
) -> Reply:
    question, words = question_of(table, rest)
    return await make(caller, question, game, words, moves_of)


# What nobody else answers

DYNAMIC: tuple[type[_ById], ...] = (
    *(MoveButton, ChoiceButton, KnockButton, FormButton),
    *(ChoiceMenu, KnockMenu),
)
_SHEET = re.compile(rf"f:{_KNOCK}")
_TYPES: Mapping[int, type[Item]] = {
    discord.ComponentType.button.value: discord.ui.Button,
    discord.ComponentType.select.value: discord.ui.Select,
}


async def answer_sheet(interaction: Interaction) -> None:
    """A sheet that comes back, and none of ours is kept: its id says what it is."""
    said = _SHEET.fullmatch(str(_said(interaction).get("custom_id", "")))
    if said is None:
        await answer(interaction, lambda caller: _worn_out(caller, TableId(0), ""))
        return
    await take_back(interaction, said["knock"], TableId(int(said["table"])), said["rest"])


async def answer_unknown(interaction: Interaction) -> None:
    """A component of which nobody knows any more what it did; discord.py would say nothing."""
    if not _is_known(interaction):
        await answer(interaction, lambda caller: _worn_out(caller, TableId(0), ""))


def _is_known(interaction: Interaction) -> bool:
    """Whether it is pulled on its own message, as one of ours: of all else discord.py is silent."""
    match _said(interaction):
        case {"component_type": int(sort), "custom_id": str(id_)}:
            kinds = (kind for kind in DYNAMIC if kind.drawn_as is _TYPES.get(sort))
            is_ours = any(kind.__discord_ui_compiled_template__.fullmatch(id_) for kind in kinds)
            return is_ours and (sort, id_) in set(_on(interaction.message))
    return False


def _on(message: discord.Message | None) -> Iterator[tuple[int, str]]:
    """The kind and the id of whatever can be pressed in a message."""
    for part in parts_of(message.components) if message else ():
        if isinstance(part, discord.Button | discord.SelectMenu) and part.custom_id:
            yield part.type.value, part.custom_id
