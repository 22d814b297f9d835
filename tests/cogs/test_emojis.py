"""Things have faces: emojis of the application beside words, uploaded once and found again."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.tables.people import HOUR
from cogs.interaction import components as specs
from cogs.interaction import discord_limits
from cogs.interaction.components import (
    Block,
    ButtonSpec,
    LineBlock,
    MenuChoice,
    MenuSpec,
    TextBlock,
    build_view,
)
from cogs.messages.emojis import draw_emojis
from tests.cogs.reading import components
from tests.cogs.stage import Stage, played
from tests.cogs.test_panels_on_stage import Painter

EMOJIS = "/applications/*/emojis"


@pytest_asyncio.fixture
async def painted(scene: Stage) -> Stage:
    await scene.restart(Painter())
    return scene


def uploads(scene: Stage) -> list[str]:
    asked = scene.env.http_requests
    posted = [one for one in asked if one.method == "POST" and one.path.endswith("/emojis")]
    return [(one.json or {})["name"] for one in posted]


def names_there(scene: Stage) -> set[str]:
    return {one.name for one in scene.env.backend.application_emojis.values()}


async def lots(scene: Stage) -> Iterator[dict[str, Any]]:
    """The buttons of the first question: which lot is nominated."""
    await scene.gather()
    while "nominate" not in (following := await scene.next() or pytest.fail("it is over"))[1]:
        await played(scene, 1)
    done = await scene.click(following[0], scene.board, custom_id="d:turn:1:")
    return (one for one in components(done.response) if "nominate" in one["custom_id"])  # type: ignore[arg-type]


async def test_a_face_stands_beside_the_word_of_a_button(painted: Stage) -> None:
    drawn = {one.name for one in draw_emojis()}
    assert names_there(painted) == drawn
    found = await lots(painted)
    jester = next(one for one in found if one["custom_id"].endswith("nominate jester"))
    there = painted.env.backend.application_emojis
    assert there[int(jester["emoji"]["id"])].name == jester["emoji"]["name"]
    assert jester["emoji"]["name"].startswith("jester_")
    assert "Jester" in jester["label"]


async def test_they_are_uploaded_once_and_found_again(painted: Stage) -> None:
    assert sorted(uploads(painted)) == sorted(one.name for one in draw_emojis())
    await painted.restart(Painter())
    await painted.pass_time(2 * HOUR)
    assert len(uploads(painted)) == len(draw_emojis())
    assert all(one["emoji"] for one in await lots(painted))


async def test_one_that_is_drawn_anew_takes_the_place_of_the_old(painted: Stage) -> None:
    backend = painted.env.backend
    lake = next(one for one in backend.application_emojis.values() if one.name.startswith("lake_"))
    backend.edit_application_emoji(lake.id, "lake_0123abcd")
    for own in ("lake_mountain", "party"):  # of the owner
        backend.create_application_emoji(own)
    await painted.restart(Painter())
    names = names_there(painted)
    assert "lake_0123abcd" not in names
    assert names == {one.name for one in draw_emojis()} | {"lake_mountain", "party"}


@pytest.mark.parametrize(("method", "kept"), [("GET", 0), ("POST", 1)])
async def test_where_they_are_missing_words_stand_alone(
    scene: Stage, method: str, kept: int
) -> None:
    assert not uploads(scene)  # nor where no pictures are drawn
    if kept:
        name = next(one.name for one in draw_emojis() if one.name.startswith("jester_"))
        scene.env.backend.create_application_emoji(name)
    scene.env.inject_error(method, EMOJIS, status=400, code=30008, times=None)
    await scene.restart(Painter())
    found = list(await lots(scene))
    assert len([one for one in found if one.get("emoji")]) == kept
    assert all(one["label"] for one in found)


async def test_those_that_failed_are_uploaded_an_hour_later(scene: Stage) -> None:
    scene.env.inject_error("POST", EMOJIS, status=400, code=30008, times=1)
    await scene.restart(Painter())
    assert not names_there(scene)
    await scene.pass_time(2 * HOUR)
    assert names_there(scene) == {one.name for one in draw_emojis()}


def drawn_texts(*blocks: Block) -> str:
    return str([one.to_component_dict() for one in build_view(blocks).children])


def test_lines_have_one_where_there_is_room() -> None:
    line = LineBlock("A lake", ButtonSpec("m:1:0:3:place lake c3 0", "Place"))
    rest = TextBlock("x" * (discord_limits.WORDS - len("A lake\n")))
    with patch.dict(specs._EMOJIS, {"lake": "🏞"}):
        assert "🏞 A lake" in drawn_texts(line)
        assert "🏞 A lake" not in drawn_texts(line, rest)


@pytest.mark.parametrize(
    ("id_", "value", "is_shown"),
    [
        ("k:0:1:0:3:play", "princess", "card"),  # of Firenze
        ("k:0:1:0:3:court", "princess", "character"),
        ("k:0:1:0:3:more", "play princess", "card"),
        ("k:0:1:0:3:place lake", "c3", ""),
        ("s:settings:1:", "princess", ""),
        ("lots", "princess", ""),  # in a form
        ("m:1:0:3:play princess", "", "card"),
        ("m:1:0:3:court princess 300", "", "character"),
        ("m:1:0:3:work princess lake+most 3", "", "character"),
        ("c:1:0:3:place lake", "", "lake"),
        ("c:1:0:3:place lake up", "", ""),  # a direction is no lake
        ("m:1:0:3:pass", "", ""),
        ("d:join:1:", "", ""),
    ],
)
def test_what_a_choice_is_about(id_: str, value: str, is_shown: str) -> None:
    known = {"princess": "character", "play princess": "card", "lake": "lake"}
    with patch.dict(specs._EMOJIS, known):
        found = specs._emoji_of_option(id_, value) if value else specs._emoji_of_button(id_)
        assert (found or "") == is_shown


def test_every_emoji_has_a_name_of_its_own_that_discord_takes() -> None:
    names = [one.name for one in draw_emojis()]
    assert len({one.stem for one in draw_emojis()}) == len(names)
    assert all(name.replace("_", "").isalnum() and 2 <= len(name) <= 32 for name in names)
    assert all(len(one.picture) <= 256 * 1024 for one in draw_emojis())


def test_a_menu_shows_them() -> None:
    menu = MenuSpec("k:0:1:0:3:build", "Build", (MenuChoice("library", "Library"),))
    with patch.dict(specs._EMOJIS, {"library": "📚"}):
        (option,) = specs.build_component(menu).options  # type: ignore[attr-defined]
    assert str(option.emoji) == "📚"
    assert option.label == "Library"
