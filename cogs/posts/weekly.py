"""Shared deals: that of the week in its channel, till when it is played, how all came out."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from bot.engine.deal import Deal
from bot.engine.text import Named
from bot.host.company import Person, TableId
from bot.host.house import House
from bot.host.ports import Later, Store, Unreachable
from bot.host.rows import Result, SharedDeal
from bot.host.shared import WEEK, SharedDeals
from bot.host.time import Clock
from cogs.door import limits, presses
from cogs.door.layout import Words, parts_of
from cogs.door.presses import Press
from cogs.door.speech import Voice, moment
from cogs.posts import looks
from cogs.posts.correspondent import LOOKED_AT
from cogs.posts.film import OF_ALL
from cogs.posts.letters import Placard, edit, seal_of, send, troubles

PLAY, FILMS = "week", OF_ALL  # the knocks that stand below a post of each kind
NOWHERE = TableId(0)

_GONE = "gone"  # the seal of what has no post, or none that could be changed


class Herald:
    """Announces the deals of the week, ends them in time, and tells how they came out."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        store: Store,
        shared: SharedDeals,
        clock: Clock,
    ) -> None:
        self._client, self._house, self._store = client, house, store
        self._shared, self._clock = shared, clock

    async def come_round(self) -> bool:
        """About once a minute; whether all is well. A channel that is shut spoils no other."""
        for deal in await self._store.shared_deals():
            try:
                await self._tend(deal)
            except Later:
                continue
            except Unreachable:
                if deal.over and self._clock.now() > (deal.until or deal.since) + WEEK:
                    await self._keep(replace(deal, seal=_GONE))
        return True

    async def _tend(self, deal: SharedDeal) -> None:
        if not deal.over and await self._is_due(deal):
            deal = await self._shared.close(deal)
        if deal.is_of_friends:  # it is told at their tables
            if deal.over:
                await self._keep(replace(deal, seal=_GONE))
            return
        placard = await self._placard(deal)
        seal = seal_of((*placard.head, *placard.foot))
        if seal != deal.seal:
            with troubles():
                post = await self._posted(deal, placard)
            await self._keep(replace(deal, post=post, seal=seal))

    async def _is_due(self, deal: SharedDeal) -> bool:
        if self._shared.is_late(deal):
            return True
        return deal.is_of_friends and await self._shared.has_ended(deal)

    async def _keep(self, deal: SharedDeal) -> None:
        async with self._store.page() as page:
            page.put_shared(deal)

    async def _placard(self, deal: SharedDeal) -> Placard:
        if not deal.over:
            return announcement(deal)
        return board(deal, await results(self._house, self._store, deal))

    # Where it stands

    async def _posted(self, deal: SharedDeal, placard: Placard) -> str:
        """A new one where it is announced, and where it is over; else the one that stands."""
        channel, kind = self._channel(deal), PLAY if not deal.over else FILMS
        known, _, old = deal.post.partition(" ")
        there = old if known == kind else await self._found(deal, channel, kind)
        if there and await edit(channel.get_partial_message(int(there)), channel, placard):
            return f"{kind} {there}"
        sent = await send(channel, placard, f"deal {deal.id} {deal.over}")
        if old:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(int(old)).delete()
        return f"{kind} {sent.id}"

    async def _found(self, deal: SharedDeal, channel: discord.PartialMessageable, kind: str) -> str:
        """One that was sent just before we fell asleep is ours all the same."""
        mark = presses.knock(kind, NOWHERE, deal.id)
        async for message in channel.history(limit=LOOKED_AT):
            ids = [getattr(item, "custom_id", "") for item in parts_of(message.components)]
            if message.author == self._client.user and mark in ids:
                return str(message.id)
        return ""

    def _channel(self, deal: SharedDeal) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(deal.place), guild_id=int(deal.server))


# What it says


def announcement(deal: SharedDeal) -> Placard:
    voice = Voice(deal.language)
    codes = Deal(deal.half)
    head = Words(f"### {voice('week-title', game=Named('game', deal.game))}")
    about = "\n".join(
        [voice("week-about", until=moment(deal.until, "F")), *looks.in_words(deal.options, voice)]
    )
    sealed = voice("deal-begins", promise=codes.promise, commitment=codes.commitment(deal.opening))
    play = Press(presses.knock(PLAY, NOWHERE, deal.id), voice.label("press-week"), likely=True)
    return Placard((head, Words(about)), (Words(sealed, small=True), play))


async def results(house: House, store: Store, deal: SharedDeal) -> list[tuple[Person, Result, int]]:
    """Who came out how, and in which place, of those who finished in time; the best first."""
    found = []
    every = await store.shared_results(deal)
    for result in every:
        person = await house.person(result.person) if result.person is not None else None
        if person is not None and person.outside:
            place = 1 + sum(_worth(other) > _worth(result) for other in every)
            found.append((person, result, place))
    return found


def _worth(result: Result) -> tuple[bool, int]:
    """To have beaten the Automa counts more than points."""
    return result.rank == 1, result.points


def board(deal: SharedDeal, came_out: Sequence[tuple[Person, Result, int]]) -> Placard:
    voice = Voice(deal.language)
    title = Words(f"### {voice('week-results', game=Named('game', deal.game))}")
    lines = [_line(voice, *one) for one in came_out]
    if not lines:
        return Placard((title, Words(voice("week-nobody"))))
    films = Press(presses.knock(FILMS, NOWHERE, deal.id), voice.label("press-week-films"))
    ranking = limits.cut("\n".join(lines), limits.WORDS // 2, voice("week-others"))
    opened = voice("week-opened", half=deal.half, promise=Deal(deal.half).promise)
    return Placard((title, Words(ranking)), (Words(opened, small=True), films))


def _line(voice: Voice, person: Person, one: Result, place: int) -> str:
    won = int(one.rank == 1)
    return voice("week-place", place=place, name=person.name, points=one.points, won=won)
