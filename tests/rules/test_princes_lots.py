"""The seven lots: when they are sold out or of no use to somebody, and what each of them is."""

from dataclasses import replace

import pytest

from bot.engine.text import Named, Who
from bot.games.princes.state import State
from bot.games.princes.state_parts import Tile
from tests.rules.princes_table import FULL, asked, given, naming, principality, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell

# Exhausted stacks, and objects one can't use (ruling 6)


@pytest.mark.parametrize(
    ("lot", "holdings"), [("jester", {"jesters": 7}), ("recruiting", {"recruiting": 5})]
)
def test_an_exhausted_stack_can_t_be_named(lot: str, holdings: dict[str, int]) -> None:
    state = given(table(), 1, **holdings)
    refusal = refused(state, f"0 nominate {lot}")
    assert (refusal.rule, refusal.text.key) == ("exhausted-stack", "lot-exhausted")
    assert refusal.text.fact("lot") == Named("lot", lot)
    assert refusal.nearest in legal(state, 0)


def test_a_landscape_is_exhausted_when_all_six_were_laid_out() -> None:
    parks = """
    ......p
    .....pp
    p....p.
    pp...pp
    .......
    ###....
    ###....
    """
    state = given(given(table(), 1, **principality(parks)), 2, **principality(parks))
    assert state.stock.landscapes == (6, 6, 0)
    refusal = refused(state, "0 nominate park")
    assert (refusal.rule, refusal.text.key) == ("exhausted-stack", "lot-exhausted")


def test_nobody_names_a_fourth_builder() -> None:
    state = given(table(), 0, builders=3)
    refusal = refused(state, "0 nominate builder")
    assert (refusal.rule, refusal.text.key) == ("builders-each", "has-all-builders")
    assert refusal.text.fact("most") == 3


def test_a_landscape_that_is_sold_out_is_told_to_be_so_though_it_fits_nowhere_either() -> None:
    state = given(table(), 0, **principality(FULL))
    stock = replace(state.stock, landscapes=tuple([0] * len(state.stock.landscapes)))
    refusal = refused(replace(state, stock=stock), "0 nominate forest")
    assert (refusal.rule, refusal.text.key) == ("exhausted-stack", "lot-exhausted")


def test_a_landscape_that_fits_nowhere_is_neither_named_nor_bid_for() -> None:
    state = given(table(), 0, **principality(FULL))
    refusal = refused(state, "0 nominate forest")
    assert (refusal.rule, refusal.text.key) == ("landscape-placed", "landscape-fits-nowhere")
    assert "nominate park" in legal(state, 0)
    state = tell(given(table(), 1, **principality(FULL)), "0 nominate forest")
    assert "bid 300" not in legal(state, 1)
    assert refused(state, "1 bid 300").rule == "landscape-placed"
    assert "pass" in legal(state, 1)


# The seven objects


def test_a_landscape_is_placed_before_anything_else_happens() -> None:
    # Ruling 7.
    state = tell(table(), "0 nominate park", "1 bid 300", "2 pass", "3 pass", "0 pass")
    assert asked(state) == {1}
    assert all(move.startswith("place park") for move in legal(state, 1))
    for line in ("1 pass", "1 nominate lake", "1 end"):
        refusal = refused(state, line)
        assert (refusal.rule, refusal.text.key) == ("landscape-placed", "place-it-first")
    state = tell(state, "1 place park a3 0")
    assert asked(state) == {0}
    assert state.stock.landscapes == (6, 6, 5)


def test_it_is_the_landscape_won_that_is_placed() -> None:
    state = tell(table(), "0 nominate park", "1 pass", "2 pass", "3 pass")
    for landscape in ("lake", "castle"):
        refusal = refused(state, f"0 place {landscape} a3 0")
        assert (refusal.rule, refusal.text.key) == ("landscape-placed", "other-landscape-won")


def test_a_landscape_may_lie_beside_the_palazzo_buildings_and_landscapes() -> None:
    ground = principality(
        """
        .......
        .......
        .......
        RRR....
        fff....
        ###ff..
        ###....
    """.replace("fff....", "ffff...").replace("###ff..", "###f...")
    )
    state = given(table(), 0, **ground)
    state = tell(state, "0 nominate lake", "1 pass", "2 pass", "3 pass")
    assert "place lake d4 0" in legal(state, 0)


def test_only_a_second_landscape_of_the_same_type_brings_3_points() -> None:
    # English example: a lake, then a forest for nothing, then a lake for 3. German and French:
    # neither a park nor a forest brings anything after the lake.
    def wins(state: State, lot: str, square: str) -> State:
        state = tell(naming(state, 0), f"0 nominate {lot}", "1 pass", "2 pass", "3 pass")
        return tell(state, f"0 place {lot} {square} 0")

    state = wins(table(), "lake", "a3")
    assert state.estates[0].open.points == 0
    state = wins(state, "forest", "a5")
    assert state.estates[0].open.points == 0
    state = wins(state, "park", "d1")
    assert state.estates[0].open.points == 0
    state = wins(state, "lake", "e3")
    assert state.estates[0].open.points == 3
    state = wins(state, "lake", "e5")
    assert state.estates[0].open.points == 6


def test_the_table_hears_of_points_where_an_object_brings_some() -> None:
    passes = ("1 pass", "2 pass", "3 pass")
    told = hear(given(table(), 0, builders=1), "0 nominate builder", *passes)
    earns = {"who": Who(0), "points": 3, "source": Named("lot", "builder")}
    assert facts(told, "earns-points") == earns
    assert "earns-points" not in keys(hear(table(), "0 nominate builder", *passes))
    one_lake = given(table(), 0, landscapes=(Tile("lake", "a3", 0),))
    told = hear(one_lake, "0 nominate lake", *passes, "0 place lake d1 0")
    assert facts(told, "earns-points")["source"] == Named("landscape", "lake")


def test_the_second_and_the_third_builder_bring_3_points_each() -> None:
    state, points = table(), []
    for _ in range(3):
        state = tell(naming(state, 0), "0 nominate builder", "1 pass", "2 pass", "3 pass")
        points.append(state.estates[0].open.points)
    assert points == [0, 3, 6]
