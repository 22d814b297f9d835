"""Plan turns ahead as a computer player would make them: what simulated people leave."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Refusal
from bot.planning.turns_ahead import MOST_STEPS, ImaginedTurn
from bot.players.player import ComputerPlayer, make_situation, move_essence

_MOST_TRIES = 6  # moves tried where luck may forbid the best


@dataclass(frozen=True, slots=True)
class _PlannedTurn:
    """One way to play the turn, as far as it can be planned."""

    said: tuple[str, ...]
    moves: tuple[Any, ...]  # as they were chosen
    is_whole: bool = False


def plan_turns(
    start: ImaginedTurn, choose: ComputerPlayer[Any, Any], luck: Chance, many: int
) -> tuple[tuple[str, ...], ...]:
    """Plan so many turns, the best first, each with another beginning.

    The last begins with a wish that holds whatever is left by then; or, where the game has no such
    wish, it does without the moves that all others need.
    """
    mind = _TurnPlanner(choose, luck, start.game.passes)
    beside = [mind.plan_after_wish(start, wish) for wish in start.wishes_beside()]
    last = [turn for turn in beside if turn and mind.has_more_than_start(turn)][:1]
    turns = mind.plan_distinct_turns(start, many - 1)
    if not last:
        needed = mind.moves_in_all(turns)
        without = mind.plan_turn(start, (), needed) if needed else None
        last = [without] if without else []
        turns = mind.add_variants(start, turns, many - len(last))
    whole = [turn for turn in (*turns, *last) if turn.is_whole]
    return tuple(turn.said for turn in whole or turns[:1])


@dataclass(frozen=True, slots=True)
class _TurnPlanner:
    choose: ComputerPlayer[Any, Any]
    luck: Chance
    passes: frozenset[type]

    def plan_distinct_turns(self, start: ImaginedTurn, many: int) -> list[_PlannedTurn]:
        turns, begun = list[_PlannedTurn](), list[Any]()
        while len(turns) < many and (turn := self.plan_turn(start, begun, ())):
            turns.append(turn)
            begun.append(turn.moves[0])
        return turns

    def add_variants(
        self, start: ImaginedTurn, turns: Sequence[_PlannedTurn], many: int
    ) -> list[_PlannedTurn]:
        """Put after each turn, as long as there is room, another one with the same beginning."""
        found, room = list[_PlannedTurn](), many - len(turns)
        for at, turn in enumerate(turns):
            begun = [one.moves[0] for one in turns[:at]]
            other = self.plan_turn(start, begun, turn.moves[1:]) if room > 0 else None
            room -= bool(other)
            found += [turn, other] if other else [turn]
        return found

    def has_more_than_start(self, turn: _PlannedTurn) -> bool:
        """Whether the turn has moves beside its first one and passing."""
        return any(type(move) not in self.passes for move in turn.moves[1:])

    def moves_in_all(self, turns: Sequence[_PlannedTurn]) -> list[Any]:
        """The moves that all of these turns need."""
        return [
            move
            for move in (turns[0].moves if turns else ())
            if type(move) not in self.passes
            and all(_is_like_any(move, turn.moves) for turn in turns)
        ]

    def plan_turn(
        self, start: ImaginedTurn, begun: Sequence[Any], besides: Sequence[Any]
    ) -> _PlannedTurn | None:
        """Plan a turn that begins with none of `begun` and contains none of `besides`."""
        first = self._next_step(start, [*begun, *besides])
        if first is None:
            return None
        move, said, thought = first
        return self._complete_turn(thought, _PlannedTurn(tuple(said), (move,)), besides)

    def plan_after_wish(self, start: ImaginedTurn, wish: str) -> _PlannedTurn | None:
        thought = start.try_step(wish)
        if isinstance(thought, Refusal):
            return None
        return self._complete_turn(thought, _PlannedTurn((wish,), (wish,)), ())

    def _complete_turn(
        self, thought: ImaginedTurn, turn: _PlannedTurn, besides: Sequence[Any]
    ) -> _PlannedTurn:
        while thought.can_continue and len(turn.said) < MOST_STEPS:
            found = self._next_step(thought, besides)
            if found is None:
                break
            move, steps, thought = found
            turn = _PlannedTurn((*turn.said, *steps), (*turn.moves, move))
        return replace(turn, is_whole=not thought.can_continue)

    def _next_step(
        self, thought: ImaginedTurn, besides: Sequence[Any]
    ) -> tuple[Any, Sequence[str], ImaginedTurn] | None:
        """The next step: a wish where luck decides which moves there are, else the best move."""
        for wish in thought.wishes_instead():
            after = thought.try_step(wish)
            return None if isinstance(after, Refusal) else (wish, [wish], after)
        situation = make_situation(thought.game, thought.shown_state, thought.seat)
        moves, unwanted = situation.moves, list(besides)
        for _ in range(_MOST_TRIES):
            moves = [move for move in moves if not _is_like_any(move, unwanted)]
            if not any(type(move) in self.passes for move in moves):
                return None  # even passing is unwanted
            is_unwanted = partial(_is_like_any, others=tuple(unwanted))
            others = replace(situation, moves=moves, is_unwanted=is_unwanted)
            move = self.choose(others, self.luck)
            if not _is_like_any(move, moves):  # an unwanted move was chosen all the same
                move = next(one for one in moves if type(one) in self.passes)
            steps = thought.try_moves([thought.game.vocabulary.spell(move)])
            if not isinstance(steps, Refusal):
                after, said = steps
                return move, said, after
            unwanted.append(move)
        return None


def _is_like_any(move: Any, others: Sequence[Any]) -> bool:
    """Whether the move does the same as another one, whatever its place or pay."""
    return any(move_essence(move) == move_essence(other) for other in others)
