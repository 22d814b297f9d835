"""The pace of a table: how fast people answer, how long a game takes, live play."""

from collections.abc import Mapping
from dataclasses import replace

from bot import catalogue
from bot.catalogue import DaysBySeats, MeasuredPace
from bot.engine.game import Seat
from bot.engine.text import Who, refuse, say
from bot.tables import clocks
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    DeadlineAction,
    PersonId,
    TableCard,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import Ballot, ResponseHabit
from bot.tables.state import (
    Announcement,
    CommandRejected,
    TableState,
    is_playing_live,
    live_play_end_time,
    people_at,
    seats_of_people,
    table_command,
    with_news,
)

PRESENT_FOR = 5 * MINUTE  # a person counts as present after an action


FEWEST = 2  # people who wait for each other
LIVE_ANSWER = MINUTE // 2  # what an answer is taken to last when all are there: not measured


def estimate_days(state: TableState, seats: int) -> int | None:
    """Estimate the days of a game with so many seats; None if that was not measured."""
    return _days_on_terms(state, seats, state.card.terms)


def estimate_live_hours(state: TableState, seats: int) -> int | None:
    """Estimate the hours of a game in one sitting, by how often the table waits for somebody."""
    measured = catalogue.measured_pace(state.card.game)
    if measured is None:
        return None
    days = _measured_days(measured, state.card, state.card.terms, ahead=False).get(seats)
    if days is None:
        return None
    computers = sum(bool(holder.computer) for holder in state.card.holders)
    waits = days * DAY / measured.answer * (seats - computers) / seats
    return max(1, round(waits * LIVE_ANSWER / HOUR))


def changes_that_shorten_game(state: TableState, seats: int) -> list[tuple[str, int]]:
    """Return changes that make the game a quarter shorter, with the days then, best first."""
    now = estimate_days(state, seats)
    found = []
    for name, then in _days_if_changed(state, seats).items():
        if now is not None and then is not None and then * 4 <= now * 3:
            found.append((name, then))
    return sorted(found, key=lambda one: one[1])


def _days_if_changed(state: TableState, seats: int) -> dict[str, int | None]:
    """Estimate the days with other terms, or with plans made ahead or all at once."""
    terms = state.card.terms
    sealed = replace(terms, auctions=clocks.SEALED)
    together = replace(sealed, turns=clocks.TOGETHER)
    quick = replace(terms, clock="fast", at_deadline=DeadlineAction.STAND_IN)
    measured = catalogue.measured_pace(state.card.game)
    has_auctions = measured is not None and clocks.SEALED in measured.days
    return {
        "sealed": _days_on_terms(state, seats, sealed),
        "together": _days_on_terms(state, seats, together),
        "clock": _days_on_terms(state, seats, quick),
        "sealed-ahead" if has_auctions else "ahead": _days_on_terms(
            state, seats, sealed, ahead=True
        ),
    }


def _days_on_terms(
    state: TableState, seats: int, terms: TableTerms, *, ahead: bool = False
) -> int | None:
    card = state.card
    measured, people = catalogue.measured_pace(card.game), people_at(card)
    if measured is None or not seats:
        return None
    base = _measured_days(measured, card, terms, ahead=ahead).get(seats)
    # Seats still free count as people of the measured usual answer time.
    computers = sum(bool(holder.computer) for holder in card.holders)
    waits = [
        _seconds_to_answer(state.habits.get(person), measured.answer, terms) for person in people
    ]
    waits += [_seconds_to_answer(None, measured.answer, terms)] * (seats - computers - len(people))
    if base is None or len(waits) < FEWEST:
        return None
    return max(1, round(base * sum(waits) / (seats * measured.answer)))


def _measured_days(
    measured: MeasuredPace, card: TableCard, terms: TableTerms, *, ahead: bool
) -> Mapping[int, float]:
    """Return days by seats; plans save the same share with whatever options."""
    chosen = _days_by_auction_style(measured.days_with_options(card.options), terms)
    planned = measured.ahead if ahead else _days_planned_together(measured, terms)
    if not (ahead or planned):
        return chosen
    usual = _days_by_auction_style(measured.days, terms)
    return {seats: days * chosen[seats] / usual[seats] for seats, days in planned.items()}


def _days_planned_together(measured: MeasuredPace, terms: TableTerms) -> Mapping[int, int]:
    """Return days by seats with turns planned at once, which was measured with sealed auctions."""
    is_measured = clocks.are_turns_planned_together(terms) and clocks.has_sealed_auctions(terms)
    return measured.together if is_measured else {}


def _days_by_auction_style(days: DaysBySeats, terms: TableTerms) -> Mapping[int, int]:
    """Return days by seats, for sealed auctions if these terms have them."""
    by_hand = days[clocks.BY_HAND]
    return days.get(clocks.SEALED, by_hand) if clocks.has_sealed_auctions(terms) else by_hand


def _seconds_to_answer(habit: ResponseHabit | None, usual: int, terms: TableTerms) -> int:
    """Return the seconds a person takes for an answer, limited by the clock."""
    takes = usual if habit is None or habit.answer is None else habit.answer
    if not clocks.has_clock(terms) or terms.at_deadline is DeadlineAction.WAIT:
        return takes
    return min(takes, clocks.clock_pace(terms).gain if terms.clock in clocks.CLOCK_NAMES else DAY)


LIVE_VOTE_LASTS = 10 * MINUTE  # of a ballot about live play
LIVE_ASKED_AGAIN = 12 * HOUR


def begin_live_play(state: TableState) -> TableState:
    until = Time(state.now + clocks.LIVE_LASTS)
    return with_news(_with_live_until(state, until), Announcement(say("live-begins")))


def end_live_play(state: TableState) -> TableState:
    return with_news(_with_live_until(state, None), Announcement(say("live-is-over")))


def _with_live_until(state: TableState, until: Time | None) -> TableState:
    terms = replace(state.card.terms, live_until=until)
    return replace(state, card=replace(state.card, terms=terms))


@table_command
def expire_live_play(state: TableState) -> TableState:
    """End live play if its time is up."""
    ends = live_play_end_time(state)
    return end_live_play(state) if ends is not None and ends <= state.now else state


@table_command
def leave_live_play(state: TableState, seat: Seat) -> TableState:
    """End live play because the owner of this seat leaves."""
    if not is_playing_live(state):
        raise CommandRejected(refuse("live", "is-not-live"))
    return end_live_play(with_news(state, Announcement(say("ends-live", who=Who(seat)))))


def check_can_play_live(state: TableState) -> None:
    """Raise CommandRejected if the table can't begin to play live."""
    if len(seats_of_people(state.card)) < 2:
        raise CommandRejected(refuse("live", "live-wants-two"))
    if is_playing_live(state):
        raise CommandRejected(refuse("live", "is-live-already"))


# Presence


def should_ask_live_play(state: TableState, pressed: Mapping[PersonId, Time]) -> bool:
    """Check whether to put live play to the vote: all are present, and it was not asked lately."""
    card, now = state.card, state.now
    if (
        card.status is not TableStatus.PLAYING
        or is_playing_live(state)
        or not _can_live_play_help(card)
    ):
        return False
    if any(ballot.motion == PlainMotion.LIVE for ballot in state.ballots):
        return False
    if card.live_asked is not None and now - card.live_asked < LIVE_ASKED_AGAIN:
        return False
    people = [card.holders[seat].person for seat in seats_of_people(card)]
    since = max(card.started or now, now - PRESENT_FOR)  # presence in the lobby does not count
    here = {person for person, at in pressed.items() if at >= since}
    return len(people) > 1 and here.issuperset(people)


def _can_live_play_help(card: TableCard) -> bool:
    """Check whether live play would change anything here."""
    return clocks.has_clock(card.terms) or clocks.has_sealed_auctions(card.terms)


def make_live_ballot(now: Time) -> Ballot:
    return Ballot(PlainMotion.LIVE, (), now, Time(now + LIVE_VOTE_LASTS), now)


@table_command
def ask_for_live_play(state: TableState, pressed: Mapping[PersonId, Time]) -> TableState:
    """Put live play to the vote on the board; no direct message is sent."""
    if not should_ask_live_play(state, pressed):
        return state
    card = replace(state.card, live_asked=state.now)
    return replace(state, card=card, ballots=(*state.ballots, make_live_ballot(state.now)))
