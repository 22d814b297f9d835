"""What becomes of celebrations, buildings and church cards (Rules p. 7; rulings 33-36, 45)."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.games.firenze import card_choice as rules
from bot.games.firenze import commissions as churches
from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    BOX,
    GAME,
    asked,
    building,
    church,
    fulfilling,
    given,
    heap,
    levels_taken,
    points,
    row,
    site,
    stored,
    table,
)
from tests.rules.telling import hear, keys, tell

OTHERS = ("mason", "princess", "smuggler", "wholesaler", "saboteur")


def taking(card: str, state: State | None = None) -> State:
    return row(state or table(), card, *OTHERS)


# Celebrations


def test_a_celebration_goes_to_the_hand() -> None:
    after = tell(taking("banquet"), "0 take 1")

    assert after.builders[0].hidden.hand == ("banquet",)
    assert GAME.view(after, None).builders[0].celebrations == 1


def test_the_monument_goes_to_whoever_has_the_highest_tower() -> None:
    """Ruling 33: the bricks go to the active player."""
    state = given(given(table(), 0, on_site="red 3"), 2, on_site="white 4")

    after = tell(taking("monument", state), "0 take 1")

    assert after.builders[2].hidden.hand == ("monument",)
    assert stored(after, 0) == "white 2"


def test_the_highest_tower_counts_whatever_else_is_built() -> None:
    state = given(given(table(), 1, on_site="red 3, blue 1"), 2, on_site="white 2")

    assert tell(taking("monument", state), "0 take 1").builders[1].hidden.hand == ("monument",)


def test_of_equal_towers_the_active_players_counts_then_the_next_clockwise() -> None:
    both = given(given(table(), 1, on_site="red 3"), 2, on_site="white 3")

    assert tell(taking("monument", both), "0 take 1").builders[1].hidden.hand == ("monument",)
    all_three = given(both, 0, on_site="blue 3")
    assert tell(taking("monument", all_three), "0 take 1").builders[0].hidden.hand == ("monument",)


def test_who_receives_the_monument_checks_limits_only_at_the_end_of_the_own_turn() -> None:
    hand = ("mason", "mason", "architect", "architect", "alchemist")
    state = given(table(), 1, on_site="red 3", hand=hand)

    after = tell(row(state, "monument", "flood", *OTHERS[1:]), "0 take 1", "0 done", "0 end")

    assert asked(after) == "1 choosing"
    assert len(after.builders[1].hidden.hand) == 6


# Buildings


def test_a_building_lies_open_and_works_at_once() -> None:
    after = tell(taking("trading-house"), "0 take 1")

    assert after.builders[0].open.buildings == ("trading-house",)
    assert GAME.view(after, None).exchange_cost == 2


def test_a_second_building_of_the_same_name_is_put_away_at_once() -> None:  # V11
    state = taking("workshop", given(table(), 0, buildings=("workshop",)))

    after = tell(state, "0 take 1")

    assert after.builders[0].open.buildings == ("workshop",)
    assert after.deck.discards == ("workshop",)
    assert "firenze-second-building" in keys(hear(state, "0 take 1"))
    assert stored(after, 0) == "white 2"


# Churches


def test_a_church_card_counts_also_for_whoever_took_it() -> None:
    """Ruling 35."""
    state = levels_taken(given(table(), 0, "red 1", on_site="red 4"), 1, 5)
    state = row(state, "santa-croce", *OTHERS)
    other = replace(state.board.balconies[1], color="yellow", height=6)
    balconies = (state.board.balconies[0], other, *state.board.balconies[2:])
    state = replace(state, board=replace(state.board, balconies=balconies))

    after = tell(state, "0 take 1", "0 lay red 4", "0 done", "0 fulfil red 5")

    assert points(after)[0] == 5 + 2
    assert after.board.church == ()
    assert after.deck.discards == ("santa-croce",)


def test_santa_croce_rewards_the_first_commission_of_five_levels() -> None:
    state = church(given(table(), 0, on_site="green 5, green 4"), "santa-croce")

    assert points(tell(fulfilling(state), "0 fulfil green 4"))[0] == 3
    assert points(tell(fulfilling(state), "0 fulfil green 5"))[0] == 4 + 1 + 2


def test_santa_maria_novella_rewards_noble_colours_of_four_levels() -> None:
    state = given(table(), 0, on_site="red 3, red 4, blue 4, purple 4, green 4")
    state = fulfilling(church(state, "santa-maria-novella"))

    assert points(tell(state, "0 fulfil red 3"))[0] == 2
    assert points(tell(state, "0 fulfil green 4"))[0] == 3
    assert points(tell(state, "0 fulfil blue 4"))[0] == 4 + 3
    assert points(tell(state, "0 fulfil red 4"))[0] == 3 + 3
    assert points(tell(state, "0 fulfil purple 4"))[0] == 5 + 3


def test_san_lorenzo_rewards_the_second_commission_of_a_turn() -> None:
    state = fulfilling(church(given(table(), 0, on_site="red 3, green 4"), "san-lorenzo"))

    after = tell(state, "0 fulfil red 3")
    assert after.board.church == ("san-lorenzo",)
    assert points(tell(after, "0 fulfil green 4"))[0] == 2 + 3 + 3


def test_one_act_is_rewarded_by_several_churches_in_the_order_of_their_arrival() -> None:
    """Ruling 45."""
    state = given(table(), 0, on_site="purple 3, red 4")
    state = church(state, "san-lorenzo", "santa-maria-novella")

    after = tell(fulfilling(state), "0 fulfil purple 3", "0 fulfil red 4")

    assert [reward.card for reward in after.board.rewards] == ["san-lorenzo", "santa-maria-novella"]
    assert points(after)[0] == 3 + 3 + 3 + 3


# The Campanile (ruling 36)


def test_the_campanile_asks_everybody_for_a_bell_tower() -> None:
    after = tell(taking("campanile"), "0 take 1")

    assert all(builder.open.owes_bell_tower for builder in after.builders)
    assert after.board.church == ("campanile",)
    assert "firenze-church-card" in keys(hear(taking("campanile"), "0 take 1"))


def test_a_white_tower_of_three_is_handed_in_for_no_points_and_no_seal() -> None:
    before = fulfilling(church(given(table(), 0, on_site="white 3, green 4"), "campanile"))

    after = tell(before, "0 consecrate")

    assert site(after, 0) == "green 4"
    assert (points(after)[0], after.builders[0].open.seals) == (0, before.builders[0].open.seals)
    assert after.pouch[0] - before.pouch[0] == 3
    assert not after.turn.fulfilled


def test_then_one_is_free_in_the_same_phase_too() -> None:
    state = fulfilling(church(given(table(), 0, on_site="white 3, green 4"), "campanile"))

    assert points(tell(state, "0 consecrate", "0 fulfil green 4"))[0] == 3


def test_when_all_are_free_the_campanile_is_put_away() -> None:
    state = table(2)
    state = church(state, "campanile")
    state = given(
        given(state, 0, on_site="white 3"), 1, "", on_site="white 3", owes_bell_tower=False
    )

    told = hear(fulfilling(state), "0 consecrate")
    after = tell(fulfilling(state), "0 consecrate")

    assert keys(told) == ["firenze-consecrates", "firenze-church-card-leaves"]
    assert after.board.church == ()
    assert after.deck.discards == ("campanile",)


def test_others_are_free_though_somebody_still_owes() -> None:
    state = church(table(2), "campanile")
    state = given(state, 0, on_site="green 4", owes_bell_tower=False)

    assert points(tell(fulfilling(state), "0 fulfil green 4"))[0] == 3


def test_a_bell_tower_is_built_like_any_other() -> None:
    state = church(given(table(), 0, "white 4"), "campanile")

    after = tell(
        building(state),
        "0 begin white",
        "0 lay white 1",
        "0 lay white 2",
        "0 pay white",
        "0 done",
        "0 consecrate",
    )

    assert heap(after.builders[0].open.storehouse) == ""
    assert not after.builders[0].open.owes_bell_tower


def test_of_several_highest_towers_the_first_from_the_active_player_on_gets_the_monument() -> None:
    state = given(given(table(), 0, on_site="white 4"), 2, on_site="red 4")
    builders = state.open_builders

    assert [rules.monument_owner(builders, Seat(active)) for active in range(3)] == [0, 2, 2]


def test_a_church_honours_just_the_height_or_the_number_it_names() -> None:
    def honoured(card: str, height: int, fulfilled: int) -> bool:
        return churches.is_rewarded_by(BOX, card, "red", height, fulfilled=fulfilled)

    croce, lorenzo = BOX.cards["santa-croce"].measure, BOX.cards["san-lorenzo"].measure
    found = [high for high in range(1, croce + 3) if honoured("santa-croce", high, 1)]
    assert found == [croce]
    assert [many for many in range(1, 5) if honoured("san-lorenzo", 5, many)] == [lorenzo]
