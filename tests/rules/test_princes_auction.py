"""The auction phase: seven stacks, and at most one object for each player."""

import pytest

from bot.engine.text import Florins, Named, Who
from bot.games.princes.state import State
from tests.rules.princes_table import asked, naming, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell

LOTS = ["forest", "lake", "park", "prestige", "recruiting", "jester", "builder"]


def in_auction(state: State) -> bool:
    return state.turn is None


# Naming a lot


def test_the_starting_player_may_name_each_of_the_seven_stacks() -> None:
    assert legal(table(), 0) == [*(f"nominate {lot}" for lot in LOTS), "withdraw"]


def test_whoever_names_a_lot_bids_200_for_it() -> None:
    state = tell(table(), "0 nominate park")
    assert asked(state) == {1}
    assert legal(state, 1) == ["bid 300", "pass"]


# Raising and passing


def test_bidding_goes_round_clockwise() -> None:
    state = tell(naming(table(), 2), "2 nominate jester")
    order = []
    for price in (300, 400, 500, 600, 700):
        (seat,) = asked(state)
        order.append(seat)
        state = tell(state, f"{seat} bid {price}")
    assert order == [3, 0, 1, 2, 3]


@pytest.mark.parametrize("price", [100, 200, 250, 400, 1000])
def test_the_price_is_raised_by_exactly_100(price: int) -> None:
    state = tell(table(), "0 nominate jester")
    refusal = refused(state, f"1 bid {price}")
    assert (refusal.rule, refusal.text.key) == ("raise", "raise-by-one-step")
    assert refusal.text.fact("price") == Florins(300)
    assert refusal.nearest == "bid 300"


def test_whoever_passes_is_out_of_the_bidding_for_this_lot() -> None:
    state = tell(table(), "0 nominate jester", "1 pass", "2 bid 300", "3 bid 400", "0 bid 500")
    assert asked(state) == {2}
    state = tell(state, "2 bid 600", "3 pass", "0 bid 700")
    assert asked(state) == {2}


def test_whoever_passed_may_bid_for_the_next_lot() -> None:
    state = tell(table(), "0 nominate jester", "1 pass", "2 pass", "3 pass", "1 nominate lake")
    assert asked(state) == {2}
    assert "bid 300" in legal(state, 2)


def test_the_winner_pays_and_the_others_pay_nothing() -> None:
    state = tell(
        table(), "0 nominate jester", "1 bid 300", "2 bid 400", "3 pass", "0 pass", "1 pass"
    )
    assert [estate.hidden.florins for estate in state.estates] == [3500, 3500, 3100, 3500]
    assert [estate.open.jesters for estate in state.estates] == [0, 0, 1, 0]
    assert state.stock.jesters == 6


def test_the_opener_may_pass_on_his_own_lot() -> None:
    state = tell(table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass", "0 pass")
    assert state.estates[1].open.jesters == 1


def test_the_table_hears_what_goes_to_whom_for_how_much() -> None:
    told = hear(table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass", "0 pass")
    assert keys(told) == ["nominates", "bids", "passes", "passes", "passes", "wins"]
    wins = facts(told, "wins")
    assert wins == {"who": Who(1), "lot": Named("lot", "jester"), "price": Florins(300)}


# At most one object for each player, and one from each stack


def test_whoever_has_acquired_an_object_is_not_asked_again_this_round() -> None:
    state = tell(table(), "0 nominate jester", "1 pass", "2 pass", "3 pass", "1 nominate lake")
    state = tell(state, "2 bid 300", "3 bid 400")
    assert asked(state) == {1}


def test_a_stack_is_closed_once_one_of_its_objects_was_sold() -> None:
    state = tell(table(), "0 nominate jester", "1 pass", "2 pass", "3 pass")
    refusal = refused(state, "1 nominate jester")
    assert (refusal.rule, refusal.text.key) == ("one-of-each-stack", "lot-sold")
    assert refusal.text.fact("who") == Who(0)
    assert refusal.nearest in legal(state, 1)


# Who names the next lot


def test_when_the_opener_wins_the_next_one_clockwise_names_a_lot() -> None:
    state = tell(naming(table(), 3), "3 nominate jester", "0 pass", "1 pass", "2 pass")
    assert asked(state) == {0}


def test_the_next_one_is_the_next_who_has_acquired_nothing_yet() -> None:
    state = tell(table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass", "0 pass")
    state = tell(state, "0 nominate builder", "2 pass", "3 pass")
    assert asked(state) == {2}


def test_after_a_withdrawal_the_next_available_player_names_a_lot() -> None:
    # Ruling 8b.
    state = tell(table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass", "0 pass")
    assert asked(tell(state, "0 withdraw")) == {2}


def test_in_a_new_round_it_is_the_new_starting_player_who_names_again_after_losing() -> None:
    # In round 1 seat 3 was the last to name a lot; in round 2 seat 1 begins.
    lines = [f"{seat} withdraw" for seat in range(4)] + [f"{seat} end" for seat in range(4)]
    state = tell(table(), *lines, "1 nominate jester", "2 bid 300", "3 pass", "0 pass", "1 pass")
    assert asked(state) == {1}
    assert asked(tell(state, "1 withdraw")) == {3}


# Withdrawing


def test_whoever_withdraws_takes_no_part_in_any_later_auction_of_the_round() -> None:
    state = tell(table(), "0 withdraw", "1 nominate lake", "2 bid 300", "3 bid 400")
    assert asked(state) == {1}
    assert state.estates[0].hidden.florins == 3500


def test_when_everybody_withdraws_the_action_phase_begins() -> None:
    lines = ("0 withdraw", "1 withdraw", "2 withdraw", "3 withdraw")
    assert keys(hear(table(), *lines)) == ["withdraws"] * 4 + ["action-phase-begins"]
    state = tell(table(), *lines)
    assert asked(state) == {0}
    assert state.turn is not None
    assert [estate.hidden.florins for estate in state.estates] == [3500] * 4


# The last one alone


def alone() -> State:
    """Seat 3 is the last one without an object; jester, builder and recruiting card are sold."""
    state = tell(table(), "0 nominate jester", "1 pass", "2 pass", "3 pass")
    state = tell(state, "1 nominate builder", "2 pass", "3 pass")
    return tell(state, "2 nominate recruiting", "3 pass")


def test_the_last_one_alone_pays_200_and_takes_what_he_likes() -> None:
    state = alone()
    assert asked(state) == {3}
    assert legal(state, 3) == [*(f"nominate {lot}" for lot in LOTS[:4]), "withdraw"]
    after = tell(state, "3 nominate lake")
    assert after.estates[3].hidden.florins == 3300
    assert keys(hear(state, "3 nominate lake")) == ["wins"]


def test_the_last_one_alone_may_take_nothing_and_pays_nothing() -> None:
    state = tell(alone(), "3 withdraw")
    assert state.estates[3].hidden.florins == 3500
    assert not in_auction(state)


def test_the_last_one_alone_can_t_take_from_a_stack_that_was_sold() -> None:
    for lot in ("jester", "builder", "recruiting"):
        assert refused(alone(), f"3 nominate {lot}").rule == "one-of-each-stack"


def test_whoever_is_left_after_the_others_withdrew_is_alone_too() -> None:
    state = tell(table(), "0 withdraw", "1 withdraw", "2 withdraw", "3 nominate jester")
    assert state.estates[3].open.jesters == 1
    assert state.estates[3].hidden.florins == 3300
    assert not in_auction(state)


def test_the_phase_ends_when_all_have_acquired_or_forgone_an_object() -> None:
    state = tell(alone(), "3 nominate lake", "3 place lake d1 0")
    assert not in_auction(state)
    assert asked(state) == {0}


# The worked example of the three rulebooks: four players, Park 200, Jester 700, Forest 600, and
# the last one alone.

EXAMPLE = (
    # (1) The first player gets a park, since all others pass.
    "0 nominate park",
    "1 pass",
    "2 pass",
    "3 pass",
    "0 place park d1 0",
    # (2) Three want the jester.
    "1 nominate jester",
    "2 bid 300",
    "3 bid 400",
    "1 bid 500",
    "2 bid 600",
    "3 bid 700",
    "1 pass",
    "2 pass",
    # (3) The second player names again and bids against the third alone.
    "1 nominate forest",
    "2 bid 300",
    "1 bid 400",
    "2 bid 500",
    "1 bid 600",
    "2 pass",
    "1 place forest d1 0",
)


def test_in_the_example_park_jester_and_forest_go_for_200_700_and_600() -> None:
    state = tell(table(), *EXAMPLE)
    assert [(sale.lot, sale.seat, sale.price) for sale in state.sales] == [
        ("park", 0, 200),
        ("jester", 3, 700),
        ("forest", 1, 600),
    ]


def test_in_the_english_and_german_example_the_last_one_takes_a_builder_for_200() -> None:
    state = tell(table(), *EXAMPLE, "2 nominate builder")
    assert [estate.hidden.florins for estate in state.estates] == [3300, 2900, 3300, 2800]
    assert state.estates[2].open.builders == 1
    assert asked(state) == {0}
    assert state.turn is not None
