"""Whole games are played today as they were written; python -m tests.golden.make writes them."""

from functools import cache
from pathlib import Path

import pytest

from bot import catalogue
from bot.cli import replay
from bot.engine import game_transcript
from bot.engine.game_transcript import ScoreSheet
from bot.engine.journal import AnyGame
from tests.golden.make import RECIPES
from tests.golden.recipes import FOLDER, Recipe, first_shown, moments

BREAK_TIES = ("princes",)  # in the other games whoever ties shares the victory

FILES = sorted(FOLDER.glob("*/*.game"))


@cache
def sheet_of(file: Path) -> tuple[AnyGame, ScoreSheet]:
    return replay.load_sheet_and_game(file)


def sheets(key: str) -> list[ScoreSheet]:
    return [sheet_of(file)[1] for file in FILES if file.parent.name == key]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_as_it_is_written(file: Path) -> None:
    difference = replay.first_difference(*sheet_of(file))

    assert difference is None, f"{file} differs {difference.place_in_sheet}\n{difference.reasons}"


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_shows_what_its_remark_says(recipe: Recipe) -> None:
    game, sheet = sheet_of(recipe.file)

    ply = first_shown(recipe, moments(game, sheet.opening, sheet.entries))

    assert sheet.remarks == (f"{recipe.sentence} (ply {ply})",)
    assert sheet.opening == recipe.opening(sheet.opening.seed, sheet.opening.printed)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_is_written_as_the_house_writes_it(recipe: Recipe) -> None:
    game, sheet = sheet_of(recipe.file)

    text = game_transcript.write_score_sheet(
        game, sheet.opening, sheet.entries, remarks=sheet.remarks
    )

    assert text == recipe.file.read_text("utf-8")


def test_every_golden_game_has_its_recipe() -> None:
    assert [recipe.file for recipe in sorted(RECIPES, key=lambda r: r.file)] == FILES


@pytest.mark.parametrize("key", catalogue.GAMES)
class TestEveryGame:
    def test_every_rules_version_has_golden_games(self, key: str) -> None:
        openings = [sheet.opening for sheet in sheets(key)]

        assert {opening.rules for opening in openings} == {
            *range(1, catalogue.current_game(key).rules + 1)
        }
        printed = {catalogue.current_edition(key).seal, *catalogue.earlier_seals(key)}
        played = {catalogue.find_edition(key, opening.printed).seal for opening in openings}
        assert played == printed

    def test_has_golden_games_with_every_number_of_seats(self, key: str) -> None:
        assert {sheet.opening.seats for sheet in sheets(key)} == set(
            catalogue.current_game(key).seats
        )

    def test_has_golden_games_with_every_option(self, key: str) -> None:
        chosen = {option for sheet in sheets(key) for option in sheet.opening.options}

        game = catalogue.current_game(key)
        options = [option for seats in game.seats for option in game.options(seats)]
        assert chosen == {(option.name, value) for option in options for value in option.values}

    @pytest.mark.parametrize("way", ["wins with", "wins the tie with", "share the victory with"])
    def test_has_a_golden_game_for_each_way_to_end(self, key: str, way: str) -> None:
        possible = "tie" not in way or key in BREAK_TIES
        assert any(way in sheet.ends for sheet in sheets(key)) == possible

    def test_has_every_kind_of_move_in_a_golden_game(self, key: str) -> None:
        verbs = {line.act.split()[0] for sheet in sheets(key) for line in sheet.lines}

        assert verbs >= set(catalogue.current_game(key).vocabulary.kinds)

    @pytest.mark.parametrize("by_vote", [False, True], ids=["by oneself", "by vote"])
    def test_has_a_golden_game_with_moves_taken_back(self, key: str, *, by_vote: bool) -> None:
        undone = [line for sheet in sheets(key) for line in sheet.lines if "undo" in line.act]

        assert any((line.seat is None) == by_vote for line in undone)
