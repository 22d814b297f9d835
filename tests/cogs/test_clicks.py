"""Clicks that come too often, too late, from somebody else, or when Discord has trouble."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables.people import SECOND
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, press_move, stage


async def at_an_auction(scene: Stage) -> str:
    """The first lot is under the hammer; the move by which it got there."""
    await scene.gather()
    for who in scene.people:
        hand = (await scene.standing()).game.view(
            (await scene.course()).state, await scene.seat(who)
        )
        card = hand.own.hand[0].card.name
        await scene.slash(who, "princes give-back", profession=card)
    who, _ = await awaited(scene)
    await scene.slash(who, "princes auction", object="jester")
    return "nominate jester"


async def awaited(scene: Stage):  # type: ignore[no-untyped-def]
    following = await scene.next()
    assert following is not None
    return following


def button(scene: Stage, move: str) -> str:
    return next(one for one in ids(scene.board) if one.endswith(f":{move}"))


async def test_a_double_click_bids_once(trio: Stage) -> None:
    await at_an_auction(trio)
    (who, _), board, bid = await awaited(trio), trio.board, button(trio, "bid 300")
    ply = (await trio.course()).ply

    first, second = await trio.click_at_once((who, board, bid), (who, board, bid))

    assert (await trio.course()).ply == ply + 1
    assert private(first) is None
    assert "300" in said(trio.board)
    late = private(second)
    assert late
    assert "Meanwhile" in said(late)


async def test_five_people_choose_at_once_and_nobody_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path, people=5) as scene:
        await scene.gather()
        panels = [
            (await scene.click(who, scene.board, custom_id="d:turn:1:")).response
            for who in scene.people
        ]
        clicks = [
            (who, panel, ids(panel)[0])
            for who, panel in zip(scene.people, panels, strict=True)
            if panel
        ]

        done = await scene.click_at_once(*clicks)

        assert (await scene.course()).ply == 5
        following, _ = await awaited(scene)
        for who, one in zip(scene.people, done, strict=True):
            assert one.response
            told = said(one.response)
            assert "You give back" in told or (who is following and "put up" in told)


async def test_somebody_else_hears_whose_button_it_is_and_gets_his_own(trio: Stage) -> None:
    await at_an_auction(trio)
    who, _ = await awaited(trio)
    other = next(one for one in trio.people if one is not who)
    ply = (await trio.course()).ply

    done = private(await trio.click(other, trio.board, custom_id=button(trio, "bid 300")))

    assert done
    assert who.user.global_name in said(done)
    assert "d:hand:1:" in ids(done)
    assert (await trio.course()).ply == ply


async def test_an_old_button_shows_what_happened_and_what_to_do_now(scene: Stage) -> None:
    await scene.gather()
    who, _ = await awaited(scene)
    done = await scene.click(who, scene.board, custom_id="d:turn:1:")
    panel = done.response
    assert panel
    old = ids(panel)
    elsewhere = scene.done_elsewhere(who, old[0].split(":", 4)[4])

    (stale,) = await scene.click_at_once((who, panel, old[1]), meanwhile=elsewhere)

    answer = private(stale)  # the panel has been taken away, so it is answered anew
    assert answer
    words = said(answer)
    assert "waiting" in words or "choose" in words
    assert (await scene.course()).ply == 1


async def test_a_button_nobody_knows_any_more_is_answered(scene: Stage) -> None:
    await scene.gather()

    (done,) = await scene.click_at_once((scene.people[0], scene.board, "x:of:old"))

    assert done.response
    assert "/help" in said(done.response)


async def test_a_refusal_names_the_rule_and_offers_the_nearest_move(trio: Stage) -> None:
    await at_an_auction(trio)
    who, _ = await awaited(trio)

    result = await who.slash(trio.channel, "princes bid", florins=900)

    assert result.response
    assert "rulebook" in said(result.response)
    offered = [one for one in ids(result.response) if one.startswith("m:")]
    assert offered
    assert offered[0].endswith(":bid 300")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/interactions/*/callback", 404, 10062),
        ("/interactions/*/callback", 400, 40060),
        ("/interactions/*/callback", 500, 0),
        ("/webhooks/*", 500, 0),
        ("/channels/*/messages/*", 404, 10008),
        ("/channels/*/messages/*", 500, 0),
        ("/channels/*/messages", 500, 0),
        ("/channels/*/messages", 403, 50013),
        ("/channels/*/messages", 404, 10003),
    ],
)
async def test_trouble_stops_no_game(trio: Stage, path: str, status: int, code: int) -> None:
    await at_an_auction(trio)
    who, _ = await awaited(trio)
    board, bid = trio.board, button(trio, "bid 300")
    trio.env.inject_error("*", path, status=status, code=code)
    ply = (await trio.course()).ply

    await who.click(board, custom_id=bid)

    assert (await trio.course()).ply == ply + (code != 10062)
    await trio.pass_time(30)
    following, _ = await awaited(trio)
    answer = await trio.slash(following, "game status")
    assert answer
    trio.env.errors  # noqa: B018 - looked at: what was injected is no fault


async def test_closed_direct_messages_never_block_a_game(scene: Stage) -> None:
    shut = scene.people[0].user.dm_channel.id
    path = f"/channels/{shut}/messages"
    scene.env.inject_error("POST", path, status=403, code=50007, times=None)
    await scene.gather()
    await scene.pass_time(LEFT_ALONE_FOR + SECOND)

    told = [said(one) for one in scene.channel.history()]

    assert any("direct messages" in one for one in told)
    assert any(one.startswith(f"<@{scene.people[0].id}>") for one in told)
    hand = await scene.slash(scene.people[0], "hand")
    assert "florins" in hand
    assert all("Professions" not in one for one in told if one.startswith("<@"))


async def test_an_endless_panel_fails(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await at_an_auction(scene)
    who, _ = await awaited(scene)

    async def nowhere(_: object, __: object, panel: object, ___: object) -> object:
        return SimpleNamespace(response=panel)

    monkeypatch.setattr("tests.cogs.stage._step", nowhere)
    with pytest.raises(AssertionError, match="no way to bid 301"):
        await press_move(scene, who, "bid 301")
