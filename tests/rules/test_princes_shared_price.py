"""What building together costs, who pays it, and that no purse is told by a price."""

from dataclasses import replace

import pytest

from bot.catalogue import find_edition, unpack_edition
from bot.engine.game import Seat, legal_moves
from bot.engine.rehearsal import rehearse
from bot.engine.text import Florins, Who
from bot.games.princes import bargaining
from bot.games.princes.game import Princes
from bot.games.princes.moves import Accept, Offer
from bot.games.princes.pieces import Estate, Hidden, Open
from bot.games.princes.state import State
from tests.rules.ascii_border import BOX_B, neighbouring, to_build, wish
from tests.rules.bargains import TOWER_ACROSS, built, florins, not_offered, points
from tests.rules.princes_table import GAME, acting, given
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
    assert BEFORE.box_b.highest_price == 700
    assert GAME.box_b.highest_price == 3000


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


@pytest.mark.parametrize("purses", PURSES)
def test_the_prices_of_an_offer_tell_nobodys_purse(purses: tuple[int, int]) -> None:
    state = to_build(florins=purses)
    assert offers_of(state) == offers_of(to_build())
    found = {GAME.amounts(state, Seat(0), offer) for offer in offers_of(state)}
    assert found == {range(0, 3001, 100)}


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


def test_a_deal_can_be_looked_at_though_nobody_could_pay_for_another() -> None:
    """Under the first rules there was no price left then; whoever rehearses it sees it all."""
    state = replace(to_build(florins=(100, 600)), rules=1)
    dear = tell(state, f"0 offer {wish('tower', TOWER_ACROSS)} 600")

    seen = rehearse(GAME, dear, Seat(1)).view_after_move(Seat(1), Accept(600))

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
    state = given(neighbouring(florins=(purse, 900)), 0, points=points)
    assert bargaining.least_price(BOX_B, state.estates[0]) == least


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
    assert bargaining.least_price(BOX_B, estate) == least
