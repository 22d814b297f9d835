"""What can be pressed: buttons and menus as values, each with an id that says all it means.

An id outlives the process and the message it was drawn for, so it carries the table, the seat and
the number of its question, and the move:

    m:TABLE:SEAT:DECISION:MOVE    make this move
    c:TABLE:SEAT:DECISION:WORDS   choose how a move goes on that begins with these words
    k:PAGE:TABLE:SEAT:DECISION:WORDS    the menu of such a choice; its values are the next words
    m:TABLE:SEAT:pSTEPS:MOVE      all three in a turn made ahead, of which so many steps stand
    d:KNOCK:TABLE:REST             anything else a door may be asked: hand, board, join, start …
    s:KNOCK:TABLE:REST             the same as a menu; its values are the last word
    f:FORM:TABLE:REST              open a form, or the sheet that comes back

What a knock would change twice when it is pressed twice ends in `@STAMP`: as what stood there when
it was drawn.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count, groupby, takewhile
from typing import Any, TypeAlias
from zlib import crc32

import discord

from bot.engine.game import Seat
from bot.host.company import TableId
from cogs.door import limits

LONGEST_NUMBER = 18
_AHEAD = "p"
STAMP = rf"{_AHEAD}?[0-9]{{1,{LONGEST_NUMBER}}}"
_AT = re.compile(r"(?:^| )@([0-9a-f-]+)(?= |$)")


@dataclass(frozen=True, slots=True)
class QuestionId:
    """The question a button was drawn for: whose it is, and which of his it is."""

    table: TableId
    seat: Seat
    decision: int
    ahead: bool = False  # a turn that is made ahead: the decision counts its steps

    @property
    def stamp(self) -> str:
        return f"{_AHEAD if self.ahead else ''}{self.decision}"


@dataclass(frozen=True, slots=True)
class Press:
    """A button. The likely one is green, the one that ends something is red."""

    id: str
    label: str
    likely: bool = False
    grave: bool = False
    closed: bool = False  # it is shown, and can't be pressed
    row: int | None = None


@dataclass(frozen=True, slots=True)
class MenuOption:
    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; whoever opens it takes one of its options, or several."""

    id: str
    placeholder: str
    options: tuple[MenuOption, ...]
    least: int = 1
    most: int = 1
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A button that only leads somewhere."""

    address: str
    label: str


Pressable: TypeAlias = Press | Menu | Link
Item: TypeAlias = discord.ui.Item[Any]  # as discord.py has it, in whatever view it stands


class WornOut(Exception):
    """An id that none of us drew, or that nobody draws any more."""


def question_of(table: TableId, rest: str) -> tuple[QuestionId, str]:
    """Of an id of one's own: SEAT:DECISION:WORDS."""
    match rest.split(":", 2):
        case [seat, decision, words] if words.strip():
            return stamped(table, seat, decision), words
    raise WornOut


def stamped(table: TableId, seat: str, stamp: str) -> QuestionId:
    """The question that an id names."""
    number = whole(stamp.removeprefix(_AHEAD))
    return QuestionId(table, Seat(whole(seat)), number, stamp.startswith(_AHEAD))


def whole(word: str) -> int:
    """A number as we write it into an id."""
    if not (word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER):
        raise WornOut
    return int(word)


def move(question: QuestionId, spelt: str) -> str:
    return limits.custom_id("m", question.table, question.seat, question.stamp, spelt)


def choice(question: QuestionId, words: str) -> str:
    return limits.custom_id("c", question.table, question.seat, question.stamp, words)


def menu(question: QuestionId, words: str, page: int) -> str:
    at = (question.table, question.seat, question.stamp)
    return limits.custom_id("k", page, *at, words)


def knock(name: str, table: TableId, rest: object = "", *, at: object = None) -> str:
    return limits.custom_id("d", name, table, rest if at is None else f"{rest} @{at}".strip())


def is_knock(id_: str, name: str, rest: str) -> bool:
    """Whether it knocks so, at whichever table."""
    match id_.split(":", 3):
        case ["d", knocked, _, said]:
            return knocked == name and said == rest
    return False


def knock_menu(name: str, table: TableId, rest: object = "", *, at: object = None) -> str:
    return limits.custom_id("s", name, table, rest if at is None else f"{rest} @{at}".strip())


def split_stamp(rest: str) -> tuple[str, str]:
    """The words of a knock and its stamp; an id from before there were stamps has none."""
    found = _AT.search(rest)
    return _AT.sub("", rest, count=1).strip(), found[1] if found else ""


def mark_of(texts: Iterable[str]) -> str:
    """By which the same texts are known again in a stamp."""
    return f"{crc32(repr([*texts]).encode()):08x}"


def form(name: str, table: TableId, rest: str = "") -> str:
    return limits.custom_id("f", name, table, rest)


def rows_of(things: Iterable[Pressable]) -> list[list[Pressable]]:
    """A menu has a row of its own, five buttons share one; some say which row is theirs.

    Where there is no room for all in a row, it goes on in one more: no row ever has too much.
    """
    asked = [thing for thing in things if not _is_settled(thing)]
    rows = _as_claimed(asked)
    return rows if all(map(_fits, rows)) else _one_below_another(asked)


def _is_settled(thing: Pressable) -> bool:
    """A choice of one is no choice, and is not asked."""
    return isinstance(thing, Menu) and [one.chosen for one in thing.options] == [True]


def _claim(thing: Pressable) -> int:
    return -1 if isinstance(thing, Link) or thing.row is None else thing.row


def _as_claimed(things: Iterable[Pressable]) -> list[list[Pressable]]:
    rows: dict[int, list[Pressable]] = {}
    for thing in things:
        free = (at for at in count() if at not in rows or _fits([*rows[at], thing]))
        rows.setdefault(next(free) if _claim(thing) < 0 else _claim(thing), []).append(thing)
    return [rows[at] for at in sorted(rows)]


def _one_below_another(things: Sequence[Pressable]) -> list[list[Pressable]]:
    """What comes before all claims stays above them, what comes later goes where there is room."""
    above = list(takewhile(lambda thing: _claim(thing) < 0, things))
    others = sorted(things[len(above) :], key=_claim)
    claimed = [list(alike) for claim, alike in groupby(others, _claim) if claim >= 0]
    rows = [row for alike in claimed for row in _packed(alike)]
    return [*_packed(above), *_packed((one for one in others if _claim(one) < 0), rows)]


def _packed(
    things: Iterable[Pressable], rows: Iterable[list[Pressable]] = ()
) -> list[list[Pressable]]:
    """Each thing in the first of these rows that has room for it, or in a new one."""
    packed = [*rows]
    for thing in things:
        row = next((row for row in packed if _fits([*row, thing])), None)
        if row is None:
            packed.append([thing])
        else:
            row.append(thing)
    return packed


def _fits(row: Sequence[Pressable]) -> bool:
    return len(row) <= (1 if any(isinstance(one, Menu) for one in row) else limits.IN_A_ROW)


def below(things: Iterable[Pressable]) -> discord.ui.View:
    """What stands below a plain message; who presses something in it is known by the id alone."""
    view = discord.ui.View(timeout=None)
    for at, row in enumerate(rows_of(things)):
        for thing in row:
            item = drawn(thing)
            item.row = at
            view.add_item(item)
    view.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return view


def drawn(thing: Pressable) -> Item:
    match thing:
        case Link(address, label):
            return discord.ui.Button(url=address, label=limits.shortened(label, limits.LABEL))
        case Menu():
            return _menu(thing)
    style = discord.ButtonStyle.secondary
    if thing.likely:
        style = discord.ButtonStyle.success
    if thing.grave:
        style = discord.ButtonStyle.danger
    label = limits.shortened(thing.label, limits.LABEL)
    return discord.ui.Button(custom_id=thing.id, label=label, style=style, disabled=thing.closed)


def _menu(thing: Menu) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=limits.shortened(option.label, limits.OPTION),
            value=option.value,
            description=limits.in_clauses(option.about, limits.OPTION) or None,
            default=option.chosen,
        )
        for option in thing.options[: limits.OPTIONS]
    ]
    placeholder = limits.shortened(thing.placeholder, limits.PLACEHOLDER)
    return discord.ui.Select(
        custom_id=thing.id,
        placeholder=placeholder,
        options=options,
        min_values=thing.least,
        max_values=thing.most,
    )
