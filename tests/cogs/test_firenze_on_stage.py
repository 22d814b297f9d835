"""Firenze on Discord: several moves in one click, kept together or not at all, in any language."""

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import Seat
from cogs.interaction import discord_limits
from tests.cogs.reading import components, private, said
from tests.cogs.stage import Stage, ids, press_move, stage, words_of
from tests.cogs.test_panels_on_stage import Painter
from tests.cogs.test_secrets import looks
from tests.cogs.test_whole_games import is_over, no_trouble

FIRENZE = "firenze"

_LOST = ("/interactions/*/callback", 404, 10062)
_UNSENT = ("/webhooks/*", 500, 0)


async def asked(scene: Stage) -> str:
    state, course = await scene.standing(), await scene.course()
    kind: str = state.game.view(course.state, None).asked.kind
    return kind


async def whose_turn(scene: Stage) -> tuple[MemberActor, Seat]:
    state, course = await scene.standing(), await scene.course()
    (seat,) = state.game.to_move(course.state)
    return scene.people[seat], seat


async def until(scene: Stage, kind: str, verb: str = "") -> MemberActor:
    """Play on until this is asked of somebody, and such a move is his."""
    while following := await scene.next():
        who, spelt = following
        if await asked(scene) == kind and spelt.startswith(verb):
            return who
        await typed(scene, who, spelt)
    raise AssertionError("the game is over")


async def typed(scene: Stage, who: MemberActor, spelt: str) -> str:
    name, options = words_of((await scene.standing()).game, spelt)
    return await scene.slash(who, name, **options)


async def opened(scene: Stage, who: MemberActor) -> Any:
    done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
    assert done.response is not None
    return done.response


async def planned(scene: Stage) -> tuple[MemberActor, Any]:
    """Play on until there are so many bricks that a menu has some; the first of those is seen."""
    while True:
        who = await until(scene, "building", "begin")
        panel = await opened(scene, who)
        if any(one.startswith("k:0:") for one in ids(panel)):
            return who, await first_of(scene, who, panel, "k:0:")
        following = await scene.next()
        assert following
        await typed(scene, *following)


async def first_of(scene: Stage, who: MemberActor, panel: Any, menu: str) -> Any:
    """Choose the first option of this menu."""
    found = next(one for one in components(panel) if one["custom_id"].startswith(menu))
    value = found["options"][0]["value"]
    return (await scene.select(who, panel, value, found["custom_id"])).response


def confirming(panel: Any, ending: str = "") -> str:
    return next(one for one in ids(panel) if one.startswith("d:firenze:") and one.endswith(ending))


async def test_a_turn_with_one_brick_is_four_taps_on_the_board(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    await until(scene, "choosing", "take 1")
    who, seat = await whose_turn(scene)

    for verb in ("take 1", "begin", "done", "end"):
        press = next(one for one in ids(scene.board) if one.startswith("m:") and f":{verb}" in one)
        await scene.click(who, scene.board, custom_id=press)

    view = (await scene.standing()).game.view((await scene.course()).state, None)
    assert len(view.builders[seat].open.site) == 1
    assert await whose_turn(scene) != (who, seat)


async def test_the_panel_ends_the_turn_at_once_where_nothing_is_met(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who = await until(scene, "building", "begin")
    panel = await opened(scene, who)

    ending = next(one for one in ids(panel) if one.endswith(":begin - - end"))
    await scene.click(who, panel, custom_id=ending)

    assert (await whose_turn(scene))[0] != who


# A card


async def test_a_dear_card_is_seen_and_paid_with_two_clicks_from_the_board(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, _ = await whose_turn(scene)
    second = next(one for one in ids(scene.board) if one.endswith(":take 2 -"))

    panel = (await scene.click(who, scene.board, custom_id=second)).response
    assert panel is not None
    assert (await scene.course()).ply == 0
    done = await scene.click(who, panel, custom_id=confirming(panel))

    course = await scene.course()
    spelt = [(await scene.standing()).game.vocabulary.spell(one.move) for one in course.made]
    assert spelt == ["take 2", "pay white"]
    assert done.response is not None
    assert "pay in bricks: 1 white" in said(done.response)


async def test_the_leftmost_card_is_free_and_taken_with_one_click(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, _ = await whose_turn(scene)

    free = next(one for one in ids(scene.board) if one.endswith(":take 1"))
    await scene.click(who, scene.board, custom_id=free)

    assert await asked(scene) != "choosing"
    assert (await scene.course()).ply == 1


async def test_whoever_is_not_asked_is_told_whose_button_it_was(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, seat = await whose_turn(scene)
    other = scene.people[1 - seat]
    dear = next(one for one in ids(scene.board) if one.endswith(":take 2 -"))

    refused = await scene.click(other, scene.board, custom_id=dear)

    assert refused.response is not None
    assert "This button was for" in said(refused.response)
    assert (await scene.course()).ply == 0
    panel = (await scene.click(who, scene.board, custom_id=dear)).response
    stolen = await scene.click_at_once((other, panel, confirming(panel)))  # type: ignore[arg-type]
    assert stolen[0].response is not None
    assert "This button was for" in said(stolen[0].response)
    assert (await scene.course()).ply == 0


async def test_a_click_that_comes_twice_takes_one_card_only(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, _ = await whose_turn(scene)
    dear = next(one for one in ids(scene.board) if one.endswith(":take 2 -"))
    panel = (await scene.click(who, scene.board, custom_id=dear)).response
    assert panel is not None
    button = confirming(panel)

    answers = await scene.click_at_once((who, panel, button), (who, panel, button))

    assert all(one.response is not None and said(one.response) for one in answers)
    assert (await scene.course()).ply == 2


# Building


async def test_a_plan_of_building_outlives_a_restart_and_is_kept_as_one(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, panel = await planned(scene)
    before = (await scene.course()).ply
    panel = await first_of(scene, who, panel, "k:0:")
    await scene.restart()

    done = await scene.click(who, panel, custom_id=confirming(panel, " done"))

    assert (await scene.course()).ply >= before + 3
    assert await asked(scene) == "fulfilling"
    assert done.response is not None
    assert "You build (" in said(done.response)

    await scene.click(
        who, done.response, custom_id=f"d:undo:{scene.table}:1"
    )  # and no luck was in it
    assert await asked(scene) == "building"


async def test_an_old_plan_is_answered_with_what_can_be_done_now(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, panel = await planned(scene)
    plies = []

    async def move_on() -> None:
        await scene.done_elsewhere(who, "done")
        plies.append((await scene.course()).ply)

    press = (who, panel, confirming(panel, " done"))
    (late,) = await scene.click_at_once(press, meanwhile=move_on())

    assert [(await scene.course()).ply] == plies
    answer = private(late)
    assert answer is not None
    assert "moved on" in said(answer)


async def test_where_pictures_are_drawn_a_plan_and_a_hand_are_shown(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather(game=FIRENZE)
        who, panel = await planned(scene)
        hand = (await scene.click(who, scene.board, custom_id=f"d:hand:{scene.table}:")).response

        assert hand is not None
        for shown in (panel, hand):
            (picture,) = shown.attachments
            alt = picture["description"] if isinstance(picture, dict) else picture.description
            assert alt
            assert len(alt) <= discord_limits.ALT_TEXT


# By name


async def test_autocompletion_offers_only_cards_one_can_pay(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, seat = await whose_turn(scene)
    state, course = await scene.standing(), await scene.course()
    view = state.game.view(course.state, seat)

    offered = await who.autocomplete(scene.channel, "firenze take-card", "position", "")

    stored = view.builders[seat].open.stored
    assert [one["value"] for one in offered] == list(range(1, stored + 2))
    assert all(" · " in one["name"] for one in offered)
    other = scene.people[1 - seat]
    assert not await other.autocomplete(scene.channel, "firenze take-card", "position", "")


async def test_a_refusal_is_one_sentence_with_the_rule_it_comes_from(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who, _ = await whose_turn(scene)

    answer = await typed(scene, who, "take 6")

    assert "costs 5 bricks" in answer
    assert "card costs" in answer
    assert (await scene.course()).ply == 0


# Secrets


async def test_the_board_is_the_same_whatever_comes_next_in_the_deck(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    for _ in range(30):
        following = await scene.next()
        assert following is not None
        await typed(scene, *following)

        await looks(scene)


async def test_cards_in_hand_are_told_to_their_owner_only(scene: Stage) -> None:
    await scene.gather(game=FIRENZE)
    who = await until(scene, "building")
    own = await scene.slash(who, "hand")
    other = next(one for one in scene.people if one is not who)

    assert "Storehouse:" in own
    assert own != await scene.slash(other, "hand")


# Whole games


async def trouble(scene: Stage, who: MemberActor, path: str, status: int, code: int) -> None:
    """Discord fails once, just as somebody presses a button."""
    scene.env.inject_error("*", path, status=status, code=code)
    before = (await scene.course()).ply
    await who.click(scene.board, custom_id=f"d:turn:{scene.table}:")
    assert (await scene.course()).ply == before
    await scene.pass_time(30)  # and a move that is the only one may be made meanwhile
    scene.env.errors  # noqa: B018 - looked at: what was injected is no fault


async def looked_around(scene: Stage, who: MemberActor) -> None:
    for name in ("hand", "board", "help", "game status"):
        assert await scene.slash(who, name)


@pytest.mark.long
@pytest.mark.parametrize(("people", "languages"), [(2, ("de", "en")), (3, ("fr", "de", "en"))])
async def test_a_whole_game_by_clicks_survives_restarts_and_trouble_at_discord(
    people: int, languages: tuple[str, ...], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=languages, game=FIRENZE)
        clicks = 0

        while following := await scene.next():
            clicks += 1
            before = (await scene.course()).ply
            if clicks in (20, 90):
                await scene.restart()
            if clicks in (30, 60):
                await trouble(scene, following[0], *(_LOST if clicks == 30 else _UNSENT))
                continue
            if clicks % 40 == 0:
                await looked_around(scene, following[0])
            await press_move(scene, *following)
            assert (await scene.course()).ply > before

        assert clicks > 90
        assert await is_over(scene)
    no_trouble(caplog)
