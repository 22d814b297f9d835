"""What every room of the front door shares: the house behind it, and who is standing before it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

import discord
from discord.ext import commands

from bot.engine.visible import visible
from bot.host.company import Person, Status, TableId
from bot.host.gauge import Gauge
from bot.host.house import House, SeatAct
from bot.host.outcomes import Outcome
from bot.host.ports import CannotKeep, Store
from bot.host.reviews import Reviews
from bot.host.shared import SharedDeals
from bot.host.standing import Standing
from bot.host.time import Clock, Time
from bot.i18n.speak import understood
from cogs.door.rights import Venue, venue_of
from cogs.door.speech import Voice, voice_for
from render.album import Album

Interaction: TypeAlias = discord.Interaction[discord.Client]

_OUTSIDE = "discord"
OPEN = (Status.GATHERING, Status.PLAYING, Status.PAUSED, Status.FROZEN)


@dataclass(frozen=True, slots=True)
class Door:
    """The house as the front door sees it."""

    house: House
    store: Store
    clock: Clock
    films: Album
    shared: SharedDeals
    reviews: Reviews
    # Says something to somebody in private, and in which place that was; Unreachable if it can't.
    in_private: Callable[[Person, str], Awaitable[str]]
    draws: bool = False  # whether private panels have pictures
    mentions: Mapping[str, str] = field(default_factory=dict)  # of commands, by what each is called
    # Held by whoever opens a table or moves one, so that no two come to stand in one place.
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    # When somebody last showed everybody at a table a position of its game.
    shown: dict[TableId, Time] = field(default_factory=dict)


class Hosting(commands.AutoShardedBot):
    """A client with a house behind it."""

    door: Door
    gauge: Gauge
    is_shutting = False  # nobody new is let in
    inside: dict[asyncio.Task[object], int]  # those who are being answered, and their accounts


async def _nowhere() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks for something, and where he stands."""

    door: Door
    person: Person
    place: str
    server: str
    request: str
    is_steward: bool
    roles: tuple[int, ...] = ()
    venue: Venue = field(default_factory=Venue)
    is_on: Callable[[str], bool] = field(default=bool, repr=False)  # whether the bot is, by server
    # The place of his own direct messages, wherever he asks.
    alone: Callable[[], Awaitable[str]] = field(default=_nowhere, repr=False)
    # Where he plays and has asked for something, as it stood then.
    visited: dict[TableId, Standing] = field(default_factory=dict)

    @property
    def voice(self) -> Voice:
        return voice_for(self.person)

    async def as_seat(self, table: TableId, seat_act: SeatAct) -> Outcome:
        """Have his seat do something: he is there while it is done."""
        house = self.door.house
        house.presence.acts(table, self.person.id)
        return await house.as_seat(table, self.person.id, seat_act, self.request)


def door_of(interaction: Interaction) -> Door:
    assert isinstance(interaction.client, Hosting)
    return interaction.client.door


async def caller_of(interaction: Interaction) -> Caller:
    door, user = door_of(interaction), interaction.user
    language = understood(interaction.locale.value)
    person = await known(door, user, language)
    return Caller(
        door=door,
        person=person,
        place=str(interaction.channel_id or ""),
        server=str(interaction.guild_id or ""),
        request=f"discord {interaction.id}",
        is_steward=_is_steward(interaction),
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        venue=venue_of(interaction),
        is_on=partial(_is_on, interaction.client),
        alone=partial(_messages_of, interaction),
    )


def _is_on(client: discord.Client, server: str) -> bool:
    return not server.isdecimal() or client.get_guild(int(server)) is not None


async def _messages_of(interaction: Interaction) -> str:
    """The place of somebody's direct messages; '' where there is none."""
    if interaction.guild_id is None:
        return str(interaction.channel_id or "")
    try:
        return str((await interaction.user.create_dm()).id)
    except discord.HTTPException:
        return ""


def _is_steward(interaction: Interaction) -> bool:
    """Whoever may manage the channels of the whole server, not of one of them."""
    user = interaction.user
    if interaction.guild_id is None or not isinstance(user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    return interaction.guild is not None and user.guild_permissions.manage_channels


async def known(door: Door, user: discord.User | discord.Member, language: str = "en") -> Person:
    """The person behind an account, by the name he has everywhere; his language if he is new."""
    name = visible(user.global_name or "") or visible(user.name)
    found = await door.store.person_outside(outside_of(user.id), name, language)
    person = await door.house.person(found.id) or found
    if person.name == name:
        return person
    renamed = replace(person, name=name)
    try:
        await door.house.write_down(renamed)
    except CannotKeep:
        return person
    return renamed


def outside_of(account: int) -> str:
    """What the house knows an account by."""
    return f"{_OUTSIDE} {account}"


def account_of(person: Person) -> int | None:
    """The number of somebody's account; None for who was forgotten or came by another door."""
    door, _, number = person.outside.partition(" ")
    return int(number) if door == _OUTSIDE and number.isdecimal() else None
