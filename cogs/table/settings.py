"""One panel with all that somebody settles for himself: each line of it can be changed there."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.engine.text import Named, Text, refuse, say
from bot.host import apart
from bot.host.company import Allowed, Person, PersonId, Rings, TableId
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.i18n.speak import LANGUAGES
from cogs.door import presses
from cogs.door.answers import Reply, answer, refused
from cogs.door.caller import Caller, Interaction, door_of, known
from cogs.door.command_names import phrased, worded
from cogs.door.commands import SETTINGS
from cogs.door.knocks import knock
from cogs.door.presses import Menu, MenuOption, Press, Pressable, WornOut
from cogs.door.speech import Voice, moment
from cogs.posts import coach

NOWHERE = TableId(0)
NONE = "none"
NIGHTS = ((21, 6), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (0, 9), (1, 9))
REMINDERS = (1, 3, 6, 12, 24, 48, 72, 168)  # hours
VACATIONS = (1, 2, 3, 5, 7, 10, 14, 21, 30)  # days
# A city for most of the hours of the world; the command knows them all.
CITIES = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver"),
    *("America/Chicago", "America/New_York", "America/Halifax", "America/Sao_Paulo"),
    *("Atlantic/Azores", "UTC", "Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Rome"),
    *("Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)

RESPITES = (0, 10, 20, 60)  # seconds

_RINGS: Mapping[str, str] = {
    Rings.ONCE: "settings-rings-once",
    Rings.EVERY: "settings-rings-every",
    Rings.NEVER: "settings-rings-never",
}
_ALLOWED: Mapping[str, str] = {
    Allowed.PASSIVE: "settings-allows-passive",
    Allowed.CAREFUL: "settings-allows-careful",
    Allowed.FREE: "settings-allows-free",
}

Change: TypeAlias = Callable[[Caller, str], Person]


@SETTINGS.command(**phrased("command-settings-show"))
async def show(interaction: Interaction) -> None:
    await answer(interaction, _panel)


async def _panel(caller: Caller) -> Reply:
    """Every setting in a line, and what changes it below."""
    person, voice = caller.person, caller.voice
    return Reply("\n".join(await _lines(caller)), (*_menus(voice, person), *_buttons(voice)))


async def _lines(caller: Caller) -> list[str]:
    person, voice = caller.person, caller.voice
    names = await _avoided(caller)
    return [
        voice("settings-panel"),
        voice("settings-language", language=Named("language", person.language)),
        voice("settings-zone", zone=person.zone),
        voice.text(_night(person.quiet)),
        voice.text(_reminders(person.remind_every // HOUR)),
        voice.text(_vacation(person, caller.door.clock.now())),
        voice(_RINGS[person.rings]),
        voice(_ALLOWED[person.allows]),
        voice.text(_respite(person.respite)),
        voice("settings-no-coach" if person.coached == coach.ENOUGH else "settings-coach"),
        voice("settings-next") if person.hears_next else voice("settings-no-next"),
        voice("settings-named" if person.named else "settings-not-named"),
        voice("settings-apart", people=tuple(names.values()))
        if names
        else voice("settings-no-apart"),
    ]


def _night(quiet: tuple[int, int] | None) -> Text:
    if quiet is None:
        return say("settings-no-night")
    begins, ends = (_hour(minute) for minute in quiet)
    return say("settings-night", begins=begins, ends=ends)


def _hour(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _reminders(hours: int) -> Text:
    return say("settings-every", hours=hours) if hours else say("settings-never")


def _vacation(person: Person, now: Time) -> Text:
    until = person.away_until
    if until is None or until <= now:
        return say("settings-here")
    return say("settings-away", when=moment(until, "f"))


def _respite(seconds: int) -> Text:
    return say("settings-respite", seconds=seconds) if seconds else say("settings-no-respite")


# What changes it


def _menus(voice: Voice, person: Person) -> Iterator[Menu]:
    yield _menu(
        "language",
        voice("settings-which-language"),
        {one: voice.thing("language", one) for one in LANGUAGES},
        person.language,
    )
    hour = HOUR // MINUTE
    nights = {
        f"{begins}-{ends}": voice.plain(_night((begins * hour, ends * hour)))
        for begins, ends in NIGHTS
    }
    chosen = "-".join(str(minute // hour) for minute in person.quiet or ()) or NONE
    yield _menu(
        "night",
        voice("settings-which-night"),
        {NONE: voice.plain(_night(None)), **nights},
        chosen,
    )
    yield _menu(
        "reminders",
        voice("settings-which-reminders"),
        {str(hours): voice.plain(_reminders(hours)) for hours in (0, *REMINDERS)},
        str(person.remind_every // HOUR),
    )
    days = {str(many): voice.plain(say("settings-days", days=many)) for many in VACATIONS}
    back = {"0": voice.plain(say("settings-here"))}
    yield _menu("away", voice("settings-which-vacation"), {**back, **days}, "")


def _menu(name: str, asking: str, labels: Mapping[str, str], chosen: str) -> Menu:
    options = tuple(
        MenuOption(value, label, chosen=value == chosen) for value, label in labels.items()
    )
    return Menu(presses.knock_menu("settle", NOWHERE, name), asking, options)


def _buttons(voice: Voice) -> Iterator[Pressable]:
    yield Press(presses.knock("zones", NOWHERE), voice.label("press-settings-zone"))
    yield Press(presses.knock("rings", NOWHERE), voice.label("press-settings-rings"))
    yield Press(presses.knock("allows", NOWHERE), voice.label("press-settings-allows"))
    yield Press(presses.knock("respites", NOWHERE), voice.label("press-settings-respite"))
    yield Press(presses.knock("apart", NOWHERE), voice.label("press-settings-apart"))


def naming_press(voice: Voice, person: Person) -> Press:
    """Whether records that everybody sees say his name."""
    asked, key = ("no", "not-named") if person.named else ("yes", "named")
    return Press(
        presses.knock("settle", NOWHERE, f"named {asked}"), voice.label(f"press-settings-{key}")
    )


def _language(caller: Caller, value: str) -> Person:
    if value not in LANGUAGES:
        raise WornOut
    return replace(caller.person, language=value)


def _quiet(caller: Caller, value: str) -> Person:
    if value == NONE:
        return replace(caller.person, quiet=None)
    begins, _, ends = value.partition("-")
    hour = HOUR // MINUTE
    night = presses.whole(begins) * hour, presses.whole(ends) * hour
    return replace(caller.person, quiet=night)


def _reminded(caller: Caller, value: str) -> Person:
    return replace(caller.person, remind_every=presses.whole(value) * HOUR)


def _rung(caller: Caller, value: str) -> Person:
    if value not in _RINGS:
        raise WornOut
    return replace(caller.person, rings=Rings(value))


def _allowed(caller: Caller, value: str) -> Person:
    if value not in _ALLOWED:
        raise WornOut
    return replace(caller.person, allows=Allowed(value))


def _given_respite(caller: Caller, value: str) -> Person:
    seconds = presses.whole(value)
    if seconds not in RESPITES:
        raise WornOut
    return replace(caller.person, respite=seconds)


def away_for(caller: Caller, days: int) -> Person:
    """No days: the vacation is over."""
    now = caller.door.clock.now()
    leaves, returns = (now, Time(now + days * DAY)) if days else (None, None)
    return replace(caller.person, away_from=leaves, away_until=returns)


_CHANGES: Mapping[str, Change] = {
    "language": _language,
    "zone": lambda caller, value: replace(caller.person, zone=value),
    "night": _quiet,
    "reminders": _reminded,
    "rings": _rung,
    "allows": _allowed,
    "respite": _given_respite,
    "away": lambda caller, value: away_for(caller, presses.whole(value)),
    "named": lambda caller, value: replace(caller.person, named=value == "yes"),
    "next": lambda caller, value: replace(caller.person, hears_next=value == "yes"),
}


@knock("settle")
async def settling(caller: Caller, _: TableId, words: str) -> Reply:
    """What was pressed or pulled on the panel, and the panel as it is then."""
    match words.split():
        case []:
            return await _panel(caller)
        case [name, value] if name in _CHANGES:
            wished = _CHANGES[name](caller, value)
            refusal = await caller.door.house.write_down(wished)
            return refused(caller, refusal) if refusal else await _panel(as_of(caller, wished))
    raise WornOut


def as_of(caller: Caller, wished: Person) -> Caller:
    """The same one, from now on with these habits."""
    return replace(caller, person=wished)


@knock("rings")
async def rings(caller: Caller, _: TableId, __: str) -> Reply:
    voice, own = caller.voice, caller.person.rings
    labels = {one: voice(key) for one, key in _RINGS.items()}
    menu = _menu("rings", voice("settings-which-rings"), labels, own)
    hears_next = caller.person.hears_next
    told = presses.knock("settle", NOWHERE, f"next {'no' if hears_next else 'yes'}")
    other = Press(
        told, voice.label("press-settings-no-next" if hears_next else "press-settings-next")
    )
    return Reply(voice(_RINGS[own]), (menu, other, _back(voice)))


@knock("allows")
async def allows(caller: Caller, _: TableId, __: str) -> Reply:
    """What a stand-in may do for him."""
    voice, own = caller.voice, caller.person.allows
    labels = {one: voice(key) for one, key in _ALLOWED.items()}
    menu = _menu("allows", voice("settings-which-allows"), labels, own)
    return Reply(voice(_ALLOWED[own]), (menu, _back(voice)))


@knock("respites")
async def respites(caller: Caller, _: TableId, __: str) -> Reply:
    voice, own = caller.voice, caller.person.respite
    labels = {str(one): voice.plain(_respite(one)) for one in RESPITES}
    menu = _menu("respite", voice("settings-which-respite"), labels, str(own))
    return Reply(voice.text(_respite(own)), (menu, _back(voice)))


@knock("zones")
async def zones(caller: Caller, _: TableId, __: str) -> Reply:
    voice, own = caller.voice, caller.person.zone
    labels = {city: city.replace("_", " ") for city in dict.fromkeys((*CITIES, own))}
    return Reply(
        voice("settings-cities"),
        (_menu("zone", voice("settings-which-zone"), labels, own), _back(voice)),
    )


def _back(voice: Voice) -> Press:
    return Press(presses.knock("settle", NOWHERE), voice.label("press-settings-back"))


@SETTINGS.command(**phrased("command-settings-next-turn"))
@worded("told")
async def next_turn(interaction: Interaction, told: bool) -> None:
    async def answered(caller: Caller) -> Reply:
        wished = replace(caller.person, hears_next=told)
        refusal = await caller.door.house.write_down(wished)
        return refused(caller, refusal) if refusal else await _panel(as_of(caller, wished))

    await answer(interaction, answered)


@SETTINGS.command(**phrased("command-settings-coach"))
@worded("explains")
async def coached(interaction: Interaction, explains: bool) -> None:
    """From the beginning, for whoever asks for him again."""

    async def answered(caller: Caller) -> Reply:
        wished = replace(caller.person, coached="" if explains else coach.ENOUGH)
        refusal = await caller.door.house.write_down(wished)
        return refused(caller, refusal) if refusal else await _panel(as_of(caller, wished))

    await answer(interaction, answered)


# With whom one would rather not be seated


@SETTINGS.command(**phrased("command-settings-not-with"))
@worded("player")
async def not_with(interaction: Interaction, player: discord.User) -> None:
    async def answered(caller: Caller) -> Reply:
        if player.bot:
            return refused(caller, refuse("lobby", "avoids-nobody-else"))
        other = await known(door_of(interaction), player)
        refusal = await apart.avoid(caller.door.store, caller.person.id, other.id)
        return refused(caller, refusal) if refusal else await _apart(caller)

    await answer(interaction, answered)


@knock("apart")
async def apart_from(caller: Caller, _: TableId, number: str) -> Reply:
    """Whoever is pulled off the list may be met again."""
    if number:
        other = PersonId(presses.whole(number))
        await apart.avoid_no_more(caller.door.store, caller.person.id, other)
    return await _apart(caller)


async def _apart(caller: Caller) -> Reply:
    voice, names = caller.voice, await _avoided(caller)
    below = (naming_press(voice, caller.person), _back(voice))
    if not names:
        return Reply(voice("settings-apart-nobody"), below)
    options = tuple(MenuOption(str(one), name) for one, name in names.items())
    menu = Menu(presses.knock_menu("apart", NOWHERE), voice("settings-apart-no-more"), options)
    words = voice("settings-apart-these", people=tuple(names.values()))
    return Reply(words, (menu, *below))


async def _avoided(caller: Caller) -> dict[PersonId, str]:
    """By their names; whoever was forgotten is gone from the list."""
    others = await caller.door.store.avoided(caller.person.id)
    found = [await caller.door.house.person(other) for other in sorted(others)]
    return {one.id: one.name for one in found if one is not None}
