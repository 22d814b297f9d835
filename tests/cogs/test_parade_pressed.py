"""What is pressed in a parade is no real game's: whoever presses is told so, kindly."""

from collections.abc import Iterator

import pytest

from bot.tables.people import Person, PersonId, Time
from cogs.interaction.components import ComponentSpec, LinkSpec, MenuSpec, components_of_blocks
from cogs.interaction.replies import PrivateReply
from cogs.messages import replay_viewer
from cogs.messages.discord_messages import LayoutMessage, TextMessage
from cogs.messages.pictures import CachingPainter
from render.picture_cache import Album
from tests.cogs.stage import Stage
from tests.cogs.test_forged import BUTTON, MENU, forge
from tests.tools.parade_samples import ParadeSamples, SamplePost

NO_SUCH_TABLE = "I can’t find this table"


async def test_of_a_table_in_a_parade_one_hears_that_there_is_none(scene: Stage) -> None:
    await scene.gather()

    for id in ("d:turn:0:", "d:join:0:", "d:vote:0:pause", "m:0:0:3:pass", "c:0:0:3:build"):
        assert NO_SUCH_TABLE in await forge(scene, scene.people[0], id), id


@pytest.mark.long
async def test_whatever_is_pressed_in_a_parade_is_answered_without_trouble(scene: Stage) -> None:
    await scene.gather()
    for id, type in sorted({found for post in await posts(scene) for found in ids(post)}):
        told = await forge(scene, scene.people[0], id, type=type)
        assert "Something went wrong" not in told, id


async def posts(scene: Stage) -> list[SamplePost]:
    owner = Person(PersonId(1), f"discord {scene.people[0].id}", "Lorenzo")
    painter, films = CachingPainter(), Album(kept=replay_viewer.FILMS_KEPT)
    try:
        floats = ParadeSamples(owner, str(scene.channel.id), Time(1_700_000_000), painter, films)
        return await floats.make_posts()
    finally:
        painter.close_painter()
        films.close()


def ids(post: SamplePost) -> Iterator[tuple[str, int]]:
    """Of its buttons and menus."""
    for thing in pressed(post):
        if not isinstance(thing, LinkSpec):
            yield thing.id, MENU if isinstance(thing, MenuSpec) else BUTTON


def pressed(post: SamplePost) -> tuple[ComponentSpec, ...]:
    match post:
        case PrivateReply():
            return post.all_components
        case TextMessage():
            return post.presses
        case LayoutMessage(head, foot):
            return tuple(components_of_blocks((*head, *foot)))
    raise AssertionError(post)
