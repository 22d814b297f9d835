"""Names of players are visible, short, harmless, and no two at a table are alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.text import Text, say
from bot.i18n.names import LONGEST, called
from bot.i18n.speak import speaker

EN = speaker("en")


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Maria ", "Anna Maria"),
        ("\u202eAnna\u202c", "Anna"),
        ("", "Player 1"),
        ("\u200b\u200b", "Player 1"),
        ("x" * 40, f"{'x' * 31}…"),
        ("\U0001f469\u200d\U0001f3a8", "\U0001f469\u200d\U0001f3a8"),
    ],
)
def test_a_name_is_shown_so(given_name: str, shown: str) -> None:
    assert called(EN, [given_name]) == {0: shown}


def test_those_of_the_same_name_are_numbered() -> None:
    assert called(EN, ["Anna", "Bruno", "ANNA"]) == {0: "Anna (1)", 1: "Bruno", 2: "ANNA (3)"}


def test_a_guest_is_called_in_the_language_of_the_sentence() -> None:
    assert called(speaker("de"), ["Anna", say("guest-greedy")])[1] == "Computer (denkt nach)"


def test_two_guests_of_a_kind_are_told_apart() -> None:
    names = called(EN, [Text("guest-random"), Text("guest-random")])

    assert len(set(names.values())) == 2


def test_the_door_says_what_is_harmful() -> None:
    assert called(EN, ["*Anna*"], escaped=lambda name: name.replace("*", "\\*")) == {
        0: "\\*Anna\\*"
    }


@given(st.lists(st.text(max_size=50), min_size=1, max_size=5))
def test_whatever_people_call_themselves_each_has_a_name(
    given_names: list[str],
) -> None:
    names = called(EN, given_names)

    assert list(names) == list(range(len(given_names)))
    for name in names.values():
        assert name.strip()
        assert len(name) <= LONGEST + len(" (5)")
        assert not any(unicodedata.bidirectional(mark) in {"RLO", "LRO", "RLE"} for mark in name)
        assert "\n" not in name
