"""What a press changes before everybody's eyes, and in the private panel it was made in."""

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError

from bot.tables.state import is_played_by_computer, is_waiting_for_computers, seats_waited_for
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, press_move, stage
from tests.interaction.evening import FakePainter

GALLERY = discord.ComponentType.media_gallery


async def begun(scene: Stage) -> MemberActor:
    """One person with two computers; every press of theirs is followed by a computer's thought."""
    (who,) = scene.people
    await scene.slash(who, "game new")
    for _ in range(2):
        await scene.slash(who, "game add-computer", computer="greedy")
    await scene.slash(who, "game start")
    return who


async def asked_next(scene: Stage) -> str:
    """What the person would do now; computers move on until there is something."""
    while True:
        state = await scene.standing()
        holders = state.card.holders
        if not all(is_played_by_computer(holders[seat]) for seat in seats_waited_for(state)):
            return (await scene.next() or (None, ""))[1]
        await scene.pass_time(1)


def has_picture(scene: Stage) -> bool:
    (frame,) = scene.board.components
    assert isinstance(frame, discord.Container)
    shows = [one for one in frame.children if one.type is GALLERY]
    return bool(shows) and len(scene.board.attachments) == 1


def first_line(scene: Stage) -> str:
    return said(scene.board).splitlines()[0]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_the_board_tells_at_once_who_is_thinking(language: str, tmp_path: Path) -> None:
    painter = FakePainter()
    async with stage(tmp_path, people=1, painter=painter) as scene:
        await scene.slash(scene.people[0], "settings language", language=language)
        who = await begun(scene)
        thinking = {"en": "thinking", "fr": "réfléchi", "de": "denk"}[language]
        for _ in range(3):
            spelt, drawn = await asked_next(scene), painter.drawn
            assert thinking not in first_line(scene)
            await press_move(scene, who, spelt)
            if not is_waiting_for_computers(await scene.standing()):
                continue
            assert painter.drawn == drawn
            assert thinking in first_line(scene)
            assert has_picture(scene)
            await asked_next(scene)
            await scene.pass_time(1)
            assert painter.drawn > drawn
            assert thinking not in first_line(scene)
            assert has_picture(scene)


async def test_a_panel_goes_with_the_press_that_leaves_nothing_to_be_asked(trio: Stage) -> None:
    await trio.gather()
    while not (following := await trio.next())[1].startswith("nominate"):  # type: ignore[index]
        await press_move(trio, *following)  # type: ignore[misc]
    assert following is not None
    who, spelt = following
    panel = (await trio.click(who, trio.board, custom_id="d:turn:1:")).response
    assert panel is not None

    await trio.click(who, panel, custom_id=next(one for one in ids(panel) if spelt in one))

    with pytest.raises(BackendError, match="10008"):
        trio.env.backend.get_message(panel.channel_id, panel.id)
    bidder, _ = await trio.next() or (who, "")
    waiting = next(one for one in trio.people if one not in (who, bidder))
    panel = (await trio.click(waiting, trio.board, custom_id="d:turn:1:")).response
    assert panel is not None
    await trio.done_elsewhere(bidder, "pass")
    await trio.pass_time(1)
    now = trio.env.backend.get_message(panel.channel_id, panel.id)
    assert ":pass" in str(now.components)


@pytest.mark.parametrize("waited", [0.0, 2.0])
async def test_a_press_within_a_second_of_a_change_shows_the_panel_and_does_nothing(
    trio: Stage, waited: float
) -> None:
    await trio.gather()
    while (following := await trio.next()) and not following[1].startswith("nominate"):
        await press_move(trio, *following)
    assert following is not None
    panels = {}
    for one in trio.people:
        if one is not following[0]:
            panels[one] = (await trio.click(one, trio.board, custom_id="d:turn:1:")).response
    await trio.done_elsewhere(*following)
    bidder, _ = await trio.next() or following
    lying = panels[bidder]
    assert lying is not None
    seat, course = await trio.seat(bidder), await trio.course()
    passing, before = f"m:1:{seat}:{course.decisions[seat]}:pass", course.ply
    backend = trio.env.backend
    while passing not in str(backend.get_message(lying.channel_id, lying.id).components):
        await trio.pass_time(0.1)
    await trio.pass_time(waited)

    done = await bidder.click(lying, custom_id=passing)

    is_late = waited > 1
    assert (await trio.course()).ply == before + is_late
    if not is_late:
        panel = private(done)
        assert panel is not None
        assert "just as you pressed" in trio.heard(done)
        await trio.click(bidder, panel, custom_id=passing)
        assert (await trio.course()).ply == before + 1
