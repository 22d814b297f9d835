"""Exchanging bricks for one that lies on a card of the row, once in a turn (Rules p. 5)."""

from collections.abc import Iterator

from bot.engine.copies import replace
from bot.engine.game import Event, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Open
from bot.games.firenze.moves import Exchange
from bot.games.firenze.pieces import COLORS, ORDER, Bricks, Spot
from bot.games.firenze.state import State


def cost(box: Box, own: Open) -> int:
    if "trading-house" in own.buildings:
        return box.cards["trading-house"].amount
    return box.numbers.exchange


def exchanges(state: State) -> Iterator[Exchange]:
    for place, spot in enumerate(state.row, 1):
        for color, many in zip(COLORS, spot.bricks, strict=True):
            if many:
                yield Exchange(place, color)


def why_not(box: Box, state: State, move: Exchange) -> Refusal | None:
    own, turn = state.open, state.turn
    if turn.exchanged:
        return refuse("firenze-exchange", "firenze-exchanged-already")
    if turn.built:
        return refuse("firenze-exchange", "firenze-exchange-comes-first")
    if not 1 <= move.place <= len(state.row):
        return refuse("firenze-exchange", "firenze-no-such-place", most=len(state.row))
    price, stored = cost(box, own), own.stored
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


def taken(state: State, place: int, brick: str, given: Bricks) -> Step[State]:
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
