"""Open a table, sit down, leave, add computers, set the clock, start, rematch, cancel."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Text, Who, say
from bot.i18n.speak import LANGUAGES
from bot.players.registry import levels_of_game
from bot.tables import clocks, commands, lobby
from bot.tables.motions import describe_motion
from bot.tables.people import (
    DeadlineAction,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
)
from bot.tables.results import Applied, CommandResult, Rejected, Stale
from bot.tables.state import is_in_direct_messages, seats_of
from bot.tables.table import TableCommand
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.command_texts import (
    game_choices,
)
from cogs.interaction.components import ButtonSpec, UnknownButton
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.limits import IN_A_ROW, ROWS
from cogs.interaction.replies import (
    PrivateReply,
    refusal_reply,
)
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext, find_thing_meant
from cogs.interaction.table_context import (
    TableContext,
    enter_table,
    find_card_meant,
    no_table_reply,
    table_after,
)
from cogs.messages import board, table_texts
from cogs.play.submit_move import lobby_buttons, open_turn, result_reply, turn_reply
from cogs.table import lobby_options, places

GAME_CHOICES = game_choices(tuple(GAME_UIS))


# Opening


async def open_table_reply(
    caller: RequestContext,
    game: str,
    language: str = "",
    wishes: lobby_options.Wishes = (),
    *,
    teaching: bool = False,
) -> PrivateReply:
    if wishes and not lobby_options.has_solo(game):
        fewest = catalogue.current_game(game).seats[0]
        return PrivateReply(caller.voice("solo-not-here", game=Named("game", game), fewest=fewest))
    async with caller.services.opening:
        if wishes:
            return await _open_solo(caller, game, language, wishes)
        return await _open_for_several(caller, game, language, wishes, teaching=teaching)


async def _open_solo(
    caller: RequestContext, game: str, language: str, wishes: lobby_options.Wishes
) -> PrivateReply:
    """It begins at once; whoever asks twice finds himself at the table he has."""
    running = await places.table_running_here(caller)
    if running and lobby_options.can_become_solo(running, caller.person.id, game):
        return places.refuse_playing_here(caller) or await _make_table_solo(
            caller, running.id, wishes
        )
    if running and lobby_options.is_running_solo(running, caller.person.id, game):
        return await open_turn(caller, running.id)
    return await _open_for_several(caller, game, language, wishes)


async def _open_for_several(
    caller: RequestContext,
    game: str,
    language: str,
    wishes: lobby_options.Wishes,
    *,
    teaching: bool = False,
) -> PrivateReply:
    why = await places.refuse_new_table(caller)
    if why:
        return why
    spoken = language if language in LANGUAGES else caller.person.language
    terms = TableTerms(language=spoken, teaching=teaching)
    table = await caller.services.house.open_table(
        game,
        caller.person.id,
        server=caller.server,
        place=caller.place,
        terms=terms,
        options=wishes,
    )
    if isinstance(table, Refusal):
        return refusal_reply(caller, table)
    if wishes:
        return await start_table(caller, table)
    return PrivateReply(caller.voice("lobby-opened", table=table))


async def _make_table_solo(
    caller: RequestContext, table: TableId, wishes: lobby_options.Wishes
) -> PrivateReply:
    """A table at which nobody else has sat down becomes one for its owner alone."""
    act = lobby.make_solo(caller.person.id, wishes)
    outcome = await caller.services.house.run_command(table, act, f"{caller.request} alone")
    if not isinstance(outcome, Applied):
        return result_reply(table_after(caller, outcome), outcome)
    return await start_table(caller, table)


async def play_alone(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """At which level, and with how many dummies; then it begins."""
    match words.split():
        case [solo, dummies]:
            return await open_table_reply(
                caller, lobby_options.SOLO_GAME, wishes=lobby_options.solo_wishes(solo, dummies)
            )
    return lobby_options.solo_levels_reply(caller.voice, table)


# Chairs


async def start_table(caller: RequestContext, table: TableId) -> PrivateReply:
    visit = await enter_table(caller, table)
    why = await places.refuse_at_table(visit)
    if why:
        return why
    outcome = await caller.services.house.start_game(table, caller.person.id, caller.request)
    is_alone = is_in_direct_messages(table_after(caller, outcome).standing.card)
    done = say("lobby-started-here") if is_alone else say("lobby-started")
    reply = lobby_result_reply(caller, outcome, done)
    if isinstance(outcome, Rejected) and outcome.refusal.text.key == "opened-for-several":
        return replace(
            reply, presses=(*reply.presses, lobby_options.solo_button(caller.voice, table))
        )
    return reply


async def fill_seat(
    caller: RequestContext, table: TableId, act: TableCommand, key: str = "lobby-done"
) -> PrivateReply:
    """Somebody takes a chair, where a table may stand at all."""
    async with caller.services.opening:
        why = await places.refuse_at_table(await enter_table(caller, table))
        if why:
            return why
        outcome = await caller.services.house.run_command(table, act, caller.request)
        return lobby_result_reply(caller, outcome, None, key)


async def run_lobby_command(
    caller: RequestContext, table: TableId, act: TableCommand, done: Text | None = None
) -> PrivateReply:
    outcome = await caller.services.house.run_command(table, act, caller.request)
    return lobby_result_reply(caller, outcome, done)


def lobby_result_reply(
    caller: RequestContext, outcome: CommandResult, done: Text | None, key: str = "lobby-done"
) -> PrivateReply:
    visit = table_after(caller, outcome)
    players = tuple(Who(seat) for seat in seats_of(visit.standing.card))
    if isinstance(outcome, Stale):
        return PrivateReply(
            visit.voice("lobby-stale", players=players), tuple(lobby_buttons(visit))
        )
    if _plays_already(outcome) and visit.standing.course is None:
        return PrivateReply(visit.voice("you-play-already"), tuple(lobby_buttons(visit)))
    if not isinstance(outcome, Applied):
        return result_reply(visit, outcome)
    if done is not None:
        return PrivateReply(visit.voice.speak_text(done))
    return PrivateReply(visit.voice(key, players=players))


def _plays_already(outcome: CommandResult) -> bool:
    return isinstance(outcome, Rejected) and outcome.refusal.text.key == "you-play-already"


# The same by buttons


async def join_table(caller: RequestContext, table: TableId, word: str) -> PrivateReply:
    """In a lobby, who plays already is told what they may do there."""
    key = "lobby-word-added" if word else "lobby-joined"
    return await fill_seat(caller, table, lobby.sit_down(caller.person.id, word), key)


async def leave_table(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await run_lobby_command(caller, table, lobby.stand_up(caller.person.id))


async def choose_computer(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Of which level a computer player is to be."""
    visit = await enter_table(caller, table)
    voice, chairs = visit.voice, len(visit.standing.card.holders)
    names = levels_of_game(visit.standing.card.game)
    ids = (components.route_id("guest", table, one, at=chairs) for one in names)
    offered = [
        ButtonSpec(id_, voice.name_thing("guest", one)) for id_, one in zip(ids, names, strict=True)
    ]
    told = [_level_line(voice, one) for one in names]
    return PrivateReply("\n".join([voice("lobby-choose-computer"), *told]), tuple(offered))


def _level_line(voice: SpeechContext, guest: str) -> str:
    about = voice.name_thing("guest", guest, "about")
    return voice("lobby-level", guest=Named("guest", guest), about=about)


async def invite_computer(caller: RequestContext, table: TableId, name: str) -> PrivateReply:
    return await fill_seat(caller, table, lobby.invite_computer(caller.person.id, name.strip()))


async def seat_reply(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """One computer player for each button, however often it is pressed."""
    name, stamp = components.split_stamp(rest)
    act = lobby.invite_computer(caller.person.id, name)
    return await fill_seat(caller, table, unless_seated(stamp, act))


def unless_seated(stamp: str, act: TableCommand) -> TableCommand:
    """The same act, stale once another number of chairs is taken."""
    return commands.unless_changed(stamp, lambda standing: len(standing.card.holders), act)


async def start_pressed(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await start_table(caller, table)


# The clock


async def set_clock(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """By the menu of the lobby, for whoever opened the table."""
    visit, name = await enter_table(caller, table), words.strip()
    terms = replace(visit.standing.card.terms, clock=name)
    return await run_lobby_command(caller, table, lobby.set_terms(caller.person.id, terms))


def _merge_terms(
    terms: TableTerms,
    clock: str | None,
    late: str | None,
    weekend: bool | None,
    auctions: str | None,
) -> TableTerms:
    if clock is not None:
        terms = replace(terms, clock=find_thing_meant(clock, "clock", clocks.CLOCK_NAMES))
    if late is not None:
        terms = replace(terms, at_deadline=DeadlineAction(late))
    if auctions is not None:
        terms = replace(terms, auctions=auctions)
    return terms if weekend is None else replace(terms, weekend_pause=weekend)


def _terms_reply(caller: RequestContext, card: TableCard) -> PrivateReply:
    texts = (table_texts.terms_text(card.terms), *table_texts.auction_texts(card))
    return PrivateReply("\n".join(map(caller.voice.speak_text, texts)))


def _deadline_by_vote(visit: TableContext, reply: PrivateReply) -> PrivateReply:
    """Add what a vote can still change of the terms of a running game."""
    for motion in table_texts.other_auctions(visit.standing):
        told = visit.voice("terms-by-vote", motion=describe_motion(motion))
        votes = board.motion_press(visit.standing, visit.voice, motion)
        own = () if visit.seat is None else (votes,)
        reply = replace(reply, words=f"{reply.words}\n{told}", presses=(*reply.presses, *own))
    return reply


# Once more


async def play_again(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The first to ask opens the new table, and is asked what everybody is who opens one."""
    async with caller.services.opening:
        if not await caller.services.house.has_rematch(table):
            why = await _refuse_rematch(await enter_table(caller, table))
            if why:
                return why
        again = await caller.services.house.open_rematch(table, caller.person.id, caller.request)
    if isinstance(again, Refusal):
        return refusal_reply(caller, again)
    visit = await enter_table(caller, again)
    if lobby.is_opened_solo(visit.standing):
        return await start_table(caller, again)
    if visit.standing.course is not None:
        return turn_reply(visit)
    return PrivateReply(caller.voice("lobby-opened", table=again))


async def _refuse_rematch(visit: TableContext) -> PrivateReply | None:
    """It stands where the last one stood: there it is asked for, too."""
    card = visit.standing.card
    if card.status in OPEN_STATUSES:
        return None  # the house says that it goes on
    if card.place != visit.caller.place:
        return no_table_reply(visit.caller)
    return await places.refuse_new_table(visit.caller)


# The end before the end


def _confirm_cancel(caller: RequestContext, table: TableId) -> PrivateReply:
    voice = caller.voice
    press = ButtonSpec(
        components.route_id("cancel", table), voice.label_text("press-cancel"), grave=True
    )
    return PrivateReply(voice("lobby-cancel-sure", table=table), (press,))


async def cancel_table(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await run_lobby_command(
        caller, table, places.cancel_by_right(caller), say("lobby-cancelled", table=table)
    )


MOST = ROWS * IN_A_ROW


async def show_seats(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    visit = await enter_table(caller, table)
    visit.require_owner()
    voice, found = visit.voice, [one async for one in _seat_buttons(visit)]
    return PrivateReply(
        voice("chairs-whom") if found else voice("chairs-nobody"), tuple(found[:MOST])
    )


async def _seat_buttons(visit: TableContext) -> AsyncIterator[ButtonSpec]:
    table, card, voice = visit.table_id, visit.standing.card, visit.voice
    for seat, chair in enumerate(card.holders):
        if seat != visit.seat:
            sits = f"{seat} {chair.person or 0} {chair.computer}"
            away = components.route_id("away", table, sits, at=len(card.holders))
            yield ButtonSpec(away, voice.label_text("press-send-away", who=Who(seat)))
    for number in sorted(card.sent_away):
        person = await visit.caller.services.house.find_person(number)
        if person is not None:
            label = voice.label_text("press-ask-back", name=person.name)
            yield ButtonSpec(components.route_id("askback", table, number), label)


async def send_away(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """If the one who is meant still sits there, and nobody has moved up."""
    words, stamp = components.split_stamp(rest)
    match words.split():
        case [seat, person, *guest] if seat.isdecimal() and person.isdecimal():
            number = PersonId(int(person)) if int(person) else None
            sitting = SeatHolder(number, "".join(guest))
            act = lobby.remove_holder(caller.person.id, Seat(int(seat)), sitting)
            return await run_lobby_command(caller, table, unless_seated(stamp, act))
    raise UnknownButton


async def ask_back(caller: RequestContext, table: TableId, person: str) -> PrivateReply:
    act = lobby.ask_back(caller.person.id, PersonId(components.parse_number(person)))
    return await run_lobby_command(caller, table, act)


async def change_deadline(
    caller: RequestContext,
    clock: str | None,
    timeout: str | None,
    weekend: bool | None,
    auctions: str | None,
) -> PrivateReply:
    """Change these terms of the table here; without any, tell the terms in force."""
    visit = await enter_table(caller, (await find_card_meant(caller)).id)
    card = visit.standing.card
    if (clock, timeout, weekend, auctions) == (None, None, None, None):
        return _deadline_by_vote(visit, _terms_reply(caller, card))
    terms = _merge_terms(card.terms, clock, timeout, weekend, auctions)
    done = await run_lobby_command(caller, card.id, lobby.set_terms(caller.person.id, terms))
    return _deadline_by_vote(visit, done)


async def ask_to_cancel(caller: RequestContext) -> PrivateReply:
    """Ask the owner or a moderator whether they are sure; a running game needs a vote."""
    card = await find_card_meant(caller)
    if caller.is_moderator or card.status is TableStatus.GATHERING:
        return _confirm_cancel(caller, card.id)
    return PrivateReply(caller.voice("lobby-cancel-by-vote"))


ROUTES: RouteTable = {
    "alone": play_alone,
    "join": join_table,
    "leave": leave_table,
    "computers": choose_computer,
    "guest": seat_reply,
    "start": start_pressed,
    "clock": set_clock,
    "rematch": play_again,
    "cancel": cancel_table,
    "chairs": show_seats,
    "away": send_away,
    "askback": ask_back,
}
