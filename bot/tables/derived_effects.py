"""Derive all effects of a command: clocks, jobs, messages, results, and what features add."""

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.engine.game import Event, Seat, law_name
from bot.engine.journal import AnyGame
from bot.engine.random_draws import Chance
from bot.engine.text import say
from bot.tables import clocks, derived_messages, records
from bot.tables.motion_kinds import Motion, ReplaceMotion, TakeoverMotion, UndoMotion
from bot.tables.people import BROKEN_LAW, DAY, MINUTE, PersonId, TableCard, TableStatus, Time
from bot.tables.records import Job, JobKind, JournalLine, OutboxMessage, TableRecord, TimeBudget
from bot.tables.state import (
    Announcement,
    TableState,
    all_seats,
    end_call_for_wishes,
    is_person_asked,
    is_played_by_computer,
    is_playing_live,
    live_play_end_time,
    orders_of,
    people_at,
    person_of_seat,
    question_number,
    seats_called,
    seats_that_may_move,
    seats_waited_for,
    undo_grace_left,
    with_news,
    with_status,
)
from bot.tables.store_protocols import UnitOfWork, format_trace

_log = logging.getLogger(__name__)

WriteRows: TypeAlias = Callable[[UnitOfWork], None]


class Feature:
    """The hooks by which a feature follows the tables; it overrides those it needs.

    The client registers features with the table service. All that they write goes into the one
    transaction of the command, or none of it does.
    """

    def load(self, record: TableRecord, state: TableState) -> TableState:
        """Add the feature's part to a table that was read; its rows come in the same snapshot."""
        return state

    def revise_state(self, before: TableState, after: TableState, job: Job | None) -> TableState:
        """Revise the state that a command, or a due job, leads to, before clocks run."""
        return after

    def effects(self, before: TableState, after: TableState) -> Iterable[OutboxMessage]:
        """Return the messages to send because of a change."""
        return ()

    def prepare(
        self, before: TableState, after: TableState
    ) -> AbstractAsyncContextManager[WriteRows] | None:
        """Read what the rows of a change of status depend on.

        The context is left once they are written.
        """
        return None

    def write(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        """Write the rows of a change that depend on the table alone."""

    def write_card_change(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        """Write those of a change of the card: its people, status or terms."""

    def forget_person(self, person: PersonId) -> None:
        """Forget what is kept in memory of a person whose data is erased."""


UNSTARTED_SLEEPS = 14 * DAY  # a lobby without any change for so long
UNJOINED_SLEEPS = DAY  # one in which only its opener sits

# Every answer for a person comes after a random pause, so that its speed betrays nothing.
SHORTEST, LONGEST = 2, 6
# Wishes given before the call count after a time in which they could have been given since.
AT_HAND = range(MINUTE, 15 * MINUTE)
GUEST_THINKS = 1  # a computer has no secret; people read what it does meanwhile


@dataclass(frozen=True, slots=True)
class Effects:
    """A change of a table with all that follows from it, to be written in one transaction."""

    before: TableState
    after: TableState
    request: str
    job: Job | None  # the due job that is done with this
    rescheduled_seats: Sequence[Seat | None]  # whose jobs are replaced; None: the table's own
    jobs: Sequence[Job]
    obsolete_keys: Sequence[records.MessageKey]  # of messages that are not true any more
    messages: Sequence[OutboxMessage] = field(repr=False)

    @property
    def new_events(self) -> tuple[Event, ...]:
        """Return the events of new moves; an undo has none."""
        before, after = self.before.course, self.after.course
        if before is None or after is None:
            return ()
        made = after.made[len(before.made) :]
        return tuple([event for one in made for event in one.step.events])

    def write_to(self, unit: UnitOfWork) -> None:
        self._write_state(unit)
        table = self.after.card.id
        if self.job is not None:
            unit.delete_job(self.job)
        if self.rescheduled_seats:
            unit.replace_jobs(table, self.jobs, self.rescheduled_seats)
        for topic in self.obsolete_keys:
            unit.cancel_messages(table, topic)
        for note in self.messages:
            unit.enqueue_message(note)

    def _write_state(self, unit: UnitOfWork) -> None:
        before, after, table = self.before, self.after, self.after.card.id
        if after.new_entries:
            unit.add_journal_lines(table, self._new_journal_rows())
        if after.card != before.card:
            unit.save_table_card(after.card)
        if before.card.status is TableStatus.GATHERING and after.course is not None:
            unit.save_opening(table, after.course.opening)
        if after.player_salts != before.player_salts:
            unit.replace_player_salts(table, after.player_salts)
        if after.orders != before.orders:
            for seat in all_seats(after.card):
                if orders_of(after, seat) != orders_of(before, seat):
                    unit.replace_orders(table, seat, orders_of(after, seat))
        # A due job settles the clock of its seat.
        if after.budgets != before.budgets or self.job is not None:
            unit.replace_time_budgets(table, after.budgets)
        if after.ballots != before.ballots or None in self.rescheduled_seats:  # with their jobs
            unit.replace_ballots(table, after.ballots)

    def _new_journal_rows(self) -> list[JournalLine]:
        ply = self.before.course.ply if self.before.course else 0
        return [
            JournalLine(ply + at, entry, self.request, at, self.after.now)
            for at, entry in enumerate(self.after.new_entries, start=1)
        ]


def derive_effects(
    before: TableState,
    after: TableState,
    request: str,
    job: Job | None = None,
    features: Sequence[Feature] = (),
) -> Effects:
    """Derive all effects of a change: the end of the game, clocks, jobs, messages."""
    after = freeze_if_broken(before, after)
    for feature in features:
        after = feature.revise_state(before, after, job)
    if after.orders:
        after = after.planner.drop_void_and_old_orders(before, after)
    after = _end_game_if_over(_prune_ballots(before, after))
    after = _start_and_stop_clocks(before, _end_call_if_answered(after))
    changed = _seats_with_changed_jobs(before, after)
    also = (job.seat,) if job is not None and job.seat not in changed else ()
    rescheduled = (*changed, *also)
    asked = {seat: is_person_asked(after, seat) for seat in rescheduled if seat is not None}
    return Effects(
        before=before,
        after=after,
        request=request,
        job=job,
        rescheduled_seats=rescheduled,
        jobs=[due for seat in rescheduled for due in _derive_jobs(after, seat, asked)],
        obsolete_keys=[
            *derived_messages.obsolete_question_keys(before, after, asked),
            *derived_messages.obsolete_vote_keys(before, after),
        ],
        messages=[
            *derived_messages.derive_board_and_news(before, after, request, job),
            *derived_messages.derive_turn_messages(before, after, changed, asked),
            *derived_messages.derive_revision_messages(before, after, changed),
            *derived_messages.derive_next_up_messages(before, after),
            *derived_messages.derive_vote_messages(before, after),
            *(one for feature in features for one in feature.effects(before, after)),
        ],
    )


# The motions, the end


def _prune_ballots(before: TableState, after: TableState) -> TableState:
    """Drop ballots that the change makes pointless."""
    if not after.ballots:
        return after
    if before.card.status is not after.card.status:
        return replace(after, ballots=())
    if not after.new_entries:
        return after
    kept = tuple(ballot for ballot in after.ballots if not _is_motion_lapsed(ballot.motion, after))
    return replace(after, ballots=kept)


def _is_motion_lapsed(motion: Motion, after: TableState) -> bool:
    """Check whether a motion lapses with new moves; a replacement's moves do not count."""
    match motion:
        case UndoMotion():
            return True
        case ReplaceMotion(seat) | TakeoverMotion(seat):
            moved = any(entry.seat == seat for entry in after.new_entries)
            return moved and not is_played_by_computer(after.card.holders[seat])
    return False


def _end_game_if_over(state: TableState) -> TableState:
    if state.card.status is TableStatus.PLAYING and not seats_waited_for(state):
        card = replace(state.card, status=TableStatus.OVER, ended=state.now)
        return replace(state, card=card, orders=(), ballots=())
    if state.card.status is TableStatus.CANCELLED and state.card.ended is None:
        return replace(state, card=replace(state.card, ended=state.now), orders=())
    return state


def _end_call_if_answered(state: TableState) -> TableState:
    """End a call for wishes for good once no seat has to answer it."""
    sealed = clocks.has_sealed_auctions(state.card.terms)
    if not sealed or state.card.status is not TableStatus.PLAYING or seats_called(state):
        return state
    if not state.auctions_just_opened:
        return state
    return end_call_for_wishes(state)


# The clocks


def _start_and_stop_clocks(before: TableState, after: TableState) -> TableState:
    course, terms, now = after.course, after.card.terms, after.now
    if course is None:
        return after
    budgets = after.budgets or (clocks.initial_budget(terms),) * len(after.card.holders)
    after = replace(after, budgets=budgets)
    waited, waits = seats_waited_for(before), seats_waited_for(after)
    undone = before.course is not None and len(course.made) < len(before.course.made)
    reopened = before.card.status in (TableStatus.PAUSED, TableStatus.FROZEN)
    played = after.card.status in (TableStatus.PLAYING, TableStatus.OVER)
    still_to_move = seats_that_may_move(after)

    def running(seat: Seat, budget: TimeBudget) -> TimeBudget:
        if seat in waits:
            if reopened:
                return clocks.resume_clock(terms, replace(budget, since=None), now)
            if undone and seat not in waited:
                budget = clocks.revoke_gain(terms, budget)
            has_answered = seat in seats_called(before) - seats_called(after)
            if has_answered and not undone and not _had_time_before_undo(before, seat):
                budget = clocks.stop_after_answer(terms, budget, person_of_seat(after, seat), now)
            return clocks.start_clock(budget, now)
        if seat not in waited:
            return budget
        # A seat that may still act has not answered yet: no gain.
        answered = played and not undone and seat not in still_to_move
        if seat in seats_called(before) and _had_time_before_undo(before, seat):
            answered = False
        stop = clocks.stop_after_answer if answered else clocks.stop_clock
        return stop(terms, budget, person_of_seat(after, seat), now)

    changed = tuple([running(Seat(seat), budget) for seat, budget in enumerate(budgets)])
    return replace(after, budgets=changed)


def _had_time_before_undo(state: TableState, seat: Seat) -> bool:
    """Check whether the seat had time for this call before an undo: it is given once."""
    return -state.budgets[seat].counted >= state.phase


# Jobs


def _seats_with_changed_jobs(before: TableState, after: TableState) -> tuple[Seat | None, ...]:
    """Return the seats whose jobs must be replaced; None stands for the table itself."""
    if before.card.status is not after.card.status or before.course is None:
        return (None, *all_seats(after.card))
    same_orders = before.orders == after.orders
    is_called = is_playing_live(before) != is_playing_live(after)
    changed = [
        seat
        for seat in all_seats(after.card)
        if question_number(before, seat) != question_number(after, seat)
        or is_called
        or before.card.holders[seat] != after.card.holders[seat]
        or before.budgets[seat] != after.budgets[seat]
        or person_of_seat(before, seat) != person_of_seat(after, seat)
        or not (same_orders or orders_of(before, seat) == orders_of(after, seat))
    ]
    of_table = before.ballots != after.ballots or live_play_end_time(before) != live_play_end_time(
        after
    )
    return (None, *changed) if of_table else (*changed,)


def _derive_jobs(state: TableState, seat: Seat | None, asked: Mapping[Seat, bool]) -> Iterator[Job]:
    table, now = state.card.id, state.now
    if seat is None:
        if state.card.status is TableStatus.GATHERING:
            yield make_sleep_job(state.card, now)
        for ballot in state.ballots:
            yield Job(table, None, JobKind.VOTE, ballot.until)
        ends = live_play_end_time(state)
        if ends is not None:
            yield Job(table, None, JobKind.LIVE, ends)
        return
    if seat not in seats_waited_for(state):
        return
    question = question_number(state, seat)
    if asked[seat]:
        yield from _deadline_and_reminder(state, seat, question)
    elif seat in seats_called(state):
        yield Job(table, seat, JobKind.ANSWER, _random_counting_time(state, seat), question)
    else:
        yield Job(
            table, seat, JobKind.ANSWER, Time(now + _random_answer_pause(state, seat)), question
        )


def make_sleep_job(card: TableCard, now: Time) -> Job:
    """Make the job that puts a lobby to sleep: it gives its place on the server back."""
    after = UNJOINED_SLEEPS if len(people_at(card)) < 2 else UNSTARTED_SLEEPS
    return Job(card.id, None, JobKind.SLEEP, Time(now + after))


def _deadline_and_reminder(state: TableState, seat: Seat, question: int) -> Iterator[Job]:
    """Make the deadline of a person and the next reminder."""
    until, reminder = _deadline_of_seat(state, seat), next_reminder_of_seat(state, seat)
    if until is not None:
        yield Job(state.card.id, seat, JobKind.DEADLINE, until, question)
    if reminder is not None:
        yield Job(state.card.id, seat, JobKind.REMIND, reminder, question)


def _deadline_of_seat(state: TableState, seat: Seat) -> Time | None:
    person, budget = person_of_seat(state, seat), state.budgets[seat]
    return clocks.answer_deadline(state.card.terms, budget, person, state.now)


def next_reminder_of_seat(state: TableState, seat: Seat) -> Time | None:
    """Return when the owner of a seat that is asked is reminded next; None for no more."""
    if is_playing_live(state):
        return None  # all are present
    card, budget, now = state.card, state.budgets[seat], state.now
    person, until = person_of_seat(state, seat), _deadline_of_seat(state, seat)
    if until is None and len(people_at(card)) == 1:
        person = replace(person, remind_every=0)  # no other person waits for them
    since = now if budget.since is None else budget.since
    return clocks.next_reminder(until, since, person, card.terms, now, snoozed=budget.snoozed)


def _random_answer_pause(state: TableState, seat: Seat) -> int:
    """Draw in how many seconds the bot answers for a seat."""
    least, course = undo_grace_left(state), state.course
    if course is not None and course.made and course.made[-1].seat == seat:
        least = 0  # the same seat goes on
    if is_played_by_computer(state.card.holders[seat]):
        return max(GUEST_THINKS, least)
    # Neither orders nor the answer go into it.
    return max(
        least,
        SHORTEST
        + _random_source_of_pauses(state).draw_below(LONGEST - SHORTEST + 1, f"seat {seat}"),
    )


def _random_counting_time(state: TableState, seat: Seat) -> Time:
    """Draw when wishes that were given before the call are counted.

    By then they could as well have been given since.
    """
    since, now = state.budgets[seat].since, state.now
    pause = AT_HAND.start + _random_source_of_pauses(state).draw_below(len(AT_HAND), f"call {seat}")
    return Time(max(now, (now if since is None else since) + pause))


def _random_source_of_pauses(state: TableState) -> Chance:
    course = state.begun_course
    return Chance(f"{course.opening.seed}\npause", course.ply)


# The laws of the game, asked after each move

LAWS_FAIL = "the laws can't be asked"


def freeze_if_broken(before: TableState, after: TableState) -> TableState:
    """Freeze a table with the move that broke a law, so that nothing is built on the position.

    Neither the log nor the message says which law, which may tell a secret.
    """
    game, aside = after.game, after.card.laws_aside
    if not any(find_broken_law(game, one, aside) for one in _new_positions(before, after)):
        return after
    table, ply = after.card.id, after.begun_course.ply
    _log.error("table %d is frozen: its game breaks a law of the rules by line %d", table, ply)
    frozen = with_status(after, TableStatus.FROZEN, BROKEN_LAW)
    return with_news(
        frozen, Announcement(say("table-breaks-law", table=table), topic=records.FROZEN_KEY)
    )


def _new_positions(before: TableState, after: TableState) -> Iterable[object]:
    course = after.course
    if course is None:
        return
    if before.card.status is TableStatus.GATHERING:
        yield course.start
    if after.new_entries:
        for made in course.made[-len(after.new_entries) :]:
            yield made.step.state


def find_broken_law(game: AnyGame, position: object, aside: Collection[str] = ()) -> str:
    """Return the first law that a position breaks, besides those set aside, or ''."""
    try:
        return game.broken_law(position, aside)
    except Exception as error:
        _log.error("the laws of %s fail: %s", game.key, format_trace(error))
        return "" if LAWS_FAIL in aside else LAWS_FAIL


def set_laws_aside(state: TableState) -> TableState:
    """Set the laws aside that the position breaks: they are not asked at this table any more."""
    aside = list(state.card.laws_aside)
    while law := find_broken_law(state.game, state.begun_course.state, aside):
        aside.append(law_name(law))
    return replace(state, card=replace(state.card, laws_aside=tuple(aside)))
