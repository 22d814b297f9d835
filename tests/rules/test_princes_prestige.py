"""All 14 prestige cards on the example estate of each language's overview (Rules p. 19)."""

from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.text import Named, Who
from bot.games.princes import final_scoring
from bot.games.princes.state import State
from bot.games.princes.state_parts import PRESTIGE, RECRUITING
from tests.rules.estates import ENDED, LANGUAGES, PACKED, example
from tests.rules.princes_table import BOX, GAME, acting, given, principality, table
from tests.rules.telling import hear, tell

Holdings = dict[str, Any]


def end(state: State) -> State:
    """The game after the last action turn of round 7."""
    return tell(last_turn(state), f"{len(state.estates) - 1} end")


def last_turn(state: State) -> State:
    return acting(state, len(state.estates) - 1, starter=0, round=7)


def brings(state: State) -> int:
    """What the prestige cards of seat 0 bring at the end."""
    return end(state).estates[0].open.earned[PRESTIGE]


# --- The examples of the rulebooks ---

FOREST_AND_LAKE = """
    ffff...
    f......
    .......
    lll....
    l......
    ###....
    ###....
"""
FOREST_LAKE_AND_PARK = """
    ffff.pp
    f....p.
    .......
    lll....
    l......
    ###....
    ###....
"""
FOUR_WORKS = ("cartographer", "sculptor", "physician", "dramatist")
NOBODY: list[Holdings] = []

# For each card what it brings, and the opponents the example tells of (seats 1 and 2). It tells
# of them card by card: no single table could have them all.
BRINGS: dict[str, tuple[int, list[Holdings]]] = {
    "most-buildings": (3, [principality(PACKED)]),  # five as well
    "two-large-buildings": (5, [principality(PACKED)]),  # two as well: no matter
    "fewest-free-squares": (0, [principality(PACKED)]),  # fewer
    "three-landscapes": (0, NOBODY),
    "most-landscapes": (4, [principality(FOREST_LAKE_AND_PARK)]),  # three as well
    "most-forests": (7, [principality(FOREST_AND_LAKE)]),
    "most-lakes": (3, [principality(FOREST_AND_LAKE), principality(FOREST_AND_LAKE)]),
    "three-freedoms": (0, NOBODY),
    "buildings-freedoms-works": (6, NOBODY),
    "most-jesters": (0, NOBODY),
    "most-parks": (0, NOBODY),
    "builder-jester-landscapes": (0, NOBODY),
}
BUILDERS_ALONE = (6, [{"builders": 1}])
BUILDERS_TIED = (3, [{"builders": 2}])
FIVE_WORKS: Holdings = {"table": (*FOUR_WORKS, "theologian")}
OF_LANGUAGE: dict[str, dict[str, tuple[int, list[Holdings]]]] = {
    "en": {"most-builders": BUILDERS_ALONE, "most-works": (4, [FIVE_WORKS])},
    "de": {"most-builders": BUILDERS_TIED, "most-works": (0, [FIVE_WORKS])},
    "fr": {"most-builders": BUILDERS_ALONE, "most-works": (4, [FIVE_WORKS])},
}


def told(language: str, card: str) -> State:
    """The example's table with this card in the hand of seat 0."""
    _, opponents = {**BRINGS, **OF_LANGUAGE[language]}[card]
    state = example(ENDED[language], prestige=card)
    for seat, holdings in enumerate(opponents, start=1):
        state = given(state, seat, **holdings)
    return state


def test_there_are_14_prestige_cards_and_the_example_tells_of_each() -> None:
    for language in LANGUAGES:
        assert set(BOX.prestige) == {*BRINGS, *OF_LANGUAGE[language]}
    assert len(BOX.prestige) == 14


@pytest.mark.parametrize(
    ("language", "card", "points"),
    [
        (language, card, points)
        for language in LANGUAGES
        for card, (points, _) in {**BRINGS, **OF_LANGUAGE[language]}.items()
    ],
)
def test_a_prestige_card_is_worth_its_example(language: str, card: str, points: int) -> None:
    state = told(language, card)
    assert brings(state) == points
    own = GAME.view(state, Seat(0)).own
    assert own is not None
    assert [(held.name, held.worth) for held in own.prestige] == [(card, points)]


# --- Ruling 14: the most, ties, and the most of nothing ---

TOWER = """
    RRR....
    .......
    .......
    .......
    .......
    ###....
    ###....
"""
TOWER_AND_CHAPEL = """
    RRR.CC.
    ....C..
    .......
    .......
    .......
    ###....
    ###....
"""
ONE_FOREST, TWO_FORESTS = (
    """
    ffff...
    f......
    .......
    .......
    .......
    ###....
    ###....
    """,
    """
    ffff...
    f......
    ffff...
    f......
    .......
    ###....
    ###....
    """,
)
ONE_LAKE, ONE_PARK = (ONE_FOREST.replace("ffff", many) for many in ("lll.", "pp.."))
TWO_LAKES, TWO_PARKS = (TWO_FORESTS.replace("ffff", many) for many in ("lll.", "pp.."))
ONE_LAKE, TWO_LAKES = (drawing.replace("f", "l") for drawing in (ONE_LAKE, TWO_LAKES))
ONE_PARK, TWO_PARKS = (drawing.replace("f", "p") for drawing in (ONE_PARK, TWO_PARKS))

# Some of a thing, and more of it; each seat has cards of its own.
SOME_AND_MORE: dict[str, tuple[Holdings, Holdings]] = {
    "most-buildings": (principality(TOWER), principality(TOWER_AND_CHAPEL)),
    "most-landscapes": (principality(ONE_PARK), principality(FOREST_AND_LAKE)),
    "most-forests": (principality(ONE_FOREST), principality(TWO_FORESTS)),
    "most-lakes": (principality(ONE_LAKE), principality(TWO_LAKES)),
    "most-parks": (principality(ONE_PARK), principality(TWO_PARKS)),
    "most-jesters": ({"jesters": 1}, {"jesters": 2}),
    "most-builders": ({"builders": 1}, {"builders": 2}),
    "most-works": ({"table": (RECRUITING,)}, {"table": (RECRUITING, RECRUITING)}),
    "fewest-free-squares": (principality(ONE_PARK), principality(ONE_FOREST)),
}
COMPARING = tuple(SOME_AND_MORE)
MOST = tuple(card for card in COMPARING if card != "fewest-free-squares")


def holding(card: str, *estates: Holdings) -> State:
    """Three seats with these things; seat 0 has the card."""
    state = table(3)
    for seat, holdings in enumerate(estates):
        state = given(state, seat, **holdings)
    return given(state, 0, prestige=(card,))


@pytest.mark.parametrize("card", COMPARING)
def test_whoever_is_alone_ahead_gets_all_points(card: str) -> None:
    some, more = SOME_AND_MORE[card]
    assert brings(holding(card, more, some)) == BOX.prestige[card].points
    assert brings(holding(card, some)) == BOX.prestige[card].points


@pytest.mark.parametrize("card", COMPARING)
def test_whoever_ties_with_one_or_two_gets_the_number_in_brackets(card: str) -> None:
    some, _ = SOME_AND_MORE[card]
    assert brings(holding(card, some, {}, some)) == BOX.prestige[card].shared
    assert brings(holding(card, some, some, some)) == BOX.prestige[card].shared


@pytest.mark.parametrize("card", MOST)
def test_nobody_has_the_most_of_nothing(card: str) -> None:
    assert brings(holding(card)) == 0


def test_whoever_has_nothing_is_one_short_where_nobody_has_anything() -> None:
    card = BOX.prestige["most-jesters"]
    assert final_scoring.lead_for_card(card, 0, (0, 0)) == -1
    assert final_scoring.lead_for_card(card, 0, (0, 2)) == -2
    assert [final_scoring.lead_for_card(card, own, (1, 2)) for own in (1, 2, 4)] == [-1, 0, 2]


def test_a_recruiting_card_on_the_table_is_a_work() -> None:
    recruiting: Holdings = {"table": ("poet", RECRUITING)}
    assert brings(holding("most-works", recruiting, {"table": ("jurist",)})) == 7


# --- Cards that ask for certain things, and for enough of them ---

FOUR_BUILDINGS = """
    RRR.CC.
    ....C..
    OOO..TT
    O.O.TT.
    ....T..
    ###....
    ###....
"""
THREE_BUILDINGS = FOUR_BUILDINGS.replace("R", ".")
UNIVERSITY_AND_WORKSHOP = """
    UUU..WW
    U...WWW
    UUU..WW
    .......
    .......
    ###....
    ###....
"""
ALL_FREEDOMS = ("travel", "religion", "opinion")
TABLE_OF_4 = (*FOUR_WORKS[:3], RECRUITING)
ENOUGH: dict[str, tuple[int, Holdings]] = {
    "two-large-buildings": (5, principality(UNIVERSITY_AND_WORKSHOP)),
    "three-landscapes": (8, principality(FOREST_LAKE_AND_PARK)),
    "three-freedoms": (8, {"freedoms": ALL_FREEDOMS}),
    "buildings-freedoms-works": (
        6,
        {
            **principality(FOUR_BUILDINGS),
            "freedoms": ALL_FREEDOMS[:2],
            "table": TABLE_OF_4,
            "hand": (),
        },
    ),
    "builder-jester-landscapes": (7, {**principality(TWO_LAKES), "builders": 1, "jesters": 1}),
}
# Each time one thing less than enough.
TOO_LITTLE: list[tuple[str, Holdings]] = [
    ("two-large-buildings", principality(UNIVERSITY_AND_WORKSHOP.replace("W", "."))),
    ("two-large-buildings", principality(FOUR_BUILDINGS)),
    ("three-landscapes", principality(FOREST_LAKE_AND_PARK.replace("f", "."))),
    ("three-landscapes", principality(FOREST_LAKE_AND_PARK.replace("l", "."))),
    ("three-landscapes", principality(TWO_PARKS)),
    ("three-freedoms", {"freedoms": ALL_FREEDOMS[1:]}),
    ("buildings-freedoms-works", principality(THREE_BUILDINGS)),
    ("buildings-freedoms-works", {"freedoms": ALL_FREEDOMS[:1]}),
    ("buildings-freedoms-works", {"table": FOUR_WORKS[:3], "recruiting": 1}),
    ("builder-jester-landscapes", principality(ONE_LAKE)),
    ("builder-jester-landscapes", {"builders": 0}),
    ("builder-jester-landscapes", {"jesters": 0}),
]


@pytest.mark.parametrize("card", ENOUGH)
def test_who_has_all_that_a_card_needs_gets_its_points_even_if_others_do_too(card: str) -> None:
    points, enough = ENOUGH[card]
    assert brings(holding(card, enough)) == points
    others = {key: held for key, held in enough.items() if key != "table"}
    assert brings(holding(card, enough, others)) == points


@pytest.mark.parametrize(("card", "less"), TOO_LITTLE)
def test_who_lacks_anything_a_card_needs_gets_nothing(card: str, less: Holdings) -> None:
    _, enough = ENOUGH[card]
    assert brings(holding(card, {**enough, **less})) == 0


# --- The end of the game ---


def test_prestige_cards_score_for_their_owner_only_and_only_at_the_end() -> None:
    state = given(holding("most-jesters", {"jesters": 1}, {"jesters": 2}), 1, prestige=())
    assert [estate.open.points for estate in state.estates] == [0, 0, 0]
    assert [estate.open.points for estate in end(state).estates] == [0, 0, 0]


def test_the_points_of_several_cards_are_added() -> None:
    state = holding("most-jesters", {"jesters": 1, "freedoms": ALL_FREEDOMS})
    state = given(state, 0, prestige=("most-jesters", "three-freedoms", "most-parks"))
    assert brings(state) == 6 + 8


def test_every_prestige_card_is_shown_and_what_it_brings_is_told() -> None:
    state = given(holding("most-jesters", {"jesters": 1}), 2, prestige=("most-parks",))
    heard = [
        dict(event.text.facts)
        for event in hear(last_turn(state), "2 end")
        if event.text.key == "scores-prestige"
    ]
    assert heard == [
        {"who": Who(0), "card": Named("prestige", "most-jesters"), "points": 6},
        {"who": Who(2), "card": Named("prestige", "most-parks"), "points": 0},
    ]


def test_prestige_cards_may_decide_who_wins() -> None:
    state = given(holding("most-jesters", {"jesters": 1, "points": 1}), 1, points=6)
    scores = GAME.scores(end(state))
    assert scores is not None
    assert scores.winners == (0,)
    assert scores.totals == (7, 6, 0)


@pytest.mark.parametrize(("florins", "winners"), [((100, 300, 200), (1,)), ((0, 300, 300), (1, 2))])
def test_money_decides_and_then_all_win(florins: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = table(3)
    for seat, purse in enumerate(florins):
        state = given(state, seat, florins=purse, points=9)
    scores = GAME.scores(end(state))
    assert scores is not None
    assert scores.winners == winners
