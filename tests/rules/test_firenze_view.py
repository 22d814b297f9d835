"""What a viewer sees of Firenze, and what he does not."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import NEUTRAL
from bot.games.firenze.view import View
from tests.rules.firenze_table import (
    BOX,
    GAME,
    building,
    dealt,
    ended_by,
    fulfilling,
    given,
    heap,
    row,
    sealed,
    table,
)
from tests.rules.telling import tell


def seen(state: State, viewer: int | None = None) -> View:
    return GAME.view(state, None if viewer is None else Seat(viewer))


# What is covered


def test_of_other_hands_only_the_number_of_cards_is_seen() -> None:
    state = given(table(), 0, hand=("mason", "banquet"))

    assert (seen(state, 1).builders[0].hand, seen(state, 1).builders[0].celebrations) == (2, 1)
    assert "mason" not in repr(seen(row(state, "tournament"), 1).own)
    own = seen(state, 0).own
    assert own is not None
    assert [(card.card.name, card.playable, card.points) for card in own.hand] == [
        ("mason", True, 0),
        ("banquet", False, -3),
    ]


def test_a_card_is_playable_in_ones_own_turn_and_if_there_is_something_to_do_with_it() -> None:
    state = given(given(table(), 0, hand=("smuggler", "mason")), 1, "red 1", hand=("mason",))
    own, other = seen(state, 0).own, seen(state, 1).own

    assert own is not None
    assert other is not None
    assert [card.playable for card in own.hand] == [False, True]
    assert [card.playable for card in other.hand] == [False]
    late = seen(building(given(table(), 0, hand=("princess", "mason"))), 0).own
    assert late is not None
    assert [card.playable for card in late.hand] == [False, True]


def test_the_order_of_the_deck_is_nobodys() -> None:
    state = dealt()
    other = GAME.imagine(state, Seat(0), Chance("other", 0))

    assert other.deck.cards != state.deck.cards
    assert sorted(other.deck.cards) == sorted(state.deck.cards)
    assert all(seen(other, at) == seen(state, at) for at in (None, 0, 1, 2))


def test_that_start_cards_lie_on_top_is_known_and_stays_true() -> None:
    state = dealt()
    other = GAME.imagine(state, None, Chance("another", 0))

    assert sorted(other.deck.cards[:4]) == sorted(state.deck.cards[:4])


# The board


def test_a_commission_shows_its_points_who_covers_it_and_whether_it_is_open() -> None:
    state = sealed(sealed(table(), 1, "green 6"), NEUTRAL, "green 3")
    green = seen(state).families[2]
    low, *_, six, _, _ = green.commissions

    assert (green.color, low.neutral, low.open) == ("green", True, False)
    assert (six.points, six.seat, six.open, six.points_from) == (5, 1, False, "printed")
    assert green.commissions[1].points_from == "ours"
    assert green.majority.seat == 1


def test_the_seals_of_whoever_sits_first_are_seen_as_his() -> None:
    covered = seen(sealed(table(), 0, "white 6", "green 3"))
    places = ("white 3", "white 4", "white 5", "yellow 3", "yellow 4", "green 3", "green 4")

    assert [covered.families[0].commissions[3].seat, covered.families[2].commissions[0].seat] == [
        0,
        0,
    ]
    assert seen(fulfilling(ended_by(table(), 0, *places))).ender == 0


def test_where_the_points_of_a_commission_are_from_is_told_of_its_balcony_or_of_its_tower() -> None:
    view = seen(table())

    for family in view.families:
        printed = BOX.towers[family.color].points_from
        for commission, points_from in zip(family.commissions, printed, strict=True):
            balcony = commission.balcony
            told = BOX.balconies[balcony.name].points_from if balcony else points_from
            assert commission.points_from == told
    balconies = [one for family in view.families for one in family.commissions if one.balcony]
    assert {one.points_from for one in balconies} != {
        BOX.towers[one.color].points_from[one.height - BOX.heights[0]] for one in balconies
    }


def test_a_balcony_is_open_when_its_turn_has_come() -> None:
    before, after = table(), sealed(table(), 0, "white 6")

    def red(state: State) -> bool:
        return seen(state).families[3].commissions[2].open

    assert (red(before), red(after)) == (False, True)
    assert seen(after).next_balcony == 2
    assert seen(before).families[0].commissions[3].points == 7


# The row and the turn


def test_the_row_shows_what_each_card_costs_now() -> None:
    state = given(table(), 0, hand=("princess",))

    assert [offer.cost for offer in seen(state).row] == [0, 1, 2, 3, 4, 5]
    assert [offer.cost for offer in seen(tell(state, "0 play princess")).row] == [0] * 6
    assert heap(seen(state).row[0].bricks) == "white 2"


def test_the_turn_shows_what_the_next_brick_costs_and_how_many_are_left() -> None:
    state = building(given(table(), 0, "white 5"))
    after = tell(state, "0 begin white", "0 lay white 1")

    assert (seen(state).next_brick_cost, seen(state).bricks_left_to_lay) == (0, 6)
    assert (seen(after).next_brick_cost, seen(after).bricks_left_to_lay) == (1, 4)
    assert seen(after).costs == (0, 0, 0, 1, 3, 6, 10)
    most = replace(after, turn=replace(after.turn, laid=(6, 0, 0, 0, 0, 0)))
    assert (seen(most).next_brick_cost, seen(most).bricks_left_to_lay) == (0, 0)
    assert heap(seen(after).turn.laid) == "white 2"


def test_what_is_asked_tells_what_is_due_and_of_what() -> None:
    state = tell(given(table(), 0, "red 1 blue 1"), "0 take 3")
    asked = seen(state).asked

    assert (asked.kind, asked.card, asked.place, asked.due) == ("paying-card", "princess", 3, 2)
    assert heap(asked.spare) == "red 1 blue 1"


def test_whoever_may_choose_the_tower_that_loses_a_level_is_asked_for_one() -> None:
    state = row(given(table(), 0, on_site="red 3, blue 3"), "collapse")
    asked = seen(tell(state, "0 take 1")).asked

    assert (asked.kind, asked.card, asked.due) == ("lowering", "collapse", 1)


# The builders


def test_a_builder_shows_site_storehouse_buildings_and_limits() -> None:
    has = ("warehouse", "palazzo")
    state = given(table(), 1, "white 3", on_site="red 2", buildings=has, hand=("mason",))
    builder = seen(state).builders[1]

    assert [(tower.color, tower.height) for tower in builder.open.site] == [("red", 2)]
    assert (builder.open.stored, builder.storehouse_limit) == (3, 15)
    assert (builder.cards, builder.card_limit) == (3, 8)
    assert [card.name for card in builder.buildings] == ["warehouse", "palazzo"]


def test_what_is_ours_is_told_where_it_is_met() -> None:
    view = seen(row(table(), "tournament", "mason"))

    assert [offer.card.effect_from for offer in view.row] == ["ours", "printed"]
    assert view.levels[1].points_from == "printed"
    assert {level.points_from for level in view.levels} == {"printed", "ours"}
    assert BOX.balconies["four-red"].points_from == "public"


def test_a_commission_is_covered_by_a_neutral_seal_as_by_anybodys() -> None:
    view = seen(sealed(sealed(table(), 1, "green 5"), NEUTRAL, "green 6"))
    green = {one.height: one.is_covered for one in view.families[2].commissions}

    assert green == {height: height in (5, 6) for height in BOX.heights}


def test_a_commission_is_found_by_colour_and_height_and_none_beyond_the_board() -> None:
    view = seen(table())

    for family in view.families:
        for one in family.commissions:
            assert view.commission(one.color, one.height) is one
        assert view.commission(family.color, BOX.heights[0] - 1) is None
        assert view.commission(family.color, BOX.heights[-1] + 1) is None


def test_the_viewer_has_his_own_hand_with_what_lies_open_and_nobody_elses() -> None:
    state = given(given(table(), 0, "white 2", hand=("mason",)), 1, "red 1", hand=("princess",))

    assert seen(state, 0).mine == state.builders[0]
    assert seen(state, 0).open_builders == state.open_builders
    assert "princess" not in repr(seen(state, 0).own)
    assert seen(state).own is None


def test_what_the_turn_may_still_cost_is_what_the_rules_say_of_it() -> None:
    state = building(given(table(), 0, "white 9", buildings=("trading-house",)), played=("mason",))
    view = seen(tell(state, "0 begin white", "0 begin white"), 1)

    assert view.exchange_cost == BOX.cards["trading-house"].amount
    assert view.costs == (0, 0, 0, 0, 0, 3, 7)
    assert (view.bricks_left_to_lay, view.next_brick_cost) == (4, 0)


def test_a_family_is_dead_if_it_was_left_out() -> None:
    state = table(dead_color="green", neutral_seals="6", placing="free")
    assert [family.color for family in seen(state).families if family.dead] == ["green"]
