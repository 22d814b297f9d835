"""Which table is meant where there is none; and how a table shows itself once it is open."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.client import DiscordClock
from bot.engine.game import Seat
from bot.players.registry import levels_of_game
from bot.tables.people import HOUR, TableId, Time
from cogs.games import GAME_UIS
from cogs.messages.pictures import CachingPainter
from tests.cogs.reading import components, said
from tests.cogs.stage import Stage, ids, press_move, stage
from tests.cogs.test_panels_on_stage import PIXEL
from tests.cogs.test_posts import move
from tests.interaction.evening import FakePainter


async def another_table(scene: Stage, name: str) -> ChannelHandle:
    """The same people begin a second game in a channel of its own."""
    guild = scene.channel.guild
    assert guild is not None
    first, scene.channel = scene.channel, guild.create_text_channel(name)
    await scene.gather()
    scene.channel = first
    return guild.channels[name]


def menu(reply: Any) -> dict[str, Any]:
    (found,) = [one for one in components(reply) if one["custom_id"].startswith("s:which:")]
    return found


async def chosen_back(scene: Stage, who: MemberActor, table: int) -> None:
    """He gives a Profession back there, so that this table waits for others only."""
    scene.table = TableId(table)
    game, course = (await scene.standing()).game, await scene.course()
    own = game.view(course.state, Seat(await scene.seat(who))).own
    panel = (await who.user.slash("hand")).response
    assert panel
    if f"d:turn:{table}:" not in ids(panel):
        panel = (await who.user.select(panel, [str(table)], custom_id=ids(panel)[-1])).response
    turn = (await who.user.click(panel, custom_id=f"d:turn:{table}:")).response
    assert turn
    name = own.hand[0].card.name
    await who.user.click(turn, custom_id=next(one for one in ids(turn) if one.endswith(name)))


async def test_a_hand_asked_for_elsewhere_is_that_of_the_only_table(scene: Stage) -> None:
    await scene.gather()

    hand = (await scene.people[0].user.slash("hand")).response

    assert hand
    assert "table 1" in said(hand)
    assert "florins" in said(hand)
    assert not [one for one in ids(hand) if one.startswith("s:")]


async def test_the_longest_wait_is_first(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.gather()
    now = DiscordClock.now
    monkeypatch.setattr(DiscordClock, "now", lambda clock: Time(now(clock) + HOUR))
    await another_table(scene, "mercato")
    lorenzo, _ = scene.people

    for command in ("hand", "board"):
        shown = (await lorenzo.user.slash(command)).response
        assert shown
        assert "table 1" in said(shown)
        assert [option["value"] for option in menu(shown)["options"]] == ["1", "2"]
        other = (
            await lorenzo.user.select(shown, ["2"], custom_id=menu(shown)["custom_id"])
        ).response
        assert other
        assert "table 2" in said(other)

    await chosen_back(scene, lorenzo, 1)
    hand = (await lorenzo.user.slash("hand")).response
    assert hand
    assert "table 2" in said(hand)
    assert "table 2" in said((await lorenzo.user.slash("game status")).response)
    mine = said((await lorenzo.user.slash("game my-games")).response).splitlines()
    assert ["table 2" in line for line in mine] == [True, False]
    assert "table 1" in mine[1]


async def test_where_no_table_waits_he_is_asked_which_one_he_means(scene: Stage) -> None:
    await scene.gather()
    await another_table(scene, "mercato")
    lorenzo, _ = scene.people
    for table in (1, 2):
        await chosen_back(scene, lorenzo, table)

    asked = (await lorenzo.user.slash("hand")).response

    assert asked
    assert "several tables" in said(asked)
    taken = await lorenzo.user.select(asked, ["1"], custom_id=menu(asked)["custom_id"])
    assert "table 1" in said(taken.response)
    assert "florins" in said(taken.response)


async def test_the_table_of_a_channel_is_meant_there_by_whoever_plays_at_it(scene: Stage) -> None:
    await scene.gather()
    mercato = await another_table(scene, "mercato")

    here = (await scene.people[0].slash(mercato, "hand")).response

    assert here
    assert "d:turn:2:" in ids(here)


# How a table shows itself


async def test_the_language_of_a_table_changes_in_the_midst_of_its_game(scene: Stage) -> None:
    await scene.gather()
    lorenzo, isabella = scene.people
    assert "choose three Professions" in said(scene.board)

    refused = await scene.slash(isabella, "game options", option="language", value="fr")
    assert "Only the person" in refused
    unknown = await scene.slash(lorenzo, "game options", option="language", value="la")
    assert "English" in unknown or "en" in unknown
    await scene.slash(lorenzo, "game options", option="language", value="fr")

    assert (await scene.standing()).card.terms.language == "fr"
    assert "choose three Professions" not in said(scene.board)
    who, spelt = await scene.next() or (lorenzo, "")
    await press_move(scene, who, spelt)


async def test_pictures_come_when_the_table_wants_them(tmp_path: Path) -> None:
    painter = FakePainter()
    async with stage(tmp_path, people=2, painter=painter) as scene:
        lorenzo, _ = scene.people
        await scene.slash(lorenzo, "game new")
        await scene.slash(scene.people[1], "game join")
        await scene.slash(lorenzo, "game options", option="pictures", value="turn")
        await scene.slash(lorenzo, "game start")
        assert scene.board.attachments

        await scene.slash(lorenzo, "game options", option="pictures", value="demand")
        await move(scene)

        assert not scene.board.attachments
        assert "Starting player" in said(scene.board)
        drawn = (await lorenzo.slash(scene.channel, "board")).response
        assert drawn
        assert drawn.attachments
        wrong = await scene.slash(lorenzo, "game options", option="pictures", value="never")
        assert "Pictures can come" in wrong


@pytest.fixture
def shapes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn, in order."""
    drawn, seen = GAME_UIS["princes"].pictures, list[str]()
    assert drawn is not None

    def draw(shape: str, *_: object) -> bytes:
        seen.append(shape)
        return PIXEL

    noted = replace(
        drawn,
        draw_board=partial(draw, "wide"),
        draw_portrait=partial(draw, "portrait"),
        draw_estate=partial(draw, "estate"),
    )
    monkeypatch.setattr(GAME_UIS["princes"], "pictures", noted)
    return seen


async def test_a_table_chooses_the_shape_of_its_board_and_one_estate_is_looked_at(
    tmp_path: Path, shapes: list[str]
) -> None:
    async with stage(tmp_path, people=2, painter=CachingPainter()) as scene:
        await scene.gather()
        (lorenzo, _) = scene.people
        await lorenzo.slash(scene.channel, "board")
        assert {*shapes} == {"wide"}

        wrong = await scene.slash(lorenzo, "game options", option="board", value="round")
        assert "wide or portrait" in wrong
        await scene.slash(lorenzo, "game options", option="board", value="portrait")
        answer = (await lorenzo.slash(scene.channel, "board")).response
        assert shapes[-2:] == ["portrait", "portrait"]  # the post and the answer

        looked = await scene.select(lorenzo, answer, "1", id="s:look:1:")
        assert looked.response.attachments
        assert shapes[-1] == "estate"


async def test_the_board_is_portrait_in_direct_messages(tmp_path: Path, shapes: list[str]) -> None:
    async with stage(tmp_path, people=1, painter=CachingPainter()) as scene:
        (lorenzo,) = scene.people
        await lorenzo.user.slash("game new")
        for _ in range(2):
            await lorenzo.user.slash("game add-computer", computer="random")
        await lorenzo.user.slash("game start")

    assert {*shapes} == {"portrait"}


async def test_what_can_be_chosen_is_offered_by_name(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")

    async def offered(name: str, typed: str, **filled: str) -> list[str]:
        found = await lorenzo.autocomplete(solo.channel, name, typed, "", **filled)
        return [one["value"] for one in found]

    assert {"pictures", "language", "money"} <= set(await offered("game options", "option"))
    pictures = await offered("game options", "value", option="pictures")
    assert pictures == ["move", "turn", "demand"]
    assert await offered("game options", "value", option="language") == ["en", "fr", "de"]
    assert set(await offered("game add-computer", "computer")) == {*levels_of_game("princes")}
    await solo.slash(lorenzo, "game add-computer", computer="random")
    assert "(random)" in said(solo.board)
