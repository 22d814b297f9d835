"""One spelling of a move everywhere."""

from dataclasses import dataclass

import pytest

from bot.engine.notation import Amount, FreeNames, Vocabulary, verb_of_move
from bot.engine.text import Refusal


@dataclass(frozen=True, slots=True)
class Rest:
    pass


@dataclass(frozen=True, slots=True)
class GiveBack:
    profession: str


@dataclass(frozen=True, slots=True)
class Raise:
    florins: int


@dataclass(frozen=True, slots=True)
class Work:
    profession: str
    bonus: FreeNames
    points: Amount


@dataclass(frozen=True, slots=True)
class Undo:
    count: int


@dataclass(frozen=True, slots=True)
class Weigh:
    grams: float


Move = Rest | GiveBack | Raise | Work
WORDS: Vocabulary[Move] = Vocabulary(Rest, GiveBack, Raise, Work)


def key(text: str) -> str:
    refusal = WORDS.read(text)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "notation"
    return refusal.text.key


SPELT = [
    (Rest(), "rest"),
    (GiveBack("organ-builder"), "give-back organ-builder"),
    (Raise(300), "raise 300"),
    (Raise(0), "raise 0"),
    (Raise(-5), "raise -5"),
    (Work("poet", (), 7), "work poet - 7"),
    (Work("poet", ("lakes",), 0), "work poet lakes 0"),
    (Work("poet", ("lakes", "cards-in-hand"), 0), "work poet lakes+cards-in-hand 0"),
]


@pytest.mark.parametrize(("move", "text"), SPELT)
def test_a_move_is_spelt_as_its_name_and_its_fields(move: Move, text: str) -> None:
    assert WORDS.spell(move) == text


@pytest.mark.parametrize("text", ["", "  ", "fly", "Rest", "give_back poet", "undo 1", "🏆"])
def test_what_is_no_move_of_the_game_is_not_read(text: str) -> None:
    assert key(text) == "no-such-move"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("rest now", "rest"),
        ("raise", "raise florins"),
        ("raise 300 400", "raise florins"),
        ("work poet 7", "work profession bonus points"),
    ],
)
def test_too_few_or_too_many_words_are_told_what_is_needed(text: str, wanted: str) -> None:
    refusal = WORDS.read(text)
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "move-needs-other-words"
    assert refusal.text.fact("wanted") == wanted


@pytest.mark.parametrize(
    ("text", "field", "word"),
    [
        ("raise much", "florins", "much"),
        ("raise 3e2", "florins", "3e2"),
        ("raise 0300", "florins", "0300"),
        ("raise -0", "florins", "-0"),
        ("raise +300", "florins", "+300"),
        ("raise 1_000", "florins", "1_000"),
        ("raise ٣٠٠", "florins", "٣٠٠"),
        ("raise 12345678901", "florins", "12345678901"),
        ("give-back Poet", "profession", "Poet"),
        ("give-back -", "profession", "-"),
        ("give-back poet-", "profession", "poet-"),
        ("give-back organ--builder", "profession", "organ--builder"),
        ("work poet lakes+ 0", "bonus", "lakes+"),
        ("work poet + 0", "bonus", "+"),
        ("work poet -+lakes 0", "bonus", "-+lakes"),
        ("work poet - x", "points", "x"),
    ],
)
def test_a_wrong_word_is_told_with_its_field(text: str, field: str, word: str) -> None:
    refusal = WORDS.read(text)
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "word-not-understood"
    assert refusal.text.fact("field") == field
    assert refusal.text.fact("word") == word


def test_a_long_text_is_not_told_back_in_full() -> None:
    for text in ("x" * 5000, f"raise {'x' * 5000}"):
        refusal = WORDS.read(text)
        assert isinstance(refusal, Refusal)
        assert len(str(refusal)) < 300


def test_a_free_amount_is_known_by_its_field() -> None:
    assert WORDS.free_amount_field(Work) == "points"
    assert WORDS.free_amount_field(Raise) == ""
    assert WORDS.free_amount_field(Rest) == ""


def test_a_move_may_have_one_free_set_of_names() -> None:
    assert WORDS.name_set_field(Work) == "bonus"
    assert WORDS.name_set_field(Raise) == ""
    assert WORDS.name_set_field(GiveBack) == ""


def test_a_verb_is_the_name_of_the_move_in_small_letters() -> None:
    assert [verb_of_move(kind) for kind in (Rest, GiveBack, Work)] == ["rest", "give-back", "work"]
    assert list(WORDS.kinds) == ["rest", "give-back", "raise", "work"]


def test_no_game_has_a_move_called_undo() -> None:
    with pytest.raises(TypeError):
        Vocabulary(Rest, Undo)


def test_no_two_moves_share_a_verb() -> None:
    with pytest.raises(TypeError):
        Vocabulary(Rest, Rest)


def test_a_move_is_made_of_words_that_can_be_spelt() -> None:
    with pytest.raises(KeyError):
        Vocabulary(Weigh)
