"""Notices to people and channels, and what happened since a player's last move."""

from collections.abc import Iterator

import discord

from bot.engine.game import Seat
from bot.engine.text import Fact, Text, Who, say
from bot.notifications import absence_log
from bot.tables.motions import Motion
from bot.tables.people import Person, PersonId
from bot.tables.records import CHANNEL_GONE_KEY, MessageKey, MessageKind, OutboxMessage, PostRecord
from bot.tables.state import (
    TableState,
    next_seat_waited_for,
    owned_seats,
    person_at,
    question_number,
    seats_waited_for,
)
from bot.tables.votes import find_ballot
from cogs.games import game_ui_of
from cogs.interaction.components import ComponentSpec
from cogs.interaction.context import SeatContext, account_of
from cogs.interaction.speech import SpeechContext, format_time, speech_at_table
from cogs.messages import table_texts
from cogs.messages.board import vote_buttons
from cogs.messages.discord_messages import TextMessage
from cogs.messages.result import is_about_seat
from cogs.messages.table_texts import table_heading

MOST_LINES = 10  # a button shows the rest


def notice_text(state: TableState, speech: SpeechContext, outgoing: OutboxMessage) -> str:
    return "\n".join(_notice_lines(state, speech, outgoing))


def _notice_lines(
    state: TableState, speech: SpeechContext, outgoing: OutboxMessage
) -> Iterator[str]:
    yield table_heading(state, speech)
    if outgoing.text is not None:
        yield speech.speak_text(outgoing.text)
    if outgoing.key == CHANNEL_GONE_KEY:
        yield speech("here-how")


def is_answered(state: TableState, post: PostRecord) -> bool:
    """Whether a notice is about a question, vote or hand that is no longer open to its seat."""
    match post.key:
        case MessageKey(
            MessageKind.TURN | MessageKind.TURN_NEWS | MessageKind.CHANNEL_CALL, int(seat)
        ):
            return not is_question_open(state, seat, post.ply)
        case MessageKey(MessageKind.NEXT_UP, seat):
            return next_seat_waited_for(state) != seat
        case MessageKey(MessageKind.HAND, seat):
            return seat not in owned_seats(state.card)
        case MessageKey(seat=int(seat), motion=motion) if motion is not None:
            return not is_vote_missing(state, seat, motion)
        case MessageKey(motion=motion) if motion is not None:
            return find_ballot(state, motion) is None
    return False


def is_question_open(state: TableState, seat: Seat, decision: int) -> bool:
    return seat in seats_waited_for(state) and question_number(state, seat) == decision


def is_vote_missing(state: TableState, seat: Seat, motion: Motion) -> bool:
    """Whether the seat's owner may still vote."""
    ballot = find_ballot(state, motion)
    return ballot is not None and seat in owned_seats(state.card) and seat not in ballot.votes


def is_superseded(old: MessageKey, new: MessageKey) -> bool:
    """Whether both are posts of the same motion, the new one with other votes."""
    is_post = old.kind is new.kind is MessageKind.MOTION_POST
    return is_post and old.motion == new.motion and old.votes != new.votes


def call_message(state: TableState, person: Person) -> TextMessage:
    """Call a person without the question, which may be secret."""
    speech = speech_at_table(state, person.language)
    return mention_message(person, speech("door-call", table=state.card.id))


def vote_message(state: TableState, outgoing: OutboxMessage) -> TextMessage | None:
    """Build the public message about a vote; None if nothing is left to say."""
    seat, motion = outgoing.key.seat, outgoing.key.motion
    assert motion is not None
    if seat is not None:
        return _vote_request(state, outgoing, seat, motion)
    return vote_announcement(state, outgoing, motion)


def _vote_request(
    state: TableState, outgoing: OutboxMessage, seat: Seat, motion: Motion
) -> TextMessage | None:
    """Ask a person to vote in the channel, where direct messages are closed."""
    person, ballot = person_at(state, seat), find_ballot(state, motion)
    if outgoing.text is None or account_of(person) is None or ballot is None:
        return None
    speech = speech_at_table(state, person.language)
    until = speech("door-until", when=format_time(ballot.until, "R"))
    words = f"{speech.speak_text(outgoing.text)} {until}"
    return mention_message(person, words, tuple(vote_buttons(state, speech, motion)))


def vote_announcement(state: TableState, outgoing: OutboxMessage, motion: Motion) -> TextMessage:
    """Build the state of a vote, with buttons while it is open."""
    assert outgoing.text is not None
    speech = speech_at_table(state, state.card.terms.language)
    is_held = find_ballot(state, motion) is not None
    pressed = tuple(vote_buttons(state, speech, motion)) if is_held else ()
    return TextMessage(speech.speak_text(outgoing.text), pressed, silent=True)


def mention_message(
    person: Person, words: str, pressed: tuple[ComponentSpec, ...] = ()
) -> TextMessage:
    account = account_of(person)
    assert account is not None
    mentions = discord.AllowedMentions(users=[discord.Object(account)], everyone=False, roles=False)
    return TextMessage(f"<@{account}> {words}", pressed, mentions=mentions)


def people_named_in(state: TableState, text: Text) -> frozenset[PersonId]:
    """Return the people of this table whom a sentence names."""
    holders = state.card.holders
    found = (holders[seat].person for seat in _seats_named(text) if seat < len(holders))
    return frozenset(person for person in found if person is not None)


def _seats_named(fact: Fact) -> Iterator[int]:
    match fact:
        case Who(seat):
            yield seat
        case Text():
            yield from _seats_named(tuple([told for _, told in fact.facts]))
        case tuple():
            for one in fact:
                yield from _seats_named(one)


def post_url(state: TableState, post: PostRecord) -> str:
    server = state.card.server or "@me"
    return f"https://discord.com/channels/{server}/{post.channel}/{post.message}"


def since_own_move(context: SeatContext) -> list[str]:
    """List what others got and built, and how points changed; empty if nothing did.

    Moves made for this player are told by `absence_lines`.
    """
    state, seat = context.state, context.seat
    since = absence_log.since_own_move(state, seat)
    is_told = bool(absence_log.entries_of_seat(state, seat))
    if since == len(context.course.made):
        return []
    room = MOST_LINES - 1  # the last line is about points
    told = table_texts.story_since(
        *(state, context.speech, since, seat),
        at_most=room,
        gist=True,
        only=lambda text: not (is_told and is_about_seat(text, context)),
    )
    return [*told, *_point_changes(context, since)]


def _point_changes(context: SeatContext, since: int) -> Iterator[str]:
    course, game, speech = context.course, context.state.game, context.speech
    points = game_ui_of(context.state).points_by_seat
    position = course.made[since - 1].step.state if since else course.start
    before, after = (points(game.view(one, None)) for one in (position, course.state))
    moved: list[Text] = [
        say("meanwhile-points-of", who=Who(seat), before=had, after=has)
        for seat, (had, has) in enumerate(zip(before, after, strict=False))
        if had != has
    ]
    if moved:
        yield speech("meanwhile-points", moved=" · ".join(speech.speak_text(one) for one in moved))
