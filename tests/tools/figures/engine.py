"""How fast the rules are, over whole games of computer players who choose at random.

Each measure is of any game; what another one must come to stands with its own figures.
"""

import subprocess
import sys
from collections import deque
from dataclasses import dataclass, make_dataclass, replace
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

from bot import catalogue
from bot.engine.game import Seat, Step, legal_moves, play_move, settle_options
from bot.engine.journal import AnyGame, Entry, Opening, begin_course, replay_journal
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import AnyComputerPlayer, computer_players
from tests.players import match
from tests.tools.figures import Figure, seconds

PRINCES = "princes"
exhaust = deque[object](maxlen=0).extend  # keeps nothing of what is done
GAMES_EACH = {PRINCES: 6}  # of every number of players
OF_ANOTHER = 2
PLAYED_OUT = 4  # guests
HOUSE = Path(catalogue.__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as its journal has it, and its moves as the rules saw them."""

    opening: Opening
    entries: tuple[Entry, ...]
    moves: tuple[tuple[Seat, Any], ...]


def recorded(game: AnyGame, seats: int, seed: str, guest: AnyComputerPlayer) -> Record:
    """The game that so many such guests play."""
    setup = settle_options(game, seats, {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition(game.key).seal
    opening = Opening(game.key, setup.rules, printed, seats, setup.options, seed)
    course = match.play_match(game, opening, [guest] * seats)
    moves = tuple((made.seat, made.move) for made in course.made)
    return Record(opening, match.journal_entries(game, course), moves)


@cache
def material(key: str) -> tuple[Record, ...]:
    """Games of every number of players, recorded before anything is timed."""
    game = catalogue.current_game(key)
    return tuple(
        recorded(game, seats, f"bench-{seats}-{number}", computer_players(game.key)["random"])
        for seats in game.seats
        for number in range(GAMES_EACH.get(key, OF_ANOTHER))
    )


# Replaying


def replayed_moves(key: str = PRINCES) -> float:
    """Moves a second, from the words of the journal to the checked seal."""
    game, records = catalogue.current_game(key), material(key)
    took = seconds(
        lambda: exhaust(replay_journal(game, one.opening, one.entries) for one in records)
    )
    return sum(len(record.entries) for record in records) / took


def whole_game(key: str = PRINCES) -> float:
    """Milliseconds for a game of as many as can play, sensibly: none is longer."""
    game = catalogue.current_game(key)
    record = recorded(game, game.seats[-1], "bench", computer_players(game.key)["greedy"])
    return 1000 * seconds(lambda: replay_journal(game, record.opening, record.entries), times=20)


# Listing


def states(game: AnyGame, record: Record) -> list[Any]:
    course = replay_journal(game, record.opening, record.entries)
    return [course.start, *(made.step.state for made in course.made)]


def played_with_lists(record: Record) -> Any:
    """Play it again, and list all legal moves of all awaited seats at every ply."""
    game = catalogue.current_game(record.opening.game)
    state = begin_course(game, record.opening).state
    for ply, (seat, move) in enumerate(record.moves, start=1):
        for awaited in game.to_move(state):
            legal_moves(game, state, awaited)
        step = play_move(game, state, seat, move, Chance(record.opening.seed, ply))
        assert isinstance(step, Step)
        state = step.state
    return state


def listed_plies(key: str = PRINCES) -> float:
    records = material(key)
    took = seconds(lambda: exhaust(map(played_with_lists, records)))
    return sum(len(record.moves) for record in records) / took


def listed_moves(key: str = PRINCES) -> float:
    """Legal moves a second where nothing is done but list them, at every ply of all games."""
    game = catalogue.current_game(key)
    asked = [
        (state, seat)
        for record in material(key)
        for state in states(game, record)
        for seat in game.to_move(state)
    ]
    listed = sum(len(legal_moves(game, state, seat)) for state, seat in asked)
    return listed / seconds(lambda: exhaust(legal_moves(game, *one) for one in asked))


# Playing on


@cache
def positions(key: str) -> tuple[Any, ...]:
    """Where a few games of four stand when the first one by himself is asked."""
    game, greedy = catalogue.current_game(key), computer_players(key)["greedy"]
    found = []
    for number in range(OF_ANOTHER):
        setup = settle_options(game, PLAYED_OUT, {})
        assert not isinstance(setup, Refusal)
        state = game.start(setup, Chance(f"playout {number}", 0))
        while len(game.to_move(state)) > 1:
            state = played_on(game, state, greedy, 0)
        found.append(state)
    return tuple(found)


def played_on(game: AnyGame, state: Any, guest: AnyComputerPlayer, ply: int) -> Any:
    """After one more move, which nobody keeps or watches."""
    seat = min(game.to_move(state))
    move = guest(make_situation(game, state, seat), make_player_chance("playout", seat, ply))
    step = play_move(game, state, seat, move, Chance("playout", ply))
    assert isinstance(step, Step)
    return step.state


def played_out(key: str = PRINCES) -> float:
    """Milliseconds of CPU until a game is over that four greedy guests play on."""
    game, greedy = catalogue.current_game(key), computer_players(key)["greedy"]
    begun = positions(key)

    def work() -> None:
        for state in begun:
            ply = 0
            while game.to_move(state):
                state, ply = played_on(game, state, greedy, ply), ply + 1  # noqa: PLW2901

    return 1000 * seconds(work, clock=process_time) / len(begun)


# Memory


def simulation_memory(key: str = PRINCES) -> float:
    """Megabytes at the peak, in a process of its own that has nothing else to do."""
    seats = str(catalogue.current_game(key).seats[-1])
    simulation = ["simulate", key, "--seats", seats, "--games", "20", "--guests", "greedy,random"]
    orders = f"from tests.tools import run_tool; from {__name__} import peak"
    words = [sys.executable, "-c", f"{orders}; run_tool({simulation}); print(peak())"]
    done = subprocess.run(words, cwd=HOUSE, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def peak() -> float:
    """The most this process has used so far, in megabytes."""
    # What getrusage tells of a process begins with what its parent had when it started it (Linux
    # keeps the mark), and the bench is larger than a simulation: its own mark is asked first.
    try:
        marks = Path("/proc/self/status").read_text("ascii").split("\n")
    except OSError:
        import resource  # noqa: PLC0415 - not every system has it

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 1024**2 if sys.platform == "darwin" else most / 1024
    return next(int(mark.split()[1]) / 1024 for mark in marks if mark.startswith("VmHWM"))


# To compare with


# As large as the states of our games are.
_FIELDS: Any = [(name, int, 0) for name in "abcdefghijkl"]
Twelve: Any = make_dataclass("Twelve", _FIELDS, frozen=True, slots=True)


def replace_cost() -> float:
    """Microseconds to replace one of twelve fields: what a state costs at the very least."""
    twelve, turns = Twelve(), 20_000

    def work() -> None:
        for turn in range(turns):
            replace(twelve, f=turn)

    return 1e6 * seconds(work, times=5) / turns


FIGURES = (
    Figure("engine replace", "µs to replace one of 12 fields", "to compare", 0, replace_cost),
    Figure("engine replay", "moves/s judged and applied", "at least", 32_000, replayed_moves),
    Figure("engine game", "ms for a five-player game", "at most", 15, whole_game),
    Figure("engine plies", "plies/s with all legal moves", "at least", 13_000, listed_plies),
    Figure("engine moves", "legal moves/s listed", "at least", 1_700_000, listed_moves),
    Figure("engine playout", "ms of CPU from round 1 to the end", "at most", 60, played_out),
    Figure("engine memory", "MB for a simulation", "at most", 80, simulation_memory),
)
