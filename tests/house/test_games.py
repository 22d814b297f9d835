"""Whoever adds a game is told which of its rooms is missing."""

import importlib
from pathlib import Path

import pytest

from bot import catalogue
from bot.chores import _pictured, _spoken
from bot.i18n.speak import LANGUAGES, speaker
from bot.players.guestbook import guests
from tests.house.ground import ROOT

WORDS = {"describe", "position"}

pytestmark = pytest.mark.parametrize("key", catalogue.GAMES)


@pytest.mark.parametrize(
    "room", ["bot/games", "bot/players", "cogs/games", "render", "data", "tests/golden"]
)
def test_a_game_has_its_own_room_on_every_floor(key: str, room: str) -> None:
    assert Path(ROOT, room, key).is_dir()


def test_its_room_of_pictures_tells_its_board_in_words_and_else_draws(key: str) -> None:
    studio = importlib.import_module(f"render.{key}")
    names = set(studio.__all__)

    assert names >= WORDS
    assert all(name.startswith("draw_") for name in names - WORDS)


def test_every_picture_can_be_drawn_of_a_score_sheet(key: str) -> None:
    assert {"board", "hand", "scores"} <= set(_pictured.pictures(key).kinds)


def test_what_it_speaks_of_is_listed(key: str) -> None:
    assert _spoken.by_game()[key].things


def test_it_has_a_name_in_every_language(key: str) -> None:
    assert all(speaker(language).knows(f"game-{key}") for language in LANGUAGES)


def test_somebody_plays_it_at_random_and_somebody_to_win(key: str) -> None:
    assert {"random", "greedy"} <= guests(key).keys()
