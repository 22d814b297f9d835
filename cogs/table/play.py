"""/play: join a table that fits, or open one and call those who want to play."""

from dataclasses import replace

import discord
from discord import app_commands

from bot import catalogue
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.notifications import matchmaking
from bot.notifications.matchmaking import (
    CALL_ROLE,
    OFFER_AFTER,
    TODAY,
    Matchmaker,
    count_missing_players,
)
from bot.tables import clocks, lobby, records
from bot.tables.command_runner import Applied
from bot.tables.lobby import TO_GATHER
from bot.tables.people import HOUR, NOWHERE, TableCard, TableId, TableStatus, TableTerms, Time
from bot.tables.records import ROLE_CALL_KEY, MessageKey, MessageKind, OutboxMessage, PlayWish
from bot.tables.service import can_be_seated_together
from bot.tables.state import CommandRejected, TableState
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.components import LinkSpec, UnknownButton, route_button
from cogs.interaction.context import RequestContext, find_or_add_person
from cogs.interaction.replies import PrivateReply, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.slash_commands import game_choices, make_choices
from cogs.interaction.speech import format_time
from cogs.interaction.table_context import TableContext, enter_table, own_table_cards
from cogs.table import where_tables_may_open
from cogs.table.votes_and_seat_changes import show_free_places

CALLED_AT = "called at"
GAMES = game_choices(tuple(GAME_UIS))
PACES = make_choices({one: f"clock-{one}" for one in clocks.CLOCK_NAMES})
WHEN = make_choices({one: f"play-{one}" for one in matchmaking.LASTS})


async def play(
    request: RequestContext,
    game: str = "",
    with_players: app_commands.Range[int, 2, 5] | None = None,
    pace: str = "",
    when: str = "",
) -> PrivateReply:
    """Seat the person at a table that fits the wish; without options, show a wish they have."""
    where_tables_may_open.require_playable(request)
    if not request.server:
        return PrivateReply(request.speech("play-on-servers"))
    if not (game or with_players or pace or when):
        own = await _find_own_play_wish(request)
        if own is not None:
            return _play_wish_reply(request, own)
    tables, store = request.services.tables, request.services.store
    wish = _make_play_wish(request, game or catalogue.GAMES[0], with_players or 0, pace, when)
    async with request.services.opening:
        await where_tables_may_open.require_place_allowed(request)
        reply = await _join_fitting_table(request, wish)
        if reply is not None:
            return reply
        free = await Matchmaker(tables, store).find_running_game(wish, request.person)
        if free is not None:
            await _save_play_wish(request, wish)
            instead = f"{wish.game} {wish.seats} {wish.pace or '-'} {when or TODAY}"
            new = route_button(request.speech, "playnew", NOWHERE, instead)
            shown = await show_free_places(request, free.card.id, "")
            return replace(shown, components=(*shown.components, new))
    return await _open_where_free(request, wish, when)


async def open_own_table_instead(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    """Open a table of one's own in place of a free place that was offered."""
    match words.split():
        case [game, seats, pace, when] if when in matchmaking.LASTS and game in GAME_UIS:
            where_tables_may_open.require_playable(request)
            number, pace = components.parse_number(seats), pace.removeprefix("-")
            if pace in ("", *clocks.CLOCK_NAMES):
                wish = _make_play_wish(request, game, number, pace, when)
                return await _open_where_free(request, wish, when)
    raise UnknownButton


async def _open_where_free(request: RequestContext, wish: PlayWish, when: str) -> PrivateReply:
    """Open a table here, or in a thread where the channel has one."""
    async with request.services.opening:
        if await where_tables_may_open.find_open_table_at(request, request.place) is None:
            return await _open_table_and_call(request, wish, when)
    return await _open_elsewhere(request, wish, when)


def _make_play_wish(
    request: RequestContext, game: str, seats: int, pace: str, when: str
) -> PlayWish:
    sizes = lobby.table_sizes(catalogue.current_game(game), ())
    if seats and seats not in sizes:
        fewest, most = sizes[0], sizes[-1]
        raise CommandRejected(refuse("seats", "wrong-number-of-players", fewest=fewest, most=most))
    until = Time(request.services.clock.now() + matchmaking.LASTS[when or matchmaking.TODAY])
    return PlayWish(request.server, request.person.id, game, seats, pace, until)


async def _find_own_play_wish(request: RequestContext) -> PlayWish | None:
    now = request.services.clock.now()
    wishes = await request.services.store.play_wishes(request.server, now)
    return next((one for one in wishes if one.person == request.person.id), None)


def _play_wish_reply(request: RequestContext, wish: PlayWish) -> PrivateReply:
    speech = request.speech
    pace = (Named("clock", wish.pace),) if wish.pace else ()
    words = speech(
        "play-wish",
        game=Named("game", wish.game),
        players=wish.seats,
        pace=pace,
        when=format_time(wish.until, "R"),
    )
    return PrivateReply(words, (route_button(speech, "unwish", NOWHERE),))


async def withdraw_play_wish(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    async with request.services.store.unit_of_work() as unit:
        unit.end_play_wishes(request.server, (request.person.id,))
    return PrivateReply(request.speech("play-taken-back"))


# A table


async def _join_fitting_table(request: RequestContext, wish: PlayWish) -> PrivateReply | None:
    """Join the table that fits best; None if there is none."""
    matchmaker = Matchmaker(request.services.tables, request.services.store)
    found = await matchmaker.find_fitting_lobby(wish, request.person)
    if found is None:
        return None
    table, card, sit = found.card.id, found.card, lobby.sit_down(request.person.id)
    clock = wish.pace or card.terms.clock

    def sit_at_pace(state: TableState) -> TableState:
        terms = replace(state.card.terms, clock=clock)
        return sit(lobby.set_terms(state.card.owner, terms)(state))

    act = sit if clock == card.terms.clock else sit_at_pace
    outcome = await request.services.tables.run_command(table, act, request.request_id)
    if not isinstance(outcome, Applied):
        return None
    await _save_play_wish(request, wish)
    there = f"https://discord.com/channels/{request.server}/{found.card.place}"
    link = LinkSpec(there, request.speech.label_text("press-to-table"))
    return PrivateReply(request.speech("play-joined", table=table), (link,))


async def _save_play_wish(request: RequestContext, wish: PlayWish) -> None:
    async with request.services.store.unit_of_work() as unit:
        unit.save_record(wish)


async def _open_table_and_call(request: RequestContext, wish: PlayWish, when: str) -> PrivateReply:
    """Open a table here and call those whose wishes fit it. Call it under the lock of `opening`."""
    await where_tables_may_open.require_new_table_allowed(request)
    terms = TableTerms(
        wish.pace or clocks.RECOMMENDED,
        language=request.person.language,
        takeovers=lobby.FREE_TAKEOVERS,  # whoever opens it looks for people, early or late
    )
    table = await request.services.tables.open_table(
        *(wish.game, request.person.id),
        server=request.server,
        place=request.place,
        terms=terms,
        exempt=await where_tables_may_open.is_exempt_from_limits(request),
    )
    if isinstance(table, Refusal):
        return refusal_reply(request, table)
    await _save_play_wish(request, wish)
    context = await enter_table(request, table)
    await _call_players(context, wish, is_today=when != matchmaking.THIS_WEEK)
    return PrivateReply(request.speech("play-opened", table=table))


async def _open_elsewhere(request: RequestContext, wish: PlayWish, when: str) -> PrivateReply:
    """Open a thread for the table where the channel has one already, if that is possible."""

    async def open_there(there: RequestContext) -> PrivateReply:
        async with request.services.opening:
            return await _open_table_and_call(there, wish, when)

    if not where_tables_may_open.why_no_thread(request):
        return await where_tables_may_open.open_in_thread(request, wish.game, open_there, TO_GATHER)
    await _save_play_wish(request, wish)
    return PrivateReply(request.speech("play-on-list", when=format_time(wish.until, "R")))


# Calls


async def _call_players(context: TableContext, wish: PlayWish, *, is_today: bool) -> None:
    """Tell who is on the list, call the role at most once in its pause, and offer computers later.

    Nobody is told in their quiet hours.
    """
    request, state, store = context.request, context.state, context.request.services.store
    now, table = state.now, state.card.id
    told = say(
        "play-missing",
        game=Named("game", wish.game),
        missing=count_missing_players(state, wish.seats),
    )
    people = await Matchmaker(request.services.tables, store).people_with_fitting_wishes(state)
    rows = await store.server_settings(request.server)
    pause = (
        int(rows.get(where_tables_may_open.CALL_HOURS) or where_tables_may_open.USUAL_PAUSE) * HOUR
    )
    calls_role = rows.get(CALL_ROLE) and now - int(rows.get(CALLED_AT) or 0) >= pause
    async with store.unit_of_work() as unit:
        for person in people:
            wakes = clocks.next_awake_time(now, person, TableTerms())
            if wakes is not None:
                key = MessageKey(MessageKind.CALL, source=str(person.id))
                unit.enqueue_message(
                    OutboxMessage(table, key, person.id, told, not_before=wakes, created=now)
                )
        if calls_role:
            unit.save_setting(request.server, CALLED_AT, str(now))
            unit.enqueue_message(OutboxMessage(table, ROLE_CALL_KEY, None, told, created=now))
        if is_today:
            offered = Time(now + OFFER_AFTER)
            offer = OutboxMessage(
                table, records.OFFER_KEY, None, None, not_before=offered, created=now
            )
            unit.enqueue_message(offer)


async def invite_person(request: RequestContext, user: discord.User) -> PrivateReply:
    """Invite somebody to the person's own table that gathers here, once and in waking hours.

    Whoever would rather not play with them is not told, and nobody learns of it.
    """
    speech, store = request.speech, request.services.store
    if user.bot:
        return PrivateReply(speech("invite-no-bot"))
    card = await _own_lobby(request)
    if card is None:
        return PrivateReply(speech("invite-no-table"))
    state = (await enter_table(request, card.id)).state
    guest = await find_or_add_person(request.services, user)
    if card.seat_of_person(guest.id) is not None:
        return refusal_reply(request, refuse("lobby", "sits-already"))
    seat, now = card.seat_of_person(request.person.id), state.now
    key = MessageKey(MessageKind.CALL, source=str(guest.id))
    is_welcome = lobby.why_person_may_not_join(state, guest.id) is None
    together = await can_be_seated_together(store, [request.person.id, guest.id])
    wakes = clocks.next_awake_time(now, guest, TableTerms())
    known = await store.was_told(card.id, key)
    if is_welcome and together and wakes is not None and seat is not None and not known:
        told = say("invites-you", who=Who(seat), game=Named("game", card.game))
        async with store.unit_of_work() as unit:
            unit.enqueue_message(
                OutboxMessage(card.id, key, guest.id, told, not_before=wakes, created=now)
            )
    return PrivateReply(speech("invite-sent", table=card.id))


async def _own_lobby(request: RequestContext) -> TableCard | None:
    """Find the table of this channel, or else of this server, where the person waits for others."""
    cards = [
        card
        for card in await own_table_cards(request)
        if card.status is TableStatus.GATHERING and card.server == request.server != ""
    ]
    here = [card for card in cards if card.place == request.place]
    return next(iter(here or cards), None)


ROUTES: RouteTable = {"unwish": withdraw_play_wish, "playnew": open_own_table_instead}
