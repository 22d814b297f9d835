"""Foresight: the turns that a computer player would make ahead, where somebody plays like it."""

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.text import Refusal
from bot.players.ahead import MOST_STEPS, Thought
from bot.players.guest import Guest, situation_of

_TRIES = 3  # moves he thinks of where luck might forbid the best


def planned(
    start: Thought, choose: Guest[Any, Any], luck: Chance, many: int
) -> tuple[tuple[str, ...], ...]:
    """So many turns, the best first, each begun otherwise; none where none can be planned."""
    plans, begun = list[tuple[str, ...]](), list[Any]()
    for _ in range(many):
        said, first = _one(start, choose, luck, begun)
        if said:
            plans.append(said)
        if first is None:
            break
        begun.append(first)
    return tuple(plans)


def _one(
    start: Thought, choose: Guest[Any, Any], luck: Chance, begun: Sequence[Any]
) -> tuple[tuple[str, ...], Any]:
    """One turn as far as it can be planned, and the move it was to begin with."""
    thought, said, first = start, list[str](), None
    while thought.goes_on and len(said) < MOST_STEPS:
        found = _next(thought, choose, luck, () if said else begun)
        if found is None:
            break
        move, steps, thought = found
        first = first or move
        said += steps
    return tuple(said), first


def _next(
    thought: Thought, choose: Guest[Any, Any], luck: Chance, besides: Sequence[Any]
) -> tuple[Any, Sequence[str], Thought] | None:
    """What comes next: a wish where luck decides what there is, else the best that holds."""
    refused = list(besides)
    for wish in thought.wishes():
        after = thought.then(wish)
        return None if isinstance(after, Refusal) else (wish, [wish], after)
    for _ in range(_TRIES):
        situation = situation_of(thought.game, thought.shown, thought.seat)
        moves = [move for move in situation.moves if move not in refused]
        if not any(type(move) in thought.game.passes for move in moves) and refused:
            return None  # what is always open to him was refused: nothing else is thought of
        move = choose(replace(situation, moves=moves, besides=tuple(refused)), luck)
        steps = thought.after_moves([thought.game.vocabulary.spell(move)])
        if not isinstance(steps, Refusal):
            after, said = steps
            return move, said, after
        refused.append(move)
    return None
