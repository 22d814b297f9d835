"""Standing orders are given, ranked and taken back by clicks, and nobody else sees them."""

from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Refusal
from bot.players import standing_order
from cogs.door.presses import Menu
from cogs.games.princes import auction
from tests.cogs.panel_sittings import GAMES, assert_sound, menus, seated, sittings, told
from tests.cogs.reading import components, said
from tests.cogs.stage import Stage, stage

ORDERS = ("1: limit jester 700 pass", "1: wish lake 500", "1: wish builder 400")


def by_bell(menus_: list[Menu], words: str) -> Menu:
    return next(menu for menu in menus_ if menu.id.split(":", 3)[3] == words)


@pytest.mark.parametrize("kind", ["nominating", "bidding"])
def test_every_panel_is_within_limits_and_every_price_may_be_given(kind: str) -> None:
    for sitting in sittings(*GAMES, kind=kind, every=97):
        assert_sound(sitting, auction.listed(sitting))
        for stack in sitting.view.stacks:
            reply = auction.one_lot(sitting, stack.lot)
            assert_sound(sitting, reply)
            for menu in menus(reply):
                words = menu.id.split(":", 3)[3].split()
                for option in menu.options:
                    assert_may_be_given(sitting, words, option.value)


def assert_may_be_given(sitting: Any, words: list[str], value: str) -> None:
    match words:
        case ["limit", lot, end]:
            spelt = f"limit {lot} {value} {end}"
        case ["wish", lot]:
            spelt = f"wish {lot} {value}"
        case _:
            return
    given = standing_order.given("princes", sitting.view, (), [spelt])
    assert not isinstance(given, Refusal), spelt


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_list_tells_every_order_in_words_and_ranks_the_wishes(language: str) -> None:
    game, courses = told("three-sensible")
    course = next(one for one in courses if game.view(one.state, None).asked.kind == "nominating")
    for seat in (0, 1, 2):
        sitting = seated(game, course, seat, language, ORDERS)  # type: ignore[arg-type]

        reply = auction.listed(sitting)

        assert_sound(sitting, reply)
        for order in ORDERS:
            text = sitting.voice.text(standing_order.described("princes", order))
            assert text in reply.words
        withdrawing, ranking = by_bell(menus(reply), "withdraw"), by_bell(menus(reply), "first")
        assert [one.value for one in withdrawing.options] == list(ORDERS)
        assert [one.value for one in ranking.options] == ["1: wish builder 400"]


def test_an_order_that_can_do_nothing_any_more_is_listed_with_the_reason() -> None:
    game, courses = told("three-sensible")
    course = next(one for one in courses if game.view(one.state, None).sales)
    lot, buyer = (sale := game.view(course.state, None).sales[0]).lot, sale.seat
    sitting = seated(game, course, (buyer + 1) % 3, "en", (f"1: limit {lot} 900 pass",))

    reply = auction.listed(sitting)

    assert_sound(sitting, reply)
    (line,) = [one for one in reply.words.splitlines() if one.startswith("1. ")]
    assert "sold" in line, line


def test_outside_the_auctions_the_panel_says_when_orders_can_be_given() -> None:
    for sitting in sittings("three-sensible", kind="acting", every=9):
        reply = auction.listed(sitting)
        assert_sound(sitting, reply)
        assert [menu for menu in menus(reply) if "limit" in menu.id] == []


# On the stage


async def at_the_auctions(scene: Stage) -> None:
    await scene.gather()
    for who in scene.people:
        view = (await scene.standing()).game.view(
            (await scene.course()).state, await scene.seat(who)
        )
        await scene.slash(who, "princes give-back", profession=view.own.hand[0].card.name)


async def take(scene: Stage, who: Any, panel: Any, words: str, *values: str) -> Any:
    id_ = next(
        one["custom_id"]
        for one in components(panel)
        if one.get("custom_id") == f"s:orders:{scene.table}:{words}"
    )
    done = await who.select(panel, list(values), custom_id=id_)
    scene.heard(done)
    return done.response


@pytest.mark.asyncio
async def test_orders_are_given_ranked_and_withdrawn_by_clicks(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await at_the_auctions(scene)
        following = await scene.next()
        assert following is not None
        who = next(one for one in scene.people if one is not following[0])
        done = await who.slash(scene.channel, "orders")
        scene.heard(done)
        panel = await take(scene, who, done.response, "lot", "jester")
        panel = await take(scene, who, panel, "limit jester pass", "700")
        assert "700" in said(panel)
        for lot, florins in (("lake", "500"), ("builder", "400")):
            panel = await take(scene, who, panel, "lot", lot)
            panel = await take(scene, who, panel, f"wish {lot}", florins)
        panel = await take(scene, who, panel, "first", "1: wish builder 400")
        kept = [order.act for order in (await scene.standing()).orders]
        assert kept == [
            "1: limit jester 700 pass",
            "1: wish builder 400",
            "1: wish lake 500",
        ]

        await take(scene, who, panel, "withdraw", kept[0], kept[2])

        assert [order.act for order in (await scene.standing()).orders] == [kept[1]]
        public = "\n".join(said(message) for message in scene.channel.history())
        assert "700" not in public


@pytest.mark.asyncio
async def test_an_order_works_after_a_restart_and_a_refusal_is_told(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await at_the_auctions(scene)
        who = scene.people[0]
        done = await who.slash(scene.channel, "orders")
        scene.heard(done)
        await scene.restart()
        panel = await take(scene, who, done.response, "lot", "jester")
        panel = await take(scene, who, panel, "limit jester ask", "500")

        second = await who.slash(scene.channel, "orders")
        scene.heard(second)
        again = await take(scene, who, panel, "withdraw", "1: limit jester 500 ask")
        assert (await scene.standing()).orders == ()
        late = await take(scene, who, second.response, "withdraw", "1: limit jester 500 ask")

        assert said(again)
        assert "isn’t on your list" in said(late)
