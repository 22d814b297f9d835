"""Commands of a seat at a running table: moves, undo, orders, absence."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import journal
from bot.engine.game import Seat, forced_move
from bot.engine.journal import Entry, advance, take_back
from bot.engine.notation import UNDO
from bot.engine.text import Refusal, Who, refuse, say
from bot.notifications import absence_log
from bot.planning import turns_ahead
from bot.planning.orders import add_orders
from bot.players import registry
from bot.tables import plans
from bot.tables.people import DAY, Time
from bot.tables.results import Stale
from bot.tables.state import (
    Announcement,
    TableState,
    is_person_asked,
    is_solo,
    leave_to_player,
    orders_of,
    person_at,
    plans_of,
    running_course,
    seats_called,
    seats_waited_for,
    with_budget,
    with_chair,
    with_course,
    with_news,
    with_orders,
    with_plans,
)
from bot.tables.table import TableCommand

MOST_MOVES = 40  # in one command: far more than a turn has
LONGEST_SNOOZE = 7 * DAY


# Moves


def submit_moves(seat: Seat, moves: Sequence[str], decision: int | None) -> TableCommand:
    """Make these moves, all or none. A move drawn for an older question is stale."""

    def act(standing: TableState) -> TableState | Refusal | Stale:
        course = running_course(standing)
        if isinstance(course, Refusal):
            return course
        if decision is not None and decision != course.decisions[seat]:
            return Stale(course.decisions[seat])
        if not 0 < len(moves) <= MOST_MOVES:
            return refuse("notation", "wrong-number-of-moves", most=MOST_MOVES)
        after = mark_active(standing, seat)
        for move in moves:
            if isinstance(after, Refusal):
                return after
            if seats_called(after):
                return refuse("orders", "wishes-come-first")
            after = apply_move(after, seat, move)
        return after if isinstance(after, Refusal) else absence_log.drop_read(standing, after, seat)

    return act


def apply_move(standing: TableState, seat: Seat, move: str) -> TableState | Refusal:
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
    after = replace(with_course(standing, course), new_entries=(*standing.new_entries, entry))
    return _advance_plans(standing, after, seat, read)


def _advance_plans(before: TableState, after: TableState, seat: Seat, move: Any) -> TableState:
    """A turn that was made ahead goes on, or has gone otherwise; whoever made the move."""
    plans = plans_of(before, seat)
    if not plans:
        return after
    assert before.course is not None
    assert after.course is not None
    states = before.course.state, after.course.state
    return with_plans(
        after, seat, turns_ahead.advance_plans(before.game, *states, seat, move, plans)
    )


def undo_own_moves(seat: Seat, count: int) -> TableCommand:
    """Undo one's own last moves, as far as nobody else is touched by it."""

    def act(standing: TableState) -> TableState | Refusal:
        course = running_course(standing)
        if isinstance(course, Refusal):
            return course
        after = mark_active(standing, seat)
        if isinstance(after, Refusal):
            return after
        refusal = journal.why_not_undo(course, seat, count)
        if refusal and refusal.text.key == "undo-something-was-seen" and is_solo(standing.card):
            return refuse("undo", "nobody-to-ask")
        # Whoever undoes what his orders did, or what he was forced to, wants to be asked.
        return refusal or leave_to_player(apply_undo(after, seat, count), seat)

    return act


def undo_last_move(seat: Seat) -> TableCommand:
    """Undo what somebody did last himself, and what followed from it by itself."""
    return lambda standing: undo_own_moves(seat, count_last_own(standing, seat))(standing)


def count_last_own(standing: TableState, seat: Seat) -> int:
    """With how many moves somebody's last one goes back: what he had to do after it is among them.

    The house did that for him, unless it was left to him.
    """
    course = standing.course
    if course is None:
        return 1
    states = [course.start, *(made.step.state for made in course.made)]
    by_hand, may = standing.budgets[seat].answered_manually, journal.count_undoable(course, seat)
    for back in range(1, may):
        made, question = course.made[-back], course.decisions[seat] - back
        if by_hand == question or forced_move(standing.game, states[-back - 1], seat) != made.move:
            return back
    return 1


def apply_undo(standing: TableState, seat: Seat | None, count: int) -> TableState:
    """Nothing is deleted: the undo is a line of its own."""
    assert standing.course is not None
    course = take_back(standing.course, count)
    entry = Entry(seat, f"{UNDO} {count}", standing.game.tally(course.state).seal())
    text = say("all-take-back", count=count)
    if seat is not None:
        text = say("takes-back", count=count, who=Who(seat))
    after = replace(with_course(standing, course), new_entries=(*standing.new_entries, entry))
    after = with_news(_reopen_call(standing, after, seat), Announcement(text))
    return plans.loosen_all_plans(absence_log.drop_undone(after))


def _reopen_call(before: TableState, after: TableState, seat: Seat | None) -> TableState:
    """What was wished for is kept; but auctions that open once more call for wishes once more.

    Whoever takes back a move of his own in the midst of them only thinks again.
    """
    if seat is not None and before.phase == after.phase:
        return after
    return replace(
        after, budgets=tuple(replace(one, counted=-abs(one.counted)) for one in after.budgets)
    )


# Buttons


def unless_changed(
    stamp: str, stamp_of: Callable[[TableState], object], act: TableCommand
) -> TableCommand:
    """The same act, stale once the table is no longer as its button was drawn."""

    def fresh(standing: TableState) -> TableState | Refusal | Stale:
        return act(standing) if stamp == str(stamp_of(standing)) else Stale(0)

    return fresh


def unless_moved(stamp: str, act: TableCommand) -> TableCommand:
    """The same act, stale once there is another line in the journal."""
    return unless_changed(stamp, lambda standing: standing.course and standing.course.ply, act)


# Orders


def give_orders(seat: Seat, texts: Sequence[str]) -> TableCommand:
    """Tell the house in secret what more to do for this seat."""

    def act(standing: TableState) -> TableState | Refusal:
        course = running_course(standing)
        if isinstance(course, Refusal):
            return course
        after = mark_active(standing, seat)
        if isinstance(after, Refusal):
            return after
        game, has = standing.game, [order.act for order in orders_of(standing, seat)]
        orders = add_orders(game.key, game.view(course.state, seat), has, texts)
        if isinstance(orders, Refusal):
            return orders
        if seat not in seats_called(after):
            # Whoever tells the house what to do no longer wants to be asked himself.
            after = with_budget(after, seat, replace(after.budgets[seat], answered_manually=None))
        return with_orders(after, seat, orders)

    return act


def withdraw_orders(seat: Seat, unwanted: Sequence[str]) -> TableCommand:
    """Take orders back, by the text they are kept under."""

    def act(standing: TableState) -> TableState | Refusal:
        has = [order.act for order in orders_of(standing, seat)]
        if not unwanted or not set(unwanted) <= set(has):
            return refuse("orders", "no-such-order")
        return with_orders(standing, seat, [act for act in has if act not in unwanted])

    return act


# Being there and being away


def come_back(seat: Seat) -> TableCommand:
    """The owner of a seat takes it back from his stand-in; any act of his does so too."""

    def act(standing: TableState) -> TableState | Refusal:
        course = running_course(standing)
        return course if isinstance(course, Refusal) else mark_active(standing, seat)

    return act


def mark_active(standing: TableState, seat: Seat) -> TableState | Refusal:
    """Whoever acts himself needs no stand-in any more, and is silent no longer."""
    chair = standing.card.holders[seat]
    if chair.resigned:
        return refuse("table", "has-resigned")
    if standing.budgets:
        budget = replace(standing.budgets[seat], missed=None, snoozed=None)
        standing = with_budget(standing, seat, budget)
    if not chair.replacement:
        return standing
    news = Announcement(say("is-back", who=Who(seat)))
    return with_news(with_chair(standing, seat, replace(chair, replacement="")), news)


def let_computer_replace(seat: Seat) -> TableCommand:
    """Let a computer player play on until the seat's owner acts again."""

    def act(standing: TableState) -> TableState | Refusal:
        course = running_course(standing)
        return course if isinstance(course, Refusal) else replace_by_computer(standing, seat)

    return act


def replacement_level(standing: TableState, seat: Seat) -> str:
    """Who plays on for this seat while its owner is away, by what he allows."""
    return registry.choose_replacement(standing.game.key, person_at(standing, seat).allows)


def replace_by_computer(standing: TableState, seat: Seat) -> TableState | Refusal:
    chair = standing.card.holders[seat]
    if chair.person is None or chair.replacement:
        return refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat))
    news = Announcement(say("stand-in-plays", who=Who(seat)))
    return with_news(
        with_chair(standing, seat, replace(chair, replacement=replacement_level(standing, seat))),
        news,
    )


def snooze_reminders(seat: Seat, until: Time) -> TableCommand:
    """No more reminders of this wait before then; nobody snoozes through the last one."""

    def act(standing: TableState) -> TableState | Refusal:
        if seat not in seats_waited_for(standing) or not is_person_asked(standing, seat):
            return refuse("snooze", "nothing-to-snooze")
        if not standing.now < until <= standing.now + LONGEST_SNOOZE:
            return refuse("snooze", "snooze-only-so-long", days=LONGEST_SNOOZE // DAY)
        return with_budget(standing, seat, replace(standing.budgets[seat], snoozed=until))

    return act
