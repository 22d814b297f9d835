"""Periodic maintenance: backups, checks after an upgrade, erasure of posts."""

import asyncio
import hashlib
import logging
from functools import cache
from pathlib import Path

import aiohttp
import discord

from bot.engine.text import Refusal, Text, say
from bot.storage.backup import back_up_if_due, backup_folder
from bot.storage.store import SqliteStore
from bot.tables.people import MINUTE, Clock, TableId, TableStatus, Time
from bot.tables.records import NamedMessage
from bot.tables.service import TableService
from bot.tables.store import DeliverLater, ReadError, Store, UndeliverableError, WriteError
from cogs.interaction.context import account_key
from cogs.interaction.speech import SpeechContext, speech_for_person
from cogs.messages.discord_messages import LOOKED_AT, delete_message, translate_errors

_log = logging.getLogger(__name__)

RETRY_BACKUP_AFTER = 10 * MINUTE  # a failed backup; each copies everything
PROJECT_ROOT = Path(__file__).parent.parent.parent
SOURCES = ("bot", "cogs", "data", "render")
_OF_NO_SERVER, _PROGRAM = "", "program"
AT_A_TIME = 25  # erased per minute, to leave room for other requests


class Maintenance:
    """Run backups and checks while people play."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        clock: Clock,
        second_place: Path | None = None,
    ) -> None:
        self._client, self._service, self._store, self._clock = client, service, store, clock
        self._second_place = second_place
        self._has_looked = False
        self._failed: dict[Path, Time] = {}  # when a backup to each folder failed

    async def run_round(self) -> bool:
        """Run what is due; called about once a minute. Return whether all went well."""
        well = await self.back_up()
        await self.check_after_upgrade()
        return well

    # Backups

    async def back_up(self) -> bool:
        """Write the hourly backup to each place; a full disk affects only its own."""
        await self._back_up_to(backup_folder(self._store.path))
        if self._second_place is not None:
            await self._back_up_to(self._second_place)
        return not self._failed

    async def _back_up_to(self, folder: Path) -> None:
        now = self._clock.now()
        if 0 <= now - self._failed.get(folder, -RETRY_BACKUP_AFTER) < RETRY_BACKUP_AFTER:
            return
        try:
            if folder == self._second_place and not folder.is_dir():
                # If created, the folder would be on the wrong disk.
                raise WriteError(f"{folder}: there is no such folder")
            await back_up_if_due(self._store.path, folder, now)
        except (WriteError, ReadError, OSError) as trouble:
            _log.error("there is no new backup in %s: %s", folder, trouble)
            known = folder in self._failed
            self._failed[folder] = now
            if not known:
                await self.tell_owner(say("owner-backup-failed", folder=str(folder)))
        else:
            self._failed.pop(folder, None)

    # After an upgrade, or when the file is damaged

    async def check_after_upgrade(self) -> None:
        """Freeze tables whose game can't be replayed by this version."""
        if self._has_looked:
            return
        await self._store.report_odd_rows()
        seal = await asyncio.to_thread(program_hash)
        known = (await self._store.server_settings(_OF_NO_SERVER)).get(_PROGRAM)
        if seal != known or self._store.damage:
            await self._check_all_tables(seal, known)
        self._has_looked = True

    async def _check_all_tables(self, seal: str, known: str | None) -> None:
        tables, frozen = await self._replay_open_games()
        if self._store.damage:
            await self.tell_owner(say("owner-damaged", frozen=len(frozen)))
        elif tables and (known or frozen):  # else it is a fresh install: nothing was upgraded
            _log.info("upgraded: %d tables replayed, %d frozen", tables, len(frozen))
            await self.tell_owner(say("owner-upgraded", tables=tables, frozen=len(frozen)))
        async with self._store.unit_of_work() as unit:
            unit.save_setting(_OF_NO_SERVER, _PROGRAM, seal)

    async def _replay_open_games(self) -> tuple[int, tuple[TableId, ...]]:
        """Return how many games are open, and which of them were frozen."""
        cards = await self._store.find_cards(status=(TableStatus.PLAYING, TableStatus.PAUSED))
        return len(cards), tuple([card.id for card in cards if not await self._can_replay(card.id)])

    async def _can_replay(self, table: TableId) -> bool:
        try:
            state = await self._service.table_state(table)
        except ReadError as trouble:
            _log.error("table %d can't be read: %s", table, trouble)
            return False
        return not isinstance(state, Refusal) and state.card.status is not TableStatus.FROZEN

    # Messages to the owner

    async def tell_owner(self, text: Text) -> None:
        """Send a direct message to the owner; failures are ignored, the log has it anyway."""
        try:
            application = await self._client.application_info()
            team = application.team
            owner = application.owner.id if team is None else team.owner_id
            if owner is None:
                return
            person = await self._store.find_person_outside(account_key(owner))
            speech = speech_for_person(person) if person else SpeechContext("en")
            channel = await self._client.create_dm(discord.Object(owner))
            await channel.send(
                speech.speak_text(text), allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError, ReadError) as error:
            _log.warning("%s could not be told: %s", text.key, type(error).__name__)


@cache
def program_hash(root: Path = PROJECT_ROOT) -> str:
    """Return a hash of the program's files."""
    seal = hashlib.sha256()
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                seal.update(f"{file.relative_to(root)}\0".encode())
                seal.update(hashlib.sha256(file.read_bytes()).digest())
    return seal.hexdigest()[:16]


class NameEraser:
    """Delete or edit messages that name forgotten people."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store

    async def run_round(self) -> bool:
        """Erase what is left; called about once a minute. Return whether all went well."""
        for named_message in (await self._store.messages_to_take_down())[:AT_A_TIME]:
            try:
                with translate_errors():
                    await self._take_down_message(named_message)
            except DeliverLater:
                continue
            except (UndeliverableError, discord.HTTPException):
                pass  # it is gone, or out of reach
            async with self._store.unit_of_work() as unit:
                unit.delete_named_message(named_message)
        return True

    async def _take_down_message(self, named_message: NamedMessage) -> None:
        if named_message.message:
            await delete_message(self._client, named_message.channel, named_message.message)
        else:
            await self._rename_thread(int(named_message.channel), named_message.instead)

    async def _rename_thread(self, number: int, name: str) -> None:
        """Delete the notice of Discord too that quotes the thread's first name."""
        thread = await self._client.fetch_channel(number)
        if not isinstance(thread, discord.Thread):
            return
        above = self._client.get_partial_messageable(thread.parent_id)
        async for message in above.history(around=thread, limit=LOOKED_AT):
            is_opening = message.type is discord.MessageType.thread_created
            if is_opening and message.content == thread.name:
                await message.delete()
        await thread.edit(name=name, archived=False)  # an archived thread can't be renamed
