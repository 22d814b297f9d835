"""The options of a table before its game begins, each with what it means."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from bot import catalogue
from bot.engine.text import say
from bot.host import chronicles, lobby
from bot.host.company import TableCard, TableId
from bot.host.outcomes import Kept
from bot.i18n.speak import LANGUAGES
from cogs.door import limits, presses
from cogs.door.answers import Offer, Reply, answer, offer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import GAME
from cogs.door.knocks import knock
from cogs.door.presses import Menu, MenuOption
from cogs.door.speech import Voice
from cogs.door.typed import meant
from cogs.door.visit import Visit, after, at, table_here, table_meant
from cogs.posts import looks
from cogs.table import opening, threads
from cogs.turn.moving import reply_to

MOST = limits.ROWS  # options that have a menu each; the command knows them all


@GAME.command(**phrased("command-game-options"))
@worded("option", "value")
async def options(interaction: Interaction, option: str, value: str) -> None:
    """The game's own, and how the table shows itself."""

    async def answered(caller: Caller) -> Reply:
        table = await table_meant(caller)
        name = meant(option, await _in_all_languages(caller, _names))
        chosen = meant(value, await _in_all_languages(caller, partial(_values, name=name)))
        return await _wished(caller, table, name, chosen)

    await answer(interaction, answered)


async def _wished(caller: Caller, table: TableId, option: str, value: str) -> Reply:
    """What was chosen, and what it means."""
    wish = looks.show if option in looks.SHOWN else lobby.wish
    act = wish(caller.person.id, option, value)
    async with caller.door.opening:
        why = await opening.why_not_wake(await at(caller, table))
        if why:
            return why
        outcome = await caller.door.house.carry_out(table, act, caller.request)
    visit = after(caller, outcome)
    if not isinstance(outcome, Kept):
        return reply_to(visit, outcome)
    if option in looks.SHOWN:
        none = threads.why_none(caller) if (option, value) == ("chronicle", chronicles.ON) else ""
        return Reply(none or visit.voice("door-done"))
    return _panel(visit)


@options.autocomplete("option")
async def option_names(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        offered = await _offered(caller)
        said = {name: label for label, name in _names(caller.voice, offered)}
        own = [(_line(caller.voice, "option", name), name) for name in sorted(offered)]
        return [*own, *((said[name], name) for name in looks.SHOWN)]

    return await offer(interaction, typed, choices)


@options.autocomplete("value")
async def option_values(interaction: Interaction, typed: str) -> list[Offer]:
    chosen = str(getattr(interaction.namespace, "option", ""))

    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        name = meant(chosen, await _in_all_languages(caller, _names))
        if name in looks.SHOWN:
            return looks.values(caller.voice, name)
        values = (await _offered(caller)).get(name, ())
        return [(_line(caller.voice, f"option-{name}", value), value) for value in values]

    return await offer(interaction, typed, choices)


Offered: TypeAlias = Mapping[str, tuple[str, ...]]
Labels: TypeAlias = list[tuple[str, str]]


def _names(voice: Voice, offered: Offered) -> Labels:
    """What the options are called."""
    own = [(voice.thing("option", name), name) for name in offered]
    return [*own, *((voice.plain(text), name) for name, text in looks.SHOWN.items())]


def _values(voice: Voice, offered: Offered, name: str) -> Labels:
    if name in looks.SHOWN:
        return looks.values(voice, name)
    return [(voice.thing(f"option-{name}", value), value) for value in offered.get(name, ())]


async def _in_all_languages(caller: Caller, labels: Callable[[Voice, Offered], Labels]) -> Labels:
    """What is read in the caller's own language comes first."""
    offered = await _offered(caller)
    voices = (caller.voice, *map(Voice, LANGUAGES))
    return [pair for voice in voices for pair in labels(voice, offered)]


def _line(voice: Voice, kind: str, name: str) -> str:
    return f"{voice.thing(kind, name)} – {voice.thing(kind, name, 'about')}"


async def _offered(caller: Caller) -> dict[str, tuple[str, ...]]:
    """Every option with its values, of the game that is played here."""
    card = await table_here(caller)
    return looks.offered(card) if card else looks.of_game(catalogue.GAMES[0], ())


# By menus


@knock("options")
async def choosing(caller: Caller, table: TableId, rest: str) -> Reply:
    match rest.split():
        case [option, value]:
            return await _wished(caller, table, option, value)
    return _panel(await at(caller, table))


def _panel(visit: Visit) -> Reply:
    voice, card = visit.voice, visit.standing.card
    lines = [voice("lobby-options"), *looks.options(card, voice)]
    menus = _menus(card, voice) if visit.standing.course is None else ()
    return Reply("\n".join(lines), tuple(menus))


def _menus(card: TableCard, voice: Voice) -> Iterator[Menu]:
    chosen: Mapping[str, str] = dict(card.options)
    for name, values in list(looks.offered(card).items())[:MOST]:
        in_force = chosen.get(name, values[0])
        marked = tuple(
            MenuOption(
                value,
                voice.plain(
                    say(
                        "lobby-option-is",
                        option=voice.thing("option", name),
                        value=voice.thing(f"option-{name}", value),
                    )
                ),
                voice.thing(f"option-{name}", value, "about"),
                chosen=value == in_force,
            )
            for value in values
        )
        id_ = presses.knock_menu("options", card.id, name)
        yield Menu(id_, voice.thing("option", name), marked)
