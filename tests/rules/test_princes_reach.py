"""What lies within reach of a hand: what a work lacks, round by round, and how it may come to it.

What is said to be enough is held against the rules themselves: the things are bought, and the work
is completed.
"""

from dataclasses import replace
from typing import Any

from bot.engine.game import Scores, Seat
from bot.engine.text import Named
from bot.games.princes import reach
from bot.games.princes.reach import Coming, Goal, Prospect, Way
from bot.games.princes.state import State
from bot.games.princes.view import View
from tests.rules.princes_table import GAME, acting, given, principality, table
from tests.rules.telling import tell
from tests.rules.test_princes_works import THEATER

ZERO = Seat(0)


def poet(**holdings: Any) -> State:
    """Seat 0 has the poet in hand and a jester."""
    arranged = {"hand": ("poet",), "florins": 1500, "jesters": 1, **holdings}
    return given(table(), 0, **arranged)


def seen(state: State) -> View:
    return GAME.view(state, ZERO)


def coming(state: State) -> list[Coming]:
    return list(reach.turns_to_come(seen(state), GAME.turn(state)))


def prospect(state: State) -> Prospect:
    view = seen(state)
    return reach.prospects(view, coming(state))[0]


def way(goal: Goal) -> tuple[str, ...]:
    assert goal.way is not None
    return tuple(aid.thing.name for aid in goal.way.aids)


def test_in_the_auctions_an_object_and_a_purchase_come_before_the_first_work() -> None:
    first, second, *_, last = coming(table())
    assert first == Coming(round=1, purchases=1, lots=1)
    assert second == Coming(round=2, purchases=3, lots=2)
    assert (last.round, len(coming(table()))) == (7, 7)


def test_whoever_has_bought_an_object_gets_no_other_in_this_round() -> None:
    state = tell(table(), "0 nominate lake", "1 pass", "2 pass", "3 pass")
    placed = tell(state, "0 place lake a3 0")
    assert coming(placed)[0] == Coming(round=1, purchases=1, lots=0)


def test_once_the_turn_is_over_the_next_round_is_the_first() -> None:
    running = acting(table(), 0, actions=1)
    assert coming(running)[0] == Coming(round=1, purchases=0, lots=0)
    assert coming(acting(running, 1))[0] == Coming(round=2, purchases=1, lots=1)
    assert coming(acting(running, 0, actions=0))[0].round == 2


def test_of_a_turn_that_is_planned_only_what_the_plan_leaves_is_to_come() -> None:
    view = seen(table())
    left = [list(reach.turns_to_come(view, None, left)) for left in (1, 0)]
    assert left[0][0] == Coming(round=1, purchases=0, lots=1)
    assert left[1][0] == Coming(round=2, purchases=1, lots=2)


def test_for_each_round_the_cheapest_way_is_named_with_its_price() -> None:
    goals = prospect(acting(poet(), 0)).goals
    assert [goal.minimum for goal in goals] == [7, 10, 12, 14, 15, 16, 17]
    assert [way(goal) for goal in goals[:3]] == [
        ("theater",),
        ("theater", "travel"),
        ("theater", "lake", "travel"),  # what is auctioned comes where nothing else is enough
    ]
    assert [goal.way and goal.way.price for goal in goals[:3]] == [700, 1000, 1000]
    assert goals[-1].way is None


def test_what_is_said_to_be_enough_is_enough() -> None:
    state = acting(poet(bonus=()), 0)
    (first, *_) = prospect(state).goals
    assert first.way is not None
    built = reach.builds(seen(state), "theater")[0]
    after = tell(state, f"0 {GAME.vocabulary.spell(built)}", "0 work poet - 0")
    feat = after.estates[0].open.feats[-1]
    assert (feat.value, feat.value >= first.minimum) == (first.way.value, True)


def test_what_is_there_already_lacks_nothing_and_a_completed_work_is_gone() -> None:
    state = acting(poet(**principality(THEATER), freedoms=("travel",)), 0)
    assert prospect(state).goals[0].way == Way((), (), prospect(state).value)
    after = tell(state, "0 work poet - 0")
    assert reach.prospects(seen(after), coming(after)) == ()


def test_bonus_cards_in_hand_come_before_what_costs_money() -> None:
    state = acting(poet(jesters=2, bonus=("jesters",)), 0)
    first = prospect(state).goals[0]
    assert first.way is not None
    assert not first.way.aids


def test_what_is_gone_or_has_no_room_is_named_and_no_way_leads_over_it() -> None:
    state = acting(poet(), 0)
    gone = state.stock.buildings
    at = GAME.box.building_order["theater"]
    stock = (*gone[:at], 0, *gone[at + 1 :])
    without = replace(state, stock=replace(state.stock, buildings=stock))
    found = prospect(without)
    assert found.barred == (Named("building", "theater"),)
    assert all("theater" not in way(goal) for goal in found.goals if goal.way)


def test_a_purchase_is_told_with_all_it_would_lift() -> None:
    state = acting(poet(hand=("poet", "painter")), 0)
    view = seen(state)
    things = [aid.thing.name for aid in reach.helpful_aids(view)]
    assert things[0] == "travel"  # both want it
    assert reach.gain(view, Named("freedom", "travel")) == 6
    assert "lake" in things
    assert [aid.price for aid in reach.helpful_aids(view) if aid.thing.name == "lake"] == [None]


def test_once_the_game_is_over_no_turn_is_to_come() -> None:
    view = seen(acting(table(), 0))
    over = replace(view, round=view.box.rounds, scores=Scores((), (), (), ()))
    assert not list(reach.turns_to_come(over, ZERO))


def goals_with_muse(view: View, points: int) -> tuple[Goal, ...]:
    assert view.own is not None
    (held,) = view.own.hand
    inspired = replace(held, sum=replace(held.sum, muse=points))
    lifted = replace(view, own=replace(view.own, hand=(inspired,)))
    return reach.prospects(lifted, list(reach.turns_to_come(lifted, ZERO)))[0].goals


def test_the_muse_lifts_a_work_of_this_round_and_of_no_other() -> None:
    state = acting(poet(), 0)
    found, view = prospect(state), seen(state)
    lacking = found.goals[0].minimum - found.value
    assert lacking > 0

    helped = goals_with_muse(view, lacking)

    assert helped[0].way == Way((), (), found.goals[0].minimum)
    assert helped[1:] == found.goals[1:]
