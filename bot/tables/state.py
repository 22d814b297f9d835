"""The state of a table: an immutable value; every command leads from one state to the next."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.engine import game as engine
from bot.engine.game import Seat, forced_move
from bot.engine.journal import AnyGame, Course, Entry, count_undoable
from bot.engine.text import Refusal, Text, refuse
from bot.planning import orders, turns_ahead
from bot.tables import clocks
from bot.tables.message_keys import MessageKey
from bot.tables.people import Person, PersonId, SeatHolder, TableCard, TableStatus, Time
from bot.tables.records import (
    Ballot,
    PlayerSalt,
    ResponseHabit,
    SecretOrder,
    SharedDeal,
    TimeBudget,
)

AnyCourse: TypeAlias = Course[Any, Any]
_P = ParamSpec("_P")
_T = TypeVar("_T")

_LONG_AGO = Time(0)
_NOBODY = Person(PersonId(0), outside="", name="")


@dataclass(frozen=True, slots=True)
class TableState:
    """What is kept of a table, the moment it is looked at, and what an act adds to it.

    What it shows of itself to a log holds no secret.
    """

    card: TableCard
    game: AnyGame  # with the printed numbers this table plays with
    # None until it starts, and when it is frozen
    course: AnyCourse | None = field(default=None, repr=False)
    orders: tuple[SecretOrder, ...] = field(default=(), repr=False)
    budgets: tuple[TimeBudget, ...] = ()  # none until it starts
    ballots: tuple[Ballot, ...] = ()
    # The house's half of the deal and what people add to it: secret until the game is over.
    server_seed: str = field(default="", repr=False)
    player_salts: tuple[PlayerSalt, ...] = field(default=(), repr=False)
    shared: SharedDeal | None = None  # its deal, where others play the same

    # What follows from the course, found out once: which phase of auctions it is, 0 for none, and
    # whether it opens right here.
    phase: int = 0
    opens: bool = False

    now: Time = _LONG_AGO
    people: Mapping[PersonId, Person] = field(default_factory=dict)  # who sits at it
    kept_out: frozenset[PersonId] = frozenset()  # of this table's server, by its stewards

    habits: Mapping[PersonId, ResponseHabit] = field(default_factory=dict)  # where a lobby is shown

    new_entries: tuple[Entry, ...] = field(default=(), repr=False)  # lines to be written
    # To be told beside the events of the game.
    news: tuple["Announcement", ...] = field(default=(), repr=False)

    parts: Mapping[type, Any] = field(default_factory=dict, repr=False)  # by feature

    @property
    def is_embargoed(self) -> bool:
        """Whether others still play the same deal: its secrets are kept beyond the end."""
        return self.shared is not None and self.shared.is_embargoed

    @property
    def begun_course(self) -> AnyCourse:
        """The course of a game that has begun, running or not."""
        assert self.course is not None, "the game has not begun"
        return self.course


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something the house itself has to say: to one person, or to the table's channel."""

    text: Text
    person: PersonId | None = None
    about: Seat | None = None  # whose open question it is about: void once that is another one
    topic: MessageKey | None = None  # where it is more than one sentence among others


# Commands


TableCommand: TypeAlias = Callable[[TableState], TableState]


class CommandRejected(Exception):
    """Raised inside a command that the rules or the table forbid; nothing is changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text.key)
        self.refusal = refusal


class CommandStale(Exception):
    """Raised inside a command that answers an older question; nothing is changed."""

    def __init__(self, decision: int) -> None:
        super().__init__(decision)
        self.decision = decision  # the question that is open now; 0 if it was no question


def table_command(
    run: Callable[Concatenate[TableState, _P], TableState],
) -> Callable[_P, TableCommand]:
    """Bind all arguments of a command but the state, which the table passes when it runs it."""

    def bind(*args: _P.args, **kwargs: _P.kwargs) -> TableCommand:
        return lambda state: run(state, *args, **kwargs)

    return update_wrapper(bind, run)


def accept(found: _T | Refusal) -> _T:
    """Return what was found; raise CommandRejected if it is a refusal."""
    if isinstance(found, Refusal):
        raise CommandRejected(found)
    return found


def reject_if(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise CommandRejected(refusal)


def running_course(state: TableState) -> AnyCourse:
    """Return the course of a game that may go on; raise CommandRejected if it may not."""
    if state.card.status is TableStatus.PLAYING and state.course is not None:
        return state.course
    raise CommandRejected(refuse_not_running(state))


def refuse_not_running(state: TableState) -> Refusal:
    return refuse("table", f"table-is-{state.card.status}")


def seats_of(card: TableCard) -> tuple[Seat, ...]:
    return tuple(Seat(at) for at in range(len(card.holders)))


def person_at(state: TableState, seat: Seat) -> Person:
    """Whose hours count at this seat; a guest's are those of nobody in particular."""
    person = state.card.holders[seat].person
    return _NOBODY if person is None else state.people.get(person, _NOBODY)


# Whose table it is


def people_at(card: TableCard) -> tuple[PersonId, ...]:
    return tuple(holder.person for holder in card.holders if holder.person is not None)


def is_solo(card: TableCard) -> bool:
    """One chair, and nobody in the other ones, not even a guest."""
    return card.started is not None and len(card.holders) == 1


def is_in_direct_messages(card: TableCard) -> bool:
    """It stands in the direct messages of its only person: what is posted there is his alone."""
    return not card.server and card.started is not None and len(people_at(card)) == 1


def owned_seats(card: TableCard) -> tuple[Seat, ...]:
    """The seats that people own: a stand-in for a while takes nobody's seat away."""
    return tuple(
        Seat(at)
        for at, holder in enumerate(card.holders)
        if holder.person is not None and not holder.resigned
    )


def can_call_for_wishes(card: TableCard) -> bool:
    """Check whether wishes are asked of everybody at once here, which takes two people."""
    return clocks.has_sealed_auctions(card.terms) and len(owned_seats(card)) > 1


def is_live(state: TableState) -> bool:
    """Whether all are there and play as around a real table."""
    return state.card.status is TableStatus.PLAYING and state.card.terms.live_until is not None


def is_together(state: TableState) -> bool:
    """Whether everybody is there anyway: for a while, or because one learns at this table."""
    return is_live(state) or state.card.terms.teaching


def live_ends(state: TableState) -> Time | None:
    """When that is over by itself."""
    if not is_live(state):
        return None
    waits = [state.budgets[seat] for seat in seats_waited_for(state)]
    return clocks.live_ends(state.card.terms, waits)


# Who answers


def seats_waited_for(state: TableState) -> frozenset[Seat]:
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    called = seats_called(state)
    return called or engine.waited_for(state.game, state.course.state)


def seats_called(state: TableState) -> frozenset[Seat]:
    """Who is still asked for his wishes, everybody at once, before sealed auctions are played out.

    Nobody makes a move until then. Where only one person plays, he bids as he comes along.
    """
    if not state.opens or not state.budgets or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    people = [
        seat for seat in seats_of(state.card) if not is_played_by_computer(state.card.holders[seat])
    ]
    if len(people) < 2 or not clocks.has_sealed_auctions(state.card.terms):
        return frozenset()
    return frozenset(seat for seat in people if state.budgets[seat].counted != state.phase)


def is_left_to_computers(state: TableState) -> bool:
    """Whether the table waits for nobody but computer players, as everybody knows.

    Orders and plans do not count, which nobody may tell by it; nor does a person's replacement.
    """
    waits = seats_waited_for(state)
    return bool(waits) and all(state.card.holders[seat].computer for seat in waits)


def question_number(state: TableState, seat: Seat) -> int:
    """The number of the question this seat is asked; a call for wishes has one below zero."""
    return -state.phase if seat in seats_called(state) else state.begun_course.decisions[seat]


def undo_grace_left(state: TableState) -> int:
    """For how many seconds nobody is answered for, as long as the last move may be taken back."""
    course = state.course
    if course is None or not course.made:
        return 0
    last = course.made[-1].seat
    if is_played_by_computer(state.card.holders[last]) or not count_undoable(course, last):
        return 0
    return person_at(state, last).undo_grace


def seats_that_may_move(state: TableState) -> frozenset[Seat]:
    """Beside those who are waited for also whoever may act at leisure."""
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    if seats_called(state):
        return frozenset()
    return state.game.to_move(state.course.state)


def next_seat_waited_for(state: TableState) -> Seat | None:
    """Whose turn comes next, while people are waited for: a computer player is no wait.

    Neither orders nor plans go into it, which nobody may guess at.
    """
    holders, waits = state.card.holders, seats_waited_for(state)
    if state.course is None or all(is_played_by_computer(holders[seat]) for seat in waits):
        return None
    if seats_called(state):
        return None  # everybody is asked at once
    seat = state.game.next_up(state.course.state)
    return None if seat is None or is_played_by_computer(holders[seat]) else seat


def is_played_by_computer(holder: SeatHolder) -> bool:
    return bool(holder.computer or holder.replacement)


def is_person_asked(state: TableState, seat: Seat) -> bool:
    """Whether a person has to answer here himself: no guest, no order, no forced move does."""
    course = state.course
    if course is None or seat not in seats_waited_for(state):
        return False
    if is_played_by_computer(state.card.holders[seat]):
        return False
    if state.budgets and state.budgets[seat].answered_manually == question_number(state, seat):
        return True
    if seat in seats_called(state) or _may_orders_answer(state, course, seat):
        return False
    if has_plan_for_turn(state, seat):
        return False
    return forced_move(state.game, course.state, seat) is None


def _may_orders_answer(state: TableState, course: AnyCourse, seat: Seat) -> bool:
    """Whether his orders are asked first: whatever they say, and not those for later."""
    acts = [order.act for order in orders_of(state, seat)]
    if not acts:
        return False
    game = state.game
    return orders.can_orders_answer(game.key, game.view(course.state, seat), acts)


# The same standing, but


def with_course(state: TableState, course: AnyCourse) -> TableState:
    """The game has come to another position."""
    game, made = state.game, course.made
    phase = orders.auction_phase(game, course.state)
    before = made[-2].step.state if len(made) > 1 else course.start
    opens = phase > 0 and not (made and orders.auction_phase(game, before) == phase)
    return replace(state, course=course, phase=phase, opens=opens)


def shown_at(state: TableState, course: AnyCourse) -> TableState:
    """Return the table at another position of its game, where nobody is called for wishes."""
    return replace(state, course=course, opens=False)


def with_part(state: TableState, feature: type, part: object) -> TableState:
    """Set a feature's own part of the state."""
    return replace(state, parts={**state.parts, feature: part})


def with_news(state: TableState, *news: Announcement) -> TableState:
    return replace(state, news=(*state.news, *news))


def orders_of(state: TableState, seat: Seat) -> tuple[SecretOrder, ...]:
    return tuple(
        [
            order
            for order in state.orders
            if order.seat == seat and not turns_ahead.is_stored_plan(order.act)
        ]
    )


def plans_of(state: TableState, seat: Seat) -> tuple[str, ...]:
    """The turn that the seat has made ahead, or thinks of: kept among its orders."""
    return tuple(
        [
            order.act
            for order in state.orders
            if order.seat == seat and turns_ahead.is_stored_plan(order.act)
        ]
    )


def with_orders(state: TableState, seat: Seat, acts: Iterable[str]) -> TableState:
    """The same with these orders of the seat in place of its old ones."""
    return _with_secret_texts(state, seat, (*acts, *plans_of(state, seat)))


def with_plans(state: TableState, seat: Seat, plans: Iterable[str]) -> TableState:
    """The same with these plans of the seat in place of its old ones."""
    orders = (order.act for order in orders_of(state, seat))
    return _with_secret_texts(state, seat, (*orders, *plans))


def _with_secret_texts(state: TableState, seat: Seat, acts: Iterable[str]) -> TableState:
    others = tuple(order for order in state.orders if order.seat != seat)
    own = tuple(SecretOrder(state.card.id, seat, act) for act in acts)
    if (*others, *own) == state.orders:
        return state
    return replace(state, orders=(*others, *own))


def has_plan_for_turn(state: TableState, seat: Seat) -> bool:
    """Whether it is this seat's turn, and there is a plan for it."""
    course, plans = state.course, turns_ahead.parse_plans(plans_of(state, seat))
    if course is None or not turns_ahead.select_plans(plans, turns_ahead.PLAN):
        return False
    return state.game.turn(course.state) == seat


def with_holder(state: TableState, seat: Seat, holder: SeatHolder) -> TableState:
    holders = state.card.holders
    card = replace(state.card, holders=(*holders[:seat], holder, *holders[seat + 1 :]))
    return replace(state, card=card)


def with_budget(state: TableState, seat: Seat, budget: TimeBudget) -> TableState:
    budgets = state.budgets
    if not budgets or budgets[seat] == budget:
        return state
    return replace(state, budgets=(*budgets[:seat], budget, *budgets[seat + 1 :]))


def end_sealed_round(state: TableState) -> TableState:
    """Nobody is called for the wishes of this phase any more."""
    budgets = tuple(replace(one, counted=state.phase) for one in state.budgets)
    return replace(state, budgets=budgets)


def leave_to_player(state: TableState, seat: Seat) -> TableState:
    """The question that is open now is his: neither orders nor force answer it."""
    budget = replace(state.budgets[seat], answered_manually=question_number(state, seat))
    return with_budget(state, seat, budget)


def with_status(state: TableState, status: TableStatus, why: str = "") -> TableState:
    return replace(state, card=replace(state.card, status=status, why=why))


def without_unsaved(state: TableState) -> TableState:
    """The standing once all of it is on disk."""
    return replace(state, new_entries=(), news=())
