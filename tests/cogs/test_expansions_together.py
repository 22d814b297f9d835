"""Neighbours build across their border on Discord: they bargain, decline, withdraw and sleep."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import legal_moves
from bot.games.princes.land_grid import neighbours
from bot.games.princes.moves import Offer
from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables import clocks
from bot.tables.people import MINUTE, SECOND
from bot.tables.state import seats_waited_for
from tests.cogs.princes_steps import through_panel
from tests.cogs.reading import components, private, said
from tests.cogs.stage import (
    LANGUAGES,
    Stage,
    greedy,
    ids,
    outlive_tokens,
    press_move,
    stage,
    words_of,
)
from tests.cogs.test_panels_on_stage import Painter, opened, until_somebody_may

ON = {"together": "on"}


@dataclass
class Bargain:
    """Somebody has made a neighbour an offer, by clicks alone."""

    scene: Stage
    builder: MemberActor
    partner: MemberActor
    onlooker: MemberActor
    offer: Offer

    async def asked(self) -> Any:
        state = (await self.scene.course()).state
        return (await self.scene.standing()).game.view(state, None).asked

    async def panel(self, who: MemberActor) -> Any:
        """His turn, as it opens from the board."""
        id_ = f"d:turn:{self.scene.table}:"
        done = await self.scene.click(who, self.scene.board, custom_id=id_)
        return done.response

    async def press(self, who: MemberActor, spelt: str) -> Any:
        """A button of his panel that makes this move."""
        panel = await self.panel(who)
        id_ = next(one for one in ids(panel) if one.endswith(f":{spelt}"))
        return (await self.scene.click(who, panel, custom_id=id_)).response

    async def names(self, who: MemberActor, florins: int) -> Any:
        """Another price, from the menu of his panel."""
        panel = await self.panel(who)
        id_ = next(one for one in ids(panel) if one.startswith("k:0:") and "counter" in one)
        return (await self.scene.select(who, panel, str(florins), id_)).response


async def offered(scene: Stage, *, at: int = -1) -> Bargain:
    """Whoever first may build across a border offers it for 300 or what comes nearest."""
    builder, offers = await until_somebody_may(scene, Offer)
    state = await scene.standing()
    seat = await scene.seat(builder)
    move = offers[at]
    amounts = state.game.amounts((await scene.course()).state, seat, move)
    florins = min(amounts, key=lambda amount: abs(amount - 300))
    spelt = " ".join([*state.game.vocabulary.spell(move).split()[:-1], str(florins)])
    panel = await opened(scene, builder, "offer")
    await through_panel(scene, builder, panel, spelt)
    made = (await scene.course()).made[-1].move
    assert isinstance(made, Offer)
    assert state.game.vocabulary.spell(made) == spelt
    (partner_seat,) = seats_waited_for(await scene.standing())
    partner = scene.people[partner_seat]
    (onlooker,) = [one for one in scene.people if one not in (builder, partner)]
    return Bargain(scene, builder, partner, onlooker, made)


async def alone(scene: Stage) -> None:
    """Whoever was there is left alone so long; then he is written to, once boards are drawn."""
    for _ in range(3):
        await scene.pass_time(LEFT_ALONE_FOR + SECOND)


def newest(scene: Stage, who: MemberActor) -> str:
    letters = scene.letters(who)
    return said(letters[-1]) if letters else ""


def prices(panel: Any) -> list[int]:
    menus = [one for one in components(panel) if one.get("custom_id", "").startswith("k:0:")]
    return [int(option["value"]) for menu in menus for option in menu["options"]]


def no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_building_is_negotiated_by_clicks_across_a_restart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather(languages=LANGUAGES, options=ON)
        bargain = await offered(scene)
        building = bargain.offer.building
        await alone(scene)
        calls = len(scene.letters(bargain.builder))
        assert f"{bargain.offer.florins}" in newest(scene, bargain.partner)
        letter = scene.letters(bargain.partner)[-1]
        assert any(":accept " in one for one in ids(letter))
        assert "```" not in said(letter)  # where no pictures are drawn, the squares are named
        assert f"{bargain.offer.square}, " in said(letter)
        waiting = await bargain.panel(bargain.builder)
        assert next(one for one in ids(waiting) if one.startswith("m:")).endswith(":retract")
        await scene.restart()

        panel = await bargain.panel(bargain.partner)
        assert f"{bargain.offer.square}, " in said(panel)
        asked = max(price for price in prices(panel))
        await bargain.names(bargain.partner, asked)
        assert (await bargain.asked()).bargain.bid == asked
        await alone(scene)
        assert len(scene.letters(bargain.builder)) > calls  # now it is he who is asked
        await scene.restart()
        await press_move(scene, bargain.builder, f"accept {asked}")

        estates = (await scene.course()).state.estates
        for who in (bargain.builder, bargain.partner):
            assert building in {tile.name for tile in estates[await scene.seat(who)].open.buildings}
        third = estates[await scene.seat(bargain.onlooker)]
        assert building not in {tile.name for tile in third.open.buildings}
        assert (await bargain.asked()).kind in ("acting", "picking")
    no_trouble(caplog)


async def test_a_neighbour_agrees_from_a_letter_with_the_picture(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3, painter=Painter()) as scene:
        await scene.gather(languages=("de", "fr", "en"), options=ON)
        bargain = await offered(scene)
        await alone(scene)
        letter = scene.letters(bargain.partner)[-1]
        assert "```" not in said(letter)
        (picture,) = letter.attachments
        assert bargain.offer.square in (picture.description or "")
        accept = next(one for one in ids(letter) if ":accept " in one)

        scene.heard(await bargain.partner.user.click(letter, custom_id=accept))

        assert (await scene.course()).made[-1].move.florins == bargain.offer.florins
        # What the letter asked is answered, so it is gone.
        assert letter.id not in {one.id for one in scene.letters(bargain.partner)}


async def test_a_partner_declines_and_the_builder_goes_on(trio: Stage) -> None:
    await trio.gather(languages=("de", "en", "fr"), options=ON)
    bargain = await offered(trio)
    before = (await trio.course()).state.turn.actions

    await bargain.press(bargain.partner, "decline")

    state = (await trio.course()).state
    assert (await bargain.asked()).kind == "acting"
    assert state.turn.actions == before  # nothing was spent
    assert (await trio.next() or (None,))[0] is bargain.builder


async def test_a_builder_takes_an_offer_back_and_old_answers_are_told_so(trio: Stage) -> None:
    await trio.gather(languages=("fr", "en", "de"), options=ON)
    bargain = await offered(trio)
    old = await bargain.panel(bargain.partner)
    accept = next(one for one in ids(old) if ":accept" in one)

    await outlive_tokens(trio.bot, trio.table)
    await bargain.press(bargain.builder, "retract")
    done = await trio.click(bargain.partner, old, custom_id=accept)

    assert (await bargain.asked()).kind == "acting"
    assert done.response is not None
    words = said(done.response)
    assert any(told in words for told in ("moved on", "avancé", "weitergegangen")), words
    assert not any(one.startswith("m:") for one in ids(done.response))


async def test_an_offer_is_taken_back_by_undo_and_another_one_made(trio: Stage) -> None:
    await trio.gather(options=ON)
    bargain = await offered(trio)

    await trio.slash(bargain.builder, "game undo")
    assert (await bargain.asked()).kind == "acting"
    assert (await trio.course()).state.turn.offers == ()
    again = await offered(trio, at=0)

    assert again.builder is bargain.builder
    assert (await again.asked()).kind == "bargaining"


async def test_silence_declines_an_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clocks._PACES, "fast", clocks.ClockPace(3 * MINUTE, MINUTE, 3 * MINUTE))
    async with stage(tmp_path, people=3) as scene:
        owner = scene.people[0]
        await scene.slash(owner, "game new")
        for person in scene.people[1:]:
            await scene.slash(person, "game join")
        await scene.slash(owner, "game options", option="together", value="on")
        await scene.slash(owner, "game deadline", clock="fast", timeout="pass")
        await scene.slash(owner, "game start")
        bargain = await offered(scene)
        seat = await scene.seat(bargain.partner)
        left = (await scene.standing()).budgets[seat].left
        builders_own = (await scene.standing()).budgets[await scene.seat(bargain.builder)].left
        called = len(scene.letters(bargain.partner))
        assert "<t:" in said(await bargain.panel(bargain.builder))

        await scene.pass_time(left + MINUTE)

        assert (await bargain.asked()).kind == "acting"
        budgets = (await scene.standing()).budgets
        assert (await scene.next() or (None,))[0] is bargain.builder
        # What the partner slept is taken from nobody else.
        builder = budgets[await scene.seat(bargain.builder)]
        assert builder.left >= builders_own
        assert called


async def test_a_computer_player_answers_an_offer_by_itself(scene: Stage) -> None:
    owner, other = scene.people
    await scene.slash(owner, "game new")
    await scene.slash(other, "game join")
    await scene.slash(owner, "game add-computer", computer="greedy")
    await scene.slash(owner, "game options", option="together", value="on")
    await scene.slash(owner, "game start")
    who, move = await until_a_guest_may_be_asked(scene)
    spelt = (await scene.standing()).game.vocabulary.spell(move)
    name, options = words_of((await scene.standing()).game, spelt)
    await scene.slash(who, name, **options)
    assert (await scene.course()).made[-1].move == move

    await scene.pass_time(MINUTE)

    asked = (await scene.standing()).game.view((await scene.course()).state, None).asked
    assert asked.kind != "bargaining" or asked.bargain.bid is not None
    assert asked.seats == (await scene.seat(who),)


async def until_a_guest_may_be_asked(scene: Stage) -> tuple[MemberActor, Offer]:
    """Play on, the guests too, until a person may make a guest an offer; the dearest there is."""
    while True:
        state, course = await scene.standing(), await scene.course()
        seat = min(seats_waited_for(state))
        if state.card.holders[seat].computer:
            await scene.pass_time(MINUTE)
            continue
        who, game = scene.people[seat], state.game
        beyond = dict(neighbours(len(state.card.holders), seat))
        for move in legal_moves(game, course.state, seat):
            if isinstance(move, Offer) and state.card.holders[beyond[move.side]].computer:
                return who, replace(move, florins=game.amounts(course.state, seat, move)[-1])
        name, options = words_of(game, greedy(game, course, seat))
        await scene.slash(who, name, **options)


async def test_whoever_is_not_asked_can_neither_agree_nor_decline(trio: Stage) -> None:
    await trio.gather(options=ON)
    bargain = await offered(trio)
    accept = next(one for one in ids(trio.board) if ":accept" in one)

    foreign = await trio.click(bargain.onlooker, trio.board, custom_id=accept)
    builder = await trio.click(bargain.builder, trio.board, custom_id=accept)

    assert (await bargain.asked()).kind == "bargaining"
    refused, own = private(foreign), private(builder)
    assert refused
    assert "was for" in said(refused)
    assert own
    assert any(one.endswith(":retract") for one in ids(own))


async def test_commands_know_the_neighbours_and_the_prices(trio: Stage) -> None:
    await trio.gather(options=ON)
    builder, offers = await until_somebody_may(trio, Offer)
    name = "princes together offer"
    named = await builder.autocomplete(trio.channel, name, "building", "")
    assert {one["value"] for one in named} == {move.building for move in offers}
    move = offers[0]
    given = {"building": move.building, "side": move.side}
    squares = await builder.autocomplete(trio.channel, name, "square", "", **given)
    alike = {one.square for one in offers if (one.building, one.side) == (move.building, move.side)}
    assert {one["value"] for one in squares} <= alike

    answer = await trio.slash(
        builder, name, **given, square=move.square, rotation=move.turn, florins=50
    )

    assert "hundreds" in answer
    assert "Cooperative Building" in answer


async def test_any_price_is_typed_and_the_menu_has_the_usual_ones(trio: Stage) -> None:
    await trio.gather(options=ON)
    builder, offers = await until_somebody_may(trio, Offer)
    move = offers[0]
    given = {"building": move.building, "side": move.side, "square": move.square}
    name = "princes together offer"

    refused = await trio.slash(builder, name, **given, rotation=move.turn, florins=3100)
    await trio.slash(builder, name, **given, rotation=move.turn, florins=3000)

    assert "3000" in refused
    made = (await trio.course()).made[-1].move
    assert isinstance(made, Offer)
    assert made.florins == 3000
    (seat,) = seats_waited_for(await trio.standing())
    partner = trio.people[seat]
    bargain = Bargain(trio, builder, partner, builder, made)
    assert prices(await bargain.panel(partner)) == [*range(0, 2500, 100)]
    await trio.slash(partner, "princes together another-price", florins=2900)
    assert (await bargain.asked()).bargain.bid == 2900
    assert prices(await bargain.panel(builder)) == []
