"""Decide which outbox messages a command creates, and which it makes obsolete."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Text, Who, say
from bot.tables import records
from bot.tables.motion_kinds import Motion, PlainMotion, TakeoverMotion, describe_motion
from bot.tables.people import DAWN, SECOND, PersonId, Time
from bot.tables.records import PROGRESS_KEY, Ballot, Job, MessageKey, MessageKind, OutboxMessage
from bot.tables.state import (
    Announcement,
    TableState,
    all_seats,
    is_in_direct_messages,
    is_person_asked,
    is_playing_live,
    is_presence_assumed,
    is_solo,
    is_waiting_for_computers,
    next_seat_waited_for,
    person_of_seat,
    question_number,
    seats_asked_to_plan,
    seats_of_people,
    seats_waited_for,
    seats_yet_to_plan,
    undo_grace_left,
)

VoteRequest: TypeAlias = tuple[Motion, Seat, PersonId | None]


def _open_vote_requests(state: TableState) -> dict[VoteRequest, Ballot]:
    """Return who still has to vote on which motion."""
    holders = state.card.holders
    return {
        (ballot.motion, seat, holders[seat].person): ballot
        for seat in seats_of_people(state.card)
        for ballot in ballots_open_to(state, seat)
    }


def ballots_open_to(state: TableState, seat: Seat) -> Iterator[Ballot]:
    """Yield the ballots on which this seat is asked in private."""
    for ballot in state.ballots:
        # All are present when live play is put to the vote: they read it on the board.
        if (
            ballot.motion != PlainMotion.LIVE
            and seat in seats_of_people(state.card)
            and seat not in ballot.votes
        ):
            yield ballot


def obsolete_vote_keys(before: TableState, after: TableState) -> Iterator[MessageKey]:
    """Who has spoken, or whose vote is needed no longer, is asked no longer."""
    asked = _open_vote_requests(after)
    for one in _open_vote_requests(before):
        if one not in asked:
            motion, seat, _ = one
            yield MessageKey(MessageKind.VOTE, seat, motion)


def derive_vote_messages(before: TableState, after: TableState) -> Iterator[OutboxMessage]:
    """Ask all who own seats for their votes on new ballots."""
    known = _open_vote_requests(before)
    for one, ballot in _open_vote_requests(after).items():
        if one not in known:
            motion, seat, person = one
            text = describe_ballot(ballot)
            key = MessageKey(MessageKind.VOTE, seat, motion)
            yield OutboxMessage(after.card.id, key, person, text, created=after.now)


def describe_ballot(ballot: Ballot) -> Text:
    """Say who puts what to the vote."""
    match ballot.motion:
        case TakeoverMotion(seat):
            return say("offers-to-substitute", who=Who(seat))
    return say("asks-for-a-vote", who=Who(ballot.votes[0]), motion=describe_motion(ballot.motion))


QUIET = 3 * SECOND  # before the board is drawn in the midst of what computer players do
AT_WORK = 30 * SECOND  # before the message of a hand follows its owner's moves


def obsolete_question_keys(
    before: TableState, after: TableState, asked: Mapping[Seat, bool]
) -> Iterator[MessageKey]:
    """Yield the keys of messages about questions that are answered."""
    if not is_waiting_for_computers(after):
        yield PROGRESS_KEY  # the board itself is shown at once
    for seat, is_asked in asked.items():
        if not is_asked:
            yield MessageKey(MessageKind.TURN, seat)  # kept during one turn
        if not (is_asked and _is_same_question(before, after, seat)):
            yield MessageKey(MessageKind.TURN_NEWS, seat)
    for seat in _seats_no_longer_next(before, after):
        yield MessageKey(MessageKind.NEXT_UP, seat)


def _shown_beside_game(state: TableState) -> tuple[object, ...]:
    """Return what a board shows beside the game."""
    return state.card, state.ballots, state.player_salts, _shown_clocks(state)


def derive_board_and_news(
    before: TableState, after: TableState, request: str, job: Job | None
) -> Iterator[OutboxMessage]:
    """Yield board, panels, news and hands; in direct messages replies tell most of it."""
    table, now, private = after.card.id, after.now, is_in_direct_messages(after.card)
    if after.new_entries or _shown_beside_game(before) != _shown_beside_game(after):
        quiet = Time(now + QUIET) if _is_computer_next(after) else DAWN
        yield OutboxMessage(table, records.BOARD_KEY, None, None, not_before=quiet, created=now)
        if quiet > now and before.course is not None and _has_person_moved(after):
            yield OutboxMessage(table, PROGRESS_KEY, None, None, created=now)
        yield from _panel_messages(before, after)
    for at, news in enumerate(after.news):
        if private and job is None and news.person is None:
            continue  # the reply to the command tells it there
        yield _announcement_message(
            after, news, news.topic or MessageKey(MessageKind.SENTENCE, source=f"{request} {at}")
        )
    for seat in _seats_with_changed_hands(before, after):
        person, has_left = after.card.holders[seat].person, after.card.holders[seat].resigned
        if person is not None and not has_left and not private:
            quiet = Time(now + AT_WORK) if _is_mid_turn(after, seat) else DAWN
            yield _make_seat_message(after, MessageKind.HAND, seat, person, not_before=quiet)


def _make_seat_message(
    state: TableState,
    kind: MessageKind,
    seat: Seat,
    person: PersonId | None,
    question: int = 0,
    not_before: Time = DAWN,
) -> OutboxMessage:
    """Make a message about a seat, whose words are made when it is sent."""
    key, now = MessageKey(kind, seat), state.now
    return OutboxMessage(
        state.card.id, key, person, None, seat, question, not_before=not_before, created=now
    )


def _is_mid_turn(state: TableState, seat: Seat) -> bool:
    """Check whether the seat goes on with its turn: its panel shows the hand."""
    is_his = any(entry.seat == seat for entry in state.new_entries)
    return is_his and is_person_asked(state, seat)


def _is_computer_next(state: TableState) -> bool:
    """Check whether a computer player moves next, by what is public.

    Not for a replacement, whose person may come back, nor while the last move is undoable.
    """
    return (
        bool(state.new_entries) and not undo_grace_left(state) and is_waiting_for_computers(state)
    )


def _has_person_moved(state: TableState) -> bool:
    """Check whether a person's seat moved, by hand or not."""
    movers = (entry.seat for entry in state.new_entries)  # None for an undo by vote
    return any(seat is None or not state.card.holders[seat].computer for seat in movers)


def _panel_messages(before: TableState, after: TableState) -> Iterator[OutboxMessage]:
    """Update the panels of all seats; of a seat taken over, those of its previous owner."""
    if before.course is None:
        return
    for seat in all_seats(before.card):
        person = before.card.holders[seat].person or after.card.holders[seat].person
        if person is not None:
            yield _make_seat_message(after, MessageKind.PANEL, seat, person)


def _shown_clocks(state: TableState) -> list[tuple[int, Time | None, Time | None]]:
    """Return the public part of the clocks."""
    return [(budget.left, budget.since, budget.missed) for budget in state.budgets]


def _announcement_message(
    state: TableState, news: Announcement, topic: MessageKey
) -> OutboxMessage:
    table, now = state.card.id, state.now
    if news.about is None or state.course is None:
        return OutboxMessage(table, topic, news.person, news.text, created=now)
    topic = MessageKey(MessageKind.TURN_NEWS, news.about)
    question = question_number(state, news.about)
    return OutboxMessage(table, topic, news.person, news.text, news.about, question, created=now)


def derive_turn_messages(
    before: TableState,
    after: TableState,
    changed: Sequence[Seat | None],
    asked: Mapping[Seat, bool],
) -> Iterator[OutboxMessage]:
    """Notify people whose answer is needed: once per wait, not during their own turn.

    Not in solo games, in direct messages, or while all are present.
    """
    if is_solo(after.card) or is_in_direct_messages(after.card) or is_presence_assumed(after):
        return
    for seat in changed:
        if seat is None or not asked[seat] or _knows_question(before, after, seat):
            continue
        if _was_called_to_plan(before, after, seat):
            continue
        person, question = after.card.holders[seat].person, question_number(after, seat)
        yield _make_seat_message(after, MessageKind.TURN, seat, person, question)


def derive_revision_messages(
    before: TableState, after: TableState, changed: Sequence[Seat | None]
) -> Iterator[OutboxMessage]:
    """Yield revisions for people whose direct message is not true any more."""
    answered = (
        seat
        for seat in changed
        if seat is not None
        and seat in seats_waited_for(before) | seats_yet_to_plan(before)
        and not _is_still_asked(before, after, seat)
    )
    voted = (key.seat for key in obsolete_vote_keys(before, after) if key.seat is not None)
    told = (
        seat
        for seat in _seats_no_longer_next(before, after)
        if person_of_seat(before, seat).hears_next
    )
    for seat in sorted({*answered, *voted, *told}):
        person = before.card.holders[seat].person
        if person is not None:
            yield _make_seat_message(after, MessageKind.REVISION, seat, person)


def _seats_no_longer_next(before: TableState, after: TableState) -> Iterator[Seat]:
    """Yield the seat whose turn came next and does not any more."""
    coming = next_seat_waited_for(before)
    if coming is not None and coming != next_seat_waited_for(after):
        yield coming


def _is_still_asked(before: TableState, after: TableState, seat: Seat) -> bool:
    """Check whether the seat is asked the same, with the same deadline."""
    asked = seats_waited_for(after) | seats_yet_to_plan(after)
    if seat not in asked or is_playing_live(before) != is_playing_live(after):
        return False
    if not _is_same_question(before, after, seat):
        return False
    if before.card.holders[seat] != after.card.holders[seat]:
        return False
    return _shown_clocks(before)[seat] == _shown_clocks(after)[seat]


def derive_next_up_messages(before: TableState, after: TableState) -> Iterator[OutboxMessage]:
    """Tell a person that their turn comes next, if they want that."""
    seat = next_seat_waited_for(after)
    if seat is None or seat == next_seat_waited_for(before):
        return
    person = person_of_seat(after, seat)
    if person.hears_next:
        yield OutboxMessage(
            after.card.id, MessageKey(MessageKind.NEXT_UP, seat), person.id, None, created=after.now
        )


def _knows_question(before: TableState, after: TableState, seat: Seat) -> bool:
    """Check whether the person knows the question, or brought it about by a move of their own."""
    if not is_person_asked(before, seat):
        return False
    if before.card.holders[seat].person != after.card.holders[seat].person:
        return False
    if is_playing_live(before) and not is_playing_live(after):
        return False
    is_his = any(entry.seat == seat for entry in after.new_entries) or _has_just_wished(
        before, after, seat
    )
    return is_his or _is_same_question(before, after, seat)


def _was_called_to_plan(before: TableState, after: TableState, seat: Seat) -> bool:
    """Check whether the person heard the call to plan, and perhaps answered it, before."""
    same_person = before.card.holders[seat] == after.card.holders[seat]
    return (
        same_person and seat in seats_asked_to_plan(before) and seat in seats_asked_to_plan(after)
    )


def _has_just_wished(before: TableState, after: TableState, seat: Seat) -> bool:
    return before.budgets[seat].wished != after.budgets[seat].wished


def _is_same_question(before: TableState, after: TableState, seat: Seat) -> bool:
    if before.course is None or after.course is None:
        return False
    return question_number(before, seat) == question_number(after, seat)


def _seats_with_changed_hands(before: TableState, after: TableState) -> Sequence[Seat]:
    """Return the seats whose private view may have changed."""
    if before.course is None or after.course is None:
        return all_seats(after.card) if after.course is not None else ()
    known = len(before.course.made)
    if len(after.course.made) < known or is_in_direct_messages(
        before.card
    ) != is_in_direct_messages(after.card):
        return all_seats(after.card)
    made = after.course.made[known:]
    told = {seat for one in made for event in one.step.events for seat, _ in event.private}
    return sorted(told | {one.seat for one in made})
