"""The fitted value: its weights cover every table, and the tool that fits them finds what is so."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.cli import CommandError
from bot.players.fitted_value import FOLDER, find_weights, load_weights
from bot.players.registry import computer_players
from tests.tools import run_tool, value, value_fit, value_games
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
