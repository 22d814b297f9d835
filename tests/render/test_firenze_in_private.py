"""Hands and plans of Firenze: what a plan makes of a site, and what only its owner is shown."""

import pytest

from bot.engine.game import Seat, legal_moves
from bot.games.firenze.moves import Begin, Lay, Pay
from bot.games.firenze.pieces import Tower
from bot.games.firenze.view import SeenBuilder, View
from render.firenze import draw_hand
from render.firenze.building import _due, draw_building, verdict
from render.firenze.plan import Grown, left_of, planned
from tests.render.firenze_positions import (
    FULLEST,
    GAME,
    NAMES,
    asked_seat,
    ply_of,
    states,
    view,
)


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

    assert [one.tower for one in planned(seen).grown] == list(builder.open.site)
    assert left_of(builder, planned(seen)) == builder.open.storehouse


def test_bricks_that_are_planned_raise_their_tower_and_save_it() -> None:
    seen, builder = at_work()
    first = builder.open.site[0]
    moves = [Lay(first.color, first.height), Lay(first.color, first.height + 1), Begin("white")]
    plan = planned(seen, [*moves, Pay("red")])

    assert plan.grown[0] == Grown(Tower(first.color, first.height + 2), 2)
    assert plan.grown[-1] == Grown(Tower("white", 1), 1)
    assert plan.count == 3
    assert sum(plan.paid) == 1


def test_a_plan_comes_out_as_the_rules_have_it() -> None:
    """Whatever may be laid: the site that the plan shows is the site after the move."""
    compared = 0
    for ply in range(100, 900, 3):
        seat = asked_seat(4, ply)
        seen, state = view(4, ply, seat), states(4)[ply]
        for move in legal_moves(GAME, state, seat):
            if isinstance(move, Lay | Begin):
                after = GAME.view(GAME.apply(state, seat, move, None).state, seat)  # type: ignore[arg-type]
                shown = sorted((one.tower for one in planned(seen, [move]).grown), key=str)
                assert shown == sorted(after.builders[seat].open.site, key=str)
                compared += 1
    assert compared > 50


def test_what_a_plan_costs_is_told_until_it_says_with_which_bricks() -> None:
    seen, builder = at_work()
    first = builder.open.site[0]
    two = [Lay(first.color, first.height), Lay(first.color, first.height + 1)]
    six = [*two, *[Begin("white")] * 4]

    assert _due(seen, planned(seen, two)) == seen.costs[2]
    assert _due(seen, planned(seen, six)) == seen.costs[6]
    assert _due(seen, planned(seen, [*six, Pay("red")])) == seen.costs[6] - 1


def test_a_tower_left_alone_is_told_to_fall() -> None:
    seen, builder = at_work()
    told = verdict(seen, builder, Tower("red", 3, idle=True), "en")

    assert told.icon == "ruin"
    assert "2 bricks lost, 1 back" in told.text


def test_of_a_tower_is_told_which_commission_it_meets_or_why_none() -> None:
    seen, builder = at_work()
    signs = {
        (commission.color, commission.height): verdict(
            seen, builder, Tower(commission.color, commission.height), "en"
        ).icon
        for family in seen.families
        for commission in family.commissions
    }

    for family in seen.families:
        for one in family.commissions:
            expected = "yes" if one.open else "no"
            assert signs[one.color, one.height] == expected
    assert verdict(seen, builder, Tower("red", 9), "en").icon == "no"
    assert verdict(seen, builder, Tower("red", 2), "en").icon == "tower"


def test_who_owes_a_bell_tower_is_told_so_first() -> None:
    for ply in range(len(states(FULLEST))):
        seat = asked_seat(FULLEST, ply)
        seen = view(FULLEST, ply, seat)
        if seen.builders[seat].open.owes_bell:
            builder = seen.builders[seat]
            assert verdict(seen, builder, Tower("white", 3), "en").text == "can be the bell tower"
            assert verdict(seen, builder, Tower("red", 3), "en").icon == "bell"
            return
    raise AssertionError("nobody owes a bell tower")


def test_a_spectator_has_neither_a_hand_nor_a_plan() -> None:
    with pytest.raises(AssertionError, match="spectator"):
        draw_hand(view(2, 5), "en", NAMES)
    with pytest.raises(AssertionError, match="spectator"):
        draw_building(view(2, 5), (), "en", NAMES)


def test_a_hand_differs_where_a_card_may_be_played_now() -> None:
    ply = ply_of(4, "choosing")
    seat = asked_seat(4, ply)
    other = Seat((seat + 1) % 4)

    assert draw_hand(view(4, ply, seat), "en", NAMES) != draw_hand(view(4, ply, other), "en", NAMES)
