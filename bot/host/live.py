"""Half an hour live: everybody at the table is there, and plays as around a real one.

Auctions are by hand, nobody is written to, and whoever keeps the others waiting for some minutes
ends it, as does its time, and anybody who wants to. All of it is in the table's terms.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, refuse, say
from bot.host import clocks
from bot.host.company import PersonId, Status, TableCard
from bot.host.letters import HERE
from bot.host.motions import Live
from bot.host.rows import Ballot
from bot.host.standing import News, Standing, is_live, live_ends, owners, with_news
from bot.host.table import Act
from bot.host.time import HOUR, MINUTE, Time

PATIENCE = 10 * MINUTE  # so long everybody may agree to it
ASKED_AGAIN = 12 * HOUR


def begun(standing: Standing) -> Standing:
    until = Time(standing.now + clocks.LIVE)
    return with_news(_with_until(standing, until), News(say("live-begins")))


def ended(standing: Standing) -> Standing:
    return with_news(_with_until(standing, None), News(say("live-is-over")))


def _with_until(standing: Standing, until: Time | None) -> Standing:
    terms = replace(standing.card.terms, live_until=until)
    return replace(standing, card=replace(standing.card, terms=terms))


def time_is_up() -> Act:
    def act(standing: Standing) -> Standing:
        ends = live_ends(standing)
        return ended(standing) if ends is not None and ends <= standing.now else standing

    return act


def end(seat: Seat) -> Act:
    """Whoever has to go says so; the others need not wait to find out."""

    def act(standing: Standing) -> Standing | Refusal:
        if not is_live(standing):
            return refuse("live", "is-not-live")
        told = with_news(standing, News(say("ends-live", who=Who(seat))))
        return ended(told)

    return act


def why_not(standing: Standing) -> Refusal | None:
    if len(owners(standing.card)) < 2:
        return refuse("votes", "nobody-to-ask")
    return refuse("live", "is-live-already") if is_live(standing) else None


# Whether all are there


def is_wanted(standing: Standing, pressed: Mapping[PersonId, Time]) -> bool:
    """Whether all are there, nobody has asked them lately, and it would make a difference."""
    card, now = standing.card, standing.now
    if card.status is not Status.PLAYING or is_live(standing) or not _is_slow(card):
        return False
    if any(ballot.motion == Live() for ballot in standing.ballots):
        return False
    if card.live_asked is not None and now - card.live_asked < ASKED_AGAIN:
        return False
    people = [card.chairs[seat].person for seat in owners(card)]
    since = max(card.started or now, now - HERE)  # who waited in the lobby may have gone
    here = {person for person, at in pressed.items() if at >= since}
    return len(people) > 1 and here.issuperset(people)


def _is_slow(card: TableCard) -> bool:
    """At a table without a clock, and bid by bid, they are there all the time."""
    return clocks.runs(card.terms) or clocks.are_sealed(card.terms)


def ballot(now: Time) -> Ballot:
    return Ballot(Live(), (), now, Time(now + PATIENCE))


def asked(pressed: Mapping[PersonId, Time]) -> Act:
    """Everybody is asked on the board, where they are looking; nobody is written to."""

    def act(standing: Standing) -> Standing:
        if not is_wanted(standing, pressed):
            return standing
        card = replace(standing.card, live_asked=standing.now)
        return replace(standing, card=card, ballots=(*standing.ballots, ballot(standing.now)))

    return act
