"""Wishes are given in Discord by presses or typed, and nobody else sees them."""

from typing import Any

from tests.cogs.reading import components, said, unstamped
from tests.cogs.stage import Stage


async def at_the_auctions(scene: Stage) -> None:
    await scene.gather()
    for who in scene.people:
        view = (await scene.standing()).game.view(
            (await scene.course()).state, await scene.seat(who)
        )
        await scene.slash(who, "princes give-back", profession=view.own.hand[0].card.name)


async def take(scene: Stage, who: Any, panel: Any, words: str, *values: str) -> Any:
    """A menu of the panel, or one of its buttons."""
    knock = "s" if values else "d"
    id_ = next(
        one["custom_id"]
        for one in components(panel)
        if unstamped(one.get("custom_id", "")) == f"{knock}:orders:{scene.table}:{words}"
    )
    if not values:
        done = await who.click(panel, custom_id=id_)
    else:
        done = await who.select(panel, list(values), custom_id=id_)
    scene.heard(done)
    return done.response


async def test_two_ranked_wishes_are_given_with_five_presses(trio: Stage) -> None:
    await at_the_auctions(trio)
    following = await trio.next()
    assert following is not None
    who = next(one for one in trio.people if one is not following[0])
    done = await who.slash(trio.channel, "wishes")
    trio.heard(done)
    panel = await take(trio, who, done.response, "lot", "jester")
    panel = await take(trio, who, panel, "price jester wish", "700")
    assert "700" in said(panel)
    panel = await take(trio, who, panel, "lot", "lake")
    panel = await take(trio, who, panel, "price lake wish", "500")
    assert [order.act for order in (await trio.standing()).orders] == [
        "1: wish jester 700",
        "1: wish lake 500",
    ]

    panel = await take(trio, who, panel, "up lake")
    panel = await take(trio, who, panel, "then lake place", "lake a3-0")
    panel = await take(trio, who, panel, "manner lake ask")
    panel = await take(trio, who, panel, "")

    kept = {order.act for order in (await trio.standing()).orders}
    assert kept == {
        "1: wish jester 700",
        "1: limit lake 500 ask",
        "1: lay lake a3-0",
    }
    public = "\n".join(said(message) for message in trio.channel.history())
    assert "700" not in public


async def test_wishes_are_typed_with_the_command_and_refused_in_words(scene: Stage) -> None:
    await at_the_auctions(scene)
    who = scene.people[0]
    done = await who.slash(scene.channel, "wishes", list="Jester 700, rest pass")
    scene.heard(done)
    kept = [order.act for order in (await scene.standing()).orders]
    assert kept == ["1: wish jester 700", "1: otherwise pass"]

    wrong = await scene.slash(who, "wishes", list="Jester for a song")
    dear = await scene.slash(who, "wishes", list="Builder 99900")

    assert "Jester for a song" in wrong
    assert "99,900" in dear
    assert [order.act for order in (await scene.standing()).orders] == kept


async def test_an_order_works_after_a_restart_and_a_refusal_is_told(scene: Stage) -> None:
    await at_the_auctions(scene)
    who = scene.people[0]
    done = await who.slash(scene.channel, "wishes")
    scene.heard(done)
    await scene.restart()
    panel = await take(scene, who, done.response, "lot", "jester")
    panel = await take(scene, who, panel, "price jester wish", "500")

    panel = await take(scene, who, panel, "drop jester")
    assert (await scene.standing()).orders == ()
    assert said(panel)
