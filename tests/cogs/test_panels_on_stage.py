"""Panels on Discord: they outlive a restart, and an old one is answered with what is true now."""

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import legal_moves
from bot.games.princes.moves import Build, Work
from bot.tables.state import TableState
from cogs.interaction import components as interaction_components
from cogs.interaction import discord_limits
from cogs.interaction.game_ui import MORE
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import DrawnPicture
from tests.cogs.princes_steps import through_panel
from tests.cogs.reading import components, said
from tests.cogs.stage import Stage, ids, stage, words_of
from tests.interaction.evening import FakePainter

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


class Painter(FakePainter):
    """Somebody who paints one dot."""

    async def paint_board(self, state: TableState, _: SpeechContext) -> DrawnPicture:
        return DrawnPicture(PIXEL, "a dot")


async def until_somebody_may(scene: Stage, kind: type[Any]) -> tuple[MemberActor, list[Any]]:
    """Play on until whoever is asked has such moves; who he is, and the moves."""
    while following := await scene.next():
        who, spelt = following
        course, game = await scene.course(), (await scene.standing()).game
        seat = await scene.seat(who)
        moves = [one for one in legal_moves(game, course.state, seat) if isinstance(one, kind)]
        if moves:
            return who, moves
        name, options = words_of(game, spelt)
        await scene.slash(who, name, **options)
    raise AssertionError("the game is over")


async def opened(scene: Stage, who: MemberActor, verb: str) -> Any:
    """The panel of this verb, opened from the board."""
    done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
    assert done.response is not None
    parts = [one for one in components(done.response) if one["custom_id"][:2] in ("c:", "k:")]
    further = [
        one for one in parts if verb in [option["value"] for option in one.get("options", ())]
    ]
    if further:
        return (await scene.select(who, done.response, verb, further[0]["custom_id"])).response
    choice = next(one for one in parts if one["custom_id"].split(":")[-1].split()[0] == verb)
    if "options" in choice:
        first = choice["options"][0]["value"]
        return (await scene.select(who, done.response, first, choice["custom_id"])).response
    return (await scene.click(who, done.response, custom_id=choice["custom_id"])).response


async def choosing(scene: Stage, who: MemberActor, panel: Any, building: str) -> Any:
    """The same panel with this building on it, whether or not there is a choice."""
    menu = next((one for one in ids(panel) if one.startswith("k:1:")), None)
    if menu is None:
        return panel
    done = await who.select(panel, [building], custom_id=menu)
    scene.heard(done)
    return done.response


async def test_a_building_is_placed_by_arrows_across_a_restart(scene: Stage) -> None:
    await scene.gather()
    who, builds = await until_somebody_may(scene, Build)
    panel = await choosing(scene, who, await opened(scene, who, "build"), builds[0].building)
    assert "```" not in said(panel)
    way = next(one for one in ids(panel) if one.endswith(" map"))
    mapped = (await scene.click(who, panel, custom_id=way)).response
    assert mapped is not None
    assert "```" in said(mapped)
    await scene.restart()
    spelt = (await scene.standing()).game.vocabulary.spell(builds[-1])

    await through_panel(scene, who, mapped, spelt)

    assert (await scene.course()).made[-1].move == builds[-1]


async def test_an_old_panel_is_answered_with_what_can_be_done_now(scene: Stage) -> None:
    await scene.gather()
    who, builds = await until_somebody_may(scene, Build)
    panel = await choosing(scene, who, await opened(scene, who, "build"), builds[0].building)
    done = next(one for one in ids(panel) if one.startswith("m:"))
    ply, elsewhere = (await scene.course()).ply, scene.done_elsewhere(who, "acquire-bonus")

    (late,) = await scene.click_at_once((who, panel, done), meanwhile=elsewhere)

    assert (await scene.course()).ply == ply + 1
    answer = late.response
    assert answer is not None
    assert "moved on" in said(answer)
    assert ids(answer)


async def test_a_work_is_completed_by_menus(scene: Stage) -> None:
    await scene.gather()
    who, found = await until_somebody_may(scene, Work)
    panel = await opened(scene, who, "work")
    spelt = (await scene.standing()).game.vocabulary.spell(found[-1])

    await through_panel(scene, who, panel, f"{spelt.rsplit(' ', 1)[0]} 2")

    move = (await scene.course()).made[-1].move
    assert (move.profession, move.bonus, move.points) == (found[-1].profession, found[-1].bonus, 2)


async def test_a_long_work_is_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spelt_out = interaction_components.move_id

    def narrow(question: interaction_components.QuestionId, spelt: str) -> str:
        if spelt.startswith("work "):
            raise discord_limits.IdTooLong(spelt)
        return spelt_out(question, spelt)

    monkeypatch.setattr(interaction_components, "move_id", narrow)
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        who, found = await until_somebody_may(scene, Work)
        panel = await opened(scene, who, "work")
        await scene.restart()
        spelt = (await scene.standing()).game.vocabulary.spell(found[0])

        assert any(one.startswith("d:work:") for one in ids(panel))

        await through_panel(scene, who, panel, spelt)

        assert (await scene.course()).made[-1].move == found[0]


async def test_where_pictures_are_drawn_the_panel_is_one_with_words_for_it(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        who, builds = await until_somebody_may(scene, Build)

        panel = await choosing(scene, who, await opened(scene, who, "build"), builds[0].building)

        assert "```" not in said(panel)
        (picture,) = panel.attachments
        alt = picture["description"] if isinstance(picture, dict) else picture.description
        assert alt.startswith(discord_limits.cut_alt_text(said(panel)))


async def test_one_press_shows_panels_in_full_and_another_short_again(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        who = scene.people[0]
        panel = (await scene.click(who, scene.board, custom_id="d:turn:1:")).response
        assert panel is not None
        more = next(one for one in ids(panel) if one.endswith(f":{MORE}"))
        assert "d:help:1:" not in ids(panel)
        behind = (await scene.click(who, panel, custom_id=more)).response
        assert behind is not None
        shown = await scene.click(who, behind, custom_id="d:settle:0:panel full")
        assert shown.response is not None
        assert "Panels: everything at once" in said(shown.response)
        full = (await scene.click(who, scene.board, custom_id="d:turn:1:")).response
        assert full is not None
        assert {"d:help:1:", "d:log:1:", "d:hand:1:"} <= set(ids(full))
        assert more not in ids(full)
        await scene.click(who, full, custom_id="d:settle:0:panel short")
        assert (await scene.person(who)).panel == "short"
