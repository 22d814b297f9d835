"""The caretaker: backs the house up, and tells its owner privately what only he can put right."""

import asyncio
import hashlib
import logging
from functools import cache
from pathlib import Path

import aiohttp
import discord

from bot.engine.text import Refusal, Text, say
from bot.host.company import Status, TableId
from bot.host.house import House
from bot.host.ports import CannotKeep, CannotRead
from bot.host.time import MINUTE, Clock, Time
from bot.store.backup import back_up_if_due, folder_beside
from bot.store.sqlite import Sqlite
from cogs.door.caller import outside_of
from cogs.door.speech import Voice, voice_for

_log = logging.getLogger(__name__)

TRIED_AGAIN = 10 * MINUTE  # a backup that failed; each is a copy of everything
ROOT = Path(__file__).parent.parent.parent
SOURCES = ("bot", "cogs", "data", "render")
_OF_NO_SERVER, _PROGRAM = "", "program"


class Caretaker:
    """Does in turn what has to be done about the house while people play in it."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        store: Sqlite,
        clock: Clock,
        second_place: Path | None = None,
    ) -> None:
        self._client, self._house, self._store, self._clock = client, house, store, clock
        self._second_place = second_place
        self._has_looked = False
        self._failed: dict[Path, Time] = {}  # where no backup could be made, and when

    async def come_round(self) -> bool:
        """About once a minute; whether all is well."""
        well = await self.back_up()
        await self.look_round()
        return well

    # Backups

    async def back_up(self) -> bool:
        """The hourly backup, to each place by itself: one that is full spoils no other."""
        await self._back_up_to(folder_beside(self._store.path))
        if self._second_place is not None:
            await self._back_up_to(self._second_place)
        return not self._failed

    async def _back_up_to(self, folder: Path) -> None:
        now = self._clock.now()
        if 0 <= now - self._failed.get(folder, -TRIED_AGAIN) < TRIED_AGAIN:
            return
        try:
            if folder == self._second_place and not folder.is_dir():
                # Made anew, it would lie on whatever disk is there in place of the one that is not.
                raise CannotKeep(f"{folder}: there is no such folder")
            await back_up_if_due(self._store.path, folder, now)
        except (CannotKeep, CannotRead, OSError) as trouble:
            _log.error("there is no new backup in %s: %s", folder, trouble)
            known = folder in self._failed
            self._failed[folder] = now
            if not known:
                await self.tell(say("owner-backup-failed", folder=str(folder)))
        else:
            self._failed.pop(folder, None)

    # After an upgrade, or when the file is damaged

    async def look_round(self) -> None:
        """What can't be told any more is frozen now, and not when somebody comes to play."""
        if self._has_looked:
            return
        await self._store.look_over()
        seal = await asyncio.to_thread(program_seal)
        known = (await self._store.settings(_OF_NO_SERVER)).get(_PROGRAM)
        if seal != known or self._store.damage:
            await self._look_at_every_table(seal, known)
        self._has_looked = True

    async def _look_at_every_table(self, seal: str, known: str | None) -> None:
        tables, frozen = await self._replayed()
        if self._store.damage:
            await self.tell(say("owner-damaged", frozen=len(frozen)))
        elif tables and (known or frozen):  # else it is a fresh install: nothing was upgraded
            _log.info("upgraded: %d tables replayed, %d frozen", tables, len(frozen))
            await self.tell(say("owner-upgraded", tables=tables, frozen=len(frozen)))
        async with self._store.page() as page:
            page.put_setting(_OF_NO_SERVER, _PROGRAM, seal)

    async def _replayed(self) -> tuple[int, tuple[TableId, ...]]:
        """How many games are open, and which of them had to be frozen."""
        cards = await self._store.cards(status=(Status.PLAYING, Status.PAUSED))
        return len(cards), tuple([card.id for card in cards if not await self._is_told(card.id)])

    async def _is_told(self, table: TableId) -> bool:
        try:
            standing = await self._house.standing(table)
        except CannotRead as trouble:
            _log.error("table %d can't be read: %s", table, trouble)
            return False
        return not isinstance(standing, Refusal) and standing.card.status is not Status.FROZEN

    # The owner of the application

    async def tell(self, text: Text) -> None:
        """In a private message; what does not arrive stands in the log anyway."""
        try:
            application = await self._client.application_info()
            team = application.team
            owner = application.owner.id if team is None else team.owner_id
            if owner is None:
                return
            person = await self._store.known_outside(outside_of(owner))
            voice = voice_for(person) if person else Voice("en")
            letters = await self._client.create_dm(discord.Object(owner))
            await letters.send(voice.text(text), allowed_mentions=discord.AllowedMentions.none())
        except (discord.DiscordException, aiohttp.ClientError, OSError, CannotRead) as error:
            _log.warning("%s could not be told: %s", text.key, type(error).__name__)


@cache
def program_seal(root: Path = ROOT) -> str:
    """Of what runs here: another one after every upgrade, by a new release or a changed line."""
    seal = hashlib.sha256()
    for room in SOURCES:
        for file in sorted((root / room).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                seal.update(f"{file.relative_to(root)}\0".encode())
                seal.update(hashlib.sha256(file.read_bytes()).digest())
    return seal.hexdigest()[:16]
