"""Works: their value, the least they must be worth, and their pay (Rules p. 5-6)."""

from itertools import combinations
from typing import Any

import pytest

from bot.engine.game import Seat, legal_moves
from bot.engine.text import Florins, Named, Who
from bot.games.princes import works
from bot.games.princes.moves import Work
from bot.games.princes.state import State
from bot.games.princes.state_parts import RECRUITING, WORKS
from tests.rules.princes_table import BOX, GAME, acting, asked, given, principality, table
from tests.rules.telling import facts, hear, keys, refused, tell

MINIMUM = (7, 10, 12, 14, 15, 16, 17)
POET = Work("poet", (), 0)

# What the poet wants: a theater and a lake, and the freedom to travel.
THEATER = """
    .......
    .......
    TT.....
    .TT....
    ..T....
    ###....
    ###....
"""
LAKE = """
    .......
    ....lll
    ....l..
    .......
    .......
    ###....
    ###....
"""
TWO_LAKES = """
    ....lll
    ....l..
    ....lll
    ....l..
    .......
    ###....
    ###....
"""


def at_work(round_: int = 1, seats: int = 3, **holdings: Any) -> State:
    """Seat 0 is to act in this round, has the poet in hand, and owns these things."""
    return acting(given(table(seats), 0, **{"hand": ("poet",), **holdings}), 0, round=round_)


def poets_value(state: State, *bonus: str) -> int:
    """What the table hears that the poet's work is worth."""
    value = facts(hear(state, f"0 work poet {'+'.join(bonus) or '-'} 0"), "works")["value"]
    assert isinstance(value, int)
    return value


def worth(value: int, **holdings: Any) -> dict[str, Any]:
    """Holdings that make the poet's work worth exactly this much."""
    extra, theater = (4, principality(THEATER)) if value > 14 else (0, {})
    jesters, recruiting = divmod(value - 1 - extra, 2)
    return {"jesters": jesters, "recruiting": recruiting, **theater, **holdings}


# --- The example of the rulebooks ---

# Four cards in hand and on the table, the poet and a recruiting card among them (ruling 10). The
# rulebooks do not say which lies where, and it makes no difference.
FOUR_CARDS: list[dict[str, Any]] = [
    {"hand": ("poet", "jurist", "botanist"), "recruiting": 1},
    {"hand": ("poet",), "recruiting": 1, "table": ("jurist", "botanist")},
    {"hand": ("poet", "jurist"), "table": ("botanist", RECRUITING)},
    {"hand": ("poet",), "table": ("jurist", "botanist", RECRUITING)},
]


def the_poets_example(cards: dict[str, Any]) -> State:
    """Round 3: travel, a theater, two jesters, no lake, no bonus card, and four cards."""
    ground = principality(THEATER)
    return at_work(3, jesters=2, freedoms=("travel",), florins=0, **ground, **cards)


@pytest.mark.parametrize("cards", FOUR_CARDS)
def test_the_poet_of_the_example_is_worth_15_in_all_three_languages(cards: dict[str, Any]) -> None:
    state = the_poets_example(cards)
    (poet,) = [held for held in own(state).hand if held.card.name == "poet"]
    total = poet.sum
    assert (total.landscape, total.freedom, total.building) == (0, 3, 4)
    assert (total.jesters, total.cards, total.bonus) == (4, 4, ())
    assert total.value == poets_value(state) == 15


@pytest.mark.parametrize("taken", range(8))
def test_of_the_1500_florins_up_to_7_points_may_be_taken_at_200_each(taken: int) -> None:
    before = the_poets_example(FOUR_CARDS[0])
    line = f"0 work poet - {taken}"
    estate = tell(before, line).estates[0]
    assert estate.hidden.florins == 1500 - 200 * taken
    assert estate.open.earned[WORKS] == taken
    told = facts(hear(before, line), "works")
    assert (told["florins"], told["points"]) == (Florins(1500 - 200 * taken), taken)


@pytest.mark.parametrize("taken", [-1, 8, 15])
def test_more_points_than_half_the_value_are_refused(taken: int) -> None:
    refusal = refused(the_poets_example(FOUR_CARDS[0]), f"0 work poet - {taken}")
    assert (refusal.rule, refusal.text.key) == ("work-pay", "only-so-many-points")
    assert dict(refusal.text.facts)["most"] == 7


def test_the_points_that_may_be_taken_are_told_as_a_range() -> None:
    state = the_poets_example(FOUR_CARDS[0])
    assert GAME.amounts(state, Seat(0), POET) == range(8)


def test_points_are_bought_with_this_payment_only_however_rich_one_is() -> None:
    state = at_work(**worth(8), florins=9000)
    assert GAME.amounts(state, Seat(0), POET) == range(5)
    assert refused(state, "0 work poet - 5").text.key == "only-so-many-points"


# --- What a work is worth ---


def own(state: State) -> Any:
    return GAME.view(state, Seat(0)).own


@pytest.mark.parametrize(
    ("holdings", "more"),
    [
        ({}, 0),
        (principality(THEATER), 4),
        (principality(LAKE), 3),
        ({"freedoms": ("travel",)}, 3),
        ({"freedoms": ("religion", "opinion")}, 0),
        ({**principality(THEATER), "freedoms": ("travel",)}, 7),
        ({"jesters": 1}, 2),
        ({"builders": 3}, 0),
        ({"prestige": ("most-lakes",)}, 0),
        ({"bonus": ("jesters",)}, 0),
        ({"recruiting": 2}, 2),
        ({"hand": ("poet", "jurist", "painter")}, 2),
        ({"table": ("botanist", RECRUITING)}, 2),
    ],
)
def test_each_thing_the_poet_finds_adds_to_the_value(holdings: dict[str, Any], more: int) -> None:
    jesters = 3 + holdings.get("jesters", 0)
    assert poets_value(at_work(**{**holdings, "jesters": jesters})) == 7 + more


def test_a_second_landscape_of_the_type_adds_nothing() -> None:
    one, two = (at_work(jesters=3, **principality(d)) for d in (LAKE, TWO_LAKES))
    assert poets_value(one) == poets_value(two) == 10


def test_what_other_players_own_adds_nothing() -> None:
    state = given(at_work(jesters=3), 1, jesters=4, freedoms=("travel",), **principality(THEATER))
    assert poets_value(state) == 7


def test_a_work_needs_none_of_the_things_the_artist_wants() -> None:
    assert asked(tell(at_work(jesters=3), "0 work poet - 0")) == {0}


def test_a_recruiting_card_left_on_ones_table_counts_for_its_new_owner() -> None:
    state = given(at_work(jesters=3, recruiting=1), 1, table=("jurist",), hand=("botanist",))
    state = tell(state, "0 recruit jurist", "0 end")
    assert state.estates[1].open.table == (RECRUITING,)
    state = given(state, 1, hand=("botanist",), table=(RECRUITING,), jesters=3)
    assert facts(hear(acting(state, 1), "1 work botanist - 0"), "works")["value"] == 8


def test_the_owner_sees_what_each_work_in_hand_would_be_worth() -> None:
    state = at_work(3, jesters=4, hand=("poet", "jurist", "painter"), **principality(THEATER))
    shown = {held.card.name: held.sum.value for held in own(state).hand}
    assert shown == {"poet": 15, "jurist": 11, "painter": 11}


# --- The least a work must be worth ---


@pytest.mark.parametrize(("round_", "least"), list(enumerate(MINIMUM, start=1)))
def test_a_work_worth_the_rounds_minimum_may_be_completed(round_: int, least: int) -> None:
    state = at_work(round_, **worth(least))
    assert poets_value(state) == least
    assert GAME.view(state, None).minimum == least


@pytest.mark.parametrize(("round_", "least"), list(enumerate(MINIMUM, start=1)))
def test_a_work_worth_one_less_may_not_be_completed(round_: int, least: int) -> None:
    state = at_work(round_, **worth(least - 1))
    refusal = refused(state, "0 work poet - 0")
    assert (refusal.rule, refusal.text.key) == ("work-minimum", "work-too-small")
    assert dict(refusal.text.facts) == {"value": least - 1, "minimum": least}
    assert POET not in legal_moves(GAME, state, Seat(0))


def test_bonus_cards_may_lift_a_work_over_the_minimum() -> None:
    state = at_work(**worth(6, builders=1, bonus=("builders", "parks")))
    assert refused(state, "0 work poet - 0").text.key == "work-too-small"
    assert refused(state, "0 work poet parks 0").text.key == "work-too-small"
    assert poets_value(state, "builders") == 8


# --- Bonus cards ---

THREE = ("jesters", "builders", "parks")


def listed(state: State) -> list[Work]:
    return [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Work)]


def test_any_set_of_bonus_cards_may_be_played_with_a_work() -> None:
    state = at_work(jesters=3, bonus=THREE)
    sets = [cards for size in range(4) for cards in combinations(THREE, size)]
    refusal = GAME.judge(state, Seat(0))
    assert [refusal(Work("poet", cards, 0)) for cards in sets] == [None] * 8


def test_for_every_value_one_of_the_smallest_sets_is_listed() -> None:
    state = at_work(jesters=3, builders=2, bonus=("parks", *THREE[:2], "large-buildings"))
    assert {work.bonus for work in listed(state)} == {
        (),
        ("jesters",),
        ("builders",),
        ("jesters", "builders"),
    }


@pytest.mark.parametrize("many", [8, 12, 14, 20])
def test_with_many_bonus_cards_the_works_that_are_listed_stay_few(many: int) -> None:
    hand = ("poet", "jurist", "painter", "sculptor", "organ-builder")
    cards = tuple(BOX.bonus)[:many]
    state = at_work(hand=hand, jesters=4, builders=2, freedoms=("travel",), bonus=cards)
    most = sum(works.bonus_card_worth(BOX, state.estates[0], card) for card in cards)
    assert len(hand) <= len(listed(state)) <= len(hand) * (most + 1) < 400
    assert GAME.judge(state, Seat(0))(Work("poet", cards, 0)) is None


def test_the_values_of_all_bonus_cards_are_added() -> None:
    state = at_work(jesters=3, builders=2, bonus=THREE)
    assert poets_value(state, "jesters", "builders") == 7 + 6 + 4


def test_bonus_cards_may_be_named_in_any_order() -> None:
    state = at_work(jesters=3, builders=2, bonus=THREE)
    one, other = (
        tell(state, f"0 work poet {cards} 0") for cards in ("jesters+parks", "parks+jesters")
    )
    assert one.estates == other.estates


def test_a_bonus_card_that_adds_nothing_may_be_played() -> None:
    state = at_work(jesters=3, bonus=("parks",))
    assert poets_value(state, "parks") == 7
    assert tell(state, "0 work poet parks 0").decks.spent == ("parks",)


def test_a_bonus_card_is_played_once_and_is_then_out_of_the_game() -> None:
    state = at_work(jesters=3, hand=("poet", "jurist"), bonus=THREE)
    after = tell(state, "0 work poet builders 0")
    assert after.estates[0].hidden.bonus == ("jesters", "parks")
    assert after.decks.spent == ("builders",)
    assert "builders" not in after.decks.bonus
    refusal = refused(after, "0 work jurist builders 0")
    assert (refusal.rule, refusal.text.key) == ("bonus-from-hand", "no-such-bonus-card")


def test_a_bonus_card_does_not_count_twice_in_one_work() -> None:
    refusal = refused(at_work(jesters=3, bonus=THREE), "0 work poet jesters+jesters 0")
    assert (refusal.rule, refusal.text.key) == ("bonus-once", "bonus-card-named-twice")


@pytest.mark.parametrize("card", ["lakes", "most-lakes", "poet"])
def test_only_ones_own_bonus_cards_may_be_played(card: str) -> None:
    state = given(at_work(jesters=3, bonus=("parks",)), 1, bonus=("lakes",))
    refusal = refused(state, f"0 work poet {card} 0")
    assert dict(refusal.text.facts)["cards"] == (Named("bonus", "parks"),)


# --- The profession that was played ---


def test_the_profession_that_worked_lies_face_up_before_its_player() -> None:
    state = tell(at_work(jesters=3), "0 work poet - 0")
    assert state.estates[0].hidden.hand == ()
    for viewer in (None, Seat(0), Seat(2)):
        assert GAME.view(state, viewer).estates[0].open.table == ("poet",)


def test_a_profession_works_once_and_not_again_from_the_table() -> None:
    state = tell(at_work(jesters=3), "0 work poet - 0")
    refusal = refused(state, "0 work poet - 0")
    assert (refusal.rule, refusal.text.key) == ("work-from-hand", "not-in-hand")


def test_a_profession_that_was_recruited_away_may_be_recruited_back_and_work_again() -> None:
    state = given(at_work(jesters=3, table=("jurist",), recruiting=1), 1, recruiting=1, jesters=3)
    state = tell(acting(state, 1), "1 recruit jurist", "1 work jurist - 0")
    state = tell(acting(state, 0), "0 recruit jurist", "0 work jurist - 0")
    assert state.estates[0].open.table == (RECRUITING, "jurist")
    assert [feat.profession for feat in state.estates[0].open.feats] == ["jurist", "jurist"]


@pytest.mark.parametrize("card", ["jurist", "botanist", "nobody"])
def test_only_professions_in_ones_own_hand_work(card: str) -> None:
    state = given(at_work(jesters=3), 1, hand=("jurist",), table=("botanist",))
    refusal = refused(state, f"0 work {card} - 0")
    assert dict(refusal.text.facts)["hand"] == (Named("profession", "poet"),)


# --- Two works, and the best one of the round ---


def test_the_marker_is_taken_back_when_the_round_is_over() -> None:
    state = acting(at_work(jesters=3), 0, starter=1)
    state = tell(state, "0 work poet - 0", "0 end")
    assert state.round == 2
    assert [estate.best_work for estate in GAME.view(state, None).estates] == [0, 0, 0]


def end_of_round(*values: int) -> State:
    """Each seat's best work of the round, 0 without one; the last seat ends the round."""
    professions = ("poet", "jurist", "botanist", "painter", "composer")
    state = table(len(values))
    for seat, value in enumerate(values):
        if value:
            hand, wanted = (professions[seat],), BOX.professions[professions[seat]].freedom
            jesters, recruiting = divmod(value - 1 - BOX.numbers.work_freedom, 2)
            pieces: dict[str, Any] = {"jesters": jesters, "recruiting": recruiting}
            state = given(state, seat, hand=hand, florins=0, freedoms=(wanted,), **pieces)
    state = acting(state, 0, starter=0)
    for seat, value in enumerate(values[:-1]):
        state = tell(state, *([f"{seat} work {professions[seat]} - 0"] if value else []))
        state = tell(state, f"{seat} end")
    if values[-1]:
        return tell(state, f"{len(values) - 1} work {professions[len(values) - 1]} - 0")
    return state


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((7, 0, 0), (3, 0, 0)),  # the only work is the best
        ((7, 9, 0), (0, 3, 0)),
        ((8, 7, 8), (3, 0, 3)),  # all who tie score
        ((7, 7, 7), (3, 3, 3)),
        ((0, 0, 0), (0, 0, 0)),  # nobody scores
    ],
)
def test_a_best_work_brings_3_points(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = end_of_round(*values)
    after = tell(state, "2 end")
    assert tuple(estate.open.points for estate in after.estates) == points
    events = hear(state, "2 end")
    if any(points):
        best = facts(events, "best-work")
        assert best["value"] == max(values)
        assert best["who"] == tuple(Who(seat) for seat in range(3) if points[seat])
    else:
        assert "no-best-work" in keys(events)


def test_works_of_earlier_rounds_do_not_count_for_the_best_work() -> None:
    state = tell(end_of_round(9, 0, 0), "2 end")
    assert state.round == 2
    state = acting(state, 0, starter=1)
    assert "no-best-work" in keys(hear(state, "0 end"))
