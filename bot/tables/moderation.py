"""Commands of a server's moderators at its tables; none of them shows a hand."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, refuse, say
from bot.tables import clocks, lobby, votes
from bot.tables.people import HOUR, PersonId, TableStatus
from bot.tables.results import Stale
from bot.tables.state import (
    Announcement,
    TableState,
    person_at,
    refuse_not_running,
    seats_waited_for,
    with_budget,
    with_news,
    with_status,
)
from bot.tables.table import TableCommand

OPEN_STATUSES = (TableStatus.GATHERING, TableStatus.PLAYING, TableStatus.PAUSED)


def on_server(server: str, act: TableCommand) -> TableCommand:
    """A steward's word counts on his own server alone."""

    def acted(state: TableState) -> TableState | Refusal | Stale:
        if not server or state.card.server != server:
            return refuse("stewards", "not-on-this-server")
        return act(state)

    return acted


def pause_table() -> TableCommand:
    """Nobody's clock runs until the table goes on."""

    def act(state: TableState) -> TableState | Refusal:
        if state.card.status is not TableStatus.PLAYING:
            return refuse_not_running(state)
        return with_news(
            with_status(state, TableStatus.PAUSED), Announcement(say("steward-pauses"))
        )

    return act


def resume_table() -> TableCommand:
    """The end of a pause, whoever began it."""

    def act(state: TableState) -> TableState | Refusal:
        if state.card.status is not TableStatus.PAUSED:
            return refuse_not_running(state)
        return with_news(
            with_status(state, TableStatus.PLAYING), Announcement(say("steward-goes-on"))
        )

    return act


def close_table() -> TableCommand:
    """The table ends where it is, without a winner."""

    def act(state: TableState) -> TableState | Refusal:
        if state.card.status not in (*OPEN_STATUSES, TableStatus.FROZEN):
            return refuse_not_running(state)
        closed = with_status(state, TableStatus.CANCELLED, "closed")
        return with_news(closed, Announcement(say("steward-closes")))

    return act


def give_time(person: PersonId, hours: int) -> TableCommand:
    """So much more for his seat; a deadline that he has let pass is forgotten."""

    def act(state: TableState) -> TableState | Refusal:
        seat = _seat_of(state, person)
        if isinstance(seat, Refusal):
            return seat
        if state.card.status is not TableStatus.PLAYING:
            return refuse_not_running(state)
        terms, now = state.card.terms, state.now
        if not clocks.has_clock(terms):
            return refuse("stewards", "no-clock-runs")
        if seat not in seats_waited_for(state):
            return refuse("stewards", "nobody-waits-for", who=Who(seat))
        budget = clocks.grant_time(
            *(terms, state.budgets[seat], person_at(state, seat)), hours * HOUR, now
        )
        news = Announcement(say("steward-gives-time", who=Who(seat), hours=hours))
        return with_news(with_budget(state, seat, budget), news)

    return act


def move_table(place: str) -> TableCommand:
    """The table goes on in another channel of the same server."""

    def act(state: TableState) -> TableState | Refusal:
        card = state.card
        if card.status not in OPEN_STATUSES:
            return refuse_not_running(state)
        if card.place == place:
            return refuse("stewards", "stands-here-already")
        return with_news(
            replace(state, card=replace(card, place=place)), Announcement(say("steward-moves"))
        )

    return act


def remove_person(person: PersonId) -> TableCommand:
    """He leaves the table and stays away; at a running game a computer player goes on for him."""

    def act(state: TableState) -> TableState | Refusal:
        seat = _seat_of(state, person)
        if isinstance(seat, Refusal):
            return seat
        away = replace(state, card=lobby.with_person_sent_away(state.card, person))
        if state.card.status is TableStatus.GATHERING:
            return _with_news_if(
                lobby.free_seat(away, seat), Announcement(say("steward-frees-a-chair"))
            )
        last = say("steward-removes-last", who=Who(seat))
        return votes.leave_seat(away, seat, say("steward-removes", who=Who(seat)), last)

    return act


def replace_person(person: PersonId, by: PersonId) -> TableCommand:
    """Somebody else takes over his seat, with all that is on it, and the table if it was his."""

    def act(state: TableState) -> TableState | Refusal:
        seat = _seat_of(state, person, leavers=True)
        if isinstance(seat, Refusal):
            return seat
        if state.card.status not in votes.RUNNING_STATUSES:
            return refuse_not_running(state)
        if state.card.seat_ever_held(by) is not None:
            return refuse("lobby", "sits-already")
        refusal = lobby.refuse_person(state, by)
        if refusal:
            return refusal
        card = votes.pass_on_ownership(state.card, person, by)
        news = say("steward-seats", who=Who(seat))
        return votes.seat_person(replace(state, card=card), seat, by, news)

    return act


def announce_ban(person: PersonId) -> TableCommand:
    """Said wherever he sits; there he plays on."""

    def act(state: TableState) -> TableState | Refusal:
        seat = _seat_of(state, person)
        if isinstance(seat, Refusal):
            return seat
        return with_news(state, Announcement(say("steward-keeps-out", who=Who(seat))))

    return act


def announce_unban(person: PersonId) -> TableCommand:
    """Said wherever he sits."""

    def act(state: TableState) -> TableState | Refusal:
        seat = _seat_of(state, person)
        if isinstance(seat, Refusal):
            return seat
        return with_news(state, Announcement(say("steward-lets-in", who=Who(seat))))

    return act


def _with_news_if(state: TableState | Refusal, news: Announcement) -> TableState | Refusal:
    return state if isinstance(state, Refusal) else with_news(state, news)


def _seat_of(state: TableState, person: PersonId, *, leavers: bool = False) -> Seat | Refusal:
    card = state.card
    seat = card.seat_ever_held(person) if leavers else card.owned_seat(person)
    return refuse("stewards", "sits-not-here") if seat is None else seat
