"""Foresight: the turns that a computer player would make ahead, where somebody plays like it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from typing import Any

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.text import Refusal
from bot.players.ahead import MOST_STEPS, Thought
from bot.players.guest import Guest, situation_of

_TRIES = 6  # moves he thinks of where luck might forbid the best


@dataclass(frozen=True, slots=True)
class _Turn:
    """One way to make the turn, as far as it can be planned."""

    said: tuple[str, ...]
    moves: tuple[Any, ...]  # that were thought of
    is_whole: bool = False


def planned(
    start: Thought, choose: Guest[Any, Any], luck: Chance, many: int
) -> tuple[tuple[str, ...], ...]:
    """So many turns, the best first, each begun otherwise; none where none can be planned.

    At last what he says for the case that nothing is left of all that he sees now; or, where there
    is no such word, a turn without what all the others need.
    """
    mind = _Mind(choose, luck, start.game.passes)
    beside = [mind.after(start, wish) for wish in start.wishes_beside()]
    last = [turn for turn in beside if turn and mind.does_anything(turn)][:1]
    turns = mind.begun_otherwise(start, many - 1)
    if not last:
        needed = mind.in_all(turns)
        without = mind.turn(start, (), needed) if needed else None
        last = [without] if without else []
        turns = mind.varied(start, turns, many - len(last))
    whole = [turn for turn in (*turns, *last) if turn.is_whole]
    return tuple(turn.said for turn in whole or turns[:1])


@dataclass(frozen=True, slots=True)
class _Mind:
    choose: Guest[Any, Any]
    luck: Chance
    passes: frozenset[type]

    def begun_otherwise(self, start: Thought, many: int) -> list[_Turn]:
        turns, begun = list[_Turn](), list[Any]()
        while len(turns) < many and (turn := self.turn(start, begun, ())):
            turns.append(turn)
            begun.append(turn.moves[0])
        return turns

    def varied(self, start: Thought, turns: Sequence[_Turn], many: int) -> list[_Turn]:
        """With another turn after each, as long as there is room, that only begins the same."""
        found, room = list[_Turn](), many - len(turns)
        for at, turn in enumerate(turns):
            begun = [one.moves[0] for one in turns[:at]]
            other = self.turn(start, begun, turn.moves[1:]) if room > 0 else None
            room -= bool(other)
            found += [turn, other] if other else [turn]
        return found

    def does_anything(self, turn: _Turn) -> bool:
        """Beside its beginning."""
        return any(type(move) not in self.passes for move in turn.moves[1:])

    def in_all(self, turns: Sequence[_Turn]) -> list[Any]:
        """What nobody could do any more if the same thing failed in all of them."""
        return [
            move
            for move in (turns[0].moves if turns else ())
            if type(move) not in self.passes
            and all(_is_like_one(move, turn.moves) for turn in turns)
        ]

    def turn(self, start: Thought, begun: Sequence[Any], besides: Sequence[Any]) -> _Turn | None:
        """A turn that begins with none of these, and has none of those in it."""
        first = self._next(start, [*begun, *besides])
        if first is None:
            return None
        move, said, thought = first
        return self._gone_on(thought, _Turn(tuple(said), (move,)), besides)

    def after(self, start: Thought, wish: str) -> _Turn | None:
        thought = start.then(wish)
        if isinstance(thought, Refusal):
            return None
        return self._gone_on(thought, _Turn((wish,), (wish,)), ())

    def _gone_on(self, thought: Thought, turn: _Turn, besides: Sequence[Any]) -> _Turn:
        while thought.goes_on and len(turn.said) < MOST_STEPS:
            found = self._next(thought, besides)
            if found is None:
                break
            move, steps, thought = found
            turn = _Turn((*turn.said, *steps), (*turn.moves, move))
        return replace(turn, is_whole=not thought.goes_on)

    def _next(
        self, thought: Thought, besides: Sequence[Any]
    ) -> tuple[Any, Sequence[str], Thought] | None:
        """What comes next: a wish where luck decides what there is, else the best that holds."""
        for wish in thought.wishes():
            after = thought.then(wish)
            return None if isinstance(after, Refusal) else (wish, [wish], after)
        situation = situation_of(thought.game, thought.shown, thought.seat)
        moves, unwanted = situation.moves, list(besides)
        for _ in range(_TRIES):
            moves = [move for move in moves if not _is_like_one(move, unwanted)]
            if not any(type(move) in self.passes for move in moves):
                return None  # what is always open to him was refused: nothing else is thought of
            is_unwanted = partial(_is_like_one, others=tuple(unwanted))
            others = replace(situation, moves=moves, is_unwanted=is_unwanted)
            move = self.choose(others, self.luck)
            if not _is_like_one(move, moves):  # he insists: then nothing more is counted on
                move = next(one for one in moves if type(one) in self.passes)
            steps = thought.after_moves([thought.game.vocabulary.spell(move)])
            if not isinstance(steps, Refusal):
                after, said = steps
                return move, said, after
            unwanted.append(move)
        return None


def _is_like_one(move: Any, others: Sequence[Any]) -> bool:
    """The same building somewhere else and the same work for other pay are no other way."""
    return any(deed(move) == deed(other) for other in others)


def deed(move: Any) -> tuple[type, Any]:
    """What it does, however that is done."""
    about = fields(move)[0].name if is_dataclass(move) and fields(move) else ""
    return type(move), getattr(move, about) if about else None
