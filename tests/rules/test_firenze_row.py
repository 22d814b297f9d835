"""Phases 1 and 2: choosing a card, paying for it, exchanging a brick (Rules p. 4-5)."""

from dataclasses import replace

from bot.engine.random_draws import Chance
from bot.engine.text import Named
from bot.games.firenze.bricks_and_towers import heap_texts as heaped
from bot.games.firenze.state import Deck, fill_row
from tests.rules.firenze_table import (
    BOX,
    ROW,
    asked,
    bricks,
    building,
    dealt,
    given,
    heap,
    on_top,
    row,
    short,
    stored,
    table,
)
from tests.rules.telling import facts, hear, keys, legal, refused, step, tell

# Choosing


def test_thomas_takes_the_third_card_and_lays_a_brick_on_each_card_before_it() -> None:  # V02
    state = given(table(), 0, "white 2")
    state = row(
        state,
        "wholesaler",
        "mason",
        "princess",
        "smuggler",
        "storehouse-fire",
        "saboteur",
        princess="red 1 blue 3",
    )
    state = on_top(state, "botch")

    after = tell(state, "0 take 3", "0 pay white", "0 pay white")

    names = [spot.card for spot in after.row]
    assert names == ["wholesaler", "mason", "smuggler", "storehouse-fire", "saboteur", "botch"]
    assert [heap(spot.bricks) for spot in after.row[:3]] == ["white 3", "white 3", "white 2"]
    assert sum(after.row[-1].bricks) == 4
    assert after.builders[0].hidden.hand == ("princess",)
    assert stored(after, 0) == "red 1 blue 3"  # two fewer, four more
    assert asked(after) == "0 building"


def test_bricks_are_paid_from_left_to_right_in_any_colours() -> None:
    state = given(table(), 0, "yellow 1 green 1")

    after = tell(state, "0 take 3", "0 pay green", "0 pay yellow")

    assert [heap(spot.bricks) for spot in after.row[:2]] == ["white 2 green 1", "white 2 yellow 1"]


def test_the_leftmost_card_costs_nothing_even_without_a_brick() -> None:
    assert legal(table(), 0) == ["take 1"]


def test_what_can_best_be_spared_is_offered_first() -> None:
    state = given(table(), 0, "white 1 yellow 1 red 1", on_site="white 2")

    assert legal(tell(state, "0 take 2"), 0) == ["pay yellow", "pay red", "pay white"]


def test_taking_a_card_is_told_with_its_bricks_and_its_price() -> None:
    events = hear(given(table(), 0, "blue 1"), "0 take 2", "0 pay blue")

    assert keys(events) == ["firenze-takes", "firenze-new-card"]
    assert facts(events, "firenze-takes")["card"] == Named("action-card", "mason")
    further = hear(given(table(), 0, "blue 1 red 1"), "0 take 3", "0 pay blue", "0 pay red")
    assert facts(further, "firenze-takes")["paid"] == heaped(bricks("red 1 blue 1"))


def test_the_row_is_closed_up_and_filled_with_four_bricks_from_the_pouch() -> None:
    before = on_top(table(), "tribute")
    after = step(before, "0 take 1")

    assert after.opened
    assert [spot.card for spot in after.state.row][:1] == ["mason"]
    assert after.state.row[-1].card == "tribute"
    assert sum(before.pouch) - sum(after.state.pouch) == 4


def test_a_short_pouch_gives_all_it_has_and_the_card_is_never_filled_up() -> None:  # V15
    state = short(on_top(table(), "tribute"), "red 1 blue 1", rest=1)

    after = tell(state, "0 take 1")

    assert heap(after.row[-1].bricks) == "red 1 blue 1"
    assert not sum(after.pouch)
    later = tell(after, "0 begin white", "0 done", "0 end")
    assert heap(later.row[-1].bricks) == "red 1 blue 1"


def test_without_a_deck_the_cards_put_away_are_shuffled_into_a_new_one() -> None:
    state = table()
    used_up = replace(state.deck, cards=(), discards=state.deck.cards)
    after = step(replace(state, deck=used_up), "0 take 1")

    assert "firenze-deck-shuffled" in keys(after.events)
    assert len(after.state.row) == 6
    assert not after.state.deck.discards
    assert not after.state.deck.starts


def test_the_start_cards_are_counted_down_to_none() -> None:
    state = dealt()
    left = []
    for _ in range(6):
        left.append(state.deck.starts)
        state = fill_row(BOX, replace(state, row=state.row[1:]), Chance("down", 0)).state

    assert left == [4, 3, 2, 1, 0, 0]


def test_without_any_card_left_the_space_stays_empty() -> None:
    """Ruling 11."""
    state = table()
    state = replace(state, row=state.row[:4], deck=Deck((), 0, ("tribute",)))

    filled = fill_row(BOX, state, Chance("last", 0)).state

    assert [spot.card for spot in filled.row[3:]] == [ROW[3], "tribute"]
    assert not filled.deck.cards


# Exchanging


def test_daniela_gives_three_bricks_for_the_blue_one_on_the_wholesaler() -> None:  # V04
    state = row(given(table(), 0, "white 2 red 1 green 1"), "wholesaler", wholesaler="blue 1 red 2")
    state = building(state)

    after = tell(state, "0 exchange 1 blue", "0 pay white", "0 pay white", "0 pay red")

    assert heap(after.row[0].bricks) == "white 2 red 3"
    assert stored(after, 0) == "green 1 blue 1"
    assert asked(after) == "0 building"
    assert refused(after, "0 exchange 1 red").text.key == "firenze-exchanged-already"


def test_the_brick_taken_lay_there_before_the_three_were_put_there() -> None:
    state = building(given(table(), 0, "blue 3"))

    assert refused(state, "0 exchange 1 blue").text.key == "firenze-not-on-this-card"


def test_a_trading_house_makes_the_exchange_cheaper_by_one() -> None:
    state = building(given(table(), 0, "red 2", buildings=("trading-house",)))

    after = tell(state, "0 exchange 1 white", "0 pay red", "0 pay red")

    assert stored(after, 0) == "white 1"


def test_an_exchange_is_told_once_it_is_paid() -> None:
    state = building(given(table(), 0, "red 3"))

    assert keys(hear(state, "0 exchange 1 white", "0 pay red", "0 pay red")) == []
    told = hear(state, "0 exchange 1 white", "0 pay red", "0 pay red", "0 pay red")
    assert keys(told) == ["firenze-exchanges"]
    assert facts(told, "firenze-exchanges")["paid"] == heaped(bricks("red 3"))
