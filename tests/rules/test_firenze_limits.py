"""Phase 6: the card limit, then the storehouse limit (Rules p. 7; rulings 21, 42)."""

import pytest

from tests.rules.firenze_table import asked, fulfilling, given, limiting, row, stored, table
from tests.rules.telling import legal, refused, step, tell

CELEBRATIONS = ("recognition", "monument", "carnival", "tournament", "wedding", "masked-ball")


def test_within_the_limits_the_next_turn_begins() -> None:
    state = fulfilling(
        given(table(), 0, "white 10", hand=("patrician", "alchemist", *CELEBRATIONS[:3]))
    )

    assert asked(tell(state, "0 end")) == "1 choosing"


def test_what_is_beyond_ten_bricks_goes_into_the_pouch() -> None:  # V14
    state = fulfilling(given(table(), 0, "white 6 red 7", on_site="blue 9"))

    before = tell(state, "0 end")
    assert asked(before) == "0 limiting-bricks"
    after = tell(before, "0 spill red", "0 spill white", "0 spill red")
    assert stored(after, 0) == "white 5 red 5"
    assert asked(after) == "1 choosing"


def test_with_a_warehouse_fifteen_bricks_may_stay() -> None:
    state = fulfilling(given(table(), 0, "white 10 red 5", buildings=("warehouse",)))

    assert asked(tell(state, "0 end")) == "1 choosing"


def test_cards_in_hand_and_buildings_count_together() -> None:
    hand = ("mason", "princess", "banquet", "wedding")
    state = fulfilling(given(table(), 0, hand=hand, buildings=("workshop", "warehouse")))

    before = tell(state, "0 end")

    assert asked(before) == "0 limiting-cards"
    assert [line for line in legal(before, 0) if line.startswith("discard")] == [
        "discard mason",
        "discard princess",
        "discard workshop",
        "discard warehouse",
    ]


@pytest.mark.parametrize(
    ("more", "then"), [((), "1 choosing"), (("saboteur",), "0 limiting-cards")]
)
def test_with_the_palazzo_eight_cards_stay(more: tuple[str, ...], then: str) -> None:
    hand = ("mason", "princess", "smuggler", "banquet", "wedding", "carnival", *more)
    state = given(table(), 0, hand=hand, buildings=("workshop", "palazzo"))

    assert asked(tell(fulfilling(state), "0 end")) == then


def test_celebrations_stay_and_everything_else_goes() -> None:  # V12
    state = given(table(), 0, hand=(*CELEBRATIONS, "mason", "princess"), buildings=("workshop",))

    before = tell(fulfilling(state), "0 end")
    assert refused(before, "0 discard wedding").text.key == "firenze-celebrations-stay"
    after = tell(before, "0 discard mason", "0 discard workshop", "0 discard princess")

    assert after.builders[0].hidden.hand == CELEBRATIONS
    assert after.builders[0].open.buildings == ()
    assert asked(after) == "1 choosing"


def test_the_patrician_may_be_played_at_the_limit() -> None:  # V13
    state = given(table(), 0, hand=(*CELEBRATIONS[:5], "patrician"))

    after = tell(fulfilling(state), "0 end", "0 renounce wedding")

    assert len(after.builders[0].hidden.hand) == 4
    assert asked(after) == "1 choosing"


def test_the_card_limit_comes_first_and_a_warehouse_put_away_counts_at_once() -> None:
    """Ruling 42."""
    hand = ("mason", "princess", "banquet", "wedding", "carnival")
    state = given(table(), 0, "white 10 red 2", hand=hand, buildings=("warehouse",))

    after = tell(fulfilling(state), "0 end", "0 discard warehouse")

    assert asked(after) == "0 limiting-bricks"
    assert legal(after, 0) == ["spill white", "spill red"]


def test_bricks_wait_until_there_are_no_cards_too_many() -> None:
    """Ruling 42."""
    state = limiting(given(table(), 0, "white 12", hand=(*CELEBRATIONS[:5], "mason")))

    assert refused(state, "0 spill white").text.key == "firenze-too-many-cards"


def test_luck_used_at_the_limit_is_not_taken_back_though_the_turn_is_over() -> None:
    state = limiting(given(table(), 0, hand=(*CELEBRATIONS[:5], "wholesaler")))
    state = row(state, "mason", "princess")

    after = step(state, "0 restock 1")

    assert after.opened
    assert asked(after.state) == "1 choosing"
