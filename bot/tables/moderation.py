"""Commands of a server's moderators at its tables; none of them shows a hand."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Text, Who, refuse, say
from bot.tables import clocks, lobby, votes_and_seat_changes
from bot.tables.people import HOUR, PersonId, TableStatus
from bot.tables.state import (
    Announcement,
    CommandRejected,
    TableCommand,
    TableState,
    person_of_seat,
    seats_waited_for,
    table_command,
    why_not_running,
    with_news,
    with_status,
    with_time_budget,
)

# Settings of no server: servers that the bot leaves once, and those that it never stays on.
LEAVING_ROW, BLOCKED_ROW = "servers to leave", "blocked servers"
RESTART_ROW = "restart at"  # when the owner will restart the bot
OPEN_STATUSES = (TableStatus.GATHERING, TableStatus.PLAYING, TableStatus.PAUSED)


@table_command
def run_if_on_server(state: TableState, server: str, command: TableCommand) -> TableState:
    """Run a moderator's command, at tables of their own server only."""
    if not server or state.card.server != server:
        raise CommandRejected(refuse("stewards", "not-on-this-server"))
    return command(state)


def pause_table() -> TableCommand:
    """Pause a running table and its clocks."""
    return _change_status(TableStatus.PLAYING, TableStatus.PAUSED, say("steward-pauses"))


def resume_table() -> TableCommand:
    """End a pause, whoever began it."""
    return _change_status(TableStatus.PAUSED, TableStatus.PLAYING, say("steward-goes-on"))


@table_command
def _change_status(
    state: TableState, before: TableStatus, after: TableStatus, news: Text
) -> TableState:
    if state.card.status is not before:
        raise CommandRejected(why_not_running(state))
    return with_news(with_status(state, after), Announcement(news))


@table_command
def close_table(state: TableState) -> TableState:
    """Cancel the game at once, without a winner."""
    if state.card.status not in (*OPEN_STATUSES, TableStatus.FROZEN):
        raise CommandRejected(why_not_running(state))
    closed = with_status(state, TableStatus.CANCELLED, "closed")
    return with_news(closed, Announcement(say("steward-closes")))


@table_command
def give_time(state: TableState, person: PersonId, hours: int) -> TableState:
    """Add thinking time to a player's clock; a deadline they missed is forgotten."""
    seat = _seat_of(state, person)
    if state.card.status is not TableStatus.PLAYING:
        raise CommandRejected(why_not_running(state))
    terms, now = state.card.terms, state.now
    if not clocks.has_clock(terms):
        raise CommandRejected(refuse("stewards", "no-clock-runs"))
    if seat not in seats_waited_for(state):
        raise CommandRejected(refuse("stewards", "nobody-waits-for", who=Who(seat)))
    budget = clocks.grant_time(
        terms, state.budgets[seat], person_of_seat(state, seat), hours * HOUR, now
    )
    news = Announcement(say("steward-gives-time", who=Who(seat), hours=hours))
    return with_news(with_time_budget(state, seat, budget), news)


@table_command
def move_table(state: TableState, place: str) -> TableState:
    """Move the table to another channel of the same server."""
    card = state.card
    if card.status not in OPEN_STATUSES:
        raise CommandRejected(why_not_running(state))
    if card.place == place:
        raise CommandRejected(refuse("stewards", "stands-here-already"))
    moved = replace(state, card=replace(card, place=place))
    return with_news(moved, Announcement(say("steward-moves")))


@table_command
def remove_person(state: TableState, person: PersonId) -> TableState:
    """Remove a player for good; in a running game a computer player takes the seat over."""
    seat = _seat_of(state, person)
    without = replace(state, card=lobby.with_person_sent_away(state.card, person))
    if state.card.status is TableStatus.GATHERING:
        news = Announcement(say("steward-frees-a-chair"))
        return with_news(lobby.vacate_seat(without, seat), news)
    last = say("steward-removes-last", who=Who(seat))
    return votes_and_seat_changes.leave_seat(
        without, seat, say("steward-removes", who=Who(seat)), last
    )


@table_command
def replace_person(state: TableState, person: PersonId, by: PersonId) -> TableState:
    """Give a player's seat to another person, and the table too if it was theirs."""
    seat = _seat_of(state, person, leavers=True)
    if state.card.status not in votes_and_seat_changes.RUNNING_STATUSES:
        raise CommandRejected(why_not_running(state))
    lobby.check_may_take_over(state, by)
    card = votes_and_seat_changes.pass_on_ownership(state.card, person, by)
    news = say("steward-seats", who=Who(seat))
    return votes_and_seat_changes.seat_person(replace(state, card=card), seat, by, news)


@table_command
def announce_ban(state: TableState, person: PersonId) -> TableState:
    """Tell a table where a banned person plays; they finish their game there."""
    seat = _seat_of(state, person)
    return with_news(state, Announcement(say("steward-keeps-out", who=Who(seat))))


@table_command
def announce_unban(state: TableState, person: PersonId) -> TableState:
    """Tell a table where a person plays that their ban has ended."""
    seat = _seat_of(state, person)
    return with_news(state, Announcement(say("steward-lets-in", who=Who(seat))))


def _seat_of(state: TableState, person: PersonId, *, leavers: bool = False) -> Seat:
    card = state.card
    seat = card.seat_of_person(person) if leavers else card.owned_seat(person)
    if seat is None:
        raise CommandRejected(refuse("stewards", "sits-not-here"))
    return seat


# Servers


def parse_servers(row: str) -> frozenset[str]:
    """Parse the servers of a stored setting; what is damaged is left out."""
    return frozenset(one for one in row.split() if one.isdecimal())


def format_servers(servers: frozenset[str]) -> str:
    return " ".join(sorted(servers))
