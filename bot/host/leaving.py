"""Leaving a running game for good: what becomes of the seat, of the table, and of open motions."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who, refuse, say
from bot.host import errands, votes
from bot.host.company import PersonId, Status, TableCard
from bot.host.standing import (
    News,
    Standing,
    not_playing,
    owners,
    with_chair,
    with_news,
    with_orders,
    with_status,
)
from bot.host.table import Act
from bot.players.guestbook import usual

RUNNING = (Status.PLAYING, Status.PAUSED)


def resign(seat: Seat) -> Act:
    """Leave for good; a computer player plays on to the end, if anybody is there to see it."""

    def act(standing: Standing) -> Standing | Refusal:
        alone = say("resigns-last", who=Who(seat))
        return left(standing, seat, say("resigns", who=Who(seat)), alone)

    return act


def left(standing: Standing, seat: Seat, news: Text, last: Text) -> Standing | Refusal:
    """Take the hand, the orders, the vote and the table from who leaves; `last` ends the game."""
    if standing.card.status not in RUNNING:
        return not_playing(standing)
    chair = standing.card.chairs[seat]
    if chair.resigned:
        return refuse("table", "has-resigned")
    gone = replace(chair, stand_in=usual(standing.game.key), resigned=True)
    after = errands.dropped(with_chair(standing, seat, gone), seat)
    after, remaining = with_orders(after, seat, ()), owners(after.card)
    after = with_news(after, News(news if remaining else last))
    if not remaining:
        return with_status(after, Status.CANCELLED, "everybody-resigned")
    heir = after.card.chairs[remaining[0]].person
    assert heir is not None
    if chair.person is not None:
        after = replace(after, card=inherited(after.card, chair.person, heir))
    return votes.without_vote(after, seat)


def inherited(card: TableCard, person: PersonId, heir: PersonId) -> TableCard:
    """The table of somebody who leaves it is another one's."""
    return replace(card, owner=heir) if card.owner == person else card
