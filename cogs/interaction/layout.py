"""Lay out a message of text, pictures and components from top to bottom."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import discord

from cogs.interaction import limits
from cogs.interaction.components import (
    ButtonSpec,
    ComponentSpec,
    Item,
    LinkSpec,
    MenuSpec,
    arrange_rows,
    build_component,
)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph, in small print if it is less important."""

    text: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class LineBlock:
    """A paragraph with a button beside it."""

    text: str
    press: ButtonSpec


@dataclass(frozen=True, slots=True)
class Separator:
    """A thin horizontal line."""


@dataclass(frozen=True, slots=True)
class PictureBlock:
    """An attached picture, by its file name, with its alternative text."""

    name: str
    alt: str


@dataclass(frozen=True, slots=True)
class BookPageBlock(PictureBlock):
    """An attached page of the rule book, drawn when it is shown."""

    draw: Callable[[], bytes] = field(repr=False)


@dataclass(frozen=True, slots=True)
class FileBlock:
    """An attached file, by its name."""

    name: str


Block: TypeAlias = TextBlock | LineBlock | Separator | PictureBlock | FileBlock | ComponentSpec


def build_view(blocks: Iterable[Block], accent: int | None = None) -> discord.ui.LayoutView:
    """Build a view that discord.py does not track: its components are known by their ids."""
    frame: discord.ui.Container[discord.ui.LayoutView]
    frame = discord.ui.Container(*_build_items(blocks), accent_colour=accent)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(frame)
    view.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return view


def _build_items(blocks: Iterable[Block]) -> Iterator[Item]:
    """Build the items; consecutive buttons share rows."""
    pressed: list[ComponentSpec] = []
    for block in blocks:
        if isinstance(block, ButtonSpec | MenuSpec | LinkSpec):
            pressed.append(block)
            continue
        yield from _build_rows(pressed)
        pressed.clear()
        yield _build_item(block)
    yield from _build_rows(pressed)


def _build_rows(pressed: Iterable[ComponentSpec]) -> Iterator[Item]:
    for row in arrange_rows(pressed):
        yield discord.ui.ActionRow(*map(build_component, row))


def _build_item(block: TextBlock | LineBlock | Separator | PictureBlock | FileBlock) -> Item:
    match block:
        case TextBlock(text, small):
            return discord.ui.TextDisplay(_small_print(text) if small else text)
        case LineBlock(text, press):
            return discord.ui.Section(
                discord.ui.TextDisplay(text), accessory=build_component(press)
            )
        case Separator():
            return discord.ui.Separator()
        case PictureBlock(name, alt):
            about = limits.alt_text(alt)
            item = discord.MediaGalleryItem(f"attachment://{name}", description=about)
            return discord.ui.MediaGallery(item)
        case FileBlock(name):
            return discord.ui.File(f"attachment://{name}")


def _small_print(text: str) -> str:
    return "\n".join(f"-# {line}" for line in text.splitlines())


def words_of_blocks(blocks: Iterable[Block]) -> str:
    """Join all text of these blocks, without labels of components."""
    return "\n".join(filter(None, map(_words_of_block, blocks)))


def components_of_blocks(blocks: Iterable[Block]) -> Iterator[ComponentSpec]:
    for block in blocks:
        match block:
            case ButtonSpec() | MenuSpec() | LinkSpec():
                yield block
            case LineBlock(_, press):
                yield press


def count_parts(blocks: Iterable[Block]) -> int:
    """Count the components as Discord counts them, without the container."""
    return sum(1 for _ in _walk_items(_build_items(blocks)))


def _walk_items(items: Iterable[Item]) -> Iterator[Item]:
    for one in items:
        yield one
        match one:
            case discord.ui.ActionRow():
                yield from one.children
            case discord.ui.Section():
                yield from (*one.children, one.accessory)


def _words_of_block(block: Block) -> str:
    match block:
        case TextBlock(text, small):
            return _small_print(text) if small else text
        case LineBlock(text):
            return text
    return ""


def walk_components(components: Iterable[object]) -> Iterator[object]:
    """Walk the components of a received message, with nested ones."""
    for one in components:
        yield one
        yield from walk_components(getattr(one, "children", ()))
        yield from walk_components(
            [one.accessory] if isinstance(one, discord.SectionComponent) else ()
        )
