"""The rules' test language: moves are told in notation to an arranged table of either game."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, TypeVar

from bot.catalogue import current_game
from bot.engine.game import Event, Seat, Step, legal_moves, play_move, why_not
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.firenze.state import State as FirenzeState

S = TypeVar("S")


def game_of(state: object) -> Any:
    return current_game("firenze" if isinstance(state, FirenzeState) else "princes")


def step(state: S, line: str, number: int = 1) -> Step[S]:
    """What one move leads to; it has to be legal, listed, and to break no law."""
    game, (seat, move) = game_of(state), read(state, line)
    after: Step[S] | Refusal = play_move(game, state, seat, move, Chance("told", number))
    assert not isinstance(after, Refusal), f"{line}: refused, {after}"
    if not game.amounts(state, seat, move):
        assert move in legal_moves(game, state, seat), f"{line}: allowed, and not listed"
    assert not game.broken_law(after.state), f"{line}: {game.broken_law(after.state)}"
    return after


def tell(state: S, *lines: str) -> S:
    """The state after these moves, each told as `seat move`: "0 nominate park"."""
    for number, line in enumerate(lines, start=1):
        state = step(state, line, number).state
    return state


def hear(state: object, *lines: str) -> tuple[Event, ...]:
    """All that the table hears during these moves."""
    events: list[Event] = []
    for number, line in enumerate(lines, start=1):
        after = step(state, line, number)
        state = after.state
        events += after.events
    return tuple(events)


def keys(events: tuple[Event, ...]) -> list[str]:
    return [event.text.key for event in events]


def facts(events: tuple[Event, ...], key: str) -> Mapping[str, object]:
    """The facts of the one sentence with this key."""
    (found,) = [event.text for event in events if event.text.key == key]
    return dict(found.facts)


def refused(state: object, line: str) -> Refusal:
    """Why a move is not legal. The nearest legal act, where one is named, is indeed legal."""
    game, (seat, move) = game_of(state), read(state, line)
    refusal = why_not(game, state, seat, move)
    assert refusal is not None, f"{line}: is legal"
    assert isinstance(play_move(game, state, seat, move, Chance("told", 1)), Refusal)
    assert move not in legal_moves(game, state, seat), f"{line}: refused, and listed"
    if refusal.nearest:
        nearest = game.vocabulary.read(refusal.nearest)
        assert not isinstance(nearest, Refusal)
        assert why_not(game, state, seat, nearest) is None, f"{refusal.nearest}: not legal either"
    return refusal


def legal(state: object, seat: int) -> list[str]:
    """All that this seat may do now, spelt."""
    game = game_of(state)
    return [game.vocabulary.spell(move) for move in legal_moves(game, state, Seat(seat))]


def read(state: object, line: str) -> tuple[Seat, Any]:
    seat, _, words = line.partition(" ")
    move = game_of(state).vocabulary.read(words)
    assert not isinstance(move, Refusal), f"{line}: {move}"
    return Seat(int(seat)), move


# Refusals


@dataclass(frozen=True)
class Case:
    """A refused move and its refusal: "rule/key", "seat move -> nearest", the names of its facts.

    The nearest legal act is a pattern; nothing means that there is none.
    """

    name: str
    told: str
    state: Callable[[], object]
    facts: str = ""

    def __str__(self) -> str:
        return self.name

    def why_refused(self) -> Refusal:
        return refused(self.state(), self.told.partition(" -> ")[0])

    def check(self) -> None:
        refusal, nearest = self.why_refused(), self.told.partition(" -> ")[2]
        assert f"{refusal.rule}/{refusal.text.key}".replace("firenze-", "") == self.name
        assert not self.facts or [*dict(refusal.text.facts)] == self.facts.split()
        assert fnmatch(refusal.nearest, nearest)


def written_refusals(game: str) -> set[str]:
    """The rule and the key of every refusal written in the rules of a game."""
    rooms = (Path(__file__).parents[2] / "bot" / "games" / game).glob("*.py")
    calls = [node for room in rooms for node in ast.walk(ast.parse(room.read_text("utf-8")))]
    return {
        "/".join(str(ast.literal_eval(arg)) for arg in node.args[:2]).replace("firenze-", "")
        for node in calls
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse"
    }
