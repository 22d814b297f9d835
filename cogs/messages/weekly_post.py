"""Announce shared deals, end them in time, and post their results."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from bot.engine.deal import Deal
from bot.engine.text import Named
from bot.history.shared_deals import ONE_WEEK, SharedDeals
from bot.storage.store import SqliteStore
from bot.tables.people import NOWHERE, Clock, Person
from bot.tables.records import SeatResult, SharedDeal
from bot.tables.service import TableService
from bot.tables.store import DeliverLater, UndeliverableError
from cogs.interaction import components, limits
from cogs.interaction.layout import TextBlock, walk_components
from cogs.interaction.speech import SpeechContext, format_time
from cogs.messages import table_texts
from cogs.messages.discord_messages import (
    LOOKED_AT,
    LayoutMessage,
    edit_post,
    hash_blocks,
    send_message,
    translate_errors,
)
from cogs.messages.replay_viewer import ALL_FILMS_ROUTE

PLAY, FILMS = "week", ALL_FILMS_ROUTE  # routes of the buttons below each kind of post

_GONE = "gone"  # the seal of a deal without a post, or with one out of reach


class WeeklyPoster:
    """Announce the deals of the week, end them in time, and post their results."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        shared: SharedDeals,
        clock: Clock,
    ) -> None:
        self._client, self._service, self._store = client, service, store
        self._shared, self._clock = shared, clock

    async def run_round(self) -> bool:
        """Run what is due; called about once a minute. Return whether all went well."""
        for deal in await self._store.open_shared_deals():
            try:
                await self._tend_deal(deal)
            except DeliverLater:
                continue
            except UndeliverableError:
                if deal.over and self._clock.now() > (deal.until or deal.since) + ONE_WEEK:
                    await self._save_deal(replace(deal, seal=_GONE))
        return True

    async def _tend_deal(self, deal: SharedDeal) -> None:
        if not deal.over and await self._is_deal_due(deal):
            deal = await self._shared.close_deal(deal)
        if deal.is_of_friends:  # results are shown at their tables
            if deal.over:
                await self._save_deal(replace(deal, seal=_GONE))
            return
        layout = await self._build_post(deal)
        seal = hash_blocks((*layout.head, *layout.foot))
        if seal != deal.seal:
            with translate_errors():
                post = await self._post_or_edit(deal, layout)
            await self._save_deal(replace(deal, post=post, seal=seal))

    async def _is_deal_due(self, deal: SharedDeal) -> bool:
        if self._shared.is_overdue(deal):
            return True
        return deal.is_of_friends and await self._shared.has_ended(deal)

    async def _save_deal(self, deal: SharedDeal) -> None:
        async with self._store.unit_of_work() as unit:
            unit.save_shared_deal(deal)

    async def _build_post(self, deal: SharedDeal) -> LayoutMessage:
        if not deal.over:
            return deal_announcement(deal)
        return results_post(deal, await deal_results(self._service, self._store, deal))

    # The post

    async def _post_or_edit(self, deal: SharedDeal, layout: LayoutMessage) -> str:
        """Post a new message when the deal begins or ends, else edit the one there is."""
        channel, kind = self._deal_channel(deal), PLAY if not deal.over else FILMS
        known, _, old = deal.post.partition(" ")
        there = old if known == kind else await self._find_posted(deal, channel, kind)
        if there and await edit_post(channel.get_partial_message(int(there)), channel, layout):
            return f"{kind} {there}"
        sent = await send_message(channel, layout, f"deal {deal.id} {deal.over}")
        if old:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(int(old)).delete()
        return f"{kind} {sent.id}"

    async def _find_posted(
        self, deal: SharedDeal, channel: discord.PartialMessageable, kind: str
    ) -> str:
        """Look for a message that was sent just before a crash."""
        mark = components.route_id(kind, NOWHERE, deal.id)
        async for message in channel.history(limit=LOOKED_AT):
            ids = [getattr(item, "custom_id", "") for item in walk_components(message.components)]
            if message.author == self._client.user and mark in ids:
                return str(message.id)
        return ""

    def _deal_channel(self, deal: SharedDeal) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(deal.place), guild_id=int(deal.server))


# Contents


def deal_announcement(deal: SharedDeal) -> LayoutMessage:
    speech = SpeechContext(deal.language)
    codes = Deal(deal.server_seed)
    head = TextBlock(f"### {speech('week-title', game=Named('game', deal.game))}")
    about = "\n".join(
        [
            speech("week-about", until=format_time(deal.until, "F")),
            *table_texts.options_in_words(deal.options, speech),
        ]
    )
    sealed = speech(
        "deal-begins", promise=codes.promise, commitment=codes.commitment(deal.make_opening)
    )
    play = components.route_button(speech, PLAY, NOWHERE, deal.id, label="press-week", likely=True)
    return LayoutMessage((head, TextBlock(about)), (TextBlock(sealed, small=True), play))


async def deal_results(
    service: TableService, store: SqliteStore, deal: SharedDeal
) -> list[tuple[Person, SeatResult, int]]:
    """Return the players who finished in time with their results, the best first."""
    found = []
    every = await store.shared_deal_results(deal)
    for result in every:
        person = await service.find_person(result.person) if result.person is not None else None
        if person is not None and person.outside:
            place = 1 + sum(_result_order(other) > _result_order(result) for other in every)
            found.append((person, result, place))
    return found


def _result_order(result: SeatResult) -> tuple[bool, int]:
    """Sort by victory over the Automa, then by points."""
    return result.rank == 1, result.points


def results_post(
    deal: SharedDeal, came_out: Sequence[tuple[Person, SeatResult, int]]
) -> LayoutMessage:
    speech = SpeechContext(deal.language)
    title = TextBlock(f"### {speech('week-results', game=Named('game', deal.game))}")
    lines = [_result_line(speech, *one) for one in came_out]
    if not lines:
        return LayoutMessage((title, TextBlock(speech("week-nobody"))))
    films = components.route_button(speech, FILMS, NOWHERE, deal.id, label="press-week-films")
    ranking = limits.cut_lines("\n".join(lines), limits.WORDS // 2, speech("week-others"))
    opened = speech("week-opened", half=deal.server_seed, promise=Deal(deal.server_seed).promise)
    return LayoutMessage((title, TextBlock(ranking)), (TextBlock(opened, small=True), films))


def _result_line(speech: SpeechContext, person: Person, one: SeatResult, place: int) -> str:
    won = int(one.rank == 1)
    return speech("week-place", place=place, name=person.name, points=one.points, won=won)
