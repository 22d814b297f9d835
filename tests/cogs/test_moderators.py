"""Stewards at the door: their commands, who may give them, and what the table hears."""

from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor

from bot.tables.people import TableStatus
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage


def chief_of(scene: Stage) -> MemberActor:
    return scene.env.guild.add_member(scene.env.guild.owner)


def heard(scene: Stage, words: str) -> bool:
    """Whether this was said in the channel."""
    return any(words in said(one) for one in scene.channel.history())


async def order(scene: Stage, who: MemberActor, name: str, **options: Any) -> str:
    return await scene.slash(who, f"admin {name}", **options)


async def test_only_a_steward_gives_a_stewards_orders(trio: Stage) -> None:
    await trio.gather()
    lorenzo, isabella, _ = trio.people
    commands = await trio.bot.tree.fetch_commands()
    (group,) = [one for one in commands if one.name == "admin"]
    trio.env.guild.set_command_permissions(group, {lorenzo: True})
    for name, options in (
        ("pause", {}),
        ("remove", {"player": isabella}),
        ("block", {"player": isabella}),
    ):
        assert "manage the channels" in await order(trio, lorenzo, name, **options)
    assert (await trio.standing()).card.status is TableStatus.PLAYING
    assert await trio.bot.services.tables.banned_people(str(trio.env.guild.id)) == frozenset()


async def test_whoever_may_manage_channels_is_a_steward(scene: Stage) -> None:
    await scene.gather()
    guild = scene.env.guild
    role = guild.create_role("podesta", permissions=discord.Permissions(manage_channels=True))
    podesta = guild.add_member(scene.env.create_user("podesta"), roles=[role])
    assert "Done" in await order(scene, podesta, "pause")
    assert (await scene.standing()).card.status is TableStatus.PAUSED


async def test_a_steward_pauses_goes_on_and_closes_in_everybodys_hearing(scene: Stage) -> None:
    await scene.gather()
    chief = chief_of(scene)
    assert "Done" in await order(scene, chief, "pause")
    assert heard(scene, "A moderator pauses this table")
    await order(scene, chief, "resume")
    assert heard(scene, "A moderator lets this table go on")
    sure = await chief.slash(scene.channel, "game cancel")
    await scene.click(chief, sure.response, custom_id="d:cancel:1:")
    assert heard(scene, "A moderator closes this table")
    assert (await scene.standing()).card.status is TableStatus.CANCELLED


async def test_a_steward_gives_more_time(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")
    await scene.slash(lorenzo, "game deadline", clock="fast")
    await scene.slash(lorenzo, "game start")
    before = (await scene.standing()).budgets[1].left

    await order(scene, chief_of(scene), "more-time", player=isabella, hours=6)

    assert (await scene.standing()).budgets[1].left - before in range(6 * 3600 - 60, 21601)
    assert heard(scene, "A moderator gives Isabella 6 more hours")


async def test_a_steward_moves_a_table_where_it_can_be_played(scene: Stage) -> None:
    await scene.gather()
    chief, guild = chief_of(scene), scene.env.guild
    mercato = guild.create_text_channel("mercato")
    await order(scene, chief, "move", channel=mercato)
    assert (await scene.standing()).card.place == str(mercato.id)
    assert any("moved this table here" in said(one) for one in mercato.history())
    assert any("d:hand:1:" in ids(one) for one in mercato.history())

    loggia = guild.create_text_channel("loggia")
    await scene.people[0].slash(loggia, "game new")
    taken = await chief.slash(mercato, "admin move", channel=loggia)
    assert taken.response
    assert "already open" in said(taken.response)
    assert (await scene.standing()).card.place == str(mercato.id)


async def test_a_removed_player_loses_hand_and_letters(tmp_path: Path) -> None:
    async with stage(tmp_path, people=4) as scene:
        cosimo, scene.people[2:] = scene.people[3], scene.people[2:3]
        await scene.gather()
        isabella = scene.people[1]
        chief = chief_of(scene)

        await order(scene, chief, "remove", player=isabella)

        assert heard(scene, "A moderator has removed Isabella")
        assert "florins" not in await scene.slash(isabella, "hand")
        assert not any("florins" in said(one) for one in scene.letters(isabella))
        own_help = await order(scene, chief, "replace", player=isabella, by=chief)
        assert "can’t take over a hand" in own_help
        await order(scene, chief, "replace", player=isabella, by=cosimo)
        assert heard(scene, "a moderator has given you this place")
        assert "florins" in await scene.slash(cosimo, "hand")
        assert not any("florins" in one for one in _told(scene, chief))


def _told(scene: Stage, who: MemberActor) -> list[str]:
    """All that this person has got by letter."""
    return [said(one) for one in scene.letters(who)]


async def test_whoever_is_kept_out_neither_opens_nor_joins(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    chief = chief_of(scene)
    await order(scene, chief, "block", player=isabella)
    assert "The moderators of this server" in await scene.slash(isabella, "game new")
    await scene.slash(lorenzo, "game new")
    assert "The moderators of this server" in await scene.slash(isabella, "game join")

    await order(scene, chief, "unblock", player=isabella)

    assert "Isabella" in await scene.slash(isabella, "game join")


async def test_an_owner_sends_somebody_away_and_asks_him_back(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")
    person = (await scene.person(isabella)).id
    refused = await scene.click(isabella, scene.board, custom_id="d:chairs:1:")
    assert refused.response
    assert "Only the person" in said(refused.response)

    panel = await scene.click(lorenzo, scene.board, custom_id="d:chairs:1:")
    await scene.click(lorenzo, panel.response, custom_id=f"d:away:1:1 {person} ")
    assert len((await scene.standing()).card.holders) == 1
    assert "You were removed" in await scene.slash(isabella, "game join")

    panel = await scene.click(lorenzo, scene.board, custom_id="d:chairs:1:")
    await scene.click(lorenzo, panel.response, custom_id=f"d:askback:1:{person}")
    assert any("welcome again" in said(one) for one in scene.letters(isabella))
    assert "Isabella" in await scene.slash(isabella, "game join")


async def test_whoever_goes_away_lets_somebody_stand_in_and_comes_back(scene: Stage) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    away = await lorenzo.slash(scene.channel, "settings away", days=3)
    await scene.click(lorenzo, away.response, custom_id="d:standin:1:")
    assert (await scene.standing()).card.holders[0].replacement
    await scene.pass_time(10)

    panel = await lorenzo.slash(scene.channel, "game status")
    assert panel.response
    assert "d:back:1:" in ids(panel.response)
    await scene.click(lorenzo, panel.response, custom_id="d:back:1:")

    assert not (await scene.standing()).card.holders[0].replacement
