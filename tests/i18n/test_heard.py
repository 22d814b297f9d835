"""What is heard at a table: whole games, in three languages, by everybody who sits there.

The phrases are read elsewhere as they are written; here they are judged as they are spoken, with
names that begin with vowels, with numbers that are 0, and with lists that are empty.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import catalogue
from bot.i18n.speak import LANGUAGES, PHRASES
from tests.golden.recipes import FOLDER
from tests.golden.test_golden import sheet_of
from tests.i18n.test_terms import LISTS, Terms, banned, terms
from tests.tools import heard_laws, phrase_files
from tests.tools.heard import GameReader, ReadingKind, ReadText

ALL = sorted(FOLDER.glob("*/*.game"))
# Of each kind one: both expansions, alone, bricks; each in each language in the long suite.
SOME = (
    ("princes/both-two", "en"),
    ("princes/both-two", "de"),
    ("princes/both-wild", "de"),
    ("princes/solo-won", "fr"),
    ("firenze/two-builders", "fr"),
    ("firenze/sabotage", "de"),
)


def _of(game: str) -> list[Terms]:
    pages = [page for page in LISTS if page.parent.name in ("phrases", game)]
    return [terms(page.read_text("utf-8")) for page in pages]


def second_words(heard: ReadText, language: str, lists: list[Terms]) -> Iterator[str]:
    for of in lists:
        for word in of.never[language]:
            if banned(word).search(heard.words):
                yield f"“{word}” is another word for a term"


def _absent_options(key: str, seats: int) -> set[str]:
    """The options of a game that tables of this size don't have."""
    game = catalogue.current_game(key)
    every = {option.name for size in game.seats for option in game.options(size)}
    return every - {option.name for option in game.options(seats)}


def slips(file: Path, language: str, often: int) -> list[str]:
    game, sheet = sheet_of(file)
    entries, lists = [line.entry for line in sheet.lines], _of(game.key)
    absent = _absent_options(game.key, sheet.opening.seats)
    found: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for heard in GameReader(game, sheet.opening, language, often).read_game(entries):
        wrongs = [law(heard, language) for law in heard_laws.LAWS]
        wrongs += heard_laws.options_out_of_place(heard, language, absent)
        for wrong in filter(None, [*wrongs, *second_words(heard, language, lists)]):
            found[wrong] += 1
            examples.setdefault(wrong, f"line {heard.line}, {heard.kind}: {heard.words}")
    return [f"{wrong} ({many}): {examples[wrong]}" for wrong, many in found.items()]


@pytest.mark.parametrize(("name", "language"), SOME)
def test_what_is_heard_of_some_games_is_said_well(name: str, language: str) -> None:
    assert slips(FOLDER / f"{name}.game", language, often=1) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ALL, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_is_heard_of_any_golden_game_is_said_well(file: Path, language: str) -> None:
    assert slips(file, language, often=2) == []


@pytest.mark.parametrize(
    ("law", "language", "kind", "words"),
    [
        (heard_laws.elided, "fr", ReadingKind.STORY, "Le pion de Ömer revient."),
        (heard_laws.elided, "fr", ReadingKind.STORY, "On attend que Anaïs joue."),
        (heard_laws.says_zero, "en", ReadingKind.HAND, "You have 0 florins."),
        (heard_laws.says_zero, "de", ReadingKind.BOARD, "Runde 12 · 0 Karten im Stapel"),
        (heard_laws.says_zero, "fr", ReadingKind.MENU, "Prix : 0\u202fflorin"),
        (heard_laws.says_zero, "de", ReadingKind.BOARD, "Türme: nichts."),
        (heard_laws.says_zero, "de", ReadingKind.BUTTON, "Für 0 Fl. errichten"),
        (heard_laws.says_a_code, "fr", ReadingKind.BOARD, "Pendule : none"),
        (heard_laws.says_a_code, "de", ReadingKind.BOARD, "Uhr: fast"),
        (heard_laws.says_a_code, "en", ReadingKind.PANEL, "asked-princes-bidding"),
        (heard_laws.says_a_code, "en", ReadingKind.PANEL, "{ $who } bids"),
        (heard_laws.shapes_an_alt_text, "en", ReadingKind.ALT, "**Park** on d1"),
        (heard_laws.shapes_an_alt_text, "en", ReadingKind.ALT, "Poet (3 → 6)"),
        (heard_laws.shapes_an_alt_text, "en", ReadingKind.ALT, "*our version* of ~~this~~"),
        (heard_laws.has_a_sign_that_is_drawn, "en", ReadingKind.BOARD, "▶ Ömer: pass"),
        (heard_laws.is_a_sign_alone, "en", ReadingKind.BUTTON, "◄"),
        (heard_laws.is_cut, "en", ReadingKind.MENU, f"{'x' * 99}…"),
        (heard_laws.is_cut, "en", ReadingKind.MENU, f"{'x' * 78}…"),
        (heard_laws.is_cut, "en", ReadingKind.ALT, f"{'x' * 1023}…"),
        (heard_laws.is_cut, "en", ReadingKind.ALT, "x" * 1025),
        (heard_laws.is_cut, "en", ReadingKind.MENU, "x" * 101),
        (heard_laws.is_cut, "en", ReadingKind.HAND, f"{'x' * 1999}…"),
        (heard_laws.is_cut, "en", ReadingKind.BOARD, "…\nÖmer passes."),
        (heard_laws.is_long, "en", ReadingKind.BUTTON, "x" * 39),
        (heard_laws.is_long, "fr", ReadingKind.BUTTON, "Enchérir seulement, puis me demander tout"),
        (
            heard_laws.breaks_before_a_mark,
            "fr",
            ReadingKind.STORY,
            "contre Anaïs ; O’Neil a passé.",
        ),
        (heard_laws.breaks_before_a_mark, "fr", ReadingKind.PANEL, "« Oui\u00a0»"),
        (heard_laws.has_a_stray_star, "en", ReadingKind.BOARD, "White: 3 for 1*, 4 for 2*."),
        (heard_laws.is_a_long_sentence, "en", ReadingKind.PANEL, f"This {'goes on and ' * 10}on."),
        (heard_laws.is_a_wall, "en", ReadingKind.HELP, "A short sentence stands here. " * 13),
        (
            heard_laws.names_nobody,
            "en",
            ReadingKind.HELP,
            "Whoever bids, whoever pays, whoever wins.",
        ),
        (
            heard_laws.names_nobody,
            "fr",
            ReadingKind.HELP,
            "Qui passe sort. Qui paie prend ; qui gagne rit.",
        ),
        (
            heard_laws.names_nobody,
            "de",
            ReadingKind.HELP,
            "Wer passt, geht. Wer zahlt, nimmt; wer siegt, lacht.",
        ),
        (heard_laws.is_no_call, "en", ReadingKind.PROMPT, "Ömer bids 300 florins, or passes."),
        (heard_laws.is_no_call, "en", ReadingKind.STORY, "Ömer: bid 300 florins, or pass."),
    ],
)
def test_every_law_bites(law: heard_laws.Law, language: str, kind: ReadingKind, words: str) -> None:
    assert law(ReadText(1, kind, words), language)


@pytest.mark.parametrize(
    ("language", "kind", "words"),
    [
        ("fr", ReadingKind.STORY, "Le pion d’Ömer revient, celui de LeoTheGreat reste."),
        ("de", ReadingKind.BOARD, "Émilie, 0 Punkte · 10 Karten"),
        ("en", ReadingKind.HAND, "You have 200 florins, 1000 florins and no florins."),
        ("en", ReadingKind.BUTTON, "Build…"),
        ("en", ReadingKind.BOARD, "… Earlier: **/game log**\nÖmer passes."),
        ("en", ReadingKind.PROMPT, "Ömer, Anaïs and O’Neil: choose a card."),
        ("en", ReadingKind.PANEL, "None of the bell-makers can be recruited."),
        ("en", ReadingKind.PANEL, "**\\*** here · *our version of it; the printed one may differ*"),
        ("fr", ReadingKind.HELP, "Le joueur qui passe sort\u00a0; qui attend-on\u00a0? :smile:"),
        ("de", ReadingKind.HELP, "Wer ist dran? Auf wen warten wir, und wer spielt noch?"),
    ],
)
def test_what_is_said_well_is_let_be(language: str, kind: ReadingKind, words: str) -> None:
    assert not [law for law in heard_laws.LAWS if law(ReadText(1, kind, words), language)]


def test_another_word_for_a_term_is_found_in_what_is_heard() -> None:
    heard = ReadText(1, ReadingKind.STORY, "Ömer lays out a Forest.")

    assert [*second_words(heard, "en", _of("princes"))] == ["“lays out” is another word for a term"]


def test_an_option_of_other_tables_is_found() -> None:
    heard = ReadText(0, ReadingKind.BOARD, "Clock: none\nFreedoms: 5 – With two players: …")
    absent = _absent_options("princes", 5)

    assert "freedoms" in absent - _absent_options("princes", 2)
    assert [*heard_laws.options_out_of_place(heard, "en", absent)] == ["the option “Freedoms”"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_has_a_word_of_its_button(language: str) -> None:
    found = phrase_files.read_phrases(PHRASES / language).found
    games = [catalogue.current_game(key) for key in catalogue.GAMES]

    for game in games:
        verbs = [f"{game.key}-{verb}" for verb in game.vocabulary.kinds]
        assert [*heard_laws.renamed_moves(found, verbs)] == []


def test_a_command_with_another_word_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("move-a-out = Stay out\ncommand-a-out = withdraw\n")

    found = phrase_files.read_phrases(tmp_path).found
    assert [*heard_laws.renamed_moves(found, ["a-out"])] == ["a-out: withdraw"]
