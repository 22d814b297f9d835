"""Shared deals: announce and play the deal of the week, and a friend's; their results."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from bot.engine.deal import Deal
from bot.engine.text import Named, Refusal, refuse
from bot.history import shared_deals
from bot.history.shared_deals import ONE_WEEK, WEEKLY_SETTING, SharedDealService
from bot.storage.store import SqliteStore
from bot.tables.lobby import TO_BEGIN
from bot.tables.people import NOWHERE, Clock, Person, TableId
from bot.tables.records import SeatResult, SharedDeal
from bot.tables.service import TableService
from bot.tables.store_protocols import DeliverLaterError, UndeliverableError
from cogs.interaction import components, discord_limits
from cogs.interaction.components import MenuChoice, MenuSpec, TextBlock, UnknownButton
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.speech import SpeechContext, format_time
from cogs.interaction.table_context import TableContext, enter_table_here, require_moderator
from cogs.messages import discord_messages, table_texts
from cogs.messages.discord_messages import LayoutMessage, send_message, translate_errors
from cogs.messages.replay_viewer import ALL_FILMS_ROUTE
from cogs.table import info_cog, lobby_options, where_tables_may_open

_FILM = "weekfilm"


async def _turn_weekly_on(request: RequestContext, wishes: dict[str, str]) -> PrivateReply:
    where_tables_may_open.require_playable(request)
    options = [word for pair in wishes.items() for word in pair]
    wish = " ".join([request.place, request.person.language, lobby_options.SOLO_GAME, *options])
    async with request.services.opening:
        running = await request.services.store.open_shared_deals(request.server)
        await _save_weekly_wish(request, wish)
        if not any(not (deal.is_of_friends or deal.over) for deal in running):
            await request.services.shared.open_weekly_deal(request.server, wish)
            return PrivateReply(request.speech("weekly-begins"))
    return PrivateReply(request.speech("weekly-on"))


async def _turn_weekly_off(request: RequestContext) -> PrivateReply:
    await _save_weekly_wish(request, "")
    return PrivateReply(request.speech("weekly-off"))


async def _save_weekly_wish(request: RequestContext, wish: str) -> None:
    async with request.services.store.unit_of_work() as unit_of_work:
        unit_of_work.save_setting(request.server, WEEKLY_SETTING, wish)


# Playing it


async def play_weekly(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    return await _play_deal(request, await _find_deal(request, words))


async def _play_deal(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    person = request.person
    table = await request.services.shared.table_of_person(deal, person.id)
    if table is None:
        place = await _find_place_for_deal(request, deal)
    else:
        card = await request.services.store.load_table_card(table)
        if card is None or card.status not in OPEN_STATUSES:
            return await _already_played_reply(request, deal)
        place = card.place
    entered = await request.services.shared.find_or_open_table(
        deal, person.id, place, person.language
    )
    if isinstance(entered, Refusal):
        return refusal_reply(request, entered)
    return where_tables_may_open.direct_message_link_reply(request, place)


async def _already_played_reply(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Say that a deal is played once; show its films when it is over."""
    if deal.over:
        return await _films_reply(request, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(request.speech("week-once", until=until, friends=int(deal.is_of_friends)))


async def _find_deal(request: RequestContext, words: str) -> SharedDeal:
    """Load a deal of this server, or one that the person played."""
    deal = await request.services.store.shared_deal(components.parse_number(words))
    if deal is None:
        raise UnknownButton
    is_theirs = not deal.is_of_friends and deal.server == request.server
    if (
        not is_theirs
        and await request.services.shared.table_of_person(deal, request.person.id) is None
    ):
        raise UnknownButton
    return deal


async def _find_place_for_deal(request: RequestContext, deal: SharedDeal) -> str:
    """Find the person's direct messages, where nobody else sees the deal."""
    speech, person, friends = request.speech, request.person, int(deal.is_of_friends)
    if await request.services.shared.has_played(deal, person.id):
        raise ReplyInstead(await _already_played_reply(request, deal))
    if request.services.shared.is_overdue(deal):
        raise ReplyInstead(refusal_reply(request, shared_deals.why_deal_is_over(deal)))
    if person.id in await request.services.tables.banned_people(deal.server):
        raise ReplyInstead(refusal_reply(request, refuse("stewards", "is-kept-out")))
    words = speech("week-begins", friends=friends)
    return await where_tables_may_open.find_direct_message_place(request, words, TO_BEGIN)


# The same deal at another table


async def _offer_deal(context: TableContext) -> PrivateReply:
    deal = await context.request.services.shared.share_deal(
        context.table_id, context.request.person.id
    )
    if isinstance(deal, Refusal):
        return refusal_reply(context.request, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(context.speech("same-deal-offered", table=context.table_id, until=until))


# Once it is over


async def show_films(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal = await _find_deal(request, words)
    if not deal.over:
        raise UnknownButton
    return await _films_reply(request, deal)


async def _films_reply(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Offer the films of all who finished in time, the best first."""
    found = await deal_results(request.services.tables, request.services.store, deal)
    if not found:
        return PrivateReply(request.speech("week-nobody"))
    rows = discord_limits.split_rows(found)[: discord_limits.ROWS]
    menus = (_film_menu(request, deal, page, row) for page, row in enumerate(rows))
    return PrivateReply(request.speech("week-whose-film"), tuple(menus))


def _film_menu(
    request: RequestContext,
    deal: SharedDeal,
    page: int,
    row: Sequence[tuple[Person, SeatResult, int]],
) -> MenuSpec:
    choices = (
        MenuChoice(str(one.table), f"{place}. {person.name} {one.points}")
        for person, one, place in row
    )
    label = request.speech.label_text("week-from", place=row[0][2])
    return components.route_menu(_FILM, NOWHERE, f"{deal.id} {page}", label, choices)


async def show_film_of_player(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal, _page, chosen, *_rest = *words.split(), "", "", ""
    table = TableId(components.parse_number(chosen))
    over = await _find_deal(request, deal)
    sharers = await request.services.store.shared_deal_tables(over.id)
    if not over.over or table not in {one.table for one in sharers if one.person is not None}:
        raise UnknownButton
    return await info_cog.show_film(request, table, "")


async def set_weekly(
    request: RequestContext, *, weekly: bool, solo: str = "", dummies: str = ""
) -> PrivateReply:
    """Turn the deal of the week on in this channel, or off on this server.

    A deal under way is played to its end.
    """
    require_moderator(request)
    wishes = dict(lobby_options.solo_options(solo, dummies))
    return await (_turn_weekly_on(request, wishes) if weekly else _turn_weekly_off(request))


async def offer_or_play_deal(
    request: RequestContext, same_table: int | None = None
) -> PrivateReply:
    """Offer the deal of the table here, or play the deal that another table offers."""
    if same_table is None:
        return await _offer_deal(await enter_table_here(request))
    deal = await request.services.store.shared_deal_at(TableId(same_table))
    if deal is None or not deal.is_of_friends:
        return refusal_reply(request, refuse("lobby", "no-deal-to-share"))
    return await _play_deal(request, deal)


PLAY, FILMS = "week", ALL_FILMS_ROUTE  # routes of the buttons below each kind of post

_GONE = "gone"  # the seal of a deal without a post, or with one out of reach


class WeeklyPoster:
    """Announce the deals of the week, end them in time, and post their results."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        shared: SharedDealService,
        clock: Clock,
    ) -> None:
        self._client, self._service, self._store = client, service, store
        self._shared, self._clock = shared, clock

    async def run_round(self) -> bool:
        """Run what is due; called about once a minute. Return whether all went well."""
        for deal in await self._store.open_shared_deals():
            try:
                await self._close_and_post_deal(deal)
            except DeliverLaterError:
                continue
            except UndeliverableError:
                if deal.over and self._clock.now() > (deal.until or deal.since) + ONE_WEEK:
                    await self._save_deal(replace(deal, seal=_GONE))
        return True

    async def _close_and_post_deal(self, deal: SharedDeal) -> None:
        if not deal.over and await self._should_close_deal(deal):
            deal = await self._shared.close_deal(deal)
        if deal.is_of_friends:  # results are shown at their tables
            if deal.over:
                await self._save_deal(replace(deal, seal=_GONE))
            return
        layout = await self._build_post(deal)
        seal = discord_messages.hash_blocks((*layout.head, *layout.foot))
        if seal != deal.seal:
            with translate_errors():
                post = await self._post_or_edit(deal, layout)
            await self._save_deal(replace(deal, post=post, seal=seal))

    async def _should_close_deal(self, deal: SharedDeal) -> bool:
        if self._shared.is_overdue(deal):
            return True
        return deal.is_of_friends and await self._shared.have_all_games_ended(deal)

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
        there = old if known == kind else await self._find_post_before_crash(deal, channel, kind)
        if there and await discord_messages.edit_post(
            channel.get_partial_message(int(there)), channel, layout
        ):
            return f"{kind} {there}"
        sent = await send_message(channel, layout, f"deal {deal.id} {deal.over}")
        if old:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(int(old)).delete()
        return f"{kind} {sent.id}"

    async def _find_post_before_crash(
        self, deal: SharedDeal, channel: discord.PartialMessageable, kind: str
    ) -> str:
        """Look for a message that was sent just before a crash."""
        mark = components.route_id(kind, NOWHERE, deal.id)
        async for message in channel.history(limit=discord_messages.LOOKED_AT):
            ids = [
                getattr(item, "custom_id", "")
                for item in components.walk_components(message.components)
            ]
            if message.author == self._client.user and mark in ids:
                return str(message.id)
        return ""

    def _deal_channel(self, deal: SharedDeal) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(deal.place), guild_id=int(deal.server))


# What the posts say


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
        "deal-begins", promise=codes.promise, commitment=codes.commitment(deal.solo_opening)
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
    ranking = discord_limits.cut_lines(
        "\n".join(lines), discord_limits.WORDS // 2, speech("week-others")
    )
    opened = speech("week-opened", half=deal.server_seed, promise=Deal(deal.server_seed).promise)
    return LayoutMessage((title, TextBlock(ranking)), (TextBlock(opened, small=True), films))


def _result_line(speech: SpeechContext, person: Person, one: SeatResult, place: int) -> str:
    won = int(one.rank == 1)
    return speech("week-place", place=place, name=person.name, points=one.points, won=won)


ROUTES: RouteTable = {PLAY: play_weekly, FILMS: show_films, _FILM: show_film_of_player}
