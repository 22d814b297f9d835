"""The auction phase alone against Wolfgang, his purchase apart (Rules p. 10-11)."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat, carry_out_move
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Named
from bot.games.princes.auction import Bidding, Nominating
from bot.games.princes.automa import die_additions_of_card, solo_of, with_solo
from bot.games.princes.automa_auction import BiddingAlone, barred_objects
from bot.games.princes.card_choices_and_recruiting import Recruiting
from bot.games.princes.moves import Pass
from bot.games.princes.state import State
from bot.games.princes.state_parts import HUMAN, Die, Roll
from bot.games.princes.tile_laying import PlacingLandscape
from bot.games.princes.view import AutomaView
from tests.rules.princes_table import BOX, GAME, asked, given
from tests.rules.solo_table import EXAMPLE, alone, beginning, opened, over, rolled, told
from tests.rules.telling import legal, refused, tell


def seen(state: State) -> AutomaView:
    automa = GAME.view(state, None).automa
    assert automa is not None
    return automa


def declined(state: State, *lots: str) -> State:
    """These lots were chosen and declined, at prices that nobody remembers."""
    return with_solo(state, rolls=tuple(Roll(lot, 6, 1200) for lot in lots))


# What is seen


def test_what_the_die_showed_is_seen_with_what_was_added_to_it() -> None:
    state = rolled(alone(), "0 nominate jester", 4).state
    state = rolled(tell(state, "0 pass"), "0 nominate forest", 5).state
    assert seen(state).dice == (Die("jester", 4, 6), Die("forest", 5, 0))


@pytest.mark.parametrize("round_", [1, 2])
def test_wolfgangs_own_die_is_seen_by_what_he_paid(round_: int) -> None:
    """Three cards are played in a round, and the first is that of the auctions.

    The others that lie there would add something else.
    """
    state, played = alone(), 3 * (round_ - 1)
    deck = solo_of(state).deck
    state = with_solo(state, played=deck[:played], deck=deck[played:])
    step = over(beginning(state, 0, round=round_))
    (facts,) = told(step.events, "automa-rolls")
    assert isinstance(facts["lot"], Named)
    state, lot = step.state, facts["lot"].name
    others = [
        name
        for name in BOX.automa_cards
        if die_additions_of_card(BOX, state, name)[lot] != facts["add"]
    ]
    before, after = others[:played], (solo_of(state).played[-1], *others[:2])
    (die,) = seen(with_solo(state, played=(*before, *after))).dice
    assert (die.lot, die.pips, die.add) == (lot, facts["die"], facts["add"])


def test_what_is_bought_without_a_die_shows_none() -> None:
    state = declined(given(alone(), 0, florins=5000), "jester", "forest", "lake")
    state = tell(state, "0 nominate prestige")
    assert [sale.lot for sale in state.sales] == ["prestige"]
    assert [die.lot for die in seen(state).dice] == ["jester", "forest", "lake"]


def test_the_last_auction_of_the_phase_is_seen_as_such() -> None:
    state = alone()
    lots = ("jester", "builder", "forest", "lake")[: state.size - 1]
    assert [seen(declined(state, *lots[:count])).is_last for count in range(state.size)] == [
        *(False for _ in lots),
        True,
    ]
    bidding = replace(declined(state, *lots), question=BiddingAlone("jester", 200, (HUMAN,)))
    assert not seen(bidding).is_last


def test_the_lots_that_may_be_named_are_seen_the_one_wanted_most_first() -> None:
    state = given(alone(), 0, florins=5000)
    for lots in ((), ("jester",), ("jester", "forest"), ("jester", "forest", "prestige")):
        shown, named = seen(declined(state, *lots)), legal(declined(state, *lots), 0)
        assert {f"nominate {lot}" for lot in shown.lots} == {
            move for move in named if move.startswith("nominate")
        }
        wanted = [lot for want in shown.wants for lot in want.lots]
        assert [lot for lot in wanted if lot in shown.lots] == list(shown.lots)


# One die for each object


def test_the_rulebooks_example_of_a_jester() -> None:
    """6 and a die: a 4 makes a last bid of 1000, so the Jester is to be had for 1100."""
    step = rolled(alone(), "0 nominate jester", 4)
    assert isinstance(step.state.question, Bidding)
    assert step.state.question.price == 1000
    (facts,) = told(step.events, "solo-rolls")
    assert (facts["die"], facts["add"], facts["price"]) == (4, 6, Florins(1100))
    bought = tell(step.state, "0 bid 1100")
    assert bought.estates[0].open.jesters == 1
    assert bought.estates[0].hidden.florins == 3500 - 1100


def test_the_jester_of_the_example_may_be_declined() -> None:
    state = tell(rolled(alone(), "0 nominate jester", 4).state, "0 pass")
    assert isinstance(state.question, Nominating)
    assert state.estates[0].open.jesters == 0
    assert solo_of(state).rolls == (Roll("jester", 4, 1000),)


def test_the_rulebooks_example_of_a_forest_that_has_to_be_bought() -> None:
    """No number and a 2: the Forest is bought for 300, whether one likes it or not."""
    step = rolled(alone(), "0 nominate forest", 2)
    assert step.state.question == PlacingLandscape(Seat(0), "forest")
    assert step.state.estates[0].hidden.florins == 3500 - 300
    assert told(step.events, "solo-forced")


def test_with_a_number_added_a_1_may_be_declined() -> None:
    step = rolled(alone(), "0 nominate builder", 1)
    assert isinstance(step.state.question, Bidding)
    assert {"bid 400", "pass"} <= set(legal(step.state, 0))


def test_what_one_cannot_pay_can_only_be_declined() -> None:
    state = rolled(given(alone(), 0, florins=300), "0 nominate jester", 4).state
    assert legal(state, 0) == ["pass"]
    assert refused(state, "0 bid 1100").nearest == "pass"


# How often one chooses


def test_what_was_declined_cannot_be_chosen_again_this_round() -> None:
    state = declined(alone(), "jester")
    refusal = refused(state, "0 nominate jester")
    assert (refusal.rule, refusal.text.key) == ("solo-once-each", "lot-declined-already")


def test_the_landscapes_are_three_objects_with_a_die_each() -> None:
    state = declined(alone(), "forest")
    assert {"nominate lake", "nominate park"} <= set(legal(state, 0))
    assert "nominate forest" not in legal(state, 0)


@pytest.mark.parametrize("dummies", [2, 3])
def test_there_are_as_many_auctions_as_players(dummies: int) -> None:
    lots = ("jester", "builder", "lake", "park")[: dummies + 1]
    state = opened(alone(dummies=str(dummies)), EXAMPLE)
    before_last = declined(state, *lots[:-1])
    assert "pass" in legal(rolled(before_last, "0 nominate recruiting", 6).state, 0)
    last = tell(declined(state, *lots), "0 nominate forest")
    assert last.estates[0].hidden.florins == 3500 - 200


# The last auction


LAST = ("jester", "lake", "park")


def test_the_last_auction_sells_for_200_without_a_die() -> None:
    after = tell(declined(alone(), *LAST), "0 nominate recruiting")
    assert after.estates[0].open.recruiting == 1
    assert after.estates[0].hidden.florins == 3300


def test_but_not_the_two_objects_with_the_highest_numbers() -> None:
    """On the example's card these are the Jester and the Builder."""
    state = declined(alone(), "forest", "lake", "park")
    for lot in ("jester", "builder"):
        assert refused(state, f"0 nominate {lot}").text.key == "lot-too-dear-for-last"
    assert [move for move in legal(state, 0) if move.startswith("nominate")] == [
        "nominate prestige",
        "nominate recruiting",
    ]


def card_with(*numbers: int) -> tuple[str, ...]:
    """The objects barred by a card with these numbers."""
    state = alone()
    card = replace(BOX.automa_cards[EXAMPLE], four=numbers)
    box = type("Cards", (), {"automa_cards": {EXAMPLE: card}})()
    return barred_objects(box, state)


def test_all_that_tie_for_the_second_highest_number_are_barred() -> None:
    first, second, third, *_ = BOX.automa_cards[EXAMPLE].wants
    assert card_with(6, 2, 2, 0, 0) == (first, second, third)
    assert card_with(6, 6, 2, 0, 0) == (first, second)


# What may be chosen


def test_without_a_number_only_whoever_could_pay_300_chooses() -> None:
    state = given(alone(), 0, florins=200)
    refusal = refused(state, "0 nominate lake")
    assert (refusal.rule, refusal.text.key) == ("solo-forced", "could-not-pay-if-forced")
    assert refusal.text.fact("most") == Florins(200)
    assert "nominate jester" in legal(state, 0)
    assert "nominate lake" in legal(given(alone(), 0, florins=200, points=1), 0)


def test_a_recruiting_card_just_won_may_be_used_at_once() -> None:
    state = given(declined(alone(), *LAST), 1, table=("poet",))
    after = tell(state, "0 nominate recruiting")
    assert after.question == Recruiting(Seat(0))
    assert asked(after) == {0}


# Dice open something


def test_no_undo_goes_back_behind_a_die() -> None:
    assert rolled(alone(), "0 nominate jester", 4).opened
    assert GAME.to_move(rolled(alone(), "0 nominate forest", 1).state) == {0}


def test_a_declined_die_can_be_reconsidered() -> None:
    state = rolled(alone(), "0 nominate jester", 4).state
    passed = carry_out_move(GAME, state, Seat(0), Pass(), Chance("no luck", 0))
    assert not passed.opened
