"""The fitted value: its weights cover every table, and the tool that fits them finds what is so."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli import CommandError
from bot.engine.game import Seat, play_move, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.planning import turns_ahead
from bot.planning.turns_ahead import ImaginedTurn, PlanCheck, PlanStep, TurnPlan, check_plan
from bot.players.fitted_value import FOLDER, find_weights, load_weights
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from tests.conformance.tables import Table
from tests.tools import run_tool, value, value_fit, value_games
from tests.tools.turn_planner import plan_turns
from tests.tools.value_games import SOURCES

STAGES = {"princes": range(2, 8), "firenze": range(7)}
TABLES = {"princes": ("2", "3", "4", "5", "2c", "3c", "4c", "5c"), "firenze": ("2", "3", "4")}


@pytest.mark.parametrize("game", SOURCES)
def test_each_table_and_stage_has_a_weight_of_three_digits_for_each_figure(game: str) -> None:
    kept = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    assert tuple(kept["features"]) == SOURCES[game].names
    for table in TABLES[game]:
        for stage in STAGES[game]:
            weights = load_weights(game)[table][stage]
            assert len(weights) == len(SOURCES[game].names)
            assert all(weight == float(f"{weight:.3g}") for weight in weights)


def test_a_stage_without_games_has_the_weights_of_the_nearest() -> None:
    assert find_weights("princes", "4", 1) == load_weights("princes")["4"][2]


@pytest.mark.parametrize(("game", "tables"), [("princes", 6), ("firenze", 3)])
def test_the_value_explains_games_that_it_was_not_fitted_to(game: str, tables: int) -> None:
    """Of a few games; the tool tells the shares by table and stage of many more."""
    rows = dict[int, value_fit.Rows]()
    for number in range(tables):
        for one in value_games.play_positions(game, "journeyman", number, "not fitted"):
            weights = find_weights(game, one.table, one.stage)
            for figures, points in value_fit.margins(one):
                expected = sum(map(float.__mul__, weights, figures))
                rows.setdefault(one.stage, []).append(([expected], points))
    late = [row for stage in (5, 6) for row in rows[stage]]
    assert value_fit.explained_share([1.0], late) > 0.4


def test_a_fit_finds_the_weights_that_made_the_points() -> None:
    luck, weights = Random(3), [2.0, -0.5, 0.25]
    figures = [[luck.random() for _ in weights] for _ in range(400)]
    rows: value_fit.Rows = [
        (one, sum(map(float.__mul__, weights, one)) + luck.gauss(0, 0.01)) for one in figures
    ]
    assert value_fit.fit_weights(rows, [0.0] * 3, 0.01) == pytest.approx(weights, abs=0.02)
    near = value_fit.fit_weights(rows, [2.0, -0.5, 0.0], 1e9)
    assert near == pytest.approx([2.0, -0.5, 0.0], abs=0.02)


def test_games_are_gone_on_with_and_the_same_games_make_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(value, "GAMES", tmp_path / "games")
    monkeypatch.setattr(value, "FOLDER", tmp_path)
    with pytest.raises(CommandError, match="no games of firenze"):
        run_tool(["value", "fit", "firenze"])
    written = list[str]()
    for games in ("2", "6", "6"):
        assert run_tool(["value", "generate", "firenze", "--games", games]) == 0
        assert run_tool(["value", "fit", "firenze"]) == 0
        written.append((tmp_path / "firenze.json").read_text("utf-8"))
    assert written[0] != written[1] == written[2]
    assert json.loads(written[1])["tables"].keys() == {"2", "3", "4"}
    assert "table 3, by stage" in capsys.readouterr().out


def test_only_players_that_are_known_play_to_learn_from() -> None:
    with pytest.raises(CommandError, match="nobody"):
        run_tool(["value", "generate", "princes", "--players", "nobody"])
    known = value_games.known_players("princes").keys()
    assert known == {*computer_players("princes"), "brief", "mixed"}


# Foresight: the turns somebody leaves with the house who plays like a computer player

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
        make_player_chance("foresight", start(game).seat, 0),
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
            make_situation(table, state, seat), make_player_chance(seed, seat, number)
        )
        step = play_move(table, state, seat, move, Chance(seed, number))
        assert not isinstance(step, Refusal)
        state = step.state


def pinned(thought: ImaginedTurn) -> list[str]:
    """Plans as the house keeps them."""
    mind = (
        computer_players(thought.game.key)["greedy"],
        make_player_chance("pinned", thought.seat, 0),
    )
    turns = plan_turns(thought, *mind, 3)
    drafts = [TurnPlan(turns_ahead.DRAFT, tuple(map(PlanStep, said))) for said in turns]
    return [str(check_plan(thought, draft).hashed_plan()) for draft in drafts]


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
        assert not thinking.turn_so_far.can_continue


def test_at_last_comes_whichever_card_there_is_then_and_something_is_built_with_it() -> None:
    *others, last = planned("firenze")
    assert last[0] == "whichever 2"
    assert any(step.split()[0] in ("begin", "lay") for step in last)
    cards = [said[0] for said in others]
    assert len(set(cards)) == len(cards)


def test_nothing_is_needed_by_all_plans_but_what_is_always_open() -> None:
    deeds = [{" ".join(step.split()[:2]) for step in said} for said in planned("princes")]
    assert set.intersection(*deeds) <= {"end"}
