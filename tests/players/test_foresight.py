"""Foresight: the turns somebody leaves with the house who plays like a computer player."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, play_move, settle_options
from bot.engine.text import Refusal
from bot.planning import turns_ahead
from bot.planning.turns_ahead import ImaginedTurn, PlanCheck, PlanStep, TurnPlan, check_plan
from bot.players.player import make_situation, player_chance
from bot.players.registry import computer_players
from tests.conformance.tables import Table
from tests.tools.turn_planner import plan_turns

MANY = 6
TRUTHS = 4


@cache
def start(game: str) -> ImaginedTurn:
    """Somebody has his turn, and somebody else thinks of his own."""
    begins = (one for one in played(game, "foresight", 50) if one[0].turn(one[1]) is not None)
    table, state = next(begins)
    thought = turns_ahead.imagine_turn(table, state, Seat((table.turn(state) + 1) % 3))
    assert thought is not None
    return thought


@cache
def planned(game: str) -> tuple[tuple[str, ...], ...]:
    return plan_turns(
        start(game),
        computer_players(game)["greedy"],
        player_chance("foresight", start(game).seat, 0),
        MANY,
    )


def played(game: str, seed: str, moves: int) -> Iterator[tuple[Any, Any]]:
    """A game among three as the greedy guest plays it; the table, and its state after each move."""
    table = Table(game, 3).game
    setup = settle_options(table, 3, {})
    assert not isinstance(setup, Refusal)
    state = table.start(setup, Chance(seed, 0))
    for number in range(1, moves + 1):
        yield table, state
        seat = min(table.to_move(state), default=None)
        if seat is None:
            return
        move = computer_players(game)["greedy"](
            make_situation(table, state, seat), player_chance(seed, seat, number)
        )
        step = play_move(table, state, seat, move, Chance(seed, number))
        assert not isinstance(step, Refusal)
        state = step.state


def pinned(thought: ImaginedTurn) -> list[str]:
    """Plans as the house keeps them."""
    mind = computer_players(thought.game.key)["greedy"], player_chance("pinned", thought.seat, 0)
    turns = plan_turns(thought, *mind, 3)
    drafts = [TurnPlan(turns_ahead.DRAFT, tuple(map(PlanStep, said))) for said in turns]
    return [str(check_plan(thought, draft).with_hashes()) for draft in drafts]


def answers_in_all_truths(game: str, seed: str, moves: int) -> int:
    """How often a plan that was left a turn before was answered, the same whatever is hidden."""
    kept: dict[Seat, list[str]] = {}
    was, answered = None, 0
    for table, state in played(game, seed, moves):
        at_turn = table.turn(state)
        if at_turn is None or at_turn == was:
            continue
        was = at_turn
        if kept.get(at_turn):
            truths = [table.imagine(state, at_turn, Chance(seed, n)) for n in range(TRUTHS)]
            replies = [
                turns_ahead.answer_by_plan(table, one, at_turn, kept[at_turn])
                for one in (state, *truths)
            ]
            assert {repr(reply) for reply in replies} == {repr(replies[0])}
            answered += 1
        following = Seat((at_turn + 1) % 3)
        thought = turns_ahead.imagine_turn(table, state, following)
        kept[following] = pinned(thought) if thought else []
    return answered


@pytest.mark.parametrize("game", ["firenze", "princes"])
def test_the_same_plans_do_the_same_whatever_is_hidden(game: str) -> None:
    assert answers_in_all_truths(game, "hidden", 90) >= 2


@pytest.mark.long
@pytest.mark.parametrize("game", ["firenze", "princes"])
@pytest.mark.parametrize("number", range(4))
def test_the_same_plans_do_the_same_in_whole_games(game: str, number: int) -> None:
    assert answers_in_all_truths(game, f"whole {number}", 1000) > 15


def thought_of(game: str, said: tuple[str, ...]) -> PlanCheck:
    return check_plan(start(game), TurnPlan(turns_ahead.DRAFT, tuple(map(PlanStep, said))))


@pytest.mark.parametrize("game", ["firenze", "princes"])
def test_every_plan_is_a_whole_turn_that_can_be_made_and_another_one(game: str) -> None:
    plans = planned(game)
    assert 2 < len(plans) <= MANY
    assert len(set(plans)) == len(plans)
    for said in plans:
        thinking = thought_of(game, said)
        assert thinking.is_feasible, (said, thinking.why)
        assert not thinking.last_turn.can_continue


def test_at_last_comes_whichever_card_there_is_then_and_something_is_built_with_it() -> None:
    *others, last = planned("firenze")
    assert last[0] == "whichever 2"
    assert any(step.split()[0] in ("begin", "lay") for step in last)
    cards = [said[0] for said in others]
    assert len(set(cards)) == len(cards)


def test_nothing_is_needed_by_all_plans_but_what_is_always_open() -> None:
    deeds = [{" ".join(step.split()[:2]) for step in said} for said in planned("princes")]
    assert set.intersection(*deeds) <= {"end"}
