"""Foresight: the turns somebody leaves with the house who plays like a computer player."""

from functools import cache

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, play, settled
from bot.engine.text import Refusal
from bot.players import ahead, foresight
from bot.players.ahead import Plan, Step, Thinking, Thought, thought_through
from bot.players.guest import luck, situation_of
from bot.players.guestbook import guests
from tests.conformance.tables import Table

MANY = 6


@cache
def start(game: str) -> Thought:
    """Somebody has his turn, and somebody else thinks of his own."""
    table = Table(game, 3).game
    setup = settled(table, 3, {})
    assert not isinstance(setup, Refusal)
    state, moves = table.start(setup, Chance("foresight", 0)), 0
    while (at_turn := table.turn(state)) is None:
        seat = min(table.to_move(state))
        situation = situation_of(table, state, seat)
        move = guests(game)["greedy"](situation, luck("foresight", seat, moves))
        moves += 1
        step = play(table, state, seat, move, Chance("foresight", moves))
        assert not isinstance(step, Refusal)
        state = step.state
    thought = ahead.begun(table, state, Seat((at_turn + 1) % 3))
    assert thought is not None
    return thought


@cache
def planned(game: str) -> tuple[tuple[str, ...], ...]:
    return foresight.planned(
        start(game), guests(game)["greedy"], luck("foresight", start(game).seat, 0), MANY
    )


def thought_of(game: str, said: tuple[str, ...]) -> Thinking:
    return thought_through(start(game), Plan(ahead.DRAFT, tuple(map(Step, said))))


@pytest.mark.parametrize("game", ["firenze", "princes"])
def test_every_plan_is_a_whole_turn_that_can_be_made_and_another_one(game: str) -> None:
    plans = planned(game)
    assert 2 < len(plans) <= MANY
    assert len(set(plans)) == len(plans)
    for said in plans:
        thinking = thought_of(game, said)
        assert thinking.holds, (said, thinking.why)
        assert not thinking.last.goes_on


def test_at_last_comes_whichever_card_there_is_then_and_something_is_built_with_it() -> None:
    *others, last = planned("firenze")
    assert last[0] == "whichever 2"
    assert any(step.split()[0] in ("begin", "lay") for step in last)
    cards = [said[0] for said in others]
    assert len(set(cards)) == len(cards)


def test_nothing_is_needed_by_all_plans_but_what_is_always_open() -> None:
    deeds = [{" ".join(step.split()[:2]) for step in said} for said in planned("princes")]
    assert set.intersection(*deeds) <= {"end"}
