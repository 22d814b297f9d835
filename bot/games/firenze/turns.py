"""How the game goes on when a turn is over (Rules p. 7)."""

from dataclasses import replace

from bot.engine.game import Seat, Step
from bot.games.firenze import limits, scoring
from bot.games.firenze.box import Box
from bot.games.firenze.limits import Limiting
from bot.games.firenze.pieces import Turn
from bot.games.firenze.placing import Placing
from bot.games.firenze.row import Choosing
from bot.games.firenze.state import State


def went_on(box: Box, step: Step[State]) -> Step[State]:
    """As long as a limit is passed the turn goes on; then it is over."""
    state = step.state
    is_over = isinstance(state.question, Limiting) and limits.are_kept(
        box, state.builders[state.seat]
    )
    return step.then(lambda state: _next_turn(box, state)) if is_over else step


def _next_turn(box: Box, state: State) -> Step[State]:
    """The next turn begins, or the game is over."""
    seat = following(state)
    if seat is None:
        return scoring.final(box, state)
    open_ = state.builders[seat].open
    site = tuple([replace(tower, idle=True) for tower in open_.site])
    after = replace(
        state,
        builders=state.builders_with(seat, replace(open_, site=site)),
        turn=Turn(seat),
        turns=state.turns + 1,
        question=Choosing(),
    )
    return Step(after, ())


def following(state: State) -> Seat | None:
    """Whose turn comes after this one; nobody's once it comes back to who has the last tile."""
    seat = state.clockwise(state.seat)[1]
    match state.question:
        case Placing(1):
            return None if state.starter == state.seat else state.starter
        case Placing():
            return seat
        case scoring.Over():
            return None
    return None if seat == state.board.ender else seat
