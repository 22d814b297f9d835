"""Extensions of the client may be unloaded and loaded while games are on."""

import pytest

from bot.client import EXTENSIONS
from cogs.interaction.routes_and_forms import RouteCog
from tests.cogs.stage import Stage, press_move


@pytest.mark.parametrize("name", EXTENSIONS)
async def test_nothing_is_lost_when_an_extension_is_reloaded(scene: Stage, name: str) -> None:
    await scene.gather()
    bot, before = scene.bot, await scene.course()
    commands = [one.qualified_name for one in bot.tree.walk_commands()]
    routes, forms = set(bot.routes), set(bot.forms)

    await bot.unload_extension(name)

    left = {one.qualified_name for one in bot.tree.walk_commands()}
    assert left < set(commands)
    assert set(bot.routes) == {
        route for cog in bot.cogs.values() if isinstance(cog, RouteCog) for route in cog.routes
    }
    await bot.load_extension(name)

    assert {one.qualified_name for one in bot.tree.walk_commands()} == set(commands)
    assert (set(bot.routes), set(bot.forms)) == (routes, forms)
    assert await scene.course() == before
    for _ in range(2):  # by the buttons that were drawn before
        state, following = await scene.standing(), await scene.next()
        assert following is not None
        await press_move(scene, *following)
        assert (await scene.standing()).course != state.course
    assert "Something went wrong" not in await scene.slash(scene.people[0], "hand")
    assert "Language" in await scene.slash(scene.people[1], "settings show")


async def test_a_button_of_an_extension_that_is_not_loaded_is_answered(scene: Stage) -> None:
    await scene.gather()
    await scene.bot.unload_extension("cogs.play.hand_and_notes_cog")

    done = await scene.people[0].click(scene.board, custom_id=f"d:hand:{scene.table}:")

    assert "no longer works" in scene.heard(done)
