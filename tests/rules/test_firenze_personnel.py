"""Personnel cards, one by one (Rules p. 7; rulings 22, 27-32, 36-41)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.engine.game import Seat, is_pointless
from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    GAME,
    asked,
    building,
    choosing,
    fulfilling,
    given,
    heap,
    limiting,
    points,
    row,
    short,
    site,
    stored,
    table,
)
from tests.rules.telling import facts, hear, keys, legal, refused, step, tell

# At any moment of one's own turn, each name once


@pytest.mark.parametrize("moment", [choosing, building, fulfilling])
def test_personnel_is_played_at_any_moment(moment: Callable[[State], State]) -> None:
    state = moment(given(table(), 0, "white 1", hand=("alchemist",)))

    after = tell(state, "0 transmute white purple")

    assert stored(after, 0) == "purple 1"
    assert after.deck.discards == ("alchemist",)
    assert asked(after) == asked(state)


def test_personnel_taken_this_turn_may_be_played_at_once() -> None:
    state = row(table(), "alchemist", "mason", "princess", "smuggler", "tribute", "saboteur")

    after = tell(state, "0 take 1", "0 transmute white red")

    assert stored(after, 0) == "white 1 red 1"


def test_two_of_the_same_name_are_not_played_in_one_turn() -> None:
    state = given(table(), 0, "white 2", hand=("alchemist", "alchemist"))

    after = tell(state, "0 transmute white red")

    assert refused(after, "0 transmute white red").text.key == "firenze-played-already"
    assert after.builders[0].hidden.hand == ("alchemist",)


# The Princess


def test_with_the_princess_every_card_is_free_and_nothing_is_laid_on_the_others() -> None:
    state = given(table(), 0, hand=("princess",))
    state = row(state, "wholesaler", "mason", "tournament", "smuggler", "tribute", "saboteur")

    after = tell(state, "0 play princess", "0 take 6")

    assert after.builders[0].hidden.hand == ("saboteur",)
    assert [heap(spot.bricks) for spot in after.row[:5]] == ["white 2"] * 5


# Mason and Architect


def test_the_mason_helps_this_turn_only() -> None:
    state = building(given(table(), 0, "white 5", hand=("mason",)))
    lines = ["0 play mason", *["0 begin white"] * 4, "0 done", "0 end"]

    after = tell(state, *lines)

    assert stored(after, 0) == "white 1"
    assert not after.turn.played


def test_the_architects_brick_may_begin_a_tower_and_be_the_only_one() -> None:
    """Ruling 39."""
    state = building(given(table(), 0, "white 1", hand=("architect",)))

    assert site(tell(state, "0 play architect", "0 begin white", "0 done"), 0) == "white 1"


def test_with_the_architect_seven_bricks_are_laid_for_the_price_of_six() -> None:
    state = building(given(table(), 0, "white 8 yellow 10", hand=("architect",)))
    state = tell(state, "0 play architect")
    for height in range(7):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while asked(state) == "0 paying-construction":
            state = tell(state, "0 pay yellow")

    assert site(state, 0) == "white 7"
    assert sum(state.turn.paid) == 10
    assert refused(state, "0 begin white").text.key == "firenze-laid-all"


# Smuggler, Saboteur, Wholesaler, Alchemist


def test_the_smuggler_exchanges_a_brick_with_another_storehouse() -> None:
    """Ruling 31: the active player chooses both."""
    state = given(given(table(), 0, "white 1", hand=("smuggler",)), 2, "purple 1 red 1")

    after = tell(state, "0 smuggle 2 white purple")

    assert (stored(after, 0), stored(after, 2)) == ("purple 1", "white 1 red 1")
    assert facts(hear(state, "0 smuggle 2 white purple"), "firenze-smuggles")


def test_the_saboteur_takes_a_brick_from_a_tower_of_another() -> None:
    state = given(given(table(), 0, hand=("saboteur",)), 1, on_site="blue 4, red 1")

    after = tell(state, "0 sabotage 1 blue 4")
    assert site(after, 1) == "blue 3, red 1"
    told = facts(hear(state, "0 sabotage 1 blue 4"), "firenze-sabotages")
    assert (told["height"], told["left"]) == (4, 3)
    assert after.pouch[4] - state.pouch[4] == 1


def test_a_tower_without_bricks_is_gone() -> None:
    """Ruling 29."""
    state = given(given(table(), 0, hand=("saboteur",)), 1, on_site="blue 4, red 1")

    assert site(tell(state, "0 sabotage 1 red 1"), 1) == "blue 4"


def test_the_wholesaler_draws_the_new_bricks_before_the_old_ones_go_back() -> None:
    """Ruling 30."""
    state = given(table(), 0, hand=("wholesaler",))
    state = row(state, "tournament", "mason", "princess", tournament="purple 3")
    state = short(state, "red 2", rest=1)

    after = step(state, "0 restock 1")

    assert after.opened
    assert heap(after.state.row[0].bricks) == "red 2"
    assert heap(after.state.pouch) == "purple 3"


def test_the_alchemist_may_take_out_the_colour_that_was_put_in() -> None:
    """Ruling 41."""
    state = short(given(table(), 0, "purple 1", hand=("alchemist",)), "", rest=1)

    assert "transmute purple purple" in legal(state, 0)
    assert refused(state, "0 transmute purple red").text.key == "firenze-not-in-the-pouch"
    assert refused(state, "0 transmute white purple").text.key == "firenze-no-such-brick"


# Pointless ways (ruling 48)

SWAPS = ("smuggler", "alchemist")


def swapping(storehouse: str = "white 1 yellow 1", other: str = "white 1 red 1") -> State:
    """Seat 0 holds both who change bricks, and the Architect besides."""
    return given(given(table(), 0, storehouse, hand=(*SWAPS, "architect")), 2, other)


@pytest.mark.parametrize("moment", [choosing, building, fulfilling])
def test_a_swap_for_the_same_colour_is_legal_and_last(moment: Callable[[State], State]) -> None:
    state = moment(swapping())
    listed = [GAME.vocabulary.read(line) for line in legal(state, 0)]
    pointless = [is_pointless(move) for move in listed]

    assert pointless == sorted(pointless)
    assert legal(state, 0)[-3:] == [
        "smuggle 2 white white",
        "transmute white white",
        "transmute yellow yellow",
    ]
    after = tell(state, "0 transmute white white")
    assert (stored(after, 0), after.deck.discards) == ("white 1 yellow 1", ("alchemist",))


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("0 transmute red white", "transmute yellow white"),
        ("0 smuggle 2 red white", "smuggle 2 yellow white"),
        ("0 smuggle 1 white white", "smuggle 2 white red"),
    ],
)
def test_the_nearest_act_is_never_a_pointless_one(line: str, nearest: str) -> None:
    assert refused(choosing(swapping()), line).nearest == nearest


def test_whoever_could_only_be_played_in_vain_is_not_shown_as_playable() -> None:
    view = GAME.view(choosing(swapping("white 2", "white 2")), Seat(0))

    assert view.own is not None
    playable = {held.card.name: held.playable for held in view.own.hand}
    assert playable == {"smuggler": False, "alchemist": True, "architect": True}


# The Patrician


def test_the_patrician_puts_a_celebration_away() -> None:
    state = given(table(), 0, hand=("patrician", "banquet", "carnival"))

    after = tell(state, "0 renounce banquet")

    assert after.builders[0].hidden.hand == ("carnival",)
    assert set(after.deck.discards) == {"patrician", "banquet"}
    assert points(after)[0] == 0


EVENT_ROW = ("tribute", "mason", "princess", "smuggler", "wholesaler", "saboteur")


def test_the_patrician_prevents_the_event_just_taken() -> None:
    """Ruling 37."""
    state = row(given(table(), 0, "blue 3", hand=("patrician",)), *EVENT_ROW)

    asked_first = tell(state, "0 take 1")
    assert asked(asked_first) == "0 averting"
    after = tell(asked_first, "0 avert")

    assert stored(after, 0) == "white 2 blue 3"
    assert after.deck.discards == ("patrician", "tribute")
    assert after.turn.played == ("patrician",)
    assert keys(hear(asked_first, "0 avert")) == ["firenze-averts", "firenze-new-card"]


# Nobody is asked in vain (ruling 49): what would be lost, and by whom.
EVENTS = ("botch", "storehouse-fire", "flood", "luxury-tax", "tribute", "collapse")
NOTHING, SOMETHING = ("", ""), ("blue 3", "red 2")
NOBODY, SELF, OTHER = (NOTHING, NOTHING), (SOMETHING, NOTHING), (NOTHING, SOMETHING)
IN_VAIN = {("botch", OTHER), ("storehouse-fire", OTHER), *((event, NOBODY) for event in EVENTS)}


@pytest.mark.parametrize("owners", [NOBODY, SELF, OTHER], ids=["nobody", "self", "other"])
@pytest.mark.parametrize("event", EVENTS)
def test_nobody_is_asked_where_the_event_would_do_nothing_to_anybody(
    event: str, owners: tuple[tuple[str, str], tuple[str, str]]
) -> None:
    state = event_ahead(event, owners)

    after = step(state, "0 take 1")

    if (event, owners) in IN_VAIN:
        assert asked(after.state) == "0 building"
        assert "firenze-event-in-vain" in keys(after.events)
        assert after.state.builders[0].hidden.hand == ("patrician",)
    else:
        assert asked(after.state) == "0 averting"
        assert "firenze-event-in-vain" not in keys(hear(after.state, "0 endure"))


@pytest.mark.parametrize("event", EVENTS)
def test_in_a_game_of_the_first_rules_he_is_asked_all_the_same(event: str) -> None:
    state = replace(event_ahead(event, NOBODY), rules=1)

    assert asked(tell(state, "0 take 1")) == "0 averting"


def event_ahead(event: str, owners: tuple[tuple[str, str], tuple[str, str]]) -> State:
    """No brick lies on the event; seats 0 and 1 have these bricks and these towers."""
    laden = {event.replace("-", "_"): ""}
    state = row(table(), event, *EVENT_ROW[1:], **laden)
    for seat, (storehouse, on_site) in enumerate(owners):
        hand = () if seat else ("patrician",)
        state = given(state, seat, storehouse, on_site=on_site, hand=hand)
    return state


@pytest.mark.parametrize("event", ["storehouse-fire", "flood"])
def test_the_cards_own_bricks_are_safe_and_so_no_reason_to_ask(event: str) -> None:
    """Ruling 28."""
    state = row(given(table(), 0, hand=("patrician",)), event, *EVENT_ROW[1:])

    assert asked(tell(state, "0 take 1")) == "0 building"


def test_or_lets_it_happen() -> None:
    state = row(given(table(), 0, hand=("patrician",)), *EVENT_ROW)

    after = tell(state, "0 take 1", "0 endure")

    assert stored(after, 0) == ""
    assert after.builders[0].hidden.hand == ("patrician",)


def test_whoever_has_played_a_patrician_this_turn_prevents_nothing() -> None:
    state = row(given(table(), 0, hand=("patrician", "patrician", "banquet")), *EVENT_ROW)

    after = tell(state, "0 renounce banquet", "0 take 1")

    assert asked(after) == "0 building"


def test_a_table_may_play_without_his_second_use() -> None:
    state = row(given(table(patrician="off"), 0, hand=("patrician",)), *EVENT_ROW)

    assert asked(tell(state, "0 take 1")) == "0 building"


def test_the_limits_are_checked_again_after_personnel() -> None:
    hand = ("carnival", "banquet", "wedding", "masked-ball", "tournament", "alchemist")
    state = limiting(given(table(), 0, "white 1", hand=hand))

    assert asked(tell(state, "0 transmute white red")) == "1 choosing"
