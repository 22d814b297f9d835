"""Answer for seats whose person does not: computers, orders, forced moves, deadlines."""

import logging
from contextlib import suppress
from typing import NoReturn

from bot.engine.game import Seat, forced_move, passing_move
from bot.engine.text import Who, say
from bot.players import registry
from bot.players.player import make_player_chance, make_reliable, make_situation
from bot.players.registry import PASSIVE, players_and_replacements
from bot.tables import clocks, seat_commands
from bot.tables.derived_effects import next_reminder_of_seat
from bot.tables.people import MINUTE, DeadlineAction, Time
from bot.tables.state import (
    Announcement,
    CommandRejected,
    CommandStale,
    TableState,
    is_person_asked,
    person_of_seat,
    question_number,
    running_course,
    seats_called,
    seats_waited_for,
    table_command,
    with_news,
    with_time_budget,
)
from bot.tables.store_protocols import format_trace

_log = logging.getLogger(__name__)

TOO_LATE = 5 * MINUTE  # a reminder that is later than this is not sent


@table_command
def answer_for_seat(
    state: TableState, seat: Seat, decision: int, thought: str | None = None
) -> TableState:
    """Answer a question for a seat, or leave it to the person who owns the seat.

    `thought` is the move that a slow computer player found in another process; '' if it failed.
    """
    _check_question(state, seat, decision)
    if is_person_asked(state, seat):
        return state  # meanwhile the question was left to the player
    if seat in seats_called(state):
        return seat_commands.answer_by_declared_wishes(state, seat)
    after = _answer_by_holder(state, seat, thought)
    return _play_out_sealed_auctions(after)


def slow_player_of_seat(state: TableState, seat: Seat) -> str:
    """Return the computer player of this seat if it thinks in a process of its own, else ''."""
    computer = state.card.holders[seat].computer
    return computer if computer in registry.SLOW_PLAYERS else ""


def _answer_by_holder(state: TableState, seat: Seat, thought: str | None = None) -> TableState:
    holder = state.card.holders[seat]
    if holder.computer or holder.resigned:
        return _play_computer(state, seat, holder.computer or holder.replacement, thought)
    if holder.replacement:
        return _play_replacement(state, seat, holder.replacement)
    return _play_for_person(state, seat)


def _play_out_sealed_auctions(state: TableState) -> TableState:
    """Play sealed auctions on, up to a question for a person or a slow computer player."""
    while clocks.has_sealed_auctions(state.card.terms) and state.phase:
        seat = min(seats_waited_for(state) - seats_called(state), default=None)
        if seat is None or is_person_asked(state, seat) or slow_player_of_seat(state, seat):
            break
        try:
            state = _answer_by_holder(state, seat)
        except CommandRejected:
            break
    return state


@table_command
def apply_deadline(state: TableState, seat: Seat, decision: int) -> TableState:
    """Do what the terms of the table say about a seat that missed its deadline."""
    _check_question(state, seat, decision)
    budget, person, now = state.budgets[seat], person_of_seat(state, seat), state.now
    until = clocks.answer_deadline(state.card.terms, budget, person, now)
    if until is None or until > now or not is_person_asked(state, seat):
        return state  # a pause has postponed it
    state = with_time_budget(state, seat, clocks.mark_deadline_missed(budget, now))
    then = state.card.terms.at_deadline
    news = say("deadline-passed", who=Who(seat), then=then.value)
    state = with_news(state, Announcement(news))
    match then:
        case DeadlineAction.WAIT:
            return state  # reminders go on, and the others may vote
        case DeadlineAction.STAND_IN:
            return seat_commands.replace_by_computer(state, seat)
        case DeadlineAction.PASS if seat in seats_called(state):
            return _restart_clock(seat_commands.answer_call_by_passing(state, seat), seat)
        case DeadlineAction.PASS:
            return _restart_clock(_pass_question(state, seat), seat)


def _restart_clock(state: TableState, seat: Seat) -> TableState:
    """Give a seat time for the next question after one was passed for it."""
    if seat not in seats_waited_for(state):
        return state
    terms, budget = state.card.terms, state.budgets[seat]
    return with_time_budget(state, seat, clocks.restart_after_miss(terms, budget, state.now))


@table_command
def remind_seat(state: TableState, seat: Seat, decision: int, due: Time) -> TableState:
    """Remind the owner of a seat that the table waits; `due` is when it was to be sent."""
    _check_question(state, seat, decision)
    person, now = person_of_seat(state, seat), state.now
    awake = clocks.is_awake_at(now, person, state.card.terms)
    in_time = 0 <= now - due <= TOO_LATE
    if not awake or not in_time or not is_person_asked(state, seat):
        return state
    following = next_reminder_of_seat(state, seat)
    if following is not None and following - due < clocks.TOO_NEAR:
        return state  # the bot was down since this one was planned: the next one says it
    called = seat in seats_called(state)
    text = say("reminder-wishes" if called else "reminder", who=Who(seat))
    return with_news(state, Announcement(text, person.id, about=seat))


def _check_question(state: TableState, seat: Seat, decision: int) -> None:
    running_course(state)
    if question_number(state, seat) != decision:
        raise CommandStale(question_number(state, seat))


# Computer players


class NoMoveFound(Exception):
    """Raised if not even the random player finds a legal move: the rules must be at fault."""


def _play_computer(
    state: TableState, seat: Seat, name: str, thought: str | None = None
) -> TableState:
    """Play a computer player's move; if it fails, a simpler one moves, so that no game stops."""
    game, course = state.game, state.begun_course
    if thought:
        with suppress(CommandRejected):
            return seat_commands.apply_move(state, seat, thought)
    if thought is not None:
        _log.error("guest %s finds no move at table %d", name, state.card.id)
        name = registry.default_player(game.key)

    def log_failure(failure: Exception) -> None:
        _log.error("guest %s fails at table %d: %s", name, state.card.id, format_trace(failure))

    choose = make_reliable(
        players_and_replacements(game.key).get(name, _raise_unknown_level), log_failure
    )
    situation = make_situation(game, course.state, seat)
    move = choose(situation, make_player_chance(course.opening.seed, seat, len(course.made)))
    try:
        return seat_commands.apply_move(state, seat, game.vocabulary.spell(move))
    except CommandRejected as rejected:
        raise NoMoveFound from rejected


def _play_replacement(state: TableState, seat: Seat, name: str) -> TableState:
    """Play for an absent person: by plan or order if one answers, else by computer player."""
    after = state.planner.answer_for_absent(state, seat)
    if after.course is not state.course:
        return after
    passing = passing_move(state.game, state.begun_course.state, seat) if name == PASSIVE else None
    if passing is None:
        return _play_computer(after, seat, name)
    return seat_commands.apply_move(after, seat, state.game.vocabulary.spell(passing))


def _raise_unknown_level(*_: object) -> NoReturn:
    """Stand in for a computer player that does not exist any more."""
    raise LookupError


# People


def _play_for_person(state: TableState, seat: Seat) -> TableState:
    """Make the only move there is, or the one that was planned; else leave the question."""
    forced = forced_move(state.game, state.begun_course.state, seat)
    if forced is not None:
        return seat_commands.apply_move(state, seat, state.game.vocabulary.spell(forced))
    return state.planner.answer_for_person(state, seat)


def _pass_question(state: TableState, seat: Seat) -> TableState:
    """Pass, where the rules allow it; else let a computer player answer this one question."""
    move = passing_move(state.game, state.begun_course.state, seat)
    if move is None:
        return _play_computer(state, seat, seat_commands.replacement_level(state, seat))
    return seat_commands.apply_move(state, seat, state.game.vocabulary.spell(move))
