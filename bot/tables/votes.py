"""What a table decides by vote, and leaving a running game for good."""

from dataclasses import replace
from functools import reduce

from bot.engine import journal
from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who, refuse, say
from bot.notifications import absence_log
from bot.planning import orders
from bot.players.registry import default_player
from bot.tables import clocks, commands, lobby, pace, plans
from bot.tables.clocks import seconds_counted
from bot.tables.message_keys import MessageKey, MessageKind
from bot.tables.motions import (
    ByHandMotion,
    CancelMotion,
    LiveMotion,
    Motion,
    PauseMotion,
    ReplaceMotion,
    ResumeMotion,
    SealedMotion,
    TakeoverMotion,
    UndoMotion,
    describe_motion,
)
from bot.tables.outbox_rules import describe_ballot
from bot.tables.people import DAY, PersonId, SeatHolder, TableCard, TableStatus, Time
from bot.tables.records import Ballot
from bot.tables.state import (
    Announcement,
    TableState,
    can_call_for_wishes,
    end_sealed_round,
    is_person_asked,
    is_solo,
    leave_to_player,
    owned_seats,
    person_at,
    refuse_not_running,
    seats_waited_for,
    with_budget,
    with_chair,
    with_news,
    with_orders,
    with_plans,
    with_status,
)
from bot.tables.table import TableCommand

VOTE_LASTS = DAY  # so long everybody is asked for his vote
LONGEST_SILENCE = (
    3 * DAY
)  # without a clock: so long the others wait before they may do without somebody


# Votes


def cast_vote(seat: Seat, motion: Motion, *, in_favour: bool, opens: bool = True) -> TableCommand:
    """Cast a vote. One against is enough; once everybody is in favour, it is done.

    The button below a vote that is open does not open another one.
    """

    def act(standing: TableState) -> TableState | Refusal:
        refusal = _refuse_motion(standing, motion) or _refuse_vote(standing, seat)
        if refusal:
            return refusal
        ballot = find_ballot(standing, motion)
        if ballot is None and isinstance(motion, TakeoverMotion):
            return refuse("votes", "nobody-offered", motion=describe_motion(motion))
        if ballot is None and not (in_favour and opens):
            return refuse("votes", "nobody-wants-it", motion=describe_motion(motion))
        if not in_favour:
            against = say("votes-against", who=Who(seat), motion=describe_motion(motion))
            return with_news(_without_ballot(standing, motion), Announcement(against))
        ballot = ballot or _open_ballot(standing, motion)
        if seat in ballot.votes:
            return refuse("votes", "voted-already", motion=describe_motion(motion))
        return _count_vote(standing, replace(ballot, votes=(*ballot.votes, seat)))

    return act


def _count_vote(standing: TableState, ballot: Ballot) -> TableState | Refusal:
    """One more vote in favour: the last one that was needed carries the motion out."""
    missing = len(_seats_without_vote(standing, ballot))
    if not missing:
        return _carry_motion(_without_ballot(standing, ballot.motion), ballot.motion)
    who, motion = Who(ballot.votes[-1]), describe_motion(ballot.motion)
    told = say("votes-for", who=who, motion=motion, missing=missing)
    news = Announcement(
        told,
        topic=MessageKey(MessageKind.MOTION_POST, motion=ballot.motion, votes=len(ballot.votes)),
    )
    return with_news(_with_ballot(standing, ballot), news)


def offer_takeover(person: PersonId, seat: Seat) -> TableCommand:
    """Somebody who is not at the table would take over a seat; those who own seats decide."""

    def act(standing: TableState) -> TableState | Refusal:
        if standing.card.seat_ever_held(person) is not None:
            return lobby.refuse_twice(standing, person)
        motion = TakeoverMotion(seat, person)
        refusal = _refuse_motion(standing, motion) or _refuse_offer(standing, motion)
        if refusal:
            return refusal
        ballot = _open_ballot(standing, motion)
        news = Announcement(
            describe_ballot(ballot),
            topic=MessageKey(MessageKind.MOTION_POST, motion=motion, votes=0),
        )
        return with_news(_with_ballot(standing, ballot), news)

    return act


def find_ballot(standing: TableState, motion: Motion) -> Ballot | None:
    return next((ballot for ballot in standing.ballots if ballot.motion == motion), None)


def _open_ballot(standing: TableState, motion: Motion) -> Ballot:
    """From now on everybody who owns a seat is asked, until a time that he is told."""
    if motion == LiveMotion():
        return pace.make_live_ballot(standing.now)
    return Ballot(motion, (), standing.now, _vote_deadline(standing))


def _vote_deadline(standing: TableState) -> Time:
    """A day, or the deadline of who is waited for if that comes sooner.

    An hour there is always: whoever moves a motion at the last moment of his own deadline takes
    nobody by surprise.
    """
    card, now = standing.card, standing.now
    deadlines = [
        clocks.deadline(card.terms, standing.budgets[seat], person_at(standing, seat), now)
        for seat in seats_waited_for(standing)
        if is_person_asked(standing, seat)
    ]
    soonest = min((at for at in deadlines if at is not None), default=now + VOTE_LASTS)
    return Time(max(now + clocks.LEAST_AFTER_PAUSE, min(now + VOTE_LASTS, soonest)))


def _seats_without_vote(standing: TableState, ballot: Ballot) -> set[Seat]:
    """Who was asked and has not spoken yet."""
    if standing.card.terms.teaching and isinstance(ballot.motion, UndoMotion):
        return set()  # whoever learns may take back whatever he likes
    return set(owned_seats(standing.card)) - set(ballot.votes)


def _with_ballot(standing: TableState, ballot: Ballot) -> TableState:
    others = _without_ballot(standing, ballot.motion).ballots
    return replace(standing, ballots=(*others, ballot))


def _without_ballot(standing: TableState, motion: Motion) -> TableState:
    kept = tuple(ballot for ballot in standing.ballots if ballot.motion != motion)
    return replace(standing, ballots=kept)


# Without those who were asked and did not come


def close_ballots() -> TableCommand:
    """Everybody was asked long enough: the votes that came decide."""

    def act(standing: TableState) -> TableState | Refusal:
        due = [ballot for ballot in standing.ballots if ballot.until <= standing.now]
        return reduce(_decide_ballot, due, standing)

    return act


def _decide_ballot(standing: TableState, ballot: Ballot) -> TableState:
    after = _without_ballot(standing, ballot.motion)
    if ballot.motion == LiveMotion():
        return after  # somebody is not there after all
    if ballot.votes and find_ballot(standing, ballot.motion):
        carried = _refuse_motion(after, ballot.motion) or _carry_motion(after, ballot.motion)
        if isinstance(carried, TableState):
            return carried
    return with_news(
        after, Announcement(say("votes-came-to-nothing", motion=describe_motion(ballot.motion)))
    )


def drop_vote(standing: TableState, seat: Seat) -> TableState:
    """Somebody owns this seat no longer: what only his silence held up is done now."""
    heard = [_without_vote_of(ballot, seat) for ballot in standing.ballots]
    kept = [one for one in heard if one.votes or isinstance(one.motion, TakeoverMotion)]
    return reduce(_settle_ballots, kept, replace(standing, ballots=tuple(kept)))


def _without_vote_of(ballot: Ballot, seat: Seat) -> Ballot:
    return replace(ballot, votes=tuple(vote for vote in ballot.votes if vote != seat))


def _settle_ballots(standing: TableState, asked_before: Ballot) -> TableState:
    """Carry a motion on which nobody is silent by now; an earlier one may have withdrawn votes."""
    ballot = find_ballot(standing, asked_before.motion)
    if ballot is None:
        return standing
    if _refuse_motion(standing, ballot.motion):
        return _without_ballot(standing, ballot.motion)
    if _seats_without_vote(standing, ballot):
        return standing
    carried = _carry_motion(_without_ballot(standing, ballot.motion), ballot.motion)
    return carried if isinstance(carried, TableState) else _without_ballot(standing, ballot.motion)


# Why not


def _refuse_vote(standing: TableState, seat: Seat) -> Refusal | None:
    return None if seat in owned_seats(standing.card) else refuse("table", "has-resigned")


def _refuse_offer(standing: TableState, motion: TakeoverMotion) -> Refusal | None:
    """One offer for each seat, and of each person, at a time."""
    offers = [ballot.motion for ballot in standing.ballots]
    others = [one for one in offers if isinstance(one, TakeoverMotion)]
    refusal = lobby.refuse_person(standing, PersonId(motion.person))
    if refusal:
        return refusal
    if any(one.person == motion.person for one in others):
        return refuse("votes", "offered-already")
    if any(one.seat == motion.seat for one in others):
        return refuse("votes", "another-has-offered", who=Who(motion.seat))
    return None


def _refuse_motion(standing: TableState, motion: Motion) -> Refusal | None:
    if standing.card.status not in _statuses_for(motion):
        return refuse_not_running(standing)
    assert standing.course is not None
    match motion:
        case SealedMotion() | ByHandMotion():
            return _refuse_auction_change(standing, motion)
        case UndoMotion() if is_solo(standing.card):
            return refuse("undo", "nobody-to-ask")
        case UndoMotion(count):
            return journal.why_not_vote(standing.course, count)
        case LiveMotion():
            return pace.refuse_live(standing)
        case ReplaceMotion(seat) | TakeoverMotion(seat):
            return _refuse_about_seat(standing, seat, motion)
    return None


def _refuse_auction_change(
    standing: TableState, motion: SealedMotion | ByHandMotion
) -> Refusal | None:
    if standing.game.key not in orders.ORDER_RULES or is_solo(standing.card):
        return refuse("orders", "no-orders-here")
    if isinstance(motion, SealedMotion) and len(owned_seats(standing.card)) == 1:
        return refuse("votes", "nobody-else-wishes")
    if can_call_for_wishes(standing.card) == isinstance(motion, SealedMotion):
        return refuse("votes", "votes-auctions-are-so", motion=describe_motion(motion))
    return None


def _statuses_for(motion: Motion) -> tuple[TableStatus, ...]:
    match motion:
        case ResumeMotion():
            return (TableStatus.PAUSED,)
        case CancelMotion():
            return (TableStatus.PLAYING, TableStatus.PAUSED)
    return (TableStatus.PLAYING,)


def _refuse_about_seat(standing: TableState, seat: Seat, motion: Motion) -> Refusal | None:
    chairs = standing.card.holders
    if seat >= len(chairs) or chairs[seat].person is None:
        return refuse("votes", "no-such-seat", seats=len(chairs))
    if chairs[seat].replacement and isinstance(motion, TakeoverMotion):
        return None  # a computer player gives way to a person at any time
    if chairs[seat].replacement:
        return refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat))
    if not is_seat_silent(standing, seat):
        return refuse("votes", "seat-is-not-silent", who=Who(seat), days=LONGEST_SILENCE // DAY)
    return None


def is_seat_silent(standing: TableState, seat: Seat) -> bool:
    """Whether the others may decide about a seat.

    It has let its deadline pass and not acted since; or, without a clock, it has kept them waiting
    for days that were no vacation. Before that it has been reminded.
    """
    budget, terms = standing.budgets[seat], standing.card.terms
    if is_solo(standing.card):
        return False  # there is nobody whom he keeps waiting
    if budget.missed is not None:
        return True
    if clocks.has_clock(terms) or budget.since is None or seat not in seats_waited_for(standing):
        return False
    person = person_at(standing, seat)
    return seconds_counted(budget.since, standing.now, person, terms) >= LONGEST_SILENCE


# What happens when it is agreed


def _carry_motion(standing: TableState, motion: Motion) -> TableState | Refusal:
    """Nobody's plan is made after it before he has looked at it again."""
    after = _apply_motion(standing, motion)
    return after if isinstance(after, Refusal) else plans.loosen_all_plans(after)


def _apply_motion(standing: TableState, motion: Motion) -> TableState | Refusal:
    match motion:
        case UndoMotion(count):
            # Nothing happens by itself now: what was ordered could be what was taken back.
            after = commands.apply_undo(standing, None, count)
            return reduce(leave_to_player, sorted(seats_waited_for(after)), after)
        case ReplaceMotion(seat):
            return commands.replace_by_computer(standing, seat)
        case TakeoverMotion(seat, person):
            return _take_over_seat(standing, seat, PersonId(person))
        case PauseMotion():
            return with_news(
                with_status(standing, TableStatus.PAUSED), Announcement(say("table-pauses"))
            )
        case ResumeMotion():
            return with_news(
                with_status(standing, TableStatus.PLAYING), Announcement(say("table-goes-on"))
            )
        case LiveMotion():
            return pace.begin_live(standing)
        case CancelMotion():
            cancelled = with_status(standing, TableStatus.CANCELLED, "given-up")
            return with_news(cancelled, Announcement(say("table-is-given-up")))
        case SealedMotion():
            # Whatever is auctioned right now goes on as it began.
            after = end_sealed_round(_change_auctions(standing, clocks.SEALED))
            return with_news(after, Announcement(say("votes-auctions-sealed")))
        case ByHandMotion():
            return with_news(
                _change_auctions(standing, clocks.BY_HAND),
                Announcement(say("votes-auctions-by-hand")),
            )


def _change_auctions(standing: TableState, auctions: str) -> TableState:
    terms = replace(standing.card.terms, auctions=auctions)
    return replace(standing, card=replace(standing.card, terms=terms))


def _take_over_seat(standing: TableState, seat: Seat, person: PersonId) -> TableState | Refusal:
    """Somebody who is not at the table takes the seat over, with all that is on it."""
    if standing.card.seat_ever_held(person) is not None:
        return refuse("lobby", "sits-already")
    refusal = lobby.refuse_person(standing, person)
    return refusal or seat_person(standing, seat, person, _welcome_text(standing, seat))


def _welcome_text(standing: TableState, seat: Seat) -> Text:
    """By then the place goes by another name: whose it was is told by his own, if he left one."""
    before = person_at(standing, seat).name
    if not before:
        return say("substitute-sits-down", who=Who(seat))
    return say("substitute-takes-over", who=Who(seat), whom=before)


def seat_person(standing: TableState, seat: Seat, person: PersonId, news: Text) -> TableState:
    """He has the seat now, and time to look at it; what it answered before, another one did."""
    lines = standing.course.ply if standing.course else 0
    chair = SeatHolder(person, came_after=lines)
    after = with_orders(with_chair(standing, seat, chair), seat, ())
    after = absence_log.drop_seat(with_plans(after, seat, ()), seat)
    # A call that is over stays so.
    counted = standing.budgets[seat].counted
    after = with_budget(
        after, seat, replace(clocks.start_budget(standing.card.terms), counted=counted)
    )
    offers = [ballot for ballot in after.ballots if not _is_offer_for(ballot.motion, seat)]
    after = replace(after, ballots=tuple(offers))
    return drop_vote(with_news(after, Announcement(news)), seat)


def _is_offer_for(motion: Motion, seat: Seat) -> bool:
    return isinstance(motion, TakeoverMotion) and motion.seat == seat


RUNNING_STATUSES = (TableStatus.PLAYING, TableStatus.PAUSED)


def resign_seat(seat: Seat) -> TableCommand:
    """Leave for good; a computer player plays on to the end, if anybody is there to see it."""

    def act(standing: TableState) -> TableState | Refusal:
        alone = say("resigns-last", who=Who(seat))
        return leave_seat(standing, seat, say("resigns", who=Who(seat)), alone)

    return act


def leave_seat(standing: TableState, seat: Seat, news: Text, last: Text) -> TableState | Refusal:
    """Take the hand, the orders, the vote and the table from who leaves; `last` ends the game."""
    if standing.card.status not in RUNNING_STATUSES:
        return refuse_not_running(standing)
    chair = standing.card.holders[seat]
    if chair.resigned:
        return refuse("table", "has-resigned")
    gone = replace(chair, replacement=default_player(standing.game.key), resigned=True)
    after = absence_log.drop_seat(with_chair(standing, seat, gone), seat)
    after, remaining = with_orders(after, seat, ()), owned_seats(after.card)
    after = with_news(after, Announcement(news if remaining else last))
    if not remaining:
        return with_status(after, TableStatus.CANCELLED, "everybody-resigned")
    heir = after.card.holders[remaining[0]].person
    assert heir is not None
    if chair.person is not None:
        after = replace(after, card=pass_on_ownership(after.card, chair.person, heir))
    return drop_vote(after, seat)


def pass_on_ownership(card: TableCard, person: PersonId, heir: PersonId) -> TableCard:
    """The table of somebody who leaves it is another one's."""
    return replace(card, owner=heir) if card.owner == person else card
