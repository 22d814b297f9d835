"""The lobby: open, join and leave a table, add computers, set the clock, start, rematch, cancel."""

from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot import catalogue
from bot.engine.deal import LONGEST_SALT
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Text, Who, say
from bot.i18n.speak import LANGUAGES
from bot.players.registry import computer_players, default_player, levels_of_game
from bot.tables import clocks, lobby, people, seat_commands
from bot.tables.command_runner import Applied, CommandResult, Rejected, Stale
from bot.tables.lobby import TO_BEGIN, TO_GATHER
from bot.tables.motion_kinds import describe_motion
from bot.tables.people import DeadlineAction, PersonId, TableCard, TableId, TableStatus, TableTerms
from bot.tables.records import PlayerSalt
from bot.tables.state import TableCommand, all_seats, is_in_direct_messages
from cogs.games import GAME_UIS
from cogs.interaction import components, table_context
from cogs.interaction.components import ButtonSpec, UnknownButton, route_button
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.discord_limits import IN_A_ROW, ROWS
from cogs.interaction.replies import PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.slash_commands import Given, game_choices, make_choices
from cogs.interaction.speech import SpeechContext, find_typed_thing
from cogs.interaction.table_context import (
    TableContext,
    context_after,
    enter_table,
    require_table_card_here,
)
from cogs.messages import table_post, table_texts
from cogs.play.submit_move import lobby_buttons, open_turn, result_reply, turn_reply
from cogs.table import lobby_options, where_tables_may_open
from cogs.table.votes_and_seat_changes import show_free_places

GAME_CHOICES = game_choices(tuple(GAME_UIS))
DEADLINE_CHOICES = make_choices({late.value: f"late-{late.value}" for late in DeadlineAction})
AUCTION_CHOICES = make_choices({one: f"auctions-{one}" for one in clocks.AUCTIONS})
TURN_CHOICES = make_choices({one: f"turns-{one}" for one in (clocks.TOGETHER, "order")})
A_TIME = "18:30"  # of day, as an example


# Opening


async def open_new_table(
    request: RequestContext,
    game: str = catalogue.GAMES[0],
    language: str = "",
    solo: str = "",
    dummies: str = "",
    where: str = "",
    *,
    teaching: bool = False,
) -> PrivateReply:
    """Open a table; with a level or a number of dummies it is a solo game, and begins at once."""
    wishes = lobby_options.solo_options(solo, dummies)
    spoken = find_typed_thing(language, "language", LANGUAGES)

    async def open_there(request: RequestContext) -> PrivateReply:
        return await open_table_reply(request, game, spoken, wishes, teaching=teaching)

    if where != where_tables_may_open.OWN_THREAD:
        return await open_there(request)
    return await where_tables_may_open.open_in_thread(
        request, game, open_there, TO_BEGIN if wishes else TO_GATHER
    )


async def language_choices(request: RequestContext, _: Given) -> list[tuple[str, str | int]]:
    return [(request.speech(f"language-{one}"), one) for one in LANGUAGES]


async def open_table_reply(
    request: RequestContext,
    game: str,
    language: str = "",
    wishes: lobby_options.Wishes = (),
    *,
    teaching: bool = False,
) -> PrivateReply:
    if wishes and not lobby_options.has_solo(game):
        fewest = catalogue.current_game(game).seats[0]
        return PrivateReply(
            request.speech("solo-not-here", game=Named("game", game), fewest=fewest)
        )
    if not request.venue.is_ours:
        return where_tables_may_open.bot_not_here_reply(request, game, *map("=".join, wishes))
    async with request.services.opening:
        if wishes:
            return await _open_solo(request, game, language, wishes)
        return await _open_for_several(request, game, language, wishes, teaching=teaching)


async def open_in_direct_messages(request: RequestContext, _: TableId, wished: str) -> PrivateReply:
    """Open the game that was wished for in direct messages with the bot, and lead there."""
    game, *named = wished.split() or [catalogue.GAMES[0]]
    solo = dict(one.split("=") for one in named if one.count("=") == 1)
    if game not in GAME_UIS or not solo.keys() <= {lobby_options.LEVEL, lobby_options.SIZE}:
        raise UnknownButton
    begins = request.speech("home-begins")
    kinds = TO_BEGIN if solo else TO_GATHER
    place = await where_tables_may_open.find_direct_message_place(
        request, begins, kinds, shut="home-shut"
    )
    home = request.moved_to_direct_messages(place)
    reply = await open_table_reply(home, game, wishes=tuple(solo.items()))
    link = where_tables_may_open.direct_message_link_reply(request, place).components
    return replace(reply, components=(*link, *reply.components))


async def _open_solo(
    request: RequestContext, game: str, language: str, wishes: lobby_options.Wishes
) -> PrivateReply:
    """Open and start a solo game; asked twice, show the game that is running."""
    running = await where_tables_may_open.find_open_table_at(request, request.place)
    if running and lobby_options.can_become_solo(running, request.person.id, game):
        where_tables_may_open.require_playable(request)
        return await _make_table_solo(request, running.id, wishes)
    if running and lobby_options.is_running_solo(running, request.person.id, game):
        return await open_turn(request, running.id)
    return await _open_for_several(request, game, language, wishes)


async def _open_for_several(
    request: RequestContext,
    game: str,
    language: str,
    wishes: lobby_options.Wishes,
    *,
    teaching: bool = False,
) -> PrivateReply:
    await where_tables_may_open.require_new_table_allowed(request)
    spoken = language if language in LANGUAGES else request.person.language
    terms = TableTerms(language=spoken, teaching=teaching)
    table = await request.services.tables.open_table(
        game,
        request.person.id,
        server=request.server,
        place=request.place,
        terms=terms,
        options=wishes,
        exempt=await where_tables_may_open.is_exempt_from_limits(request),
    )
    if isinstance(table, Refusal):
        return refusal_reply(request, table)
    if wishes:
        return await start_table(request, table)
    return PrivateReply(request.speech("lobby-opened", table=table))


async def _make_table_solo(
    request: RequestContext, table: TableId, wishes: lobby_options.Wishes
) -> PrivateReply:
    """Turn a table that has only its owner into a solo game, and start it."""
    act = lobby.make_table_solo(request.person.id, wishes)
    outcome = await request.services.tables.run_command(table, act, f"{request.request_id} alone")
    if not isinstance(outcome, Applied):
        return result_reply(context_after(request, outcome), outcome)
    return await start_table(request, table)


async def start_solo(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """Start a solo game, or ask for its level and dummies."""
    match words.split():
        case [solo, dummies]:
            return await open_table_reply(
                request, lobby_options.SOLO_GAME, wishes=lobby_options.solo_options(solo, dummies)
            )
    return lobby_options.solo_levels_reply(request.speech, table)


# Chairs


async def start_table(
    request: RequestContext, table: TableId, computer: str = "", seats: int = 0
) -> PrivateReply:
    """Start the game; computers of this level keep places free up to so many, if any are named."""
    context = await enter_table(request, table)
    await where_tables_may_open.require_join_or_start(context, kinds=())
    tables, owner = request.services.tables, request.person.id
    if seats:
        level = computer or default_player(context.state.card.game)
        first = lobby.keep_seats_free(owner, level, seats)
        outcome = await tables.start_game(table, owner, request.request_id, first=first)
    else:
        outcome = await tables.start_game(table, owner, request.request_id)
    is_alone = is_in_direct_messages(context_after(request, outcome).state.card)
    done = say("lobby-started-here") if is_alone else say("lobby-started")
    reply = lobby_result_reply(request, outcome, done)
    if is_alone and isinstance(outcome, Applied):
        # The board may not arrive where no server is ours.
        return replace(reply, components=(route_button(request.speech, "turn", table),))
    if isinstance(outcome, Rejected) and outcome.refusal.text.key == "opened-for-several":
        return reply.with_components(lobby_options.solo_button(request.speech, table))
    return reply


async def fill_seat(
    request: RequestContext, table: TableId, act: TableCommand, key: str = "lobby-done"
) -> PrivateReply:
    """Run a command that fills a seat, if a table may stand here."""
    async with request.services.opening:
        await where_tables_may_open.require_join_or_start(await enter_table(request, table))
        outcome = await request.services.tables.run_command(table, act, request.request_id)
        return lobby_result_reply(request, outcome, None, key)


async def run_lobby_command(
    request: RequestContext, table: TableId, act: TableCommand, done: Text | None = None
) -> PrivateReply:
    outcome = await request.services.tables.run_command(table, act, request.request_id)
    return lobby_result_reply(request, outcome, done)


def lobby_result_reply(
    request: RequestContext, outcome: CommandResult, done: Text | None, key: str = "lobby-done"
) -> PrivateReply:
    context = context_after(request, outcome)
    players = tuple(Who(seat) for seat in all_seats(context.state.card))
    if isinstance(outcome, Stale):
        return PrivateReply(
            context.speech("lobby-stale", players=players), tuple(lobby_buttons(context))
        )
    if _plays_already(outcome) and context.state.course is None:
        return PrivateReply(context.speech("you-play-already"), tuple(lobby_buttons(context)))
    if not isinstance(outcome, Applied):
        return result_reply(context, outcome)
    if done is not None:
        return PrivateReply(context.speech.speak_text(done))
    salt = lobby.last_salt_if_own(context.state, request.person.id)
    if key == "lobby-word-added" and salt is not None:
        return _shuffle_word_reply(context, salt)
    if key == "lobby-joined" and lobby.are_salts_closed(context.state.player_salts):
        key = "lobby-done"
    return PrivateReply(context.speech(key, players=players))


def _shuffle_word_reply(context: TableContext, salt: PlayerSalt) -> PrivateReply:
    """Tell a player what their word proves while it is the last, and offer to keep it so."""
    state, speech = context.state, context.speech
    *_, before, code = lobby.make_deal(state.server_seed, state.player_salts).codes
    players = tuple(map(Who, all_seats(state.card)))
    words = speech("lobby-word-added", players=players, before=before, code=code)
    press = route_button(speech, "lastword", context.table_id)
    return PrivateReply(words, () if salt.closes else (press,))


def _plays_already(outcome: CommandResult) -> bool:
    return isinstance(outcome, Rejected) and outcome.refusal.text.key == "you-play-already"


# The same by buttons


async def join_table(request: RequestContext, table: TableId, word: str) -> PrivateReply:
    """Join a table; where it has begun, show its free places to whoever comes.

    Players who sit there already are told what they can do.
    """
    context = await enter_table(request, table)
    if context.state.card.seats_kept_free and context.seat is None and not word:
        return await show_free_places(request, table, "")
    key = "lobby-word-added" if word else "lobby-joined"
    return await fill_seat(request, table, lobby.sit_down(request.person.id, word), key)


async def join_here(
    request: RequestContext, word: app_commands.Range[str, 1, LONGEST_SALT] | None = None
) -> PrivateReply:
    """Join with a word of one's own for the chance of the deal; a later one replaces it."""
    return await join_table(request, await table_context.find_table_id(request), word or "")


async def close_shuffle_words(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    act, done = lobby.close_salts(request.person.id), say("lobby-word-closes")
    return await run_lobby_command(request, table, act, done)


async def leave_table(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await run_lobby_command(request, table, lobby.stand_up(request.person.id))


async def choose_computer(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Ask for the level of a computer player."""
    context = await enter_table(request, table)
    speech, seats_taken = context.speech, len(context.state.card.holders)
    names = levels_of_game(context.state.card.game)
    ids = (components.route_id("guest", table, one, at=seats_taken) for one in names)
    offered = [
        ButtonSpec(id_, speech.name_thing("guest", one))
        for id_, one in zip(ids, names, strict=True)
    ]
    told = [_level_line(speech, one) for one in names]
    card = context.state.card
    free = [*table_post.start_with_computers_buttons(card, speech, *names)] if card.server else []
    if free:
        told.append(speech("lobby-keep-free"))
    words = "\n".join([speech("lobby-choose-computer"), *told])
    return PrivateReply(words, (*offered, *free))


def _level_line(speech: SpeechContext, computer: str) -> str:
    about = speech.name_thing("guest", computer, "about")
    return speech("lobby-level", guest=Named("guest", computer), about=about)


async def add_computer(request: RequestContext, computer: str = "") -> PrivateReply:
    """Add a computer player of this level, named in any language."""
    card = await require_table_card_here(request)
    typed, known = computer or default_player(card.game), computer_players(card.game)
    name = find_typed_thing(typed, "guest", known).strip()
    return await fill_seat(request, card.id, lobby.invite_computer(request.person.id, name))


async def computer_choices(request: RequestContext, _: Given) -> list[tuple[str, str | int]]:
    card = await table_context.find_table_card_here(request)
    known = levels_of_game(card.game if card else catalogue.GAMES[0])
    return [(request.speech.name_thing("guest", one), one) for one in known]


async def seat_computer(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """Add a computer player; pressing the same button again adds no other."""
    name, stamp = components.split_stamp(rest)
    act = lobby.invite_computer(request.person.id, name)
    return await fill_seat(request, table, stale_if_seats_changed(stamp, act))


def stale_if_seats_changed(stamp: str, act: TableCommand) -> TableCommand:
    """Make a command that is stale once the number of seats taken has changed."""
    return seat_commands.run_unless_changed(stamp, lambda state: len(state.card.holders), act)


async def start_by_command(
    request: RequestContext, with_free: app_commands.Range[int, 2, 5] | None = None
) -> PrivateReply:
    """Start; up to this number computers keep the places that nobody has taken."""
    return await start_table(
        request, (await require_table_card_here(request)).id, seats=with_free or 0
    )


async def start_by_button(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """Start; the words name the level of computers that keep places free, and for how many."""
    match words.split():
        case [computer, size]:
            return await start_table(request, table, computer, components.parse_number(size))
    return await start_table(request, table)


# The clock


async def set_clock(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """Set the clock from the lobby's menu."""
    context, name = await enter_table(request, table), words.strip()
    terms = replace(context.state.card.terms, clock=name)
    return await run_lobby_command(request, table, lobby.set_terms(request.person.id, terms))


# The terms that a command can change, by its options: the field, and how its value is read.
_TERMS: Mapping[str, tuple[str, Callable[[Any], object]]] = {
    "clock": ("clock", lambda typed: find_typed_thing(typed, "clock", clocks.CLOCK_NAMES)),
    "timeout": ("at_deadline", DeadlineAction),
    "weekend": ("weekend_pause", bool),
    "auctions": ("auctions", str),
    "turns": ("turns", lambda turns: turns if turns == clocks.TOGETHER else ""),
}


def _terms_reply(request: RequestContext, card: TableCard) -> PrivateReply:
    texts = (table_texts.terms_text(card.terms), *table_texts.auction_texts(card))
    return PrivateReply("\n".join(map(request.speech.speak_text, texts)))


def _add_terms_by_vote(context: TableContext, reply: PrivateReply) -> PrivateReply:
    """Add what a vote can still change of the terms of a running game."""
    motions = tuple(table_texts.auction_and_turn_motions(context.state))
    if not motions:
        return reply
    told = context.speech("terms-by-vote", motions=tuple(map(describe_motion, motions)))
    votes = [table_post.motion_button(context.state, context.speech, motion) for motion in motions]
    own = () if context.seat is None else votes
    return replace(reply, words=f"{reply.words}\n{told}", components=(*reply.components, *own))


# Once more


async def play_again(request: RequestContext, table: TableId, level: str) -> PrivateReply:
    """Open a rematch, or show the one that was opened already; computers play at this level."""
    async with request.services.opening:
        if not await request.services.tables.has_rematch(table):
            await _require_rematch_allowed(await enter_table(request, table))
        again = await request.services.tables.open_or_join_rematch(
            *(table, request.person.id, request.request_id),
            level=level,
            exempt=await where_tables_may_open.is_exempt_from_limits(request),
        )
    if isinstance(again, Refusal):
        return refusal_reply(request, again)
    context = await enter_table(request, again)
    if lobby.is_opened_solo(context.state):
        return await start_table(request, again)
    if context.state.course is not None:
        return turn_reply(context)
    return PrivateReply(request.speech("lobby-opened", table=again))


async def _require_rematch_allowed(context: TableContext) -> None:
    """Require a rematch to be asked for in its place, and that a table may open there."""
    card = context.state.card
    if card.status in OPEN_STATUSES:
        return  # the service refuses it: the game is still on
    if card.place != context.request.place:
        raise ReplyInstead(table_context.no_table_reply(context.request))
    await where_tables_may_open.require_new_table_allowed(context.request)


# The end before the end


def _confirm_cancel(request: RequestContext, table: TableId) -> PrivateReply:
    speech = request.speech
    press = route_button(speech, "cancel", table, grave=True)
    return PrivateReply(speech("lobby-cancel-sure", table=table), (press,))


async def cancel_table(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await run_lobby_command(
        request,
        table,
        where_tables_may_open.cancel_if_entitled(request),
        say("lobby-cancelled", table=table),
    )


MOST = ROWS * IN_A_ROW


async def show_players_to_remove(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await enter_table(request, table)
    context.require_owner()
    speech, found = context.speech, [one async for one in _remove_or_readmit_buttons(context)]
    return PrivateReply(
        speech("chairs-whom") if found else speech("chairs-nobody"), tuple(found[:MOST])
    )


async def _remove_or_readmit_buttons(context: TableContext) -> AsyncIterator[ButtonSpec]:
    table, card, speech = context.table_id, context.state.card, context.speech
    for seat, holder in enumerate(card.holders):
        if seat != context.seat:
            sits = f"{seat} {holder.person or 0} {holder.computer}"
            away = components.route_id("away", table, sits, at=len(card.holders))
            yield ButtonSpec(away, speech.label_text("press-send-away", who=Who(seat)))
    for number in sorted(card.sent_away):
        person = await context.request.services.tables.find_person(number)
        if person is not None:
            label = speech.label_text("press-ask-back", name=person.name)
            yield ButtonSpec(components.route_id("askback", table, number), label)


async def remove_player(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """Remove the player or computer in this seat, if they still sit there."""
    words, stamp = components.split_stamp(rest)
    match words.split():
        case [seat, person, *computer] if seat.isdecimal() and person.isdecimal():
            number = PersonId(int(person)) if int(person) else None
            holder = people.SeatHolder(number, "".join(computer))
            act = lobby.remove_holder(request.person.id, Seat(int(seat)), holder)
            return await run_lobby_command(request, table, stale_if_seats_changed(stamp, act))
    raise UnknownButton


async def readmit_player(request: RequestContext, table: TableId, person: str) -> PrivateReply:
    act = lobby.readmit_person(request.person.id, PersonId(components.parse_number(person)))
    return await run_lobby_command(request, table, act)


async def change_deadline(
    request: RequestContext,
    clock: str | None = None,
    timeout: str | None = None,
    weekend: bool | None = None,
    auctions: str | None = None,
    turns: str | None = None,
) -> PrivateReply:
    """Change these terms of the table here; without any, tell the terms in force."""
    context = await enter_table(request, (await require_table_card_here(request)).id)
    card, wished = context.state.card, (clock, timeout, weekend, auctions, turns)
    pairs = [pair for pair in zip(_TERMS.values(), wished, strict=True) if pair[1] is not None]
    if not pairs:
        return _add_terms_by_vote(context, _terms_reply(request, card))
    changes: dict[str, Any] = {field: read(value) for (field, read), value in pairs}
    terms = lobby.set_terms(request.person.id, replace(card.terms, **changes))
    return _add_terms_by_vote(context, await run_lobby_command(request, card.id, terms))


async def clock_choices(request: RequestContext, _: Given) -> list[tuple[str, str | int]]:
    named = [(request.speech.name_thing("clock", one), one) for one in clocks.CLOCK_NAMES]
    return [*named, (A_TIME, A_TIME)]


async def ask_to_cancel(request: RequestContext) -> PrivateReply:
    """Ask the owner or a moderator whether they are sure; a running game needs a vote."""
    card = await require_table_card_here(request)
    if request.is_moderator or card.status is TableStatus.GATHERING:
        return _confirm_cancel(request, card.id)
    return PrivateReply(request.speech("lobby-cancel-by-vote"))


ROUTES: RouteTable = {
    where_tables_may_open.HOME_ROUTE: open_in_direct_messages,
    "alone": start_solo,
    "join": join_table,
    "lastword": close_shuffle_words,
    "leave": leave_table,
    "computers": choose_computer,
    "guest": seat_computer,
    "start": start_by_button,
    "startfree": start_by_button,
    "clock": set_clock,
    "rematch": play_again,
    "cancel": cancel_table,
    "chairs": show_players_to_remove,
    "away": remove_player,
    "askback": readmit_player,
}
