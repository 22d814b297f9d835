"""Recruiting cards: used at once or kept, and what they leave behind."""

from bot.engine.text import Named, Who
from bot.games.princes.state import State
from bot.games.princes.state_parts import RECRUITING, DoneWork
from tests.rules.princes_table import GAME, acting, asked, given, table
from tests.rules.telling import facts, hear, keys, legal, refused, tell


def with_works() -> State:
    """Seat 1 has completed works of the poet and the jurist, seat 2 one of the painter."""
    state = table()
    for seat in (0, 1, 2, 3):
        others = [c for c in state.decks.profession if c not in ("poet", "jurist", "painter")]
        state = given(state, seat, hand=tuple(others[:3]))
    state = given(state, 1, table=("poet", "jurist"))
    return given(state, 2, table=("painter",))


def won(state: State) -> State:
    return tell(state, "0 nominate recruiting", "1 pass", "2 pass", "3 pass")


def holding(number: int = 1) -> State:
    """It is the turn of seat 0, who kept recruiting cards."""
    return acting(given(with_works(), 0, recruiting=number), 0)


# The moment it is won


def test_whoever_wins_it_may_recruit_at_once_or_keep_the_card() -> None:
    state = won(with_works())
    assert asked(state) == {0}
    assert legal(state, 0) == ["recruit poet", "recruit jurist", "recruit painter", "hold"]


def test_recruiting_takes_the_profession_into_hand_and_leaves_the_card_in_its_place() -> None:
    state = won(with_works())
    after = tell(state, "0 recruit poet")
    assert after.estates[0].hidden.hand == (*state.estates[0].hidden.hand, "poet")
    assert after.estates[0].open.recruiting == 0
    assert after.estates[1].open.table == (RECRUITING, "jurist")
    assert after.stock.recruiting == 4


def test_the_auction_goes_on_after_recruiting_or_keeping() -> None:
    state = won(with_works())
    assert asked(tell(state, "0 recruit poet")) == {1}
    assert asked(tell(state, "0 hold")) == {1}


def test_a_kept_card_is_in_hand() -> None:
    state = tell(won(with_works()), "0 hold")
    assert state.estates[0].open.recruiting == 1
    assert state.stock.recruiting == 4


def test_nothing_is_asked_when_there_is_nobody_to_recruit() -> None:
    state = won(table())
    assert state.estates[0].open.recruiting == 1
    assert asked(state) == {1}


def test_the_winner_decides_about_it_before_anything_else() -> None:
    state = won(with_works())
    for line in ("0 withdraw", "0 end", "0 sell 1"):
        refusal = refused(state, line)
        assert (refusal.rule, refusal.text.key) == ("recruiting", "recruit-or-hold")


def test_the_table_hears_who_was_recruited_from_whom() -> None:
    told = hear(won(with_works()), "0 recruit painter")
    painter = Named("profession", "painter")
    assert facts(told, "recruits") == {"who": Who(0), "whom": Who(2), "card": painter}
    assert keys(hear(won(with_works()), "0 hold")) == ["holds-recruiting"]


# In one's own action turn


def test_a_kept_card_is_used_in_ones_own_action_turn_and_costs_no_action() -> None:
    state = tell(holding(), "0 recruit jurist")
    assert state.turn is not None
    assert state.turn.actions == 2
    assert state.estates[0].hidden.florins == 3500
    assert asked(state) == {0}


def test_any_number_of_them_may_be_used_in_one_turn() -> None:
    state = tell(holding(3), "0 recruit jurist", "0 recruit poet", "0 recruit painter")
    assert state.estates[0].open.recruiting == 0
    assert state.estates[0].hidden.hand[-3:] == ("jurist", "poet", "painter")
    assert state.turn is not None
    assert state.turn.actions == 2


def test_it_may_be_used_before_between_and_after_the_actions() -> None:
    state = tell(holding(3), "0 recruit jurist", "0 introduce opinion", "0 recruit poet")
    state = tell(state, "0 build tower f5 1")
    assert asked(state) == {0}
    assert state.turn is not None
    assert state.turn.actions == 0
    assert legal(state, 0) == ["end", "sell 1", "recruit painter"]
    assert asked(tell(state, "0 recruit painter")) == {1}


def test_a_recruited_profession_may_complete_a_work_in_the_same_turn() -> None:
    state = given(holding(), 0, freedoms=("opinion",))
    assert refused(state, "0 work jurist - 0").text.key == "not-in-hand"
    state = tell(state, "0 recruit jurist", "0 work jurist - 0")
    assert state.estates[0].open.table == ("jurist",)
    assert state.estates[0].open.feats == (DoneWork(1, "jurist", 7),)


def test_what_was_recruited_away_can_t_be_recruited_there_again() -> None:
    state = tell(holding(2), "0 recruit poet")
    assert "recruit poet" not in legal(state, 0)
    assert refused(state, "0 recruit poet").rule == "recruiting"


# Ruling 12: what becomes of the cards


def test_the_card_left_on_a_table_counts_as_a_card_and_as_a_work_of_its_owner() -> None:
    state = tell(holding(), "0 recruit poet")
    state = given(acting(state, 1), 1, hand=("goldsmith",), freedoms=("opinion",))
    assert state.estates[1].open.table == (RECRUITING, "jurist")
    # Freedom 3, cards 3 (goldsmith, jurist and the recruiting card).
    refusal = refused(state, "1 work goldsmith - 0")
    assert refusal.text.fact("value") == 6


def test_a_kept_recruiting_card_counts_like_a_profession_in_hand() -> None:
    def value(recruiting: int) -> object:
        state = given(with_works(), 0, hand=("goldsmith",), recruiting=recruiting)
        return refused(acting(state, 0), "0 work goldsmith - 0").text.fact("value")

    assert [value(number) for number in range(4)] == [1, 2, 3, 4]


def test_who_was_recruited_completes_works_on_his_new_table_and_may_be_recruited_back() -> None:
    state = given(holding(), 0, jesters=2)
    state = given(state, 1, recruiting=1, jesters=2)
    state = tell(state, "0 recruit poet", "0 work poet - 0", "0 end")
    state = tell(state, "1 recruit poet", "1 work poet - 0")
    assert state.estates[0].open.table == (RECRUITING,)
    assert state.estates[1].open.table == (RECRUITING, "jurist", "poet")
    assert not GAME.broken_law(state)


def test_everybody_has_seen_who_was_recruited() -> None:
    state = tell(holding(), "0 recruit poet")
    assert state.estates[0].open.shown == ("poet",)
    state = tell(given(state, 0, jesters=3, shown=("poet",)), "0 work poet - 0")
    assert state.estates[0].open.shown == ()
