"""Periodic maintenance: backups, checks after an upgrade, erasure of posts."""

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TypeAlias

import aiohttp
import discord

from bot.engine.text import Refusal, Text, say
from bot.history import play_on
from bot.storage.backup import back_up_if_due, backup_folder
from bot.storage.db_thread import has_disk_room
from bot.storage.litestream import last_copy_time
from bot.storage.store import SqliteStore
from bot.tables import people
from bot.tables.moderation import BLOCKED_ROW, LEAVING_ROW, RESTART_ROW, parse_servers
from bot.tables.records import MessageKey, MessageKind, MessageNamingPeople, OutboxMessage
from bot.tables.service import TableService
from bot.tables.store_protocols import DeliverLaterError, ReadError, UndeliverableError, WriteError
from bot.tables.thinking_pool import ThinkingPool
from cogs.interaction.components import walk_components
from cogs.interaction.context import account_key
from cogs.interaction.replies import CONNECTION_ERRORS
from cogs.interaction.speech import SpeechContext, speech_for_person
from cogs.messages.discord_messages import LOOKED_AT, delete_message, translate_errors

_log = logging.getLogger(__name__)

VISITED_WITHIN = 15 * people.MINUTE
LONGEST_WITHOUT_COPY = 10 * people.MINUTE
RETRY_BACKUP_AFTER = 10 * people.MINUTE  # a failed backup; each copies everything
PROJECT_ROOT = Path(__file__).parent.parent.parent
SOURCES = ("bot", "cogs", "data", "render")
_OF_NO_SERVER, _PROGRAM, _TOLD = "", "program", "owner told"
LITTLE_ROOM = 20_000_000  # bytes: the owner is told while that can still be stored
LONGEST_LOOK = 5.0  # seconds, into one channel
_POSITION = re.compile(r"d:(?:undo|vote):([0-9]{1,9}):.* @([0-9]{1,15})")
AT_A_TIME = 25  # erased per minute, to leave room for other requests


class Maintenance:
    """Run backups and checks while people play."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        clock: people.Clock,
        thinking: ThinkingPool,
        second_place: Path | None = None,
        copies: str = "",
    ) -> None:
        self._client, self._service, self._store, self._clock = client, service, store, clock
        self._thinking, self._second_place, self._copies = thinking, second_place, copies
        self._copied = clock.now()  # when the copies were last seen to be complete
        self._has_looked = False
        self._failed: dict[Path, people.Time] = {}  # when a backup to each folder failed
        self._told: dict[str, people.Time] | None = None  # by trouble; None: not read yet
        self._summed_up: tuple[str, ...] = ()  # troubles that were told together

    async def run_round(self) -> bool:
        """Run what is due; called about once a minute. Return whether all went well."""
        well = await self.back_up()
        await self.check_after_upgrade()
        await play_on.delete_abandoned_games(self._service, self._store)
        if self._copies:
            at = await asyncio.to_thread(last_copy_time, self._store.path)
            self._copied = self._copied if at is None else at
        self._service.reload_bans()
        await self.leave_servers()
        await self.announce_restart()
        await self.tell_troubles()
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
            self._failed[folder] = now
        else:
            self._failed.pop(folder, None)

    async def leave_servers(self) -> None:
        """Leave the servers that the owner wants to be left, and those that are blocked."""
        rows = await self._store.server_settings(_OF_NO_SERVER)
        leaving, blocked = (parse_servers(rows.get(row, "")) for row in (LEAVING_ROW, BLOCKED_ROW))
        for guild in [one for one in self._client.guilds if str(one.id) in leaving | blocked]:
            try:
                await guild.leave()
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                _log.warning("server %d could not be left: %s", guild.id, type(error).__name__)
                return
            _log.info("server %d was left, as the owner wants", guild.id)
        if leaving:
            async with self._store.unit_of_work() as unit:
                unit.save_setting(_OF_NO_SERVER, LEAVING_ROW, "")

    async def announce_restart(self) -> None:
        """Tell tables where somebody was a moment ago when the owner will restart the bot."""
        rows = await self._store.server_settings(_OF_NO_SERVER)
        if not (at := rows.get(RESTART_ROW, "")):
            return
        now = self._clock.now()
        key = MessageKey(MessageKind.SENTENCE, source=f"restart {at}")
        text = say("table-restarts", at=at)
        visited = await self._store.visited_tables(people.Time(now - VISITED_WITHIN))
        async with self._store.unit_of_work() as unit:
            unit.save_setting(_OF_NO_SERVER, RESTART_ROW, "")
            for table in visited if at.isdecimal() and int(at) > now else ():
                unit.enqueue_message(OutboxMessage(table, key, None, text, created=now))

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
        is_told = False
        if self._store.damage:
            is_told = await self.tell_owner(say("owner-damaged", frozen=len(frozen)))
        elif tables and (known or frozen):  # else it is a fresh install: nothing was upgraded
            _log.info("upgraded: %d tables replayed, %d frozen", tables, len(frozen))
            text = say("owner-upgraded", tables=tables, frozen=len(frozen))
            is_told = await self.tell_owner(text)
        self._summed_up = tuple(map(_key_of_frozen_table, frozen)) if is_told else ()
        async with self._store.unit_of_work() as unit:
            unit.save_setting(_OF_NO_SERVER, _PROGRAM, seal)

    async def _replay_open_games(self) -> tuple[int, tuple[people.TableCard, ...]]:
        """Return how many games are open, and which of them were frozen."""
        cards = await self._store.find_table_cards(
            status=(people.TableStatus.PLAYING, people.TableStatus.PAUSED)
        )
        return len(cards), tuple([card for card in cards if not await self._can_replay(card.id)])

    async def _can_replay(self, table: people.TableId) -> bool:
        try:
            state = await self._service.table_state(table)
        except ReadError as trouble:
            _log.error("table %d can't be read: %s", table, trouble)
            return False
        return not isinstance(state, Refusal) and state.card.status is not people.TableStatus.FROZEN

    # Messages to the owner

    async def tell_troubles(self) -> None:
        """Tell the owner of each trouble once, also over restarts, until it is over for a day."""
        now, before = self._clock.now(), await self._load_told_troubles()
        found = await self._find_troubles()
        told = {key: at for key, at in before.items() if key in found or abs(now - at) < people.DAY}
        for key, text in found.items():
            is_told = key in told or key in self._summed_up or await self.tell_owner(text)
            if is_told and abs(now - told.get(key, people.DAWN)) >= people.HOUR:
                told[key] = now
        if told != before:
            self._told = told
            async with self._store.unit_of_work() as unit:
                unit.save_setting(_OF_NO_SERVER, _TOLD, json.dumps(told))

    async def _load_told_troubles(self) -> dict[str, people.Time]:
        """Return when each trouble that the owner was told of was last noticed."""
        if self._told is None:
            rows = await self._store.server_settings(_OF_NO_SERVER)
            self._told = _parse_told_troubles(rows.get(_TOLD, ""))
        return self._told

    async def _find_troubles(self) -> dict[str, Text]:
        """Return what needs the owner, by what tells one trouble from another."""
        found = {
            f"backup {folder}": say("owner-backup-failed", folder=str(folder))
            for folder in self._failed
        }
        if self._copies and self._clock.now() - self._copied > LONGEST_WITHOUT_COPY:
            found["copies"] = say("owner-copies-failed")
        for card in await self._store.find_table_cards(status=(people.TableStatus.FROZEN,)):
            key = "owner-law-broken" if card.why == people.BROKEN_LAW else "owner-frozen"
            found[_key_of_frozen_table(card)] = say(key, table=card.id)
        if self._thinking.keeps_failing:
            found["thinking"] = say("owner-thinking-fails")
        if self._store.was_full or not has_disk_room(self._store.path, LITTLE_ROOM):
            self._store.was_full = False
            found["disk"] = say("owner-disk-full")
        return found

    async def tell_owner(self, text: Text) -> bool:
        """Send a direct message to the owner; return False if it should be tried again."""
        try:
            application = await self._client.application_info()
            team = application.team
            owner = application.owner.id if team is None else team.owner_id
            if owner is None:
                return True
            person = await self._store.find_person_by_account(account_key(owner))
            speech = speech_for_person(person) if person else SpeechContext("en")
            channel = await self._client.create_dm(discord.Object(owner))
            await channel.send(
                speech.speak_text(text), allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError, ReadError) as error:
            _log.warning("%s could not be told: %s", text.key, type(error).__name__)
            return isinstance(error, discord.Forbidden)
        return True


def _key_of_frozen_table(card: people.TableCard) -> str:
    """Name the trouble of a frozen table; another one if it breaks another law once resumed."""
    return f"frozen {card.id} {len(card.laws_aside)}"


def _parse_told_troubles(words: str) -> dict[str, people.Time]:
    try:
        return {key: people.Time(int(at)) for key, at in json.loads(words).items()}
    except (ValueError, TypeError, AttributeError):
        return {}  # nothing was told yet, or the row is damaged


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

    def __init__(self, client: discord.Client, store: SqliteStore) -> None:
        self._client, self._store = client, store

    async def run_round(self) -> bool:
        """Erase what is left; called about once a minute. Return whether all went well."""
        for named_message in (await self._store.messages_to_take_down())[:AT_A_TIME]:
            try:
                with translate_errors():
                    await self._delete_or_rename(named_message)
            except DeliverLaterError:
                continue
            except (UndeliverableError, discord.HTTPException):
                pass  # it is gone, or out of reach
            async with self._store.unit_of_work() as unit:
                unit.delete_message_naming_people(named_message)
        return True

    async def _delete_or_rename(self, named_message: MessageNamingPeople) -> None:
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


# After an older file was put in place


_LastBoard: TypeAlias = tuple[people.TableId, str, int, people.Time]


async def find_newer_positions(
    client: discord.Client, boards: Sequence[_LastBoard]
) -> dict[people.TableId, int]:
    """Return how many lines the boards in these channels show beyond the last known position.

    An older file was put in place by hand if there are any. What can't be read shows nothing.
    """
    found = await asyncio.gather(*(_count_newer_lines(client, board) for board in boards))
    tables = (board[0] for board in boards)
    return {table: lines for table, lines in zip(tables, found, strict=True) if lines > 0}


async def _count_newer_lines(client: discord.Client, board: _LastBoard) -> int:
    table, channel, last, opened = board
    lines = 0
    with suppress(discord.DiscordException, *CONNECTION_ERRORS, TimeoutError):
        async with asyncio.timeout(LONGEST_LOOK):
            place = client.get_partial_messageable(int(channel))
            async for message in place.history(limit=LOOKED_AT):
                # An older one is of another database, in which tables had the same numbers.
                is_older = message.created_at.timestamp() < opened - people.MINUTE
                if message.author == client.user and not is_older:
                    lines = max(lines, _shown_position(message, table) - last)
    return lines


def _shown_position(message: discord.Message, table: people.TableId) -> int:
    """Return the number of the position in the ids of a board's buttons, or 0."""
    ids = (getattr(item, "custom_id", None) or "" for item in walk_components(message.components))
    stamps = [_POSITION.fullmatch(one) for one in ids]
    return max((int(one[2]) for one in stamps if one and int(one[1]) == table), default=0)
