"""Whispers: of what somebody is told in private, only the last lies at a place.

Discord takes a private reply away by the token of whoever was answered, for a quarter of an hour.
"""

import logging

import aiohttp
import discord

from bot.host.ports import CannotKeep
from bot.host.rows import Whisper
from bot.host.time import MINUTE
from cogs.door.caller import Caller, Interaction

_log = logging.getLogger(__name__)

LASTS = 14 * MINUTE  # the token of a reply, and a minute to spare
RENEWED = 5 * MINUTE  # whoever presses in it gives another token


async def remembered(interaction: Interaction, caller: Caller, message: int) -> None:
    """This is what lies there now; what lay there before goes."""
    store, now = caller.door.store, caller.door.clock.now()
    before = await store.whisper(caller.person.id, caller.place)
    is_same = before is not None and before.message == str(message)
    if before and is_same and 0 <= now - before.at < RENEWED:
        return
    whisper = Whisper(caller.person.id, caller.place, str(message), interaction.token, now)
    try:
        async with store.page() as page:
            page.put_whisper(whisper)
    except CannotKeep as trouble:
        _log.error("the disk does not take it: %s", trouble)
    if before and not is_same and 0 <= now - before.at < LASTS:
        await _taken_away(interaction, before)


async def _taken_away(interaction: Interaction, whisper: Whisper) -> None:
    """If it is gone already, so much the better."""
    reply = discord.Webhook.partial(
        interaction.application_id, whisper.token, client=interaction.client
    )
    try:
        await reply.delete_message(int(whisper.message))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.info("an answer could not be taken away: %s", type(error).__name__)
