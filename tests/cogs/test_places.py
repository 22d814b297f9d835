"""Where games are played: threads and direct messages, channels that vanish, people who leave."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.client import DiscordClock
from bot.engine.game import Seat
from bot.outbox import worker
from bot.tables.people import TableStatus, Time
from bot.tables.state import seats_waited_for
from bot.tables.votes_and_seat_changes import LONGEST_SILENCE
from tests.cogs.reading import said
from tests.cogs.stage import Stage, greedy, ids, press_move, words_of


def thread(scene: Stage) -> ChannelHandle:
    """A thread in the channel, opened by the first of the people."""
    backend = scene.env.backend
    made = backend.create_thread(scene.channel.id, "palazzo", scene.people[0].id)
    return ChannelHandle(scene.env, scene.channel.guild, made)


async def moves(scene: Stage, count: int) -> None:
    """Go on by buttons: each where the game is."""
    for _ in range(count):
        who, spelt = await awaited(scene)
        ply = (await scene.course()).ply
        await press_move(scene, who, spelt)
        assert (await scene.course()).ply > ply


async def awaited(scene: Stage) -> tuple[MemberActor, str]:
    following = await scene.next()
    assert following is not None
    return following


async def through_an_auction(scene: Stage) -> None:
    """Until the first lot has been sold: somebody nominates the next one, or lays it out."""
    kinds = set()
    for _ in range(30):
        state = await scene.standing()
        assert state.course is not None
        kind = state.game.view(state.course.state, None).asked.kind
        if "bidding" in kinds and kind != "bidding":
            return
        kinds.add(kind)
        await moves(scene, 1)
    raise AssertionError(kinds)


def vanish(scene: Stage) -> None:
    scene.env.backend.delete_channel(scene.channel.id)


def told(scene: Stage, who: MemberActor, words: str) -> bool:
    return any(words in said(one) for one in scene.letters(who))


async def test_a_game_is_played_on_in_a_thread(trio: Stage) -> None:
    channel, trio.channel = trio.channel, thread(trio)
    await trio.gather()

    await through_an_auction(trio)

    assert (await trio.standing()).card.place == str(trio.channel.id)
    assert trio.board.channel.id == trio.channel.id
    assert not [one for one in channel.history() if one.components]


async def test_a_thread_and_its_channel_have_a_game_each(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new")
    scene.channel = thread(scene)

    answer = await scene.slash(scene.people[1], "game new")

    assert "Table 2 is open" in answer


async def test_somebody_plays_alone_with_guests_in_direct_messages(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await lorenzo.user.slash("game new")
    for guest in ("greedy", "random"):
        await lorenzo.user.slash("game add-computer", computer=guest)
    await lorenzo.user.slash("game start")

    for _ in range(8):
        if Seat(0) in seats_waited_for(await solo.standing()):
            game, course = (await solo.standing()).game, await solo.course()
            name, options = words_of(game, greedy(game, course, Seat(0)))
            assert (await lorenzo.user.slash(name, **options)).acknowledged
        await solo.pass_time(10)

    assert [holder.computer for holder in (await solo.standing()).card.holders] == [
        "",
        "greedy",
        "random",
    ]
    assert {made.seat for made in (await solo.course()).made} == {0, 1, 2}
    assert (await solo.standing()).card.server == ""


@pytest.mark.parametrize("in_thread", [False, True])
async def test_a_game_goes_on_when_its_channel_vanishes(trio: Stage, in_thread: bool) -> None:
    if in_thread:
        trio.channel = thread(trio)
    await trio.gather()
    await moves(trio, 3)
    lorenzo, isabella, _ = trio.people
    guild = trio.channel.guild
    assert guild is not None
    vanish(trio)

    trio.channel = guild.create_text_channel("mercato")
    who, spelt = await awaited(trio)
    name, options = words_of((await trio.standing()).game, spelt)
    await trio.slash(who, name, **options)

    assert (await trio.course()).ply == 4
    assert told(trio, lorenzo, "is gone")
    (notice,) = [one for one in trio.letters(lorenzo) if "not lost" in said(one)]
    assert ids(notice) == ["d:turn:1:"]
    assert not told(trio, isabella, "is gone")
    moved = await lorenzo.slash(trio.channel, "game status")
    answer = await trio.click(lorenzo, moved.response, custom_id="d:here:1:")
    assert answer.response
    assert "goes on in this channel" in said(answer.response)
    assert (await trio.standing()).card.place == str(trio.channel.id)
    await through_an_auction(trio)


@pytest.mark.parametrize("in_thread", [False, True])
async def test_the_owner_hears_first_of_a_deleted_channel(scene: Stage, in_thread: bool) -> None:
    if in_thread:
        scene.channel = thread(scene)
    await scene.gather()
    assert not told(scene, scene.people[0], "is gone")

    vanish(scene)
    await scene.env.settle()

    assert told(scene, scene.people[0], "is gone")


REMOVED = "I was removed from the server"


def kick(scene: Stage) -> None:
    assert scene.channel.guild is not None
    scene.env.backend.remove_guild(scene.channel.guild.id)


def told_often(scene: Stage, who: MemberActor) -> int:
    return sum(REMOVED in said(one) for one in scene.letters(who))


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_server_that_removes_the_bot_is_told_once(trio: Stage, asleep: bool) -> None:
    await trio.gather()
    if asleep:
        await trio.bot.stop_services()
    kick(trio)
    await trio.env.settle()
    for _ in range(1 + asleep):
        await trio.restart()
        await trio.pass_time(10)

    assert [told_often(trio, who) for who in trio.people] == [1, 1, 1]
    (notice,) = [one for one in trio.letters(trio.people[1]) if REMOVED in said(one)]
    assert ids(notice) == ["d:turn:1:"]
    answer = await trio.people[1].user.click(notice, custom_id="d:turn:1:")
    assert answer.response


async def test_nobody_hears_of_a_server_without_a_game(scene: Stage) -> None:
    here = scene.channel
    other = scene.env.create_guild("Siena")
    scene.channel = other.create_text_channel("campo")
    there = other.add_member(scene.people[0].user)
    await there.slash(scene.channel, "game new")
    await scene.people[0].slash(here, "game new")
    kick(scene)
    await scene.restart()
    await scene.pass_time(10)

    assert told_often(scene, scene.people[0]) == 0


async def test_the_owner_moves_a_table_out_of_a_server_that_is_gone(scene: Stage) -> None:
    await scene.gather()
    other = scene.env.create_guild("Siena")
    campo = other.create_text_channel("campo")
    lorenzo, isabella = (other.add_member(one.user) for one in scene.people)
    before = (await lorenzo.slash(campo, "game status")).response
    assert before
    assert "d:here:1:" not in ids(before)

    kick(scene)
    await scene.env.settle()
    theirs = (await isabella.slash(campo, "game status")).response
    assert theirs
    assert "d:here:1:" not in ids(theirs)
    offered = (await lorenzo.slash(campo, "game status")).response
    assert offered
    await lorenzo.click(offered, custom_id="d:here:1:")

    card = (await scene.standing()).card
    assert (card.server, card.place) == (str(other.id), str(campo.id))
    scene.channel = campo
    assert "d:turn:1:" in ids(scene.board)


async def test_only_the_owner_moves_a_table_and_not_into_a_taken_channel(scene: Stage) -> None:
    await scene.gather()
    lorenzo, isabella = scene.people
    here, guild = scene.channel, scene.channel.guild
    assert guild is not None
    mercato = guild.create_text_channel("mercato")
    offered = (await lorenzo.slash(mercato, "game status")).response
    assert offered
    assert "d:here:1:" in ids(offered)
    others = (await isabella.slash(mercato, "game status")).response
    assert others
    assert "d:here:1:" not in ids(others)
    await isabella.slash(mercato, "game new")

    answer = await scene.click(lorenzo, offered, custom_id="d:here:1:")

    assert answer.response
    assert "already open" in said(answer.response)
    assert (await scene.standing()).card.place == str(here.id)
    alone = (await lorenzo.user.slash("game status")).response
    assert alone
    assert "d:here:1:" not in ids(alone)


async def test_who_leaves_blocks_nobody(trio: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await trio.gather()
    lorenzo, isabella, cosimo = trio.people
    guild = trio.channel.guild
    assert guild is not None
    shut = f"/channels/{cosimo.user.dm_channel.id}/messages"
    trio.env.inject_error("*", f"{shut}*", status=403, code=50278, times=None)
    guild.remove_member(cosimo)

    for who in (lorenzo, isabella):
        state, course = await trio.standing(), await trio.course()
        own = state.game.view(course.state, await trio.seat(who)).own
        await trio.slash(who, "princes give-back", profession=own.hand[0].card.name)
    assert (await trio.course()).ply == 2
    assert (await trio.standing()).card.status is TableStatus.PLAYING
    too_early = await trio.slash(lorenzo, "game vote", motion="stand-in 2")
    assert "Cosimo" in too_early

    now = DiscordClock.now
    monkeypatch.setattr(DiscordClock, "now", lambda clock: Time(now(clock) + LONGEST_SILENCE))
    for who in (lorenzo, isabella):
        await trio.slash(who, "game vote", motion="stand-in 2")
    await trio.end_the_wait()

    assert (await trio.standing()).card.holders[2].replacement
    assert (await trio.course()).ply >= 3

    for _ in range(30):
        if (await awaited(trio))[0] is cosimo:
            break
        await moves(trio, 1)
    cosimo = trio.people[2] = guild.add_member(cosimo.user)
    trio.env.backend.faults.clear()
    monkeypatch.setattr(worker, "CLOSED_PAUSE", 0)  # as after ten minutes
    old = said(trio.letters(cosimo)[0])
    await moves(trio, 1)

    assert not (await trio.standing()).card.holders[2].replacement
    assert said(trio.letters(cosimo)[0]) != old
    assert "florins" in await trio.slash(cosimo, "hand")
