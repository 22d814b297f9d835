"""What a table decides together: undo beyond one's own moves, pause, cancel, a silent seat."""

from dataclasses import replace
from functools import reduce

from bot.engine import undo
from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, refuse, say
from bot.host import acts, clocks
from bot.host.hours import counted_between
from bot.host.motions import (
    Cancel,
    Motion,
    Pause,
    Resume,
    StandIn,
    Substitute,
    Undo,
    named,
)
from bot.host.ports import DAY, Chair, PersonId, Status, Vote
from bot.host.standing import (
    News,
    Standing,
    is_solo,
    left_to_player,
    not_playing,
    person_at,
    told,
    waited_for,
    with_budget,
    with_chair,
    with_orders,
    with_status,
)
from bot.host.table import Act

SILENCE = 3 * DAY  # without a clock: so long the others wait before they may do without somebody


def voters(standing: Standing, motion: Motion) -> tuple[Seat, ...]:
    """Whose voice counts: the people at the table, without the seat it is about."""
    about = motion.seat if isinstance(motion, StandIn | Substitute) else None
    return tuple(
        Seat(at)
        for at, chair in enumerate(standing.card.chairs)
        if chair.person is not None and not chair.stand_in and at != about
    )


# Voices


def vote(seat: Seat, motion: Motion, *, in_favour: bool) -> Act:
    """Cast a voice; the last one that was needed carries the motion out."""

    def act(standing: Standing) -> Standing | Refusal:
        refusal = _why_not(standing, motion) or _why_no_voice(standing, seat, motion)
        if refusal:
            return refusal
        voices = _voices(standing, motion)
        if isinstance(motion, Substitute) and motion.seat not in voices:
            return refuse("votes", "nobody-offered", motion=named(motion))
        if not in_favour and not voices:
            return refuse("votes", "nobody-wants-it", motion=named(motion))
        if not in_favour:
            against = say("votes-against", who=Who(seat), motion=named(motion))
            return told(_with_voices(standing, motion, frozenset()), News(against))
        voices |= {seat}
        missing = len(set(voters(standing, motion)) - voices)
        if not missing:
            return _carried(_with_voices(standing, motion, frozenset()), motion)
        favour = say("votes-for", who=Who(seat), motion=named(motion), missing=missing)
        return told(_with_voices(standing, motion, voices), News(favour))

    return act


def offer(person: PersonId, seat: Seat) -> Act:
    """Somebody who is not at the table would take over a seat; the others vote on it."""
    motion = Substitute(seat, person)

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.seat_of(person) is not None:
            return refuse("lobby", "sits-already")
        refusal = _why_not(standing, motion)
        if refusal:
            return refusal
        if not voters(standing, motion):
            return _carried(standing, motion)
        # Until it is decided, who offers himself speaks for the seat he would take.
        voices = _voices(standing, motion) | {seat}
        news = News(say("offers-to-substitute", who=Who(seat), person=person))
        return told(_with_voices(standing, motion, voices), news)

    return act


def _voices(standing: Standing, motion: Motion) -> frozenset[Seat]:
    return frozenset(voice.seat for voice in standing.votes if voice.motion == motion)


def _with_voices(standing: Standing, motion: Motion, voices: frozenset[Seat]) -> Standing:
    """One voice against a motion is enough: nobody is in favour any more."""
    others = [voice for voice in standing.votes if voice.motion != motion]
    own = [Vote(standing.card.id, motion, seat) for seat in sorted(voices)]
    return replace(standing, votes=(*others, *own))


# Why not


def _why_no_voice(standing: Standing, seat: Seat, motion: Motion) -> Refusal | None:
    return None if seat in voters(standing, motion) else refuse("votes", "no-voice-in-this")


def _why_not(standing: Standing, motion: Motion) -> Refusal | None:
    if standing.card.status not in _open_in(motion):
        return not_playing(standing)
    assert standing.course is not None
    match motion:
        case Undo() if is_solo(standing.card):
            return refuse("undo", "nobody-to-ask")
        case Undo(count):
            return undo.why_not_vote(standing.course, count)
        case StandIn(seat) | Substitute(seat):
            return _why_not_about(standing, seat, motion)
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


# What happens when everybody has agreed


def _carried(standing: Standing, motion: Motion) -> Standing | Refusal:
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
            return told(with_status(standing, Status.PAUSED), News(say("table-pauses")))
        case Resume():
            return told(with_status(standing, Status.PLAYING), News(say("table-goes-on")))
        case Cancel():
            cancelled = with_status(standing, Status.CANCELLED, "given-up")
            return told(cancelled, News(say("table-is-given-up")))


def _substituted(standing: Standing, seat: Seat, person: PersonId) -> Standing | Refusal:
    """Somebody who is not at the table takes the seat over, with all that is on it."""
    if standing.card.seat_of(person) is not None:
        return refuse("lobby", "sits-already")
    after = with_orders(with_chair(standing, seat, Chair(person)), seat, ())
    after = with_budget(after, seat, clocks.started(standing.card.terms))
    return told(after, News(say("substitute-sits-down", who=Who(seat))))
