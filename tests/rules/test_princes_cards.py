"""Cards from the decks: look at five, keep one, and the others go under the deck."""

import pytest

from bot.engine.text import Florins, Named, Who
from bot.games.princes.state import State
from tests.rules.princes_table import GAME, acting, asked, given, on_top, short, table
from tests.rules.telling import facts, hear, legal, refused, step, tell

# How each deck is looked at, from a position where seat 0 may do so.
WAYS = {
    "profession": ("0 take-profession",),
    "bonus": ("0 acquire-bonus",),
    "prestige": ("0 nominate prestige", "1 pass", "2 pass", "3 pass"),
}
EVERY_DECK = pytest.mark.parametrize("deck", WAYS)


def before(deck: str) -> State:
    return table() if deck == "prestige" else acting(table(), 0)


def pile(state: State, deck: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = getattr(state.decks, deck)
    return cards


def owned(state: State, deck: str) -> tuple[str, ...]:
    estate = state.estates[0]
    return {
        "profession": estate.hidden.hand,
        "bonus": estate.hidden.bonus,
        "prestige": estate.hidden.prestige,
    }[deck]


@EVERY_DECK
def test_one_looks_at_the_top_five_and_keeps_one(deck: str) -> None:
    state = before(deck)
    top = pile(state, deck)[:5]
    looking = tell(state, *WAYS[deck])
    assert asked(looking) == {0}
    assert legal(looking, 0) == [f"keep {card}" for card in top]
    after = tell(looking, f"0 keep {top[3]}")
    assert owned(after, deck) == (*owned(state, deck), top[3])


@EVERY_DECK
def test_the_others_go_under_the_deck_in_the_order_in_which_they_were_drawn(deck: str) -> None:
    # Ruling 9.
    state = before(deck)
    a, b, c, d, e, *rest = pile(state, deck)
    after = tell(state, *WAYS[deck], f"0 keep {c}")
    assert pile(after, deck) == (*rest, a, b, d, e)


@EVERY_DECK
def test_from_a_short_deck_one_looks_at_all_that_are_left(deck: str) -> None:
    state = before(deck)
    left = pile(state, deck)[:3]
    state = short(state, deck, *left, rest=3)
    looking = tell(state, *WAYS[deck])
    assert legal(looking, 0) == [f"keep {card}" for card in left]
    assert pile(tell(looking, f"0 keep {left[0]}"), deck) == left[1:]


@EVERY_DECK
def test_the_last_card_of_a_deck_is_looked_at_alone(deck: str) -> None:
    state = before(deck)
    last = pile(state, deck)[0]
    looking = tell(short(state, deck, last, rest=3), *WAYS[deck])
    assert legal(looking, 0) == [f"keep {last}"]
    assert pile(tell(looking, f"0 keep {last}"), deck) == ()


@pytest.mark.parametrize("deck", ["profession", "bonus"])
def test_an_empty_deck_can_t_be_looked_at(deck: str) -> None:
    state = short(before(deck), deck, rest=3)
    refusal = refused(state, WAYS[deck][0])
    assert (refusal.rule, refusal.text.key) == ("deck-empty", "deck-is-empty")
    assert refusal.text.fact("deck") == Named("deck", deck)


@pytest.mark.parametrize("deck", ["profession", "bonus"])
def test_taking_a_card_costs_300_and_one_action(deck: str) -> None:
    state = tell(before(deck), *WAYS[deck])
    assert state.estates[0].hidden.florins == 3200
    assert state.turn is not None
    assert state.turn.actions == 1


@EVERY_DECK
def test_only_one_of_the_cards_looked_at_is_kept(deck: str) -> None:
    state = before(deck)
    sixth = pile(state, deck)[5]
    looking = tell(state, *WAYS[deck])
    refusal = refused(looking, f"0 keep {sixth}")
    assert (refusal.rule, refusal.text.key) == ("keep-one", "not-among-these")
    assert refusal.nearest in legal(looking, 0)


@EVERY_DECK
def test_one_card_is_kept_before_anything_else_happens(deck: str) -> None:
    looking = tell(before(deck), *WAYS[deck])
    for line in ("0 end", "0 sell 1", "0 introduce travel"):
        refusal = refused(looking, line)
        assert (refusal.rule, refusal.text.key) == ("keep-one", "keep-one-first")


PRICES = {"profession": 300, "bonus": 300, "prestige": 0}  # what was won is paid for already


@EVERY_DECK
def test_everybody_hears_how_many_cards_and_only_the_one_who_looks_which(deck: str) -> None:
    state = before(deck)
    top = pile(state, deck)[:5]
    (looks,) = [e for e in hear(state, *WAYS[deck]) if e.text.key == "looks"]
    told = {"who": Who(0), "deck": Named("deck", deck), "count": 5}
    assert dict(looks.text.facts) == {**told, "price": Florins(PRICES[deck])}
    ((seat, own),) = looks.private
    assert seat == 0
    assert own.fact("cards") == tuple(Named(deck, card) for card in top)
    looking = tell(state, *WAYS[deck])
    keeps = hear(looking, f"0 keep {top[1]}")[0]
    assert top[1] not in str(keeps.text)
    assert keeps.private[0][1].fact("card") == Named(deck, top[1])


@EVERY_DECK
def test_what_was_looked_at_is_never_taken_back(deck: str) -> None:
    state = tell(before(deck), *WAYS[deck][:-1])
    assert step(state, WAYS[deck][-1]).opened


def test_a_kept_profession_is_covered() -> None:
    state = tell(before("profession"), *WAYS["profession"])
    state = tell(state, f"0 {legal(state, 0)[0]}")
    assert state.estates[0].open.shown == ()


# The actions


def test_a_profession_is_taken_once_a_round() -> None:
    state = tell(before("profession"), *WAYS["profession"])
    state = tell(state, f"0 {legal(state, 0)[0]}")
    refusal = refused(state, "0 take-profession")
    assert (refusal.rule, refusal.text.key) == ("once-a-round", "profession-taken-already")


def test_a_profession_taken_may_complete_a_work_with_the_second_action() -> None:
    state = on_top(
        given(before("profession"), 0, hand=("jurist",), jesters=3), "profession", "poet"
    )
    state = tell(state, "0 take-profession", "0 keep poet", "0 work poet - 0")
    assert state.estates[0].open.table == ("poet",)


def test_recruiting_does_not_use_up_the_one_profession_of_the_round() -> None:
    state = given(given(before("profession"), 0, recruiting=1), 1, table=("poet",))
    assert "take-profession" in legal(tell(state, "0 recruit poet"), 0)


def test_a_bonus_card_may_be_acquired_with_both_actions() -> None:
    state = on_top(before("bonus"), "bonus", "lakes", "forests")
    state = tell(state, "0 acquire-bonus", "0 keep forests", "0 acquire-bonus")
    state = tell(state, f"0 {legal(state, 0)[0]}")
    assert len(state.estates[0].hidden.bonus) == 2
    assert state.estates[0].hidden.florins == 2900
    assert asked(state) == {1}


def test_a_bonus_card_may_be_played_in_the_round_in_which_it_was_acquired() -> None:
    state = given(before("bonus"), 0, hand=("jurist",), jesters=2)
    state = on_top(state, "bonus", "jesters")
    assert refused(state, "0 work jurist - 0").rule == "work-minimum"
    state = tell(state, "0 acquire-bonus", "0 keep jesters", "0 work jurist jesters 0")
    assert state.estates[0].open.feats[0].value == 9


def test_a_bonus_card_that_was_played_is_out_of_the_game() -> None:
    state = given(before("bonus"), 0, hand=("jurist",), jesters=3, bonus=("jesters", "lakes"))
    deck = pile(state, "bonus")
    state = tell(state, "0 work jurist jesters+lakes 0")
    assert state.estates[0].hidden.bonus == ()
    assert state.decks.spent == ("jesters", "lakes")
    assert pile(state, "bonus") == deck


def test_a_card_that_adds_nothing_may_be_played() -> None:
    # Ruling 12b.
    state = given(before("bonus"), 0, hand=("jurist",), jesters=3, bonus=("lakes",))
    state = tell(state, "0 work jurist lakes 0")
    assert state.estates[0].open.feats[0].value == 7


def test_taking_a_card_can_be_paid_with_points() -> None:
    state = given(before("bonus"), 0, florins=100, points=5)
    assert facts(hear(state, "0 acquire-bonus"), "sells-points")["points"] == 2
    state = tell(state, "0 acquire-bonus")
    assert (state.estates[0].hidden.florins, state.estates[0].open.points) == (0, 3)


@pytest.mark.parametrize("line", ["0 take-profession", "0 acquire-bonus"])
def test_nobody_takes_a_card_he_can_t_pay(line: str) -> None:
    state = given(before("bonus"), 0, florins=100, points=1)
    refusal = refused(state, line)
    assert (refusal.rule, refusal.text.key) == ("paying", "cannot-pay")


# Prestige cards


def test_a_prestige_card_lies_covered_until_the_game_is_over() -> None:
    state = tell(on_top(table(), "prestige", "most-works"), *WAYS["prestige"], "0 keep most-works")
    assert GAME.view(state, None).estates[0].prestige == 1
    assert GAME.view(state, None).estates[0].revealed == ()
