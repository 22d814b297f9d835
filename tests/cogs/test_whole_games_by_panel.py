"""Games on a simulated Discord by nothing but the panel of one's turn: its lines and its menus."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from simcord.results import ResponseMessage

from cogs.interaction.game_ui import MORE
from tests.cogs.reading import components, parts
from tests.cogs.stage import LANGUAGES, Stage, press_in, stage
from tests.cogs.test_whole_games import is_over, no_trouble

BOTH = {"characters": "on", "together": "on"}
LINE, MENU, BELOW = "line", "menu", "below"
SHORT, WHOLE = 30, 1000  # moves: no game has more


async def play_by_panels(scene: Stage, most: int) -> Mapping[str, set[str]]:
    """Every move begins with My turn; how the kinds of moves stood there."""
    stood = defaultdict[str, set[str]](set)
    for _ in range(most):
        following = await scene.next()
        if following is None:
            break
        who, spelt = following
        ply, verb = (await scene.course()).ply, spelt.split(maxsplit=1)[0]
        done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
        assert done.response is not None
        stood[where(done.response, verb)].add(verb)
        await press_in(scene, who, done, spelt)
        assert (await scene.course()).ply > ply, spelt
    return stood


def where(panel: ResponseMessage, verb: str) -> str:
    """Beside a line of its own, in a menu, or among the buttons below."""
    beside = {part["accessory"]["custom_id"] for part in parts(panel) if "accessory" in part}
    for one in components(panel):
        id_ = one.get("custom_id", "")
        begun = [id_.split(":")[-1]]
        if begun == [MORE]:
            begun = [option["value"] for option in one.get("options", ())]
        if verb in {words.partition(" ")[0] for words in begun}:
            return LINE if id_ in beside else MENU if "options" in one else BELOW
    return ""


def spoken() -> list[ParameterSet]:
    """The first moves each time; to the end, in three languages, in the long suite."""
    found = [pytest.param(LANGUAGES[:2], SHORT)]
    for at in range(len(LANGUAGES)):
        rotated = (*LANGUAGES[at:], *LANGUAGES[:at])
        found.append(pytest.param(rotated, WHOLE, marks=pytest.mark.long))
    return found


@pytest.mark.parametrize(("languages", "most"), spoken())
async def test_the_princes_with_both_expansions_are_played_line_by_line(
    languages: tuple[str, ...], most: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(languages=languages, options=BOTH)

        stood = await play_by_panels(scene, most)

        assert stood[BELOW] | stood[MENU] >= {"give-back", "nominate", "bid", "court"}
        if most == WHOLE:
            assert stood[BELOW] | stood[MENU] >= {"keep", "work", "introduce"}
            assert await is_over(scene)
    no_trouble(caplog)


@pytest.mark.parametrize(("languages", "most"), spoken())
async def test_firenze_is_played_line_by_line(
    languages: tuple[str, ...], most: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(languages=languages, game="firenze")

        stood = await play_by_panels(scene, most)

        assert stood[MENU] >= {"take"}
        assert stood[BELOW] >= {"begin"}
        if most == WHOLE:
            assert stood[BELOW] >= {"begin", "lay", "fulfil"}
            assert await is_over(scene)
    no_trouble(caplog)
