"""Setting up the table: what everybody gets, what is laid out, and who begins."""

from itertools import permutations

import pytest

from bot.engine.game import settle_options
from bot.engine.text import Refusal, Text
from tests.rules.princes_table import BOX, GAME, asked, dealt, table
from tests.rules.telling import hear, keys, legal, tell

EVERY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# The stacks


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_there_is_one_freedom_of_each_kind_fewer_than_players(seats: int, each: int) -> None:
    # English, German and French example: three players have two of each.
    assert table(seats).stock.freedoms == (each, each, each)


def test_the_game_begins_in_round_1_with_a_work_value_of_7_needed() -> None:
    assert table().round == 1
    assert [BOX.work_minimum(round_) for round_ in range(1, 8)] == [7, 10, 12, 14, 15, 16, 17]


# Who begins


def test_the_starting_player_is_drawn_by_lot() -> None:
    starters = [dealt(5, f"lot-{number}").starter for number in range(60)]
    assert set(starters) == {0, 1, 2, 3, 4}


def test_the_starting_player_is_asked_first_when_all_have_chosen() -> None:
    state = dealt(4, "lot-7")
    for seat in range(4):
        state = tell(state, f"{seat} {legal(state, seat)[0]}")
    assert asked(state) == {state.starter}
    assert "nominate park" in legal(state, state.starter)


# Four professions, of which three are kept


@EVERY_NUMBER
def test_everybody_is_dealt_4_professions_and_the_rest_is_the_deck(seats: int) -> None:
    state = dealt(seats)
    assert [len(estate.hidden.hand) for estate in state.estates] == [4] * seats
    assert len(state.decks.profession) == 21 - 4 * seats


def test_all_choose_at_the_same_time() -> None:
    state = dealt(4)
    assert asked(state) == {0, 1, 2, 3}
    state = tell(state, f"2 {legal(state, 2)[0]}")
    assert asked(state) == {0, 1, 3}


def test_each_of_the_4_may_be_given_back() -> None:
    state = dealt(3)
    assert legal(state, 1) == [f"give-back {card}" for card in state.estates[1].hidden.hand]


def test_nothing_changes_hands_before_the_last_one_has_chosen() -> None:
    state = dealt(3)
    after = tell(state, f"0 {legal(state, 0)[1]}", f"1 {legal(state, 1)[1]}")
    assert after.estates == state.estates
    assert after.decks == state.decks


def test_3_professions_are_kept_and_the_fourth_is_shuffled_into_the_deck() -> None:
    state = dealt(3)
    given_back = {seat: state.estates[seat].hidden.hand[seat] for seat in range(3)}
    after = tell(state, *(f"{seat} give-back {card}" for seat, card in given_back.items()))
    for seat, card in given_back.items():
        assert set(after.estates[seat].hidden.hand) == set(state.estates[seat].hidden.hand) - {card}
        assert card in after.decks.profession
    assert len(after.decks.profession) == 21 - 9
    assert set(after.decks.profession[:9]) != set(state.decks.profession)


def test_it_makes_no_difference_in_which_order_all_choose() -> None:
    state = dealt(3)
    choices = [f"{seat} give-back {state.estates[seat].hidden.hand[2]}" for seat in range(3)]
    assert len({tell(state, *order) for order in permutations(choices)}) == 1


def test_everybody_hears_that_one_has_chosen_and_only_he_what() -> None:
    state = dealt(3)
    card = state.estates[1].hidden.hand[0]
    (told,) = hear(state, f"1 give-back {card}")
    assert told.text.key == "has-chosen"
    assert card not in str(told.text)
    assert [seat for seat, _ in told.private] == [1]
    assert card in str(told.private[0][1])


def test_the_round_is_announced_when_the_last_one_has_chosen() -> None:
    state = dealt(2)
    told = hear(state, f"1 {legal(state, 1)[0]}", f"0 {legal(state, 0)[0]}")
    assert keys(told) == ["has-chosen", "has-chosen", "round-begins"]


# Ruling 1: the deal is secret, or open when the table wishes so


def test_in_an_open_deal_everybody_knows_what_the_others_keep() -> None:
    state = dealt(4, deal="open")
    assert all(estate.open.shown == estate.hidden.hand for estate in state.estates)
    after = table(4, deal="open")
    assert all(estate.open.shown == estate.hidden.hand for estate in after.estates)
    assert [len(estate.open.shown) for estate in after.estates] == [3] * 4


def test_the_same_cards_are_dealt_openly_as_secretly() -> None:
    hands = [
        [estate.hidden.hand for estate in dealt(4, deal=deal).estates]
        for deal in ("open", "secret")
    ]
    assert hands[0] == hands[1]


# Ruling 22, and what may not be wished


@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_two_to_five_or_for_one_alone(seats: int) -> None:
    refusal = settle_options(GAME, seats, {})
    assert isinstance(refusal, Refusal)
    wanted = Text("wrong-number-of-players", (("fewest", 1), ("most", 5)))
    assert refusal == Refusal(wanted, "seats")


def test_only_two_players_choose_how_many_freedoms_there_are() -> None:
    refusal = settle_options(GAME, 3, {"freedoms": "4"})
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.text.key) == ("options", "option-at-other-sizes")
    assert [option.name for option in GAME.options(2)] == [
        "deal",
        "money",
        "freedoms",
        "characters",
        "together",
    ]
    assert [option.name for option in GAME.options(5)] == [
        "deal",
        "money",
        "characters",
        "together",
    ]


def test_another_seed_is_another_game_and_the_same_seed_the_same() -> None:
    assert dealt(4, "one") == dealt(4, "one")
    assert dealt(4, "one") != dealt(4, "two")
