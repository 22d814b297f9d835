"""Options of a table before its game begins, and solo tables."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from bot import catalogue
from bot.engine.text import say
from bot.history import records
from bot.i18n.speak import LANGUAGES
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.state import is_solo
from cogs.interaction import components, discord_limits, table_context
from cogs.interaction.components import ButtonSpec, MenuChoice, MenuSpec, route_button
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.slash_commands import Given, make_choices
from cogs.interaction.speech import SpeechContext, find_typed_value
from cogs.messages import table_texts
from cogs.play.submit_move import result_reply
from cogs.table import where_tables_may_open

MOST_MENUS = discord_limits.ROWS  # options that have a menu each; the command knows them all


async def _set_option(
    request: RequestContext, table: TableId, option: str, value: str
) -> PrivateReply:
    """Set an option and show all options."""
    wish = (
        table_texts.set_display_option
        if option in table_texts.DISPLAY_OPTIONS
        else lobby.set_option
    )
    act = wish(request.person.id, option, value)
    async with request.services.opening:
        await where_tables_may_open.require_waking_allowed(
            await table_context.enter_table(request, table)
        )
        outcome = await request.services.tables.run_command(table, act, request.request_id)
    context = table_context.context_after(request, outcome)
    if not isinstance(outcome, Applied):
        return result_reply(context, outcome)
    if option in table_texts.DISPLAY_OPTIONS:
        none = (
            where_tables_may_open.why_no_thread(request)
            if (option, value) == ("chronicle", records.ON)
            else ""
        )
        return PrivateReply(none or context.speech("door-done"))
    return _options_panel(context)


OfferedOptions: TypeAlias = Mapping[str, tuple[str, ...]]
OptionLabels: TypeAlias = list[tuple[str, str]]


def _option_labels(speech: SpeechContext, offered: OfferedOptions) -> OptionLabels:
    """List the labels of all options."""
    own = [(speech.name_thing("option", name), name) for name in offered]
    return [
        *own,
        *((speech.plain_text(text), name) for name, text in table_texts.DISPLAY_OPTIONS.items()),
    ]


def _value_labels(speech: SpeechContext, offered: OfferedOptions, name: str) -> OptionLabels:
    if name in table_texts.DISPLAY_OPTIONS:
        return table_texts.display_option_values(speech, name)
    return [(speech.name_thing(f"option-{name}", value), value) for value in offered.get(name, ())]


async def _labels_in_all_languages(
    request: RequestContext, labels: Callable[[SpeechContext, OfferedOptions], OptionLabels]
) -> OptionLabels:
    """List the labels in all languages, the person's own first."""
    offered = await _options_offered_here(request)
    voices = (request.speech, *map(SpeechContext, LANGUAGES))
    return [pair for speech in voices for pair in labels(speech, offered)]


def _option_line(speech: SpeechContext, kind: str, name: str) -> str:
    return f"{speech.name_thing(kind, name)} – {speech.name_thing(kind, name, 'about')}"


async def _options_offered_here(request: RequestContext) -> dict[str, tuple[str, ...]]:
    """Map the options of the game here to their values."""
    card = await table_context.find_table_card_here(request)
    return (
        table_texts.options_offered(card)
        if card
        else table_texts.options_of_game(catalogue.GAMES[0], ())
    )


# By menus


async def choose_option(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    match rest.split():
        case [option, value]:
            return await _set_option(request, table, option, value)
    return _options_panel(await table_context.enter_table(request, table))


def _options_panel(context: table_context.TableContext) -> PrivateReply:
    speech, card = context.speech, context.state.card
    lines = [speech("lobby-options"), *table_texts.option_lines(card, speech)]
    if context.state.course is not None:
        return PrivateReply("\n".join(lines))
    lines += table_texts.shorter_game_lines(context.state, speech)
    return PrivateReply("\n".join(lines), tuple(_option_menus(card, speech)))


def _option_menus(card: TableCard, speech: SpeechContext) -> Iterator[MenuSpec]:
    chosen: Mapping[str, str] = dict(card.options)
    for name, values in list(table_texts.options_offered(card).items())[:MOST_MENUS]:
        in_force = chosen.get(name, values[0])
        marked = tuple(
            MenuChoice(
                value,
                speech.plain_text(
                    say(
                        "lobby-option-is",
                        option=speech.name_thing("option", name),
                        value=speech.name_thing(f"option-{name}", value),
                    )
                ),
                speech.name_thing(f"option-{name}", value, "about"),
                chosen=value == in_force,
            )
            for value in values
        )
        id_ = components.route_menu_id("options", card.id, name)
        yield MenuSpec(id_, speech.name_thing("option", name), marked)


# How a game for one alone is furnished: its options of these names, the first value the default.
LEVEL, SIZE = "level", "dummies"
Wishes: TypeAlias = tuple[tuple[str, str], ...]


def has_solo(game: str) -> bool:
    return 1 in catalogue.current_game(game).seats


SOLO_GAME = next(game for game in catalogue.GAMES if has_solo(game))
_BY_EASE = ("easy", "standard", "hard")
_OFFERED = {option.name: option.values for option in catalogue.current_game(SOLO_GAME).options(1)}
_LEVELS = sorted(_OFFERED[LEVEL], key=_BY_EASE.index)
LEVELS = make_choices({value: f"option-{LEVEL}-{value}" for value in _LEVELS})
DUMMIES = make_choices({value: f"option-{SIZE}-{value}" for value in _OFFERED[SIZE]})


def solo_options(level: str, dummies: str) -> Wishes:
    """Collect the options of a solo game; none means a table for several."""
    return tuple((name, value) for name, value in ((LEVEL, level), (SIZE, dummies)) if value)


def can_become_solo(card: TableCard, owner: PersonId, game: str) -> bool:
    """Whether this lobby has only its owner, who asks for a solo game."""
    is_his = card.owner == owner and card.game == game
    return is_his and card.status is TableStatus.GATHERING and len(card.holders) == 1


def is_running_solo(card: TableCard, owner: PersonId, game: str) -> bool:
    """Whether the person's solo game of this kind is running here."""
    is_his = card.owner == owner and card.game == game
    return is_his and card.status is TableStatus.PLAYING and is_solo(card)


def solo_button(speech: SpeechContext, table: TableId) -> ButtonSpec:
    return route_button(speech, "alone", table)


def solo_levels_reply(speech: SpeechContext, table: TableId) -> PrivateReply:
    """Offer every level with every number of dummies."""
    return PrivateReply(speech("solo-levels"), tuple(_level_buttons(speech, table)))


def _level_buttons(speech: SpeechContext, table: TableId) -> Iterator[ButtonSpec]:
    for row, dummies in enumerate(_OFFERED[SIZE]):
        for level in _LEVELS:
            name = speech.name_thing("option-level", level)
            label = speech.label_text("press-alone-at", level=name, dummies=int(dummies))
            yield ButtonSpec(
                components.route_id("alone", table, f"{level} {dummies}"), label, row=row
            )


async def set_typed_option(request: RequestContext, option: str, value: str) -> PrivateReply:
    """Set an option of the table here, named in any language."""
    table = await table_context.find_table_id(request)
    name = find_typed_value(option, await _labels_in_all_languages(request, _option_labels))
    labels = await _labels_in_all_languages(request, partial(_value_labels, name=name))
    return await _set_option(request, table, name, find_typed_value(value, labels))


async def option_choices(request: RequestContext, _: Given) -> list[tuple[str, str | int]]:
    offered = await _options_offered_here(request)
    said = {name: label for label, name in _option_labels(request.speech, offered)}
    own = [(_option_line(request.speech, "option", name), name) for name in sorted(offered)]
    return [*own, *((said[name], name) for name in table_texts.DISPLAY_OPTIONS)]


async def value_choices(request: RequestContext, given: Given) -> list[tuple[str, str | int]]:
    option = str(given.get("option", ""))
    name = find_typed_value(option, await _labels_in_all_languages(request, _option_labels))
    if name in table_texts.DISPLAY_OPTIONS:
        return [*table_texts.display_option_values(request.speech, name)]
    values = (await _options_offered_here(request)).get(name, ())
    return [(_option_line(request.speech, f"option-{name}", value), value) for value in values]


ROUTES: RouteTable = {"options": choose_option}
