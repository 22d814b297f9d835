"""Whole games on a simulated Discord: by slash commands only, and by buttons only."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from _pytest.mark import ParameterSet

from bot import catalogue
from bot.tables.people import TableStatus
from tests.cogs.stage import LANGUAGES, Stage, press_move, stage, words_of


def tables(*at_once: str) -> Iterator[ParameterSet]:
    """Every game with the fewest, the most and some people in between; nobody meets alone.

    The fewest are tried each time for these games, the others in the long suite.
    """
    for key in catalogue.GAMES:
        seats = [number for number in catalogue.current_game(key).seats if number > 1]
        for people in sorted({seats[0], min(3, seats[-1]), seats[-1]}):
            is_tried = key in at_once and people == seats[0]
            yield pytest.param(key, people, marks=() if is_tried else (pytest.mark.long,))


async def play_by_slash(scene: Stage) -> None:
    game = (await scene.standing()).game
    while following := await scene.next():
        who, spelt = following
        before = (await scene.course()).ply
        name, options = words_of(game, spelt)
        answer = await scene.slash(who, name, **options)
        assert (await scene.course()).ply > before, (spelt, answer)


async def play_by_buttons(scene: Stage, *, restarts: Random | None = None) -> None:
    while following := await scene.next():
        who, spelt = following
        if restarts and restarts.random() < 0.1:
            await scene.restart()
        before = (await scene.course()).ply
        done = await press_move(scene, who, spelt)
        assert (await scene.course()).ply > before, (spelt, done.response)


async def is_over(scene: Stage) -> bool:
    """And the post says so, with a button to play again, and nothing but it."""
    assert len(scene.board.components) == 1
    return (await scene.standing()).card.status is TableStatus.OVER


def no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize(("game", "people"), list(tables("princes")))
async def test_a_whole_game_is_played_by_slash_commands(
    game: str, people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=LANGUAGES, game=game)

        await play_by_slash(scene)

        assert await is_over(scene)
    no_trouble(caplog)


@pytest.mark.parametrize(("game", "people"), list(tables("princes")))
async def test_a_whole_game_is_played_by_buttons(
    game: str, people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=LANGUAGES, game=game)

        await play_by_buttons(scene)

        assert await is_over(scene)
    no_trouble(caplog)


@pytest.mark.parametrize("people", [2, pytest.param(3, marks=pytest.mark.long)])
async def test_a_whole_game_survives_restarts_between_clicks(
    people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=("de", "fr"))

        await play_by_buttons(scene, restarts=Random(7))

        assert await is_over(scene)
    no_trouble(caplog)
