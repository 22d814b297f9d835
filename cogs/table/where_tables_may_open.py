"""Where tables may stand: server settings, permission to open, threads."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

import discord
from discord import app_commands

from bot.engine.text import Fact, Named, say
from bot.history import records
from bot.history.shared_deals import WEEKLY_SETTING as WEEKLY
from bot.notifications.matchmaking import CALL_ROLE
from bot.tables import lobby, moderation
from bot.tables.lobby import LimitKind
from bot.tables.people import NOWHERE, TableCard, TableStatus
from bot.tables.records import MessageNamingPeople
from bot.tables.state import TableState, people_at, table_command
from bot.tables.store_protocols import UndeliverableError
from cogs.interaction import components, context, discord_limits
from cogs.interaction.components import ButtonSpec, LinkSpec, route_button
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.replies import CONNECTION_ERRORS, PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.slash_commands import make_choices
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import TableContext, no_table_reply, require_moderator
from cogs.messages.discord_messages import TOO_MANY_THREADS
from cogs.messages.story_thread import STORY_SETTING

CHANNELS, OPENERS, TABLES, EXEMPT = "channels", "openers", "tables", "exempt"
CALL_HOURS = "call hours"
USUAL_PAUSE = 12  # hours between two calls of the role
HOME_ROUTE = "home"  # to direct messages with the bot
MOST_TABLES = 20  # on one server, unless its steward says otherwise


async def toggle_channel(request: RequestContext, channel: discord.TextChannel) -> PrivateReply:
    """Allow tables in this channel; a second time, take the permission back."""
    chosen = (await _load_settings(request)).get(CHANNELS, "").split()
    place = str(channel.id)
    kept = [one for one in chosen if one != place] if place in chosen else [*chosen, place]
    return await _save_setting(request, CHANNELS, " ".join(kept))


async def set_opener_role(
    request: RequestContext, role: discord.Role | None = None
) -> PrivateReply:
    return await _save_setting(request, OPENERS, str(role.id) if role else "")


async def set_table_limit(
    request: RequestContext, maximum: app_commands.Range[int, 0, 500]
) -> PrivateReply:
    return await _save_setting(request, TABLES, str(maximum))


async def set_exempt_role(
    request: RequestContext, exempt: discord.Role | None = None
) -> PrivateReply:
    """Set the role that may open tables here beyond the limits per person."""
    return await _save_setting(request, EXEMPT, str(exempt.id) if exempt else "")


async def set_call_role(
    request: RequestContext,
    role: discord.Role | None = None,
    hours: app_commands.Range[int, 1, 168] = USUAL_PAUSE,
) -> PrivateReply:
    """Set the role that is called when a table looks for players; without one nobody is."""
    await _save_setting(request, CALL_HOURS, str(hours))
    return await _save_setting(request, CALL_ROLE, str(role.id) if role else "")


async def set_story_threads(request: RequestContext, *, wanted: bool) -> PrivateReply:
    """Set whether tables have a story thread, unless a table says otherwise."""
    value = records.ON if wanted else records.OFF
    return await _save_setting(request, STORY_SETTING, value)


async def _load_settings(request: RequestContext) -> dict[str, str]:
    return await request.services.store.server_settings(request.server) if request.server else {}


async def _save_setting(request: RequestContext, key: str, value: str) -> PrivateReply:
    require_moderator(request)
    async with request.services.store.unit_of_work() as unit_of_work:
        unit_of_work.save_setting(request.server, key, value)
    return await server_settings_reply(request)


async def server_settings_reply(request: RequestContext) -> PrivateReply:
    rows, speech = await _load_settings(request), request.speech
    nobody = speech("steward-nobody-exempt")
    channels = " ".join(f"<#{place}>" for place in rows.get(CHANNELS, "").split())
    openers = _role_mention(rows, OPENERS) or speech("steward-everybody")
    lines = [
        f"{speech('steward-channels')} {channels or speech('steward-all')}",
        f"{speech('steward-openers')} {openers}",
        speech("steward-tables", most=int(rows.get(TABLES) or MOST_TABLES)),
        f"{speech('steward-exempt')} {_role_mention(rows, EXEMPT) or nobody}",
        f"{speech('steward-call-role')} {_role_mention(rows, CALL_ROLE) or nobody}",
        speech(f"steward-chronicle-{rows.get(STORY_SETTING) or records.ON}"),
        speech("weekly-on") if rows.get(WEEKLY) else speech("weekly-off"),
    ]
    return PrivateReply("\n".join(lines))


def _role_mention(rows: Mapping[str, str], key: str) -> str:
    return f"<@&{rows[key]}>" if rows.get(key) else ""


# Checks of whether a table may stand here. Each raises ReplyInstead with the reason against it.


async def require_server_rules(request: RequestContext) -> None:
    """Require that the server's rules allow a new table here."""
    await require_place_allowed(request)
    if request.server:
        cards = await request.services.store.find_table_cards(
            server=request.server, status=OPEN_STATUSES
        )
        most = int((await _load_settings(request)).get(TABLES) or MOST_TABLES)
        if len(cards) >= most:
            raise _refusal_with_words(request.speech("steward-too-many", most=most))


async def is_exempt_from_limits(request: RequestContext) -> bool:
    """Whether the person has the role on this server that opens tables without limits."""
    role = (await _load_settings(request)).get(EXEMPT)
    return bool(role) and int(role or 0) in request.roles


async def _limits_for(request: RequestContext, kinds: Iterable[LimitKind]) -> Iterable[LimitKind]:
    """Return which of these limits hold for the person at tables of this server."""
    return () if await is_exempt_from_limits(request) else kinds


async def require_within_limits(request: RequestContext, kinds: Iterable[LimitKind]) -> None:
    """Require that these limits leave the person room for another table."""
    refusal = await request.services.tables.why_no_new_table(request.person.id, kinds)
    if refusal:
        raise ReplyInstead(refusal_reply(request, refusal))


async def require_place_allowed(request: RequestContext) -> None:
    """Require that the person's table may stand here, whatever the number of tables."""
    rows, speech = await _load_settings(request), request.speech
    channels, role = rows.get(CHANNELS, "").split(), rows.get(OPENERS, "")
    if not request.place:
        raise ReplyInstead(no_table_reply(request))
    if request.person.id in await request.services.tables.banned_people(request.server):
        raise _refusal_with_words(speech("is-kept-out"))
    if channels and not {request.place, request.venue.channel}.intersection(channels):
        names = " ".join(f"<#{place}>" for place in channels)
        raise _refusal_with_words(f"{speech('steward-elsewhere')} {names}")
    if role and not request.is_moderator and int(role) not in request.roles:
        raise _refusal_with_words(f"{speech('steward-not-you')} <@&{role}>")


async def require_new_table_allowed(request: RequestContext) -> None:
    """Require that a new table may open here. Call it under the lock of `opening`."""
    require_playable(request)
    await require_server_rules(request)
    await _require_free_place(request)


async def require_move_here_allowed(request: RequestContext) -> None:
    """Require that an existing table may move here."""
    require_playable(request)
    await require_place_allowed(request)
    await _require_free_place(request)


async def require_join_or_start(
    context: TableContext, kinds: Iterable[LimitKind] = (LimitKind.LOBBIES,)
) -> None:
    """Require that this table may be joined or started here; nothing is known of other places.

    These are the limits on an owner who wakes it alone.
    """
    if context.state.card.place == context.request.place:
        require_playable(context.request)
        await require_waking_allowed(context, kinds)


async def require_waking_allowed(
    context: TableContext, kinds: Iterable[LimitKind] = (LimitKind.LOBBIES,)
) -> None:
    """Require a new table's rights to wake a sleeping table: it has lost its place."""
    card = context.state.card
    if card.status is TableStatus.CANCELLED and card.why == lobby.ASLEEP_REASON:
        await require_new_table_allowed(context.request)
        if people_at(card) == (context.request.person.id,):
            kinds = await _limits_for(context.request, kinds)
            await require_within_limits(context.request, kinds)


def require_playable(request: RequestContext) -> None:
    """Require that the bot can show a game here."""
    venue, speech = request.venue, request.speech
    if not venue.is_ours:
        raise ReplyInstead(bot_not_here_reply(request))
    if venue.lacking:
        rights = tuple(map(context.permission_name, venue.lacking))
        raise _refusal_with_words(speech("rights-lacking", rights=rights))


def bot_not_here_reply(request: RequestContext, *wished: str) -> PrivateReply:
    """Say that the bot can post nothing here, and lead to its direct messages.

    There a press opens the game that was wished for.
    """
    speech, link = request.speech, request.venue.invitation
    home = route_button(speech, HOME_ROUTE, NOWHERE, " ".join(wished), likely=True)
    invite = (LinkSpec(link, speech.label_text("press-invite")),) if link else ()
    return PrivateReply(speech("rights-not-invited", server=int(bool(link))), (home, *invite))


async def _require_free_place(request: RequestContext) -> None:
    running = await find_open_table_at(request, request.place)
    if running:
        raise ReplyInstead(place_taken_reply(request, running))


def _refusal_with_words(words: str) -> ReplyInstead:
    return ReplyInstead(PrivateReply(words))


@table_command
def cancel_if_entitled(state: TableState, request: RequestContext) -> TableState:
    """Close any table of the server as its moderator, or one's own that has not begun."""
    is_own = state.card.owner == request.person.id
    if not request.is_moderator or (is_own and state.card.status is TableStatus.GATHERING):
        return lobby.cancel_lobby(request.person.id)(state)
    return moderation.run_if_on_server(request.server, moderation.close_table())(state)


def place_taken_reply(
    request: RequestContext, card: TableCard, *instead: ButtonSpec
) -> PrivateReply:
    """Say which table has the place; in direct messages offer to play or leave it."""
    speech, table = request.speech, card.id
    if card.server:
        return PrivateReply(speech("lobby-taken", table=table))
    on = route_button(speech, "turn", table, label="press-turn-at", likely=True, table=table)
    leave = components.route_id(
        "leave" if card.status is TableStatus.GATHERING else "resign", table
    )
    out = ButtonSpec(leave, speech.label_text("press-leave-table", table=table), grave=True)
    return PrivateReply(speech("week-busy", table=table), (on, *(instead or (out,))))


async def find_open_table_at(request: RequestContext, place: str) -> TableCard | None:
    """Find the open table of this place."""
    cards = await request.services.store.find_table_cards(place=place, status=OPEN_STATUSES)
    return cards[0] if cards else None


# Direct messages


async def find_direct_message_place(
    request: RequestContext, words: str, kinds: Iterable[LimitKind], shut: str = "week-shut"
) -> str:
    """Find free direct messages for a table within these limits, and send these words there.

    Raise ReplyInstead if there are none.
    """
    for card in await request.services.store.find_table_cards(
        person=request.person.id, status=OPEN_STATUSES
    ):
        if not card.server:
            raise ReplyInstead(place_taken_reply(request, card))
    await require_within_limits(request, kinds)
    try:
        return await request.services.in_private(request.person, words)
    except UndeliverableError as closed:
        raise ReplyInstead(PrivateReply(request.speech(shut))) from closed


def direct_message_link_reply(request: RequestContext, place: str) -> PrivateReply:
    link = LinkSpec(
        f"https://discord.com/channels/@me/{place}", request.speech.label_text("press-to-week")
    )
    return PrivateReply(request.speech("week-goes-on"), (link,))


OWN_THREAD = "thread"
PLACE_CHOICES = make_choices({OWN_THREAD: "where-thread"})


def why_no_thread(request: RequestContext) -> str:
    """Say why no thread can be made here; "" if one can."""
    venue, speech = request.venue, request.speech
    if venue.thread_parent is None:
        return speech("thread-not-here")
    if venue.lacking_for_threads:
        names = tuple(map(context.permission_name, venue.lacking_for_threads))
        return speech("thread-rights-lacking", rights=names)
    return ""


async def open_in_thread(
    request: RequestContext,
    game: str,
    there: Callable[[RequestContext], Awaitable[PrivateReply]],
    kinds: Iterable[LimitKind],
) -> PrivateReply:
    """Make a thread and open something there, if a table may stand here within these limits.

    A person's threads are made one after another, so that none is left without a table.
    """
    async with request.services.thread_locks.setdefault(request.person.id, asyncio.Lock()):
        require_playable(request)
        await require_server_rules(request)
        await require_within_limits(request, await _limits_for(request, kinds))
        return await _open_in_new_thread(request, game, there)


async def _open_in_new_thread(
    request: RequestContext, game: str, there: Callable[[RequestContext], Awaitable[PrivateReply]]
) -> PrivateReply:
    channel, speech = request.venue.thread_parent, request.speech
    none = why_no_thread(request)
    if none or channel is None:
        return PrivateReply(none)
    thread = await _make_thread(channel, _thread_name(speech, game, request.person.name))
    if isinstance(thread, str):
        return PrivateReply(speech(thread))
    await _save_neutral_thread_name(
        request, thread, _thread_name(speech, game, say("record-somebody"))
    )
    reply = await there(replace(request, place=str(thread.id)))
    return replace(reply, words=f"{reply.words}\n{thread.mention}")


async def _make_thread(channel: discord.TextChannel, name: str) -> discord.Thread | str:
    """Make a thread; if Discord refuses, return the phrase that says why."""
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name, type=kind)
    except discord.HTTPException as error:
        return "thread-too-many" if error.code in TOO_MANY_THREADS else "thread-refused"
    except (discord.RateLimited, *CONNECTION_ERRORS):
        return "thread-refused"


def _thread_name(speech: SpeechContext, game: str, name: Fact) -> str:
    named = speech.plain_text(say("thread-name", game=Named("game", game), name=name))
    return discord_limits.shorten_text(named, discord_limits.THREAD)


async def _save_neutral_thread_name(
    request: RequestContext, thread: discord.Thread, instead: str
) -> None:
    """Store the thread's neutral name, for when its opener is forgotten."""
    people = frozenset({request.person.id})
    async with request.services.store.unit_of_work() as unit_of_work:
        unit_of_work.add_message_naming_people(
            MessageNamingPeople(str(thread.id), people=people, instead=instead)
        )
