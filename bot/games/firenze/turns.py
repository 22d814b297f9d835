"""How the game goes on when a turn is over (Rules p. 7)."""

from bot.engine.copies import replace
from bot.engine.game import Seat, Step
from bot.games.firenze import limits, scoring
from bot.games.firenze.box import Box
from bot.games.firenze.limits import Limiting
from bot.games.firenze.pieces import OPEN, Turn
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
    seat = next_up(state)
    if seat is None:
        return scoring.final(box, state)
    return Step(replace(_begun(state, seat), turns=state.turns + 1), ())


def _begun(state: State, seat: Seat) -> State:
    """The turn of this seat."""
    open_ = state.builders[seat].open
    site = tuple([replace(tower, idle=True) for tower in open_.site])
    builders = state.builders_with(seat, replace(open_, site=site))
    return replace(state, builders=builders, turn=Turn(seat), question=Choosing())


def next_up(state: State) -> Seat | None:
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


# Thinking ahead


def turn(state: State) -> Seat | None:
    """Neutral seals are laid before the first turn."""
    return None if isinstance(state.question, Placing | scoring.Over) else state.seat


def ahead(state: State, seat: Seat) -> State | None:
    """The next turn of this seat, with the row as it lies now."""
    if turn(state) is None or not _comes_again(state, seat):
        return None
    return _begun(state, seat)


def _comes_again(state: State, seat: Seat) -> bool:
    """Rules p. 7: the round that was begun by whoever has the end tile is the last."""
    if state.board.ender == OPEN:
        return True
    return seat != state.seat and scoring.has_turn_left(state, seat)
