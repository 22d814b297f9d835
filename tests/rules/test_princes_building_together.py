"""What building together costs, who pays it, and that no purse is told by a price."""

from dataclasses import replace

import pytest

from bot.catalogue import find_edition, unpack_edition
from bot.engine.game import Seat, legal_moves
from bot.engine.rehearsal import begin_rehearsal
from bot.engine.text import Florins, Who
from bot.games.princes import bargaining
from bot.games.princes.game import Princes
from bot.games.princes.land_grid import EAST, WEST, borders, neighbours
from bot.games.princes.moves import Accept, Offer
from bot.games.princes.state import State
from bot.games.princes.state_parts import Estate, Hidden, Open
from tests.rules import ascii_border
from tests.rules.bargains import TOWER_ACROSS, built, florins, not_offered, points
from tests.rules.princes_table import GAME, acting, given, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell

BEFORE: Princes = unpack_edition(find_edition("princes", "1a9155c6329f"))  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("builders", "price", "left"),
    [
        (0, 2900, (5200, 100)),
        (0, 0, (2300, 3000)),
        (0, 700, (3000, 2300)),
        (1, 700, (3400, 2300)),
        (3, 700, (3700, 2300)),
    ],
)
def test_a_partner_may_pay_zero_or_more(builders: int, price: int, left: tuple[int, int]) -> None:
    state = built("tower", TOWER_ACROSS, price, builders=(builders, 0))
    assert (florins(state, 0), florins(state, 1)) == left


@pytest.mark.parametrize("builders", range(4))
def test_nobody_is_asked_for_more_than_three_thousand(builders: int) -> None:
    refusal = not_offered("tower", TOWER_ACROSS, 3100, builders=(builders, 0))
    assert refusal.text.fact("most") == Florins(3000)


def test_without_a_highest_price_it_is_the_cost_of_a_building_without_builders() -> None:
    assert BEFORE.box_b.highest_offer_price == 700
    assert GAME.box_b.highest_offer_price == 3000


def test_the_partner_pays_first_so_that_his_money_pays_the_cost() -> None:
    """Seat 0 has 200 of the 700 it costs: less than 500 would not do."""
    state = ascii_border.to_build(florins=(200, 900))
    after = tell(state, f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 500", "1 accept 500")
    assert (florins(after, 0), florins(after, 1)) == (0, 400)


def test_the_partner_gives_up_points_for_what_his_purse_lacks() -> None:
    state = ascii_border.neighbouring(florins=(3000, 200), points=5)
    state = tell(
        acting(state, 0), f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 600", "1 accept 600"
    )
    assert (florins(state, 1), points(state, 1)) == (0, 5 - 4 + 3)


def test_the_builder_gives_up_points_for_what_the_partner_does_not_pay() -> None:
    """200 in his purse, and 5 points for the other 500: he need not ask for anything."""
    state = acting(given(ascii_border.neighbouring(florins=(200, 900)), 0, points=5), 0)
    state = tell(state, f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 0")
    told = hear(state, "1 accept 0")
    assert keys(told) == ["accepts-price", "sells-points", "builds-together"]
    assert facts(told, "sells-points")["who"] == Who(0)
    state = tell(state, "1 accept 0")
    assert (florins(state, 0), points(state, 0)) == (0, 5 - 5 + 3)


PURSES = [(own, other) for own in (0, 200, 3000) for other in (0, 100, 700, 9000)]


def offers_of(state: State) -> list[Offer]:
    return [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Offer)]


@pytest.mark.parametrize("purses", PURSES)
def test_the_prices_of_an_offer_tell_nobodys_purse(purses: tuple[int, int]) -> None:
    state = ascii_border.to_build(florins=purses)
    assert offers_of(state) == offers_of(ascii_border.to_build())
    found = {GAME.amounts(state, Seat(0), offer) for offer in offers_of(state)}
    assert found == {range(0, 3001, 100)}


@pytest.mark.parametrize("bid", range(0, 401, 100))
@pytest.mark.parametrize("purses", PURSES)
def test_the_builder_agrees_to_what_both_can_pay(purses: tuple[int, int], bid: int) -> None:
    own, other = purses
    offer = f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 500"
    state = tell(ascii_border.to_build(florins=purses), offer, f"1 counter {bid}")
    assert (f"accept {bid}" in legal(state, 0)) == (other >= bid and own + bid >= 700)


def test_whoever_can_not_agree_is_told_what_he_lacks_himself_and_nothing_of_the_other() -> None:
    offer = f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 400"
    poor = tell(ascii_border.to_build(florins=(3000, 300)), offer)
    assert refused(poor, "1 accept 400").text.fact("most") == Florins(300)
    rich = tell(ascii_border.to_build(florins=(200, 3000)), offer)
    refusal = refused(rich, "1 accept 400")
    assert (refusal.rule, refusal.text.key) == ("paying", "price-cannot-be-paid")
    assert refusal.text.facts == (("price", Florins(400)),)


def test_whoever_decides_what_to_pay_may_give_up_points_first() -> None:
    state = ascii_border.neighbouring(florins=(3000, 200), points=5)
    state = tell(acting(state, 0), f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 600")
    assert legal(state, 1) == ["accept 600", "counter 0", "sell 1", "decline"]
    assert refused(state, "0 sell 1").text.key == "wait-or-retract"
    sold = tell(state, "1 sell 4")
    assert (florins(sold, 1), points(sold, 1)) == (600, 1)
    assert sold.question == state.question


def test_a_game_that_began_under_the_first_rules_bargains_by_them() -> None:
    """Its prices went from what the builder lacks to what the partner has."""
    state = replace(ascii_border.to_build(florins=(200, 1100)), rules=1)
    line = f"offer {ascii_border.wish('tower', TOWER_ACROSS)}"
    assert {GAME.amounts(state, Seat(0), offer) for offer in offers_of(state)} >= {
        range(500, 1101, 100)
    }
    assert f"{line} 500" in legal(state, 0)
    assert refused(state, f"0 {line} 400").text.key == "price-out-of-range"
    dear = tell(state, f"0 {line} 1000")
    assert legal(dear, 1) == ["accept 1000", "counter 500", "decline"]


def test_a_deal_can_be_looked_at_though_nobody_could_pay_for_another() -> None:
    """Under the first rules there was no price left then; whoever rehearses it sees it all."""
    state = replace(ascii_border.to_build(florins=(100, 600)), rules=1)
    dear = tell(state, f"0 offer {ascii_border.wish('tower', TOWER_ACROSS)} 600")

    seen = begin_rehearsal(GAME, dear, Seat(1)).view_after_move(Seat(1), Accept(600))

    assert seen is not None
    assert seen.own is not None
    assert (seen.mine.hidden.florins, seen.own.prices) == (0, range(0))
    assert [tile.name for tile in seen.mine.open.buildings] == ["tower"]


@pytest.mark.parametrize(
    ("purse", "points", "least"),
    [(700, 0, 0), (200, 0, 500), (150, 0, 600), (50, 3, 400), (0, 7, 0), (0, 9, 0)],
)
def test_the_builder_asks_for_what_is_missing(purse: int, points: int, least: int) -> None:
    """Without a builder it costs him 700, and prices are in hundreds."""
    state = given(ascii_border.neighbouring(florins=(purse, 900)), 0, points=points)
    assert bargaining.least_price(ascii_border.BOX_B, state.estates[0]) == least


def test_prices_are_in_hundreds() -> None:
    assert not_offered("tower", TOWER_ACROSS, 250).text.key == "price-out-of-range"


@pytest.mark.parametrize(
    ("builders", "florins", "points", "least"),
    [
        *((0, 0, 0, 700), (0, 600, 0, 100), (0, 601, 0, 100), (0, 650, 0, 100)),
        *((0, 600, 1, 0), (0, 700, 0, 0), (0, 2000, 0, 0), (1, 250, 0, 100), (1, 300, 0, 0)),
    ],
)
def test_poor_builders_need_a_payment(builders: int, florins: int, points: int, least: int) -> None:
    """In hundreds, as all prices are."""
    earned = (points, *Open().earned[1:])
    estate = Estate(Open(builders=builders, earned=earned), Hidden(florins))
    assert bargaining.least_price(ascii_border.BOX_B, estate) == least


# The boards in their ring, and building alone at a border (rulings 20 and 21), drawn

# --- The boards ---


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_boards_stand_in_a_ring_and_everybody_has_two_neighbours(seats: int) -> None:
    for seat in map(Seat, range(seats)):
        east, west = (seat + 1) % seats, (seat - 1) % seats
        assert neighbours(seats, seat) == ((EAST, east), (WEST, west))
    assert len(borders(seats)) == seats


@pytest.mark.parametrize("name", ascii_border.BOX_B.building_order)
def test_every_way_across_a_border_has_a_square_on_either_side(name: str) -> None:
    outline = next(b.outline for b in ascii_border.BOX_B.printed.buildings if b.name == name)
    size = "".join(outline).count("X")
    ways = ascii_border.BORDERS.across[name]
    assert len({(way.square, way.turn) for way in ways}) == len(ways)
    for way in ways:
        assert way.west
        assert way.east
        assert way.west.bit_count() + way.east.bit_count() == size
        assert ascii_border.BORDERS.bits_along(EAST) & way.west
        assert ascii_border.BORDERS.bits_along(WEST) & way.east


def test_the_borders_are_seen_with_what_lies_across_them() -> None:
    state = built("tower", TOWER_ACROSS)
    first, *others = GAME.view(state, None).borders
    assert (first.west, first.east) == (0, 1)
    assert [tile.name for tile in first.shared] == ["tower"]
    assert [border.shared for border in others] == [(), ()]
    assert GAME.view(table(), None).borders == ()


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
    state = ascii_border.to_build(drawing, builders=(builders, 0))
    return refused(state, f"0 {ascii_border.alone('tower', drawing)}").text.key


def is_built_alone(drawing: str, *, builders: int) -> bool:
    state = ascii_border.to_build(drawing, builders=(builders, 0))
    return ascii_border.drawn(
        tell(state, f"0 {ascii_border.alone('tower', drawing)}")
    ) == ascii_border.picture(drawing.replace("x", "R"))


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
    state = ascii_border.to_build(outside, seats=2)
    assert ascii_border.drawn(
        tell(state, f"0 {ascii_border.alone('tower', outside)}")
    ) == ascii_border.picture(outside.replace("x", "R"))
    assert refused(
        ascii_border.to_build(outside), f"0 {ascii_border.alone('tower', outside)}"
    ).text.key == ("border-needs-builder")
