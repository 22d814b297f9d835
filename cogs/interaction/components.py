"""Buttons, menus and laid out messages as values; ids of components, which carry all they mean."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, groupby, takewhile
from typing import Any, TypeAlias
from zlib import crc32

import discord

from bot.engine.game import Seat
from bot.engine.text import Fact
from bot.tables.people import TableId
from cogs.interaction import discord_limits
from cogs.interaction.speech import SpeechContext

LONGEST_NUMBER = 18
_AHEAD = "p"
STAMP = rf"{_AHEAD}?[0-9]{{1,{LONGEST_NUMBER}}}"
_AT = re.compile(r"(?:^| )@([0-9a-f-]+)(?= |$)")


@dataclass(frozen=True, slots=True)
class QuestionId:
    """The question a button was drawn for: table, seat, and the seat's number of decisions."""

    table: TableId
    seat: Seat
    decision: int
    ahead: bool = False  # a turn that is made ahead: the decision counts its steps

    @property
    def stamp(self) -> str:
        return f"{_AHEAD if self.ahead else ''}{self.decision}"


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button: green if it is the likely choice, red if it ends something."""

    id: str
    label: str
    likely: bool = False
    grave: bool = False
    disabled: bool = False  # it is shown, and can't be pressed
    row: int | None = None


@dataclass(frozen=True, slots=True)
class MenuChoice:
    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A select menu of one or several options."""

    id: str
    placeholder: str
    options: tuple[MenuChoice, ...]
    least: int = 1
    most: int = 1
    row: int | None = None


@dataclass(frozen=True, slots=True)
class LinkSpec:
    """A button that opens a link."""

    address: str
    label: str


ComponentSpec: TypeAlias = ButtonSpec | MenuSpec | LinkSpec
Item: TypeAlias = discord.ui.Item[Any]  # as discord.py has it, in whatever view it stands


class UnknownButton(Exception):
    """Raised for an id that the bot never made or makes no more."""


def parse_question(table: TableId, rest: str) -> tuple[QuestionId, str]:
    """Parse SEAT:DECISION:WORDS, the rest of a game's own ids."""
    match rest.split(":", 2):
        case [seat, decision, words] if words.strip():
            return make_question_id(table, seat, decision), words
    raise UnknownButton


def make_question_id(table: TableId, seat: str, stamp: str) -> QuestionId:
    """Parse the parts of an id that name its question."""
    number = parse_number(stamp.removeprefix(_AHEAD))
    return QuestionId(table, Seat(parse_number(seat)), number, stamp.startswith(_AHEAD))


def parse_number(word: str) -> int:
    """Parse a number of an id. Raise UnknownButton if it is none."""
    if not (word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER):
        raise UnknownButton
    return int(word)


def move_id(question: QuestionId, spelt: str) -> str:
    return discord_limits.join_id("m", question.table, question.seat, question.stamp, spelt)


def choice_id(question: QuestionId, words: str) -> str:
    return discord_limits.join_id("c", question.table, question.seat, question.stamp, words)


def choice_menu_id(question: QuestionId, words: str, page: int) -> str:
    at = (question.table, question.seat, question.stamp)
    return discord_limits.join_id("k", page, *at, words)


def route_id(name: str, table: TableId, rest: object = "", *, at: object = None) -> str:
    return discord_limits.join_id("d", name, table, rest if at is None else f"{rest} @{at}".strip())


def route_button(
    speech: SpeechContext,
    route: str,
    table: TableId,
    rest: object = "",
    /,
    *,
    at: object = None,
    label: str = "",
    likely: bool = False,
    grave: bool = False,
    **facts: Fact,
) -> ButtonSpec:
    """Return a button to a route, labelled with the phrase `key`."""
    text = speech.label_text(label or f"press-{route}", **facts)
    return ButtonSpec(route_id(route, table, rest, at=at), text, likely, grave)


def is_id_of_route(id_: str, name: str, rest: str) -> bool:
    """Whether a button's id has this route and rest, at any table."""
    match id_.split(":", 3):
        case ["d", knocked, _, said]:
            return knocked == name and said == rest
    return False


def route_menu_id(name: str, table: TableId, rest: object = "", *, at: object = None) -> str:
    return discord_limits.join_id("s", name, table, rest if at is None else f"{rest} @{at}".strip())


def route_menu(
    route: str,
    table: TableId,
    rest: object,
    label: str,
    choices: Iterable[MenuChoice],
    row: int | None = None,
) -> MenuSpec:
    """Return a menu whose choices are added to the rest of a route's id."""
    return MenuSpec(route_menu_id(route, table, rest), label, tuple(choices), row=row)


def split_stamp(rest: str) -> tuple[str, str]:
    """Split the rest of a route's id into its words and its stamp; "" if it has none."""
    found = _AT.search(rest)
    return _AT.sub("", rest, count=1).strip(), found[1] if found else ""


def hash_texts(texts: Iterable[str]) -> str:
    """Make a checksum by which the same texts are recognized."""
    return f"{crc32(repr([*texts]).encode()):08x}"


def form_id(name: str, table: TableId, rest: str = "") -> str:
    return discord_limits.join_id("f", name, table, rest)


def arrange_rows(things: Iterable[ComponentSpec]) -> list[list[ComponentSpec]]:
    """Arrange components in rows: a menu fills a row, five buttons share one.

    A component may claim a row; where that is full, it moves on to the next.
    """
    asked = [thing for thing in things if not _is_single_choice(thing)]
    rows = _arrange_by_claim(asked)
    return rows if all(map(_row_fits, rows)) else _arrange_with_overflow(asked)


def _is_single_choice(thing: ComponentSpec) -> bool:
    """Whether a menu has only its chosen option: it is not shown then."""
    return isinstance(thing, MenuSpec) and [one.chosen for one in thing.options] == [True]


def _claimed_row(thing: ComponentSpec) -> int:
    return -1 if isinstance(thing, LinkSpec) or thing.row is None else thing.row


def _arrange_by_claim(things: Iterable[ComponentSpec]) -> list[list[ComponentSpec]]:
    rows: dict[int, list[ComponentSpec]] = {}
    for thing in things:
        free = (at for at in count() if at not in rows or _row_fits([*rows[at], thing]))
        rows.setdefault(next(free) if _claimed_row(thing) < 0 else _claimed_row(thing), []).append(
            thing
        )
    return [rows[at] for at in sorted(rows)]


def _arrange_with_overflow(things: Sequence[ComponentSpec]) -> list[list[ComponentSpec]]:
    """Arrange in order of claims, starting a new row wherever one is full."""
    above = list(takewhile(lambda thing: _claimed_row(thing) < 0, things))
    others = sorted(things[len(above) :], key=_claimed_row)
    claimed = [list(alike) for claim, alike in groupby(others, _claimed_row) if claim >= 0]
    rows = [row for alike in claimed for row in _pack_rows(alike)]
    return [*_pack_rows(above), *_pack_rows((one for one in others if _claimed_row(one) < 0), rows)]


def _pack_rows(
    things: Iterable[ComponentSpec], rows: Iterable[list[ComponentSpec]] = ()
) -> list[list[ComponentSpec]]:
    """Put each component in the first row with room for it, or in a new one."""
    packed = [*rows]
    for thing in things:
        row = next((row for row in packed if _row_fits([*row, thing])), None)
        if row is None:
            packed.append([thing])
        else:
            row.append(thing)
    return packed


def _row_fits(row: Sequence[ComponentSpec]) -> bool:
    return len(row) <= (
        1 if any(isinstance(one, MenuSpec) for one in row) else discord_limits.IN_A_ROW
    )


def build_plain_view(things: Iterable[ComponentSpec]) -> discord.ui.View:
    """Build the components below a plain message; they are recognized by their ids alone."""
    view = discord.ui.View(timeout=None)
    for at, row in enumerate(arrange_rows(things)):
        for thing in row:
            item = build_component(thing)
            item.row = at
            view.add_item(item)
    view.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return view


# Emojis beside words. Those of the application are known once it has been asked for them; until
# then, and where one is missing, words stand alone.
_EMOJIS: dict[str, discord.Emoji] = {}


def set_emojis(known: Mapping[str, discord.Emoji]) -> None:
    """Set the emojis of words of moves: of a thing by its name, of a card by verb and name."""
    _EMOJIS.clear()
    _EMOJIS.update(known)


def _find_emoji(spelt: str) -> discord.Emoji | None:
    """Find the emoji of the thing that a move is about; None for a choice of anything else."""
    verb, *names = spelt.split() or ("",)
    name = names[0].split("+")[0] if names else verb
    return _EMOJIS.get(f"{verb} {name}") or _EMOJIS.get(name)


def _emoji_of_button(id_: str) -> discord.Emoji | None:
    """Find the emoji of a move's button; a choice within a panel, as of a direction, has none."""
    kind, spelt = id_[:2], id_.rpartition(":")[2]
    is_thing = kind == "m:" or (kind == "c:" and len(spelt.split()) <= 2)
    return _find_emoji(spelt) if is_thing else None


def _emoji_of_option(id_: str, value: str) -> discord.Emoji | None:
    verb = id_.rpartition(":")[2].partition(" ")[0]
    whole = value if " " in value else f"{verb} {value}"
    return _find_emoji(whole) if id_.startswith("k:") else None


def build_component(thing: ComponentSpec) -> Item:
    match thing:
        case LinkSpec(address, label):
            return discord.ui.Button(
                url=address, label=discord_limits.shorten_text(label, discord_limits.LABEL)
            )
        case MenuSpec():
            return _build_menu(thing)
    style = discord.ButtonStyle.secondary
    if thing.likely:
        style = discord.ButtonStyle.success
    if thing.grave:
        style = discord.ButtonStyle.danger
    label = discord_limits.shorten_text(thing.label, discord_limits.LABEL)
    emoji = _emoji_of_button(thing.id)
    return discord.ui.Button(
        custom_id=thing.id, label=label, style=style, disabled=thing.disabled, emoji=emoji
    )


def _build_menu(thing: MenuSpec) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=discord_limits.shorten_text(option.label, discord_limits.OPTION),
            value=option.value,
            description=discord_limits.cut_clauses(option.about, discord_limits.OPTION) or None,
            default=option.chosen,
            emoji=_emoji_of_option(thing.id, option.value),
        )
        for option in thing.options[: discord_limits.OPTIONS]
    ]
    return discord.ui.Select(
        custom_id=thing.id,
        placeholder=discord_limits.shorten_text(thing.placeholder, discord_limits.PLACEHOLDER),
        options=options,
        min_values=thing.least,
        max_values=thing.most,
    )


# Messages of text, pictures and components, from top to bottom


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
    frame = discord.ui.Container(
        *_build_items(_add_emojis_to_lines(list(blocks))), accent_colour=accent
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(frame)
    view.stop()  # so that discord.py does not keep it: no memory, and no second listener
    return view


def _add_emojis_to_lines(blocks: list[Block]) -> list[Block]:
    """Put the emojis of buttons before the lines that they stand beside, where there is room."""
    marked = [
        _add_emoji_to_line(block) if isinstance(block, LineBlock) else block for block in blocks
    ]
    return marked if len(words_of_blocks(marked)) <= discord_limits.WORDS else blocks


def _add_emoji_to_line(line: LineBlock) -> LineBlock:
    emoji = _emoji_of_button(line.press.id)
    return line if emoji is None else replace(line, text=f"{emoji} {line.text}")


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
            about = discord_limits.cut_alt_text(alt)
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
