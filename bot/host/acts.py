"""What a seat may do at a running table; each act leads from one standing to the next."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import undo
from bot.engine.game import Seat, forced_move
from bot.engine.journal import Entry, advance, take_back
from bot.engine.notation import UNDO
from bot.engine.text import Refusal, Who, refuse, say
from bot.host import errands, planning
from bot.host.outcomes import Stale
from bot.host.standing import (
    News,
    Standing,
    asks_person,
    called_for_wishes,
    is_solo,
    left_to_player,
    orders_of,
    person_at,
    plans_of,
    playing,
    waited_for,
    with_budget,
    with_chair,
    with_course,
    with_news,
    with_orders,
    with_plans,
)
from bot.host.table import Act
from bot.host.time import DAY, Time
from bot.players import guestbook, made_ahead, standing_order

MOST_MOVES = 40  # in one command: far more than a turn has
LONGEST_SNOOZE = 7 * DAY


# Moves


def play(seat: Seat, moves: Sequence[str], decision: int | None) -> Act:
    """Make these moves, all or none. A move drawn for an older question is stale."""

    def act(standing: Standing) -> Standing | Refusal | Stale:
        course = playing(standing)
        if isinstance(course, Refusal):
            return course
        if decision is not None and decision != course.decisions[seat]:
            return Stale(course.decisions[seat])
        if not 0 < len(moves) <= MOST_MOVES:
            return refuse("notation", "wrong-number-of-moves", most=MOST_MOVES)
        after = himself(standing, seat)
        for move in moves:
            if isinstance(after, Refusal):
                return after
            if called_for_wishes(after):
                return refuse("orders", "wishes-come-first")
            after = moved(after, seat, move)
        return after if isinstance(after, Refusal) else errands.read(standing, after, seat)

    return act


def moved(standing: Standing, seat: Seat, move: str) -> Standing | Refusal:
    """The standing after one more move, or why the rules forbid it."""
    assert standing.course is not None
    game = standing.game
    read = game.vocabulary.read(move)
    if isinstance(read, Refusal):
        return read
    course = advance(game, standing.course, seat, read)
    if isinstance(course, Refusal):
        return course
    entry = Entry(seat, game.vocabulary.spell(read), game.tally(course.state).seal())
    after = replace(with_course(standing, course), fresh=(*standing.fresh, entry))
    return _with_plans_gone_on(standing, after, seat, read)


def _with_plans_gone_on(before: Standing, after: Standing, seat: Seat, move: Any) -> Standing:
    """A turn that was made ahead goes on, or has gone otherwise; whoever made the move."""
    plans = plans_of(before, seat)
    if not plans:
        return after
    assert before.course is not None
    assert after.course is not None
    states = before.course.state, after.course.state
    return with_plans(after, seat, made_ahead.gone_on(before.game, *states, seat, move, plans))


def take_back_own(seat: Seat, count: int) -> Act:
    """Undo one's own last moves, as far as nobody else is touched by it."""

    def act(standing: Standing) -> Standing | Refusal:
        course = playing(standing)
        if isinstance(course, Refusal):
            return course
        after = himself(standing, seat)
        if isinstance(after, Refusal):
            return after
        refusal = undo.why_not_undo(course, seat, count)
        if refusal and refusal.text.key == "undo-something-was-seen" and is_solo(standing.card):
            return refuse("undo", "nobody-to-ask")
        # Whoever undoes what his orders did, or what he was forced to, wants to be asked.
        return refusal or left_to_player(taken_back(after, seat, count), seat)

    return act


def take_back_last(seat: Seat) -> Act:
    """Undo what somebody did last himself, and what followed from it by itself."""
    return lambda standing: take_back_own(seat, last_own(standing, seat))(standing)


def last_own(standing: Standing, seat: Seat) -> int:
    """With how many moves somebody's last one goes back: what he had to do after it is among them.

    The house did that for him, unless it was left to him.
    """
    course = standing.course
    if course is None:
        return 1
    states = [course.start, *(made.step.state for made in course.made)]
    by_hand, may = standing.budgets[seat].by_hand, undo.undoable(course, seat)
    for back in range(1, may):
        made, question = course.made[-back], course.decisions[seat] - back
        if by_hand == question or forced_move(standing.game, states[-back - 1], seat) != made.move:
            return back
    return 1


def taken_back(standing: Standing, seat: Seat | None, count: int) -> Standing:
    """Nothing is deleted: the undo is a line of its own."""
    assert standing.course is not None
    course = take_back(standing.course, count)
    entry = Entry(seat, f"{UNDO} {count}", standing.game.tally(course.state).seal())
    text = say("all-take-back", count=count)
    if seat is not None:
        text = say("takes-back", count=count, who=Who(seat))
    after = replace(with_course(standing, course), fresh=(*standing.fresh, entry))
    after = with_news(_called_again(standing, after, seat), News(text))
    return planning.all_loosened(errands.in_force(after))


def _called_again(before: Standing, after: Standing, seat: Seat | None) -> Standing:
    """What was wished for is kept; but auctions that open once more call for wishes once more.

    Whoever takes back a move of his own in the midst of them only thinks again.
    """
    if seat is not None and before.phase == after.phase:
        return after
    return replace(
        after, budgets=tuple(replace(one, counted=-abs(one.counted)) for one in after.budgets)
    )


# Buttons


def unless_changed(stamp: str, stamp_of: Callable[[Standing], object], act: Act) -> Act:
    """The same act, stale once the table is no longer as its button was drawn."""

    def fresh(standing: Standing) -> Standing | Refusal | Stale:
        return act(standing) if stamp == str(stamp_of(standing)) else Stale(0)

    return fresh


def unless_moved(stamp: str, act: Act) -> Act:
    """The same act, stale once there is another line in the journal."""
    return unless_changed(stamp, lambda standing: standing.course and standing.course.ply, act)


# Orders


def give_orders(seat: Seat, texts: Sequence[str]) -> Act:
    """Tell the house in secret what more to do for this seat."""

    def act(standing: Standing) -> Standing | Refusal:
        course = playing(standing)
        if isinstance(course, Refusal):
            return course
        after = himself(standing, seat)
        if isinstance(after, Refusal):
            return after
        game, has = standing.game, [order.act for order in orders_of(standing, seat)]
        orders = standing_order.given(game.key, game.view(course.state, seat), has, texts)
        if isinstance(orders, Refusal):
            return orders
        if seat not in called_for_wishes(after):
            # Whoever tells the house what to do no longer wants to be asked himself.
            after = with_budget(after, seat, replace(after.budgets[seat], by_hand=None))
        return with_orders(after, seat, orders)

    return act


def withdraw_orders(seat: Seat, unwanted: Sequence[str]) -> Act:
    """Take orders back, by the text they are kept under."""

    def act(standing: Standing) -> Standing | Refusal:
        has = [order.act for order in orders_of(standing, seat)]
        if not unwanted or not set(unwanted) <= set(has):
            return refuse("orders", "no-such-order")
        return with_orders(standing, seat, [act for act in has if act not in unwanted])

    return act


# Being there and being away


def come_back(seat: Seat) -> Act:
    """The owner of a seat takes it back from his stand-in; any act of his does so too."""

    def act(standing: Standing) -> Standing | Refusal:
        course = playing(standing)
        return course if isinstance(course, Refusal) else himself(standing, seat)

    return act


def himself(standing: Standing, seat: Seat) -> Standing | Refusal:
    """Whoever acts himself needs no stand-in any more, and is silent no longer."""
    chair = standing.card.chairs[seat]
    if chair.resigned:
        return refuse("table", "has-resigned")
    if standing.budgets:
        budget = replace(standing.budgets[seat], missed=None, snoozed=None)
        standing = with_budget(standing, seat, budget)
    if not chair.stand_in:
        return standing
    news = News(say("is-back", who=Who(seat)))
    return with_news(with_chair(standing, seat, replace(chair, stand_in="")), news)


def let_stand_in(seat: Seat) -> Act:
    """Let a computer player play on until the seat's owner acts again."""

    def act(standing: Standing) -> Standing | Refusal:
        course = playing(standing)
        return course if isinstance(course, Refusal) else stood_in(standing, seat)

    return act


def stand_in(standing: Standing, seat: Seat) -> str:
    """Who plays on for this seat while its owner is away, by what he allows."""
    return guestbook.stand_in(standing.game.key, person_at(standing, seat).allows)


def stood_in(standing: Standing, seat: Seat) -> Standing | Refusal:
    chair = standing.card.chairs[seat]
    if chair.person is None or chair.stand_in:
        return refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat))
    news = News(say("stand-in-plays", who=Who(seat)))
    return with_news(
        with_chair(standing, seat, replace(chair, stand_in=stand_in(standing, seat))), news
    )


def snooze(seat: Seat, until: Time) -> Act:
    """No more reminders of this wait before then; nobody snoozes through the last one."""

    def act(standing: Standing) -> Standing | Refusal:
        if seat not in waited_for(standing) or not asks_person(standing, seat):
            return refuse("snooze", "nothing-to-snooze")
        if not standing.now < until <= standing.now + LONGEST_SNOOZE:
            return refuse("snooze", "snooze-only-so-long", days=LONGEST_SNOOZE // DAY)
        return with_budget(standing, seat, replace(standing.budgets[seat], snoozed=until))

    return act
