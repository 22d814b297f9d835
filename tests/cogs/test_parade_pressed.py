"""What is pressed in a parade is no real game's: whoever presses is told so, kindly."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.chores._floats import Floats, Post
from bot.host.company import Person, PersonId
from bot.host.time import Time
from cogs.door.answers import Reply
from cogs.door.layout import presses_in
from cogs.door.presses import Link, Menu, Pressable
from cogs.posts import film
from cogs.posts.letters import Letter, Placard
from cogs.posts.pictures import Gallery
from render.album import Album
from tests.cogs.stage import Stage, stage
from tests.cogs.test_forged import BUTTON, MENU, forge

NO_SUCH_TABLE = "I can’t find this table"


@pytest.mark.asyncio
async def test_of_a_table_in_a_parade_one_hears_that_there_is_none(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()

        for id in ("d:turn:0:", "d:join:0:", "d:vote:0:pause", "m:0:0:3:pass", "c:0:0:3:build"):
            assert NO_SUCH_TABLE in await forge(scene, scene.people[0], id), id


@pytest.mark.long
@pytest.mark.asyncio
async def test_whatever_is_pressed_in_a_parade_is_answered_without_trouble(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        for id, type in sorted({found for post in await posts(scene) for found in ids(post)}):
            told = await forge(scene, scene.people[0], id, type=type)
            assert "Something went wrong" not in told, id


async def posts(scene: Stage) -> list[Post]:
    owner = Person(PersonId(1), f"discord {scene.people[0].id}", "Lorenzo")
    painter, films = Gallery(), Album(kept=film.KEPT)
    try:
        floats = Floats(owner, str(scene.channel.id), Time(1_700_000_000), painter, films)
        return await floats.posts()
    finally:
        painter.close()
        films.close()


def ids(post: Post) -> Iterator[tuple[str, int]]:
    """Of its buttons and menus."""
    for thing in pressed(post):
        if not isinstance(thing, Link):
            yield thing.id, MENU if isinstance(thing, Menu) else BUTTON


def pressed(post: Post) -> tuple[Pressable, ...]:
    match post:
        case Reply():
            return post.pressed
        case Letter():
            return post.presses
        case Placard(head, foot):
            return tuple(presses_in((*head, *foot)))
    raise AssertionError(post)
