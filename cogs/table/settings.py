"""Personal settings: a panel and commands for language, hours, reminders, privacy."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeAlias
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot import catalogue
from bot.engine.text import Named, Text, refuse, say
from bot.i18n.speak import LANGUAGES
from bot.tables import commands, service
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    NOWHERE,
    Person,
    PersonId,
    ReplacementFreedom,
    RingPreference,
    TableId,
    TableStatus,
    Time,
)
from cogs.interaction import components
from cogs.interaction.command_texts import (
    GAME,
    SETTINGS,
    command_text,
    describe_options,
    english_name,
)
from cogs.interaction.components import (
    ButtonSpec,
    ComponentSpec,
    MenuChoice,
    MenuSpec,
    UnknownButton,
)
from cogs.interaction.context import Interaction, RequestContext, find_person, services_of
from cogs.interaction.limits import IN_A_ROW
from cogs.interaction.replies import (
    AutocompleteChoice,
    PrivateReply,
    answer_interaction,
    autocomplete,
    refusal_reply,
)
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext, find_meant, format_time, speech_for_person
from cogs.interaction.table_context import find_table_meant, own_cards, table_after
from cogs.messages import coach
from cogs.play.submit_move import result_reply, run_seat_command
from cogs.table.lobby import GAME_CHOICES

NO_NIGHT = "none"
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

UNDO_GRACES = (0, 10, 20, 60)  # seconds

_RINGS: Mapping[str, str] = {
    RingPreference.ONCE: "settings-rings-once",
    RingPreference.EVERY: "settings-rings-every",
    RingPreference.NEVER: "settings-rings-never",
}
_ALLOWED: Mapping[str, str] = {
    ReplacementFreedom.PASSIVE: "settings-allows-passive",
    ReplacementFreedom.CAREFUL: "settings-allows-careful",
    ReplacementFreedom.FREE: "settings-allows-free",
}

ChangeSetting: TypeAlias = Callable[[RequestContext, str], Person]


@SETTINGS.command(**command_text("command-settings-show"))
async def show_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _settings_panel)


async def _settings_panel(caller: RequestContext) -> PrivateReply:
    """Every setting in a line, and what changes it below."""
    person, voice = caller.person, caller.voice
    return PrivateReply(
        "\n".join(await _setting_lines(caller)),
        (*_setting_menus(voice, person), *_setting_buttons(voice)),
    )


async def _setting_lines(caller: RequestContext) -> list[str]:
    person, voice = caller.person, caller.voice
    names = await _avoided_names(caller)
    return [
        voice("settings-panel"),
        voice("settings-language", language=Named("language", person.language)),
        voice("settings-zone", zone=person.zone),
        voice.speak_text(_night_text(person.quiet)),
        voice.speak_text(_reminders_text(person.remind_every // HOUR)),
        voice.speak_text(_vacation_text(person, caller.services.clock.now())),
        voice(_RINGS[person.rings]),
        voice(_ALLOWED[person.allows]),
        voice.speak_text(_undo_grace_text(person.undo_grace)),
        voice("settings-no-coach" if person.coached == coach.ALL_HEARD else "settings-coach"),
        voice("settings-next") if person.hears_next else voice("settings-no-next"),
        voice("settings-named" if person.named else "settings-not-named"),
        voice("settings-apart", people=tuple(names.values()))
        if names
        else voice("settings-no-apart"),
    ]


def _night_text(quiet: tuple[int, int] | None) -> Text:
    if quiet is None:
        return say("settings-no-night")
    begins, ends = (_format_hour(minute) for minute in quiet)
    return say("settings-night", begins=begins, ends=ends)


def _format_hour(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _reminders_text(hours: int) -> Text:
    return say("settings-every", hours=hours) if hours else say("settings-never")


def _vacation_text(person: Person, now: Time) -> Text:
    until = person.away_until
    if until is None or until <= now:
        return say("settings-here")
    return say("settings-away", when=format_time(until, "f"))


def _undo_grace_text(seconds: int) -> Text:
    return say("settings-respite", seconds=seconds) if seconds else say("settings-no-respite")


# What changes it


def _setting_menus(voice: SpeechContext, person: Person) -> Iterator[MenuSpec]:
    yield _setting_menu(
        "language",
        voice("settings-which-language"),
        {one: voice.name_thing("language", one) for one in LANGUAGES},
        person.language,
    )
    hour = HOUR // MINUTE
    nights = {
        f"{begins}-{ends}": voice.plain_text(_night_text((begins * hour, ends * hour)))
        for begins, ends in NIGHTS
    }
    chosen = "-".join(str(minute // hour) for minute in person.quiet or ()) or NO_NIGHT
    yield _setting_menu(
        "night",
        voice("settings-which-night"),
        {NO_NIGHT: voice.plain_text(_night_text(None)), **nights},
        chosen,
    )
    yield _setting_menu(
        "reminders",
        voice("settings-which-reminders"),
        {str(hours): voice.plain_text(_reminders_text(hours)) for hours in (0, *REMINDERS)},
        str(person.remind_every // HOUR),
    )
    days = {str(many): voice.plain_text(say("settings-days", days=many)) for many in VACATIONS}
    back = {"0": voice.plain_text(say("settings-here"))}
    yield _setting_menu("away", voice("settings-which-vacation"), {**back, **days}, "")


def _setting_menu(name: str, asking: str, labels: Mapping[str, str], chosen: str) -> MenuSpec:
    options = tuple(
        MenuChoice(value, label, chosen=value == chosen) for value, label in labels.items()
    )
    return MenuSpec(components.route_menu_id("settle", NOWHERE, name), asking, options)


def _setting_buttons(voice: SpeechContext) -> Iterator[ComponentSpec]:
    yield ButtonSpec(components.route_id("zones", NOWHERE), voice.label_text("press-settings-zone"))
    yield ButtonSpec(
        components.route_id("rings", NOWHERE), voice.label_text("press-settings-rings")
    )
    yield ButtonSpec(
        components.route_id("allows", NOWHERE), voice.label_text("press-settings-allows")
    )
    yield ButtonSpec(
        components.route_id("respites", NOWHERE), voice.label_text("press-settings-respite")
    )
    yield ButtonSpec(
        components.route_id("apart", NOWHERE), voice.label_text("press-settings-apart")
    )


def naming_button(voice: SpeechContext, person: Person) -> ButtonSpec:
    """Whether records that everybody sees say his name."""
    asked, key = ("no", "not-named") if person.named else ("yes", "named")
    return ButtonSpec(
        components.route_id("settle", NOWHERE, f"named {asked}"),
        voice.label_text(f"press-settings-{key}"),
    )


def _set_language(caller: RequestContext, value: str) -> Person:
    if value not in LANGUAGES:
        raise UnknownButton
    return replace(caller.person, language=value)


def _set_quiet_hours(caller: RequestContext, value: str) -> Person:
    if value == NO_NIGHT:
        return replace(caller.person, quiet=None)
    begins, _, ends = value.partition("-")
    hour = HOUR // MINUTE
    night = components.parse_number(begins) * hour, components.parse_number(ends) * hour
    return replace(caller.person, quiet=night)


def _set_reminders(caller: RequestContext, value: str) -> Person:
    return replace(caller.person, remind_every=components.parse_number(value) * HOUR)


def _set_rings(caller: RequestContext, value: str) -> Person:
    if value not in _RINGS:
        raise UnknownButton
    return replace(caller.person, rings=RingPreference(value))


def _set_replacement(caller: RequestContext, value: str) -> Person:
    if value not in _ALLOWED:
        raise UnknownButton
    return replace(caller.person, allows=ReplacementFreedom(value))


def _set_undo_grace(caller: RequestContext, value: str) -> Person:
    seconds = components.parse_number(value)
    if seconds not in UNDO_GRACES:
        raise UnknownButton
    return replace(caller.person, undo_grace=seconds)


def set_vacation(caller: RequestContext, days: int) -> Person:
    """No days: the vacation is over."""
    now = caller.services.clock.now()
    leaves, returns = (now, Time(now + days * DAY)) if days else (None, None)
    return replace(caller.person, away_from=leaves, away_until=returns)


_CHANGES: Mapping[str, ChangeSetting] = {
    "language": _set_language,
    "zone": lambda caller, value: replace(caller.person, zone=value),
    "night": _set_quiet_hours,
    "reminders": _set_reminders,
    "rings": _set_rings,
    "allows": _set_replacement,
    "respite": _set_undo_grace,
    "away": lambda caller, value: set_vacation(caller, components.parse_number(value)),
    "named": lambda caller, value: replace(caller.person, named=value == "yes"),
    "next": lambda caller, value: replace(caller.person, hears_next=value == "yes"),
}


@button_route("settle")
async def change_setting(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    """What was pressed or pulled on the panel, and the panel as it is then."""
    match words.split():
        case []:
            return await _settings_panel(caller)
        case [name, value] if name in _CHANGES:
            wished = _CHANGES[name](caller, value)
            refusal = await caller.services.house.save_person(wished)
            return (
                refusal_reply(caller, refusal)
                if refusal
                else await _settings_panel(with_person(caller, wished))
            )
    raise UnknownButton


def with_person(caller: RequestContext, wished: Person) -> RequestContext:
    """The same one, from now on with these habits."""
    return replace(caller, person=wished)


@button_route("rings")
async def show_rings(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    voice, own = caller.voice, caller.person.rings
    labels = {one: voice(key) for one, key in _RINGS.items()}
    menu = _setting_menu("rings", voice("settings-which-rings"), labels, own)
    hears_next = caller.person.hears_next
    told = components.route_id("settle", NOWHERE, f"next {'no' if hears_next else 'yes'}")
    other = ButtonSpec(
        told, voice.label_text("press-settings-no-next" if hears_next else "press-settings-next")
    )
    return PrivateReply(voice(_RINGS[own]), (menu, other, _back_button(voice)))


@button_route("allows")
async def show_replacement(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    """What a stand-in may do for him."""
    voice, own = caller.voice, caller.person.allows
    labels = {one: voice(key) for one, key in _ALLOWED.items()}
    menu = _setting_menu("allows", voice("settings-which-allows"), labels, own)
    return PrivateReply(voice(_ALLOWED[own]), (menu, _back_button(voice)))


@button_route("respites")
async def show_undo_grace(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    voice, own = caller.voice, caller.person.undo_grace
    labels = {str(one): voice.plain_text(_undo_grace_text(one)) for one in UNDO_GRACES}
    menu = _setting_menu("respite", voice("settings-which-respite"), labels, str(own))
    return PrivateReply(voice.speak_text(_undo_grace_text(own)), (menu, _back_button(voice)))


@button_route("zones")
async def show_zones(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    voice, own = caller.voice, caller.person.zone
    labels = {city: city.replace("_", " ") for city in dict.fromkeys((*CITIES, own))}
    return PrivateReply(
        voice("settings-cities"),
        (_setting_menu("zone", voice("settings-which-zone"), labels, own), _back_button(voice)),
    )


def _back_button(voice: SpeechContext) -> ButtonSpec:
    return ButtonSpec(
        components.route_id("settle", NOWHERE), voice.label_text("press-settings-back")
    )


@SETTINGS.command(**command_text("command-settings-next-turn"))
@describe_options("told")
async def next_turn_command(interaction: Interaction, told: bool) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        wished = replace(caller.person, hears_next=told)
        refusal = await caller.services.house.save_person(wished)
        return (
            refusal_reply(caller, refusal)
            if refusal
            else await _settings_panel(with_person(caller, wished))
        )

    await answer_interaction(interaction, answered)


@SETTINGS.command(**command_text("command-settings-coach"))
@describe_options("explains")
async def coach_command(interaction: Interaction, explains: bool) -> None:
    """From the beginning, for whoever asks for him again."""

    async def answered(caller: RequestContext) -> PrivateReply:
        wished = replace(caller.person, coached="" if explains else coach.ALL_HEARD)
        refusal = await caller.services.house.save_person(wished)
        return (
            refusal_reply(caller, refusal)
            if refusal
            else await _settings_panel(with_person(caller, wished))
        )

    await answer_interaction(interaction, answered)


# With whom one would rather not be seated


@SETTINGS.command(**command_text("command-settings-not-with"))
@describe_options("player")
async def not_with_command(interaction: Interaction, player: discord.User) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        if player.bot:
            return refusal_reply(caller, refuse("lobby", "avoids-nobody-else"))
        other = await find_person(services_of(interaction), player)
        refusal = await service.avoid_person(caller.services.store, caller.person.id, other.id)
        return refusal_reply(caller, refusal) if refusal else await _avoided_reply(caller)

    await answer_interaction(interaction, answered)


@button_route("apart")
async def stop_avoiding_pressed(caller: RequestContext, _: TableId, number: str) -> PrivateReply:
    """Whoever is pulled off the list may be met again."""
    if number:
        other = PersonId(components.parse_number(number))
        await service.stop_avoiding(caller.services.store, caller.person.id, other)
    return await _avoided_reply(caller)


async def _avoided_reply(caller: RequestContext) -> PrivateReply:
    voice, names = caller.voice, await _avoided_names(caller)
    below = (naming_button(voice, caller.person), _back_button(voice))
    if not names:
        return PrivateReply(voice("settings-apart-nobody"), below)
    options = tuple(MenuChoice(str(one), name) for one, name in names.items())
    menu = MenuSpec(
        components.route_menu_id("apart", NOWHERE), voice("settings-apart-no-more"), options
    )
    words = voice("settings-apart-these", people=tuple(names.values()))
    return PrivateReply(words, (menu, *below))


async def _avoided_names(caller: RequestContext) -> dict[PersonId, str]:
    """By their names; whoever was forgotten is gone from the list."""
    others = await caller.services.store.avoided_people(caller.person.id)
    found = [await caller.services.house.find_person(other) for other in sorted(others)]
    return {one.id: one.name for one in found if one is not None}


_ZONES = [(zone, zone) for zone in sorted(available_timezones())]


async def _save_and_reply(caller: RequestContext, wished: Person) -> PrivateReply:
    refusal = await caller.services.house.save_person(wished)
    if refusal:
        return refusal_reply(caller, refusal)
    voice = speech_for_person(wished)
    return PrivateReply(voice("habits-noted"))


@SETTINGS.command(**command_text("command-settings-language"))
@describe_options("language")
@app_commands.choices(
    language=[
        app_commands.Choice(name=english_name(f"language-{one}"), value=one) for one in LANGUAGES
    ]
)
async def language_command(interaction: Interaction, language: str) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        return await _save_and_reply(caller, replace(caller.person, language=language))

    await answer_interaction(interaction, answered)


@SETTINGS.command(**command_text("command-settings-timezone"))
@describe_options("zone")
async def timezone_command(interaction: Interaction, zone: str) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        return await _save_and_reply(caller, replace(caller.person, zone=find_meant(zone, _ZONES)))

    await answer_interaction(interaction, answered)


@timezone_command.autocomplete("zone")
async def complete_zone(interaction: Interaction, typed: str) -> list[AutocompleteChoice]:
    async def choices(_: RequestContext) -> Sequence[tuple[str, str]]:
        return _ZONES

    return await autocomplete(interaction, typed, choices)


@SETTINGS.command(**command_text("command-settings-quiet-hours"))
@describe_options("start", "end")
async def quiet_hours_command(
    interaction: Interaction,
    start: app_commands.Range[int, 0, 23],
    end: app_commands.Range[int, 0, 23],
) -> None:
    """The same hour twice: no night at all."""
    hour = HOUR // MINUTE
    night = None if start == end else (start * hour, end * hour)
    await answer_interaction(
        interaction, lambda caller: _save_and_reply(caller, replace(caller.person, quiet=night))
    )


@SETTINGS.command(**command_text("command-settings-reminders"))
@describe_options("hours")
async def reminders_command(
    interaction: Interaction, hours: app_commands.Range[int, 0, 720]
) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        return await _save_and_reply(caller, replace(caller.person, remind_every=hours * HOUR))

    await answer_interaction(interaction, answered)


@SETTINGS.command(**command_text("command-settings-away"))
@describe_options("days")
async def away_command(interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        reply = await _save_and_reply(caller, set_vacation(caller, days))
        return replace(reply, presses=await _replacement_buttons(caller)) if days else reply

    await answer_interaction(interaction, answered)


async def _replacement_buttons(caller: RequestContext) -> tuple[ButtonSpec, ...]:
    """Whoever goes away may let a computer player play on, at each of his tables."""
    voice = caller.voice
    cards = [card for card in await own_cards(caller) if card.status is TableStatus.PLAYING]
    with_others = [card for card in cards if len(card.holders) > 1]
    return tuple(
        ButtonSpec(
            components.route_id("standin", card.id),
            voice.label_text("press-stand-in", table=card.id),
        )
        for card in with_others[-IN_A_ROW:]
    )


@GAME.command(**command_text("command-game-snooze"))
@describe_options("hours")
async def snooze_command(interaction: Interaction, hours: app_commands.Range[int, 1, 168]) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        until = Time(caller.services.clock.now() + hours * HOUR)
        table = await find_table_meant(caller)
        outcome = await run_seat_command(
            caller, table, lambda seat: commands.snooze_reminders(seat, until)
        )
        return result_reply(table_after(caller, outcome), outcome)

    await answer_interaction(interaction, answered)


# Ratings


@GAME.command(**command_text("command-game-ratings"))
@describe_options("players", "game")
@app_commands.choices(game=GAME_CHOICES)
async def ratings_command(
    interaction: Interaction,
    players: app_commands.Range[int, 1, 5] = 3,
    game: str = catalogue.GAMES[0],
) -> None:
    await answer_interaction(interaction, lambda caller: _leaderboard_reply(caller, game, players))


async def _leaderboard_reply(caller: RequestContext, game: str, seats: int) -> PrivateReply:
    if seats == 1:
        return await _solo_records_reply(caller, game)
    found = await caller.services.house.leaderboard(caller.server, game, seats)
    if not found:
        return PrivateReply(caller.voice("ratings-none"))
    lines = [
        caller.voice(
            "ratings-line",
            place=place,
            name=person.name,
            strength=round(10 * rank.strength),
            games=rank.games,
            wins=rank.wins,
        )
        for place, (person, rank) in enumerate(found[:10], start=1)
    ]
    return PrivateReply("\n".join(lines))


async def _solo_records_reply(caller: RequestContext, game: str) -> PrivateReply:
    """Games played alone have no rating: they are only told."""
    found = await caller.services.house.solo_records(caller.server, game, caller.person.id)
    lines = [
        caller.voice(
            "ratings-alone-line",
            name=person.name,
            games=record.games,
            wins=record.wins,
            best=record.best,
        )
        for person, record in found[:10]
    ]
    return PrivateReply("\n".join(lines) or caller.voice("ratings-alone-none"))


# Privacy


@SETTINGS.command(**command_text("command-settings-privacy"))
async def privacy_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _privacy_reply)


async def _privacy_reply(caller: RequestContext) -> PrivateReply:
    voice = caller.voice
    kept = await caller.services.store.export_person(caller.person.id)
    press = ButtonSpec(
        components.route_id("forget", NOWHERE), voice.label_text("press-forget"), grave=True
    )
    day = datetime.fromtimestamp(caller.services.clock.now(), UTC).date().isoformat()
    paper = (f"signoria-{day}.json", json.dumps(kept, indent=1, default=str))
    return PrivateReply(voice("privacy-kept"), (press,), paper)


@button_route("forget")
async def forget_me(caller: RequestContext, _: TableId, sure: str) -> PrivateReply:
    voice = caller.voice
    if sure != "sure":
        press = components.route_id("forget", NOWHERE, "sure")
        return PrivateReply(
            voice("privacy-sure"),
            (ButtonSpec(press, voice.label_text("press-forget"), grave=True),),
        )
    await caller.services.house.forget_person(caller.person.id)
    return PrivateReply(voice("privacy-forgotten"))
