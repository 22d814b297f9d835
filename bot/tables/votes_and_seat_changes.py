"""What a table decides by vote, and leaving a running game for good."""

from contextlib import suppress
from dataclasses import replace
from functools import reduce

from bot.engine import journal
from bot.engine.game import Seat
from bot.engine.text import Text, Who, refuse, say
from bot.players.registry import default_player
from bot.tables import clocks, lobby, motion_kinds, pace, people, seat_commands
from bot.tables.clocks import seconds_counted
from bot.tables.derived_messages import describe_ballot
from bot.tables.records import Ballot, MessageKey, MessageKind
from bot.tables.state import (
    VOTE_STAMP,
    Announcement,
    CommandRejected,
    TableState,
    can_call_for_wishes,
    end_call_for_wishes,
    find_open_vote_on,
    is_person_asked,
    is_solo,
    leave_to_player,
    motion_stamp,
    person_of_seat,
    reject_if_refused,
    seats_of_people,
    seats_waited_for,
    table_command,
    why_not_running,
    with_holder,
    with_news,
    with_orders,
    with_status,
    with_time_budget,
)

VOTE_LASTS = people.DAY
LONGEST_SILENCE = 3 * people.DAY  # without a clock: after it the others may decide about a seat


# Votes


@table_command
def cast_vote(
    state: TableState,
    seat: Seat,
    motion: motion_kinds.Motion,
    *,
    in_favour: bool,
    opens: bool = True,
) -> TableState:
    """Cast a vote; one against ends it, and the last one in favour carries the motion.

    With `opens` a vote in favour begins a ballot that is not open yet.
    """
    _check_motion(state, motion)
    if seat not in seats_of_people(state.card):
        raise CommandRejected(refuse("table", "has-resigned"))
    ballot = find_open_vote_on(state, motion)
    if ballot is None and isinstance(motion, motion_kinds.TakeoverMotion):
        raise CommandRejected(
            refuse("votes", "nobody-offered", motion=motion_kinds.describe_motion(motion))
        )
    if ballot is None and not (in_favour and opens):
        raise CommandRejected(
            refuse("votes", "nobody-wants-it", motion=motion_kinds.describe_motion(motion))
        )
    if not in_favour:
        against = say("votes-against", who=Who(seat), motion=motion_kinds.describe_motion(motion))
        return with_news(_without_ballot(state, motion), Announcement(against))
    ballot = ballot or _open_ballot(state, motion)
    if seat in ballot.votes:
        raise CommandRejected(
            refuse("votes", "voted-already", motion=motion_kinds.describe_motion(motion))
        )
    return _count_vote(state, replace(ballot, votes=(*ballot.votes, seat)))


@table_command
def cast_vote_by_button(
    state: TableState, seat: Seat, motion: motion_kinds.Motion, stamp: str, *, in_favour: bool
) -> TableState:
    """Cast a vote in the vote that a button was drawn for, or open one at its position.

    Raise CommandStale if the journal has grown since a button was drawn that opens a vote.
    """
    if not stamp.startswith(VOTE_STAMP):
        cast = cast_vote(seat, motion, in_favour=in_favour)
        return seat_commands.run_unless_journal_grew(stamp, cast)(state)
    if find_open_vote_on(state, motion) and stamp != motion_stamp(state, motion):
        raise CommandRejected(
            refuse("votes", "of-another-vote", motion=motion_kinds.describe_motion(motion))
        )
    return cast_vote(seat, motion, in_favour=in_favour, opens=False)(state)


def _count_vote(state: TableState, ballot: Ballot) -> TableState:
    """Carry the motion if every vote is in; else store the ballot and announce its last vote."""
    missing = len(_seats_without_vote(state, ballot))
    if not missing:
        return _carry_motion(_without_ballot(state, ballot.motion), ballot.motion)
    who, motion = Who(ballot.votes[-1]), motion_kinds.describe_motion(ballot.motion)
    told = say("votes-for", who=who, motion=motion, missing=missing)
    news = Announcement(
        told,
        topic=MessageKey(MessageKind.MOTION_POST, motion=ballot.motion, votes=len(ballot.votes)),
    )
    return with_news(_with_ballot(state, ballot), news)


@table_command
def offer_takeover(state: TableState, person: people.PersonId, seat: Seat) -> TableState:
    """Offer to take over a seat at a table where the person does not play; its owners vote.

    Nobody votes on a seat that is free in the first round, or at any time by the owner's wish.
    """
    reject_if_refused(lobby.why_person_may_not_join(state, person))
    if state.card.seat_of_person(person) is not None or person in state.card.left:
        raise CommandRejected(lobby.why_no_second_seat(state, person))
    motion = motion_kinds.TakeoverMotion(seat, person)
    _check_motion(state, motion)
    _check_single_offer(state, motion)
    if seat in state.card.seats_kept_free and not needs_takeover_vote(state):
        return _take_over_seat(state, seat, person)
    ballot = _open_ballot(state, motion)
    news = Announcement(
        describe_ballot(ballot), topic=MessageKey(MessageKind.MOTION_POST, motion=motion, votes=0)
    )
    return with_news(_with_ballot(state, ballot), news)


def needs_takeover_vote(state: TableState) -> bool:
    """Check whether the others are asked before a free seat is taken over."""
    is_later = state.game.round_of(state.begun_course.state) > 1
    return is_later and state.card.terms.takeovers != lobby.FREE_TAKEOVERS


def _open_ballot(state: TableState, motion: motion_kinds.Motion) -> Ballot:
    """Make the ballot on which all who own seats are asked."""
    if motion == motion_kinds.PlainMotion.LIVE:
        return pace.make_live_ballot(state.now)
    return Ballot(motion, (), state.now, _vote_deadline(state), state.now)


def _vote_deadline(state: TableState) -> people.Time:
    """Return the end of a new ballot: in a day, or at the next deadline of a player if sooner.

    It is an hour away at least, so that no motion is carried before the others can see it.
    """
    card, now = state.card, state.now
    deadlines = [
        clocks.answer_deadline(card.terms, state.budgets[seat], person_of_seat(state, seat), now)
        for seat in seats_waited_for(state)
        if is_person_asked(state, seat)
    ]
    soonest = min((at for at in deadlines if at is not None), default=now + VOTE_LASTS)
    return people.Time(max(now + clocks.LEAST_AFTER_PAUSE, min(now + VOTE_LASTS, soonest)))


def _seats_without_vote(state: TableState, ballot: Ballot) -> set[Seat]:
    """Return the seats that still have to vote; undo at a teaching table needs no votes."""
    if state.card.terms.teaching and isinstance(ballot.motion, motion_kinds.UndoMotion):
        return set()
    return set(seats_of_people(state.card)) - set(ballot.votes)


def _with_ballot(state: TableState, ballot: Ballot) -> TableState:
    others = _without_ballot(state, ballot.motion).ballots
    return replace(state, ballots=(*others, ballot))


def _without_ballot(state: TableState, motion: motion_kinds.Motion) -> TableState:
    kept = tuple(ballot for ballot in state.ballots if ballot.motion != motion)
    return replace(state, ballots=kept)


# Ballots that run out


@table_command
def close_due_ballots(state: TableState) -> TableState:
    """Decide ballots whose time is up by the votes that were cast."""
    due = [ballot for ballot in state.ballots if ballot.until <= state.now]
    return reduce(_decide_ballot, due, state)


def _decide_ballot(state: TableState, ballot: Ballot) -> TableState:
    after = _without_ballot(state, ballot.motion)
    if ballot.motion == motion_kinds.PlainMotion.LIVE:
        return after
    takes_all = ballot.motion is motion_kinds.PlainMotion.TOGETHER  # silence is no consent to it
    if ballot.votes and find_open_vote_on(state, ballot.motion) and not takes_all:
        with suppress(CommandRejected):
            _check_motion(after, ballot.motion)
            return _carry_motion(after, ballot.motion)
    return with_news(
        after,
        Announcement(
            say("votes-came-to-nothing", motion=motion_kinds.describe_motion(ballot.motion))
        ),
    )


def drop_votes_of_seat(state: TableState, seat: Seat) -> TableState:
    """Drop the votes of a seat that changed hands; carry motions that waited for it alone."""
    heard = [_without_vote_of(ballot, seat) for ballot in state.ballots]
    kept = [
        one for one in heard if one.votes or isinstance(one.motion, motion_kinds.TakeoverMotion)
    ]
    return reduce(_settle_ballot, kept, replace(state, ballots=tuple(kept)))


def _without_vote_of(ballot: Ballot, seat: Seat) -> Ballot:
    return replace(ballot, votes=tuple(vote for vote in ballot.votes if vote != seat))


def _settle_ballot(state: TableState, asked_before: Ballot) -> TableState:
    """Carry a motion that lacks no vote any more, or drop it if it is not possible any more."""
    ballot = find_open_vote_on(state, asked_before.motion)
    if ballot is None:
        return state
    without = _without_ballot(state, ballot.motion)
    try:
        _check_motion(state, ballot.motion)
        if _seats_without_vote(state, ballot):
            return state
        return _carry_motion(without, ballot.motion)
    except CommandRejected:
        return without


# What is possible


def _check_single_offer(state: TableState, motion: motion_kinds.TakeoverMotion) -> None:
    """Allow one offer per seat and per person at a time."""
    offers = [ballot.motion for ballot in state.ballots]
    others = [one for one in offers if isinstance(one, motion_kinds.TakeoverMotion)]
    if any(one.person == motion.person for one in others):
        raise CommandRejected(refuse("votes", "offered-already"))
    if any(one.seat == motion.seat for one in others):
        raise CommandRejected(refuse("votes", "another-has-offered", who=Who(motion.seat)))


def _check_motion(state: TableState, motion: motion_kinds.Motion) -> None:
    """Raise CommandRejected if the motion can't be carried as the table stands."""
    if state.card.status not in _statuses_for(motion):
        raise CommandRejected(why_not_running(state))
    match motion:
        case motion_kinds.PlainMotion.SEALED | motion_kinds.PlainMotion.BY_HAND:
            _check_auction_change(state, motion)
        case motion_kinds.PlainMotion.TOGETHER | motion_kinds.PlainMotion.IN_ORDER:
            _check_turn_style_change(state, motion)
        case motion_kinds.UndoMotion() if is_solo(state.card):
            raise CommandRejected(refuse("undo", "nobody-to-ask"))
        case motion_kinds.UndoMotion(count):
            reject_if_refused(journal.why_vote_cannot_undo(state.begun_course, count))
        case motion_kinds.PlainMotion.LIVE:
            pace.check_can_play_live(state)
        case motion_kinds.ReplaceMotion(seat) | motion_kinds.TakeoverMotion(seat):
            _check_absent_seat(state, seat, motion)


def _check_auction_change(state: TableState, motion: motion_kinds.PlainMotion) -> None:
    if not state.planner.has_order_kinds(state.game) or is_solo(state.card):
        raise CommandRejected(refuse("orders", "no-orders-here"))
    if motion is motion_kinds.PlainMotion.SEALED and len(seats_of_people(state.card)) == 1:
        raise CommandRejected(refuse("votes", "nobody-else-wishes"))
    if can_call_for_wishes(state.card) == (motion is motion_kinds.PlainMotion.SEALED):
        asked = motion_kinds.describe_motion(motion)
        raise CommandRejected(refuse("votes", "votes-auctions-are-so", motion=asked))


def _check_turn_style_change(state: TableState, motion: motion_kinds.PlainMotion) -> None:
    if not state.planner.can_plan_together(state.game):
        raise CommandRejected(refuse("plans", "no-turns-together"))
    if motion is motion_kinds.PlainMotion.TOGETHER and len(seats_of_people(state.card)) == 1:
        raise CommandRejected(refuse("votes", "nobody-else-wishes"))
    if clocks.are_turns_planned_together(state.card.terms) == (
        motion is motion_kinds.PlainMotion.TOGETHER
    ):
        asked = motion_kinds.describe_motion(motion)
        raise CommandRejected(refuse("votes", "votes-turns-are-so", motion=asked))


def _statuses_for(motion: motion_kinds.Motion) -> tuple[people.TableStatus, ...]:
    match motion:
        case motion_kinds.PlainMotion.RESUME:
            return (people.TableStatus.PAUSED,)
        case motion_kinds.PlainMotion.CANCEL:
            return (people.TableStatus.PLAYING, people.TableStatus.PAUSED)
    return (people.TableStatus.PLAYING,)


def _check_absent_seat(state: TableState, seat: Seat, motion: motion_kinds.Motion) -> None:
    """Allow motions about silent seats, and takeovers of seats that a computer plays."""
    holders = state.card.holders
    if isinstance(motion, motion_kinds.TakeoverMotion) and seat in state.card.seats_kept_free:
        return
    if seat >= len(holders) or holders[seat].person is None:
        raise CommandRejected(refuse("votes", "no-such-seat", seats=len(holders)))
    if holders[seat].replacement:
        if isinstance(motion, motion_kinds.TakeoverMotion):
            return
        raise CommandRejected(refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat)))
    if not is_seat_silent(state, seat):
        days = LONGEST_SILENCE // people.DAY
        raise CommandRejected(refuse("votes", "seat-is-not-silent", who=Who(seat), days=days))


def is_seat_silent(state: TableState, seat: Seat) -> bool:
    """Check whether the others may decide about a seat.

    It has missed its deadline and not acted since; or, without a clock, it has kept the table
    waiting for days that were no vacation.
    """
    budget, terms = state.budgets[seat], state.card.terms
    if is_solo(state.card):
        return False
    if budget.missed is not None:
        return True
    if clocks.has_clock(terms) or budget.since is None or seat not in seats_waited_for(state):
        return False
    person = person_of_seat(state, seat)
    return seconds_counted(budget.since, state.now, person, terms) >= LONGEST_SILENCE


# Motions that are carried


def _carry_motion(state: TableState, motion: motion_kinds.Motion) -> TableState:
    """Apply a motion; plans made before it wait until their owners confirm them."""
    after = _apply_motion(state, motion)
    return after.planner.loosen_all_plans(after) if after.orders else after


def _apply_motion(state: TableState, motion: motion_kinds.Motion) -> TableState:
    match motion:
        case motion_kinds.UndoMotion(count):
            # Orders and forced moves must not do again at once what was undone.
            after = seat_commands.apply_undo(state, None, count)
            return reduce(leave_to_player, sorted(seats_waited_for(after)), after)
        case motion_kinds.ReplaceMotion(seat):
            return seat_commands.replace_by_computer(state, seat)
        case motion_kinds.TakeoverMotion(seat, person):
            return _take_over_seat(state, seat, people.PersonId(person))
        case motion_kinds.PlainMotion.PAUSE:
            return with_news(
                with_status(state, people.TableStatus.PAUSED), Announcement(say("table-pauses"))
            )
        case motion_kinds.PlainMotion.RESUME:
            return with_news(
                with_status(state, people.TableStatus.PLAYING), Announcement(say("table-goes-on"))
            )
        case motion_kinds.PlainMotion.LIVE:
            return pace.begin_live_play(state)
        case motion_kinds.PlainMotion.CANCEL:
            cancelled = with_status(state, people.TableStatus.CANCELLED, "given-up")
            return with_news(cancelled, Announcement(say("table-is-given-up")))
        case motion_kinds.PlainMotion.SEALED:
            # The auction that is open now goes on as it began.
            after = end_call_for_wishes(_change_auction_style(state, clocks.SEALED))
            return with_news(after, Announcement(say("votes-auctions-sealed")))
        case motion_kinds.PlainMotion.BY_HAND:
            return with_news(
                _change_auction_style(state, clocks.BY_HAND),
                Announcement(say("votes-auctions-by-hand")),
            )
        case motion_kinds.PlainMotion.TOGETHER:
            after = _with_terms(state, replace(state.card.terms, turns=clocks.TOGETHER))
            return with_news(after, Announcement(say("votes-turns-together")))
        case motion_kinds.PlainMotion.IN_ORDER:
            after = _with_terms(state, replace(state.card.terms, turns=clocks.IN_ORDER))
            return with_news(after, Announcement(say("votes-turns-in-order")))


def _change_auction_style(state: TableState, auctions: str) -> TableState:
    return _with_terms(state, replace(state.card.terms, auctions=auctions))


def _with_terms(state: TableState, terms: people.TableTerms) -> TableState:
    return replace(state, card=replace(state.card, terms=terms))


def _take_over_seat(state: TableState, seat: Seat, person: people.PersonId) -> TableState:
    lobby.check_may_take_over(state, person)
    return seat_person(state, seat, person, _takeover_text(state, seat))


def _takeover_text(state: TableState, seat: Seat) -> Text:
    """Announce a takeover, with the previous owner's name if it is known."""
    before = person_of_seat(state, seat).name
    if not before:
        return say("substitute-sits-down", who=Who(seat))
    return say("substitute-takes-over", who=Who(seat), whom=before)


def seat_person(state: TableState, seat: Seat, person: people.PersonId, news: Text) -> TableState:
    """Give a seat to a person: a fresh clock, no orders, plans or votes of the previous owner."""
    course, before = state.begun_course, state.card.holders[seat]
    came_in = state.game.round_of(course.state)
    holder = people.SeatHolder(person, came_after=course.ply, came_in=came_in, free=before.free)
    after = with_orders(with_holder(state, seat, holder), seat, ())
    if before.person is not None:
        after = replace(after, card=replace(after.card, left=after.card.left | {before.person}))
    # A call for wishes that was answered stays answered.
    counted = state.budgets[seat].counted
    after = with_time_budget(
        after, seat, replace(clocks.initial_budget(state.card.terms), counted=counted)
    )
    offers = [ballot for ballot in after.ballots if not _is_offer_for(ballot.motion, seat)]
    after = replace(after, ballots=tuple(offers))
    return drop_votes_of_seat(with_news(after, Announcement(news)), seat)


def _is_offer_for(motion: motion_kinds.Motion, seat: Seat) -> bool:
    return isinstance(motion, motion_kinds.TakeoverMotion) and motion.seat == seat


RUNNING_STATUSES = (people.TableStatus.PLAYING, people.TableStatus.PAUSED)


@table_command
def resign_seat(state: TableState, seat: Seat) -> TableState:
    """Resign: a computer plays the seat to the end; the last person to resign ends the game."""
    alone = say("resigns-last", who=Who(seat))
    return leave_seat(state, seat, say("resigns", who=Who(seat)), alone)


def leave_seat(state: TableState, seat: Seat, news: Text, last: Text) -> TableState:
    """Take orders, votes and ownership from who leaves; announce `last` if no person is left."""
    if state.card.status not in RUNNING_STATUSES:
        raise CommandRejected(why_not_running(state))
    holder = state.card.holders[seat]
    if holder.resigned:
        raise CommandRejected(refuse("table", "has-resigned"))
    gone = replace(holder, replacement=default_player(state.game.key), resigned=True)
    after = with_orders(with_holder(state, seat, gone), seat, ())
    remaining = seats_of_people(after.card)
    after = with_news(after, Announcement(news if remaining else last))
    if not remaining:
        return with_status(after, people.TableStatus.CANCELLED, "everybody-resigned")
    heir = after.card.holders[remaining[0]].person
    if holder.person is not None and heir is not None:
        after = replace(after, card=pass_on_ownership(after.card, holder.person, heir))
    return drop_votes_of_seat(after, seat)


def pass_on_ownership(
    card: people.TableCard, person: people.PersonId, heir: people.PersonId
) -> people.TableCard:
    """Make the heir the owner of the table if the person owned it."""
    return replace(card, owner=heir) if card.owner == person else card
