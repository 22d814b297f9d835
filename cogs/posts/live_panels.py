"""Private panels follow their table: edited when it asks something new, deleted when nothing.

Discord lets a panel be changed by the token of its last press, for a quarter of an hour. Of a
question that is still open no panel changes: whatever was picked in it stays as it is.
"""

import asyncio
import logging

import discord

from bot.host.company import Person, Status
from bot.host.rows import Whisper
from bot.host.standing import Standing, is_left_to_computers
from cogs.door import whispers
from cogs.door.answers import NOBODY, as_message, drawn, fitted
from cogs.door.caller import Hosting
from cogs.door.sitting import PLANNED, TOLD, AnySitting, sitting_of
from cogs.posts.panel import turn_panel

_log = logging.getLogger(__name__)

TRY_AGAIN = 500  # a status from which on Discord itself is in trouble


async def until_answered(client: Hosting, account: int) -> None:
    """Wait for the answers that a person is just being given: those change their panel too."""
    answering = [task for task, asking in client.inside.items() if asking == account]
    if answering:
        await asyncio.wait(answering)


async def bring_up_to_date(client: Hosting, standing: Standing, person: Person) -> None:
    """Edit or delete whatever panel of a person shows an old question of this table."""
    door, sitting = client.door, sitting_of(standing, person)
    for panel in await door.store.panels(person.id, standing.card.id):
        if sitting is not None and sitting.asks.question == panel.question:
            continue
        if not whispers.is_within_reach(panel, door.clock.now()) or _may_stay(sitting, panel):
            continue
        await _put_right(client, sitting if sitting and sitting.may_act else None, panel)


def _may_stay(sitting: AnySitting | None, panel: Whisper) -> bool:
    """A plan is its owner's work until the turn begins; what was told is read until more is asked.

    While computers move in turn, whoever waits is soon asked.
    """
    if sitting is None or sitting.standing.card.status is not Status.PLAYING:
        return False
    if panel.question == PLANNED:
        return sitting.standing.game.turn(sitting.course.state) != sitting.seat
    if sitting.may_act or panel.question == TOLD:
        return not sitting.may_act
    is_waiting = panel.question.startswith(Status.PLAYING)
    return is_waiting and is_left_to_computers(sitting.standing)


async def _put_right(client: Hosting, asked: AnySitting | None, panel: Whisper) -> None:
    """Discord's own trouble is raised; what is out of reach is nobody's panel any more."""
    try:
        if asked is not None:
            await _show(client, asked, panel)
        else:
            await whispers.take_away(client, panel)
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= TRY_AGAIN:
            raise
        _log.info("a panel is out of reach: %d", error.code)
        asked = None
    async with client.door.store.page() as page:
        if asked is None:
            page.strike_whisper(panel)
        else:
            page.set_question(panel, asked.asks.question)


async def _show(client: Hosting, sitting: AnySitting, panel: Whisper) -> None:
    reply = fitted(turn_panel(sitting), sitting.voice)
    view, files = as_message(client.door, reply, await drawn(client.door, reply.sketch))
    await whispers.webhook_of(client, panel).edit_message(
        int(panel.message), view=view, attachments=files, allowed_mentions=NOBODY
    )
