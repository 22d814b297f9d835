"""Decide which outbox messages a command creates, and which it makes obsolete."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Text, Who, say
from bot.history import game_summary
from bot.tables.message_keys import BOARD_KEY, PROGRESS_KEY, STORY_KEY, MessageKey, MessageKind
from bot.tables.motions import LiveMotion, Motion, TakeoverMotion, describe_motion
from bot.tables.people import DAWN, SECOND, PersonId, Time
from bot.tables.records import Ballot, Job, OutboxMessage
from bot.tables.state import (
    Announcement,
    TableState,
    is_in_direct_messages,
    is_left_to_computers,
    is_live,
    is_person_asked,
    is_solo,
    is_together,
    next_seat_waited_for,
    owned_seats,
    person_at,
    question_number,
    seats_of,
    seats_waited_for,
    undo_grace_left,
)

VoteRequest: TypeAlias = tuple[Motion, Seat, PersonId | None]


def _open_vote_requests(standing: TableState) -> dict[VoteRequest, Ballot]:
    """Who still has to say what he thinks, of which motion."""
    chairs = standing.card.holders
    return {
        (ballot.motion, seat, chairs[seat].person): ballot
        for seat in owned_seats(standing.card)
        for ballot in ballots_open_to(standing, seat)
    }


def ballots_open_to(standing: TableState, seat: Seat) -> Iterator[Ballot]:
    """The motions on which the vote of this seat is wanted, if somebody owns it."""
    for ballot in standing.ballots:
        # To play live is put to those who are there: they read it on the board.
        if (
            ballot.motion != LiveMotion()
            and seat in owned_seats(standing.card)
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
    """Everybody who owns a seat is asked, wherever he is."""
    known = _open_vote_requests(before)
    for one, ballot in _open_vote_requests(after).items():
        if one not in known:
            motion, seat, person = one
            text = describe_ballot(ballot)
            yield OutboxMessage(
                after.card.id,
                MessageKey(MessageKind.VOTE, seat, motion),
                person,
                text,
                created=after.now,
            )


def describe_ballot(ballot: Ballot) -> Text:
    """Who would like what."""
    match ballot.motion:
        case TakeoverMotion(seat):
            return say("offers-to-substitute", who=Who(seat))
    return say("asks-for-a-vote", who=Who(ballot.votes[0]), motion=describe_motion(ballot.motion))


QUIET = 3 * SECOND  # before the board is drawn in the midst of what computer players do
AT_WORK = 30 * SECOND  # before the message of a hand follows what its owner does of his turn


def obsolete_keys(
    before: TableState, after: TableState, asked: Mapping[Seat, bool]
) -> Iterator[MessageKey]:
    """What was said of questions that need no answer any more."""
    if not is_left_to_computers(after):
        yield PROGRESS_KEY  # the board itself is shown at once
    for seat, is_asked in asked.items():
        if not is_asked:
            yield MessageKey(MessageKind.TURN, seat)  # in the midst of his turn it is still his
        if not (is_asked and _is_same_question(before, after, seat)):
            yield MessageKey(MessageKind.TURN_NEWS, seat)
    for seat in _no_longer_next(before, after):
        yield MessageKey(MessageKind.NEXT_UP, seat)


def derive_messages(
    before: TableState, after: TableState, request: str, rung: Job | None
) -> Iterator[OutboxMessage]:
    """In a private table's one place the board shows the hand, and answers tell the rest."""
    table, now, private = after.card.id, after.now, is_in_direct_messages(after.card)
    shown = before.card, before.ballots, _shown_clocks(before)
    if after.new_entries or shown != (after.card, after.ballots, _shown_clocks(after)):
        quiet = Time(now + QUIET) if _is_computer_next(after) else DAWN
        yield OutboxMessage(table, BOARD_KEY, None, None, not_before=quiet, created=now)
        if quiet > now and before.course is not None and _has_person_moved(after):
            yield OutboxMessage(table, PROGRESS_KEY, None, None, created=now)
        yield from _panel_messages(before, after)
    for at, news in enumerate(after.news):
        if private and rung is None and news.person is None:
            continue  # whoever did it hears of it there as his answer
        yield _message_of(
            after, news, news.topic or MessageKey(MessageKind.SENTENCE, source=f"{request} {at}")
        )
    if after.new_entries and game_summary.may_have_story(after.card):
        later = Time(now + game_summary.STORY_PAUSE)
        yield OutboxMessage(table, STORY_KEY, None, None, not_before=later, created=now)
    for seat in _hands_changed(before, after):
        person, has_left = after.card.holders[seat].person, after.card.holders[seat].resigned
        if person is not None and not has_left and not private:
            quiet = Time(now + AT_WORK) if _is_mid_turn(after, seat) else DAWN
            yield OutboxMessage(
                table,
                MessageKey(MessageKind.HAND, seat),
                person,
                None,
                seat,
                not_before=quiet,
                created=now,
            )


def _is_mid_turn(standing: TableState, seat: Seat) -> bool:
    """Whether he is in the midst of his turn, and has his hand before his eyes there."""
    is_his = any(entry.seat == seat for entry in standing.new_entries)
    return is_his and is_person_asked(standing, seat)


def _is_computer_next(standing: TableState) -> bool:
    """Whether a computer player moves next; who has orders nobody may tell by it.

    For whom somebody stands in, he may come back at any moment, and needs the board; and so does
    whoever has a while to take back what he did.
    """
    return (
        bool(standing.new_entries)
        and not undo_grace_left(standing)
        and is_left_to_computers(standing)
    )


def _has_person_moved(standing: TableState) -> bool:
    """Whether a person's seat moved: by hand, by orders or by a deadline, which looks the same."""
    movers = (entry.seat for entry in standing.new_entries)  # of what is taken back by vote, nobody
    return any(seat is None or not standing.card.holders[seat].computer for seat in movers)


def _panel_messages(before: TableState, after: TableState) -> Iterator[OutboxMessage]:
    """Panels follow the table; of a seat that was taken over, those of its owner until now."""
    if before.course is None:
        return
    for seat in seats_of(before.card):
        person = before.card.holders[seat].person or after.card.holders[seat].person
        if person is not None:
            yield OutboxMessage(
                after.card.id,
                MessageKey(MessageKind.PANEL, seat),
                person,
                None,
                seat,
                created=after.now,
            )


def _shown_clocks(standing: TableState) -> list[tuple[int, Time | None, Time | None]]:
    """What is shown of the clocks."""
    return [(budget.left, budget.since, budget.missed) for budget in standing.budgets]


def _message_of(standing: TableState, news: Announcement, topic: MessageKey) -> OutboxMessage:
    table, now = standing.card.id, standing.now
    if news.about is None or standing.course is None:
        return OutboxMessage(table, topic, news.person, news.text, created=now)
    topic, question = (
        MessageKey(MessageKind.TURN_NEWS, news.about),
        question_number(standing, news.about),
    )
    return OutboxMessage(table, topic, news.person, news.text, news.about, question, created=now)


def derive_turn_messages(
    before: TableState,
    after: TableState,
    changed: Sequence[Seat | None],
    asked: Mapping[Seat, bool],
) -> Iterator[OutboxMessage]:
    """Who has to act himself hears of it: once for each wait, and not in the midst of his turn.

    Nobody is called to a game in which nobody else ever acts, nor to the place where he plays, nor
    while all are there; once they are not, whoever is asked then is called.
    """
    if is_solo(after.card) or is_in_direct_messages(after.card) or is_together(after):
        return
    for seat in changed:
        if seat is None or not asked[seat] or _knows_question(before, after, seat):
            continue
        person, question = after.card.holders[seat].person, question_number(after, seat)
        yield OutboxMessage(
            after.card.id,
            MessageKey(MessageKind.TURN, seat),
            person,
            None,
            seat,
            question,
            created=after.now,
        )


def derive_revisions(
    before: TableState, after: TableState, changed: Sequence[Seat | None]
) -> Iterator[OutboxMessage]:
    """To whom something was written here that is true no longer, if he has it still."""
    answered = (
        seat
        for seat in changed
        if seat is not None
        and seat in seats_waited_for(before)
        and not _is_still_asked(before, after, seat)
    )
    voted = (key.seat for key in obsolete_vote_keys(before, after) if key.seat is not None)
    told = (seat for seat in _no_longer_next(before, after) if person_at(before, seat).hears_next)
    for seat in sorted({*answered, *voted, *told}):
        person = before.card.holders[seat].person
        if person is not None:
            yield OutboxMessage(
                after.card.id,
                MessageKey(MessageKind.REVISION, seat),
                person,
                None,
                seat,
                created=after.now,
            )


def _no_longer_next(before: TableState, after: TableState) -> Iterator[Seat]:
    """Who came next, and doesn't any more."""
    coming = next_seat_waited_for(before)
    if coming is not None and coming != next_seat_waited_for(after):
        yield coming


def _is_still_asked(before: TableState, after: TableState, seat: Seat) -> bool:
    """Whether he is asked the same as he was, and till when."""
    if seat not in seats_waited_for(after) or is_live(before) != is_live(after):
        return False
    if not _is_same_question(before, after, seat):
        return False
    if before.card.holders[seat] != after.card.holders[seat]:
        return False
    return _shown_clocks(before)[seat] == _shown_clocks(after)[seat]


def derive_next_up(before: TableState, after: TableState) -> Iterator[OutboxMessage]:
    """Whoever comes next, and likes to be told so, may think ahead."""
    seat = next_seat_waited_for(after)
    if seat is None or seat == next_seat_waited_for(before):
        return
    person = person_at(after, seat)
    if person.hears_next:
        yield OutboxMessage(
            after.card.id, MessageKey(MessageKind.NEXT_UP, seat), person.id, None, created=after.now
        )


def _knows_question(before: TableState, after: TableState, seat: Seat) -> bool:
    """Whether he was asked before, and either the question is the same or he changed it himself."""
    if not is_person_asked(before, seat):
        return False
    if before.card.holders[seat].person != after.card.holders[seat].person:
        return False
    if is_live(before) and not is_live(after):
        return False
    is_his = any(entry.seat == seat for entry in after.new_entries) or _has_wished(
        before, after, seat
    )
    return is_his or _is_same_question(before, after, seat)


def _has_wished(before: TableState, after: TableState, seat: Seat) -> bool:
    return before.budgets[seat].wished != after.budgets[seat].wished


def _is_same_question(before: TableState, after: TableState, seat: Seat) -> bool:
    if before.course is None or after.course is None:
        return False
    return question_number(before, seat) == question_number(after, seat)


def _hands_changed(before: TableState, after: TableState) -> Sequence[Seat]:
    """Seats whose private state may look different: whoever acted or was told something."""
    if before.course is None or after.course is None:
        return seats_of(after.card) if after.course is not None else ()
    known = len(before.course.made)
    if len(after.course.made) < known or is_in_direct_messages(
        before.card
    ) != is_in_direct_messages(after.card):
        return seats_of(after.card)
    made = after.course.made[known:]
    told = {seat for one in made for event in one.step.events for seat, _ in event.private}
    return sorted(told | {one.seat for one in made})
