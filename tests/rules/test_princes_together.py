"""Building together across a border (Rules, co-operative building; rulings 20 and 21), drawn."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Who
from bot.games.princes import final_scoring, works
from bot.games.princes.land_grid import EAST, WEST, count_free_squares
from bot.games.princes.payments_and_gains import count_thing
from bot.games.princes.state_parts import BUILDINGS
from tests.rules.ascii_border import BORDERS, BOX_B, drawn, neighbouring, picture, to_build, wish
from tests.rules.bargains import TOWER_ACROSS, built, florins, not_offered, points
from tests.rules.princes_table import acting
from tests.rules.telling import refused, tell

# --- The examples of the rulebooks ---

# The workshop touches the western neighbour's opera, and nothing of the eastern one's.
WORKSHOP = """
    .......|.......
    ...OOO.|.......
    ...O.Ox|x......
    ......x|xx.....
    ......x|x......
    ..###..|..###..
    ..###..|..###..
"""


# Here it touches the studio of the eastern one, too.
AT_LEONS_STUDIO = """
    .......|.......
    ...OOO.|..SS...
    ...O.Ox|x.SS...
    ......x|xxS....
    ......x|x......
    ..###..|..###..
    ..###..|..###..
"""


def test_alexandra_builds_a_workshop_with_leon_who_pays_500() -> None:
    """She has three builders, he has one: it costs nothing, and she may build wall to wall."""
    state = built("workshop", WORKSHOP, 500, builders=(3, 1), florins=(100, 900))
    assert (florins(state, 0), florins(state, 1)) == (600, 400)
    assert [estate.open.earned[BUILDINGS] for estate in state.estates[:2]] == [6, 3]
    assert state.turn is not None
    assert (state.turn.seat, state.turn.actions) == (0, 1)
    assert drawn(state) == picture(WORKSHOP.replace("x", "W"))


def test_the_workshop_may_not_be_next_to_a_building_of_leons_who_has_one_builder() -> None:
    refusal = not_offered("workshop", AT_LEONS_STUDIO, 500, builders=(3, 1))
    assert (refusal.rule, refusal.text.key) == ("placing-3", "touches-next-door")
    assert refusal.text.fact("whom") == Who(1)


def test_with_two_builders_of_his_own_leon_would_have_it_next_to_his_studio() -> None:
    state = built("workshop", AT_LEONS_STUDIO, 500, builders=(3, 2))
    assert drawn(state) == picture(AT_LEONS_STUDIO.replace("x", "W"))


def test_red_with_one_builder_may_not_build_wall_to_wall_but_green_with_three_may() -> None:
    refusal = not_offered("workshop", WORKSHOP, 500, builders=(1, 3))
    assert (refusal.rule, refusal.text.key) == ("placing-3", "building-touches")
    built("workshop", AT_LEONS_STUDIO.replace("O", "."), 500, builders=(1, 3))


# --- What counts for both ---


def test_both_score_the_building_and_the_stock_loses_it_once() -> None:
    state = built("tower", TOWER_ACROSS)
    assert [points(state, seat) for seat in range(3)] == [3, 3, 0]
    assert state.stock.buildings[BOX_B.building_order["tower"]] == 2


def test_each_has_so_many_fewer_free_squares_as_it_covers_on_his_side() -> None:
    state = built("tower", TOWER_ACROSS)
    free = [count_free_squares(BORDERS, estate.open) for estate in state.estates]
    assert free == [42, 41, 43]


def test_it_counts_for_the_works_the_cards_and_the_goals_of_both() -> None:
    state = built("tower", TOWER_ACROSS)
    for seat in (0, 1):
        estate = replace(
            state.estates[seat], hidden=replace(state.estates[seat].hidden, hand=("astronomer",))
        )
        assert works.sum_work(BOX_B, estate, "astronomer").building == 4
        assert count_thing(BOX_B, estate, "building") == count_thing(BOX_B, estate, "small") == 1
        assert works.bonus_card_worth(BOX_B, estate, "buildings") == 1
        assert final_scoring.prestige_card_points(BOX_B, state, Seat(seat), "most-buildings") == 3
    assert count_thing(BOX_B, state.estates[2], "building") == 0


def test_neither_may_have_that_building_already() -> None:
    drawing = """
        .......|.......
        .......|....CC.
        .......|....C..
        ......x|x......
        ......x|.......
        ..###..|..###..
        ..###..|..###..
    """
    refusal = not_offered("chapel", drawing)
    assert (refusal.rule, refusal.text.key) == ("placing-5", "neighbour-has-building")
    mirrored = "\n".join(row[::-1] for row in drawing.split())
    refusal = not_offered("chapel", mirrored)
    assert (refusal.rule, refusal.text.key) == ("placing-5", "building-stands-already")


PARKS = """
    .......|.......
    .......|.......
    .......|.......
    .....pp|.......
    .....p.|.pp....
    ..###..|.p###..
    ..###..|..###..
"""


@pytest.mark.parametrize(("row", "key"), [(4, "tile-overlaps"), (3, "overlaps-next-door")])
def test_nothing_is_built_together_where_something_lies_on_either_side(row: int, key: str) -> None:
    tower = wish("tower", TOWER_ACROSS).replace("g4", f"g{row}")
    refusal = refused(to_build(PARKS), f"0 offer {tower} 0")
    assert (refusal.rule, refusal.text.key) == ("placing-2", key)


def test_it_may_touch_another_building_across_the_border_only() -> None:
    """The rule on touching is for each principality by itself: g6 faces the tower on h6."""
    drawing = """
        .......|.......
        ......x|RRR....
        ......x|.......
        ......x|xx.....
        .......|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert drawn(built("hospital", drawing)) == picture(drawing.replace("x", "H"))
    nearer = """
        .......|.......
        ......x|.......
        ......x|RRR....
        ......x|xx.....
        .......|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert not_offered("hospital", nearer).text.key == "touches-next-door"


def test_two_buildings_across_a_border_touch_only_with_two_builders_each() -> None:
    drawing = """
        .......|.......
        .......|.......
        ......R|RR.....
        ......x|x......
        ......x|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert not_offered("chapel", drawing, builders=(1, 3)).text.key == "building-touches"
    assert not_offered("chapel", drawing, builders=(3, 1)).text.key == "touches-next-door"
    state = built("chapel", drawing, builders=(2, 2))
    assert drawn(state) == picture(drawing.replace("x", "C"))


def test_the_last_seats_east_is_the_first_seats_west() -> None:
    state = acting(neighbouring(west=2), 0)
    west = f"0 offer {wish('tower', TOWER_ACROSS, side=WEST)} 300"
    after = tell(state, west, "2 accept 300")
    assert drawn(after, west=2) == picture(TOWER_ACROSS.replace("x", "R"))
    assert after.estates[0].open.buildings[-1].across == WEST
    assert after.estates[2].open.buildings[-1].across == EAST
