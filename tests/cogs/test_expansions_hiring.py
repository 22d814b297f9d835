"""The character auction on Discord: three people raise, are displaced, hire and pass by clicks."""

import logging
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.cogs.reading import components, said
from tests.cogs.stage import LANGUAGES, Stage, ids, outlive_tokens, press_move, stage, words_of

ON = {"characters": "on"}


async def until_asked(scene: Stage, kind: str) -> MemberActor:
    """Play on until this is asked; of whom."""
    while following := await scene.next():
        who, spelt = following
        if await asked(scene) == kind:
            return who
        name, options = words_of((await scene.standing()).game, spelt)
        await scene.slash(who, name, **options)
    raise AssertionError("the game is over")


async def asked(scene: Stage) -> str:
    kind: str = (await view(scene)).asked.kind
    return kind


async def view(scene: Stage) -> Any:
    return (await scene.standing()).game.view((await scene.course()).state, None)


def below(scene: Stage, spelt: str) -> str:
    return next(one for one in ids(scene.board) if one.endswith(f":{spelt}"))


async def turn_of(scene: Stage, who: MemberActor) -> Any:
    done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
    return done.response


async def options_of(scene: Stage, who: MemberActor) -> Any:
    done = await scene.click(who, scene.board, custom_id=f"d:options:{scene.table}:")
    return done.response


async def next_person(scene: Stage) -> MemberActor:
    following = await scene.next()
    assert following is not None
    return following[0]


async def test_three_people_hire_by_clicks_in_three_languages_across_a_restart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather(languages=LANGUAGES, options=ON)
        first = await until_asked(scene, "courting")
        await scene.click(first, scene.board, custom_id=below(scene, "court merchant 300"))
        second = await next_person(scene)
        # Any space, from his own panel: he sends the first one's pawn back.
        panel = await turn_of(scene, second)
        assert any("400" in one.get("label", "") for one in components(panel))
        characters = next(one for one in ids(panel) if one.startswith("k:0:"))
        panel = (await scene.select(second, panel, "merchant", characters)).response
        await scene.restart()
        spaces = next(one for one in components(panel) if one["custom_id"].startswith("k:1:"))
        assert [one["value"] for one in spaces["options"]][:2] == ["400", "500"]
        await scene.select(second, panel, "600", spaces["custom_id"])
        third = await next_person(scene)
        await scene.click(third, scene.board, custom_id=below(scene, "pass"))

        assert await next_person(scene) is first
        await press_move(scene, first, "court banker 0")

        # The second one's pawn still stands at his turn: he has hired, and may use the Merchant.
        assert await asked(scene) == "consulting"
        assert await next_person(scene) is second
        panel = await turn_of(scene, second)
        assert any(one.endswith(":consult points") for one in ids(panel))
        forgo = next(one for one in ids(panel) if one.endswith(":forgo"))
        await scene.click(second, panel, custom_id=forgo)

        serving = {
            one.character: one.seat for one in (await scene.course()).state.characters.serving
        }
        assert serving == {"merchant": await scene.seat(second), "banker": await scene.seat(first)}
        assert await asked(scene) == "acting"
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_an_old_bid_and_a_bid_of_another_are_both_explained(trio: Stage) -> None:
    await trio.gather(options=ON)
    first = await until_asked(trio, "courting")
    bid = below(trio, "court muse 300")
    others = [one for one in trio.people if one is not first]

    foreign = await trio.click(others[0], trio.board, custom_id=bid)
    assert "was for" in trio.heard(foreign)
    panel = await turn_of(trio, first)
    await outlive_tokens(trio.bot, trio.table)
    await trio.click(first, trio.board, custom_id=bid)
    ply = (await trio.course()).ply
    stale = await trio.click(first, panel, custom_id=bid)

    assert (await trio.course()).ply == ply
    assert "moved on" in trio.heard(stale)


async def test_a_wish_for_a_character_bids_by_itself(trio: Stage) -> None:
    await trio.gather(options=ON)
    await until_asked(trio, "nominating")
    who = trio.people[1]
    done = await who.slash(trio.channel, "wishes")
    trio.heard(done)
    panel = await ring(trio, who, done.response, "characters")
    panel = await take(trio, who, panel, "character", "cardinal")
    panel = await take(trio, who, panel, "courtship cardinal", "1100")
    panel = await take(trio, who, panel, "character", "muse")
    panel = await take(trio, who, panel, "courtship muse", "400")
    panel = await ring(trio, who, panel, "up muse")
    panel = await ring(trio, who, panel, "characters")
    await ring(trio, who, panel, "courting pass")
    kept = [order.act for order in (await trio.standing()).orders]
    assert kept == [
        "1: courtship muse 400",
        "1: courtship cardinal 1100",
        "1: courtship-otherwise pass",
    ]

    asked_ = await until_asked(trio, "courting")
    if asked_ is not who:
        while await asked(trio) == "courting" and await next_person(trio) is not who:
            await press_move(trio, await next_person(trio), "pass")
    await trio.pass_time(30)

    seat = await trio.seat(who)
    state = (await trio.course()).state
    mine = {one.character for one in state.characters.serving if one.seat == seat}
    mine |= {one.character for one in state.characters.pawns if one.seat == seat}
    assert mine == {"muse"}
    public = "\n".join(said(message) for message in trio.channel.history())
    assert "1100" not in public


async def ring(scene: Stage, who: MemberActor, panel: Any, words: str) -> Any:
    done = await scene.click(who, panel, custom_id=f"d:orders:{scene.table}:{words}")
    return done.response


async def take(scene: Stage, who: MemberActor, panel: Any, words: str, *values: str) -> Any:
    done = await who.select(panel, list(values), custom_id=f"s:orders:{scene.table}:{words}")
    scene.heard(done)
    return done.response


async def test_the_lobby_says_what_the_options_are_and_what_is_ours(scene: Stage) -> None:
    owner, guest = scene.people
    await scene.slash(owner, "game new")
    panel = await options_of(scene, owner)
    for option in ("characters", "together"):
        id_ = f"s:options:{scene.table}:{option}"
        chosen = await owner.select(panel, ["on"], custom_id=id_)
        scene.heard(chosen)
        panel = chosen.response
    assert "second auction each round" in said(scene.board)
    assert "our own design" in said(scene.board)
    assert dict((await scene.standing()).card.options) == {"characters": "on", "together": "on"}
    own = await options_of(scene, guest)
    refused = await guest.select(own, ["off"], custom_id=f"s:options:{scene.table}:characters")
    assert "Only the person" in scene.heard(refused)
    offered = await owner.autocomplete(scene.channel, "game options", "option", "")
    assert any("Muse" in one["name"] for one in offered)
