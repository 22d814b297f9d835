"""Setting up alone against Wolfgang (Rules p. 10)."""

import pytest

from bot import catalogue
from bot.engine.game import Seat, settle_options
from bot.engine.text import Refusal
from bot.games.princes import tables
from bot.games.princes.game import Princes
from tests.rules.princes_table import BOX, GAME, asked, dealt
from tests.rules.solo_table import alone
from tests.rules.telling import tell

SIZES = pytest.mark.parametrize("dummies", [2, 3])


@SIZES
def test_four_professions_are_for_oneself_and_three_for_each_of_the_others(dummies: int) -> None:
    state = dealt(1, dummies=str(dummies))
    assert state.solo is not None
    assert [len(estate.hidden.hand) for estate in state.estates] == [4, 3]
    assert [len(column.covered) for column in state.solo.columns] == [3] * dummies
    assert len(state.decks.profession) == 21 - 4 - 3 - 3 * dummies


@SIZES
def test_there_are_six_freedoms_two_of_each(dummies: int) -> None:
    assert dealt(1, dummies=str(dummies)).stock.freedoms == (2, 2, 2)


@pytest.mark.parametrize(("level", "florins"), [("easy", 0), ("standard", 1500), ("hard", 3500)])
def test_wolfgang_begins_with_the_money_of_the_level(level: str, florins: int) -> None:
    state = dealt(1, level=level)
    assert [estate.hidden.florins for estate in state.estates] == [3500, florins]


def test_the_automa_deck_has_the_cards_of_the_first_rounds_on_top() -> None:
    state = dealt(1)
    assert state.solo is not None
    backs = [BOX.automa_cards[card].back for card in state.solo.deck]
    assert backs == ["early"] * 6 + ["middle"] * 6 + ["late"] * 9


def test_the_cards_of_each_back_are_shuffled_by_themselves() -> None:
    decks = {state.solo.deck for n in range(9) if (state := dealt(1, f"deck {n}")).solo}
    assert len(decks) == 9


def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {dealt(1, f"lot {n}").starter for n in range(20)} == {0, 1}


def test_whoever_starts_the_player_chooses_what_is_auctioned() -> None:
    for number in range(6):
        state = dealt(1, f"lot {number}")
        assert asked(tell(state, f"0 give-back {state.estates[0].hidden.hand[1]}")) == {0}


def test_wolfgangs_and_the_dummies_cards_are_face_down() -> None:
    view = GAME.view(dealt(1), Seat(0))
    assert view.automa is not None
    assert [(card.card, card.faceup) for card in view.automa.row] == [("", False)] * 3
    assert [(dummy.faceup, dummy.covered) for dummy in view.automa.dummies] == [((), 3)] * 2


@pytest.mark.parametrize("expansion", ["characters", "together"])
def test_it_cannot_be_combined_and_says_how_many_an_expansion_needs(expansion: str) -> None:
    refusal = settle_options(GAME, 1, {expansion: "on"})
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.text.key) == ("options", "option-at-other-sizes")
    assert refusal.text.fact("sizes") == (2, 3, 4, 5)
    assert alone().characters is None
    assert not alone().options.together


def test_there_is_nobody_to_cover_money_from() -> None:
    view = GAME.view(alone(), None)
    assert [estate.florins for estate in view.estates] == [3500, 1500]


def test_an_edition_without_automa_cards_is_still_played_by_several_and_not_alone() -> None:
    read = catalogue.DATA / "princes"
    files = {name: catalogue._read_table(read / f"{name}.toml") for name in tables.FILES}
    del files["automa"]
    game = Princes(tables.build_printed(files))
    assert game.seats == range(2, 6)
    refusal = settle_options(game, 1, {})
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "wrong-number-of-players"
    assert not isinstance(settle_options(game, 4, {}), Refusal)
