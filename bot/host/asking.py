"""Whose vote is asked for: it follows from the motions that are open and the seats people own."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Text, Who, say
from bot.host.company import PersonId
from bot.host.motions import Live, Motion, Substitute, named
from bot.host.rows import Ballot, Note
from bot.host.standing import Standing, owners
from bot.host.topics import VoteWanted

Asking: TypeAlias = tuple[Motion, Seat, PersonId | None]


def _asked_to_vote(standing: Standing) -> dict[Asking, Ballot]:
    """Who still has to say what he thinks, of which motion."""
    chairs = standing.card.chairs
    return {
        (ballot.motion, seat, chairs[seat].person): ballot
        for seat in owners(standing.card)
        for ballot in open_to(standing, seat)
    }


def open_to(standing: Standing, seat: Seat) -> Iterator[Ballot]:
    """The motions on which the vote of this seat is wanted, if somebody owns it."""
    for ballot in standing.ballots:
        # To play live is put to those who are there: they read it on the board.
        if ballot.motion != Live() and seat in owners(standing.card) and seat not in ballot.votes:
            yield ballot


def is_over(before: Standing, after: Standing) -> Iterator[VoteWanted]:
    """Who has spoken, or whose vote is needed no longer, is asked no longer."""
    asked = _asked_to_vote(after)
    for one in _asked_to_vote(before):
        if one not in asked:
            motion, seat, _ = one
            yield VoteWanted(seat, motion)


def begins(before: Standing, after: Standing) -> Iterator[Note]:
    """Everybody who owns a seat is asked, wherever he is."""
    known = _asked_to_vote(before)
    for one, ballot in _asked_to_vote(after).items():
        if one not in known:
            motion, seat, person = one
            text = put_to_the_vote(ballot)
            yield Note(after.card.id, VoteWanted(seat, motion), person, text, created=after.now)


def put_to_the_vote(ballot: Ballot) -> Text:
    """Who would like what."""
    match ballot.motion:
        case Substitute(seat):
            return say("offers-to-substitute", who=Who(seat))
    return say("asks-for-a-vote", who=Who(ballot.votes[0]), motion=named(ballot.motion))
