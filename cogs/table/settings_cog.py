"""Personal settings: one table of rows for the panel and the commands; avoided players, privacy."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from typing import Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands as discord_commands

from bot.engine.text import Named, Text, refuse, say
from bot.i18n.speak import LANGUAGES
from bot.tables import seat_commands, service
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    NOWHERE,
    PanelSize,
    Person,
    PersonId,
    ReplacementFreedom,
    RingPreference,
    TableId,
    TableStatus,
    Time,
)
from cogs.interaction import components, slash_commands
from cogs.interaction.components import ButtonSpec, MenuChoice, MenuSpec, UnknownButton
from cogs.interaction.context import RequestContext, SignoriaClient, find_or_add_person
from cogs.interaction.discord_limits import IN_A_ROW
from cogs.interaction.replies import PrivateReply, refusal_reply
from cogs.interaction.routes_and_forms import RouteCog, RouteTable
from cogs.interaction.slash_commands import Given, localized_name, slash_command
from cogs.interaction.speech import SpeechContext, find_typed_value, format_time
from cogs.interaction.table_context import context_after, find_table_id, own_table_cards
from cogs.messages import coach
from cogs.play.submit_move import result_reply
from cogs.table.help import owner_page_links

NO_NIGHT = "none"
YES, NO = "yes", "no"
NIGHTS = ((21, 6), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (0, 9), (1, 9))
REMINDERS = (0, 1, 3, 6, 12, 24, 48, 72, 168)  # hours
VACATIONS = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30)  # days
UNDO_GRACES = (0, 10, 20, 60)  # seconds
# A city for most of the hours of the world; the command knows them all.
CITIES = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver"),
    *("America/Chicago", "America/New_York", "America/Halifax", "America/Sao_Paulo"),
    *("Atlantic/Azores", "UTC", "Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Rome"),
    *("Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
_ZONES: list[tuple[str, str | int]] = [(zone, zone) for zone in sorted(available_timezones())]
_MINUTES = HOUR // MINUTE
LANGUAGE_CHOICES = [
    app_commands.Choice(name=slash_commands.english_name(f"language-{one}"), value=one)
    for one in LANGUAGES
]


@dataclass(frozen=True, slots=True)
class Setting:
    """A personal setting, with its values as ids of the panel and commands spell them."""

    name: str
    read: Callable[[Person, Time], str]
    write: Callable[[Person, str, Time], Person]
    describe: Callable[[str], Text]  # a line of the panel
    values: tuple[str, ...] = (YES, NO)  # offered by the panel
    label: Callable[[SpeechContext, str], str] | None = None  # of a value, if not its line
    asks: str = ""  # the phrase of the menu of values; the panel itself has none for a switch
    route: str = ""  # of the button that opens the menu, if it is not in the panel itself
    is_closed: bool = False  # there are no values but those offered


def _with_field(person: Person, field: str, value: Any) -> Person:
    return replace(person, **{field: value})


def _number_setting(
    name: str, field: str, unit: int, offered: tuple[int, ...], *says: str
) -> Setting:
    """A number of units; 0 has a phrase of its own."""
    some, none, fact = says
    return Setting(
        name,
        read=lambda person, _: str(getattr(person, field) // unit),
        write=lambda person, value, _: _with_field(
            person, field, components.parse_number(value) * unit
        ),
        describe=lambda value: say(some, **{fact: int(value)}) if int(value) else say(none),
        values=tuple(map(str, offered)),
        asks=f"settings-which-{name}",
    )


def _choice_setting(name: str, kind: type[StrEnum]) -> Setting:
    """A value of an enumeration, in a field of the same name."""
    return Setting(
        name,
        read=lambda person, _: str(getattr(person, name)),
        write=lambda person, value, _: _with_field(person, name, kind(value)),
        describe=lambda value: say(f"settings-{name}-{value}"),
        values=tuple(kind),
        asks=f"settings-which-{name}",
        route=name,
        is_closed=True,
    )


def _switch_setting(name: str, field: str, no: str, **spelt: object) -> Setting:
    """Something that is on or off; `spelt` are the field's values, if not True and False."""
    on, off = spelt.get("on", True), spelt.get("off", False)
    return Setting(
        name,
        read=lambda person, _: NO if getattr(person, field) == off else YES,
        write=lambda person, value, _: _with_field(person, field, on if value == YES else off),
        describe=lambda value: say(f"settings-{name if value == YES else f'{no}-{name}'}"),
    )


def _describe_quiet_hours(value: str) -> Text:
    if value == NO_NIGHT:
        return say("settings-no-night")
    begins, ends = (f"{hour}:00" for hour in value.split("-"))
    return say("settings-night", begins=begins, ends=ends)


def _read_quiet_hours(person: Person, _: Time) -> str:
    return "-".join(str(minute // _MINUTES) for minute in person.quiet or ()) or NO_NIGHT


def _with_quiet_hours(person: Person, value: str, _: Time) -> Person:
    if value == NO_NIGHT:
        return replace(person, quiet=None)
    begins, _dash, ends = value.partition("-")
    night = components.parse_number(begins), components.parse_number(ends)
    return replace(person, quiet=(night[0] * _MINUTES, night[1] * _MINUTES))


def _read_vacation(person: Person, now: Time) -> str:
    """Read when the vacation ends; "" if there is none."""
    until = person.away_until
    return "" if until is None or until <= now else str(until)


def _with_vacation(person: Person, value: str, now: Time) -> Person:
    """Begin a vacation of so many days; 0 ends it."""
    days = components.parse_number(value)
    leaves, returns = (now, Time(now + days * DAY)) if days else (None, None)
    return replace(person, away_from=leaves, away_until=returns)


def _describe_vacation(until: str) -> Text:
    if not until:
        return say("settings-here")
    return say("settings-away", when=format_time(Time(int(until)), "f"))


def _label_days(speech: SpeechContext, days: str) -> str:
    return speech.plain_text(
        say("settings-days", days=int(days)) if int(days) else say("settings-here")
    )


SETTINGS = {
    one.name: one
    for one in (
        Setting(
            "language",
            read=lambda person, _: person.language,
            write=lambda person, value, _: replace(person, language=value),
            describe=lambda value: say("settings-language", language=Named("language", value)),
            values=tuple(LANGUAGES),
            label=lambda speech, value: speech.name_thing("language", value),
            asks="settings-which-language",
            is_closed=True,
        ),
        Setting(
            "zone",
            read=lambda person, _: person.zone,
            write=lambda person, value, _: replace(person, zone=value),
            describe=lambda value: say("settings-zone", zone=value),
            values=CITIES,
            label=lambda _, value: value.replace("_", " "),
            asks="settings-which-zone",
            route="zones",
        ),
        Setting(
            "night",
            read=_read_quiet_hours,
            write=_with_quiet_hours,
            describe=_describe_quiet_hours,
            values=(NO_NIGHT, *(f"{begins}-{ends}" for begins, ends in NIGHTS)),
            asks="settings-which-night",
        ),
        _number_setting(
            *("reminders", "remind_every", HOUR, REMINDERS),
            *("settings-every", "settings-never", "hours"),
        ),
        Setting(
            "away",
            read=_read_vacation,
            write=_with_vacation,
            describe=_describe_vacation,
            values=tuple(map(str, VACATIONS)),
            label=_label_days,
            asks="settings-which-vacation",
        ),
        _choice_setting("rings", RingPreference),
        _choice_setting("allows", ReplacementFreedom),
        replace(
            _choice_setting("panel", PanelSize), asks="", route=""
        ),  # changed on a panel itself
        replace(
            _number_setting(
                *("respite", "undo_grace", 1, UNDO_GRACES),
                *("settings-respite", "settings-no-respite", "seconds"),
            ),
            route="respites",
            is_closed=True,
        ),
        _switch_setting("coach", "coached", "no", on="", off=coach.ALL_HEARD),
        _switch_setting("next", "hears_next", "no"),
        _switch_setting("named", "named", "not"),
    )
}


async def settings_panel(request: RequestContext) -> PrivateReply:
    """Show every setting in a line, and below what changes it."""
    speech, person, now = request.speech, request.person, request.services.clock.now()
    names = tuple((await _avoided_names(request)).values())
    lines = [
        speech("settings-panel"),
        *(speech.speak_text(one.describe(one.read(person, now))) for one in SETTINGS.values()),
        speech("settings-apart", people=names) if names else speech("settings-no-apart"),
    ]
    menus = (_value_menu(request, one) for one in SETTINGS.values() if one.asks and not one.route)
    pages = {one.name: one.route for one in SETTINGS.values() if one.route} | {"apart": "apart"}
    buttons = (
        components.route_button(speech, route, NOWHERE, label=f"press-settings-{name}")
        for name, route in pages.items()
    )
    return PrivateReply("\n".join(lines), (*menus, *buttons))


def _value_menu(request: RequestContext, setting: Setting) -> MenuSpec:
    speech = request.speech
    own = setting.read(request.person, request.services.clock.now())
    values = dict.fromkeys((*setting.values, own) if setting.name == "zone" else setting.values)
    label = setting.label or (lambda speech, value: speech.plain_text(setting.describe(value)))
    choices = (MenuChoice(value, label(speech, value), chosen=value == own) for value in values)
    return components.route_menu("settle", NOWHERE, setting.name, speech(setting.asks), choices)


async def _show_setting(
    setting: Setting, request: RequestContext, _: TableId, __: str
) -> PrivateReply:
    """Show one setting with the menu of its values."""
    speech, now = request.speech, request.services.clock.now()
    line = speech.speak_text(setting.describe(setting.read(request.person, now)))
    words = speech("settings-cities") if setting.name == "zone" else line
    beside = [_switch_button(request, "next", "no")] if setting.name == "rings" else []
    return PrivateReply(words, (_value_menu(request, setting), *beside, _back_button(speech)))


def _switch_button(request: RequestContext, name: str, no: str) -> ButtonSpec:
    is_on = SETTINGS[name].read(request.person, request.services.clock.now()) == YES
    label = f"press-settings-{f'{no}-{name}' if is_on else name}"
    rest = f"{name} {NO if is_on else YES}"
    return components.route_button(request.speech, "settle", NOWHERE, rest, label=label)


def public_name_button(request: RequestContext) -> ButtonSpec:
    """Make the button that shows or hides the person's name in public records."""
    return _switch_button(request, "named", "not")


def _back_button(speech: SpeechContext) -> ButtonSpec:
    return components.route_button(speech, "settle", NOWHERE, label="press-settings-back")


# Changes


async def change_setting(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    """Change the setting named in a button's or menu's id; show the panel."""
    match words.split():
        case []:
            return await settings_panel(request)
        case [name, value] if name in SETTINGS:
            return await save_from_panel(request, name, value)
    raise UnknownButton


async def save_from_panel(request: RequestContext, name: str, value: str) -> PrivateReply:
    """Store a setting and show the panel with it."""
    saved = await _save_setting(request, name, value)
    return saved if isinstance(saved, PrivateReply) else await settings_panel(saved)


async def save_from_command(request: RequestContext, name: str, value: str) -> PrivateReply:
    """Store a setting and confirm it, in the new language if that is what changes."""
    saved = await _save_setting(request, name, value)
    return saved if isinstance(saved, PrivateReply) else PrivateReply(saved.speech("habits-noted"))


async def _save_setting(
    request: RequestContext, name: str, value: str
) -> RequestContext | PrivateReply:
    """Store a setting; return the request of the changed person, or why it was refused."""
    setting, now = SETTINGS[name], request.services.clock.now()
    if setting.is_closed and value not in setting.values:
        raise UnknownButton
    changed = setting.write(request.person, value, now)
    refusal = await request.services.tables.save_person(changed)
    return refusal_reply(request, refusal) if refusal else replace(request, person=changed)


async def set_next_turn_notice(request: RequestContext, *, told: bool) -> PrivateReply:
    return await save_from_panel(request, "next", YES if told else NO)


async def set_coach(request: RequestContext, *, explains: bool) -> PrivateReply:
    """Turned on, the coach explains everything again from the beginning."""
    return await save_from_panel(request, "coach", YES if explains else NO)


async def set_language(request: RequestContext, language: str) -> PrivateReply:
    return await save_from_command(request, "language", language)


async def set_timezone(request: RequestContext, zone: str) -> PrivateReply:
    """Set the time zone, found by its name or a part that only it has."""
    meant = find_typed_value(zone, [(name, str(one)) for name, one in _ZONES])
    return await save_from_command(request, "zone", meant)


async def set_quiet_hours(
    request: RequestContext,
    start: app_commands.Range[int, 0, 23],
    end: app_commands.Range[int, 0, 23],
) -> PrivateReply:
    """The same hour twice: no quiet hours."""
    night = NO_NIGHT if start == end else f"{start}-{end}"
    return await save_from_command(request, "night", night)


async def set_reminders(
    request: RequestContext, hours: app_commands.Range[int, 0, 720]
) -> PrivateReply:
    return await save_from_command(request, "reminders", str(hours))


async def zone_choices(_: RequestContext, __: Given) -> list[tuple[str, str | int]]:
    return _ZONES


async def begin_vacation(
    request: RequestContext, days: app_commands.Range[int, 0, 30]
) -> PrivateReply:
    """Begin a vacation, and offer a computer replacement at each table; 0 days end it."""
    reply = await save_from_command(request, "away", str(days))
    return replace(reply, components=await _replacement_buttons(request)) if days else reply


async def _replacement_buttons(request: RequestContext) -> tuple[ButtonSpec, ...]:
    cards = [card for card in await own_table_cards(request) if card.status is TableStatus.PLAYING]
    with_others = [card for card in cards if len(card.holders) > 1]
    return tuple(
        components.route_button(
            request.speech, "standin", card.id, label="press-stand-in", table=card.id
        )
        for card in with_others[-IN_A_ROW:]
    )


async def snooze_reminders(
    request: RequestContext, hours: app_commands.Range[int, 1, 168]
) -> PrivateReply:
    """Send no reminders of the table here for so many hours."""
    until = Time(request.services.clock.now() + hours * HOUR)
    outcome = await request.run_seat_command(
        await find_table_id(request), lambda seat: seat_commands.snooze_reminders(seat, until)
    )
    return result_reply(context_after(request, outcome), outcome)


# Players one would rather not be seated with


async def avoid_user(request: RequestContext, player: discord.User) -> PrivateReply:
    if player.bot:
        return refusal_reply(request, refuse("lobby", "avoids-nobody-else"))
    other = await find_or_add_person(request.services, player)
    refusal = await service.avoid_person(request.services.store, request.person.id, other.id)
    return refusal_reply(request, refusal) if refusal else await _avoided_reply(request)


async def stop_avoiding(request: RequestContext, _: TableId, number: str) -> PrivateReply:
    if number:
        other = PersonId(components.parse_number(number))
        await service.stop_avoiding(request.services.store, request.person.id, other)
    return await _avoided_reply(request)


async def _avoided_reply(request: RequestContext) -> PrivateReply:
    speech, names = request.speech, await _avoided_names(request)
    below = (public_name_button(request), _back_button(speech))
    if not names:
        return PrivateReply(speech("settings-apart-nobody"), below)
    choices = (MenuChoice(str(one), name) for one, name in names.items())
    menu = components.route_menu("apart", NOWHERE, "", speech("settings-apart-no-more"), choices)
    return PrivateReply(
        speech("settings-apart-these", people=tuple(names.values())), (menu, *below)
    )


async def _avoided_names(request: RequestContext) -> dict[PersonId, str]:
    """Load the names of avoided people, but for those who were forgotten."""
    others = await request.services.store.avoided_people(request.person.id)
    found = [await request.services.tables.find_person(other) for other in sorted(others)]
    return {one.id: one.name for one in found if one is not None}


# Privacy


async def privacy_reply(request: RequestContext) -> PrivateReply:
    """Send all stored data of the person as a file, with a button to delete it."""
    kept = await request.services.store.export_person(request.person.id)
    day = datetime.fromtimestamp(request.services.clock.now(), UTC).date().isoformat()
    paper = (f"signoria-{day}.json", json.dumps(kept, indent=1, default=str))
    words = "\n".join((request.speech("privacy-kept"), *owner_page_links(request)))
    return PrivateReply(words, (_forget_button(request),), paper)


async def forget_me(request: RequestContext, _: TableId, sure: str) -> PrivateReply:
    """Forget the person, once they have confirmed it."""
    if sure != "sure":
        press = _forget_button(request, "sure")
        return PrivateReply(request.speech("privacy-sure"), (press,))
    await request.services.tables.forget_person(request.person.id)
    return PrivateReply(request.speech("privacy-forgotten"))


def _forget_button(request: RequestContext, sure: str = "") -> ButtonSpec:
    return components.route_button(request.speech, "forget", NOWHERE, sure, grave=True)


ROUTES: RouteTable = {
    "settle": change_setting,
    **{one.route: partial(_show_setting, one) for one in SETTINGS.values() if one.route},
    "apart": stop_avoiding,
    "forget": forget_me,
}


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(SettingsCog(bot))


@slash_commands.allow_everywhere
class SettingsCog(
    RouteCog,
    discord_commands.GroupCog,
    group_name=localized_name("command-settings"),
    group_description=slash_commands.localized_description("command-settings"),
):
    routes = ROUTES
    show = slash_command("command-settings-show", settings_panel)
    next_turn = slash_command("command-settings-next-turn", set_next_turn_notice)
    coach = slash_command("command-settings-coach", set_coach)
    not_with = slash_command("command-settings-not-with", avoid_user)
    language = slash_command("command-settings-language", set_language, language=LANGUAGE_CHOICES)
    timezone = slash_command("command-settings-timezone", set_timezone, zone=zone_choices)
    quiet_hours = slash_command("command-settings-quiet-hours", set_quiet_hours)
    reminders = slash_command("command-settings-reminders", set_reminders)
    away = slash_command("command-settings-away", begin_vacation)
    privacy = slash_command("command-settings-privacy", privacy_reply)
