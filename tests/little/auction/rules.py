"""A little auction: whoever bids most takes the lot, and nobody knows which comes next."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine import game
from bot.engine.data_file_reader import PrintedEntry
from bot.engine.ended_game import GameMemory
from bot.engine.game import Event, Judge, Option, Scores, Seat, Setup, Step, Tally, Viewer
from bot.engine.notation import Vocabulary
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal, Text, Who, refuse, say

FILES = ("lots",)


@dataclass(frozen=True, slots=True)
class Bid:
    coins: int


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Move: TypeAlias = Bid | Pass


@dataclass(frozen=True, slots=True)
class State:
    purses: tuple[int, ...]
    points: tuple[int, ...]
    lots: tuple[int, ...]  # the first lies open
    bidding: tuple[Seat, ...]  # who has not passed, whoever is asked first
    price: int = 0
    bidder: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    purses: tuple[int, ...]
    points: tuple[int, ...]
    lot: int  # 0: it is over
    coming: tuple[int, ...]  # in no order
    bidding: tuple[Seat, ...]
    price: int
    bidder: Seat | None


@dataclass(frozen=True)
class Auction:
    purse: int
    lots: tuple[int, ...]

    key = "auction"
    rules = 1
    seats = range(2, 5)
    vocabulary = Vocabulary[Move](Bid, Pass)
    passes: frozenset[type[Move]] = frozenset({Pass})
    asides: frozenset[type[Move]] = frozenset()

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def start(self, setup: Setup, chance: Chance) -> State:
        lots, everybody = chance.shuffled(self.lots, "lots"), range(setup.seats)
        return State(
            (self.purse,) * setup.seats, (0,) * setup.seats, lots, tuple(map(Seat, everybody))
        )

    def to_move(self, state: State) -> frozenset[Seat]:
        return frozenset(state.bidding[:1] if state.lots else ())

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return frozenset()

    def turn(self, state: State) -> Seat | None:
        return state.bidding[0] if state.lots else None

    def ahead(self, state: State, seat: Seat) -> State | None:
        if not state.lots or seat not in state.bidding:
            return None
        at = state.bidding.index(seat)
        return replace(state, bidding=(*state.bidding[at:], *state.bidding[:at]))

    def next_up(self, state: State) -> Seat | None:
        return next(iter(state.bidding[1:]), None)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        yield Pass()
        yield from (Bid(coins) for coins in range(state.price + 1, state.purses[seat] + 1))

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        def why_not(move: Move) -> Refusal | None:
            match move:
                case Bid(coins) if coins <= state.price:
                    return refuse("auction-bids", "auction-too-low", coins=state.price)
                case Bid(coins) if coins > state.purses[seat]:
                    return refuse("auction-bids", "auction-too-much", coins=state.purses[seat])
            return None

        return why_not

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        others, told = state.bidding[1:], say("auction-passes", who=Who(seat))
        after = replace(state, bidding=others)
        if isinstance(move, Bid):
            after = replace(state, price=move.coins, bidder=seat, bidding=(*others, seat))
            told = say("auction-bids", who=Who(seat), coins=move.coins)
        return Step(after, (Event(told),))

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return done.followed_by(self._knocked_down)

    def _knocked_down(self, state: State) -> Step[State]:
        """Once nobody else bids, the lot has an owner, or none."""
        if state.bidding not in ((), (state.bidder,)):
            return Step(state, ())
        lot, *lots = state.lots
        purses, points = list(state.purses), list(state.points)
        told = say("auction-unsold", lot=lot)
        if state.bidder is not None:
            purses[state.bidder] -= state.price
            points[state.bidder] += lot
            told = say("auction-sold", who=Who(state.bidder), lot=lot)
        first = len(self.lots) - len(lots)
        seats = [Seat((first + at) % len(purses)) for at in range(len(purses))]
        after = State(tuple(purses), tuple(points), tuple(lots), tuple(seats))
        return Step(after, (Event(told),), opened=True)

    def view(self, state: State, viewer: Viewer) -> View:
        lot, *coming = state.lots or (0,)
        bidding, price, bidder = state.bidding, state.price, state.bidder
        hidden = tuple(sorted(coming))
        return View(state.purses, state.points, lot, hidden, bidding, price, bidder)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        coming = chance.shuffled(sorted(state.lots[1:]), "coming")
        return replace(state, lots=(*state.lots[:1], *coming))

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return ()

    def round_of(self, state: State) -> int:
        return 1 + len(self.lots) - len(state.lots)

    def tally(self, state: State) -> Tally:
        notes = (("coins", state.purses), ("points", state.points), ("price", (state.price,)))
        return Tally(notes, (state.lots, state.bidding))

    def broken_law(self, state: State, besides: Collection[str] = ()) -> str:
        most = sum(self.lots) - sum(state.lots)
        fair = sum(state.points) <= most and min(state.purses) >= 0
        return "" if fair else game.first_law(["more was won than was there"], besides)

    def scores(self, state: State) -> Scores | None:
        if state.lots:
            return None
        points = tuple(zip(state.points, state.purses, strict=True))
        most = max(map(sum, points))
        winners = tuple(Seat(at) for at, own in enumerate(points) if sum(own) == most)
        return Scores(("lots", "coins"), points, (0,) * len(points), winners)

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        return ()


def build_game(tables: Mapping[str, Mapping[str, object]]) -> Auction:
    printed = PrintedEntry("data/auction/lots.toml", "", "", tables["lots"])
    return Auction(printed.read_whole("purse"), printed.read_wholes("lots", 5))
