"""Whispers: of what somebody is told in private, only the last lies at a place.

Discord takes a private reply away by the token of whoever was answered, for a quarter of an hour.
"""

import logging

import aiohttp
import discord

from bot.host.ports import CannotKeep
from bot.host.rows import Whisper
from bot.host.time import MINUTE, Time
from cogs.door.caller import Caller, Interaction
from cogs.door.sitting import Asks

_log = logging.getLogger(__name__)

LASTS = 14 * MINUTE  # the token of a reply, and a minute to spare
RENEWED = 5 * MINUTE  # whoever presses in it gives another token


async def remembered(
    interaction: Interaction, caller: Caller, message: int, asks: Asks | None
) -> None:
    """This is what lies there now; what lay there before goes."""
    store, now = caller.door.store, caller.door.clock.now()
    before = await store.whisper(caller.person.id, caller.place)
    whisper = _whisper(interaction, caller, message, asks)
    is_same = before is not None and before.message == whisper.message
    if before and is_same and 0 <= now - before.at < RENEWED and _shows(before) == _shows(whisper):
        return
    try:
        async with store.page() as page:
            page.put_whisper(whisper)
    except CannotKeep as trouble:
        _log.error("the disk does not take it: %s", trouble)
    if before and not is_same and is_within_reach(before, now):
        try:
            await take_away(interaction.client, before)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("an answer could not be taken away: %s", type(error).__name__)


async def forgotten(interaction: Interaction, caller: Caller, message: int) -> None:
    """This was taken away by whoever pressed in it."""
    try:
        async with caller.door.store.page() as page:
            page.strike_whisper(_whisper(interaction, caller, message, None))
    except CannotKeep as trouble:
        _log.error("the disk does not take it: %s", trouble)


def _whisper(interaction: Interaction, caller: Caller, message: int, asks: Asks | None) -> Whisper:
    now = caller.door.clock.now()
    at = caller.person.id, caller.place, str(message), interaction.token, now
    return Whisper(*at, asks.table, asks.question) if asks else Whisper(*at)


def _shows(whisper: Whisper) -> object:
    return whisper.table, whisper.question


def is_within_reach(whisper: Whisper, now: Time) -> bool:
    """Whether its token still edits and deletes it."""
    return 0 <= now - whisper.at < LASTS


def webhook_of(client: discord.Client, whisper: Whisper) -> discord.Webhook:
    """Through which it can be edited and deleted."""
    assert client.application_id is not None
    return discord.Webhook.partial(client.application_id, whisper.token, client=client)


async def take_away(client: discord.Client, whisper: Whisper) -> None:
    await webhook_of(client, whisper).delete_message(int(whisper.message))
