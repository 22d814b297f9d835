"""Neutral seals laid by the players, one each in turn, before the first one (Rules p. 3)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, commissions, deck
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Cover, Move
from bot.games.firenze.pieces import COLORS, NEUTRAL, OPEN, ORDER, Turn
from bot.games.firenze.state import Board, Choosing, Placing, State


def places(box: Box, state: State) -> Iterator[Move]:
    """All that may be covered; first where the rulebook recommends it to whoever has no wish.

    Towers with the fewest tiles come first, and low commissions as long as too few are covered.
    """
    board, low = state.board, set(box.heights[: box.numbers.low_heights])
    tiles = {color: _tiles(box, board, color) for color in COLORS}
    wants_low = _is_low_wanted(box, state)
    free = [
        (color, height)
        for color in COLORS
        for height in box.heights
        if _is_free(box, board, color, height)
    ]
    for color, height in sorted(free, key=lambda at: (tiles[at[0]], (at[1] in low) != wants_low)):
        yield Cover(color, height)


def _is_free(box: Box, board: Board, color: str, height: int) -> bool:
    is_open = board.covers[box.commission(color, height)] == OPEN
    return is_open and commissions.balcony_at(board, color, height) is None


def _tiles(box: Box, board: Board, color: str) -> int:
    """How many tiles lie on a tower."""
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


def judge_place(box: Box, state: State, question: Placing) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        if isinstance(move, Cover):
            return _why_not_cover(box, state.board, move)
        return refuse("firenze-set-up", "firenze-seals-first", left=question.left)

    return refusal


def _why_not_cover(box: Box, board: Board, move: Cover) -> Refusal | None:
    color, height = move.color, move.height
    if color not in ORDER:
        return refuse("firenze-bricks", "firenze-no-such-color", brick=color, bricks=bricks.named())
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


def cover(box: Box, state: State, question: Placing, move: Cover, chance: Chance) -> Step[State]:
    """One seal each, clockwise; when the last one lies the row is laid out."""
    board, at = state.board, box.commission(move.color, move.height)
    board = replace(board, covers=(*board.covers[:at], NEUTRAL, *board.covers[at + 1 :]))
    brick = Named("brick", move.color)
    told = Event(say("firenze-covers", who=Who(state.seat), brick=brick, height=move.height))
    if question.left > 1:
        following = Turn(state.clockwise(state.seat)[1])
        after = replace(state, board=board, turn=following, question=Placing(question.left - 1))
        return Step(after, (told,))
    ready = replace(state, board=board, turn=Turn(state.starter), question=Choosing())
    step = deck.filled(box, ready, chance)
    return replace(step, events=(told, *step.events))
