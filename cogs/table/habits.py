"""What people settle for themselves: language, hours, reminders, vacations, privacy."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import available_timezones

from discord import app_commands

from bot import catalogue
from bot.host import acts
from bot.host.company import Person, Status, TableId
from bot.host.time import HOUR, MINUTE, Time
from bot.i18n.speak import LANGUAGES
from cogs.door import presses
from cogs.door.answers import Offer, Reply, answer, offer, refused
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import called, phrased, worded
from cogs.door.commands import GAME, SETTINGS
from cogs.door.knocks import knock
from cogs.door.limits import IN_A_ROW
from cogs.door.presses import Press
from cogs.door.speech import voice_for
from cogs.door.typed import meant
from cogs.door.visit import after, own_cards, table_meant
from cogs.table.lobby import OF_THE_HOUSE
from cogs.table.settings import NOWHERE, away_for
from cogs.turn.moving import as_seat, reply_to

_ZONES = [(zone, zone) for zone in sorted(available_timezones())]


async def _settle(caller: Caller, wished: Person) -> Reply:
    refusal = await caller.door.house.write_down(wished)
    if refusal:
        return refused(caller, refusal)
    voice = voice_for(wished)
    return Reply(voice("habits-noted"))


@SETTINGS.command(**phrased("command-settings-language"))
@worded("language")
@app_commands.choices(
    language=[app_commands.Choice(name=called(f"language-{one}"), value=one) for one in LANGUAGES]
)
async def language(interaction: Interaction, language: str) -> None:
    async def answered(caller: Caller) -> Reply:
        return await _settle(caller, replace(caller.person, language=language))

    await answer(interaction, answered)


@SETTINGS.command(**phrased("command-settings-timezone"))
@worded("zone")
async def timezone(interaction: Interaction, zone: str) -> None:
    async def answered(caller: Caller) -> Reply:
        return await _settle(caller, replace(caller.person, zone=meant(zone, _ZONES)))

    await answer(interaction, answered)


@timezone.autocomplete("zone")
async def zones(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(_: Caller) -> Sequence[tuple[str, str]]:
        return _ZONES

    return await offer(interaction, typed, choices)


@SETTINGS.command(**phrased("command-settings-quiet-hours"))
@worded("start", "end")
async def quiet_hours(
    interaction: Interaction,
    start: app_commands.Range[int, 0, 23],
    end: app_commands.Range[int, 0, 23],
) -> None:
    """The same hour twice: no night at all."""
    hour = HOUR // MINUTE
    night = None if start == end else (start * hour, end * hour)
    await answer(interaction, lambda caller: _settle(caller, replace(caller.person, quiet=night)))


@SETTINGS.command(**phrased("command-settings-reminders"))
@worded("hours")
async def reminders(interaction: Interaction, hours: app_commands.Range[int, 0, 720]) -> None:
    async def answered(caller: Caller) -> Reply:
        return await _settle(caller, replace(caller.person, remind_every=hours * HOUR))

    await answer(interaction, answered)


@SETTINGS.command(**phrased("command-settings-away"))
@worded("days")
async def away(interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
    async def answered(caller: Caller) -> Reply:
        reply = await _settle(caller, away_for(caller, days))
        return replace(reply, presses=await _stand_ins(caller)) if days else reply

    await answer(interaction, answered)


async def _stand_ins(caller: Caller) -> tuple[Press, ...]:
    """Whoever goes away may let a computer player play on, at each of his tables."""
    voice = caller.voice
    cards = [card for card in await own_cards(caller) if card.status is Status.PLAYING]
    with_others = [card for card in cards if len(card.chairs) > 1]
    return tuple(
        Press(presses.knock("standin", card.id), voice.label("press-stand-in", table=card.id))
        for card in with_others[-IN_A_ROW:]
    )


@GAME.command(**phrased("command-game-snooze"))
@worded("hours")
async def snooze(interaction: Interaction, hours: app_commands.Range[int, 1, 168]) -> None:
    async def answered(caller: Caller) -> Reply:
        until = Time(caller.door.clock.now() + hours * HOUR)
        table = await table_meant(caller)
        outcome = await as_seat(caller, table, lambda seat: acts.snooze(seat, until))
        return reply_to(after(caller, outcome), outcome)

    await answer(interaction, answered)


# Ratings


@GAME.command(**phrased("command-game-ratings"))
@worded("players", "game")
@app_commands.choices(game=OF_THE_HOUSE)
async def ratings(
    interaction: Interaction,
    players: app_commands.Range[int, 1, 5] = 3,
    game: str = catalogue.GAMES[0],
) -> None:
    await answer(interaction, lambda caller: _ranked(caller, game, players))


async def _ranked(caller: Caller, game: str, seats: int) -> Reply:
    if seats == 1:
        return await _records(caller, game)
    found = await caller.door.house.leaderboard(caller.server, game, seats)
    if not found:
        return Reply(caller.voice("ratings-none"))
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
    return Reply("\n".join(lines))


async def _records(caller: Caller, game: str) -> Reply:
    """Games played alone have no rating: they are only told."""
    found = await caller.door.house.records(caller.server, game, caller.person.id)
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
    return Reply("\n".join(lines) or caller.voice("ratings-alone-none"))


# Privacy


@SETTINGS.command(**phrased("command-settings-privacy"))
async def privacy(interaction: Interaction) -> None:
    await answer(interaction, _told_and_may_be_forgotten)


async def _told_and_may_be_forgotten(caller: Caller) -> Reply:
    voice = caller.voice
    kept = await caller.door.store.all_about(caller.person.id)
    press = Press(presses.knock("forget", NOWHERE), voice.label("press-forget"), grave=True)
    day = datetime.fromtimestamp(caller.door.clock.now(), UTC).date().isoformat()
    paper = (f"signoria-{day}.json", json.dumps(kept, indent=1, default=str))
    return Reply(voice("privacy-kept"), (press,), paper)


@knock("forget")
async def forgetting(caller: Caller, _: TableId, sure: str) -> Reply:
    voice = caller.voice
    if sure != "sure":
        press = presses.knock("forget", NOWHERE, "sure")
        return Reply(
            voice("privacy-sure"), (Press(press, voice.label("press-forget"), grave=True),)
        )
    await caller.door.house.forget(caller.person.id)
    return Reply(voice("privacy-forgotten"))
