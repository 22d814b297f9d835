"""Simulated people: when they visit, how they play, and which turns they plan ahead."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial, reduce
from itertools import chain, pairwise
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.planning import orders_and_plans, turns_ahead
from bot.planning.auction_orders import auction_phase, orders_for_coming_auctions
from bot.planning.orders_and_plans import add_plan_moves, imagine_own_turn, turn_draft_into_plan
from bot.planning.turns_ahead import MOST_PLANS
from bot.players.player import make_player_chance
from bot.players.registry import computer_players
from bot.tables import clocks, seat_commands
from bot.tables import state as tables
from bot.tables.clocks import day_at, find_zone, times_of_minute
from bot.tables.people import DAY, MINUTE, Time
from bot.tables.service import SeatCommand
from tests.tools import computer_wishes, turn_planner

# Most people at a table live on one continent, some beyond an ocean.
ZONES = (
    *("Europe/Berlin", "Europe/Berlin", "Europe/Paris", "Europe/London", "Europe/Athens"),
    *("America/New_York", "America/Los_Angeles", "Asia/Tokyo"),
)
GETS_UP, GOES_TO_BED = 7 * 60, 23 * 60  # minutes of everybody's day
NIGHT = (GOES_TO_BED, GETS_UP)  # nobody is rung
VISITS_APART = 60  # minutes; two visits that are nearer to each other are one
MOST_VISITS = (GOES_TO_BED - GETS_UP) // VISITS_APART
JITTER = 45  # minutes by which a visit comes earlier or later than usual
EPOCH, YEARS = 1_767_225_600, 4  # 2026, and so many years from which a first day is drawn


@dataclass(frozen=True, slots=True)
class VisitCalendar:
    """The hours of visits of one person, about the same every day."""

    seed: str
    zone: str
    hours: tuple[int, ...]  # minutes of his day
    every: int = 1  # days from one with visits to the next

    def visit_times(self, since: Time) -> Iterator[Time]:
        """Yield all visits from this time on."""
        day = day_at(since, find_zone(self.zone))
        while True:
            yield from (context for context in self._visits_on_day(day) if context >= since)
            day += timedelta(days=self.every)

    def _visits_on_day(self, day: date) -> list[Time]:
        luck, zone = Chance(self.seed, day.toordinal()), find_zone(self.zone)
        minutes = [hour + luck.draw_below(2 * JITTER + 1, "minute") - JITTER for hour in self.hours]
        return sorted(times_of_minute(day, minute, zone)[0] for minute in minutes)


def draw_calendar(seed: str, visits: int) -> VisitCalendar:
    """Make the calendar of a person with so many visits a day.

    People do not spread visits evenly: hours are drawn independently, between getting up and bed.
    """
    luck = Chance(seed, 0)
    zone, spare = luck.one_of(ZONES, "zone"), GOES_TO_BED - GETS_UP - (visits - 1) * VISITS_APART
    hours = sorted(GETS_UP + luck.draw_below(spare + 1, "hour") for _ in range(visits))
    return VisitCalendar(
        seed, zone, tuple(at + VISITS_APART * before for before, at in enumerate(hours))
    )


def draw_first_day(seed: str) -> Time:
    """Choose when a table is opened; some games span a change of summer time."""
    minutes = YEARS * 365 * (DAY // MINUTE)
    return Time(EPOCH + MINUTE * Chance(seed, 0).draw_below(minutes, "first day"))


def plan_next_turn(state: tables.TableState, seat: Seat, by_hand: int) -> SeatCommand | None:
    """Plan the next turn as the player would make it now, and alternatives.

    Half of the turns are planned: none while more than half of the turns so far were planned, of
    which `by_hand` were not. The seed decides whether the first one is.
    """
    course, game = state.course, state.game
    if course is None or game.turn(course.state) == seat:
        return None
    turns, later = (
        count_turns_begun(game, course, seat),
        Chance(f"{course.opening.seed}\nahead {seat}", 0),
    )
    if 2 * (turns - by_hand) + later.draw_below(2, "half") > turns:
        return None
    return _plan_turn(state, seat, MOST_PLANS)


def answer_call_to_plan(state: tables.TableState, seat: Seat, see_first: int) -> SeatCommand:
    """Leave a plan with an alternative; in so many of a hundred turns, see the others' first."""
    course = state.course
    assert course is not None
    turn = count_turns_begun(state.game, course, seat)
    luck = Chance(f"{course.opening.seed}\nsee first {seat}", turn)
    plan = None if luck.draw_below(100, "turn") < see_first else _plan_turn(state, seat, 2)
    return plan or orders_and_plans.answer_call_without_plan


def _plan_turn(state: tables.TableState, seat: Seat, most: int) -> SeatCommand | None:
    """Plan the next turn as the player would make it now, in so many ways at most."""
    course, game = state.course, state.game
    start = imagine_own_turn(state, seat)
    if course is None or isinstance(start, Refusal):
        return None
    luck = make_player_chance(course.opening.seed, seat, len(course.made))
    plans = turn_planner.plan_turns(start, computer_players(game.key)["greedy"], luck, most)
    return (lambda at: _make_plans_command(at, plans)) if plans else None


def count_turns_begun(game: AnyGame, course: tables.AnyCourse, seat: Seat) -> int:
    """Count the turns of this seat that have begun."""
    turns = [game.turn(made.step.state) for made in course.made]
    before = [game.turn(course.start), *turns]
    return (before[0] == seat) + sum(now == seat != was for was, now in pairwise(before))


def _make_plans_command(seat: Seat, plans: Sequence[Sequence[str]]) -> tables.TableCommand:
    """Replace the plans of a seat."""
    steps = [(add_plan_moves(seat, said, 0), turn_draft_into_plan(seat)) for said in plans]

    def replace_plans(state: tables.TableState) -> tables.TableState:
        return reduce(
            lambda after, step: step(after),
            chain(*steps),
            orders_and_plans.with_plans(state, seat, ()),
        )

    return replace_plans


# What somebody does unasked who looks at his table; None if he leaves it as it is.
UnaskedCommand: TypeAlias = Callable[[tables.TableState, Seat], SeatCommand | None]


# What he leaves for his next turn, who has made so many of his turns by hand.
PlanAhead: TypeAlias = Callable[[tables.TableState, Seat, int], SeatCommand | None]


def _do_nothing(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """One manner of playing over days."""

    description: str
    unasked: UnaskedCommand
    needs_orders: bool = False  # whether it needs a game in which the house takes orders
    auctions: str = clocks.BY_HAND
    ahead: PlanAhead = _do_nothing  # what he leaves behind when all that he was asked is answered
    turns: str = clocks.IN_ORDER


def _give_limits(state: tables.TableState, seat: Seat) -> SeatCommand | None:
    """Give limits and wishes for the whole phase once it has begun."""
    return _give_wishes(state, seat) if state.phase and not _has_given_wishes(state, seat) else None


def _answer_sealed_call(state: tables.TableState, seat: Seat) -> SeatCommand | None:
    """Give wishes when they are asked for, and say that they are complete."""
    return _answer_call(state, seat) if seat in tables.seats_called(state) else None


def _answer_call_early(state: tables.TableState, seat: Seat) -> SeatCommand | None:
    """Give them as soon as the turn before is over or planned, else when asked."""
    is_over = seat not in tables.seats_that_may_move(state) and _has_acted(state, seat)
    is_over = is_over or bool(orders_and_plans.plans_of_kind(state, seat, turns_ahead.PLAN))
    if state.phase or not is_over:
        return _answer_sealed_call(state, seat)
    return _answer_call(state, seat)


def _answer_call(state: tables.TableState, seat: Seat) -> SeatCommand | None:
    """Give wishes for all auctions that can be answered; once given, answer the call."""
    phases = seat_commands.answerable_auction_phases(state, seat)
    if not phases or state.budgets[seat].wished >= phases[-1]:
        return None
    if _has_given_wishes(state, seat):
        return lambda at: seat_commands.declare_wishes_complete(at, phases[-1])
    return _give_wishes(state, seat)


def _give_wishes(state: tables.TableState, seat: Seat) -> SeatCommand | None:
    """Return the wishes of a player for the current or next auctions."""
    wishes = computer_wishes.wish_planner(state.game.key)
    texts = wishes(_view_of_seat(state, seat)) if wishes else ()
    return (lambda at: orders_and_plans.give_orders(at, texts)) if texts else None


def _has_given_wishes(state: tables.TableState, seat: Seat) -> bool:
    """Whether these wishes were given already."""
    orders = orders_and_plans.auction_orders_of(state, seat)
    return bool(orders_for_coming_auctions(state.game.key, _view_of_seat(state, seat), orders))


def _has_acted(state: tables.TableState, seat: Seat) -> bool:
    """Whether the seat has moved since the last auctions."""
    assert state.course is not None
    for later, earlier in pairwise(reversed(state.course.made)):
        if auction_phase(state.game, earlier.step.state):
            return False
        if later.seat == seat:
            return True
    return False


def _view_of_seat(state: tables.TableState, seat: Seat) -> object:
    assert state.course is not None
    return state.game.view(state.course.state, seat)


_sealed = partial(PlayStyle, needs_orders=True, auctions=clocks.SEALED)

PLAY_STYLES: Mapping[str, PlayStyle] = {
    "hand": PlayStyle("everything by hand", _do_nothing),
    "limits": PlayStyle("with limits and wishes for the auctions", _give_limits, needs_orders=True),
    "sealed": _sealed("with wishes for all auctions when they are called for", _answer_sealed_call),
    "written": _sealed(
        "with wishes for all auctions after one's turn before them", _answer_call_early
    ),
    "ahead": _sealed(
        *("with these, and half of the turns made ahead", _answer_call_early),
        needs_orders=False,
        ahead=plan_next_turn,
    ),
    "together-called": _sealed(
        *("with plans and wishes, each when they are called for", _answer_sealed_call),
        turns=clocks.TOGETHER,
    ),
    "together": _sealed(
        *("with plans when they are called for, and wishes given with them", _answer_call_early),
        turns=clocks.TOGETHER,
    ),
}
