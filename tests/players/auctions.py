"""Auctions at random tables: whoever answers, all that the table sees and hears is written down."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from bot.engine.game import Event, Seat, legal_moves, play_move
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.moves import Move, Sell, Withdraw
from bot.games.princes.state import State
from bot.games.princes.view import View
from tests.rules.princes_table import GAME
from tests.rules.wanderings import wandering

TABLES = 8  # of every number of players
ENDLESS = 300  # plies: no auction phase with what is decided in it is half as long
_PHASE = ("nominating", "bidding", "placing", "picking", "recruiting")

Answers = Callable[[State, Seat, int], Move]


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, what it led to, what everybody heard of it and what each viewer sees after it."""

    seat: Seat
    move: Move
    state: State
    events: tuple[Event, ...]
    views: tuple[View, ...]


@cache
def positions(seats: int) -> tuple[State, ...]:
    """Where a lot is to be named or is under the hammer, in all rounds of games at random."""
    options = {"money": "open"}
    return tuple(
        stride.before
        for seed in range(TABLES)
        for stride in wandering(seed, seats, **(options if seed % 2 else {}))
        if asked(stride.before).asked.kind in {"nominating", "bidding"}
    )


def starts() -> st.SearchStrategy[State]:
    """Any table of two to five, any round, any moment of its auction phase."""
    return st.integers(2, 5).flatmap(lambda seats: st.sampled_from(positions(seats)))


def asked(state: State) -> View:
    """What is asked, as everybody sees it."""
    return GAME.view(state, None)


def played(state: State, answers: Answers) -> list[Ply]:
    """The rest of the auction phase, and the first action after it."""
    plies: list[Ply] = []
    while asked(state).asked.kind in _PHASE and state.turn is None:
        (seat,) = GAME.to_move(state)
        move = answers(state, seat, len(plies))
        step = play_move(GAME, state, seat, move, Chance("auctions", len(plies)))
        assert not isinstance(step, Refusal), f"{move}: {step}"
        state = step.state
        plies.append(Ply(seat, move, state, step.events, _seen(state)))
        assert len(plies) < ENDLESS, "it has to come to an end"
    return plies


def by_luck(seed: int) -> Answers:
    """People who do anything; they seldom sell points and do not often withdraw."""

    def answer(state: State, seat: Seat, number: int) -> Move:
        luck = Chance(f"people {seed}", number)
        legal = legal_moves(GAME, state, seat)
        if luck.draw_below(8, "patience"):
            legal = [move for move in legal if not isinstance(move, Sell | Withdraw)] or legal
        return luck.one_of(legal, "move")

    return answer


def _seen(state: State) -> tuple[View, ...]:
    """Every seat's view, then the spectators'."""
    seats = [Seat(seat) for seat in range(len(state.estates))]
    return tuple(GAME.view(state, viewer) for viewer in (*seats, None))
