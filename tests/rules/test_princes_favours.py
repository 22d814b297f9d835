"""What the characters do, and when (The Muse and the Princess, rulings 16-19)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Scores, Seat
from bot.games.princes.actions import Acting
from bot.games.princes.card_choices_and_recruiting import Picking
from bot.games.princes.character_auction import Courting
from bot.games.princes.character_favours import BuyingPoints, Consulting
from bot.games.princes.final_scoring import Over
from bot.games.princes.moves import Change, PrincessWork
from bot.games.princes.state import State
from bot.games.princes.state_parts import CHARACTERS, PRESTIGE, WORKS, DoneWork, Serving, Tile
from tests.rules.princes_table import (
    BOX,
    GAME,
    acting,
    given,
    hiring,
    naming,
    on_top,
    served,
    short,
    table,
)
from tests.rules.telling import facts, hear, keys, legal, refused, step, tell


def at_court(character: str, seats: int = 4, **holdings: Any) -> State:
    """Seat 0 has this character and these things, and is to name a lot."""
    state = table(seats, characters="on")
    return served(given(state, 0, **holdings) if holdings else state, 0, character)


def in_turn(character: str, **holdings: Any) -> State:
    """The same in the action turn of seat 0, with the actions the character gives."""
    state = at_court(character, **holdings)
    return acting(state, 0, actions=3 if character == "cardinal" else 2)


def face_down(state: State, seat: int = 0) -> bool:
    serving = state.serving(Seat(seat))
    return serving is not None and serving.face_down


def points(state: State, seat: int = 0) -> int:
    return state.estates[seat].open.points


def scores(state: State) -> Scores:
    found = GAME.scores(state)
    assert found is not None
    assert {len(points) for points in found.points} == {len(found.sources)}
    return found


ARTISTS = ("poet", "jurist", "painter")


# The Banker


def last_round_over(character: str, **holdings: Any) -> State:
    """The last turn of the last round; seat 0 hired somebody in this round."""
    state = replace(at_court(character, seats=2, **holdings), round=7)
    return acting(replace(state, starter=Seat(0)), 1)


def test_the_banker_changes_money_for_points_when_the_last_round_is_over() -> None:
    state = tell(last_round_over("banker", florins=1150), "1 end")
    assert state.question == BuyingPoints(Seat(0))
    assert GAME.amounts(state, Seat(0), Change(1)) == range(1, 6)
    state = tell(state, "0 change 3")
    assert isinstance(state.question, Over)
    assert state.estates[0].hidden.florins == 1150 - 600
    assert state.estates[0].open.earned[CHARACTERS] == 3


def test_his_owner_may_keep_the_money() -> None:
    state = tell(last_round_over("banker", florins=1150), "1 end", "0 forgo")
    assert isinstance(state.question, Over)
    assert (state.estates[0].hidden.florins, points(state)) == (1150, 0)


def test_he_changes_after_the_prestige_cards_are_scored() -> None:
    state = last_round_over("banker", florins=400, prestige=("most-jesters",), jesters=1)
    state = tell(state, "1 end")
    assert state.estates[0].open.earned[PRESTIGE] == 6
    assert isinstance(state.question, BuyingPoints)
    assert GAME.view(state, None).estates[0].revealed == ("most-jesters",)


def test_too_little_money_for_a_point_is_not_asked_about() -> None:
    assert isinstance(tell(last_round_over("banker", florins=199), "1 end").question, Over)


def test_what_characters_brought_has_a_column_and_points_sold_have_none() -> None:
    state = tell(last_round_over("banker", florins=1000), "1 end", "0 change 5")
    assert scores(state).sources[-1] == "characters"
    assert "sold" not in scores(state).sources
    assert scores(state).points[0][-1] == 5
    assert scores(state).winners == (Seat(0),)


# The Cardinal


def test_the_cardinal_gives_a_third_action() -> None:
    state = tell(hiring(at_court("muse")), "0 court cardinal 300", "1 pass", "2 pass", "3 pass")
    assert GAME.view(state, None).asked.actions == 3


def test_a_building_a_freedom_and_a_work_in_one_turn() -> None:
    """The German and the French example."""
    state = in_turn("cardinal", hand=ARTISTS, jesters=3, florins=2000)
    state = tell(state, "0 build tower f5 1", "0 introduce travel")
    assert not face_down(state)
    state = tell(state, "0 work poet - 0")
    assert face_down(state)
    assert state.question == Acting(Seat(1))


def test_profession_and_freedom_stay_limited_to_one_each() -> None:
    state = in_turn("cardinal", florins=2000)
    state = tell(state, "0 introduce travel")
    assert refused(state, "0 introduce opinion").text.key == "freedom-introduced-already"
    state = tell(state, "0 take-profession", f"0 keep {state.decks.profession[0]}")
    assert refused(state, "0 take-profession").text.key == "profession-taken-already"
    assert state.question == Acting(Seat(0))


def test_the_third_action_need_not_be_taken() -> None:
    state = tell(
        in_turn("cardinal", hand=ARTISTS, jesters=3), "0 work poet - 0", "0 work jurist - 0"
    )
    told = hear(state, "0 end")
    assert facts(told, "ends-turn")["forgone"] == 1
    assert not face_down(tell(state, "0 end"))


def test_whoever_has_used_three_actions_hears_so() -> None:
    state = in_turn("cardinal", hand=ARTISTS, jesters=3, recruiting=1)
    state = given(state, 1, table=("botanist",))
    state = tell(state, *(f"0 work {artist} - 0" for artist in ARTISTS))
    assert refused(state, "0 acquire-bonus").text.fact("actions") == 3


# The Merchant


def ahead(state: State, *others: int) -> State:
    """The opponents have these points; whose turn it is stays as it is."""
    question, turn = state.question, state.turn
    for seat, own in enumerate(others, start=1):
        state = given(state, seat, points=own)
    return replace(state, question=question, turn=turn)


def won(state: State, price: int = 400) -> State:
    """Seat 0 wins a lake for 400 florins against seat 1."""
    state = tell(naming(state, 0, characters=state.characters), "0 nominate lake")
    while price > 200:
        price -= 200
        rivals = ["2 pass", "3 pass"] if len(state.estates) == 4 and price >= 200 else []
        bid = GAME.view(state, None).asked.price
        state = tell(state, f"1 bid {bid + 100}", *rivals, f"0 bid {bid + 200}")
    return tell(state, "1 pass")


def test_with_three_opponents_ahead_leons_merchant_scores_4() -> None:
    """The English example: a lake for 400, paid, and 4 points."""
    state = won(ahead(at_court("merchant"), 5, 5, 5))
    assert state.question == Consulting(Seat(0))
    told = hear(state, "0 consult points")
    assert keys(told) == ["earns-points", "wins"]
    state = tell(state, "0 consult points")
    assert (points(state), state.estates[0].hidden.florins) == (4, 3500 - 400)
    assert face_down(state)


def test_or_he_pays_the_400() -> None:
    state = won(ahead(at_court("merchant"), 5, 5, 5))
    told = hear(state, "0 consult free")
    assert facts(told, "merchant-pays")["price"].amount == 400  # type: ignore[attr-defined]
    assert facts(told, "wins")["price"].amount == 0  # type: ignore[attr-defined]
    state = tell(state, "0 consult free")
    assert (points(state), state.estates[0].hidden.florins) == (0, 3500)
    assert face_down(state)


def test_red_in_fourth_place_scores_4_for_an_object_of_500() -> None:
    """The German and the French example: green leads, yellow and blue share second place."""
    state = ahead(at_court("merchant"), 9, 6, 6)
    state = tell(naming(state, 1, characters=state.characters), "1 nominate jester", "2 pass")
    state = tell(state, "3 pass", "0 bid 300", "1 bid 400", "0 bid 500", "1 pass")
    state = tell(state, "0 consult points")
    assert (points(state), state.estates[0].hidden.florins) == (4, 3000)


@pytest.mark.parametrize(
    ("own", "others", "scored"),
    [(0, (0, 0, 0), 1), (9, (5, 5, 5), 1), (5, (9, 5, 0), 2), (0, (1, 2, 3), 4)],
)
def test_a_point_and_one_for_each_leader(own: int, others: tuple[int, ...], scored: int) -> None:
    state = ahead(in_turn("merchant", points=own), *others)
    view = GAME.view(state, Seat(0))
    assert view.own is not None
    assert view.own.merchant == scored
    assert points(tell(state, "0 consult points")) == own + scored


def test_he_bids_only_what_he_could_pay_in_cash() -> None:
    """Ruling 16: even when the Merchant is to pay."""
    state = given(at_court("merchant"), 0, florins=300)
    state = tell(state, "0 nominate lake", "1 bid 300", "2 pass", "3 pass")
    assert refused(state, "0 bid 400").text.key == "cannot-pay-in-cash"


def test_the_last_one_may_use_him_for_an_object_without_an_auction() -> None:
    """Ruling 16."""
    state = tell(at_court("merchant", seats=2), "0 nominate jester", "1 bid 400", "0 pass")
    state = tell(state, "0 nominate builder")
    assert state.question == Consulting(Seat(0))
    state = tell(state, "0 consult free")
    assert (state.estates[0].open.builders, state.estates[0].hidden.florins) == (1, 2500)


def test_his_points_count_before_those_of_the_object() -> None:
    """Ruling 16: a second builder brings 3 points, and they come after the Merchant's."""
    state = ahead(at_court("merchant", seats=2, builders=1), 2)
    state = tell(state, "0 nominate builder", "1 pass", "0 consult points")
    assert points(state) == 2 + 3


def test_he_may_wait_when_an_object_is_won() -> None:
    state = won(at_court("merchant"))
    assert keys(hear(state, "0 forgo")) == ["forgoes", "wins"]
    state = tell(state, "0 forgo")
    assert state.serving(Seat(0)) == Serving("merchant", Seat(0))
    assert state.estates[0].hidden.florins == 3100
    state = tell(state, "0 place lake d1 0", "1 withdraw", "2 withdraw", "3 withdraw")
    assert state.question == Consulting(Seat(0))  # his last chance


def test_he_may_wait_when_he_is_hired_and_be_used_a_round_later() -> None:
    state = tell(hiring(table(2, characters="on")), "0 court merchant 300", "1 pass")
    state = tell(state, "0 forgo", "0 end", "1 end", "1 withdraw", "0 nominate jester")
    assert keys(hear(state, "0 consult free"))[:2] == ["merchant-pays", "wins"]
    assert tell(state, "0 consult free").estates[0].hidden.florins == 2500 - 300  # his own price


def test_in_his_own_turn_he_scores_at_any_time_and_no_action_is_spent() -> None:
    state = tell(ahead(in_turn("merchant"), 3, 0, 0), "0 consult points")
    assert points(state) == 2
    assert GAME.view(state, None).asked.actions == 2


def test_after_both_actions_he_may_still_score() -> None:
    state = in_turn("merchant", hand=ARTISTS, jesters=3)
    state = tell(state, "0 work poet - 0", "0 work jurist - 0")
    assert legal(state, 0) == ["end", "consult points"]
    assert tell(state, "0 consult points").question == Acting(Seat(1))


def test_the_moment_he_is_hired_he_may_score() -> None:
    state = tell(ahead(hiring(table(2, characters="on")), 3), "0 court merchant 300", "1 pass")
    assert state.question == Consulting(Seat(0))
    assert legal(state, 0) == ["consult points", "forgo"]
    assert points(tell(state, "0 consult points")) == 2


# The Muse


def test_in_round_6_the_muse_adds_6_to_each_of_chriss_two_works() -> None:
    """The English example; the German one adds 5 in round 5."""
    state = replace(in_turn("muse", hand=ARTISTS, jesters=4), round=6)
    assert [work.sum.muse for work in GAME.view(state, Seat(0)).own.hand] == [6, 6, 6]  # type: ignore[union-attr]
    state = tell(state, "0 work poet - 0", "0 work jurist - 0")
    assert [feat.value for feat in state.estates[0].open.feats] == [8 + 3 + 6, 8 + 3 + 6]
    assert not face_down(state)


@pytest.mark.parametrize("round_", range(1, 8))
def test_she_adds_the_number_of_the_round(round_: int) -> None:
    state = replace(in_turn("muse", hand=ARTISTS, jesters=7), round=round_)
    assert tell(state, "0 work poet - 0").estates[0].open.feats[-1].value == 14 + 3 + round_


def test_she_lifts_a_work_over_the_minimum_and_is_paid_for_too() -> None:
    alone = replace(in_turn("cardinal", hand=ARTISTS, jesters=3), round=2)
    assert refused(alone, "0 work poet - 0").text.fact("value") == 6 + 3
    state = replace(in_turn("muse", hand=ARTISTS, jesters=3), round=2)
    assert refused(state, "0 work poet - 6").nearest == "work poet - 5"
    state = tell(state, "0 work poet - 5")
    assert state.estates[0].open.earned[WORKS] == 5
    assert state.estates[0].hidden.florins == 3500 + 1100 - 1000


# The Princess


def estate_of(*, landscapes: int, buildings: int) -> dict[str, Any]:
    """So many lakes and buildings, wherever they fit."""
    taken = BOX.ground.palazzo
    lakes: list[Tile] = []
    built: list[Tile] = []
    for way in BOX.ground.ways["lake"]:
        if len(lakes) < landscapes and not way.bits & taken:
            lakes.append(Tile("lake", way.square, way.turn))
            taken |= way.bits
    for name in reversed(BOX.building_order):
        fitting = (way for way in BOX.ground.ways[name] if not way.bits & taken)
        way = next(fitting)
        if len(built) < buildings:
            built.append(Tile(name, way.square, way.turn))
            taken |= way.bits
    return {"landscapes": tuple(lakes), "buildings": tuple(built)}


def princess(round_: int = 1, **holdings: Any) -> State:
    return replace(in_turn("princess", **holdings), round=round_)


def value_of(state: State) -> int:
    view = GAME.view(state, Seat(0))
    assert view.own is not None
    assert view.own.princess is not None
    return view.own.princess.value


def test_alexandras_work_is_worth_16() -> None:
    """The English example: 3 landscapes, 2 buildings and 3 professions, as 6 + 3 + 2 + 2 + 3."""
    state = princess(hand=ARTISTS, **estate_of(landscapes=3, buildings=2))
    assert value_of(state) == 16
    state = tell(state, "0 princess-work 0")
    assert state.estates[0].open.feats == (DoneWork(1, "princess", 16),)
    assert state.estates[0].hidden.florins == 3500 + 1600


def test_each_builder_counts_2_and_each_card_1_wherever_it_lies() -> None:
    state = princess(hand=ARTISTS, builders=2, recruiting=1, table=("botanist", "recruiting"))
    assert value_of(state) == 4 + 3 + 1 + 2


def test_part_of_her_pay_may_be_taken_in_points() -> None:
    state = princess(hand=ARTISTS, builders=3)
    assert GAME.amounts(state, Seat(0), PrincessWork(0)) == range(5)
    state = tell(state, "0 princess-work 4")
    assert state.estates[0].open.earned[WORKS] == 4
    assert state.estates[0].hidden.florins == 3500 + 900 - 800
    assert refused(princess(hand=ARTISTS, builders=3), "0 princess-work 5").nearest.endswith(" 4")


def test_she_takes_an_action_and_works_once() -> None:
    state = tell(princess(hand=ARTISTS, builders=3), "0 princess-work 0")
    assert face_down(state)
    assert GAME.view(state, None).asked.actions == 1
    assert refused(state, "0 princess-work 0").text.key == "character-is-used"


def test_her_work_is_no_work_of_a_prestige_card() -> None:
    """Ruling 14: those are cards on one's table."""
    state = in_turn("princess", hand=ARTISTS, builders=3, prestige=("most-works",))
    state = tell(state, "0 princess-work 0")
    (card,) = GAME.view(state, Seat(0)).own.prestige  # type: ignore[union-attr]
    assert card.worth == 0


def test_her_work_may_be_the_best_of_the_round() -> None:
    state = princess(hand=ARTISTS, builders=3)
    state = tell(state, "0 princess-work 0")
    assert GAME.view(state, None).estates[0].best_work == 9


# The Professor


def test_the_professor_brings_a_prestige_card_for_nothing() -> None:
    state = on_top(in_turn("professor"), "prestige", "most-jesters")
    state = tell(state, "0 consult prestige")
    assert isinstance(state.question, Picking)
    assert len(state.question.cards) == 5
    state = tell(state, "0 keep most-jesters")
    assert state.estates[0].hidden.prestige == ("most-jesters",)
    assert state.estates[0].hidden.florins == 3500
    assert GAME.view(state, None).asked.actions == 2
    assert face_down(state)


def test_or_a_bonus_card_for_nothing_and_without_an_action() -> None:
    state = on_top(in_turn("professor"), "bonus", "jesters")
    state = tell(state, "0 consult bonus", "0 keep jesters")
    assert state.estates[0].hidden.bonus == ("jesters",)
    assert state.estates[0].hidden.florins == 3500
    assert GAME.view(state, None).asked.actions == 2


def test_the_moment_he_is_hired_he_may_be_asked() -> None:
    state = tell(hiring(table(2, characters="on")), "0 court professor 300", "1 court muse 300")
    assert state.question == Consulting(Seat(0))
    assert legal(state, 0) == ["consult prestige", "consult bonus", "forgo"]
    state = tell(state, "0 consult bonus")
    state = tell(state, f"0 keep {legal(state, 0)[0].split()[1]}")
    assert state.serving(Seat(1)) == Serving("muse", Seat(1))  # the auction goes on
    assert state.question == Acting(Seat(0))


def test_when_an_object_is_won_he_may_be_asked_before_it_is_paid() -> None:
    state = won(at_court("professor"))
    assert legal(state, 0) == ["consult prestige", "consult bonus", "forgo"]
    state = tell(state, "0 consult prestige")
    assert state.estates[0].hidden.florins == 3500
    state = tell(state, f"0 keep {legal(state, 0)[0].split()[1]}")
    assert state.estates[0].hidden.florins == 3100
    assert GAME.view(state, None).asked.kind == "placing"


def test_at_the_end_of_the_auction_phase_leon_takes_a_bonus_card_of_five() -> None:
    """The English example: his last chance."""
    state = tell(at_court("professor", seats=2), "0 withdraw", "1 withdraw")
    assert state.question == Consulting(Seat(0))
    assert GAME.view(state, None).asked.is_last_chance
    five = state.decks.bonus[:5]
    state = tell(state, "0 consult bonus")
    assert isinstance(state.question, Picking)
    assert state.question.cards == five
    state = tell(state, f"0 keep {five[2]}")
    assert state.estates[0].hidden.bonus == (five[2],)
    assert state.decks.bonus[-4:] == tuple(card for card in five if card != five[2])
    assert state.question == Courting(Seat(0))


def test_no_undo_goes_back_behind_the_cards_he_lays_out() -> None:
    """In one's own turn, when an object is won, and at the last chance."""
    last = tell(at_court("professor", seats=2), "0 withdraw", "1 withdraw")
    for state in (in_turn("professor"), won(at_court("professor")), last):
        assert step(state, "0 consult bonus").opened
        assert step(state, "0 consult prestige").opened


def test_nor_behind_a_prestige_card_that_was_won_once_he_is_let_be() -> None:
    state = tell(at_court("merchant", seats=2), "0 nominate prestige", "1 pass")
    for line in ("0 forgo", "0 consult free", "0 consult points"):
        after = step(state, line)
        assert isinstance(after.state.question, Picking)
        assert after.opened


def test_unused_he_goes_back_with_the_others() -> None:
    state = tell(at_court("professor", seats=2), "0 withdraw", "1 withdraw")
    assert keys(hear(state, "0 forgo")) == ["lets-go", "characters-begin"]
    state = tell(state, "0 forgo")
    assert state.serving(Seat(0)) is None
    assert state.question == Courting(Seat(0))


def test_merchant_and_professor_are_asked_at_last_in_order_of_turn() -> None:
    state = served(at_court("professor", seats=3), 2, "merchant")
    state = tell(naming(state, 1), "1 withdraw", "2 withdraw", "0 withdraw")
    assert state.question == Consulting(Seat(2))
    state = tell(state, "2 consult points")
    assert state.question == Consulting(Seat(0))
    assert isinstance(tell(state, "0 forgo").question, Courting)


@pytest.mark.parametrize("character", ["banker", "cardinal", "muse", "princess"])
def test_nobody_is_asked_for_a_character_that_is_of_no_use_then(character: str) -> None:
    state = tell(at_court(character, seats=2), "0 withdraw", "1 withdraw")
    assert state.question == Courting(Seat(0))


def test_the_last_prestige_card_goes_to_whoever_has_won_it() -> None:
    state = short(at_court("professor", seats=2), "prestige", "most-jesters", rest=1)
    state = tell(state, "0 nominate prestige", "1 pass")
    assert refused(state, "0 consult prestige").text.key == "last-card-is-won"
    assert legal(state, 0) == ["consult bonus", "forgo"]


def test_a_character_does_only_his_own_favours() -> None:
    assert refused(in_turn("professor"), "0 consult points").text.key == "no-such-use"
    assert refused(in_turn("muse"), "0 consult points").text.key == "nobody-to-consult"
    assert refused(in_turn("muse"), "0 princess-work 0").text.key == "no-princess"
