"""Answer for seats whose person does not: computers, orders, forced moves, deadlines."""

import logging
from typing import NoReturn

from bot.engine.game import Seat, forced_move, legal_moves, passing_move
from bot.engine.text import Refusal, Who, say
from bot.notifications import absence_log
from bot.planning import orders as planning_orders
from bot.planning import turns_ahead
from bot.planning.planning_rules import AskPlayer, OrderReply, PlayMove
from bot.players import registry
from bot.players.player import make_reliable, make_situation, player_chance
from bot.players.registry import PASSIVE, players_and_replacements
from bot.tables import clocks, commands, plans, sealed_round
from bot.tables.people import MINUTE, DeadlineAction, Time
from bot.tables.results import Stale
from bot.tables.state import (
    Announcement,
    AnyCourse,
    TableState,
    has_plan_for_turn,
    is_person_asked,
    leave_to_player,
    orders_of,
    person_at,
    plans_of,
    question_number,
    running_course,
    seats_called,
    seats_waited_for,
    with_budget,
    with_news,
)
from bot.tables.store import summarize_error
from bot.tables.table import TableCommand

_log = logging.getLogger(__name__)

TOO_LATE = 5 * MINUTE  # a reminder that could not ring in time is let go


def answer_for_seat(seat: Seat, decision: int, thought: str | None = None) -> TableCommand:
    """One move for this seat, or the question handed to its owner.

    What a guest has found who thought about it elsewhere comes along; '' if he was at a loss.
    """

    def act(standing: TableState) -> TableState | Refusal | Stale:
        course = _check_question(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        if is_person_asked(standing, seat):
            return standing  # he took the question into his own hands meanwhile
        if seat in seats_called(standing):
            return sealed_round.look_at_wishes(standing, seat)
        after = _answer_seat(standing, course, seat, thought)
        return (
            _play_out_sealed(after) if standing.phase and isinstance(after, TableState) else after
        )

    return act


def slow_thinker(standing: TableState, seat: Seat) -> str:
    """The guest in this chair, if he is one who thinks for long; or ''."""
    guest = standing.card.holders[seat].computer
    return guest if guest in registry.SLOW_PLAYERS else ""


def _answer_seat(
    standing: TableState, course: AnyCourse, seat: Seat, thought: str | None = None
) -> TableState | Refusal:
    chair = standing.card.holders[seat]
    if chair.computer or chair.resigned:
        return _play_computer(standing, course, seat, chair.computer or chair.replacement, thought)
    if chair.replacement:
        after = _play_replacement(standing, course, seat, chair.replacement)
        return absence_log.log_move(standing, after, seat)
    return _play_for_person(standing, course, seat)


def _play_out_sealed(standing: TableState) -> TableState:
    """Sealed auctions go on in the same breath, up to what a person has to answer himself.

    Whoever thinks for long is rung for by himself.
    """
    while standing.phase and clocks.has_sealed_auctions(standing.card.terms):
        seat = min(seats_waited_for(standing) - seats_called(standing), default=None)
        if seat is None or is_person_asked(standing, seat) or slow_thinker(standing, seat):
            break
        assert standing.course is not None
        after = _answer_seat(standing, standing.course, seat)
        if isinstance(after, Refusal):
            break
        standing = after
    return standing


def apply_deadline(seat: Seat, decision: int) -> TableCommand:
    """What the table agreed on for a seat that keeps it waiting too long."""

    def act(standing: TableState) -> TableState | Refusal | Stale:
        course = _check_question(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        budget, person, now = standing.budgets[seat], person_at(standing, seat), standing.now
        until = clocks.deadline(standing.card.terms, budget, person, now)
        if until is None or until > now or not is_person_asked(standing, seat):
            return standing  # a pause has put it off
        standing = with_budget(standing, seat, clocks.mark_missed(budget, now))
        then = standing.card.terms.at_deadline
        news = say("deadline-passed", who=Who(seat), then=then.value)
        standing = with_news(standing, Announcement(news))
        match then:
            case DeadlineAction.WAIT:
                return standing  # reminders go on, and the others may vote
            case DeadlineAction.STAND_IN:
                return commands.replace_by_computer(standing, seat)
            case DeadlineAction.PASS if seat in seats_called(standing):
                return _restart_clock(sealed_round.let_call_pass(standing, seat), seat)
            case DeadlineAction.PASS:
                after = absence_log.log_move(standing, _pass_question(standing, course, seat), seat)
                return _restart_clock(after, seat)

    return act


def _restart_clock(standing: TableState | Refusal, seat: Seat) -> TableState | Refusal:
    """Whoever is asked something else after the question that was let go by has time for it."""
    if isinstance(standing, Refusal) or seat not in seats_waited_for(standing):
        return standing
    terms, budget = standing.card.terms, standing.budgets[seat]
    return with_budget(standing, seat, clocks.restart_after_miss(terms, budget, standing.now))


def remind_seat(seat: Seat, decision: int, rung: Time) -> TableCommand:
    """The seat is told once more that it is waited for."""

    def act(standing: TableState) -> TableState | Refusal | Stale:
        course = _check_question(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        person, now = person_at(standing, seat), standing.now
        awake = clocks.is_waking(now, person, standing.card.terms)
        in_time = 0 <= now - rung <= TOO_LATE
        if not awake or not in_time or not is_person_asked(standing, seat):
            return standing
        called = seat in seats_called(standing)
        text = say("reminder-wishes" if called else "reminder", who=Who(seat))
        return with_news(standing, Announcement(text, person.id, about=seat))

    return act


def _check_question(standing: TableState, seat: Seat, decision: int) -> AnyCourse | Refusal | Stale:
    course = running_course(standing)
    if isinstance(course, Refusal) or question_number(standing, seat) == decision:
        return course
    return Stale(question_number(standing, seat))


# Guests


class NoMoveFound(Exception):
    """Not even the random guest finds a move: the rules themselves must be at fault."""


def _play_computer(
    standing: TableState, course: AnyCourse, seat: Seat, name: str, thought: str | None = None
) -> TableState:
    """The guest's move; one who fails is helped out, so that no table stands still."""
    game = standing.game
    found = commands.apply_move(standing, seat, thought) if thought else None
    if isinstance(found, TableState):
        return found
    if thought is not None:  # the next best takes no time
        _log.error("guest %s finds no move at table %d", name, standing.card.id)
        name = registry.default_player(game.key)

    def failed(failure: Exception) -> None:
        _log.error(
            "guest %s fails at table %d: %s", name, standing.card.id, summarize_error(failure)
        )

    choose = make_reliable(
        players_and_replacements(game.key).get(name, _raise_unknown_level), failed
    )
    situation = make_situation(game, course.state, seat)
    move = choose(situation, player_chance(course.opening.seed, seat, len(course.made)))
    after = commands.apply_move(standing, seat, game.vocabulary.spell(move))
    if isinstance(after, Refusal):
        raise NoMoveFound
    return after


def _play_replacement(
    standing: TableState, course: AnyCourse, seat: Seat, name: str
) -> TableState | Refusal:
    """What its owner has wished for or made ahead comes first; where that says nothing, a guest."""
    game = standing.game
    if has_plan_for_turn(standing, seat):
        reply = _plan_reply(standing, course, seat)
        if not isinstance(reply, PlayMove):
            standing = plans.loosen_plans(standing, seat)
    else:
        reply = _order_reply(standing, course, seat)
    if isinstance(reply, PlayMove):
        after = commands.apply_move(standing, seat, game.vocabulary.spell(reply.move))
        if isinstance(after, TableState):
            return after
        _log.error("what was wished for makes no legal move at table %d", standing.card.id)
    passing = passing_move(game, course.state, seat) if name == PASSIVE else None
    if passing is None:
        return _play_computer(standing, course, seat, name)
    return commands.apply_move(standing, seat, game.vocabulary.spell(passing))


def _raise_unknown_level(*_: object) -> NoReturn:
    """In the chair of somebody who plays here no more."""
    raise LookupError


# Orders and force


def _play_for_person(standing: TableState, course: AnyCourse, seat: Seat) -> TableState | Refusal:
    game = standing.game
    forced = forced_move(game, course.state, seat)
    if forced is not None:
        return commands.apply_move(standing, seat, game.vocabulary.spell(forced))
    if has_plan_for_turn(standing, seat):
        return _play_plan(standing, course, seat)
    match _order_reply(standing, course, seat):
        case PlayMove(move):
            after = commands.apply_move(standing, seat, game.vocabulary.spell(move))
            if isinstance(after, TableState):
                return after
            _log.error("an order makes no legal move at table %d", standing.card.id)
        case AskPlayer(why) if why:
            owner = standing.card.holders[seat].person
            if owner is not None:  # which would be the channel
                standing = with_news(standing, Announcement(why, owner, about=seat))
    return leave_to_player(standing, seat)


def _play_plan(standing: TableState, course: AnyCourse, seat: Seat) -> TableState | Refusal:
    """The next step of a turn made ahead; where it stops, its owner is asked and told why."""
    answer, owner = _plan_reply(standing, course, seat), standing.card.holders[seat].person
    match answer:
        case PlayMove(move):
            after = commands.apply_move(standing, seat, standing.game.vocabulary.spell(move))
            if isinstance(after, TableState):
                return after
            _log.error("a plan makes no legal move at table %d", standing.card.id)
        case AskPlayer(why) if why and owner is not None:
            standing = with_news(standing, Announcement(why, owner, about=seat))
    return leave_to_player(plans.loosen_plans(standing, seat), seat)


def _plan_reply(standing: TableState, course: AnyCourse, seat: Seat) -> OrderReply[object]:
    try:
        return turns_ahead.answer_by_plan(
            standing.game, course.state, seat, plans_of(standing, seat)
        )
    except Exception as error:
        _log.error("a plan fails at table %d: %s", standing.card.id, summarize_error(error))
        return AskPlayer()


def _order_reply(standing: TableState, course: AnyCourse, seat: Seat) -> OrderReply[object]:
    game, orders = standing.game, [order.act for order in orders_of(standing, seat)]
    try:
        view, legal = game.view(course.state, seat), legal_moves(game, course.state, seat)
        return planning_orders.answer_by_orders(game.key, view, legal, orders)
    except Exception as error:
        _log.error("orders fail at table %d: %s", standing.card.id, summarize_error(error))
        return AskPlayer()


def _pass_question(standing: TableState, course: AnyCourse, seat: Seat) -> TableState | Refusal:
    """A question that can't be let go by is answered by a stand-in, this once."""
    move = passing_move(standing.game, course.state, seat)
    if move is None:
        return _play_computer(standing, course, seat, commands.replacement_level(standing, seat))
    return commands.apply_move(standing, seat, standing.game.vocabulary.spell(move))
