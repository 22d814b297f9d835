"""All 20 bonus cards on the example estate of each language's overview (Rules p. 18)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.princes import works as princes_works
from bot.games.princes.box import THINGS
from bot.games.princes.payments_and_gains import count_thing
from bot.games.princes.state import State
from bot.games.princes.state_parts import RECRUITING, Estate
from tests.rules.estates import LANGUAGES, PLAYED, WORKING, example
from tests.rules.princes_table import BOX, GAME, acting, given, table
from tests.rules.telling import facts, hear, tell

# What each card adds to the work of the example, which has five buildings (two large, one
# medium, two small), two forests, a lake, two builders, a prestige card, and two freedoms.
ADDS = {
    "buildings": 5,
    "large-buildings": 4,
    "medium-and-forests": 3,
    "small-and-landscapes": 5,
    "building-sizes": 6,
    "landscapes": 3,
    "forests": 4,
    "lakes": 2,
    "parks": 0,
    "freedoms": 4,
    "jesters": 0,
    "jesters-and-freedoms": 2,
    "builders": 4,
    "builders-and-lakes": 3,
    "prestige-cards": 2,
    "prestige-and-freedoms": 3,
    "landscape-types": 4,
    "categories": 5,
}
# The example lays its cards otherwise in each language.
CARDS = {
    "en": {"cards-in-hand": 1, "cards-on-table": 3},
    "de": {"cards-in-hand": 2, "cards-on-table": 3},
    "fr": {"cards-in-hand": 2, "cards-on-table": 3},
}


def added(state: State, profession: str, card: str) -> int:
    """How much more a work is worth with this bonus card, as the table hears it."""
    without, with_card = (
        facts(hear(state, f"0 work {profession} {bonus} 0"), "works")["value"]
        for bonus in ("-", card)
    )
    assert isinstance(without, int)
    assert isinstance(with_card, int)
    return with_card - without


def worth(state: State) -> dict[str, int]:
    """What the owner of seat 0 sees that his bonus cards are worth."""
    own = GAME.view(state, Seat(0)).own
    assert own is not None
    return {card.name: card.worth for card in own.bonus}


def test_there_are_20_bonus_cards_and_the_example_tells_of_each() -> None:
    for language in LANGUAGES:
        assert set(BOX.bonus) == {*ADDS, *CARDS[language]}
    assert len(BOX.bonus) == 20


@pytest.mark.parametrize(
    ("language", "card", "adds"),
    [(lang, card, adds) for lang in LANGUAGES for card, adds in {**ADDS, **CARDS[lang]}.items()],
)
def test_a_bonus_card_adds_what_the_example_says(language: str, card: str, adds: int) -> None:
    state = acting(example(WORKING[language], prestige="most-lakes", bonus=(card,)), 0)
    assert added(state, PLAYED, card) == adds
    assert worth(state) == {card: adds}


# --- What the words of the cards mean where the example does not say ---


@pytest.mark.parametrize("thing", THINGS)
def test_everything_a_card_may_name_can_be_counted(thing: str) -> None:
    estate = example(WORKING["en"], prestige="most-lakes").estates[0]
    assert count_thing(BOX, estate, thing) >= 0


def test_what_no_card_may_name_is_not_counted_as_nothing() -> None:
    with pytest.raises(ValueError, match="florin"):
        count_thing(BOX, table(3).estates[0], "florin")


def works(card: str, **holdings: Any) -> State:
    """Seat 0 has the poet in hand, enough jesters for a work, and this bonus card."""
    owned = {"hand": ("poet",), "jesters": 3, "bonus": (card,), **holdings}
    return acting(given(table(3), 0, **owned), 0)


@pytest.mark.parametrize(
    ("hand", "recruiting", "on_table", "adds"),
    [
        (("poet",), 0, (), 1),
        (("poet", "jurist"), 2, (), 1),
        (("poet",), 0, ("jurist", RECRUITING), 3),
    ],
)
def test_the_card_just_played_lies_on_the_table_for_its_own_bonus_card(
    hand: tuple[str, ...], recruiting: int, on_table: tuple[str, ...], adds: int
) -> None:
    state = works("cards-on-table", hand=hand, recruiting=recruiting, table=on_table)
    assert added(state, "poet", "cards-on-table") == adds


@pytest.mark.parametrize(
    ("hand", "recruiting", "adds"),
    [(("poet",), 0, 0), (("poet", "jurist"), 0, 1), (("poet",), 3, 3)],
)
def test_a_card_just_played_is_no_hand(hand: tuple[str, ...], recruiting: int, adds: int) -> None:
    state = works("cards-in-hand", hand=hand, recruiting=recruiting)
    assert added(state, "poet", "cards-in-hand") == adds


def test_without_a_card_in_hand_there_is_none_left_to_count() -> None:
    estate = example(WORKING["en"], prestige="most-lakes").estates[0]
    bare = Estate(replace(estate.open, recruiting=0), replace(estate.hidden, hand=()))

    assert princes_works.bonus_card_worth(BOX, bare, "cards-in-hand") == 0


def test_bonus_cards_count_neither_themselves_nor_each_other() -> None:
    state = works("cards-in-hand", bonus=("cards-in-hand", "lakes", "parks"))
    assert added(state, "poet", "cards-in-hand") == 0


def test_each_category_counts_once_however_many_one_has() -> None:
    state = works("categories", jesters=5, builders=3, freedoms=("travel", "religion"))
    assert added(state, "poet", "categories") == 3


def test_only_ones_own_things_are_counted() -> None:
    rich = example(WORKING["en"], prestige="most-lakes")
    counts = dict.fromkeys(ADDS, 0) | {"jesters": 6, "jesters-and-freedoms": 3, "categories": 1}
    for card, adds in counts.items():
        state = given(rich, 1, hand=("poet",), jesters=3, bonus=(card,))
        heard = [
            facts(hear(acting(state, 1), f"1 work poet {bonus} 0"), "works")["value"]
            for bonus in ("-", card)
        ]
        assert heard == [7, 7 + adds], card


def test_two_works_of_a_turn_count_the_table_as_it_then_lies() -> None:
    state = works("cards-on-table", hand=("poet", "jurist"), bonus=("cards-on-table", "lakes"))
    after = tell(state, "0 work poet - 0")
    assert added(after, "jurist", "cards-on-table") == 2
