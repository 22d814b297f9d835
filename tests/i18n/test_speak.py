"""Keys and facts become sentences, by the grammar of each language and our own rule for numbers."""

import timeit
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.i18n import speak
from tests.i18n.papers import speaking

NAMES = {0: "Anna", 1: "Bruno", 2: "Carla"}
NBSP = "\u00a0"


def spoken(language: str, text: Text) -> str:
    return speak.speaker_for(language).speak_text(text, NAMES).replace(NBSP, " ")


# Facts


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna takes the Jester for 700 florins."),
        ("fr", "Anna remporte le saltimbanque pour 700 florins."),
        ("de", "Anna bekommt den Gaukler für 700 Florin."),
    ],
)
def test_things_are_bent_as_the_language_asks(language: str, words: str) -> None:
    won = say("wins", who=Who(0), lot=Named("lot", "jester"), price=Florins(700))

    assert spoken(language, won) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Bruno completes a Work with the Jurist"),
        ("fr", "le légiste réalise"),
        ("de", "vollbringt der Rechtsgelehrte"),
    ],
)
def test_a_profession_works_under_its_own_name(language: str, words: str) -> None:
    jurist = Named("profession", "jurist")
    facts: dict[str, Fact] = {"value": 9, "florins": Florins(900), "points": 0, "bonus": ()}

    assert words in spoken(language, say("works", who=Who(1), card=jurist, **facts))


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        (1, "Anna scores 3 points"),
        (2, "Anna and Bruno each score 3 points"),
        (3, "Anna, Bruno and Carla each score 3 points"),
    ],
)
def test_a_list_is_joined_and_counted(winners: int, words: str) -> None:
    who = tuple(Who(seat) for seat in range(winners))

    assert words in spoken("en", say("best-work", who=who, value=15, points=3))


def test_an_empty_list_has_a_word(tmp_path: Path) -> None:
    assert (
        speaking(tmp_path, "has = Has { $cards }.").speak_text(say("has", cards=()))
        == "Has nothing."
    )


def test_a_sentence_within_a_sentence_is_spoken_in_place() -> None:
    limit = say(
        "order-princes-limit", lot=Named("lot", "lake"), florins=Florins(600), afterwards="ask"
    )
    why = say("lot-sold", lot=Named("lot", "lake"), who=Who(2))

    words = spoken("en", say("order-void", order=limit, why=why))

    assert "“Lake: bid up to 600 florins, then ask me”" in words
    assert "Carla took the Lake this round" in words


def test_money_has_a_short_form(tmp_path: Path) -> None:
    paper = speaking(tmp_path, "bid = Bid { $price-short } of { $price }")

    assert paper.speak_text(say("bid", price=Florins(300))) == "Bid 300 of 300 fl."


def test_typed_words_are_quoted_and_phrases_choose_by_what_was_typed(tmp_path: Path) -> None:
    paper = speaking(tmp_path, "echo = { $word } { $word ->\n    [pass] yes\n   *[other] no\n}")

    assert paper.speak_text(say("echo", word="pass"), quoted=str.upper) == "PASS yes"


def test_a_typed_word_cannot_become_a_phrase(tmp_path: Path) -> None:
    paper = speaking(tmp_path, "echo = “{ $word }”\nsecret = hidden")

    assert paper.speak_text(say("echo", word="{ secret }")) == "“{ secret }”"


def test_somebody_who_types_a_novel_is_cut_short(tmp_path: Path) -> None:
    paper = speaking(tmp_path, "echo = “{ $word }”")

    assert paper.speak_text(say("echo", word="x" * 6000)) == f"“{'x' * 999}…”"


# Numbers


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 0, "0"),
        ("en", 3500, "3500"),
        ("en", 12345678, "12,345,678"),
        ("de", 12345, "12.345"),
        ("fr", 12345, f"12{NBSP}345"),
        ("fr", 3500, "3500"),
        ("de", -12, "−12"),
    ],
)
def test_numbers_are_written_by_our_own_rule(language: str, number: int, words: str) -> None:
    assert speak.speaker_for(language).format_number(number) == words


@given(st.sampled_from(speak.LANGUAGES), st.integers(-(10**9), 10**9))
def test_a_number_can_be_read_again_and_needs_no_rare_space(language: str, number: int) -> None:
    assume(number)  # of nothing no number is told
    words = speak.speaker_for(language).speak_text(say("money", amount=number))

    assert "\u202f" not in words
    digits = words.removesuffix("s").removesuffix("florin").removesuffix("Florin")
    assert int("".join(mark for mark in digits if mark.isdigit())) == abs(number)
    assert digits.startswith("−") == (number < 0)


ONE = {"en": {1}, "fr": {0, 1}, "de": {1}}
POINT = {"en": ("point", "points"), "fr": ("point", "points"), "de": ("Punkt", "Punkte")}


@given(st.sampled_from(speak.LANGUAGES), st.integers(1, 10**6))
def test_one_point_is_no_points(language: str, points: int) -> None:
    sold = say("earns-points", who=Who(0), points=points, source=Named("lot", "builder"))
    one, many = POINT[language]
    word = one if points in ONE[language] else many

    assert f" {speak.speaker_for(language).format_number(points)} {word} ".replace(
        NBSP, " "
    ) in spoken(language, sold)


@given(st.sampled_from(["en", "fr"]), st.integers(0, 10**6))
def test_one_florin_is_no_florins(language: str, amount: int) -> None:
    words = speak.speaker_for(language).speak_text(say("money", amount=amount))

    assert words.endswith("florin") == (amount in ONE[language])


@given(st.sampled_from(speak.LANGUAGES), st.integers(0, 60), st.integers(1, 5))
def test_sentences_with_numbers_read_right_for_one(language: str, many: int, few: int) -> None:
    sentences = [
        say("looks", who=Who(0), deck=Named("deck", "bonus"), count=few, price=Florins(300)),
        say("ends-turn", who=Who(0), forgone=many),
        say("sell-only-so-many", most=many),
        say("only-so-many-points", most=many),
        say("no-action-left", actions=few),
        say("undo-only-so-many", most=many),
        say("votes-for", who=Who(0), motion=say("motion-undo", count=few), missing=few),
        say("snooze-only-so-long", days=few),
        say("table-is-full", most=few),
        say("move-princes-sell", points=few),
    ]
    plurals = "points actions moves votes days hours seats cards jours heures coups voix places"
    plurals += " Punkte Aktionen Züge Stimmen Tage Stunden Plätze Bonuskarten cartes"

    for text in sentences:
        words = spoken(language, text)
        assert not any(f" 1 {plural}" in words for plural in plurals.split()), words
        assert "  " not in words
        assert words == words.strip()


# Languages


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("fr_CA", "fr"),
        ("FR", "fr"),
        ("en-GB", "en"),
        ("pl", "en"),
        ("", "en"),
    ],
)
def test_a_language_nobody_speaks_is_answered_in_english(asked: str, answered: str) -> None:
    assert speak.nearest_language(asked) == speak.speaker_for(asked).language == answered


def test_a_language_is_learnt_once() -> None:
    assert speak.speaker_for("de") is speak.speaker_for("de-CH")


def test_french_double_marks_stay_with_their_word() -> None:
    assert (
        speak.add_french_spaces("fr", "Quoi ? « Oui » !") == f"Quoi{NBSP}? «{NBSP}Oui{NBSP}»{NBSP}!"
    )
    assert speak.add_french_spaces("en", "Why ?") == "Why ?"
    assert speak.add_french_spaces("fr", "un :smile: <t:7:R>") == "un :smile: <t:7:R>"


def test_a_mark_after_a_part_of_a_french_sentence_stays_with_its_word(tmp_path: Path) -> None:
    voice = speaking(tmp_path, 'ends = { $who }{ $n ->\n   *[other] {" "}; fin !\n}\n', "fr")

    assert voice.speak_text(say("ends", who="Émilie", n=1)) == f"Émilie{NBSP}; fin{NBSP}!"


# What has no words


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (say("nobody-says-this"), "there is no such phrase"),
        (say("wins", who=Who(0), price=Florins(1)), "lot"),
        (say("wins", who=Who(9), lot=Named("lot", "lake"), price=Florins(1)), "who"),
        (say("wins", who=Who(0), lot=Named("lot", "sea"), price=Florins(1)), "lot-sea"),
        (say("wins", who=Who(0), lot="lake", price=Florins(1)), "no form"),
    ],
    ids=lambda part: part.key if isinstance(part, Text) else "",
)
def test_what_cannot_be_said_raises(text: Text, problem: str) -> None:
    with pytest.raises(speak.MissingPhrase, match=problem):
        speak.speaker_for("en").speak_text(text, NAMES)


def test_nobody_is_called_by_a_seat_number() -> None:
    with pytest.raises(speak.MissingPhrase, match="called"):
        speak.speaker_for("en").speak_text(say("is-back", who=Who(0)))


def test_a_phrase_that_is_no_fluent_is_refused_when_it_is_read(tmp_path: Path) -> None:
    with pytest.raises(speak.MissingPhrase, match="half"):
        speaking(tmp_path, "half = { $open\n")


def test_a_form_that_a_phrase_lacks_raises(tmp_path: Path) -> None:
    with pytest.raises(speak.MissingPhrase, match="no form 'loud'"):
        speaking(tmp_path, "plain = plain").speak_text(say("plain"), form="loud")


# Buttons


def test_a_button_takes_the_short_way_if_there_is_one(tmp_path: Path) -> None:
    paper = speaking(tmp_path, "go = Go to the market square\n    .button = Go\nstay = Stay")

    assert paper.button_text(say("go")) == "Go"
    assert paper.button_text(say("stay")) == "Stay"


def test_a_button_is_never_longer_than_discord_allows(tmp_path: Path) -> None:
    label = speaking(tmp_path, "echo = { $word }").button_text(say("echo", word="ab " * 50))

    assert len(label) <= 80
    assert label.endswith("…")


# Speed


@pytest.mark.parametrize("language", speak.LANGUAGES)
def test_a_sentence_takes_a_tenth_of_a_millisecond_at_most(language: str) -> None:
    voice: speak.Speaker = speak.speaker_for(language)
    bonus = (Named("bonus", "lakes"), Named("bonus", "forests"))
    facts: dict[str, Fact] = {"value": 15, "florins": Florins(100), "points": 7, "bonus": bonus}
    work = say("works", who=Who(1), card=Named("profession", "poet"), **facts)

    seconds = min(timeit.repeat(lambda: voice.speak_text(work, NAMES), number=50, repeat=10)) / 50

    assert seconds < 100e-6
