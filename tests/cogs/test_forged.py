"""Ids that nobody drew answer like worn-out ones: kindly, and nothing happens."""

import logging
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from tests.cogs.reading import private, said
from tests.cogs.stage import Stage

WORN_OUT = "no longer works"
BUTTON, MENU = 2, 3


async def forge(
    scene: Stage, who: MemberActor, id: str, *, type: int = BUTTON, is_there: bool = True
) -> str:
    """Somebody sends an id that is on no post, or on one that he has made up; the answer."""
    backend = scene.env.backend
    stored = backend.get_message(scene.channel.id, scene.board.id)
    data: dict[str, Any] = {"custom_id": id, "component_type": type}
    drawn: dict[str, Any] = {"type": type, "custom_id": id}
    if type == BUTTON:
        drawn |= {"style": 2, "label": "forged"}
    else:
        data["values"] = ["forged"]
        drawn["options"] = [{"label": "forged", "value": "forged"}]
    record, payload = base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=scene.channel.id,
        guild_id=who.guild.id,
        user_id=who.id,
        data=data,
    )
    payload["message"] = dict(message_payload(backend, stored))
    if is_there:
        payload["message"]["components"] = [{"type": 1, "components": [drawn]}]
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    await scene.env.settle()
    done = InteractionResult(scene.env, record)
    answer = private(done)
    assert answer, f"{id} is not answered"
    return said(answer)


async def forge_sheet(scene: Stage, who: MemberActor, id: str) -> str:
    """Somebody sends in a sheet with this id; the answer."""
    record, payload = base_payload(
        scene.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=scene.channel.id,
        guild_id=who.guild.id,
        user_id=who.id,
        data={"custom_id": id, "components": []},
    )
    scene.env.backend.emit("INTERACTION_CREATE", payload)
    await scene.env.settle()
    answer = private(InteractionResult(scene.env, record))
    assert answer, f"{id} is not answered"
    return said(answer)


@pytest.mark.parametrize("id", ["x", "", "f:", "f:notes", "f:notes:x:", "d:notes:1:"])
async def test_a_sheet_whose_id_says_nothing_is_answered(scene: Stage, id: str) -> None:
    await scene.slash(scene.people[0], "game new")

    assert WORN_OUT in await forge_sheet(scene, scene.people[0], id)


@pytest.mark.parametrize(
    ("id", "type"),
    [
        ("d:hand:1:", BUTTON),  # it is one of ours, but not on this post any more
        ("m:1:0:0:pass", BUTTON),
        ("c:1:0:0:nominate", BUTTON),
        ("s:rules:1:", MENU),
        ("k:0:1:0:0:nominate", MENU),
        ("x", BUTTON),
        ("x", MENU),
    ],
)
async def test_an_id_its_post_lacks_is_answered(scene: Stage, id: str, type: int) -> None:
    await scene.slash(scene.people[0], "game new")

    assert WORN_OUT in await forge(scene, scene.people[0], id, type=type, is_there=False)


@pytest.mark.parametrize(
    ("id", "type"),
    [
        ("d:undo:1:x", BUTTON),
        ("d:undo:1:²", BUTTON),
        ("d:undo:1:9999999999999999999999", BUTTON),
        ("d:work:1:", BUTTON),
        ("d:work:1:0:0", BUTTON),
        ("d:work:1:x:0:work", BUTTON),
        ("d:work:1:0:0: ", BUTTON),
        ("d:firenze:1:0", BUTTON),
        ("d:firenze:1:0:x:take 1", BUTTON),
        ("m:1:99:0:pass", BUTTON),
        ("c:1:77:0:nominate", BUTTON),
        ("d:nobody:1:", BUTTON),
        ("s:nobody:1:", MENU),
        ("s:hand:1:", BUTTON),  # a menu's id on a button
        ("d:hand:1:", MENU),
        ("m:1:0:0:pass", MENU),
    ],
)
async def test_an_id_that_nobody_drew_is_answered_like_a_worn_out_one(
    scene: Stage, id: str, type: int, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.gather()

    assert WORN_OUT in await forge(scene, scene.people[0], id, type=type)
    ours = [one for one in caplog.records if one.name.startswith(("bot", "cogs"))]
    assert not [one for one in ours if one.levelno >= logging.ERROR]


ODDITIES = ("", "x y", "9 9 9 9", "é ١")
MORE_ODDITIES = ("x", "1", "0 0", "+ -", ":")


@pytest.mark.parametrize(
    "rest", [*ODDITIES, *(pytest.param(one, marks=pytest.mark.long) for one in MORE_ODDITIES)]
)
async def test_no_bell_is_in_trouble_whatever_is_written_on_it(scene: Stage, rest: str) -> None:
    await scene.gather()
    await scene.slash(scene.people[0], "settings language", language="en")

    for name in sorted(set(scene.bot.routes) - {"cancel", "resign", "forget"}):
        for id, type in ((f"d:{name}:1:{rest}", BUTTON), (f"s:{name}:1:{rest}", MENU)):
            told = await forge(scene, scene.people[0], id, type=type)
            assert "Something went wrong" not in told, id
