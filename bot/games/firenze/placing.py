"""Neutral seals laid by the players, one each in turn, before the first one (Rules p. 3)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, commissions, deck
from bot.games.firenze.asked import Asked
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Cover, Move
from bot.games.firenze.pieces import COLORS, NEUTRAL, OPEN, ORDER, Board, Turn
from bot.games.firenze.row import Choosing
from bot.games.firenze.state import Question, State


@dataclass(frozen=True, slots=True)
class Placing(Question):
    """A neutral seal before the first turn: so many are left to lay."""

    left: int

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """All that may be covered; first where the rulebook recommends it to those without a wish.

        Towers with the fewest tiles come first, and low commissions as long as too few are covered.
        """
        board, low = state.board, set(box.heights[: box.numbers.low_heights])
        many = {color: tiles(box, board, color) for color in COLORS}
        wants_low = _is_low_wanted(box, state)
        free = [
            (color, height)
            for color in COLORS
            for height in box.heights
            if _is_free(box, board, color, height)
        ]
        for color, height in sorted(
            free, key=lambda at: (many[at[0]], (at[1] in low) != wants_low)
        ):
            yield Cover(color, height)

    def judge(self, box: Box, state: State) -> Judge[Move]:
        def refusal(move: Move) -> Refusal | None:
            if isinstance(move, Cover):
                return _why_not_cover(box, state.board, move)
            return refuse("firenze-set-up", "firenze-seals-first", left=self.left)

        return refusal

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        """One seal each, clockwise; when the last one lies the row is laid out."""
        assert isinstance(move, Cover)
        board, at = state.board, box.commission(move.color, move.height)
        board = replace(board, covers=(*board.covers[:at], NEUTRAL, *board.covers[at + 1 :]))
        brick = Named("brick", move.color)
        told = Event(say("firenze-covers", who=Who(state.seat), brick=brick, height=move.height))
        if self.left > 1:
            following = Turn(state.clockwise(state.seat)[1])
            left = replace(self, left=self.left - 1)
            return Step(replace(state, board=board, turn=following, question=left), (told,))
        ready = replace(state, board=board, turn=Turn(state.starter), question=Choosing())
        return deck.filled(box, ready, chance).after(told)

    def asked(self, box: Box, state: State) -> Asked:
        return Asked("placing", (state.seat,), due=self.left)


def _is_free(box: Box, board: Board, color: str, height: int) -> bool:
    is_open = board.covers[box.commission(color, height)] == OPEN
    return is_open and commissions.balcony_at(board, color, height) is None


def tiles(box: Box, board: Board, color: str) -> int:
    """How many neutral seals and balconies lie on a tower."""
    seals = [board.covers[box.commission(color, height)] for height in box.heights]
    return seals.count(NEUTRAL) + sum(balcony.color == color for balcony in board.balconies)


def _is_low_wanted(box: Box, state: State) -> bool:
    """Whether a low commission is to be covered next: they get about half of the seals."""
    numbers, dead = box.numbers, state.options.dead_color
    lie = [
        state.board.covers[box.commission(color, height)] == NEUTRAL
        for color in COLORS
        for height in box.heights[: numbers.low_heights]
        if color != dead
    ]
    many = state.options.neutral_seals - (len(box.heights) if dead else 0)
    return sum(lie) < min(numbers.low_seals, many - many // 2)


def _why_not_cover(box: Box, board: Board, move: Cover) -> Refusal | None:
    color, height = move.color, move.height
    if color not in ORDER:
        return refuse(
            "firenze-bricks", "firenze-no-such-color", brick=color, bricks=bricks.every_color()
        )
    if height not in box.heights:
        least, most = box.heights[0], box.heights[-1]
        return refuse("firenze-commissions", "firenze-no-such-commission", least=least, most=most)
    brick = Named("brick", color)
    if board.covers[box.commission(color, height)] != OPEN:
        return refuse("firenze-set-up", "firenze-covered-already", brick=brick, height=height)
    balcony = commissions.balcony_at(board, color, height)
    if balcony is not None:
        return refuse(
            "firenze-set-up",
            "firenze-balcony-lies-there",
            brick=brick,
            height=height,
            numeral=balcony.numeral,
        )
    return None
