"""What is different when only two play."""

import pytest

from bot.engine.text import Named
from bot.games.princes.state import State
from tests.rules.princes_table import BOX, asked, given, naming, principality, table
from tests.rules.telling import facts, hear, legal, refused, tell

LOTS = ["landscapes", "prestige", "recruiting", "jester", "builder"]

SIX_PARKS = """
..ppp..
..ppp..
....ppp
....ppp
....ppp
###.ppp
###....
"""


# Ruling 8: the freedoms


# The auction phase


def test_the_three_landscapes_are_auctioned_as_one_object() -> None:
    assert legal(table(2), 0) == [*(f"nominate {lot}" for lot in LOTS), "withdraw"]
    for landscape in BOX.landscape_order:
        assert refused(table(2), f"0 nominate {landscape}").text.key == "no-such-lot"


def won(state: State) -> State:
    return tell(state, "0 nominate landscapes", "1 pass")


def test_the_winner_of_the_landscapes_takes_the_type_he_likes_and_places_it() -> None:
    state = won(table(2))
    assert {move.split()[1] for move in legal(state, 0)} == {"forest", "lake", "park"}
    for at, landscape in enumerate(("forest", "lake", "park")):
        after = tell(state, f"0 place {landscape} d1 0")
        assert [tile.name for tile in after.estates[0].open.landscapes] == [landscape]
        assert after.stock.landscapes[at] == 5
        assert sum(after.stock.landscapes) == 17


def test_the_table_hears_that_landscapes_were_won_and_then_which() -> None:
    told = hear(table(2), "0 nominate landscapes", "1 pass", "0 place lake d1 0")
    assert facts(told, "wins")["lot"] == Named("lot", "landscapes")
    assert facts(told, "places")["landscape"] == Named("landscape", "lake")


def test_the_other_player_can_t_have_another_landscape_in_this_round() -> None:
    state = tell(won(table(2)), "0 place lake d1 0")
    assert asked(state) == {1}
    refusal = refused(state, "1 nominate landscapes")
    assert (refusal.rule, refusal.text.key) == ("one-of-each-stack", "lot-sold")
    assert legal(state, 1) == [*(f"nominate {lot}" for lot in LOTS[1:]), "withdraw"]


def test_landscapes_are_there_as_long_as_one_of_any_type_is_left() -> None:
    state = given(table(2), 1, **principality(SIX_PARKS))
    assert state.stock.landscapes == (6, 6, 0)
    state = won(state)
    assert {move.split()[1] for move in legal(state, 0)} == {"forest", "lake"}
    refusal = refused(state, "0 place park d1 0")
    assert (refusal.rule, refusal.text.key) == ("exhausted-stack", "lot-exhausted")
    assert refusal.nearest in legal(state, 0)


def test_landscapes_may_be_won_while_one_type_still_fits() -> None:
    # Ruling 6: of the three types only a forest is too large for what is left here.
    narrow = """
    fffffll
    fffffll
    fffffll
    fffffll
    ...RRR.
    ###...l
    ###.lll
    """
    state = won(given(table(2), 0, **principality(narrow)))
    assert {move.split()[1] for move in legal(state, 0)} == {"lake", "park"}


def test_landscapes_are_of_no_use_when_none_of_the_three_fits() -> None:
    full = """
    fffffll
    fffffll
    fffffll
    fffffll
    ...RRR.
    ###llll
    ###llll
    """
    state = given(table(2), 0, **principality(full))
    refusal = refused(state, "0 nominate landscapes")
    assert (refusal.rule, refusal.text.key) == ("landscape-placed", "no-landscape-left-fits")
    state = tell(naming(state, 1), "1 nominate landscapes")
    assert refused(state, "0 bid 400").rule == "landscape-placed"


def test_landscapes_are_of_no_use_when_the_only_type_that_fits_is_exhausted() -> None:
    mine = """
    fffffll
    fffffll
    fffffll
    fffffll
    RRRS..l
    ###SS.l
    ###SSll
    """
    state = given(table(2), 0, **principality(mine))
    assert "nominate landscapes" in legal(state, 0)
    state = given(state, 1, **principality(SIX_PARKS))
    assert refused(state, "0 nominate landscapes").text.key == "no-landscape-left-fits"


# Ruling 3: the last one pays the opening bid, or takes nothing


def test_the_last_one_alone_pays_300_for_what_he_likes() -> None:
    state = tell(table(2), "0 nominate jester", "1 pass", "1 nominate builder")
    assert state.estates[1].hidden.florins == 2200
    assert state.estates[1].open.builders == 1
    assert asked(state) == {0}


@pytest.mark.parametrize("loser", [0, 1])
def test_whoever_loses_the_first_auction_is_the_last_one(loser: int) -> None:
    fight = ["1 bid 400", "0 pass"] if loser == 0 else ["1 pass"]
    state = tell(table(2), "0 nominate jester", *fight)
    assert asked(state) == {loser}
    assert tell(state, f"{loser} nominate builder").estates[loser].hidden.florins == 2200
