"""One spelling of a move, both ways, whatever is typed."""

from dataclasses import dataclass
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import catalogue
from bot.engine.notation import Amount, Names, Vocabulary
from bot.engine.text import Refusal


@dataclass(frozen=True, slots=True)
class Rest:
    """A move without a word to it."""


@dataclass(frozen=True, slots=True)
class SetOut:
    """A move with every kind of word."""

    harbour: str
    day: int
    crew: Names
    barrels: Amount


Voyage: TypeAlias = Rest | SetOut

VOYAGES: Vocabulary[Voyage] = Vocabulary(Rest, SetOut)

names = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True)
wholes = st.integers(-999_999_999, 999_999_999)
voyages: st.SearchStrategy[Voyage] = st.one_of(
    st.just(Rest()), st.builds(SetOut, names, wholes, st.lists(names).map(tuple), wholes)
)
scraps = st.sampled_from(
    [
        "rest",
        "set-out",
        "pisa",
        "-",
        "+",
        "a+b",
        "a++b",
        "0",
        "-0",
        "007",
        "12",
        "-5",
        "٣",
        "é",
        "\0",
    ]
)


@given(voyages)
def test_what_is_spelt_is_read_back(move: Voyage) -> None:
    assert VOYAGES.read(VOYAGES.spell(move)) == move


@given(st.text() | st.lists(scraps | names).map(" ".join))
def test_whatever_is_typed_is_a_move_in_its_one_spelling_or_a_refusal(text: str) -> None:
    move = VOYAGES.read(text)

    if isinstance(move, Refusal):
        assert move.rule == "notation"
    else:
        assert VOYAGES.spell(move) == " ".join(text.split())


@pytest.mark.parametrize("key", catalogue.GAMES)
@given(line=st.text(), words=st.lists(names | wholes.map(str) | scraps, max_size=6))
def test_every_game_can_be_told_anything(key: str, line: str, words: list[str]) -> None:
    vocabulary = catalogue.current_game(key).vocabulary
    for kind in vocabulary.kinds:
        for text in (f"{kind} {line}", " ".join([kind, *words])):
            move = vocabulary.read(text)
            if not isinstance(move, Refusal):
                assert vocabulary.spell(move) == " ".join(text.split())
