"""Setting up the table (Rules p. 3, variants p. 8; rulings 1-7, 44)."""

from collections import Counter

import pytest

from bot.games.firenze.state import State
from bot.games.firenze.state_parts import COLORS, NEUTRAL, Balcony
from tests.rules.firenze_table import BOX, GAME, dealt, heap, stored

SEEDS = [f"set-up-{number}" for number in range(25)]


def neutral(state: State) -> list[tuple[str, int]]:
    return [
        (color, height)
        for color in COLORS
        for height in BOX.heights
        if state.board.covers[BOX.commission_index(color, height)] == NEUTRAL
    ]


def tiles(state: State) -> Counter[str]:
    """How many tiles lie on each tower."""
    on = [balcony.color for balcony in state.board.balconies]
    return Counter([*on, *(color for color, _ in neutral(state))])


def test_four_players_have_six_seals_and_two_to_five_white_bricks() -> None:  # V16
    state = dealt(4)

    assert {builder.open.seals for builder in state.builders} == {6}
    order = state.clockwise(state.starter)
    assert [stored(state, seat) for seat in order] == ["white 2", "white 3", "white 4", "white 5"]
    assert sum(state.pouch) == 88 - 14 - 24


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_starts_each_next_one_has_a_white_brick_more(seed: str) -> None:
    state = dealt(seed=seed)

    order = state.clockwise(state.starter)
    assert [stored(state, seat) for seat in order] == ["white 2", "white 3", "white 4"]
    assert (state.seat, state.turns) == (state.starter, 1)


@pytest.mark.parametrize(("seats", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_the_fewer_play_the_more_seals_each_has(seats: int, seals: int) -> None:
    assert {builder.open.seals for builder in dealt(seats).builders} == {seals}


def test_six_cards_lie_in_the_row_with_four_bricks_each() -> None:
    state = dealt()

    assert [sum(spot.bricks) for spot in state.row] == [4] * 6
    assert not any(heap(spot.bricks) == "" for spot in state.row)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ten_start_cards_come_first(seed: str) -> None:
    state = dealt(seed=seed)
    starts, others = BOX.deck(campanile=False)

    first = [*(spot.card for spot in state.row), *state.deck.cards[:4]]
    assert Counter(first) == Counter(starts)
    assert Counter(state.deck.cards[4:]) == Counter(others)
    assert state.deck.starts == 4


def test_the_campanile_stays_in_the_box_unless_it_is_asked_for() -> None:
    assert "campanile" not in dealt().deck.cards
    assert "campanile" in dealt(campanile="in").deck.cards


@pytest.mark.parametrize("seed", SEEDS)
def test_one_balcony_of_each_numeral_is_drawn(seed: str) -> None:
    balconies = dealt(seed=seed).board.balconies

    assert [balcony.numeral for balcony in balconies] == [1, 2, 3, 4]
    for balcony in balconies:
        tile = BOX.balconies[balcony.name]
        assert balcony == Balcony(tile.name, tile.numeral, tile.color, tile.height, tile.points)


@pytest.mark.parametrize("seed", SEEDS)
def test_by_lot_the_neutral_seals_are_spread(seed: str) -> None:
    """Ruling 3: at most two tiles on a tower, two or three of the seals low."""
    state = dealt(seed=seed)
    lying = neutral(state)

    assert len(lying) == 5
    assert sum(height <= 4 for _, height in lying) in (2, 3)
    covered = {(balcony.color, balcony.height) for balcony in state.board.balconies}
    assert not covered & set(lying)
    crowded = Counter(balcony.color for balcony in state.board.balconies)
    for color, many in tiles(state).items():
        assert many <= max(2, crowded[color])  # ruling 44


@pytest.mark.parametrize("many", range(8))
def test_a_table_chooses_how_many_neutral_seals_there_are(many: int) -> None:
    assert len(neutral(dealt(neutral_seals=str(many)))) == many


@pytest.mark.parametrize(
    ("many", "low"), [(1, {0, 1}), (2, {1}), (3, {1, 2}), (4, {2}), (5, {2, 3}), (6, {3}), (7, {3})]
)
def test_by_lot_half_of_the_seals_lie_low_and_three_at_most(many: int, low: set[int]) -> None:
    found = set()
    for seed in SEEDS:
        state = dealt(seed=seed, neutral_seals=str(many))
        crowded = Counter(balcony.color for balcony in state.board.balconies)
        assert all(tiles(state)[color] <= max(2, crowded[color]) for color in COLORS)
        found.add(sum(height <= 4 for _, height in neutral(state)))

    assert found == low


def test_the_die_does_not_care_how_many_tiles_a_tower_has() -> None:
    rolled = [dealt(seed=seed, placing="die", neutral_seals="7") for seed in SEEDS]

    assert any(max(tiles(state).values()) > 3 for state in rolled)


def test_a_seal_that_is_rolled_for_never_falls_on_a_dead_colour() -> None:
    for seed in SEEDS:
        state = dealt(seed=seed, placing="die", neutral_seals="7", dead_color="green")
        assert len(neutral(state)) == 7


def test_the_die_puts_them_anywhere_but_on_a_balcony() -> None:
    places = set()
    for seed in SEEDS:
        state = dealt(seed=seed, placing="die")
        lying = neutral(state)
        assert len(lying) == 5
        assert not set(lying) & {(b.color, b.height) for b in state.board.balconies}
        places |= set(lying)
    assert len(places) > 25


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize(("many", "others"), [("0", 0), ("5", 0), ("7", 1)])
def test_a_dead_colour_has_six_seals_and_no_balcony(color: str, many: str, others: int) -> None:
    state = dealt(dead_color=color, neutral_seals=many)
    lying = neutral(state)

    assert [place for place in lying if place[0] == color] == [(color, h) for h in BOX.heights]
    assert len(lying) == 6 + others
    assert color not in {balcony.color for balcony in state.board.balconies}
    assert not GAME.broken_law(state)


def test_the_starting_player_is_drawn() -> None:
    starters = {dealt(seed=seed).starter for seed in SEEDS}

    assert starters == {0, 1, 2}


def test_every_level_tile_lies_beside_its_height() -> None:
    levels = GAME.view(dealt(), None).levels

    assert [(level.height, level.seat) for level in levels] == [
        (5, None),
        (6, None),
        (7, None),
        (8, None),
    ]
