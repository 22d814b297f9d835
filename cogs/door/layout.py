"""How a message is laid out: from top to bottom, in a frame of the colour of whom it speaks of."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import discord

from cogs.door import limits
from cogs.door.presses import Item, Link, Menu, Press, Pressable, drawn, rows_of


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; in small print where it may be read later."""

    text: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph, and beside it the button for just that line."""

    text: str
    press: Press


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line across."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture that goes along, by its file's name, and the same in words for the ear."""

    name: str
    alt: str


@dataclass(frozen=True, slots=True)
class Leaf(Pictured):
    """A page of the book that goes along, drawn when it is shown."""

    draw: Callable[[], bytes] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Paper:
    """A file that goes along, by its name."""

    name: str


Block: TypeAlias = Words | Line | Rule | Pictured | Paper | Pressable


def laid_out(blocks: Iterable[Block], accent: int | None = None) -> discord.ui.LayoutView:
    """A view that is only drawn: who presses something in it is known by the id alone."""
    frame: discord.ui.Container[discord.ui.LayoutView]
    frame = discord.ui.Container(*_items(blocks), accent_colour=accent)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(frame)
    view.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return view


def _items(blocks: Iterable[Block]) -> Iterator[Item]:
    """Buttons that follow each other share a row as far as there is room."""
    pressed: list[Pressable] = []
    for block in blocks:
        if isinstance(block, Press | Menu | Link):
            pressed.append(block)
            continue
        yield from _rows(pressed)
        pressed.clear()
        yield _item(block)
    yield from _rows(pressed)


def _rows(pressed: Iterable[Pressable]) -> Iterator[Item]:
    for row in rows_of(pressed):
        yield discord.ui.ActionRow(*map(drawn, row))


def _item(block: Words | Line | Rule | Pictured | Paper) -> Item:
    match block:
        case Words(text, small):
            return discord.ui.TextDisplay(_in_small_print(text) if small else text)
        case Line(text, press):
            return discord.ui.Section(discord.ui.TextDisplay(text), accessory=drawn(press))
        case Rule():
            return discord.ui.Separator()
        case Pictured(name, alt):
            about = limits.alt_text(alt)
            item = discord.MediaGalleryItem(f"attachment://{name}", description=about)
            return discord.ui.MediaGallery(item)
        case Paper(name):
            return discord.ui.File(f"attachment://{name}")


def _in_small_print(text: str) -> str:
    return "\n".join(f"-# {line}" for line in text.splitlines())


def words_in(blocks: Iterable[Block]) -> str:
    """All that can be read in it, but for what stands on buttons."""
    return "\n".join(filter(None, map(_spoken, blocks)))


def presses_in(blocks: Iterable[Block]) -> Iterator[Pressable]:
    for block in blocks:
        match block:
            case Press() | Menu() | Link():
                yield block
            case Line(_, press):
                yield press


def parts_in(blocks: Iterable[Block]) -> int:
    """How many parts Discord counts in it, but for the frame."""
    return sum(1 for _ in _all_of(_items(blocks)))


def _all_of(items: Iterable[Item]) -> Iterator[Item]:
    for one in items:
        yield one
        match one:
            case discord.ui.ActionRow():
                yield from one.children
            case discord.ui.Section():
                yield from (*one.children, one.accessory)


def _spoken(block: Block) -> str:
    match block:
        case Words(text, small):
            return _in_small_print(text) if small else text
        case Line(text):
            return text
    return ""


def parts_of(components: Iterable[object]) -> Iterator[object]:
    """Whatever a message is made of that came back from Discord, and what stands within it."""
    for one in components:
        yield one
        yield from parts_of(getattr(one, "children", ()))
        yield from parts_of([one.accessory] if isinstance(one, discord.SectionComponent) else ())
