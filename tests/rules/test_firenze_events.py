"""Event cards, one by one (Rules p. 7; rulings 27-29, 43)."""

import pytest

from bot.engine.game import Event
from bot.engine.text import Named
from bot.games.firenze.state import State
from tests.rules.firenze_table import asked, given, heap, on_top, row, short, site, stored, table
from tests.rules.telling import hear, keys, legal, refused, tell

OTHERS = ("mason", "princess", "smuggler", "wholesaler", "saboteur")


def taking(event: str, state: State, laden: str = "white 2") -> State:
    """The event lies at the left, to be taken for nothing."""
    return row(state, event, *OTHERS, **{event.replace("-", "_"): laden})


def test_the_event_is_put_away_and_the_row_is_filled_after_it() -> None:
    after = tell(taking("tribute", table()), "0 take 1")

    assert after.deck.discards == ("tribute",)
    assert len(after.row) == 6
    assert asked(after) == "0 building"


def test_what_an_event_puts_into_the_pouch_can_be_drawn_at_once() -> None:
    """Ruling 10."""
    state = given(table(), 0, "blue 3")
    state = short(on_top(taking("storehouse-fire", state, ""), "tribute"), "", rest=1)

    after = tell(state, "0 take 1")

    assert (after.row[-1].card, heap(after.row[-1].bricks)) == ("tribute", "blue 3")
    assert not sum(after.pouch)


# Botch, Collapse


def test_a_botch_takes_a_brick_from_the_tower_one_chooses() -> None:
    state = taking("botch", given(table(), 0, on_site="red 3, blue 1"))

    asked_for = tell(state, "0 take 1")
    assert asked(asked_for) == "0 lowering"
    assert len(asked_for.row) == 5
    assert site(tell(asked_for, "0 lower red 3"), 0) == "red 2, blue 1"
    assert site(tell(asked_for, "0 lower blue 1"), 0) == "red 3"


def test_a_collapse_strikes_everybodys_highest_tower() -> None:
    state = given(table(), 0, on_site="blue 1, red 3")
    state = given(given(state, 1, on_site="white 2, yellow 4"), 2, on_site="blue 1")

    after = tell(taking("collapse", state), "0 take 1")

    assert [site(after, at) for at in range(3)] == ["blue 1, red 2", "white 2, yellow 3", ""]


def test_whoever_loses_a_level_hears_which_card_took_it() -> None:
    state = given(given(table(), 0, on_site="red 3"), 1, on_site="yellow 4")

    told = [one for one in hear(taking("collapse", state), "0 take 1") if _lost_a_level(one)]

    assert [event.text.fact("card") for event in told] == [Named("action-card", "collapse")] * 2
    assert [event.text.fact("height") for event in told] == [3, 4]
    assert [event.text.fact("left") for event in told] == [2, 3]


def _lost_a_level(event: Event) -> bool:
    return event.text.key == "firenze-loses-level"


def test_of_equal_ones_the_active_player_chooses_and_the_others_lose_the_cheapest() -> None:
    state = given(table(), 0, on_site="red 3, blue 3, white 1")
    state = taking("collapse", given(state, 1, on_site="purple 2, yellow 2"))

    before = tell(state, "0 take 1")
    assert legal(before, 0) == ["lower red 3", "lower blue 3"]
    assert refused(before, "0 lower white 1").text.key == "firenze-only-the-highest"
    after = tell(before, "0 lower blue 3")
    assert (site(after, 0), site(after, 1)) == ("red 3, blue 2, white 1", "purple 2, yellow 1")


# Storehouse Fire, Flood: not the bricks of this card


def test_a_fire_takes_three_bricks_but_none_that_lay_on_the_card() -> None:
    state = taking("storehouse-fire", given(table(), 0, "red 2 blue 3"), "purple 4")

    before = tell(state, "0 take 1")
    assert legal(before, 0) == ["spill red", "spill blue"]
    after = tell(before, "0 spill blue", "0 spill red", "0 spill blue")
    assert stored(after, 0) == "red 1 blue 1 purple 4"


def test_what_is_given_one_by_one_is_told_once() -> None:
    state = taking("storehouse-fire", given(table(), 0, "red 2 blue 3"))

    told = hear(state, "0 take 1", "0 spill blue", "0 spill red", "0 spill blue")

    assert keys(told) == ["firenze-takes", "firenze-loses-bricks", "firenze-new-card"]


def test_a_flood_takes_half_of_every_storehouse_rounded_down() -> None:
    """Ruling 28: the active player's new bricks are not counted."""
    state = given(given(given(table(), 0, "red 5"), 1, "white 3"), 2, "blue 1")

    after = tell(taking("flood", state, "yellow 4"), "0 take 1")

    assert stored(after, 0) == "yellow 4 red 3"
    assert stored(after, 1) == "white 2"
    assert stored(after, 2) == "blue 1"


# Luxury Tax, Tribute: this card's bricks may pay


def test_the_luxury_tax_wants_a_brick_for_every_tower() -> None:
    """Ruling 43."""
    state = given(table(), 0, on_site="red 3, blue 1")
    state = given(given(state, 1, "white 1", on_site="red 1, red 2"), 2, "white 3")

    after = tell(taking("luxury-tax", state, "yellow 3"), "0 take 1")

    assert stored(after, 0) == "yellow 1"
    assert stored(after, 1) == ""
    assert stored(after, 2) == "white 3"


@pytest.mark.parametrize(("on_site", "question"), [("", "building"), ("red 3", "losing")])
def test_the_luxury_tax_asks_whoever_has_towers_and_a_choice(on_site: str, question: str) -> None:
    state = given(table(), 0, "red 1 blue 1", on_site=on_site)

    assert asked(tell(taking("luxury-tax", state), "0 take 1")) == f"0 {question}"


def test_a_tribute_takes_two_bricks_from_everybody() -> None:
    state = given(given(table(), 1, "white 3"), 2, "white 1")

    after = tell(taking("tribute", state, "yellow 3"), "0 take 1")

    assert [stored(after, at) for at in range(3)] == ["yellow 1", "white 1", ""]


def test_the_active_player_chooses_what_the_tribute_takes() -> None:
    state = taking("tribute", given(table(), 0, "purple 1"), "white 1 red 1")

    before = tell(state, "0 take 1")
    assert asked(before) == "0 losing"
    assert stored(tell(before, "0 spill red", "0 spill white"), 0) == "purple 1"


@pytest.mark.parametrize(
    ("stock", "on_site", "left"),
    [
        ("white 1 yellow 1 red 1", "", "red 1"),  # cheap before dear
        ("white 1 yellow 1 red 1", "white 2", "white 1"),  # of colours that one builds with, late
        ("white 3 red 1", "", "white 1 red 1"),  # one colour is emptied before the next
        ("white 1 red 2", "white 1, red 1", "red 1"),
    ],
)
def test_others_lose_what_they_can_best_spare(stock: str, on_site: str, left: str) -> None:
    """Rulings 27 and 43."""
    state = taking("tribute", given(table(), 1, stock, on_site=on_site))

    assert stored(tell(state, "0 take 1"), 1) == left


def test_an_event_goes_clockwise_from_the_active_player() -> None:
    state = given(given(given(table(), 0, "red 2"), 1, "red 2"), 2, "red 2")

    told = hear(taking("tribute", state, ""), "0 take 1")

    seats = [dict(e.text.facts)["who"] for e in told if e.text.key == "firenze-loses-bricks"]
    assert [who.seat for who in seats] == [0, 1, 2]  # type: ignore[union-attr]
