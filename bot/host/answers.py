"""Who answers when no person does: guests, stand-ins, standing orders, and forced moves."""

import logging
from typing import NoReturn

from bot.engine.game import Seat, forced_move, legal_moves, passing_move
from bot.engine.text import Refusal, Who, say
from bot.host import acts, calls, clocks, errands, hours, planning
from bot.host.company import AtDeadline
from bot.host.outcomes import Stale
from bot.host.standing import (
    AnyCourse,
    News,
    Standing,
    asks_person,
    called_for_wishes,
    decision_of,
    is_made_ahead,
    left_to_player,
    orders_of,
    person_at,
    plans_of,
    playing,
    waited_for,
    with_budget,
    with_news,
)
from bot.host.table import Act
from bot.host.time import MINUTE, Time
from bot.host.trouble import outline
from bot.players import guestbook, made_ahead, standing_order
from bot.players.guest import luck, situation_of
from bot.players.guestbook import PASSIVE, in_chairs
from bot.players.order_rules import Ask, Play, Reply
from bot.players.reliable import reliable

_log = logging.getLogger(__name__)

TOO_LATE = 5 * MINUTE  # a reminder that could not ring in time is let go


def answer(seat: Seat, decision: int, thought: str | None = None) -> Act:
    """One move for this seat, or the question handed to its owner.

    What a guest has found who thought about it elsewhere comes along; '' if he was at a loss.
    """

    def act(standing: Standing) -> Standing | Refusal | Stale:
        course = _still_open(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        if asks_person(standing, seat):
            return standing  # he took the question into his own hands meanwhile
        if seat in called_for_wishes(standing):
            return calls.looked_at(standing, seat)
        after = _answered(standing, course, seat, thought)
        return _played_out(after) if standing.phase and isinstance(after, Standing) else after

    return act


def pondering(standing: Standing, seat: Seat) -> str:
    """The guest in this chair, if he is one who thinks for long; or ''."""
    guest = standing.card.chairs[seat].guest
    return guest if guest in guestbook.PONDERING else ""


def _answered(
    standing: Standing, course: AnyCourse, seat: Seat, thought: str | None = None
) -> Standing | Refusal:
    chair = standing.card.chairs[seat]
    if chair.guest or chair.resigned:
        return _by_guest(standing, course, seat, chair.guest or chair.stand_in, thought)
    if chair.stand_in:
        after = _by_stand_in(standing, course, seat, chair.stand_in)
        return errands.done(standing, after, seat)
    return _by_house(standing, course, seat)


def _played_out(standing: Standing) -> Standing:
    """Sealed auctions go on in the same breath, up to what a person has to answer himself.

    Whoever thinks for long is rung for by himself.
    """
    while standing.phase and clocks.are_sealed(standing.card.terms):
        seat = min(waited_for(standing) - called_for_wishes(standing), default=None)
        if seat is None or asks_person(standing, seat) or pondering(standing, seat):
            break
        assert standing.course is not None
        after = _answered(standing, standing.course, seat)
        if isinstance(after, Refusal):
            break
        standing = after
    return standing


def deadline_passed(seat: Seat, decision: int) -> Act:
    """What the table agreed on for a seat that keeps it waiting too long."""

    def act(standing: Standing) -> Standing | Refusal | Stale:
        course = _still_open(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        budget, person, now = standing.budgets[seat], person_at(standing, seat), standing.now
        until = clocks.deadline(standing.card.terms, budget, person, now)
        if until is None or until > now or not asks_person(standing, seat):
            return standing  # a pause has put it off
        standing = with_budget(standing, seat, clocks.missed(budget, now))
        then = standing.card.terms.at_deadline
        news = say("deadline-passed", who=Who(seat), then=then.value)
        standing = with_news(standing, News(news))
        match then:
            case AtDeadline.WAIT:
                return standing  # reminders go on, and the others may vote
            case AtDeadline.STAND_IN:
                return acts.stood_in(standing, seat)
            case AtDeadline.PASS if seat in called_for_wishes(standing):
                return _asked_anew(calls.let_go(standing, seat), seat)
            case AtDeadline.PASS:
                after = errands.done(standing, _passed(standing, course, seat), seat)
                return _asked_anew(after, seat)

    return act


def _asked_anew(standing: Standing | Refusal, seat: Seat) -> Standing | Refusal:
    """Whoever is asked something else after the question that was let go by has time for it."""
    if isinstance(standing, Refusal) or seat not in waited_for(standing):
        return standing
    terms, budget = standing.card.terms, standing.budgets[seat]
    return with_budget(standing, seat, clocks.asked_anew(terms, budget, standing.now))


def reminded(seat: Seat, decision: int, rung: Time) -> Act:
    """The seat is told once more that it is waited for."""

    def act(standing: Standing) -> Standing | Refusal | Stale:
        course = _still_open(standing, seat, decision)
        if isinstance(course, Refusal | Stale):
            return course
        person, now = person_at(standing, seat), standing.now
        awake = hours.is_waking(now, person, standing.card.terms)
        in_time = 0 <= now - rung <= TOO_LATE
        if not awake or not in_time or not asks_person(standing, seat):
            return standing
        called = seat in called_for_wishes(standing)
        text = say("reminder-wishes" if called else "reminder", who=Who(seat))
        return with_news(standing, News(text, person.id, about=seat))

    return act


def _still_open(standing: Standing, seat: Seat, decision: int) -> AnyCourse | Refusal | Stale:
    course = playing(standing)
    if isinstance(course, Refusal) or decision_of(standing, seat) == decision:
        return course
    return Stale(decision_of(standing, seat))


# Guests


class AtALoss(Exception):
    """Not even the random guest finds a move: the rules themselves must be at fault."""


def _by_guest(
    standing: Standing, course: AnyCourse, seat: Seat, name: str, thought: str | None = None
) -> Standing:
    """The guest's move; one who fails is helped out, so that no table stands still."""
    game = standing.game
    found = acts.moved(standing, seat, thought) if thought else None
    if isinstance(found, Standing):
        return found
    if thought is not None:  # the next best takes no time
        _log.error("guest %s finds no move at table %d", name, standing.card.id)
        name = guestbook.usual(game.key)

    def failed(failure: Exception) -> None:
        _log.error("guest %s fails at table %d: %s", name, standing.card.id, outline(failure))

    choose = reliable(in_chairs(game.key).get(name, _gone), failed)
    situation = situation_of(game, course.state, seat)
    move = choose(situation, luck(course.opening.seed, seat, len(course.made)))
    after = acts.moved(standing, seat, game.vocabulary.spell(move))
    if isinstance(after, Refusal):
        raise AtALoss
    return after


def _by_stand_in(
    standing: Standing, course: AnyCourse, seat: Seat, name: str
) -> Standing | Refusal:
    """What its owner has wished for or made ahead comes first; where that says nothing, a guest."""
    game = standing.game
    if is_made_ahead(standing, seat):
        reply = _planned(standing, course, seat)
        if not isinstance(reply, Play):
            standing = planning.loosened(standing, seat)
    else:
        reply = _reply(standing, course, seat)
    if isinstance(reply, Play):
        after = acts.moved(standing, seat, game.vocabulary.spell(reply.move))
        if isinstance(after, Standing):
            return after
        _log.error("what was wished for makes no legal move at table %d", standing.card.id)
    passing = passing_move(game, course.state, seat) if name == PASSIVE else None
    if passing is None:
        return _by_guest(standing, course, seat, name)
    return acts.moved(standing, seat, game.vocabulary.spell(passing))


def _gone(*_: object) -> NoReturn:
    """In the chair of somebody who plays here no more."""
    raise LookupError


# Orders and force


def _by_house(standing: Standing, course: AnyCourse, seat: Seat) -> Standing | Refusal:
    game = standing.game
    forced = forced_move(game, course.state, seat)
    if forced is not None:
        return acts.moved(standing, seat, game.vocabulary.spell(forced))
    if is_made_ahead(standing, seat):
        return _by_plan(standing, course, seat)
    match _reply(standing, course, seat):
        case Play(move):
            after = acts.moved(standing, seat, game.vocabulary.spell(move))
            if isinstance(after, Standing):
                return after
            _log.error("an order makes no legal move at table %d", standing.card.id)
        case Ask(why) if why:
            owner = standing.card.chairs[seat].person
            if owner is not None:  # which would be the channel
                standing = with_news(standing, News(why, owner, about=seat))
    return left_to_player(standing, seat)


def _by_plan(standing: Standing, course: AnyCourse, seat: Seat) -> Standing | Refusal:
    """The next step of a turn made ahead; where it stops, its owner is asked and told why."""
    answer, owner = _planned(standing, course, seat), standing.card.chairs[seat].person
    match answer:
        case Play(move):
            after = acts.moved(standing, seat, standing.game.vocabulary.spell(move))
            if isinstance(after, Standing):
                return after
            _log.error("a plan makes no legal move at table %d", standing.card.id)
        case Ask(why) if why and owner is not None:
            standing = with_news(standing, News(why, owner, about=seat))
    return left_to_player(planning.loosened(standing, seat), seat)


def _planned(standing: Standing, course: AnyCourse, seat: Seat) -> Reply[object]:
    try:
        return made_ahead.reply(standing.game, course.state, seat, plans_of(standing, seat))
    except Exception as error:
        _log.error("a plan fails at table %d: %s", standing.card.id, outline(error))
        return Ask()


def _reply(standing: Standing, course: AnyCourse, seat: Seat) -> Reply[object]:
    game, orders = standing.game, [order.act for order in orders_of(standing, seat)]
    try:
        view, legal = game.view(course.state, seat), legal_moves(game, course.state, seat)
        return standing_order.reply(game.key, view, legal, orders)
    except Exception as error:
        _log.error("orders fail at table %d: %s", standing.card.id, outline(error))
        return Ask()


def _passed(standing: Standing, course: AnyCourse, seat: Seat) -> Standing | Refusal:
    """A question that can't be let go by is answered by a stand-in, this once."""
    move = passing_move(standing.game, course.state, seat)
    if move is None:
        return _by_guest(standing, course, seat, acts.stand_in(standing, seat))
    return acts.moved(standing, seat, standing.game.vocabulary.spell(move))
