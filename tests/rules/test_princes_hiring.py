"""The character auction: six cards, one pawn on each (The Muse and the Princess)."""

import pytest

from bot.engine.game import Seat
from bot.engine.text import Florins
from bot.games.princes.actions import Acting
from bot.games.princes.character_auction import Courting
from bot.games.princes.moves import Court
from bot.games.princes.state import Characters, State
from bot.games.princes.state_parts import Pawn
from tests.rules.princes_table import BOX, GAME, acting, asked, given, hiring, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell

A, B, C, D = range(4)


def play_with_characters(seats: int = 4) -> State:
    return table(seats, characters="on")


def cards(state: State) -> Characters:
    assert state.characters is not None
    return state.characters


def serving(state: State) -> dict[int, str]:
    return {s.seat: s.character for s in cards(state).serving}


# Setting up


def test_at_the_start_all_are_free_and_600_florins_lie_on_the_banker() -> None:
    assert cards(play_with_characters()) == Characters(600)


@pytest.mark.parametrize(
    ("character", "lowest", "highest"),
    [("banker", 0, 500)]
    + [(name, 300, 1500) for name in ("cardinal", "merchant", "muse", "princess", "professor")],
)
def test_pawns_stand_on_300_to_1500_or_up_to_500(character: str, lowest: int, highest: int) -> None:
    assert BOX.bidding_spaces(character) == range(lowest, highest + 1, 100)


# The phase


def test_it_comes_after_the_auction_phase_and_before_the_action_phase() -> None:
    state = play_with_characters()
    assert asked(state) == {0}
    state = hiring(state)
    assert state.question == Courting(Seat(0))
    state = tell(state, "0 pass", "1 pass", "2 pass", "3 pass")
    assert state.question == Acting(Seat(0))


def test_the_starting_player_begins_and_the_others_follow_clockwise() -> None:
    state = hiring(play_with_characters(), starter=2)
    for seat in (2, 3, 0, 1):
        assert state.question == Courting(Seat(seat))
        state = tell(state, f"{seat} pass")


def test_a_free_card_takes_the_pawn_on_any_of_its_spaces() -> None:
    state = hiring(play_with_characters())
    move = Court("merchant", 300)
    assert GAME.amounts(state, Seat(0), move) == range(300, 1501, 100)
    assert cards(tell(state, "0 court merchant 600")).pawns == (Pawn("merchant", Seat(0), 600),)


@pytest.mark.parametrize(("florins", "most"), [(300, 300), (650, 600), (1500, 1500), (4000, 1500)])
def test_one_bids_up_to_the_last_florin_one_has_and_no_more(florins: int, most: int) -> None:
    state = hiring(given(play_with_characters(), 0, florins=florins))
    assert GAME.amounts(state, Seat(0), Court("merchant", 300))[-1] == most
    assert f"court merchant {most}" not in legal(tell(state, f"0 court merchant {most}"), 1)
    if most < 1500:
        assert refused(state, f"0 court merchant {most + 100}").text.key == "cannot-pay-in-cash"


def test_a_taken_card_takes_only_a_higher_pawn_and_the_other_one_goes_back() -> None:
    state = tell(hiring(play_with_characters()), "0 court muse 500")
    assert refused(state, "1 court muse 500").text.key == "place-pawn-higher"
    assert refused(state, "1 court muse 400").nearest == "court muse 600"
    state = tell(state, "1 court muse 800")
    assert cards(state).pawns == (Pawn("muse", Seat(1), 800),)


@pytest.mark.parametrize("florins", [100, 250, 1600])
def test_where_there_is_no_space_one_is_told_the_lowest_and_the_highest(florins: int) -> None:
    muse = BOX.characters["muse"]
    told = refused(hiring(play_with_characters()), f"0 court muse {florins}").text
    assert told.key == "no-such-space"
    assert told.fact("lowest") == Florins(muse.lowest)
    assert told.fact("highest") == Florins(muse.highest)


def test_the_highest_space_is_never_outbid() -> None:
    state = tell(hiring(play_with_characters()), "0 court banker 500", "1 court muse 1500")
    assert refused(state, "2 court banker 500").text.key == "no-space-above"
    assert refused(state, "2 court muse 1500").text.key == "no-space-above"
    assert not [move for move in legal(state, 2) if "muse" in move or "banker" in move]


def test_at_ones_next_turn_ones_own_pawn_buys_at_once_and_nobody_is_asked() -> None:
    state = tell(hiring(play_with_characters(2)), "0 court muse 400", "1 court princess 300")
    assert state.question == Acting(Seat(0))
    assert serving(state) == {0: "muse", 1: "princess"}
    assert [estate.hidden.florins for estate in state.estates] == [2100, 2200]


def test_whoever_was_sent_back_may_bid_again() -> None:
    state = tell(hiring(play_with_characters(2)), "0 court muse 400", "1 court muse 500")
    assert asked(state) == {0}
    state = tell(state, "0 court muse 700", "1 pass")
    assert serving(state) == {0: "muse"}
    assert state.estates[0].hidden.florins == 2500 - 700


def test_whoever_passes_is_not_asked_again() -> None:
    state = tell(hiring(play_with_characters(3)), "0 pass", "1 court muse 400", "2 court muse 500")
    assert asked(state) == {1}
    state = tell(state, "1 court muse 600", "2 court cardinal 300")
    assert serving(state) == {1: "muse", 2: "cardinal"}


def test_without_a_florin_one_may_still_bid_nothing_for_the_banker() -> None:
    state = hiring(given(play_with_characters(), 0, florins=0))
    assert legal(state, 0) == ["court banker 0", "pass"]


def test_alexandra_stands_her_pawn_on_space_6_of_the_merchant_and_bids_600() -> None:
    """The English example."""
    told = hear(hiring(play_with_characters()), "0 court merchant 600")
    assert facts(told, "courts")["price"].amount == 600  # type: ignore[attr-defined]


@pytest.mark.parametrize("price", [500, 600])  # German, French
def test_four_players_hire_a_merchant_a_cardinal_a_princess_and_a_banker(price: int) -> None:
    """The example with A, B, C and D."""
    state = tell(
        hiring(play_with_characters()),
        f"{A} court cardinal 300",
        f"{B} court merchant 400",
        f"{C} court cardinal {price}",
        f"{D} court princess 300",
        f"{A} court banker 0",
    )
    # B's pawn buys the Merchant, who could be used at once.
    assert serving(state) == {B: "merchant"}
    assert asked(state) == {B}
    state = tell(state, f"{B} forgo")
    assert serving(state) == {A: "banker", B: "merchant", C: "cardinal", D: "princess"}
    paid = [3500 - estate.hidden.florins for estate in state.estates]
    assert paid == [-600, 400, price, 300]
    assert cards(state).florins == 0


# Between two auctions


def rounds_later(state: State) -> State:
    """The next round's character auction begins; nobody did anything in between."""
    while not isinstance(state.question, Acting):
        (seat,) = asked(state)
        state = tell(state, f"{seat} {'forgo' if 'forgo' in legal(state, seat) else 'pass'}")
    round_ = state.round
    while state.round == round_:
        (seat,) = asked(state)
        state = tell(state, f"{seat} end")
    return hiring(state, state.starter)


def test_every_card_goes_back_before_the_next_auction() -> None:
    state = tell(hiring(play_with_characters(2)), "0 court muse 400", "1 court princess 300")
    state = rounds_later(state)
    assert cards(state).serving == ()
    assert cards(state).pawns == ()


def test_a_banker_nobody_hires_gets_100_florins_more() -> None:
    state = tell(hiring(play_with_characters(2)), "0 pass", "1 pass")
    assert cards(state).florins == 700
    assert facts(hear(hiring(play_with_characters(2)), "0 pass", "1 pass"), "banker-grows")


def test_after_two_rounds_without_him_800_florins_lie_on_the_banker() -> None:
    """The German and the French example; the French one bids 100 and keeps 700."""
    state = tell(hiring(play_with_characters(2)), "0 pass", "1 pass")
    state = tell(rounds_later(state), "1 pass", "0 pass")
    state = rounds_later(state)
    assert cards(state).florins == 800
    before = state.estates[0].hidden.florins
    state = tell(state, "0 court banker 100", "1 pass")
    assert state.estates[0].hidden.florins == before + 700


def test_chris_pays_200_for_the_banker_and_takes_700_and_600_are_laid_out_again() -> None:
    """The English example."""
    state = tell(hiring(play_with_characters(2)), "0 pass", "1 pass")
    state = rounds_later(state)
    before = state.estates[1].hidden.florins
    told = hear(state, "1 court banker 200", "0 pass")
    assert facts(told, "banker-pays")["florins"].amount == 700  # type: ignore[attr-defined]
    state = tell(state, "1 court banker 200", "0 pass")
    assert state.estates[1].hidden.florins == before - 200 + 700
    assert not cards(state).serving[0].face_down
    assert cards(rounds_later(state)).florins == 600


def test_the_price_must_be_paid_before_the_banker_pays() -> None:
    state = hiring(given(play_with_characters(2), 0, florins=100))
    assert refused(state, "0 court banker 200").text.key == "cannot-pay-in-cash"


def test_what_the_table_hears_of_an_auction() -> None:
    told = hear(
        hiring(play_with_characters(2)), "0 court muse 300", "1 court muse 400", "0 court banker 0"
    )
    assert keys(told) == [
        *("courts", "courts-instead", "courts"),
        *("hires", "hires", "banker-pays", "action-phase-begins"),
    ]


# No selling


def test_with_the_characters_nobody_sells_points() -> None:
    state = given(play_with_characters(), 0, points=9)
    assert refused(state, "0 sell 1").text.key == "nobody-sells-points"
    assert "sell 1" not in legal(state, 0)


def test_nobody_bids_or_builds_beyond_his_cash_even_with_points() -> None:
    state = given(play_with_characters(), 0, florins=150, points=9)
    assert refused(state, "0 nominate park").text.key == "cannot-pay-in-cash"
    assert refused(acting(state, 0), "0 acquire-bonus").text.key == "cannot-pay-in-cash"
    view = GAME.view(state, Seat(0))
    assert view.own is not None
    assert view.own.means == 150
