"""Two games never speak of their things, moves and rules by the same names."""

import json
from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.notation import Vocabulary
from tests.tools import bench, named_things, run_tool
from tests.tools import phrases as claims
from tests.tools.figures import Aim, Figure, seconds
from tests.tools.named_things import NamedThings, make_family, make_plain_family

PRINCES = named_things.load_named_things()["princes"]


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
    games, spoken = (
        [catalogue.current_game(key) for key in catalogue.GAMES],
        named_things.load_named_things(),
    )

    assert list(claims.find_double_claims(spoken)) == []
    assert list(claims.find_foreign_fields(games, spoken)) == []


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (
            NamedThings({"building": ["dome"]}, {}),
            "princes and firenze both claim things of the kind building",
        ),
        (
            NamedThings({}, {"what is asked": make_family("asked-princes", {"bidding": "who"})}),
            "princes and firenze both claim the phrase asked-princes-bidding",
        ),
        (
            NamedThings({}, {"what pictures say": make_plain_family("render-mark", ["tower"])}),
            "princes and firenze both claim the phrase render-mark-tower",
        ),
    ],
)
def test_names_that_two_games_claim_are_reported(other: NamedThings, complaint: str) -> None:
    assert list(claims.find_double_claims({"princes": PRINCES, "firenze": other})) == [complaint]


def test_a_second_game_with_words_of_its_own_is_welcome() -> None:
    asked = make_family("asked-firenze", {"bidding": "who"})
    other = NamedThings({"brick": ["red", "white"]}, {"what is asked": asked})

    assert list(claims.find_double_claims({"princes": PRINCES, "firenze": other})) == []


def test_a_word_of_a_move_is_not_named_after_a_thing_of_another_game() -> None:
    paper = cast(AnyGame, Paper("firenze", Vocabulary[Any](Raise)))

    assert list(claims.find_foreign_fields([paper], {"princes": PRINCES})) == [
        "firenze: its moves have a building, which is a thing of princes"
    ]


def test_a_word_that_is_of_other_kinds_here_may_be_a_kind_there() -> None:
    princes, other = catalogue.current_game("princes"), NamedThings({"card": ["mason"]}, {})

    assert list(claims.find_foreign_fields([princes], {"princes": PRINCES, "firenze": other})) == []


def test_options_of_two_games_have_names_of_their_own() -> None:
    offered = {"princes": ["deal", "deal-open"], "firenze": ["deal", "dice"]}

    assert list(claims.find_double_options(offered)) == [
        "princes and firenze both claim the option deal"
    ]


def test_no_rule_is_cited_from_two_rulebooks() -> None:
    cited = [("princes", "raise"), ("firenze", "raise"), ("firenze", "turns")]

    assert list(claims.find_double_rules(cited)) == [
        "princes and firenze both claim the rule raise"
    ]


# The chore `bench`: figures by name, what they come to, and which are missed


def figure(name: str, aim: Aim, target: float, value: float) -> Figure:
    return Figure(name, "spoons", aim, target, lambda: value)


FAST = figure("soup fast", "at least", 25_000, 31_415.9)
SMALL = figure("soup small", "at most", 15, 7.123)
SLOW = figure("stew slow", "at least", 100, 99.5)
SIZE = figure("stew size", "to compare", 0, 2.5)


@pytest.fixture
def kitchen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "figures", lambda: (FAST, SMALL, SLOW, SIZE))


@pytest.mark.usefixtures("kitchen")
def test_every_figure_is_told_with_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    status = run_tool(["bench"])

    assert status == 1
    assert capsys.readouterr().out.split("\n") == [
        "soup fast        31,416 spoons  (at least 25,000: met)",
        "soup small         7.12 spoons  (at most 15: met)",
        "stew slow          99.5 spoons  (at least 100: MISSED)",
        "stew size           2.5 spoons",
        "",
    ]


@pytest.mark.usefixtures("kitchen")
def test_names_choose_figures_by_how_they_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tool(["bench", "soup", "stew si"]) == 0

    told = capsys.readouterr().out
    assert "soup fast" in told
    assert "stew size" in told
    assert "stew slow" not in told


@pytest.mark.usefixtures("kitchen")
def test_other_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    status = run_tool(["bench", "--json", "stew"])

    assert status == 1
    assert json.loads(capsys.readouterr().out) == {
        "figures": [
            {
                "name": "stew slow",
                "value": 99.5,
                "unit": "spoons",
                "aim": "at least",
                "target": 100,
                "met": False,
            },
            {
                "name": "stew size",
                "value": 2.5,
                "unit": "spoons",
                "aim": "to compare",
                "target": None,
                "met": None,
            },
        ]
    }


def test_the_shortest_of_several_times_counts() -> None:
    naps = iter([3, 1, 2])
    clock = 0.0

    def work() -> None:
        nonlocal clock
        clock += next(naps)

    assert seconds(work, times=3, clock=lambda: clock) == 1
