"""Giving brick by brick, for whatever was just chosen: the builder decides which."""

from abc import ABC
from collections.abc import Iterator

from bot.engine.copies import replace
from bot.engine.game import Judge
from bot.engine.text import Refusal, refuse
from bot.games.firenze import bricks
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Builder
from bot.games.firenze.moves import Move, Pay
from bot.games.firenze.pieces import ORDER, Spot
from bot.games.firenze.state import Question, State


class Paying(Question, ABC):
    """So many bricks are due."""

    __slots__ = ()

    due: int

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """What can best be spared comes first."""
        own = state.open
        for color in bricks.sparing(own.site):
            if own.storehouse[ORDER[color]]:
                yield Pay(color)

    def judge(self, box: Box, state: State) -> Judge[Move]:
        def refusal(move: Move) -> Refusal | None:
            match move:
                case Pay(brick):
                    return bricks.why_not_give(brick, state.open.storehouse)
            return refuse("firenze-paying", "firenze-pay-first", due=self.due)

        return refusal


def laid_down(state: State, place: int, brick: str) -> State:
    """A brick of the storehouse lies on this card of the row."""
    at = place - 1
    spot = state.row[at]
    laden = Spot(spot.card, bricks.more(spot.bricks, brick))
    row = (*state.row[:at], laden, *state.row[at + 1 :])
    return replace(state, row=row, builders=_without(state, brick))


def spilt(state: State, brick: str) -> State:
    """A brick of the storehouse lies in the pouch."""
    pouch = bricks.more(state.pouch, brick)
    return replace(state, pouch=pouch, builders=_without(state, brick))


def _without(state: State, brick: str) -> tuple[Builder, ...]:
    own = state.open
    own = replace(own, storehouse=bricks.fewer(own.storehouse, brick))
    return state.builders_with(state.seat, own)
