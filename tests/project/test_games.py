"""Whoever adds a game is told which of its rooms is missing."""

import importlib
from inspect import isfunction
from pathlib import Path

import pytest

from bot import catalogue
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.players.registry import computer_players, default_player
from cogs.games import GAME_UIS
from tests.project.checkout import ROOT
from tests.tools import game_pictures, named_things

WORDS = {"describe_board", "describe_position"}

pytestmark = pytest.mark.parametrize("key", catalogue.GAMES)


@pytest.mark.parametrize("room", ["bot/games", "cogs/games", "data"])
def test_a_game_has_its_own_folders_for_rules_numbers_and_panels(key: str, room: str) -> None:
    assert Path(ROOT, room, key).is_dir() or Path(ROOT, room, f"{key}.py").is_file()


def test_the_door_offers_it(key: str) -> None:
    assert key in GAME_UIS


def test_its_room_of_pictures_tells_its_board_in_words_and_else_draws(key: str) -> None:
    if GAME_UIS[key].pictures is None:
        assert not Path(ROOT, "render", key).exists()
        return
    studio = importlib.import_module(f"render.{key}")
    names = {name for name, handed in vars(studio).items() if isfunction(handed)}

    assert names >= WORDS
    assert all(name.startswith("draw_") for name in names - WORDS - {"load_cover"})


def test_every_picture_can_be_drawn_of_a_score_sheet(key: str) -> None:
    if GAME_UIS[key].pictures is None:
        assert not game_pictures.has_pictures(key)
        return
    assert {"board", "hand", "scores"} <= set(game_pictures.load_drawers(key).kinds)


def test_what_it_speaks_of_is_its_own(key: str) -> None:
    assert all(names for names in named_things.load_named_things()[key].things.values())


def test_it_has_a_name_in_every_language(key: str) -> None:
    assert all(speaker_for(language).has_phrase(f"game-{key}") for language in LANGUAGES)


def test_somebody_plays_it(key: str) -> None:
    assert "random" in computer_players(key)
    assert default_player(key) in computer_players(key)
