"""Two games never speak of their things, moves and rules by the same names."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot import catalogue
from bot.chores import _claims as claims
from bot.chores import _spoken
from bot.chores._spoken import Spoken, plain, speaking_of
from bot.engine.journal import AnyGame
from bot.engine.notation import Vocabulary

PRINCES = _spoken.by_game()["princes"]


@dataclass(frozen=True, slots=True)
class Raise:
    building: str
    brick: str


@dataclass(frozen=True, slots=True)
class Paper:
    """A game of which only the moves are known."""

    key: str
    vocabulary: Vocabulary[Any]


def test_the_games_of_the_house_keep_apart() -> None:
    games, spoken = [catalogue.game(key) for key in catalogue.GAMES], _spoken.by_game()

    assert list(claims.claimed_twice(spoken)) == []
    assert list(claims.taken_words(games, spoken)) == []


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (
            Spoken({"building": ["dome"]}, {}),
            "princes and firenze both claim things of the kind building",
        ),
        (
            Spoken({}, {"what is asked": speaking_of("asked-princes", {"bidding": "who"})}),
            "princes and firenze both claim the phrase asked-princes-bidding",
        ),
        (
            Spoken({}, {"what pictures say": plain("render-mark", ["tower"])}),
            "princes and firenze both claim the phrase render-mark-tower",
        ),
    ],
)
def test_what_two_games_take_for_their_own_is_complained_of(other: Spoken, complaint: str) -> None:
    assert list(claims.claimed_twice({"princes": PRINCES, "firenze": other})) == [complaint]


def test_a_second_game_with_words_of_its_own_is_welcome() -> None:
    asked = speaking_of("asked-firenze", {"bidding": "who"})
    other = Spoken({"brick": ["red", "white"]}, {"what is asked": asked})

    assert list(claims.claimed_twice({"princes": PRINCES, "firenze": other})) == []


def test_a_word_of_a_move_is_not_named_after_a_thing_of_another_game() -> None:
    paper = cast(AnyGame, Paper("firenze", Vocabulary[Any](Raise)))

    assert list(claims.taken_words([paper], {"princes": PRINCES})) == [
        "firenze: its moves have a building, which is a thing of princes"
    ]


def test_a_word_that_is_of_other_kinds_here_may_be_a_kind_there() -> None:
    princes, other = catalogue.game("princes"), Spoken({"card": ["mason"]}, {})

    assert list(claims.taken_words([princes], {"princes": PRINCES, "firenze": other})) == []


def test_options_of_two_games_have_names_of_their_own() -> None:
    offered = {"princes": ["deal", "deal-open"], "firenze": ["deal", "dice"]}

    assert list(claims.options_twice(offered)) == ["princes and firenze both claim the option deal"]


def test_no_rule_is_cited_from_two_rulebooks() -> None:
    cited = [("princes", "raise"), ("firenze", "raise"), ("firenze", "turns")]

    assert list(claims.rules_twice(cited)) == ["princes and firenze both claim the rule raise"]
