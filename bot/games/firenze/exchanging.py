"""Exchange bricks for one on a card of the row, and pay brick by brick (Rules p. 5)."""

from abc import ABC
from collections.abc import Iterator

from bot.engine.frozen_values import replace
from bot.engine.game import Event, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Exchange, Move, Pay
from bot.games.firenze.pieces import COLORS, ORDER, Bricks, Builder, Open, Spot
from bot.games.firenze.state import Question, State


def exchange_cost(box: Box, own: Open) -> int:
    if "trading-house" in own.buildings:
        return box.cards["trading-house"].amount
    return box.numbers.exchange


def exchanges(state: State) -> Iterator[Exchange]:
    for place, spot in enumerate(state.row, 1):
        for color, many in zip(COLORS, spot.bricks, strict=True):
            if many:
                yield Exchange(place, color)


def why_not_exchange(box: Box, state: State, move: Exchange) -> Refusal | None:
    own, turn = state.open, state.turn
    if turn.exchanged:
        return refuse("firenze-exchange", "firenze-exchanged-already")
    if turn.built:
        return refuse("firenze-exchange", "firenze-exchange-comes-first")
    if not 1 <= move.place <= len(state.row):
        return refuse("firenze-exchange", "firenze-no-such-place", most=len(state.row))
    price, stored = exchange_cost(box, own), own.stored
    if stored < price:
        return refuse("firenze-exchange", "firenze-exchange-too-dear", cost=price, stored=stored)
    return _why_not_there(state.row[move.place - 1], move.brick)


def _why_not_there(spot: Spot, brick: str) -> Refusal | None:
    """Why no such brick can be taken off this card."""
    if brick not in ORDER:
        return refuse(
            "firenze-bricks", "firenze-no-such-color", brick=brick, bricks=bricks.every_color()
        )
    if not spot.bricks[ORDER[brick]]:
        return refuse(
            "firenze-exchange",
            "firenze-not-on-this-card",
            brick=Named("brick", brick),
            card=Named("action-card", spot.card),
            bricks=bricks.heap(spot.bricks),
        )
    return None


def take_brick(state: State, place: int, brick: str, given: Bricks) -> Step[State]:
    """Ruling 40: it lay there before the others were put there."""
    own, at = state.open, place - 1
    spot = state.row[at]
    left = Spot(spot.card, bricks.fewer(spot.bricks, brick))
    after = replace(
        state,
        row=(*state.row[:at], left, *state.row[at + 1 :]),
        builders=state.builders_with(
            state.seat, replace(own, storehouse=bricks.more(own.storehouse, brick))
        ),
        turn=replace(state.turn, exchanged=True),
    )
    told = say(
        "firenze-exchanges",
        who=Who(state.seat),
        brick=Named("brick", brick),
        card=Named("action-card", spot.card),
        paid=bricks.heap(given),
    )
    return Step(after, (Event(told),))


class Paying(Question, ABC):
    """So many bricks are due."""

    __slots__ = ()

    due: int

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """What can best be spared comes first."""
        own = state.open
        for color in bricks.sparing_order(own.site):
            if own.storehouse[ORDER[color]]:
                yield Pay(color)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        match move:
            case Pay(brick):
                return bricks.why_not_give(brick, state.open.storehouse)
        return refuse("firenze-paying", "firenze-pay-first", due=self.due)


def lay_brick_down(state: State, place: int, brick: str) -> State:
    """A brick of the storehouse lies on this card of the row."""
    at = place - 1
    spot = state.row[at]
    laden = Spot(spot.card, bricks.more(spot.bricks, brick))
    row = (*state.row[:at], laden, *state.row[at + 1 :])
    return replace(state, row=row, builders=_without(state, brick))


def spill_brick(state: State, brick: str) -> State:
    """A brick of the storehouse lies in the pouch."""
    pouch = bricks.more(state.pouch, brick)
    return replace(state, pouch=pouch, builders=_without(state, brick))


def _without(state: State, brick: str) -> tuple[Builder, ...]:
    own = state.open
    own = replace(own, storehouse=bricks.fewer(own.storehouse, brick))
    return state.builders_with(state.seat, own)
