"""Buttons and menus of panels, made from a seat, the words of a move and texts."""

from collections.abc import Iterable, Mapping

from bot.engine.text import Text, say
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import AnySeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock
from cogs.interaction.replies import PictureRequest, PrivateReply

MORE = "more"  # words of a choice: what the panel leaves out; before a whole move, nothing


def build_panel(
    lines: Iterable[str], controls: Iterable[ComponentSpec], sketch: PictureRequest | None = None
) -> PrivateReply:
    return PrivateReply("\n".join(lines), tuple(controls), picture=sketch)


def away_button(
    seat: AnySeatContext, row: int | None = None, label: str = "panel-away"
) -> ButtonSpec:
    """Return the button that leads back to everything the seat may do."""
    return ButtonSpec(seat.turn_button_id, seat.speech.label_text(label), row=row)


def choice_button(
    seat: AnySeatContext,
    words: str,
    label: Text,
    *,
    likely: bool = False,
    disabled: bool = False,
    row: int | None = None,
) -> ButtonSpec:
    """Return a button that makes no move but shows the panel of these words."""
    id_ = components.choice_id(seat.question_id, words)
    text = seat.speech.button_text(label)
    return ButtonSpec(id_, text, likely=likely, disabled=disabled, row=row)


def move_button(
    seat: AnySeatContext,
    move: object,
    label: Text,
    *,
    likely: bool = False,
    grave: bool = False,
    row: int | None = None,
) -> ButtonSpec:
    """Return a button that makes this move, given as it is or as it is spelt."""
    spelt = move if isinstance(move, str) else seat.spell_move(move)
    id_ = components.move_id(seat.question_id, spelt)
    return ButtonSpec(id_, seat.speech.button_text(label), likely=likely, grave=grave, row=row)


def game_route_id(seat: AnySeatContext, route: str, words: str) -> str:
    """Return the id of a game's own button, whose words stand for one or several moves."""
    question = seat.question_id
    return components.route_id(route, question.table, f"{question.seat}:{question.stamp}:{words}")


def choice_menu(
    seat: AnySeatContext,
    words: str,
    page: int,
    label: Text | str,
    options: Iterable[MenuChoice],
    *,
    least: int = 1,
    most: int = 1,
    row: int | None = None,
) -> MenuSpec:
    """Return a menu whose values are the words that follow these; `page` tells ids apart."""
    id_ = components.choice_menu_id(seat.question_id, words, page)
    text = label if isinstance(label, str) else seat.speech.button_text(label)
    shown = tuple(options)[: limits.OPTIONS]
    return MenuSpec(id_, text, shown, least=least, most=most, row=row)


def move_line(seat: AnySeatContext, line: str, move: object) -> LineBlock:
    """Return a line with the button of a move beside it."""
    return LineBlock(line, seat.move_button(seat.spell_move(move)))


def build_lines(words: Iterable[str], blocks: Iterable[Block], *verbs: str) -> QuestionLines:
    """Return a question line by line, below these words, that answers these verbs."""
    return QuestionLines("\n".join(words), tuple(blocks), frozenset(verbs))


def menu_option(
    seat: AnySeatContext, value: str, text: Text, about: str = "", *, chosen: bool = False
) -> MenuChoice:
    return MenuChoice(value, seat.speech.plain_text(text), about, chosen=chosen)


def text_options(
    seat: AnySeatContext, texts: Mapping[str, Text], chosen: str | None = None
) -> list[MenuChoice]:
    """Return an option for each of these texts by its value."""
    return [menu_option(seat, value, text, chosen=value == chosen) for value, text in texts.items()]


def money_options(
    seat: AnySeatContext, amounts: Iterable[int], chosen: int | None = None, end: str = ""
) -> list[MenuChoice]:
    """Return an option for each amount; its value ends with these words."""
    return [
        menu_option(seat, f"{one} {end}".strip(), say("money", amount=one), chosen=one == chosen)
        for one in amounts
    ]


def amounts_around(amounts: range, wanted: int) -> range:
    """Return as many amounts around the wanted one as a menu has room for."""
    first = max(0, min(amounts.index(wanted) - limits.OPTIONS // 2, len(amounts) - limits.OPTIONS))
    return amounts[first : first + limits.OPTIONS]
