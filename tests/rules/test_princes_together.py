"""Building together across a border (Rules, co-operative building; rulings 20 and 21), drawn."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, forced_move, legal_moves, passing_move
from bot.engine.rehearsal import rehearse
from bot.engine.text import Florins, Refusal, Who
from bot.games.princes import scoring, together, works
from bot.games.princes.actions import Acting
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.borders import EAST, WEST, borders, neighbours
from bot.games.princes.estate import Estate, Hidden, Open
from bot.games.princes.holdings import count
from bot.games.princes.moves import Accept, Decline, Offer, Retract
from bot.games.princes.palazzo import free_squares
from bot.games.princes.pieces import BUILDINGS
from bot.games.princes.state import State
from tests.rules.ascii_border import (
    BORDERS,
    BOX_B,
    alone,
    drawn,
    neighbouring,
    picture,
    to_build,
    wish,
)
from tests.rules.princes_table import (
    GAME,
    acting,
    asked,
    facts,
    given,
    hear,
    keys,
    legal,
    naming,
    refused,
    table,
    tell,
)

TOWER_ACROSS = """
    .......|.......
    .......|.......
    .......|.......
    ......x|xx.....
    .......|.......
    ..###..|..###..
    ..###..|..###..
"""


def offered(name: str, drawing: str, price: int = 0, **known: Any) -> State:
    """Seat 0 has offered his eastern neighbour what is marked with x."""
    state = to_build(drawing, **known)
    return tell(state, f"0 offer {wish(name, drawing)} {price}")


def built(name: str, drawing: str, price: int = 0, **known: Any) -> State:
    """The same, and he agreed."""
    return tell(offered(name, drawing, price, **known), f"1 accept {price}")


def not_offered(name: str, drawing: str, price: int = 0, **known: Any) -> Refusal:
    state = to_build(drawing, **known)
    return refused(state, f"0 offer {wish(name, drawing)} {price}")


def points(state: State, seat: int) -> int:
    return state.estates[seat].open.points


def florins(state: State, seat: int) -> int:
    return state.estates[seat].hidden.florins


# --- The boards ---


def test_on_side_b_the_palazzo_stands_at_the_bottom_in_the_middle() -> None:
    assert BORDERS.squares_of(BORDERS.palazzo) == ("c1", "d1", "e1", "c2", "d2", "e2")
    assert free_squares(BORDERS, table(together="on").estates[0].open) == 43


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_boards_stand_in_a_ring_and_everybody_has_two_neighbours(seats: int) -> None:
    for seat in map(Seat, range(seats)):
        east, west = (seat + 1) % seats, (seat - 1) % seats
        assert neighbours(seats, seat) == ((EAST, east), (WEST, west))
    assert len(borders(seats)) == seats


def test_two_players_have_one_border() -> None:
    assert neighbours(2, Seat(0)) == ((EAST, 1),)
    assert neighbours(2, Seat(1)) == ((WEST, 0),)
    assert borders(2) == ((0, 1),)


def test_a_board_is_used_on_side_a_where_everybody_builds_alone() -> None:
    assert GAME.view(table(), None).box is GAME.box
    assert GAME.view(table(together="on"), None).box is BOX_B


@pytest.mark.parametrize("name", BOX_B.building_order)
def test_every_way_across_a_border_has_a_square_on_either_side(name: str) -> None:
    outline = next(b.outline for b in BOX_B.printed.buildings if b.name == name)
    size = "".join(outline).count("X")
    ways = BORDERS.across[name]
    assert len({(way.square, way.turn) for way in ways}) == len(ways)
    for way in ways:
        assert way.west
        assert way.east
        assert way.west.bit_count() + way.east.bit_count() == size
        assert BORDERS.along(EAST) & way.west
        assert BORDERS.along(WEST) & way.east


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


def test_red_with_one_builder_gains_200_by_building_for_500_with_green() -> None:
    """The German and the French example: 300 go to the bank, 500 come from the partner."""
    state = built("workshop", WORKSHOP.replace("O", "."), 500, builders=(1, 3), florins=(300, 900))
    assert (florins(state, 0), florins(state, 1)) == (500, 400)


def test_red_with_one_builder_may_not_build_wall_to_wall_but_green_with_three_may() -> None:
    refusal = not_offered("workshop", WORKSHOP, 500, builders=(1, 3))
    assert (refusal.rule, refusal.text.key) == ("placing-3", "building-touches")
    built("workshop", AT_LEONS_STUDIO.replace("O", "."), 500, builders=(1, 3))


def test_building_together_is_no_turn_for_the_partner() -> None:
    state = tell(built("tower", TOWER_ACROSS, builders=(3, 0)), "0 end")
    assert state.turn is not None
    assert (state.turn.seat, state.turn.actions) == (1, 2)


def test_one_square_on_the_partners_side_is_enough() -> None:
    drawing = TOWER_ACROSS.replace("......x|xx", ".....xx|x.")
    assert drawn(built("tower", drawing)) == picture(drawing.replace("x", "R"))


# --- What counts for both ---


def test_both_score_the_building_and_the_stock_loses_it_once() -> None:
    state = built("tower", TOWER_ACROSS)
    assert [points(state, seat) for seat in range(3)] == [3, 3, 0]
    assert state.stock.buildings[BOX_B.building_order["tower"]] == 2


def test_each_has_so_many_fewer_free_squares_as_it_covers_on_his_side() -> None:
    state = built("tower", TOWER_ACROSS)
    free = [free_squares(BORDERS, estate.open) for estate in state.estates]
    assert free == [42, 41, 43]


def test_it_counts_for_the_works_the_cards_and_the_goals_of_both() -> None:
    state = built("tower", TOWER_ACROSS)
    for seat in (0, 1):
        estate = replace(
            state.estates[seat], hidden=replace(state.estates[seat].hidden, hand=("astronomer",))
        )
        assert works.summed(BOX_B, estate, "astronomer").building == 4
        assert count(BOX_B, estate, "building") == count(BOX_B, estate, "small") == 1
        assert works.worth(BOX_B, estate, "buildings") == 1
        assert scoring.prestige_points(BOX_B, state, Seat(seat), "most-buildings") == 3
    assert count(BOX_B, state.estates[2], "building") == 0


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


def test_a_building_built_together_stands_in_both_and_is_built_by_neither_again() -> None:
    state = tell(built("tower", TOWER_ACROSS, builders=(3, 0)), "0 end")
    refusal = refused(state, "1 build tower d5 0")
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


def test_two_buildings_across_the_same_border_touch_each_other_only_with_two_builders_each() -> (
    None
):
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


def test_two_players_build_across_their_one_border() -> None:
    state = built("tower", TOWER_ACROSS, seats=2)
    assert drawn(state) == picture(TOWER_ACROSS.replace("x", "R"))
    assert not any(" west " in move for move in legal(to_build(seats=2), 0))


def test_the_last_seats_east_is_the_first_seats_west() -> None:
    state = acting(neighbouring(west=2), 0)
    west = f"0 offer {wish('tower', TOWER_ACROSS, side=WEST)} 300"
    after = tell(state, west, "2 accept 300")
    assert drawn(after, west=2) == picture(TOWER_ACROSS.replace("x", "R"))
    assert after.estates[0].open.buildings[-1].across == WEST
    assert after.estates[2].open.buildings[-1].across == EAST


# --- The price ---


@pytest.mark.parametrize(
    ("builders", "price", "left"),
    [(0, 0, (2300, 3000)), (0, 700, (3000, 2300)), (1, 700, (3400, 2300)), (3, 700, (3700, 2300))],
)
def test_the_partner_may_pay_nothing_or_more_than_it_costs(
    builders: int, price: int, left: tuple[int, int]
) -> None:
    state = built("tower", TOWER_ACROSS, price, builders=(builders, 0))
    assert (florins(state, 0), florins(state, 1)) == left


@pytest.mark.parametrize("builders", range(4))
def test_nobody_is_asked_for_more_than_a_building_costs_without_builders(builders: int) -> None:
    refusal = not_offered("tower", TOWER_ACROSS, 800, builders=(builders, 0))
    assert refusal.text.fact("most") == Florins(700)


def test_the_cost_is_that_of_the_builders_own_builders() -> None:
    for builders, cost in ((0, 700), (1, 300), (2, 300), (3, 0)):
        state = built("tower", TOWER_ACROSS, builders=(builders, 0))
        assert florins(state, 0) == 3000 - cost


def test_the_partner_pays_first_so_that_his_money_pays_the_cost() -> None:
    """Seat 0 has 200 of the 700 it costs: less than 500 would not do."""
    state = to_build(florins=(200, 900))
    after = tell(state, f"0 offer {wish('tower', TOWER_ACROSS)} 500", "1 accept 500")
    assert (florins(after, 0), florins(after, 1)) == (0, 400)


def test_the_partner_gives_up_points_for_what_his_purse_lacks() -> None:
    state = neighbouring(florins=(3000, 200), points=5)
    state = tell(acting(state, 0), f"0 offer {wish('tower', TOWER_ACROSS)} 600", "1 accept 600")
    assert (florins(state, 1), points(state, 1)) == (0, 5 - 4 + 3)


def test_the_builder_gives_up_points_for_what_the_partner_does_not_pay() -> None:
    """200 in his purse, and 5 points for the other 500: he need not ask for anything."""
    state = acting(given(neighbouring(florins=(200, 900)), 0, points=5), 0)
    state = tell(state, f"0 offer {wish('tower', TOWER_ACROSS)} 0")
    told = hear(state, "1 accept 0")
    assert keys(told) == ["accepts-price", "sells-points", "builds-together"]
    assert facts(told, "sells-points")["who"] == Who(0)
    state = tell(state, "1 accept 0")
    assert (florins(state, 0), points(state, 0)) == (0, 5 - 5 + 3)


PURSES = [(own, other) for own in (0, 200, 3000) for other in (0, 100, 700, 9000)]


def offers_of(state: State) -> list[Offer]:
    return [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Offer)]


def answers_of(state: State, seat: int) -> list[int]:
    """The prices this seat is shown to answer with."""
    own = GAME.view(state, Seat(seat)).own
    assert own is not None
    return list(own.prices)


@pytest.mark.parametrize("purses", PURSES)
def test_the_prices_of_an_offer_tell_nobodys_purse(purses: tuple[int, int]) -> None:
    state = to_build(florins=purses)
    assert offers_of(state) == offers_of(to_build())
    found = {GAME.amounts(state, Seat(0), offer) for offer in offers_of(state)}
    assert found == {range(0, 701, 100)}


@pytest.mark.parametrize("purses", PURSES)
def test_what_may_be_answered_tells_nobodys_purse(purses: tuple[int, int]) -> None:
    state = tell(to_build(florins=purses), f"0 offer {wish('tower', TOWER_ACROSS)} 500")
    assert answers_of(state, 1) == [0, 100, 200, 300, 400]
    assert answers_of(tell(state, "1 counter 100"), 0) == [200, 300, 400]


@pytest.mark.parametrize("price", range(0, 701, 100))
@pytest.mark.parametrize("purses", PURSES)
def test_the_partner_agrees_to_what_both_can_pay(purses: tuple[int, int], price: int) -> None:
    own, other = purses
    state = tell(to_build(florins=purses), f"0 offer {wish('tower', TOWER_ACROSS)} {price}")
    assert (f"accept {price}" in legal(state, 1)) == (other >= price and own + price >= 700)


@pytest.mark.parametrize("bid", range(0, 401, 100))
@pytest.mark.parametrize("purses", PURSES)
def test_the_builder_agrees_to_what_both_can_pay(purses: tuple[int, int], bid: int) -> None:
    own, other = purses
    offer = f"0 offer {wish('tower', TOWER_ACROSS)} 500"
    state = tell(to_build(florins=purses), offer, f"1 counter {bid}")
    assert (f"accept {bid}" in legal(state, 0)) == (other >= bid and own + bid >= 700)


def test_whoever_can_not_agree_is_told_what_he_lacks_himself_and_nothing_of_the_other() -> None:
    offer = f"0 offer {wish('tower', TOWER_ACROSS)} 400"
    poor = tell(to_build(florins=(3000, 300)), offer)
    assert refused(poor, "1 accept 400").text.fact("most") == Florins(300)
    rich = tell(to_build(florins=(200, 3000)), offer)
    refusal = refused(rich, "1 accept 400")
    assert (refusal.rule, refusal.text.key) == ("paying", "price-cannot-be-paid")
    assert refusal.text.facts == (("price", Florins(400)),)


def test_whoever_decides_what_to_pay_may_give_up_points_first() -> None:
    state = neighbouring(florins=(3000, 200), points=5)
    state = tell(acting(state, 0), f"0 offer {wish('tower', TOWER_ACROSS)} 600")
    assert legal(state, 1) == ["accept 600", "counter 0", "sell 1", "decline"]
    assert refused(state, "0 sell 1").text.key == "wait-or-retract"
    sold = tell(state, "1 sell 4")
    assert (florins(sold, 1), points(sold, 1)) == (600, 1)
    assert sold.question == state.question


def test_a_game_that_began_under_the_first_rules_bargains_by_them() -> None:
    """Its prices went from what the builder lacks to what the partner has."""
    state = replace(to_build(florins=(200, 1100)), rules=1)
    line = f"offer {wish('tower', TOWER_ACROSS)}"
    assert {GAME.amounts(state, Seat(0), offer) for offer in offers_of(state)} >= {
        range(500, 1101, 100)
    }
    assert f"{line} 500" in legal(state, 0)
    assert refused(state, f"0 {line} 400").text.key == "price-out-of-range"
    dear = tell(state, f"0 {line} 1000")
    assert legal(dear, 1) == ["accept 1000", "counter 500", "decline"]
    assert refused(dear, "1 sell 1").text.key == "answer-or-decline"


def test_a_deal_can_be_looked_at_though_nobody_could_pay_for_another() -> None:
    """Under the first rules there was no price left then; whoever rehearses it sees it all."""
    state = replace(to_build(florins=(100, 600)), rules=1)
    dear = tell(state, f"0 offer {wish('tower', TOWER_ACROSS)} 600")

    seen = rehearse(GAME, dear, Seat(1)).alone(Seat(1), Accept(600))

    assert seen is not None
    assert seen.own is not None
    assert (seen.mine.hidden.florins, seen.own.prices) == (0, range(0))
    assert [tile.name for tile in seen.mine.open.buildings] == ["tower"]


@pytest.mark.parametrize(
    ("purse", "points", "least"),
    [(700, 0, 0), (200, 0, 500), (150, 0, 600), (50, 3, 400), (0, 7, 0), (0, 9, 0)],
)
def test_the_builder_needs_what_neither_his_purse_nor_his_points_pay(
    purse: int, points: int, least: int
) -> None:
    """Without a builder it costs him 700, and prices are in hundreds."""
    state = given(neighbouring(florins=(purse, 900)), 0, points=points)
    assert together.least_price(BOX_B, state.estates[0]) == least


def test_prices_are_in_hundreds() -> None:
    assert not_offered("tower", TOWER_ACROSS, 250).text.key == "price-out-of-range"


# --- Bargaining ---


def test_no_action_is_spent_before_there_is_an_agreement() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert state.turn is not None
    assert state.turn.actions == 2
    assert florins(state, 0) == 3000
    assert not state.estates[0].open.buildings


def test_the_partner_is_asked_and_the_builder_may_take_his_offer_back_meanwhile() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert asked(state) == {0, 1}
    assert GAME.at_leisure(state) == {0}
    assert legal(state, 0) == ["retract"]
    assert legal(state, 1) == ["accept 500", "counter 0", "decline"]
    assert not legal(state, 2)


def test_nobody_is_forced_to_take_an_offer_back_and_whoever_lets_it_go_by_declines() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert forced_move(GAME, state, Seat(0)) is None
    assert passing_move(GAME, state, Seat(0)) == Retract()
    assert passing_move(GAME, state, Seat(1)) == Decline()


def test_whoever_asks_nothing_leaves_but_to_agree_or_to_decline() -> None:
    state = offered("tower", TOWER_ACROSS, 0)
    assert legal(state, 1) == ["accept 0", "decline"]
    assert forced_move(GAME, state, Seat(1)) is None


def test_out_of_turn_it_is_the_partner_the_table_waits_for() -> None:
    refusal = refused(offered("tower", TOWER_ACROSS, 500), "2 end")
    assert refusal.text.fact("who") == Who(1)
    assert refusal.text.fact("awaited") == 1


def test_an_offer_that_is_declined_leaves_the_builder_his_turn() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 decline")
    assert state.question == Acting(Seat(0))
    assert state.turn is not None
    assert state.turn.actions == 2


def test_an_offer_that_is_taken_back_leaves_the_builder_his_turn() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "0 retract", "0 build tower d5 0")
    assert asked(state) == {0}


def test_the_partner_answers_with_a_lower_price_and_the_builder_with_one_between() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 counter 100")
    assert asked(state) == {0}
    assert not GAME.at_leisure(state)
    assert legal(state, 0) == ["accept 100", "counter 200", "retract"]
    assert refused(state, "0 counter 500").text.fact("most") == Florins(400)
    state = tell(state, "0 counter 300")
    assert asked(state) == {0, 1}
    assert legal(state, 1) == ["accept 300", "counter 200", "decline"]
    state = tell(state, "1 counter 200", "0 accept 200")
    assert (florins(state, 0), florins(state, 1)) == (2500, 2800)


def test_bargaining_comes_to_an_end_for_the_prices_come_nearer() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 200), "1 counter 100")
    assert legal(state, 0) == ["accept 100", "retract"]


def test_whoever_agrees_names_the_price_so_that_he_agrees_to_no_other() -> None:
    refusal = refused(offered("tower", TOWER_ACROSS, 500), "1 accept 400")
    assert (refusal.text.key, refusal.nearest) == ("another-price", "accept 500")


def test_after_the_last_action_it_is_the_next_ones_turn() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500, actions=1), "1 accept 500")
    assert state.question == Acting(Seat(1))


def test_a_builder_makes_eight_offers_in_a_turn_and_no_more() -> None:
    state, line = to_build(), f"0 offer {wish('tower', TOWER_ACROSS)} 500"
    for left in range(8, 0, -1):
        assert GAME.view(state, None).offers_left == left
        state = tell(state, line, "1 decline")
    assert refused(state, line).text.key == "no-offer-left"
    assert not any(move.startswith("offer") for move in legal(state, 0))
    state = tell(state, "0 end", "1 end", "2 end")
    assert GAME.view(acting(state, 0), None).offers_left == 8


def test_without_an_action_nobody_makes_an_offer() -> None:
    state = given(to_build(actions=0), 0, recruiting=1)
    line = f"0 offer {wish('tower', TOWER_ACROSS)} 500"
    assert refused(state, line).text.key == "no-action-left"


def test_everything_is_said_aloud() -> None:
    state = to_build()
    events = hear(
        state,
        f"0 offer {wish('tower', TOWER_ACROSS)} 700",
        "1 counter 300",
        "0 counter 500",
        "1 accept 500",
    )
    said = ["offers", "answers-price", "answers-price", "accepts-price", "builds-together"]
    assert keys(events) == said
    agreed, told = facts(events, "accepts-price"), facts(events, "builds-together")
    assert (agreed["who"], agreed["whom"], agreed["price"]) == (Who(1), Who(0), Florins(500))
    assert (told["who"], told["whom"]) == (Who(0), Who(1))
    assert (told["paid"], told["price"]) == (Florins(500), Florins(700))


def test_what_is_declined_and_what_is_taken_back_is_told_too() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert keys(hear(state, "1 decline")) == ["declines-offer"]
    assert keys(hear(state, "0 retract")) == ["retracts-offer"]
    declined = facts(hear(state, "1 decline"), "declines-offer")
    retracted = facts(hear(state, "0 retract"), "retracts-offer")
    assert (declined["who"], declined["whom"]) == (Who(1), Who(0))
    assert (retracted["who"], retracted["whom"]) == (Who(0), Who(1))


@pytest.mark.parametrize(
    ("builders", "florins", "points", "least"),
    [
        *((0, 0, 0, 700), (0, 600, 0, 100), (0, 601, 0, 100), (0, 650, 0, 100)),
        *((0, 600, 1, 0), (0, 700, 0, 0), (0, 2000, 0, 0), (1, 250, 0, 100), (1, 300, 0, 0)),
    ],
)
def test_what_a_builder_lacks_even_with_all_his_points_is_the_least_he_has_to_be_paid(
    builders: int, florins: int, points: int, least: int
) -> None:
    """In hundreds, as all prices are."""
    earned = (points, *Open().earned[1:])
    estate = Estate(Open(builders=builders, earned=earned), Hidden(florins))
    assert together.least_price(BOX_B, estate) == least


# --- Building alone ---

AT_THE_BORDER = """
    .......|.......
    .......|.......
    ......x|.......
    ......x|.......
    ......x|.......
    ..###..|..###..
    ..###..|..###..
"""
FACING_A_PARK = """
    .......|.......
    .......|.......
    ......x|pp.....
    ......x|p......
    ......x|.......
    ..###..|..###..
    ..###..|..###..
"""
FACING_A_CHAPEL = FACING_A_PARK.replace("p", "C")


def not_alone(drawing: str, *, builders: int) -> str:
    state = to_build(drawing, builders=(builders, 0))
    return refused(state, f"0 {alone('tower', drawing)}").text.key


def is_built_alone(drawing: str, *, builders: int) -> bool:
    state = to_build(drawing, builders=(builders, 0))
    return drawn(tell(state, f"0 {alone('tower', drawing)}")) == picture(drawing.replace("x", "R"))


def test_without_a_builder_nothing_stands_alone_at_a_border() -> None:
    assert not_alone(AT_THE_BORDER, builders=0) == "border-needs-builder"


def test_with_one_builder_it_stands_at_a_border_with_nothing_across() -> None:
    assert is_built_alone(AT_THE_BORDER, builders=1)


@pytest.mark.parametrize("drawing", [FACING_A_PARK, FACING_A_CHAPEL], ids=["park", "chapel"])
def test_with_one_builder_it_does_not_stand_where_something_faces_it(drawing: str) -> None:
    assert not_alone(drawing, builders=1) == "border-is-built-up"


@pytest.mark.parametrize("drawing", [FACING_A_PARK, FACING_A_CHAPEL], ids=["park", "chapel"])
@pytest.mark.parametrize("builders", [2, 3])
def test_with_two_builders_it_stands_at_any_border(drawing: str, builders: int) -> None:
    assert is_built_alone(drawing, builders=builders)


def test_only_what_lies_straight_across_counts() -> None:
    drawing = """
        .......|.......
        .......|pp.....
        ......x|.p.....
        ......x|.......
        ......x|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert is_built_alone(drawing, builders=1)


def test_what_they_share_faces_the_border_as_well() -> None:
    drawing = """
        .......|.......
        ......B|B......
        .......|B......
        ....xxx|BB.....
        .......|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert not_alone(drawing, builders=1) == "border-is-built-up"
    assert is_built_alone(drawing, builders=2)


def test_the_outer_edges_of_two_players_are_no_borders() -> None:
    outside = """
        .......|.......
        .......|.......
        x......|.......
        x......|.......
        x......|.......
        ..###..|..###..
        ..###..|..###..
    """
    state = to_build(outside, seats=2)
    assert drawn(tell(state, f"0 {alone('tower', outside)}")) == picture(outside.replace("x", "R"))
    assert refused(to_build(outside), f"0 {alone('tower', outside)}").text.key == (
        "border-needs-builder"
    )


def test_a_landscape_may_lie_at_any_border() -> None:
    state = naming(neighbouring(FACING_A_PARK.replace("x", ".")), 0)
    state = tell(state, "0 nominate lake", "1 pass", "2 pass")
    assert any(move.startswith("place lake g") for move in legal(state, 0))


# --- What is seen ---


def test_everybody_sees_the_offer_on_the_table() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 counter 200")
    for viewer in (None, *map(Seat, range(3))):
        seen = GAME.view(state, viewer)
        assert seen.asked.kind == "bargaining"
        assert seen.asked.seats == (0,)
        bargain = seen.asked.bargain
        assert bargain is not None
        assert (bargain.builder, bargain.partner, bargain.bid) == (0, 1, 200)
        assert (bargain.offer.florins, bargain.price, bargain.cost) == (500, 200, 700)
        assert seen.offers == (seen.offers[0],)


def test_only_whoever_is_asked_is_shown_what_he_may_answer() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    own = [GAME.view(state, Seat(seat)).own for seat in range(3)]
    assert [list(seat.prices) if seat else None for seat in own] == [
        [],
        [0, 100, 200, 300, 400],
        [],
    ]


def test_the_borders_are_seen_with_what_lies_across_them() -> None:
    state = built("tower", TOWER_ACROSS)
    first, *others = GAME.view(state, None).borders
    assert (first.west, first.east) == (0, 1)
    assert [tile.name for tile in first.shared] == ["tower"]
    assert [border.shared for border in others] == [(), ()]
    assert GAME.view(table(), None).borders == ()


def test_an_offer_is_the_same_whatever_cards_are_imagined() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    for viewer in (None, *map(Seat, range(3))):
        again = GAME.imagine(state, viewer, Chance("imagined", 1))
        assert isinstance(again.question, Bargaining)
        assert GAME.view(again, viewer) == GAME.view(state, viewer)


def test_the_tally_notes_the_price_on_the_table() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert dict(GAME.tally(state).notes)["price"] == (500,)
    assert dict(GAME.tally(state).notes)["to move"] == (0, 1)
