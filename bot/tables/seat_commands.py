"""Commands of a seat at a running table: moves, undo, orders, sealed rounds, absence."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine import journal
from bot.engine.game import Seat, forced_move
from bot.engine.journal import Entry, advance_course, take_back
from bot.engine.notation import UNDO
from bot.engine.text import Who, refuse, say
from bot.players import registry
from bot.tables.people import DAY, Time
from bot.tables.state import (
    Announcement,
    CommandRejected,
    CommandStale,
    TableCommand,
    TableState,
    accept,
    button_stamp,
    can_call_for_wishes,
    is_person_asked,
    is_solo,
    leave_to_player,
    person_of_seat,
    reject_if_refused,
    running_course,
    seats_called,
    seats_waited_for,
    table_command,
    with_holder,
    with_news,
    with_time_budget,
)

MOST_MOVES = 40  # in one command: far more than a turn has
LONGEST_SNOOZE = 7 * DAY


# Moves


@table_command
def submit_moves(
    state: TableState, seat: Seat, moves: Sequence[str], decision: int | None
) -> TableState:
    """Make these moves, all or none; `decision` is the question for which they were offered."""
    course = running_course(state)
    if decision is not None and decision != course.decisions[seat]:
        raise CommandStale(course.decisions[seat])
    if not 0 < len(moves) <= MOST_MOVES:
        raise CommandRejected(refuse("notation", "wrong-number-of-moves", most=MOST_MOVES))
    after = mark_active(state, seat)
    for move in moves:
        if seats_called(after):
            raise CommandRejected(refuse("orders", "wishes-come-first"))
        after = apply_move(after, seat, move)
    return after


def apply_move(state: TableState, seat: Seat, move: str) -> TableState:
    """Make one move; raise CommandRejected if the rules of the game forbid it."""
    game, before = state.game, state.begun_course
    read = accept(game.vocabulary.read(move))
    course = accept(advance_course(game, before, seat, read))
    entry = Entry(seat, game.vocabulary.spell(read), game.tally(course.state).seal())
    after = replace(state, course=course, new_entries=(*state.new_entries, entry))
    return state.planner.advance_plans(state, after, seat, read) if state.orders else after


@table_command
def undo_own_moves(state: TableState, seat: Seat, count: int) -> TableState:
    """Undo the seat's own last moves, as far as they concern no other player."""
    course = running_course(state)
    after = mark_active(state, seat)
    refusal = journal.why_not_undo(course, seat, count)
    if refusal and refusal.text.key == "undo-something-was-seen" and is_solo(state.card):
        raise CommandRejected(refuse("undo", "nobody-to-ask"))
    reject_if_refused(refusal)
    # Neither orders nor force answer again what their owner has just undone.
    return leave_to_player(apply_undo(after, seat, count), seat)


@table_command
def undo_last_move(state: TableState, seat: Seat) -> TableState:
    """Undo the seat's last own move and the forced moves that followed from it."""
    return undo_own_moves(seat, count_moves_to_undo(state, seat))(state)


def count_moves_to_undo(state: TableState, seat: Seat) -> int:
    """Count the moves to undo for the seat's last own move: forced ones after it included."""
    course = state.course
    if course is None:
        return 1
    positions = [course.start, *(made.step.state for made in course.made)]
    by_hand, may = state.budgets[seat].answered_manually, journal.count_undoable(course, seat)
    for back in range(1, may):
        made, question = course.made[-back], course.decisions[seat] - back
        if by_hand == question or forced_move(state.game, positions[-back - 1], seat) != made.move:
            return back
    return 1


def apply_undo(state: TableState, seat: Seat | None, count: int) -> TableState:
    """Undo moves by appending a journal line; `seat` is None where the table voted for it."""
    course = take_back(state.begun_course, count)
    entry = Entry(seat, f"{UNDO} {count}", state.game.tally(course.state).seal())
    text = say("all-take-back", count=count)
    if seat is not None:
        text = say("takes-back", count=count, who=Who(seat))
    after = replace(state, course=course, new_entries=(*state.new_entries, entry))
    after = with_news(_reopen_call_for_wishes(state, after, seat), Announcement(text))
    return after.planner.loosen_all_plans(after) if after.orders else after


def _reopen_call_for_wishes(before: TableState, after: TableState, seat: Seat | None) -> TableState:
    """Ask for wishes again where auctions open once more; the wishes given are kept.

    An undo of one's own move within the same auctions does not reopen them.
    """
    has_called = any(one.counted for one in after.budgets)
    if not has_called or (seat is not None and before.phase == after.phase):
        return after
    return replace(
        after, budgets=tuple(replace(one, counted=-abs(one.counted)) for one in after.budgets)
    )


# Buttons


@table_command
def run_unless_changed(
    state: TableState, stamp: str, stamp_of: Callable[[TableState], object], command: TableCommand
) -> TableState:
    """Run a command; raise CommandStale if the table changed since its button was drawn."""
    if stamp != str(stamp_of(state)):
        raise CommandStale(0)
    return command(state)


def run_unless_journal_grew(stamp: str, command: TableCommand) -> TableCommand:
    """Run a command; raise CommandStale if the journal has grown since its button was drawn."""
    return run_unless_changed(stamp, button_stamp, command)


# Presence and absence


@table_command
def come_back(state: TableState, seat: Seat) -> TableState:
    """Take a seat back from its computer replacement, as any move does too."""
    running_course(state)
    return mark_active(state, seat)


def mark_active(state: TableState, seat: Seat) -> TableState:
    """Note that the owner of a seat acts: end the replacement, forget the missed deadline."""
    holder = state.card.holders[seat]
    if holder.resigned:
        raise CommandRejected(refuse("table", "has-resigned"))
    if state.budgets:
        state = with_time_budget(
            state, seat, replace(state.budgets[seat], missed=None, snoozed=None)
        )
    if not holder.replacement:
        return state
    news = Announcement(say("is-back", who=Who(seat)))
    return with_news(with_holder(state, seat, replace(holder, replacement="")), news)


@table_command
def let_computer_replace(state: TableState, seat: Seat) -> TableState:
    """Let a computer play until the owner of the seat acts again."""
    running_course(state)
    return replace_by_computer(state, seat)


def replacement_level(state: TableState, seat: Seat) -> str:
    """Return the computer player that the owner of the seat allows as a replacement."""
    return registry.choose_replacement(state.game.key, person_of_seat(state, seat).allows)


def replace_by_computer(state: TableState, seat: Seat) -> TableState:
    holder = state.card.holders[seat]
    if holder.person is None or holder.replacement:
        raise CommandRejected(refuse("stand-in", "nobody-to-stand-in-for", who=Who(seat)))
    replaced = replace(holder, replacement=replacement_level(state, seat))
    news = Announcement(say("stand-in-plays", who=Who(seat)))
    return with_news(with_holder(state, seat, replaced), news)


@table_command
def snooze_reminders(state: TableState, seat: Seat, until: Time) -> TableState:
    """Send no reminder of this question before then, except the last one before a deadline."""
    if seat not in seats_waited_for(state) or not is_person_asked(state, seat):
        raise CommandRejected(refuse("snooze", "nothing-to-snooze"))
    if not state.now < until <= state.now + LONGEST_SNOOZE:
        raise CommandRejected(refuse("snooze", "snooze-only-so-long", days=LONGEST_SNOOZE // DAY))
    return with_time_budget(state, seat, replace(state.budgets[seat], snoozed=until))


# What people set for themselves: quiet hours, vacations, reminders


# Sealed rounds: all give their wishes before the auctions are played out


def answerable_auction_phases(state: TableState, seat: Seat) -> tuple[int, ...]:
    """Return the auction phases, open or to come, whose call for wishes this seat may answer."""
    course = state.course
    if course is None or not can_call_for_wishes(state.card):
        return ()
    phases = state.planner.phases_to_come(state, seat)
    called = seat in seats_called(state)
    return tuple(phase for phase in phases if phase > state.phase or called)


def last_answered_phase(state: TableState, seat: Seat) -> int:
    """Return the last auction phase for which the seat has given its wishes; 0 for none."""
    return state.budgets[seat].wished if state.budgets else 0


@table_command
def declare_wishes_complete(state: TableState, seat: Seat, phase: int) -> TableState:
    """Declare the seat's wishes complete for the auctions up to this phase."""
    running_course(state)
    after = mark_active(state, seat)
    if phase not in answerable_auction_phases(after, seat):
        raise CommandRejected(refuse("orders", "no-call-for-wishes"))
    return _mark_call_answered(_with_wishes_declared(after, seat, phase), seat)


@table_command
def reopen_wishes(state: TableState, seat: Seat) -> TableState:
    """Ask the seat for its wishes after all, though they were declared complete early."""
    if last_answered_phase(state, seat) not in answerable_auction_phases(state, seat):
        raise CommandRejected(refuse("orders", "no-call-for-wishes"))
    return _with_wishes_declared(state, seat, 0)


def answer_by_declared_wishes(state: TableState, seat: Seat) -> TableState:
    """Count wishes that were declared complete before the call; else ask the player."""
    if state.budgets[seat].wished >= state.phase:
        return _mark_call_answered(state, seat)
    return leave_to_player(state, seat)


def answer_call_by_passing(state: TableState, seat: Seat) -> TableState:
    """Answer a call for a silent seat: it passes wherever it has given no wishes."""
    return _mark_call_answered(state.planner.pass_where_nothing_wished(state, seat), seat)


def _with_wishes_declared(state: TableState, seat: Seat, phase: int) -> TableState:
    return with_time_budget(state, seat, replace(state.budgets[seat], wished=phase))


def _mark_call_answered(state: TableState, seat: Seat) -> TableState:
    if seat not in seats_called(state):
        return state
    return with_time_budget(state, seat, replace(state.budgets[seat], counted=state.phase))
