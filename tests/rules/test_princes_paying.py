"""Money: prestige points sold for it, prices above the cash, and bids within one's means."""

import pytest

from bot.engine.game import Seat
from bot.engine.rehearsal import begin_rehearsal
from bot.engine.text import Florins, Who
from bot.games.princes.moves import Sell
from bot.games.princes.state import State
from bot.games.princes.state_parts import SOLD, Tile
from tests.rules.princes_table import GAME, acting, asked, dealt, given, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell


def purse(state: State, seat: int = 0) -> tuple[int, int]:
    return state.estates[seat].hidden.florins, state.estates[seat].open.points


def with_(florins: int, points: int, seat: int = 0) -> State:
    return given(table(), seat, florins=florins, points=points)


# Selling points


def test_each_point_sold_brings_100_florins() -> None:
    state = tell(acting(with_(200, 12), 0), "0 sell 5")
    assert purse(state) == (700, 7)
    assert state.estates[0].open.earned[SOLD] == -5


def test_a_sale_that_is_only_rehearsed_leaves_the_same_question_open_too() -> None:
    """In a bidding that would be over if anything went on."""
    state = tell(with_(0, 5), "0 nominate park")
    sold = begin_rehearsal(GAME, given(state, 1, points=5), Seat(1)).after_move(Seat(1), Sell(2))
    assert sold is not None
    assert sold.view.asked.kind == "bidding"
    assert sold.view.asked.seats == (1,)
    assert sold.view.mine.open.points == 3


def test_all_points_may_be_sold() -> None:
    assert purse(tell(acting(with_(0, 55), 0), "0 sell 55")) == (5500, 0)


def test_points_never_go_below_0() -> None:
    refusal = refused(acting(with_(200, 3), 0), "0 sell 4")
    assert (refusal.rule, refusal.text.key) == ("selling", "sell-only-so-many")
    assert refusal.text.fact("most") == 3


def test_the_last_point_may_be_sold() -> None:
    state = with_(200, 1)
    assert "sell 1" in legal(state, 0)
    assert purse(tell(state, "0 sell 1")) == (300, 0)
    assert purse(tell(acting(state, 0), "0 sell 1")) == (300, 0)


@pytest.mark.parametrize("points", [0, -2])
def test_nobody_sells_less_than_one_point(points: int) -> None:
    assert refused(acting(with_(200, 3), 0), f"0 sell {points}").rule == "selling"


def test_points_are_sold_when_one_is_to_name_a_lot() -> None:
    # Ruling 5: whenever one decides something anyway.
    state = tell(with_(0, 5), "0 sell 2")
    assert purse(state) == (200, 3)
    assert "nominate park" in legal(state, 0)


def test_points_are_sold_when_one_is_to_bid() -> None:
    state = tell(with_(0, 5, seat=1), "0 nominate park", "1 sell 2")
    assert purse(state, 1) == (200, 3)
    assert asked(state) == {1}


def test_points_are_not_sold_in_another_players_turn() -> None:
    assert refused(acting(with_(0, 5), 1), "0 sell 1").rule == "turns"


def test_points_are_not_sold_while_something_else_is_to_be_decided_first() -> None:
    state = tell(with_(3500, 5), "0 nominate park", "1 pass", "2 pass", "3 pass")
    assert refused(state, "0 sell 1").rule == "landscape-placed"
    assert refused(dealt(), "0 sell 1").rule == "deal"


def test_any_number_that_may_be_sold_is_one_free_amount() -> None:
    state = acting(with_(0, 5), 0)
    assert [move for move in legal(state, 0) if move.startswith("sell")] == ["sell 1"]
    assert GAME.amounts(state, Seat(0), Sell(1)) == range(1, 6)


def test_the_table_hears_of_points_sold() -> None:
    told = facts(hear(acting(with_(0, 5), 0), "0 sell 3"), "sells-points")
    assert told == {"who": Who(0), "points": 3, "florins": Florins(300)}


# Ruling 4: a price above one's cash


def paid(florins: int, points: int, price: int) -> tuple[int, int]:
    """What is left after winning a jester for this price."""
    state = tell(with_(florins, points), "0 nominate jester")
    turn = 200
    while turn < price:
        (seat,) = asked(state)
        turn += 100
        if seat == 0 or turn < price:
            state = tell(state, f"{seat} bid {turn}")
        else:
            # It is the seat's turn to top the price that is wanted.
            state = tell(state, f"{seat} pass")
            turn -= 100
    while state.sales == ():
        (seat,) = asked(state)
        state = tell(state, f"{seat} pass")
    assert state.sales[0].seat == 0
    assert state.sales[0].price == price
    return purse(state)


def test_enough_cash_pays_without_a_point() -> None:
    assert paid(600, 10, price=600) == (0, 10)


def test_exactly_the_points_that_are_lacking_are_sold() -> None:
    assert paid(300, 10, price=600) == (0, 7)


def test_the_whole_price_may_come_from_points() -> None:
    assert paid(0, 10, price=600) == (0, 4)


def test_the_last_point_may_be_needed() -> None:
    assert paid(100, 5, price=600) == (0, 0)


def test_points_are_sold_whole_and_the_change_is_kept() -> None:
    assert paid(350, 10, price=600) == (50, 7)


def test_the_table_hears_of_the_points_before_the_price() -> None:
    told = hear(with_(100, 2), "0 nominate jester", "1 pass", "2 pass", "3 pass")
    assert keys(told)[-2:] == ["sells-points", "wins"]
    assert facts(told, "sells-points")["points"] == 1


def test_points_won_with_an_object_do_not_help_to_pay_it() -> None:
    state = given(table(), 0, florins=0, builders=1, points=1)
    assert refused(state, "0 nominate builder").rule == "paying"
    state = given(state, 0, points=2)
    state = tell(state, "0 nominate builder", "1 pass", "2 pass", "3 pass")
    assert purse(state) == (0, 3)


# Bids within one's means


def test_one_bids_up_to_cash_and_100_for_each_point() -> None:
    state = tell(with_(200, 3, seat=1), "0 nominate jester", "1 bid 300", "2 bid 400", "3 pass")
    state = tell(state, "0 pass")
    assert tell(state, "1 bid 500", "2 pass").sales[0].price == 500
    state = tell(state, "1 bid 500", "2 bid 600")
    refusal = refused(state, "1 bid 700")
    assert (refusal.rule, refusal.text.key) == ("paying", "cannot-pay")
    assert refusal.text.facts == (("price", Florins(700)), ("most", Florins(500)))
    assert legal(state, 1) == ["pass", "sell 1"]


def test_selling_points_first_changes_nothing_in_what_one_may_bid() -> None:
    state = tell(with_(200, 3, seat=1), "0 nominate jester", "1 sell 3", "1 bid 300")
    state = tell(state, "2 bid 400", "3 pass", "0 pass", "1 bid 500", "2 bid 600")
    assert refused(state, "1 bid 700").text.fact("most") == Florins(500)


def test_nobody_names_a_lot_whose_opening_bid_he_can_t_pay() -> None:
    state = with_(100, 0)
    assert legal(state, 0) == ["withdraw"]
    refusal = refused(state, "0 nominate jester")
    assert (refusal.rule, refusal.text.key) == ("paying", "cannot-pay")
    assert refusal.text.facts == (("price", Florins(200)), ("most", Florins(100)))


def test_the_last_one_alone_must_be_able_to_pay_as_well() -> None:
    state = tell(given(table(2), 1, florins=200, points=0), "0 withdraw")
    assert legal(state, 1) == ["withdraw"]
    state = tell(given(table(2), 1, florins=200, points=1), "0 withdraw", "1 nominate jester")
    assert purse(state, 1) == (0, 0)


# What a work pays (ruling 11). English, German and French example: 15, so 1500 florins, or 7
# points and 100 florins; German and French: from 1 to 7 points for 200 to 1400 florins.


def fifteen(florins: int = 0) -> State:
    """Round 3; a work of the poet is worth 15: theater 4, travel 3, two jesters 4, four cards 4."""
    state = given(table(), 0, hand=("poet", "jurist", "painter"), recruiting=1, jesters=2)
    theater = (Tile("theater", "e4", 0),)
    state = given(state, 0, florins=florins, freedoms=("travel",), buildings=theater, points=0)
    return acting(state, 0, round=3)


def test_the_value_of_a_work_is_not_scored_as_points() -> None:
    assert tell(fifteen(), "0 work poet - 0").estates[0].open.points == 0


def test_money_can_t_be_changed_into_points_later() -> None:
    # A move that buys points does not exist: points come with the payment or not at all.
    state = tell(fifteen(florins=5000), "0 work poet - 0")
    verbs = {move.split()[0] for move in legal(state, 0)}
    assert verbs <= {"end", "build", "introduce", "take-profession", "acquire-bonus", "work"}
