"""What a steward may do at the tables of his server: told to everybody, and without a hand."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, refuse, say
from bot.host import clocks, leaving, lobby, votes
from bot.host.company import PersonId, Status
from bot.host.outcomes import Stale
from bot.host.standing import (
    News,
    Standing,
    not_playing,
    person_at,
    waited_for,
    with_budget,
    with_news,
    with_status,
)
from bot.host.table import Act
from bot.host.time import HOUR

OPEN = (Status.GATHERING, Status.PLAYING, Status.PAUSED)


def at(server: str, act: Act) -> Act:
    """A steward's word counts on his own server alone."""

    def acted(standing: Standing) -> Standing | Refusal | Stale:
        if not server or standing.card.server != server:
            return refuse("stewards", "not-on-this-server")
        return act(standing)

    return acted


def pause() -> Act:
    """Nobody's clock runs until the table goes on."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.status is not Status.PLAYING:
            return not_playing(standing)
        return with_news(with_status(standing, Status.PAUSED), News(say("steward-pauses")))

    return act


def go_on() -> Act:
    """The end of a pause, whoever began it."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.status is not Status.PAUSED:
            return not_playing(standing)
        return with_news(with_status(standing, Status.PLAYING), News(say("steward-goes-on")))

    return act


def close() -> Act:
    """The table ends where it is, without a winner."""

    def act(standing: Standing) -> Standing | Refusal:
        if standing.card.status not in (*OPEN, Status.FROZEN):
            return not_playing(standing)
        closed = with_status(standing, Status.CANCELLED, "closed")
        return with_news(closed, News(say("steward-closes")))

    return act


def more_time(person: PersonId, hours: int) -> Act:
    """So much more for his seat; a deadline that he has let pass is forgotten."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = _seat_of(standing, person)
        if isinstance(seat, Refusal):
            return seat
        if standing.card.status is not Status.PLAYING:
            return not_playing(standing)
        terms, now = standing.card.terms, standing.now
        if not clocks.runs(terms):
            return refuse("stewards", "no-clock-runs")
        if seat not in waited_for(standing):
            return refuse("stewards", "nobody-waits-for", who=Who(seat))
        budget = clocks.granted(
            *(terms, standing.budgets[seat], person_at(standing, seat)), hours * HOUR, now
        )
        news = News(say("steward-gives-time", who=Who(seat), hours=hours))
        return with_news(with_budget(standing, seat, budget), news)

    return act


def moved(place: str) -> Act:
    """The table goes on in another channel of the same server."""

    def act(standing: Standing) -> Standing | Refusal:
        card = standing.card
        if card.status not in OPEN:
            return not_playing(standing)
        if card.place == place:
            return refuse("stewards", "stands-here-already")
        return with_news(
            replace(standing, card=replace(card, place=place)), News(say("steward-moves"))
        )

    return act


def remove(person: PersonId) -> Act:
    """He leaves the table and stays away; at a running game a computer player goes on for him."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = _seat_of(standing, person)
        if isinstance(seat, Refusal):
            return seat
        away = replace(standing, card=lobby.without_him(standing.card, person))
        if standing.card.status is Status.GATHERING:
            return _with_news_if(lobby.freed(away, seat), News(say("steward-frees-a-chair")))
        last = say("steward-removes-last", who=Who(seat))
        return leaving.left(away, seat, say("steward-removes", who=Who(seat)), last)

    return act


def replaced(person: PersonId, by: PersonId) -> Act:
    """Somebody else takes over his seat, with all that is on it, and the table if it was his."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = _seat_of(standing, person, leavers=True)
        if isinstance(seat, Refusal):
            return seat
        if standing.card.status not in leaving.RUNNING:
            return not_playing(standing)
        if standing.card.chair_of(by) is not None:
            return refuse("lobby", "sits-already")
        refusal = lobby.why_unwelcome(standing, by)
        if refusal:
            return refusal
        card = leaving.inherited(standing.card, person, by)
        news = say("steward-seats", who=Who(seat))
        return votes.seated(replace(standing, card=card), seat, by, news)

    return act


def kept_out(person: PersonId) -> Act:
    """Said wherever he sits; there he plays on."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = _seat_of(standing, person)
        if isinstance(seat, Refusal):
            return seat
        return with_news(standing, News(say("steward-keeps-out", who=Who(seat))))

    return act


def let_in(person: PersonId) -> Act:
    """Said wherever he sits."""

    def act(standing: Standing) -> Standing | Refusal:
        seat = _seat_of(standing, person)
        if isinstance(seat, Refusal):
            return seat
        return with_news(standing, News(say("steward-lets-in", who=Who(seat))))

    return act


def _with_news_if(standing: Standing | Refusal, news: News) -> Standing | Refusal:
    return standing if isinstance(standing, Refusal) else with_news(standing, news)


def _seat_of(standing: Standing, person: PersonId, *, leavers: bool = False) -> Seat | Refusal:
    card = standing.card
    seat = card.chair_of(person) if leavers else card.seat_of(person)
    return refuse("stewards", "sits-not-here") if seat is None else seat
