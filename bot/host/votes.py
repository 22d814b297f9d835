"""What a table decides together: undo beyond one's own moves, pause, cancel, a silent seat.

Everybody who owns a seat has a vote, is asked for it, and is told until when. When all are in
favour it is done at once, and where one person owns a seat alone he is all. One vote against is
enough. When the time is up, the votes that came decide.
"""

from dataclasses import replace
from functools import reduce

from bot.engine import undo
from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who, refuse, say
from bot.host import acts, clocks, errands, live, lobby, planning
from bot.host.asking import put_to_the_vote
from bot.host.company import Chair, PersonId, Status
from bot.host.hours import counted_between
from bot.host.motions import (
    ByHand,
    Cancel,
    Live,
    Motion,
    Pause,
    Resume,
    Sealed,
    StandIn,
    Substitute,
    Undo,
    named,
)
from bot.host.rows import Ballot
from bot.host.standing import (
    News,
    Standing,
    all_counted,
    asks_person,
    is_solo,
    left_to_player,
    may_call,
    not_playing,
    owners,
    person_at,
    waited_for,
    with_budget,
    with_chair,
    with_news,
    with_orders,
    with_plans,
    with_status,
)
from bot.host.table import Act
from bot.host.time import DAY, Time
from bot.host.topics import PutToTheVote
from bot.players import standing_order

PATIENCE = DAY  # so long everybody is asked for his vote
SILENCE = 3 * DAY  # without a clock: so long the others wait before they may do without somebody


# Votes


def vote(seat: Seat, motion: Motion, *, in_favour: bool, opens: bool = True) -> Act:
    """Cast a vote. One against is enough; once everybody is in favour, it is done.

    The button below a vote that is open does not open another one.
    """

    def act(standing: Standing) -> Standing | Refusal:
        refusal = _why_not(standing, motion) or _why_no_vote(standing, seat)
        if refusal:
            return refusal
        ballot = ballot_on(standing, motion)
        if ballot is None and isinstance(motion, Substitute):
            return refuse("votes", "nobody-offered", motion=named(motion))
        if ballot is None and not (in_favour and opens):
            return refuse("votes", "nobody-wants-it", motion=named(motion))
        if not in_favour:
            against = say("votes-against", who=Who(seat), motion=named(motion))
            return with_news(_without(standing, motion), News(against))
        ballot = ballot or _opened(standing, motion)
        if seat in ballot.votes:
            return refuse("votes", "voted-already", motion=named(motion))
        return _heard(standing, replace(ballot, votes=(*ballot.votes, seat)))

    return act


def _heard(standing: Standing, ballot: Ballot) -> Standing | Refusal:
    """One more vote in favour: the last one that was needed carries the motion out."""
    missing = len(_silent_on(standing, ballot))
    if not missing:
        return _carried(_without(standing, ballot.motion), ballot.motion)
    who, motion = Who(ballot.votes[-1]), named(ballot.motion)
    told = say("votes-for", who=who, motion=motion, missing=missing)
    news = News(told, topic=PutToTheVote(ballot.motion, len(ballot.votes)))
    return with_news(_with(standing, ballot), news)


def offer(person: PersonId, seat: Seat) -> Act:
    """Somebody who is not at the table would take over a seat; those who own seats decide."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.chair_of(person) is not None:
            return lobby.why_not_twice(standing, person)
        motion = Substitute(seat, person)
        refusal = _why_not(standing, motion) or _why_no_offer(standing, motion)
        if refusal:
            return refusal
        ballot = _opened(standing, motion)
        news = News(put_to_the_vote(ballot), topic=PutToTheVote(motion, 0))
        return with_news(_with(standing, ballot), news)

    return act


def ballot_on(standing: Standing, motion: Motion) -> Ballot | None:
    return next((ballot for ballot in standing.ballots if ballot.motion == motion), None)


def _opened(standing: Standing, motion: Motion) -> Ballot:
    """From now on everybody who owns a seat is asked, until a time that he is told."""
    if motion == Live():
        return live.ballot(standing.now)
    return Ballot(motion, (), standing.now, _until(standing))


def _until(standing: Standing) -> Time:
    """A day, or the deadline of who is waited for if that comes sooner.

    An hour there is always: whoever moves a motion at the last moment of his own deadline takes
    nobody by surprise.
    """
    card, now = standing.card, standing.now
    deadlines = [
        clocks.deadline(card.terms, standing.budgets[seat], person_at(standing, seat), now)
        for seat in waited_for(standing)
        if asks_person(standing, seat)
    ]
    soonest = min((at for at in deadlines if at is not None), default=now + PATIENCE)
    return Time(max(now + clocks.LEAST, min(now + PATIENCE, soonest)))


def _silent_on(standing: Standing, ballot: Ballot) -> set[Seat]:
    """Who was asked and has not spoken yet."""
    if standing.card.terms.teaching and isinstance(ballot.motion, Undo):
        return set()  # whoever learns may take back whatever he likes
    return set(owners(standing.card)) - set(ballot.votes)


def _with(standing: Standing, ballot: Ballot) -> Standing:
    others = _without(standing, ballot.motion).ballots
    return replace(standing, ballots=(*others, ballot))


def _without(standing: Standing, motion: Motion) -> Standing:
    kept = tuple(ballot for ballot in standing.ballots if ballot.motion != motion)
    return replace(standing, ballots=kept)


# Without those who were asked and did not come


def time_is_up() -> Act:
    """Everybody was asked long enough: the votes that came decide."""

    def act(standing: Standing) -> Standing | Refusal:
        due = [ballot for ballot in standing.ballots if ballot.until <= standing.now]
        return reduce(_decided, due, standing)

    return act


def _decided(standing: Standing, ballot: Ballot) -> Standing:
    after = _without(standing, ballot.motion)
    if ballot.motion == Live():
        return after  # somebody is not there after all
    if ballot.votes and ballot_on(standing, ballot.motion):
        carried = _why_not(after, ballot.motion) or _carried(after, ballot.motion)
        if isinstance(carried, Standing):
            return carried
    return with_news(after, News(say("votes-came-to-nothing", motion=named(ballot.motion))))


def without_vote(standing: Standing, seat: Seat) -> Standing:
    """Somebody owns this seat no longer: what only his silence held up is done now."""
    heard = [_unsaid(ballot, seat) for ballot in standing.ballots]
    kept = [one for one in heard if one.votes or isinstance(one.motion, Substitute)]
    return reduce(_settled, kept, replace(standing, ballots=tuple(kept)))


def _unsaid(ballot: Ballot, seat: Seat) -> Ballot:
    return replace(ballot, votes=tuple(vote for vote in ballot.votes if vote != seat))


def _settled(standing: Standing, asked_before: Ballot) -> Standing:
    """Carry a motion on which nobody is silent by now; an earlier one may have withdrawn votes."""
    ballot = ballot_on(standing, asked_before.motion)
    if ballot is None:
        return standing
    if _why_not(standing, ballot.motion):
        return _without(standing, ballot.motion)
    if _silent_on(standing, ballot):
        return standing
    carried = _carried(_without(standing, ballot.motion), ballot.motion)
    return carried if isinstance(carried, Standing) else _without(standing, ballot.motion)


# Why not


def _why_no_vote(standing: Standing, seat: Seat) -> Refusal | None:
    return None if seat in owners(standing.card) else refuse("table", "has-resigned")


def _why_no_offer(standing: Standing, motion: Substitute) -> Refusal | None:
    """One offer for each seat, and of each person, at a time."""
    offers = [ballot.motion for ballot in standing.ballots]
    others = [one for one in offers if isinstance(one, Substitute)]
    refusal = lobby.why_unwelcome(standing, PersonId(motion.person))
    if refusal:
        return refusal
    if any(one.person == motion.person for one in others):
        return refuse("votes", "offered-already")
    if any(one.seat == motion.seat for one in others):
        return refuse("votes", "another-has-offered", who=Who(motion.seat))
    return None


def _why_not(standing: Standing, motion: Motion) -> Refusal | None:
    if standing.card.status not in _open_in(motion):
        return not_playing(standing)
    assert standing.course is not None
    match motion:
        case Sealed() | ByHand():
            return _why_not_auctioned(standing, motion)
        case Undo() if is_solo(standing.card):
            return refuse("undo", "nobody-to-ask")
        case Undo(count):
            return undo.why_not_vote(standing.course, count)
        case Live():
            return live.why_not(standing)
        case StandIn(seat) | Substitute(seat):
            return _why_not_about(standing, seat, motion)
    return None


def _why_not_auctioned(standing: Standing, motion: Sealed | ByHand) -> Refusal | None:
    if standing.game.key not in standing_order.RULES or is_solo(standing.card):
        return refuse("orders", "no-orders-here")
    if isinstance(motion, Sealed) and len(owners(standing.card)) == 1:
        return refuse("votes", "nobody-else-wishes")
    if may_call(standing.card) == isinstance(motion, Sealed):
        return refuse("votes", "votes-auctions-are-so", motion=named(motion))
    return None


def _open_in(motion: Motion) -> tuple[Status, ...]:
    match motion:
        case Resume():
            return (Status.PAUSED,)
        case Cancel():
            return (Status.PLAYING, Status.PAUSED)
    return (Status.PLAYING,)


def _why_not_about(standing: Standing, seat: Seat, motion: Motion) -> Refusal | None:
    chairs = standing.card.chairs
    if seat >= len(chairs) or chairs[seat].person is None:
        return refuse("votes", "no-such-seat", seats=len(chairs))
    if chairs[seat].stand_in and isinstance(motion, Substitute):
        return None  # a computer player gives way to a person at any time
    if chairs[seat].stand_in:
        return refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat))
    if not is_silent(standing, seat):
        return refuse("votes", "seat-is-not-silent", who=Who(seat), days=SILENCE // DAY)
    return None


def is_silent(standing: Standing, seat: Seat) -> bool:
    """Whether the others may decide about a seat.

    It has let its deadline pass and not acted since; or, without a clock, it has kept them waiting
    for days that were no vacation. Before that it has been reminded.
    """
    budget, terms = standing.budgets[seat], standing.card.terms
    if is_solo(standing.card):
        return False  # there is nobody whom he keeps waiting
    if budget.missed is not None:
        return True
    if clocks.runs(terms) or budget.since is None or seat not in waited_for(standing):
        return False
    person = person_at(standing, seat)
    return counted_between(budget.since, standing.now, person, terms) >= SILENCE


# What happens when it is agreed


def _carried(standing: Standing, motion: Motion) -> Standing | Refusal:
    """Nobody's plan is made after it before he has looked at it again."""
    after = _done(standing, motion)
    return after if isinstance(after, Refusal) else planning.all_loosened(after)


def _done(standing: Standing, motion: Motion) -> Standing | Refusal:
    match motion:
        case Undo(count):
            # Nothing happens by itself now: what was ordered could be what was taken back.
            after = acts.taken_back(standing, None, count)
            return reduce(left_to_player, sorted(waited_for(after)), after)
        case StandIn(seat):
            return acts.stood_in(standing, seat)
        case Substitute(seat, person):
            return _substituted(standing, seat, PersonId(person))
        case Pause():
            return with_news(with_status(standing, Status.PAUSED), News(say("table-pauses")))
        case Resume():
            return with_news(with_status(standing, Status.PLAYING), News(say("table-goes-on")))
        case Live():
            return live.begun(standing)
        case Cancel():
            cancelled = with_status(standing, Status.CANCELLED, "given-up")
            return with_news(cancelled, News(say("table-is-given-up")))
        case Sealed():
            # Whatever is auctioned right now goes on as it began.
            after = all_counted(_auctioned(standing, clocks.SEALED))
            return with_news(after, News(say("votes-auctions-sealed")))
        case ByHand():
            return with_news(
                _auctioned(standing, clocks.BY_HAND), News(say("votes-auctions-by-hand"))
            )


def _auctioned(standing: Standing, auctions: str) -> Standing:
    terms = replace(standing.card.terms, auctions=auctions)
    return replace(standing, card=replace(standing.card, terms=terms))


def _substituted(standing: Standing, seat: Seat, person: PersonId) -> Standing | Refusal:
    """Somebody who is not at the table takes the seat over, with all that is on it."""
    if standing.card.chair_of(person) is not None:
        return refuse("lobby", "sits-already")
    refusal = lobby.why_unwelcome(standing, person)
    return refusal or seated(standing, seat, person, _welcome(standing, seat))


def _welcome(standing: Standing, seat: Seat) -> Text:
    """By then the place goes by another name: whose it was is told by his own, if he left one."""
    before = person_at(standing, seat).name
    if not before:
        return say("substitute-sits-down", who=Who(seat))
    return say("substitute-takes-over", who=Who(seat), whom=before)


def seated(standing: Standing, seat: Seat, person: PersonId, news: Text) -> Standing:
    """He has the seat now, and time to look at it; what it answered before, another one did."""
    lines = standing.course.ply if standing.course else 0
    chair = Chair(person, came_after=lines)
    after = with_orders(with_chair(standing, seat, chair), seat, ())
    after = errands.dropped(with_plans(after, seat, ()), seat)
    # A call that is over stays so.
    counted = standing.budgets[seat].counted
    after = with_budget(after, seat, replace(clocks.started(standing.card.terms), counted=counted))
    offers = [ballot for ballot in after.ballots if not _is_offer_for(ballot.motion, seat)]
    after = replace(after, ballots=tuple(offers))
    return without_vote(with_news(after, News(news)), seat)


def _is_offer_for(motion: Motion, seat: Seat) -> bool:
    return isinstance(motion, Substitute) and motion.seat == seat
