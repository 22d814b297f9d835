"""The state of a table: an immutable value; a command leads from one state to the next."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.engine import game as engine
from bot.engine.game import Seat, forced_move
from bot.engine.journal import AnyGame, Course, Entry, count_undoable
from bot.engine.text import Refusal, Text, refuse
from bot.tables import clocks, records
from bot.tables.motion_kinds import Motion
from bot.tables.people import Person, PersonId, SeatHolder, TableCard, TableStatus, Time

AnyCourse: TypeAlias = Course[Any, Any]
_P = ParamSpec("_P")
_T = TypeVar("_T")

VOTE_STAMP = "b"  # in ids, before the time a vote was opened; numbers of positions have none
_LONG_AGO = Time(0)
_CALLS_TO_PLAN = 1000  # added to the number of the coming question; phases of auctions are below
_NOBODY = Person(PersonId(0), outside="", name="")


@dataclass(frozen=True, slots=True)
class TableState:
    """What is stored of a table, the present moment, and what a command adds.

    Its repr, which may be logged, holds no secret.
    """

    card: TableCard
    game: AnyGame  # with the printed numbers this table plays with
    # None until the game starts, and while the table is frozen
    course: AnyCourse | None = field(default=None, repr=False)
    orders: tuple[records.SecretOrder, ...] = field(default=(), repr=False)
    budgets: tuple[records.TimeBudget, ...] = ()  # empty until the game starts
    ballots: tuple[records.Ballot, ...] = ()
    # What the game is dealt from: secret until it is over.
    server_seed: str = field(default="", repr=False)
    player_salts: tuple[records.PlayerSalt, ...] = field(default=(), repr=False)
    shared: records.SharedDeal | None = None  # its deal, if other tables play it too

    now: Time = _LONG_AGO
    people: Mapping[PersonId, Person] = field(default_factory=dict)  # of this table
    kept_out: frozenset[PersonId] = frozenset()  # people banned from its server

    habits: Mapping[PersonId, records.ResponseHabit] = field(default_factory=dict)  # in a lobby

    new_entries: tuple[Entry, ...] = field(default=(), repr=False)  # journal lines to be stored
    # To be sent beside the events of the game.
    news: tuple["Announcement", ...] = field(default=(), repr=False)

    parts: Mapping[type, Any] = field(default_factory=dict, repr=False)  # by feature
    planner: "Planner" = field(default_factory=lambda: NO_PLANNER, repr=False, compare=False)

    @property
    def is_embargoed(self) -> bool:
        """Whether others still play the same deal: its secrets are kept beyond the end."""
        return self.shared is not None and self.shared.is_embargoed

    @property
    def phase(self) -> int:
        """The number of the auctions that are on, growing through the game; 0 for none."""
        return self._auction_phase_at(self.begun_course.state)

    @property
    def auctions_just_opened(self) -> bool:
        """Whether these auctions open just now."""
        made = self.begun_course.made
        before = made[-2].step.state if len(made) > 1 else self.begun_course.start
        phase = self.phase
        return phase > 0 and not (made and self._auction_phase_at(before) == phase)

    def _auction_phase_at(self, position: Any) -> int:
        return self.planner.auction_phase(self.game, position)

    @property
    def begun_course(self) -> AnyCourse:
        """The course of a game that has begun, running or not."""
        assert self.course is not None, "the game has not begun"
        return self.course


class Planner:
    """What the core asks about orders and plans by which a seat answers; here there are none.

    The client registers the one of `bot.planning` with the table service. A table at which nobody
    has given orders, and which does not ask everybody at once, asks it nothing.
    """

    def has_order_kinds(self, game: AnyGame) -> bool:
        return False

    def can_plan_together(self, game: AnyGame) -> bool:
        """Check whether the turns of a round can be planned at once."""
        return False

    def auction_phase(self, game: AnyGame, position: Any) -> int:
        """Return the phase of auctions at a position, by what everybody sees; 0 for none."""
        return 0

    def turns_after(self, game: AnyGame, position: Any) -> Sequence[Seat]:
        """Return the seats that may plan their turns now, by what everybody sees."""
        return ()

    def phases_to_come(self, state: TableState, seat: Seat) -> Sequence[int]:
        """Return the phases of auctions for which the seat may have given all its wishes."""
        return ()

    def has_planned(self, state: TableState, seat: Seat) -> bool:
        """Check whether the seat has planned its turn, or wants to see the others' first."""
        return False

    def can_answer(self, state: TableState, seat: Seat) -> bool:
        """Check whether orders or a plan apply to the seat's question, whatever they answer."""
        return False

    def answer_for_person(self, state: TableState, seat: Seat) -> TableState:
        """Make the move that the seat's owner planned; else leave the question to them."""
        return leave_to_player(state, seat)

    def answer_for_absent(self, state: TableState, seat: Seat) -> TableState:
        """Make the move that the seat's owner planned, if there is one."""
        return state

    def advance_plans(
        self, before: TableState, after: TableState, seat: Seat, move: object
    ) -> TableState:
        """Change the seat's plans after its move."""
        return after

    def drop_void_and_old_orders(self, before: TableState, after: TableState) -> TableState:
        """Drop what is over, and tell owners what became void."""
        return after

    def loosen_all_plans(self, state: TableState) -> TableState:
        """Stop playing all plans until their owners confirm them."""
        return state

    def pass_where_nothing_wished(self, state: TableState, seat: Seat) -> TableState:
        """Let the seat pass wherever it has given no wishes."""
        return state


NO_PLANNER: Planner = Planner()


@dataclass(frozen=True, slots=True)
class Announcement:
    """A sentence of the bot to one person, or to the channel of the table."""

    text: Text
    person: PersonId | None = None
    about: Seat | None = None  # the seat whose open question it is about
    topic: records.MessageKey | None = None  # the key of the message, if it has one of its own


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


def reject_if_refused(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise CommandRejected(refusal)


def running_course(state: TableState) -> AnyCourse:
    """Return the course of a game that may go on; raise CommandRejected if it may not."""
    if state.card.status is TableStatus.PLAYING and state.course is not None:
        return state.course
    raise CommandRejected(why_not_running(state))


def why_not_running(state: TableState) -> Refusal:
    return refuse("table", f"table-is-{state.card.status}")


def all_seats(card: TableCard) -> tuple[Seat, ...]:
    return tuple(Seat(at) for at in range(len(card.holders)))


def person_of_seat(state: TableState, seat: Seat) -> Person:
    """Return the person of a seat; a person without settings for a computer."""
    person = state.card.holders[seat].person
    return _NOBODY if person is None else state.people.get(person, _NOBODY)


# People and seats


def people_at(card: TableCard) -> tuple[PersonId, ...]:
    return tuple(holder.person for holder in card.holders if holder.person is not None)


def is_solo(card: TableCard) -> bool:
    """Check whether the game is played by one person alone, without computers."""
    return card.started is not None and len(card.holders) == 1


def is_in_direct_messages(card: TableCard) -> bool:
    """Check whether the table is in the direct messages of its only person."""
    return not card.server and card.started is not None and len(people_at(card)) == 1


def seats_of_people(card: TableCard) -> tuple[Seat, ...]:
    """Return the seats of people who have not resigned, replaced for a while or not."""
    return tuple(
        Seat(at)
        for at, holder in enumerate(card.holders)
        if holder.person is not None and not holder.resigned
    )


def can_call_for_wishes(card: TableCard) -> bool:
    """Check whether auctions are sealed here, which takes two people at least."""
    return clocks.has_sealed_auctions(card.terms) and len(seats_of_people(card)) > 1


def is_playing_live(state: TableState) -> bool:
    """Check whether the table plays live for a while."""
    return state.card.status is TableStatus.PLAYING and state.card.terms.live_until is not None


def is_presence_assumed(state: TableState) -> bool:
    """Check whether all are present anyway: in live play or in a lesson."""
    return is_playing_live(state) or state.card.terms.teaching


def live_play_end_time(state: TableState) -> Time | None:
    """Return when live play ends by itself."""
    if not is_playing_live(state):
        return None
    waits = [state.budgets[seat] for seat in seats_waited_for(state)]
    return clocks.live_play_end(state.card.terms, waits)


# Who answers


def seats_waited_for(state: TableState) -> frozenset[Seat]:
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    called = seats_called(state)
    return called or engine.seats_to_answer(state.game, state.course.state)


def seats_called(state: TableState) -> frozenset[Seat]:
    """Return the seats that still have to give their wishes before sealed auctions are played.

    No seat moves until then. Where one person plays among computers there is no such call.
    """
    sealed = clocks.has_sealed_auctions(state.card.terms)
    if not sealed or not state.budgets or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    people = [
        seat
        for seat in all_seats(state.card)
        if not is_played_by_computer(state.card.holders[seat])
    ]
    if len(people) < 2 or not state.auctions_just_opened:
        return frozenset()
    phase = state.phase
    return frozenset(seat for seat in people if state.budgets[seat].counted != phase)


def seats_asked_to_plan(state: TableState) -> frozenset[Seat]:
    """Return the seats whose people are asked to plan their turns while another seat has its own.

    It is public: whether they have answered does not matter.
    """
    course, holders = state.course, state.card.holders
    if course is None or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    if (
        not clocks.are_turns_planned_together(state.card.terms)
        or len(seats_of_people(state.card)) < 2
    ):
        return frozenset()
    coming = state.planner.turns_after(state.game, course.state)
    return frozenset(seat for seat in coming if not is_played_by_computer(holders[seat]))


def seats_yet_to_plan(state: TableState) -> frozenset[Seat]:
    """Return those of the seats to come that have neither a plan nor the wish to see first.

    Secret: each seat's owner alone may learn whether it is among them.
    """
    planned = state.planner.has_planned
    return frozenset(seat for seat in seats_asked_to_plan(state) if not planned(state, seat))


def find_open_vote_on(state: TableState, motion: Motion) -> records.Ballot | None:
    return next((ballot for ballot in state.ballots if ballot.motion == motion), None)


def is_waiting_for_computers(state: TableState) -> bool:
    """Check whether the table waits for computer players only, by what is public.

    Orders and plans are secret and do not count; nor does a person's replacement.
    """
    waits = seats_waited_for(state)
    return bool(waits) and all(state.card.holders[seat].computer for seat in waits)


def question_number(state: TableState, seat: Seat) -> int:
    """Return the number of the seat's question; those of calls are negative."""
    if seat in seats_called(state):
        return -state.phase
    coming = state.begun_course.decisions[seat]
    return -_CALLS_TO_PLAN - coming if seat in seats_yet_to_plan(state) else coming


def button_stamp(state: TableState) -> int | None:
    """Return the number of the position in ids of buttons; None before the game begins."""
    return None if state.course is None else state.card.incarnation + state.course.ply


def motion_stamp(state: TableState, motion: Motion) -> int | str | None:
    """Return the open vote on a motion in ids of its buttons; the position if there is none."""
    ballot = find_open_vote_on(state, motion)
    return button_stamp(state) if ballot is None else f"{VOTE_STAMP}{ballot.opened}"


def undo_grace_left(state: TableState) -> int:
    """Return for how many seconds the bot answers for no seat, while the last move is undoable."""
    course = state.course
    if course is None or not course.made:
        return 0
    last = course.made[-1].seat
    if is_played_by_computer(state.card.holders[last]) or not count_undoable(course, last):
        return 0
    return person_of_seat(state, last).undo_grace


def seats_that_may_move(state: TableState) -> frozenset[Seat]:
    """Return the seats that may move, whether the table waits for them or not."""
    if state.course is None or state.card.status is not TableStatus.PLAYING:
        return frozenset()
    if seats_called(state):
        return frozenset()
    return state.game.to_move(state.course.state)


def next_seat_waited_for(state: TableState) -> Seat | None:
    """Return the person's seat whose turn comes next, while the table waits for people.

    Orders and plans are secret and do not count.
    """
    holders, waits = state.card.holders, seats_waited_for(state)
    if state.course is None or all(is_played_by_computer(holders[seat]) for seat in waits):
        return None
    if seats_called(state):
        return None  # all are asked at once
    seat = state.game.next_up(state.course.state)
    return None if seat is None or is_played_by_computer(holders[seat]) else seat


def is_played_by_computer(holder: SeatHolder) -> bool:
    return bool(holder.computer or holder.replacement)


def is_person_asked(state: TableState, seat: Seat) -> bool:
    """Check whether a person must answer: no computer, order, plan or forced move does.

    A person who is called to plan is asked, too, though the table does not wait yet.
    """
    course = state.course
    if seat in seats_yet_to_plan(state):
        return True
    if course is None or seat not in seats_waited_for(state):
        return False
    if is_played_by_computer(state.card.holders[seat]):
        return False
    if state.budgets and state.budgets[seat].answered_manually == question_number(state, seat):
        return True
    if seat in seats_called(state):
        return False
    if orders_of(state, seat) and state.planner.can_answer(state, seat):
        return False
    return forced_move(state.game, course.state, seat) is None


# Changes


def state_shown_at(state: TableState, course: AnyCourse) -> TableState:
    """Show the table at another position of its game, without a call for wishes."""
    return replace(state, course=course, planner=NO_PLANNER)


def with_feature_part(state: TableState, feature: type, part: object) -> TableState:
    """Set a feature's own part of the state; None takes it away."""
    others = {one: known for one, known in state.parts.items() if one is not feature}
    return replace(state, parts=others if part is None else {**others, feature: part})


def with_news(state: TableState, *news: Announcement) -> TableState:
    return replace(state, news=(*state.news, *news))


def orders_of(state: TableState, seat: Seat) -> tuple[records.SecretOrder, ...]:
    """Return the orders and plans of a seat."""
    return tuple([order for order in state.orders if order.seat == seat])


def with_orders(state: TableState, seat: Seat, acts: Iterable[str]) -> TableState:
    """Replace the orders and plans of a seat."""
    others = tuple(order for order in state.orders if order.seat != seat)
    own = tuple(records.SecretOrder(state.card.id, seat, act) for act in acts)
    if (*others, *own) == state.orders:
        return state
    return replace(state, orders=(*others, *own))


def with_holder(state: TableState, seat: Seat, holder: SeatHolder) -> TableState:
    holders = state.card.holders
    card = replace(state.card, holders=(*holders[:seat], holder, *holders[seat + 1 :]))
    return replace(state, card=card)


def with_time_budget(state: TableState, seat: Seat, budget: records.TimeBudget) -> TableState:
    budgets = state.budgets
    if not budgets or budgets[seat] == budget:
        return state
    return replace(state, budgets=(*budgets[:seat], budget, *budgets[seat + 1 :]))


def end_call_for_wishes(state: TableState) -> TableState:
    """End the call for wishes of this phase."""
    budgets = tuple(replace(one, counted=state.phase) for one in state.budgets)
    return replace(state, budgets=budgets)


def leave_to_player(state: TableState, seat: Seat) -> TableState:
    """Leave the open question to the player: no order, plan or forced move answers it."""
    budget = replace(state.budgets[seat], answered_manually=question_number(state, seat))
    return with_time_budget(state, seat, budget)


def with_status(state: TableState, status: TableStatus, why: str = "") -> TableState:
    return replace(state, card=replace(state.card, status=status, why=why))


def without_saved_news(state: TableState) -> TableState:
    """Drop what is stored now: new entries and announcements."""
    return replace(state, new_entries=(), news=())
