"""Both expansions at one table: the characters, and building together (rulings 16 to 21)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.engine.text import Florins
from bot.games.princes import works
from bot.games.princes.actions import Acting
from bot.games.princes.card_choices_and_recruiting import Picking
from bot.games.princes.character_auction import Courting
from bot.games.princes.character_favours import BuyingPoints, Consulting
from bot.games.princes.final_scoring import Over
from bot.games.princes.state import State
from bot.games.princes.state_parts import PRESTIGE, SOLD
from bot.games.princes.tile_laying import PlacingLandscape
from tests.rules.ascii_border import BOX_B, wish
from tests.rules.princes_table import GAME, acting, given, hiring, naming, on_top, served, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell

TOWER = """
    .......|.......
    .......|.......
    .......|.......
    ......x|xx.....
    .......|.......
    ..###..|..###..
    ..###..|..###..
"""
OFFER = f"0 offer {wish('tower', TOWER)}"


def neighbours(character: str = "", *, seats: int = 3, **holdings: Any) -> State:
    """Seat 0 has this character and these things; seat 1 lives east of it."""
    state = table(seats, characters="on", together="on")
    if holdings:
        state = given(state, 0, **holdings)
    return served(state, 0, character) if character else state


def in_turn(character: str = "", *, actions: int = 2, **known: Any) -> State:
    return acting(neighbours(character, **known), 0, actions=actions)


def face_down(state: State, seat: int = 0) -> bool:
    serving = state.serving(Seat(seat))
    return serving is not None and serving.face_down


def actions_left(state: State) -> int:
    assert state.turn is not None
    return state.turn.actions


# The Cardinal


def test_the_cardinals_third_action_may_be_a_building_built_together() -> None:
    state = in_turn("cardinal", actions=3, hand=("poet", "jurist"), jesters=3)
    state = tell(state, "0 work poet - 0", "0 work jurist - 0")
    state = tell(state, f"{OFFER} 500")
    assert (actions_left(state), face_down(state)) == (1, False)
    state = tell(state, "1 accept 500")
    assert state.question == Acting(Seat(1))
    assert face_down(state)


def test_the_cardinal_of_the_partner_is_not_used_by_it() -> None:
    """It is no turn of his, and none of his actions."""
    state = served(in_turn(actions=1), 1, "cardinal")
    state = tell(state, f"{OFFER} 500", "1 accept 500")
    assert not face_down(state, 1)
    assert GAME.view(state, None).asked.actions == 3


# Prices: nobody gives up points for money


def test_the_partner_pays_in_cash_alone() -> None:
    state = tell(acting(given(neighbours(), 1, florins=400, points=9), 0), f"{OFFER} 500")
    refusal = refused(state, "1 accept 500")
    assert (refusal.text.key, refusal.text.fact("most")) == ("cannot-pay-in-cash", Florins(400))
    assert refused(state, "1 sell 1").text.key == "nobody-sells-points"
    state = tell(state, "1 counter 400", "0 accept 400")
    assert (state.estates[1].hidden.florins, state.estates[1].open.earned[SOLD]) == (0, 0)
    assert state.estates[1].open.points == 9 + 3


def test_what_the_builder_lacks_in_cash_his_neighbour_has_to_pay() -> None:
    state = in_turn(florins=200, points=9)
    bargained = tell(state, f"{OFFER} 600", "1 counter 400")
    assert refused(bargained, "0 accept 400").text.key == "cannot-pay-in-cash"
    state = tell(state, f"{OFFER} 600", "1 counter 500", "0 accept 500")
    assert (state.estates[0].hidden.florins, state.estates[0].open.points) == (0, 9 + 3)
    assert state.estates[0].open.earned[SOLD] == 0


def test_two_who_have_points_but_not_the_money_cannot_build_together() -> None:
    state = given(neighbours(florins=100, points=20), 1, florins=500, points=20)
    for price in range(0, 701, 100):
        assert refused(tell(acting(state, 0), f"{OFFER} {price}"), f"1 accept {price}")
    old = replace(acting(state, 0), rules=1)
    assert refused(old, f"{OFFER} 600").text.key == "cannot-pay-together"


# A building across the border counts for the characters of both


@pytest.mark.parametrize("seat", [0, 1])
def test_the_princess_of_either_counts_it(seat: int) -> None:
    state = tell(in_turn(), f"{OFFER} 500", "1 accept 500")
    estate = state.estates[seat]
    assert works.sum_princess_work(BOX_B, estate).building == 2
    state = acting(served(given(state, seat, builders=3), seat, "princess"), seat)
    own = GAME.view(state, Seat(seat)).own
    assert own is not None
    assert own.princess is not None
    assert own.princess.value == 2 + 6 + 3
    assert tell(state, f"{seat} princess-work 0").estates[seat].open.feats[-1].value == 11


def test_the_muse_adds_to_a_work_that_it_serves() -> None:
    state = replace(in_turn("muse", hand=("astronomer", "jurist"), jesters=3), round=2)
    state = tell(state, f"{OFFER} 0", "1 accept 0", "0 work astronomer - 0")
    assert state.estates[0].open.feats[-1].value == 4 + 6 + 2 + 2


# The Merchant and the Professor


def test_after_a_last_action_built_together_the_merchant_may_still_be_asked() -> None:
    state = tell(in_turn("merchant", actions=1), f"{OFFER} 500", "1 accept 500")
    assert state.question == Acting(Seat(0))
    assert legal(state, 0) == ["end", "consult points"]
    state = tell(state, "0 consult points")
    assert state.estates[0].open.points == 3 + 1  # they share the lead
    assert state.question == Acting(Seat(1))


def test_the_partners_merchant_waits_for_his_own_turn() -> None:
    state = served(in_turn(actions=1), 1, "merchant")
    state = tell(state, f"{OFFER} 500", "1 accept 500")
    assert state.question == Acting(Seat(1))
    assert "consult points" in legal(state, 1)


def test_the_professor_brings_a_bonus_card_that_counts_what_is_shared() -> None:
    state = on_top(in_turn("professor"), "bonus", "buildings")
    state = tell(state, f"{OFFER} 500", "1 accept 500", "0 consult bonus")
    assert isinstance(state.question, Picking)
    state = tell(state, "0 keep buildings")
    assert actions_left(state) == 1
    assert works.bonus_card_worth(BOX_B, state.estates[0], "buildings") == 1


def test_a_lake_the_merchant_paid_for_is_laid_out_on_side_b() -> None:
    state = tell(naming(neighbours("merchant"), 0), "0 nominate lake", "1 pass", "2 pass")
    assert state.question == Consulting(Seat(0))
    state = tell(state, "0 consult free")
    assert isinstance(state.question, PlacingLandscape)
    assert "place lake a2 0" in legal(state, 0)  # on side A the palazzo stands there
    assert state.estates[0].hidden.florins == 3500


# The end


def last_round_over(**holdings: Any) -> State:
    """Both share a tower; seat 0 hired the Banker in the last round."""
    state = tell(in_turn(), f"{OFFER} 500", "1 accept 500")
    state = given(state, 0, **holdings)
    state = replace(served(state, 0, "banker"), round=7, starter=Seat(0))
    return acting(state, 2)


def test_shared_buildings_are_a_tie_before_the_banker_changes_money() -> None:
    """The number in brackets: 3 of 6."""
    state = tell(last_round_over(florins=850, prestige=("most-buildings",)), "2 end")
    assert state.question == BuyingPoints(Seat(0))
    assert state.estates[0].open.earned[PRESTIGE] == 3
    assert legal(state, 0) == ["change 1", "forgo"]
    state = tell(state, "0 change 4")
    assert isinstance(state.question, Over)
    assert state.estates[0].open.points == 3 + 3 + 4
    assert state.estates[0].hidden.florins == 50


# Two players


def test_two_players_have_one_border_one_lot_of_landscapes_and_six_characters() -> None:
    state = neighbours(seats=2)
    stacks = GAME.view(state, None).stacks
    assert stacks[0].lot == "landscapes"
    assert facts(hear(state, "0 nominate landscapes"), "nominates")["price"] == Florins(300)
    assert [(b.west, b.east) for b in GAME.view(state, None).borders] == [(0, 1)]
    assert isinstance(hiring(state).question, Courting)


def test_the_merchant_of_one_of_two_pays_for_the_landscape_he_likes() -> None:
    state = tell(naming(neighbours("merchant", seats=2), 0), "0 nominate landscapes", "1 pass")
    told = hear(state, "0 consult free")
    assert keys(told) == ["merchant-pays", "wins"]
    assert facts(told, "merchant-pays")["price"] == Florins(300)
    state = tell(state, "0 consult free", "0 place park a1 0")
    assert [tile.name for tile in state.estates[0].open.landscapes] == ["park"]
    assert state.estates[0].hidden.florins == 2500


# What nobody may see


@pytest.mark.parametrize("at", ["offer", "pawn", "won"])
def test_nobody_can_tell_an_imagined_table_from_the_real_one(at: str) -> None:
    state = {
        "offer": tell(in_turn("professor"), f"{OFFER} 500", "1 counter 200"),
        "pawn": tell(hiring(neighbours()), "0 court muse 500"),
        "won": tell(naming(neighbours("professor"), 0), "0 nominate jester", "1 pass", "2 pass"),
    }[at]
    for viewer in (None, *map(Seat, range(3))):
        again = GAME.imagine(state, viewer, Chance("imagined", 1))
        assert GAME.view(again, viewer) == GAME.view(state, viewer)
        assert not GAME.broken_law(again)
