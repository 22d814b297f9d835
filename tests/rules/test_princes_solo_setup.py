"""Setting up alone against Wolfgang (Rules p. 10)."""

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot import catalogue
from bot.engine.data_file_reader import Misprint
from bot.engine.game import Seat, settle_options
from bot.engine.text import Refusal
from bot.games.princes import printed_tables
from bot.games.princes import printed_tables as kept
from bot.games.princes.automa_auction import barred_objects
from bot.games.princes.box import AUTOMA_LOTS, AutomaCard
from bot.games.princes.game import Princes
from bot.games.princes.state_parts import WOLFGANG
from tests.rules.princes_table import BOX, GAME, asked, dealt
from tests.rules.solo_table import alone, his, opened
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


def test_the_dummies_are_numbered_and_nothing_of_wolfgangs_counts_before_the_end() -> None:
    seen = GAME.view(his(alone(dummies="3"), prestige=("most-works",)), None)
    assert seen.automa is not None
    assert [dummy.number for dummy in seen.automa.dummies] == [1, 2, 3]
    assert (seen.estates[WOLFGANG].revealed, seen.estates[WOLFGANG].brought) == (
        ("most-works",),
        (),
    )


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
    files = {name: catalogue._read_toml(read / f"{name}.toml") for name in printed_tables.FILES}
    del files["automa"]
    game = Princes(printed_tables.build_printed(files))
    assert game.seats == range(2, 6)
    refusal = settle_options(game, 1, {})
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "wrong-number-of-players"
    assert not isinstance(settle_options(game, 4, {}), Refusal)


# The 21 Automa cards of the house, and how a damaged deck is told


assert BOX.automa is not None
AUTOMA = BOX.automa
CARDS = AUTOMA.cards
FOLDER = catalogue.DATA / "princes"
Tables = dict[str, dict[str, Any]]


def of(back: str) -> list[AutomaCard]:
    return [card for card in CARDS if card.back == back]


def added(card: AutomaCard, lot: str) -> set[int]:
    """What is added to the die for a lot, at either size."""
    at = card.wants.index(lot)
    return {card.four[at], card.five[at]}


# --- The deck ---


def test_there_are_6_cards_for_rounds_1_and_2_6_for_3_and_4_and_9_for_5_to_7() -> None:
    assert Counter(card.back for card in CARDS) == {"early": 6, "middle": 6, "late": 9}
    assert sorted(card.number for card in CARDS) == list(range(1, 22))


def test_each_card_shows_five_objects_and_one_to_three_actions_for_each_turn() -> None:
    for card in CARDS:
        assert sorted(card.wants) == sorted(AUTOMA_LOTS)
        assert len(card.four) == len(card.five) == 5
        assert 1 <= len(card.middle) <= 3
        assert 1 <= len(card.bottom) <= 3


def test_one_of_the_first_cards_is_that_of_the_rulebooks_example() -> None:
    (example,) = [card for card in of("early") if card.wants[:2] == ("builder", "jester")]
    numbers = dict(zip(example.wants, example.four, strict=True))
    assert (numbers["builder"], numbers["jester"], numbers["landscapes"]) == (2, 6, 0)


@pytest.mark.parametrize("dummies", ["2", "3"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_bars_two_objects_from_the_last_auction(card: AutomaCard, dummies: str) -> None:
    state = opened(alone(dummies=dummies), card.name)
    column = card.four if dummies == "2" else card.five
    numbers = dict(zip(card.wants, column, strict=True))
    *_, third, second, first = sorted(card.wants, key=lambda lot: numbers[lot])
    assert set(barred_objects(BOX, state)) == {first, second}
    assert numbers[third] < numbers[second]


USUAL = (3, 4)  # dice


def prices(back: str, lot: str) -> list[int]:
    """What the lot costs whoever buys it on these cards, with a usual die, at either size."""
    numbers = [(card.wants.index(lot), card) for card in of(back)]
    adds = [add for at, card in numbers for add in (card.four[at], card.five[at])]
    return [100 * (add + die + 1) for add in adds for die in USUAL]


def test_the_first_jesters_cost_1000_to_1400() -> None:
    found = prices("early", "jester")
    assert (min(found), max(found)) == (1000, 1400)
    jesters = [max(added(card, "jester")) for card in CARDS]
    assert min(jesters[:6]) > max(jesters[12:])


def test_a_builder_costs_about_600_in_round_1() -> None:
    found = prices("early", "builder")
    assert set(found) <= {600, 700, 800}
    assert 600 <= sum(found) / len(found) < 700


def test_a_prestige_card_costs_up_to_1100_in_round_7() -> None:
    """The highest number and the highest die, and one step more."""
    assert 100 * (max(max(added(card, "prestige")) for card in of("late")) + 6 + 1) == 1100
    assert max(max(added(card, "prestige")) for card in of("early")) <= 2


def test_actions_shift_from_professions_buildings_and_freedoms_to_works_and_bonus_cards() -> None:
    def share(back: str) -> float:
        shown = [action for card in of(back) for action in (*card.middle, *card.bottom)]
        return sum(action in ("work", "bonus") for action in shown) / len(shown)

    assert share("early") == 0
    assert share("early") < share("middle") < share("late")
    assert share("late") > 0.5


# --- Damage ---


def cards(tables: Tables) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tables["automa"]["card"]
    return found


Damage = Callable[[Tables], object]
DAMAGES: list[tuple[Damage, str]] = [
    (lambda t: t["automa"].pop("levels"), " [levels]: the table is missing"),
    (lambda t: t["automa"]["levels"].pop("hard"), " [levels] hard: is missing"),
    (
        lambda t: t["automa"]["automa"].update(freedoms=0),
        " [automa] freedoms: must be at least 1, it is 0",
    ),
    (
        lambda t: t["automa"]["automa"].update(authentic="ours"),
        " [automa] authentic: must be true or false, it is 'ours'",
    ),
    (lambda t: cards(t).pop(), " [card]: must have 21 entries, it has 20"),
    (
        lambda t: cards(t)[0].update(back="late"),
        " [card]: must have 6 cards with the back early, it has 5",
    ),
    (
        lambda t: cards(t)[0].update(back="golden"),
        " [card] early-one: back: 'golden' is unknown, known are early, middle, late",
    ),
    (
        lambda t: cards(t)[0].update(number=2),
        " [card] early-two: number: 2 is already the early-one",
    ),
    (
        lambda t: cards(t)[0].update(number=22),
        " [card] early-one: number: must be at most 21, it is 22",
    ),
    (
        lambda t: cards(t)[0].update(wants=["builder", "jester", "prestige", "recruiting"]),
        " [card] early-one: wants: must name all objects, landscapes is missing",
    ),
    (
        lambda t: cards(t)[0].update(wants=["builder", "builder"]),
        " [card] early-one: wants: names builder twice",
    ),
    (
        lambda t: cards(t)[0].update(four=[1, 2, 3]),
        " [card] early-one: four: must have 5 numbers, it has 3",
    ),
    (
        lambda t: cards(t)[0].update(five=[1, 2, 3, 4, -1]),
        " [card] early-one: five: must be at least 0, it is -1",
    ),
    (
        lambda t: cards(t)[0].update(middle=["dance"]),
        " [card] early-one: middle: 'dance' is unknown, known are work, build, profession,"
        " freedom, bonus",
    ),
    (
        lambda t: cards(t)[0].update(bottom=["work", "build", "freedom", "bonus"]),
        " [card] early-one: bottom: must show at most 3 actions, it shows 4",
    ),
    (lambda t: cards(t)[0].update(bottom=[]), " [card] early-one: bottom: must not be empty"),
]


@pytest.mark.parametrize(("damage", "complaint"), DAMAGES, ids=[line for _, line in DAMAGES])
def test_damage_is_told_with_its_card_and_reason(damage: Damage, complaint: str) -> None:
    tables: Tables = {
        name: tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")) for name in kept.FILES
    }
    damage(tables)
    with pytest.raises(Misprint) as told:
        kept.build_printed(tables)
    assert str(told.value) == f"data/princes/automa.toml{complaint}"
