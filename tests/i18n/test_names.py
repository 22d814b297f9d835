"""Names of players are visible, short, harmless, and no two at a table are alike."""

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.text import Named, Text, Who, say
from bot.i18n.speak import PHRASES, speaker_for
from cogs.interaction.speech import LONGEST_NAME, distinct_seat_names
from tests.i18n.papers import speaking

EN = speaker_for("en")


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
    assert distinct_seat_names(EN, [given_name]) == {0: shown}


def test_those_of_the_same_name_are_numbered() -> None:
    assert distinct_seat_names(EN, ["Anna", "Bruno", "ANNA"]) == {
        0: "Anna (1)",
        1: "Bruno",
        2: "ANNA (3)",
    }


def test_a_guest_is_called_in_the_language_of_the_sentence() -> None:
    assert (
        distinct_seat_names(speaker_for("de"), ["Anna", say("guest-greedy")])[1]
        == "Computer (denkt nach)"
    )


def test_two_guests_of_a_kind_are_told_apart() -> None:
    names = distinct_seat_names(EN, [Text("guest-random"), Text("guest-random")])

    assert len(set(names.values())) == 2


def test_the_door_says_what_is_harmful() -> None:
    assert distinct_seat_names(EN, ["*Anna*"], escaped=lambda name: name.replace("*", "\\*")) == {
        0: "\\*Anna\\*"
    }


@given(st.lists(st.text(max_size=50), min_size=1, max_size=5))
def test_every_name_is_a_name_whatever_it_is(given_names: list[str]) -> None:
    names = distinct_seat_names(EN, given_names)

    assert list(names) == list(range(len(given_names)))
    for name in names.values():
        assert name.strip()
        assert len(name) <= LONGEST_NAME + len(" (5)")
        assert not any(unicodedata.bidirectional(mark) in {"RLO", "LRO", "RLE"} for mark in name)
        assert "\n" not in name


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Ömer", "à la place d’Ömer"),
        ("Émilie", "à la place d’Émilie"),
        ("Œdipe", "à la place d’Œdipe"),
        ("Yves", "à la place d’Yves"),
        ("Yann", "à la place de Yann"),
        ("Carla", "à la place de Carla"),
        ("\\_Anna\\_", "à la place d’\\_Anna\\_"),
        ("“Ida”", "à la place d’“Ida”"),
        ("3PO", "à la place de 3PO"),
    ],
)
def test_french_runs_a_name_together_with_the_word_before_it(name: str, place: str) -> None:
    assert place in speaker_for("fr").speak_text(say("stand-in-plays", who=Who(0)), {0: name})


def test_a_list_of_names_is_run_together_one_by_one(tmp_path: Path) -> None:
    whose = "whose = de { $name }\nwhose-runs-together = d’{ $name }\nturn = Tour { $who-of }\n"
    paper = speaking(tmp_path, whose, "fr")

    words = paper.speak_text(say("turn", who=(Who(0), Who(1))), {0: "Ömer", 1: "Carla"})

    assert words == "Tour d’Ömer and de Carla"


def test_english_says_whose_by_an_apostrophe() -> None:
    told = say("no-space-above", who=Who(0), character=Named("character", "muse"))

    assert EN.speak_text(told, {0: "Anaïs"}).startswith("Anaïs’s pawn")


def test_no_french_phrase_puts_a_word_before_a_name_that_may_run_together_with_it() -> None:
    """It asks for the name with its little word, `{ $who-of }`; only `whose` itself says *de*."""
    before = re.compile(r"^(?!whose ).*\b([Dd]e|[Qq]ue|[Ll]e) \{ \$(who|whom|seat|name|leader) \}")
    lines = [
        f"{file.name}: {line}"
        for file in (PHRASES / "fr").glob("*.ftl")
        for line in file.read_text("utf-8").splitlines()
    ]

    assert len(lines) > 2000
    assert [line for line in lines if before.search(line.partition(": ")[2])] == []
