"""Hands and plans of Firenze: what a plan makes of a site, and what only its owner is shown."""

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.game import Seat
from bot.engine.rehearsal import begin_rehearsal
from bot.engine.text import Fact
from bot.games.firenze import bricks_and_towers
from bot.games.firenze.moves import Begin, Lay, Pay
from bot.games.firenze.state_parts import Tower
from bot.games.firenze.view import SeenBuilder, View
from render import words
from render.firenze import draw_hand
from render.firenze.builder_panel import StandingTower
from render.firenze.planned_building import PlannedBuilding, draw_planned_building, judge_tower
from tests.render.firenze_positions import FULLEST, GAME, NAMES, asked_seat, ply_of, states, view


def at_work() -> tuple[View, SeenBuilder]:
    """Somebody who may build, with two towers or more that he has not worked on yet."""
    for ply in range(100, len(states(4))):
        seat = asked_seat(4, ply)
        seen = view(4, ply, seat)
        builder = seen.builders[seat]
        idle = [tower for tower in builder.open.site if tower.idle]
        if seen.asked.kind == "building" and len(idle) > 1 and not sum(seen.turn.laid):
            return seen, builder
    raise AssertionError("nobody builds")


def test_a_plan_without_moves_is_the_site_as_it_stands() -> None:
    seen, builder = at_work()
    plan = PlannedBuilding(seen, seen)

    assert [one.tower for one in plan.planned_towers] == list(builder.open.site)
    assert not any(one.fresh or one.planned for one in plan.planned_towers)
    assert (plan.own.storehouse, sum(plan.bricks_paid), plan.bricks_due) == (
        builder.open.storehouse,
        0,
        0,
    )


def test_bricks_that_are_planned_are_told_from_those_that_lie() -> None:
    """Whatever may be laid: one brick more, on its own tower or on a new one at the end."""
    compared = 0
    for ply in range(100, 900, 3):
        seat = asked_seat(4, ply)
        tried = begin_rehearsal(GAME, states(4)[ply], seat)
        for move in tried.legal_moves(seat):
            after = tried.after_move(seat, move)
            if not isinstance(move, Lay | Begin) or after is None:
                continue
            plan = PlannedBuilding(tried.view, after.view)
            (laid,) = [one for one in plan.planned_towers if one.planned]
            assert laid == StandingTower(laid.tower, fresh=True, planned=1)
            height = move.height if isinstance(move, Lay) else 0
            assert (laid.tower.color, laid.tower.height) == (move.color, height + 1)
            assert [one.tower for one in plan.planned_towers] == list(plan.own.site)
            assert plan.bricks_laid == tried.view.turn.built + 1
            assert plan.bricks_due == tried.view.next_brick_cost
            compared += 1
    assert compared > 50


def test_a_plan_tells_which_bricks_are_paid_and_which_are_still_owed() -> None:
    told = 0
    for ply in range(100, 900):
        seat = asked_seat(4, ply)
        tried = begin_rehearsal(GAME, states(4)[ply], seat)
        for move in tried.legal_moves(seat)[:1]:
            after = tried.after_move(seat, move)
            if after is None or tried.view.asked.kind != "paying-construction":
                continue
            plan = PlannedBuilding(tried.view, after.view)
            assert isinstance(move, Pay)
            assert plan.bricks_paid == bricks_and_towers.bricks_of_color(move.brick, 1)
            assert plan.bricks_due == tried.view.asked.due - 1
            told += 1
    assert told


def test_a_tower_left_alone_is_told_to_fall() -> None:
    seen, _ = at_work()
    told = judge_tower(seen, Tower("red", 3, idle=True), "en")

    assert told.icon == "ruin"
    assert "2 bricks lost, 1 back" in told.text


def test_of_a_tower_is_told_which_commission_it_meets_or_why_none() -> None:
    seen, _ = at_work()
    signs = {
        (commission.color, commission.height): judge_tower(
            seen, Tower(commission.color, commission.height), "en"
        ).icon
        for family in seen.families
        for commission in family.commissions
    }

    for family in seen.families:
        for one in family.commissions:
            expected = "yes" if one.open else "no"
            assert signs[one.color, one.height] == expected
    assert judge_tower(seen, Tower("red", 9), "en").icon == "no"
    assert judge_tower(seen, Tower("red", 2), "en").icon == "tower"


def test_who_owes_a_bell_tower_is_told_so_first() -> None:
    for ply in range(len(states(FULLEST))):
        seat = asked_seat(FULLEST, ply)
        seen = view(FULLEST, ply, seat)
        if seen.builders[seat].open.owes_bell_tower:
            assert judge_tower(seen, Tower("white", 3), "en").text == "can be the bell tower"
            assert judge_tower(seen, Tower("red", 3), "en").icon == "bell-tower"
            return
    raise AssertionError("nobody owes a bell tower")


def test_where_nothing_stands_yet_the_plan_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = next(
        view(4, ply, asked_seat(4, ply))
        for ply in range(len(states(4)))
        if not view(4, ply).builders[asked_seat(4, ply)].open.site
    )
    without = draw_planned_building(seen, seen, "en", NAMES)
    label, said = words.label, set[str]()

    def heard(language: str, key: str, **facts: Fact) -> str:
        said.add(key)
        return label(language, key, **facts)

    monkeypatch.setattr(words, "label", heard)
    assert draw_planned_building(seen, seen, "en", NAMES) == without
    assert "firenze-plan-empty" in said


def test_once_building_is_over_the_plan_shows_the_towers_and_nothing_to_be_paid() -> None:
    ply = ply_of(4, "fulfilling")
    seat = asked_seat(4, ply)
    seen, (building, _) = view(4, ply, seat), at_work()
    after, before = (
        size_of(draw_planned_building(one, one, "en", NAMES)) for one in (seen, building)
    )

    assert after[0] == before[0]
    assert after[1] < before[1]  # without what the bricks cost, and the storehouse


def size_of(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        return image.size


def test_a_spectator_has_neither_a_hand_nor_a_plan() -> None:
    with pytest.raises(AssertionError, match="spectator"):
        draw_hand(view(2, 5), "en", NAMES)
    with pytest.raises(AssertionError, match="spectator"):
        draw_planned_building(view(2, 5), view(2, 5), "en", NAMES)


def test_a_hand_differs_where_a_card_may_be_played_now() -> None:
    ply = ply_of(4, "choosing")
    seat = asked_seat(4, ply)
    other = Seat((seat + 1) % 4)

    assert draw_hand(view(4, ply, seat), "en", NAMES) != draw_hand(view(4, ply, other), "en", NAMES)
