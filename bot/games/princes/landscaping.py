"""Laying out a landscape, which is part of winning it (Rules p. 4, 7)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Judge, Seat, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.princes import laying, palazzo, purse
from bot.games.princes.asked import Asked
from bot.games.princes.box import Box
from bot.games.princes.estate import Open
from bot.games.princes.moves import Move, Place
from bot.games.princes.palazzo import NOWHERE, Bits
from bot.games.princes.pieces import Tile
from bot.games.princes.state import AskedOfOne, State


@dataclass(frozen=True, slots=True)
class Placing(AskedOfOne):
    """A landscape was won, and where it is to lie."""

    lot: str

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        closed = palazzo.taken(box.ground, state.estates[seat].open)
        for name in box.landscapes_of(self.lot):
            yield from [place for place, bits in box.places[name] if not bits & closed]

    def judge(self, box: Box, state: State, seat: Seat) -> Judge[Move]:
        return _judge(box, state, self)

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Place)
        return place(box, state, seat, move)

    def asked(self, box: Box, state: State) -> Asked:
        return Asked("placing", self.seats, lot=self.lot)


def _judge(box: Box, state: State, placing: Placing) -> Judge[Move]:
    estate = state.estates[placing.seat]
    closed = palazzo.taken(box.ground, estate.open)
    won = box.landscapes_of(placing.lot)

    def refusal(move: Move) -> Refusal | None:
        match move:
            case Place(landscape):
                if landscape not in won:
                    named = tuple(Named("landscape", name) for name in won)
                    return refuse("landscape-placed", "other-landscape-won", landscapes=named)
                if not state.stock.landscapes[box.landscape_order[landscape]]:
                    name = Named("landscape", landscape)
                    return refuse("exhausted-stack", "lot-exhausted", lot=name)
                return _why_not_on(box, estate.open, closed, move)
        return refuse("landscape-placed", "place-it-first", lot=Named("lot", placing.lot))

    return refusal


def why_not_there(box: Box, estate: Open, move: Place) -> Refusal | None:
    """Why the ground of this estate has no room for a landscape there."""
    return _why_not_on(box, estate, palazzo.taken(box.ground, estate), move)


def _why_not_on(box: Box, estate: Open, closed: Bits, move: Place) -> Refusal | None:
    bits = box.ground.by_square(move.landscape).get(move.square, NOWHERE).get(move.turn)
    if bits is not None and not bits & closed:
        return None
    name = Named("landscape", move.landscape)
    return palazzo.why_not_there(box.ground, estate, name, move.square, move.turn)


def place(box: Box, state: State, seat: Seat, move: Place) -> Step[State]:
    before = state.estates[seat]
    tile = Tile(move.landscape, move.square, move.turn)
    estate = replace(before, open=laying.with_landscape(box, before.open, tile))
    points = estate.open.points - before.open.points
    stock = state.stock.less("landscapes", box.landscape_order[move.landscape])
    name = Named("landscape", move.landscape)
    told = say("places", who=Who(seat), landscape=name, square=move.square)
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock)
    return Step(after, (Event(told), *purse.told_points(Who(seat), points, name)))
